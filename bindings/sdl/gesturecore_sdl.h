/// gesturecore for SDL2 (2.0.12 or later) and SDL3: SDL's events become a session's inputs. One header; C11, C++17.
///
///     #include <SDL.h>               // or <SDL3/SDL.h>: the header follows the one that is included
///     #include "gesturecore_sdl.h"
///
///     gcore_sdl adapter = gcore_sdl_default();
///     while (running) {
///       SDL_Event event;
///       while (SDL_PollEvent(&event)) {
///         gcore_sdl_feed(&adapter, session, &event);  // Events that say nothing of pointers do nothing.
///         ...
///       }
///       gcore_sdl_advance(&adapter, session);          // After the loop: closes the frame, lets time pass.
///       while (gcore_session_next_event(session, &said)) ...
///       draw();
///     }
///
/// What becomes of what:
///
///     finger      touch contacts, in points of their window; those of a trackpad are dropped, since they are at no
///                 place in the window; so are those that SDL makes of a mouse or a pen
///     mouse       one contact a button, hovering without; what SDL makes of fingers or a pen is dropped
///     wheel       a scroll by ticks: positive is right and down, as everywhere in points
///     pen (SDL3)  a contact of its tip, hovering without; with a barrel button held the tip presses the secondary one
///     pinch (SDL 3.4, a trackpad's)  two contacts of device indirect about the mouse, `pinch_span` apart at first
///     focus lost, into the background   cancel_all;   finger cancelled   cancel
///
/// Fingers that move in one report of the screen say so one after the other: samples of different fingers of one screen
/// within `frame_ns` are marked as one frame. For this the last sample waits until the next event or
/// `gcore_sdl_advance`.
///
/// An adapter belongs to one session and is used by one thread. It allocates nothing and needs no destruction.
#ifndef GESTURECORE_SDL_H
#define GESTURECORE_SDL_H

#include <math.h>
#include <string.h>

#include "gesturecore.h"

#ifndef SDL_MAJOR_VERSION
#error "include <SDL.h> or <SDL3/SDL.h> before gesturecore_sdl.h"
#endif

/// The source of what a mouse does. The contact is SDL's number of the button, 0 while hovering.
#define GCORE_SDL_MOUSE ((uint64_t)'m' << 56)
/// The source of what a pen does. The contact is 1, 0 while hovering.
#define GCORE_SDL_PEN ((uint64_t)'p' << 56)
/// The source of the two contacts of a trackpad's pinch, 1 and 2.
#define GCORE_SDL_PINCH ((uint64_t)'z' << 56)
/// How many fingers are followed at one time; more of them are not heard.
#define GCORE_SDL_FINGERS 32
/// The most inputs that one event becomes.
#define GCORE_SDL_INPUTS (GCORE_SDL_FINGERS + 8)

/// A finger that is down.
typedef struct gcore_sdl_finger {
  uint64_t source;
  uint64_t contact;
  /// The frame in which it said something last.
  uint64_t frame;
} gcore_sdl_finger;

/// How SDL's events are read, and what is remembered between them. Fill it in with `gcore_sdl_default`.
typedef struct gcore_sdl {
  /// Only events of this window are heard; 0: those of every window.
  uint32_t window_id;
  /// The size in points that touches are scaled to: where the renderer has a logical size, that one. 0: the size of the
  /// window that the event names.
  gcore_point size;
  /// What one tick of a wheel is worth, in points. Default 40.
  double wheel_step;
  /// How far apart the two contacts of a trackpad's pinch come down, in points. Default 200.
  double pinch_span;
  /// Samples of different fingers that are less than this apart are one frame; 0: each is a frame. Default 1 ms.
  uint64_t frame_ns;
  /// A pen in range cancels the touches that are down, and no finger is heard until it is gone: the hand that holds the
  /// pen rests on the screen. Default false.
  bool pen_cancels_touch;

  // What is remembered; hosts leave it alone.
  bool started;            // Whether there was a timestamp.
  uint64_t time_ns;        // Of the latest one.
  uint64_t ticks;          // That timestamp, as SDL counts.
  gcore_point mouse;       // Where it was last.
  uint32_t buttons;        // Held: bits 1 << SDL's number.
  gcore_sdl_finger fingers[GCORE_SDL_FINGERS];
  size_t finger_count;
  uint64_t frame;          // Counts frames.
  uint64_t frame_began_ns; // When the open one began.
  bool waits;              // Whether the last sample of a finger waits for the rest of its frame.
  gcore_input waiting;
  bool pen_in_range, pen_down, pen_barrel;
  double pen_pressure;
  bool pinching;
  double span;             // Of a pinch under way, in points.
  gcore_point pinch_center;
} gcore_sdl;

