/// gesturecore: gestures from pointer events, behind plain C.
///
/// A session holds a scene of regions with gestures attached to them. The host feeds it pointer events, each with its
/// time, and polls what the gestures say. Nothing here reads a clock, starts a thread or does I/O; the same input gives
/// the same output, to the bit. The parts below stand in the order in which an event passes through the library:
///
///     base       results, points, maps         relation   who waits for whom
///     id         what things are called by     event      phases, values, what one polls
///     input      what the host feeds           state      cells that gestures drive
///     region     where things are              animation  laws of motion
///     gesture    what all gestures share       binding    which gesture drives which cell
///     press, stroke, pinch, pointer            follower   a cell shown through an animation
///                the kinds of gesture          session    make, feed, poll
///     composite  gestures made of gestures     custom     recognizers of the host, plug-ins
///                                              recording  all that a session hears and says, as a trace
///
/// Start with `examples/c/01-hello/hello.c`. For other languages all of this is described in gesturecore-abi.json,
/// which is built and installed with the library.
#ifndef GESTURECORE_H
#define GESTURECORE_H

#include "gesturecore/base.h"
#include "gesturecore/id.h"
#include "gesturecore/input.h"
#include "gesturecore/region.h"
#include "gesturecore/gesture.h"
#include "gesturecore/press.h"
#include "gesturecore/stroke.h"
#include "gesturecore/pinch.h"
#include "gesturecore/pointer.h"
#include "gesturecore/composite.h"
#include "gesturecore/relation.h"
#include "gesturecore/event.h"
#include "gesturecore/custom.h"
#include "gesturecore/state.h"
#include "gesturecore/animation.h"
#include "gesturecore/binding.h"
#include "gesturecore/follower.h"
#include "gesturecore/session.h"
#include "gesturecore/recording.h"

#endif
