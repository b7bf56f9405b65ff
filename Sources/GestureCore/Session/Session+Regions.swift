// Making and changing regions.

/// One of the states that move a region. Those of one region stand side by side.
struct RegionOffset: BitwiseCopyable {
  var region: Int32 = -1
  var state: Int32 = -1
}

extension Session {
  /// Makes a region. `outline` is a polygon's, in the region's own space; `hit` answers for the shape `host`. A name
  /// must be free.
  @_optimize(size) public mutating func makeRegion(
    _ definition: RegionDefinition, outline: [Point] = [], hit: HitFunction? = nil, name: String? = nil
  ) throws(Fault) -> RegionID {
    try Names.check(name, in: names.regions)
    if definition.shape == .host && hit == nil { throw Fault(.invalidArgument, .host) }
    let slot = try regions.make(definition, outline: outline)
    remember(hit, definition, slot)
    names.regions[slot] = name ?? ""
    attachments[slot] = -1
    tell(.regionMade(regions.id(of: slot), definition, outline: outline, name: name))
    return regions.id(of: slot)
  }

  /// What the host said about a region.
  public func definition(of region: RegionID) throws(Fault) -> RegionDefinition {
    try regions.definition(of: regions.slot(of: region))
  }

  /// Changes a region; its parent stays. Contacts that are down keep their paths. Without an outline a polygon keeps its
  /// own, without a hit test a host's shape keeps that. A region that is disabled cancels what is under way in it and
  /// inside it (disabled).
  @_optimize(size) public mutating func configure(
    _ region: RegionID, _ definition: RegionDefinition, outline: [Point]? = nil, hit: HitFunction? = nil
  ) throws(Fault) {
    let slot = try regions.slot(of: region)
    let old = regions.definition(of: slot)
    let isKept = hit == nil && old.shape == .host
    if definition.shape == .host && hit == nil && !isKept { throw Fault(.invalidArgument, .host) }
    try regions.check(slot, definition, outline: outline)
    if frame.isOpen { closeFrame() }
    try regions.configure(slot, definition, outline: outline)
    if definition.shape != .host || !isKept { remember(hit, definition, slot) }
    if old.isEnabled && !definition.isEnabled { takeAwayAll(within: slot) }
    tell(.regionConfigured(region, from: old, to: definition, outline: outline))
  }

  /// Keeps the hit test of a region whose shape is the host's.
  private mutating func remember(_ hit: HitFunction?, _ definition: RegionDefinition, _ slot: Int) {
    if definition.shape == .host { serveHost() }
    if isHosted { host.set(definition.shape == .host ? hit : nil, region: slot, regions.id(of: slot)) }
  }

  @_optimize(size) private mutating func takeAwayAll(within top: Int) {
    beginCall()
    var slot: Int? = top
    while let place = slot {
      var root = attachments[place]
      while root >= 0 {
        arena.takeAway(Int(root), .disabled)
        root = arena[Int(root)].nextOnRegion
      }
      slot = regions.next(after: place, within: top)
    }
    conclude()
  }

  /// States of two numbers whose values add up to move the region in its parent's space; none hold it still.
  @_optimize(size) public mutating func setOffset(of region: RegionID, to parts: [StateID]) throws(Fault) {
    let slot = try regions.slot(of: region)
    var slots: [Int] = []
    for part in parts {
      guard try states.type(of: part) == .vec2 else { throw Fault(.invalidArgument, .stateType, part.bits) }
      slots.append(try states.slot(of: part))
    }
    removeOffsets(of: slot)
    offsets.grow(to: offsetCount + slots.count, repeating: RegionOffset())
    for state in slots {
      offsets[offsetCount] = RegionOffset(region: Int32(slot), state: Int32(state))
      offsetCount += 1
    }
    if slots.isEmpty { regions.setOffset(slot, .zero) }
    moveRegions()
    tell(.regionOffset(region, parts))
  }

  private mutating func removeOffsets(of region: Int) {
    var kept = 0
    for place in 0..<offsetCount where offsets[place].region != Int32(region) {
      offsets[kept] = offsets[place]
      kept += 1
    }
    offsetCount = kept
  }

  /// Puts the regions that states move where these say.
  mutating func moveRegions() {
    var place = 0
    while place < offsetCount {
      let region = offsets[place].region
      var offset = Point.zero
      while place < offsetCount, offsets[place].region == region {
        let state = Int(offsets[place].state)
        offset += Point(states.cells.items[state].value.x, states.cells.items[state].value.y)
        place += 1
      }
      regions.setOffset(Int(region), offset)
    }
  }

  /// Removes a region and all inside it. Its gestures are cancelled (region_removed) and are attached nowhere.
  @_optimize(size) public mutating func remove(_ region: RegionID) throws(Fault) {
    let top = try regions.slot(of: region)
    beginCall()
    var slot: Int? = top
    while let place = slot {
      while attachments[place] >= 0 {
        let root = Int(attachments[place])
        arena.takeAway(root, .regionRemoved)
        attachments[place] = arena[root].nextOnRegion
        detach(root)
      }
      names.regions[place] = ""
      removeOffsets(of: place)
      slot = regions.next(after: place, within: top)
    }
    retarget(from: top)
    plan.region = -1
    regions.remove(top)
    conclude()
    tell(.regionRemoved(region))
  }

  /// Contacts whose path led into a region that goes end at what is around it.
  private mutating func retarget(from top: Int) {
    let outer = parent(of: Int32(top))
    var slot = arena.contacts.first
    while slot >= 0 {
      let place = Int(arena.contacts.contacts[Int(slot)].region)
      if place >= 0, place == top || regions.isAncestor(top, of: place) {
        arena.contacts.contacts[Int(slot)].region = outer
      }
      slot = arena.contacts.contacts[Int(slot)].next
    }
  }

  /// The gestures of a tree are attached nowhere.
  mutating func detach(_ root: Int) {
    arena[root].nextOnRegion = -1
    var node = root
    while node >= 0 {
      arena[node].region = -1
      node = arena.following(node, under: root)
    }
  }

  /// A region's name, or nil where it has none.
  public func name(of region: RegionID) -> String? {
    guard let slot = regions.regions.slot(of: region.bits) else { return nil }
    return names.regions[slot].utf8.isEmpty ? nil : names.regions[slot]
  }

  /// The region of a name.
  public func region(named name: String) -> RegionID? {
    Names.slot(of: name, in: names.regions).map { regions.id(of: $0) }
  }
}
