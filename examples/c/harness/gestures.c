// Makes and configures gestures of every kind: the keys of a line are read into the kind's definition.
#include "harness.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool is(const cJSON *key, const char *name) { return !strcmp(key->string, name); }

static void read_options(trace *t, gcore_gesture_options *o, const cJSON *key) {
  if (is(key, "space")) {
    const char *space = key->valuestring;
    o->space = !strcmp(space, "local")    ? GCORE_SPACE_LOCAL
               : !strcmp(space, "global") ? GCORE_SPACE_GLOBAL
                                          : names_id(t, REGION, space);
  }
  if (is(key, "space_mode")) o->space_mode = value_word(key, &space_mode_words);
  if (is(key, "devices")) o->devices = value_words(key, &device_words);
  if (is(key, "buttons")) o->buttons = value_words(key, &button_words);
  if (is(key, "extra_contacts")) o->extra_contacts = value_word(key, &extra_words);
  if (is(key, "enabled")) o->enabled = cJSON_IsTrue(key);
  if (is(key, "notify")) o->notify = cJSON_IsTrue(key);
}

static void read_contacts(const cJSON *key, uint32_t *least, uint32_t *most) {
  if (!is(key, "contacts")) return;
  const cJSON *low = cJSON_IsArray(key) ? key->child : key, *high = cJSON_IsArray(key) ? low->next : key;
  *least = value_whole(low);
  *most = cJSON_IsNull(high) ? GCORE_CONTACTS_UNLIMITED : value_whole(high);
}

// Of a gesture that takes one number of contacts and no range.
static void read_one_count(trace *t, const cJSON *key, uint32_t *count) {
  uint32_t most = *count;
  read_contacts(key, count, &most);
  if (most != *count) t->unfit = true;
}

static void read_tap(trace *t, gcore_tap_def *d, const cJSON *key) {
  read_one_count(t, key, &d->contacts);
  if (is(key, "count")) d->count = value_whole(key);
  if (is(key, "max_distance")) d->max_distance = value_number(key);
  if (is(key, "max_separation")) d->max_separation = value_number(key);
  if (is(key, "max_duration")) d->max_duration_ns = value_ns(t, key);
  if (is(key, "max_interval")) d->max_interval_ns = value_ns(t, key);
}

static void read_click(trace *t, gcore_click_def *d, const cJSON *key) {
  (void)t;
  if (is(key, "outset")) d->outset = value_number(key);
}

static void read_long_press(trace *t, gcore_long_press_def *d, const cJSON *key) {
  read_one_count(t, key, &d->contacts);
  if (is(key, "min_duration")) d->min_duration_ns = value_ns(t, key);
  if (is(key, "max_distance")) d->max_distance = value_number(key);
  if (is(key, "continuous")) d->continuous = cJSON_IsTrue(key);
}

static void read_drag(trace *t, gcore_drag_def *d, const cJSON *key) {
  (void)t;
  read_contacts(key, &d->min_contacts, &d->max_contacts);
  if (is(key, "min_distance")) d->min_distance = value_number(key);
  if (is(key, "axis")) d->axis = value_word(key, &axis_words);
  if (is(key, "angle_gate")) d->angle_gate = value_angle(key);
  if (is(key, "threshold")) d->consume = value_word(key, &threshold_words);
}

static void read_swipe(trace *t, gcore_swipe_def *d, const cJSON *key) {
  read_one_count(t, key, &d->contacts);
  if (is(key, "directions")) d->directions = value_words(key, &direction_words);
  if (is(key, "min_velocity")) d->min_velocity = value_number(key);
  if (is(key, "min_distance")) d->min_distance = value_number(key);
  if (is(key, "max_duration")) d->max_duration_ns = value_ns(t, key);
  if (is(key, "fires")) d->fires_at_lift = value_word(key, &fires_words);
}

static void read_magnify(trace *t, gcore_magnify_def *d, const cJSON *key) {
  (void)t;
  read_contacts(key, &d->min_contacts, &d->max_contacts);
  if (is(key, "min_scale_delta")) d->min_scale_delta = value_number(key);
}

