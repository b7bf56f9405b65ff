/// How fast the numbers of a gesture go on at its end, a second.
struct Pace: BitwiseCopyable {
  /// Places and vectors that move with the contacts: points.
  var places = Point.zero
  var magnification = 0.0
  /// Radians.
  var rotation = 0.0

  /// All at rest.
  init() {}

  /// As a recognizer's velocity tells: of a magnification or rotation that of gestures that measure nothing else, since
  /// another's velocity is the contacts'.
  init(_ value: GestureValue) {
    guard value.fields.contains(.velocity) else { return }
    places = value.velocity
    if value.fields.contains(.translation) { return }
    if value.fields.contains(.magnification) { magnification = value.velocity.x }
    if value.fields.contains(.rotation) { rotation = value.velocity.x }
  }

  /// Which of translation, magnification and rotation a member with these fields has a pace of.
  static func provides(_ fields: ValueFields) -> ValueFields {
    let isMoved = !fields.isDisjoint(with: [.translation, .total])
    return fields.intersection([.magnification, .rotation]).union(isMoved ? .translation : [])
  }

  /// Takes over those of `other` that are named.
  mutating func take(_ named: ValueFields, of other: Pace) {
    if named.contains(.translation) { places = other.places }
    if named.contains(.magnification) { magnification = other.magnification }
    if named.contains(.rotation) { rotation = other.rotation }
  }
}
