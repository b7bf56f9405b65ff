/// A text for C: bytes of UTF-8 with a zero at the end, in memory of its own.
struct CText: ~Copyable {
  // Allocated and freed by this type alone; nil before the first text.
  private var bytes: UnsafeMutablePointer<CChar>?

  /// No text.
  init() {}

  deinit { bytes?.deallocate() }

  /// Copies a text; the one before is freed.
  mutating func set(_ text: String) -> UnsafePointer<CChar> {
    bytes?.deallocate()
    let (copy, length) = (UnsafeMutablePointer<CChar>.allocate(capacity: text.utf8.count + 1), text.utf8.count)
    var end = copy
    for byte in text.utf8 {
      end.initialize(to: CChar(bitPattern: byte))
      end += 1
    }
    copy[length] = 0  // One more was allocated.
    bytes = copy
    return UnsafePointer(copy)
  }
}

/// The bytes of a literal, which ends in a zero and lives as long as the library.
func cText(_ text: StaticString) -> UnsafePointer<CChar> {
  UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}
