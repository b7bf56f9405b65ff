import Foundation

/// A Chrome trace, decoded and told apart by its tracks.
struct ChromeTracks {
  /// One entry as a viewer reads it.
  struct Entry: Decodable {
    var ph: String
    var name: String?
    var ts: Double
    var pid: Int
    var tid: Int
    var args: [String: Value]?

    private enum Key: String, CodingKey {
      case ph, name, ts, pid, tid, args
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      ph = try container.decode(String.self, forKey: .ph)
      name = try container.decodeIfPresent(String.self, forKey: .name)
      ts = try ph == "M" ? 0 : container.decode(Double.self, forKey: .ts)
      pid = try container.decode(Int.self, forKey: .pid)
      tid = try container.decode(Int.self, forKey: .tid)
      args = try container.decodeIfPresent([String: Value].self, forKey: .args)
    }
  }

  /// What an entry carries.
  enum Value: Decodable, Equatable {
    case flag(Bool)
    case number(Double)
    case text(String)
    case other

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = (try? container.decode(String.self)).map { .text($0) } ?? .other
      }
    }

    var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
    var number: Double? { if case .number(let number) = self { number } else { nil } }
    var text: String? { if case .text(let text) = self { text } else { nil } }
  }

  private struct File: Decodable {
    var traceEvents: [Entry]
  }

  /// The trace as it was written.
  let text: String
  /// All entries that are not names, in order.
  private(set) var all: [Entry] = []
  /// The names of all tracks: the group's, a slash, the track's.
  private(set) var tracks: [String] = []
  /// The entries of each track that has any, in order.
  private(set) var entries: [String: [Entry]] = [:]

  /// Decodes a trace.
  init(_ text: String) throws {
    self.text = text
    let events = try JSONDecoder().decode(File.self, from: Data(text.utf8)).traceEvents
    var groups: [Int: String] = [:]
    var names: [Int: String] = [:]
    for event in events where event.ph == "M" && event.name == "process_name" {
      groups[event.pid] = event.args?["name"]?.text
    }
    for event in events where event.ph == "M" && event.name == "thread_name" {
      let name = "\(groups[event.pid] ?? "?")/\(event.args?["name"]?.text ?? "?")"
      names[event.tid] = name
      tracks.append(name)
    }
    all = events.filter { $0.ph != "M" }
    for event in all { entries[names[event.tid] ?? "track \(event.tid)", default: []].append(event) }
  }
}
