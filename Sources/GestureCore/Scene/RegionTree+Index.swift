// The index follows the regions late: a change notes the region and its ancestors as stale, and the next hit test
// places each of them once. So a region that moves with a finger costs a comparison a sample and is placed at the
// next press.
extension RegionTree {
  /// Notes that a region's bounds, its front order or what is inside may have changed. Cost: up to the first ancestor
  /// noted before.
  mutating func markStale(_ slot: Int) {
    moves &+= 1
    var at = slot
    while at != ground && regions.items[at].nextStale == Region.fresh {
      let parent = Int(regions.items[at].parent)
      regions.items[at].nextStale = insides[parent].firstStale
      insides[parent].firstStale = Int32(at)
      at = parent
    }
  }

  /// Brings the index up to date. Cost: a logarithm for every region noted since the last time.
  mutating func settle() {
    var at = ground
    while true {
      let inner = insides[at].firstStale
      if inner >= 0 {
        at = Int(inner)  // What is inside is placed first: bounds add up from there.
      } else if at == ground {
        return
      } else {
        place(at)
        let parent = Int(regions.items[at].parent)
        insides[parent].firstStale = regions.items[at].nextStale
        regions.items[at].nextStale = Region.fresh
        at = parent
      }
    }
  }

  /// Puts a region where it belongs in the tree of its siblings; in none where nothing of it can be hit.
  private mutating func place(_ slot: Int) {
    let leaf = Int32(slot)
    let bounds = reachable(slot)
    let front = regions.items[slot].front
    let parent = Int(regions.items[slot].parent)
    if index.holds(leaf) {
      if index.nodes[slot].bounds == bounds && index.nodes[slot].front == front { return }
      index.remove(leaf, from: &insides[parent].tree)
    }
    if !bounds.isEmpty { index.insert(leaf, bounds, front, into: &insides[parent].tree) }
  }

  /// Bounds, in the parent's space, of all places where a region or something inside it may be hit.
  private func reachable(_ slot: Int) -> Bounds {
    let (bounds, isFlat, offset) = (
      regions.items[slot].bounds, regions.items[slot].isFlat, regions.items[slot].offset
    )
    let definition = regions.items[slot].definition
    guard definition.isEnabled && !isFlat else { return .empty }
    var own = definition.isOpaque ? bounds.grown(by: definition.hitOutset) : .empty
    let tree = insides[slot].tree
    if tree != BoundsTree.none {
      let inner = index.nodes[Int(tree)].bounds
      own = own.union(definition.clips ? inner.intersection(bounds) : inner)
    }
    return own.mapped(by: definition.transform, origin: definition.origin, offset: offset)
  }
}
