// A pointer moves without a contact. Every hover gesture on the path hears it; presses do not touch it. A gesture hears
// one pointer at a time: the first that came in, until it leaves.

extension Session {
  /// A pointer is at a place.
  @_optimize(size) @inline(never) mutating func hover(_ event: PointerEvent) {
    let region = hit(event.position)
    let depth = hearingDepth(of: region)
    let device = DeviceSet(DeviceKind(rawValue: event.device) ?? .mouse)
    leaveHovers(event, device, region, depth)
    var place = region
    while place >= 0 {
      var root = attachments[Int(place)]
      while root >= 0 {
        let leaf = Int(root)
        root = arena[leaf].nextOnRegion
        guard arena[leaf].definition.kind == .hover, hears(leaf, depth),
          arena[leaf].definition.devices.contains(device)
        else {
          continue
        }
        hover(leaf, event)
      }
      place = parent(of: place)
    }
  }

  @_optimize(size) private mutating func hover(_ leaf: Int, _ event: PointerEvent) {
    if arena[leaf].standing == .idle {
      arena.open(leaf)
      takeSpace(leaf)
      arena[leaf].standing = .granted
      (arena.tracks[leaf].source, arena.tracks[leaf].pointer) = (event.source, event.contact)
      follow(leaf, event.position)
      arena.tracks[leaf].attached = 1  // The pointer, in place of a contact.
      arena.begin(leaf)
    } else if arena[leaf].standing == .granted, isHovered(leaf, by: event) {
      follow(leaf, event.position)
      arena.sayChanged(leaf)
    }
  }

  private mutating func follow(_ leaf: Int, _ position: Point) {
    if arena[leaf].definition.spaceMode == .live { takeSpace(leaf) }
    arena.tracks[leaf].location = arena.tracks[leaf].toSpace.apply(position)
  }

  private func isHovered(_ leaf: Int, by event: PointerEvent) -> Bool {
    arena.tracks[leaf].source == event.source && arena.tracks[leaf].pointer == event.contact
  }

  /// The gestures that the pointer was over, and no longer is, or no longer as a device that they accept, end.
  @_optimize(size) private mutating func leaveHovers(
    _ event: PointerEvent, _ device: DeviceSet, _ region: Int32, _ depth: Int32
  ) {
    var node = arena.firstOpen
    while node >= 0 {
      let leaf = Int(node)
      node = arena[leaf].nextOpen
      guard arena[leaf].definition.kind == .hover, arena[leaf].standing == .granted, isHovered(leaf, by: event) else {
        continue
      }
      let isOver = arena[leaf].region >= 0 && isOnPath(arena[leaf].region, region) && hears(leaf, depth)
      if isOver && arena[leaf].definition.devices.contains(device) { continue }
      follow(leaf, event.position)
      arena.end(leaf)
    }
  }

  private func isOnPath(_ region: Int32, _ deepest: Int32) -> Bool {
    var place = deepest
    while place >= 0 {
      if place == region { return true }
      place = parent(of: place)
    }
    return false
  }
}
