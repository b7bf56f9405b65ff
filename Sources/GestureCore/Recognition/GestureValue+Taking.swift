// Values that are made of others' numbers.

extension GestureValue {
  /// Begins a value that is to have the fields `next`; numbers that it no longer has are at rest. Answers whether that
  /// alone differs from what was said before.
  mutating func begin(_ next: ValueFields, branch: Int32) -> Bool {
    let isSame = fields.subtracting(.uncounted) == next.subtracting(.uncounted)
    let differs = !isSame || self.branch != branch
    if !isSame {
      self = GestureValue()
    } else if fields != next {
      (contacts, elapsed, velocity) = (0, 0, .zero)
      (predictedEnd, predictedTranslation) = (.zero, .zero)
    }
    (fields, self.branch) = (next, branch)
    return differs
  }

  /// Takes over the numbers that are still missing, all but the branch.
  mutating func fill(from other: GestureValue) {
    var other = other
    let missing = other.fields.subtracting(fields).subtracting(.branch)
    _ = take(missing, of: &other)
    fields.formUnion(missing)
  }

  /// Takes over the numbers of `other` that `wanted` names, and answers whether one of them differs in anything that
  /// counts for a composite's `changed`.
  @inline(__always) mutating func take(_ wanted: ValueFields, of other: inout GestureValue) -> Bool {
    var differs = false
    if wanted.contains(.contacts) { contacts = other.contacts }
    if wanted.contains(.location) { differs = Self.move(&location, other.location) || differs }
    if wanted.contains(.start) { differs = Self.move(&start, other.start) || differs }
    if wanted.contains(.translation) { differs = Self.move(&translation, other.translation) || differs }
    if wanted.contains(.centroid) { differs = Self.move(&centroid, other.centroid) || differs }
    if wanted.contains(.magnification) { differs = Self.move(&magnification, other.magnification) || differs }
    if wanted.contains(.rotation) { differs = Self.move(&rotation, other.rotation) || differs }
    return wanted.isDisjoint(with: .rare) ? differs : takeRare(wanted, of: &other) || differs
  }

  private mutating func takeRare(_ wanted: ValueFields, of other: inout GestureValue) -> Bool {
    var differs = false
    if wanted.contains(.velocity) { velocity = other.velocity }
    if wanted.contains(.predictedEnd) { predictedEnd = other.predictedEnd }
    if wanted.contains(.predictedTranslation) { predictedTranslation = other.predictedTranslation }
    if wanted.contains(.elapsed) { elapsed = other.elapsed }
    if wanted.contains(.count) { differs = Self.move(&count, other.count) || differs }
    if wanted.contains(.direction) { differs = Self.move(&direction, other.direction) || differs }
    if wanted.contains(.recognized) { differs = Self.move(&recognized, other.recognized) || differs }
    if wanted.contains(.inside) { differs = Self.move(&inside, other.inside) || differs }
    if wanted.contains(.delta) { differs = Self.move(&delta, other.delta) || differs }
    if wanted.contains(.total) { differs = Self.move(&total, other.total) || differs }
    if wanted.contains(.matrix) { differs = Self.move(&matrix, other.matrix) || differs }
    return differs
  }

  /// Writes a number and answers whether it was another.
  @inline(__always) private static func move<T: Equatable>(_ number: inout T, _ next: T) -> Bool {
    let differs = number != next
    number = next
    return differs
  }
}

extension ValueFields {
  /// What does not count as a difference for a composite's `changed`.
  static let uncounted: ValueFields = [.contacts, .elapsed, .velocity, .predictedEnd, .predictedTranslation]
  /// What few gestures have while they are under way.
  fileprivate static let rare: ValueFields = [
    .velocity, .predictedEnd, .predictedTranslation, .elapsed, .count, .direction, .recognized, .inside, .delta, .total,
    .matrix,
  ]
}
