import GestureCore

/// A map of the plane, and what it makes of what a gesture measures in window coordinates.
struct Plane {
  var name: String
  /// The linear part, and the shift.
  var linear: Affine
  var shift = Point.zero
  /// What it multiplies lengths with, and angles.
  var scale = 1.0
  var turn = 1.0
  /// The raw directions that left, right, up and down become.
  var directions: [UInt32] = [1, 2, 3, 4]
  /// Gestures that change their parts with each other.
  var names: [String: String] = [:]

  /// x to the right becomes down.
  static let quarter = Plane(
    name: "a quarter turn", linear: Affine(0, 1, -1, 0, 0, 0), directions: [3, 4, 2, 1],
    names: ["pan_x": "pan_y", "pan_y": "pan_x", "list_x": "list_y", "list_y": "list_x"])
  /// Left and right change.
  static let mirror = Plane(
    name: "a mirror", linear: Affine(-1, 0, 0, 1, 0, 0), turn: -1, directions: [2, 1, 3, 4])
  /// Everything is twice as large.
  static let double = Plane(name: "twice the size", linear: Affine(2, 0, 0, 2, 0, 0), scale: 2)
  /// Everything is elsewhere; in window coordinates of less than 2^12 to the bit for multiples of 2^-40.
  static let elsewhere = Plane(name: "elsewhere", linear: .identity, shift: Point(1024, -512))

  /// Where a place goes.
  func place(_ point: Point) -> Point { linear.applyVector(point) + shift }

  /// What becomes of a vector.
  func vector(_ vector: Point) -> Point { linear.applyVector(vector) }

  /// What a gesture says of the mapped input, if it said this of the input.
  func callAsFunction(_ said: Said) -> Said {
    var mapped = said
    mapped.gesture = names[said.gesture] ?? said.gesture
    mapped.by = said.by.map { names[$0] ?? $0 }
    let fields = said.value.fields
    if fields.contains(.location) { mapped.value.location = place(said.value.location) }
    if fields.contains(.start) { mapped.value.start = place(said.value.start) }
    if fields.contains(.centroid) { mapped.value.centroid = place(said.value.centroid) }
    if fields.contains(.predictedEnd) { mapped.value.predictedEnd = place(said.value.predictedEnd) }
    mapped.value.translation = vector(said.value.translation)
    mapped.value.predictedTranslation = vector(said.value.predictedTranslation)
    mapped.value.delta = vector(said.value.delta)
    mapped.value.total = vector(said.value.total)
    mapped.value.rotation = said.value.rotation * turn
    if said.value.direction > 0 { mapped.value.direction = directions[Int(said.value.direction) - 1] }
    if fields.contains(.matrix) { mapped.value.matrix = self.matrix(said.value.matrix) }
    mapped.value.velocity = velocity(said.value)
    return mapped
  }

  /// The speed of a magnification or a rotation is one number.
  private func velocity(_ value: GestureValue) -> Point {
    if value.fields.contains(.translation) || value.fields.contains(.direction) || value.fields.contains(.total) {
      return vector(value.velocity)
    }
    return value.fields.contains(.magnification) ? value.velocity : value.velocity * turn
  }

  private func matrix(_ matrix: Affine) -> Affine {
    var map = linear
    (map.tx, map.ty) = (shift.x, shift.y)
    return map.inverse.then(matrix).then(map)
  }
}
