#include "events.h"

gcore_sdl_ticks stub_ticks;
bool stub_trackpad, stub_focus;
gcore_input said_inputs[GCORE_SDL_INPUTS];
static int passed, failed;

// SDL itself: window 7 is 400 by 200 points, there is no other.
static int window;
SDL_Window *SDL_GetWindowFromID(Uint32 id) { return id == 7 ? (SDL_Window *)(void *)&window : NULL; }
SDL_Window *SDL_GetKeyboardFocus(void) { return stub_focus ? (SDL_Window *)(void *)&window : NULL; }
SDL_TouchDeviceType SDL_GetTouchDeviceType(SDL_TouchID id) {
  if (id != 3) return SDL_TOUCH_DEVICE_INVALID;
  return stub_trackpad ? SDL_TOUCH_DEVICE_INDIRECT_RELATIVE : SDL_TOUCH_DEVICE_DIRECT;
}
#ifdef WITH_SDL3
bool SDL_GetWindowSize(SDL_Window *of, int *width, int *height) {
  *width = 400, *height = 200;
  return of != NULL;
}
Uint64 SDL_GetTicksNS(void) { return stub_ticks; }
#else
void SDL_GetWindowSize(SDL_Window *of, int *width, int *height) {
  if (of) *width = 400, *height = 200;
}
Uint32 SDL_GetTicks(void) { return stub_ticks; }
#endif

void check(bool holds, const char *what, const char *file, int line) {
  if (holds) passed++;
  else failed++;
  if (!holds) printf("%s:%d: FAILED %s\n", file, line, what);
}

size_t said(gcore_sdl *adapter, SDL_Event event) { return gcore_sdl_convert(adapter, &event, said_inputs); }

bool is(size_t index, gcore_input_kind kind, double ms, uint64_t source, uint64_t contact, double x, double y) {
  const gcore_input *input = &said_inputs[index];
  return input->kind == (uint32_t)kind && input->time_ns == (uint64_t)(ms * 1e6) && input->source == source &&
         input->contact == contact && input->position.x == x && input->position.y == y;
}

gcore_sdl_ticks stamp(double ms) { return (gcore_sdl_ticks)(uint64_t)(ms * 1e6 / GCORE_SDL_TICK_NS); }

static SDL_Event event_of(uint32_t type, double ms) {
  SDL_Event event;
  memset(&event, 0, sizeof event);
  event.type = type;
  event.common.timestamp = stamp(ms);
  return event;
}

SDL_Event finger_of(uint32_t type, double ms, int64_t touch, int64_t finger, double x, double y) {
  SDL_Event event = event_of(type, ms);
#ifdef WITH_SDL3
  event.tfinger.touchID = (SDL_TouchID)touch;
  event.tfinger.fingerID = (SDL_FingerID)finger;
#else
  event.tfinger.touchId = touch;
  event.tfinger.fingerId = finger;
#endif
  event.tfinger.x = (float)x;
  event.tfinger.y = (float)y;
  event.tfinger.pressure = 0.5f;
  event.tfinger.windowID = 7;
  return event;
}

SDL_Event motion(double ms, int x, int y) {
  SDL_Event event = event_of(GCORE_SDL_MOUSE_MOTION, ms);
  event.motion.x = x;
  event.motion.y = y;
  event.motion.windowID = 7;
  return event;
}

SDL_Event button(bool down, double ms, int number, int x, int y) {
  SDL_Event event = event_of(down ? GCORE_SDL_BUTTON_DOWN : GCORE_SDL_BUTTON_UP, ms);
  event.button.button = (Uint8)number;
  event.button.x = x;
  event.button.y = y;
  event.button.windowID = 7;
  return event;
}

SDL_Event wheel(double ms, double x, double y) {
  SDL_Event event = event_of(GCORE_SDL_WHEEL, ms);
#ifdef WITH_SDL3
  event.wheel.x = (float)x;
  event.wheel.y = (float)y;
  event.wheel.mouse_x = 30;
  event.wheel.mouse_y = 40;
#else
  event.wheel.preciseX = (float)x;
  event.wheel.preciseY = (float)y;
  event.wheel.mouseX = 30;
  event.wheel.mouseY = 40;
#endif
  event.wheel.windowID = 7;
  return event;
}

static SDL_Event window_event(uint32_t sdl2, uint32_t sdl3, double ms, uint32_t id) {
#ifdef WITH_SDL3
  SDL_Event event = event_of(sdl3, ms);
  (void)sdl2;
#else
  SDL_Event event = event_of(SDL_WINDOWEVENT, ms);
  event.window.event = (Uint8)sdl2;
  (void)sdl3;
#endif
  event.window.windowID = id;
  return event;
}

#ifdef WITH_SDL3
SDL_Event focus_lost(double ms, uint32_t id) { return window_event(0, SDL_EVENT_WINDOW_FOCUS_LOST, ms, id); }
SDL_Event mouse_left(double ms) { return window_event(0, SDL_EVENT_WINDOW_MOUSE_LEAVE, ms, 7); }
#else
SDL_Event focus_lost(double ms, uint32_t id) { return window_event(SDL_WINDOWEVENT_FOCUS_LOST, 0, ms, id); }
SDL_Event mouse_left(double ms) { return window_event(SDL_WINDOWEVENT_LEAVE, 0, ms, 7); }
#endif

int main(void) {
  test_clock();
  test_touch();
  test_frames();
  test_mouse();
  test_windows();
  test_session();
#ifdef WITH_SDL3
  test_pen();
  test_pinch();
#endif
  printf("%d passed, %d failed\n", passed, failed);
  return failed || !passed;
}
