/// Reads what evemu writes: a description (`.desc`) and events (`.events`), in one file or two.
struct EvemuFile {
  /// The device that is described.
  private(set) var device = EvdevDevice()
  private var propertyCount = 0

  /// Reads one more file.
  mutating func read(_ lines: TextLines) throws(TraceError) {
    try lines.each { (line, place) throws(Misread) in try read(line, place) }
  }

  private mutating func read(_ line: String, _ place: Place) throws(Misread) {
    let said = line.prefix { $0 != "#" }
    guard let key = said.first(where: { !$0.isWhitespace }) else { return }
    let rest = line.drop(while: \.isWhitespace).dropFirst()
    guard rest.first == ":" else { throw Misread("a line begins with a letter and a colon") }
    let words = said.drop(while: \.isWhitespace).dropFirst(2).split(whereSeparator: \.isWhitespace)
    switch key {
    case "N": device.name = Cell.trimmed(rest.dropFirst())
    case "P": try properties(words)
    case "A": try axis(words)
    case "E": try event(words, place)
    case "I", "B", "L", "S": break
    default: throw Misread("evemu has no line \"\(key):\"")
    }
  }

  /// Bits in bytes, eight bytes a line.
  private mutating func properties(_ words: [Substring]) throws(Misread) {
    for word in words {
      let byte: UInt8 = try Cell.whole(word, radix: 16)
      if propertyCount == 0 {
        for bit in 0..<2 where byte >> bit & 1 == 1 { device.addProperty(bit) }
      }
      propertyCount += 1
    }
  }

  private mutating func axis(_ words: [Substring]) throws(Misread) {
    guard words.count == 5 || words.count == 6 else {
      throw Misread("an axis has a code, a least and a greatest value, fuzz, flat and perhaps a resolution")
    }
    let number: UInt16 = try Cell.whole(words[0], radix: 16)
    let least: Int32 = try Cell.whole(words[1])
    let greatest: Int32 = try Cell.whole(words[2])
    let resolution: Int32 = words.count == 6 ? try Cell.whole(words[5]) : 0
    guard let code = EvdevCode(type: EvdevCode.axis, code: number) else { return }
    device.axes[code] = EvdevDevice.Axis(least: least, greatest: greatest, resolution: resolution)
  }

  private mutating func event(_ words: [Substring], _ place: Place) throws(Misread) {
    guard words.count == 4 else { throw Misread("an event has a time, a type, a code and a value") }
    let time = try Cell.moment(words[0])
    let type: UInt16 = try Cell.whole(words[1], radix: 16)
    let number: UInt16 = try Cell.whole(words[2], radix: 16)
    let value: Int32 = try Cell.whole(words[3])
    guard let code = EvdevCode(type: type, code: number) else { return }
    device.events.append(EvdevEvent(time: time, code: code, value: value, place: place))
  }
}
