// Numbers, words and arrays of a trace line.
#include "harness.h"
#include <math.h>
#include <string.h>

static const double degree = 3.14159265358979323846 / 180;

double value_number(const cJSON *item) {
  if (cJSON_IsBool(item)) return cJSON_IsTrue(item);
  if (cJSON_IsNumber(item)) return item->valuedouble;
  if (!cJSON_IsString(item)) return NAN;
  if (!strcmp(item->valuestring, "inf")) return INFINITY;
  return strcmp(item->valuestring, "-inf") ? NAN : -INFINITY;
}

double value_angle(const cJSON *item) {
  const cJSON *rad = cJSON_GetObjectItem(item, "rad");
  return rad ? value_number(rad) : value_number(item) * degree;
}

gcore_point value_point(const cJSON *item) {
  return (gcore_point){value_number(cJSON_GetArrayItem(item, 0)), value_number(cJSON_GetArrayItem(item, 1))};
}

gcore_vec4 value_vec4(const cJSON *item, int *count) {
  double numbers[4] = {0};
  int n = 0;
  if (cJSON_IsArray(item)) {
    for (const cJSON *part = item->child; part && n < 4; part = part->next) numbers[n++] = value_number(part);
  } else {
    numbers[n++] = value_number(item);
  }
  if (count) *count = n;
  return (gcore_vec4){numbers[0], numbers[1], numbers[2], numbers[3]};
}

uint64_t value_ns(const cJSON *item) {
  return cJSON_IsNull(item) ? GCORE_NEVER : (uint64_t)llround(value_number(item) * 1e9);
}

int value_word(const cJSON *item, const char *const *words, int count) {
  for (int i = 0; i < count; i++) {
    if (cJSON_IsString(item) && !strcmp(item->valuestring, words[i])) return i;
  }
  return -1;
}

uint32_t value_words(const cJSON *item, const char *const *words, int count) {
  uint32_t bits = 0;
  for (const cJSON *part = item ? item->child : NULL; part; part = part->next) {
    int word = value_word(part, words, count);
    if (word >= 0) bits |= 1u << word;
  }
  return bits;
}

static double number(const cJSON *object, const char *key, double rest) {
  const cJSON *item = cJSON_GetObjectItem(object, key);
  return item ? value_number(item) : rest;
}

static void bounds(const cJSON *item, gcore_animation *animation) {
  if (!item) return;
  animation->has_bounds = 1;
  animation->low = value_vec4(cJSON_GetArrayItem(item, 0), NULL);
  animation->high = value_vec4(cJSON_GetArrayItem(item, 1), NULL);
}

bool value_animation(const cJSON *item, gcore_animation *animation) {
  static const char *const presets[] = {"smooth", "snappy", "bouncy", "interactive"};
  static const char *const eases[] = {"linear", "in", "out", "in_out"};
  memset(animation, 0, sizeof *animation);
  if (!item || cJSON_IsString(item)) return true;  // "none"
  const cJSON *spring = cJSON_GetObjectItem(item, "spring"), *ease = cJSON_GetObjectItem(item, "ease");
  const cJSON *bezier = cJSON_GetObjectItem(item, "bezier"), *decay = cJSON_GetObjectItem(item, "decay");
  if (cJSON_IsString(spring)) {
    *animation = gcore_animation_preset((gcore_spring_preset)value_word(spring, presets, 4));
  } else if (spring && (cJSON_GetObjectItem(spring, "bounce") || cJSON_GetObjectItem(spring, "duration"))) {
    *animation = gcore_animation_spring_bounce(number(spring, "duration", 0.5), number(spring, "bounce", 0));
  } else if (spring) {
    *animation = gcore_animation_spring(number(spring, "response", 0.5), number(spring, "damping", 0.825));
  } else if (ease) {
    *animation = gcore_animation_ease((gcore_ease_curve)value_word(ease, eases, 4), number(item, "duration", 0.35));
  } else if (bezier) {
    gcore_vec4 p = value_vec4(bezier, NULL);
    *animation = gcore_animation_bezier(p.x, p.y, p.z, p.w, number(item, "duration", 0.35));
  } else if (decay) {
    *animation = gcore_animation_decay(number(decay, "rate", 0.998));
    bounds(cJSON_GetObjectItem(decay, "bounds"), animation);
  } else {
    return false;
  }
  return true;
}
