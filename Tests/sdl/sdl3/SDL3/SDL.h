// Not SDL: the declarations of SDL 3.4 that bindings/sdl/gesturecore_sdl.h reads, for machines without SDL3's own
// headers. Names, types and values as SDL's documentation gives them; structs hold only the fields that are read.
// Where pkg-config finds sdl3, the tests use the real headers instead; with those of SDL 3.4.2 they pass as well.
#ifndef GESTURECORE_TESTS_SDL3_H
#define GESTURECORE_TESTS_SDL3_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define SDL_MAJOR_VERSION 3
#define SDL_MINOR_VERSION 4
#define SDL_MICRO_VERSION 0
#define SDL_VERSION_ATLEAST(x, y, z) \
  (SDL_MAJOR_VERSION * 1000000 + SDL_MINOR_VERSION * 1000 + SDL_MICRO_VERSION >= (x) * 1000000 + (y) * 1000 + (z))

typedef uint8_t Uint8;
typedef uint32_t Uint32;
typedef uint64_t Uint64;
typedef Uint32 SDL_WindowID;
typedef Uint32 SDL_MouseID;
typedef Uint32 SDL_PenID;
typedef Uint32 SDL_PenInputFlags;
typedef Uint64 SDL_TouchID;
typedef Uint64 SDL_FingerID;
typedef struct SDL_Window SDL_Window;

#define SDL_TOUCH_MOUSEID ((SDL_MouseID)-1)
#define SDL_PEN_MOUSEID ((SDL_MouseID)-2)
#define SDL_MOUSE_TOUCHID ((SDL_TouchID)-1)
#define SDL_PEN_TOUCHID ((SDL_TouchID)-2)
#define SDL_PEN_INPUT_DOWN (1u << 0)
#define SDL_BUTTON_LEFT 1
#define SDL_BUTTON_MIDDLE 2
#define SDL_BUTTON_RIGHT 3
#define SDL_BUTTON_X1 4
#define SDL_BUTTON_X2 5

typedef enum SDL_EventType {
  SDL_EVENT_WILL_ENTER_BACKGROUND = 0x103,
  SDL_EVENT_WINDOW_MOUSE_LEAVE = 0x20d,
  SDL_EVENT_WINDOW_FOCUS_LOST = 0x20f,
  SDL_EVENT_KEY_DOWN = 0x300,
  SDL_EVENT_MOUSE_MOTION = 0x400,
  SDL_EVENT_MOUSE_BUTTON_DOWN,
  SDL_EVENT_MOUSE_BUTTON_UP,
  SDL_EVENT_MOUSE_WHEEL,
  SDL_EVENT_FINGER_DOWN = 0x700,
  SDL_EVENT_FINGER_UP,
  SDL_EVENT_FINGER_MOTION,
  SDL_EVENT_FINGER_CANCELED,
  SDL_EVENT_PINCH_BEGIN = 0x710,
  SDL_EVENT_PINCH_UPDATE,
  SDL_EVENT_PINCH_END,
  SDL_EVENT_PEN_PROXIMITY_IN = 0x1300,
  SDL_EVENT_PEN_PROXIMITY_OUT,
  SDL_EVENT_PEN_DOWN,
  SDL_EVENT_PEN_UP,
  SDL_EVENT_PEN_BUTTON_DOWN,
  SDL_EVENT_PEN_BUTTON_UP,
  SDL_EVENT_PEN_MOTION,
  SDL_EVENT_PEN_AXIS
} SDL_EventType;

typedef enum SDL_TouchDeviceType {
  SDL_TOUCH_DEVICE_INVALID = -1,
  SDL_TOUCH_DEVICE_DIRECT,
  SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE,
  SDL_TOUCH_DEVICE_INDIRECT_RELATIVE
} SDL_TouchDeviceType;

typedef enum SDL_PenAxis { SDL_PEN_AXIS_PRESSURE, SDL_PEN_AXIS_XTILT } SDL_PenAxis;

#define SDL_EVENT_HEAD(kind) \
  kind type;                 \
  Uint32 reserved;           \
  Uint64 timestamp;

typedef struct SDL_CommonEvent {
  SDL_EVENT_HEAD(Uint32)
} SDL_CommonEvent;
typedef struct SDL_WindowEvent {
  SDL_EVENT_HEAD(SDL_EventType)
  SDL_WindowID windowID;
} SDL_WindowEvent;
typedef struct SDL_MouseMotionEvent {
  SDL_EVENT_HEAD(SDL_EventType)
  SDL_WindowID windowID;
  SDL_MouseID which;
  float x, y;
} SDL_MouseMotionEvent;
typedef struct SDL_MouseButtonEvent {
  SDL_EVENT_HEAD(SDL_EventType)
  SDL_WindowID windowID;
  SDL_MouseID which;
  Uint8 button;
  bool down;
  float x, y;
} SDL_MouseButtonEvent;
typedef struct SDL_MouseWheelEvent {
  SDL_EVENT_HEAD(SDL_EventType)
  SDL_WindowID windowID;
  SDL_MouseID which;
  float x, y;
  float mouse_x, mouse_y;
} SDL_MouseWheelEvent;
typedef struct SDL_TouchFingerEvent {
  SDL_EVENT_HEAD(SDL_EventType)
  SDL_TouchID touchID;
  SDL_FingerID fingerID;
  float x, y;
  float pressure;
  SDL_WindowID windowID;
} SDL_TouchFingerEvent;
typedef struct SDL_PinchFingerEvent {
  SDL_EVENT_HEAD(SDL_EventType)
  float scale;
  SDL_WindowID windowID;
} SDL_PinchFingerEvent;
typedef struct SDL_PenMotionEvent {
  SDL_EVENT_HEAD(SDL_EventType)
  SDL_WindowID windowID;
  SDL_PenID which;
  SDL_PenInputFlags pen_state;
  float x, y;
} SDL_PenMotionEvent;
typedef SDL_PenMotionEvent SDL_PenTouchEvent;
typedef struct SDL_PenAxisEvent {
  SDL_EVENT_HEAD(SDL_EventType)
  SDL_WindowID windowID;
  SDL_PenID which;
  SDL_PenAxis axis;
  float value;
} SDL_PenAxisEvent;

typedef union SDL_Event {
  Uint32 type;
  SDL_CommonEvent common;
  SDL_WindowEvent window;
  SDL_MouseMotionEvent motion;
  SDL_MouseButtonEvent button;
  SDL_MouseWheelEvent wheel;
  SDL_TouchFingerEvent tfinger;
  SDL_PinchFingerEvent pinch;
  SDL_PenTouchEvent ptouch;
  SDL_PenMotionEvent pmotion;
  SDL_PenAxisEvent paxis;
} SDL_Event;

Uint64 SDL_GetTicksNS(void);
SDL_Window *SDL_GetWindowFromID(SDL_WindowID id);
SDL_Window *SDL_GetKeyboardFocus(void);
bool SDL_GetWindowSize(SDL_Window *window, int *width, int *height);
SDL_TouchDeviceType SDL_GetTouchDeviceType(SDL_TouchID touchID);

#ifdef __cplusplus
}
#endif

#endif
