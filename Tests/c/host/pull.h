/// A recognizer for tests: a pull to the right. It is possible until its contact went 20 points, then recognized, and
/// says how far; the lift ends it. What is said by its user pointer may be changed.
#ifndef PULL_H
#define PULL_H

#include "gesturecore.h"

typedef struct pull_options {
  /// Written before each call; null: nothing is written.
  const char *name;
  /// Begin at the press, without a claim.
  bool presses;
  /// Answer ended where it would begin.
  bool discrete;
  /// How many are made and not yet destroyed.
  int alive;
} pull_options;

/// The functions, which are handed `options` as their user pointer.
gcore_recognizer pull_recognizer(pull_options *options);
/// Makes a pull. Stops the program where it is refused.
gcore_gesture_id pull_make(gcore_session *session, const char *name, pull_options *options);

#endif
