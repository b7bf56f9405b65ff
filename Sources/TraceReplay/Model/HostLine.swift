import GestureCore

/// A line by which the host changes what is already made.
public enum HostLine: Sendable {
  /// Writes a state.
  case set(state: String, CellText)
  /// Changes a gesture, its priority or its mask.
  case configure(gesture: String, GestureSettings, priority: Priority?, mask: Mask?)
  /// Changes a region.
  case configureRegion(String, RegionSettings)
  case removeRegion(String)
  case removeGesture(String)
  /// Writes committed states, all at once.
  case restore([(state: String, CellText)])
  /// Sets the session back.
  case reset

  /// The key that begins such a line, and all keys that it may have; those of `configure` hang on the gesture's kind.
  static let keys: [String: [String]] = [
    "set": ["set", "value"],
    "configure_region": ["configure_region"] + RegionSettings.keys,
    "remove_region": ["remove_region"],
    "remove_gesture": ["remove_gesture"],
    "restore": ["restore"],
    "reset": ["reset"],
  ]

  /// The keys of `configure` for a gesture of this kind; of any kind where it is not known.
  static func configureKeys(_ kind: GestureKind?) -> [String] {
    let known = kind.map(GestureSettings.keys) ?? GestureSettings.allKeys
    return ["configure", "priority", "mask"] + GestureSettings.allKeys.filter(known.contains)
  }

  /// `kind` is that of the gesture that `configure` names, where it is known.
  init(_ word: String, _ fields: Fields, kind: GestureKind?) throws(Misread) {
    switch word {
    case "set":
      let state = try fields.required("set", Read.string)
      self = .set(state: state, try fields.required("value", CellText.read))
    case "configure":
      self = .configure(
        gesture: try fields.required("configure", Read.string), try GestureSettings(fields, of: kind),
        priority: try fields.optional("priority", Vocabulary.priority.read),
        mask: try fields.optional("mask", Vocabulary.mask.read))
    case "configure_region":
      self = .configureRegion(try fields.required("configure_region", Read.string), try RegionSettings(fields))
    case "remove_region": self = .removeRegion(try fields.required("remove_region", Read.string))
    case "remove_gesture": self = .removeGesture(try fields.required("remove_gesture", Read.string))
    case "restore":
      guard case .object(let members) = try fields.required("restore") else {
        throw Misread("\"restore\" is an object of states and values")
      }
      var cells: [(state: String, CellText)] = []
      for member in members { cells.append((member.key, try CellText.read(member.value))) }
      self = .restore(cells)
    default:
      try fields.required("reset", Read.yes)
      self = .reset
    }
  }
}
