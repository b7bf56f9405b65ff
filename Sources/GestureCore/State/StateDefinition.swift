/// The numbers of a state: one for scalar, int and bool (x), two for vec2, four for vec4.
public typealias Quad = SIMD4<Double>

extension Quad {
  /// Whether all four numbers are finite: only of those the difference from themselves is 0.
  @inline(__always) var isFinite: Bool { self - self == .zero }

  /// The greatest number that a state holds, either way.
  static let greatest = Double.greatestFiniteMagnitude

  /// Each number where it is finite, else the one of `other`.
  func finite(else other: Quad) -> Quad { replacing(with: other, where: self - self .!= .zero) }

  /// The nearest numbers that a state can hold, of numbers that may have overflowed.
  var saturated: Quad {
    clamped(lowerBound: Quad(repeating: -Quad.greatest), upperBound: Quad(repeating: Quad.greatest))
  }

  /// Whether the first `width` numbers are finite.
  func isFinite(width: Int) -> Bool {
    for lane in 0..<width where !self[lane].isFinite { return false }
    return true
  }

  /// Whether the first `width` numbers of both are finite and none of `low` is above its partner in `high`.
  static func isRange(_ low: Quad, _ high: Quad, width: Int) -> Bool {
    guard low.isFinite(width: width), high.isFinite(width: width) else { return false }
    for lane in 0..<width where low[lane] > high[lane] { return false }
    return true
  }
}

/// What a state holds.
public enum StateType: UInt32, BitwiseCopyable, Sendable {
  case scalar = 1, vec2, vec4, int, bool

  /// How many numbers it has.
  public var width: Int {
    switch self {
    case .scalar, .int, .bool: 1
    case .vec2: 2
    case .vec4: 4
    }
  }
}

/// A number of a gesture's value that a state can take.
public enum Channel: UInt32, BitwiseCopyable, Sendable, CaseIterable {
  case translation = 1, location, start, velocity, predictedEnd, predictedTranslation, magnification, rotation
  case branch, recognized, inside, count, elapsed, active, constant

  /// The name in traces.
  public var name: String {
    switch self {
    case .translation: "translation"
    case .location: "location"
    case .start: "start"
    case .velocity: "velocity"
    case .predictedEnd: "predicted_end"
    case .predictedTranslation: "predicted_translation"
    case .magnification: "magnification"
    case .rotation: "rotation"
    case .branch: "branch"
    case .recognized: "recognized"
    case .inside: "inside"
    case .count: "count"
    case .elapsed: "elapsed"
    case .active: "active"
    case .constant: "constant"
    }
  }
}

/// What a commit does to its state.
public enum CommitOperation: UInt32, BitwiseCopyable, Sendable, CaseIterable {
  case set, add, multiply, toggle, max, min

  /// The name in traces.
  public var name: String {
    switch self {
    case .set: "set"
    case .add: "add"
    case .multiply: "multiply"
    case .toggle: "toggle"
    case .max: "max"
    case .min: "min"
    }
  }
}

/// How a gesture drives a state.
public struct BindingDefinition: BitwiseCopyable, Sendable {
  /// The state that is driven.
  public var state: StateID
  /// The gesture that drives it.
  public var gesture: GestureID
  /// The number of the gesture's value.
  public var channel: Channel
  /// What `constant` is.
  public var constant = Quad.zero
  /// True: the state holds the value while the gesture is live. False: the state takes it when the gesture ends.
  public var isTransient: Bool
  /// What a commit does.
  public var operation = CommitOperation.set
  /// The animation with which rigid followers take the step back to the initial value.
  public var reset = Animation.none
  /// What the channel is multiplied by first.
  public var scale = 1.0
  /// Whether the cell stays within `low` and `high`.
  public var clamps = false
  /// The least value of each component.
  public var low = Quad.zero
  /// The greatest value of each component.
  public var high = Quad.zero
  /// The rubber band's greatest way, in the state's unit; 0 for none.
  public var rubberBandLimit = 0.0
  /// The share by which the rubber band follows at its start.
  public var rubberBandCoefficient = Tuning.rubberBandCoefficient
  /// Whether a function of the host answers the new cell, in place of channel, scale and operation.
  var isMapped = false

  /// A binding with every default.
  public init(state: StateID, gesture: GestureID, channel: Channel, isTransient: Bool) {
    (self.state, self.gesture, self.channel, self.isTransient) = (state, gesture, channel, isTransient)
  }
}
