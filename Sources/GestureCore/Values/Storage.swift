/// A row of `count` elements in one block of memory that stays where it is: the one place of the core that touches
/// memory by hand. Every index is checked, so that a wrong one stops the program instead of reading what is not its own,
/// or what nobody has written.
public struct Storage<Element: BitwiseCopyable>: ~Copyable {
  // The block is allocated, sized and freed by this type alone.
  private var base: UnsafeMutablePointer<Element>
  /// How many elements there are.
  public private(set) var count: Int
  /// How many there is memory for.
  public let capacity: Int

  /// Allocates `count` elements, each a copy of `element`.
  public init(count: Int, repeating element: Element) {
    base = .allocate(capacity: Swift.max(count, 1))
    base.initialize(repeating: element, count: count)
    (self.count, capacity) = (count, count)
  }

  /// Allocates memory for `capacity` elements, of which there is none yet: `append` makes them. Memory is not touched
  /// before, and to touch it first is most of what a large row costs.
  public init(capacity: Int) {
    base = .allocate(capacity: Swift.max(capacity, 1))
    (count, self.capacity) = (0, capacity)
  }

  deinit { base.deallocate() }

  /// The element at `index`, in place. Cost: one comparison.
  public subscript(index: Int) -> Element {
    // Addressors hand out the element itself, so that a field of a large struct is read and written without a copy.
    @inline(__always) unsafeAddress {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return UnsafePointer(base + index)
    }
    @inline(__always) unsafeMutableAddress {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return base + index
    }
  }

  /// Adds an element, for which there must be memory left.
  public mutating func append(_ element: Element) {
    precondition(count < capacity)
    (base + count).initialize(to: element)
    count += 1
  }

  /// Lends two elements at once; they are not the same one.
  @inline(__always) mutating func withPair<Answer>(
    _ a: Int, _ b: Int, _ body: (inout Element, inout Element) -> Answer
  ) -> Answer {
    precondition(
      a != b && UInt(bitPattern: a) < UInt(bitPattern: count) && UInt(bitPattern: b) < UInt(bitPattern: count))
    return body(&base[a], &base[b])
  }

  /// Another row with the same elements and the same capacity.
  public func copy() -> Storage {
    var twin = Storage(capacity: capacity)
    twin.base.initialize(from: base, count: count)  // There is memory for `capacity` elements in both.
    twin.count = count
    return twin
  }

  /// Makes room for at least `needed` elements, and for a `share` of those there were; the new ones are copies of
  /// `element`. Never called while events are fed.
  public mutating func grow(to needed: Int, repeating element: Element, share: Int = 1) {
    guard needed > count else { return }
    var larger = Storage(count: Swift.max(needed, count + count / share), repeating: element)
    larger.base.update(from: base, count: count)  // `larger` is the longer of the two.
    swap(&self, &larger)
  }

  /// Lends the first `count` elements, or all where there are fewer, to `body`, which must not keep the pointer.
  public func withElements<Result>(_ count: Int, _ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: base, count: Swift.min(Swift.max(count, 0), self.count)))
  }

  /// Bytes of memory the row takes, those of elements that were not made among them.
  public var bytes: Int { capacity * MemoryLayout<Element>.stride }
}