/// Answers an adapter that hears every window, with every default.
static inline gcore_sdl gcore_sdl_default(void) {
  gcore_sdl adapter;
  memset(&adapter, 0, sizeof adapter);
  adapter.wheel_step = 40;
  adapter.pinch_span = 200;
  adapter.frame_ns = 1000000;
  return adapter;
}

// MARK: The two SDLs, by one name

#if SDL_MAJOR_VERSION >= 3
#define GCORE_SDL_FINGER_DOWN SDL_EVENT_FINGER_DOWN
#define GCORE_SDL_FINGER_UP SDL_EVENT_FINGER_UP
#define GCORE_SDL_FINGER_MOTION SDL_EVENT_FINGER_MOTION
#define GCORE_SDL_MOUSE_MOTION SDL_EVENT_MOUSE_MOTION
#define GCORE_SDL_BUTTON_DOWN SDL_EVENT_MOUSE_BUTTON_DOWN
#define GCORE_SDL_BUTTON_UP SDL_EVENT_MOUSE_BUTTON_UP
#define GCORE_SDL_WHEEL SDL_EVENT_MOUSE_WHEEL
#define GCORE_SDL_BACKGROUND SDL_EVENT_WILL_ENTER_BACKGROUND
#define GCORE_SDL_TOUCH_ID(finger) ((uint64_t)(finger).touchID)
#define GCORE_SDL_FINGER_ID(finger) ((uint64_t)(finger).fingerID)
#define GCORE_SDL_TICK_NS 1
typedef Uint64 gcore_sdl_ticks;
static inline gcore_sdl_ticks gcore_sdl_get_ticks(void) { return SDL_GetTicksNS(); }
static inline bool gcore_sdl_is_focus_lost(const SDL_Event *event) {
  return event->type == SDL_EVENT_WINDOW_FOCUS_LOST;
}
static inline bool gcore_sdl_is_mouse_leave(const SDL_Event *event) {
  return event->type == SDL_EVENT_WINDOW_MOUSE_LEAVE;
}
static inline bool gcore_sdl_is_made_mouse(SDL_MouseID which) {
  return which == SDL_TOUCH_MOUSEID || which == SDL_PEN_MOUSEID;
}
static inline bool gcore_sdl_is_made_touch(SDL_TouchID touch) {
  return touch == SDL_MOUSE_TOUCHID || touch == SDL_PEN_TOUCHID;
}
#else
#define GCORE_SDL_FINGER_DOWN SDL_FINGERDOWN
#define GCORE_SDL_FINGER_UP SDL_FINGERUP
#define GCORE_SDL_FINGER_MOTION SDL_FINGERMOTION
#define GCORE_SDL_MOUSE_MOTION SDL_MOUSEMOTION
#define GCORE_SDL_BUTTON_DOWN SDL_MOUSEBUTTONDOWN
#define GCORE_SDL_BUTTON_UP SDL_MOUSEBUTTONUP
#define GCORE_SDL_WHEEL SDL_MOUSEWHEEL
#define GCORE_SDL_BACKGROUND SDL_APP_WILLENTERBACKGROUND
#define GCORE_SDL_TOUCH_ID(finger) ((uint64_t)(finger).touchId)
#define GCORE_SDL_FINGER_ID(finger) ((uint64_t)(finger).fingerId)
#define GCORE_SDL_TICK_NS 1000000
typedef Uint32 gcore_sdl_ticks;
static inline gcore_sdl_ticks gcore_sdl_get_ticks(void) { return SDL_GetTicks(); }
static inline bool gcore_sdl_is_focus_lost(const SDL_Event *event) {
  return event->type == SDL_WINDOWEVENT && event->window.event == SDL_WINDOWEVENT_FOCUS_LOST;
}
static inline bool gcore_sdl_is_mouse_leave(const SDL_Event *event) {
  return event->type == SDL_WINDOWEVENT && event->window.event == SDL_WINDOWEVENT_LEAVE;
}
static inline bool gcore_sdl_is_made_mouse(Uint32 which) { return which == SDL_TOUCH_MOUSEID; }
static inline bool gcore_sdl_is_made_touch(SDL_TouchID touch) { return touch == SDL_MOUSE_TOUCHID; }
#endif

