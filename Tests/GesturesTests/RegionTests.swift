import Gestures
import Testing

@Suite struct RegionTests {
  private let script: Script
  private let inner: GestureRegion

  init() throws {
    script = try Script()
    inner = try script.region.addRegion(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  }

  private func tap(_ name: String) -> some Gesture { TapGesture().onEnded { script.log(name) } }

  private func drag(_ name: String) -> some Gesture {
    DragGesture().onChanged { script.log("\(name) \($0.location.x.text), \($0.location.y.text)") }
      .onCancelled { script.log("\(name) cancelled \($0)") }
  }

  /// A drag from (150, 150) to (170, 150).
  private func swipe() {
    script.press(at: 150, 150)
    script.move(to: 170, 150)
    script.lift()
    script.wait(1000)
  }

  @Test func theInnerGestureWins() throws {
    try script.region.gesture(tap("outer"))
    try inner.gesture(tap("inner"))
    script.tap(at: 150, 150)
    script.wait(1000)
    script.tap(at: 50, 50)
    #expect(script.transcript == ["inner", "outer"])
  }

  @Test func aHighPriorityGestureWins() throws {
    try script.region.highPriorityGesture(tap("outer"))
    try inner.gesture(tap("inner"))
    script.tap(at: 150, 150)
    #expect(script.transcript == ["outer"])
  }

  @Test func aSimultaneousGestureGoesOnBesideIt() throws {
    try script.region.simultaneousGesture(tap("outer"))
    try inner.gesture(tap("inner"))
    script.tap(at: 150, 150)
    #expect(script.transcript == ["outer", "inner"])
  }

  @Test(arguments: [
    (GestureMask.all, ["inner"]), (.gesture, ["outer"]), (.subviews, ["inner"]), (.none, []),
  ])
  func masks(mask: GestureMask, heard: [String]) throws {
    try script.region.gesture(tap("outer"), including: mask)
    try inner.gesture(tap("inner"))
    script.tap(at: 150, 150)
    #expect(script.transcript == heard)
  }

  @Test func aMaskCanChange() throws {
    try script.region.gesture(tap("outer"))
    try inner.gesture(tap("inner"))
    try script.region.attachments[0].setMask(.gesture)
    script.tap(at: 150, 150)
    #expect(script.transcript == ["outer"])
  }

  @Test func spaces() throws {
    try inner.gesture(drag("local"))
    try inner.simultaneousGesture(
      DragGesture(coordinateSpace: .global).onEnded { script.log("global \($0.location.x.text)") })
    script.region.coordinateSpace(.named("board"))
    try inner.simultaneousGesture(
      DragGesture(coordinateSpace: .named("board")).onEnded { script.log("board \($0.location.x.text)") })
    try inner.simultaneousGesture(
      SpatialTapGesture(coordinateSpace: .local).onEnded { script.log("tap \($0.location.x.text)") })
    swipe()
    script.tap(at: 150, 150)
    #expect(script.transcript == ["local 70, 50", "global 170", "board 170", "tap 50"])
  }

  @Test func aSpaceThatIsNotThereIsRefused() throws {
    let spaces = CoordinateSpace.named("nowhere")
    #expect(throws: Fault(.invalidArgument, .space)) {
      try inner.gesture(DragGesture(coordinateSpace: spaces).sequenced(before: TapGesture()))
    }
    #expect(inner.attachments.isEmpty)
  }

  @Test func theRegionThatIsDraggedDoesNotJitter() throws {
    let start = inner.frame
    try inner.gesture(
      DragGesture().onChanged { value in
        script.log(value.translation.text)
        try? inner.setFrame(start.offsetBy(dx: value.translation.width, dy: value.translation.height))
      })
    script.press(at: 150, 150)
    for x in [170.0, 190, 210] { script.move(to: x, 150) }
    #expect(script.transcript == ["20, 0", "40, 0", "60, 0"])
    #expect(inner.frame == CGRect(x: 160, y: 100, width: 100, height: 100))
  }

  @Test func disablingInMidGestureCancelsWithAReason() throws {
    try inner.gesture(drag("drag"))
    let attachment = try #require(inner.attachments.first)
    script.press(at: 150, 150)
    script.move(to: 170, 150)
    #expect(attachment.phase == .began)
    try attachment.setEnabled(false)
    #expect(attachment.reason == .disabled)
    script.lift()
    swipe()
    try attachment.setEnabled(true)
    swipe()
    #expect(script.transcript == ["drag 70, 50", "drag cancelled disabled", "drag 70, 50"])
  }

  @Test func attachedButNotEnabled() throws {
    try inner.gesture(drag("drag"), isEnabled: false)
    swipe()
    #expect(script.transcript == [])
    #expect(inner.attachments.first?.isEnabled == false)
  }

  @Test func takingAGestureOff() throws {
    try inner.gesture(drag("drag"))
    script.press(at: 150, 150)
    script.move(to: 170, 150)
    try inner.attachments[0].remove()
    script.lift()
    swipe()
    #expect(script.transcript == ["drag 70, 50", "drag cancelled disabled"])
    #expect(inner.attachments.isEmpty)
  }

  @Test func removingARegionCancelsWhatIsInIt() throws {
    @GestureState var live = 0.0
    try inner.gesture(
      DragGesture().updating($live) { value, state, _ in state = Double(value.translation.width) }
        .onCancelled { script.log("\($0)") })
    script.press(at: 150, 150)
    script.move(to: 170, 150)
    #expect(live == 20)
    try script.region.remove()
    #expect(live == 0)
    #expect(script.transcript == ["regionRemoved"])
    #expect(script.host.regions.isEmpty && inner.host == nil)
    #expect(throws: Fault.self) { try inner.gesture(TapGesture()) }
  }

  @Test func theOneInFrontIsHit() throws {
    let other = try script.region.addRegion(frame: inner.frame)
    try inner.gesture(tap("inner"))
    try other.gesture(tap("other"))
    script.tap(at: 150, 150)
    script.wait(1000)
    try inner.zIndex(1)
    script.tap(at: 150, 150)
    script.wait(1000)
    try inner.allowsHitTesting(false)
    script.tap(at: 150, 150)
    #expect(script.transcript == ["other", "inner", "other"])
  }

  @Test func aGestureBeyondTheCapacityLeavesNothing() throws {
    var capacity = Capacity()
    capacity.gestures = 2
    let host = try GestureHost(capacity: capacity)
    let region = try host.addRegion(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(throws: Fault(.capacity, .gestures, 2)) {
      try region.gesture(TapGesture().exclusively(before: DragGesture()))
    }
    try region.gesture(TapGesture()).gesture(DragGesture())
    #expect(region.attachments.count == 2)
  }

  @Test(arguments: [-1, Double.nan]) func aDurationThatIsNone(seconds: Double) throws {
    #expect(throws: Fault(.invalidArgument, .duration)) {
      try inner.gesture(LongPressGesture(minimumDuration: seconds))
    }
  }

  @Test func aDistanceThatIsNone() throws {
    #expect(throws: Fault(.notFinite, .minDistance, Double.nan.bitPattern)) {
      try inner.gesture(DragGesture(minimumDistance: .nan))
    }
  }
}
