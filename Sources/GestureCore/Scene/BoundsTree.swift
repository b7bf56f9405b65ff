/// The spatial index: for every region with something inside, a balanced binary tree over the bounds of its children,
/// all in one row of nodes that is allocated once. Node k below the capacity is the leaf of the region in slot k; the
/// nodes above are inner ones and serve whichever tree needs one. A tree is named by its root node, `none` where it
/// has no leaf. The way in is that of Box2D's b2DynamicTree: down by the least growth of the bounds, back up with AVL
/// rotations.
struct BoundsTree: ~Copyable {
  /// A leaf, or an inner node over two others.
  struct Node: BitwiseCopyable {
    /// Holds everything below.
    var bounds = Bounds.empty
    /// The front-most of what is below.
    var front = FrontOrder(order: 0, serial: 0)
    /// The node above; `none` at a root, `free` in no tree. Of an unused inner node, the next unused one.
    var parent = BoundsTree.free
    /// The child with the front-most leaf, and the other; `none` in a leaf.
    var near = BoundsTree.none
    var far = BoundsTree.none
    /// 0 in a leaf, else one more than the higher child's.
    var height: Int32 = 0
  }

  /// No node.
  static let none: Int32 = -1
  /// In no tree.
  static let free: Int32 = -2

  /// All nodes: leaves by slot, then the inner ones.
  private(set) var nodes: Storage<Node>
  private var firstUnused: Int32

  /// Makes room for the leaves of `capacity` regions, and the one inner node less that they need at the most.
  init(capacity: Int) {
    nodes = Storage(count: capacity * 2, repeating: Node())
    firstUnused = capacity > 0 ? Int32(capacity) : BoundsTree.none
    for k in capacity..<capacity * 2 { nodes[k].parent = k + 1 < capacity * 2 ? Int32(k + 1) : BoundsTree.none }
  }

  private init(nodes: consuming Storage<Node>, firstUnused: Int32) {
    self.nodes = nodes
    self.firstUnused = firstUnused
  }

  /// Another index with the same trees.
  func copy() -> BoundsTree { BoundsTree(nodes: nodes.copy(), firstUnused: firstUnused) }

  /// Bytes of memory the nodes take.
  var bytes: Int { nodes.bytes }

  /// Whether the leaf is in a tree.
  func holds(_ leaf: Int32) -> Bool { nodes[Int(leaf)].parent != BoundsTree.free }

  /// Puts a leaf that is in no tree into the tree at `root`. Cost: the tree's height, which is less than 1.45 times the
  /// logarithm (of base 2) of its leaves.
  mutating func insert(_ leaf: Int32, _ bounds: Bounds, _ front: FrontOrder, into root: inout Int32) {
    nodes[Int(leaf)] = Node(bounds: bounds, front: front, parent: BoundsTree.none)
    guard root != BoundsTree.none else {
      root = leaf
      return
    }
    let sibling = bestSibling(of: bounds, from: root)
    let inner = firstUnused
    firstUnused = nodes[Int(inner)].parent
    let parent = nodes[Int(sibling)].parent
    nodes[Int(inner)] = Node(parent: parent, near: sibling, far: leaf)
    nodes[Int(sibling)].parent = inner
    nodes[Int(leaf)].parent = inner
    replace(sibling, by: inner, under: parent, root: &root)
    repair(from: inner, root: &root)
  }

  /// Takes a leaf out of the tree at `root`, which holds it. Cost: the tree's height.
  mutating func remove(_ leaf: Int32, from root: inout Int32) {
    let inner = nodes[Int(leaf)].parent
    nodes[Int(leaf)].parent = BoundsTree.free
    guard inner != BoundsTree.none else {
      root = BoundsTree.none
      return
    }
    let (near, far, parent) = (nodes[Int(inner)].near, nodes[Int(inner)].far, nodes[Int(inner)].parent)
    let sibling = near == leaf ? far : near
    nodes[Int(sibling)].parent = parent
    replace(inner, by: sibling, under: parent, root: &root)
    nodes[Int(inner)] = Node(parent: firstUnused)
    firstUnused = inner
    repair(from: parent, root: &root)
  }

  /// The node that a leaf with these bounds should stand beside: the way down on which the sum of all spans grows
  /// least.
  private func bestSibling(of bounds: Bounds, from root: Int32) -> Int32 {
    var at = root
    while nodes[Int(at)].height > 0 {
      let together = nodes[Int(at)].bounds.union(bounds).span
      let here = 2 * together
      let onTheWay = 2 * (together - nodes[Int(at)].bounds.span)
      let near = growth(of: nodes[Int(at)].near, by: bounds) + onTheWay
      let far = growth(of: nodes[Int(at)].far, by: bounds) + onTheWay
      if here < near && here < far { break }
      at = near < far ? nodes[Int(at)].near : nodes[Int(at)].far
    }
    return at
  }

  /// By how much the sum of spans grows at least if a leaf with these bounds goes to `node` or below it.
  private func growth(of node: Int32, by bounds: Bounds) -> Double {
    let together = nodes[Int(node)].bounds.union(bounds).span
    return nodes[Int(node)].height > 0 ? together - nodes[Int(node)].bounds.span : together
  }

  /// Puts `node` in the place of `old` under `parent`, which may be none.
  private mutating func replace(_ old: Int32, by node: Int32, under parent: Int32, root: inout Int32) {
    if parent == BoundsTree.none {
      root = node
    } else if nodes[Int(parent)].near == old {
      nodes[Int(parent)].near = node
    } else {
      nodes[Int(parent)].far = node
    }
  }

  /// Balances and sums up again every node from `start` to the root.
  private mutating func repair(from start: Int32, root: inout Int32) {
    var at = start
    while at != BoundsTree.none {
      let (near, far) = (nodes[Int(at)].near, nodes[Int(at)].far)
      let lean = nodes[Int(near)].height - nodes[Int(far)].height
      if lean > 1 {
        at = rotate(near, above: at, root: &root)
      } else if lean < -1 {
        at = rotate(far, above: at, root: &root)
      } else {
        sum(at)
      }
      at = nodes[Int(at)].parent
    }
  }

  /// Lifts `child`, too high by two, above its parent `node`, which keeps the lower of the child's children. Answers
  /// `child`.
  private mutating func rotate(_ child: Int32, above node: Int32, root: inout Int32) -> Int32 {
    let (near, far) = (nodes[Int(child)].near, nodes[Int(child)].far)
    let kept = nodes[Int(near)].height > nodes[Int(far)].height ? near : far
    let given = kept == near ? far : near
    let parent = nodes[Int(node)].parent
    replace(node, by: child, under: parent, root: &root)
    nodes[Int(child)].parent = parent
    nodes[Int(node)].parent = child
    nodes[Int(given)].parent = node
    replace(child, by: given, under: node, root: &root)
    (nodes[Int(child)].near, nodes[Int(child)].far) = (kept, node)
    sum(node)
    sum(child)
    return child
  }

  /// Bounds, front and height of an inner node from its two children, which change places where the far one is in
  /// front.
  private mutating func sum(_ node: Int32) {
    let (near, far) = (nodes[Int(node)].near, nodes[Int(node)].far)
    nodes[Int(node)].bounds = nodes[Int(near)].bounds.union(nodes[Int(far)].bounds)
    nodes[Int(node)].height = max(nodes[Int(near)].height, nodes[Int(far)].height) + 1
    let swapped = nodes[Int(near)].front < nodes[Int(far)].front
    if swapped { (nodes[Int(node)].near, nodes[Int(node)].far) = (far, near) }
    nodes[Int(node)].front = nodes[Int(swapped ? far : near)].front
  }
}
