import Testing

@testable import GestureCore

/// Drags and swipes, on both sides of each boundary.
@Suite struct StrokeTests {
  @Test(arguments: [
    ("down 0 1 100,100; move 9 1 109.999,100; up 20 1", "failed lifted_early"),
    ("down 0 1 100,100; move 9 1 110,100; up 20 1", "began@9 ended@20"),
    ("down 0 1 100,100; move 9 1 106,108; move 12 1 107,108; up 20 1", "began@9 changed@12 ended@20"),
    ("down 0 1 100,100; up 20 1 110,100", "began@20 ended@20"),
    ("down 0 1 100,100; move 9 1 110,100; move 12 1 110,100; up 20 1", "began@9 ended@20"),
    ("down 0 1 100,100; move 9 1 110,100; cancel 20 1", "began@9 cancelled@20 host_cancel"),
    (
      "down 0 1 100,100; move 9 1 110,100; down 10 2 300,100; move 12 2 400,100; up 20 1; up 30 2",
      "began@9 ended@20"
    ),
    (
      "down 0 1 100,100; move 9 1 110,100; down 12 1 500,500; up 20 1",
      "began@9 cancelled@12 contact_lost failed lifted_early"
    ),
  ]) func drag(script: String, said: String) throws {
    #expect(try Score(.drag).said(script) == said)
  }

  @Test func dragAtOnce() throws {
    #expect(try Score(.drag) { $0.minDistance = 0 }.said("down 5 1 100,100; up 20 1") == "began@5 ended@20")
  }

  @Test(arguments: [
    ("110,100", "began@9"), ("110,110", "began@9"), ("110,90", "began@9"), ("90,110", "began@9"),
    ("110,110.001", "failed wrong_direction"), ("100,110", "failed wrong_direction"),
  ]) func axis(place: String, said: String) throws {
    #expect(try Score(.drag) { $0.axis = .x }.said("down 0 1 100,100; move 9 1 \(place)") == said)
    let turned = place.split(separator: ",").reversed().joined(separator: ",")
    #expect(try Score(.drag) { $0.axis = .y }.said("down 0 1 100,100; move 9 1 \(turned)") == said)
  }

  @Test(arguments: [(29.9, "failed wrong_direction"), (30.1, "began@9")]) func aNarrowGate(
    degrees: Double, said: String
  ) throws {
    let drag = try Score(.drag) {
      ($0.axis, $0.angleGate) = (.x, degrees * .pi / 180)
    }
    // tan(30 degrees) = 0.57735...
    #expect(try drag.said("down 0 1 0,0; move 9 1 100,57.7350269") == said)
  }

  @Test func onlyTheAxisIsKept() throws {
    let drag = try Score(.drag) { $0.axis = .x }
    _ = try drag.said("down 0 1 100,100; move 10 1 120,110; up 20 1 140,120")
    let value = drag.value
    #expect(value.translation == Point(40, 0))
    #expect(value.location == Point(140, 120))
    #expect(value.velocity.y == 0)
    #expect(abs(value.velocity.x - 2000) < 1e-6)
    #expect((value.predictedTranslation - Point(540, 0)).length < 1e-6)
    #expect((value.predictedEnd - Point(640, 120)).length < 1e-6)
  }

  /// The threshold is taken off in the direction of the travel at recognition.
  @Test func consume() throws {
    let drag = try Score(.drag) { $0.consumesThreshold = true }
    _ = try drag.said("down 0 1 100,100; move 10 1 130,140")
    #expect((drag.value.translation - Point(24, 32)).length < 1e-12)
    _ = try drag.said("move 12 1 100,100")
    #expect((drag.value.translation - Point(-6, -8)).length < 1e-12)
  }

