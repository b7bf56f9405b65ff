import GestureCore

/// One line of a trace.
public struct TraceLine: Sendable {
  /// The file that it stands in.
  public var file: String
  /// Its number there, counted from 1.
  public var number: Int
  /// When it happens, where it says so.
  public var time: Nanoseconds?
  /// What it says.
  public var content: Content
  /// The line as it was written, its keys in the format's order.
  public var json: JSON

  /// What a line can say.
  public enum Content: Sendable {
    case header(Header)
    case region(RegionLine)
    case gesture(GestureLine)
    case attach(AttachLine)
    case relate(RelateLine)
    case state(StateLine)
    case bind(BindLine)
    case follow(FollowLine)
    case host(HostLine)
    case input(PointerEvent)
    /// What a function of the host answered, for the next line that is played.
    case answer(AnswerLine)
    case expectation(Expectation)
    /// What an engine said when the trace was recorded: an event, a decision, an error or a hash.
    case output
  }

  /// The state hash that an engine once said here, 16 hexadecimal digits; nil for any other line.
  public var recordedHash: String? {
    guard case .output = content, case .object(let members) = json,
      case .string(let digits) = members.first(where: { $0.key == "hash" })?.value,
      digits.utf8.count == 16, UInt64(digits, radix: 16) != nil
    else { return nil }
    return digits
  }

  /// Whether the line drives the session: all do but the header, expectations and old output.
  public var isPlayed: Bool {
    switch content {
    case .header, .expectation, .output: false
    case .region, .gesture, .attach, .relate, .state, .bind, .follow, .host, .input, .answer: true
    }
  }
}

/// The first line.
public struct Header: Equatable, Sendable {
  /// What the trace is called.
  public var name: String?
  /// Where it comes from.
  public var source: String?
  /// Whether an unnamed `changed` fails the case too.
  public var isStrict = false
  /// How much the session holds.
  public var capacity = Capacity()
  /// The factors on distances, by device.
  public var slopScale = SlopScale()
  /// The host functions that answered while the trace was recorded.
  public var host: [String] = []

  /// A header that says nothing but the version.
  public init() {}

  /// A file that goes on with another's trace may have a header of its own, which names it: the session is made already.
  func checkLater() throws(Misread) {
    guard capacity == Capacity(), slopScale == SlopScale(), host.isEmpty else {
      throw Misread("capacity, slop_scale and host stand in the header of the first file")
    }
  }

  /// The keys that it may have, in the order of the format.
  static let keys = ["gesturecore_trace", "name", "source", "strict", "capacity", "slop_scale", "host"]

  /// Reads what the line says.
  init(_ fields: Fields) throws(Misread) {
    let version: Int = try fields.required("gesturecore_trace", Read.whole)
    guard version == 1 else { throw Misread("traces of version \(version) are not known here; 1 is") }
    name = try fields.optional("name", Read.string)
    source = try fields.optional("source", Read.string)
    isStrict = try fields.optional("strict", Read.flag) ?? false
    host = try fields.optional("host", Read.strings) ?? []
    if let json = fields["capacity"] {
      let keys = ["regions", "gestures", "contacts", "events", "states", "followers", "bindings", "relations"]
      let sizes = try Fields(json, keys: keys, of: "\"capacity\"")
      let paths: [WritableKeyPath<Capacity, Int32>] = [
        \.regions, \.gestures, \.contacts, \.events, \.states, \.followers, \.bindings, \.relations,
      ]
      for (key, path) in zip(keys, paths) {
        if let size: Int32 = try sizes.optional(key, Read.whole) { capacity[keyPath: path] = size }
      }
    }
    if let json = fields["slop_scale"] {
      let factors = try Fields(json, keys: ["touch", "mouse", "pen", "indirect"], of: "\"slop_scale\"")
      slopScale.touch = try factors.optional("touch", Read.number) ?? 1
      slopScale.mouse = try factors.optional("mouse", Read.number) ?? 1
      slopScale.pen = try factors.optional("pen", Read.number) ?? 1
      slopScale.indirect = try factors.optional("indirect", Read.number) ?? 1
    }
  }
}
