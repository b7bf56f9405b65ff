import CGestureCore
import Testing

/// Events in one array do what they do one by one.
struct BatchTests {
  /// A drag that is under way at 20 ms and moves on to the 29th.
  private let drag =
    [input(GCORE_INPUT_DOWN, 0), input(GCORE_INPUT_MOVE, 10, 70)]
    + (20..<30).map { input(GCORE_INPUT_MOVE, $0, 60 + Double($0)) }

  /// Every byte of what is said, with the fingerprint of the session after it.
  private func tell(
    _ inputs: [gcore_input], by portion: Int, _ change: (inout gcore_drag_def) -> Void = { _ in }
  ) throws -> (events: [[UInt8]], hash: UInt64) {
    let host = try Host { $0.events = 64 }
    _ = host.drag(change)
    for start in stride(from: 0, to: inputs.count, by: portion) {
      let part = Array(inputs[start..<min(start + portion, inputs.count)])
      var taken = 0
      gcore_session_feed(host.session, part, part.count, &taken)
      #expect(taken == part.count)
    }
    var events: [[UInt8]] = []
    var event = gcore_event()
    while true {
      withUnsafeMutableBytes(of: &event) { bytes in for index in bytes.indices { bytes[index] = 0xff } }
      guard gcore_session_next_event(host.session, &event) else { break }
      events.append(withUnsafeBytes(of: event) { Array($0) })
    }
    return (events, gcore_session_state_hash(host.session))
  }

  private func compare(
    _ inputs: [gcore_input], count: Int, _ change: (inout gcore_drag_def) -> Void = { _ in }
  ) throws {
    let single = try tell(inputs, by: 1, change)
    #expect(single.events.count == count)
    for portion in [2, 3, inputs.count] {
      let batch = try tell(inputs, by: portion, change)
      #expect(batch.events == single.events, "by \(portion)")
      #expect(batch.hash == single.hash, "by \(portion)")
    }
  }

  @Test func aDragThatGoesOn() throws {
    try compare(drag, count: 11)
    try compare(drag + [input(GCORE_INPUT_UP, 30, 89)], count: 12)
    try compare(drag, count: 11) { $0.axis = GCORE_AXIS_X.rawValue }
    try compare(drag, count: 11) { $0.consume = 1 }
  }

  @Test func aPlaceThatIsTheSameSaysNothing() throws {
    try compare(drag + [input(GCORE_INPUT_MOVE, 40, 89), input(GCORE_INPUT_MOVE, 41, 90)], count: 12)
    try compare(Array(drag[..<2]) + [input(GCORE_INPUT_MOVE, 40, 70), input(GCORE_INPUT_MOVE, 41, 70)], count: 1)
  }

  @Test func otherEventsInBetween() throws {
    var (back, far, frame) = (drag, drag, drag)
    back[8].time_ns = 0
    try compare(back, count: 11)
    far[8].position.x = .infinity
    try compare(far, count: 10)
    far[8].position.x = 1e80
    try compare(far, count: 11)
    frame[8].flags = 1
    try compare(frame, count: 10)
    let other = [input(GCORE_INPUT_DOWN, 35, contact: 2), input(GCORE_INPUT_MOVE, 36, 80, contact: 2)]
    try compare(drag + other + [input(GCORE_INPUT_MOVE, 37, 95)], count: 12)
    try compare(drag + [input(GCORE_INPUT_ADVANCE, 99), input(GCORE_INPUT_MOVE, 100, 95)], count: 12)
  }
  /// Three contacts drag each its own gesture, and one comes back after it was cancelled.
  @Test func contactsThatTakeTurns() throws {
    let press = (1...3 as ClosedRange<UInt64>).map { input(GCORE_INPUT_DOWN, 0, 100 * Double($0), contact: $0) }
    func moves(_ contacts: [UInt64], _ ms: UInt64) -> [gcore_input] {
      contacts.map { input(GCORE_INPUT_MOVE, ms, 100 * Double($0) + Double(ms), contact: $0) }
    }
    let rounds = moves([1, 2, 3], 20) + moves([1, 2, 3], 21) + moves([3, 2, 1], 22) + moves([2, 2, 3, 3, 1], 23)
    let cancel = [input(GCORE_INPUT_CANCEL, 24, contact: 2)] + moves([1, 2, 3], 25)
    let again = [input(GCORE_INPUT_UP, 26, contact: 2), input(GCORE_INPUT_DOWN, 27, 200, contact: 2)]
    let inputs = press + rounds + cancel + again + moves([1, 2, 3], 40) + moves([1, 2, 3], 41)
    func tell(by portion: Int) throws -> (said: [[UInt64]], hash: UInt64) {
      let host = try Host { $0.events = 64 }
      for contact in 1...3 {
        var (def, region) = (gcore_region_def_default(), gcore_region_id())
        (def.origin, def.size) = (gcore_point(x: 100 * Double(contact) - 50, y: 0), gcore_point(x: 100, y: 100))
        gcore_region_make(host.session, &def, &region)
        gcore_gesture_attach(host.session, host.freeDrag(), region, GCORE_PRIORITY_NORMAL, GCORE_MASK_ALL)
      }
      for start in stride(from: 0, to: inputs.count, by: portion) {
        let part = Array(inputs[start..<min(start + portion, inputs.count)])
        gcore_session_feed(host.session, part, part.count, nil)
      }
      var (event, said) = (gcore_event(), [[UInt64]]())
      while gcore_session_next_event(host.session, &event) {
        said.append([
          event.gesture.bits, event.time_ns, event.revision, UInt64(event.phase),
          event.value.translation.x.bitPattern,
        ])
      }
      return (said, gcore_session_state_hash(host.session))
    }
    let single = try tell(by: 1)
    // Three begin and change three times, but for two moves to the same place; one is cancelled, begins anew and
    // changes once; the others change three times more.
    #expect(single.said.count == 3 + 3 * 3 + 1 + 2 + 3 * 2)
    for portion in [2, 3, 5, inputs.count] {
      let batch = try tell(by: portion)
      #expect(batch.said == single.said, "by \(portion)")
      #expect(batch.hash == single.hash, "by \(portion)")
    }
  }
}
