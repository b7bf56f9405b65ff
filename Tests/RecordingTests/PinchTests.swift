import Foundation
import GestureCore
import Recordings
import Testing

/// Magnify and rotate on recorded hands, against the geometry of the contacts themselves.
@Suite struct PinchTests {
  /// What two contacts do by plain geometry: the ratio of their distances and the turn of the line between them, put
  /// together over each time that exactly two are down.
  private struct Pair {
    var places: [UInt64: Point] = [:]
    var ratio = 1.0
    var turn = 0.0

    mutating func hear(_ event: PointerEvent) {
      let before = line
      switch PointerEvent.Kind(rawValue: event.kind) {
      case .down: places[event.contact] = event.position
      case .move: places[event.contact] = event.position
      case .up, .cancel: places[event.contact] = nil
      default: break
      }
      guard let before, let after = line else { return }
      ratio *=
        (after.x * after.x + after.y * after.y).squareRoot() / (before.x * before.x + before.y * before.y).squareRoot()
      turn += atan2(before.x * after.y - before.y * after.x, before.x * after.x + before.y * after.y)
    }

    private var line: Point? {
      let ids = places.keys.sorted()
      guard ids.count == 2, let first = places[ids[0]], let second = places[ids[1]] else { return nil }
      return second - first
    }
  }

  /// The end scale within 2 %, the end angle within 2 degrees; a contact that lands or lifts where it was moves neither.
  @Test(
    .enabled(if: Recordings.has("phone"), "\(Recordings.absence)"),
    arguments: ["zoom_phone_2", "zoom_phone_4", "rotate_phone_2"])
  func scaleAndAngleAreThoseOfTheContacts(name: String) throws {
    let scene = try Everywhere()
    let magnify = try scene.add(GestureDefinition(.magnify), name: "magnify", priority: .simultaneous)
    let rotate = try scene.add(GestureDefinition(.rotate), name: "rotate", priority: .simultaneous)
    var pair = Pair()
    var ends: Set<GestureID> = []
    for event in try Recordings.events(Recordings.named(name, in: "phone")) {
      let before = pair
      let (scale, angle) = try (scene.session.value(of: magnify), scene.session.value(of: rotate))
      let wereLive = try (scene.session.phase(of: magnify).isLive, scene.session.phase(of: rotate).isLive)
      pair.hear(event)
      for said in scene.play([event]) where said.phase == .ended {
        ends.insert(said.gesture)
        if said.gesture == magnify { #expect(abs(said.value.magnification / before.ratio - 1) <= 0.02, "\(name)") }
        if said.gesture == rotate { #expect(abs(said.value.rotation - before.turn) <= 2 * .pi / 180, "\(name)") }
      }
      guard pair.places.count != before.places.count, before.places[event.contact] ?? event.position == event.position
      else { continue }
      let now = try (scene.session.value(of: magnify), scene.session.value(of: rotate))
      if wereLive.0 { #expect(now.0.magnification == scale.magnification, "\(name)") }
      if wereLive.1 { #expect(now.1.rotation == angle.rotation, "\(name)") }
    }
    #expect(ends == [magnify, rotate])
  }
}
