// What SDL3 alone has: pens and pinches.
#include "events.h"

static SDL_Event pen(uint32_t type, double ms, float x, float y) {
  SDL_Event event;
  memset(&event, 0, sizeof event);
  event.type = type;
  event.common.timestamp = stamp(ms);
  event.ptouch.x = x;  // At the same place in every pen event that has one.
  event.ptouch.y = y;
  event.ptouch.windowID = type == SDL_EVENT_PEN_PROXIMITY_IN ? 0 : 7;
  return event;
}

static SDL_Event pen_pressure(double ms, SDL_PenAxis axis, float value) {
  SDL_Event event = pen(SDL_EVENT_PEN_AXIS, ms, 0, 0);
  event.paxis.axis = axis;
  event.paxis.value = value;
  return event;
}

void test_pen(void) {
  gcore_sdl adapter = gcore_sdl_default();
  CHECK(said(&adapter, pen(SDL_EVENT_PEN_PROXIMITY_IN, 10, 0, 0)) == 0);
  CHECK(said(&adapter, pen(SDL_EVENT_PEN_MOTION, 20, 5, 6)) == 1);
  CHECK(is(0, GCORE_INPUT_HOVER, 20, GCORE_SDL_PEN, 0, 5, 6) && said_inputs[0].device == GCORE_DEVICE_PEN);
  CHECK(said(&adapter, pen_pressure(25, SDL_PEN_AXIS_PRESSURE, 0.25f)) == 0);
  CHECK(said(&adapter, pen_pressure(25, SDL_PEN_AXIS_XTILT, 0.75f)) == 0);
  CHECK(said(&adapter, pen(SDL_EVENT_PEN_DOWN, 30, 7, 8)) == 1);
  CHECK(is(0, GCORE_INPUT_DOWN, 30, GCORE_SDL_PEN, 1, 7, 8) && said_inputs[0].pressure == 0.25);
  CHECK(said_inputs[0].device == GCORE_DEVICE_PEN && said_inputs[0].button == GCORE_BUTTON_PRIMARY);
  CHECK(said(&adapter, pen(SDL_EVENT_PEN_MOTION, 40, 9, 9)) == 1);
  CHECK(is(0, GCORE_INPUT_MOVE, 40, GCORE_SDL_PEN, 1, 9, 9));
  CHECK(said(&adapter, pen(SDL_EVENT_PEN_UP, 50, 9, 10)) == 1 && is(0, GCORE_INPUT_UP, 50, GCORE_SDL_PEN, 1, 9, 10));
  CHECK(said(&adapter, pen(SDL_EVENT_PEN_UP, 50, 9, 10)) == 0);

  said(&adapter, pen(SDL_EVENT_PEN_BUTTON_DOWN, 60, 0, 0));
  CHECK(said(&adapter, pen(SDL_EVENT_PEN_DOWN, 60, 7, 8)) == 1 && said_inputs[0].button == GCORE_BUTTON_SECONDARY);
  said(&adapter, pen(SDL_EVENT_PEN_BUTTON_UP, 60, 0, 0));
  CHECK(said(&adapter, pen(SDL_EVENT_PEN_PROXIMITY_OUT, 70, 0, 0)) == 2);
  CHECK(said_inputs[0].kind == GCORE_INPUT_CANCEL && said_inputs[0].flags == GCORE_INPUT_NOWHERE);
  CHECK(said_inputs[0].contact == 1 && is(1, GCORE_INPUT_HOVER, 70, GCORE_SDL_PEN, 0, -1e9, -1e9));

  // After a cancel the rest of the stroke is silent.
  said(&adapter, pen(SDL_EVENT_PEN_DOWN, 80, 7, 8));
  said(&adapter, focus_lost(80, 7));
  SDL_Event stroke = pen(SDL_EVENT_PEN_MOTION, 90, 7, 8);
  stroke.pmotion.pen_state = SDL_PEN_INPUT_DOWN;
  CHECK(said(&adapter, stroke) == 0 && said(&adapter, pen(SDL_EVENT_PEN_UP, 90, 7, 8)) == 0);
  stroke.pmotion.pen_state = 0;
  CHECK(said(&adapter, stroke) == 1 && said_inputs[0].kind == GCORE_INPUT_HOVER);

  // A pen beside touches leaves them alone, unless it is asked not to.
  adapter = gcore_sdl_default();
  said(&adapter, finger_of(GCORE_SDL_FINGER_DOWN, 10, 3, 1, 0, 0));
  CHECK(said(&adapter, pen(SDL_EVENT_PEN_PROXIMITY_IN, 20, 0, 0)) == 0);
  CHECK(said(&adapter, finger_of(GCORE_SDL_FINGER_DOWN, 20, 3, 2, 0, 0)) == 1);
  said(&adapter, pen(SDL_EVENT_PEN_PROXIMITY_OUT, 30, 0, 0));
  adapter.pen_cancels_touch = true;
  CHECK(said(&adapter, pen(SDL_EVENT_PEN_PROXIMITY_IN, 40, 0, 0)) == 2);
  CHECK(said_inputs[0].kind == GCORE_INPUT_CANCEL && said_inputs[0].contact == 2 && said_inputs[0].source == 3);
  CHECK(said_inputs[1].kind == GCORE_INPUT_CANCEL && said_inputs[1].contact == 1);
  CHECK(said_inputs[1].flags == GCORE_INPUT_NOWHERE && said_inputs[1].time_ns == 40 * MS);
  CHECK(said(&adapter, finger_of(GCORE_SDL_FINGER_UP, 50, 3, 1, 0, 0)) == 0 && !adapter.waits);
  CHECK(said(&adapter, finger_of(GCORE_SDL_FINGER_DOWN, 50, 3, 1, 0, 0)) == 0);
  said(&adapter, pen(SDL_EVENT_PEN_PROXIMITY_OUT, 60, 0, 0));
  CHECK(said(&adapter, finger_of(GCORE_SDL_FINGER_DOWN, 70, 3, 1, 0, 0)) == 1);
}

