import Gestures
import Testing

/// A card with two translations: one while it is dragged, one that stays.
private struct TwoTranslations {
  @State var currentTranslation = CGSize.zero
  @State var finalTranslation = CGSize.zero

  var gesture: some Gesture {
    DragGesture()
      .onChanged { value in
        currentTranslation = CGSize(
          width: value.translation.width + finalTranslation.width,
          height: value.translation.height + finalTranslation.height)
      }
      .onEnded { value in
        currentTranslation = CGSize(
          width: value.translation.width + finalTranslation.width,
          height: value.translation.height + finalTranslation.height)
        finalTranslation = currentTranslation
      }
  }
}

/// The same with a state that goes back by itself.
private struct WithGestureState {
  @GestureState var translation = CGSize.zero
  @State var position = CGPoint(x: 100, y: 100)

  var gesture: some Gesture {
    DragGesture()
      .updating($translation) { value, state, _ in state = value.translation }
      .onEnded { value in
        position.x += value.translation.width
        position.y += value.translation.height
      }
  }
}

@Suite struct PlainDragTests {
  private let script: Script

  init() throws { script = try Script() }

  @Test func twoTranslations() throws {
    let card = TwoTranslations()
    try script.region.gesture(card.gesture)
    script.host.onUpdate = {
      script.log("\(card.currentTranslation.text) | \(card.finalTranslation.text)")
    }
    script.press(at: 50, 50)
    script.move(to: 59, 50)
    script.move(to: 60, 50)
    script.move(to: 60, 50)
    script.move(to: 40, 70)
    script.lift()
    script.wait(1000)
    script.press(at: 200, 200)
    script.move(to: 220, 200)
    script.lift()
    #expect(
      script.transcript == [
        "10, 0 | 0, 0", "-10, 20 | 0, 0", "-10, 20 | -10, 20", "10, 20 | -10, 20", "10, 20 | 10, 20",
      ])
  }

  @Test func withAGestureState() throws {
    let card = WithGestureState()
    try script.region.gesture(card.gesture)
    script.host.onUpdate = {
      script.log("\(card.translation.text) | \(card.position.x.text), \(card.position.y.text)")
    }
    script.press(at: 50, 50)
    script.move(to: 70, 50)
    script.move(to: 90, 55)
    script.lift()
    #expect(script.transcript == ["20, 0 | 100, 100", "40, 5 | 100, 100", "0, 0 | 140, 105"])
  }

  @Test func aCancelledDragLeavesThePosition() throws {
    let card = WithGestureState()
    try script.region.gesture(card.gesture)
    script.press(at: 50, 50)
    script.move(to: 90, 50)
    #expect(card.translation == CGSize(width: 40, height: 0))
    script.cancel()
    #expect(card.translation == .zero)
    #expect(card.position == CGPoint(x: 100, y: 100))
  }

  @Test func aSecondFingerDoesNotEndTheDrag() throws {
    let card = WithGestureState()
    try script.region.gesture(card.gesture)
    script.press(1, at: 50, 50)
    script.move(1, to: 70, 50)
    script.press(2, at: 200, 200)
    script.move(2, to: 250, 250)
    script.lift(2)
    script.move(1, to: 80, 50)
    #expect(card.translation == CGSize(width: 30, height: 0))
    script.lift(1)
    #expect(card.position == CGPoint(x: 130, y: 100))
  }

  @Test func everyFieldOfAValue() throws {
    var values: [DragGesture.Value] = []
    try script.region.gesture(DragGesture().onChanged { values.append($0) }.onEnded { values.append($0) })
    script.press(at: 10, 20)
    for step in 1...5 {
      script.pass(10)
      script.move(to: 10 + 10 * Double(step), 20 - 5 * Double(step))
    }
    script.lift()
    #expect(values.count == 6)
    for value in values {
      #expect(value.startLocation == CGPoint(x: 10, y: 20))
      #expect(abs(value.velocity.width - 1000) < 1e-6)
      #expect(abs(value.velocity.height + 500) < 1e-6)
    }
    let last = try #require(values.last)
    #expect(last.time == Date(timeIntervalSinceReferenceDate: 0.05))
    #expect(last.location == CGPoint(x: 60, y: -5))
    #expect(last.translation == CGSize(width: 50, height: -25))
    #expect(abs(last.predictedEndLocation.x - 310) < 1e-6)
    #expect(abs(last.predictedEndLocation.y + 130) < 1e-6)
    #expect(abs(last.predictedEndTranslation.width - 300) < 1e-6)
    #expect(abs(last.predictedEndTranslation.height + 150) < 1e-6)
  }

  @Test func aRestBeforeTheLiftHasNoVelocity() throws {
    var velocity: CGSize?
    try script.region.gesture(DragGesture().onEnded { velocity = $0.velocity })
    script.press(at: 10, 10)
    script.pass(10)
    script.move(to: 30, 10)
    script.pass(100)
    script.lift()
    #expect(velocity == .zero)
  }
}
