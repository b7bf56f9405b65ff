// What functions of the host answered. Each answer stands before the line of the call in which it was asked: it is written
// at once, and the call when it is over.

extension TraceWriter {
  /// Writes an answer.
  @_optimize(size) func hear(_ answer: HostAnswer) {
    guard isRecording else { return }
    open()
    text.beginLine()
    switch answer {
    case .hit(let region, let place, let isHit):
      text.member("answer", "hit")
      text.member("region", regions[region.bits])
      text.member("at", place)
      text.member("inside", isHit)
    case .map(let state, let gesture, let cell, let width):
      text.member("answer", "map")
      text.member("state", states[state.bits])
      text.member("gesture", gestures[gesture.bits])
      text.key("value")
      text.numbers(cell, width)
    case .custom(let gesture, let verdict, let isBusy):
      text.member("answer", "custom")
      text.member("gesture", gestures[gesture.bits])
      write(verdict)
      if isBusy { text.member("busy", true) }
    case .busyReset(let gesture):
      text.member("answer", "reset")
      text.member("gesture", gestures[gesture.bits])
      text.member("busy", true)
    }
    text.endLine()
  }

  /// Writes all of a verdict that the engine takes from it. Of a value that it does not take, it writes that alone.
  @_optimize(size) private func write(_ verdict: CustomVerdict) {
    text.member("phase", verdict.phase.name)
    if verdict.claims { text.member("claim", true) }
    if verdict.stimulus != .movement { text.member("stimulus", verdict.stimulus.name) }
    if verdict.reason != .none { text.member("reason", verdict.reason.name) }
    if verdict.deadline != .never { text.member("deadline", seconds: verdict.deadline) }
    if verdict.value.isSound {
      write(verdict.value, velocity: .custom)
    } else {
      text.member("unsound", true)
    }
  }
}
