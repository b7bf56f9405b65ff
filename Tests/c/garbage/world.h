// One session and its twin, made and driven by chance.
#ifndef WORLD_H
#define WORLD_H

#include "dice.h"

/// Makes, drives and judges the world that the dice throw; says what is wrong with it, by its name, on standard error.
/// True: nothing is.
bool world_run(dice d, const char *name);

/// The folder into which the library records each world, as NAME.jsonl; null for none. A recording that ends because the
/// queue was full in the middle of a moment has no hash at its end.
extern const char *world_recordings;

#endif
