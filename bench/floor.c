// The floor: the least that any gesture engine does with an event. It keeps the samples of each contact in a ring and
// computes, at every event, the velocity between the newest and the oldest one of the last 100 ms.
#include "floor.h"

enum { CONTACTS = 16, SAMPLES = 32 };
static const uint64_t window = 100000000;

typedef struct sample {
  uint64_t time_ns;
  double x, y;
} sample;

static struct {
  sample samples[SAMPLES];
  unsigned oldest, count;
} rings[CONTACTS];

gcore_point floor_feed(uint32_t kind, uint32_t contact, uint64_t time_ns, double x, double y) {
  unsigned index = contact % CONTACTS;
  if (kind == GCORE_INPUT_DOWN) rings[index].oldest = rings[index].count = 0;
  if (rings[index].count == SAMPLES) {
    rings[index].oldest++;
    rings[index].count--;
  }
  rings[index].samples[(rings[index].oldest + rings[index].count++) % SAMPLES] = (sample){time_ns, x, y};
  while (time_ns - rings[index].samples[rings[index].oldest % SAMPLES].time_ns > window) {
    rings[index].oldest++;
    rings[index].count--;
  }
  sample first = rings[index].samples[rings[index].oldest % SAMPLES];
  if (first.time_ns == time_ns) return (gcore_point){0, 0};
  double seconds = (double)(time_ns - first.time_ns) * 1e-9;
  return (gcore_point){(x - first.x) / seconds, (y - first.y) / seconds};
}