static void read_rotate(trace *t, gcore_rotate_def *d, const cJSON *key) {
  (void)t;
  read_contacts(key, &d->min_contacts, &d->max_contacts);
  if (is(key, "min_angle_delta")) d->min_angle_delta = value_angle(key);
}

static void read_transform(trace *t, gcore_transform_def *d, const cJSON *key) {
  (void)t;
  read_contacts(key, &d->min_contacts, &d->max_contacts);
  if (is(key, "min_distance")) d->min_distance = value_number(key);
  if (is(key, "min_scale_delta")) d->min_scale_delta = value_number(key);
  if (is(key, "min_angle_delta")) d->min_angle_delta = value_angle(key);
}

static void read_scroll(trace *t, gcore_scroll_def *d, const cJSON *key) {
  (void)t;
  if (is(key, "axis")) d->axis = value_word(key, &axis_words);
  if (is(key, "wheel")) d->wheel = value_word(key, &wheel_words);
}

static void read_hover(trace *t, gcore_hover_def *d, const cJSON *key) { (void)t, (void)d, (void)key; }
static void read_contact(trace *t, gcore_contact_def *d, const cJSON *key) { (void)t, (void)d, (void)key; }

static void read_composite(trace *t, gcore_composite_def *d, const cJSON *key) {
  if (is(key, "max_gap")) d->max_gap_ns = value_ns(t, key);
  if (is(key, "lift_completes")) d->lift_completes = cJSON_IsTrue(key);
}

// Reads the keys of a line over a definition.
#define READ(kind)                                             \
  for (const cJSON *key = line->child; key; key = key->next) { \
    read_options(t, &def.options, key);                        \
    read_##kind(t, &def, key);                                 \
  }

// Makes a gesture of a kind from a line, or changes the one that `gesture` names where there is no `name`.
#define KIND(kind)                                                                                           \
  static gcore_result use_##kind(trace *t, const cJSON *line, const char *name, gcore_gesture_id *gesture) { \
    gcore_##kind##_def def = gcore_##kind##_def_default();                                                   \
    gcore_result result = name ? GCORE_OK : gcore_##kind##_get(t->session, *gesture, &def);                  \
    READ(kind)                                                                                               \
    def.name = name;                                                                                         \
    if (t->unfit) return GCORE_ERROR_INVALID_ARGUMENT;                                                       \
    if (result) return result;                                                                               \
    return name ? gcore_##kind##_make(t->session, &def, gesture)                                             \
                : gcore_##kind##_configure(t->session, *gesture, &def);                                      \
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

static gcore_result make_composite(
    trace *t, const cJSON *line, const char *text, gcore_gesture_kind kind, gcore_gesture_id *gesture) {
  gcore_composite_def def = gcore_composite_def_default(kind);
  uint64_t ids[64];
  gcore_gesture_id members[64];
  READ(composite)
  def.name = text;
  for (const cJSON *member = value_of(line, "members")->child; member; member = member->next) {
    // It has no id yet that could be given.
    if (!strcmp(member->valuestring, text) && !names_find(t, GESTURE, text)) return GCORE_ERROR_CYCLE;
  }
  size_t count = names_ids(t, GESTURE, value_of(line, "members"), ids, 64);
  for (size_t i = 0; i < count; i++) members[i].bits = ids[i];
  if (t->unfit) return GCORE_ERROR_INVALID_ARGUMENT;
  return gcore_composite_make(t->session, &def, members, count, gesture);
}

static gcore_result configure_composite(
    trace *t, const cJSON *line, gcore_gesture_kind kind, gcore_gesture_id gesture) {
  gcore_composite_def def = gcore_composite_def_default(kind);
  gcore_result result = gcore_composite_get(t->session, gesture, &def);
  READ(composite)
  def.name = NULL;
  if (t->unfit) return GCORE_ERROR_INVALID_ARGUMENT;
  return result ? result : gcore_composite_configure(t->session, gesture, &def);
}

