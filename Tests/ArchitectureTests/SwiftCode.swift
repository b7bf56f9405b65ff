/// Swift text with its comments and the insides of its string literals blanked, line by line as it was. Code inside an
/// interpolation stays.
struct SwiftCode {
  private let source: [UInt8]
  private var kept: [UInt8] = []
  private var index = 0

  /// Strips `text`.
  init(_ text: String) {
    source = Array(text.utf8)
    kept.reserveCapacity(source.count)
    code(insideInterpolation: false)
  }

  /// The text that is left; as many lines as before.
  var text: String { String(decoding: kept, as: UTF8.self) }

  /// The lines of the text that is left.
  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// Copies code up to the parenthesis that closes an interpolation, or to the end.
  private mutating func code(insideInterpolation: Bool) {
    var depth = 0
    while index < source.count {
      if starts("//") {
        while index < source.count, source[index] != newline { index += 1 }
      } else if starts("/*") {
        blockComment()
      } else if let hashes = stringStart() {
        string(hashes: hashes)
      } else {
        let byte = source[index]
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") {
          if depth == 0, insideInterpolation { return }
          depth -= 1
        }
        kept.append(byte)
        index += 1
      }
    }
  }

  private mutating func blockComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        index += 2
      } else if starts("*/") {
        depth -= 1
        index += 2
      } else {
        keepNewline()
        index += 1
      }
    } while depth > 0 && index < source.count
    kept.append(UInt8(ascii: " "))
  }

  private mutating func string(hashes: Int) {
    let hash = String(repeating: "#", count: hashes)
    index += hashes
    let quote = starts("\"\"\"") ? "\"\"\"" : "\""
    let end = quote + hash
    let escape = "\\" + hash
    let interpolation = escape + "("
    index += quote.utf8.count
    kept.append(UInt8(ascii: "\""))
    while index < source.count, !starts(end) {
      if starts(interpolation) {
        index += interpolation.utf8.count
        kept.append(UInt8(ascii: "("))
        code(insideInterpolation: true)
        kept.append(UInt8(ascii: ")"))
      } else if starts(escape) {
        index += escape.utf8.count
        keepNewline()
      } else {
        keepNewline()
      }
      index += 1
    }
    index += end.utf8.count
    kept.append(UInt8(ascii: "\""))
  }

  /// How many `#` stand before the quote of a string that starts here; nil where none does.
  private func stringStart() -> Int? {
    var end = index
    while end < source.count, source[end] == UInt8(ascii: "#") { end += 1 }
    return end < source.count && source[end] == UInt8(ascii: "\"") ? end - index : nil
  }

  private func starts(_ prefix: String) -> Bool {
    var place = index
    for byte in prefix.utf8 {
      guard place < source.count, source[place] == byte else { return false }
      place += 1
    }
    return true
  }

  private mutating func keepNewline() {
    if index < source.count, source[index] == newline { kept.append(newline) }
  }

  private var newline: UInt8 { UInt8(ascii: "\n") }
}
