/// A cubic Bezier from (0, 0) to (1, 1) as an easing curve: the share of the way for a share of the time.
struct Bezier: BitwiseCopyable {
  /// The polynomials of x and y in the curve's parameter s: ((a s + b) s + c) s.
  private let ax, bx, cx, ay, by, cy: Double

  /// The curve with control points (x1, y1) and (x2, y2); x1 and x2 within 0...1, so that x never runs back.
  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    cx = 3 * x1
    bx = 3 * (x2 - x1) - cx
    ax = 1 - cx - bx
    cy = 3 * y1
    by = 3 * (y2 - y1) - cy
    ay = 1 - cy - by
  }

  /// The curve of an animation's parameters: x1, y1, x2, y2.
  init(_ parameters: Quad) { self.init(parameters.x, parameters.y, parameters.z, parameters.w) }

  /// The share of the way at the share `x` of the time, 0 up to 0 and 1 from 1 on, and the slope of the way over the
  /// time there; the slope is 0 before, after, and where the curve stands upright.
  func sample(at x: Double) -> (progress: Double, slope: Double) {
    if x <= 0 { return (0, 0) }
    if x >= 1 { return (1, 0) }
    let s = parameter(at: x)
    let run = (3 * ax * s + 2 * bx) * s + cx
    return (((ay * s + by) * s + cy) * s, run > 0 ? ((3 * ay * s + 2 * by) * s + cy) / run : 0)
  }

  /// The parameter at which the curve's x is `x`: Newton's steps, kept inside a bracket that every step narrows, and
  /// halving it where a step would leave it. Ends when a double can do no better, so that the same `x` is always
  /// answered by the same parameter.
  private func parameter(at x: Double) -> Double {
    var (low, high, s) = (0.0, 1.0, x)
    for _ in 0..<Self.steps {
      let error = ((ax * s + bx) * s + cx) * s - x
      if error == 0 { break }
      if error < 0 { low = s } else { high = s }
      let run = (3 * ax * s + 2 * bx) * s + cx
      let next = run > 0 ? s - error / run : low
      let better = next > low && next < high ? next : (low + high) / 2
      if better == s || better <= low || better >= high { break }
      s = better
    }
    return s
  }

  /// Enough to halve the unit interval down to neighbouring doubles.
  private static let steps = 64
}
