// The words that traces use, where a type has none of its own.

extension DeviceKind {
  /// The name in traces.
  public var name: String {
    switch self {
    case .touch: "touch"
    case .mouse: "mouse"
    case .pen: "pen"
    case .indirect: "indirect"
    }
  }
}

extension Button {
  /// The name in traces.
  public var name: String {
    switch self {
    case .primary: "primary"
    case .secondary: "secondary"
    case .middle: "middle"
    case .back: "back"
    case .forward: "forward"
    }
  }
}

extension ShapeKind {
  /// The name in traces.
  public var name: String {
    switch self {
    case .rectangle: "rect"
    case .ellipse: "ellipse"
    case .roundedRectangle: "rounded_rect"
    case .polygon: "polygon"
    case .host: "host"
    }
  }
}

extension Priority {
  /// The name in traces.
  public var name: String {
    switch self {
    case .normal: "normal"
    case .high: "high"
    case .simultaneous: "simultaneous"
    }
  }
}

extension Mask {
  /// The name in traces.
  public var name: String {
    switch self {
    case .all: "all"
    case .gesture: "gesture"
    case .subviews: "subviews"
    case .none: "none"
    }
  }
}

extension Axis {
  /// The name in traces.
  public var name: String {
    switch self {
    case .free: "free"
    case .x: "x"
    case .y: "y"
    }
  }
}

extension WheelFilter {
  /// The name in traces.
  public var name: String {
    switch self {
    case .both: "both"
    case .precise: "precise"
    case .wheel: "wheel"
    }
  }
}

extension SpaceMode {
  /// The name in traces.
  public var name: String {
    switch self {
    case .latched: "latched"
    case .live: "live"
    }
  }
}

extension ExtraContacts {
  /// The name in traces.
  public var name: String {
    switch self {
    case .ignore: "ignore"
    case .cancel: "cancel"
    case .join: "join"
    }
  }
}

extension Stimulus {
  /// The name in traces.
  public var name: String {
    switch self {
    case .none: "none"
    case .movement: "movement"
    case .time: "time"
    case .lift: "lift"
    }
  }
}

extension Relation.Kind {
  /// The key of such a relation in traces.
  public var name: String {
    switch self {
    case .waitsFor: "waits_for"
    case .runsWith: "runs_with"
    case .prevents: "prevents"
    }
  }
}

extension PointerEvent.ScrollPhase {
  /// The name in traces; `none` is left out.
  public var name: String {
    switch self {
    case .none: "none"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    }
  }
}

extension StateType {
  /// The name in traces.
  public var name: String {
    switch self {
    case .scalar: "scalar"
    case .vec2: "vec2"
    case .vec4: "vec4"
    case .int: "int"
    case .bool: "bool"
    }
  }
}

extension ResultCode {
  /// The name in traces; the warning of a lift at no number has that of its refusals.
  public var name: String { word.description }

  /// The same, as it stands in the library.
  public var word: StaticString {
    switch self {
    case .ok: "ok"
    case .timeReversed: "time_reversed"
    case .duplicateDown: "duplicate_down"
    case .notFiniteLift, .notFinite: "not_finite"
    case .invalidArgument: "invalid_argument"
    case .staleID: "stale_id"
    case .unknownContact: "unknown_contact"
    case .capacity: "capacity"
    case .cycle: "cycle"
    case .busy: "busy"
    case .readOnlyState: "read_only_state"
    case .hostFunction: "host_function"
    case .writeFailed: "write_failed"
    }
  }
}
