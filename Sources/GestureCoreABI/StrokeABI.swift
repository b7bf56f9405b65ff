import CGestureCore
import GestureCore

@implementation @_cdecl("gcore_drag_def_default")
public func gcore_drag_def_default() -> gcore_drag_def { .usual }

@implementation @_cdecl("gcore_drag_make")
public func gcore_drag_make(
  _ session: OpaquePointer?, _ def: UnsafePointer<gcore_drag_def>?, _ gesture: UnsafeMutablePointer<gcore_gesture_id>?
) -> gcore_result { makeGesture(session, def, gesture) }

@implementation @_cdecl("gcore_drag_configure")
public func gcore_drag_configure(
  _ session: OpaquePointer?, _ gesture: gcore_gesture_id, _ def: UnsafePointer<gcore_drag_def>?
) -> gcore_result { configureGesture(session, gesture, def) }

@implementation @_cdecl("gcore_drag_get")
public func gcore_drag_get(
  _ session: OpaquePointer?, _ gesture: gcore_gesture_id, _ def: UnsafeMutablePointer<gcore_drag_def>?
) -> gcore_result { getGesture(session, gesture, def) }

@implementation @_cdecl("gcore_swipe_def_default")
public func gcore_swipe_def_default() -> gcore_swipe_def { .usual }

@implementation @_cdecl("gcore_swipe_make")
public func gcore_swipe_make(
  _ session: OpaquePointer?, _ def: UnsafePointer<gcore_swipe_def>?, _ gesture: UnsafeMutablePointer<gcore_gesture_id>?
) -> gcore_result { makeGesture(session, def, gesture) }

@implementation @_cdecl("gcore_swipe_configure")
public func gcore_swipe_configure(
  _ session: OpaquePointer?, _ gesture: gcore_gesture_id, _ def: UnsafePointer<gcore_swipe_def>?
) -> gcore_result { configureGesture(session, gesture, def) }

@implementation @_cdecl("gcore_swipe_get")
public func gcore_swipe_get(
  _ session: OpaquePointer?, _ gesture: gcore_gesture_id, _ def: UnsafeMutablePointer<gcore_swipe_def>?
) -> gcore_result { getGesture(session, gesture, def) }
