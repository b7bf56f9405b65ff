// What each event of SDL becomes, value by value, in both SDLs.
#include "events.h"

void test_clock(void) {
  gcore_sdl adapter = gcore_sdl_default();
#ifdef WITH_SDL3
  CHECK(gcore_sdl_time(&adapter, 5) == 5);
  CHECK(gcore_sdl_time(&adapter, 0xffffffffffffffff) == 0 && adapter.time_ns == 5);  // 584 years later, or just before.
  CHECK(gcore_sdl_time(&adapter, 6) == 6);
#else
  const uint64_t wrap = ((uint64_t)1 << 32) * MS;  // Milliseconds in 32 bits: 49.7 days.
  CHECK(gcore_sdl_time(&adapter, 0xfffffff0) == 0xfffffff0 * MS);
  CHECK(gcore_sdl_time(&adapter, 0xffffffff) == 0xffffffff * MS);
  CHECK(gcore_sdl_time(&adapter, 0) == wrap);
  CHECK(gcore_sdl_time(&adapter, 16) == wrap + 16 * MS);
  CHECK(gcore_sdl_time(&adapter, 0xfffffffe) == wrap - 2 * MS);  // An older one, from before the wrap.
  CHECK(gcore_sdl_time(&adapter, 17) == wrap + 17 * MS);
  CHECK(gcore_sdl_time(&adapter, 17 + 0x80000000) == wrap + (17 + 0x80000000) * MS);  // 24.8 days of silence.
  CHECK(gcore_sdl_time(&adapter, 17) == 2 * wrap + 17 * MS);                          // The second wrap.
#endif
  adapter = gcore_sdl_default();
  stub_ticks = stamp(250);
  CHECK(gcore_sdl_now(&adapter) == 250 * MS);
  CHECK(gcore_sdl_time(&adapter, stamp(240)) == 240 * MS);
  CHECK(gcore_sdl_now(&adapter) == 250 * MS);
}

