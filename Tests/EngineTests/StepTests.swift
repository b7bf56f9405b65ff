import Foundation
import Recordings
import Testing

@testable import GestureCore
@testable import TraceReplay

/// The same input in other portions, and in a copy, is the same.
@Suite struct StepTests {
  private static let rich = Recordings.root.appending(path: "Tests/traces/scene-rich.jsonl").path

  private static var traces: [[String]] {
    Recordings.cases.map { [$0.path] } + Recordings.traces().map { [rich, $0.path] }
  }

  /// Time comes in steps of no order, from a fraction of a millisecond to half a second.
  @Test(arguments: [1, 2] as [UInt64]) func irregularStepsOfTime(seed: UInt64) throws {
    for files in Self.traces {
      let trace = try Trace(files: files)
      var dice = Dice(seed)
      let plain = try tell(trace) { _, _ in }
      let stepped = try tell(trace, but: plain.refused) { player, time in
        var said: [Said] = []
        // Not more than some hundred steps for a long rest.
        let least = max(Nanoseconds(100_000), time > player.now ? (time - player.now) >> 16 : 0)
        while player.now < time {
          let step = min(least << Nanoseconds(dice.roll(13)), time - player.now)
          said += player.advance(to: player.now + step).events.map(Said.init)
        }
        player.held += said
      }
      if let difference = Telling.difference(plain.said, stepped.said) { Issue.record("\(files): \(difference)") }
      #expect(plain.hash == stepped.hash, "\(files)")
    }
  }

  /// The session is copied in mid-stream, over and over, and the copy goes on.
  @Test func aCopyGoesOnAsItsOriginal() throws {
    for files in Self.traces {
      let trace = try Trace(files: files)
      var dice = Dice(7)
      let plain = try tell(trace) { _, _ in }
      let copied = try tell(trace) { player, _ in
        guard dice.roll(5) == 0 else { return }
        let twin = player.player.session.copy()
        let (mine, its) = (player.player.session.stateHash, twin.stateHash)
        if mine != its { Issue.record("\(files): a copy has another fingerprint") }
        player.player.session = twin
      }
      if let difference = Telling.difference(plain.said, copied.said) { Issue.record("\(files): \(difference)") }
      #expect(plain.hash == copied.hash, "\(files)")
    }
  }

  /// What is refused changes nothing, the clock included.
  @Test func aRefusedInputChangesNothing() throws {
    var (count, dice) = (0, Dice(3))
    for files in Self.traces {
      let trace = try Trace(files: files)
      _ = try tell(trace) { player, time in
        guard dice.roll(8) == 0 else { return }
        for event in Self.refused(at: time) {
          let before = player.player.session.stateHash
          let answer = player.player.session.feed(event)
          let (after, said) = (player.player.session.stateHash, player.player.session.nextEvent() != nil)
          if answer.rawValue >= 0 || before != after || said { Issue.record("\(files): \(event) answered \(answer)") }
          count += 1
        }
      }
    }
    print("\(count) inputs refused")
  }

  private static func refused(at time: Nanoseconds) -> [PointerEvent] {
    let kinds: [PointerEvent.Kind] = [.down, .move, .up, .cancel, .hover, .scroll]
    var events = kinds.map { PointerEvent($0, at: time.after(1_000_000_000)) }
    for index in events.indices {
      (events[index].contact, events[index].source) = (0xdead_beef_0000 + UInt64(index), 77)
      events[index].position = Point(.nan, 0)
    }
    var wrong = PointerEvent(.advance, at: time.after(1_000_000_000))
    wrong.kind = 99
    events.append(wrong)
    wrong.kind = PointerEvent.Kind.cancelAll.rawValue
    wrong.reserved = 1
    events.append(wrong)
    wrong.reserved = 0
    wrong.flags = 64
    events.append(wrong)
    return events
  }

  /// A player, and what was said beside its lines.
  private final class Playing {
    let player: Player
    var held: [Said] = []
    init(_ player: Player) { self.player = player }
    var now: Nanoseconds { player.now }
    func advance(to time: Nanoseconds) -> Outcome { player.advance(to: time) }
  }

  /// Plays a trace; `before` is called with the time of each line, but for `refused` ones, which do not move the clock.
  private func tell(
    _ trace: Trace, but refused: Set<Int> = [], before: (Playing, Nanoseconds) throws -> Void
  ) throws -> (said: [Said], hash: UInt64, refused: Set<Int>) {
    let playing = Playing(try Player(trace.header))
    playing.player.asksForValues = false
    var said: [Said] = []
    var answeredNo: Set<Int> = []
    for (index, line) in trace.lines.enumerated() where line.isPlayed {
      if let time = line.time, !refused.contains(index) { try before(playing, time) }
      said += playing.held
      playing.held = []
      let outcome = playing.player.play(line)
      said += outcome.events.map(Said.init)
      if !outcome.refusals.isEmpty { answeredNo.insert(index) }
    }
    return (said, playing.player.hash, answeredNo)
  }
}

/// Numbers without order, the same each time.
struct Dice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }

  /// A number from 0 up to `sides`.
  mutating func roll(_ sides: UInt64) -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return (state >> 11) % sides
  }
}
