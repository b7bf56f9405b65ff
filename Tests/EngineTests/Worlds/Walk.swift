@testable import GestureCore

/// Walks the tree of all that can happen in a world, to a depth, and keeps what is wrong.
struct Walk {
  /// A thing that is wrong, and the shortest way to it.
  struct Finding: Sendable {
    var world: World
    var what: String
    var path: [Act]
    var events: [PointerEvent]

    /// The way as a trace.
    var trace: String {
      (["# \(what)"] + world.lines + events.map(Act.line)).joined(separator: "\n")
    }
  }

  /// Two sessions that hear the same, one of them of time only when something happens.
  private final class Pair {
    var eager: Session
    var lazy: Session
    var judge: Judge
    var hands = Hands()
    var eagerSaid: [GestureEvent] = []
    var lazySaid: [GestureEvent] = []

    init(_ eager: consuming Session, _ lazy: consuming Session, _ judge: Judge) {
      self.eager = eager
      self.lazy = lazy
      self.judge = judge
    }

    func copy() -> Pair {
      let twin = Pair(eager.copy(), lazy.copy(), judge)
      (twin.hands, twin.eagerSaid, twin.lazySaid) = (hands, eagerSaid, lazySaid)
      return twin
    }
  }

  private let world: World
  private let acts: [Act]
  private let depth: Int
  private var natures: [Judge.Nature] = []
  private var path: [Act] = []
  private var events: [PointerEvent] = []
  /// How many sequences were walked: every node of the tree is one.
  private(set) var count = 0
  private(set) var findings: [String: Finding] = [:]

  private init(_ world: World, _ acts: [Act], depth: Int) {
    (self.world, self.acts, self.depth) = (world, acts, depth)
  }

  /// Walks a world; nil where it cannot be made.
  static func through(_ world: World, _ acts: [Act], depth: Int) -> (count: Int, findings: [Finding])? {
    var walk = Walk(world, acts, depth: depth)
    guard let eager = try? world.make(), let lazy = try? world.make() else { return nil }
    for slot in 0..<world.count { walk.natures.append(Judge.Nature(eager.arena[slot])) }
    walk.go(Pair(eager, lazy, Judge(count: world.count)), 0)
    return (walk.count, walk.findings.values.sorted { $0.what < $1.what })
  }

  /// Walks on from a node; `pair` is used up.
  private mutating func go(_ pair: Pair, _ level: Int) {
    let deadline = pair.eager.nextDeadline
    let isLast = level == depth - 1
    // A wait at the end is looked at by the deadline's own check.
    let next = acts.filter { pair.hands.allows($0, deadline: deadline) && !($0.isWait && isLast) }
    for act in next {
      let branch = act == next.last ? pair : pair.copy()
      path.append(act)
      let event = branch.hands.play(act, deadline: deadline)
      events.append(event)
      count += 1
      if play(act, event, branch, isLast: isLast), !isLast { go(branch, level + 1) }
      path.removeLast()
      events.removeLast()
    }
  }

  /// Plays one act in both sessions and looks at what came of it; false where it went wrong, so that what follows from
  /// it is not told too. After the last act of a sequence, which is no wait, the pair itself is cancelled and sent to
  /// its deadline, else copies of it are.
  private mutating func play(_ act: Act, _ event: PointerEvent, _ pair: Pair, isLast: Bool) -> Bool {
    let before = findings.count
    var said: [GestureEvent] = []
    if act.isWait {
      let start = pair.eager.now
      for part in [UInt64(1), 2, 3] { _ = pair.eager.advance(to: start + (event.time - start) * part * part / 16) }
      _ = pair.eager.advance(to: event.time)
    } else {
      let answer = pair.eager.feed(event)
      let other = pair.lazy.feed(event)
      if answer != .ok || other != answer { note("answered \(answer) and \(other)") }
    }
    Self.drain(&pair.eager, &said)
    Self.drain(&pair.lazy, &pair.lazySaid)
    pair.eagerSaid += said
    if !act.isWait { compare(pair) }
    for fault in pair.judge.hear(said, natures, now: event.time) { note(fault) }
    look(pair)
    let judge = pair.judge
    if isLast {
      lookAtCancel(&pair.lazy, judge, pair.hands)
      lookAhead(&pair.eager, judge)
    } else {
      var cancelled = pair.eager.copy()
      lookAtCancel(&cancelled, judge, pair.hands)
      var later = pair.eager.copy()
      lookAhead(&later, judge)
    }
    return findings.count == before
  }

