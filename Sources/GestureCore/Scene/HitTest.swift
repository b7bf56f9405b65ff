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
    var level = ground
    var node = enter(ground, point, host)
    while true {
      if node != BoundsTree.none && mayHit(node, at: level) {
        if index.nodes[Int(node)].height > 0 {
          node = index.nodes[Int(node)].near
          continue
        }
        if let local = regions.items[Int(node)].local(reaches[level].local) {
          level = Int(node)
          node = enter(level, local, host)
          continue
        }
      }
      // The node is done: on to its far sibling, or up.
      while true {
        if node == BoundsTree.none || node == insides[level].tree {
          let hit = leave(level, host)
          if level == ground { return hit < 0 ? nil : Int(hit) }
          node = Int32(level)
          level = Int(regions.items[level].parent)
          if hit >= 0 { (reaches[level].child, reaches[level].hit) = (node, hit) }
        } else {
          let above = index.nodes[Int(node)].parent
          if node == index.nodes[Int(above)].near {
            node = index.nodes[Int(above)].far
            break
          }
          node = above
        }
      }
    }
  }

  /// Whether the outline of a region, grown by `outset` (its hit outset is not added here), contains a point of its own
  /// space. A host's function knows no outset.
  func contains(
    _ slot: Int, _ local: Point, grownBy outset: Double, host: (_ slot: Int, _ local: Point) -> Bool
  ) -> Bool {
    if regions.items[slot].definition.shape == .host { return host(slot, local) }
    return regions.items[slot].shape.contains(local, grownBy: outset, outline: outlines[slot])
  }

  /// Whether something below a node may be hit, in front of what was hit before.
  @inline(__always) private mutating func mayHit(_ node: Int32, at level: Int) -> Bool {
    visits += 1
    let child = reaches[level].child
    return index.nodes[Int(node)].bounds.contains(reaches[level].local)
      && (child < 0 || index.nodes[Int(child)].front < index.nodes[Int(node)].front)
  }

  /// Begins with a region, or the ground: the root of the tree of the children to ask.
  private mutating func enter(_ slot: Int, _ local: Point, _ host: (Int, Point) -> Bool) -> Int32 {
    reaches[slot] = Reach(local: local)
    if slot != ground && regions.items[slot].definition.clips {
      guard contains(slot, local, grownBy: 0, host: host) else {
        reaches[slot].outline = .outside
        return BoundsTree.none
      }
      reaches[slot].outline = .inside
    }
    return insides[slot].tree
  }

  /// Ends with a region, or the ground: the slot of what is hit in it, or -1.
  private func leave(_ slot: Int, _ host: (Int, Point) -> Bool) -> Int32 {
    let reach = reaches[slot]
    if reach.hit >= 0 || slot == ground { return reach.hit }
    let definition = regions.items[slot].definition
    guard definition.isOpaque else { return -1 }
    let isHit =
      switch reach.outline {
      case .inside: true
      case .outside where definition.shape == .host: false
      default: contains(slot, reach.local, grownBy: definition.hitOutset, host: host)
      }
    return isHit ? Int32(slot) : -1
  }
}
