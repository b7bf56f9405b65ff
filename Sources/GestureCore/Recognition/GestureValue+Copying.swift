// Copies that leave out what is at rest. Most values have no velocity, steps or matrix, and those are half of the struct.

extension GestureValue {
  /// Takes over what `other` has, for one who asks `fields` before anything else: the rest stays as it is.
  @inline(__always) mutating func note(_ other: inout GestureValue) {
    if other.fields.isDisjoint(with: .far) { copyNear(&other) } else { self = other }
  }

  /// Takes over what `other` has; every other number is at rest.
  @inline(__always) mutating func copy(_ other: inout GestureValue) {
    guard other.fields.isDisjoint(with: .far) else {
      self = other
      return
    }
    copyNear(&other)
    (velocity, predictedEnd, predictedTranslation) = (.zero, .zero, .zero)
    (delta, total, matrix) = (.zero, .zero, .identity)
  }

  @inline(__always) private mutating func copyNear(_ other: inout GestureValue) {
    (fields, branch, count, contacts) = (other.fields, other.branch, other.count, other.contacts)
    (direction, recognized, inside) = (other.direction, other.recognized, other.inside)
    (location, start) = (other.location, other.start)
    (translation, centroid) = (other.translation, other.centroid)
    (magnification, rotation, elapsed) = (other.magnification, other.rotation, other.elapsed)
  }
}

extension ValueFields {
  /// What most values lack.
  fileprivate static let far: ValueFields = [
    .velocity, .predictedEnd, .predictedTranslation, .delta, .total, .matrix,
  ]
}
