// A list that is flung: while the finger drags, what is drawn follows it; at the lift it glides on with the finger's
// velocity, and where that would leave the bounds a spring catches it. The states know nothing of the glide: before the
// next press the host writes the place where the list is drawn into the committed one. A list that is caught beyond its
// bounds, and not dragged, goes back at the lift: the contact observer ends then, and adds nothing to where it is.
#include "gesturecore.h"
#include <stdio.h>

static gcore_session *session;
static gcore_state_id parts[2]; // Where the list was left, and what the drag does now.
static gcore_follower_id list;
static gcore_gesture_id drag;

static void feed(gcore_input_kind kind, int milliseconds, double y) {
  gcore_input input = {.kind = kind, .time_ns = (uint64_t)milliseconds * 1000000, .contact = 1, .position = {50, y}};
  if (gcore_session_feed(session, &input, 1, NULL) < 0) printf("%s\n", gcore_session_last_error(session));
  gcore_event event;
  while (gcore_session_next_event(session, &event)) {
    if (event.phase == GCORE_PHASE_ENDED && event.gesture.bits == drag.bits)
      printf("         let go at %.0f points a second\n", event.value.velocity.y);
  }
}

// The list is taken hold of where it is drawn, whether it has come to rest or still glides.
static void press(int milliseconds, double y) {
  uint64_t time = (uint64_t)milliseconds * 1000000;
  gcore_session_advance(session, time);
  gcore_state_set_vec2(session, parts[0], gcore_follower_vec2(session, list, time));
  feed(GCORE_INPUT_DOWN, milliseconds, y);
}

// Drags by `step` points each 10 ms for a tenth of a second, and lets go.
static void fling(int milliseconds, double y, double step) {
  for (int i = 1; i <= 10; i++) feed(GCORE_INPUT_MOVE, milliseconds + i * 10, y + step * i);
  uint64_t time = (uint64_t)(milliseconds + 100) * 1000000;
  printf("%5d ms  %6.1f  the finger has it\n", milliseconds + 100, gcore_follower_vec2(session, list, time).y);
  feed(GCORE_INPUT_UP, milliseconds + 100, y + step * 10);
}

static void draw(int milliseconds) {
  uint64_t time = (uint64_t)milliseconds * 1000000;
  printf("%5d ms  %6.1f%s\n", milliseconds, gcore_follower_vec2(session, list, time).y,
         gcore_follower_settled(session, list, time) ? "  settled" : "");
}

int main(void) {
  if (gcore_session_create(NULL, &session) != GCORE_OK) return 1;
  gcore_region_def region_def = gcore_region_def_default();
  region_def.size = (gcore_point){400, 800};
  gcore_region_id region;
  gcore_region_make(session, &region_def, &region);
  gcore_drag_def drag_def = gcore_drag_def_default();
  drag_def.axis = GCORE_AXIS_Y;
  gcore_drag_make(session, &drag_def, &drag);
  gcore_gesture_attach(session, drag, region, GCORE_PRIORITY_NORMAL, GCORE_MASK_ALL);

  // What is drawn is the sum of where the list was left and what the drag does now.
  gcore_state_def def = gcore_state_def_default(GCORE_STATE_VEC2);
  gcore_state_id drawn;
  gcore_state_make(session, &def, &parts[0]);
  gcore_state_make(session, &def, &parts[1]);
  gcore_state_make_sum(session, &def, parts, 2, &drawn);
  gcore_binding_def commit = gcore_binding_def_default(GCORE_BINDING_COMMIT, GCORE_CHANNEL_TRANSLATION);
  commit.state = parts[0];
  commit.gesture = drag;
  commit.operation = GCORE_OPERATION_ADD;
  gcore_state_bind(session, &commit);
  gcore_binding_def transient = gcore_binding_def_default(GCORE_BINDING_TRANSIENT, GCORE_CHANNEL_TRANSLATION);
  transient.state = parts[1];
  transient.gesture = drag;
  gcore_state_bind(session, &transient);
  gcore_contact_def contact_def = gcore_contact_def_default();
  gcore_gesture_id contact;
  gcore_contact_make(session, &contact_def, &contact);
  gcore_gesture_attach(session, contact, region, GCORE_PRIORITY_NORMAL, GCORE_MASK_ALL);
  gcore_binding_def release = gcore_binding_def_default(GCORE_BINDING_COMMIT, GCORE_CHANNEL_CONSTANT);
  release.state = parts[0];
  release.gesture = contact;
  release.operation = GCORE_OPERATION_ADD;
  gcore_state_bind(session, &release);

  gcore_follower_def follower_def = gcore_follower_def_default();
  follower_def.state = drawn;
  follower_def.animation = gcore_animation_decay(0.998);
  follower_def.animation.has_bounds = 1;
  follower_def.animation.low = (gcore_vec4){-10, -1000, 0, 0};
  follower_def.animation.high = (gcore_vec4){10, 300, 0, 0};
  gcore_follower_make(session, &follower_def, &list);

  press(0, 100);
  fling(0, 100, 10);
  for (int time = 150; time <= 1300; time += time < 500 ? 50 : 200) draw(time);

  press(1400, 400);
  fling(1400, 400, -10);
  for (int time = 1550; time <= 1650; time += 50) draw(time);

  press(1700, 300);
  draw(1700);
  draw(1800);
  feed(GCORE_INPUT_UP, 1800, 300);
  draw(1900);

  press(2000, 100);
  fling(2000, 100, 25);
  press(2200, 350);
  draw(2200);
  feed(GCORE_INPUT_UP, 2250, 350);
  for (int time = 2300; time <= 2700; time += 100) draw(time);
  gcore_session_destroy(session);
  return 0;
}
