import CGestureCore
import GestureCore

/// What a C host's `gcore_session *` points to: the session, and what its C face remembers of it. It lives in a block
/// of memory that `gcore_session_create` allocates and `gcore_session_destroy` frees.
struct SessionHandle: ~Copyable {
  /// The engine.
  var session: Session
  /// What functions of the host are given to hold on to while the engine is in the middle of a step.
  let host: HostContext
  /// Why the last refused or warned-of call was that; in a place of its own, since a host's function may be refused
  /// something while the handle is lent to the call that runs it.
  private let memo = Memo()
  /// The sentence that `gcore_session_last_error` answered last.
  var sentence = CText()
  /// The names that were asked for, by noun.
  var regionNames = NameCache()
  var gestureNames = NameCache()
  var stateNames = NameCache()
  var followerNames = NameCache()
  /// Who records the session, or did; nil before a recording was started.
  var writer: TraceWriter?
  /// Whether the host's function is writing the recording.
  let gate = WriteGate()
  /// How many callbacks of the host are running.
  var callbacks = 0

  /// Takes a session over.
  init(_ session: consuming Session) {
    host = session.host
    self.session = session
  }

  /// The handle behind a host's pointer, or nil for null.
  @inline(__always)
  static func at(_ session: OpaquePointer?) -> UnsafeMutablePointer<SessionHandle>? {
    // A `gcore_session *` is never made from anything but a block of this type.
    session.map { UnsafeMutablePointer<SessionHandle>($0) }
  }

  /// The handle behind a host's pointer for the time of one call, which `leave` ends; nil for null and, in a checked
  /// build, while another thread is in a call: `refusal` says which.
  @inline(__always)
  static func enter(_ session: OpaquePointer?) -> UnsafeMutablePointer<SessionHandle>? {
    let handle = at(session)
    #if GESTURECORE_CHECKED
      if let handle, !Entry.of(handle).takeUnretainedValue().enter() { return nil }
    #endif
    return handle
  }

  /// The call is over.
  @inline(__always)
  static func leave(_ handle: UnsafeMutablePointer<SessionHandle>) {
    #if GESTURECORE_CHECKED
      Entry.of(handle).takeUnretainedValue().leave()
    #endif
  }

  /// Why a session could not be entered.
  @inline(__always)
  static func refusal(_ session: OpaquePointer?) -> gcore_result {
    session == nil ? GCORE_ERROR_INVALID_ARGUMENT : GCORE_ERROR_BUSY
  }

  /// Whether the session is in the middle of a call that a function of the host is called from: nothing may change.
  var isBusy: Bool { gate.isWriting }

  /// Why the last refused or warned-of call was that.
  var fault: Fault { memo.fault }

  /// Remembers a fault and answers its code.
  @inline(never) @discardableResult func note(_ fault: Fault) -> gcore_result {
    memo.fault = fault
    return gcore_result(fault.code)
  }

  /// Sees to what functions of the host fed or did wrong while a call had the session.
  @inline(never) mutating func settle() -> gcore_result {
    session.settleHost() == .ok ? GCORE_OK : note(session.lastFault)
  }

  /// Refuses a call that a function of the host makes in the middle of a step.
  func refuseInside() throws(Fault) {
    if host.isInside { throw host.refusal() }
  }

  /// Refuses a call that the function makes which writes the recording: the session is lent to nobody then.
  @inline(never) func refuseWriter() throws(Fault) {
    if isBusy { throw Fault(.busy, .reentered) }
  }

  /// Refuses a call that any function of the host makes.
  @inline(never) func refuseReentry() throws(Fault) {
    if let refusal = refusalOfReentry() { throw refusal }
  }

  /// The fault of a call that any function of the host makes; nil where none runs.
  @inline(never) func refusalOfReentry() -> Fault? {
    isBusy ? Fault(.busy, .reentered) : host.isInside ? host.refusal() : nil
  }

  private final class Memo {
    var fault = Fault.none
  }
}

/// Says that a function of the host runs: an object of its own, because the session is in use while it does.
final class WriteGate {
  /// Whether it runs.
  var isWriting = false
}

extension gcore_result {
  /// The C name of a code: their numbers are one.
  init(_ code: ResultCode) { self.init(code.rawValue) }
}

/// Calls `body`, which may change the session, on the handle behind `session`. A fault is noted there and becomes the
/// result. Refused from inside a host's function; what such functions fed or did wrong is seen to afterwards.
@inline(__always)
func call(_ session: OpaquePointer?, _ body: (inout SessionHandle) throws(Fault) -> Void) -> gcore_result {
  guard let handle = SessionHandle.enter(session) else { return SessionHandle.refusal(session) }
  defer { SessionHandle.leave(handle) }
  do throws(Fault) {
    try handle.pointee.refuseReentry()
    try body(&handle.pointee)
    return handle.pointee.settle()
  } catch {
    return handle.pointee.note(error)
  }
}

/// Calls `body`, which changes nothing, so that a host's function may ask for it in the middle of a step; not the one
/// that writes the recording, to which the session is not lent.
@inline(__always)
func read(_ session: OpaquePointer?, _ body: (inout SessionHandle) throws(Fault) -> Void) -> gcore_result {
  peek(session) { (handle) throws(Fault) in
    try handle.refuseWriter()
    try body(&handle)
  }
}

/// The same for what that one may ask for too.
@inline(__always)
func peek(_ session: OpaquePointer?, _ body: (inout SessionHandle) throws(Fault) -> Void) -> gcore_result {
  guard let handle = SessionHandle.enter(session) else { return SessionHandle.refusal(session) }
  defer { SessionHandle.leave(handle) }
  do throws(Fault) {
    try body(&handle.pointee)
    return GCORE_OK
  } catch {
    return handle.pointee.note(error)
  }
}

/// Calls `body` and writes what it answers through `out`; zeros where it is refused.
@inline(__always)
func call<T: BitwiseCopyable>(
  _ session: OpaquePointer?, into out: UnsafeMutablePointer<T>?,
  _ body: (inout SessionHandle) throws(Fault) -> T
) -> gcore_result {
  clear(out)
  return call(session) { (handle) throws(Fault) in
    guard let out else { throw Fault(.invalidArgument, .pointer) }
    out.pointee = try body(&handle)
  }
}

/// Reads and writes what `body` answers through `out`; zeros where it is refused.
@inline(__always)
func read<T: BitwiseCopyable>(
  _ session: OpaquePointer?, into out: UnsafeMutablePointer<T>?,
  _ body: (inout SessionHandle) throws(Fault) -> T
) -> gcore_result {
  clear(out)
  return read(session) { (handle) throws(Fault) in
    guard let out else { throw Fault(.invalidArgument, .pointer) }
    out.pointee = try body(&handle)
  }
}

/// Fills what `out` points to with zeros.
@inline(__always)
private func clear<T: BitwiseCopyable>(_ out: UnsafeMutablePointer<T>?) {
  if let out {
    // The host's struct is plain memory of this size, and zeros are a value of every C struct.
    UnsafeMutableRawPointer(out).initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<T>.size)
  }
}

/// Reads and answers what `body` does; `rest` where it is refused.
@inline(__always)
func answer<T: BitwiseCopyable>(
  _ session: OpaquePointer?, else rest: T, _ body: (inout SessionHandle) throws(Fault) -> T
) -> T {
  var value = rest
  _ = read(session) { (handle) throws(Fault) in value = try body(&handle) }
  return value
}
