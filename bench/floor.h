// The floor that the library's cost is held against; a shared object of its own, as the library is.
#ifndef FLOOR_H
#define FLOOR_H

#include "gesturecore.h"

// Takes in one event and answers the contact's velocity, in points per second.
gcore_point floor_feed(uint32_t kind, uint32_t contact, uint64_t time_ns, double x, double y);

#endif
