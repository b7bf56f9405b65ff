import GestureCore

/// The ways to read one JSON value of a trace; each refuses a value of another type in a sentence.
enum Read {
  /// A reader of `Value`.
  typealias Reader<Value> = (JSON) throws(Misread) -> Value

  private static func wanted(_ what: String, _ json: JSON) -> Misread { Misread("\(what) is wanted, not \(json.text)") }

  /// A name or a word.
  static func string(_ json: JSON) throws(Misread) -> String {
    guard case .string(let string) = json else { throw wanted("a string", json) }
    return string
  }

  /// true or false.
  static func flag(_ json: JSON) throws(Misread) -> Bool {
    guard case .bool(let flag) = json else { throw wanted("true or false", json) }
    return flag
  }

  /// true, and nothing else.
  static func yes(_ json: JSON) throws(Misread) {
    guard case .bool(true) = json else { throw wanted("true", json) }
  }

  /// A number; the strings "nan", "inf" and "-inf" count as such.
  static func number(_ json: JSON) throws(Misread) -> Double {
    switch json {
    case .number(let text):
      guard let number = Double(text) else { throw wanted("a number", json) }
      return number
    case .string("nan"): return .nan
    case .string("inf"): return .infinity
    case .string("-inf"): return -.infinity
    default: throw wanted("a number", json)
    }
  }

  /// A whole number that fits its type.
  static func whole<Value: FixedWidthInteger>(_ json: JSON) throws(Misread) -> Value {
    guard case .number(let text) = json, let value = Value(text) else {
      throw wanted("a whole number from \(Value.min) to \(Value.max)", json)
    }
    return value
  }

  /// A moment in seconds, exactly.
  static func moment(_ json: JSON) throws(Misread) -> Nanoseconds {
    guard case .number(let text) = json else { throw wanted("a time in seconds", json) }
    return try Seconds.exactly(text)
  }

  /// A length of time in seconds; nil where no clock can measure it.
  static func duration(_ json: JSON) throws(Misread) -> Nanoseconds? {
    if case .number(let text) = json { return Seconds.nearest(text) }
    _ = try number(json)
    return nil
  }

  /// An angle in radians: written in degrees, or as {"rad": x}.
  static func angle(_ json: JSON) throws(Misread) -> Double {
    guard case .object = json else { return try number(json) * Double.pi / 180 }
    return try Fields(json, keys: ["rad"], of: "an angle").required("rad", number)
  }

  /// The elements of a list.
  static func list(_ json: JSON) throws(Misread) -> [JSON] {
    guard case .array(let elements) = json else { throw wanted("a list", json) }
    return elements
  }

  /// A list read element by element.
  static func list<Value>(of read: @escaping Reader<Value>) -> Reader<[Value]> {
    { json throws(Misread) in
      var values: [Value] = []
      for element in try list(json) { values.append(try read(element)) }
      return values
    }
  }

  /// A list of so many numbers.
  static func numbers(_ count: Int) -> Reader<[Double]> {
    { json throws(Misread) in
      let numbers = try list(of: number)(json)
      guard numbers.count == count else { throw wanted("a list of \(count) numbers", json) }
      return numbers
    }
  }

  /// A list of names.
  static func strings(_ json: JSON) throws(Misread) -> [String] { try list(of: string)(json) }

  /// A place or a vector.
  static func point(_ json: JSON) throws(Misread) -> Point {
    let numbers = try numbers(2)(json)
    return Point(numbers[0], numbers[1])
  }
}
