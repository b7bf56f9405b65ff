import Testing

@testable import GestureCore

/// What a contact carries on by the short way comes to what the whole step makes of it, to the bit.
@Suite struct GlideTests {
  /// A session and its twin, which is listened to, so that every input of it goes the whole way.
  private final class Twins {
    private var quick: Session
    private var whole: Session
    private(set) var said: [Phase] = []

    init(_ make: (inout Session) throws -> Void) throws {
      var session = try Session()
      try make(&session)
      whole = session.copy()
      quick = session
      whole.listener = { _, _ in }
    }

    /// Whether the quick one found the last input's contact to carry something on.
    var glides: Bool { quick.drivenIn == quick.turn }

    func feed(_ kind: PointerEvent.Kind, _ ms: UInt64, _ contact: UInt64, _ x: Double, _ y: Double) {
      var event = PointerEvent(kind, at: ms * 1_000_000)
      (event.contact, event.position) = (contact, Point(x, y))
      #expect(quick.feed(event) == whole.feed(event))
      compare()
    }

    func both(_ change: (inout Session) throws -> Void) throws {
      try change(&quick)
      try change(&whole)
      compare()
    }

    private func compare() {
      #expect(quick.stateHash == whole.stateHash)
      while let event = quick.nextEvent() {
        said.append(event.phase)
        #expect(whole.nextEvent().map { Self.bytes($0) } == Self.bytes(event))
      }
      #expect(whole.nextEvent() == nil)
    }

    private static func bytes(_ event: GestureEvent) -> [UInt8] { withUnsafeBytes(of: event) { Array($0) } }
  }

  /// What else a pinch may have to do with.
  enum Setting: CaseIterable {
    case bare, rotateFirst, bound, memberBound, velocityBound, notifying, threeMembers, live
    /// Whether the pinch goes the short way.
    var isShort: Bool { self != .notifying && self != .threeMembers && self != .live }
  }

  private static func pinch(_ setting: Setting, in session: inout Session) throws -> [GestureID] {
    var (magnify, rotate) = (GestureDefinition(.magnify), GestureDefinition(.rotate))
    magnify.notify = setting == .notifying
    rotate.spaceMode = setting == .live ? .live : .latched
    var kinds = setting == .rotateFirst ? [rotate, magnify] : [magnify, rotate]
    if setting == .threeMembers { kinds.append(GestureDefinition(.drag)) }
    var members: [GestureID] = []
    for kind in kinds { members.append(try session.makeGesture(kind)) }
    return members
  }

  private static func scene(_ setting: Setting) throws -> Twins {
    try Twins { session in
      var region = RegionDefinition(origin: Point(-0.0, 7), size: Point(1000, 1000))
      region.transform = Affine(0.75, 0.25, -0.5, 1.25, 3, 0)
      let card = try session.makeRegion(region)
      let members = try pinch(setting, in: &session)
      let both = try session.makeComposite(GestureDefinition(.simultaneous), members: members)
      try session.attach(both, to: card)
      let bound: [(GestureID, Channel)] =
        switch setting {
        case .bound: [(both, .magnification), (both, .rotation)]
        case .memberBound: [(members[1], .rotation), (members[0], .magnification)]
        case .velocityBound: [(members[0], .velocity)]
        default: []
        }
      for (gesture, channel) in bound {
        let state = try session.makeState(channel == .velocity ? .vec2 : .scalar)
        try session.bind(BindingDefinition(state: state, gesture: gesture, channel: channel, isTransient: true))
        _ = try session.makeFollower(of: state)
      }
    }
  }

  /// Two fingers come down, spread and turn, one at a time and more than half a turn in all.
  private static func play(_ twins: Twins, from start: UInt64, steps: Int) {
    for step in 0...steps {
      let (ms, reach, angle) = (start + UInt64(step) * 8, 80 + Double(step) * 0.7, Double(step) * 0.11)
      for (contact, side) in [(UInt64(1), 1.0), (2, -1.0)] {
        twins.feed(
          step == 0 ? .down : .move, ms, contact, 400 + side * reach * cos(angle), 300 + side * reach * sin(angle))
      }
    }
  }