void test_touch(void) {
  gcore_sdl adapter = gcore_sdl_default();
  CHECK(said(&adapter, finger_of(GCORE_SDL_FINGER_DOWN, 10, 3, 9, 0.25, 0.5)) == 1);
  CHECK(is(0, GCORE_INPUT_DOWN, 10, 3, 9, 100, 100));  // Of 400 by 200 points.
  CHECK(said_inputs[0].device == GCORE_DEVICE_TOUCH && said_inputs[0].button == GCORE_BUTTON_PRIMARY);
  CHECK(said_inputs[0].pressure == 0.5 && said_inputs[0].flags == 0 && said_inputs[0].reserved == 0);
  CHECK(said(&adapter, finger_of(GCORE_SDL_FINGER_MOTION, 20, 3, 9, 0.5, 0.75)) == 0);  // It waits for its frame.
  CHECK(said(&adapter, finger_of(GCORE_SDL_FINGER_UP, 30, 3, 9, 0.75, 1)) == 1);
  CHECK(is(0, GCORE_INPUT_MOVE, 20, 3, 9, 200, 150) && said_inputs[0].flags == 0);
  CHECK(gcore_sdl_flush(&adapter, said_inputs) == 1 && is(0, GCORE_INPUT_UP, 30, 3, 9, 300, 200));
  CHECK(gcore_sdl_flush(&adapter, said_inputs) == 0);
  CHECK(said(&adapter, finger_of(GCORE_SDL_FINGER_MOTION, 40, 3, 9, 0, 0)) == 0 && !adapter.waits);
  CHECK(said(&adapter, finger_of(GCORE_SDL_FINGER_UP, 40, 3, 9, 0, 0)) == 0 && !adapter.waits);

  adapter.size = gcore_sdl_point(1000, 500);  // A renderer's logical size.
  CHECK(said(&adapter, finger_of(GCORE_SDL_FINGER_DOWN, 50, 3, 9, 0.25, 0.5)) == 1);
  CHECK(is(0, GCORE_INPUT_DOWN, 50, 3, 9, 250, 250));

  stub_trackpad = true;
  CHECK(said(&adapter, finger_of(GCORE_SDL_FINGER_DOWN, 60, 3, 10, 0, 0)) == 0);
  stub_trackpad = false;
  CHECK(said(&adapter, finger_of(GCORE_SDL_FINGER_DOWN, 60, (int64_t)SDL_MOUSE_TOUCHID, 10, 0, 0)) == 0);
  CHECK(said(&adapter, finger_of(GCORE_SDL_FINGER_DOWN, 60, 4, 10, 0, 0)) == 1);  // A screen SDL does not know: pushed.

  // Of no window that is known: the focused one's, or it has no place.
  adapter = gcore_sdl_default();
  SDL_Event lost = finger_of(GCORE_SDL_FINGER_DOWN, 65, 3, 10, 0.25, 0.5);
  lost.tfinger.windowID = 0;
  CHECK(said(&adapter, lost) == 0);
  stub_focus = true;
  CHECK(said(&adapter, lost) == 1 && is(0, GCORE_INPUT_DOWN, 65, 3, 10, 100, 100));
  stub_focus = false;
  lost.type = GCORE_SDL_FINGER_MOTION;
  CHECK(said(&adapter, lost) == 0 && !adapter.waits);
  lost.type = GCORE_SDL_FINGER_UP;
  CHECK(said(&adapter, lost) == 0 && gcore_sdl_flush(&adapter, said_inputs) == 1);
  CHECK(said_inputs[0].kind == GCORE_INPUT_UP && said_inputs[0].flags == GCORE_INPUT_NOWHERE);

  adapter = gcore_sdl_default();
  for (int i = 0; i < GCORE_SDL_FINGERS; i++) {
    CHECK(said(&adapter, finger_of(GCORE_SDL_FINGER_DOWN, 70, 3, i, 0, 0)) == 1);
  }
  CHECK(said(&adapter, finger_of(GCORE_SDL_FINGER_DOWN, 70, 3, GCORE_SDL_FINGERS, 0, 0)) == 0);
#ifdef WITH_SDL3
  CHECK(said(&adapter, finger_of(SDL_EVENT_FINGER_CANCELED, 80, 3, 0, 0.5, 0.5)) == 1);
  CHECK(is(0, GCORE_INPUT_CANCEL, 80, 3, 0, 200, 100));
  CHECK(said(&adapter, finger_of(SDL_EVENT_FINGER_CANCELED, 80, 3, 0, 0.5, 0.5)) == 0);
  CHECK(said(&adapter, finger_of(GCORE_SDL_FINGER_DOWN, 80, (int64_t)SDL_PEN_TOUCHID, 10, 0, 0)) == 0);
#endif
}

