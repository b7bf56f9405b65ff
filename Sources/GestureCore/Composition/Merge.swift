// A composite's value: the branch that is live, and what its members measure. Earlier members' numbers come first; it has as
// many contacts as the member that has the most.

extension Arena {
  /// Makes the value of a composite that is live or has ended, and answers whether it differs from what was said before
  /// in anything that counts for a composite's `changed`.
  mutating func merge(_ composite: Int) -> Bool {
    let (first, isOne) = speakers(of: composite)
    let isTurn = self[composite].definition.kind == .sequence
    // A member's turn, and a winner where no branch was said yet, are told before the member has a value.
    let isAhead = isOne && (isTurn || self[composite].liveBranch == 0)
    var (fields, branch) = (ValueFields(), Int32(0))
    var member = first
    while member >= 0 {
      let hasValue = hasValue(Int(member))
      if hasValue { fields.formUnion(values[Int(member)].fields) }
      if branch == 0 && (hasValue || isAhead) { branch = self[Int(member)].branch }
      member = isOne ? -1 : self[Int(member)].nextMember
    }
    if branch > 0 { self[composite].liveBranch = branch }
    if self[composite].phase != .ended { fields.subtract(.computed) }
    var wanted = fields.subtracting(.branch)
    let isNobody = first < 0 && isTurn  // No member's turn has come.
    var differs = values[composite].begin(
      isNobody ? [] : fields.union(.branch), branch: isNobody ? 0 : self[composite].liveBranch)
    var most: Int32 = 0
    member = first
    while member >= 0 {
      if hasValue(Int(member)) {
        let has = values[Int(member)].fields
        let found = wanted.intersection(has)
        wanted.subtract(found)
        if !found.isEmpty, values.withPair(composite, Int(member), { $0.take(found, of: &$1) }) { differs = true }
        if has.contains(.contacts) { most = max(most, contacts(of: Int(member))) }
      }
      member = isOne ? -1 : self[Int(member)].nextMember
    }
    if fields.contains(.contacts) { values[composite].contacts = most }
    return differs
  }

  /// How fast the numbers of a gesture that has ended go on: those of a composite as those of the members that they are
  /// taken from, whatever velocity is told first.
  func pace(of gesture: Int) -> Pace {
    guard self[gesture].firstMember >= 0 else { return Pace(values[gesture]) }
    var pace = Pace()
    var (member, isOne) = speakers(of: gesture)
    var missing: ValueFields = [.translation, .magnification, .rotation]
    while member >= 0 {
      if hasValue(Int(member)) {
        let found = missing.intersection(Pace.provides(values[Int(member)].fields))
        if !found.isEmpty { pace.take(found, of: self.pace(of: Int(member))) }
        missing.subtract(found)
      }
      member = isOne ? -1 : self[Int(member)].nextMember
    }
    return pace
  }

  /// The first member whose value may count, and whether it is the only one.
  @inline(__always) private func speakers(of composite: Int) -> (first: Int32, isOne: Bool) {
    switch self[composite].definition.kind {
    case .sequence: (self[composite].cursor, true)
    case .simultaneous: (self[composite].firstMember, false)
    default: (chosen(composite), true)
    }
  }

  /// The member that an exclusive or race goes with: the winner, or else the first that is pressing; -1 for none.
  private func chosen(_ composite: Int) -> Int32 {
    if self[composite].winner >= 0 { return self[composite].winner }
    var member = self[composite].firstMember
    while member >= 0, status(of: Int(member)) != .live { member = self[Int(member)].nextMember }
    return member
  }

  /// How many contacts a member has now: its value was brought up to date when it last had something to say.
  @inline(__always) private func contacts(of member: Int) -> Int32 {
    self[member].definition.kind.measuresSimilarity ? tracks[member].down : contactsOfAny(member)
  }

  private func contactsOfAny(_ member: Int) -> Int32 {
    guard self[member].firstMember >= 0 else {
      return Measure.contacts(tracks[member], self[member].definition.kind) ?? values[member].contacts
    }
    var (inner, isOne) = speakers(of: member)
    var most: Int32 = 0
    while inner >= 0 {
      if hasValue(Int(inner)) && values[Int(inner)].fields.contains(.contacts) {
        most = max(most, contactsOfAny(Int(inner)))
      }
      inner = isOne ? -1 : self[Int(inner)].nextMember
    }
    return most
  }

  @inline(__always) private func hasValue(_ member: Int) -> Bool {
    self[member].phase.isLive || self[member].standing == .finished
  }
}
