import Gestures
import Testing

/// The ways in which SwiftUI users make a button that taps and long presses.
@Suite struct LongPressableButtonTests {
  private let script: Script

  init() throws { script = try Script() }

  private func run() {
    script.tap(at: 50, 50)
    script.wait(1000)
    script.log("--")
    script.press(at: 50, 50)
    script.wait(800)
    script.log("lift")
    script.lift()
    script.wait(1000)
  }

  @Test func simultaneousWithATap() throws {
    try script.region
      .simultaneousGesture(LongPressGesture().onEnded { _ in script.log("long press") })
      .onTapGesture { script.log("tap") }
    run()
    #expect(script.transcript == ["tap", "--", "long press", "lift", "tap"])
  }

  @Test func withAFlag() throws {
    @State var isLongPressing = false
    try script.region
      .simultaneousGesture(
        LongPressGesture(minimumDuration: 0.5).onEnded { _ in
          isLongPressing = true
          script.log("long press")
        }
      )
      .gesture(
        TapGesture().onEnded {
          if isLongPressing { isLongPressing = false } else { script.log("tap") }
        })
    run()
    #expect(script.transcript == ["tap", "--", "long press", "lift"])
    run()
    #expect(script.transcript == ["tap", "--", "long press", "lift", "tap", "--", "long press", "lift"])
  }

  @Test func exclusive() throws {
    let longPress = LongPressGesture().onEnded { _ in script.log("long press") }
    let tap = TapGesture().onEnded { script.log("tap") }
    try script.region.gesture(longPress.exclusively(before: tap))
    run()
    #expect(script.transcript == ["tap", "--", "long press", "lift"])
  }

  @Test func exclusiveByItsValue() throws {
    try script.region.gesture(
      LongPressGesture().exclusively(before: TapGesture()).onEnded { value in
        switch value {
        case .first(let isHeld): script.log("long press \(isHeld)")
        case .second: script.log("tap")
        }
      })
    run()
    #expect(script.transcript == ["tap", "--", "long press true", "lift"])
  }

  @Test func simultaneousInOneGesture() throws {
    try script.region.gesture(
      TapGesture().simultaneously(with: LongPressGesture()).onEnded { value in
        script.log("tap \(value.first != nil) long press \(value.second ?? false)")
      })
    run()
    #expect(script.transcript == ["tap true long press false", "--", "lift", "tap true long press true"])
  }

  @Test func pressingFeedback() throws {
    try script.region.onLongPressGesture(
      minimumDuration: 0.5, perform: { script.log("long press") },
      onPressingChanged: { script.log("pressing \($0)") })
    run()
    #expect(
      script.transcript == [
        "pressing true", "pressing false", "--", "pressing true", "pressing false", "long press", "lift",
      ])
  }

  @Test func updatingAndChangedHearOfThePress() throws {
    @GestureState var isDetecting = false
    try script.region.gesture(
      LongPressGesture()
        .updating($isDetecting) { value, state, _ in state = value }
        .onChanged { script.log("changed \($0) \(isDetecting)") }
        .onEnded { script.log("ended \($0) \(isDetecting)") })
    script.press(at: 50, 50)
    #expect(isDetecting)
    script.wait(499)
    #expect(isDetecting)
    script.wait(1)
    #expect(!isDetecting)
    #expect(script.transcript == ["changed true true", "ended true true"])
  }

  @Test func aPressKnowsWhereItIs() throws {
    let inner = try script.region.addRegion(frame: CGRect(x: 40, y: 40, width: 100, height: 100))
    try inner.gesture(
      SpatialLongPressGesture(coordinateSpace: .local)
        .onChanged { script.log("at \($0.location.x.text), \($0.location.y.text)") }
        .onEnded { script.log("held at \($0.location.x.text), from \($0.startLocation.x.text)") })
    script.press(at: 50, 60)
    script.move(to: 55, 60)
    script.wait(500)
    #expect(script.transcript == ["at 10, 20", "held at 15, from 10"])
  }
}
