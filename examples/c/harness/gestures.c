// Makes and configures gestures of every kind: the keys of a line are read into the kind's definition.
#include "harness.h"
#include <stdio.h>
#include <string.h>

static const char *const space_modes[] = {"latched", "live"};
static const char *const devices[] = {"touch", "mouse", "pen", "indirect"};
static const char *const buttons[] = {"primary", "secondary", "middle", "back", "forward"};
static const char *const extras[] = {"ignore", "cancel", "join"};
static const char *const axes[] = {"free", "x", "y"};
static const char *const directions[] = {"", "left", "right", "up", "down"};
static const char *const wheels[] = {"both", "precise", "wheel"};
static const char *const priorities[] = {"normal", "high", "simultaneous"};
static const char *const masks[] = {"all", "gesture", "subviews", "none"};

static bool is(const cJSON *key, const char *name) { return !strcmp(key->string, name); }

static void read_options(trace *t, gcore_gesture_options *o, const cJSON *key) {
  if (is(key, "space")) {
    const char *space = key->valuestring;
    o->space = !strcmp(space, "local")    ? GCORE_SPACE_LOCAL
               : !strcmp(space, "global") ? GCORE_SPACE_GLOBAL
                                          : gcore_region_named(t->session, space).bits;
  }
  if (is(key, "space_mode")) o->space_mode = (uint32_t)value_word(key, space_modes, 2);
  if (is(key, "devices")) o->devices = value_words(key, devices, 4);
  if (is(key, "buttons")) o->buttons = value_words(key, buttons, 5);
  if (is(key, "extra_contacts")) o->extra_contacts = (uint32_t)value_word(key, extras, 3);
  if (is(key, "enabled")) o->enabled = cJSON_IsTrue(key);
  if (is(key, "notify")) o->notify = cJSON_IsTrue(key);
}

static void read_contacts(const cJSON *key, uint32_t *least, uint32_t *most) {
  if (!is(key, "contacts")) return;
  const cJSON *low = cJSON_IsArray(key) ? cJSON_GetArrayItem(key, 0) : key;
  const cJSON *high = cJSON_IsArray(key) ? cJSON_GetArrayItem(key, 1) : key;
  *least = (uint32_t)value_number(low);
  *most = cJSON_IsNull(high) ? GCORE_CONTACTS_UNLIMITED : (uint32_t)value_number(high);
}

static void read_tap(gcore_tap_def *d, const cJSON *key) {
  if (is(key, "count")) d->count = (uint32_t)value_number(key);
  if (is(key, "contacts")) d->contacts = (uint32_t)value_number(key);
  if (is(key, "max_distance")) d->max_distance = value_number(key);
  if (is(key, "max_separation")) d->max_separation = value_number(key);
  if (is(key, "max_duration")) d->max_duration_ns = value_ns(key);
  if (is(key, "max_interval")) d->max_interval_ns = value_ns(key);
}

static void read_click(gcore_click_def *d, const cJSON *key) {
  if (is(key, "outset")) d->outset = value_number(key);
}

static void read_long_press(gcore_long_press_def *d, const cJSON *key) {
  if (is(key, "contacts")) d->contacts = (uint32_t)value_number(key);
  if (is(key, "min_duration")) d->min_duration_ns = value_ns(key);
  if (is(key, "max_distance")) d->max_distance = value_number(key);
  if (is(key, "continuous")) d->continuous = cJSON_IsTrue(key);
}

static void read_drag(gcore_drag_def *d, const cJSON *key) {
  read_contacts(key, &d->min_contacts, &d->max_contacts);
  if (is(key, "min_distance")) d->min_distance = value_number(key);
  if (is(key, "axis")) d->axis = (uint32_t)value_word(key, axes, 3);
  if (is(key, "angle_gate")) d->angle_gate = value_angle(key);
  if (is(key, "threshold")) d->consume = !strcmp(key->valuestring, "consume");
}

static void read_swipe(gcore_swipe_def *d, const cJSON *key) {
  if (is(key, "directions")) d->directions = value_words(key, directions, 5);
  if (is(key, "min_velocity")) d->min_velocity = value_number(key);
  if (is(key, "min_distance")) d->min_distance = value_number(key);
  if (is(key, "max_duration")) d->max_duration_ns = value_ns(key);
  if (is(key, "contacts")) d->contacts = (uint32_t)value_number(key);
  if (is(key, "fires")) d->fires_at_lift = !strcmp(key->valuestring, "lift");
}

static void read_magnify(gcore_magnify_def *d, const cJSON *key) {
  read_contacts(key, &d->min_contacts, &d->max_contacts);
  if (is(key, "contacts") && cJSON_IsNumber(key)) d->min_contacts = d->max_contacts = (uint32_t)value_number(key);
  if (is(key, "min_scale_delta")) d->min_scale_delta = value_number(key);
}

static void read_rotate(gcore_rotate_def *d, const cJSON *key) {
  read_contacts(key, &d->min_contacts, &d->max_contacts);
  if (is(key, "min_angle_delta")) d->min_angle_delta = value_angle(key);
}

static void read_transform(gcore_transform_def *d, const cJSON *key) {
  read_contacts(key, &d->min_contacts, &d->max_contacts);
  if (is(key, "min_distance")) d->min_distance = value_number(key);
  if (is(key, "min_scale_delta")) d->min_scale_delta = value_number(key);
  if (is(key, "min_angle_delta")) d->min_angle_delta = value_angle(key);
}

static void read_scroll(gcore_scroll_def *d, const cJSON *key) {
  if (is(key, "axis")) d->axis = (uint32_t)value_word(key, axes, 3);
  if (is(key, "wheel")) d->wheel = (uint32_t)value_word(key, wheels, 3);
}

