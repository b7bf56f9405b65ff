@testable import GestureCore

/// How the two gestures of a small world stand to each other.
enum Tie: String, CaseIterable, Sendable {
  case sameRegion, nested, nestedHigh, nestedSimultaneous
  case waitsFor, runsWith, prevents
  case exclusive, race, simultaneous, sequence

  /// The composite that it makes of them.
  var composite: GestureKind? {
    switch self {
    case .exclusive: .exclusive
    case .race: .race
    case .simultaneous: .simultaneous
    case .sequence: .sequence
    case .sameRegion, .nested, .nestedHigh, .nestedSimultaneous, .waitsFor, .runsWith, .prevents: nil
    }
  }

  /// The relation that it declares, of the first to the second.
  var relation: Relation.Kind? {
    switch self {
    case .waitsFor: .waitsFor
    case .runsWith: .runsWith
    case .prevents: .prevents
    case .sameRegion, .nested, .nestedHigh, .nestedSimultaneous, .exclusive, .race, .simultaneous, .sequence: nil
    }
  }

  /// The relation's key in a trace.
  var relationKey: String {
    switch self {
    case .runsWith: "runs_with"
    case .prevents: "prevents"
    default: "waits_for"
    }
  }

  /// The priority of the second gesture, on the outer region.
  var outerPriority: Priority {
    switch self {
    case .nestedHigh: .high
    case .nestedSimultaneous: .simultaneous
    default: .normal
    }
  }

  /// Whether the first gesture is on a region inside that of the second.
  var isNested: Bool { self == .nested || self == .nestedHigh || self == .nestedSimultaneous }
}
