/// A recognizer of the host, for one gesture. Its functions run in the middle of a step, as all of the host's do.
public struct CustomRecognizer {
  /// Hears what happened and answers; `verdict` holds what it answered last, as if nothing were new: change what is.
  public let hear: (_ input: CustomInput, _ verdict: inout CustomVerdict, HostContext) -> Void
  /// A new group of contacts begins: forget what was. It also comes after a group in which another gesture won.
  public let reset: (HostContext) -> Void
  /// The gesture is gone.
  public let destroy: () -> Void

  /// A recognizer of these functions.
  public init(
    hear: @escaping (_ input: CustomInput, _ verdict: inout CustomVerdict, HostContext) -> Void,
    reset: @escaping (HostContext) -> Void = { _ in }, destroy: @escaping () -> Void = {}
  ) {
    (self.hear, self.reset, self.destroy) = (hear, reset, destroy)
  }
}

extension HostContext {
  /// Remembers the recognizer of the gesture in `slot`.
  func set(_ recognizer: CustomRecognizer, gesture slot: Int) {
    while customs.count <= slot { customs.append(nil) }
    customs[slot] = recognizer
  }

  /// The gesture in `slot` is gone, and with it its recognizer.
  func forgetCustom(_ slot: Int) {
    guard slot < customs.count, let recognizer = customs[slot] else { return }
    customs[slot] = nil
    inside { recognizer.destroy() }
  }

  /// Asks a recognizer; answers what was wrong with it.
  func askCustom(_ slot: Int, _ input: CustomInput, _ verdict: inout CustomVerdict) -> Fault? {
    guard slot < customs.count, let recognizer = customs[slot] else {
      return Fault(.hostFunction, .host, input.gesture.bits)
    }
    let refused = refusals
    var answer = verdict
    inside { recognizer.hear(input, &answer, self) }
    let isBusy = refusals != refused
    tell(.custom(input.gesture, answer, isBusy: isBusy))
    verdict = answer
    if isBusy { return Fault(.hostFunction, .customReentry, input.gesture.bits) }
    guard answer.value.isSound else { return Fault(.hostFunction, .customValue, input.gesture.bits) }
    let isPast = input.signal == .deadline && answer.deadline <= input.time
    return isPast ? Fault(.hostFunction, .customDeadline, input.gesture.bits) : nil
  }

  /// Tells a recognizer that a group begins; answers what was wrong with it.
  func resetCustom(_ slot: Int, _ gesture: GestureID) -> Fault? {
    guard slot < customs.count, let recognizer = customs[slot] else { return nil }
    let refused = refusals
    inside { recognizer.reset(self) }
    if refusals == refused { return nil }
    tell(.busyReset(gesture))
    return Fault(.hostFunction, .customReentry, gesture.bits)
  }
}