void test_frames(void) {
  gcore_sdl adapter = gcore_sdl_default();
  for (int i = 1; i <= 3; i++) said(&adapter, finger_of(GCORE_SDL_FINGER_DOWN, 10, 3, i, 0, 0));
  said(&adapter, finger_of(GCORE_SDL_FINGER_DOWN, 10, 4, 1, 0, 0));

  // Three fingers of one time: the first two are marked.
  CHECK(said(&adapter, finger_of(GCORE_SDL_FINGER_MOTION, 20, 3, 1, 0.25, 0)) == 0);
  CHECK(said(&adapter, finger_of(GCORE_SDL_FINGER_MOTION, 20, 3, 2, 0.5, 0)) == 1);
  CHECK(is(0, GCORE_INPUT_MOVE, 20, 3, 1, 100, 0) && said_inputs[0].flags == GCORE_INPUT_MORE);
  CHECK(said(&adapter, finger_of(GCORE_SDL_FINGER_UP, 20, 3, 3, 0.75, 0)) == 1);
  CHECK(is(0, GCORE_INPUT_MOVE, 20, 3, 2, 200, 0) && said_inputs[0].flags == GCORE_INPUT_MORE);

  // One that speaks later is another frame.
  CHECK(said(&adapter, finger_of(GCORE_SDL_FINGER_MOTION, 21, 3, 1, 0.5, 0)) == 1);
  CHECK(is(0, GCORE_INPUT_UP, 20, 3, 3, 300, 0) && said_inputs[0].flags == 0);

  // So is one that speaks twice, whatever the time.
  CHECK(said(&adapter, finger_of(GCORE_SDL_FINGER_MOTION, 21, 3, 1, 0.25, 0)) == 1);
  CHECK(is(0, GCORE_INPUT_MOVE, 21, 3, 1, 200, 0) && said_inputs[0].flags == 0);

  // And one of another screen.
  CHECK(said(&adapter, finger_of(GCORE_SDL_FINGER_MOTION, 21, 4, 1, 0.25, 0)) == 1);
  CHECK(is(0, GCORE_INPUT_MOVE, 21, 3, 1, 100, 0) && said_inputs[0].flags == 0);

  // A press closes the frame, and so does everything else.
  CHECK(said(&adapter, finger_of(GCORE_SDL_FINGER_DOWN, 21, 3, 4, 0, 0)) == 2);
  CHECK(is(0, GCORE_INPUT_MOVE, 21, 4, 1, 100, 0) && said_inputs[0].flags == 0);
  CHECK(is(1, GCORE_INPUT_DOWN, 21, 3, 4, 0, 0));
  said(&adapter, finger_of(GCORE_SDL_FINGER_MOTION, 22, 3, 4, 0.25, 0));
  CHECK(said(&adapter, motion(22, 5, 6)) == 2 && said_inputs[0].flags == 0 && said_inputs[1].kind == GCORE_INPUT_HOVER);

  // Without frames each sample is said at the next event, unmarked.
  adapter.frame_ns = 0;
  said(&adapter, finger_of(GCORE_SDL_FINGER_MOTION, 30, 3, 1, 0.25, 0));
  CHECK(said(&adapter, finger_of(GCORE_SDL_FINGER_MOTION, 30, 3, 2, 0.25, 0)) == 1 && said_inputs[0].flags == 0);
#ifdef WITH_SDL3
  adapter.frame_ns = MS;  // Nanoseconds tell fingers of one report apart; a millisecond holds them together.
  said(&adapter, finger_of(GCORE_SDL_FINGER_MOTION, 40, 3, 1, 0.25, 0));
  CHECK(said(&adapter, finger_of(GCORE_SDL_FINGER_MOTION, 40.999, 3, 2, 0.5, 0)) == 1);
  CHECK(said_inputs[0].flags == GCORE_INPUT_MORE);
  CHECK(said(&adapter, finger_of(GCORE_SDL_FINGER_MOTION, 41, 3, 4, 0.5, 0)) == 1 && said_inputs[0].flags == 0);
#endif
}

