import CGestureCore
import Testing

/// What a callback of `gcore_session_drain` may do.
struct DrainTests {
  /// What a callback saw and did; C hands it through as `user`.
  private struct Log {
    var phases: [UInt8] = []
    var destroyed = GCORE_OK
    var inner: [UInt8] = []
    var fed = GCORE_OK
  }

  private func dragged() throws -> Host {
    let host = try Host()
    _ = host.drag()
    let inputs = [input(GCORE_INPUT_DOWN, 0), input(GCORE_INPUT_MOVE, 10, 70), input(GCORE_INPUT_MOVE, 20, 90)]
    #expect(gcore_session_feed(host.session, inputs, 3, nil) == GCORE_OK)
    return host
  }

  @Test func aCallbackMayFeedAndHearsWhatThatSays() throws {
    let host = try dragged()
    var log = Log()
    let result = gcore_session_drain(
      host.session,
      { session, event, user in
        guard let event, let log = user?.assumingMemoryBound(to: Log.self) else { return }
        log.pointee.phases.append(event.pointee.phase)
        guard event.pointee.phase == GCORE_PHASE_CHANGED.rawValue else { return }
        var lift = input(GCORE_INPUT_UP, 30, 90)
        log.pointee.fed = gcore_session_feed(session, &lift, 1, nil)
      }, &log)
    #expect(result == GCORE_OK)
    #expect(log.fed == GCORE_OK)
    #expect(log.phases == [1, 2, 3])
    #expect(host.phases() == [])
  }

  @Test func aCallbackMayMakeReadAndDrainButNotDestroy() throws {
    let host = try dragged()
    var log = Log()
    gcore_session_drain(
      host.session,
      { session, event, user in
        guard let event, let log = user?.assumingMemoryBound(to: Log.self) else { return }
        log.pointee.phases.append(event.pointee.phase)
        log.pointee.destroyed = gcore_session_destroy(session)
        var def = gcore_tap_def_default()
        var tap = gcore_gesture_id()
        log.pointee.fed = gcore_tap_make(session, &def, &tap)
        #expect(gcore_gesture_phase(session, event.pointee.gesture) == GCORE_PHASE_CHANGED)
        gcore_session_drain(
          session,
          { _, event, user in
            guard let event, let log = user?.assumingMemoryBound(to: Log.self) else { return }
            log.pointee.inner.append(event.pointee.phase)
          }, user)
        // Still inside the outer callback.
        log.pointee.destroyed = gcore_session_destroy(session)
      }, &log)
    #expect(log.phases == [1])
    #expect(log.inner == [2])
    #expect(log.fed == GCORE_OK)
    #expect(log.destroyed == GCORE_ERROR_BUSY)
    #expect(gcore_session_last_result(host.session) == GCORE_ERROR_BUSY)
  }

  @Test func afterTheDrainTheSessionCanBeDestroyed() throws {
    var session: OpaquePointer?
    #expect(gcore_session_create(nil, &session) == GCORE_OK)
    #expect(gcore_session_drain(session, { _, _, _ in }, nil) == GCORE_OK)
    #expect(gcore_session_destroy(session) == GCORE_OK)
  }
}
