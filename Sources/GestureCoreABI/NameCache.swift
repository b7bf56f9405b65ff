/// The names that a host asked for, as C texts that stay where they are while the object lives. Made when they are
/// asked for: a session whose names nobody reads has none.
struct NameCache: ~Copyable {
  private struct Entry {
    var bits: UInt64
    var text: UnsafeMutablePointer<CChar>?
  }

  // By slot, which is the low half of an id. The texts are allocated and freed here alone.
  private var entries: [Entry] = []

  /// No names.
  init() {}

  deinit {
    for entry in entries { entry.text?.deallocate() }
  }

  /// The text for the object with this id, whose name is `name`; the text of the slot's former object is freed.
  mutating func text(for bits: UInt64, _ name: String) -> UnsafePointer<CChar> {
    let slot = Int(bits & 0xffff_ffff)
    while entries.count <= slot { entries.append(Entry(bits: 0, text: nil)) }
    if entries[slot].bits == bits, let text = entries[slot].text { return UnsafePointer(text) }
    entries[slot].text?.deallocate()
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: name.utf8.count + 1)
    var end = copy
    for byte in name.utf8 {
      end.initialize(to: CChar(bitPattern: byte))
      end += 1
    }
    end.initialize(to: 0)
    entries[slot] = Entry(bits: bits, text: copy)
    return UnsafePointer(copy)
  }
}
