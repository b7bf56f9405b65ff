/// A value that a gesture drives while it is live, and that goes back to its initial value by itself when the gesture ends
/// or is cancelled. Only a gesture writes it, through ``Gesture/updating(_:body:)``. Copies share the value.
@propertyWrapper public struct GestureState<Value> {
  private let cell: Cell<Value>
  private let initial: Value
  private let willReset: (Value, inout Transaction) -> Void

  /// A state that starts at `wrappedValue`.
  public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }

  /// A state that starts at `initialValue`.
  public init(initialValue: Value) { self.init(initialValue: initialValue, reset: { _, _ in }) }

  /// A state that goes back to `wrappedValue` with `resetTransaction`.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: wrappedValue, resetTransaction: resetTransaction)
  }

  /// A state that goes back to `initialValue` with `resetTransaction`.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: initialValue, reset: { $1 = resetTransaction })
  }

  /// A state whose `reset` is called with its last value before it goes back, and may change the transaction.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue: wrappedValue, reset: reset)
  }

  /// A state whose `reset` is called with its last value before it goes back, and may change the transaction.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    (cell, initial, willReset) = (Cell(initialValue), initialValue, reset)
  }

  /// The value now.
  public var wrappedValue: Value { cell.value }

  /// The state itself, for `updating($state)`.
  public var projectedValue: GestureState<Value> { self }

  /// Does `action` after each change, the reset too, with the value and the transaction of the change. Not in SwiftUI.
  public func onChange(_ action: @escaping (Value, Transaction) -> Void) { cell.observe(action) }

  /// A gesture writes.
  func update(_ body: (inout Value, inout Transaction) -> Void) {
    var (value, transaction) = (cell.value, Transaction.current)
    body(&value, &transaction)
    cell.set(value, transaction)
  }

  /// The gesture is over.
  func reset() {
    var transaction = Transaction.current
    willReset(cell.value, &transaction)
    cell.set(initial, transaction)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// A state that starts at nil and goes back to it with `resetTransaction`.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(initialValue: nil, resetTransaction: resetTransaction)
  }

  /// A state that starts at nil; `reset` is called with its last value before it goes back.
  public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(initialValue: nil, reset: reset) }
}
