import CGestureCore
import GestureCore

@implementation @_cdecl("gcore_session_def_default")
public func gcore_session_def_default() -> gcore_session_def { .usual }

@implementation @_cdecl("gcore_session_create")
public func gcore_session_create(
  _ def: UnsafePointer<gcore_session_def>?, _ session: UnsafeMutablePointer<OpaquePointer?>?
) -> gcore_result {
  session?.pointee = nil
  do throws(Fault) {
    let def = def == nil ? .usual : try decode(def, over: .usual)
    guard let session else { throw Fault(.invalidArgument, .pointer) }
    session.pointee = OpaquePointer(SessionHandle.make(try Session(def.capacity(), slopScale: def.slopScale)))
    return GCORE_OK
  } catch {
    return gcore_result(error.code)
  }
}

@implementation @_cdecl("gcore_session_destroy")
public func gcore_session_destroy(_ session: OpaquePointer?) -> gcore_result {
  guard session != nil else { return GCORE_OK }
  guard let handle = SessionHandle.enter(session) else { return GCORE_ERROR_BUSY }
  guard handle.pointee.callbacks == 0, !handle.pointee.isBusy, !handle.pointee.host.isInside else {
    defer { SessionHandle.leave(handle) }
    let isDraining = handle.pointee.callbacks > 0 && !handle.pointee.isBusy && !handle.pointee.host.isInside
    return handle.pointee.note(isDraining ? Fault(.busy, .draining) : handle.pointee.host.refusal())
  }
  handle.pointee.stopRecording()
  SessionHandle.free(handle)
  return GCORE_OK
}

@implementation @_cdecl("gcore_session_feed")
public func gcore_session_feed(
  _ session: OpaquePointer?, _ inputs: UnsafePointer<gcore_input>?, _ count: Int, _ taken: UnsafeMutablePointer<Int>?
) -> gcore_result {
  taken?.pointee = 0
  guard let handle = SessionHandle.enter(session) else { return SessionHandle.refusal(session) }
  defer { SessionHandle.leave(handle) }
  guard let inputs, count >= 0 else {
    return count == 0 ? GCORE_OK : handle.pointee.note(Fault(.invalidArgument, .pointer))
  }
  if handle.pointee.isBusy { return handle.pointee.note(Fault(.busy, .reentered)) }
  return handle.pointee.feed(inputs, count, taken)
}

@implementation @_cdecl("gcore_session_advance")
public func gcore_session_advance(_ session: OpaquePointer?, _ time: UInt64) -> gcore_result {
  guard let handle = SessionHandle.enter(session) else { return SessionHandle.refusal(session) }
  defer { SessionHandle.leave(handle) }
  if let refusal = handle.pointee.refusalOfReentry() { return handle.pointee.note(refusal) }
  let code = handle.pointee.session.advance(to: time)
  return code == .ok ? GCORE_OK : handle.pointee.note(handle.pointee.session.lastFault)
}

@implementation @_cdecl("gcore_session_next_event") @inline(__always)
public func gcore_session_next_event(_ session: OpaquePointer?, _ event: UnsafeMutablePointer<gcore_event>?) -> Bool {
  guard let handle = SessionHandle.enter(session) else { return false }
  defer { SessionHandle.leave(handle) }
  guard let event else {
    handle.pointee.note(Fault(.invalidArgument, .pointer))
    return false
  }
  return handle.pointee.nextEvent(event)
}

@implementation @_cdecl("gcore_session_next_events")
public func gcore_session_next_events(
  _ session: OpaquePointer?, _ events: UnsafeMutablePointer<gcore_event>?, _ capacity: Int
) -> Int {
  guard capacity != 0, let handle = SessionHandle.enter(session) else { return 0 }
  defer { SessionHandle.leave(handle) }
  guard let events, capacity > 0 else {
    _ = handle.pointee.note(Fault(.invalidArgument, .pointer))
    return 0
  }
  var count = 0
  while count < capacity, handle.pointee.nextEvent(events + count) { count += 1 }
  return count
}

