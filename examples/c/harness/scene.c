// Lines that make regions, states, bindings and followers, attach and relate.
#include "harness.h"
#include <string.h>

static const char *word(const cJSON *line, const char *key) { return value_of(line, key)->valuestring; }

// Calls nothing where the line says what cannot be said in C.
#define CALL(t, call) ((t)->unfit ? GCORE_ERROR_INVALID_ARGUMENT : (call))

static gcore_state_type type_of(trace *t, const char *state) {
  const name *known = names_find(t, STATE, state);
  return known ? (gcore_state_type)known->type : GCORE_STATE_NONE;
}

static size_t states_of(trace *t, const cJSON *list, gcore_state_id states[64]) {
  uint64_t ids[64];
  size_t count = names_ids(t, STATE, list, ids, 64);
  for (size_t i = 0; i < count; i++) states[i].bits = ids[i];
  return count;
}

// The keys of a region line, over what the definition has; whether there are any.
static bool read_region(gcore_region_def *d, const cJSON *line, gcore_point *points) {
  bool any = false;
  for (const cJSON *key = line->child; key; key = key->next) {
    const char *name = key->string;
    double n[6] = {0};
    int count = 0;
    for (const cJSON *part = cJSON_IsArray(key) ? key->child : NULL; part && count < 6; part = part->next) {
      n[count++] = value_number(part);
    }
    bool is_known = true;
    if (!strcmp(name, "frame")) {
      d->origin = (gcore_point){n[0], n[1]};
      d->size = (gcore_point){n[2], n[3]};
    } else if (!strcmp(name, "transform")) {
      d->transform = (gcore_affine){n[0], n[1], n[2], n[3], n[4], n[5]};
    } else if (!strcmp(name, "points")) {
      for (const cJSON *point = key->child; point; point = point->next) points[d->point_count++] = value_point(point);
      d->points = points;
    } else if (!strcmp(name, "order")) {
      d->order = (int32_t)value_whole(key);
    } else if (!strcmp(name, "shape")) {
      d->shape = value_word(key, &shape_words);
    } else if (!strcmp(name, "radius")) {
      d->radius = value_number(key);
    } else if (!strcmp(name, "hit_outset")) {
      d->hit_outset = value_number(key);
    } else if (!strcmp(name, "enabled")) {
      d->enabled = cJSON_IsTrue(key);
    } else if (!strcmp(name, "opaque")) {
      d->opaque = cJSON_IsTrue(key);
    } else if (!strcmp(name, "clips")) {
      d->clips = cJSON_IsTrue(key);
    } else {
      is_known = false;
    }
    any = any || is_known;
  }
  return any;
}

static void use_region(trace *t, const cJSON *line, bool makes) {
  const char *text = word(line, makes ? "region" : "configure_region");
  gcore_point points[256];
  gcore_region_def def = gcore_region_def_default();
  gcore_region_id region = {0};
  gcore_state_id states[64];
  const cJSON *offset = value_of(line, "offset");
  size_t count = states_of(t, offset, states);
  gcore_result result;
  if (makes) {
    if (value_of(line, "parent")) def.parent.bits = names_id(t, REGION, word(line, "parent"));
    read_region(&def, line, points);
    def.name = text;
    result = CALL(t, gcore_region_make(t->session, &def, &region));
    if (!result) names_note(t, REGION, text, region.bits, 0);
  } else {
    region.bits = names_id(t, REGION, text);
    result = CALL(t, gcore_region_get(t->session, region, &def));
    def.name = NULL;
    if (!result && read_region(&def, line, points)) result = gcore_region_configure(t->session, region, &def);
  }
  if (!result && offset) result = gcore_region_set_offset(t->session, region, states, count);
  outcome_note(t, result);
}

static void attach(trace *t, const cJSON *line) {
  const cJSON *priority = value_of(line, "priority"), *mask = value_of(line, "mask");
  gcore_gesture_id gesture = {names_id(t, GESTURE, word(line, "attach"))};
  gcore_region_id region = {names_id(t, REGION, word(line, "region"))};
  gcore_priority before = priority ? (gcore_priority)value_word(priority, &priority_words) : GCORE_PRIORITY_NORMAL;
  gcore_mask lets = mask ? (gcore_mask)value_word(mask, &mask_words) : GCORE_MASK_ALL;
  outcome_note(t, CALL(t, gcore_gesture_attach(t->session, gesture, region, before, lets)));
}

