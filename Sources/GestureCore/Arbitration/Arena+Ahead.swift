// "Ahead": one order without circles among the gestures that compete.

extension Arena {
  /// Whether y comes before x.
  mutating func isAhead(_ y: Int, of x: Int) -> Bool {
    if !isRanked { rank() }
    return ranks[y] < ranks[x]
  }

  /// Puts the open gestures in order: by `precedes`, but whoever waits explicitly comes after the one it waits for, and
  /// then, where that leaves the choice, a tap after those of higher counts.
  private mutating func rank() {
    var count = 0
    var node = firstOpen
    while node >= 0 {
      let standing = self[Int(node)].standing
      if self[Int(node)].firstMember < 0, standing == .waiting || standing == .claiming {
        insert(Int(node), count)
        count += 1
      }
      node = self[Int(node)].nextOpen
    }
    var placed = 0
    while placed < count {
      var choice = placed
      while choice < count, mustFollow(choice, placed, count) { choice += 1 }
      if choice == count { choice = firstOfCircle(placed, count) }
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

  /// Whether the gesture at `place` waits explicitly for one that is not placed yet, or by its count for one that may still win.
  private func mustFollow(_ place: Int, _ placed: Int, _ count: Int, byCount: Bool = true) -> Bool {
    let x = Int(ranking[place])
    for other in placed..<count where other != place {
      let y = Int(ranking[other])
      if waitsExplicitly(x, for: y) || (byCount && canStillWin(y) && waitsByCount(x, for: y)) { return true }
    }
    return false
  }

  /// Where explicit waits lead back to a tap that its count bids wait: of those that wait for nobody explicitly the one of
  /// the highest count.
  @_optimize(size) @inline(never) private func firstOfCircle(_ placed: Int, _ count: Int) -> Int {
    var best = placed
    var highest: Int32 = 0
    for place in placed..<count {
      let taps = self[Int(ranking[place])].definition.count
      if taps > highest, !mustFollow(place, placed, count, byCount: false) { (best, highest) = (place, taps) }
    }
    return best
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
    let (leftGrant, rightGrant) = (hasHadGrant(x), hasHadGrant(y))
    if leftGrant != rightGrant { return leftGrant }
    let (leftNeed, rightNeed) = (contactsNeeded(x), contactsNeeded(y))
    if leftNeed != rightNeed { return leftNeed > rightNeed }
    if self[x].root != self[y].root {
      let (leftHigh, rightHigh) = (self[Int(self[x].root)].priority == .high, self[Int(self[y].root)].priority == .high)
      if leftHigh != rightHigh { return leftHigh }
      if self[x].regionDepth != self[y].regionDepth { return (self[x].regionDepth > self[y].regionDepth) != leftHigh }
      if self[Int(self[x].root)].attached != self[Int(self[y].root)].attached {
        return (self[Int(self[x].root)].attached < self[Int(self[y].root)].attached) != leftHigh
      }
    }
    return self[x].made < self[y].made
  }

  private func hasHadGrant(_ gesture: Int) -> Bool {
    var node = self[gesture].parent
    while node >= 0 {
      if self[Int(node)].hadGrant { return true }
      node = self[Int(node)].parent
    }
    return false
  }

  /// How many contacts a gesture needs, while they are all down; a claim, and a tap between its lifts or presses, count
  /// as that.
  private func contactsNeeded(_ gesture: Int) -> Int32 {
    self[gesture].standing == .claiming || hasWhatItNeeds(gesture) ? self[gesture].definition.minContacts : 0
  }
}
