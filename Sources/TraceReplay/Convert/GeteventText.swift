/// Reads what Android's `getevent -lt` writes, with the description of `getevent -lp` where that stands in front.
struct GeteventText {
  /// The devices in the order in which they are named.
  var devices: [EvdevDevice] { named.map(\.device) }
  private var named: [(path: String, device: EvdevDevice)] = []

  /// Reads the file.
  init(_ lines: TextLines) throws(TraceError) {
    try lines.each { (line, place) throws(Misread) in try read(line, place) }
  }

  private mutating func read(_ line: String, _ place: Place) throws(Misread) {
    let text = Cell.trimmed(line)
    if text.hasPrefix("[") {
      try event(text.dropFirst(), place)
    } else if text.hasPrefix("EV_") || text.hasPrefix("/dev/") {
      throw Misread("the event has no time; getevent writes it with -t")
    } else {
      try describe(text)
    }
  }

  private mutating func event(_ text: Substring, _ place: Place) throws(Misread) {
    guard let end = text.firstIndex(of: "]") else { throw Misread("the time has no ]") }
    let time = try Cell.moment(Cell.trimmed(text[..<end]))
    var words = text[end...].dropFirst().split(whereSeparator: \.isWhitespace)
    var path = ""
    if let first = words.first, first.hasPrefix("/"), first.hasSuffix(":") {
      path = String(first.dropLast())
      words.removeFirst()
    }
    // With -r, a report ends with "rate N".
    guard words.count == 3 || words.count == 5 && words[3] == "rate" else {
      throw Misread("an event has a type, a code and a value")
    }
    guard let code = EvdevCode(typeWord: words[0], codeWord: words[1]) else { return }
    let value = try value(words[2])
    let index = index(of: path)
    named[index].device.events.append(EvdevEvent(time: time, code: code, value: value, place: place))
  }

  private func value(_ word: Substring) throws(Misread) -> Int32 {
    switch word {
    case "UP": return 0
    case "DOWN": return 1
    case "REPEAT": return 2
    default:
      let bits: UInt32 = try Cell.whole(word, radix: 16)
      return Int32(bitPattern: bits)
    }
  }

  /// The place of a device in the list. Where no path is written, there is one device.
  private mutating func index(of path: String) -> Int {
    if path.isEmpty, named.count == 1 { return 0 }
    if let index = named.firstIndex(where: { $0.path == path }) { return index }
    named.append((path, EvdevDevice()))
    return named.count - 1
  }

  /// Notes a line of the description; most say nothing that counts here.
  private mutating func describe(_ text: String) throws(Misread) {
    if text.hasPrefix("add device "), let colon = text.firstIndex(of: ":") {
      let path = Cell.trimmed(text[colon...].dropFirst())
      if !path.isEmpty { _ = index(of: path) }
      // An event without a path cannot stand before a description.
      return
    }
    guard let last = named.indices.last else { return }
    if text.hasPrefix("name:") { named[last].device.name = Cell.unquoted(text.dropFirst(5)) }
    if text == "INPUT_PROP_POINTER" { named[last].device.addProperty(0) }
    if text == "INPUT_PROP_DIRECT" { named[last].device.addProperty(1) }
    if let range = text.firstRange(of: ": value ") {
      let word = text[..<range.lowerBound].split(whereSeparator: \.isWhitespace).last ?? ""
      guard let code = EvdevCode(typeWord: "EV_ABS", codeWord: word) ?? EvdevCode(typeWord: "3", codeWord: word)
      else { return }
      named[last].device.axes[code] = try axis(text[range.lowerBound...].dropFirst())
    }
  }

  /// `value 0, min 0, max 9, fuzz 0, flat 0, resolution 0`.
  private func axis(_ text: Substring) throws(Misread) -> EvdevDevice.Axis {
    var axis = EvdevDevice.Axis(least: 0, greatest: 0, resolution: 0)
    for part in text.split(separator: ",") {
      let words = part.split(whereSeparator: \.isWhitespace)
      guard words.count == 2 else { throw Misread("an axis is described by words with a number each") }
      switch words[0] {
      case "min": axis.least = try Cell.whole(words[1])
      case "max": axis.greatest = try Cell.whole(words[1])
      case "resolution": axis.resolution = try Cell.whole(words[1])
      default: break
      }
    }
    return axis
  }
}
