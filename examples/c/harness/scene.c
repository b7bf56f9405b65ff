// Lines that make things.
#include "harness.h"
#include <string.h>

static const char *const shapes[] = {"rect", "ellipse", "rounded_rect", "polygon"};
static const char *const priorities[] = {"normal", "high", "simultaneous"};
static const char *const masks[] = {"all", "gesture", "subviews", "none"};
static const char *const types[] = {"", "scalar", "vec2", "vec4", "int", "bool"};
static const char *const channels[] = {
    "",         "translation", "location", "start",      "velocity", "predicted_end", "predicted_translation",
    "magnification", "rotation", "branch", "recognized", "inside",   "count",         "elapsed",
    "active",   "constant"};
static const char *const operations[] = {"set", "add", "multiply", "toggle", "max", "min"};

static const cJSON *get(const cJSON *line, const char *key) { return cJSON_GetObjectItem(line, key); }
static const char *word(const cJSON *line, const char *key) { return get(line, key)->valuestring; }

static size_t states_of(trace *t, const cJSON *list, gcore_state_id *states, size_t most) {
  size_t count = 0;
  for (const cJSON *item = list ? list->child : NULL; item && count < most; item = item->next) {
    states[count++] = gcore_state_named(t->session, item->valuestring);
  }
  return count;
}

// The keys of a region line, over what the definition has.
static void read_region(gcore_region_def *d, const cJSON *line, gcore_point *points) {
  const cJSON *frame = get(line, "frame"), *transform = get(line, "transform"), *list = get(line, "points");
  if (frame) {
    d->origin = value_point(frame);
    d->size = (gcore_point){value_number(cJSON_GetArrayItem(frame, 2)), value_number(cJSON_GetArrayItem(frame, 3))};
  }
  if (transform) {
    double n[6];
    for (int i = 0; i < 6; i++) n[i] = value_number(cJSON_GetArrayItem(transform, i));
    d->transform = (gcore_affine){n[0], n[1], n[2], n[3], n[4], n[5]};
  }
  for (const cJSON *point = list ? list->child : NULL; point; point = point->next) {
    points[d->point_count++] = value_point(point);
  }
  if (d->point_count) d->points = points;
  if (get(line, "order")) d->order = (int32_t)value_number(get(line, "order"));
  if (get(line, "shape")) d->shape = (uint32_t)value_word(get(line, "shape"), shapes, 4);
  if (get(line, "radius")) d->radius = value_number(get(line, "radius"));
  if (get(line, "hit_outset")) d->hit_outset = value_number(get(line, "hit_outset"));
  if (get(line, "enabled")) d->enabled = cJSON_IsTrue(get(line, "enabled"));
  if (get(line, "opaque")) d->opaque = cJSON_IsTrue(get(line, "opaque"));
  if (get(line, "clips")) d->clips = cJSON_IsTrue(get(line, "clips"));
}

static void use_region(trace *t, const cJSON *line, bool makes) {
  gcore_point points[256];
  gcore_region_def def = gcore_region_def_default();
  gcore_region_id region = {0};
  gcore_result result;
  if (makes) {
    def.name = word(line, "region");
    if (get(line, "parent")) def.parent = gcore_region_named(t->session, word(line, "parent"));
    read_region(&def, line, points);
    result = gcore_region_make(t->session, &def, &region);
  } else {
    region = gcore_region_named(t->session, word(line, "configure_region"));
    gcore_region_get(t->session, region, &def);
    def.points = NULL;
    def.point_count = 0;
    def.name = NULL;
    read_region(&def, line, points);
    result = gcore_region_configure(t->session, region, &def);
  }
  if (!result && get(line, "offset")) {
    gcore_state_id states[16];
    size_t count = states_of(t, get(line, "offset"), states, 16);
    result = gcore_region_set_offset(t->session, region, states, count);
  }
  outcome_note(t, result);
}

static void attach(trace *t, const cJSON *line) {
  const cJSON *priority = get(line, "priority"), *mask = get(line, "mask");
  outcome_note(t, gcore_gesture_attach(t->session, gcore_gesture_named(t->session, word(line, "attach")),
                                       gcore_region_named(t->session, word(line, "region")),
                                       priority ? (gcore_priority)value_word(priority, priorities, 3) : 0,
                                       mask ? (gcore_mask)value_word(mask, masks, 4) : 0));
}

