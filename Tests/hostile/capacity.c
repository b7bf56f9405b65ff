// A session filled to each of its limits: exactly as much as it was made for, and then a refusal that changes nothing.
#include "attack.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LIMIT = 5, INPUTS = 40 };

static uint64_t made(world *w, const char *function, const char *id) {
  frame f;
  frame_usual(&f, w, function);
  if (frame_call(&f) != 0) exit(2);
  return frame_bits(&f, id);
}

/// A session in which one limit is `most`, with what the makers need: two gestures, a state and a card.
static world *world_of(interface *i, const char *limit, int most) {
  world *w = calloc(1, sizeof *w);
  if (!w) exit(2);
  w->i = i;
  char path[64];
  snprintf(path, sizeof path, "def.%s", limit);
  frame f;
  frame_usual(&f, w, "gcore_session_create");
  frame_set(&f, path, most);
  if (frame_call(&f) != 0) exit(2);
  w->session = (void *)(uintptr_t)frame_bits(&f, "session");
  frame_usual(&f, w, "gcore_region_make");
  frame_set(&f, "def.size.x", 1000);
  frame_set(&f, "def.size.y", 1000);
  if (frame_call(&f) != 0) exit(2);
  w->region = frame_bits(&f, "region");
  w->gesture = made(w, "gcore_drag_make", "gesture");
  w->spare[0] = w->gesture;
  frame_usual(&f, w, "gcore_gesture_attach");
  if (frame_call(&f) != 0) exit(2);
  w->spare[0] = made(w, "gcore_drag_make", "gesture");
  w->states[0] = made(w, "gcore_state_make", "state");
  return w;
}

/// Makes the next thing that counts against the limit.
static int64_t add(world *w, const char *maker, int number) {
  if (strcmp(maker, "gcore_session_feed") == 0) {
    return world_feed(w, "GCORE_INPUT_DOWN", (uint64_t)number, 2000, 2000, (uint64_t)number);
  }
  frame f;
  frame_usual(&f, w, maker);
  // Commits may be many on one state; a transient binding is alone.
  if (strcmp(maker, "gcore_state_bind") == 0) {
    frame_set(&f, "def.mode", (double)interface_constant(w->i, "GCORE_BINDING_COMMIT"));
  }
  return frame_call(&f);
}

static void exhaust(interface *i, const char *limit, const char *maker, int before) {
  world *w = world_of(i, limit, LIMIT);
  for (int n = before; n < LIMIT; n += 1) check(add(w, maker, n) >= 0, maker, limit, "is made up to the limit");
  uint64_t hash = world_hash(w);
  int64_t code = add(w, maker, LIMIT);
  check(code == interface_constant(i, "GCORE_ERROR_CAPACITY"), maker, limit, "one more is refused");
  check(world_hash(w) == hash, maker, limit, "one more changes nothing");
  check(strstr(world_error(w), "5") && strstr(world_error(w), limit), maker, limit, "names the limit and its number");
  world_feed(w, "GCORE_INPUT_CANCEL_ALL", 0, 0, 0, 100);
  world_listen(w);
  w->event_count = 0;
  world_feed(w, "GCORE_INPUT_DOWN", 7, 10, 10, 200);
  world_feed(w, "GCORE_INPUT_MOVE", 7, 60, 10, 300);
  world_feed(w, "GCORE_INPUT_UP", 7, 60, 10, 400);
  world_listen(w);
  check(w->event_count == 2 && w->events[0].x == 50 && w->events[1].x == 50, maker, limit, "a drag goes as ever");
  world_end(w);
}

/// Writes a press, moves and a lift: those from number `first` on.
static void write_inputs(world *w, const structure *s, unsigned char *inputs, size_t first) {
  for (size_t n = first; n < INPUTS; n += 1, inputs += s->size) {
    const char *kind = n == 0 ? "GCORE_INPUT_DOWN" : n + 1 == INPUTS ? "GCORE_INPUT_UP" : "GCORE_INPUT_MOVE";
    size_t at_kind = 0, at_x = 0, at_time = 0;
    structure_usual(s, w, inputs);
    structure_field(s, "kind", &at_kind);
    structure_field(s, "time_ns", &at_time);
    const field *x = structure_field(s, "position.x", &at_x);
    integer_store(4, inputs + at_kind, (uint64_t)interface_constant(w->i, kind));
    integer_store(8, inputs + at_time, n + 1);
    number_store(&x->type, inputs + at_x, (double)(10 * n));
  }
}

/// Feeds one array; where the queue is full it is drained, and the rest is fed. Answers how often it was full.
static int feed_all(world *w) {
  int stops = 0;
  for (size_t fed = 0, taken = 0; fed < INPUTS && stops < INPUTS; fed += taken) {
    frame f;
    frame_usual(&f, w, "gcore_session_feed");
    const structure *s = f.function->parameters[1].type.structure;
    write_inputs(w, s, frame_point(&f, 1, (INPUTS - fed) * s->size), fed);
    frame_set(&f, "count", (double)(INPUTS - fed));
    bool full = frame_call(&f) == interface_constant(w->i, "GCORE_ERROR_CAPACITY");
    taken = frame_bits(&f, "taken");
    check(full == (taken < INPUTS - fed), "gcore_session_feed", "events", "says how many inputs it took");
    stops += full;
    world_listen(w);
  }
  return stops;
}

void capacity_exhaust(interface *i) {
  exhaust(i, "regions", "gcore_region_make", 1);
  exhaust(i, "gestures", "gcore_drag_make", 2);
  exhaust(i, "states", "gcore_state_make", 1);
  exhaust(i, "followers", "gcore_follower_make", 0);
  exhaust(i, "bindings", "gcore_state_bind", 0);
  exhaust(i, "relations", "gcore_gesture_relate", 0);
  exhaust(i, "contacts", "gcore_session_feed", 0);

  world *narrow = world_of(i, "events", LIMIT), *wide = world_of(i, "events", 256);
  check(feed_all(wide) == 0, "gcore_session_feed", "events", "fits the usual queue");
  check(feed_all(narrow) > 0, "gcore_session_feed", "events", "stops where the queue is full");
  check(wide->event_count > LIMIT && world_same(narrow, wide), "gcore_session_feed", "events", "nothing is lost");
  world_end(narrow);
  world_end(wide);
}