/// Answers the time of an SDL timestamp, in nanoseconds that never wrap. SDL2 counts milliseconds in 32 bits, which
/// wrap after 49.7 days: a timestamp is taken as the one nearest to the latest.
static inline uint64_t gcore_sdl_time(gcore_sdl *adapter, gcore_sdl_ticks ticks) {
  const gcore_sdl_ticks ahead = (gcore_sdl_ticks)(ticks - (gcore_sdl_ticks)adapter->ticks);
  const gcore_sdl_ticks behind = (gcore_sdl_ticks)((gcore_sdl_ticks)adapter->ticks - ticks);
  if (!adapter->started) {
    adapter->started = true;
    adapter->ticks = ticks;
    return adapter->time_ns = (uint64_t)ticks * GCORE_SDL_TICK_NS;
  }
  if (ahead <= behind) {
    adapter->time_ns += (uint64_t)ahead * GCORE_SDL_TICK_NS;
    adapter->ticks = ticks;
    return adapter->time_ns;
  }
  const uint64_t back = (uint64_t)behind * GCORE_SDL_TICK_NS;
  return back < adapter->time_ns ? adapter->time_ns - back : 0;
}

/// Answers the present on the clock of the events, in nanoseconds.
static inline uint64_t gcore_sdl_now(gcore_sdl *adapter) { return gcore_sdl_time(adapter, gcore_sdl_get_ticks()); }

// MARK: Putting inputs together

/// Where the inputs of one event go.
typedef struct gcore_sdl_out {
  gcore_input *inputs;
  size_t count;
} gcore_sdl_out;

static inline gcore_input gcore_sdl_make(
    gcore_input_kind kind, uint64_t time_ns, gcore_device device, uint64_t source, uint64_t contact, gcore_point at) {
  gcore_input input;
  memset(&input, 0, sizeof input);
  input.kind = kind;
  input.time_ns = time_ns;
  input.device = device;
  input.source = source;
  input.contact = contact;
  input.position = at;
  return input;
}

static inline gcore_point gcore_sdl_point(double x, double y) {
  gcore_point point;
  point.x = x;
  point.y = y;
  return point;
}

/// Says the sample that waits.
static inline void gcore_sdl_close_frame(gcore_sdl *adapter, gcore_sdl_out *out) {
  if (adapter->waits) out->inputs[out->count++] = adapter->waiting;
  adapter->waits = false;
  adapter->frame++;
}

static inline void gcore_sdl_put(gcore_sdl *adapter, gcore_sdl_out *out, gcore_input input) {
  gcore_sdl_close_frame(adapter, out);
  out->inputs[out->count++] = input;
}

// MARK: Fingers

static inline gcore_sdl_finger *gcore_sdl_find(gcore_sdl *adapter, uint64_t source, uint64_t contact) {
  for (size_t i = 0; i < adapter->finger_count; i++) {
    gcore_sdl_finger *finger = &adapter->fingers[i];
    if (finger->source == source && finger->contact == contact) return finger;
  }
  return NULL;
}

static inline void gcore_sdl_forget(gcore_sdl *adapter, gcore_sdl_finger *finger) {
  *finger = adapter->fingers[--adapter->finger_count];
}

/// Notes a move or a lift: it waits, and the one that waited is marked if both are of one frame.
static inline void gcore_sdl_sample(
    gcore_sdl *adapter, gcore_sdl_out *out, gcore_sdl_finger *finger, gcore_input input) {
  const bool joins = adapter->waits && adapter->waiting.source == input.source && finger->frame != adapter->frame &&
                     input.time_ns >= adapter->frame_began_ns &&
                     input.time_ns - adapter->frame_began_ns < adapter->frame_ns;
  if (joins) {
    adapter->waiting.flags |= GCORE_INPUT_MORE;
    out->inputs[out->count++] = adapter->waiting;
  } else {
    gcore_sdl_close_frame(adapter, out);
    adapter->frame_began_ns = input.time_ns;
  }
  adapter->waiting = input;
  adapter->waits = true;
  finger->frame = adapter->frame;
}

