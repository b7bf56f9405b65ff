import Foundation

/// A text file line by line; what is wrong with a line is said with its place.
struct TextLines {
  /// The file's name as it was given.
  let file: String
  private let bytes: Data

  /// Reads the file.
  init(file: String) throws(TraceError) {
    guard let bytes = Data(of: file) else {
      throw TraceError(file: file, line: 0, text: "the file cannot be read")
    }
    (self.file, self.bytes) = (file, bytes)
  }

  /// Text that is in memory.
  init(_ text: String, file: String) { (self.file, self.bytes) = (file, Data(text.utf8)) }

  /// Calls `body` with each line, without its end, and its place.
  func each(_ body: (String, Place) throws(Misread) -> Void) throws(TraceError) {
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      let place = Place(file: file, line: index + 1)
      do { try body(String(decoding: text, as: UTF8.self), place) } catch { throw place.error(error) }
    }
  }

  /// What is wrong with the file as a whole.
  func error(_ text: String) -> TraceError { TraceError(file: file, line: 0, text: text) }
}

/// A line of a file.
struct Place: Equatable {
  /// The file's name as it was given.
  var file: String
  /// The line, counted from 1.
  var line: Int

  /// What is wrong with the line.
  func error(_ misread: Misread) -> TraceError { TraceError(file: file, line: line, text: misread.text) }
}

/// Ways to read one number of a line.
enum Cell {
  /// A whole number that fits its type.
  static func whole<Value: FixedWidthInteger>(_ text: some StringProtocol, radix: Int = 10) throws(Misread) -> Value {
    guard let value = Value(text, radix: radix) else {
      let base = radix == 16 ? "hexadecimal" : "whole"
      throw Misread("a \(base) number from \(Value.min) to \(Value.max) is wanted, not \"\(text)\"")
    }
    return value
  }

  /// A moment in seconds, exactly.
  static func moment(_ text: some StringProtocol) throws(Misread) -> UInt64 {
    guard let json = try? JSON(parsing: text.utf8), case .number(let number) = json else {
      throw Misread("a time in seconds is wanted, not \"\(text)\"")
    }
    return try Seconds.exactly(number)
  }

  /// A moment in seconds and microseconds.
  static func moment(seconds: UInt64, microseconds: UInt64) throws(Misread) -> UInt64 {
    guard microseconds < 1_000_000 else { throw Misread("\(microseconds) microseconds are a second or more") }
    let (whole, first) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (time, second) = whole.addingReportingOverflow(microseconds * 1000)
    guard !first, !second else { throw Misread("\(seconds) s is more than the clock's 64 bits hold") }
    return time
  }

  /// The text without the white space around it.
  static func trimmed(_ text: some StringProtocol) -> String { text.trimmingCharacters(in: .whitespaces) }

  /// The text without white space and quotes around it.
  static func unquoted(_ text: some StringProtocol) -> String {
    let text = trimmed(text)
    guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
    return String(text.dropFirst().dropLast())
  }
}
