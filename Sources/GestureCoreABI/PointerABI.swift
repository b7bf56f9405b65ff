import CGestureCore
import GestureCore

@implementation @_cdecl("gcore_hover_def_default")
public func gcore_hover_def_default() -> gcore_hover_def { .usual }

@implementation @_cdecl("gcore_hover_make")
public func gcore_hover_make(
  _ session: OpaquePointer?, _ def: UnsafePointer<gcore_hover_def>?, _ gesture: UnsafeMutablePointer<gcore_gesture_id>?
) -> gcore_result { makeGesture(session, def, gesture) }

@implementation @_cdecl("gcore_hover_configure")
public func gcore_hover_configure(
  _ session: OpaquePointer?, _ gesture: gcore_gesture_id, _ def: UnsafePointer<gcore_hover_def>?
) -> gcore_result { configureGesture(session, gesture, def) }

@implementation @_cdecl("gcore_hover_get")
public func gcore_hover_get(
  _ session: OpaquePointer?, _ gesture: gcore_gesture_id, _ def: UnsafeMutablePointer<gcore_hover_def>?
) -> gcore_result { getGesture(session, gesture, def) }

@implementation @_cdecl("gcore_scroll_def_default")
public func gcore_scroll_def_default() -> gcore_scroll_def { .usual }

@implementation @_cdecl("gcore_scroll_make")
public func gcore_scroll_make(
  _ session: OpaquePointer?, _ def: UnsafePointer<gcore_scroll_def>?, _ gesture: UnsafeMutablePointer<gcore_gesture_id>?
) -> gcore_result { makeGesture(session, def, gesture) }

@implementation @_cdecl("gcore_scroll_configure")
public func gcore_scroll_configure(
  _ session: OpaquePointer?, _ gesture: gcore_gesture_id, _ def: UnsafePointer<gcore_scroll_def>?
) -> gcore_result { configureGesture(session, gesture, def) }

@implementation @_cdecl("gcore_scroll_get")
public func gcore_scroll_get(
  _ session: OpaquePointer?, _ gesture: gcore_gesture_id, _ def: UnsafeMutablePointer<gcore_scroll_def>?
) -> gcore_result { getGesture(session, gesture, def) }

@implementation @_cdecl("gcore_contact_def_default")
public func gcore_contact_def_default() -> gcore_contact_def { .usual }

@implementation @_cdecl("gcore_contact_make")
public func gcore_contact_make(
  _ session: OpaquePointer?, _ def: UnsafePointer<gcore_contact_def>?,
  _ gesture: UnsafeMutablePointer<gcore_gesture_id>?
) -> gcore_result { makeGesture(session, def, gesture) }

@implementation @_cdecl("gcore_contact_configure")
public func gcore_contact_configure(
  _ session: OpaquePointer?, _ gesture: gcore_gesture_id, _ def: UnsafePointer<gcore_contact_def>?
) -> gcore_result { configureGesture(session, gesture, def) }

@implementation @_cdecl("gcore_contact_get")
public func gcore_contact_get(
  _ session: OpaquePointer?, _ gesture: gcore_gesture_id, _ def: UnsafeMutablePointer<gcore_contact_def>?
) -> gcore_result { getGesture(session, gesture, def) }