/// Finds the place of a touch in points: SDL gives shares of a window. \returns false where no window is known.
static inline bool gcore_sdl_place(const gcore_sdl *adapter, const SDL_TouchFingerEvent *finger, gcore_point *place) {
  gcore_point size = adapter->size;
  if (!(size.x > 0 && size.y > 0)) {
    int width = 0, height = 0;
    SDL_Window *window = SDL_GetWindowFromID(finger->windowID ? finger->windowID : adapter->window_id);
    if (!window) window = SDL_GetKeyboardFocus();
    if (!window) return false;
    SDL_GetWindowSize(window, &width, &height);
    size = gcore_sdl_point(width, height);
  }
  *place = gcore_sdl_point(finger->x * size.x, finger->y * size.y);
  return true;
}

static inline bool gcore_sdl_is_trackpad(SDL_TouchID touch) {
  const SDL_TouchDeviceType type = SDL_GetTouchDeviceType(touch);
  return type == SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE || type == SDL_TOUCH_DEVICE_INDIRECT_RELATIVE;
}

static inline void gcore_sdl_touch(
    gcore_sdl *adapter, gcore_sdl_out *out, const SDL_TouchFingerEvent *touch, gcore_input_kind kind,
    uint64_t time_ns) {
  const uint64_t source = GCORE_SDL_TOUCH_ID(*touch), contact = GCORE_SDL_FINGER_ID(*touch);
  if (gcore_sdl_is_made_touch((SDL_TouchID)source) || gcore_sdl_is_trackpad((SDL_TouchID)source)) return;
  gcore_sdl_finger *finger = gcore_sdl_find(adapter, source, contact);
  gcore_point place = gcore_sdl_point(0, 0);
  const bool somewhere = gcore_sdl_place(adapter, touch, &place);
  if (!somewhere && (kind == GCORE_INPUT_DOWN || kind == GCORE_INPUT_MOVE)) return;
  gcore_input input = gcore_sdl_make(kind, time_ns, GCORE_DEVICE_TOUCH, source, contact, place);
  if (!somewhere) input.flags = GCORE_INPUT_NOWHERE;
  input.pressure = touch->pressure;
  if (kind == GCORE_INPUT_DOWN) {
    if (adapter->pen_cancels_touch && adapter->pen_in_range) return;
    if (!finger) {
      if (adapter->finger_count == GCORE_SDL_FINGERS) return;
      finger = &adapter->fingers[adapter->finger_count++];
      finger->source = source;
      finger->contact = contact;
    }
    gcore_sdl_put(adapter, out, input);
    finger->frame = 0;
  } else if (finger) {  // Else its press was not heard, or it was cancelled.
    if (kind == GCORE_INPUT_CANCEL) gcore_sdl_put(adapter, out, input);
    else gcore_sdl_sample(adapter, out, finger, input);
    if (kind != GCORE_INPUT_MOVE) gcore_sdl_forget(adapter, finger);
  }
}

// MARK: Mouse

static inline bool gcore_sdl_button(unsigned number, gcore_button *button) {
  switch (number) {
    case SDL_BUTTON_LEFT: *button = GCORE_BUTTON_PRIMARY; return true;
    case SDL_BUTTON_MIDDLE: *button = GCORE_BUTTON_MIDDLE; return true;
    case SDL_BUTTON_RIGHT: *button = GCORE_BUTTON_SECONDARY; return true;
    case SDL_BUTTON_X1: *button = GCORE_BUTTON_BACK; return true;
    case SDL_BUTTON_X2: *button = GCORE_BUTTON_FORWARD; return true;
    default: return false;
  }
}

static inline void gcore_sdl_mouse_moved(gcore_sdl *adapter, gcore_sdl_out *out, uint64_t time_ns, gcore_point at) {
  adapter->mouse = at;
  if (!adapter->buttons) {
    gcore_sdl_put(adapter, out, gcore_sdl_make(GCORE_INPUT_HOVER, time_ns, GCORE_DEVICE_MOUSE, GCORE_SDL_MOUSE, 0, at));
  }
  for (unsigned number = SDL_BUTTON_LEFT; number <= SDL_BUTTON_X2; number++) {
    if (adapter->buttons & 1u << number) {
      gcore_sdl_put(
          adapter, out, gcore_sdl_make(GCORE_INPUT_MOVE, time_ns, GCORE_DEVICE_MOUSE, GCORE_SDL_MOUSE, number, at));
    }
  }
}

