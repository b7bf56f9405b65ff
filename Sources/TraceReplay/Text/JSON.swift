/// One JSON value (RFC 8259). A reader of our own because times need nine exact fractional digits and ids all 64 bits,
/// and Foundation's readers turn numbers into doubles: here a number stays its text, and an object keeps its order.
public enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  /// The number as it was written.
  case number(String)
  case string(String)
  case array([JSON])
  case object([Member])

  /// One entry of an object.
  public struct Member: Equatable, Sendable {
    /// The key.
    public var key: String
    /// What stands behind it.
    public var value: JSON
    /// Makes an entry.
    public init(_ key: String, _ value: JSON) { (self.key, self.value) = (key, value) }
  }

  /// Reads one value that fills `text`, but for white space around it.
  public init(parsing text: some Collection<UInt8>) throws(Misread) {
    var scanner = JSONScanner(bytes: Array(text))
    self = try scanner.value(depth: 0)
    try scanner.end()
  }
}

/// The place in the text that is read.
private struct JSONScanner {
  let bytes: [UInt8]
  var index = 0

  /// Deeper nesting is refused, so that no input can overflow the stack.
  static let deepest = 32

  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d { index += 1 }
  }

  mutating func end() throws(Misread) {
    skipSpace()
    guard next == nil else { throw Misread("the line goes on after its object, at column \(index + 1)") }
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  func unexpected(_ wanted: String) -> Misread {
    guard let byte = next else { return Misread("the line ends where \(wanted) should be") }
    return Misread("\(wanted) should be at column \(index + 1), not \"\(Unicode.Scalar(byte))\"")
  }

  mutating func value(depth: Int) throws(Misread) -> JSON {
    guard depth < Self.deepest else { throw Misread("values are nested more than \(Self.deepest) deep") }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return .object(try members(depth: depth))
    case UInt8(ascii: "["): return .array(try elements(depth: depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  mutating func word(_ text: StaticString, _ value: JSON) throws(Misread) -> JSON {
    for byte in text.description.utf8 {
      guard next == byte else { throw unexpected("\"\(text)\"") }
      index += 1
    }
    return value
  }

  mutating func members(depth: Int) throws(Misread) -> [JSON.Member] {
    var members: [JSON.Member] = []
    index += 1
    skipSpace()
    if take("}") { return members }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw unexpected("a key") }
      let key = try string()
      if members.contains(where: { $0.key == key }) { throw Misread("the key \"\(key)\" stands twice") }
      skipSpace()
      guard take(":") else { throw unexpected("a colon") }
      members.append(JSON.Member(key, try value(depth: depth + 1)))
      skipSpace()
      if take("}") { return members }
      guard take(",") else { throw unexpected("a comma or }") }
    }
  }

  mutating func elements(depth: Int) throws(Misread) -> [JSON] {
    var elements: [JSON] = []
    index += 1
    skipSpace()
    if take("]") { return elements }
    while true {
      elements.append(try value(depth: depth + 1))
      skipSpace()
      if take("]") { return elements }
      guard take(",") else { throw unexpected("a comma or ]") }
    }
  }

  mutating func number() throws(Misread) -> String {
    let start = index
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  mutating func digits() throws(Misread) {
    guard let first = next, isDigit(first) else { throw unexpected("a value") }
    while let byte = next, isDigit(byte) { index += 1 }
  }

  func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  mutating func string() throws(Misread) -> String {
    var text: [UInt8] = []
    index += 1
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else { throw Misread("a string is no UTF-8") }
        return string
      case UInt8(ascii: "\\"): text += String(try escape()).utf8
      case 0..<0x20: throw Misread("a string holds a control character at column \(index)")
      default: text.append(byte)
      }
    }
    throw Misread("a string does not end")
  }

  mutating func escape() throws(Misread) -> Unicode.Scalar {
    guard let byte = next else { throw Misread("a string does not end") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let high = try unit()
      if let scalar = Unicode.Scalar(high) { return scalar }
      guard high < 0xdc00, take("\\"), take("u") else { throw Misread("a string holds half a surrogate pair") }
      let low = try unit()
      guard low >= 0xdc00, low < 0xe000,
        let scalar = Unicode.Scalar(0x1_0000 + (high - 0xd800) << 10 + (low - 0xdc00))
      else { throw Misread("a string holds half a surrogate pair") }
      return scalar
    default: throw Misread("\\\(Unicode.Scalar(byte)) is no escape")
    }
  }

  mutating func unit() throws(Misread) -> UInt32 {
    guard index + 4 <= bytes.count,
      let unit = UInt32(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16),
      next != UInt8(ascii: "+")
    else { throw Misread("\\u needs four hexadecimal digits") }
    index += 4
    return unit
  }
}
