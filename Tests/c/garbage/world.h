// One session and its twin, made and driven by chance.
#ifndef WORLD_H
#define WORLD_H

#include <stdbool.h>

/// Makes, drives and judges the world of a seed; says what is wrong with it on standard error. True: nothing is.
bool world_run(unsigned long seed);

#endif
