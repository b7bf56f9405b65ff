import CGestureCore
import Testing

/// States, snapshots and followers through the C face.
struct CellTests {
  @Test func eachTypeIsReadAndWrittenAsItself() throws {
    let host = try Host()
    let (scalar, pair) = (host.state(GCORE_STATE_SCALAR), host.state(GCORE_STATE_VEC2))
    let (four, whole) = (host.state(GCORE_STATE_VEC4), host.state(GCORE_STATE_INT))
    let flag = host.state(GCORE_STATE_BOOL)
    #expect(gcore_state_set_scalar(host.session, scalar, 1.5) == GCORE_OK)
    #expect(gcore_state_set_vec2(host.session, pair, gcore_point(x: 1, y: 2)) == GCORE_OK)
    #expect(gcore_state_set_vec4(host.session, four, gcore_vec4(x: 1, y: 2, z: 3, w: 4)) == GCORE_OK)
    #expect(gcore_state_set_int(host.session, whole, -7) == GCORE_OK)
    #expect(gcore_state_set_bool(host.session, flag, true) == GCORE_OK)
    #expect(gcore_state_scalar(host.session, scalar) == 1.5)
    #expect(gcore_state_vec2(host.session, pair).y == 2)
    #expect(gcore_state_vec4(host.session, four).w == 4)
    #expect(gcore_state_int(host.session, whole) == -7)
    #expect(gcore_state_bool(host.session, flag))
    #expect(gcore_state_type_of(host.session, flag) == GCORE_STATE_BOOL)
  }

  @Test func anotherTypeIsRefused() throws {
    let host = try Host()
    let (scalar, whole) = (host.state(GCORE_STATE_SCALAR), host.state(GCORE_STATE_INT))
    #expect(gcore_state_set_scalar(host.session, scalar, 3) == GCORE_OK)
    let before = gcore_session_state_hash(host.session)
    #expect(gcore_state_vec2(host.session, scalar).x == 0)
    #expect(gcore_session_last_result(host.session) == GCORE_ERROR_INVALID_ARGUMENT)
    #expect(gcore_state_set_int(host.session, scalar, 1) == GCORE_ERROR_INVALID_ARGUMENT)
    #expect(gcore_state_set(host.session, scalar, [1, 2], 2) == GCORE_ERROR_INVALID_ARGUMENT)
    #expect(gcore_state_set(host.session, scalar, [], 0) == GCORE_ERROR_INVALID_ARGUMENT)
    #expect(gcore_state_set(host.session, scalar, nil, 1) == GCORE_ERROR_INVALID_ARGUMENT)
    #expect(gcore_state_set_scalar(host.session, scalar, .nan) < GCORE_OK)
    #expect(gcore_state_set_int(host.session, whole, 1 << 53 + 1) < GCORE_OK)
    #expect(gcore_state_set_int(host.session, whole, .min) < GCORE_OK)
    #expect(gcore_session_state_hash(host.session) == before)
    #expect(gcore_state_set_int(host.session, whole, 1 << 53) == GCORE_OK)
    #expect(gcore_state_int(host.session, whole) == 1 << 53)
  }

  @Test func aSnapshotIsTakenWholeOrNotAtAll() throws {
    let host = try Host()
    let (a, b) = (host.state(GCORE_STATE_SCALAR), host.state(GCORE_STATE_VEC2))
    #expect(gcore_state_set_scalar(host.session, a, 5) == GCORE_OK)
    #expect(gcore_state_set_vec2(host.session, b, gcore_point(x: 6, y: 7)) == GCORE_OK)
    var count = 0
    #expect(gcore_state_snapshot(host.session, nil, 0, &count) == GCORE_OK)
    #expect(count == 2)
    var cells = [gcore_vec4](repeating: gcore_vec4(x: -1, y: -1, z: -1, w: -1), count: 2)
    #expect(gcore_state_snapshot(host.session, &cells, 1, &count) == GCORE_ERROR_CAPACITY)
    #expect((count, cells[0].x) == (2, -1))
    #expect(gcore_state_snapshot(host.session, &cells, 2, &count) == GCORE_OK)
    #expect((cells[0].x, cells[1].y) == (5, 7))
    gcore_session_reset(host.session)
    #expect(gcore_state_scalar(host.session, a) == 0)
    #expect(gcore_state_restore(host.session, cells, 1) == GCORE_ERROR_INVALID_ARGUMENT)
    #expect(gcore_state_restore(host.session, cells, 2) == GCORE_OK)
    #expect((gcore_state_scalar(host.session, a), gcore_state_vec2(host.session, b).x) == (5, 6))
    #expect(gcore_state_snapshot(host.session, nil, 2, &count) == GCORE_ERROR_INVALID_ARGUMENT)
  }

  @Test func aFollowerIsSampledByTime() throws {
    let host = try Host()
    let state = host.state(GCORE_STATE_SCALAR)
    var def = gcore_follower_def_default()
    (def.state, def.animation) = (state, gcore_animation_ease(GCORE_EASE_LINEAR, 1))
    var follower = gcore_follower_id()
    #expect(gcore_follower_make(host.session, &def, &follower) == GCORE_OK)
    #expect(gcore_state_set_scalar(host.session, state, 10) == GCORE_OK)
    #expect(abs(gcore_follower_scalar(host.session, follower, 500_000_000) - 5) < 1e-6)
    #expect(!gcore_follower_settled(host.session, follower, 500_000_000))
    #expect(gcore_follower_settled(host.session, follower, 1_000_000_000))
    #expect(gcore_follower_settling_time(host.session, follower) <= 1_000_000_000)
    def.reserved = 1
    #expect(gcore_follower_make(host.session, &def, &follower) == GCORE_ERROR_INVALID_ARGUMENT)
    #expect(follower.bits == 0)
  }

  @Test func aCommitBindsAGestureToACell() throws {
    let host = try Host()
    let (drag, position) = (host.drag(), host.state(GCORE_STATE_VEC2))
    var def = gcore_binding_def_default(GCORE_BINDING_COMMIT, GCORE_CHANNEL_TRANSLATION)
    (def.state, def.gesture, def.operation) = (position, drag, GCORE_OPERATION_ADD.rawValue)
    #expect(gcore_state_bind(host.session, &def) == GCORE_OK)
    let stamp = gcore_state_stamp(host.session, position)
    let inputs = [input(GCORE_INPUT_DOWN, 0), input(GCORE_INPUT_MOVE, 10, 80), input(GCORE_INPUT_UP, 20, 80)]
    #expect(gcore_session_feed(host.session, inputs, 3, nil) == GCORE_OK)
    #expect(gcore_state_vec2(host.session, position).x == 30)
    #expect(gcore_state_stamp(host.session, position) > stamp)
    def.snap_count = 1
    #expect(gcore_state_bind(host.session, &def) == GCORE_ERROR_INVALID_ARGUMENT)
  }
}

private func < (a: gcore_result, b: gcore_result) -> Bool { a.rawValue < b.rawValue }
