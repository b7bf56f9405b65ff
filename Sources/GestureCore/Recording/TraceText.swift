/// Takes `count` bytes of UTF-8 from the start of `text`, and answers whether it could. The pieces end anywhere, and one
/// after the other they are the text.
public typealias TraceSink = (_ text: borrowing Storage<UInt8>, _ count: Int) -> Bool

/// JSON Lines on their way to a sink, in one block of memory that is taken once. The form is that of every recording: a
/// space after each colon and comma, numbers in the shortest form that reads back. Nothing here is inlined, and all is small rather than fast: a recording
/// has a hundred keys, and their bytes count more than their time.
struct TraceText: ~Copyable {
  private var bytes: Storage<UInt8>
  private var count = 0
  /// How many bytes come together.
  private let size: Int
  private let sink: TraceSink
  /// Whether the sink has failed; nothing is handed to it after that.
  private(set) var isBroken = false
  private var isFirst = true
  /// Whether the text is kept, in a block that grows, until the first line, which ends at `firstEnd`, is whole.
  private(set) var isKept = false
  private var firstEnd = 0

  /// A block of `size` bytes, one at least.
  init(size: Int, sink: @escaping TraceSink) {
    self.size = max(size, 1)
    bytes = Storage(count: self.size, repeating: 0)
    self.sink = sink
  }

  /// Hands to the sink what has come together, unless it is kept.
  @inline(never) @_optimize(size) mutating func flush() {
    if isKept { return }
    if count > 0 && !isBroken { isBroken = !sink(bytes, count) }
    count = 0
  }

  // MARK: A first line that is not whole yet

  /// Keeps all that is written, so that the line that comes first may get another member.
  @_optimize(size) mutating func keep() { isKept = true }

  /// Between two lines: hands on what was kept from now on, with what `add` writes as the last member of the first line.
  /// Takes no memory where that is shorter than `spare` bytes.
  @_optimize(size) mutating func complete(_ add: (inout TraceText) -> Void) {
    let (place, end) = (firstEnd - 2, count)  // Before the brace.
    isFirst = false
    add(&self)
    (isKept, isFirst) = (false, true)
    // What was added stands at the end, and changes places with what stands between.
    reverse(place, end)
    reverse(end, count)
    reverse(place, count)
  }

  private static let spare = 64

  @inline(never) @_optimize(size) private mutating func reverse(_ start: Int, _ end: Int) {
    var (low, high) = (start, end - 1)
    while low < high {
      (bytes[low], bytes[high]) = (bytes[high], bytes[low])
      low += 1
      high -= 1
    }
  }

  // MARK: Lines and members

  /// A line begins.
  @inline(never) @_optimize(size) mutating func beginLine() { beginObject() }

  /// A line ends.
  @inline(never) @_optimize(size) mutating func endLine() {
    put("}\n")
    isFirst = true
    guard isKept else { return }
    if firstEnd == 0 { firstEnd = count }
    bytes.grow(to: count + Self.spare, repeating: 0)
  }

  /// An object begins, as a line or as the value of a key.
  @inline(never) @_optimize(size) mutating func beginObject() {
    put("{")
    isFirst = true
  }

  /// An object that is the value of a key ends.
  @inline(never) @_optimize(size) mutating func endObject() {
    put("}")
    isFirst = false
  }

  /// A key, which is plain ASCII; its value follows.
  @inline(never) @_optimize(size) mutating func key(_ key: String) {
    put(isFirst ? "\"" : ", \"")
    put(key)
    put("\": ")
    isFirst = false
  }

  /// A key and a name or a word.
  @inline(never) @_optimize(size) mutating func member(_ key: String, _ text: String) {
    self.key(key)
    quoted(text)
  }

  /// A key and true or false.
  @inline(never) @_optimize(size) mutating func member(_ key: String, _ flag: Bool) {
    self.key(key)
    put(flag ? "true" : "false")
  }

  /// A key and a number.
  @inline(never) @_optimize(size) mutating func member(_ key: String, _ number: Double) {
    self.key(key)
    self.number(number)
  }

  /// A key and a whole number.
  @inline(never) @_optimize(size) mutating func member(_ key: String, whole: UInt64) {
    self.key(key)
    self.whole(whole)
  }

  /// A key and a whole number that may be negative.
  @inline(never) @_optimize(size) mutating func member(_ key: String, whole: Int32) {
    self.key(key)
    if whole < 0 { put("-") }
    self.whole(UInt64(whole.magnitude))
  }

  /// A key and a place or a vector.
  @inline(never) @_optimize(size) mutating func member(_ key: String, _ point: Point) {
    self.key(key)
    self.point(point)
  }

  /// A key and an angle, in radians.
  @inline(never) @_optimize(size) mutating func member(_ key: String, radians: Double) {
    self.key(key)
    put("{\"rad\": ")
    number(radians)
    put("}")
  }

  /// A key and a time in seconds, exactly.
  @inline(never) @_optimize(size) mutating func member(_ key: String, seconds: Nanoseconds) {
    self.key(key)
    self.seconds(seconds)
  }

