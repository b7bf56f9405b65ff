import GestureCore

/// Two or more contacts that spread or close. It begins when the ratio of their distances has changed by
/// `minimumScaleDelta`.
public struct MagnifyGesture: Gesture {
  /// A primitive gesture is its own body.
  public typealias Body = Self

  /// What a magnification measures, in its region's space.
  public struct Value: Equatable, Sendable {
    /// When, on the host's clock.
    public var time: Date
    /// The ratio of sizes; 1 is unchanged.
    public var magnification: CGFloat
    /// Ratio per second.
    public var velocity: CGFloat
    /// Where it began, as a share of the region's size.
    public var startAnchor: UnitPoint
    /// Where it began: the middle of the contacts.
    public var startLocation: CGPoint

    /// Reads it off an event.
    init(_ reading: Reading) {
      time = reading.time
      magnification = reading.value.magnification
      velocity = reading.value.velocity.x
      startLocation = CGPoint(reading.value.start)
      startAnchor = reading.anchor
    }
  }

  /// The change of scale at which it begins.
  public var minimumScaleDelta: CGFloat

  /// A magnification that begins at this change of scale. Where it competes with a rotation or a drag of two contacts,
  /// 0.1 tells hands apart; the default is for one that is alone or simultaneous.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// Makes the recognizer.
  public func _recognize(in plan: _GesturePlan) throws(Fault) -> _GestureSignal<Value> {
    var definition = GestureDefinition(.magnify)
    definition.minScaleDelta = Double(minimumScaleDelta)
    return try plan.leaf(definition, Value.init)
  }
}
