import CGestureCore
import GestureCore

@implementation @_cdecl("gcore_composite_def_default")
public func gcore_composite_def_default(_ kind: gcore_gesture_kind) -> gcore_composite_def {
  gcore_composite_def(kind: kind.rawValue)
}

@implementation @_cdecl("gcore_composite_make")
public func gcore_composite_make(
  _ session: OpaquePointer?, _ def: UnsafePointer<gcore_composite_def>?, _ members: UnsafePointer<gcore_gesture_id>?,
  _ count: Int, _ gesture: UnsafeMutablePointer<gcore_gesture_id>?
) -> gcore_result {
  call(session, into: gesture) { (handle) throws(Fault) in
    let def = try decode(def, over: gcore_composite_def_default(GCORE_GESTURE_SEQUENCE))
    let (definition, name) = (try def.definition(), try decodeName(def.name))
    let members = try decodeArray(members, count, atMost: Int(handle.session.capacity.gestures)) { GestureID($0) }
    return try handle.session.makeComposite(definition, members: members, name: name).forC
  }
}

@implementation @_cdecl("gcore_composite_members")
public func gcore_composite_members(
  _ session: OpaquePointer?, _ gesture: gcore_gesture_id, _ members: UnsafeMutablePointer<gcore_gesture_id>?,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
) -> gcore_result {
  count?.pointee = 0
  return read(session) { (handle) throws(Fault) in
    let all = try handle.session.members(of: GestureID(gesture))
    try encode(all, to: members, capacity, count) { $0.forC }
  }
}

@implementation @_cdecl("gcore_composite_configure")
public func gcore_composite_configure(
  _ session: OpaquePointer?, _ gesture: gcore_gesture_id, _ def: UnsafePointer<gcore_composite_def>?
) -> gcore_result {
  call(session) { (handle) throws(Fault) in
    let definition = try decode(def, over: gcore_composite_def_default(GCORE_GESTURE_SEQUENCE)).definition()
    let present = try handle.session.definition(of: GestureID(gesture))
    guard present.kind == definition.kind else { throw Fault(.invalidArgument, .kind, UInt64(present.kind.rawValue)) }
    try handle.session.configure(GestureID(gesture), definition)
  }
}

@implementation @_cdecl("gcore_composite_get")
public func gcore_composite_get(
  _ session: OpaquePointer?, _ gesture: gcore_gesture_id, _ def: UnsafeMutablePointer<gcore_composite_def>?
) -> gcore_result {
  read(session) { (handle) throws(Fault) in
    let definition = try handle.session.definition(of: GestureID(gesture))
    guard definition.kind.isComposite else { throw Fault(.invalidArgument, .notAComposite, gesture.bits) }
    try encode(gcore_composite_def(definition, name: handle.givenName(of: GestureID(gesture))), to: def)
  }
}
