// What stands behind a key: each key wants a value of one shape.
#include "harness.h"
#include <string.h>

// Answers what is wanted where `item` is not that, or null. `text` is the line, for numbers that are read exactly.
typedef const char *(*fit)(const cJSON *item, const char *text);
struct shape {
  const char *key;
  fit fit;
  const words *words;  // Of a word, or of each word in a list.
};

static const char *string(const cJSON *i, const char *text) {
  (void)text;
  return cJSON_IsString(i) ? NULL : "a string";
}
static const char *flag(const cJSON *i, const char *text) {
  (void)text;
  return cJSON_IsBool(i) ? NULL : "true or false";
}
static const char *yes(const cJSON *i, const char *text) {
  (void)text;
  return cJSON_IsTrue(i) ? NULL : "true";
}
static const char *number(const cJSON *i, const char *text) {
  (void)text;
  const char *const names[] = {"nan", "inf", "-inf"};
  const words others = {3, names};
  if (cJSON_IsNumber(i) || (cJSON_IsString(i) && words_find(&others, i->valuestring) >= 0)) return NULL;
  return "a number";
}
static const char *whole(const cJSON *i, const char *text) {
  (void)text;
  double n = cJSON_IsNumber(i) ? i->valuedouble : 0.5;
  return n >= INT32_MIN && n <= INT32_MAX && n == (double)(int32_t)n ? NULL : "a whole number of 32 bits";
}
static const char *count(const cJSON *i, const char *text) {
  uint64_t id;
  return cJSON_IsNumber(i) && text_id(text, i->string, &id) ? NULL : "a whole number of 64 bits, not below zero";
}
static const char *seconds(const cJSON *i, const char *text) {
  uint64_t time;
  return cJSON_IsNumber(i) && text_seconds(text, i->string, &time) ? NULL : "a time of at most nine fractional digits";
}
static const char *moment(const cJSON *i, const char *text) { return cJSON_IsNull(i) ? NULL : seconds(i, text); }
static const char *limit(const cJSON *i, const char *text) { return cJSON_IsNull(i) ? NULL : number(i, text); }

// A list of `least` to `most` values, each of which fits.
static const char *list(const cJSON *i, const char *text, fit fit, int least, int most, const char *wanted) {
  int size = cJSON_IsArray(i) ? cJSON_GetArraySize(i) : -1;
  if (size < least || size > most) return wanted;
  for (const cJSON *part = i->child; part; part = part->next) {
    if (fit(part, text)) return wanted;
  }
  return NULL;
}
static const char *strings(const cJSON *i, const char *text) { return list(i, text, string, 0, 64, "a list of names"); }
static const char *point(const cJSON *i, const char *text) { return list(i, text, number, 2, 2, "2 numbers"); }
static const char *four(const cJSON *i, const char *text) { return list(i, text, number, 4, 4, "4 numbers"); }
static const char *six(const cJSON *i, const char *text) { return list(i, text, number, 6, 6, "6 numbers"); }
static const char *points(const cJSON *i, const char *text) { return list(i, text, point, 0, 256, "a list of points"); }
static const char *cell(const cJSON *i, const char *text) {
  if (cJSON_IsBool(i) || !number(i, text)) return NULL;
  return list(i, text, number, 0, 64, "a number, a flag or a list of numbers");
}
static const char *cells(const cJSON *i, const char *text) { return list(i, text, cell, 0, 64, "a list of values"); }
static const char *range(const cJSON *i, const char *text) { return list(i, text, cell, 2, 2, "[least, greatest]"); }

static const char *contacts(const cJSON *i, const char *text) {
  if (!cJSON_IsArray(i)) return whole(i, text);
  const cJSON *greatest = cJSON_GetArrayItem(i, 1);
  bool is_pair = cJSON_GetArraySize(i) == 2 && !whole(i->child, text);
  if (is_pair && (cJSON_IsNull(greatest) || !whole(greatest, text))) return NULL;
  return "a whole number or [least, greatest]";
}

