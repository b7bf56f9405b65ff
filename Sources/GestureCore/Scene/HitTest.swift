// The hit test: which region has the press?
//
// A region is asked after its children, they from front to back. A child is hit wherever it lies, unless its parent
// clips: then only inside the parent's outline without the hit outset. A region that no child answers for is hit
// itself if it is opaque and its outline, grown by its hit outset, contains the point; else what lies behind is
// asked. Disabled and flattened regions are passed over with all inside.
extension RegionTree {
  /// The front-most, deepest region that contains a point of the global space; nil where there is none. With its
  /// ancestors it is the path. `host` answers for shapes that are host functions: the region's slot, the point in its
  /// space; it is asked once a region at the most. Cost: about the logarithm of the siblings at each depth; allocates
  /// nothing.
  ///
  /// The result is that of asking every region from front to back; the index only leaves out those that cannot be
  /// hit, and goes near before far, so that siblings behind one that was hit are left out too.
  mutating func hitTest(_ point: Point, host: (_ slot: Int, _ local: Point) -> Bool) -> Int? {
    settle()
    visits = 0
    guard point.isFinite else { return nil }
    var looks = 0
    var level = ground
    reaches[ground].begin(at: point, tree: insides[ground].tree)
    while true {
      let child = nextChild(of: level, &looks)
      if child != BoundsTree.none {
        reaches[level].child = child
        if let local = regions.items[Int(child)].local(reaches[level].local) {
          level = Int(child)
          enter(level, local, host)
        }
        continue
      }
      // Every child was asked. The answer goes to the parent, which goes on with the siblings in front of this one.
      let hit = leave(level, host)
      if hit >= 0 { level = outermost(around: level) }
      if level == ground {
        visits = looks
        return hit < 0 ? nil : Int(hit)
      }
      let front = regions.items[level].front
      level = Int(regions.items[level].parent)
      if hit >= 0 { (reaches[level].front, reaches[level].hit) = (front, hit) }
    }
  }

  /// The next child to ask in a region. An only child's leaf is its tree, with nothing to search.
  @inline(__always) private func nextChild(of level: Int, _ looks: inout Int) -> Int32 {
    let (tree, last) = (reaches[level].tree, reaches[level].child)
    guard tree < Int32(truncatingIfNeeded: ground) else {
      return index.leaf(
        after: last, in: tree, at: reaches[level].local, inFrontOf: reaches[level].front, visits: &looks)
    }
    if tree == BoundsTree.none || last != BoundsTree.none { return BoundsTree.none }
    looks &+= 1
    return index.nodes[Int(tree)].bounds.contains(reaches[level].local) ? tree : BoundsTree.none
  }

  /// The outermost of a region and those around it that answer what it does: an only child's answer is its parent's.
  @inline(__always) private func outermost(around level: Int) -> Int {
    var at = level
    while at != ground {
      let parent = Int(regions.items[at].parent)
      guard reaches[parent].tree == Int32(truncatingIfNeeded: at) else { break }
      at = parent
    }
    return at
  }

  /// Whether the outline of a region, grown by `outset` (its hit outset is not added here), contains a point of its own
  /// space. A host's function knows no outset.
  func contains(
    _ slot: Int, _ local: Point, grownBy outset: Double, host: (_ slot: Int, _ local: Point) -> Bool
  ) -> Bool {
    switch regions.items[slot].definition.shape {
    case .rectangle: Shape.frame(regions.items[slot].definition.size, contains: local, outset)
    case .host: host(slot, local)
    case .polygon: regions.items[slot].shape.contains(local, grownBy: outset, outline: outlines[slot])
    default: regions.items[slot].shape.contains(local, grownBy: outset, outline: [])
    }
  }

  /// Begins with a region.
  @inline(__always) private mutating func enter(_ slot: Int, _ local: Point, _ host: (Int, Point) -> Bool) {
    reaches[slot].begin(at: local, tree: insides[slot].tree)
    if regions.items[slot].definition.clips {
      reaches[slot].outline = contains(slot, local, grownBy: 0, host: host) ? .inside : .outside
      if reaches[slot].outline == .outside { reaches[slot].tree = BoundsTree.none }
    }
  }

  /// Ends with a region, or the ground: the slot of what is hit in it, or -1.
  @inline(__always) private func leave(_ slot: Int, _ host: (Int, Point) -> Bool) -> Int32 {
    if reaches[slot].hit >= 0 || slot == ground { return reaches[slot].hit }
    guard regions.items[slot].definition.isOpaque else { return -1 }
    let outset = regions.items[slot].definition.hitOutset
    let isHit =
      switch reaches[slot].outline {
      case .inside: true
      case .outside where regions.items[slot].definition.shape == .host: false
      default: contains(slot, reaches[slot].local, grownBy: outset, host: host)
      }
    return isHit ? Int32(slot) : -1
  }
}
