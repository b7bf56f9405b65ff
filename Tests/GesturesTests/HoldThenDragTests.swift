import Gestures
import Testing

/// A circle that is held and then dragged, as a SwiftUI user writes it, with the view left out.
private struct DraggableCircle {
  enum DragState {
    case inactive
    case pressing
    case dragging(translation: CGSize)

    var translation: CGSize {
      switch self {
      case .inactive, .pressing: .zero
      case .dragging(let translation): translation
      }
    }

    var text: String {
      switch self {
      case .inactive: "inactive"
      case .pressing: "pressing"
      case .dragging(let translation): "dragging \(translation.text)"
      }
    }
  }

  @GestureState private var dragState = DragState.inactive
  @State private var viewState = CGSize.zero
  let log: (String) -> Void

  var gesture: some Gesture {
    let minimumLongPressDuration = 0.5
    return LongPressGesture(minimumDuration: minimumLongPressDuration)
      .sequenced(before: DragGesture())
      .updating($dragState) { value, state, transaction in
        switch value {
        case .first(true):
          state = .pressing
        case .second(true, let drag):
          state = .dragging(translation: drag?.translation ?? .zero)
        default:
          state = .inactive
        }
      }
      .onEnded { value in
        guard case .second(true, let drag?) = value else { return }
        self.viewState.width += drag.translation.width
        self.viewState.height += drag.translation.height
      }
      .onCancelled { reason in log("cancelled \(reason)") }
  }

  /// What would be drawn.
  func draw() {
    let drawn = CGSize(
      width: viewState.width + dragState.translation.width, height: viewState.height + dragState.translation.height)
    log("\(dragState.text) at \(drawn.text)")
  }
}

@Suite struct HoldThenDragTests {
  private let script: Script
  private let circle: DraggableCircle

  init() throws {
    script = try Script()
    circle = DraggableCircle(log: script.log)
    try script.region.gesture(circle.gesture)
    script.host.onUpdate = circle.draw
  }

  @Test func heldAndDragged() {
    script.press(at: 50, 50)
    script.wait(500)
    script.move(to: 55, 50)
    script.wait(16)
    script.move(to: 80, 60)
    script.wait(16)
    script.move(to: 90, 60)
    script.wait(500)
    script.lift()
    #expect(
      script.transcript == [
        "pressing at 0, 0", "dragging 0, 0 at 0, 0", "dragging 30, 10 at 30, 10", "dragging 40, 10 at 40, 10",
        "inactive at 40, 10",
      ])
  }

  @Test func theOffsetAddsUp() {
    for _ in 0..<2 {
      script.press(at: 50, 50)
      script.wait(600)
      script.move(to: 70, 50)
      script.lift()
      script.wait(1000)
    }
    #expect(
      script.transcript == [
        "pressing at 0, 0", "dragging 0, 0 at 0, 0", "dragging 20, 0 at 20, 0", "inactive at 20, 0",
        "pressing at 20, 0", "dragging 0, 0 at 20, 0", "dragging 20, 0 at 40, 0", "inactive at 40, 0",
      ])
  }

  @Test func aHoldOfOneMillisecondLessIsCancelled() {
    script.press(at: 50, 50)
    script.wait(499)
    script.lift()
    #expect(script.transcript == ["pressing at 0, 0", "cancelled liftedEarly", "inactive at 0, 0"])
  }

  @Test func movementWhileItIsHeldCancels() {
    script.press(at: 50, 50)
    script.wait(100)
    script.move(to: 59, 50)
    script.move(to: 60, 50)
    script.wait(1000)
    script.lift()
    #expect(script.transcript == ["pressing at 0, 0", "cancelled moved", "inactive at 0, 0"])
  }

  @Test func aLiftWithoutADragCancels() {
    script.press(at: 50, 50)
    script.wait(500)
    script.move(to: 59, 50)
    script.lift()
    #expect(
      script.transcript == [
        "pressing at 0, 0", "dragging 0, 0 at 0, 0", "cancelled liftedEarly", "inactive at 0, 0",
      ])
  }

  @Test func whatTheSystemTakesAwayCommitsNothing() {
    script.press(at: 50, 50)
    script.wait(500)
    script.move(to: 90, 50)
    script.cancel()
    script.lift()
    #expect(
      script.transcript == [
        "pressing at 0, 0", "dragging 0, 0 at 0, 0", "dragging 40, 0 at 40, 0", "cancelled hostCancel",
        "inactive at 0, 0",
      ])
  }

  @Test func timeThatComesWithTheNextEventIsTheSame() {
    script.press(at: 50, 50)
    script.pass(500)
    script.move(to: 80, 50)
    script.lift()
    #expect(
      script.transcript == [
        "pressing at 0, 0", "dragging 0, 0 at 0, 0", "dragging 30, 0 at 30, 0", "inactive at 30, 0",
      ])
  }
}
