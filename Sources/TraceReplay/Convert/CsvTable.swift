import GestureCore

/// Reads a table of input lines: a row each, the columns named in the first row. `t` and `event` must be there; `event`
/// is the key that begins an input line of a trace, the other columns are its other keys. Empty cells say nothing.
struct CsvTable {
  /// The columns that there may be, in the order of the format.
  static let columns = [
    "t", "event", "contact", "x", "y", "dx", "dy", "device", "source", "button", "pressure", "more", "precise",
    "scroll_phase",
  ]

  /// The input lines in the order of the file.
  private(set) var lines: [JSON] = []
  private var head: [String] = []

  /// Reads the table.
  init(_ text: TextLines) throws(TraceError) {
    try text.each { (line, _) throws(Misread) in
      // Some programs begin a table with a byte order mark.
      let line = line.hasPrefix("\u{feff}") ? String(line.dropFirst()) : line
      if Cell.trimmed(line).isEmpty || line.hasPrefix("#") { return }
      let cells = try Self.cells(line)
      if head.isEmpty { try begin(cells) } else { lines.append(try row(cells)) }
    }
    if head.isEmpty { throw text.error("the table has no first row that names its columns") }
  }

  private mutating func begin(_ cells: [String]) throws(Misread) {
    for (index, name) in cells.enumerated() {
      guard Self.columns.contains(name) else {
        throw Misread("there is no column \"\(name)\"; there are \(Self.columns.joined(separator: ", "))")
      }
      if cells[..<index].contains(name) { throw Misread("the column \"\(name)\" stands twice") }
    }
    for name in ["t", "event"] where !cells.contains(name) { throw Misread("the column \"\(name)\" is missing") }
    head = cells
  }

  private func row(_ cells: [String]) throws(Misread) -> JSON {
    guard cells.count == head.count else {
      throw Misread("the row has \(cells.count) cells; \(head.count) columns are named")
    }
    let named = Dictionary(zip(head, cells).filter { !$0.1.isEmpty }, uniquingKeysWith: { first, _ in first })
    let word = named["event"] ?? ""
    guard PointerEvent.traceKeys[word] != nil else {
      let known = PointerEvent.traceKeys.keys.sorted().joined(separator: ", ")
      throw Misread("\"\(word)\" is no event; it is one of \(known)")
    }
    var members = named["t"].map { [JSON.Member("t", value($0))] } ?? []
    var used: Set = ["t", "event"]
    switch word {
    case "advance", "cancel_all": members.append(JSON.Member(word, .bool(true)))
    case "scroll":
      members.append(JSON.Member(word, .array(["dx", "dy"].map { value(named[$0] ?? "0") })))
      used.formUnion(["dx", "dy"])
    default:
      guard let contact = named["contact"] else { throw Misread("the row names no contact") }
      members.append(JSON.Member(word, value(contact)))
      used.insert("contact")
    }
    if let x = named["x"], let y = named["y"] {
      members.append(JSON.Member("at", .array([value(x), value(y)])))
      used.formUnion(["x", "y"])
    }
    for name in Self.columns {
      guard let cell = named[name], !used.contains(name) else { continue }
      let isWord = ["device", "button", "scroll_phase"].contains(name)
      members.append(JSON.Member(name, isWord ? .string(cell) : value(cell)))
    }
    return try checked(.object(members))
  }

  /// The line in the form of the format, if the format knows it.
  private func checked(_ json: JSON) throws(Misread) -> JSON {
    var trace = Trace()
    do { try trace.append(Array(json.text.utf8), file: "") } catch { throw Misread(error.text) }
    guard let line = trace.lines.first else { return json }
    return Recording.canonical(line)
  }

  /// A number, true or false; all else is left as text, for the format's reader to judge.
  private func value(_ cell: String) -> JSON {
    guard let json = try? JSON(parsing: cell.utf8) else { return .string(cell) }
    switch json {
    case .number, .bool: return json
    case .null, .string, .array, .object: return .string(cell)
    }
  }

  /// The cells of a row; one in quotes may hold commas, and quotes that stand twice.
  private static func cells(_ line: String) throws(Misread) -> [String] {
    var cells: [String] = []
    var cell = ""
    var isQuoted = false
    for character in line {
      if character == "\"" {
        // The second of two quotes in a cell opens it again: the quote is part of the text.
        if !isQuoted, !cell.isEmpty { cell.append(character) }
        isQuoted.toggle()
      } else if character == ",", !isQuoted {
        cells.append(Cell.trimmed(cell))
        cell = ""
      } else {
        cell.append(character)
      }
    }
    if isQuoted { throw Misread("a quote does not end") }
    return cells + [Cell.trimmed(cell)]
  }
}
