import CGestureCore

/// A C host for tests: a session, one region of 300 x 300 named "pad", and short words for what a host does.
final class Host {
  let session: OpaquePointer
  let pad: gcore_region_id

  /// A session of the default capacity, but for what `change` changes.
  init(_ change: (inout gcore_session_def) -> Void = { _ in }) throws {
    var def = gcore_session_def_default()
    change(&def)
    var made: OpaquePointer?
    guard gcore_session_create(&def, &made) == GCORE_OK, let made else { throw Refused() }
    session = made
    var region = gcore_region_def_default()
    region.size = gcore_point(x: 300, y: 300)
    var id = gcore_region_id()
    let result = "pad".withCString { name in
      region.name = name
      return gcore_region_make(made, &region, &id)
    }
    guard result == GCORE_OK else { throw Refused() }
    pad = id
  }

  deinit { gcore_session_destroy(session) }

  struct Refused: Error {}

  /// The sentence of the last refusal or warning.
  var lastError: String { String(cString: gcore_session_last_error(session)) }

  /// Makes a drag that is attached to nothing.
  func freeDrag(_ change: (inout gcore_drag_def) -> Void = { _ in }) -> gcore_gesture_id {
    var def = gcore_drag_def_default()
    change(&def)
    var id = gcore_gesture_id()
    gcore_drag_make(session, &def, &id)
    return id
  }

  /// Makes a drag and attaches it to the pad.
  func drag(_ change: (inout gcore_drag_def) -> Void = { _ in }) -> gcore_gesture_id {
    let id = freeDrag(change)
    gcore_gesture_attach(session, id, pad, GCORE_PRIORITY_NORMAL, GCORE_MASK_ALL)
    return id
  }

  /// Makes a state.
  func state(_ type: gcore_state_type) -> gcore_state_id {
    var def = gcore_state_def_default(type)
    var id = gcore_state_id()
    gcore_state_make(session, &def, &id)
    return id
  }

  /// Takes all events: their phases, in order.
  func phases() -> [gcore_phase] {
    var event = gcore_event()
    var phases: [gcore_phase] = []
    while gcore_session_next_event(session, &event) { phases.append(gcore_phase(UInt32(event.phase))) }
    return phases
  }
}

/// An input of contact 1 at (x, 50), `ms` milliseconds after the clock's start.
func input(_ kind: gcore_input_kind, _ ms: UInt64, _ x: Double = 50, contact: UInt64 = 1) -> gcore_input {
  var input = gcore_input()
  (input.kind, input.time_ns, input.contact) = (kind.rawValue, ms * 1_000_000, contact)
  input.position = gcore_point(x: x, y: 50)
  return input
}
