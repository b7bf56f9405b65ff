import GestureCore

/// A line that makes a gesture.
public struct GestureLine: Sendable {
  /// The gesture's name.
  public var name: String
  /// The name of its kind, which need not be one that is built.
  public var kindName: String
  /// Its kind; nil where there is none of that name.
  public var kind: GestureKind?
  /// The members of a composite.
  public var members: [String]
  /// What it says of the gesture.
  public var settings: GestureSettings

  /// The keys of a gesture of this kind.
  static func keys(_ kind: GestureKind) -> [String] {
    ["gesture", "kind"] + (kind.isComposite ? ["members"] : []) + GestureSettings.keys(kind)
  }

  /// Reads what the line says; the keys that it may have hang on its kind.
  init(_ json: JSON) throws(Misread) {
    guard case .object(let members) = json else { throw Misread("a gesture is an object {...}") }
    let all = members.map(\.key)
    let word = try Fields(json, keys: all, of: "a gesture").required("kind", Read.string)
    kindName = word
    kind = GestureKind.allCases.first { $0.name == word }
    // What a kind that is not known may say is not known either.
    let keys = kind.map { Self.keys($0) + ["t"] } ?? all
    let fields = try Fields(json, keys: keys, of: "a gesture of kind \(kindName)")
    name = try fields.required("gesture", Read.string)
    self.members = kind?.isComposite == true ? try fields.required("members", Read.strings) : []
    settings = try kind.map { kind throws(Misread) in try GestureSettings(fields, of: kind) } ?? GestureSettings()
  }
}

/// A line that puts a gesture on a region.
public struct AttachLine: Sendable {
  /// The gesture.
  public var gesture: String
  /// The region.
  public var region: String
  /// How the gesture stands to others.
  public var priority: Priority
  /// Which gestures hear beside it.
  public var mask: Mask

  /// The keys that it may have, in the order of the format.
  static let keys = ["attach", "region", "priority", "mask"]

  /// Reads what the line says.
  init(_ fields: Fields) throws(Misread) {
    gesture = try fields.required("attach", Read.string)
    region = try fields.required("region", Read.string)
    priority = try fields.optional("priority", Vocabulary.priority.read) ?? .normal
    mask = try fields.optional("mask", Vocabulary.mask.read) ?? .all
  }
}

/// A line that relates two gestures.
public struct RelateLine: Sendable {
  /// The one that waits, runs beside or prevents.
  public var gesture: String
  /// What it does.
  public var kind: Relation.Kind
  /// The other one.
  public var other: String

  /// The keys that it may have, in the order of the format.
  static let keys = ["relate"] + Vocabulary.relation.pairs.map(\.word)

  /// Reads what the line says.
  init(_ fields: Fields) throws(Misread) {
    gesture = try fields.required("relate", Read.string)
    let said = Vocabulary.relation.pairs.filter { fields[$0.word] != nil }
    guard said.count == 1 else { throw Misread("a relation is one of waits_for, runs_with, prevents") }
    kind = said[0].meaning
    other = try fields.required(said[0].word, Read.string)
  }
}
