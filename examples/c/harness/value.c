// Numbers, words and lists of a line that is one of the format.
#include "harness.h"
#include <math.h>
#include <string.h>

static const double degree = 3.14159265358979323846 / 180;

const cJSON *value_of(const cJSON *object, const char *key) { return cJSON_GetObjectItemCaseSensitive(object, key); }

double value_number(const cJSON *item) {
  if (cJSON_IsBool(item)) return cJSON_IsTrue(item);
  if (cJSON_IsNumber(item)) return item->valuedouble;
  if (!cJSON_IsString(item) || !strcmp(item->valuestring, "nan")) return NAN;
  return strcmp(item->valuestring, "-inf") ? INFINITY : -INFINITY;
}

double value_angle(const cJSON *item) {
  const cJSON *rad = value_of(item, "rad");
  return rad ? value_number(rad) : value_number(item) * degree;
}

// A whole number of 32 bits. One below zero is far out of range in C, where the library has to refuse it.
uint32_t value_whole(const cJSON *item) { return (uint32_t)(int32_t)item->valuedouble; }

gcore_point value_point(const cJSON *item) {
  return (gcore_point){value_number(item->child), value_number(item->child->next)};
}

// The first four numbers; answers how many there are.
int value_numbers(const cJSON *item, double numbers[4]) {
  int n = 0;
  if (!cJSON_IsArray(item)) numbers[n++] = value_number(item);
  for (const cJSON *part = cJSON_IsArray(item) ? item->child : NULL; part; part = part->next, n++) {
    if (n < 4) numbers[n] = value_number(part);
  }
  return n;
}

// A flag is for a bool, a number for a scalar or an int, a list for a vector of as many.
gcore_vec4 value_cell(trace *t, const cJSON *item, gcore_state_type type) {
  static const int sizes[] = {-1, 1, 2, 4, 1, 1};
  double n[4] = {0};
  int size = value_numbers(item, n);
  bool is_vector = type == GCORE_STATE_VEC2 || type == GCORE_STATE_VEC4, is_flag = type == GCORE_STATE_BOOL;
  if (size != sizes[type] || cJSON_IsArray(item) != is_vector || cJSON_IsBool(item) != is_flag) t->unfit = true;
  return (gcore_vec4){n[0], n[1], n[2], n[3]};
}

// A length of time. None that is negative or beyond 64 bits can be said in C.
uint64_t value_ns(trace *t, const cJSON *item) {
  if (cJSON_IsNull(item)) return GCORE_NEVER;
  double nanoseconds = round(value_number(item) * 1e9);
  if (nanoseconds >= 0 && nanoseconds < 0x1p64) return (uint64_t)nanoseconds;
  t->unfit = true;
  return 0;
}

uint32_t value_word(const cJSON *item, const words *words) { return (uint32_t)words_find(words, item->valuestring); }

// A set of words, a bit for each.
uint32_t value_words(const cJSON *item, const words *words) {
  uint32_t bits = 0;
  for (const cJSON *part = item->child; part; part = part->next) bits |= 1u << value_word(part, words);
  return bits;
}

static double number(const cJSON *object, const char *key, double rest) {
  const cJSON *item = value_of(object, key);
  return item ? value_number(item) : rest;
}

gcore_animation value_animation(trace *t, const cJSON *item, gcore_state_type type) {
  gcore_animation none = {0};
  const cJSON *spring = value_of(item, "spring"), *ease = value_of(item, "ease"), *decay = value_of(item, "decay");
  const cJSON *bezier = value_of(item, "bezier");
  if (cJSON_IsString(spring)) return gcore_animation_preset((gcore_spring_preset)value_word(spring, &preset_words));
  if (spring && (value_of(spring, "bounce") || value_of(spring, "duration"))) {
    return gcore_animation_spring_bounce(number(spring, "duration", 0.5), number(spring, "bounce", 0));
  }
  if (spring) return gcore_animation_spring(number(spring, "response", 0.5), number(spring, "damping", 0.825));
  if (ease) {
    return gcore_animation_ease((gcore_ease_curve)value_word(ease, &ease_words), number(item, "duration", 0.35));
  }
  if (bezier) {
    double p[4] = {0};
    value_numbers(bezier, p);
    return gcore_animation_bezier(p[0], p[1], p[2], p[3], number(item, "duration", 0.35));
  }
  if (!decay) return none;
  gcore_animation animation = gcore_animation_decay(number(decay, "rate", 0.998));
  const cJSON *bounds = value_of(decay, "bounds");
  if (bounds) {
    animation.has_bounds = 1;
    animation.low = value_cell(t, bounds->child, type);
    animation.high = value_cell(t, bounds->child->next, type);
  }
  return animation;
}
