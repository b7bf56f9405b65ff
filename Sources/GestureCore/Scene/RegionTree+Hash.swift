// The fingerprint of the regions.
extension RegionTree {
  /// Takes in everything that decides where a press goes and what the next region's id is. The index has no say in
  /// either.
  @_optimize(size) func mix(into hash: inout StateHash) {
    hash.mix(regions.live)
    for slot in 0..<used {
      hash.mix(regions.id(of: slot))
      hash.mix(regions.isLive(slot))
      guard regions.isLive(slot) else { continue }
      hash.mix(regions.items[slot].serial)
      hash.mix(regions.items[slot].offset)
      regions.items[slot].definition.mix(into: &hash)
      hash.mix(outlines[slot].count)
      for point in outlines[slot] { hash.mix(point) }
    }
  }
}
