import GestureCore

/// Times in traces: seconds as a decimal, nanoseconds in the engine. They never pass through a double, which holds no
/// more than 53 bits: an uptime of a year in nanoseconds needs 55.
public enum Seconds {
  /// The nanoseconds that the JSON number `text` is exactly: not negative, no more than nine fractional digits.
  public static func exactly(_ text: String) throws(Misread) -> Nanoseconds {
    let decimal = Decimal(text)
    guard !decimal.isNegative else { throw Misread("\(text) s is before the clock's start") }
    guard decimal.isWhole else { throw Misread("\(text) s has more than nine fractional digits") }
    guard let value = decimal.value else { throw Misread("\(text) s is more than the clock's 64 bits hold") }
    return value
  }

  /// The nearest whole nanoseconds; nil where the length of time is negative or longer than 64 bits hold.
  public static func nearest(_ text: String) -> Nanoseconds? {
    let decimal = Decimal(text)
    guard !decimal.isNegative, let value = decimal.value else { return nil }
    return decimal.roundsUp ? value.after(1) : value
  }

  /// The shortest decimal that is exactly these nanoseconds.
  public static func text(_ time: Nanoseconds) -> String {
    let (whole, part) = time.quotientAndRemainder(dividingBy: 1_000_000_000)
    guard part > 0 else { return "\(whole)" }
    var digits = "\(1_000_000_000 + part)".dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(whole).\(digits)"
  }
}

/// A JSON number times 10 to the power of nine, in whole numbers.
private struct Decimal {
  let isNegative: Bool
  /// Whether nothing but zeros stands behind the ninth fractional digit.
  let isWhole: Bool
  /// Whether what stands there is a half or more.
  let roundsUp: Bool
  /// What stands before it; nil where it is more than 64 bits hold.
  let value: UInt64?

  /// `text` is a number by JSON's grammar.
  init(_ text: String) {
    let parts = text.split(whereSeparator: { $0 == "e" || $0 == "E" })
    let mantissa = parts[0].drop { $0 == "-" }
    let digits = mantissa.utf8.filter { $0 != UInt8(ascii: ".") }.map { UInt64($0 - UInt8(ascii: "0")) }
    let before = mantissa.prefix { $0 != "." }.utf8.count
    let exponent = parts.count > 1 ? Self.power(parts[1]) : 0
    let isZero = digits.allSatisfy { $0 == 0 }
    isNegative = text.first == "-" && !isZero
    guard !isZero else {
      (isWhole, roundsUp, value) = (true, false, 0)
      return
    }
    // The digits before the ninth fractional one, exponent taken in, are the whole number.
    let count = before + exponent + 9
    isWhole = count >= digits.count || digits[max(count, 0)...].allSatisfy { $0 == 0 }
    roundsUp = count >= 0 && count < digits.count && digits[count] >= 5
    var whole: UInt64? = 0
    for index in 0..<max(count, 0) {
      guard let sum = whole else { break }
      let (tens, first) = sum.multipliedReportingOverflow(by: 10)
      let (next, second) = tens.addingReportingOverflow(index < digits.count ? digits[index] : 0)
      whole = first || second ? nil : next
    }
    value = whole
  }

  /// The power of ten. Beyond a limit it says "nothing" or "too much", whatever it is.
  static func power(_ text: Substring) -> Int {
    let limit = 100_000
    guard let power = Int(text) else { return text.hasPrefix("-") ? -limit : limit }
    return min(max(power, -limit), limit)
  }
}