static const struct {
  gcore_gesture_kind kind;
  gcore_result (*use)(trace *, const cJSON *, const char *, gcore_gesture_id *);  // Null of composites.
} kinds[] = {
    {GCORE_GESTURE_TAP, use_tap},
    {GCORE_GESTURE_CLICK, use_click},
    {GCORE_GESTURE_LONG_PRESS, use_long_press},
    {GCORE_GESTURE_DRAG, use_drag},
    {GCORE_GESTURE_SWIPE, use_swipe},
    {GCORE_GESTURE_MAGNIFY, use_magnify},
    {GCORE_GESTURE_ROTATE, use_rotate},
    {GCORE_GESTURE_TRANSFORM, use_transform},
    {GCORE_GESTURE_HOVER, use_hover},
    {GCORE_GESTURE_SCROLL, use_scroll},
    {GCORE_GESTURE_CONTACT, use_contact},
    {GCORE_GESTURE_SEQUENCE, NULL},
    {GCORE_GESTURE_SIMULTANEOUS, NULL},
    {GCORE_GESTURE_EXCLUSIVE, NULL},
    {GCORE_GESTURE_RACE, NULL},
};
enum { KIND_COUNT = sizeof kinds / sizeof *kinds };

gcore_gesture_kind gesture_kind(const char *name) {
  for (int i = 0; i < KIND_COUNT; i++) {
    if (!strcmp(gcore_gesture_kind_name(kinds[i].kind), name)) return kinds[i].kind;
  }
  return GCORE_GESTURE_NONE;
}

void gesture_make(trace *t, const cJSON *line) {
  const char *kind = value_of(line, "kind")->valuestring;
  gcore_gesture_id made = {0};
  int i = 0;
  while (i < KIND_COUNT && kinds[i].kind != gesture_kind(kind)) i++;
  if (i == KIND_COUNT) {
    snprintf(t->not_built, sizeof t->not_built, "%s:%d: not built: %s", t->file, t->line, kind);
    return;
  }
  const char *text = value_of(line, "gesture")->valuestring;
  gcore_result result = kinds[i].use ? kinds[i].use(t, line, text, &made)
                                     : make_composite(t, line, text, kinds[i].kind, &made);
  outcome_note(t, result);
  if (result) return;
  const cJSON *list = value_of(line, "members");
  uint64_t *members = list ? malloc(sizeof *members * 64) : NULL;
  if (list && !members) abort();
  size_t count = list ? names_ids(t, GESTURE, list, members, 64) : 0;
  name *name = names_note(t, GESTURE, text, made.bits, (int)kinds[i].kind);
  name->members = members;
  name->member_count = (int)count;
}

// Whether a line says more of a gesture than its attachment.
static bool changes_definition(const cJSON *line) {
  static const char *const names[] = {"t", "source", "configure", "priority", "mask"};
  static const words others = {5, names};
  for (const cJSON *key = line->child; key; key = key->next) {
    if (words_find(&others, key->string) < 0) return true;
  }
  return false;
}

void gesture_configure(trace *t, const cJSON *line) {
  const char *text = value_of(line, "configure")->valuestring;
  const name *known = names_find(t, GESTURE, text);
  gcore_gesture_id gesture = {names_id(t, GESTURE, text)};
  const cJSON *priority = value_of(line, "priority"), *mask = value_of(line, "mask");
  gcore_result result = known ? GCORE_OK : GCORE_ERROR_INVALID_ARGUMENT;
  for (int i = 0; i < KIND_COUNT && known && changes_definition(line); i++) {
    if ((int)kinds[i].kind != known->type) continue;
    result = kinds[i].use ? kinds[i].use(t, line, NULL, &gesture)
                          : configure_composite(t, line, kinds[i].kind, gesture);
  }
  if (priority && !result) {
    result = gcore_gesture_set_priority(t->session, gesture, (gcore_priority)value_word(priority, &priority_words));
  }
  if (mask && !result) result = gcore_gesture_set_mask(t->session, gesture, (gcore_mask)value_word(mask, &mask_words));
  outcome_note(t, result);
}
