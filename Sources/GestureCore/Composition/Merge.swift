// A composite's value: the branch that is live, and what its members measure.

extension Arena {
  /// The value of a composite that is live or has ended.
  mutating func merged(_ composite: Int) -> GestureValue {
    var value = GestureValue()
    switch self[composite].definition.kind {
    case .sequence:
      let cursor = Int(self[composite].cursor)
      guard cursor >= 0 else { return value }
      take(cursor, into: &value)
      self[composite].liveBranch = self[cursor].branch
    case .simultaneous:
      var member = self[composite].firstMember
      var branch: Int32 = 0
      while member >= 0 {
        if take(Int(member), into: &value), branch == 0 { branch = self[Int(member)].branch }
        member = self[Int(member)].nextMember
      }
      if branch != 0 { self[composite].liveBranch = branch }
    default:
      let member = chosen(composite)
      if member >= 0 {
        take(member, into: &value)
        self[composite].liveBranch = self[member].branch
      }
    }
    value.branch = self[composite].liveBranch
    value.fields.formUnion(.branch)
    return value
  }

  /// The member that an exclusive or race goes with: the winner, or else the first that is pressing.
  private func chosen(_ composite: Int) -> Int {
    if self[composite].winner >= 0 { return Int(self[composite].winner) }
    var member = self[composite].firstMember
    while member >= 0 {
      if status(of: Int(member)) == .live { return Int(member) }
      member = self[Int(member)].nextMember
    }
    return -1
  }

  /// Adds what a member has and the value lacks; answers whether the member has a value.
  @discardableResult private func take(_ member: Int, into value: inout GestureValue) -> Bool {
    let status = status(of: member)
    guard status == .live || status == .ended else { return false }
    value.fill(from: values[member])
    return true
  }
}

extension GestureValue {
  /// Takes over the numbers that are still missing, all but the branch.
  mutating func fill(from other: GestureValue) {
    let missing = other.fields.subtracting(fields).subtracting(.branch)
    if missing.contains(.count) { count = other.count }
    if missing.contains(.contacts) { contacts = other.contacts }
    if missing.contains(.direction) { direction = other.direction }
    if missing.contains(.recognized) { recognized = other.recognized }
    if missing.contains(.inside) { inside = other.inside }
    if missing.contains(.location) { location = other.location }
    if missing.contains(.start) { start = other.start }
    if missing.contains(.translation) { translation = other.translation }
    if missing.contains(.centroid) { centroid = other.centroid }
    if missing.contains(.velocity) { velocity = other.velocity }
    if missing.contains(.predictedEnd) { predictedEnd = other.predictedEnd }
    if missing.contains(.predictedTranslation) { predictedTranslation = other.predictedTranslation }
    if missing.contains(.magnification) { magnification = other.magnification }
    if missing.contains(.rotation) { rotation = other.rotation }
    if missing.contains(.elapsed) { elapsed = other.elapsed }
    if missing.contains(.delta) { delta = other.delta }
    if missing.contains(.total) { total = other.total }
    if missing.contains(.matrix) { matrix = other.matrix }
    fields.formUnion(missing)
  }

  /// Whether it differs from what was said before in anything that counts for a composite's `changed`.
  func differs(from said: GestureValue) -> Bool {
    let uncounted: ValueFields = [.contacts, .elapsed, .velocity, .predictedEnd, .predictedTranslation]
    return fields.subtracting(uncounted) != said.fields.subtracting(uncounted)
      || branch != said.branch || count != said.count || direction != said.direction
      || recognized != said.recognized || inside != said.inside || location != said.location
      || start != said.start || translation != said.translation || centroid != said.centroid
      || magnification != said.magnification || rotation != said.rotation || delta != said.delta
      || total != said.total || matrix != said.matrix
  }
}