static inline void gcore_sdl_mouse_button(
    gcore_sdl *adapter, gcore_sdl_out *out, uint64_t time_ns, unsigned number, bool down, gcore_point at) {
  gcore_button button = GCORE_BUTTON_PRIMARY;
  if (!gcore_sdl_button(number, &button)) return;
  adapter->mouse = at;
  const uint32_t bit = 1u << number;
  if (!down && !(adapter->buttons & bit)) return;  // Its press was not heard, or it was cancelled.
  adapter->buttons = down ? adapter->buttons | bit : adapter->buttons & ~bit;
  gcore_input input = gcore_sdl_make(
      down ? GCORE_INPUT_DOWN : GCORE_INPUT_UP, time_ns, GCORE_DEVICE_MOUSE, GCORE_SDL_MOUSE, number, at);
  input.button = button;
  gcore_sdl_put(adapter, out, input);
}

static inline void gcore_sdl_wheel(
    gcore_sdl *adapter, gcore_sdl_out *out, const SDL_MouseWheelEvent *wheel, uint64_t time_ns) {
#if SDL_MAJOR_VERSION >= 3
  const double x = wheel->x, y = wheel->y;
  adapter->mouse = gcore_sdl_point(wheel->mouse_x, wheel->mouse_y);
#else
#if SDL_VERSION_ATLEAST(2, 0, 18)
  const double x = wheel->preciseX, y = wheel->preciseY;
#else
  const double x = wheel->x, y = wheel->y;
#endif
#if SDL_VERSION_ATLEAST(2, 26, 0)
  adapter->mouse = gcore_sdl_point(wheel->mouseX, wheel->mouseY);
#endif
#endif
  gcore_input input =
      gcore_sdl_make(GCORE_INPUT_SCROLL, time_ns, GCORE_DEVICE_MOUSE, GCORE_SDL_MOUSE, 0, adapter->mouse);
  input.delta = gcore_sdl_point(x * adapter->wheel_step, y == 0 ? 0 : -y * adapter->wheel_step);  // SDL's y points up.
  gcore_sdl_put(adapter, out, input);
}

/// A pointer that hovers nowhere any more: beyond every region.
static inline void gcore_sdl_left(
    gcore_sdl *adapter, gcore_sdl_out *out, uint64_t time_ns, gcore_device device, uint64_t source) {
  gcore_sdl_put(
      adapter, out, gcore_sdl_make(GCORE_INPUT_HOVER, time_ns, device, source, 0, gcore_sdl_point(-1e9, -1e9)));
}

static inline void gcore_sdl_cancel_all(gcore_sdl *adapter, gcore_sdl_out *out, uint64_t time_ns) {
  gcore_sdl_put(
      adapter, out,
      gcore_sdl_make(GCORE_INPUT_CANCEL_ALL, time_ns, GCORE_DEVICE_TOUCH, 0, 0, gcore_sdl_point(0, 0)));
  adapter->finger_count = 0;
  adapter->buttons = 0;
  adapter->pen_down = false;
  adapter->pinching = false;
}

// MARK: Pen and pinch, of SDL3

#if SDL_MAJOR_VERSION >= 3
static inline void gcore_sdl_pen_arrived(gcore_sdl *adapter, gcore_sdl_out *out, uint64_t time_ns) {
  if (adapter->pen_in_range) return;
  adapter->pen_in_range = true;
  while (adapter->pen_cancels_touch && adapter->finger_count) {
    gcore_sdl_finger *finger = &adapter->fingers[adapter->finger_count - 1];
    gcore_input input = gcore_sdl_make(
        GCORE_INPUT_CANCEL, time_ns, GCORE_DEVICE_TOUCH, finger->source, finger->contact, gcore_sdl_point(0, 0));
    input.flags = GCORE_INPUT_NOWHERE;
    gcore_sdl_put(adapter, out, input);
    gcore_sdl_forget(adapter, finger);
  }
}

