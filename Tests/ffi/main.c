// Calls every function that the library exports through libffi, knowing no more than the description says.
// usage: ffi build/gesturecore-abi.json build/libgesturecore.so
#include "world.h"
#include <stdio.h>
#include <string.h>

static int passed, failed;

static void check(bool holds, const char *what, const char *which) {
  if (holds) passed += 1;
  else failed += 1;
  if (!holds) printf("FAILED %s: %s\n", which, what);
}

/// Whether a number is one of the enum gcore_result, and not a refusal.
static bool is_well(const interface *i, int64_t code) {
  return code >= 0 && enumeration_name(interface_enumeration(i, "gcore_result"), code);
}

/// Calls one function with all that is well, in a world of its own, while a gesture is under way there.
static void call_usual(interface *i, const function *called) {
  world *w = world_make(i, called->name);
  frame f;
  frame_usual(&f, w, called->name);
  int64_t answer = frame_call(&f);
  if (strcmp(called->returns.name, "gcore_result") == 0) {
    check(is_well(i, answer), "is refused with arguments that are all well; usual.c chooses them", called->name);
  }
  bool creates = strcmp(called->name, "gcore_session_create") == 0;
  check(world_discard(w, &f) == creates, "makes a session, or none", called->name);
  if (strcmp(called->name, "gcore_session_destroy") == 0) w->session = NULL;
  if (w->session) world_play(w);  // It still takes input, whatever was done to its things.
  world_end(w);
}

static void hold_then_drag(interface *i) {
  static const struct {
    const char *phase;
    int branch;
    double x, y;
  } expected[] = {
      {"GCORE_PHASE_BEGAN", 1, 0, 0},    {"GCORE_PHASE_CHANGED", 2, 0, 0}, {"GCORE_PHASE_CHANGED", 2, 30, 10},
      {"GCORE_PHASE_CHANGED", 2, 50, 20}, {"GCORE_PHASE_ENDED", 2, 50, 20}};
  const int count = sizeof expected / sizeof *expected;
  world *w = world_make(i, "");
  world_play(w);
  check(w->event_count == count, "as many events as expected", "hold, then drag");
  for (int n = 0; n < count && n < w->event_count; n += 1) {
    const heard *h = &w->events[n];
    check(h->gesture == w->gesture && h->reason == 0, "of the sequence", expected[n].phase);
    check(h->phase == interface_constant(i, expected[n].phase) && h->branch == expected[n].branch, "phase and branch",
          expected[n].phase);
    check(h->x == expected[n].x && h->y == expected[n].y, "translation", expected[n].phase);
  }
  world_end(w);
}

int main(int count, char **arguments) {
  if (count != 3) {
    fprintf(stderr, "usage: %s gesturecore-abi.json libgesturecore.so\n", arguments[0]);
    return 2;
  }
  interface *i = interface_open(arguments[1], arguments[2]);
  check(interface_lay_out(i) == 0, "libffi lays out every struct as the compiler did", "structs");
  interface_prepare(i);
  for (int n = 0; n < i->function_count; n += 1) i->functions[n].calls = 0;
  for (int n = 0; n < i->function_count; n += 1) call_usual(i, &i->functions[n]);
  hold_then_drag(i);
  for (int n = 0; n < i->function_count; n += 1) check(i->functions[n].calls > 0, "is called", i->functions[n].name);
  printf("ffi: %d functions, %d structs, %d callbacks\n", i->function_count, i->structure_count, i->callback_count);
  printf("%d passed, %d failed\n", passed, failed);
  return failed > 0;
}
