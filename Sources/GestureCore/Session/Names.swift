/// What the host calls its objects, by slot; empty for those without a name.
struct Names {
  var regions: [String]
  var gestures: [String]
  var states: [String]
  var followers: [String]

  /// Room for a name for every object.
  init(_ capacity: Capacity) {
    regions = Array(repeating: "", count: Int(capacity.regions))
    gestures = Array(repeating: "", count: Int(capacity.gestures))
    states = Array(repeating: "", count: Int(capacity.states))
    followers = Array(repeating: "", count: Int(capacity.followers))
  }

  /// Whether two names are the same, byte for byte.
  static func isSame(_ a: String, _ b: String) -> Bool { a.utf8.elementsEqual(b.utf8) }

  /// The slot of a name.
  static func slot(of name: String, in names: [String]) -> Int? {
    if name.utf8.isEmpty { return nil }
    for slot in 0..<names.count where isSame(names[slot], name) { return slot }
    return nil
  }

  /// Checks that a new name is free; no name always is.
  static func check(_ name: String?, in names: [String]) throws(Fault) {
    guard let name, slot(of: name, in: names) == nil else {
      if name == nil { return }
      throw Fault(.invalidArgument, .nameTaken)
    }
  }
}
