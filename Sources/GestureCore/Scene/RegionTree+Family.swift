// Who is inside whom.
extension RegionTree {
  /// The slot of a region's parent; nil of a root.
  func parent(of slot: Int) -> Int? {
    let parent = Int(regions.items[slot].parent)
    return parent == ground ? nil : parent
  }

  /// How many ancestors a region has; 0 of a root.
  func depth(of slot: Int) -> Int {
    var depth = 0
    var at = parent(of: slot)
    while let above = at {
      depth += 1
      at = parent(of: above)
    }
    return depth
  }

  /// Whether `slot` is inside `ancestor`, at any depth. No region is inside itself.
  func isAncestor(_ ancestor: Int, of slot: Int) -> Bool {
    var at = parent(of: slot)
    while let above = at {
      if above == ancestor { return true }
      at = parent(of: above)
    }
    return false
  }

  /// The region after `slot` in the list of `top` and everything inside it: a parent before its children, siblings in
  /// the order in which they were made. Start with `top` itself; nil at the end.
  func next(after slot: Int, within top: Int) -> Int? {
    if insides[slot].firstChild >= 0 { return Int(insides[slot].firstChild) }
    var at = slot
    while at != top {
      if regions.items[at].nextSibling >= 0 { return Int(regions.items[at].nextSibling) }
      at = Int(regions.items[at].parent)
    }
    return nil
  }
}
