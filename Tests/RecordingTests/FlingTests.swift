import Foundation
import GestureCore
import Recordings
import Testing

/// Velocities at the lift, against those that two mobile platforms' own trackers compute.
@Suite struct FlingTests {
  @Test(.enabled(if: Recordings.has("fling"), "\(Recordings.absence)"))
  func everyVelocityIsWithinAFifthOfAPlatforms() throws {
    var (rows, close) = (0, 0)
    for row in Recordings.table("fling/expected_velocity.csv") {
      guard let trace = row["trace"], let contact = row["contact"].flatMap({ UInt64($0) }), let axis = row["axis"]
      else {
        continue
      }
      let velocity = try release(trace, contact)
      let got = axis == "x" ? velocity.x : velocity.y
      let wanted = [row["least_squares"], row["impulse"]].map { $0 == "none" ? 0 : $0.flatMap { Double($0) } }
      let isGood = wanted.contains { $0.map { abs(got - $0) <= 0.2 * abs($0) } ?? false }
      #expect(isGood, "\(trace) \(contact) \(axis): \(got), wanted \(wanted)")
      rows += 1
      if let squares = wanted[0], abs(got - squares) <= 0.1 * abs(squares) { close += 1 }
    }
    print("\(rows) velocities, \(close) within a tenth of least squares")
    #expect(rows > 0)
  }

  private func release(_ trace: String, _ contact: UInt64) throws -> Point {
    let all = try Recordings.events(Recordings.named(trace, in: "fling"))
    let events = all.filter { $0.contact == contact || $0.kind == PointerEvent.Kind.advance.rawValue }
    let scene = try Everywhere()
    var drag = GestureDefinition(.drag)
    drag.minDistance = 0
    _ = try scene.add(drag, name: "drag")
    return scene.play(events).last { $0.phase == .ended }?.value.velocity ?? .zero
  }
}
