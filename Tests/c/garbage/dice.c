#include "dice.h"

#include <float.h>
#include <math.h>

/// The next number of `width` bytes.
static uint64_t fed(dice *d, int width) {
  if (dice_are_empty(d)) return 1;
  uint64_t number = 0;
  for (int i = 0; i < width && d->bytes < d->end; i++) number |= (uint64_t)*d->bytes++ << (8 * i);
  return number;
}

static uint64_t next(dice *d) {
  if (d->bytes) return fed(d, 8);
  // xorshift64*: S. Vigna, "An experimental exploration of Marsaglia's xorshift generators, scrambled" (2016).
  d->state ^= d->state >> 12;
  d->state ^= d->state << 25;
  d->state ^= d->state >> 27;
  return d->state * 2685821657736338717u;
}

dice dice_seeded(uint64_t seed) {
  dice d = {.state = seed * 0x9e3779b97f4a7c15u + 1};
  if (d.state == 0) d.state = 1;
  return d;
}

dice dice_fed(const uint8_t *bytes, size_t count) { return (dice){.bytes = bytes, .end = bytes + count}; }

bool dice_are_empty(const dice *d) { return d->bytes && d->bytes == d->end; }

uint32_t dice_roll(dice *d, uint32_t sides) {
  if (d->bytes) return (uint32_t)fed(d, sides <= 1 << 8 ? 1 : sides <= 1 << 16 ? 2 : 4) % sides;
  return (uint32_t)(next(d) >> 33) % sides;
}

bool dice_once_in(dice *d, uint32_t n) { return dice_roll(d, n) == 0; }

static double odd(dice *d) {
  static const double numbers[] = {0, -0.0, -1, 1e-300, DBL_MIN / 4, 1e6, 1e9, -1e9, 1e15, 1e154, 1e308, -1e308, NAN,
                                   INFINITY, -INFINITY};
  return numbers[dice_roll(d, sizeof numbers / sizeof *numbers)];
}

double dice_place(dice *d) { return dice_once_in(d, 60) ? odd(d) : dice_roll(d, 4000) / 10.0; }

double dice_number(dice *d, double usual) { return dice_once_in(d, 12) ? odd(d) : usual * dice_roll(d, 101) / 100; }

uint32_t dice_choice(dice *d, uint32_t usual) {
  if (!dice_once_in(d, 25)) return dice_roll(d, usual);
  return dice_once_in(d, 2) ? (uint32_t)next(d) : dice_roll(d, usual + 3);
}

uint64_t dice_duration(dice *d, uint64_t usual) {
  if (!dice_once_in(d, 30)) return usual == UINT64_MAX ? next(d) : next(d) % (usual + 1);
  return dice_once_in(d, 2) ? next(d) : (uint64_t)INT64_MAX - dice_roll(d, 3);
}

gcore_point dice_point(dice *d) {
  gcore_point point;
  point.x = dice_place(d);
  point.y = dice_place(d);
  return point;
}
