/// The newest samples of what moves, one ring a gesture, and the velocity that they show. Nothing is fitted until it is
/// asked for.
public struct VelocityHistory: ~Copyable {
  private let pinned = Pinned()
  /// One gesture's samples: the newest `count`, the last of them before `next`. Any two in a row are less than 0.1 s
  /// apart, or the fit would not reach beyond them; so the low half of a time tells it.
  struct Ring: BitwiseCopyable {
    var next: UInt32 = 0
    var count: UInt32 = 0
    var newest: Nanoseconds = 0

    /// Makes place for a sample, unless there is one of this time already; answers where it goes.
    @inline(__always) mutating func admit(_ time: Nanoseconds) -> Int {
      if newest != time || count == 0 {
        if time &- newest > Tuning.velocityWindow { count = 0 }
        next = (next &+ 1) & mask
        newest = time
        if count <= mask { count += 1 }
      }
      return Int((next &- 1) & mask)
    }
  }

  private static let length = Tuning.velocitySamples
  /// Rings are large: one in so many may be made in advance.
  private static let slack = 16
  /// The length is a power of two.
  private static let mask = UInt32(Tuning.velocitySamples - 1)
  private var times = Storage<UInt32>(count: 0, repeating: 0)
  private var places = Storage<Point>(count: 0, repeating: .zero)
  private var rings = Storage<Ring>(count: 0, repeating: Ring())
  private var made = 0

  /// No rings.
  public init() {}

  /// Makes a ring and answers its number; allocates.
  mutating func makeRing() -> Int32 {
    rings.grow(to: made + 1, repeating: Ring(), share: Self.slack)
    times.grow(to: (made + 1) * Self.length, repeating: 0, share: Self.slack)
    places.grow(to: (made + 1) * Self.length, repeating: .zero, share: Self.slack)
    made += 1
    return Int32(made - 1)
  }

  /// Forgets a ring's samples.
  mutating func clear(_ ring: Int32) { rings[Int(ring)] = Ring() }

  /// Takes in a place. Of samples with one time the last counts.
  @inline(__always) mutating func push(_ ring: Int32, _ time: Nanoseconds, _ place: Point) {
    let newest = Int(ring) &* Self.length &+ rings[Int(ring)].admit(time)
    times[newest] = UInt32(truncatingIfNeeded: time)
    places[newest] = place
  }

  /// Places per second at the newest sample: the slope there of the least-squares parabola over the samples of the last
  /// 100 ms, each axis apart; of the straight line where there are two. 0 for fewer, or where `now` is 100 ms or more
  /// after the newest. Cost: some 20 operations a sample.
  func velocity(_ ring: Int32, at now: Nanoseconds) -> Point {
    let state = rings[Int(ring)]
    guard state.count >= 2 else { return .zero }
    let base = Int(ring) * Self.length
    guard now < state.newest.after(Tuning.velocityRest) else { return .zero }
    let newest = places[base + Int((state.next &- 1) & Self.mask)]
    var fit = ParabolaFit()
    for back in 0..<Int(state.count) {
      let sample = base + Int((state.next &- 1 &- UInt32(back)) & Self.mask)
      let age = Nanoseconds(UInt32(truncatingIfNeeded: state.newest) &- times[sample])
      if age > Tuning.velocityWindow { break }
      fit.add(-age.seconds(since: 0), places[sample] - newest)
    }
    let slope = fit.slopeAtZero
    return slope.isFinite ? slope : .zero
  }

  /// Takes in the samples of a ring.
  @_optimize(size) func mix(_ ring: Int32, into hash: inout StateHash) {
    let state = rings[Int(ring)]
    hash.mix(state.newest)
    for back in 0..<state.count {
      let sample = Int(ring) * Self.length + Int((state.next &- 1 &- back) & Self.mask)
      hash.mix(UInt64(times[sample]))
      hash.mix(places[sample])
    }
  }

  /// Another history with the same samples.
  public func copy() -> VelocityHistory {
    var twin = VelocityHistory()
    twin.times = times.copy()
    twin.places = places.copy()
    twin.rings = rings.copy()
    twin.made = made
    return twin
  }

  /// Bytes of memory the history takes.
  public var bytes: Int { times.bytes + places.bytes + rings.bytes }
}

/// The least-squares parabola through places over times (normal equations, solved by elimination).
struct ParabolaFit {
  private var n = 0.0
  private var t1 = 0.0
  private var t2 = 0.0
  private var t3 = 0.0
  private var t4 = 0.0
  private var p0 = Point.zero
  private var p1 = Point.zero
  private var p2 = Point.zero

  /// Takes in the place at a time.
  mutating func add(_ t: Double, _ place: Point) {
    let square = t * t
    n += 1
    t1 += t
    t2 += square
    t3 += square * t
    t4 += square * square
    p0 += place
    p1 += place * t
    p2 += place * square
  }

  /// The slope at time 0: b of a + b t + c t^2, or of the line for two places, or 0.
  var slopeAtZero: Point {
    guard n >= 2 else { return .zero }
    // About their means: s11 b + s12 c = q1, s12 b + s22 c = q2.
    let s11 = t2 - t1 * t1 / n
    let s12 = t3 - t1 * t2 / n
    let s22 = t4 - t2 * t2 / n
    let q1 = p1 - p0 * (t1 / n)
    let q2 = p2 - p0 * (t2 / n)
    guard s11 > 0 else { return .zero }
    let determinant = s11 * s22 - s12 * s12
    guard n >= 3, determinant > s11 * s22 * 1e-12 else { return q1 * (1 / s11) }
    return (q1 * s22 - q2 * s12) * (1 / determinant)
  }
}
