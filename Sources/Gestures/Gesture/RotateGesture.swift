import GestureCore

/// Two or more contacts that turn about each other. It begins when they have turned by `minimumAngleDelta`.
public struct RotateGesture: Gesture {
  /// A primitive gesture is its own body.
  public typealias Body = Self

  /// What a rotation measures, in its region's space.
  public struct Value: Equatable, Sendable {
    /// When, on the host's clock.
    public var time: Date
    /// How far the contacts have turned, clockwise on screen; it can exceed a turn.
    public var rotation: Angle
    /// The angle per second.
    public var velocity: Angle
    /// Where it began, as a share of the region's size.
    public var startAnchor: UnitPoint
    /// Where it began: the middle of the contacts.
    public var startLocation: CGPoint

    /// Reads it off an event.
    init(_ reading: Reading) {
      time = reading.time
      rotation = Angle(radians: reading.value.rotation)
      velocity = Angle(radians: reading.value.velocity.x)
      startLocation = CGPoint(reading.value.start)
      startAnchor = reading.anchor
    }
  }

  /// The angle at which it begins.
  public var minimumAngleDelta: Angle

  /// A rotation that begins at this angle. Where it competes with a magnification or a drag of two contacts, 10 degrees
  /// tell hands apart; the default is for one that is alone or simultaneous.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// Makes the recognizer.
  public func _recognize(in plan: _GesturePlan) throws(Fault) -> _GestureSignal<Value> {
    var definition = GestureDefinition(.rotate)
    definition.minAngleDelta = minimumAngleDelta.radians
    return try plan.leaf(definition, Value.init)
  }
}
