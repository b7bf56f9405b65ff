/// What a gesture measures of its contacts beyond their mean: the least-squares similarity that carries their references
/// about the centroid to their present places about the centroid. With p and q as complex numbers,
/// a = sum(conj(p) q) / sum(|p|^2); the scale is |a|, the angle its argument. Each kind measures what it says: magnify
/// the scale, rotate the angle, transform both and the matrix.
struct Similarity: BitwiseCopyable, Sendable {
  /// The sum of the references' squares; 0 while the contacts are too close to measure by.
  var spread = 0.0
  /// Tells the references apart, and with them the contacts and the space: where it is the same in two gestures, so is
  /// what they measure. 0 without references.
  var mark: UInt64 = 0
  var baseScale = 1.0
  var scale = 1.0
  var baseAngle = 0.0
  /// The angle since the references were taken, unwrapped.
  var turn = 0.0
  var matrix = Affine.identity

  /// The rotation, unwrapped.
  @inline(__always) var angle: Double { baseAngle + turn }

  /// The matrix takes in one increment about the present centroid, unless that would overflow.
  fileprivate mutating func compose(scaling: Double, turning: Double, from before: Point, to centroid: Point) {
    let (a, b) = turning == 0 ? (scaling, 0) : (scaling * cos(turning), scaling * sin(turning))
    let step = Affine(a, b, -b, a, 0, 0)
    let origin = centroid - step.apply(before)
    let next = matrix.then(Affine(a, b, -b, a, origin.x, origin.y))
    if Point(next.tx, next.ty).isFinite { matrix = next }  // The others are within the range of the scale.
  }
}

/// What one gesture's contacts come to, kept for the next one that has the same contacts and references: magnify and
/// rotate as a rule stand side by side.
struct Fit: BitwiseCopyable, Sendable {
  /// The `mark` of the references, and the input that the sums were made in.
  var mark: UInt64 = 0
  var input: UInt64 = 0
  var centroid = Point.zero
  /// The sum of conj(p) q.
  var real = 0.0
  var imaginary = 0.0
  /// The sum of the distances from the centroid, as far as it is asked for.
  private var distances = 0.0

  /// Of contacts about their centroid, before any is added.
  init(about centroid: Point = .zero) { self.centroid = centroid }

  /// Whether the contacts are far enough apart to say anything.
  @inline(__always) var isWide: Bool { distances >= Tuning.minSpread }

  /// Takes in a contact: its reference p, and where it is, q, both from the centroid.
  @inline(__always) fileprivate mutating func add(_ p: Point, _ q: Point) {
    real += p.x * q.x + p.y * q.y
    imaginary += p.x * q.y - p.y * q.x
    if !isWide { distances += q.length }
  }

  /// Whether the sums are those of these references in this input.
  @inline(__always) func holds(_ mark: UInt64, in input: UInt64) -> Bool {
    self.mark == mark && self.input == input && mark != 0
  }
}

extension Track {
  /// Measures from here on against the present places; the values stay as they are. Contacts on one spot give no
  /// references: those are taken when the contacts part.
  mutating func takeReferences(_ pool: inout ParticipationPool) {
    similarity.baseScale = similarity.scale
    similarity.baseAngle = similarity.angle
    similarity.turn = 0
    similarity.spread = 0
    similarity.mark = 0
    guard down >= 2 else { return }
    var squares = 0.0
    var distances = 0.0
    var mark = Mark()
    var slot = firstDown(pool)
    while slot >= 0 {
      if pool.items[Int(slot)].isActive {
        let reference = pool.items[Int(slot)].place - centroid
        pool.items[Int(slot)].origin = reference
        squares += reference.lengthSquared
        distances += reference.length
        mark.mix(pool.items[Int(slot)].serial)
        mark.mix(reference)
      }
      slot = pool.items[Int(slot)].nextOfGesture
    }
    guard distances >= Tuning.minSpread else { return }
    mark.mix(Point(toSpace.a, toSpace.b))
    mark.mix(Point(toSpace.c, toSpace.d))
    mark.mix(Point(toSpace.tx, toSpace.ty))
    (similarity.spread, similarity.mark) = (squares, mark.value)
  }

  /// The contacts moved: the centroid, and what the kind measures, follow. Cost: a few operations a contact; none where
  /// the gesture before this one had the same contacts, which `fit` knows.
  mutating func measureSimilarity(
    _ pool: inout ParticipationPool, _ definition: inout GestureDefinition, _ fit: inout Fit, in input: UInt64
  ) {
    let before = centroid
    let (oldScale, oldAngle) = (similarity.scale, similarity.angle)
    if fit.holds(similarity.mark, in: input) && definition.spaceMode == .latched {
      follow(fit, definition.kind)
    } else if down >= 2 && similarity.spread > 0 {
      fit = measured(pool)
      (fit.mark, fit.input) = (definition.spaceMode == .latched ? similarity.mark : 0, input)
      follow(fit, definition.kind)
    } else {
      centroid = mean(pool)
      location = centroid + shift
      if down >= 2 { takeReferences(&pool) }
    }
    guard definition.kind == .transform else { return }
    similarity.compose(
      scaling: similarity.scale / oldScale, turning: similarity.angle - oldAngle, from: before, to: centroid)
  }

  /// What the contacts come to against their references, which there are. Mutating in name only: a borrowed track would
  /// be copied.
  @inline(__always) mutating func measured(_ pool: borrowing ParticipationPool) -> Fit {
    var fit = Fit(about: mean(pool))
    var slot = firstDown(pool)
    while slot >= 0 {
      if pool.items[Int(slot)].isActive {
        fit.add(pool.items[Int(slot)].origin, pool.items[Int(slot)].place - fit.centroid)
      }
      slot = pool.items[Int(slot)].nextOfGesture
    }
    return fit
  }

  /// The centroid and what the kind measures follow the contacts.
  @inline(__always) mutating func follow(_ fit: Fit, _ kind: GestureKind) {
    centroid = fit.centroid
    location = centroid + shift
    similarity.follow(fit, kind)
  }
}

extension Similarity {
  /// Scale and angle follow the sums; they stay where the contacts are too close.
  @inline(__always) fileprivate mutating func follow(_ fit: Fit, _ kind: GestureKind) {
    let ratio = (fit.real * fit.real + fit.imaginary * fit.imaginary).squareRoot() / spread
    guard fit.isWide, ratio > 0, ratio.isFinite else { return }
    if kind != .rotate { scale = min(max(baseScale * ratio, 1 / Tuning.farthest), Tuning.farthest) }
    if kind == .magnify { return }
    let angle = atan2(fit.imaginary, fit.real)
    turn = angle + 2 * Double.pi * ((turn - angle) / (2 * Double.pi)).rounded(.toNearestOrEven)
  }
}

/// A fingerprint of words, good enough that no two sets of references share one by chance.
private struct Mark {
  private(set) var value: UInt64 = 0x9e37_79b9_7f4a_7c15

  mutating func mix(_ word: UInt64) {
    value = (value ^ word) &* 0xff51_afd7_ed55_8ccd
    value ^= value >> 32
  }

  mutating func mix(_ point: Point) {
    mix(point.x.bitPattern)
    mix(point.y.bitPattern)
  }
}
