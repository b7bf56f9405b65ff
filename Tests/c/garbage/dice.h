// Numbers as chance would throw them, the same on every run; or as a fuzzer's bytes say.
#ifndef DICE_H
#define DICE_H

#include <gesturecore.h>

typedef struct dice {
  uint64_t state;
  /// A fuzzer's bytes, which are thrown instead; null: chance does.
  const uint8_t *bytes, *end;
} dice;

/// Dice of a seed; equal seeds throw the same.
dice dice_seeded(uint64_t seed);

/// Dice that throw what the bytes say; they are not copied.
dice dice_fed(const uint8_t *bytes, size_t count);

/// Whether a fuzzer's bytes are used up: all that is thrown from then on is 1, or 0 where there is no 1.
bool dice_are_empty(const dice *d);

/// 0 to `sides` - 1.
uint32_t dice_roll(dice *d, uint32_t sides);

/// True once in `n`.
bool dice_once_in(dice *d, uint32_t n);

/// Mostly a place on a screen of 400 by 400, at times far off, seldom no number at all.
double dice_place(dice *d);

/// Mostly a number from 0 to `usual`; at times negative, huge, tiny or no number.
double dice_number(dice *d, double usual);

/// Mostly a value below `usual`; at times any 32 bits.
uint32_t dice_choice(dice *d, uint32_t usual);

/// Mostly up to `usual` nanoseconds; at times any 64 bits.
uint64_t dice_duration(dice *d, uint64_t usual);

/// The place of two such numbers.
gcore_point dice_point(dice *d);

#endif
