/// Reads what `libinput record` writes: the devices and their kernel events. It knows that tool's lines, not all YAML.
struct LibinputYaml {
  /// The devices in the order of the file.
  private(set) var devices: [EvdevDevice] = []
  /// The last line that opened a part of the file.
  private var section = ""

  /// Reads the file.
  init(_ lines: TextLines) throws(TraceError) {
    try lines.each { (line, place) throws(Misread) in try read(line, place) }
  }

  private mutating func read(_ line: String, _ place: Place) throws(Misread) {
    let text = Cell.trimmed(line)
    if text.isEmpty || text.hasPrefix("#") { return }
    if line.hasPrefix("version:"), Cell.trimmed(line.dropFirst(8)) != "1" {
      throw Misread("recordings of version \(Cell.trimmed(line.dropFirst(8))) are not known here; 1 is")
    }
    if text.hasPrefix("- node:") {
      devices.append(EvdevDevice())
      section = ""
    } else if text.hasPrefix("- ["), section == "- evdev:" {
      try event(text, place)
    } else if section == "absinfo:", text.first?.isNumber == true {
      try axis(text)
    } else if text.hasPrefix("name:") {
      if let last = devices.indices.last, devices[last].name == nil {
        devices[last].name = Cell.unquoted(text.dropFirst(5))
      }
    } else if text.hasPrefix("properties: ["), let last = devices.indices.last {
      for number in try numbers(text) where number >= 0 { devices[last].addProperty(Int(number)) }
    } else if text.hasSuffix(":") {
      section = text
    }
  }

  /// `- [sec, usec, type, code, value]`.
  private mutating func event(_ text: String, _ place: Place) throws(Misread) {
    guard let last = devices.indices.last else { throw Misread("the event stands before any device") }
    let numbers = try numbers(text)
    guard numbers.count == 5, let seconds = UInt64(exactly: numbers[0]), let parts = UInt64(exactly: numbers[1]),
      let type = UInt16(exactly: numbers[2]), let number = UInt16(exactly: numbers[3]),
      let value = Int32(exactly: numbers[4])
    else { throw Misread("an event is [seconds, microseconds, type, code, value]") }
    let time = try Cell.moment(seconds: seconds, microseconds: parts)
    guard let code = EvdevCode(type: type, code: number) else { return }
    devices[last].events.append(EvdevEvent(time: time, code: code, value: value, place: place))
  }

  /// `0: [least, greatest, fuzz, flat, resolution]`.
  private mutating func axis(_ text: String) throws(Misread) {
    let number: UInt16 = try Cell.whole(Cell.trimmed(text.prefix { $0 != ":" }))
    let numbers = try numbers(text)
    guard numbers.count == 5, let least = Int32(exactly: numbers[0]), let greatest = Int32(exactly: numbers[1]),
      let resolution = Int32(exactly: numbers[4])
    else { throw Misread("an axis is [least, greatest, fuzz, flat, resolution]") }
    guard let last = devices.indices.last, let code = EvdevCode(type: EvdevCode.axis, code: number) else { return }
    devices[last].axes[code] = EvdevDevice.Axis(least: least, greatest: greatest, resolution: resolution)
  }

  /// The whole numbers in the line's brackets.
  private func numbers(_ text: String) throws(Misread) -> [Int64] {
    guard let open = text.firstIndex(of: "["), let close = text[open...].firstIndex(of: "]") else {
      throw Misread("a list [...] is wanted")
    }
    var numbers: [Int64] = []
    for word in text[open..<close].dropFirst().split(separator: ",") {
      numbers.append(try Cell.whole(Cell.trimmed(word)))
    }
    return numbers
  }
}
