/// The samples that are noted and not yet judged: the contacts that one was noted of, in the order of their last ones.
struct Frame: ~Copyable {
  /// Whether more samples are to follow.
  var isOpen = false
  private var slots: Storage<Int32>
  /// How many contacts it has samples of.
  private(set) var count = 0

  /// Room for so many contacts.
  init(capacity: Int) { slots = Storage(count: capacity, repeating: -1) }

  /// A contact, the one that spoke first in place 0.
  subscript(place: Int) -> Int { Int(slots[place]) }

  /// A sample of a contact is noted. Cost: a look at the contacts that spoke since it did.
  mutating func note(_ slot: Int) {
    isOpen = true
    var place = count
    while place > 0, slots[place - 1] != Int32(slot) { place -= 1 }
    if place == 0 {
      count += 1
      place = count
    }
    while place < count {
      slots[place - 1] = slots[place]
      place += 1
    }
    slots[count - 1] = Int32(slot)
  }

  /// The frame is judged; the next one begins.
  mutating func clear() { count = 0 }

  /// Another frame with the same contacts.
  func copy() -> Frame {
    var twin = Frame(capacity: 0)
    twin.slots = slots.copy()
    (twin.isOpen, twin.count) = (isOpen, count)
    return twin
  }

  /// Bytes of memory it takes.
  var bytes: Int { slots.bytes }
}
