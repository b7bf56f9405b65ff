// The way from a region up to its root, and the gestures attached along it.

extension Session {
  /// How deep the attachments along a region's path are heard: those deeper than this are silenced by a mask. A gesture
  /// that is not enabled silences nobody.
  @inline(__always) func hearingDepth(of region: Int32) -> Int32 {
    hasMasks ? depthUnderMasks(of: region) : .max
  }

  private func depthUnderMasks(of region: Int32) -> Int32 {
    var depth = Int32.max
    var place = region
    while place >= 0 {
      var node = attachments[Int(place)]
      while node >= 0 {
        if arena[Int(node)].definition.isEnabled
          && (arena[Int(node)].mask == .gesture || arena[Int(node)].mask == .none)
        {
          depth = min(depth, arena[Int(node)].regionDepth)
        }
        node = arena[Int(node)].nextOnRegion
      }
      place = parent(of: place)
    }
    return depth
  }

  /// The region around a region; -1 for a root.
  @inline(__always) func parent(of region: Int32) -> Int32 {
    regions.parent(of: Int(region)).map { Int32($0) } ?? -1
  }

  /// Whether an attachment hears what happens on a path.
  func hears(_ root: Int, _ depth: Int32) -> Bool {
    guard arena[root].definition.isEnabled, arena[root].regionDepth <= depth else { return false }
    return arena[root].mask == .all || arena[root].mask == .gesture
  }

  /// Whether a root gesture hears a contact: its region is on the contact's path, and no mask silenced it at the press.
  func hears(_ root: Int, contact: Int) -> Bool {
    let region = arena[root].region
    var place = arena.contacts.contacts[contact].region
    while place >= 0 {
      if place == region { return hears(root, arena.contacts.contacts[contact].hearingDepth) }
      place = parent(of: place)
    }
    return false
  }

  /// Takes a gesture's space as it is now.
  @inline(__always) mutating func takeSpace(_ gesture: Int) {
    let space = arena[gesture].definition.space
    let region = space == .local ? Int(arena[gesture].region) : space == .global ? -1 : slot(of: space)
    if region >= 0 {
      regions.settleSpace(of: region)
      arena.tracks[gesture].toSpace = regions.spaces[region]
    } else {
      arena.tracks[gesture].toSpace = .identity
    }
  }

  /// Whether the space that a gesture measures in is there.
  func hasSpace(_ gesture: Int) -> Bool {
    let space = arena[gesture].definition.space
    return space == .local || space == .global || slot(of: space) >= 0
  }

  /// The region that a gesture measures in; -1 for one that is gone.
  private func slot(of space: Space) -> Int { regions.regions.slot(of: space.bits) ?? -1 }

  /// Whether a place of the window is inside a click's region, grown by both outsets.
  func isInside(_ gesture: Int, _ place: Point) -> Bool {
    let region = Int(arena[gesture].region)
    guard region >= 0, regions.regions.isLive(region) else { return false }
    let outset = regions.definition(of: region).hitOutset + arena[gesture].definition.outset
    let local = regions.toLocal(of: region).apply(place)
    let host = self.host
    return regions.contains(region, local, grownBy: outset) { host.hits($0, $1) }
  }

  /// The region under a place of the window; -1 for none.
  mutating func hit(_ place: Point) -> Int32 {
    let host = self.host
    return regions.hitTest(place) { host.hits($0, $1) }.map { Int32(truncatingIfNeeded: $0) } ?? -1
  }
}
