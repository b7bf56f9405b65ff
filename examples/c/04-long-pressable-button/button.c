// A button that can be pressed long, in three ways: both are heard; the click knows that there was a long press; or
// every press is exactly one of the two, whatever its length.
#include "gesturecore.h"
#include <stdio.h>
#include <string.h>

static gcore_session *session;
static gcore_gesture_id press, click, button;

static void setup(gcore_gesture_kind kind) {
  if (session) gcore_session_destroy(session);
  gcore_session_create(NULL, &session);
  gcore_region_def region_def = gcore_region_def_default();
  region_def.size = (gcore_point){120, 40};
  gcore_region_id region;
  gcore_region_make(session, &region_def, &region);

  gcore_long_press_def press_def = gcore_long_press_def_default();
  press_def.options.notify = 1;
  gcore_long_press_make(session, &press_def, &press);
  if (kind == GCORE_GESTURE_EXCLUSIVE) {
    gcore_tap_def tap_def = gcore_tap_def_default();
    tap_def.options.notify = 1;
    gcore_tap_make(session, &tap_def, &click);
  } else {
    gcore_click_def click_def = gcore_click_def_default();
    click_def.options.notify = 1;
    gcore_click_make(session, &click_def, &click);
  }
  gcore_gesture_id members[] = {press, click};
  gcore_composite_def def = gcore_composite_def_default(kind);
  gcore_composite_make(session, &def, members, 2, &button);
  gcore_gesture_attach(session, button, region, GCORE_PRIORITY_NORMAL, GCORE_MASK_ALL);
}

// Presses and lifts; answers what ended, in order, as letters: L at the threshold, C at the release.
static const char *press_for(int milliseconds, int say) {
  static char heard[8];
  gcore_input inputs[] = {
      {.kind = GCORE_INPUT_DOWN, .time_ns = 0, .contact = 1, .position = {60, 20}},
      {.kind = GCORE_INPUT_UP, .time_ns = (uint64_t)milliseconds * 1000000, .contact = 1, .position = {60, 20}},
      {.kind = GCORE_INPUT_ADVANCE, .time_ns = 5000000000},
  };
  gcore_session_feed(session, inputs, 3, NULL);
  memset(heard, 0, sizeof heard);
  size_t count = 0;
  gcore_event event;
  while (gcore_session_next_event(session, &event)) {
    if (event.phase != GCORE_PHASE_ENDED || event.gesture.bits == button.bits) continue;
    int is_long = event.gesture.bits == press.bits;
    if (say) printf("  %3d ms  %s\n", (int)(event.time_ns / 1000000), is_long ? "long press" : "click");
    heard[count++] = is_long ? 'L' : 'C';
  }
  return heard;
}

int main(void) {
  printf("both: held for 800 ms\n");
  setup(GCORE_GESTURE_SIMULTANEOUS);
  press_for(800, 1);
  printf("both: released after 200 ms\n");
  setup(GCORE_GESTURE_SIMULTANEOUS);
  press_for(200, 1);

  printf("a flag: the click says what the press was\n");
  for (int i = 0; i < 2; i++) {
    setup(GCORE_GESTURE_SIMULTANEOUS);
    int duration = i ? 800 : 200;
    const char *heard = press_for(duration, 0);
    printf("  %d ms: click, and it %s a long press\n", duration, strchr(heard, 'L') ? "was" : "was not");
  }

  printf("exclusive: each release is one of the two\n");
  int taps = 0, presses = 0, others = 0, last_tap = 0;
  for (int duration = 1; duration <= 1000; duration++) {
    setup(GCORE_GESTURE_EXCLUSIVE);
    const char *heard = press_for(duration, 0);
    if (!strcmp(heard, "C")) {
      taps++;
      last_tap = duration;
    } else if (!strcmp(heard, "L")) {
      presses++;
    } else {
      others++;
    }
  }
  printf("  1 to %d ms: tap (%d); %d to 1000 ms: long press (%d); neither or both: %d\n", last_tap, taps, last_tap + 1,
         presses, others);
  gcore_session_destroy(session);
  return 0;
}
