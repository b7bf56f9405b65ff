import GestureCore

extension GestureValue {
  /// The value with every number at rest that is not among its fields.
  var bare: GestureValue {
    var bare = GestureValue()
    bare.fields = fields
    if fields.contains(.branch) { bare.branch = branch }
    if fields.contains(.count) { bare.count = count }
    if fields.contains(.contacts) { bare.contacts = contacts }
    if fields.contains(.direction) { bare.direction = direction }
    if fields.contains(.recognized) { bare.recognized = recognized }
    if fields.contains(.inside) { bare.inside = inside }
    if fields.contains(.location) { bare.location = location }
    if fields.contains(.start) { bare.start = start }
    if fields.contains(.translation) { bare.translation = translation }
    if fields.contains(.centroid) { bare.centroid = centroid }
    if fields.contains(.velocity) { bare.velocity = velocity }
    if fields.contains(.predictedEnd) { bare.predictedEnd = predictedEnd }
    if fields.contains(.predictedTranslation) { bare.predictedTranslation = predictedTranslation }
    if fields.contains(.magnification) { bare.magnification = magnification }
    if fields.contains(.rotation) { bare.rotation = rotation }
    if fields.contains(.elapsed) { bare.elapsed = elapsed }
    if fields.contains(.delta) { bare.delta = delta }
    if fields.contains(.total) { bare.total = total }
    if fields.contains(.matrix) { bare.matrix = matrix }
    return bare
  }

  /// Whether it has a velocity, a prediction or an elapsed time that is not among its fields.
  var hasStrays: Bool {
    let bare = bare
    return bare.velocity != velocity || bare.predictedEnd != predictedEnd
      || bare.predictedTranslation != predictedTranslation || bare.elapsed != elapsed
  }

  /// Whether it differs from another in anything that counts for `changed`: not in contacts, elapsed, velocity and what
  /// is predicted.
  func differs(from other: GestureValue) -> Bool {
    let uncounted: ValueFields = [.contacts, .elapsed, .velocity, .predictedEnd, .predictedTranslation]
    let (a, b) = (self, other)
    return a.fields.subtracting(uncounted) != b.fields.subtracting(uncounted)
      || a.branch != b.branch || a.count != b.count || a.direction != b.direction || a.recognized != b.recognized
      || a.inside != b.inside || a.location != b.location || a.start != b.start || a.translation != b.translation
      || a.centroid != b.centroid || a.magnification != b.magnification || a.rotation != b.rotation
      || a.delta != b.delta || a.total != b.total || a.matrix != b.matrix
  }

  /// Every number that is not whole.
  var numbers: [Double] {
    let places = [
      location, start, translation, centroid, velocity, predictedEnd, predictedTranslation, delta, total,
    ]
    return places.flatMap { [$0.x, $0.y] } + [magnification, rotation, elapsed]
      + [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
  }
}
