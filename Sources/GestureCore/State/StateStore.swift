/// All states of a session: cells that hosts and gestures write, sums of cells, and the bindings by which gestures do.
/// A step is any number of writes; `closeStep` brings the sums up to date, then the states that the step touched can be
/// walked, and `clearStep` forgets them. Nothing here allocates but what makes states and bindings.
struct StateStore: ~Copyable {
  private let pinned = Pinned()
  /// A link from a cell to a sum that it is a part of.
  struct SumLink: BitwiseCopyable {
    /// The sum's slot.
    var sum: Int32
    /// The cell's next link; -1 for none.
    var next: Int32
  }

  /// The states by slot, in the order in which they were made: none is ever removed.
  var cells: SlotTable<Cell>
  /// What the present step did, by slot.
  var changes: Storage<StateChange>
  /// The slots that the present step touched; `changedCount` of them are in use.
  var changedSlots: Storage<Int32>
  /// How many states the present step touched.
  var changedCount = 0
  /// Whether a gesture that writes states was over in the present step.
  var hasEnds = false
  /// The cells that sums add, sum by sum. A sum of sums adds their cells.
  var parts = Storage<Int32>(count: 0, repeating: -1)
  /// How many entries of `parts` are in use.
  var partCount = 0
  /// Links from cells to their sums; as many as `parts`, at the same places.
  var sumLinks = Storage<SumLink>(count: 0, repeating: SumLink(sum: -1, next: -1))

  /// Bindings, those that gestures made and those that are free.
  var bindings = Storage<Binding>(count: 0, repeating: .blank)
  /// How many places of `bindings` were ever taken, and how many are now.
  var bindingsUsed = 0
  /// See `bindingsUsed`.
  var bindingsLive = 0
  /// The first free place below `bindingsUsed`; -1 for none.
  var firstFreeBinding: Int32 = -1
  /// How many bindings there can be.
  let bindingCapacity: Int
  /// The first binding of each gesture, by its slot; -1 for none.
  var firstBinding: Storage<Int32>
  /// Snap points, binding by binding.
  var snapPoints = Storage<Quad>(count: 0, repeating: .zero)
  /// How many of `snapPoints` are in use.
  var snapCount = 0

  /// Makes room for so many states and bindings, the latter of gestures in slots below `gestures`.
  init(states: Int, bindings: Int, gestures: Int) {
    cells = SlotTable(capacity: states, blank: .blank)
    changes = Storage(count: states, repeating: StateChange())
    changedSlots = Storage(count: states, repeating: -1)
    firstBinding = Storage(count: gestures, repeating: -1)
    bindingCapacity = bindings
  }

  /// Makes a cell that starts at `initial`, as its type can hold it.
  mutating func makeState(_ type: StateType, initial: Quad = .zero) throws(Fault) -> StateID {
    guard initial.isFinite(width: type.width) else { throw Fault(.notFinite, .stateNumber) }
    return try insert(Cell(type, .committed, initial))
  }

  /// The greatest number of cells that the sums of a session add together: those of a sum of sums are its own, so that
  /// they double with each sum that names another twice.
  static let mostParts = 1 << 16

  /// Makes the sum of one state or more of its own type, sums among them; a state that stands twice is added twice.
  @_optimize(size) mutating func makeSum(_ type: StateType, of states: [StateID]) throws(Fault) -> StateID {
    guard !states.isEmpty else { throw Fault(.invalidArgument, .sumOfSums) }
    var added = 0
    for state in states {
      let cell = try cells.items[slot(of: state)]
      guard cell.type == type else { throw Fault(.invalidArgument, .sumOfSums) }
      added += cell.kind == .sum ? Int(cell.partCount) : 1
    }
    guard partCount + added <= Self.mostParts else { throw Fault(.capacity, .parts, UInt64(partCount + added)) }
    let id = try insert(Cell(type, .sum, .zero))
    let sum = try slot(of: id)
    cells.items[sum].firstPart = Int32(partCount)
    for state in states {
      let part = try slot(of: state)
      if cells.items[part].kind == .sum {
        let first = Int(cells.items[part].firstPart)
        for index in first..<(first + Int(cells.items[part].partCount)) { add(Int(parts[index]), to: sum) }
      } else {
        add(part, to: sum)
      }
    }
    cells.items[sum].partCount = Int32(partCount) - cells.items[sum].firstPart
    cells.items[sum].value = total(sum)
    cells.items[sum].initial = cells.items[sum].value
    return id
  }

