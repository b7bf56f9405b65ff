import Gestures
import Testing

@Suite struct PinchTests {
  private let script: Script

  init() throws { script = try Script(size: CGSize(width: 400, height: 200)) }

  /// Two fingers, 100 points apart, about (200, 100).
  private func pressTwo() {
    script.press(1, at: 150, 100)
    script.press(2, at: 250, 100)
  }

  @Test func everyFieldOfAMagnification() throws {
    var values: [MagnifyGesture.Value] = []
    try script.region.gesture(MagnifyGesture().onChanged { values.append($0) }.onEnded { values.append($0) })
    pressTwo()
    script.pass(10)
    script.move(2, to: 260, 100)
    script.pass(10)
    script.move(2, to: 270, 100)
    script.lift(2)
    #expect(values.map(\.magnification) == [1.1, 1.2, 1.2])
    for value in values {
      #expect(abs(value.velocity - 10) < 1e-9)
      #expect(value.startLocation == CGPoint(x: 200, y: 100))
      #expect(value.startAnchor == .center)
    }
    #expect(
      values.map(\.time) == [0.01, 0.02, 0.02].map { Date(timeIntervalSinceReferenceDate: $0) })
  }

  @Test func aMagnificationBeginsAtItsDelta() throws {
    try script.region.gesture(
      MagnifyGesture(minimumScaleDelta: 0.125).onChanged { script.log("\($0.magnification)") })
    pressTwo()
    script.move(2, to: 262, 100)
    script.move(2, to: 262.5, 100)
    #expect(script.transcript == ["1.125"])
  }

  @Test func everyFieldOfARotation() throws {
    var values: [RotateGesture.Value] = []
    try script.region.gesture(
      RotateGesture(minimumAngleDelta: .degrees(10)).onChanged { values.append($0) }.onEnded { values.append($0) })
    pressTwo()
    script.pass(10)
    script.move(2, to: 150, 200)
    script.lift(1)
    #expect(values.count == 2)
    for value in values {
      #expect(abs(value.rotation.degrees - 90) < 1e-9)
      #expect(abs(value.velocity.degrees - 9000) < 1e-6)
      #expect(value.startLocation == CGPoint(x: 200, y: 100))
      #expect(value.startAnchor == UnitPoint(x: 0.5, y: 0.5))
      #expect(value.time == Date(timeIntervalSinceReferenceDate: 0.01))
    }
  }

  @Test func theOlderNamesMeasureOneNumber() throws {
    try script.region
      .gesture(MagnificationGesture().onChanged { script.log("scale \($0)") })
      .simultaneousGesture(RotationGesture().onEnded { script.log("angle \($0.degrees.rounded())") })
    pressTwo()
    script.move(2, to: 150, 300)
    script.lift(2)
    #expect(script.transcript == ["scale 2.0", "angle 90.0"])
  }

  @Test func magnifyAndRotateTogether() throws {
    @GestureState var scale: CGFloat = 1
    @State var angle = Angle.zero
    try script.region.gesture(
      MagnifyGesture().simultaneously(with: RotateGesture())
        .updating($scale) { value, state, _ in state = value.first?.magnification ?? 1 }
        .onEnded { value in
          script.log("scale \(value.first?.magnification ?? 1) \(scale)")
          angle += value.second?.rotation ?? .zero
        })
    pressTwo()
    script.move(2, to: 150, 300)
    #expect(scale == 2)
    script.lift(2)
    script.lift(1)
    #expect(script.transcript == ["scale 2.0 2.0"])
    #expect(scale == 1)
    #expect(angle.degrees.rounded() == 90)
  }

  @Test func aPartThatMayBeginAgainIsAbsent() throws {
    let pan = DragGesture().onEnded { _ in script.log("pan ended") }
    let pinch = MagnifyGesture().onEnded { script.log("pinch ended \($0.magnification)") }
    try script.region.gesture(
      pan.simultaneously(with: pinch).onChanged { value in
        script.log("\(value.first?.translation.text ?? "-") | \(value.second.map { "\($0.magnification)" } ?? "-")")
      })
    script.press(1, at: 100, 100)
    script.move(1, to: 120, 100)
    script.press(2, at: 220, 100)
    script.move(2, to: 270, 100)
    script.lift(2)
    script.press(3, at: 320, 100)
    script.move(1, to: 121, 100)
    script.move(3, to: 221, 100)
    script.lift(3)
    script.lift(1)
    #expect(
      script.transcript == [
        "20, 0 | -", "20, 0 | 1.5", "pinch ended 1.5", "20, 0 | -", "21, 0 | -", "21, 0 | 0.5", "pinch ended 0.5",
        "pan ended",
      ])
  }
}
