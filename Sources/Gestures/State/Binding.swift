/// A way to read and write a value that lives elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  /// What a write goes with, where no ``withTransaction(_:_:)`` around it says otherwise.
  public var transaction = Transaction()
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void

  /// A binding that reads and writes by these.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get, set: { value, _ in set(value) })
  }

  /// A binding that reads and writes by these; a write says what it goes with.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    (self.get, self.set) = (get, set)
  }

  /// A binding whose value never changes.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _, _ in }) }

  /// The value now.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue, Transaction.current.isPlain ? transaction : .current) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    let (get, set) = (get, set)
    var part = Binding<Part>(
      get: { get()[keyPath: path] },
      set: { part, transaction in
        var value = get()
        value[keyPath: path] = part
        set(value, transaction)
      })
    part.transaction = transaction
    return part
  }

  /// A binding whose writes go with this transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// A binding whose writes go with this animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}