void test_mouse(void) {
  gcore_sdl adapter = gcore_sdl_default();
  CHECK(said(&adapter, motion(10, 5, 6)) == 1);
  CHECK(is(0, GCORE_INPUT_HOVER, 10, GCORE_SDL_MOUSE, 0, 5, 6) && said_inputs[0].device == GCORE_DEVICE_MOUSE);

  static const gcore_button buttons[] = {
      GCORE_BUTTON_PRIMARY, GCORE_BUTTON_MIDDLE, GCORE_BUTTON_SECONDARY, GCORE_BUTTON_BACK, GCORE_BUTTON_FORWARD};
  for (int number = 1; number <= 5; number++) {
    CHECK(said(&adapter, button(true, 20, number, 5, 6)) == 1);
    CHECK(is(0, GCORE_INPUT_DOWN, 20, GCORE_SDL_MOUSE, (uint64_t)number, 5, 6));
    CHECK(said_inputs[0].button == (uint32_t)buttons[number - 1] && said_inputs[0].device == GCORE_DEVICE_MOUSE);
  }
  CHECK(said(&adapter, button(true, 20, 6, 5, 6)) == 0);  // A button that gesturecore has no name for.
  CHECK(said(&adapter, motion(30, 7, 8)) == 5);
  CHECK(is(0, GCORE_INPUT_MOVE, 30, GCORE_SDL_MOUSE, 1, 7, 8) && is(4, GCORE_INPUT_MOVE, 30, GCORE_SDL_MOUSE, 5, 7, 8));
  for (int number = 1; number <= 5; number++) {
    CHECK(said(&adapter, button(false, 40, number, 9, 9)) == 1);
    CHECK(is(0, GCORE_INPUT_UP, 40, GCORE_SDL_MOUSE, (uint64_t)number, 9, 9));
  }
  CHECK(said(&adapter, button(false, 40, 1, 9, 9)) == 0);
  CHECK(said(&adapter, mouse_left(45)) == 1 && is(0, GCORE_INPUT_HOVER, 45, GCORE_SDL_MOUSE, 0, -1e9, -1e9));

  CHECK(said(&adapter, wheel(50, 0, 1)) == 1);
  CHECK(is(0, GCORE_INPUT_SCROLL, 50, GCORE_SDL_MOUSE, 0, 30, 40) && said_inputs[0].flags == 0);
  CHECK(said_inputs[0].delta.x == 0 && said_inputs[0].delta.y == -40);  // SDL's y points away from the user.
  adapter.wheel_step = 10;
  CHECK(said(&adapter, wheel(60, 1.5, -0.5)) == 1);
  CHECK(said_inputs[0].delta.x == 15 && said_inputs[0].delta.y == 5);

  SDL_Event made = motion(70, 1, 2);  // SDL's own, of a finger.
  made.motion.which = SDL_TOUCH_MOUSEID;
  CHECK(said(&adapter, made) == 0);
  made = button(true, 70, 1, 1, 2);
  made.button.which = SDL_TOUCH_MOUSEID;
  CHECK(said(&adapter, made) == 0);
  made = wheel(70, 0, 1);
  made.wheel.which = SDL_TOUCH_MOUSEID;
  CHECK(said(&adapter, made) == 0);
#ifdef WITH_SDL3
  made = motion(70, 1, 2);
  made.motion.which = SDL_PEN_MOUSEID;
  CHECK(said(&adapter, made) == 0);
#endif
}

void test_windows(void) {
  gcore_sdl adapter = gcore_sdl_default();
  said(&adapter, finger_of(GCORE_SDL_FINGER_DOWN, 10, 3, 1, 0, 0));
  said(&adapter, button(true, 10, 1, 5, 6));
  said(&adapter, finger_of(GCORE_SDL_FINGER_MOTION, 15, 3, 1, 0.5, 0.5));
  CHECK(said(&adapter, focus_lost(20, 7)) == 2);
  CHECK(is(0, GCORE_INPUT_MOVE, 15, 3, 1, 200, 100) && is(1, GCORE_INPUT_CANCEL_ALL, 20, 0, 0, 0, 0));
  CHECK(said(&adapter, button(false, 30, 1, 5, 6)) == 0);  // What was cancelled is not lifted.
  CHECK(said(&adapter, finger_of(GCORE_SDL_FINGER_UP, 30, 3, 1, 0, 0)) == 0 && !adapter.waits);
  CHECK(said(&adapter, motion(40, 5, 6)) == 1 && said_inputs[0].kind == GCORE_INPUT_HOVER);

  SDL_Event background = focus_lost(50, 0);
  background.type = GCORE_SDL_BACKGROUND;
  CHECK(said(&adapter, background) == 1 && is(0, GCORE_INPUT_CANCEL_ALL, 50, 0, 0, 0, 0));
  SDL_Event key = motion(60, 1, 1);
#ifdef WITH_SDL3
  key.type = SDL_EVENT_KEY_DOWN;
#else
  key.type = SDL_KEYDOWN;
#endif
  CHECK(said(&adapter, key) == 0);

  adapter.window_id = 8;  // Of another window.
  CHECK(said(&adapter, motion(70, 5, 6)) == 0 && said(&adapter, button(true, 70, 1, 5, 6)) == 0);
  CHECK(said(&adapter, finger_of(GCORE_SDL_FINGER_DOWN, 70, 3, 1, 0, 0)) == 0 && said(&adapter, wheel(70, 0, 1)) == 0);
  CHECK(said(&adapter, focus_lost(70, 7)) == 0 && said(&adapter, mouse_left(70)) == 0);
  CHECK(said(&adapter, focus_lost(70, 8)) == 1);
  adapter.window_id = 7;
  SDL_Event pushed = finger_of(GCORE_SDL_FINGER_DOWN, 80, 3, 1, 0.25, 0.5);
  pushed.tfinger.windowID = 0;  // Not said: this window is meant.
  CHECK(said(&adapter, pushed) == 1 && is(0, GCORE_INPUT_DOWN, 80, 3, 1, 100, 100));
}

