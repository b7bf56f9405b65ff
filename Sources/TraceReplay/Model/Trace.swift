import Foundation
import GestureCore

/// Files read one after the other as one trace.
public struct Trace: Sendable {
  /// The first line, or its defaults where there is none.
  public private(set) var header = Header()
  /// Whether the first line is a header.
  public private(set) var hasHeader = false
  /// Every line that says something; blank lines and comments are left out.
  public private(set) var lines: [TraceLine] = []
  private var kinds: [String: GestureKind] = [:]
  /// How many lines there were when the file under way began.
  private var fileStart = 0

  /// Nothing yet.
  public init() {}

  /// Reads the files in this order.
  public init(files: [String]) throws(TraceError) {
    for file in files {
      guard let data = Data(of: file) else {
        throw TraceError(file: file, line: 0, text: "the file cannot be read")
      }
      try append(data, file: file)
    }
  }

  /// Reads the text of one more file.
  public mutating func append(_ text: some Collection<UInt8>, file: String) throws(TraceError) {
    fileStart = lines.count
    for (index, bytes) in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      // Some programs begin a file with a byte order mark.
      let bytes = index == 0 && bytes.starts(with: Self.mark) ? bytes.dropFirst(Self.mark.count) : bytes
      guard let first = bytes.first(where: { !Self.blanks.contains($0) }), first != UInt8(ascii: "#") else { continue }
      do {
        try append(line: bytes, file: file, number: index + 1)
      } catch {
        throw TraceError(file: file, line: index + 1, text: error.text)
      }
    }
  }

  /// The byte order mark in UTF-8.
  private static let mark: [UInt8] = [0xef, 0xbb, 0xbf]
  /// Space, tab, and the carriage return of a line that ends with two characters.
  private static let blanks: [UInt8] = [0x20, 0x09, 0x0d]

  private mutating func append(line: some Collection<UInt8>, file: String, number: Int) throws(Misread) {
    let json = try JSON(parsing: line)
    guard case .object(let members) = json else { throw Misread("a line is an object {...}") }
    guard let word = Self.words.first(where: { word in members.contains { $0.key == word } }) else {
      throw Misread("the line begins with no key of the format: \(members.map(\.key).joined(separator: ", "))")
    }
    let keys = keys(of: word, json)
    var time: Nanoseconds?
    let content = try content(of: word, json, keys: keys)
    if let stamp = members.first(where: { $0.key == "t" }) {
      do {
        let moment = try Read.moment(stamp.value)
        if !content.isExpectation { time = moment }
      } catch { throw error.naming("t") }
    }
    if case .header(let said) = content {
      guard lines.count == fileStart else { throw Misread("the header stands on the first line") }
      if !lines.isEmpty { return try said.checkLater() }
      (header, hasHeader) = (said, true)
    }
    if case .gesture(let line) = content, let kind = line.kind { kinds[line.name] = kind }
    let sorted = (keys.contains("t") ? keys : ["t"] + keys).compactMap { key in members.first { $0.key == key } }
    lines.append(
      TraceLine(file: file, number: number, time: time, content: content, json: .object(sorted)))
  }

  /// The keys by which a line is known, those first that stand beside others' keys.
  private static let words =
    ["gesturecore_trace"] + Expectation.keys.keys.sorted() + ["event", "decision", "error", "hash", "answer"]
    + ["configure", "bind", "attach", "relate", "follow", "state"] + HostLine.keys.keys.sorted()
    + PointerEvent.traceKeys.keys.sorted() + ["gesture", "region"]

  /// All keys that a line known by `word` may have, in the format's order, but for `t`.
  private func keys(of word: String, _ json: JSON) -> [String] {
    switch word {
    case "gesturecore_trace": Header.keys
    case "event": ["event", "phase"] + EventField.names
    case "decision": ["decision", "gesture", "for", "by", "because"]
    case "error": ["error", "text"]
    case "hash": ["hash"]
    case "answer": AnswerLine.keys
    case "region": RegionLine.keys
    case "gesture": ["gesture", "kind", "members"] + GestureSettings.allKeys
    case "attach": AttachLine.keys
    case "relate": RelateLine.keys
    case "state": StateLine.keys
    case "bind": BindLine.keys
    case "follow": FollowLine.keys
    case "configure": HostLine.configureKeys(configured(json)) + ["source"]
    default:
      Expectation.keys[word] ?? (HostLine.keys[word] ?? PointerEvent.traceKeys[word] ?? []) + ["source"]
    }
  }

  private func content(of word: String, _ json: JSON, keys: [String]) throws(Misread) -> TraceLine.Content {
    if word == "gesture" { return .gesture(try GestureLine(json)) }
    if word == "answer" { return .answer(try AnswerLine(json)) }
    let timed = word == "gesturecore_trace" || keys.contains("t") ? [] : ["t"]
    let fields = try Fields(json, keys: timed + keys, of: "a \"\(word)\" line")
    switch word {
    case "gesturecore_trace": return .header(try Header(fields))
    case "event", "decision", "error", "hash": return .output
    case "region": return .region(try RegionLine(fields))
    case "attach": return .attach(try AttachLine(fields))
    case "relate": return .relate(try RelateLine(fields))
    case "state": return .state(try StateLine(fields))
    case "bind": return .bind(try BindLine(fields))
    case "follow": return .follow(try FollowLine(fields))
    default: break
    }
    if Expectation.keys[word] != nil { return .expectation(try Expectation(word, fields)) }
    if PointerEvent.traceKeys[word] != nil { return .input(try PointerEvent(word, fields)) }
    let _: UInt64? = try fields.optional("source", Read.whole)
    return .host(try HostLine(word, fields, kind: configured(json)))
  }

  /// The kind of the gesture that a `configure` line names, where it is known.
  private func configured(_ json: JSON) -> GestureKind? {
    guard case .object(let members) = json,
      case .string(let name) = members.first(where: { $0.key == "configure" })?.value
    else { return nil }
    return kinds[name]
  }
}

extension TraceLine.Content {
  fileprivate var isExpectation: Bool {
    if case .expectation = self { true } else { false }
  }
}
