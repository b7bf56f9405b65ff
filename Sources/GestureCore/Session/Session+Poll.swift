// Asking gestures, at any time.

extension Session {
  /// Where a gesture is in its life. What it came to stays until the next press that it takes part in.
  public func phase(of gesture: GestureID) throws(Fault) -> Phase {
    try arena.gestures.items[slot(of: gesture)].phase
  }

  /// Why a gesture failed or was cancelled; none otherwise.
  public func reason(of gesture: GestureID) throws(Fault) -> Reason {
    let gesture = try arena.gestures.items[slot(of: gesture)]
    return gesture.phase == .failed || gesture.phase == .cancelled ? gesture.reason : .none
  }

  /// What a gesture measures now, with velocity, prediction and elapsed. Cost: a fit over up to 32 samples.
  public func value(of gesture: GestureID) throws(Fault) -> GestureValue { try present(slot(of: gesture)) }

  /// A gesture's value as of now.
  func present(_ gesture: Int) -> GestureValue {
    var value = arena.values[gesture]
    let record = arena.gestures.items[gesture]
    if record.firstMember >= 0 { return presentComposite(gesture, value) }
    guard record.phase.isLive || record.standing == .claiming else { return value }
    let isGranted = record.standing == .granted || record.standing == .finished
    _ = Measure.refresh(&value, arena.tracks[gesture], record.definition, isGranted: isGranted)
    Measure.complete(
      &value, arena.tracks[gesture], record.definition, velocity: velocity(of: gesture), now: arena.now)
    return value
  }

  private func presentComposite(_ composite: Int, _ said: GestureValue) -> GestureValue {
    guard arena.gestures.items[composite].phase.isLive else { return said }
    var value = said
    var member = arena.gestures.items[composite].firstMember
    while member >= 0 {
      if arena.status(of: Int(member)) == .live { value.fill(from: present(Int(member))) }
      member = arena.gestures.items[Int(member)].nextMember
    }
    return value
  }

  /// A gesture's name, or nil where it has none.
  public func name(of gesture: GestureID) -> String? {
    guard let slot = arena.gestures.slot(of: gesture.bits) else { return nil }
    return names.gestures[slot].utf8.isEmpty ? nil : names.gestures[slot]
  }

  /// The gesture of a name.
  public func gesture(named name: String) -> GestureID? {
    Names.slot(of: name, in: names.gestures).map { GestureID(bits: arena.gestures.id(of: $0)) }
  }
}
