/// A value that stays as it was last written: what a gesture commits in ``Gesture/onEnded(_:)``. Copies share the value.
@propertyWrapper public struct State<Value> {
  private let cell: Cell<Value>

  /// A state that starts at `wrappedValue`.
  public init(wrappedValue: Value) { cell = Cell(wrappedValue) }

  /// A state that starts at `initialValue`.
  public init(initialValue: Value) { cell = Cell(initialValue) }

  /// The value now. A write takes the transaction of the ``withAnimation(_:_:)`` around it.
  public var wrappedValue: Value {
    get { cell.value }
    nonmutating set { cell.set(newValue, .current) }
  }

  /// A way for others to read and write the value.
  public var projectedValue: Binding<Value> {
    let cell = cell
    return Binding(get: { cell.value }, set: { cell.set($0, $1) })
  }

  /// Does `action` after each write, with the value and the transaction of the write. Not in SwiftUI.
  public func onChange(_ action: @escaping (Value, Transaction) -> Void) { cell.observe(action) }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that starts at nil.
  public init() { self.init(initialValue: nil) }
}
