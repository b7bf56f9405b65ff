// Measures the library from outside, as a host in C would use it. usage:
//   bench reference|drag|floor STREAM [EVENTS]   a stream of traces.py; 0 or no EVENTS is all of it
//   bench press|move COUNT                       a contact on one of COUNT regions
//   bench contacts COUNT                         COUNT contacts at once, each on a region of its own, of 100
//   bench size REGIONS GESTURES CONTACTS         bytes of a session with all of its regions and gestures made
//   bench start                                  a session of the default capacity and its first event
// Prints one line of JSON. Instructions are those within `measured`:
// valgrind --tool=callgrind --toggle-collect='measured*'.
#define _POSIX_C_SOURCE 200809L
#include "bench.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "floor.h"

enum { BATCH = 16, ROUNDS = 1000 };

// What has been measured so far.
static struct {
  size_t inputs, events, allocations;
  uint64_t nanoseconds;
} total;

_Noreturn void fail(const char *what, const gcore_session *session) {
  // The sentence is the session's; asking for it changes nothing that a caller could see.
  fprintf(stderr, "bench: %s: %s\n", what, gcore_session_last_error((gcore_session *)session));
  exit(1);
}

void must(gcore_result result, const char *what, gcore_session *session) {
  if (result != GCORE_OK) fail(what, session);
}

__attribute__((noinline)) size_t measured(gcore_session *session, const gcore_input *inputs, size_t count) {
  size_t said = 0, done = 0;
  gcore_event event;
  while (done < count) {
    size_t batch = count - done < BATCH ? count - done : BATCH, taken = 0;
    gcore_session_feed(session, inputs + done, batch, &taken);
    done += taken;
    size_t before = said;
    while (gcore_session_next_event(session, &event)) said++;
    if (taken == 0 && said == before) fail("no input is taken though the queue is empty", session);
  }
  return said;
}

// The same loop for the floor.
__attribute__((noinline)) static double measured_floor(const gcore_input *inputs, size_t count) {
  double sum = 0;
  for (const gcore_input *input = inputs; input < inputs + count; input++) {
    gcore_point velocity =
        floor_feed(input->kind, (uint32_t)input->contact, input->time_ns, input->position.x, input->position.y);
    sum += velocity.x;
  }
  return sum;
}

static uint64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

// Runs and counts. Warnings and refusals are no part of any stream and would make the figures meaningless; a full queue
// is polled and goes on.
static void measure(gcore_session *session, const gcore_input *inputs, size_t count) {
  size_t allocations = allocation_count;
  uint64_t start = now();
  size_t said = measured(session, inputs, count);
  total.nanoseconds += now() - start;
  total.allocations += allocation_count - allocations;
  total.inputs += count;
  total.events += said;
  gcore_result result = gcore_session_last_result(session);
  if (result != GCORE_OK && result != GCORE_ERROR_CAPACITY) fail("gcore_session_feed", session);
}

static void print_total(void) {
  printf("{\"inputs\": %zu, \"events\": %zu, \"allocations\": %zu, \"nanoseconds\": %" PRIu64 "}\n", total.inputs,
         total.events, total.allocations, total.nanoseconds);
}

static gcore_input input_of(gcore_input_kind kind, uint64_t contact, uint64_t time_ns, gcore_point place) {
  return (gcore_input){.kind = kind, .contact = contact, .time_ns = time_ns, .position = place, .pressure = 1};
}

static stream read_stream(const char *path, size_t limit) {
  struct {
    uint64_t time_ns;
    uint32_t kind, contact;
    double x, y;
  } record;
  FILE *file = fopen(path, "rb");
  if (!file) {
    perror(path);
    exit(1);
  }
  stream read = {calloc(1 << 17, sizeof(gcore_input)), 0, calloc(1 << 17, sizeof(bool))};
  if (!read.inputs || !read.first) exit(1);
  while (read.count < 1 << 17 && fread(&record, sizeof record, 1, file) == 1) {
    read.first[read.count] = record.kind >= 256;
    if (limit && read.count >= limit && read.first[read.count]) break;
    if (limit && read.count >= limit && !read.first[0] && record.kind == GCORE_INPUT_DOWN) break;
    read.inputs[read.count++] =
        input_of(record.kind % 256, record.contact, record.time_ns, (gcore_point){record.x, record.y});
  }
  fclose(file);
  return read;
}

static void run_stream(scene scene, stream stream) {
  for (size_t start = 0; start < stream.count;) {
    size_t end = start + 1;
    while (end < stream.count && !stream.first[end]) end++;
    measure(scene.session, stream.inputs + start, end - start);
    if (scene.position.bits)
      must(gcore_state_set_vec2(scene.session, scene.position, (gcore_point){0, 0}), "gcore_state_set_vec2",
           scene.session);
    start = end;
  }
}