static inline void gcore_sdl_pen_says(
    gcore_sdl *adapter, gcore_sdl_out *out, gcore_input_kind kind, uint64_t time_ns, float x, float y) {
  const uint64_t contact = kind == GCORE_INPUT_HOVER ? 0 : 1;
  gcore_input input =
      gcore_sdl_make(kind, time_ns, GCORE_DEVICE_PEN, GCORE_SDL_PEN, contact, gcore_sdl_point(x, y));
  input.pressure = adapter->pen_pressure;
  if (kind == GCORE_INPUT_DOWN && adapter->pen_barrel) input.button = GCORE_BUTTON_SECONDARY;
  gcore_sdl_put(adapter, out, input);
}

static inline void gcore_sdl_pen_gone(gcore_sdl *adapter, gcore_sdl_out *out, uint64_t time_ns) {
  if (adapter->pen_down) {
    gcore_sdl_pen_says(adapter, out, GCORE_INPUT_CANCEL, time_ns, 0, 0);
    out->inputs[out->count - 1].flags = GCORE_INPUT_NOWHERE;
  }
  gcore_sdl_left(adapter, out, time_ns, GCORE_DEVICE_PEN, GCORE_SDL_PEN);
  adapter->pen_in_range = adapter->pen_down = adapter->pen_barrel = false;
  adapter->pen_pressure = 0;
}

static inline void gcore_sdl_pen(gcore_sdl *adapter, gcore_sdl_out *out, const SDL_Event *event, uint64_t time_ns) {
  if (event->type == SDL_EVENT_PEN_PROXIMITY_OUT) {
    gcore_sdl_pen_gone(adapter, out, time_ns);
    return;
  }
  gcore_sdl_pen_arrived(adapter, out, time_ns);
  switch (event->type) {
    case SDL_EVENT_PEN_DOWN:
      adapter->pen_down = true;
      gcore_sdl_pen_says(adapter, out, GCORE_INPUT_DOWN, time_ns, event->ptouch.x, event->ptouch.y);
      break;
    case SDL_EVENT_PEN_UP:
      if (!adapter->pen_down) break;  // Its press was not heard, or it was cancelled.
      adapter->pen_down = false;
      gcore_sdl_pen_says(adapter, out, GCORE_INPUT_UP, time_ns, event->ptouch.x, event->ptouch.y);
      break;
    case SDL_EVENT_PEN_MOTION:
      if (!adapter->pen_down && event->pmotion.pen_state & SDL_PEN_INPUT_DOWN) break;  // A stroke that was cancelled.
      gcore_sdl_pen_says(adapter, out, adapter->pen_down ? GCORE_INPUT_MOVE : GCORE_INPUT_HOVER, time_ns,
                         event->pmotion.x, event->pmotion.y);
      break;
    case SDL_EVENT_PEN_BUTTON_DOWN:
    case SDL_EVENT_PEN_BUTTON_UP: adapter->pen_barrel = event->type == SDL_EVENT_PEN_BUTTON_DOWN; break;
    case SDL_EVENT_PEN_AXIS:
      if (event->paxis.axis == SDL_PEN_AXIS_PRESSURE) adapter->pen_pressure = event->paxis.value;
      break;
    default: break;
  }
}

#if SDL_VERSION_ATLEAST(3, 4, 0)
/// Both contacts of a pinch, at its present span: one frame.
static inline void gcore_sdl_pinch_says(
    gcore_sdl *adapter, gcore_sdl_out *out, gcore_input_kind kind, uint64_t time_ns) {
  for (int side = -1; side <= 1; side += 2) {
    const gcore_point at =
        gcore_sdl_point(adapter->pinch_center.x + side * adapter->span / 2, adapter->pinch_center.y);
    gcore_input input =
        gcore_sdl_make(kind, time_ns, GCORE_DEVICE_INDIRECT, GCORE_SDL_PINCH, side < 0 ? 1 : 2, at);
    if (side < 0 && kind != GCORE_INPUT_DOWN) input.flags = GCORE_INPUT_MORE;
    gcore_sdl_put(adapter, out, input);
  }
}

