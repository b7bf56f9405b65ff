/// A value that wrappers share, and those who want to hear of its changes.
final class Cell<Value> {
  private(set) var value: Value
  private var observers: [(Value, Transaction) -> Void] = []

  /// A cell that holds `value`.
  init(_ value: Value) { self.value = value }

  /// Writes, and tells.
  func set(_ value: Value, _ transaction: Transaction) {
    self.value = value
    for observer in observers { observer(value, transaction) }
  }

  /// Calls `action` after each write from now on.
  func observe(_ action: @escaping (Value, Transaction) -> Void) { observers.append(action) }
}