static void run_floor(stream stream) {
  uint64_t start = now();
  volatile double sum = measured_floor(stream.inputs, stream.count);
  (void)sum;
  total.nanoseconds = now() - start;
  total.inputs = stream.count;
}

// Feeds without measuring.
static void feed(gcore_session *session, gcore_input input) {
  gcore_event event;
  must(gcore_session_feed(session, &input, 1, NULL), "gcore_session_feed", session);
  while (gcore_session_next_event(session, &event)) continue;
}

// The press of a contact on the last of `count` regions, the one that was made last; each is lifted unmeasured. So is
// the first press, which sorts the new regions into the index of the hit test.
static void run_press(uint32_t count) {
  gcore_session *session = grid_scene(count).session;
  gcore_point place = grid_place(count - 1);
  for (uint64_t round = 0; round <= ROUNDS; round++) {
    gcore_input press = input_of(GCORE_INPUT_DOWN, round, round * 100000000, place);
    if (round == 0) feed(session, press);
    else measure(session, &press, 1);
    feed(session, input_of(GCORE_INPUT_UP, round, press.time_ns + 50000000, place));
  }
}

// `contacts` contacts on `count` regions take turns to move, with their drags under way.
static void run_move(uint32_t count, uint32_t contacts) {
  gcore_session *session = grid_scene(count).session;
  uint64_t time_ns = 0;
  for (uint32_t contact = 0; contact < contacts; contact++) {
    gcore_point place = grid_place(count - 1 - contact);
    feed(session, input_of(GCORE_INPUT_DOWN, contact, time_ns, place));
    place.x += 20;
    feed(session, input_of(GCORE_INPUT_MOVE, contact, time_ns += 1000000, place));
  }
  static gcore_input moves[ROUNDS * 100];
  size_t made = 0;
  for (uint32_t round = 0; round < ROUNDS; round++) {
    for (uint32_t contact = 0; contact < contacts; contact++) {
      gcore_point place = grid_place(count - 1 - contact);
      place.x += 20 + round % 7;
      moves[made++] = input_of(GCORE_INPUT_MOVE, contact, time_ns += 8333333 / contacts, place);
    }
  }
  measure(session, moves, made);
}

static void print_size(uint32_t regions, uint32_t gestures, uint32_t contacts) {
  gcore_session_def def = gcore_session_def_default();
  if (regions == 1) def.events = 16, def.states = def.followers = def.bindings = def.relations = 1;
  def.regions = regions;
  def.gestures = gestures;
  def.contacts = contacts;
  gcore_session *session = NULL;
  must(gcore_session_create(&def, &session), "gcore_session_create", session);
  fill(session, regions, gestures);
  printf("{\"bytes\": %zu}\n", gcore_session_bytes(session));
  gcore_session_destroy(session);
}

static void run_start(void) {
  uint64_t start = now();
  gcore_session_def def = gcore_session_def_default();
  gcore_session *session = NULL;
  must(gcore_session_create(&def, &session), "gcore_session_create", session);
  gcore_input press = input_of(GCORE_INPUT_DOWN, 1, 1, (gcore_point){1, 1});
  must(gcore_session_feed(session, &press, 1, NULL), "gcore_session_feed", session);
  total.nanoseconds = now() - start;
  total.inputs = 1;
}

static uint32_t number(int count, char **arguments, int index) {
  return index < count ? (uint32_t)strtoul(arguments[index], NULL, 10) : 0;
}

int main(int count, char **arguments) {
  const char *what = count > 1 ? arguments[1] : "";
  uint32_t first = number(count, arguments, 2), second = number(count, arguments, 3);
  if (!strcmp(what, "size") && count == 5) {
    print_size(first, second, number(count, arguments, 4));
    return 0;
  }
  if (!strcmp(what, "reference") && count > 2) run_stream(reference_scene(), read_stream(arguments[2], second));
  else if (!strcmp(what, "drag") && count > 2) run_stream(drag_scene(), read_stream(arguments[2], second));
  else if (!strcmp(what, "floor") && count > 2) run_floor(read_stream(arguments[2], second));
  else if (!strcmp(what, "press") && first > 0) run_press(first);
  else if (!strcmp(what, "move") && first > 0) run_move(first, 1);
  else if (!strcmp(what, "contacts") && first > 0 && first <= 100) run_move(100, first);
  else if (!strcmp(what, "start")) run_start();
  else {
    fprintf(stderr, "bench: unknown arguments; see the head of bench.c\n");
    return 2;
  }
  print_total();
  return 0;
}
