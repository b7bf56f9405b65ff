// What a definition must be, and its fingerprint.
extension RegionDefinition {
  /// Refuses numbers that no region can have; the parent is the tree's to check. `outline` is read for a polygon alone.
  @inline(never) @_optimize(size) func check(outline: [Point]) throws(Fault) {
    guard origin.isFinite && size.isFinite else { throw Fault(.notFinite, .frame) }
    guard size.x >= 0 && size.y >= 0 else { throw Fault(.invalidArgument, .frame) }
    guard transform.isFinite else { throw Fault(.notFinite, .transform) }
    try radius.checkLength(.radius)
    try hitOutset.checkLength(.hitOutset)
    guard shape == .polygon else { return }
    guard outline.count >= 3 else { throw Fault(.invalidArgument, .outline, UInt64(outline.count)) }
    var finite = 0
    for point in outline where point.isFinite { finite += 1 }
    guard finite == outline.count else { throw Fault(.notFinite, .outline, UInt64(finite)) }
  }

  /// Takes in every field.
  func mix(into hash: inout StateHash) {
    hash.mix(parent.bits)
    hash.mix(origin)
    hash.mix(size)
    hash.mix(Point(transform.a, transform.b))
    hash.mix(Point(transform.c, transform.d))
    hash.mix(Point(transform.tx, transform.ty))
    hash.mix(Int(order))
    hash.mix(UInt64(shape.rawValue))
    hash.mix(radius)
    hash.mix(hitOutset)
    hash.mix(isEnabled)
    hash.mix(isOpaque)
    hash.mix(clips)
  }
}