static inline void gcore_sdl_pinch(
    gcore_sdl *adapter, gcore_sdl_out *out, const SDL_PinchFingerEvent *pinch, uint64_t time_ns) {
  if (pinch->type == SDL_EVENT_PINCH_BEGIN) {
    if (adapter->pinching || adapter->finger_count) return;  // Fingers on the screen say it themselves.
    adapter->pinching = true;
    adapter->span = adapter->pinch_span;
    adapter->pinch_center = adapter->mouse;
    gcore_sdl_pinch_says(adapter, out, GCORE_INPUT_DOWN, time_ns);
  } else if (adapter->pinching && pinch->type == SDL_EVENT_PINCH_UPDATE) {
    if (!(pinch->scale > 0) || !isfinite(adapter->span * pinch->scale)) return;  // SDL may say 0 at first.
    adapter->span *= pinch->scale;
    gcore_sdl_pinch_says(adapter, out, GCORE_INPUT_MOVE, time_ns);
  } else if (adapter->pinching) {
    adapter->pinching = false;
    gcore_sdl_pinch_says(adapter, out, GCORE_INPUT_UP, time_ns);
  }
}
#endif
#endif

// MARK: Events

/// The window that a pointer event is about; 0 where SDL does not say.
static inline uint32_t gcore_sdl_window_of(const SDL_Event *event) {
  switch (event->type) {
    case GCORE_SDL_FINGER_DOWN:
    case GCORE_SDL_FINGER_UP:
    case GCORE_SDL_FINGER_MOTION: return event->tfinger.windowID;
    case GCORE_SDL_MOUSE_MOTION: return event->motion.windowID;
    case GCORE_SDL_BUTTON_DOWN:
    case GCORE_SDL_BUTTON_UP: return event->button.windowID;
    case GCORE_SDL_WHEEL: return event->wheel.windowID;
#if SDL_MAJOR_VERSION >= 3
    case SDL_EVENT_FINGER_CANCELED: return event->tfinger.windowID;
    case SDL_EVENT_PEN_DOWN:
    case SDL_EVENT_PEN_UP: return event->ptouch.windowID;
    case SDL_EVENT_PEN_MOTION: return event->pmotion.windowID;
#if SDL_VERSION_ATLEAST(3, 4, 0)
    case SDL_EVENT_PINCH_BEGIN:
    case SDL_EVENT_PINCH_UPDATE:
    case SDL_EVENT_PINCH_END: return event->pinch.windowID;
#endif
#endif
    default: return gcore_sdl_is_focus_lost(event) || gcore_sdl_is_mouse_leave(event) ? event->window.windowID : 0;
  }
}

/// Writes the inputs that an event means to `inputs`, which has room for GCORE_SDL_INPUTS, and answers how many.
static inline size_t gcore_sdl_convert(gcore_sdl *adapter, const SDL_Event *event, gcore_input *inputs) {
  gcore_sdl_out out;
  out.inputs = inputs;
  out.count = 0;
  const uint32_t window = gcore_sdl_window_of(event);
  if (adapter->window_id && window && window != adapter->window_id) return 0;
  const uint64_t time_ns = gcore_sdl_time(adapter, event->common.timestamp);
  switch (event->type) {
    case GCORE_SDL_FINGER_DOWN: gcore_sdl_touch(adapter, &out, &event->tfinger, GCORE_INPUT_DOWN, time_ns); break;
    case GCORE_SDL_FINGER_MOTION: gcore_sdl_touch(adapter, &out, &event->tfinger, GCORE_INPUT_MOVE, time_ns); break;
    case GCORE_SDL_FINGER_UP: gcore_sdl_touch(adapter, &out, &event->tfinger, GCORE_INPUT_UP, time_ns); break;
    case GCORE_SDL_MOUSE_MOTION:
      if (gcore_sdl_is_made_mouse(event->motion.which)) break;
      gcore_sdl_mouse_moved(adapter, &out, time_ns, gcore_sdl_point(event->motion.x, event->motion.y));
      break;
    case GCORE_SDL_BUTTON_DOWN:
    case GCORE_SDL_BUTTON_UP:
      if (gcore_sdl_is_made_mouse(event->button.which)) break;
      gcore_sdl_mouse_button(adapter, &out, time_ns, event->button.button, event->type == GCORE_SDL_BUTTON_DOWN,
                             gcore_sdl_point(event->button.x, event->button.y));
      break;
    case GCORE_SDL_WHEEL:
      if (!gcore_sdl_is_made_mouse(event->wheel.which)) gcore_sdl_wheel(adapter, &out, &event->wheel, time_ns);
      break;
    case GCORE_SDL_BACKGROUND: gcore_sdl_cancel_all(adapter, &out, time_ns); break;
#if SDL_MAJOR_VERSION >= 3
    case SDL_EVENT_FINGER_CANCELED:
      gcore_sdl_touch(adapter, &out, &event->tfinger, GCORE_INPUT_CANCEL, time_ns);
      break;
    case SDL_EVENT_PEN_PROXIMITY_IN:
    case SDL_EVENT_PEN_PROXIMITY_OUT:
    case SDL_EVENT_PEN_DOWN:
    case SDL_EVENT_PEN_UP:
    case SDL_EVENT_PEN_BUTTON_DOWN:
    case SDL_EVENT_PEN_BUTTON_UP:
    case SDL_EVENT_PEN_MOTION:
    case SDL_EVENT_PEN_AXIS: gcore_sdl_pen(adapter, &out, event, time_ns); break;
#if SDL_VERSION_ATLEAST(3, 4, 0)
    case SDL_EVENT_PINCH_BEGIN:
    case SDL_EVENT_PINCH_UPDATE:
    case SDL_EVENT_PINCH_END: gcore_sdl_pinch(adapter, &out, &event->pinch, time_ns); break;
#endif
#endif
    default:
      if (gcore_sdl_is_focus_lost(event)) gcore_sdl_cancel_all(adapter, &out, time_ns);
      if (gcore_sdl_is_mouse_leave(event)) {
        gcore_sdl_left(adapter, &out, time_ns, GCORE_DEVICE_MOUSE, GCORE_SDL_MOUSE);
      }
  }
  return out.count;
}

