import GestureCore

/// A line that makes a region: its definition, with the names of others in place of their ids.
public struct RegionLine: Sendable {
  /// The region's name.
  public var name: String
  /// The region that contains it; nil for a root.
  public var parent: String?
  /// What it says of the region.
  public var settings: RegionSettings

  /// The keys that it may have, in the order of the format.
  static let keys = ["region", "frame", "parent"] + RegionSettings.keys.dropFirst()

  /// Reads what the line says.
  init(_ fields: Fields) throws(Misread) {
    name = try fields.required("region", Read.string)
    parent = try fields.optional("parent", Read.string)
    _ = try fields.required("frame")
    settings = try RegionSettings(fields)
  }
}

/// What a line says of a region; what it leaves out stays as it is.
public struct RegionSettings: Sendable {
  /// The points of a polygon.
  public var outline: [Point]?
  /// The states that move the region.
  public var offset: [String]?
  private var changes: [@Sendable (inout RegionDefinition) -> Void] = []

  /// The keys that it may have, in the order of the format.
  static let keys = [
    "frame", "order", "shape", "radius", "points", "transform", "hit_outset", "enabled", "opaque", "clips", "offset",
  ]

  /// Reads what the line says.
  init(_ fields: Fields) throws(Misread) {
    if let frame = try fields.optional("frame", Read.numbers(4)) {
      changes.append { definition in
        definition.origin = Point(frame[0], frame[1])
        definition.size = Point(frame[2], frame[3])
      }
    }
    if let m = try fields.optional("transform", Read.numbers(6)) {
      changes.append { $0.transform = Affine(m[0], m[1], m[2], m[3], m[4], m[5]) }
    }
    if let order: Int32 = try fields.optional("order", Read.whole) { changes.append { $0.order = order } }
    if let shape = try fields.optional("shape", Vocabulary.shape.read) { changes.append { $0.shape = shape } }
    if let radius = try fields.optional("radius", Read.number) { changes.append { $0.radius = radius } }
    if let outset = try fields.optional("hit_outset", Read.number) { changes.append { $0.hitOutset = outset } }
    if let isEnabled = try fields.optional("enabled", Read.flag) { changes.append { $0.isEnabled = isEnabled } }
    if let isOpaque = try fields.optional("opaque", Read.flag) { changes.append { $0.isOpaque = isOpaque } }
    if let clips = try fields.optional("clips", Read.flag) { changes.append { $0.clips = clips } }
    outline = try fields.optional("points", Read.list(of: Read.point))
    offset = try fields.optional("offset", Read.strings)
  }

  /// Whether the definition itself is touched, not the offset alone.
  public var changesDefinition: Bool { !changes.isEmpty || outline != nil }

  /// Writes what the line says into `definition`.
  public func apply(to definition: inout RegionDefinition) {
    for change in changes { change(&definition) }
  }
}
