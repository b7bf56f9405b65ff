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

  /// Two nodes that had better change places.
  private struct Exchange {
    /// By how much the span of `into` shrinks.
    var gain = 0.0
    /// The node that goes into its sibling `into`, and the child of that which takes its place.
    var down = BoundsTree.none
    var up = BoundsTree.none
    var into = BoundsTree.none
  }

  /// By how much the heights of two siblings may differ. 1 (an AVL tree) leaves no room to tighten: in a grid of 10,000
  /// made in random order a search then looks at 49 nodes on average, with 3 at 35.
  private static let maxLean: Int32 = 3

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

  /// Puts a leaf that is in no tree into the tree at `root`. Cost: the tree's height, a small multiple of the logarithm
  /// of its leaves.
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

  /// The next leaf whose bounds contain `point` and that is in front of `front`, in the order near before far: the
  /// first of the tree at `root`, or the first after the leaf `last` where that is not `none`. `none` where there is
  /// no such leaf. Adds the nodes looked at to `visits`.
  func leaf(
    after last: Int32, in root: Int32, at point: Point, inFrontOf front: FrontOrder, visits: inout Int
  ) -> Int32 {
    var (node, isEntered) = (last, false)
    if last == BoundsTree.none {
      guard root != BoundsTree.none, admits(root, point, front, &visits) else { return BoundsTree.none }
      (node, isEntered) = (root, true)
    }
    while true {
      if isEntered {
        let near = nodes[Int(node)].near
        if near == BoundsTree.none { return node }
        node = near
        if admits(near, point, front, &visits) { continue }
      }
      // The node is done, and so is its parent unless the far child may hold something.
      if node == root { return BoundsTree.none }
      let above = nodes[Int(node)].parent
      let far = nodes[Int(above)].far
      isEntered = node != far && admits(far, point, front, &visits)
      node = isEntered ? far : above
    }
  }

  /// Whether something below a node may contain `point` and is in front of `front`.
  @inline(__always) private func admits(
    _ node: Int32, _ point: Point, _ front: FrontOrder, _ visits: inout Int
  ) -> Bool {
    visits &+= 1
    return nodes[Int(node)].bounds.contains(point) && front < nodes[Int(node)].front
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

  /// Balances, tightens and sums up again every node from `start` to the root.
  private mutating func repair(from start: Int32, root: inout Int32) {
    var at = start
    while at != BoundsTree.none {
      let (near, far) = (nodes[Int(at)].near, nodes[Int(at)].far)
      let lean = nodes[Int(near)].height - nodes[Int(far)].height
      if lean.magnitude > BoundsTree.maxLean {
        rotate(lean > 0 ? near : far, above: at, root: &root)  // The node comes again: it leans less now.
      } else {
        tighten(at, root: &root)
        sum(at)
        at = nodes[Int(at)].parent
      }
    }
  }

  /// Lets a child of `node` change places with a child of the other child, where that makes the other child's span
  /// smaller and nothing lean too far: of the four ways the one that gains most.
  private mutating func tighten(_ node: Int32, root: inout Int32) {
    let (near, far) = (nodes[Int(node)].near, nodes[Int(node)].far)
    var best = Exchange()
    consider(near, into: far, &best)
    consider(far, into: near, &best)
    guard best.gain > 0 else { return }
    replace(best.down, by: best.up, under: node, root: &root)
    replace(best.up, by: best.down, under: best.into, root: &root)
    nodes[Int(best.up)].parent = node
    nodes[Int(best.down)].parent = best.into
    sum(best.into)
  }

  /// Looks at the two ways in which `child` may go into its sibling, and keeps the better one if it beats `best`.
  private func consider(_ child: Int32, into sibling: Int32, _ best: inout Exchange) {
    guard nodes[Int(sibling)].height > 0 else { return }
    let (near, far) = (nodes[Int(sibling)].near, nodes[Int(sibling)].far)
    consider(child, beside: near, insteadOf: far, in: sibling, &best)
    consider(child, beside: far, insteadOf: near, in: sibling, &best)
  }

  /// Looks at the way in which `child` goes into its sibling beside `stays`, and `up` comes out.
  private func consider(
    _ child: Int32, beside stays: Int32, insteadOf up: Int32, in sibling: Int32, _ best: inout Exchange
  ) {
    let together = nodes[Int(child)].bounds.union(nodes[Int(stays)].bounds).span
    let gain = nodes[Int(sibling)].bounds.span - together
    guard gain > best.gain else { return }
    let (height, stayed) = (nodes[Int(child)].height, nodes[Int(stays)].height)
    let above = max(height, stayed) + 1 - nodes[Int(up)].height
    guard max((height - stayed).magnitude, above.magnitude) <= BoundsTree.maxLean else { return }
    best = Exchange(gain: gain, down: child, up: up, into: sibling)
  }

  /// Lifts `child`, which is too high, above its parent `node`, which gets the lower of the child's children for it.
  private mutating func rotate(_ child: Int32, above node: Int32, root: inout Int32) {
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