/// Writes the sample that waits for the rest of its frame, if one does: no more of it comes. `inputs` has room for one.
static inline size_t gcore_sdl_flush(gcore_sdl *adapter, gcore_input *inputs) {
  gcore_sdl_out out;
  out.inputs = inputs;
  out.count = 0;
  gcore_sdl_close_frame(adapter, &out);
  return out.count;
}

/// Feeds inputs. Those from before the session's time act at it: SDL may hand over some from before the last advance.
static inline gcore_result gcore_sdl_hand_over(gcore_session *session, gcore_input *inputs, size_t count) {
  const uint64_t now = gcore_session_now(session);
  for (size_t i = 0; i < count; i++) {
    if (inputs[i].time_ns < now) inputs[i].time_ns = now;
  }
  return gcore_session_feed(session, inputs, count, NULL);
}

/// Feeds what an event means. Poll the session's events at least once a frame: what its queue cannot hold is refused.
/// \returns as `gcore_session_feed`; GCORE_OK for events that mean nothing.
static inline gcore_result gcore_sdl_feed(gcore_sdl *adapter, gcore_session *session, const SDL_Event *event) {
  gcore_input inputs[GCORE_SDL_INPUTS];
  const size_t count = gcore_sdl_convert(adapter, event, inputs);
  return count ? gcore_sdl_hand_over(session, inputs, count) : GCORE_OK;
}

/// Closes the open frame and lets time pass to the present. Call it when there are no more events, before polling.
/// \returns GCORE_OK, or the error or warning of the sample that had waited.
static inline gcore_result gcore_sdl_advance(gcore_sdl *adapter, gcore_session *session) {
  gcore_input inputs[1];
  const size_t count = gcore_sdl_flush(adapter, inputs);
  const gcore_result fed = count ? gcore_sdl_hand_over(session, inputs, count) : GCORE_OK;
  const uint64_t now = gcore_sdl_now(adapter), then = gcore_session_now(session);
  const gcore_result advanced = gcore_session_advance(session, now > then ? now : then);
  return fed != GCORE_OK ? fed : advanced;
}

/// Answers how long to wait for an event before the next `gcore_sdl_advance` is due, for SDL_WaitEventTimeout.
/// \returns milliseconds, rounded up; -1 where no deadline is set.
static inline int gcore_sdl_timeout(gcore_sdl *adapter, gcore_session *session) {
  const uint64_t deadline = gcore_session_next_deadline(session), now = gcore_sdl_now(adapter);
  if (deadline == GCORE_NEVER) return -1;
  if (deadline <= now) return 0;
  const uint64_t milliseconds = (deadline - now + 999999) / 1000000;
  return milliseconds < 86400000 ? (int)milliseconds : 86400000;
}

#endif
