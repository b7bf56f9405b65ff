import Foundation
import GestureCore
import Recordings
import Testing

/// What hands did, against what was made of it: recordings of phones, measured here anew from their contacts.
@Suite struct HandTests {
  @Test(
    .enabled(if: Recordings.has("phone"), "\(Recordings.absence)"),
    arguments: [
      ("drag_phone_11", 1), ("drag_phone_13", 1), ("zoom_phone_2", 2), ("zoom_phone_4", 2), ("rotate_phone_2", 3),
    ]) func aRaceTellsTwoFingersApart(name: String, branch: Int32) throws
  {
    let file = Recordings.named(name, in: "phone")
    let stage = try Stage()
    let drag = try stage.make(.drag) { ($0.minContacts, $0.maxContacts, $0.minDistance) = (2, 2, 20) }
    let magnify = try stage.make(.magnify) { $0.minScaleDelta = 0.1 }
    let rotate = try stage.make(.rotate) { $0.minAngleDelta = 10 * .pi / 180 }
    let race = try stage.add(.race, of: [drag, magnify, rotate])
    let ends = stage.play(try Recordings.events(file), of: race).filter { $0.phase == .ended }
    #expect(!ends.isEmpty, "\(name)")
    for end in ends { #expect(end.value.branch == branch, "\(name)") }
    print("\(name): \(ends.count) told apart")
  }

  @Test(
    .enabled(if: Recordings.has("phone"), "\(Recordings.absence)"),
    arguments: ["zoom_phone_2", "zoom_phone_4", "rotate_phone_2"])
  func scaleAndAngleAreThoseOfTheFingers(name: String) throws {
    let file = Recordings.named(name, in: "phone")
    let events = try Recordings.events(file)
    let wanted = TwoFingers.strokes(events)
    #expect(!wanted.isEmpty)
    var stage = try Stage()
    let magnify = try stage.add(.magnify) { $0.minScaleDelta = 0 }
    let scales = stage.play(events, of: magnify).filter { $0.phase == .ended }.map(\.value.magnification)
    stage = try Stage()
    let rotate = try stage.add(.rotate) { $0.minAngleDelta = 0 }
    let angles = stage.play(events, of: rotate).filter { $0.phase == .ended }.map(\.value.rotation)
    #expect(scales.count == wanted.count && angles.count == wanted.count, "\(name)")
    for (scale, stroke) in zip(scales, wanted) { #expect(abs(scale / stroke.scale - 1) < 0.02, "\(name)") }
    for (angle, stroke) in zip(angles, wanted) { #expect(abs(angle - stroke.angle) < 2 * .pi / 180, "\(name)") }
    let text = wanted.map { String(format: "%.3f, %.1f degrees", $0.scale, $0.angle * 180 / .pi) }
    print("\(name): \(text.joined(separator: "; "))")
  }

  /// A contact that lands or lifts, at a place where it was, changes no value; a move changes none by more than its way.
  @Test(.enabled(if: Recordings.has(), "\(Recordings.absence)"))
  func noValueJumps() throws {
    var (landings, moves) = (0, 0)
    for file in Recordings.traces() {
      let stage = try Stage()
      let gesture = try stage.add(.transform) { $0.minDistance = 0 }
      var places: [UInt64: Point] = [:]
      for event in try Recordings.events(file) where event.flags & PointerEvent.Flags.more.rawValue == 0 {
        let before = try stage.session.value(of: gesture)
        let isLive = try stage.session.phase(of: gesture).isLive
        stage.feed(event)
        let after = try stage.session.value(of: gesture)
        let old = places[event.contact]
        let kind = PointerEvent.Kind(rawValue: event.kind)
        let isNowhere = event.flags & PointerEvent.Flags.nowhere.rawValue != 0
        switch kind {
        case .down, .move: places[event.contact] = event.position
        case .up, .cancel: places[event.contact] = nil
        default: break
        }
        let isLiveNow = try stage.session.phase(of: gesture).isLive
        guard isLive, isLiveNow else { continue }
        let step = (after.translation - before.translation).length
        if kind == .down || (kind == .up && (isNowhere || event.position == old)) {
          landings += 1
          let isSame =
            step < 1e-9 && abs(after.magnification - before.magnification) < 1e-12
            && abs(after.rotation - before.rotation) < 1e-12
          if !isSame { Issue.record("\(file.lastPathComponent): a jump at \(event.time)") }
        } else if kind == .move, let old {
          moves += 1
          if step > (event.position - old).length + 1e-9 { Issue.record("\(file.lastPathComponent): \(event.time)") }
        }
      }
    }
    print("\(landings) landings and lifts, \(moves) moves")
    #expect(landings > 0 && moves > 1000)
  }
}

/// Two fingers, measured without the engine.
struct TwoFingers {
  /// By how much they spread, and turned, from when both were down until the first lifted.
  var scale = 1.0
  var angle = 0.0

  /// The strokes in which two fingers moved.
  static func strokes(_ events: [PointerEvent]) -> [TwoFingers] {
    var places: [(id: UInt64, place: Point)] = []
    var strokes: [TwoFingers] = []
    var (first, last) = (Point.zero, Point.zero)
    var stroke = TwoFingers()
    for event in events {
      switch PointerEvent.Kind(rawValue: event.kind) {
      case .down:
        places.append((event.contact, event.position))
        if places.count == 2 {
          first = places[1].place - places[0].place
          (last, stroke) = (first, TwoFingers())
        }
      case .move:
        for index in places.indices where places[index].id == event.contact { places[index].place = event.position }
      case .up, .cancel:
        if places.count == 2 && (stroke.scale != 1 || stroke.angle != 0) { strokes.append(stroke) }
        places.removeAll { $0.id == event.contact }
      default: break
      }
      guard places.count == 2 else { continue }
      let now = places[1].place - places[0].place
      stroke.scale = now.length / first.length
      stroke.angle += atan2(last.x * now.y - last.y * now.x, last.x * now.x + last.y * now.y)
      last = now
    }
    return strokes
  }
}
