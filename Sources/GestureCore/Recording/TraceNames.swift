/// What a recording calls the objects of one kind, by slot. A trace names each; one that the host gave no name is called
/// by what it is and its number, and no two live ones are called the same.
struct TraceNames {
  private var names: [String] = []
  /// Names that mean something else in a trace.
  private let reserved: [String]

  /// No names yet.
  init(reserved: [String] = []) { self.reserved = reserved }

  /// The name of the object with this id; of none, nothing.
  subscript(bits: UInt64) -> String {
    let slot = Self.slot(bits)
    return slot >= 0 && slot < names.count ? names[slot] : ""
  }

  /// Names the object that has this id. Cost: a look at every name.
  mutating func add(_ bits: UInt64, given: String?, noun: String) {
    let slot = Self.slot(bits)
    while names.count <= slot { names.append("") }
    names[slot] = ""
    let wanted = given ?? "\(noun) \(slot + 1)"
    var (name, number) = (wanted, 1)
    while isTaken(name) {
      number += 1
      name = "\(wanted) (\(number))"
    }
    names[slot] = name
  }

  private func isTaken(_ name: String) -> Bool {
    for other in names where Names.isSame(other, name) { return true }
    for other in reserved where Names.isSame(other, name) { return true }
    return false
  }

  /// The slot of an id; below 0 for none.
  private static func slot(_ bits: UInt64) -> Int { Int(bits & 0xffff_ffff) - 1 }
}
