// What libFuzzer says, as a stream for the benchmark's reference scene, in the records of bench/traces.py: fed at once,
// and one by one with time in between, it must say and leave the same.
#include "bench.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 4096 };

/// A record; beside the kind stands what else an input has, so that all of it can be wrong.
typedef struct record {
  uint64_t time_ns;
  uint32_t kind;
  uint32_t contact;
  double x, y;
} record;

_Noreturn void fail(const char *what, const gcore_session *session) {
  (void)session;
  fprintf(stderr, "%s\n", what);
  abort();
}

void must(gcore_result result, const char *what, gcore_session *session) {
  if (result != GCORE_OK) fail(what, session);
}

static gcore_input input(const record *r) {
  gcore_input input = {.time_ns = r->time_ns, .contact = r->contact, .kind = r->kind & 15};
  input.device = r->kind >> 4 & 7;
  input.button = r->kind >> 12 & 7;
  input.flags = r->kind >> 16 & 15;
  input.scroll_phase = r->kind >> 20 & 7;
  input.source = r->kind >> 24;
  input.position = input.delta = (gcore_point){r->x, r->y};
  return input;
}

/// FNV-1a of all that is said.
static uint64_t drain(gcore_session *session, uint64_t said) {
  gcore_event event;
  while (gcore_session_next_event(session, &event)) {
    const unsigned char *bytes = (const unsigned char *)&event;
    for (size_t i = 0; i < sizeof event; i++) said = (said ^ bytes[i]) * 0x100000001b3;
  }
  return said;
}

static uint64_t feed(gcore_session *session, const gcore_input *inputs, size_t count, size_t batch) {
  uint64_t said = 0xcbf29ce484222325;
  for (size_t at = 0; at < count;) {
    size_t taken = 0;
    gcore_session_feed(session, inputs + at, count - at < batch ? count - at : batch, &taken);
    said = drain(session, said);
    at += taken;
  }
  return said;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
  size_t count = size / sizeof(record) < MOST ? size / sizeof(record) : MOST;
  if (count == 0) return 0;
  gcore_input *inputs = malloc(count * sizeof *inputs);
  for (size_t i = 0; i < count; i++) {
    record r;
    memcpy(&r, bytes + i * sizeof r, sizeof r);
    inputs[i] = input(&r);
  }
  scene one = reference_scene(), other = reference_scene();
  uint64_t said = feed(one.session, inputs, count, count), also = feed(other.session, inputs, count, 1);
  if (said != also) fail("one by one says something else", one.session);
  if (gcore_session_state_hash(one.session) != gcore_session_state_hash(other.session)) {
    fail("one by one leaves another state", one.session);
  }
  gcore_input end = {.kind = GCORE_INPUT_CANCEL_ALL, .time_ns = gcore_session_now(one.session)};
  gcore_session_feed(one.session, &end, 1, NULL);
  drain(one.session, 0);
  if (gcore_session_next_deadline(one.session) != GCORE_NEVER) fail("a deadline is left", one.session);
  gcore_session_destroy(one.session);
  gcore_session_destroy(other.session);
  free(inputs);
  return 0;
}
