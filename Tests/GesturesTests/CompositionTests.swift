import Gestures
import Testing

/// A gesture of one's own: what it measures is what its body measures.
private struct Pull: Gesture {
  let limit: CGFloat
  let log: (String) -> Void

  var body: some Gesture<CGFloat> {
    DragGesture(minimumDistance: 5)
      .map { min($0.translation.height, limit) }
      .onEnded { log("pulled \($0.text)") }
  }
}

/// The same where the body's type says nothing of its value.
private struct Plain: Gesture {
  let log: (String) -> Void

  var body: some Gesture { TapGesture(count: 2).onEnded { log("plain") } }
}

@Suite struct CompositionTests {
  private let script: Script

  init() throws { script = try Script() }

  @Test func aGestureOfOnesOwn() throws {
    try script.region.gesture(
      Pull(limit: 20, log: script.log).onChanged { script.log("changed \($0.text)") }
        .exclusively(before: Plain(log: script.log)))
    script.press(at: 50, 50)
    script.move(to: 50, 60)
    script.move(to: 50, 80)
    script.move(to: 50, 90)
    script.lift()
    script.wait(1000)
    script.tap(at: 50, 50)
    script.tap(at: 50, 50)
    #expect(script.transcript == ["changed 10", "changed 20", "pulled 20", "plain"])
  }

  @Test func changedIsSaidOfDifferentValuesOnly() throws {
    try script.region.gesture(
      DragGesture().map { $0.translation.width > 50 }.onChanged { script.log("far \($0)") })
    script.press(at: 0, 0)
    for x in [20.0, 40, 60, 80, 30] { script.move(to: x, 0) }
    script.lift()
    script.press(at: 0, 0)
    script.move(to: 20, 0)
    #expect(script.transcript == ["far false", "far true", "far false", "far false"])
  }

  @Test func membersAreHeardBeforeTheirComposite() throws {
    let press = LongPressGesture().onChanged { _ in script.log("press") }.onEnded { _ in script.log("held") }
    let drag = DragGesture().onChanged { _ in script.log("drag") }.onEnded { _ in script.log("dropped") }
    try script.region.gesture(
      press.sequenced(before: drag)
        .onChanged { value in
          switch value {
          case .first(let isHeld): script.log("first \(isHeld)")
          case .second(let isHeld, nil): script.log("second \(isHeld) -")
          case .second(let isHeld, let drag?): script.log("second \(isHeld) \(drag.translation.text)")
          }
        }
        .onEnded { _ in script.log("ended") })
    script.press(at: 50, 50)
    script.wait(500)
    script.move(to: 70, 50)
    script.lift()
    #expect(
      script.transcript == [
        "press", "first true", "held", "second true -", "drag", "second true 20, 0", "dropped", "ended",
      ])
  }

  @Test func aTapAndThenADrag() throws {
    try script.region.gesture(
      SpatialTapGesture().sequenced(before: DragGesture(minimumDistance: 0))
        .onChanged { value in
          if case .second(let tap, let drag) = value {
            script.log("\(tap.location.x.text) \(drag?.translation.text ?? "-")")
          }
        }
        .onCancelled { script.log("cancelled \($0)") })
    script.tap(at: 50, 50)
    script.wait(100)
    script.press(at: 60, 50)
    script.move(to: 60, 80)
    script.lift()
    script.wait(1000)
    script.tap(at: 70, 50)
    script.wait(349)
    script.log("--")
    script.wait(1)
    #expect(script.transcript == ["50 -", "50 0, 0", "50 0, 30", "70 -", "--", "cancelled tooLate"])
  }

  @Test func aDoubleTapBeforeASingleOne() throws {
    try script.region.gesture(
      TapGesture(count: 2).onEnded { script.log("double") }
        .exclusively(before: TapGesture().onEnded { script.log("single") }))
    script.tap(at: 50, 50)
    script.wait(349)
    script.log("--")
    script.wait(1)
    script.tap(at: 50, 50)
    script.wait(100)
    script.tap(at: 50, 50)
    script.wait(1000)
    #expect(script.transcript == ["--", "single", "double"])
  }

  @Test func aSequenceInAnExclusive() throws {
    let hold = LongPressGesture().sequenced(before: DragGesture())
    try script.region.gesture(
      hold.exclusively(before: TapGesture()).onEnded { value in
        switch value {
        case .first(.second(_, let drag?)): script.log("moved \(drag.translation.text)")
        case .first: script.log("?")
        case .second: script.log("tapped")
        }
      })
    script.tap(at: 50, 50)
    script.wait(1000)
    script.press(at: 50, 50)
    script.wait(500)
    script.move(to: 50, 90)
    script.lift()
    #expect(script.transcript == ["tapped", "moved 0, 40"])
  }

  @Test func aMissingGestureTakesPartInNothing() throws {
    let missing: DragGesture? = nil
    let present: DragGesture? = DragGesture()
    try script.region
      .gesture(missing.onEnded { _ in script.log("missing") })
      .simultaneousGesture(AnyGesture(present.map(\.translation)).onEnded { script.log("present \($0.text)") })
    script.press(at: 50, 50)
    script.move(to: 70, 50)
    script.lift()
    #expect(script.transcript == ["present 20, 0"])
  }

  @Test func everyEndIsHeardOnce() throws {
    try script.region.gesture(
      DragGesture().onEnded { _ in script.log("a") }.onCancelled { _ in script.log("no") }
        .onEnded { _ in script.log("b") })
    script.press(at: 50, 50)
    script.move(to: 70, 50)
    script.lift()
    #expect(script.transcript == ["a", "b"])
  }
}
