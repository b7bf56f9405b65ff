import CGestureCore
import GestureCore

extension gcore_region_def {
  /// A definition for the host.
  init(_ definition: RegionDefinition, name: UnsafePointer<CChar>?) {
    self.init()
    struct_size = UInt32(MemoryLayout<Self>.size)
    self.name = name
    parent = definition.parent.forC
    (origin, size) = (definition.origin.forC, definition.size.forC)
    transform = definition.transform.forC
    order = definition.order
    shape = definition.shape.rawValue
    (radius, hit_outset) = (definition.radius, definition.hitOutset)
    (enabled, opaque, clips) = (definition.isEnabled.forC, definition.isOpaque.forC, definition.clips.forC)
  }

  /// The engine's definition.
  func definition() throws(Fault) -> RegionDefinition {
    try checkReserved(reserved)
    var definition = RegionDefinition(origin: Point(origin), size: Point(size))
    definition.parent = RegionID(parent)
    definition.transform = Affine(transform)
    definition.order = order
    definition.shape = try decode(shape, .shape)
    (definition.radius, definition.hitOutset) = (radius, hit_outset)
    definition.isEnabled = try decodeFlag(enabled, .enabled)
    definition.isOpaque = try decodeFlag(opaque, .opaque)
    definition.clips = try decodeFlag(clips, .clips)
    return definition
  }

  /// The host's hit test; nil where none is given.
  func hitFunction(_ session: OpaquePointer?) -> HitFunction? {
    guard let hit_test else { return nil }
    let user = hit_user
    return { place, _ in hit_test(session, place.forC, user) }
  }

  /// A polygon's corners; nil where none are given.
  func outline() throws(Fault) -> [Point]? {
    if points == nil && point_count == 0 { return nil }
    return try decodeArray(points, Int(point_count), atMost: Int(UInt32.max)) { Point($0) }
  }
}

extension Bool {
  /// 0 or 1.
  var forC: UInt32 { self ? 1 : 0 }
}
