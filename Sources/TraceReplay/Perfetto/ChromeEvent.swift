import Foundation
import GestureCore

/// One entry of a trace in Chrome's JSON format.
public struct ChromeEvent: Encodable, Equatable, Sendable {
  /// What an entry is, by the letter of the format.
  public enum Kind: String, Encodable, Sendable {
    /// A slice begins.
    case begin = "B"
    /// The innermost open slice of the track ends.
    case end = "E"
    /// Something happens that takes no time.
    case instant = "i"
    /// A counter has a new value.
    case counter = "C"
    /// The name or place of a track or group.
    case metadata = "M"
  }

  /// What an entry carries beside its name.
  public enum Argument: Encodable, Equatable, Sendable {
    case word(String)
    case number(Double)
    case whole(UInt64)
    case flag(Bool)
    case list([Double])

    /// Writes the bare value.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .word(let word): try container.encode(word)
      case .number(let number): try container.encode(number)
      case .whole(let number): try container.encode(number)
      case .flag(let flag): try container.encode(flag)
      case .list(let numbers): try container.encode(numbers)
      }
    }
  }

  /// What it is.
  public var kind: Kind
  /// What is shown; an end has none.
  public var name: String?
  /// When; it is written in microseconds.
  public var time: Nanoseconds
  /// The group of tracks, the format's process.
  public var group: Int
  /// The track, the format's thread.
  public var track: Int
  /// What it carries.
  public var arguments: [String: Argument] = [:]

  private enum Key: String, CodingKey {
    case ph, name, ts, pid, tid, args, s, cat
  }

  /// Writes the format's keys.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(kind, forKey: .ph)
    try container.encodeIfPresent(name, forKey: .name)
    if kind != .metadata { try container.encode(Self.microseconds(time), forKey: .ts) }
    try container.encode(group, forKey: .pid)
    try container.encode(track, forKey: .tid)
    if kind == .instant { try container.encode("t", forKey: .s) }
    if kind == .begin || kind == .instant { try container.encode(Group(rawValue: group)?.name ?? "", forKey: .cat) }
    if !arguments.isEmpty { try container.encode(arguments, forKey: .args) }
  }

  /// Exactly, never through a double.
  private static func microseconds(_ time: Nanoseconds) -> Decimal {
    Decimal(sign: .plus, exponent: -3, significand: Decimal(time))
  }

  /// The entry in one line, its keys in order; the same entry is always the same text.
  public var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    // Strings, whole numbers and numbers that are allowed for: nothing here can fail to be written.
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}

/// What the tracks are of; a group is shown as a process of its own.
enum Group: Int, CaseIterable {
  case contacts = 1, gestures, holds, states

  /// What it is called.
  var name: String {
    switch self {
    case .contacts: "contacts"
    case .gestures: "gestures"
    case .holds: "held claims"
    case .states: "states"
    }
  }
}

extension EventField {
  /// How a Chrome trace carries it; angles in radians.
  var argument: ChromeEvent.Argument {
    switch self {
    case .whole(let number): .whole(number)
    case .flag(let flag): .flag(flag)
    case .word(let word): .word(word)
    case .number(let number), .angle(let number): .number(number)
    case .list(let numbers): .list(numbers)
    }
  }
}
