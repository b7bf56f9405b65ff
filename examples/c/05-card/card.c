// A card that a tap turns and a drag moves. The drag is only felt: at its end the value is zero at once, and three
// followers bring what is drawn back, each in its own way. A follower is sampled by time; nothing ticks.
#include "gesturecore.h"
#include <stdio.h>

static gcore_session *session;
static gcore_state_id open_state, live;
static gcore_follower_id followers[3];

static void feed(gcore_input_kind kind, int milliseconds, double x, double y) {
  gcore_input input = {.kind = kind, .time_ns = (uint64_t)milliseconds * 1000000, .contact = 1, .position = {x, y}};
  if (gcore_session_feed(session, &input, 1, NULL) < 0) printf("%s\n", gcore_session_last_error(session));
  gcore_event event;
  while (gcore_session_next_event(session, &event)) continue;
}

static void draw(int milliseconds) {
  feed(GCORE_INPUT_ADVANCE, milliseconds, 0, 0);
  uint64_t now = gcore_session_now(session);
  printf("%5d ms  %-6s  drag %5.1f   spring %6.1f   slow ease %6.1f   quick ease %6.1f\n", milliseconds,
         gcore_state_bool(session, open_state) ? "open" : "closed", gcore_state_vec2(session, live).x,
         gcore_follower_vec2(session, followers[0], now).x, gcore_follower_vec2(session, followers[1], now).x,
         gcore_follower_vec2(session, followers[2], now).x);
}

static void bind(gcore_state_id state, gcore_gesture_id gesture, gcore_binding_mode mode, gcore_channel channel) {
  gcore_binding_def def = gcore_binding_def_default(mode, channel);
  def.state = state;
  def.gesture = gesture;
  if (mode == GCORE_BINDING_COMMIT) def.operation = GCORE_OPERATION_TOGGLE;
  gcore_state_bind(session, &def);
}

int main(void) {
  if (gcore_session_create(NULL, &session) != GCORE_OK) return 1;
  gcore_region_def region_def = gcore_region_def_default();
  region_def.size = (gcore_point){300, 300};
  gcore_region_id region;
  gcore_region_make(session, &region_def, &region);

  gcore_tap_def tap_def = gcore_tap_def_default();
  gcore_drag_def drag_def = gcore_drag_def_default();
  gcore_gesture_id tap, drag;
  gcore_tap_make(session, &tap_def, &tap);
  gcore_drag_make(session, &drag_def, &drag);
  gcore_gesture_attach(session, tap, region, GCORE_PRIORITY_NORMAL, GCORE_MASK_ALL);
  gcore_gesture_attach(session, drag, region, GCORE_PRIORITY_NORMAL, GCORE_MASK_ALL);

  gcore_state_def open_def = gcore_state_def_default(GCORE_STATE_BOOL);
  gcore_state_def live_def = gcore_state_def_default(GCORE_STATE_VEC2);
  gcore_state_make(session, &open_def, &open_state);
  gcore_state_make(session, &live_def, &live);
  bind(open_state, tap, GCORE_BINDING_COMMIT, GCORE_CHANNEL_COUNT);
  bind(live, drag, GCORE_BINDING_TRANSIENT, GCORE_CHANNEL_TRANSLATION);

  gcore_animation animations[] = {
      gcore_animation_spring(0.3, 0.6),
      gcore_animation_ease(GCORE_EASE_IN_OUT, 0.5),
      gcore_animation_ease(GCORE_EASE_IN_OUT, 0.3),
  };
  for (int i = 0; i < 3; i++) {
    gcore_follower_def def = gcore_follower_def_default();
    def.state = live;
    def.animation = animations[i];
    gcore_follower_make(session, &def, &followers[i]);
  }

  draw(0);
  feed(GCORE_INPUT_DOWN, 100, 50, 50);
  feed(GCORE_INPUT_UP, 180, 51, 50);
  draw(200);
  feed(GCORE_INPUT_DOWN, 1000, 50, 50);
  feed(GCORE_INPUT_MOVE, 1100, 150, 50);
  draw(1100);
  draw(1200);
  draw(1400);
  draw(2000);
  feed(GCORE_INPUT_UP, 3000, 150, 50);
  draw(3000);
  draw(3100);
  draw(3200);
  draw(3500);
  draw(5000);
  gcore_session_destroy(session);
  return 0;
}
