import Testing

@testable import GestureCore

/// Who may open on a region is planned at its first press; whatever changes that is heard by the next one.
struct PressPlanTests {
  /// A session with a panel and a card on it, each with a drag.
  private final class Desk {
    var session: Session
    let panel: RegionID
    let card: RegionID
    let behind: GestureID
    let front: GestureID

    init() throws {
      var made = try Session()
      panel = try made.makeRegion(RegionDefinition(origin: .zero, size: Point(100, 100)))
      var definition = RegionDefinition(origin: .zero, size: Point(100, 100))
      definition.parent = panel
      card = try made.makeRegion(definition)
      behind = try made.makeGesture(GestureDefinition(.drag))
      front = try made.makeGesture(GestureDefinition(.drag))
      try made.attach(behind, to: panel)
      try made.attach(front, to: card)
      session = made
    }

    /// A contact comes down on the card and lifts; answers who had a part in it.
    func press(_ device: DeviceKind = .touch) throws -> [GestureID] {
      var event = PointerEvent(.down, at: session.now + 1)
      (event.position, event.device) = (Point(50, 50), device.rawValue)
      #expect(session.feed(event) == .ok)
      var open: [GestureID] = []
      for slot in 0..<session.arena.gestures.items.count where session.arena[slot].isOpen {
        open.append(GestureID(bits: session.arena.gestures.id(of: slot)))
      }
      event.kind = PointerEvent.Kind.up.rawValue
      event.time += 1
      #expect(session.feed(event) == .ok)
      #expect(session.arena.firstOpen == -1)
      return open
    }
  }

  @Test func aGestureThatIsMadeLaterHearsTheNextPress() throws {
    let desk = try Desk()
    #expect(try desk.press() == [desk.behind, desk.front])
    let later = try desk.session.makeGesture(GestureDefinition(.longPress))
    #expect(try desk.press() == [desk.behind, desk.front])
    try desk.session.attach(later, to: desk.panel)
    #expect(try desk.press() == [desk.behind, desk.front, later])
  }

  @Test func oneThatIsRemovedOrDisabledDoesNot() throws {
    let desk = try Desk()
    #expect(try desk.press() == [desk.behind, desk.front])
    var definition = try desk.session.definition(of: desk.behind)
    definition.isEnabled = false
    try desk.session.configure(desk.behind, definition)
    #expect(try desk.press() == [desk.front])
    definition.isEnabled = true
    try desk.session.configure(desk.behind, definition)
    #expect(try desk.press() == [desk.behind, desk.front])
    try desk.session.remove(desk.front)
    #expect(try desk.press() == [desk.behind])
  }

  @Test func aMaskAndARegionThatGoesCount() throws {
    let desk = try Desk()
    #expect(try desk.press() == [desk.behind, desk.front])
    try desk.session.setAttachment(of: desk.behind, priority: .normal, mask: .gesture)
    #expect(try desk.press() == [desk.behind])
    try desk.session.setAttachment(of: desk.behind, priority: .normal, mask: .subviews)
    #expect(try desk.press() == [desk.front])
    try desk.session.remove(desk.card)
    #expect(try desk.press() == [])
    try desk.session.setAttachment(of: desk.behind, priority: .normal, mask: .all)
    #expect(try desk.press() == [desk.behind])
  }

  @Test func theDeviceIsAskedAtEveryPress() throws {
    let desk = try Desk()
    var definition = try desk.session.definition(of: desk.front)
    definition.devices = DeviceSet(.pen)
    try desk.session.configure(desk.front, definition)
    #expect(try desk.press() == [desk.behind])
    #expect(try desk.press(.pen) == [desk.behind, desk.front])
    #expect(try desk.press(.mouse) == [desk.behind])
  }

  /// A disabled first member has lost at the start: its sequence is lost as soon as it would begin.
  @Test func membersWhoseTurnComesLaterAreNotPlanned() throws {
    let desk = try Desk()
    let hold = try desk.session.makeGesture(GestureDefinition(.longPress))
    let then = try desk.session.makeGesture(GestureDefinition(.drag))
    let both = try desk.session.makeComposite(GestureDefinition(.sequence), members: [hold, then])
    try desk.session.attach(both, to: desk.card)
    #expect(try desk.press() == [desk.behind, desk.front, hold])
    var definition = try desk.session.definition(of: hold)
    definition.isEnabled = false
    try desk.session.configure(hold, definition)
    #expect(try desk.press() == [desk.behind, desk.front])
    #expect(try desk.session.phase(of: both) == .cancelled)
  }

  @Test func aCopyPlansForItself() throws {
    let desk = try Desk()
    #expect(try desk.press() == [desk.behind, desk.front])
    var twin = desk.session.copy()
    var event = PointerEvent(.down, at: 100)
    event.position = Point(50, 50)
    #expect(twin.feed(event) == .ok)
    #expect(try twin.phase(of: desk.front) == .possible)
    #expect(twin.arena.firstOpen >= 0)
    #expect(desk.session.arena.firstOpen == -1)
  }

  /// What the usual press does in one pass is what `open`, `addParticipation` and `join` do step by step.
  @Test(arguments: GestureKind.allCases.filter { $0 != .hover && $0 != .scroll && $0 != .custom && !$0.isComposite })
  func theUsualPressFoundsAGroupAsTheStepsOpenOne(kind: GestureKind) throws {
    for contacts in [1, 2] as [Int32] where contacts == 2 || kind != .magnify && kind != .rotate {
      for isMember in [false, true] {
        var hashes: [UInt64] = []
        for admission in [Admission.founds, .opens] {
          var session = try Session()
          let pad = try session.makeRegion(RegionDefinition(origin: Point(3, 4), size: Point(100, 100)))
          var definition = GestureDefinition(kind)
          (definition.minContacts, definition.maxContacts) = (contacts, max(definition.maxContacts, contacts))
          let leaf = try session.makeGesture(definition)
          var root = leaf
          if isMember && kind != .contact {
            let other = try session.makeGesture(GestureDefinition(.tap))
            root = try session.makeComposite(GestureDefinition(.sequence), members: [leaf, other])
          }
          try session.attach(root, to: pad)
          var press = PointerEvent(.down, at: 7)
          press.position = Point(200, 300)  // Outside the pad: no gesture hears it by itself.
          let code = session.feed(press)
          #expect(code == .ok)
          session.accept(0, Offer(gesture: Int32(try session.slot(of: leaf)), admission: admission))
          let isOpen = session.arena[try session.slot(of: leaf)].isOpen
          #expect(isOpen)
          hashes.append(session.stateHash)
        }
        #expect(hashes[0] == hashes[1])
      }
    }
  }
}
