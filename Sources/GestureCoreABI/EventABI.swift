import CGestureCore
import GestureCore

@implementation @_cdecl("gcore_phase_name")
public func gcore_phase_name(_ phase: gcore_phase) -> UnsafePointer<CChar>? {
  guard let phase = Phase(rawValue: phase.rawValue) else { return cText("unknown") }
  return cText(phase.word)
}

@implementation @_cdecl("gcore_reason_name")
public func gcore_reason_name(_ reason: gcore_reason) -> UnsafePointer<CChar>? {
  guard let reason = Reason(rawValue: reason.rawValue) else { return cText("unknown") }
  return cText(reason.word)
}

@implementation @_cdecl("gcore_gesture_phase")
public func gcore_gesture_phase(_ session: OpaquePointer?, _ gesture: gcore_gesture_id) -> gcore_phase {
  answer(session, else: GCORE_PHASE_POSSIBLE) { (handle) throws(Fault) in
    gcore_phase(try handle.phase(of: GestureID(gesture)).rawValue)
  }
}

@implementation @_cdecl("gcore_gesture_reason")
public func gcore_gesture_reason(_ session: OpaquePointer?, _ gesture: gcore_gesture_id) -> gcore_reason {
  answer(session, else: GCORE_REASON_NONE) { (handle) throws(Fault) in
    gcore_reason(try handle.reason(of: GestureID(gesture)).rawValue)
  }
}

@implementation @_cdecl("gcore_gesture_value")
public func gcore_gesture_value(
  _ session: OpaquePointer?, _ gesture: gcore_gesture_id, _ value: UnsafeMutablePointer<gcore_value>?
) -> gcore_result {
  if let value { value.pointee = gcore_value() }
  return read(session) { (handle) throws(Fault) in
    guard let value else { throw Fault(.invalidArgument, .pointer) }
    encode(try handle.value(of: GestureID(gesture)), to: value)
  }
}
