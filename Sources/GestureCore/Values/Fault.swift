/// What a call answers: 0 is well, above it the call acted with a warning, below it it was refused and changed nothing.
public enum ResultCode: Int32, BitwiseCopyable, Sendable {
  /// Done as asked.
  case ok = 0
  /// Warning: time ran back; the event acted at the session's time.
  case timeReversed = 1
  /// Warning: the contact was already down; the old one was cancelled.
  case duplicateDown = 2
  /// Warning: a lift or cancel at no number; it acted at the last known place.
  case notFiniteLift = 3
  /// Warning: a function of the host answered what it must not; its recognizer has failed.
  case hostFunction = 4
  /// Refused: a struct of the wrong size, an unknown enum value, reserved bits, a value out of range.
  case invalidArgument = -1
  /// Refused: the id is none, foreign, or of an object that is gone.
  case staleID = -2
  /// Refused: a move or lift of a contact that is not down.
  case unknownContact = -3
  /// Refused: an infinite or NaN number.
  case notFinite = -4
  /// Refused: the session's capacity is used up.
  case capacity = -5
  /// Refused: a composite or relation that would lead back to itself.
  case cycle = -6
  /// Refused: called from inside a host function, or from two threads at once.
  case busy = -7
  /// Refused: the state is a sum or has a transient binding.
  case readOnlyState = -8
  /// A recording ended because the host could not write it.
  case writeFailed = -9
}

/// Why a call was refused, or what it warns of: the code, what was wrong, and the number that was.
public struct Fault: Error, BitwiseCopyable, Equatable, Sendable {
  /// The code that the call answers.
  public var code: ResultCode
  /// What was wrong.
  public var detail: Detail
  /// The offending value: an id, a count, a raw enum value.
  public var value: UInt64

  /// Makes a fault.
  public init(_ code: ResultCode, _ detail: Detail, _ value: UInt64 = 0) {
    (self.code, self.detail, self.value) = (code, detail, value)
  }

  /// No fault.
  public static let none = Fault(.ok, .nothing)
}
