import CGestureCore
import Testing

@testable import GestureCore
@testable import GestureCoreABI

/// The numbers of the header are the engine's, and so are the names.
struct EnumTests {
  private func text(_ pointer: UnsafePointer<CChar>?) -> String? { pointer.map { String(cString: $0) } }

  @Test func phases() {
    let c = [
      GCORE_PHASE_POSSIBLE, GCORE_PHASE_BEGAN, GCORE_PHASE_CHANGED, GCORE_PHASE_ENDED, GCORE_PHASE_CANCELLED,
      GCORE_PHASE_FAILED,
    ]
    #expect(c.map(\.rawValue) == Phase.allCases.map(\.rawValue))
    for phase in Phase.allCases { #expect(text(gcore_phase_name(gcore_phase(phase.rawValue))) == phase.name) }
    #expect(text(gcore_phase_name(gcore_phase(6))) == "unknown")
  }

  @Test func reasons() {
    let c = [
      GCORE_REASON_NONE, GCORE_REASON_MOVED, GCORE_REASON_LIFTED_EARLY, GCORE_REASON_TOO_SLOW, GCORE_REASON_TOO_LATE,
      GCORE_REASON_TOO_MANY_CONTACTS, GCORE_REASON_TOO_FEW_CONTACTS, GCORE_REASON_WRONG_DIRECTION,
      GCORE_REASON_OUTSIDE, GCORE_REASON_EXCLUDED, GCORE_REASON_WAITED, GCORE_REASON_HOST_CANCEL,
      GCORE_REASON_REGION_REMOVED, GCORE_REASON_DISABLED, GCORE_REASON_RECONFIGURED, GCORE_REASON_SESSION_RESET,
      GCORE_REASON_CONTACT_LOST,
    ]
    #expect(c.map(\.rawValue) == Reason.allCases.map(\.rawValue))
    for reason in Reason.allCases { #expect(text(gcore_reason_name(gcore_reason(reason.rawValue))) == reason.name) }
    #expect(text(gcore_reason_name(gcore_reason(17))) == "unknown")
  }

  @Test func kinds() {
    let c = [
      GCORE_GESTURE_TAP, GCORE_GESTURE_CLICK, GCORE_GESTURE_LONG_PRESS, GCORE_GESTURE_DRAG, GCORE_GESTURE_SWIPE,
      GCORE_GESTURE_MAGNIFY, GCORE_GESTURE_ROTATE, GCORE_GESTURE_TRANSFORM, GCORE_GESTURE_HOVER, GCORE_GESTURE_SCROLL,
      GCORE_GESTURE_CONTACT, GCORE_GESTURE_CUSTOM, GCORE_GESTURE_SEQUENCE, GCORE_GESTURE_SIMULTANEOUS,
      GCORE_GESTURE_EXCLUSIVE, GCORE_GESTURE_RACE,
    ]
    #expect(c.map(\.rawValue) == GestureKind.allCases.map(\.rawValue))
    for kind in GestureKind.allCases {
      #expect(text(gcore_gesture_kind_name(gcore_gesture_kind(kind.rawValue))) == kind.name)
    }
    #expect(text(gcore_gesture_kind_name(GCORE_GESTURE_NONE)) == "unknown")
    #expect(text(gcore_gesture_kind_name(gcore_gesture_kind(.max))) == "unknown")
  }

  @Test func results() {
    let pairs: [(gcore_result, ResultCode, String)] = [
      (GCORE_OK, .ok, "ok"), (GCORE_WARNING_TIME_REVERSED, .timeReversed, "time_reversed"),
      (GCORE_WARNING_DUPLICATE_DOWN, .duplicateDown, "duplicate_down"),
      (GCORE_WARNING_NOT_FINITE, .notFiniteLift, "not_finite"),
      (GCORE_WARNING_HOST_FUNCTION, .hostFunction, "host_function"),
      (GCORE_ERROR_INVALID_ARGUMENT, .invalidArgument, "invalid_argument"),
      (GCORE_ERROR_STALE_ID, .staleID, "stale_id"),
      (GCORE_ERROR_UNKNOWN_CONTACT, .unknownContact, "unknown_contact"),
      (GCORE_ERROR_NOT_FINITE, .notFinite, "not_finite"), (GCORE_ERROR_CAPACITY, .capacity, "capacity"),
      (GCORE_ERROR_CYCLE, .cycle, "cycle"), (GCORE_ERROR_BUSY, .busy, "busy"),
      (GCORE_ERROR_READ_ONLY_STATE, .readOnlyState, "read_only_state"),
      (GCORE_ERROR_WRITE_FAILED, .writeFailed, "write_failed"),
    ]
    for (c, code, name) in pairs {
      #expect(c.rawValue == code.rawValue)
      #expect(text(gcore_result_name(c)) == name)
    }
    #expect(text(gcore_result_name(gcore_result(-10))) == "unknown")
    #expect(text(gcore_result_name(gcore_result(5))) == "unknown")
  }

  @Test func inputs() {
    let kinds = [
      GCORE_INPUT_DOWN, GCORE_INPUT_MOVE, GCORE_INPUT_UP, GCORE_INPUT_CANCEL, GCORE_INPUT_CANCEL_ALL,
      GCORE_INPUT_HOVER, GCORE_INPUT_SCROLL, GCORE_INPUT_ADVANCE,
    ]
    #expect(kinds.map(\.rawValue) == PointerEvent.Kind.allCases.map(\.rawValue))
    let devices = [GCORE_DEVICE_TOUCH, GCORE_DEVICE_MOUSE, GCORE_DEVICE_PEN, GCORE_DEVICE_INDIRECT]
    #expect(devices.map(\.rawValue) == DeviceKind.allCases.map(\.rawValue))
    let buttons = [
      GCORE_BUTTON_PRIMARY, GCORE_BUTTON_SECONDARY, GCORE_BUTTON_MIDDLE, GCORE_BUTTON_BACK, GCORE_BUTTON_FORWARD,
    ]
    #expect(buttons.map(\.rawValue) == Button.allCases.map(\.rawValue))
    let scroll = [GCORE_SCROLL_NONE, GCORE_SCROLL_BEGAN, GCORE_SCROLL_CHANGED, GCORE_SCROLL_ENDED]
    #expect(scroll.map(\.rawValue) == PointerEvent.ScrollPhase.allCases.map(\.rawValue))
    #expect(GCORE_INPUT_MORE.rawValue == PointerEvent.Flags.more.rawValue)
    #expect(GCORE_INPUT_NOWHERE.rawValue == PointerEvent.Flags.nowhere.rawValue)
    #expect(GCORE_INPUT_PRECISE.rawValue == PointerEvent.Flags.precise.rawValue)
  }

  @Test func options() {
    #expect(GCORE_SPACE_LATCHED.rawValue == SpaceMode.latched.rawValue)
    #expect(GCORE_SPACE_LIVE.rawValue == SpaceMode.live.rawValue)
    #expect(GCORE_EXTRA_IGNORE.rawValue == ExtraContacts.ignore.rawValue)
    #expect(GCORE_EXTRA_CANCEL.rawValue == ExtraContacts.cancel.rawValue)
    #expect(GCORE_EXTRA_JOIN.rawValue == ExtraContacts.join.rawValue)
    #expect(
      [GCORE_AXIS_FREE, GCORE_AXIS_X, GCORE_AXIS_Y].map(\.rawValue) == [Axis.free, .x, .y].map(\.rawValue))
    let directions = [GCORE_DIRECTION_LEFT, GCORE_DIRECTION_RIGHT, GCORE_DIRECTION_UP, GCORE_DIRECTION_DOWN]
    #expect(directions.map(\.rawValue) == Direction.allCases.map(\.rawValue))
    #expect(
      [GCORE_WHEEL_BOTH, GCORE_WHEEL_PRECISE, GCORE_WHEEL_TICKS].map(\.rawValue)
        == [WheelFilter.both, .precise, .wheel].map(\.rawValue))
    #expect(
      [GCORE_PRIORITY_NORMAL, GCORE_PRIORITY_HIGH, GCORE_PRIORITY_SIMULTANEOUS].map(\.rawValue)
        == [Priority.normal, .high, .simultaneous].map(\.rawValue))
    #expect(
      [GCORE_MASK_ALL, GCORE_MASK_GESTURE, GCORE_MASK_SUBVIEWS, GCORE_MASK_NONE].map(\.rawValue)
        == [Mask.all, .gesture, .subviews, .none].map(\.rawValue))
    #expect(
      [GCORE_RELATION_WAITS_FOR, GCORE_RELATION_RUNS_WITH, GCORE_RELATION_PREVENTS].map(\.rawValue)
        == [Relation.Kind.waitsFor, .runsWith, .prevents].map(\.rawValue))
    #expect(
      [GCORE_DECISION_GRANTED, GCORE_DECISION_WAITS, GCORE_DECISION_DENIED].map(\.rawValue)
        == [Decision.Kind.granted, .waits, .denied].map(\.rawValue))
  }

  @Test func shapesStatesAndMotion() {
    #expect(
      [GCORE_SHAPE_RECTANGLE, GCORE_SHAPE_ELLIPSE, GCORE_SHAPE_ROUNDED_RECTANGLE, GCORE_SHAPE_POLYGON].map(\.rawValue)
        == [ShapeKind.rectangle, .ellipse, .roundedRectangle, .polygon].map(\.rawValue))
    #expect(
      [GCORE_STATE_SCALAR, GCORE_STATE_VEC2, GCORE_STATE_VEC4, GCORE_STATE_INT, GCORE_STATE_BOOL].map(\.rawValue)
        == [StateType.scalar, .vec2, .vec4, .int, .bool].map(\.rawValue))
    let channels = [
      GCORE_CHANNEL_TRANSLATION, GCORE_CHANNEL_LOCATION, GCORE_CHANNEL_START, GCORE_CHANNEL_VELOCITY,
      GCORE_CHANNEL_PREDICTED_END, GCORE_CHANNEL_PREDICTED_TRANSLATION, GCORE_CHANNEL_MAGNIFICATION,
      GCORE_CHANNEL_ROTATION, GCORE_CHANNEL_BRANCH, GCORE_CHANNEL_RECOGNIZED, GCORE_CHANNEL_INSIDE,
      GCORE_CHANNEL_COUNT, GCORE_CHANNEL_ELAPSED, GCORE_CHANNEL_ACTIVE, GCORE_CHANNEL_CONSTANT,
    ]
    #expect(channels.map(\.rawValue) == Channel.allCases.map(\.rawValue))
    let operations = [
      GCORE_OPERATION_SET, GCORE_OPERATION_ADD, GCORE_OPERATION_MULTIPLY, GCORE_OPERATION_TOGGLE, GCORE_OPERATION_MAX,
      GCORE_OPERATION_MIN,
    ]
    #expect(operations.map(\.rawValue) == CommitOperation.allCases.map(\.rawValue))
    #expect(
      [GCORE_ANIMATION_NONE, GCORE_ANIMATION_SPRING, GCORE_ANIMATION_BEZIER, GCORE_ANIMATION_DECAY].map(\.rawValue)
        == [Animation.Kind.none, .spring, .bezier, .decay].map(\.rawValue))
  }

  @Test func fields() {
    let pairs: [(gcore_field, ValueFields)] = [
      (GCORE_FIELD_BRANCH, .branch), (GCORE_FIELD_COUNT, .count), (GCORE_FIELD_CONTACTS, .contacts),
      (GCORE_FIELD_DIRECTION, .direction), (GCORE_FIELD_RECOGNIZED, .recognized), (GCORE_FIELD_INSIDE, .inside),
      (GCORE_FIELD_LOCATION, .location), (GCORE_FIELD_START, .start), (GCORE_FIELD_TRANSLATION, .translation),
      (GCORE_FIELD_CENTROID, .centroid), (GCORE_FIELD_VELOCITY, .velocity),
      (GCORE_FIELD_PREDICTED_END, .predictedEnd), (GCORE_FIELD_PREDICTED_TRANSLATION, .predictedTranslation),
      (GCORE_FIELD_MAGNIFICATION, .magnification), (GCORE_FIELD_ROTATION, .rotation),
      (GCORE_FIELD_ELAPSED, .elapsed), (GCORE_FIELD_DELTA, .delta), (GCORE_FIELD_TOTAL, .total),
      (GCORE_FIELD_MATRIX, .matrix),
    ]
    for (c, swift) in pairs { #expect(c.rawValue == swift.rawValue) }
  }
}
