extension StateStore {
  /// Binds a state to the gesture in slot `gesture`; `snap` are the points that a snapping binding chooses from. A
  /// state has one transient binding or any number of commits. Like a write, it belongs into a step.
  /// Answers its place, by which a mapped binding is asked for.
  @discardableResult
  mutating func bind(_ definition: BindingDefinition, gesture: Int, snap: [Quad] = []) throws(Fault) -> Int {
    let slot = try slot(of: definition.state)
    guard gesture >= 0, gesture < firstBinding.count else {
      throw Fault(.staleID, .gesture, definition.gesture.bits)
    }
    let cell = cells.items[slot]
    guard cell.kind != .sum else { throw Fault(.readOnlyState, .stateReadOnly, definition.state.bits) }
    guard cell.kind != .transient, !definition.isTransient || cell.commits == 0 else {
      throw Fault(.readOnlyState, .stateBound, definition.state.bits)
    }
    try definition.check(cell.type, snap: snap)
    let place = try takePlace()
    bindings[place] = Binding(
      definition.fitted(to: cell.type), cell: slot, type: cell.type, firstSnap: snapCount, snapCount: snap.count)
    snapPoints.grow(to: snapCount + snap.count, repeating: .zero)
    for point in snap {
      snapPoints[snapCount] = cell.type.trimmed(point)
      snapCount += 1
    }
    append(place, to: gesture)
    if definition.isTransient {
      cells.items[slot].kind = .transient
      // The cell is the gesture's from now on, and that is not live: a cell that the host had written goes back.
      write(cell.initial, to: slot)
    } else {
      cells.items[slot].commits += 1
    }
    return place
  }

  /// Forgets the bindings of a gesture that goes. Its transient cells are the host's again, at their initial values:
  /// that is a step, too. Call it when the followers know how the gesture ended.
  mutating func removeBindings(ofGesture gesture: Int) {
    var next = firstBinding[gesture]
    firstBinding[gesture] = -1
    while next >= 0 {
      let place = Int(next)
      next = bindings[place].next
      let slot = Int(bindings[place].cell)
      if bindings[place].isTransient {
        write(cells.items[slot].initial, to: slot)
        cells.items[slot].kind = .committed
      } else {
        cells.items[slot].commits -= 1
      }
      removeSnapPoints(of: place)
      bindings[place] = .blank
      bindings[place].next = firstFreeBinding
      firstFreeBinding = Int32(place)
      bindingsLive -= 1
    }
  }

  /// Whether a gesture has bindings at all.
  @inline(__always) func hasBindings(gesture: Int) -> Bool { firstBinding[gesture] >= 0 }

  /// The fields of a gesture's value that its transient bindings read while it is live, so that the velocity is fitted
  /// for those alone that want it.
  func fieldsRead(byGesture gesture: Int) -> ValueFields {
    var fields = ValueFields()
    var next = firstBinding[gesture]
    while next >= 0 {
      fields.formUnion(bindings[Int(next)].fieldsRead)
      next = bindings[Int(next)].next
    }
    return fields
  }

  private mutating func takePlace() throws(Fault) -> Int {
    guard bindingsLive < bindingCapacity else { throw Fault(.capacity, .bindings, UInt64(bindingCapacity)) }
    bindingsLive += 1
    if firstFreeBinding >= 0 {
      let place = Int(firstFreeBinding)
      firstFreeBinding = bindings[place].next
      return place
    }
    bindings.grow(to: bindingsUsed + 1, repeating: .blank)
    bindingsUsed += 1
    return bindingsUsed - 1
  }

  private mutating func append(_ place: Int, to gesture: Int) {
    guard firstBinding[gesture] >= 0 else {
      firstBinding[gesture] = Int32(place)
      return
    }
    var last = Int(firstBinding[gesture])
    while bindings[last].next >= 0 { last = Int(bindings[last].next) }
    bindings[last].next = Int32(place)
  }

  private mutating func removeSnapPoints(of place: Int) {
    let (first, count) = (bindings[place].firstSnap, bindings[place].snapCount)
    guard count > 0 else { return }
    for index in Int(first + count)..<snapCount { snapPoints[index - Int(count)] = snapPoints[index] }
    snapCount -= Int(count)
    for other in 0..<bindingsUsed where bindings[other].firstSnap > first { bindings[other].firstSnap -= count }
  }
}
