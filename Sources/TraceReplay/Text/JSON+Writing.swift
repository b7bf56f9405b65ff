extension JSON {
  /// The value in one line, with a space after each colon and comma.
  public var text: String {
    switch self {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let text): text
    case .string(let text): JSON.quoted(text)
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\(JSON.quoted($0.key)): \($0.value.text)" }.joined(separator: ", ") + "}"
    }
  }

  /// A number in the shortest form that reads back; what is not finite as a string.
  public static func shortest(_ number: Double) -> JSON {
    if number.isNaN { return .string("nan") }
    if number.isInfinite { return .string(number < 0 ? "-inf" : "inf") }
    let text = number.description
    return .number(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  /// Both coordinates or more, each in its shortest form.
  public static func shortest(_ numbers: [Double]) -> JSON { .array(numbers.map(shortest)) }

  /// A whole number.
  public static func whole(_ number: some BinaryInteger) -> JSON { .number("\(number)") }

  /// The value with each number in its shortest form; whole numbers keep their digits, however many.
  var canonical: JSON {
    switch self {
    case .number(let text):
      if text.utf8.allSatisfy({ $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "e") && $0 != UInt8(ascii: "E") }) {
        return self
      }
      return Double(text).map(JSON.shortest) ?? self
    case .array(let elements): return .array(elements.map(\.canonical))
    case .object(let members): return .object(members.map { Member($0.key, $0.value.canonical) })
    case .null, .bool, .string: return self
    }
  }

  /// A string in quotes; what JSON cannot hold as it is becomes an escape.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
