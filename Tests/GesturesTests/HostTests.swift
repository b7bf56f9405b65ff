import Gestures
import Testing

@Suite struct HostTests {
  private let script: Script

  init() throws { script = try Script() }

  @Test func theNextDeadline() throws {
    try script.region.gesture(LongPressGesture().onEnded { _ in script.log("held") })
    #expect(script.host.nextDeadline == nil)
    script.pass(100)
    script.press(at: 50, 50)
    #expect(script.host.nextDeadline == .milliseconds(600))
    script.host.advance(to: .milliseconds(600) - .nanoseconds(1))
    #expect(script.transcript == [])
    script.host.advance(to: .milliseconds(600))
    #expect(script.transcript == ["held"])
    #expect(script.host.nextDeadline == nil)
    #expect(script.host.now == .milliseconds(600))
  }

  @Test func whatIsRefusedLetsNoTimePass() throws {
    try script.region.gesture(LongPressGesture().onEnded { _ in script.log("held") })
    script.press(at: 50, 50)
    script.pass(1000)
    #expect(script.move(7, to: 0, 0) == .unknownContact)
    #expect(script.move(to: .nan, 0) == .notFinite)
    #expect(script.host.lastFault.code == .notFinite)
    #expect(script.host.now == .zero)
    #expect(script.transcript == [])
    #expect(script.lift() == .ok)
    #expect(script.transcript == ["held"])
  }

  @Test func timeThatRunsBackIsAWarning() throws {
    script.wait(100)
    #expect(script.host.press(1, at: .zero, time: .milliseconds(50)) == .timeReversed)
    #expect(script.host.now == .milliseconds(100))
  }

  @Test func anActionMayFeed() throws {
    try script.region.gesture(
      TapGesture().onEnded {
        script.log("tap")
        let code = script.host.press(2, at: CGPoint(x: 50, y: 50), time: script.now)
        script.log("\(code)")
      })
    try script.region.simultaneousGesture(
      DragGesture(minimumDistance: 0).onChanged { _ in script.log("drag") }.onEnded { _ in script.log("dropped") })
    script.press(at: 50, 50)
    script.lift()
    #expect(script.transcript == ["drag", "tap", "ok", "dropped", "drag"])
  }

  @Test func anActionMayTakeItsOwnRegionAway() throws {
    try script.region.gesture(
      DragGesture().onChanged { _ in
        script.log("changed")
        try? script.region.remove()
      }
      .onCancelled { script.log("cancelled \($0)") })
    script.press(at: 50, 50)
    script.move(to: 70, 50)
    script.move(to: 80, 50)
    script.lift()
    #expect(script.transcript == ["changed", "cancelled regionRemoved"])
  }

  @Test func oneActionForAFrame() throws {
    try script.region.gesture(DragGesture().onChanged { script.log($0.translation.text) })
    script.press(at: 50, 50)
    var event = PointerEvent(.move, at: 0)
    (event.contact, event.flags) = (1, PointerEvent.Flags.more.rawValue)
    event.position.x = 70
    script.host.feed(event)
    (event.position.x, event.position.y, event.flags) = (90, 50, 0)
    script.host.feed(event)
    #expect(script.transcript == ["40, 0"])
  }

  /// What an open frame noted is not decided yet when a deadline fires, be time told by `advance` or by the next event.
  @Test(arguments: [false, true]) func deadlinesFireBeforeAFrameIsClosed(advances: Bool) throws {
    try script.region.gesture(
      LongPressGesture().onEnded { _ in script.log("held") }.onCancelled { script.log("cancelled \($0)") })
    script.press(at: 50, 50)
    var event = PointerEvent(.move, at: 400_000_000)
    (event.contact, event.flags) = (1, PointerEvent.Flags.more.rawValue)
    event.position.x = 90
    script.host.feed(event)
    if advances { script.host.feed(PointerEvent(.advance, at: 550_000_000)) }
    script.host.press(2, at: .zero, time: .milliseconds(600))
    #expect(script.transcript == ["held"])
  }

  @Test func valuesAreReadAtTheTimeOfTheirDeadline() throws {
    let press = LongPressGesture(minimumDuration: 0.2, maximumDistance: 1000)
    var velocities: [CGFloat] = []
    let drag = DragGesture(minimumDistance: 5).onChanged { velocities.append($0.velocity.width) }
    try script.region.gesture(press.sequenced(before: drag).exclusively(before: TapGesture()))
    script.press(at: 0, 0)
    script.pass(200)
    script.move(to: 100, 0)
    script.pass(10)
    script.move(to: 110, 0)
    let batched = velocities
    #expect(batched.count == 2)
    velocities = []
    script.lift()
    script.wait(1000)
    script.press(at: 0, 0)
    script.wait(200)
    script.move(to: 100, 0)
    script.wait(10)
    script.move(to: 110, 0)
    #expect(velocities == batched)
  }

  @Test func clocksHaveTheirOrigin() throws {
    let origin = Date(timeIntervalSince1970: 1000)
    let host = try GestureHost(origin: origin)
    let region = try host.addRegion(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var time: Date?
    try region.gesture(DragGesture(minimumDistance: 0).onChanged { time = $0.time })
    host.press(1, at: .zero, time: .seconds(2))
    #expect(time == origin.addingTimeInterval(2))
  }

  @Test func cancelAllEndsEveryWait() throws {
    try script.region.gesture(TapGesture(count: 2)).gesture(TapGesture().onEnded { script.log("single") })
    script.tap(at: 50, 50)
    script.host.cancelAll(time: script.now)
    #expect(script.host.nextDeadline == nil)
    script.wait(1000)
    #expect(script.transcript == [])
  }

  /// What an action holds on to, to see that it is let go.
  private final class Held {}

  @Test func whatIsTakenOffIsLetGo() throws {
    weak var held: Held?
    do {
      let object = Held()
      held = object
      try script.region.gesture(
        LongPressGesture().onChanged { _ in _ = object }.sequenced(before: DragGesture().map { _ in object })
          .onEnded { _ in _ = object }.onCancelled { _ in _ = object })
    }
    #expect(held != nil)
    script.press(at: 50, 50)
    try script.region.attachments[0].remove()
    #expect(held == nil)
  }

  @Test func aHostIsLetGoWithItsRegions() throws {
    weak var held: GestureHost?
    weak var region: GestureRegion?
    do {
      let host = try GestureHost()
      (held, region) = (host, try host.addRegion(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      try region?.gesture(DragGesture().onChanged { _ in })
    }
    #expect(held == nil && region == nil)
  }

  /// Code of the main actor attaches as any other.
  @MainActor @Test func codeOfTheMainActor() throws {
    @MainActor final class Model {
      var offset = CGSize.zero
      var drag: some Gesture { DragGesture().onEnded { self.offset = $0.translation } }
    }
    let model = Model()
    let host = try GestureHost()
    try host.addRegion(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).gesture(model.drag)
    host.press(1, at: CGPoint(x: 10, y: 10), time: .zero)
    host.move(1, to: CGPoint(x: 30, y: 10), time: .zero)
    host.lift(1, time: .zero)
    #expect(model.offset == CGSize(width: 20, height: 0))
  }
}
