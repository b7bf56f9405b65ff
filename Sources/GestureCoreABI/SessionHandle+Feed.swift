import CGestureCore
import GestureCore

extension SessionHandle {
  /// A handle in memory of its own, which `free` frees.
  static func make(_ session: consuming Session) -> UnsafeMutablePointer<SessionHandle> {
    #if GESTURECORE_CHECKED
      let handle = Entry.allocate()
    #else
      let handle = UnsafeMutablePointer<SessionHandle>.allocate(capacity: 1)
    #endif
    handle.initialize(to: SessionHandle(session))
    return handle
  }

  /// Ends a handle that `make` made.
  static func free(_ handle: UnsafeMutablePointer<SessionHandle>) {
    handle.deinitialize(count: 1)
    #if GESTURECORE_CHECKED
      Entry.deallocate(handle)
    #else
      handle.deallocate()
    #endif
  }

  /// Feeds inputs until the queue of events may not hold what the next one says. Answers that; else the first error; else
  /// the first warning. Notes the first error or warning, else that. Cost: that of the engine's feed, and one copy of each
  /// input.
  mutating func feed(
    _ inputs: UnsafePointer<gcore_input>, _ count: Int, _ taken: UnsafeMutablePointer<Int>?
  ) -> gcore_result {
    if host.isInside { return queue(inputs, count, taken) }
    // One layout, pinned by LayoutTests; every bit pattern is a value. The engine writes nothing to it.
    let events = UnsafeMutableRawPointer(mutating: inputs).assumingMemoryBound(to: PointerEvent.self)
    let batch = Span(_unsafeStart: UnsafePointer(events), count: count)
    var result = GCORE_OK
    var fed = 0
    while true {
      fed = session.glide(over: batch, from: fed)
      if fed == count { break }
      let code = session.feed(lent: &events[fed])
      if code != .ok {
        let fault = session.lastFault
        let isFull = fault.code == .capacity && fault.detail == .events
        if result == GCORE_OK || (result.rawValue > 0 && code.rawValue < 0 && !isFull) {
          result = note(fault)
        }
        if isFull {
          result = gcore_result(code)
          break
        }
      }
      fed += 1
    }
    taken?.pointee = fed
    return result
  }

  /// Queues inputs that a host's function feeds in the middle of a step.
  private func queue(
    _ inputs: UnsafePointer<gcore_input>, _ count: Int, _ taken: UnsafeMutablePointer<Int>?
  ) -> gcore_result {
    for index in 0..<count {
      if host.feed(decodeInput(inputs, index)) != .ok { return note(host.fullQueue) }
      taken?.pointee = index + 1
    }
    return GCORE_OK
  }

  /// Takes the oldest event from the queue; none in the middle of a step.
  @inline(__always) mutating func nextEvent(_ out: UnsafeMutablePointer<gcore_event>) -> Bool {
    if isBusy || host.isInside { return refuseEvent() }
    // One layout, pinned by LayoutTests.
    let event = UnsafeMutableRawPointer(out).assumingMemoryBound(to: GestureEvent.self)
    return session.nextEvent(into: &event.pointee)
  }

  @inline(never) private mutating func refuseEvent() -> Bool {
    note(host.refusal())
    return false
  }
}
