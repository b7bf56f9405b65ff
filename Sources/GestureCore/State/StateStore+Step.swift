/// Answers what a cell becomes by a function of the host: the binding's place, the gesture's value, the cell. Nil where
/// there is none, or it answered no number.
typealias Mapping = (_ binding: Int, _ value: GestureValue, _ cell: Quad) -> Quad?

extension StateStore {
  /// The gesture in slot `gesture` is live and its value is this: the cells that it holds take it. A channel that the
  /// value lacks means the initial value; a map that answers no number leaves the cell. The value is lent and stays as it
  /// is.
  mutating func update(gesture: Int, value: inout GestureValue, map: Mapping = { _, _, _ in nil }) {
    var next = firstBinding[gesture]
    while next >= 0 {
      let place = Int(next)
      next = bindings[place].next
      guard bindings[place].isTransient else { continue }
      let slot = Int(bindings[place].cell)
      if bindings[place].isMapped {
        if let answer = mapped(place, &value, slot, map) { write(answer, to: slot) }
      } else {
        write(shaped(place, &value, slot) ?? cells.items[slot].initial, to: slot)
      }
      guard hasEnds else { continue }
      // It ended and begins again in one step.
      changes[slot].reset = -1
      changes[slot].release = .none
    }
  }

  /// The gesture in slot `gesture` is over: the cells that it held are at their initial values again, and if it `ended`
  /// rather than failed or was cancelled, its commits are applied once. Its places move at `pace`.
  mutating func finish(
    gesture: Int, value: inout GestureValue, pace: Pace, ended: Bool, map: Mapping = { _, _, _ in nil }
  ) {
    var next = firstBinding[gesture]
    while next >= 0 {
      let place = Int(next)
      next = bindings[place].next
      let slot = Int(bindings[place].cell)
      if bindings[place].isTransient {
        letGo(place, &value, pace, slot, ended: ended)
      } else if ended {
        commit(place, &value, pace, slot, map)
      }
    }
  }

  /// Brings the sums of all cells that the step touched up to date. Call it once, after the step's last write.
  mutating func closeStep() {
    guard partCount > 0 else { return }
    for index in 0..<changedCount {
      var link = cells.items[Int(changedSlots[index])].firstSum
      while link >= 0 {
        let sum = Int(sumLinks[Int(link)].sum)
        link = sumLinks[Int(link)].next
        if !changes[sum].isListed { refresh(sum) }
      }
    }
  }

  /// The slot of one of the `changedCount` states that the step touched: it wrote them, or a gesture that writes them
  /// ended. Cells come in the order in which they were touched, then sums.
  @inline(__always) func changed(_ index: Int) -> Int { Int(changedSlots[index]) }

  /// The animation with which rigid followers of the state in `slot` take the step; rigid for none.
  @inline(__always) func reset(of slot: Int) -> Animation {
    let place = Int(changes[slot].reset)
    return place < 0 ? .none : bindings[place].reset
  }

  /// Forgets what the step touched. Call it when the followers know.
  mutating func clearStep() {
    for index in 0..<changedCount { changes[Int(changedSlots[index])] = StateChange() }
    (changedCount, hasEnds) = (0, false)
  }

  /// Writes the cell in `slot`; a write of the same value changes nothing.
  mutating func write(_ value: Quad, to slot: Int) {
    if cells.items[slot].write(value) { list(slot) }
  }

  /// The sum of the parts of the state in `slot`, as its type holds it.
  @inline(__always) func total(_ slot: Int) -> Quad {
    var total = Quad.zero
    let first = Int(cells.items[slot].firstPart)
    for index in first..<(first + Int(cells.items[slot].partCount)) { total += cells.items[Int(parts[index])].value }
    // The parts fit, and so does what they add up to, unless the type knows a greatest value, or a double overflows.
    if cells.items[slot].type.isWhole { return cells.items[slot].type.fitted(total) }
    return total.isFinite ? total : total.saturated
  }

  @inline(__always) private mutating func list(_ slot: Int) {
    guard !changes[slot].isListed else { return }
    changes[slot].isListed = true
    changedSlots[changedCount] = Int32(slot)
    changedCount += 1
  }

  @inline(__always) private mutating func refresh(_ sum: Int) {
    list(sum)
    let total = total(sum)
    if cells.items[sum].value != total {
      cells.items[sum].value = total
      cells.items[sum].stamp &+= 1
    }
    guard hasEnds else { return }
    let first = Int(cells.items[sum].firstPart)
    for index in first..<(first + Int(cells.items[sum].partCount)) { changes[sum].add(changes[Int(parts[index])]) }
  }

  private mutating func letGo(
    _ place: Int, _ value: inout GestureValue, _ pace: Pace, _ slot: Int, ended: Bool
  ) {
    let held = cells.items[slot].value
    hasEnds = true
    write(cells.items[slot].initial, to: slot)
    if cells.items[slot].value != held && bindings[place].reset.kind != .none { changes[slot].reset = Int32(place) }
    guard ended else { return }
    list(slot)
    changes[slot].release = .transient
    changes[slot].velocity = bindings[place].release(&value, pace, before: held)
  }

  private mutating func commit(
    _ place: Int, _ value: inout GestureValue, _ pace: Pace, _ slot: Int, _ map: Mapping
  ) {
    let isMapped = bindings[place].isMapped
    guard let result = isMapped ? mapped(place, &value, slot, map) : shaped(place, &value, slot) else { return }
    let before = cells.items[slot].value
    hasEnds = true
    write(result, to: slot)
    list(slot)
    changes[slot].release = .commit
    changes[slot].velocity += bindings[place].release(&value, pace, before: before)
  }

  /// What a binding makes of its cell, or nil where it leaves it: the value lacks the channel, or the result is no
  /// finite number. Mutating in name only: a call that borrows the store in the middle of a step would copy the struct.
  @inline(__always) private mutating func shaped(_ place: Int, _ value: inout GestureValue, _ slot: Int) -> Quad? {
    guard let channel = bindings[place].read(&value) else { return nil }
    if bindings[place].isPlain { return channel.isFinite ? channel : nil }
    // A transient cell's components that the channel does not drive stay at rest.
    let old = bindings[place].isTransient ? cells.items[slot].initial : cells.items[slot].value
    let result = bindings[place].shaping.apply(channel, to: old, width: Int(bindings[place].driven))
    return settled(place, result, slot)
  }

  /// The same where a function of the host answers the cell: its answer is bounded and snapped like any other.
  private mutating func mapped(_ place: Int, _ value: inout GestureValue, _ slot: Int, _ map: Mapping) -> Quad? {
    guard let answer = map(place, value, cells.items[slot].value) else { return nil }
    let width = cells.items[slot].type.width
    return settled(place, bindings[place].shaping.bound(answer, width: width), slot)
  }

  /// The nearest snap point, where the binding has some; nil for what is no finite number.
  @inline(__always) private mutating func settled(_ place: Int, _ bound: Quad, _ slot: Int) -> Quad? {
    var result = bound
    let width = cells.items[slot].type.width
    if bindings[place].snapCount > 0 {
      let nearest = Shaping.nearest(
        to: result, of: snapPoints, from: Int(bindings[place].firstSnap), count: Int(bindings[place].snapCount),
        width: width)
      result = snapPoints[nearest]
    }
    return result.isFinite(width: width) ? result : nil
  }
}
