/// What the tests of host functions share: a session with a region, short words for input, and a transcript on standard
/// output of everything that is fed, answered and said.
#ifndef STAGE_H
#define STAGE_H

#include "gesturecore.h"

/// Makes a session of the default capacity, but for `events` if that is not 0. Stops the program where it is refused.
/// Where STAGE_RECORDINGS is set, each session is recorded into a file whose name begins so.
gcore_session *stage_session(uint32_t events);
/// Makes a root region of this frame.
gcore_region_id stage_region(gcore_session *session, const char *name, double x, double y, double width, double height);
/// Makes a drag, a tap or a long press with every default.
gcore_gesture_id stage_drag(gcore_session *session, const char *name);
gcore_gesture_id stage_tap(gcore_session *session, const char *name);
gcore_gesture_id stage_long_press(gcore_session *session, const char *name);
/// Attaches a gesture with normal priority.
void stage_attach(gcore_session *session, gcore_gesture_id gesture, gcore_region_id region);
/// Makes a state that is 0 at first.
gcore_state_id stage_state(gcore_session *session, const char *name, gcore_state_type type);

/// An input of a touch contact, at `ms` milliseconds.
gcore_input stage_input(gcore_input_kind kind, uint64_t contact, unsigned ms, double x, double y);
/// Writes a scene's heading.
void stage_title(const char *title);
/// Feed one input and write down what follows.
void stage_down(gcore_session *session, unsigned ms, uint64_t contact, double x, double y);
void stage_move(gcore_session *session, unsigned ms, uint64_t contact, double x, double y);
void stage_up(gcore_session *session, unsigned ms, uint64_t contact, double x, double y);
void stage_cancel(gcore_session *session, unsigned ms, uint64_t contact, double x, double y);
void stage_advance(gcore_session *session, unsigned ms);
/// Writes a result, with its sentence where it is not well.
void stage_result(gcore_session *session, const char *what, gcore_result result);
/// Takes all events and writes them down.
void stage_events(gcore_session *session);
/// Takes all decisions and writes them down.
void stage_decisions(gcore_session *session);
/// Writes a state's numbers.
void stage_value(gcore_session *session, gcore_state_id state);

#endif
