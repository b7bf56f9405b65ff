import Gestures
import Testing

/// A card on a stack: a tap opens and closes it, a drag moves it, and letting go puts everything back.
private struct CardStack {
  @State var isOpen = false
  @State var offset = CGSize.zero
  let log: (String) -> Void

  var tap: some Gesture {
    TapGesture().onEnded { isOpen.toggle() }
  }

  var drag: some Gesture {
    DragGesture()
      .onChanged { value in
        offset = value.translation
        isOpen = true
      }
      .onEnded { _ in
        withAnimation(.spring(response: 0.3, dampingFraction: 0.6)) {
          offset = .zero
          isOpen = false
        }
      }
      .onCancelled { reason in
        log("cancelled \(reason)")
        (offset, isOpen) = (.zero, false)
      }
  }

  func draw() { log("\(isOpen ? "open" : "closed") \(offset.text)") }
}

@Suite struct TogglingCardTests {
  private let script: Script
  private let cards: CardStack

  init() throws {
    script = try Script()
    cards = CardStack(log: script.log)
    try script.region.gesture(cards.tap).gesture(cards.drag)
    script.host.onUpdate = cards.draw
  }

  @Test func aTapToggles() {
    script.tap(at: 50, 50)
    script.wait(1000)
    script.tap(at: 50, 50)
    script.wait(1000)
    #expect(script.transcript == ["open 0, 0", "closed 0, 0"])
  }

  @Test func aDragMovesAndPutsBack() {
    script.press(at: 50, 50)
    script.move(to: 80, 50)
    script.move(to: 80, 90)
    script.lift()
    #expect(script.transcript == ["open 30, 0", "open 30, 40", "closed 0, 0"])
  }

  @Test func aDragDoesNotTap() {
    script.tap(at: 50, 50)
    script.wait(1000)
    script.press(at: 50, 50)
    script.move(to: 60, 50)
    script.move(to: 50, 50)
    script.lift()
    script.wait(1000)
    #expect(script.transcript == ["open 0, 0", "open 10, 0", "open 0, 0", "closed 0, 0"])
  }

  @Test func aCancelledDragPutsBackToo() {
    script.press(at: 50, 50)
    script.move(to: 80, 50)
    script.cancel()
    #expect(script.transcript == ["open 30, 0", "cancelled hostCancel", "closed 0, 0"])
  }

  @Test func theWayBackIsAnimated() {
    var animations: [Animation?] = []
    cards.onOffsetChange { animations.append($1.animation) }
    script.press(at: 50, 50)
    script.move(to: 80, 50)
    script.lift()
    #expect(animations == [nil, .spring(response: 0.3, dampingFraction: 0.6)])
  }
}

extension CardStack {
  fileprivate func onOffsetChange(_ action: @escaping (CGSize, Transaction) -> Void) { _offset.onChange(action) }
}
