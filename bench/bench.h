// What the files of the benchmark share.
#ifndef BENCH_H
#define BENCH_H

#include "gesturecore.h"

// One touch stream, all of it in memory before anything is measured.
typedef struct stream {
  gcore_input *inputs;
  size_t count;
  // For each input whether it is the first of a cycle: no contact is down before it.
  bool *first;
} stream;

// A session and what the benchmark does to it between cycles.
typedef struct scene {
  gcore_session *session;
  // Committed; set to zero between cycles. {0}: none.
  gcore_state_id position;
} scene;

// Prints what failed and exits.
_Noreturn void fail(const char *what, const gcore_session *session);
// Exits unless `result` is GCORE_OK.
void must(gcore_result result, const char *what, gcore_session *session);

// Feeds `count` inputs in batches of 16 and polls all that is said; the one function whose instructions are counted.
// Answers how many events were said.
size_t measured(gcore_session *session, const gcore_input *inputs, size_t count);

// The scene of the budget: root > panel > card, with taps, a held drag, a pinch and a drag of the panel.
scene reference_scene(void);
// One region with one drag.
scene drag_scene(void);
// `count` regions of 10x10 in a grid, each with a drag.
scene grid_scene(uint32_t count);
// Makes `regions` regions, and `gestures` gestures of the kinds of the reference scene on the last of them.
void fill(gcore_session *session, uint32_t regions, uint32_t gestures);
// The middle of region `index` of a grid.
gcore_point grid_place(uint32_t index);

// How often memory was asked for, since the program started.
extern size_t allocation_count;

#endif
