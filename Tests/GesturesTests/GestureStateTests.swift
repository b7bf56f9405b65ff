import Gestures
import Testing

@Suite struct GestureStateTests {
  private let script: Script

  init() throws { script = try Script() }

  private func drag() {
    script.press(at: 50, 50)
    script.move(to: 70, 50)
    script.lift()
  }

  @Test func theResetHasItsTransaction() throws {
    let state = GestureState(wrappedValue: CGFloat(0), resetTransaction: Transaction(animation: .spring()))
    state.onChange { script.log("\($0.text) \($1.animation == .spring() ? "spring" : "plain")") }
    try script.region.gesture(
      DragGesture().updating(state) { value, state, _ in state = value.translation.width })
    drag()
    #expect(script.transcript == ["20 plain", "0 spring"])
  }

  @Test func theResetClosureSeesTheLastValue() throws {
    let state = GestureState(initialValue: CGFloat(0)) { last, transaction in
      transaction.animation = last > 10 ? .easeOut(duration: 1) : nil
    }
    state.onChange { script.log("\($0.text) \($1.animation == nil ? "at once" : "eases")") }
    try script.region.gesture(
      DragGesture(minimumDistance: 1).updating(state) { value, state, transaction in
        state = value.translation.width
        transaction.animation = .linear
      })
    drag()
    script.press(at: 50, 50)
    script.move(to: 55, 50)
    script.cancel()
    #expect(script.transcript == ["20 eases", "0 eases", "5 eases", "0 at once"])
  }

  @Test func aStateThatStartsAtNothing() throws {
    @GestureState(resetTransaction: Transaction(animation: .smooth)) var place: CGPoint?
    try script.region.gesture(DragGesture().updating($place) { value, state, _ in state = value.location })
    #expect(place == nil)
    script.press(at: 50, 50)
    script.move(to: 70, 50)
    #expect(place == CGPoint(x: 70, y: 50))
    script.lift()
    #expect(place == nil)
  }

  @Test func theStateIsThereInOnEndedAndGoneWhenItIsTimeToDraw() throws {
    @GestureState var live = CGSize.zero
    @State var committed = CGSize.zero
    try script.region.gesture(
      DragGesture()
        .updating($live) { value, state, _ in state = value.translation }
        .onEnded { value in
          script.log("ended \(live.text)")
          committed = value.translation
        })
    script.host.onUpdate = { script.log("draw \(live.text) + \(committed.text)") }
    drag()
    #expect(script.transcript == ["draw 20, 0 + 0, 0", "ended 20, 0", "draw 0, 0 + 20, 0"])
  }

  @Test func aWriteTakesTheAnimationAroundIt() {
    let state = State(initialValue: 0)
    state.onChange { script.log("\($0) \($1.animation.map { $0 == .default ? "default" : "other" } ?? "none")") }
    state.wrappedValue = 1
    withAnimation { state.wrappedValue = 2 }
    state.projectedValue.animation(.linear).wrappedValue = 3
    withTransaction(Transaction(animation: nil)) { state.wrappedValue += 1 }
    #expect(script.transcript == ["1 none", "2 default", "3 other", "4 none"])
  }

  @Test func aBindingToAPart() {
    @State var size = CGSize(width: 1, height: 2)
    let width = $size.width
    width.wrappedValue += 10
    #expect(size == CGSize(width: 11, height: 2))
    @Binding var bound: CGFloat
    _bound = width
    bound = 5
    #expect(width.wrappedValue == 5)
    #expect(Binding.constant(3).wrappedValue == 3)
  }

  @Test func springsByAnyNames() {
    let stiff = Animation.interpolatingSpring(stiffness: 4 * .pi * .pi, damping: 2 * .pi)
    #expect(stiff == .spring(response: 1, dampingFraction: 0.5))
    #expect(Animation.spring(duration: 0.5, bounce: 0.3) == .spring(response: 0.5, dampingFraction: 0.7))
  }
}
