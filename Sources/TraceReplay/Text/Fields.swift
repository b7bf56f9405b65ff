/// The entries of one object of a trace, read by key; one that is missing, unknown or of the wrong type is refused in a
/// sentence.
struct Fields {
  /// The entries in the order in which they stand.
  let members: [JSON.Member]

  /// `json` must be an object whose keys are all among `keys`.
  init(_ json: JSON, keys: [String], of what: String) throws(Misread) {
    guard case .object(let members) = json else { throw Misread("\(what) is an object {...}") }
    for member in members where !keys.contains(member.key) {
      throw Misread("\(what) has no key \"\(member.key)\"; it has \(keys.joined(separator: ", "))")
    }
    self.members = members
  }

  /// What stands behind `key`.
  subscript(key: String) -> JSON? { members.first { $0.key == key }?.value }

  /// What must stand behind `key`.
  func required(_ key: String) throws(Misread) -> JSON {
    guard let value = self[key] else { throw Misread("the key \"\(key)\" is missing") }
    return value
  }

  /// What stands behind `key`, read by `read`; nil where nothing does.
  func optional<Value>(
    _ key: String, _ read: (JSON) throws(Misread) -> Value
  ) throws(Misread) -> Value? {
    guard let value = self[key] else { return nil }
    do { return try read(value) } catch { throw error.naming(key) }
  }

  /// What must stand behind `key`, read by `read`.
  func required<Value>(
    _ key: String, _ read: (JSON) throws(Misread) -> Value
  ) throws(Misread) -> Value {
    let value = try required(key)
    do { return try read(value) } catch { throw error.naming(key) }
  }
}

extension Misread {
  /// The same with the key in front.
  func naming(_ key: String) -> Misread { Misread("\"\(key)\": \(text)") }
}
