import CGestureCore
import Testing

/// Feeding and taking events through the C face.
struct FeedTests {
  private let stroke = [
    input(GCORE_INPUT_DOWN, 0), input(GCORE_INPUT_MOVE, 10, 70), input(GCORE_INPUT_MOVE, 20, 80),
    input(GCORE_INPUT_UP, 30, 80),
  ]

  @Test func aRefusedInputIsSkippedAndTheOnesAfterItAct() throws {
    let host = try Host()
    _ = host.drag()
    var inputs = stroke
    inputs.insert(input(GCORE_INPUT_MOVE, 5, contact: 9), at: 1)
    inputs.insert(input(GCORE_INPUT_UP, 6, contact: 8), at: 2)
    var taken = 0
    #expect(gcore_session_feed(host.session, inputs, 6, &taken) == GCORE_ERROR_UNKNOWN_CONTACT)
    #expect(taken == 6)
    // The first of two errors is told.
    #expect(host.lastError == "contact 9 is not down; send its press first")
    #expect(gcore_session_last_result(host.session) == GCORE_ERROR_UNKNOWN_CONTACT)
    #expect(host.phases() == [GCORE_PHASE_BEGAN, GCORE_PHASE_CHANGED, GCORE_PHASE_ENDED])
  }

  @Test func anErrorCountsMoreThanTheWarningBeforeIt() throws {
    let host = try Host()
    _ = host.drag()
    let inputs = [
      input(GCORE_INPUT_DOWN, 0), input(GCORE_INPUT_DOWN, 1), input(GCORE_INPUT_UP, 2, contact: 9),
      input(GCORE_INPUT_UP, 1),
    ]
    #expect(gcore_session_feed(host.session, inputs, 2, nil) == GCORE_WARNING_DUPLICATE_DOWN)
    #expect(gcore_session_feed(host.session, inputs, 4, nil) == GCORE_ERROR_UNKNOWN_CONTACT)
    #expect(gcore_session_reversed_count(host.session) > 0)
  }

