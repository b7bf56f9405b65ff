/* A session is recorded from its first call on: what was made, what was fed and what it said, as lines of JSON. The
   trace below is what a host would send with a bug report; `gesture-replay run` plays it and writes the same again. */
#include "gesturecore.h"

#include <stdio.h>

/* Takes the text in pieces. Here they go to a file, as they would in a program; false would end the recording. The
   last line, the state hash, is left out, for it may be another in the next version. */
static bool is_over;
static bool write_text(const char *text, size_t count, void *file) {
  return is_over || fwrite(text, 1, count, file) == count;
}

static void feed(gcore_session *session, uint32_t kind, uint64_t ms, double x) {
  gcore_input input = {.kind = kind, .time_ns = ms * 1000000, .contact = 1, .position = {x, 50}, .pressure = 1};
  gcore_session_feed(session, &input, 1, NULL); /* What is refused stands in the recording. */
}

int main(void) {
  gcore_session *session;
  if (gcore_session_create(NULL, &session) != GCORE_OK) return 1;

  /* Before anything is made: a trace is played from its first line. */
  gcore_recording_def recording = gcore_recording_def_default();
  recording.name = "a card is held, dragged and lost";
  recording.write = write_text;
  recording.user = stdout;
  if (gcore_recording_start(session, &recording) != GCORE_OK) return 1;

  gcore_region_def card_def = gcore_region_def_default();
  card_def.name = "card";
  card_def.size = (gcore_point){200, 100};
  gcore_region_id card;
  gcore_region_make(session, &card_def, &card);

  gcore_long_press_def hold_def = gcore_long_press_def_default();
  gcore_drag_def drag_def = gcore_drag_def_default();
  drag_def.min_distance = 0;
  gcore_gesture_id members[2], hold_then_drag;
  gcore_long_press_make(session, &hold_def, &members[0]);
  gcore_drag_make(session, &drag_def, &members[1]);
  gcore_composite_def sequence = gcore_composite_def_default(GCORE_GESTURE_SEQUENCE);
  sequence.name = "hold \"then\" drag";
  gcore_composite_make(session, &sequence, members, 2, &hold_then_drag);
  gcore_gesture_attach(session, hold_then_drag, card, GCORE_PRIORITY_NORMAL, GCORE_MASK_ALL);

  feed(session, GCORE_INPUT_DOWN, 0, 20);
  feed(session, GCORE_INPUT_MOVE, 700, 50);
  gcore_region_remove(session, card);
  feed(session, GCORE_INPUT_MOVE, 800, 60);
  feed(session, GCORE_INPUT_UP, 900, 60);
  feed(session, GCORE_INPUT_UP, 950, 60);

  is_over = true;
  gcore_result result = gcore_recording_stop(session);
  gcore_session_destroy(session);
  return result == GCORE_OK ? 0 : 1;
}