// The adapter and a session together: a pinch of two fingers, and time.
void test_session(void) {
  gcore_session *session = NULL;
  CHECK(gcore_session_create(NULL, &session) == GCORE_OK);
  gcore_region_def region_def = gcore_region_def_default();
  region_def.size = gcore_sdl_point(400, 200);
  gcore_region_id region;
  gcore_region_make(session, &region_def, &region);
  gcore_magnify_def magnify_def = gcore_magnify_def_default();
  gcore_long_press_def press_def = gcore_long_press_def_default();
  gcore_gesture_id magnify, press;
  gcore_magnify_make(session, &magnify_def, &magnify);
  gcore_long_press_make(session, &press_def, &press);
  gcore_gesture_attach(session, magnify, region, GCORE_PRIORITY_NORMAL, GCORE_MASK_ALL);
  gcore_gesture_attach(session, press, region, GCORE_PRIORITY_NORMAL, GCORE_MASK_ALL);

  gcore_sdl adapter = gcore_sdl_default();
  SDL_Event events[] = {
      finger_of(GCORE_SDL_FINGER_DOWN, 10, 3, 1, 0.25, 0.5),
      finger_of(GCORE_SDL_FINGER_DOWN, 10, 3, 2, 0.75, 0.5),
      finger_of(GCORE_SDL_FINGER_MOTION, 20, 3, 1, 0.125, 0.5),
      finger_of(GCORE_SDL_FINGER_MOTION, 20, 3, 2, 0.875, 0.5),
  };
  for (size_t i = 0; i < 4; i++) CHECK(gcore_sdl_feed(&adapter, session, &events[i]) == GCORE_OK);
  stub_ticks = stamp(25);
  CHECK(gcore_sdl_advance(&adapter, session) == GCORE_OK && gcore_session_now(session) == 25 * MS);
  gcore_event event;
  gcore_value value;
  bool began = false;
  while (gcore_session_next_event(session, &event)) began |= event.gesture.bits == magnify.bits && event.revision == 2;
  gcore_gesture_value(session, magnify, &value);
  CHECK(began && value.magnification == 1.5);  // In one step: the half of it was never seen.

  SDL_Event late = finger_of(GCORE_SDL_FINGER_UP, 24, 3, 1, 0.125, 0.5);  // From before the last advance.
  CHECK(gcore_sdl_feed(&adapter, session, &late) == GCORE_OK && gcore_sdl_advance(&adapter, session) == GCORE_OK);
  CHECK(gcore_gesture_phase(session, magnify) == GCORE_PHASE_ENDED && gcore_session_reversed_count(session) == 0);

  SDL_Event gone = focus_lost(26, 7);
  stub_ticks = stamp(30);
  CHECK(gcore_sdl_feed(&adapter, session, &gone) == GCORE_OK && gcore_sdl_timeout(&adapter, session) == -1);
  SDL_Event down = button(true, 30, 1, 5, 5);
  CHECK(gcore_sdl_feed(&adapter, session, &down) == GCORE_OK && gcore_sdl_timeout(&adapter, session) == 500);
  stub_ticks = stamp(529);
  CHECK(gcore_sdl_timeout(&adapter, session) == 1);
  gcore_sdl_advance(&adapter, session);
  CHECK(gcore_gesture_phase(session, press) == GCORE_PHASE_BEGAN);
  stub_ticks = stamp(530);
  CHECK(gcore_sdl_timeout(&adapter, session) == 0);
  gcore_sdl_advance(&adapter, session);
  CHECK(gcore_gesture_phase(session, press) == GCORE_PHASE_ENDED);
  gcore_session_destroy(session);
}
