// Whether there is room for a press in the gestures that may take part in it.

extension Session {
  /// Why a press is refused that the gestures on its path have no room for, or nil. As a rule that is one comparison: where
  /// every contact would find room in every gesture.
  @inline(__always) mutating func refusal(ofPressAt place: Point) -> Fault? {
    let most = (arena.contacts.downCount + 1) * arena.gestures.live
    return most <= arena.pool.capacity && arena.pool.used <= arena.pool.capacity - arena.gestures.live
      ? nil : refusalByCount(place)
  }

  /// The same, counted: each contact that is down may come to have a part in every gesture on its path. Contacts that
  /// have lifted are forgotten by gestures that remember them before a press is refused.
  @_optimize(size) private mutating func refusalByCount(_ place: Point) -> Fault? {
    let needed = leaves(onPathOf: hit(place))
    if needed == 0 { return nil }
    var promised = needed
    var slot = arena.contacts.first
    while slot >= 0 {
      promised += leaves(onPathOf: arena.contacts.contacts[Int(slot)].region)
      slot = arena.contacts.contacts[Int(slot)].next
    }
    let capacity = arena.pool.capacity
    if promised <= capacity {
      if arena.pool.used > capacity - needed { arena.forgetLifted() }
      if arena.pool.used <= capacity - needed { return nil }
    }
    return Fault(.capacity, .participants, UInt64(capacity))
  }

  /// How many recognizers there are on the path of a region.
  private func leaves(onPathOf region: Int32) -> Int {
    var (count, place) = (0, region)
    while place >= 0 {
      var root = attachments[Int(place)]
      while root >= 0 {
        var node = Int(root)
        while node >= 0 {
          if arena[node].firstMember < 0 { count += 1 }
          node = arena.following(node, under: Int(root))
        }
        root = arena[Int(root)].nextOnRegion
      }
      place = parent(of: place)
    }
    return count
  }
}
