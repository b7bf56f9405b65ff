import CGestureCore
import GestureCore

@implementation @_cdecl("gcore_gesture_kind_name")
public func gcore_gesture_kind_name(_ kind: gcore_gesture_kind) -> UnsafePointer<CChar>? {
  guard let kind = GestureKind(rawValue: kind.rawValue) else { return cText("unknown") }
  return cText(kind.word)
}

@implementation @_cdecl("gcore_gesture_attach")
public func gcore_gesture_attach(
  _ session: OpaquePointer?, _ gesture: gcore_gesture_id, _ region: gcore_region_id, _ priority: gcore_priority,
  _ mask: gcore_mask
) -> gcore_result {
  call(session) { (handle) throws(Fault) in
    let (priority, mask): (Priority, Mask) = (
      try decode(priority.rawValue, .priority), try decode(mask.rawValue, .mask)
    )
    try handle.session.attach(GestureID(gesture), to: RegionID(region), priority: priority, mask: mask)
  }
}

@implementation @_cdecl("gcore_gesture_set_priority")
public func gcore_gesture_set_priority(
  _ session: OpaquePointer?, _ gesture: gcore_gesture_id, _ priority: gcore_priority
) -> gcore_result {
  call(session) { (handle) throws(Fault) in
    let mask = try handle.session.attachment(of: GestureID(gesture)).mask
    let priority: Priority = try decode(priority.rawValue, .priority)
    try handle.session.setAttachment(of: GestureID(gesture), priority: priority, mask: mask)
  }
}

@implementation @_cdecl("gcore_gesture_set_mask")
public func gcore_gesture_set_mask(
  _ session: OpaquePointer?, _ gesture: gcore_gesture_id, _ mask: gcore_mask
) -> gcore_result {
  call(session) { (handle) throws(Fault) in
    let priority = try handle.session.attachment(of: GestureID(gesture)).priority
    let mask: Mask = try decode(mask.rawValue, .mask)
    try handle.session.setAttachment(of: GestureID(gesture), priority: priority, mask: mask)
  }
}

@implementation @_cdecl("gcore_gesture_set_enabled")
public func gcore_gesture_set_enabled(
  _ session: OpaquePointer?, _ gesture: gcore_gesture_id, _ enabled: Bool
) -> gcore_result {
  call(session) { (handle) throws(Fault) in
    var definition = try handle.session.definition(of: GestureID(gesture))
    definition.isEnabled = enabled
    try handle.session.configure(GestureID(gesture), definition)
  }
}

@implementation @_cdecl("gcore_gesture_remove")
public func gcore_gesture_remove(_ session: OpaquePointer?, _ gesture: gcore_gesture_id) -> gcore_result {
  call(session) { (handle) throws(Fault) in try handle.session.remove(GestureID(gesture)) }
}

@implementation @_cdecl("gcore_gesture_kind_of")
public func gcore_gesture_kind_of(_ session: OpaquePointer?, _ gesture: gcore_gesture_id) -> gcore_gesture_kind {
  answer(session, else: GCORE_GESTURE_NONE) { (handle) throws(Fault) in
    gcore_gesture_kind(try handle.session.definition(of: GestureID(gesture)).kind.rawValue)
  }
}

@implementation @_cdecl("gcore_gesture_named")
public func gcore_gesture_named(_ session: OpaquePointer?, _ name: UnsafePointer<CChar>?) -> gcore_gesture_id {
  answer(session, else: gcore_gesture_id()) { (handle) throws(Fault) in
    try (handle.session.gesture(named: decodeSought(name)) ?? .none).forC
  }
}

@implementation @_cdecl("gcore_gesture_name")
public func gcore_gesture_name(_ session: OpaquePointer?, _ gesture: gcore_gesture_id) -> UnsafePointer<CChar>? {
  answer(session, else: nil) { (handle) throws(Fault) in try handle.name(of: GestureID(gesture)) }
}