static void relate(trace *t, const cJSON *line) {
  for (int i = 1; i < relation_words.count; i++) {
    if (!value_of(line, relation_words.names[i])) continue;
    gcore_gesture_id gesture = {names_id(t, GESTURE, word(line, "relate"))};
    gcore_gesture_id other = {names_id(t, GESTURE, word(line, relation_words.names[i]))};
    outcome_note(t, CALL(t, gcore_gesture_relate(t->session, gesture, (gcore_relation)i, other)));
  }
}

static void make_state(trace *t, const cJSON *line) {
  gcore_state_type type = (gcore_state_type)value_word(value_of(line, "type"), &type_words);
  gcore_state_def def = gcore_state_def_default(type);
  gcore_state_id state = {0}, parts[64];
  const cJSON *sum = value_of(line, "sum"), *initial = value_of(line, "initial");
  size_t count = states_of(t, sum, parts);
  def.name = word(line, "state");
  if (initial) def.initial = value_cell(t, initial, type);
  gcore_result result = CALL(t, sum ? gcore_state_make_sum(t->session, &def, parts, count, &state)
                                    : gcore_state_make(t->session, &def, &state));
  outcome_note(t, result);
  if (!result) names_note(t, STATE, def.name, state.bits, (int)type)->is_sum = sum != NULL;
}

static void bind(trace *t, const cJSON *line) {
  const cJSON *transient = value_of(line, "transient"), *channel = transient ? transient : value_of(line, "commit");
  const cJSON *clamp = value_of(line, "clamp"), *band = value_of(line, "rubber_band"), *snaps = value_of(line, "snap");
  gcore_binding_def def = gcore_binding_def_default(transient ? GCORE_BINDING_TRANSIENT : GCORE_BINDING_COMMIT,
                                                    (gcore_channel)value_word(channel, &channel_words));
  gcore_state_type type = type_of(t, word(line, "bind"));
  gcore_vec4 snap[64];
  def.state.bits = names_id(t, STATE, word(line, "bind"));
  def.gesture.bits = names_id(t, GESTURE, word(line, "gesture"));
  if (value_of(line, "op")) def.operation = value_word(value_of(line, "op"), &operation_words);
  if (value_of(line, "value")) def.constant = value_cell(t, value_of(line, "value"), type);
  if (value_of(line, "scale")) def.scale = value_number(value_of(line, "scale"));
  def.reset = value_animation(t, value_of(line, "reset"), type);
  if (clamp) {
    def.clamps = 1;
    def.low = value_cell(t, clamp->child, type);
    def.high = value_cell(t, clamp->child->next, type);
  }
  if (band) def.rubber_band_limit = value_number(value_of(band, "limit"));
  if (value_of(band, "coefficient")) def.rubber_band_coefficient = value_number(value_of(band, "coefficient"));
  for (const cJSON *point = snaps ? snaps->child : NULL; point; point = point->next) {
    snap[def.snap_count++] = value_cell(t, point, type);
  }
  if (def.snap_count) def.snap = snap;
  gcore_result result = CALL(t, gcore_state_bind(t->session, &def));
  outcome_note(t, result);
  if (!result && transient) names_find(t, STATE, word(line, "bind"))->holds = true;
}

static void follow(trace *t, const cJSON *line) {
  gcore_follower_def def = gcore_follower_def_default();
  gcore_follower_id follower = {0};
  gcore_state_type type = type_of(t, word(line, "state"));
  def.name = word(line, "follow");
  def.state.bits = names_id(t, STATE, word(line, "state"));
  def.animation = value_animation(t, value_of(line, "animation"), type);
  gcore_result result = CALL(t, gcore_follower_make(t->session, &def, &follower));
  outcome_note(t, result);
  if (!result) names_note(t, FOLLOWER, def.name, follower.bits, (int)type);
}

void scene_line(trace *t, const cJSON *line, const char *word) {
  if (!strcmp(word, "region")) use_region(t, line, true);
  if (!strcmp(word, "configure_region")) use_region(t, line, false);
  if (!strcmp(word, "attach")) attach(t, line);
  if (!strcmp(word, "relate")) relate(t, line);
  if (!strcmp(word, "state")) make_state(t, line);
  if (!strcmp(word, "bind")) bind(t, line);
  if (!strcmp(word, "follow")) follow(t, line);
}
