import TraceReplay

/// What libFuzzer says, as a trace file from a stranger: it is refused with a line's number, or checked and played.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzReader(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = Array(UnsafeBufferPointer(start: bytes, count: count))
  var trace = Trace()
  do { try trace.append(text, file: "fuzz") } catch { return 0 }
  // A capacity is the header's to choose; a large one takes memory, and teaches nothing.
  let capacity = trace.header.capacity
  guard capacity.regions <= 4096, capacity.gestures <= 4096, capacity.contacts <= 4096, capacity.events <= 4096,
    capacity.states <= 4096, capacity.followers <= 4096, capacity.bindings <= 4096, capacity.relations <= 4096
  else { return 0 }
  _ = CaseCheck.failures(of: trace)
  return 0
}
