import CGestureCore
import GestureCore

@implementation @_cdecl("gcore_recording_def_default")
public func gcore_recording_def_default() -> gcore_recording_def { .usual }

// To record changes nothing: what functions of the host have fed stays for the next call that does.

@implementation @_cdecl("gcore_recording_start")
public func gcore_recording_start(
  _ session: OpaquePointer?, _ def: UnsafePointer<gcore_recording_def>?
) -> gcore_result {
  read(session) { (handle) throws(Fault) in
    try handle.refuseReentry()
    let def = try decode(def, over: .usual)
    try handle.startRecording(into: try def.writer(handle.gate), name: decodeName(def.name))
  }
}

@implementation @_cdecl("gcore_recording_stop")
public func gcore_recording_stop(_ session: OpaquePointer?) -> gcore_result {
  read(session) { (handle) throws(Fault) in
    try handle.refuseReentry()
    handle.stopRecording()
    try handle.checkRecording()
  }
}

@implementation @_cdecl("gcore_recording_active")
public func gcore_recording_active(_ session: OpaquePointer?) -> Bool {
  answer(session, else: false) { (handle) throws(Fault) in handle.writer?.isRecording ?? false }
}

@implementation @_cdecl("gcore_recording_result")
public func gcore_recording_result(_ session: OpaquePointer?) -> gcore_result {
  read(session) { (handle) throws(Fault) in
    try handle.refuseReentry()
    try handle.checkRecording()
  }
}

/// The recording of a session.
extension SessionHandle {
  /// Records from here on.
  mutating func startRecording(into writer: TraceWriter, name: String?) throws(Fault) {
    guard self.writer == nil else { throw Fault(.busy, .recordingLate) }
    try session.startRecording(into: writer, name: name)
    self.writer = writer
  }

  /// Ends the recording, if there is one.
  mutating func stopRecording() {
    if let writer { session.stopRecording(into: writer) }
  }

  /// Throws why the recording ended by itself.
  func checkRecording() throws(Fault) {
    if let writer, writer.fault.code != .ok { throw writer.fault }
  }
}

extension gcore_recording_def {
  /// The defaults, for the host.
  static var usual: gcore_recording_def {
    gcore_recording_def(
      struct_size: UInt32(MemoryLayout<Self>.size), buffer_size: UInt32(TraceWriter.usualBufferSize), name: nil,
      write: nil, user: nil)
  }

  /// A writer that hands its text to the host's function.
  func writer(_ gate: WriteGate) throws(Fault) -> TraceWriter {
    guard let write else { throw Fault(.invalidArgument, .pointer) }
    guard buffer_size >= TraceWriter.leastBufferSize, buffer_size <= UInt32(Int32.max) else {
      throw Fault(.invalidArgument, .bufferSize, UInt64(buffer_size))
    }
    let user = user
    return TraceWriter(bufferSize: Int(buffer_size)) { text, count in
      gate.isWriting = true
      defer { gate.isWriting = false }
      return text.withElements(count) { piece in
        // Bytes of UTF-8 are C's chars, whatever their sign.
        UnsafeRawPointer(piece.baseAddress).map { write($0.assumingMemoryBound(to: CChar.self), count, user) } ?? true
      }
    }
  }
}