static void relate(trace *t, const cJSON *line) {
  static const char *const names[] = {"", "waits_for", "runs_with", "prevents"};
  for (int i = 1; i < 4; i++) {
    if (!get(line, names[i])) continue;
    outcome_note(t, gcore_gesture_relate(t->session, gcore_gesture_named(t->session, word(line, "relate")),
                                         (gcore_relation)i, gcore_gesture_named(t->session, word(line, names[i]))));
  }
}

static void make_state(trace *t, const cJSON *line) {
  gcore_state_def def = gcore_state_def_default((gcore_state_type)value_word(get(line, "type"), types, 6));
  gcore_state_id state, parts[16];
  def.name = word(line, "state");
  if (get(line, "initial")) def.initial = value_vec4(get(line, "initial"), NULL);
  if (get(line, "sum")) {
    size_t count = states_of(t, get(line, "sum"), parts, 16);
    outcome_note(t, gcore_state_make_sum(t->session, &def, parts, count, &state));
  } else {
    outcome_note(t, gcore_state_make(t->session, &def, &state));
  }
}

static void bind(trace *t, const cJSON *line) {
  const cJSON *transient = get(line, "transient"), *channel = transient ? transient : get(line, "commit");
  gcore_binding_def def = gcore_binding_def_default(transient ? GCORE_BINDING_TRANSIENT : GCORE_BINDING_COMMIT,
                                                    (gcore_channel)value_word(channel, channels, 16));
  gcore_vec4 snap[64];
  def.state = gcore_state_named(t->session, word(line, "bind"));
  def.gesture = gcore_gesture_named(t->session, word(line, "gesture"));
  if (get(line, "op")) def.operation = (uint32_t)value_word(get(line, "op"), operations, 6);
  if (get(line, "value")) def.constant = value_vec4(get(line, "value"), NULL);
  if (get(line, "scale")) def.scale = value_number(get(line, "scale"));
  value_animation(get(line, "reset"), &def.reset);
  const cJSON *clamp = get(line, "clamp"), *band = get(line, "rubber_band"), *points = get(line, "snap");
  if (clamp) {
    def.clamps = 1;
    def.low = value_vec4(cJSON_GetArrayItem(clamp, 0), NULL);
    def.high = value_vec4(cJSON_GetArrayItem(clamp, 1), NULL);
  }
  if (band) {
    def.rubber_band_limit = value_number(get(band, "limit"));
    if (get(band, "coefficient")) def.rubber_band_coefficient = value_number(get(band, "coefficient"));
  }
  for (const cJSON *point = points ? points->child : NULL; point && def.snap_count < 64; point = point->next) {
    snap[def.snap_count++] = value_vec4(point, NULL);
  }
  if (def.snap_count) def.snap = snap;
  outcome_note(t, gcore_state_bind(t->session, &def));
}

static void follow(trace *t, const cJSON *line) {
  gcore_follower_def def = gcore_follower_def_default();
  gcore_follower_id follower;
  def.name = word(line, "follow");
  def.state = gcore_state_named(t->session, word(line, "state"));
  value_animation(get(line, "animation"), &def.animation);
  outcome_note(t, gcore_follower_make(t->session, &def, &follower));
}

bool scene_line(trace *t, const cJSON *line) {
  if (get(line, "configure_region")) {
    use_region(t, line, false);
  } else if (get(line, "attach")) {
    attach(t, line);
  } else if (get(line, "bind")) {
    bind(t, line);
  } else if (get(line, "follow")) {
    follow(t, line);
  } else if (get(line, "relate")) {
    relate(t, line);
  } else if (get(line, "region")) {
    use_region(t, line, true);
  } else if (get(line, "gesture") && get(line, "kind")) {
    outcome_note(t, gesture_make(t, line));
  } else if (get(line, "state")) {
    make_state(t, line);
  } else if (get(line, "configure")) {
    outcome_note(t, gesture_configure(t, line));
  } else {
    return false;
  }
  return true;
}
