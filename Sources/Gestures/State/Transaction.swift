/// What a change of state goes with: above all, how what shows it is to move there.
public struct Transaction: Equatable, Sendable {
  /// How what shows the state goes to its new value; nil at once.
  public var animation: Animation?
  /// Whether what shows the state is to use no animation of its own.
  public var disablesAnimations = false
  /// Whether the change is one of many in a row.
  public var isContinuous = false

  /// A change that goes with nothing.
  public init() {}

  /// A change that goes with this animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The transaction of the ``withTransaction(_:_:)`` around here.
  @TaskLocal static var current = Transaction()

  /// Whether it says nothing.
  var isPlain: Bool { self == Transaction() }
}

/// Does `body`; the states that it writes take `transaction`.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try Transaction.$current.withValue(transaction) { try body() }
}

/// Does `body`; the states that it writes take `animation`.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}
