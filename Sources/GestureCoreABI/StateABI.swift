import CGestureCore
import GestureCore

@implementation @_cdecl("gcore_state_def_default")
public func gcore_state_def_default(_ type: gcore_state_type) -> gcore_state_def {
  gcore_state_def(
    struct_size: UInt32(MemoryLayout<gcore_state_def>.size), type: type.rawValue, name: nil, initial: gcore_vec4())
}

@implementation @_cdecl("gcore_state_make")
public func gcore_state_make(
  _ session: OpaquePointer?, _ def: UnsafePointer<gcore_state_def>?, _ state: UnsafeMutablePointer<gcore_state_id>?
) -> gcore_result {
  call(session, into: state) { (handle) throws(Fault) in
    let def = try decode(def, over: gcore_state_def_default(GCORE_STATE_NONE))
    let type: StateType = try decode(def.type, .stateKind)
    return try handle.session.makeState(type, initial: Quad(def.initial), name: decodeName(def.name)).forC
  }
}

@implementation @_cdecl("gcore_state_make_sum")
public func gcore_state_make_sum(
  _ session: OpaquePointer?, _ def: UnsafePointer<gcore_state_def>?, _ parts: UnsafePointer<gcore_state_id>?,
  _ count: Int, _ state: UnsafeMutablePointer<gcore_state_id>?
) -> gcore_result {
  call(session, into: state) { (handle) throws(Fault) in
    let def = try decode(def, over: gcore_state_def_default(GCORE_STATE_NONE))
    let (type, name): (StateType, String?) = (try decode(def.type, .stateKind), try decodeName(def.name))
    let parts = try decodeArray(parts, count, atMost: Int(handle.session.capacity.states)) { StateID($0) }
    return try handle.session.makeSum(type, of: parts, name: name).forC
  }
}

@implementation @_cdecl("gcore_state_type_of")
public func gcore_state_type_of(_ session: OpaquePointer?, _ state: gcore_state_id) -> gcore_state_type {
  answer(session, else: GCORE_STATE_NONE) { (handle) throws(Fault) in
    gcore_state_type(try handle.session.type(of: StateID(state)).rawValue)
  }
}

@implementation @_cdecl("gcore_state_get")
public func gcore_state_get(
  _ session: OpaquePointer?, _ state: gcore_state_id, _ value: UnsafeMutablePointer<gcore_vec4>?
) -> gcore_result {
  read(session, into: value) { (handle) throws(Fault) in try handle.value(of: StateID(state)).forC }
}

@implementation @_cdecl("gcore_state_set")
public func gcore_state_set(
  _ session: OpaquePointer?, _ state: gcore_state_id, _ numbers: UnsafePointer<Double>?, _ count: Int
) -> gcore_result {
  call(session) { (handle) throws(Fault) in
    guard let numbers else { throw Fault(.invalidArgument, .pointer) }
    guard count == (try handle.session.type(of: StateID(state)).width) else {
      throw Fault(.invalidArgument, .stateType, state.bits)
    }
    var value = Quad.zero
    for index in 0..<count { value[index] = numbers[index] }  // A width is 4 or less.
    try handle.session.set(StateID(state), to: value)
  }
}

@implementation @_cdecl("gcore_state_scalar")
public func gcore_state_scalar(_ session: OpaquePointer?, _ state: gcore_state_id) -> Double {
  numbers(session, state, .scalar).x
}

@implementation @_cdecl("gcore_state_vec2")
public func gcore_state_vec2(_ session: OpaquePointer?, _ state: gcore_state_id) -> gcore_point {
  let value = numbers(session, state, .vec2)
  return gcore_point(x: value.x, y: value.y)
}

@implementation @_cdecl("gcore_state_vec4")
public func gcore_state_vec4(_ session: OpaquePointer?, _ state: gcore_state_id) -> gcore_vec4 {
  numbers(session, state, .vec4).forC
}

@implementation @_cdecl("gcore_state_int")
public func gcore_state_int(_ session: OpaquePointer?, _ state: gcore_state_id) -> Int64 {
  Int64(exactly: numbers(session, state, .int).x) ?? 0
}

@implementation @_cdecl("gcore_state_bool")
public func gcore_state_bool(_ session: OpaquePointer?, _ state: gcore_state_id) -> Bool {
  numbers(session, state, .bool).x != 0
}

