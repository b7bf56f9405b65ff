import CGestureCore
import GestureCore

@implementation @_cdecl("gcore_magnify_def_default")
public func gcore_magnify_def_default() -> gcore_magnify_def { .usual }

@implementation @_cdecl("gcore_magnify_make")
public func gcore_magnify_make(
  _ session: OpaquePointer?, _ def: UnsafePointer<gcore_magnify_def>?,
  _ gesture: UnsafeMutablePointer<gcore_gesture_id>?
) -> gcore_result { makeGesture(session, def, gesture) }

@implementation @_cdecl("gcore_magnify_configure")
public func gcore_magnify_configure(
  _ session: OpaquePointer?, _ gesture: gcore_gesture_id, _ def: UnsafePointer<gcore_magnify_def>?
) -> gcore_result { configureGesture(session, gesture, def) }

@implementation @_cdecl("gcore_magnify_get")
public func gcore_magnify_get(
  _ session: OpaquePointer?, _ gesture: gcore_gesture_id, _ def: UnsafeMutablePointer<gcore_magnify_def>?
) -> gcore_result { getGesture(session, gesture, def) }

@implementation @_cdecl("gcore_rotate_def_default")
public func gcore_rotate_def_default() -> gcore_rotate_def { .usual }

@implementation @_cdecl("gcore_rotate_make")
public func gcore_rotate_make(
  _ session: OpaquePointer?, _ def: UnsafePointer<gcore_rotate_def>?, _ gesture: UnsafeMutablePointer<gcore_gesture_id>?
) -> gcore_result { makeGesture(session, def, gesture) }

@implementation @_cdecl("gcore_rotate_configure")
public func gcore_rotate_configure(
  _ session: OpaquePointer?, _ gesture: gcore_gesture_id, _ def: UnsafePointer<gcore_rotate_def>?
) -> gcore_result { configureGesture(session, gesture, def) }

@implementation @_cdecl("gcore_rotate_get")
public func gcore_rotate_get(
  _ session: OpaquePointer?, _ gesture: gcore_gesture_id, _ def: UnsafeMutablePointer<gcore_rotate_def>?
) -> gcore_result { getGesture(session, gesture, def) }

@implementation @_cdecl("gcore_transform_def_default")
public func gcore_transform_def_default() -> gcore_transform_def { .usual }

@implementation @_cdecl("gcore_transform_make")
public func gcore_transform_make(
  _ session: OpaquePointer?, _ def: UnsafePointer<gcore_transform_def>?,
  _ gesture: UnsafeMutablePointer<gcore_gesture_id>?
) -> gcore_result { makeGesture(session, def, gesture) }

@implementation @_cdecl("gcore_transform_configure")
public func gcore_transform_configure(
  _ session: OpaquePointer?, _ gesture: gcore_gesture_id, _ def: UnsafePointer<gcore_transform_def>?
) -> gcore_result { configureGesture(session, gesture, def) }

@implementation @_cdecl("gcore_transform_get")
public func gcore_transform_get(
  _ session: OpaquePointer?, _ gesture: gcore_gesture_id, _ def: UnsafeMutablePointer<gcore_transform_def>?
) -> gcore_result { getGesture(session, gesture, def) }
