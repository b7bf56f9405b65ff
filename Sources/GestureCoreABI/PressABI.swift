import CGestureCore
import GestureCore

@implementation @_cdecl("gcore_tap_def_default")
public func gcore_tap_def_default() -> gcore_tap_def { .usual }

@implementation @_cdecl("gcore_tap_make")
public func gcore_tap_make(
  _ session: OpaquePointer?, _ def: UnsafePointer<gcore_tap_def>?, _ gesture: UnsafeMutablePointer<gcore_gesture_id>?
) -> gcore_result { makeGesture(session, def, gesture) }

@implementation @_cdecl("gcore_tap_configure")
public func gcore_tap_configure(
  _ session: OpaquePointer?, _ gesture: gcore_gesture_id, _ def: UnsafePointer<gcore_tap_def>?
) -> gcore_result { configureGesture(session, gesture, def) }

@implementation @_cdecl("gcore_tap_get")
public func gcore_tap_get(
  _ session: OpaquePointer?, _ gesture: gcore_gesture_id, _ def: UnsafeMutablePointer<gcore_tap_def>?
) -> gcore_result { getGesture(session, gesture, def) }

@implementation @_cdecl("gcore_click_def_default")
public func gcore_click_def_default() -> gcore_click_def { .usual }

@implementation @_cdecl("gcore_click_make")
public func gcore_click_make(
  _ session: OpaquePointer?, _ def: UnsafePointer<gcore_click_def>?, _ gesture: UnsafeMutablePointer<gcore_gesture_id>?
) -> gcore_result { makeGesture(session, def, gesture) }

@implementation @_cdecl("gcore_click_configure")
public func gcore_click_configure(
  _ session: OpaquePointer?, _ gesture: gcore_gesture_id, _ def: UnsafePointer<gcore_click_def>?
) -> gcore_result { configureGesture(session, gesture, def) }

@implementation @_cdecl("gcore_click_get")
public func gcore_click_get(
  _ session: OpaquePointer?, _ gesture: gcore_gesture_id, _ def: UnsafeMutablePointer<gcore_click_def>?
) -> gcore_result { getGesture(session, gesture, def) }

@implementation @_cdecl("gcore_long_press_def_default")
public func gcore_long_press_def_default() -> gcore_long_press_def { .usual }

@implementation @_cdecl("gcore_long_press_make")
public func gcore_long_press_make(
  _ session: OpaquePointer?, _ def: UnsafePointer<gcore_long_press_def>?,
  _ gesture: UnsafeMutablePointer<gcore_gesture_id>?
) -> gcore_result { makeGesture(session, def, gesture) }

@implementation @_cdecl("gcore_long_press_configure")
public func gcore_long_press_configure(
  _ session: OpaquePointer?, _ gesture: gcore_gesture_id, _ def: UnsafePointer<gcore_long_press_def>?
) -> gcore_result { configureGesture(session, gesture, def) }

@implementation @_cdecl("gcore_long_press_get")
public func gcore_long_press_get(
  _ session: OpaquePointer?, _ gesture: gcore_gesture_id, _ def: UnsafeMutablePointer<gcore_long_press_def>?
) -> gcore_result { getGesture(session, gesture, def) }