// An object that has no keys but these, each of which fits its shape.
static const char *object(const cJSON *i, const char *text, const shape *keys, int key_count, const char *wanted) {
  if (!cJSON_IsObject(i)) return wanted;
  for (const cJSON *part = i->child; part; part = part->next) {
    int k = 0;
    while (k < key_count && strcmp(keys[k].key, part->string)) k++;
    if (k == key_count || shape_misfit(&keys[k], part, text)) return wanted;
  }
  return NULL;
}
static const char *angle(const cJSON *i, const char *text) {
  static const shape keys[] = {{"rad", number, NULL}};
  if (!number(i, text)) return NULL;
  return value_of(i, "rad") ? object(i, text, keys, 1, "degrees or {\"rad\": x}") : "degrees or {\"rad\": x}";
}
static const char *velocity(const cJSON *i, const char *text) {
  return cJSON_IsArray(i) ? point(i, text) : angle(i, text);
}
static const char *bit(const cJSON *i, const char *text) {
  return cJSON_IsNumber(i) && (i->valuedouble == 0 || i->valuedouble == 1) ? NULL : flag(i, text);
}
static const char *band(const cJSON *i, const char *text) {
  static const shape keys[] = {{"limit", number, NULL}, {"coefficient", number, NULL}};
  return value_of(i, "limit") ? object(i, text, keys, 2, "a limit and a coefficient") : "a limit";
}
static const char *sizes(const cJSON *i, const char *text) {
  static const shape keys[] = {{"regions", whole, NULL},  {"gestures", whole, NULL}, {"contacts", whole, NULL},
                               {"events", whole, NULL},   {"states", whole, NULL},   {"followers", whole, NULL},
                               {"bindings", whole, NULL}, {"relations", whole, NULL}};
  return object(i, text, keys, 8, "whole numbers of what a session holds");
}
static const char *scales(const cJSON *i, const char *text) {
  static const shape keys[] = {
      {"touch", number, NULL}, {"mouse", number, NULL}, {"pen", number, NULL}, {"indirect", number, NULL}};
  return object(i, text, keys, 4, "numbers by device");
}
static const char *snapshot(const cJSON *i, const char *text) {
  for (const cJSON *part = cJSON_IsObject(i) ? i->child : NULL; part; part = part->next) {
    if (cell(part, text)) return "an object of states and values";
  }
  return cJSON_IsObject(i) ? NULL : "an object of states and values";
}
static const char *spring(const cJSON *i, const char *text) {
  static const shape keys[] = {
      {"response", number, NULL}, {"damping", number, NULL}, {"duration", number, NULL}, {"bounce", number, NULL}};
  if (cJSON_IsString(i)) return words_find(&preset_words, i->valuestring) < 0 ? "a spring" : NULL;
  bool is_physical = value_of(i, "response") || value_of(i, "damping");
  if (is_physical && (value_of(i, "duration") || value_of(i, "bounce"))) return "response and damping, or the others";
  return object(i, text, keys, 4, "a spring");
}
static const char *decay(const cJSON *i, const char *text) {
  static const shape keys[] = {{"rate", number, NULL}, {"bounds", range, NULL}};
  return object(i, text, keys, 2, "a rate and bounds");
}
static const char *animation(const cJSON *i, const char *text) {
  static const shape keys[] = {{"spring", spring, NULL}, {"ease", NULL, &ease_words},  {"bezier", four, NULL},
                               {"decay", decay, NULL},   {"duration", number, NULL}};
  const char *wanted = "an animation";
  if (cJSON_IsString(i)) return strcmp(i->valuestring, "none") ? wanted : NULL;
  int laws = !!value_of(i, "spring") + !!value_of(i, "ease") + !!value_of(i, "bezier") + !!value_of(i, "decay");
  bool takes_time = value_of(i, "ease") || value_of(i, "bezier");
  return laws != 1 || (value_of(i, "duration") && !takes_time) ? wanted : object(i, text, keys, 5, wanted);
}