static SDL_Event pinch(uint32_t type, double ms, float scale) {
  SDL_Event event;
  memset(&event, 0, sizeof event);
  event.type = type;
  event.common.timestamp = stamp(ms);
  event.pinch.scale = scale;
  event.pinch.windowID = 7;
  return event;
}

void test_pinch(void) {
  gcore_sdl adapter = gcore_sdl_default();
  said(&adapter, motion(10, 150, 80));
  CHECK(said(&adapter, pinch(SDL_EVENT_PINCH_UPDATE, 15, 2)) == 0);
  CHECK(said(&adapter, pinch(SDL_EVENT_PINCH_BEGIN, 20, 1)) == 2);
  CHECK(is(0, GCORE_INPUT_DOWN, 20, GCORE_SDL_PINCH, 1, 50, 80) && said_inputs[0].device == GCORE_DEVICE_INDIRECT);
  CHECK(is(1, GCORE_INPUT_DOWN, 20, GCORE_SDL_PINCH, 2, 250, 80) && said_inputs[0].flags == 0);
  CHECK(said(&adapter, pinch(SDL_EVENT_PINCH_UPDATE, 30, 1.5f)) == 2);
  CHECK(is(0, GCORE_INPUT_MOVE, 30, GCORE_SDL_PINCH, 1, 0, 80) && said_inputs[0].flags == GCORE_INPUT_MORE);
  CHECK(is(1, GCORE_INPUT_MOVE, 30, GCORE_SDL_PINCH, 2, 300, 80) && said_inputs[1].flags == 0);
  CHECK(said(&adapter, pinch(SDL_EVENT_PINCH_UPDATE, 40, 0.5f)) == 2);  // Scales multiply.
  CHECK(is(0, GCORE_INPUT_MOVE, 40, GCORE_SDL_PINCH, 1, 75, 80));
  CHECK(is(1, GCORE_INPUT_MOVE, 40, GCORE_SDL_PINCH, 2, 225, 80));
  CHECK(said(&adapter, pinch(SDL_EVENT_PINCH_UPDATE, 45, 0)) == 0);
  CHECK(said(&adapter, pinch(SDL_EVENT_PINCH_UPDATE, 45, NAN)) == 0);
  CHECK(said(&adapter, pinch(SDL_EVENT_PINCH_UPDATE, 45, -1)) == 0);
  CHECK(said(&adapter, pinch(SDL_EVENT_PINCH_END, 50, 1)) == 2);
  CHECK(is(0, GCORE_INPUT_UP, 50, GCORE_SDL_PINCH, 1, 75, 80));
  CHECK(is(1, GCORE_INPUT_UP, 50, GCORE_SDL_PINCH, 2, 225, 80));
  CHECK(said(&adapter, pinch(SDL_EVENT_PINCH_END, 50, 1)) == 0);

  // Fingers on the screen say it themselves.
  said(&adapter, finger_of(GCORE_SDL_FINGER_DOWN, 60, 3, 1, 0, 0));
  CHECK(said(&adapter, pinch(SDL_EVENT_PINCH_BEGIN, 60, 1)) == 0);
}
