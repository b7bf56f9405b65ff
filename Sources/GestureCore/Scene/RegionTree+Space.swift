// Coordinate spaces. A region's own space goes to its parent's by the transform, about the frame's origin, and then
// by the origin and the offset; the ground's space is the host's window, "global".
extension RegionTree {
  /// The map from a region's own space to the global one. Cost: its depth.
  func toGlobal(of slot: Int) -> Affine {
    var map = regions.items[slot].toParent
    var at = parent(of: slot)
    while let above = at {
      map = map.then(regions.items[above].toParent)
      at = parent(of: above)
    }
    return map
  }

  /// The map from the global space to a region's own. Where a transform flattens the plane there is no way back; that
  /// transform is then left out, and numbers stay within `Tuning.farthest`. Cost: the region's depth.
  func toLocal(of slot: Int) -> Affine {
    var map = regions.items[slot].fromParent
    var at = parent(of: slot)
    while let above = at {
      map = regions.items[above].fromParent.then(map)
      at = parent(of: above)
    }
    return map.withinReach
  }
}