// Those of one kind of line alone, `line.key`, stand before those that are the same in all.
static const shape shapes[] = {
    {"gesturecore_trace.gesturecore_trace", whole, NULL}, {"gesturecore_trace.source", string, NULL},
    {"bind.reset", animation, NULL}, {"gesture.contacts", contacts, NULL}, {"configure.contacts", contacts, NULL},
    {"expect.count", count, NULL}, {"expect_decision.expect_decision", NULL, &decision_words},
    {"expect_deadline.expect_deadline", moment, NULL}, {"expect_error.expect_error", NULL, &result_words},
    {"name", string, NULL}, {"strict", flag, NULL}, {"capacity", sizes, NULL}, {"slop_scale", scales, NULL},
    {"host", strings, NULL}, {"t", seconds, NULL}, {"source", count, NULL}, {"at", point, NULL}, {"down", count, NULL},
    {"move", count, NULL}, {"up", count, NULL}, {"cancel", count, NULL}, {"hover", count, NULL},
    {"scroll", point, NULL}, {"cancel_all", yes, NULL}, {"advance", yes, NULL}, {"reset", yes, NULL},
    {"device", NULL, &device_words}, {"button", NULL, &button_words}, {"pressure", number, NULL}, {"more", flag, NULL},
    {"precise", flag, NULL}, {"scroll_phase", NULL, &scroll_phase_words}, {"set", string, NULL}, {"value", cell, NULL},
    {"restore", snapshot, NULL}, {"remove_region", string, NULL}, {"remove_gesture", string, NULL},
    {"configure", string, NULL}, {"configure_region", string, NULL}, {"region", string, NULL}, {"frame", four, NULL},
    {"parent", string, NULL}, {"order", whole, NULL}, {"shape", NULL, &shape_words}, {"radius", number, NULL},
    {"points", points, NULL}, {"transform", six, NULL}, {"hit_outset", number, NULL}, {"enabled", flag, NULL},
    {"opaque", flag, NULL}, {"clips", flag, NULL}, {"offset", strings, NULL}, {"gesture", string, NULL},
    {"kind", string, NULL}, {"members", strings, NULL}, {"space", string, NULL}, {"notify", flag, NULL},
    {"space_mode", NULL, &space_mode_words}, {"extra_contacts", NULL, &extra_words},
    {"devices", strings, &device_words}, {"buttons", strings, &button_words}, {"directions", strings, &direction_words},
    {"count", whole, NULL},
    {"max_distance", number, NULL}, {"min_distance", number, NULL}, {"max_separation", number, NULL},
    {"outset", number, NULL}, {"min_velocity", number, NULL}, {"min_scale_delta", number, NULL},
    {"min_angle_delta", angle, NULL}, {"angle_gate", angle, NULL}, {"min_duration", number, NULL},
    {"max_duration", limit, NULL}, {"max_interval", number, NULL}, {"max_gap", number, NULL},
    {"axis", NULL, &axis_words}, {"threshold", NULL, &threshold_words}, {"fires", NULL, &fires_words},
    {"continuous", flag, NULL}, {"wheel", NULL, &wheel_words}, {"lift_completes", flag, NULL}, {"attach", string, NULL},
    {"priority", NULL, &priority_words}, {"mask", NULL, &mask_words}, {"relate", string, NULL},
    {"waits_for", string, NULL}, {"runs_with", string, NULL}, {"prevents", string, NULL}, {"state", string, NULL},
    {"type", NULL, &type_words}, {"initial", cell, NULL}, {"sum", strings, NULL}, {"bind", string, NULL},
    {"transient", NULL, &channel_words}, {"commit", NULL, &channel_words}, {"op", NULL, &operation_words},
    {"clamp", range, NULL}, {"rubber_band", band, NULL}, {"snap", cells, NULL}, {"scale", number, NULL},
    {"follow", string, NULL}, {"animation", animation, NULL}, {"expect", string, NULL}, {"expect_state", string, NULL},
    {"expect_follower", string, NULL}, {"expect_phase", string, NULL}, {"phase", NULL, &phase_words},
    {"is", NULL, &phase_words}, {"reason", NULL, &reason_words}, {"because", NULL, &reason_words},
    {"for", string, NULL}, {"by", string, NULL}, {"within", number, NULL}, {"branch", count, NULL},
    {"revision", count, NULL},
    {"contacts", count, NULL}, {"recognized", bit, NULL}, {"inside", bit, NULL}, {"direction", NULL, &direction_words},
    {"matrix", six, NULL}, {"magnification", number, NULL}, {"elapsed", number, NULL}, {"rotation", angle, NULL},
    {"velocity", velocity, NULL}, {"location", point, NULL}, {"start", point, NULL}, {"translation", point, NULL},
    {"predicted_end", point, NULL}, {"predicted_translation", point, NULL}, {"centroid", point, NULL},
    {"delta", point, NULL}, {"total", point, NULL}};

const shape *shape_of(const char *line_word, const char *key) {
  size_t length = strlen(line_word);
  for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
    const char *its = shapes[i].key;
    if (!strncmp(its, line_word, length) && its[length] == '.' && !strcmp(its + length + 1, key)) return &shapes[i];
    if (!strcmp(its, key)) return &shapes[i];
  }
  return NULL;
}

const char *shape_misfit(const shape *shape, const cJSON *item, const char *text) {
  const char *wanted = shape->fit ? shape->fit(item, text) : string(item, text);
  if (wanted || !shape->words) return wanted;
  const cJSON *word = cJSON_IsArray(item) ? item->child : item;
  for (; word; word = cJSON_IsArray(item) ? word->next : NULL) {
    if (words_find(shape->words, word->valuestring) < 0) return "a word of the format";
  }
  return NULL;
}
