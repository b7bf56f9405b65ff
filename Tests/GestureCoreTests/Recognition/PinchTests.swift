import Testing

@testable import GestureCore

/// Magnify, rotate and transform, on both sides of each boundary, and their values across contacts that come and go.
@Suite struct PinchTests {
  private static let pair = "down 0 1 100,100; down 1 2 200,100; "

  @Test(arguments: [
    ("move 9 2 200.99,100", ""), ("move 9 2 201.01,100", "began@9"), ("move 9 2 199.01,100", ""),
    ("move 9 2 198.99,100", "began@9"), ("move 9 2 201.01,100; up 20 1", "began@9 ended@20"),
    ("move 9 1 500,500; up 20 2; move 30 1 100,100", "began@9 ended@20"), ("up 20 1; up 30 2", "failed lifted_early"),
    ("move 9 2 201.01,100; cancel 20 1", "began@9 cancelled@20 host_cancel"),
  ]) func magnify(acts: String, said: String) throws {
    #expect(try Score(.magnify).said(Self.pair + acts) == said)
  }

  @Test func oneFingerDoesNotPinch() throws {
    #expect(try Score(.magnify).said("down 0 1 100,100; move 9 1 500,500; up 20 1") == "failed too_few_contacts")
  }

  /// tan(1 degree) = 0.0174550649...
  @Test(arguments: [
    ("move 9 2 200,101.7454", ""), ("move 9 2 200,101.7456", "began@9"), ("move 9 2 200,98.2544", "began@9"),
  ]) func rotate(acts: String, said: String) throws {
    #expect(try Score(.rotate).said(Self.pair + acts) == said)
  }

  @Test func aTurnIsCountedOn() throws {
    let rotate = try Score(.rotate)
    var script = "down 0 1 0,0; down 0 2 100,0"
    for step in 1...50 {
      let angle = Double(step) * 0.3
      script += "; move \(step * 10) 2 \(100 * cos(angle)),\(100 * sin(angle))"
    }
    _ = try rotate.said(script)
    #expect(abs(rotate.value.rotation - 15) < 1e-9, "more than two turns")
    _ = try rotate.said("down 600 3 500,500; up 610 1")
    _ = try rotate.said("move 620 2 \(100 * cos(15.1)),\(100 * sin(15.1))")
    #expect(abs(rotate.value.rotation - 15) < 0.1, "one more finger, one less: it goes on from there")
  }

  @Test func scaleGoesOnAcrossFingers() throws {
    let magnify = try Score(.magnify)
    _ = try magnify.said("down 0 1 100,100; down 0 2 200,100; move 10 2 300,100")
    #expect(magnify.value.magnification == 2)
    #expect(magnify.value.centroid == Point(200, 100))
    // A third finger, then the first one lifts: 300,100 and 300,300 are left, and part by half as much again.
    _ = try magnify.said("down 20 3 300,300; up 30 1; move 40 3 300,400; up 50 2")
    #expect(abs(magnify.value.magnification - 3) < 1e-12)
    #expect(magnify.events.last?.phase == .ended)
  }

  @Test func fingersOnOneSpotSayNothingUntilTheyPart() throws {
    let magnify = try Score(.magnify)
    let said = try magnify.said(
      "down 0 1 100,100; down 0 2 100,100; move 10 2 100.9,100; move 20 2 110,100; move 30 2 120,100")
    #expect(said == "began@30")
    #expect(magnify.value.magnification == 2)
  }

  @Test func aPairThatPassesThroughOneSpotKeepsItsReference() throws {
    let magnify = try Score(.magnify)
    _ = try magnify.said("down 0 1 100,100; down 0 2 200,100; move 10 2 150,100; move 20 2 100,100; move 30 2 300,100")
    #expect(magnify.value.magnification == 2)
    #expect(magnify.events.allSatisfy { $0.value.magnification > 0 })
  }

  /// The least-squares similarity of three fingers, computed here from its normal equations.
  @Test func threeFingers() throws {
    let (from, to) = (
      [Point(100, 100), Point(200, 100), Point(130, 220)], [Point(80, 120), Point(240, 90), Point(160, 300)]
    )
    let transform = try Score(.transform)
    var script = from.enumerated().map { "down 0 \($0) \($1.x),\($1.y)" }
    script += to.enumerated().map { "move 10 \($0) \($1.x),\($1.y)" }
    _ = try transform.said(script.joined(separator: ";"))
    func mean(_ all: [Point]) -> Point { all.reduce(Point.zero, +) * (1 / Double(all.count)) }
    var (real, imaginary, squares) = (0.0, 0.0, 0.0)
    for (a, b) in zip(from, to) {
      let (p, q) = (a - mean(from), b - mean(to))
      real += p.x * q.x + p.y * q.y
      imaginary += p.x * q.y - p.y * q.x
      squares += p.lengthSquared
    }
    let value = transform.value
    #expect(abs(value.magnification - (real * real + imaginary * imaginary).squareRoot() / squares) < 1e-9)
    #expect(abs(value.rotation - atan2(imaginary, real)) < 1e-9)
    #expect((value.translation - (mean(to) - mean(from))).length < 1e-9)
    #expect((value.matrix.apply(mean(from)) - mean(to)).length < 1e-9, "the matrix carries the start to now")
  }

  @Test(arguments: [
    ("down 0 1 100,100; move 9 1 109.999,100", ""), ("down 0 1 100,100; move 9 1 110,100; up 20 1", "began@9 ended@20"),
    ("down 0 1 100,100; down 0 2 200,100; move 9 2 201.01,100", "began@9"),
    (
      "down 0 1 100,100; down 0 2 200,100; move 9 2 201.01,100; up 20 1; move 30 2 250,100; up 40 2",
      "began@9 changed@20 changed@30 ended@40"
    ),  // The centroid is another with one finger less.
  ]) func transform(script: String, said: String) throws {
    #expect(try Score(.transform).said(script) == said)
  }
}