  // MARK: Values

  /// Text that stands as it is.
  @inline(never) @_optimize(size) mutating func put(_ text: String) { put(text, escapes: false) }

  @inline(never) @_optimize(size) private mutating func put(_ text: String, escapes: Bool) {
    for byte in text.utf8 { escapes ? putEscaped(byte) : put(byte) }
  }

  /// A pair of numbers.
  @inline(never) @_optimize(size) mutating func point(_ point: Point) {
    put("[")
    number(point.x)
    put(", ")
    number(point.y)
    put("]")
  }

  /// A list of the first `count` of some numbers, and of the first `more` of others.
  @inline(never) @_optimize(size) mutating func numbers(
    _ first: SIMD4<Double>, _ count: Int, and second: SIMD4<Double> = .zero, _ more: Int = 0
  ) {
    put("[")
    for place in 0..<(count + more) {
      if place > 0 { put(", ") }
      number(place < count ? first[place] : second[place - count])
    }
    put("]")
  }

  /// A list of words or names.
  @inline(never) @_optimize(size) mutating func list(_ words: [String]) {
    put("[")
    for place in 0..<words.count {
      if place > 0 { put(", ") }
      quoted(words[place])
    }
    put("]")
  }

  /// A whole number.
  @inline(never) @_optimize(size) mutating func whole(_ number: UInt64) {
    var unit: UInt64 = 1
    while number / unit >= 10 { unit *= 10 }
    while unit > 0 {
      put(digit: number / unit % 10)
      unit /= 10
    }
  }

  /// Nanoseconds as seconds: up to nine fractional digits, without zeros at the end.
  @inline(never) @_optimize(size) mutating func seconds(_ time: Nanoseconds) {
    whole(time / 1_000_000_000)
    fraction(time % 1_000_000_000, unit: 100_000_000)
  }

  /// A number in the shortest form that reads back; what is not finite as a string. Takes memory only for one that has
  /// more digits than places and lengths have.
  @inline(never) @_optimize(size) mutating func number(_ number: Double) {
    if number.isNaN { return put("\"nan\"") }
    if number.isInfinite { return put(number < 0 ? "\"-inf\"" : "\"inf\"") }
    if !putDecimal(number) { put(number.description) }
  }

  /// A string in quotes; what JSON cannot hold as it is becomes an escape.
  @inline(never) @_optimize(size) mutating func quoted(_ text: String) {
    put(UInt8(ascii: "\""))
    put(text, escapes: true)
    put(UInt8(ascii: "\""))
  }

  @inline(never) @_optimize(size) private mutating func putEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): put(UInt8(ascii: "\\"))
    case UInt8(ascii: "\n"): return put("\\n")
    case UInt8(ascii: "\r"): return put("\\r")
    case UInt8(ascii: "\t"): return put("\\t")
    case 0..<0x20:
      put("\\u00")
      return hexadecimal(UInt64(byte), digits: 2)
    default: break
    }
    put(byte)
  }

  /// The lowest `digits` hexadecimal digits of a number.
  @inline(never) @_optimize(size) mutating func hexadecimal(_ number: UInt64, digits: Int) {
    for place in 0..<digits {
      let digit = UInt8(number >> UInt64(4 * (digits - 1 - place)) & 0xf)
      put(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }

  /// Puts a whole number, which would be described with a point and a zero, or one of up to six fractional digits: a
  /// whole number over a power of ten, both held exactly, so that the quotient, which is correctly rounded, is the number
  /// only if its digits read back. False for any other.
  @_optimize(size) private mutating func putDecimal(_ number: Double) -> Bool {
    guard number.magnitude <= 0x1p53, number == 0 || number.magnitude >= 1e-3 else { return false }
    var power = 1.0
    for _ in 0...(number.magnitude < 1e9 ? 6 : 0) {
      let scaled = (number.magnitude * power).rounded()
      if scaled / power == number.magnitude {
        if number.sign == .minus { put("-") }
        let (digits, unit) = (UInt64(scaled), UInt64(power))
        whole(digits / unit)
        fraction(digits % unit, unit: unit / 10)
        return true
      }
      power *= 10
    }
    return false
  }

  /// A point and fractional digits, the first of weight `unit`, without zeros at the end; nothing for 0.
  @inline(never) @_optimize(size) private mutating func fraction(_ part: UInt64, unit: UInt64) {
    var (rest, unit) = (part, unit)
    if rest > 0 { put(".") }
    while rest > 0 {
      put(digit: rest / unit)
      rest %= unit
      unit /= 10
    }
  }

  private mutating func put(digit: UInt64) { put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)) }

  @inline(never) @_optimize(size) private mutating func put(_ byte: UInt8) {
    if count >= size { flush() }
    if count == bytes.count { bytes.grow(to: count + Self.spare, repeating: 0) }  // It is kept.
    bytes[count] = byte
    count += 1
  }
}
