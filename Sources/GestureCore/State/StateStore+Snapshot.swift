extension StateStore {
  /// The committed states' values, in the order in which they were made: all that undo, a file or a second session with
  /// the same states needs. Allocates.
  func snapshot() -> [Quad] {
    var values: [Quad] = []
    for slot in 0..<count where cells.items[slot].kind == .committed { values.append(cells.items[slot].value) }
    return values
  }

  /// Refuses a snapshot that is not of this session, or of one that made the same states: their number differs, or a
  /// value is not finite.
  @_optimize(size) func check(_ snapshot: [Quad]) throws(Fault) {
    var next = 0
    for slot in 0..<count where cells.items[slot].kind == .committed {
      guard next < snapshot.count else { throw Fault(.invalidArgument, .snapshot) }
      guard snapshot[next].isFinite(width: cells.items[slot].type.width) else { throw Fault(.notFinite, .snapshot) }
      next += 1
    }
    guard next == snapshot.count else { throw Fault(.invalidArgument, .snapshot) }
  }

  /// Writes the committed states as a snapshot has them; refused as a whole where `check` refuses it.
  @_optimize(size) mutating func restore(_ snapshot: [Quad]) throws(Fault) {
    try check(snapshot)
    var next = 0
    for slot in 0..<count where cells.items[slot].kind == .committed {
      write(snapshot[next], to: slot)
      next += 1
    }
  }

  /// Puts every cell back to its initial value.
  @_optimize(size) mutating func reset() {
    for slot in 0..<count where cells.items[slot].kind != .sum { write(cells.items[slot].initial, to: slot) }
  }

  /// Takes into `hash` what decides the states from here on: values, where cells start, and bindings.
  @_optimize(size) func mix(into hash: inout StateHash) {
    hash.mix(count)
    for slot in 0..<count {
      hash.mix(UInt64(cells.items[slot].type.rawValue) << 8 | UInt64(cells.items[slot].kind.rawValue))
      hash.mix(cells.items[slot].value)
      hash.mix(cells.items[slot].initial)
    }
    hash.mix(bindingsLive)
    for gesture in 0..<firstBinding.count {
      var next = firstBinding[gesture]
      while next >= 0 {
        hash.mix(gesture)
        bindings[Int(next)].mix(into: &hash)
        for point in 0..<Int(bindings[Int(next)].snapCount) {
          hash.mix(snapPoints[Int(bindings[Int(next)].firstSnap) + point])
        }
        next = bindings[Int(next)].next
      }
    }
  }
}

extension StateHash {
  /// Takes in four numbers.
  mutating func mix(_ numbers: Quad) {
    for lane in 0..<4 { mix(numbers[lane]) }
  }
}

extension Binding {
  /// Takes into `hash` what the binding drives and how; its snap points are the store's.
  @_optimize(size) func mix(into hash: inout StateHash) {
    hash.mix(Int(cell))
    hash.mix(UInt64(channel.rawValue) << 16 | UInt64(shaping.operation.rawValue) << 8 | (isTransient ? 1 : 0))
    hash.mix(isMapped)
    hash.mix(constant)
    hash.mix(shaping.scale)
    hash.mix(shaping.clamps)
    hash.mix(shaping.low)
    hash.mix(shaping.high)
    hash.mix(shaping.limit)
    hash.mix(shaping.coefficient)
    hash.mix(Int(snapCount))
    reset.mix(into: &hash)
  }
}

extension Animation {
  /// Takes the law and its numbers into `hash`.
  @_optimize(size) func mix(into hash: inout StateHash) {
    hash.mix(UInt64(kind.rawValue))
    hash.mix(parameters)
    hash.mix(duration)
    hash.mix(hasBounds)
    hash.mix(low)
    hash.mix(high)
  }
}