@implementation @_cdecl("gcore_state_set_scalar")
public func gcore_state_set_scalar(
  _ session: OpaquePointer?, _ state: gcore_state_id, _ value: Double
) -> gcore_result { set(session, state, .scalar, Quad(value, 0, 0, 0)) }

@implementation @_cdecl("gcore_state_set_vec2")
public func gcore_state_set_vec2(
  _ session: OpaquePointer?, _ state: gcore_state_id, _ value: gcore_point
) -> gcore_result { set(session, state, .vec2, Quad(value.x, value.y, 0, 0)) }

@implementation @_cdecl("gcore_state_set_vec4")
public func gcore_state_set_vec4(
  _ session: OpaquePointer?, _ state: gcore_state_id, _ value: gcore_vec4
) -> gcore_result { set(session, state, .vec4, Quad(value)) }

@implementation @_cdecl("gcore_state_set_int")
public func gcore_state_set_int(_ session: OpaquePointer?, _ state: gcore_state_id, _ value: Int64) -> gcore_result {
  // An integer beyond 2^53 has no exact number; NaN is refused as no number of an int.
  set(session, state, .int, Quad(value.magnitude <= 1 << 53 ? Double(value) : .nan, 0, 0, 0))
}

@implementation @_cdecl("gcore_state_set_bool")
public func gcore_state_set_bool(_ session: OpaquePointer?, _ state: gcore_state_id, _ value: Bool) -> gcore_result {
  set(session, state, .bool, Quad(value ? 1 : 0, 0, 0, 0))
}

@implementation @_cdecl("gcore_state_stamp")
public func gcore_state_stamp(_ session: OpaquePointer?, _ state: gcore_state_id) -> UInt64 {
  answer(session, else: 0) { (handle) throws(Fault) in try handle.stamp(of: StateID(state)) }
}

@implementation @_cdecl("gcore_state_named")
public func gcore_state_named(_ session: OpaquePointer?, _ name: UnsafePointer<CChar>?) -> gcore_state_id {
  answer(session, else: gcore_state_id()) { (handle) throws(Fault) in
    try (handle.session.state(named: decodeSought(name)) ?? .none).forC
  }
}

@implementation @_cdecl("gcore_state_name")
public func gcore_state_name(_ session: OpaquePointer?, _ state: gcore_state_id) -> UnsafePointer<CChar>? {
  answer(session, else: nil) { (handle) throws(Fault) in try handle.name(of: StateID(state)) }
}

@implementation @_cdecl("gcore_state_snapshot")
public func gcore_state_snapshot(
  _ session: OpaquePointer?, _ cells: UnsafeMutablePointer<gcore_vec4>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?
) -> gcore_result {
  count?.pointee = 0
  return read(session) { (handle) throws(Fault) in
    try encode(handle.snapshot(), to: cells, capacity, count) { $0.forC }
  }
}

@implementation @_cdecl("gcore_state_restore")
public func gcore_state_restore(
  _ session: OpaquePointer?, _ cells: UnsafePointer<gcore_vec4>?, _ count: Int
) -> gcore_result {
  call(session) { (handle) throws(Fault) in
    let most = Int(handle.session.capacity.states)
    try handle.session.restore(decodeArray(cells, count, atMost: most) { Quad($0) })
  }
}

/// The numbers of a state of this type; zeros where it is of another.
private func numbers(_ session: OpaquePointer?, _ state: gcore_state_id, _ type: StateType) -> Quad {
  answer(session, else: .zero) { (handle) throws(Fault) in
    guard try handle.session.type(of: StateID(state)) == type else {
      throw Fault(.invalidArgument, .stateType, state.bits)
    }
    return try handle.value(of: StateID(state))
  }
}

/// Writes a state of this type; refused where it is of another.
private func set(
  _ session: OpaquePointer?, _ state: gcore_state_id, _ type: StateType, _ value: Quad
) -> gcore_result {
  call(session) { (handle) throws(Fault) in
    guard try handle.session.type(of: StateID(state)) == type else {
      throw Fault(.invalidArgument, .stateType, state.bits)
    }
    try handle.session.set(StateID(state), to: value)
  }
}
