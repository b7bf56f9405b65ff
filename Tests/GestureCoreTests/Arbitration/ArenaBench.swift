@testable import GestureCore

/// An arena of bare members: no regions, no recognizers; the test says who claims, ends and fails.
final class ArenaBench {
  var arena: Arena
  private(set) var members = 0
  private var attachments: UInt64 = 0

  init(_ gestures: Int32 = 8) {
    var capacity = Capacity(all: 8)
    capacity.gestures = gestures
    arena = Arena(capacity)
    arena.input = 1
  }

  /// A member on a region of this depth.
  func add(
    _ kind: GestureKind = .drag, depth: Int32 = 0, priority: Priority = .normal,
    _ change: (inout GestureDefinition) -> Void = { _ in }
  ) -> Int {
    var definition = GestureDefinition(kind)
    change(&definition)
    var gesture = Gesture(definition)
    arena.made += 1
    attachments += 1
    (gesture.made, gesture.attached) = (arena.made, attachments)
    (gesture.priority, gesture.regionDepth, gesture.region) = (priority, depth, 0)
    guard let slot = arena.insert(gesture) else { return -1 }
    members += 1
    return slot
  }

  /// A composite of members.
  func combine(_ kind: GestureKind, _ members: [Int]) -> Int {
    let composite = add(kind)
    arena.adopt(members, composite)
    return composite
  }

  func relate(_ gesture: Int, _ kind: Relation.Kind, _ other: Int) {
    arena.addRelation(Relation(kind: kind, gesture: Int32(gesture), other: Int32(other)))
  }

  /// A contact that all these gestures accept.
  func press(_ id: UInt64, _ gestures: [Int]) {
    let contact = arena.contacts.press(0, id)
    for gesture in gestures {
      if !arena[gesture].isOpen { arena.open(gesture) }
      guard arena.addParticipation(of: contact, in: gesture) != nil else { continue }
      let part = Int(arena.tracks[gesture].last)
      let (needed, now) = (arena[gesture].definition.minContacts, arena.now)
      var track = arena.tracks[gesture]
      track.join(part, of: &arena.pool, arena[gesture].definition.kind, needed: needed, now: now)
      arena.tracks[gesture] = track
    }
  }

  /// The gestures claim in one input, in this order; the arena resolves.
  func claim(_ gestures: Int...) {
    for gesture in gestures { arena.apply(.claim, to: gesture) }
    resolve()
  }

  func fail(_ gesture: Int, _ reason: Reason = .moved) {
    arena.apply(.fail(reason), to: gesture)
    resolve()
  }

  /// The step's end, with the next input after it.
  func resolve() {
    repeat {
      arena.isUnsettled = false
      arena.resolve()
      arena.fold()
    } while arena.isUnsettled
    for slot in 0..<members { arena[slot].says = [] }
    arena.clearTouched()
    arena.input += 1
  }

  func standing(_ gesture: Int) -> Standing { arena[gesture].standing }
  func phase(_ gesture: Int) -> Phase { arena[gesture].phase }
  func reason(_ gesture: Int) -> Reason { arena[gesture].reason }

  /// What was decided since it was last asked.
  func decisions() -> [String] {
    var texts: [String] = []
    while let decision = arena.decisions.next() {
      let (gesture, other) = (decision.gesture.bits & 0xff, decision.other.bits & 0xff)
      switch decision.kind {
      case .granted: texts.append("\(Int(gesture) - 1) granted")
      case .waits: texts.append("\(Int(gesture) - 1) waits for \(Int(other) - 1)")
      case .denied: texts.append("\(Int(gesture) - 1) denied by \(Int(other) - 1), \(decision.reason.name)")
      }
    }
    return texts
  }
}