  @Test(arguments: [
    ("down 0 1 100,100; move 5 1 300,100; down 10 2 200,100; move 12 2 219.999,100", ""),
    ("down 0 1 100,100; move 5 1 300,100; down 10 2 200,100; move 12 2 220,100; up 20 2", "began@12 ended@20"),
    ("down 0 1 100,100; up 9 1", "failed too_few_contacts"),
    ("down 0 1 100,100; down 2 2 200,100; up 9 1; up 10 2", "failed lifted_early"),
    ("down 0 1 100,100; down 2 2 200,100; up 9 1; down 12 3 200,100; move 14 3 240,100", "began@14"),
  ]) func dragOfTwo(script: String, said: String) throws {
    #expect(try Score(.drag) { ($0.minContacts, $0.maxContacts) = (2, 2) }.said(script) == said)
  }

  @Test func aContactThatJoinsOrLeavesMovesNothing() throws {
    let drag = try Score(.drag) { ($0.minContacts, $0.maxContacts) = (1, 3) }
    let said = try drag.said(
      "down 0 1 100,100; move 10 1 140,100; down 20 2 300,300; move 30 2 320,300; up 40 1; move 50 2 321,300; up 60 2")
    #expect(said == "began@10 changed@30 changed@50 ended@60")
    #expect(drag.events.map(\.value.translation.x) == [40, 50, 51, 51])
    #expect(drag.events.map(\.value.contacts) == [1, 2, 1, 0])
  }

  /// 30 points, at 300 points a second, within 0.5 s.
  @Test(arguments: [
    ("down 0 1 100,100; move 50 1 115.01,100; move 100 1 130.02,100", "ended@100"),
    ("down 0 1 100,100; move 50 1 114.9,100; move 99 1 129.999,100", ""),
    ("down 0 1 100,100; move 99.9 1 130,100", "ended@99.9"),
    ("down 0 1 100,100; move 100 1 129.999,100; up 110 1", "failed lifted_early"),
    ("down 0 1 100,100; move 100.5 1 130,100", ""),
    ("down 0 1 100,100; move 300 1 100,100; move 401 1 100,100; move 499.999999 1 900,100", "ended@499.999999"),
    ("down 0 1 100,100; move 300 1 100,100; move 401 1 100,100; move 500 1 900,100", "failed too_slow"),
    ("down 0 1 100,100; at 500", "failed too_slow"),
    ("down 0 1 100,100; move 200 1 131,100; up 210 1", "failed too_slow"),
  ]) func swipe(script: String, said: String) throws {
    #expect(try Score(.swipe).said(script) == said)
  }

  @Test(arguments: [
    ("140,100", Direction.right), ("60,100", .left), ("100,60", .up), ("100,140", .down), ("140,140", .right),
    ("60,60", .left), ("139,140", .down),
  ]) func directions(place: String, direction: Direction) throws {
    let swipe = try Score(.swipe)
    _ = try swipe.said("down 0 1 100,100; move 20 1 \(place)")
    #expect(swipe.value.direction == direction.rawValue)
  }

  @Test(arguments: [
    ("move 9 1 100,109.999; move 20 1 200,100", "ended@20"),
    ("move 9 1 100,110; move 20 1 200,100", "failed wrong_direction"),
    ("move 9 1 90,100", "failed wrong_direction"),
  ]) func onlyToTheRight(moves: String, said: String) throws {
    let swipe = try Score(.swipe) { $0.directions = DirectionSet(.right) }
    #expect(try swipe.said("down 0 1 100,100; " + moves) == said)
  }

  @Test(arguments: [
    ("move 20 1 200,100; up 30 1", "ended@30"),
    ("move 20 1 200,100; up 120 1", "failed too_slow"),
    ("move 20 1 200,100; move 29 1 110,100; up 30 1", "failed lifted_early"),
    ("up 20 1 140,100", "ended@20"),
  ]) func swipeAtTheLift(acts: String, said: String) throws {
    #expect(try Score(.swipe) { $0.firesAtLift = true }.said("down 0 1 100,100; " + acts) == said)
  }
}
