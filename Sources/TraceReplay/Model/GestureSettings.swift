import GestureCore

/// What a line says of a gesture; what it leaves out stays as it is.
public struct GestureSettings: Sendable {
  /// One change, which is refused where the definition cannot hold it.
  typealias Change = @Sendable (inout GestureDefinition) throws(Refusal) -> Void
  private var changes: [Change] = []
  /// The space that it names: "local", "global" or a region.
  public private(set) var space: String?

  /// The keys that every kind has.
  static let common = ["space", "space_mode", "devices", "buttons", "extra_contacts", "enabled", "notify"]

  /// The keys of one kind, without `members`.
  static func keys(_ kind: GestureKind) -> [String] { kind.optionKeys + common }

  /// The keys of any kind, each once.
  static let allKeys =
    GestureKind.allCases.reduce(into: [String]()) { all, kind in
      all += kind.optionKeys.filter { !all.contains($0) }
    } + common

  /// Says nothing.
  init() {}

  /// Reads what `fields` say of a gesture of this kind; of any kind where it is not known.
  init(_ fields: Fields, of kind: GestureKind?) throws(Misread) {
    space = try fields.optional("space", Read.string)
    for key in kind.map(Self.keys) ?? Self.allKeys {
      guard let json = fields[key], key != "space" else { continue }
      do { changes.append(try Self.change(key, json)) } catch { throw error.naming(key) }
    }
  }

  /// Whether nothing is said.
  public var isEmpty: Bool { changes.isEmpty && space == nil }

  /// Writes what the line says into `definition`; `space` is left to who knows the regions' ids.
  public func apply(to definition: inout GestureDefinition) throws(Refusal) {
    for change in changes { try change(&definition) }
  }

  private static func change(_ key: String, _ json: JSON) throws(Misread) -> Change {
    switch key {
    case "count": try whole(\.count, json)
    case "contacts": try contacts(json)
    case "max_distance": try number(\.maxDistance, json)
    case "min_distance": try number(\.minDistance, json)
    case "max_separation": try number(\.maxSeparation, json)
    case "outset": try number(\.outset, json)
    case "min_velocity": try number(\.minVelocity, json)
    case "min_scale_delta": try number(\.minScaleDelta, json)
    case "min_angle_delta": try angle(\.minAngleDelta, json)
    case "angle_gate": try angle(\.angleGate, json)
    case "min_duration": try duration(\.minDuration, json)
    case "max_duration": json == .null ? set(\.maxDuration, .never) : try duration(\.maxDuration, json)
    case "max_interval": try duration(\.maxInterval, json)
    case "max_gap": try duration(\.maxGap, json)
    case "axis": set(\.axis, try Vocabulary.axis.read(json))
    case "threshold": set(\.consumesThreshold, try Vocabulary.threshold.read(json))
    case "fires": set(\.firesAtLift, try Vocabulary.fires.read(json))
    case "continuous": set(\.isContinuous, try Read.flag(json))
    case "wheel": set(\.wheel, try Vocabulary.wheel.read(json))
    case "lift_completes": set(\.liftCompletes, try Read.flag(json))
    case "stimulus": set(\.customStimulus, try Vocabulary.stimulus.read(json))
    case "space_mode": set(\.spaceMode, try Vocabulary.spaceMode.read(json))
    case "extra_contacts": set(\.extraContacts, try Vocabulary.extraContacts.read(json))
    case "enabled": set(\.isEnabled, try Read.flag(json))
    case "notify": set(\.notify, try Read.flag(json))
    case "directions":
      set(\.directions, DirectionSet(try Read.list(of: Vocabulary.direction.read)(json).map { DirectionSet($0) }))
    case "devices": set(\.devices, DeviceSet(try Read.list(of: Vocabulary.device.read)(json).map { DeviceSet($0) }))
    case "buttons": set(\.buttons, ButtonSet(try Read.list(of: Vocabulary.button.read)(json).map { ButtonSet($0) }))
    default: throw Misread("no gesture has this key")
    }
  }

  private typealias Path<Value> = WritableKeyPath<GestureDefinition, Value> & Sendable

  private static func set<Value: Sendable>(_ path: Path<Value>, _ value: Value) -> Change {
    { $0[keyPath: path] = value }
  }

  private static func number(_ path: Path<Double>, _ json: JSON) throws(Misread) -> Change {
    set(path, try Read.number(json))
  }

  private static func angle(_ path: Path<Double>, _ json: JSON) throws(Misread) -> Change {
    set(path, try Read.angle(json))
  }

  private static func duration(_ path: Path<Nanoseconds>, _ json: JSON) throws(Misread) -> Change {
    guard let duration = try Read.duration(json) else {
      return { _ throws(Refusal) in throw Refusal(.invalidArgument, "\(json.text) s is no duration") }
    }
    return set(path, duration)
  }

  private static func whole(_ path: Path<Int32>, _ json: JSON) throws(Misread) -> Change {
    set(path, try Read.whole(json))
  }

  /// One number for both limits, or [least, greatest], where null is no limit.
  private static func contacts(_ json: JSON) throws(Misread) -> Change {
    guard case .array(let limits) = json else {
      let count: Int32 = try Read.whole(json)
      return { ($0.minContacts, $0.maxContacts) = (count, count) }
    }
    guard limits.count == 2 else { throw Misread("a number or [least, greatest] is wanted, not \(json.text)") }
    let least: Int32 = try Read.whole(limits[0])
    let greatest: Int32 = limits[1] == .null ? GestureDefinition.unlimitedContacts : try Read.whole(limits[1])
    return { ($0.minContacts, $0.maxContacts) = (least, greatest) }
  }
}

extension GestureKind {
  /// The keys by which a trace says what a gesture of this kind is to do, beside those that every kind has.
  var optionKeys: [String] {
    switch self {
    case .tap: ["count", "contacts", "max_distance", "max_duration", "max_interval", "max_separation"]
    case .click: ["outset"]
    case .longPress: ["min_duration", "max_distance", "contacts", "continuous"]
    case .drag: ["min_distance", "axis", "angle_gate", "contacts", "threshold"]
    case .swipe: ["directions", "min_velocity", "min_distance", "max_duration", "contacts", "fires"]
    case .magnify: ["min_scale_delta", "contacts"]
    case .rotate: ["min_angle_delta", "contacts"]
    case .transform: ["min_distance", "min_scale_delta", "min_angle_delta", "contacts"]
    case .scroll: ["axis", "wheel"]
    case .sequence: ["max_gap", "lift_completes"]
    case .custom: ["contacts", "stimulus"]
    case .hover, .contact, .simultaneous, .exclusive, .race: []
    }
  }
}
