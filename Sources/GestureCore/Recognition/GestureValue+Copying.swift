// Copies that leave out what is at rest. The usual value is that of something that moves or taps: it has places, and
// those are a quarter of the struct.

extension GestureValue {
  /// Takes over what `other` has, for one who asks `fields` before anything else: the rest stays as it is.
  @inline(__always) mutating func note(_ other: inout GestureValue) {
    if other.fields.isSubset(of: .places) { copyPlaces(&other) } else { noteMore(&other) }
  }

  /// Takes over what `other` has; every other number is at rest.
  @inline(__always) mutating func copy(_ other: inout GestureValue) {
    guard other.fields.isSubset(of: .places) else { return copyMore(&other) }
    copyPlaces(&other)
    (direction, recognized, inside, reserved) = (0, 0, 0, 0)
    centroid = .zero
    (magnification, rotation, elapsed) = (1, 0, 0)
    restFar()
  }

  @inline(never) private mutating func noteMore(_ other: inout GestureValue) {
    if other.fields.isDisjoint(with: .far) { copyNear(&other) } else { self = other }
  }

  @inline(never) private mutating func copyMore(_ other: inout GestureValue) {
    guard other.fields.isDisjoint(with: .far) else {
      self = other
      return
    }
    copyNear(&other)
    restFar()
  }

  @inline(__always) private mutating func copyPlaces(_ other: inout GestureValue) {
    (fields, branch, count, contacts) = (other.fields, other.branch, other.count, other.contacts)
    (location, start, translation) = (other.location, other.start, other.translation)
  }

  @inline(__always) private mutating func copyNear(_ other: inout GestureValue) {
    copyPlaces(&other)
    (direction, recognized, inside, reserved) = (other.direction, other.recognized, other.inside, 0)
    centroid = other.centroid
    (magnification, rotation, elapsed) = (other.magnification, other.rotation, other.elapsed)
  }

  @inline(__always) private mutating func restFar() {
    (velocity, predictedEnd, predictedTranslation) = (.zero, .zero, .zero)
    (delta, total, matrix) = (.zero, .zero, .identity)
  }
}

extension ValueFields {
  /// What most values have at the most.
  fileprivate static let places: ValueFields = [.branch, .count, .contacts, .location, .start, .translation]
  /// What most of the others lack.
  fileprivate static let far: ValueFields = [
    .velocity, .predictedEnd, .predictedTranslation, .delta, .total, .matrix,
  ]
}
