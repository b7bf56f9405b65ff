import Foundation
import GestureCore
import Recordings
import Testing

/// Velocities, of recorded flings and of written ones.
@Suite struct VelocityTests {
  @Test(.enabled(if: Recordings.has("fling"), "\(Recordings.absence)"))
  func recordedFlings() throws {
    var (rows, close, far) = (0, 0, 0.0)
    for row in Recordings.table("fling/expected_velocity.csv") {
      guard let trace = row["trace"], let contact = row["contact"].flatMap({ UInt64($0) }) else { continue }
      let file = Recordings.named(trace, in: "fling")
      let events = try Recordings.events(file).filter {
        $0.contact == contact || $0.kind == PointerEvent.Kind.advance.rawValue
      }
      let stage = try Stage()
      let drag = try stage.add(.drag) { $0.minDistance = 0 }
      let ends = stage.play(events, of: drag).filter { $0.phase == .ended }
      #expect(ends.count == 1, "\(trace)")
      let velocity = ends.last?.value.velocity ?? .zero
      let got = row["axis"] == "x" ? velocity.x : velocity.y
      let wanted = ["least_squares", "impulse"].map { column in
        row[column].flatMap { $0 == "none" ? 0 : Double($0) }
      }
      let offs = wanted.compactMap { $0.map { $0 == 0 ? abs(got) : abs(got - $0) / abs($0) } }
      #expect((offs.min() ?? .infinity) <= 0.2, "\(trace) \(row["axis"] ?? ""): \(got), wanted \(wanted)")
      rows += 1
      far = max(far, offs.min() ?? 0)
      if let squares = wanted[0], abs(got - squares) <= 0.1 * abs(squares) { close += 1 }
    }
    print("\(rows) velocities, the farthest \(far) off, \(close) within a tenth of least squares")
    #expect(rows > 0)
  }

  /// A straight line of even samples has its own velocity, whatever came before.
  @Test(arguments: [0, 200, 5000]) func anOldPressDoesNotDiluteAFlick(rest: Int) throws {
    var script = Script()
    script.down(1000, 1, 100, 100)
    for step in 1...10 { script.move(1000 + rest + step * 8, 1, 100 + Double(step) * 16, 100 - Double(step) * 4) }
    script.up(1000 + rest + 80, 1, 260, 60)
    let velocity = try release(script)
    // With no rest the press is one of the line's samples; after these rests it is out of the window.
    #expect(abs(velocity.x - 2000) < 1e-6 && abs(velocity.y + 500) < 1e-6, "\(velocity)")
  }

  @Test(arguments: [(0, true), (99, true), (100, false), (101, false), (4000, false)])
  func aRestBeforeTheLiftHasNone(rest: Int, moves: Bool) throws {
    var script = Script()
    script.down(1000, 1, 100, 100)
    for step in 1...10 { script.move(1000 + step * 8, 1, 100 + Double(step) * 16, 100) }
    script.up(1080 + rest, 1, 260, 100)
    let velocity = try release(script)
    #expect(moves ? abs(velocity.x - 2000) < 1e-6 : velocity == .zero, "\(velocity)")
  }

  /// Times that stand still, run back, or are very far apart; places that are the same, or very far apart.
  @Test func neverNaN() throws {
    let steps: [[(Int, Double)]] = [
      [(0, 20), (0, 40), (0, 60)], [(1, 20), (1, 40), (1, 60)], [(5, 1e150), (6, -1e150)], [(5, 1e300), (6, -1e300)],
      [(-500, 20), (-900, 40)], [(1, 1e-300), (2, 20)], [(16, 20), (16, 20), (16, 20)], [(1, 20), (1_000_000, 40)],
      [(1, 1e308), (2, -1e308), (3, 1e308)],
    ]
    for step in steps {
      for kind in [GestureKind.drag, .magnify, .rotate, .transform, .swipe] {
        var script = Script()
        script.down(1000, 1, 100, 100)
        script.down(1000, 2, 150, 100)
        for (ms, x) in step { script.move(1000 + ms, 1, 100 + x, 100) }
        let stage = try Stage()
        let gesture = try stage.add(kind) { $0.minDistance = 0 }
        for event in script.events { stage.feed(event) }
        let polled = try stage.session.value(of: gesture)
        #expect(!polled.velocity.x.isNaN && !polled.velocity.y.isNaN && polled.velocity.isFinite, "\(kind) \(step)")
        var all = PointerEvent(.up, at: 1_002_000_000)
        (all.contact, all.flags) = (1, PointerEvent.Flags.nowhere.rawValue)
        stage.feed(all)
        for event in stage.said { #expect(event.value.velocity.isFinite, "\(kind) \(step)") }
      }
    }
  }

  private func release(_ script: Script) throws -> Point {
    let stage = try Stage()
    let drag = try stage.add(.drag) { $0.minDistance = 0 }
    let end = stage.play(script.events, of: drag).last
    #expect(end?.phase == .ended)
    return end?.value.velocity ?? .zero
  }
}
