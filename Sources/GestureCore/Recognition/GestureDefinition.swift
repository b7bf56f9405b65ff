/// What a gesture is to do. Each kind reads its own fields and those that all have; `GestureDefinition(.drag)` is a drag
/// with every default. Distances are points of the gesture's space, angles radians, times nanoseconds.
public struct GestureDefinition: BitwiseCopyable, Equatable, Sendable {
  /// What the gesture is; it never changes.
  public var kind: GestureKind

  // MARK: All kinds

  /// The space that places and vectors are given in.
  public var space = Space.local
  /// Whether the space is taken as it was at the group's first press, or as it is now.
  public var spaceMode = SpaceMode.latched
  /// The kinds of device whose contacts the gesture accepts.
  public var devices = DeviceSet.all
  /// The buttons whose contacts the gesture accepts; touches and pens press the primary one.
  public var buttons = ButtonSet.primary
  /// What a contact beyond the greatest number does.
  public var extraContacts = ExtraContacts.ignore
  /// Whether the gesture takes part at all.
  public var isEnabled = true
  /// Whether a member reports its own events too; roots always do.
  public var notify = false
  /// The least and the greatest number of contacts; `unlimitedContacts` is no limit.
  public var minContacts: Int32 = 1
  public var maxContacts: Int32 = 1

  // MARK: Distances, angles, velocities

  /// Drag, swipe, transform: the travel at which it is recognized.
  public var minDistance = 0.0
  /// Tap, long press: the travel at which it fails.
  public var maxDistance = Tuning.maxDistance
  /// Tap: the distance from a lift beyond which the next press is another tap's.
  public var maxSeparation = Tuning.maxSeparation
  /// Click: how far the region's shape is grown for the lift, beyond its hit outset.
  public var outset = 0.0
  /// Swipe: points per second along its direction.
  public var minVelocity = Tuning.swipeMinVelocity
  /// Magnify, transform: the change of scale at which it is recognized.
  public var minScaleDelta = Tuning.minScaleDelta
  /// Rotate, transform: the angle at which it is recognized.
  public var minAngleDelta = Tuning.minAngleDelta
  /// Drag with an axis: half the angle around the axis in which it may begin.
  public var angleGate = Tuning.angleGate

  // MARK: Times

  /// Long press: how long it is held.
  public var minDuration = Tuning.minDuration
  /// Tap, swipe: the hold at which it is too long; `never` is no limit.
  public var maxDuration = Nanoseconds.never
  /// Tap: the time from a lift to the next press at which that is too late.
  public var maxInterval = Tuning.maxInterval
  /// Sequence: the time from a member's end to the next press at which that is too late.
  public var maxGap = Tuning.maxGap

  // MARK: Choices

  /// Tap: how many taps make it.
  public var count: Int32 = 1
  /// Drag, scroll: the axis that it keeps to.
  public var axis = Axis.free
  /// Drag: whether the translation starts at zero when it is recognized.
  public var consumesThreshold = false
  /// Swipe: whether it waits for the lift.
  public var firesAtLift = false
  /// Swipe: the directions that it accepts.
  public var directions = DirectionSet.all
  /// Long press: whether it follows the finger after its threshold.
  public var isContinuous = false
  /// Scroll: which devices' scrolling it accepts.
  public var wheel = WheelFilter.both
  /// Sequence: whether a lift in its second branch or later ends it instead of cancelling it.
  public var liftCompletes = false
  /// Custom: what it answers to, until it says otherwise.
  public var customStimulus = Stimulus.movement

  /// No limit to the number of contacts but the session's.
  public static let unlimitedContacts = Int32.max

  /// A gesture of this kind with every default.
  public init(_ kind: GestureKind) {
    self.kind = kind
    switch kind {
    case .tap: extraContacts = .cancel
    case .drag: minDistance = Tuning.minDistance
    case .swipe:
      minDistance = Tuning.swipeMinDistance
      maxDuration = Tuning.swipeMaxDuration
    case .magnify, .rotate:
      (minContacts, maxContacts) = (2, Self.unlimitedContacts)
    case .transform:
      minDistance = Tuning.minDistance
      maxContacts = Self.unlimitedContacts
    case .contact: maxContacts = Self.unlimitedContacts
    case .click, .longPress, .hover, .scroll, .custom, .sequence, .simultaneous, .exclusive, .race: break
    }
  }
}
