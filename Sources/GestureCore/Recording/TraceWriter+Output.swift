// What the session said: events, decisions, refusals.

extension TraceWriter {
  /// Writes the events that are newer than a revision, the oldest first.
  @_optimize(size) func writeEvents(_ session: borrowing Session, after revision: UInt64) {
    let end = session.queue.count
    var first = end
    while first > 0 && session.queue.waiting(first - 1).revision > revision { first -= 1 }
    for place in first..<end {
      var event = session.queue.waiting(place)
      if event.phase.isLive && isLast(place, session) { complete(&event.value, of: event.gesture, session) }
      write(event, session)
    }
  }

  /// Whether no later event of the call is of the same gesture.
  @_optimize(size) private func isLast(_ place: Int, _ session: borrowing Session) -> Bool {
    let gesture = session.queue.waiting(place).gesture
    for later in (place + 1)..<max(session.queue.count, place + 1)
    where session.queue.waiting(later).gesture == gesture { return false }
    return true
  }

  /// Asks for what live events leave out.
  @_optimize(size) private func complete(
    _ value: inout GestureValue, of gesture: GestureID, _ session: borrowing Session
  ) {
    guard let asked = try? session.value(of: gesture) else { return }
    value.take(from: asked)
  }

  @_optimize(size) private func write(_ event: GestureEvent, _ session: borrowing Session) {
    text.beginLine()
    text.member("t", seconds: event.time)
    text.member("event", gestures[event.gesture.bits])
    text.member("phase", event.phase.name)
    if event.reason != .none { text.member("reason", event.reason.name) }
    if event.by != .none { text.member("by", gestures[event.by.bits]) }
    if event.value.fields.contains(.branch) { text.member("branch", whole: max(event.value.branch, 0)) }
    text.member("revision", whole: event.revision)
    write(event.value, velocity: velocityKind(of: event, session))
    text.endLine()
  }

  /// Writes what was measured, but for the branch, as members of a line.
  @_optimize(size) func write(_ value: GestureValue, velocity kind: GestureKind) {
    let has = value.fields
    if has.contains(.location) { text.member("location", value.location) }
    if has.contains(.start) { text.member("start", value.start) }
    if has.contains(.translation) { text.member("translation", value.translation) }
    if has.contains(.velocity) { writeVelocity(value.velocity, kind) }
    if has.contains(.predictedEnd) { text.member("predicted_end", value.predictedEnd) }
    if has.contains(.predictedTranslation) { text.member("predicted_translation", value.predictedTranslation) }
    if has.contains(.magnification) { text.member("magnification", value.magnification) }
    if has.contains(.rotation) { text.member("rotation", radians: value.rotation) }
    if has.contains(.centroid) { text.member("centroid", value.centroid) }
    if has.contains(.matrix) { writeMatrix("matrix", value.matrix) }
    if has.contains(.delta) { text.member("delta", value.delta) }
    if has.contains(.total) { text.member("total", value.total) }
    if has.contains(.count) { text.member("count", whole: max(value.count, 0)) }
    if has.contains(.contacts) { text.member("contacts", whole: max(value.contacts, 0)) }
    if has.contains(.elapsed) { text.member("elapsed", value.elapsed) }
    if has.contains(.recognized) { text.member("recognized", value.recognized != 0) }
    if has.contains(.inside) { text.member("inside", value.inside != 0) }
    if has.contains(.direction) { text.member("direction", Direction(rawValue: value.direction)?.name ?? "none") }
  }

  @_optimize(size) private func writeVelocity(_ velocity: Point, _ kind: GestureKind) {
    switch kind {
    case .magnify: text.member("velocity", velocity.x)
    case .rotate: text.member("velocity", radians: velocity.x)
    default: text.member("velocity", velocity)
    }
  }

  /// Of what kind an event's velocity is, as what its gesture measured tells, or else who has one now.
  @_optimize(size) private func velocityKind(of event: GestureEvent, _ session: borrowing Session) -> GestureKind {
    let family = family(of: event.gesture)
    if family.members.isEmpty { return family.kind }
    return event.value.fields.velocityKind ?? velocityKind(of: event.gesture, in: event.value.fields, session)
  }

  /// Of what kind a gesture's velocity is now: a simultaneous' is that of the first member whose value has one and measures
  /// what the event tells, another composite's that of the member of its branch.
  @_optimize(size) private func velocityKind(
    of gesture: GestureID, in fields: ValueFields, _ session: borrowing Session
  ) -> GestureKind {
    let family = family(of: gesture)
    guard let first = family.members.first else { return family.kind }
    if family.kind != .simultaneous, let branch = (try? session.value(of: gesture))?.branch, branch >= 1,
      Int(branch) <= family.members.count
    {
      return velocityKind(of: family.members[Int(branch) - 1], in: fields, session)
    }
    for member in family.members where (try? session.value(of: member))?.fields.tellsVelocity(in: fields) == true {
      return velocityKind(of: member, in: fields, session)
    }
    return velocityKind(of: first, in: fields, session)
  }

  /// Writes the newest decisions, the oldest of them first; those that the log has dropped are gone.
  @_optimize(size) func writeDecisions(_ session: borrowing Session, newest count: Int) {
    for age in (0..<min(count, session.arena.decisions.count)).reversed() {
      let decision = session.arena.decisions.newest(age)
      text.beginLine()
      text.member("t", seconds: decision.time)
      text.member("decision", decision.kind.name)
      text.member("gesture", gestures[decision.gesture.bits])
      if decision.other != .none {
        text.member(decision.kind == .waits ? "for" : "by", gestures[decision.other.bits])
      }
      if decision.kind == .denied { text.member("because", decision.reason.name) }
      text.endLine()
    }
  }

  /// Writes why an input was refused, or what it was warned of.
  @_optimize(size) func write(_ fault: Fault, at time: Nanoseconds) {
    text.beginLine()
    text.member("t", seconds: time)
    text.member("error", fault.code.name)
    text.member("text", fault.sentence)
    text.endLine()
  }
}

extension ValueFields {
  /// What is measured by what has a velocity.
  private static var moving: ValueFields { [.translation, .total, .direction, .magnification, .rotation] }

  /// Whether a member with these fields has a velocity, and measures nothing that its composite does not tell: else it is
  /// of another time.
  public func tellsVelocity(in fields: ValueFields) -> Bool {
    contains(.velocity) && intersection(Self.moving).isSubset(of: fields)
  }

  /// Of what kind of gesture a composite's velocity is where it measures this; nil where members measure several things that
  /// have one.
  public var velocityKind: GestureKind? {
    switch intersection(Self.moving) {
    case .magnification: .magnify
    case .rotation: .rotate
    case let ways where ways.isDisjoint(with: [.magnification, .rotation]): .drag
    default: nil
    }
  }
}

extension GestureValue {
  /// Takes the fields that are computed when they are asked for, where this value does not have them.
  public mutating func take(from asked: GestureValue) {
    let missing = asked.fields.subtracting(fields)
    if missing.contains(.velocity) { velocity = asked.velocity }
    if missing.contains(.predictedEnd) { predictedEnd = asked.predictedEnd }
    if missing.contains(.predictedTranslation) { predictedTranslation = asked.predictedTranslation }
    if missing.contains(.elapsed) { elapsed = asked.elapsed }
    fields.formUnion(missing.intersection(.computed))
  }
}
