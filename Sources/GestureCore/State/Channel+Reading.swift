extension Channel {
  /// The field of a gesture's value that holds the channel; empty for those that are always there.
  var field: ValueFields {
    switch self {
    case .translation: .translation
    case .location: .location
    case .start: .start
    case .velocity: .velocity
    case .predictedEnd: .predictedEnd
    case .predictedTranslation: .predictedTranslation
    case .magnification: .magnification
    case .rotation: .rotation
    case .branch: .branch
    case .recognized: .recognized
    case .inside: .inside
    case .count: .count
    case .elapsed: .elapsed
    case .active, .constant: []
    }
  }

  /// How many numbers the channel has: 2 for places and vectors, 4 for a constant, that has those of its state, else 1.
  var width: Int {
    switch self {
    case .translation, .location, .start, .velocity, .predictedEnd, .predictedTranslation: 2
    case .magnification, .rotation, .branch, .recognized, .inside, .count, .elapsed, .active: 1
    case .constant: 4
    }
  }

  /// Whether a state of `type` can take the channel. A single number fits every type and fills each component; two
  /// numbers fit a vec2, and the first half of a vec4.
  func fits(_ type: StateType) -> Bool { width != 2 || type.width >= 2 }

  /// How many of the components of a state of `type` the channel drives; the others stay.
  func driven(of type: StateType) -> Int { width == 2 ? Swift.min(type.width, 2) : type.width }

  /// What the channel reads of `value`, which is lent, or nil where the value lacks it. The translation of a scroll is its
  /// total. Angles are radians, times seconds, truth values 0 and 1; `active` is 1, for a value is only read while a
  /// gesture is live and when it ends.
  @inline(__always) func read(_ value: inout GestureValue, constant: Quad) -> Quad? {
    guard value.fields.isSuperset(of: field) else {
      return self == .translation && value.fields.contains(.total) ? Quad(value.total) : nil
    }
    return switch self {
    case .translation: Quad(value.translation)
    case .location: Quad(value.location)
    case .start: Quad(value.start)
    case .velocity: Quad(value.velocity)
    case .predictedEnd: Quad(value.predictedEnd)
    case .predictedTranslation: Quad(value.predictedTranslation)
    case .magnification: Quad(repeating: value.magnification)
    case .rotation: Quad(repeating: value.rotation)
    case .branch: Quad(repeating: Double(value.branch))
    case .recognized: Quad(repeating: Double(value.recognized))
    case .inside: Quad(repeating: Double(value.inside))
    case .count: Quad(repeating: Double(value.count))
    case .elapsed: Quad(repeating: value.elapsed)
    case .active: Quad(repeating: 1)
    case .constant: constant
    }
  }

  /// How fast the channel changes, a second, where its gesture's numbers go on at `pace`. 0 for what does not move.
  func rate(_ pace: Pace) -> Quad {
    switch self {
    case .translation, .location, .predictedEnd, .predictedTranslation: Quad(pace.places)
    case .magnification: Quad(repeating: pace.magnification)
    case .rotation: Quad(repeating: pace.rotation)
    case .start, .velocity, .branch, .recognized, .inside, .count, .elapsed, .active, .constant: .zero
    }
  }
}

extension Quad {
  /// A place or vector in the first two components.
  init(_ point: Point) { self.init(point.x, point.y, 0, 0) }
}
