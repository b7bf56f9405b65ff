/// The newest samples of what moves, one ring a gesture, and the velocity that they show. Nothing is fitted until it is
/// asked for.
public struct VelocityHistory: ~Copyable {
  private let pinned = Pinned()
  /// A place at a time.
  struct Sample: BitwiseCopyable {
    var time: Nanoseconds = 0
    var place = Point.zero
  }

  /// One gesture's samples: the newest `count`, the last of them before `next`.
  struct Ring: BitwiseCopyable {
    var next: Int32 = 0
    var count: Int32 = 0
  }

  private static let length = Tuning.velocitySamples
  private var samples = Storage<Sample>(count: 0, repeating: Sample())
  private var rings = Storage<Ring>(count: 0, repeating: Ring())
  private var made = 0

  /// No rings.
  public init() {}

  /// Makes a ring and answers its number; allocates.
  mutating func makeRing() -> Int32 {
    rings.grow(to: made + 1, repeating: Ring())
    samples.grow(to: (made + 1) * Self.length, repeating: Sample())
    made += 1
    return Int32(made - 1)
  }

  /// Forgets a ring's samples.
  mutating func clear(_ ring: Int32) { rings[Int(ring)] = Ring() }

  /// Takes in a place. Of samples with one time the last counts.
  @inline(__always) mutating func push(_ ring: Int32, _ time: Nanoseconds, _ place: Point) {
    let base = Int(ring) * Self.length
    var state = rings[Int(ring)]
    if state.count > 0 {
      let newest = base + (Int(state.next) + Self.length - 1) % Self.length
      if samples[newest].time == time {
        samples[newest].place = place
        return
      }
    }
    samples[base + Int(state.next)] = Sample(time: time, place: place)
    state.next = (state.next + 1) % Int32(Self.length)
    if state.count < Int32(Self.length) { state.count += 1 }
    rings[Int(ring)] = state
  }

  /// Places per second at the newest sample: the slope there of the least-squares parabola over the samples of the last
  /// 100 ms, each axis apart; of the straight line where there are two. 0 for fewer, or where `now` is 100 ms or more
  /// after the newest. Cost: some 20 operations a sample.
  func velocity(_ ring: Int32, at now: Nanoseconds) -> Point {
    let state = rings[Int(ring)]
    guard state.count >= 2 else { return .zero }
    let base = Int(ring) * Self.length
    let newest = samples[base + (Int(state.next) + Self.length - 1) % Self.length]
    guard now < newest.time.after(Tuning.velocityRest) else { return .zero }
    var fit = ParabolaFit()
    for back in 0..<Int(state.count) {
      let sample = samples[base + (Int(state.next) + 2 * Self.length - 1 - back) % Self.length]
      if newest.time - sample.time > Tuning.velocityWindow { break }
      fit.add(-newest.time.seconds(since: sample.time), sample.place - newest.place)
    }
    let slope = fit.slopeAtZero
    return slope.isFinite ? slope : .zero
  }

  /// Another history with the same samples.
  public func copy() -> VelocityHistory {
    var twin = VelocityHistory()
    twin.samples = samples.copy()
    twin.rings = rings.copy()
    twin.made = made
    return twin
  }

  /// Bytes of memory the history takes.
  public var bytes: Int { samples.bytes + rings.bytes }
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