static void read_hover(gcore_hover_def *d, const cJSON *key) { (void)d, (void)key; }
static void read_contact(gcore_contact_def *d, const cJSON *key) { (void)d, (void)key; }

// Makes a gesture of a kind from a line, or changes the one that `gesture` names.
#define KIND(kind)                                                                                            \
  static gcore_result use_##kind(trace *t, const cJSON *line, const char *name, gcore_gesture_id *gesture) {  \
    gcore_##kind##_def def = gcore_##kind##_def_default();                                                    \
    if (!name) gcore_##kind##_get(t->session, *gesture, &def);                                                \
    for (const cJSON *key = line->child; key; key = key->next) {                                              \
      read_options(t, &def.options, key);                                                                     \
      read_##kind(&def, key);                                                                                 \
    }                                                                                                         \
    def.name = name;                                                                                          \
    return name ? gcore_##kind##_make(t->session, &def, gesture)                                              \
                : gcore_##kind##_configure(t->session, *gesture, &def);                                       \
  }
KIND(tap)
KIND(click)
KIND(long_press)
KIND(drag)
KIND(swipe)
KIND(magnify)
KIND(rotate)
KIND(transform)
KIND(hover)
KIND(scroll)
KIND(contact)

static void read_composite(trace *t, gcore_composite_def *d, const cJSON *line) {
  for (const cJSON *key = line->child; key; key = key->next) {
    read_options(t, &d->options, key);
    if (is(key, "max_gap")) d->max_gap_ns = value_ns(key);
    if (is(key, "lift_completes")) d->lift_completes = cJSON_IsTrue(key);
  }
}

static gcore_result make_composite(trace *t, const cJSON *line, const char *name, gcore_gesture_kind kind) {
  gcore_composite_def def = gcore_composite_def_default(kind);
  read_composite(t, &def, line);
  def.name = name;
  gcore_gesture_id members[64], made;
  size_t count = 0;
  const cJSON *list = cJSON_GetObjectItem(line, "members");
  for (const cJSON *member = list ? list->child : NULL; member && count < 64; member = member->next) {
    if (!strcmp(member->valuestring, name)) return GCORE_ERROR_CYCLE;  // It has no id yet that could be given.
    members[count++] = gcore_gesture_named(t->session, member->valuestring);
  }
  return gcore_composite_make(t->session, &def, members, count, &made);
}

typedef gcore_result (*use)(trace *, const cJSON *, const char *, gcore_gesture_id *);
static const struct {
  const char *name;
  gcore_gesture_kind kind;
  use use;
} kinds[] = {
    {"tap", GCORE_GESTURE_TAP, use_tap},
    {"click", GCORE_GESTURE_CLICK, use_click},
    {"long_press", GCORE_GESTURE_LONG_PRESS, use_long_press},
    {"drag", GCORE_GESTURE_DRAG, use_drag},
    {"swipe", GCORE_GESTURE_SWIPE, use_swipe},
    {"magnify", GCORE_GESTURE_MAGNIFY, use_magnify},
    {"rotate", GCORE_GESTURE_ROTATE, use_rotate},
    {"transform", GCORE_GESTURE_TRANSFORM, use_transform},
    {"hover", GCORE_GESTURE_HOVER, use_hover},
    {"scroll", GCORE_GESTURE_SCROLL, use_scroll},
    {"contact", GCORE_GESTURE_CONTACT, use_contact},
    {"sequence", GCORE_GESTURE_SEQUENCE, NULL},
    {"simultaneous", GCORE_GESTURE_SIMULTANEOUS, NULL},
    {"exclusive", GCORE_GESTURE_EXCLUSIVE, NULL},
    {"race", GCORE_GESTURE_RACE, NULL},
};

gcore_result gesture_make(trace *t, const cJSON *line) {
  const char *name = cJSON_GetObjectItem(line, "gesture")->valuestring;
  const cJSON *kind = cJSON_GetObjectItem(line, "kind");
  gcore_gesture_id made;
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    if (strcmp(kind->valuestring, kinds[i].name)) continue;
    return kinds[i].use ? kinds[i].use(t, line, name, &made) : make_composite(t, line, name, kinds[i].kind);
  }
  snprintf(t->not_built, sizeof t->not_built, "%s", kind->valuestring);
  return GCORE_OK;
}

gcore_result gesture_configure(trace *t, const cJSON *line) {
  gcore_gesture_id gesture = gcore_gesture_named(t->session, cJSON_GetObjectItem(line, "configure")->valuestring);
  const cJSON *priority = cJSON_GetObjectItem(line, "priority"), *mask = cJSON_GetObjectItem(line, "mask");
  gcore_gesture_kind kind = gcore_gesture_kind_of(t->session, gesture);
  gcore_result result = GCORE_OK;
  if (priority) {
    result = gcore_gesture_set_priority(t->session, gesture, (gcore_priority)value_word(priority, priorities, 3));
  }
  if (mask && !result) result = gcore_gesture_set_mask(t->session, gesture, (gcore_mask)value_word(mask, masks, 4));
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds && !result; i++) {
    if (kinds[i].kind != kind) continue;
    if (kinds[i].use) return kinds[i].use(t, line, NULL, &gesture);
    gcore_composite_def def = gcore_composite_def_default(kind);
    gcore_composite_get(t->session, gesture, &def);
    read_composite(t, &def, line);
    def.name = NULL;
    return gcore_composite_configure(t->session, gesture, &def);
  }
  return result;
}