  /// The slot of a state; slots count from 0 in the order in which the states were made.
  func slot(of state: StateID) throws(Fault) -> Int {
    guard let slot = cells.slot(of: state.bits) else { throw Fault(.staleID, .state, state.bits) }
    return slot
  }

  /// The id of the state in `slot`.
  func id(of slot: Int) -> StateID { StateID(bits: cells.id(of: slot)) }

  /// How many states were made.
  var count: Int { cells.live }

  /// What a state holds, as a type.
  func type(of state: StateID) throws(Fault) -> StateType { try cells.items[slot(of: state)].type }

  /// What a state holds; a sum as of the last closed step.
  func value(of state: StateID) throws(Fault) -> Quad { try cells.items[slot(of: state)].value }

  /// How often a state's value has changed.
  func stamp(of state: StateID) throws(Fault) -> UInt64 { try cells.items[slot(of: state)].stamp }

  /// Writes a committed state, as its type can hold `value`; a sum and a state that a gesture holds are refused.
  @_optimize(size) mutating func set(_ state: StateID, to value: Quad) throws(Fault) {
    write(value, to: try slotToWrite(state, value))
  }

  /// The slot of a state that may be written with `value`.
  func slotToWrite(_ state: StateID, _ value: Quad) throws(Fault) -> Int {
    let slot = try slot(of: state)
    guard cells.items[slot].kind == .committed else { throw Fault(.readOnlyState, .stateReadOnly, state.bits) }
    guard value.isFinite(width: cells.items[slot].type.width) else { throw Fault(.notFinite, .stateNumber) }
    return slot
  }

  /// Another store with the same states and bindings under the same ids.
  func copy() -> StateStore {
    var twin = StateStore(states: 0, bindings: bindingCapacity, gestures: 0)
    twin.cells = cells.copy()
    twin.changes = changes.copy()
    twin.changedSlots = changedSlots.copy()
    (twin.changedCount, twin.hasEnds) = (changedCount, hasEnds)
    twin.parts = parts.copy()
    twin.sumLinks = sumLinks.copy()
    twin.partCount = partCount
    twin.bindings = bindings.copy()
    (twin.bindingsUsed, twin.bindingsLive) = (bindingsUsed, bindingsLive)
    twin.firstFreeBinding = firstFreeBinding
    twin.firstBinding = firstBinding.copy()
    twin.snapPoints = snapPoints.copy()
    twin.snapCount = snapCount
    return twin
  }

  /// Bytes of memory the states and bindings take.
  var bytes: Int {
    cells.bytes + changes.bytes + changedSlots.bytes + parts.bytes + sumLinks.bytes + bindings.bytes
      + firstBinding.bytes + snapPoints.bytes
  }

  private mutating func insert(_ cell: Cell) throws(Fault) -> StateID {
    guard let slot = cells.insert(cell) else { throw Fault(.capacity, .states, UInt64(cells.capacity)) }
    return id(of: slot)
  }

  @_optimize(size) @inline(never) private mutating func add(_ part: Int, to sum: Int) {
    parts.grow(to: partCount + 1, repeating: -1)
    sumLinks.grow(to: partCount + 1, repeating: SumLink(sum: -1, next: -1))
    parts[partCount] = Int32(part)
    sumLinks[partCount] = SumLink(sum: Int32(sum), next: cells.items[part].firstSum)
    cells.items[part].firstSum = Int32(partCount)
    partCount += 1
  }
}