  private mutating func compare(_ pair: Pair) {
    let (eager, lazy) = (pair.eager.stateHash, pair.lazy.stateHash)
    if eager != lazy { note("time in steps makes another state") }
    if pair.eagerSaid.count != pair.lazySaid.count
      || zip(pair.eagerSaid, pair.lazySaid).contains(where: { !Self.isSame($0, $1) })
    {
      note("time in steps makes other events")
    }
    (pair.eagerSaid, pair.lazySaid) = ([], [])
  }

  private mutating func look(_ pair: Pair) {
    for fault in Audit.faults(of: &pair.eager) { note(fault) }
    for slot in 0..<world.count {
      let isLive = pair.eager.arena[slot].phase.isLive
      if isLive != pair.judge.lives[slot].isLive { note("phase \(pair.eager.arena[slot].phase.name) was not said") }
    }
    for index in 0..<world.count {
      let slot = world.gesture(ofCells: index)
      let held = pair.eager.states.cells.items[index * 2].value.x
      let ends = pair.eager.states.cells.items[index * 2 + 1].value.x
      let life = pair.judge.lives[slot]
      if held != (life.isLive ? 1 : 0) { note("transient \(held) of one that \(life.isLive ? "is" : "is not") live") }
      if ends != Double(life.ends) { note("committed \(ends) after \(life.ends) ends") }
    }
  }

  /// Nothing happens before the next deadline, and at it it is over.
  private mutating func lookAhead(_ session: inout Session, _ heard: Judge) {
    let (deadline, now) = (session.nextDeadline, session.now)
    guard deadline != .never else { return }
    if deadline < now { return note("a deadline in the past") }
    _ = session.advance(to: max(deadline - 1, now))
    var said: [GestureEvent] = []
    Self.drain(&session, &said)
    if deadline > now && (!said.isEmpty || session.nextDeadline != deadline) {
      note("something happened before the next deadline")
    }
    _ = session.advance(to: deadline)
    if session.nextDeadline <= deadline { note("a deadline that does not go away") }
    Self.drain(&session, &said)
    var judge = heard
    for fault in judge.hear(said, natures, now: deadline) { note("at the deadline: " + fault) }
    for fault in Audit.faults(of: &session) { note("at the deadline: " + fault) }
  }

  /// After cancel_all nothing is live, no contact is left, and no deadline; what was committed stays.
  private mutating func lookAtCancel(_ session: inout Session, _ heard: Judge, _ hands: Hands) {
    var judge = heard
    // It closes an open frame first, which may end gestures.
    _ = session.feed(PointerEvent(.cancelAll, at: hands.time))
    var said: [GestureEvent] = []
    Self.drain(&session, &said)
    for fault in judge.hear(said, natures, now: hands.time) { note("cancel_all: " + fault) }
    for fault in Audit.faults(of: &session) { note("cancel_all: " + fault) }
    let (deadline, contact) = (session.nextDeadline, session.arena.contacts.first)
    if judge.lives.contains(where: \.isLive) { note("cancel_all leaves something live") }
    if deadline != .never || contact >= 0 { note("cancel_all leaves a contact or a deadline") }
    for index in 0..<world.count {
      let slot = world.gesture(ofCells: index)
      let (held, ends) = (
        session.states.cells.items[index * 2].value, session.states.cells.items[index * 2 + 1].value.x
      )
      if held != .zero { note("cancel_all leaves a transient cell") }
      if ends != Double(judge.lives[slot].ends) { note("cancel_all commits") }
      // A simultaneous whose other member had ended is resolved by it.
      if world.tie != .simultaneous && !hands.isFrameOpen && judge.lives[slot].ends != heard.lives[slot].ends {
        note("cancel_all ends something")
      }
    }
  }

  private mutating func note(_ what: String) {
    if let known = findings[what], known.path.count <= path.count { return }
    findings[what] = Finding(world: world, what: what, path: path, events: events)
  }

  private static func drain(_ session: inout Session, _ said: inout [GestureEvent]) {
    while let event = session.nextEvent() { said.append(event) }
  }

  private static func isSame(_ a: GestureEvent, _ b: GestureEvent) -> Bool {
    a.gesture == b.gesture && a.by == b.by && a.time == b.time && a.revision == b.revision && a.phase == b.phase
      && a.reason == b.reason && !a.value.differs(from: b.value) && a.value.velocity == b.value.velocity
      && a.value.contacts == b.value.contacts && a.value.elapsed == b.value.elapsed
  }
}
