@testable import GestureCore

/// Hears what a session says and says what is wrong with it: phases that move as they may not, a second terminal event,
/// a revision or a time out of order, a `changed` that changes nothing.
struct Judge: Sendable {
  /// What a gesture has said so far.
  struct Life: Sendable {
    var isLive = false
    var begunIn: UInt64 = 0
    var spokenIn: UInt64 = 0
    var begins = 0
    var ends = 0
    var cancels = 0
    var last = GestureValue()
  }

  /// What is fixed for a gesture, by its slot.
  struct Nature: Sendable {
    var kind: GestureKind
    var isDiscrete: Bool
    /// The composite's slot; -1 for a root.
    var parent: Int
    /// Counts the gestures made.
    var made: UInt64
    /// Whether it says nothing of its own, being a member.
    var isQuiet = false

    init(_ gesture: Gesture) {
      kind = gesture.definition.kind
      isDiscrete = gesture.definition.isDiscrete
      parent = Int(gesture.parent)
      made = gesture.made
      isQuiet = gesture.parent >= 0 && !gesture.definition.notify
    }
  }

  var lives: [Life]
  private(set) var revision: UInt64 = 0
  private(set) var time: Nanoseconds = 0

  init(count: Int) { lives = Array(repeating: Life(), count: count) }

  /// Takes in the events of one or more inputs, by slot; answers what is wrong.
  mutating func hear(_ events: [GestureEvent], _ natures: [Nature], now: Nanoseconds) -> [String] {
    var wrong: [String] = []
    var first = 0
    while first < events.count {
      var end = first
      while end < events.count, events[end].revision == events[first].revision { end += 1 }
      hear(batch: events[first..<end], natures, now, &wrong)
      first = end
    }
    return wrong
  }

  private mutating func hear(
    batch: ArraySlice<GestureEvent>, _ natures: [Nature], _ now: Nanoseconds, _ wrong: inout [String]
  ) {
    guard let first = batch.first else { return }
    if first.revision != revision + 1 { wrong.append("revision \(first.revision) after \(revision)") }
    if first.time < time || first.time > now { wrong.append("time \(first.time) after \(time), now \(now)") }
    (revision, time) = (first.revision, first.time)
    for event in batch {
      if event.time != time { wrong.append("two times in one revision") }
      judge(event, natures, &wrong)
    }
    checkOrder(batch, natures, &wrong)
  }

  private mutating func judge(_ event: GestureEvent, _ natures: [Nature], _ wrong: inout [String]) {
    let slot = Self.slot(event.gesture)
    let nature = natures[slot]
    let name = "\(nature.kind.name) \(event.phase.name)"
    if event.value.numbers.contains(where: { !$0.isFinite }) { wrong.append("\(name): not finite") }
    if event.value.hasStrays {
      wrong.append("\(name) has a velocity, prediction or elapsed time that is not among its fields")
    }
    if (event.phase == .cancelled) != (event.reason != .none) { wrong.append("\(name): reason \(event.reason.name)") }
    switch event.phase {
    case .began:
      if lives[slot].isLive { wrong.append("\(name) twice") }
      (lives[slot].isLive, lives[slot].begunIn) = (true, event.revision)
      lives[slot].begins += 1
    case .changed:
      if !lives[slot].isLive { wrong.append("\(name) while not live") }
      if lives[slot].spokenIn == event.revision { wrong.append("\(name) in the input of another event of it") }
      let isCounted = nature.kind == .contact && lives[slot].last.contacts != event.value.contacts
      if !event.value.bare.differs(from: lives[slot].last.bare), !isCounted { wrong.append("\(name), the same value") }
    case .ended:
      let mayBeDiscrete = nature.isDiscrete || nature.kind.isComposite
      if !lives[slot].isLive && !mayBeDiscrete { wrong.append("\(name) without began") }
      if lives[slot].spokenIn == event.revision && lives[slot].begunIn != event.revision {
        wrong.append("\(name) in the input of another event of it")
      }
      lives[slot].isLive = false
      lives[slot].ends += 1
    case .cancelled:
      if !lives[slot].isLive { wrong.append("\(name) without began") }
      if event.value.bare.differs(from: lives[slot].last.bare) {
        wrong.append("\(name) with another value than it said last")
      }
      if event.value.contacts != lives[slot].last.contacts {
        wrong.append("\(name) with other contacts than it said last")
      }
      lives[slot].isLive = false
      lives[slot].cancels += 1
    case .possible, .failed: wrong.append("\(name) was said")
    }
    lives[slot].last = event.value
    lives[slot].spokenIn = event.revision
  }

  /// First the ends of what had begun before and of discrete ones, then the rest; in both by the order of making. Where
  /// a press ends a chain of taps and begins anew, a gesture may be over in the first part and begin in the second.
  private func checkOrder(_ batch: ArraySlice<GestureEvent>, _ natures: [Nature], _ wrong: inout [String]) {
    guard batch.count > 1 else { return }
    var before = (part: 0, made: UInt64(0))
    var second = Set<Int>()
    for (index, event) in zip(batch.indices, batch) {
      let slot = Self.slot(event.gesture)
      let isOver = event.phase.isOver
      let beganBefore = batch[..<index].contains { $0.gesture == event.gesture && $0.phase == .began }
      let isSecond = !isOver || beganBefore || second.contains(slot)
      var parent = isSecond ? natures[slot].parent : -1
      while parent >= 0 {
        second.insert(parent)
        parent = natures[parent].isQuiet ? natures[parent].parent : -1
      }
      let key = (part: isSecond ? 1 : 0, made: natures[slot].made)
      if key < before { wrong.append("order of events") }
      before = key
    }
  }

  /// The slot of a gesture in a session in which nothing was removed.
  static func slot(_ gesture: GestureID) -> Int { Int(gesture.bits & 0xffff_ffff) - 1 }
}
