/// All regions of a session. A region lives in a slot, is named by an id outside, and hangs under its parent among its
/// siblings in the order in which they were made. Memory is taken when the tree is made; only a polygon's outline takes
/// some of its own.
struct RegionTree: ~Copyable {
  private let pinned = Pinned()
  /// What a region, or the ground under all roots, has inside.
  struct Inside: BitwiseCopyable {
    /// Slots of the children made first and last; -1 where there are none.
    var firstChild: Int32 = -1
    var lastChild: Int32 = -1
    /// Root of the children's tree in the index.
    var tree = BoundsTree.none
    /// The first child whose place in the index is out of date; -1 where there is none.
    var firstStale: Int32 = -1
  }

  /// The regions, by slot.
  var regions: SlotTable<Region>
  /// What each region has inside, by slot; one more for the ground.
  var insides: Storage<Inside>
  /// The polygons' outlines, by slot.
  private(set) var outlines: [[Point]]
  /// The spatial index.
  var index: BoundsTree
  /// Scratch of the hit test, by slot; one more for the ground.
  var reaches: Storage<Reach>
  /// What `toLocal` answered last, by slot, and after how many moves that was; see `space(of:)`.
  private(set) var spaces: Storage<Affine>
  private var spaceStamps: Storage<UInt64>
  /// Counts what may have moved a region.
  var moves: UInt64 = 1
  /// Nodes of the index that the last hit test looked at: its cost.
  var visits = 0
  /// One more than the highest slot ever used.
  private(set) var used = 0
  private var nextSerial: UInt64 = 1

  /// Makes room for `capacity` regions.
  init(capacity: Int) {
    regions = SlotTable(
      capacity: capacity, blank: Region(definition: RegionDefinition(origin: .zero, size: .zero)))
    insides = Storage(count: capacity + 1, repeating: Inside())
    outlines = Array(repeating: [], count: capacity)
    index = BoundsTree(capacity: capacity)
    reaches = Storage(count: capacity + 1, repeating: Reach())
    spaces = Storage(count: capacity, repeating: .identity)
    spaceStamps = Storage(count: capacity, repeating: 0)
  }

  /// Brings `spaces[slot]`, the map from the global space to a region's own, up to date. Cost: a comparison where nothing
  /// has moved since the last time.
  @inline(__always) mutating func settleSpace(of slot: Int) {
    guard spaceStamps[slot] != moves else { return }
    spaceStamps[slot] = moves
    spaces[slot] = toLocal(of: slot)
  }

  /// Stands for a slot where the parent of a root is asked for: what all roots hang under.
  var ground: Int { regions.capacity }

  /// How many regions live.
  var count: Int { regions.live }

  /// Bytes of memory the tree takes, outlines included.
  var bytes: Int {
    outlines.reduce(regions.bytes + insides.bytes + index.bytes + reaches.bytes + spaces.bytes + spaceStamps.bytes) {
      $0 + $1.count * MemoryLayout<Point>.stride + MemoryLayout<[Point]>.stride
    }
  }

  /// The slot that an id names.
  func slot(of id: RegionID) throws(Fault) -> Int {
    guard let slot = regions.slot(of: id.bits) else { throw Fault(.staleID, .region, id.bits) }
    return slot
  }

  /// The id of the region in a slot.
  func id(of slot: Int) -> RegionID { RegionID(bits: regions.id(of: slot)) }

  /// What the host said about the region in a slot.
  func definition(of slot: Int) -> RegionDefinition { regions.items[slot].definition }