@implementation @_cdecl("gcore_session_drain")
public func gcore_session_drain(
  _ session: OpaquePointer?, _ callback: gcore_event_callback?, _ user: UnsafeMutableRawPointer?
) -> gcore_result {
  guard let handle = SessionHandle.enter(session) else { return SessionHandle.refusal(session) }
  defer { SessionHandle.leave(handle) }
  guard let callback else { return handle.pointee.note(Fault(.invalidArgument, .pointer)) }
  if let refusal = handle.pointee.refusalOfReentry() { return handle.pointee.note(refusal) }
  // The callback may call back in: no access to the handle is open while it runs.
  var event = gcore_event()
  handle.pointee.callbacks += 1
  while handle.pointee.nextEvent(&event) { callback(session, &event, user) }
  handle.pointee.callbacks -= 1
  return GCORE_OK
}

@implementation @_cdecl("gcore_session_next_decision")
public func gcore_session_next_decision(
  _ session: OpaquePointer?, _ decision: UnsafeMutablePointer<gcore_decision>?
) -> Bool {
  answer(session, else: false) { (handle) throws(Fault) in
    try handle.refuseReentry()
    guard let decision else { throw Fault(.invalidArgument, .pointer) }
    guard let next = handle.session.nextDecision() else { return false }
    encode(next, to: decision)
    return true
  }
}

@implementation @_cdecl("gcore_session_next_deadline")
public func gcore_session_next_deadline(_ session: OpaquePointer?) -> UInt64 {
  guard let handle = SessionHandle.enter(session) else { return .never }
  defer { SessionHandle.leave(handle) }
  return handle.pointee.nextDeadline
}

@implementation @_cdecl("gcore_session_now")
public func gcore_session_now(_ session: OpaquePointer?) -> UInt64 {
  guard let handle = SessionHandle.enter(session) else { return 0 }
  defer { SessionHandle.leave(handle) }
  return handle.pointee.now
}

@implementation @_cdecl("gcore_session_reset")
public func gcore_session_reset(_ session: OpaquePointer?) -> gcore_result {
  call(session) { (handle) throws(Fault) in handle.session.reset() }
}

@implementation @_cdecl("gcore_session_last_result")
public func gcore_session_last_result(_ session: OpaquePointer?) -> gcore_result {
  guard let handle = SessionHandle.enter(session) else { return SessionHandle.refusal(session) }
  defer { SessionHandle.leave(handle) }
  return gcore_result(handle.pointee.fault.code)
}

@implementation @_cdecl("gcore_session_last_error")
public func gcore_session_last_error(_ session: OpaquePointer?) -> UnsafePointer<CChar>? {
  guard let handle = SessionHandle.enter(session) else {
    return session == nil ? cText("the session is null") : cText("another thread is in a call of the session")
  }
  defer { SessionHandle.leave(handle) }
  return handle.pointee.sentence.set(handle.pointee.faultSentence)
}

@implementation @_cdecl("gcore_session_state_hash")
public func gcore_session_state_hash(_ session: OpaquePointer?) -> UInt64 {
  var hash: UInt64 = 0
  _ = peek(session) { (handle) throws(Fault) in
    try handle.refuseInside()
    hash = handle.session.stateHash
  }
  return hash
}

@implementation @_cdecl("gcore_session_bytes")
public func gcore_session_bytes(_ session: OpaquePointer?) -> Int {
  answer(session, else: 0) { (handle) throws(Fault) in handle.session.bytes + MemoryLayout<SessionHandle>.size }
}

@implementation @_cdecl("gcore_session_reversed_count")
public func gcore_session_reversed_count(_ session: OpaquePointer?) -> UInt64 {
  answer(session, else: 0) { (handle) throws(Fault) in handle.session.reversedCount }
}
