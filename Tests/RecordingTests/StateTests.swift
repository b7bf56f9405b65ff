import Foundation
import GestureCore
import Recordings
import Testing

/// What a screen shows, the committed and the transient state together, over every recording and case of input: it never
/// jumps where a gesture ends, nothing that is cancelled commits, and what is transient is gone with its gesture.
@Suite struct StateTests {
  /// A gesture with what it drives.
  private struct Driven {
    var gesture: GestureID
    var committed: StateID
    var transient: StateID
    var shown: StateID
    var rest: Quad
  }

  /// How many of the moves are played: all, and each second or fifth, as a slower screen would tell them.
  @Test(arguments: [1, 2, 5]) func statesHoldOverEveryRecording(keeping each: Int) throws {
    var files = Recordings.cases
    for folder in ["phone", "fling", "screens"] { files += Recordings.traces(folder) }
    var tally = Tally()
    for file in files { try play(thinned(Recordings.events(file), each), &tally, file.lastPathComponent) }
    #expect(tally.commits > 100)
    #expect(tally.cancels > 40)
    print("\(files.count) streams: \(tally.commits) commits, \(tally.cancels) cancels")
  }

  private struct Tally {
    var commits = 0
    var cancels = 0
  }

  private func thinned(_ events: [PointerEvent], _ each: Int) -> [PointerEvent] {
    var moves = 0
    return events.filter { event in
      guard event.kind == PointerEvent.Kind.move.rawValue else { return true }
      moves += 1
      return moves % each == 0
    }
  }

  private func play(_ events: [PointerEvent], _ tally: inout Tally, _ name: String) throws {
    let scene = try Everywhere()
    let driven = [try holdThenDrag(scene), try drag(scene), try zoom(scene)]
    var places: [[UInt64]: Point] = [:]
    for event in events + [PointerEvent(.cancelAll, at: events.last?.time ?? 0)] {
      let before = try driven.map { (try scene.session.value(of: $0.committed), try scene.session.value(of: $0.shown)) }
      let way = travel(of: event, &places)
      let said = scene.play([event])
      for (part, (committed, shown)) in zip(driven, before) {
        let mine = said.filter { $0.gesture == part.gesture }
        let now = try (scene.session.value(of: part.committed), scene.session.value(of: part.shown))
        let phase = try scene.session.phase(of: part.gesture)
        if !phase.isLive { #expect(try scene.session.value(of: part.transient) == part.rest, "\(name)") }
        guard mine.contains(where: { $0.phase == .ended }) else {
          #expect(now.0 == committed, "\(name): nothing has ended")
          if mine.contains(where: { $0.phase == .cancelled }) { tally.cancels += 1 }
          continue
        }
        tally.commits += 1
        // One that begins and ends in an input was shown nowhere before.
        guard part.rest == .zero, !mine.contains(where: { $0.phase == .began }) else { continue }
        let jump = now.1 - shown
        #expect((jump.x * jump.x + jump.y * jump.y).squareRoot() <= way + 1e-9, "\(name): a jump at a commit")
      }
    }
  }

  /// How far the event's contact goes with it.
  private func travel(of event: PointerEvent, _ places: inout [[UInt64]: Point]) -> Double {
    let key = [event.source, event.contact]
    let isSomewhere = event.flags & PointerEvent.Flags.nowhere.rawValue == 0 && event.position.isFinite
    guard isSomewhere else { return 0 }
    let way = places[key].map { event.position - $0 } ?? .zero
    places[key] = event.position
    return (way.x * way.x + way.y * way.y).squareRoot()
  }

  private func holdThenDrag(_ scene: Everywhere) throws -> Driven {
    let hold = try scene.session.makeGesture(GestureDefinition(.longPress))
    let drag = try scene.session.makeGesture(GestureDefinition(.drag))
    let both = try scene.session.makeComposite(GestureDefinition(.sequence), members: [hold, drag])
    try scene.session.attach(both, to: scene.region, priority: .simultaneous)
    return try drive(by: both, .translation, .add, scene, rest: .zero)
  }

  private func drag(_ scene: Everywhere) throws -> Driven {
    let drag = try scene.add(GestureDefinition(.drag), name: "drag", priority: .simultaneous)
    return try drive(by: drag, .translation, .add, scene, rest: .zero)
  }

  private func zoom(_ scene: Everywhere) throws -> Driven {
    let magnify = try scene.add(GestureDefinition(.magnify), name: "magnify", priority: .simultaneous)
    return try drive(by: magnify, .magnification, .multiply, scene, rest: Quad(1, 0, 0, 0))
  }

  private func drive(
    by gesture: GestureID, _ channel: Channel, _ operation: CommitOperation, _ scene: Everywhere, rest: Quad
  ) throws -> Driven {
    let type: StateType = rest == .zero ? .vec2 : .scalar
    let committed = try scene.session.makeState(type, initial: rest)
    let transient = try scene.session.makeState(type, initial: rest)
    let shown = try scene.session.makeSum(type, of: [committed, transient])
    try scene.session.bind(
      BindingDefinition(state: transient, gesture: gesture, channel: channel, isTransient: true))
    var commit = BindingDefinition(state: committed, gesture: gesture, channel: channel, isTransient: false)
    commit.operation = operation
    try scene.session.bind(commit)
    return Driven(gesture: gesture, committed: committed, transient: transient, shown: shown, rest: rest)
  }
}
