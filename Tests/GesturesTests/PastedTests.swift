import Gestures
import Testing

/// Gesture code as a SwiftUI user has it, pasted: it compiles, and means the same.
@Suite struct PastedTests {
  private struct Heart {
    @GestureState private var isDetectingLongPress = false
    @GestureState(resetTransaction: Transaction(animation: .bouncy)) var pull = CGSize.zero
    @GestureState(reset: { _, transaction in transaction.animation = .easeOut }) var scale: CGFloat = 1
    @State private var completedLongPress = false
    @State private var isDragging = false
    @State private var tapped = false
    @State private var angle = Angle(degrees: 0.0)
    @State var location: CGPoint = .zero

    var isDetecting: Bool { isDetectingLongPress }
    var isDone: Bool { completedLongPress }
    var isTapped: Bool { tapped }
    var degrees: Double { angle.degrees }
    var drags: Bool { isDragging }

    func whenPulled(_ action: @escaping (CGSize, Transaction) -> Void) { _pull.onChange(action) }

    var longPress: some Gesture {
      LongPressGesture(minimumDuration: 3)
        .updating($isDetectingLongPress) { currentState, gestureState, transaction in
          gestureState = currentState
          transaction.animation = Animation.easeIn(duration: 2.0)
        }
        .onEnded { finished in
          self.completedLongPress = finished
        }
    }
    var drag: some Gesture {
      DragGesture(minimumDistance: 0, coordinateSpace: .global)
        .onChanged { _ in self.isDragging = true }
        .onEnded { _ in self.isDragging = false }
    }
    var tap: some Gesture {
      TapGesture(count: 1)
        .onEnded { _ in self.tapped = !self.tapped }
    }
    var pulling: some Gesture<DragGesture.Value> {
      DragGesture().updating($pull) { (value, state, _) in state = value.translation }
    }
    var rotation: some Gesture {
      RotateGesture().onChanged { value in angle = value.rotation }
        .simultaneously(with: MagnifyGesture().updating($scale) { value, state, _ in state = value.magnification })
        .onEnded { value in
          if let turned = value.first { angle = turned.rotation }
        }
    }
  }

  private let script: Script
  private let heart = Heart()

  init() throws { script = try Script() }

  @Test func aLongPressIsDetectedAndCompleted() throws {
    try script.region.gesture(heart.longPress)
    script.press(at: 150, 150)
    #expect(heart.isDetecting && !heart.isDone)
    script.wait(2999)
    #expect(heart.isDetecting && !heart.isDone)
    script.wait(1)
    #expect(!heart.isDetecting && heart.isDone)
  }

  @Test func aDragAndATapToggle() throws {
    try script.region.gesture(heart.drag.exclusively(before: heart.tap))
    script.press(at: 150, 150)
    #expect(heart.drags)
    script.lift()
    #expect(!heart.drags && !heart.isTapped)
    let other = try Script()
    try other.region.gesture(heart.tap)
    other.tap(at: 10, 10)
    #expect(heart.isTapped)
  }

  @Test func aStateGoesBackWithItsTransaction() throws {
    var reset: Animation?
    heart.whenPulled { value, transaction in if value == .zero { reset = transaction.animation } }
    try script.region.gesture(heart.pulling)
    script.press(at: 150, 150)
    script.move(to: 170, 140)
    #expect(heart.pull == CGSize(width: 20, height: -10))
    script.lift()
    #expect(heart.pull == .zero)
    #expect(reset == .bouncy)
  }

  @Test func twoFingersTurnAndScale() throws {
    try script.region.gesture(heart.rotation)
    script.press(1, at: 100, 150)
    script.press(2, at: 200, 150)
    script.move(2, to: 100, 250)
    #expect(abs(heart.degrees - 90) < 1e-9)
    script.move(2, to: 100, 350)
    #expect(abs(heart.scale - 2) < 1e-9)
    script.lift(1)
    script.lift(2)
    #expect(heart.scale == 1)
  }

  @Test func aTapTellsWhereItWas() throws {
    let inner = try script.region.addRegion(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    try inner.onTapGesture { location in script.log("\(location.x.text), \(location.y.text)") }
    try inner.onTapGesture(count: 2, coordinateSpace: .global) { script.log("\($0.x.text), \($0.y.text) twice") }
    script.tap(at: 150, 160)
    script.wait(1000)
    script.tap(at: 150, 160)
    script.tap(at: 151, 160)
    #expect(script.transcript == ["50, 60", "151, 160 twice"])
  }

  @Test(arguments: [true, false]) func whatIsNotEnabledTakesNoPart(isEnabled: Bool) throws {
    let inner = try script.region.addRegion(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    try script.region.highPriorityGesture(TapGesture().onEnded { script.log("high") }, isEnabled: isEnabled)
    try script.region.simultaneousGesture(TapGesture().onEnded { script.log("beside") }, isEnabled: isEnabled)
    try inner.gesture(TapGesture().onEnded { script.log("inner") })
    script.tap(at: 150, 150)
    #expect(script.transcript == (isEnabled ? ["high", "beside"] : ["inner"]))
  }

  @Test func springsByDurationAreThoseByResponse() {
    #expect(Animation.spring() == .spring(response: 0.5, dampingFraction: 0.825))
    #expect(Animation.spring(bounce: 0.25) == .spring(response: 0.5, dampingFraction: 0.75))
    #expect(Animation.smooth(duration: 0.3) == .spring(response: 0.3, dampingFraction: 1))
    #expect(Animation.snappy(extraBounce: 0.1) == .spring(response: 0.5, dampingFraction: 0.75))
    #expect(Animation.bouncy(duration: 1, extraBounce: 0.2) == .spring(response: 1, dampingFraction: 0.5))
    #expect(Animation.interpolatingSpring(duration: 2, bounce: 0.5) == .spring(response: 2, dampingFraction: 0.5))
    #expect(Animation.snappy == Animation.snappy())
    #expect(Animation.bouncy == Animation.bouncy())
  }
}
