import Foundation
import GestureCore
import Recordings
import Testing
import TraceReplay

/// A session at rest is as new: when every finger has lifted and all waits have passed, the same input makes it say the same
/// again. A claim that is held for ever, or a number that outlives its group, shows here.
@Suite struct RestTests {
  @Test func casesSayTheSameAgainAfterARest() throws {
    var (count, events) = (0, 0)
    for file in Recordings.cases {
      guard let round = try Round(Trace(files: [file.path])) else { continue }
      let (first, second) = try round.playTwice()
      #expect(first == second, "\(file.lastPathComponent)")
      count += 1
      events += first.count
    }
    print("\(count) cases played twice in a session, \(events) events")
    #expect(count > 700 && events > 3000)
  }
}

/// The scene of a trace and its input, which may follow once more.
private struct Round {
  var header: Header
  var scene: [TraceLine] = []
  var input: [TraceLine] = []
  /// The last input's time.
  private var last: Nanoseconds = 0

  /// Nil for a trace whose host changes the scene under way, or where states move regions.
  init?(_ trace: Trace) {
    header = trace.header
    for line in trace.lines where line.isPlayed {
      switch line.content {
      case .input(let event):
        guard event.time < .max / 4 else { return nil }
        input.append(line)
        last = max(last, event.time)
      case .region(let region) where region.settings.offset != nil: return nil
      case .host, .answer: return nil
      default:
        guard input.isEmpty && line.time == nil else { return nil }
        scene.append(line)
      }
    }
    if input.isEmpty { return nil }
  }

  /// What is said the first time, and after a rest.
  func playTwice() throws -> (first: [String], second: [String]) {
    let player = try Player(header)
    player.asksForValues = false
    for line in scene { _ = player.play(line) }
    let day: Nanoseconds = 86_400_000_000_000
    return (play(player, later: 0), play(player, later: last + day))
  }

  /// Plays the input and what brings everything to rest.
  private func play(_ player: Player, later: Nanoseconds) -> [String] {
    var said: [String] = []
    for line in input + rest {
      var shifted = line
      if case .input(var event) = line.content {
        event.time += later
        shifted.content = .input(event)
      }
      said += player.play(shifted).events.map { describe($0, later) }
    }
    return said
  }

  /// Time passes, what is down lifts, pointers go away, and time passes again; a trackpad whose stream has no end is stopped.
  private var rest: [TraceLine] {
    var (seen, lines) = ([Set<PointerEvent.Key>](repeating: [], count: 2), [line(.advance, at: last + 50_000_000_000)])
    var scrolls = false
    for case .input(let event) in input.map(\.content) {
      switch PointerEvent.Kind(rawValue: event.kind) {
      case .down where seen[0].insert(event.key).inserted: lines.append(line(.up, like: event))
      case .hover where seen[1].insert(event.key).inserted: lines.append(line(.hover, like: event))
      case .scroll: scrolls = true
      default: break
      }
    }
    if scrolls { lines.append(line(.cancelAll, at: last + 60_000_000_000)) }
    return lines + [line(.advance, at: last + 200_000_000_000)]
  }

  private func line(_ kind: PointerEvent.Kind, at time: Nanoseconds) -> TraceLine {
    line(PointerEvent(kind, at: time))
  }

  private func line(_ kind: PointerEvent.Kind, like event: PointerEvent) -> TraceLine {
    var other = PointerEvent(kind, at: last + 60_000_000_000)
    (other.source, other.contact, other.device) = (event.source, event.contact, event.device)
    if kind == .up { other.flags = PointerEvent.Flags.nowhere.rawValue }
    other.position = Point(-1e6, -1e6)
    return line(other)
  }

  private func line(_ event: PointerEvent) -> TraceLine {
    var line = input[0]
    (line.time, line.content) = (event.time, .input(event))
    return line
  }

  private func describe(_ played: PlayedEvent, _ later: Nanoseconds) -> String {
    let event = played.event
    let value = event.value
    let places = [value.location, value.start, value.translation, value.centroid, value.velocity, value.delta]
    let numbers = places.map { "\($0.x) \($0.y)" }.joined(separator: " ")
    return
      "\(event.time - later) \(played.gesture) \(event.phase) \(event.reason) \(value.branch) \(numbers) "
      + "\(value.fields.rawValue) \(value.magnification) \(value.rotation) \(value.elapsed) \(value.contacts)"
  }
}

extension PointerEvent {
  fileprivate struct Key: Hashable {
    var source: UInt64
    var contact: UInt64
  }
  fileprivate var key: Key { Key(source: source, contact: contact) }
}
