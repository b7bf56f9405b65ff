// "Ahead": one order without circles among the gestures that compete.

extension Arena {
  /// Whether y comes before x.
  mutating func isAhead(_ y: Int, of x: Int) -> Bool {
    if !isRanked { rank() }
    return ranks[y] < ranks[x]
  }

  /// Puts the open gestures in order: by `precedes`, but whoever waits explicitly comes after the one it waits for.
  private mutating func rank() {
    var count = 0
    var node = firstOpen
    while node >= 0 {
      let standing = gestures.items[Int(node)].standing
      if gestures.items[Int(node)].firstMember < 0, standing == .waiting || standing == .claiming {
        insert(Int(node), count)
        count += 1
      }
      node = gestures.items[Int(node)].nextOpen
    }
    var placed = 0
    while placed < count {
      var choice = placed
      while choice < count - 1, mustFollow(choice, placed, count) { choice += 1 }
      let chosen = ranking[choice]
      while choice > placed {
        ranking[choice] = ranking[choice - 1]
        choice -= 1
      }
      ranking[placed] = chosen
      ranks[Int(chosen)] = Int32(placed)
      placed += 1
    }
    isRanked = true
  }

  /// Whether the gesture at `place` waits explicitly for one that is not placed yet.
  private func mustFollow(_ place: Int, _ placed: Int, _ count: Int) -> Bool {
    let x = Int(ranking[place])
    for other in placed..<count where other != place {
      let y = Int(ranking[other])
      if waitsExplicitly(x, for: y) || waitsByCount(x, for: y) { return true }
    }
    return false
  }

  private mutating func insert(_ gesture: Int, _ count: Int) {
    var place = count
    while place > 0, precedes(gesture, Int(ranking[place - 1])) {
      ranking[place] = ranking[place - 1]
      place -= 1
    }
    ranking[place] = Int32(gesture)
  }

  /// The order before explicit waits: a member of a composite that has had a member granted; the one that needs more
  /// contacts, all of them down; high priority before normal; of normal ones the deeper region, then the one attached
  /// earlier, of high ones the shallower, then the one attached later; of one tree the one made earlier.
  private func precedes(_ x: Int, _ y: Int) -> Bool {
    let (left, right) = (gestures.items[x], gestures.items[y])
    let (leftGrant, rightGrant) = (hasHadGrant(x), hasHadGrant(y))
    if leftGrant != rightGrant { return leftGrant }
    let (leftNeed, rightNeed) = (contactsNeeded(x), contactsNeeded(y))
    if leftNeed != rightNeed { return leftNeed > rightNeed }
    if left.root != right.root {
      let (leftRoot, rightRoot) = (gestures.items[Int(left.root)], gestures.items[Int(right.root)])
      let (leftHigh, rightHigh) = (leftRoot.priority == .high, rightRoot.priority == .high)
      if leftHigh != rightHigh { return leftHigh }
      if left.regionDepth != right.regionDepth { return (left.regionDepth > right.regionDepth) != leftHigh }
      if leftRoot.attached != rightRoot.attached { return (leftRoot.attached < rightRoot.attached) != leftHigh }
    }
    return left.made < right.made
  }

  private func hasHadGrant(_ gesture: Int) -> Bool {
    var node = gestures.items[gesture].parent
    while node >= 0 {
      if gestures.items[Int(node)].hadGrant { return true }
      node = gestures.items[Int(node)].parent
    }
    return false
  }

  /// How many contacts a gesture needs, while they are all down; a claim, and a tap between its lifts or presses, count
  /// as that.
  private func contactsNeeded(_ gesture: Int) -> Int32 {
    let needed = gestures.items[gesture].definition.minContacts
    let track = tracks[gesture]
    if gestures.items[gesture].standing == .claiming || track.down >= needed || track.awaitsPress { return needed }
    return gestures.items[gesture].definition.kind == .tap && track.isComplete ? needed : 0
  }
}
