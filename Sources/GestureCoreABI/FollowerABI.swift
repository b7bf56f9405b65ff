import CGestureCore
import GestureCore

@implementation @_cdecl("gcore_follower_def_default")
public func gcore_follower_def_default() -> gcore_follower_def {
  gcore_follower_def(
    struct_size: UInt32(MemoryLayout<gcore_follower_def>.size), reserved: 0, name: nil, state: gcore_state_id(),
    animation: Animation.none.forC)
}

@implementation @_cdecl("gcore_follower_make")
public func gcore_follower_make(
  _ session: OpaquePointer?, _ def: UnsafePointer<gcore_follower_def>?,
  _ follower: UnsafeMutablePointer<gcore_follower_id>?
) -> gcore_result {
  call(session, into: follower) { (handle) throws(Fault) in
    let def = try decode(def, over: gcore_follower_def_default())
    try checkReserved(def.reserved)
    let (animation, name) = (try Animation(def.animation), try decodeName(def.name))
    return try handle.session.makeFollower(of: StateID(def.state), animation, name: name).forC
  }
}

@implementation @_cdecl("gcore_follower_get")
public func gcore_follower_get(
  _ session: OpaquePointer?, _ follower: gcore_follower_id, _ def: UnsafeMutablePointer<gcore_follower_def>?
) -> gcore_result {
  read(session) { (handle) throws(Fault) in
    var present = gcore_follower_def_default()
    present.name = handle.givenName(of: FollowerID(follower))
    present.state = try handle.session.state(of: FollowerID(follower)).forC
    present.animation = try handle.session.animation(of: FollowerID(follower)).forC
    try encode(present, to: def)
  }
}

@implementation @_cdecl("gcore_follower_value")
public func gcore_follower_value(
  _ session: OpaquePointer?, _ follower: gcore_follower_id, _ time: UInt64, _ value: UnsafeMutablePointer<gcore_vec4>?
) -> gcore_result {
  read(session, into: value) { (handle) throws(Fault) in
    try handle.value(of: FollowerID(follower), at: time).forC
  }
}

@implementation @_cdecl("gcore_follower_scalar")
public func gcore_follower_scalar(_ session: OpaquePointer?, _ follower: gcore_follower_id, _ time: UInt64) -> Double {
  answer(session, else: 0) { (handle) throws(Fault) in
    try handle.value(of: FollowerID(follower), at: time).x
  }
}

@implementation @_cdecl("gcore_follower_vec2")
public func gcore_follower_vec2(
  _ session: OpaquePointer?, _ follower: gcore_follower_id, _ time: UInt64
) -> gcore_point {
  answer(session, else: gcore_point()) { (handle) throws(Fault) in
    let value = try handle.value(of: FollowerID(follower), at: time)
    return gcore_point(x: value.x, y: value.y)
  }
}

@implementation @_cdecl("gcore_follower_settled")
public func gcore_follower_settled(_ session: OpaquePointer?, _ follower: gcore_follower_id, _ time: UInt64) -> Bool {
  answer(session, else: true) { (handle) throws(Fault) in
    try handle.isSettled(FollowerID(follower), at: time)
  }
}

@implementation @_cdecl("gcore_follower_settling_time")
public func gcore_follower_settling_time(_ session: OpaquePointer?, _ follower: gcore_follower_id) -> UInt64 {
  answer(session, else: 0) { (handle) throws(Fault) in
    try handle.settlingTime(of: FollowerID(follower))
  }
}

@implementation @_cdecl("gcore_follower_named")
public func gcore_follower_named(_ session: OpaquePointer?, _ name: UnsafePointer<CChar>?) -> gcore_follower_id {
  answer(session, else: gcore_follower_id()) { (handle) throws(Fault) in
    try (handle.session.follower(named: decodeSought(name)) ?? .none).forC
  }
}

@implementation @_cdecl("gcore_follower_name")
public func gcore_follower_name(_ session: OpaquePointer?, _ follower: gcore_follower_id) -> UnsafePointer<CChar>? {
  answer(session, else: nil) { (handle) throws(Fault) in try handle.name(of: FollowerID(follower)) }
}
