// Asking gestures, at any time.

extension Session {
  /// Where a gesture is in its life. What it came to stays until the next press that it takes part in.
  public func phase(of gesture: GestureID) throws(Fault) -> Phase {
    try arena[slot(of: gesture)].phase
  }

  /// Why a gesture failed or was cancelled; none otherwise.
  public func reason(of gesture: GestureID) throws(Fault) -> Reason {
    let gesture = try arena[slot(of: gesture)]
    return gesture.phase == .failed || gesture.phase == .cancelled ? gesture.reason : .none
  }

  /// What a gesture measures now, with velocity, prediction and elapsed. Cost: a fit over up to 32 samples.
  public func value(of gesture: GestureID) throws(Fault) -> GestureValue { try present(slot(of: gesture)) }

  /// A gesture's value as of now.
  func present(_ gesture: Int) -> GestureValue {
    var value = arena.values[gesture]
    if arena[gesture].firstMember >= 0 { return presentComposite(gesture, value) }
    guard arena[gesture].phase.isLive || arena[gesture].standing == .claiming else { return value }
    let isGranted = arena[gesture].standing == .granted || arena[gesture].standing == .finished
    var (track, definition) = (arena.tracks[gesture], arena[gesture].definition)
    if definition.kind == .custom { return customValue(gesture) }
    _ = Measure.refresh(&value, &track, &definition, isGranted: isGranted)
    Measure.complete(&value, &track, &definition, velocity: velocity(of: gesture), now: arena.now)
    return value
  }

  private func presentComposite(_ composite: Int, _ said: GestureValue) -> GestureValue {
    guard arena[composite].phase.isLive else { return said }
    var value = said
    var member = arena[composite].firstMember
    while member >= 0 {
      switch arena.status(of: Int(member)) {
      case .live: value.fill(from: present(Int(member)))
      case .ended where arena[composite].definition.kind == .simultaneous: value.fill(from: arena.values[Int(member)])
      case .ended, .possible, .lost: break
      }
      member = arena[Int(member)].nextMember
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
