/// Input: what the host feeds.
///
/// One flat struct says every kind of input, so that a host can hand over an array, a ring buffer or a numpy array as
/// it is. Zero-initialise it and set what the kind reads:
///
///     down        contact, source, device, button, position, pressure
///     move        contact, source, position, pressure, GCORE_INPUT_MORE
///     up, cancel  contact, source, position (or GCORE_INPUT_NOWHERE), GCORE_INPUT_MORE (up alone)
///     cancel_all  nothing but the time
///     hover       contact, source, device, position: a pointer with no contact
///     scroll      contact, source, device, position, delta, GCORE_INPUT_PRECISE and with it scroll_phase
///     advance     nothing but the time
///
/// Flags that a kind does not read are ignored; an input with an unknown one is refused.
///
/// A position left at zero is the place (0, 0), for an up and a cancel too: where the host does not know the place of a
/// lift, it sets GCORE_INPUT_NOWHERE.
///
/// A contact is known by (source, contact): two devices may use one number. A finger, the tip of a pen and each
/// button of a mouse are contacts of their own, from press to lift.
///
/// A coordinate, or a step of a scroll, beyond 1e75 points either way acts as 1e75 would, and so does the map that a
/// region's transform and frame make: arithmetic stays finite, and no event holds an infinite number or NaN. A scale
/// stays within 1e-75 and 1e75.
#ifndef GESTURECORE_INPUT_H
#define GESTURECORE_INPUT_H

#include "base.h"

/// What happened. \since 0.1
typedef enum gcore_input_kind {
  /// A contact came down.
  GCORE_INPUT_DOWN = 1,
  /// A contact that is down moved.
  GCORE_INPUT_MOVE,
  /// A contact was lifted; at a new place it is a move and a lift in one.
  GCORE_INPUT_UP,
  /// The system took one contact away.
  GCORE_INPUT_CANCEL,
  /// The system took every contact away; every wait ends too.
  GCORE_INPUT_CANCEL_ALL,
  /// A pointer is over a place without touching it.
  GCORE_INPUT_HOVER,
  /// A wheel turned, or fingers scrolled on a trackpad.
  GCORE_INPUT_SCROLL,
  /// Time passed; the same as `gcore_session_advance`.
  GCORE_INPUT_ADVANCE
} gcore_input_kind;

/// What the pointing device is. \since 0.1
typedef enum gcore_device {
  GCORE_DEVICE_TOUCH,
  GCORE_DEVICE_MOUSE,
  GCORE_DEVICE_PEN,
  /// A trackpad or remote that points without being touched where it points.
  GCORE_DEVICE_INDIRECT
} gcore_device;

/// The button that makes the contact; fingers and the tip of a pen press the primary one. \since 0.1
typedef enum gcore_button {
  GCORE_BUTTON_PRIMARY,
  GCORE_BUTTON_SECONDARY,
  GCORE_BUTTON_MIDDLE,
  GCORE_BUTTON_BACK,
  GCORE_BUTTON_FORWARD
} gcore_button;

/// Bits of `gcore_input.flags`. \since 0.1
typedef enum gcore_input_flags {
  /// Further samples of this frame follow. What follows from it is decided at the last one, which has not this bit.
  GCORE_INPUT_MORE = 1 << 0,
  /// The place is not known: the contact ends where it was last.
  GCORE_INPUT_NOWHERE = 1 << 1,
  /// The scroll comes in points (a trackpad, with phases as a rule), not in the ticks of a wheel.
  GCORE_INPUT_PRECISE = 1 << 2
} gcore_input_flags;

/// Where a precise scroll is. \since 0.1
typedef enum gcore_scroll_phase {
  /// The device says nothing of phases: its scroll ends when it rests.
  GCORE_SCROLL_NONE,
  GCORE_SCROLL_BEGAN,
  GCORE_SCROLL_CHANGED,
  GCORE_SCROLL_ENDED
} gcore_scroll_phase;

/// One input. Its layout is fixed: it holds no pointer and no hidden padding. \since 0.1
typedef struct gcore_input {
  /// When it happened, in nanoseconds. Times that run back act at the session's time, with a warning.
  uint64_t time_ns;
  /// The device that reported it: a number of the host's choice, 0 included.
  uint64_t source;
  /// The contact or pointer: a number of the host's choice, 0 included.
  uint64_t contact;
  /// A `gcore_input_kind`.
  uint32_t kind;
  /// A `gcore_device`.
  uint32_t device;
  /// A `gcore_button`.
  uint32_t button;
  /// Bits of `gcore_input_flags`.
  uint32_t flags;
  /// A `gcore_scroll_phase`.
  uint32_t scroll_phase;
  /// Must be 0.
  uint32_t reserved;
  /// Where, in points of the host's window, finite; of an up or a cancel that is not, with a warning, the last place.
  gcore_point position;
  /// The step of a scroll, in points (wheel: what one tick is worth to the host).
  gcore_point delta;
  /// 0 to 1 as the device reports it. Recordings keep it, and nothing else reads it: it may be anything.
  double pressure;
} gcore_input;

#endif
