// Scale and rotation of a gesture's contacts: the least-squares similarity that carries their references about the
// centroid to their present places about the centroid. With p and q as complex numbers, a = sum(conj(p) q) / sum(|p|^2);
// the scale is |a|, the angle its argument.

extension Track {
  /// Measures from here on against the present places; the values stay as they are. Contacts on one spot give no
  /// references: those are taken when the contacts part.
  mutating func takeReferences(_ pool: inout ParticipationPool) {
    baseScale = scale
    baseAngle = angle
    turn = 0
    spread = 0
    guard down >= 2 else { return }
    var squares = 0.0
    var distances = 0.0
    var slot = first
    while slot >= 0 {
      if pool.items[Int(slot)].isActive {
        let reference = pool.items[Int(slot)].place - centroid
        pool.items[Int(slot)].reference = reference
        squares += reference.lengthSquared
        distances += reference.length
      }
      slot = pool.items[Int(slot)].nextOfGesture
    }
    if distances >= Tuning.minSpread { spread = squares }
  }

  /// The contacts moved: scale, angle and matrix follow. `before` is the centroid before they moved.
  mutating func measureSimilarity(_ pool: inout ParticipationPool, from before: Point) {
    let (oldScale, oldAngle) = (scale, angle)
    if down >= 2 {
      if spread == 0 {
        takeReferences(&pool)
      } else {
        fit(pool)
      }
    }
    compose(scaling: scale / oldScale, turning: angle - oldAngle, from: before)
  }

  private mutating func fit(_ pool: borrowing ParticipationPool) {
    var (real, imaginary, distances) = (0.0, 0.0, 0.0)
    var slot = first
    while slot >= 0 {
      let part = pool.items[Int(slot)]
      if part.isActive {
        let (p, q) = (part.reference, part.place - centroid)
        real += p.x * q.x + p.y * q.y
        imaginary += p.x * q.y - p.y * q.x
        distances += q.length
      }
      slot = part.nextOfGesture
    }
    let ratio = (real * real + imaginary * imaginary).squareRoot() / spread
    guard distances >= Tuning.minSpread, ratio > 0, ratio.isFinite else { return }
    scale = min(max(baseScale * ratio, 1 / Tuning.farthest), Tuning.farthest)
    let angle = atan2(imaginary, real)
    turn = angle + 2 * Double.pi * ((turn - angle) / (2 * Double.pi)).rounded(.toNearestOrEven)
  }

  /// The same angle within half a turn of 0.
  private static func wrapped(_ angle: Double) -> Double {
    let turns = (angle / (2 * Double.pi)).rounded(.toNearestOrEven)
    return angle - turns * 2 * Double.pi
  }

  /// The matrix takes in one increment about the present centroid, unless that would overflow.
  private mutating func compose(scaling: Double, turning: Double, from before: Point) {
    let (a, b) = turning == 0 ? (scaling, 0) : (scaling * cos(turning), scaling * sin(turning))
    let step = Affine(a, b, -b, a, 0, 0)
    let origin = centroid - step.apply(before)
    let next = matrix.then(Affine(a, b, -b, a, origin.x, origin.y))
    if Point(next.tx, next.ty).isFinite { matrix = next }  // The others are within the range of the scale.
  }
}