  /// Makes a region in front of its siblings of the same order, and answers its slot. `outline` is a polygon's.
  mutating func make(_ definition: RegionDefinition, outline: [Point] = []) throws(Fault) -> Int {
    var parent = ground
    if definition.parent != .none {
      guard let slot = regions.slot(of: definition.parent.bits) else {
        throw Fault(.staleID, .parent, definition.parent.bits)
      }
      parent = slot
    }
    try definition.check(outline: outline)
    var region = Region(definition: definition)
    region.configure(definition, outline: outline)
    region.serial = nextSerial
    region.parent = Int32(parent)
    region.previousSibling = insides[parent].lastChild
    guard let slot = regions.insert(region) else { throw Fault(.capacity, .regions, UInt64(ground)) }
    nextSerial += 1
    used = max(used, slot + 1)
    if definition.shape == .polygon { outlines[slot] = outline }
    if region.previousSibling >= 0 {
      regions.items[Int(region.previousSibling)].nextSibling = Int32(slot)
    } else {
      insides[parent].firstChild = Int32(slot)
    }
    insides[parent].lastChild = Int32(slot)
    markStale(slot)
    return slot
  }

  /// Refuses a change of what the host said that `configure` could not make. The parent stays what it is: the definition
  /// names it or none.
  func check(_ slot: Int, _ definition: RegionDefinition, outline: [Point]? = nil) throws(Fault) {
    let parent = regions.items[slot].definition.parent
    guard definition.parent == parent || definition.parent == .none else {
      throw Fault(.invalidArgument, .parent, definition.parent.bits)
    }
    try definition.check(outline: outline ?? outlines[slot])
  }

  /// Changes what the host said, unless `check` refuses it. Without an `outline` a polygon keeps the one it has.
  mutating func configure(_ slot: Int, _ definition: RegionDefinition, outline: [Point]? = nil) throws(Fault) {
    try check(slot, definition, outline: outline)
    let outline = outline ?? outlines[slot]
    var definition = definition
    definition.parent = regions.items[slot].definition.parent
    if definition.shape == .polygon { outlines[slot] = outline }
    regions.items[slot].configure(definition, outline: outline)
    markStale(slot)
  }

  /// Moves a region by what its states add up to, in its parent's space. Cost: two comparisons where nothing changes;
  /// else the index is told, and brought up to date by the next hit test.
  mutating func setOffset(_ slot: Int, _ offset: Point) {
    guard offset != regions.items[slot].offset else { return }
    regions.items[slot].offset = offset
    markStale(slot)
  }

  /// Removes a region and everything inside it. `next(after:within:)` lists them beforehand.
  mutating func remove(_ slot: Int) {
    settle()  // Nothing that goes is on a list of stale ones any more.
    let parent = Int(regions.items[slot].parent)
    var at = slot
    while true {
      // The innermost last child goes first, so that every link that is still needed stands.
      while insides[at].lastChild >= 0 { at = Int(insides[at].lastChild) }
      let above = Int(regions.items[at].parent)
      unlink(at)
      if at == slot { break }
      at = above
    }
    if parent != ground { markStale(parent) }
  }

  /// Takes a region with nothing inside out of the index, the list of its siblings, and its slot.
  private mutating func unlink(_ slot: Int) {
    let region = regions.items[slot]
    if index.holds(Int32(slot)) { index.remove(Int32(slot), from: &insides[Int(region.parent)].tree) }
    if region.previousSibling >= 0 {
      regions.items[Int(region.previousSibling)].nextSibling = region.nextSibling
    } else {
      insides[Int(region.parent)].firstChild = region.nextSibling
    }
    if region.nextSibling >= 0 {
      regions.items[Int(region.nextSibling)].previousSibling = region.previousSibling
    } else {
      insides[Int(region.parent)].lastChild = region.previousSibling
    }
    insides[slot] = Inside()
    outlines[slot] = []
    regions.remove(slot)
  }

  /// Another tree with the same regions under the same ids.
  func copy() -> RegionTree {
    var twin = RegionTree(capacity: 0)
    twin.regions = regions.copy()
    twin.insides = insides.copy()
    twin.outlines = outlines
    twin.index = index.copy()
    twin.reaches = reaches.copy()
    twin.spaces = spaces.copy()
    twin.spaceStamps = spaceStamps.copy()
    twin.moves = moves
    (twin.used, twin.nextSerial) = (used, nextSerial)
    return twin
  }
}