  @Test(arguments: Setting.allCases) func aPinchIsTheSameEitherWay(setting: Setting) throws {
    let twins = try Self.scene(setting)
    Self.play(twins, from: 0, steps: 40)
    #expect(twins.glides == setting.isShort)
    let moves = twins.said.count
    twins.feed(.move, 330, 2, 410, 310)
    twins.feed(.move, 330, 2, 410, 310)  // The same place again says nothing.
    #expect(twins.said.count == moves + (setting == .notifying ? 2 : 1))
    twins.feed(.up, 340, 2, 410, 310)
    twins.feed(.up, 350, 1, 0, 0)
    #expect(!twins.glides)
    #expect(twins.said.last == .ended)
  }

  /// Fingers that meet on one spot say nothing of scale and angle; those go on when they part.
  @Test func fingersThatMeetKeepWhatTheyMeasured() throws {
    let twins = try Self.scene(.bare)
    Self.play(twins, from: 0, steps: 20)
    #expect(twins.glides)
    for (contact, x) in [(UInt64(1), 300.0), (2, 300.9), (1, 299), (2, 300.001), (1, 300.001), (2, 500)] {
      twins.feed(.move, 200, contact, x, 300)
    }
    #expect(twins.glides)
    twins.feed(.cancel, 210, 1, 0, 0)
    #expect(twins.said.last == .cancelled)
  }

  /// A third finger that joins, and one that lifts, are no pinch of two any more; the gestures go on.
  @Test func aThirdFingerTakesTheWholeWay() throws {
    let twins = try Self.scene(.bare)
    Self.play(twins, from: 0, steps: 20)
    twins.feed(.down, 200, 3, 600, 500)
    for step in 0..<6 { twins.feed(.move, 210 + UInt64(step), UInt64(step % 3 + 1), 350 + Double(step * step), 333) }
    #expect(!twins.glides)
    twins.feed(.up, 220, 1, 350, 333)
    for step in 0..<6 { twins.feed(.move, 230 + UInt64(step), UInt64(step % 2 + 2), 450 - Double(step * step), 555) }
    #expect(!twins.glides)
    #expect(twins.said.last == .changed)
  }

  /// A state that is bound in the middle of a drag or a pinch follows from then on.
  @Test(arguments: [GestureKind.drag, .simultaneous]) func aStateThatIsBoundOnTheWayFollows(kind: GestureKind) throws {
    var (gesture, state) = (GestureID.none, StateID.none)
    let twins = try Twins { session in
      let card = try session.makeRegion(RegionDefinition(origin: .zero, size: Point(1000, 1000)))
      gesture =
        kind == .drag
        ? try session.makeGesture(GestureDefinition(.drag))
        : try session.makeComposite(GestureDefinition(.simultaneous), members: Self.pinch(.bare, in: &session))
      try session.attach(gesture, to: card)
      state = try session.makeState(kind == .drag ? .vec2 : .scalar)
    }
    if kind == .drag {
      for step in 0..<5 { twins.feed(step == 0 ? .down : .move, UInt64(step) * 8, 1, 300 + Double(step) * 20, 300) }
    } else {
      Self.play(twins, from: 0, steps: 20)
    }
    #expect(twins.glides)
    try twins.both { session in
      let channel: Channel = kind == .drag ? .translation : .magnification
      try session.bind(BindingDefinition(state: state, gesture: gesture, channel: channel, isTransient: true))
    }
    twins.feed(.move, 300, 1, 700, 320)
    #expect(twins.glides)
    try twins.both { session in
      let followed = try session.value(of: state).x
      #expect(followed == (kind == .drag ? 400 : try session.value(of: gesture).magnification))
      #expect(followed > 1)
    }
  }
}
