// Custom recognizers: the host is asked where a built-in state machine would answer.

extension Session {
  /// Makes a gesture that a recognizer of the host recognizes. `definition` is of kind `custom`; it says the space, the
  /// contacts and the stimulus.
  public mutating func makeCustom(
    _ definition: GestureDefinition, _ recognizer: CustomRecognizer, name: String? = nil
  ) throws(Fault) -> GestureID {
    guard definition.kind == .custom else {
      throw Fault(.invalidArgument, .kind, UInt64(definition.kind.rawValue))
    }
    let id = try make(definition, name)
    let slot = try slot(of: id)
    serveHost()
    customs.grow(to: Int(capacity.gestures), repeating: CustomState())
    customs[slot] = CustomState()
    host.set(recognizer, gesture: slot)
    tell(.gestureMade(id, definition, members: [], name: name))
    return id
  }

  /// A group begins: the recognizer forgets the one before.
  @inline(never) mutating func resetCustom(_ leaf: Int) {
    guard arena[leaf].definition.kind == .custom else { return }
    customs[leaf] = CustomState()
    arena.values[leaf] = GestureValue()
    customs[leaf].verdict.stimulus = arena[leaf].definition.customStimulus
    arena.tracks[leaf].stimulus = arena[leaf].definition.customStimulus
    if let fault = host.resetCustom(leaf, GestureID(bits: arena.gestures.id(of: leaf))) {
      host.blame(fault)
      arena.lose(leaf, .disabled)
    }
  }

  /// The host's recognizer hears of something, and what it says takes effect. One that answers what it must not is lost.
  @_optimize(size) @inline(never) mutating func ask(_ leaf: Int, hearing input: RecognizerInput, _ contact: Int) {
    switch input {
    case .pressed: ask(leaf, .pressed, contact)
    case .moved: ask(leaf, .moved, contact)
    case .lifted: ask(leaf, .lifted, contact)
    case .deadline: ask(leaf, .deadline, -1)
    }
  }

  /// The same, in the words of custom recognizers.
  @_optimize(size) mutating func ask(_ leaf: Int, _ signal: CustomInput.Signal, _ contact: Int) {
    let standing = arena[leaf].standing
    guard standing == .waiting || standing == .claiming || standing == .granted, !arena.tracks[leaf].isLifted,
      !arena.tracks[leaf].endsWhenGranted
    else { return }
    arena.tracks[leaf].awaitsPress = false
    let input = describe(leaf, signal, contact)
    var answer = customs[leaf].verdict
    if answer.phase == .began { answer.phase = .changed }
    if signal == .deadline { answer.deadline = .never }
    (answer.claims, answer.reason) = (false, .none)
    let fault = host.askCustom(leaf, input, &answer)
    guard fault == nil, let verdict = customs[leaf].read(answer) else {
      host.blame(fault ?? Fault(.hostFunction, .customMove, input.gesture.bits))
      arena.tracks[leaf].deadline = .never
      return arena.lose(leaf, .disabled)
    }
    take(leaf, answer, verdict, signal)
  }

  @_optimize(size) private mutating func take(
    _ leaf: Int, _ answer: CustomVerdict, _ verdict: Verdict, _ signal: CustomInput.Signal
  ) {
    customs[leaf].verdict = answer
    let isOver = answer.phase.isOver
    let soonest = signal == .deadline ? arena.now.after(Tuning.customTick) : arena.now
    arena.tracks[leaf].deadline = isOver || answer.deadline == .never ? .never : max(answer.deadline, soonest)
    arena.tracks[leaf].stimulus = answer.stimulus
    arena.tracks[leaf].isRecognized = arena.tracks[leaf].isRecognized || verdict == .claim
    if verdict == .claim {
      customs[leaf].hasClaimed = true
      arena.tracks[leaf].endsWhenGranted = answer.phase == .ended
    }
    arena.apply(verdict, to: leaf, byLift: signal == .lifted)
    if arena.tracks[leaf].down == 0 && !isOver { endAlone(leaf, signal) }
  }

  /// The last contact is up: a recognizer goes on alone for as long as it has a deadline.
  private mutating func endAlone(_ leaf: Int, _ signal: CustomInput.Signal) {
    if arena.tracks[leaf].deadline != .never {
      arena.tracks[leaf].awaitsPress = true
    } else if arena[leaf].standing == .claiming {
      arena.tracks[leaf].isLifted = true
    } else {
      arena.lose(leaf, signal == .deadline ? .tooLate : .liftedEarly, byLift: signal == .lifted)
    }
  }

  @_optimize(size) private func describe(_ leaf: Int, _ signal: CustomInput.Signal, _ contact: Int) -> CustomInput {
    var input = CustomInput(signal: signal, gesture: GestureID(bits: arena.gestures.id(of: leaf)), time: arena.now)
    if contact >= 0 {
      input.source = arena.contacts.contacts[contact].source
      input.contact = arena.contacts.contacts[contact].id
      input.position = arena.tracks[leaf].toSpace.apply(arena.contacts.contacts[contact].position)
    }
    (input.centroid, input.contacts) = (arena.tracks[leaf].centroid, arena.tracks[leaf].down)
    input.slop = arena.tracks[leaf].slop
    input.isHeld = arena[leaf].standing == .claiming
    input.isGranted = arena[leaf].standing == .granted
    return input
  }

  /// Reads a custom recognizer's value; answers whether it differs from what was said last.
  @inline(never) mutating func measureCustom(_ leaf: Int) -> Bool {
    guard arena[leaf].definition.kind == .custom else { return false }
    var value = customValue(leaf)
    let hasOther = arena.values[leaf].begin(value.fields, branch: 0)
    return arena.values[leaf].take(value.fields, of: &value) || hasOther
  }

  /// What a custom recognizer measures, with the number of its contacts.
  func customValue(_ leaf: Int) -> GestureValue {
    var value = customs[leaf].verdict.value
    value.contacts = arena.tracks[leaf].down
    value.fields.insert(.contacts)
    return value
  }
}