  @Test func nothingHappensAtATimeThatNeverComes() throws {
    let host = try Host()
    _ = host.drag()
    #expect(
      gcore_session_advance(host.session, gcore_session_next_deadline(host.session)) == GCORE_ERROR_INVALID_ARGUMENT)
    #expect(host.lastError == "a time of 18446744073709551615 ns is GCORE_NEVER, at which nothing happens")
    var late = input(GCORE_INPUT_DOWN, 0)
    late.time_ns = .max
    #expect(gcore_session_feed(host.session, &late, 1, nil) == GCORE_ERROR_INVALID_ARGUMENT)
    #expect(gcore_session_now(host.session) == 0)
    late.time_ns = .max - 1
    #expect(gcore_session_feed(host.session, &late, 1, nil) == GCORE_OK)
    #expect(gcore_session_now(host.session) == UInt64.max - 1)
  }

  @Test func aLiftAtNoNumberSaysThatItActed() throws {
    let host = try Host()
    _ = host.drag()
    #expect(gcore_session_feed(host.session, stroke, 2, nil) == GCORE_OK)
    var lift = input(GCORE_INPUT_UP, 20)
    lift.position.x = .nan
    #expect(gcore_session_feed(host.session, &lift, 1, nil) == GCORE_WARNING_NOT_FINITE)
    #expect(host.lastError == "contact 1 was lifted or cancelled at no finite number; that was done, at its last place")
    #expect(host.phases() == [GCORE_PHASE_BEGAN, GCORE_PHASE_ENDED])
  }

  @Test func aFullQueueStopsTheFeedAndNothingIsLost() throws {
    var inputs: [gcore_input] = []
    for round in 0..<50 as Range<UInt64> {
      inputs.append(input(GCORE_INPUT_DOWN, round * 100))
      for step in 1...8 as ClosedRange<UInt64> {
        inputs.append(input(GCORE_INPUT_MOVE, round * 100 + step, 50 + 20 * Double(step)))
      }
      inputs.append(input(GCORE_INPUT_UP, round * 100 + 9, 210))
    }
    let (small, large) = (try Host { $0.events = 8 }, try Host { $0.events = 2048 })
    _ = (small.drag(), large.drag())
    #expect(gcore_session_feed(large.session, inputs, inputs.count, nil) == GCORE_OK)

    var (fed, stops) = (0, 0)
    var phases: [gcore_phase] = []
    while fed < inputs.count && stops <= inputs.count {
      var taken = 0
      let result = inputs.withUnsafeBufferPointer { buffer in
        gcore_session_feed(small.session, buffer.baseAddress.map { $0 + fed }, inputs.count - fed, &taken)
      }
      fed += taken
      #expect(result == (fed < inputs.count ? GCORE_ERROR_CAPACITY : GCORE_OK))
      if result == GCORE_ERROR_CAPACITY { stops += 1 }
      phases += small.phases()
    }
    #expect(fed == inputs.count)
    #expect(stops > 1)
    #expect(phases.count == 50 * 9)
    #expect(phases == large.phases())
  }

  @Test func deadlinesBeforeAnInputThatMustWaitHaveFired() throws {
    let host = try Host { $0.events = 1 }
    for _ in 0..<3 {
      var (def, press) = (gcore_long_press_def_default(), gcore_gesture_id())
      gcore_long_press_make(host.session, &def, &press)
      gcore_gesture_attach(host.session, press, host.pad, GCORE_PRIORITY_SIMULTANEOUS, GCORE_MASK_ALL)
    }
    #expect(gcore_session_feed(host.session, [input(GCORE_INPUT_DOWN, 0)], 1, nil) == GCORE_OK)
    #expect(host.phases() == Array(repeating: GCORE_PHASE_BEGAN, count: 3))
    var taken = 9
    let late = [input(GCORE_INPUT_MOVE, 1000)]
    #expect(gcore_session_feed(host.session, late, 1, &taken) == GCORE_ERROR_CAPACITY)
    #expect((taken, gcore_session_now(host.session)) == (0, 500_000_000))
    #expect(gcore_session_advance(host.session, 900_000_000) == GCORE_ERROR_CAPACITY)
    #expect(gcore_session_now(host.session) == 500_000_000)
    // The third deadline waits for room, too.
    #expect(host.phases() == [GCORE_PHASE_ENDED, GCORE_PHASE_ENDED])
    #expect(gcore_session_feed(host.session, late, 1, &taken) == GCORE_OK)
    #expect(host.phases() == [GCORE_PHASE_ENDED])
    #expect((taken, gcore_session_now(host.session)) == (1, 1_000_000_000))
  }

  @Test func eventsAreTakenIntoAnArrayUpToItsCapacity() throws {
    let (one, many) = (try Host(), try Host())
    for host in [one, many] {
      _ = host.drag()
      #expect(gcore_session_feed(host.session, stroke, stroke.count, nil) == GCORE_OK)
    }
    let phases = one.phases()
    var events = [gcore_event](repeating: gcore_event(), count: phases.count + 1)
    let first = gcore_session_next_events(many.session, &events, 2)
    #expect(first == 2)
    let rest = events.withUnsafeMutableBufferPointer { buffer in
      gcore_session_next_events(many.session, buffer.baseAddress.map { $0 + first }, buffer.count - first)
    }
    #expect(first + rest == phases.count)
    #expect(events.prefix(phases.count).map { gcore_phase(UInt32($0.phase)) } == phases)
    #expect(gcore_session_next_events(many.session, &events, 1) == 0)
  }

  @Test func gapsOfWhatIsHandedOutAreZero() throws {
    let host = try Host()
    let drag = host.drag()
    #expect(gcore_session_feed(host.session, stroke, stroke.count, nil) == GCORE_OK)
    var (event, value) = (gcore_event(), gcore_value())
    for _ in 0..<3 {
      withUnsafeMutableBytes(of: &event) { bytes in for index in bytes.indices { bytes[index] = 0xff } }
      #expect(gcore_session_next_event(host.session, &event))
      #expect(event.reserved == (0, 0, 0, 0, 0, 0))
      #expect(event.value.reserved == 0)
      #expect(event.value.magnification == 1)
    }
    withUnsafeMutableBytes(of: &value) { bytes in for index in bytes.indices { bytes[index] = 0xff } }
    #expect(gcore_gesture_value(host.session, drag, &value) == GCORE_OK)
    #expect(value.reserved == 0)
  }

  @Test func aStopKeepsTheErrorBeforeIt() throws {
    let small = try Host { $0.events = 16 }
    _ = small.drag { $0.min_distance = 0 }
    let moves = (1...40).map { input(GCORE_INPUT_MOVE, 10 + UInt64($0), 50 + Double($0)) }
    let inputs = [input(GCORE_INPUT_DOWN, 0), input(GCORE_INPUT_UP, 1, contact: 9)] + moves
    var taken = 0
    #expect(gcore_session_feed(small.session, inputs, inputs.count, &taken) == GCORE_ERROR_CAPACITY)
    #expect(taken > 2 && taken < inputs.count)
    #expect(gcore_session_last_result(small.session) == GCORE_ERROR_UNKNOWN_CONTACT)
    #expect(small.lastError == "contact 9 is not down; send its press first")
    #expect(gcore_session_feed(small.session, Array(inputs[taken...]), 1, &taken) == GCORE_ERROR_CAPACITY)
    #expect(gcore_session_last_result(small.session) == GCORE_ERROR_CAPACITY)
  }

  @Test func nullAndNothing() throws {
    let host = try Host()
    var taken = 5
    #expect(gcore_session_feed(host.session, nil, 0, &taken) == GCORE_OK)
    #expect(taken == 0)
    #expect(gcore_session_feed(host.session, nil, 1, &taken) == GCORE_ERROR_INVALID_ARGUMENT)
    #expect(gcore_session_feed(host.session, stroke, -1, &taken) == GCORE_ERROR_INVALID_ARGUMENT)
    #expect(!gcore_session_next_event(host.session, nil))
    #expect(gcore_session_last_result(host.session) == GCORE_ERROR_INVALID_ARGUMENT)
    #expect(host.lastError == "a pointer is null")
    #expect(gcore_session_next_events(host.session, nil, 0) == 0)
    #expect(gcore_session_last_result(host.session) == GCORE_ERROR_INVALID_ARGUMENT)
    #expect(gcore_session_next_events(host.session, nil, 1) == 0)
    #expect(gcore_session_drain(host.session, nil, nil) == GCORE_ERROR_INVALID_ARGUMENT)
  }

  @Test func unknownNumbersAndReservedBitsOfAnInputAreRefused() throws {
    func refused(_ change: (inout gcore_input) -> Void) throws {
      let host = try Host()
      _ = host.drag()
      let before = gcore_session_state_hash(host.session)
      var event = input(GCORE_INPUT_DOWN, 0)
      change(&event)
      #expect(gcore_session_feed(host.session, &event, 1, nil) == GCORE_ERROR_INVALID_ARGUMENT)
      #expect(gcore_session_state_hash(host.session) == before)
    }
    try refused { $0.kind = 0 }
    try refused { $0.kind = 9 }
    try refused { $0.kind = .max }
    try refused { $0.device = 4 }
    try refused { $0.button = 5 }
    try refused { $0.flags = 8 }
    try refused { $0.reserved = 1 }
  }
}
