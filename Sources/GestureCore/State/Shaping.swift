/// What a binding makes of the number that it reads: scale, operation, then rubber band or clamp. The nearest snap
/// point comes after that; `nearest` finds it.
struct Shaping: BitwiseCopyable {
  /// What is done with the scaled channel and the cell; a transient binding sets.
  var operation: CommitOperation
  /// What the channel is multiplied by.
  var scale: Double
  /// Whether the result stays within `low` and `high`; with a rubber band it stretches beyond them.
  var clamps: Bool
  /// The least value of each component.
  var low: Quad
  /// The greatest value of each component.
  var high: Quad
  /// The rubber band's greatest way; 0 for none.
  var limit: Double
  /// The share by which the rubber band follows at its start.
  var coefficient: Double

  /// The shaping of a binding.
  init(_ definition: BindingDefinition) {
    operation = definition.isTransient ? .set : definition.operation
    (scale, clamps) = (definition.scale, definition.clamps)
    (low, high) = (definition.low, definition.high)
    (limit, coefficient) = (definition.rubberBandLimit, definition.rubberBandCoefficient)
  }

  /// Whether the result is the channel as it is.
  var isPlain: Bool { operation == .set && scale == 1 && !clamps && limit == 0 }

  /// What the first `width` components of a cell at `cell` become by the channel's number; the others stay.
  func apply(_ channel: Quad, to cell: Quad, width: Int) -> Quad {
    var result = cell
    for lane in 0..<width {
      result[lane] = bounded(operated(channel[lane] * scale, on: cell[lane]), lane: lane)
    }
    return result
  }

  /// What the first `width` components of a cell become by rubber band or clamp alone.
  func bound(_ cell: Quad, width: Int) -> Quad {
    var result = Quad.zero
    for lane in 0..<width { result[lane] = bounded(cell[lane], lane: lane) }
    return result
  }

  /// How fast a cell that is set by the channel moves, where the channel is at `channel` and moves at `rate`: the slope
  /// of the rubber band, c D^2 / (D + c |o|)^2, and 0 where it is clamped.
  func rate(_ rate: Quad, at channel: Quad, width: Int) -> Quad {
    var result = Quad.zero
    for lane in 0..<width {
      let beyond = excess(channel[lane] * scale, lane: lane)
      result[lane] = rate[lane] * scale
      if limit > 0, beyond != 0 || !clamps {
        let share = limit / (limit + coefficient * beyond.magnitude)
        result[lane] *= coefficient * share * share
      } else if beyond != 0 {
        result[lane] = 0
      }
    }
    return result
  }

  /// The index of the point nearest to `value` by the squared distance of the first `width` components, among `count`
  /// of `points` from `first` on; of equals the first. `count` is 1 or more.
  static func nearest(
    to value: Quad, of points: borrowing Storage<Quad>, from first: Int, count: Int, width: Int
  ) -> Int {
    var (best, least) = (first, Double.infinity)
    for index in first..<(first + count) {
      var distance = 0.0
      for lane in 0..<width {
        let way = points[index][lane] - value[lane]
        distance += way * way
      }
      if distance < least { (best, least) = (index, distance) }
    }
    return best
  }

  private func operated(_ number: Double, on cell: Double) -> Double {
    switch operation {
    case .set: number
    case .add: cell + number
    case .multiply: cell * number
    case .toggle: cell == 0 ? 1 : 0
    case .max: Swift.max(cell, number)
    case .min: Swift.min(cell, number)
    }
  }

  private func bounded(_ number: Double, lane: Int) -> Double {
    let beyond = excess(number, lane: lane)
    guard beyond != 0 else { return number }
    let band = limit > 0 ? beyond * limit * coefficient / (limit + coefficient * beyond.magnitude) : 0
    return clamps ? clamped(number, lane: lane) + band : band
  }

  /// How far the number lies beyond the clamp; all of it is beyond where a rubber band has none.
  private func excess(_ number: Double, lane: Int) -> Double {
    if clamps { return number - clamped(number, lane: lane) }
    return limit > 0 ? number : 0
  }

  private func clamped(_ number: Double, lane: Int) -> Double {
    Swift.min(Swift.max(number, low[lane]), high[lane])
  }
}
