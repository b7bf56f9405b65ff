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

  /// Why a press whose lift was lost is refused, or nil: the queue, empty, may not hold the ends of all that is live and
  /// the beginnings of all there is. Where the press will fall is not known before those ends have moved regions.
  @inline(__always) func refusalToBeginAgain() -> Fault? {
    2 * arena.gestures.live <= queue.most || wordsToBeginAgain <= queue.most
      ? nil : Fault(.capacity, .words, UInt64(queue.most))
  }

  /// How many events say that all that is live ends, and that all gestures begin. Cost: a look at every gesture.
  var wordsToBeginAgain: Int {
    var words = arena.gestures.live
    for slot in 0..<arena.gestures.items.count where arena.gestures.isLive(slot) && arena[slot].phase.isLive {
      words += 1
    }
    return words
  }

  /// How many events a call that ends gestures may say, no matter what waits: it is not refused, and none of its ends is
  /// lost. Of what has a group, a frame that it closes may say two each before.
  var wordsOwed: Int { frame.isOpen ? 3 * arena.speakers : arena.speakers }

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
