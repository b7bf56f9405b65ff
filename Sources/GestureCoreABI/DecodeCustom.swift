import CGestureCore
import GestureCore

extension gcore_custom_def: KindDefinition {
  static var kind: GestureKind { .custom }

  func write(to definition: inout GestureDefinition) throws(Fault) {
    definition.customStimulus = try decode(stimulus, .stimulus)
    definition.minContacts = try decodeCount(min_contacts, .contactRange)
    definition.maxContacts = try decodeCount(max_contacts, .contactLimits)
  }

  mutating func read(from definition: GestureDefinition) {
    stimulus = definition.customStimulus.rawValue
    min_contacts = UInt32(clamping: definition.minContacts)
    max_contacts = UInt32(clamping: definition.maxContacts)
  }
}

extension gcore_recognizer {
  /// The host's table, if it can be used.
  static func decoded(_ pointer: UnsafePointer<gcore_recognizer>?) throws(Fault) -> gcore_recognizer {
    let table = try decode(pointer, over: gcore_recognizer())
    try checkReserved(table.reserved)
    guard table.contact != nil else { throw Fault(.invalidArgument, .recognizer) }
    return table
  }

  /// A recognizer for one gesture.
  func create(_ session: OpaquePointer?) throws(Fault) -> CustomRecognizer {
    let table = self
    var instance = user
    if let create {
      instance = create(user)
      guard instance != nil else { throw Fault(.invalidArgument, .customCreate) }
    }
    let made = instance
    return CustomRecognizer(
      hear: { input, verdict, _ in
        let isDeadline = input.signal == .deadline
        guard let function = isDeadline ? table.deadline : table.contact else { return }
        var (told, answer) = (gcore_custom_input(input, session), gcore_verdict(verdict))
        function(made, &told, &answer)
        answer.write(to: &verdict)
      },
      reset: { _ in table.reset?(made) },
      destroy: { table.destroy?(made) })
  }
}

extension gcore_custom_input {
  /// What a recognizer hears, for the host.
  init(_ input: CustomInput, _ session: OpaquePointer?) {
    self.init()
    self.session = session
    gesture = input.gesture.forC
    (time_ns, source, contact) = (input.time, input.source, input.contact)
    signal = input.signal.rawValue
    contacts = UInt32(clamping: input.contacts)
    (position, centroid) = (input.position.forC, input.centroid.forC)
    slop_scale = input.slop
    (held, granted) = (input.isHeld.forC, input.isGranted.forC)
  }
}

extension gcore_verdict {
  /// The verdict that a recognizer is to change, for the host.
  init(_ verdict: CustomVerdict) {
    self.init()
    (phase, claim) = (verdict.phase.rawValue, verdict.claims.forC)
    (stimulus, reason) = (verdict.stimulus.rawValue, verdict.reason.rawValue)
    deadline_ns = verdict.deadline
    encode(verdict.value, to: &value)
  }

  /// What the host answered. Numbers that are no phase, flag, stimulus or reason make a move that is not allowed.
  func write(to verdict: inout CustomVerdict) {
    guard let phase = Phase(rawValue: phase), let stimulus = Stimulus(rawValue: stimulus),
      let reason = Reason(rawValue: reason), claim <= 1
    else {
      (verdict.phase, verdict.claims) = (.possible, true)
      return
    }
    (verdict.phase, verdict.claims, verdict.stimulus, verdict.reason) = (phase, claim == 1, stimulus, reason)
    verdict.deadline = deadline_ns
    // One layout, pinned by LayoutTests; every bit pattern is a value.
    verdict.value = withUnsafeBytes(of: value) { $0.loadUnaligned(as: GestureValue.self) }
  }
}
