// A card that is held for a second and then dragged. While it is pressed it is dimmed and smaller; where it is drawn is
// what was committed plus what the drag does now. Both change in one revision at the lift, so that nothing jumps.
#include "gesturecore.h"
#include <stdio.h>

static gcore_session *session;
static gcore_state_id stage, live, position;

// What a screen would show.
static void draw(uint64_t revision) {
  static const char *looks[] = {"inactive", "pressing (dimmed, smaller)", "dragging"};
  gcore_point moved = gcore_state_vec2(session, live), kept = gcore_state_vec2(session, position);
  printf("  #%d  %-26s  at (%g, %g) = (%g, %g) + (%g, %g)\n", (int)revision,
         looks[gcore_state_int(session, stage)], kept.x + moved.x, kept.y + moved.y, kept.x, kept.y, moved.x, moved.y);
}

static void feed(gcore_input_kind kind, double seconds, double x, double y) {
  gcore_input input = {.kind = kind, .time_ns = (uint64_t)(seconds * 1000 + 0.5) * 1000000, .contact = 1};
  input.position = (gcore_point){x, y};
  if (gcore_session_feed(session, &input, 1, NULL) < 0) printf("  %s\n", gcore_session_last_error(session));
  gcore_event event;
  while (gcore_session_next_event(session, &event)) draw(event.revision);
}

static gcore_state_id make_state(gcore_state_type type) {
  gcore_state_def def = gcore_state_def_default(type);
  gcore_state_id state;
  gcore_state_make(session, &def, &state);
  return state;
}

static void bind(gcore_state_id state, gcore_gesture_id gesture, gcore_binding_mode mode, gcore_channel channel) {
  gcore_binding_def def = gcore_binding_def_default(mode, channel);
  def.state = state;
  def.gesture = gesture;
  def.operation = GCORE_OPERATION_ADD;
  if (mode == GCORE_BINDING_TRANSIENT) def.operation = GCORE_OPERATION_SET;
  gcore_state_bind(session, &def);
}

int main(void) {
  if (gcore_session_create(NULL, &session) != GCORE_OK) return 1;
  gcore_region_def card_def = gcore_region_def_default();
  card_def.size = (gcore_point){300, 300};
  gcore_region_id card;
  gcore_region_make(session, &card_def, &card);

  gcore_long_press_def press_def = gcore_long_press_def_default();
  press_def.min_duration_ns = 1000000000;
  gcore_drag_def drag_def = gcore_drag_def_default();
  gcore_gesture_id members[2], hold_then_drag;
  gcore_long_press_make(session, &press_def, &members[0]);
  gcore_drag_make(session, &drag_def, &members[1]);
  gcore_composite_def sequence_def = gcore_composite_def_default(GCORE_GESTURE_SEQUENCE);
  gcore_composite_make(session, &sequence_def, members, 2, &hold_then_drag);
  gcore_gesture_attach(session, hold_then_drag, card, GCORE_PRIORITY_NORMAL, GCORE_MASK_ALL);

  stage = make_state(GCORE_STATE_INT);
  live = make_state(GCORE_STATE_VEC2);
  position = make_state(GCORE_STATE_VEC2);
  bind(stage, hold_then_drag, GCORE_BINDING_TRANSIENT, GCORE_CHANNEL_BRANCH);
  bind(live, members[1], GCORE_BINDING_TRANSIENT, GCORE_CHANNEL_TRANSLATION);
  bind(position, members[1], GCORE_BINDING_COMMIT, GCORE_CHANNEL_TRANSLATION);

  printf("the finger moves early\n");
  feed(GCORE_INPUT_DOWN, 0, 50, 50);
  feed(GCORE_INPUT_MOVE, 0.5, 70, 50);
  feed(GCORE_INPUT_UP, 1.6, 70, 50);

  printf("the finger lifts early\n");
  feed(GCORE_INPUT_DOWN, 2, 50, 50);
  feed(GCORE_INPUT_UP, 2.9, 50, 50);

  for (int i = 0; i < 2; i++) {
    double t = 4 + 4 * i;
    printf("held, then dragged\n");
    feed(GCORE_INPUT_DOWN, t, 50, 50);
    feed(GCORE_INPUT_ADVANCE, t + 1, 0, 0);
    feed(GCORE_INPUT_MOVE, t + 1.1, 55, 50);
    feed(GCORE_INPUT_MOVE, t + 1.2, 80, 60);
    feed(GCORE_INPUT_MOVE, t + 1.3, 90, 70);
    feed(GCORE_INPUT_UP, t + 1.4, 90, 70);
  }
  gcore_session_destroy(session);
  return 0;
}
