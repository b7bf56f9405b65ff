import CGestureCore
import GestureCore

/// What a C host's `gcore_session *` points to: the session, and what its C face remembers of it. It lives in a block
/// of memory that `gcore_session_create` allocates and `gcore_session_destroy` frees.
struct SessionHandle: ~Copyable {
  /// The engine.
  var session: Session
  /// Why the last refused or warned-of call was that.
  var fault = Fault.none
  /// The sentence that `gcore_session_last_error` answered last.
  var sentence = CText()
  /// The names that were asked for, by noun.
  var regionNames = NameCache()
  var gestureNames = NameCache()
  var stateNames = NameCache()
  var followerNames = NameCache()
  /// How many callbacks of the host are running.
  var callbacks = 0

  /// Takes a session over.
  init(_ session: consuming Session) { self.session = session }

  /// The handle behind a host's pointer, or nil for null.
  @inline(__always)
  static func at(_ session: OpaquePointer?) -> UnsafeMutablePointer<SessionHandle>? {
    // A `gcore_session *` is never made from anything but a block of this type.
    session.map { UnsafeMutablePointer<SessionHandle>($0) }
  }

  /// Remembers a fault and answers its code.
  mutating func note(_ fault: Fault) -> gcore_result {
    self.fault = fault
    return gcore_result(fault.code)
  }
}

extension gcore_result {
  /// The C name of a code: their numbers are one.
  init(_ code: ResultCode) { self.init(code.rawValue) }
}

/// Calls `body` on the handle behind `session`. A fault is noted there and becomes the result.
@inline(__always)
func call(_ session: OpaquePointer?, _ body: (inout SessionHandle) throws(Fault) -> Void) -> gcore_result {
  guard let handle = SessionHandle.at(session) else { return GCORE_ERROR_INVALID_ARGUMENT }
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
  if let out {
    // The host's struct is plain memory of this size, and zeros are a value of every C struct.
    UnsafeMutableRawPointer(out).initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<T>.size)
  }
  return call(session) { (handle) throws(Fault) in
    guard let out else { throw Fault(.invalidArgument, .pointer) }
    out.pointee = try body(&handle)
  }
}

/// Calls `body` and answers what it does; `rest` where it is refused.
@inline(__always)
func answer<T: BitwiseCopyable>(
  _ session: OpaquePointer?, else rest: T, _ body: (inout SessionHandle) throws(Fault) -> T
) -> T {
  var value = rest
  _ = call(session) { (handle) throws(Fault) in value = try body(&handle) }
  return value
}
