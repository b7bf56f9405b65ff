import CGestureCore
import Testing

/// The numbers of an event that its `fields` do not name are at rest.
struct ValueTests {
  private func events(_ host: Host) -> [gcore_event] {
    var event = gcore_event()
    var events: [gcore_event] = []
    while gcore_session_next_event(host.session, &event) { events.append(event) }
    return events
  }

  @Test func aSecondDragBeginsWithoutTheVelocityOfTheFirst() throws {
    let host = try Host()
    _ = host.drag()
    var inputs = [
      input(GCORE_INPUT_DOWN, 0), input(GCORE_INPUT_MOVE, 10, 70), input(GCORE_INPUT_MOVE, 20, 90),
      input(GCORE_INPUT_UP, 20, 90),
    ]
    #expect(gcore_session_feed(host.session, inputs, 4, nil) == GCORE_OK)
    let ended = try #require(events(host).last)
    #expect(abs(ended.value.velocity.x - 2000) < 1e-6)
    #expect(abs(ended.value.predicted_end.x - 590) < 1e-6)
    for place in inputs.indices { inputs[place].time_ns += 1_000_000_000 }
    #expect(gcore_session_feed(host.session, inputs, 3, nil) == GCORE_OK)
    for event in events(host) {
      #expect(event.value.velocity.x == 0)
      #expect(event.value.predicted_end.x == 0)
      #expect(event.value.predicted_translation.x == 0)
    }
  }

  @Test func aMagnifyTurnsNothingAndARotateScalesNothing() throws {
    let host = try Host()
    var magnifyDef = gcore_magnify_def_default()
    var rotateDef = gcore_rotate_def_default()
    var (magnify, rotate) = (gcore_gesture_id(), gcore_gesture_id())
    #expect(gcore_magnify_make(host.session, &magnifyDef, &magnify) == GCORE_OK)
    #expect(gcore_rotate_make(host.session, &rotateDef, &rotate) == GCORE_OK)
    gcore_gesture_attach(host.session, magnify, host.pad, GCORE_PRIORITY_SIMULTANEOUS, GCORE_MASK_ALL)
    gcore_gesture_attach(host.session, rotate, host.pad, GCORE_PRIORITY_SIMULTANEOUS, GCORE_MASK_ALL)
    var turned = input(GCORE_INPUT_MOVE, 20, 100, contact: 2)
    turned.position.y = 200
    let inputs = [input(GCORE_INPUT_DOWN, 0, 100), input(GCORE_INPUT_DOWN, 10, 200, contact: 2), turned]
    #expect(gcore_session_feed(host.session, inputs, 3, nil) == GCORE_OK)
    let began = events(host)
    #expect(began.map(\.gesture.bits) == [magnify.bits, rotate.bits])
    #expect(began.map(\.value.magnification) == [1.5, 1])
    #expect(began.map(\.value.rotation) == [0, .pi / 2])
  }
}
