/// What a custom recognizer hears: one thing that happened to its contacts, or its deadline.
public struct CustomInput: BitwiseCopyable, Sendable {
  /// What happened.
  public enum Signal: UInt32, BitwiseCopyable, Sendable {
    /// A contact came down.
    case pressed = 1
    /// A contact moved.
    case moved
    /// A contact lifted.
    case lifted
    /// A contact was cancelled; the gesture goes on with the others.
    case cancelled
    /// The deadline passed.
    case deadline
  }

  /// What happened.
  public var signal: Signal
  /// Whose recognizer it is.
  public var gesture: GestureID
  /// When.
  public var time: Nanoseconds
  /// The contact that it happened to; 0 for a deadline.
  public var source: UInt64 = 0
  /// See `source`.
  public var contact: UInt64 = 0
  /// Where that is, and the mean of all, in the gesture's space.
  public var position = Point.zero
  /// See `position`.
  public var centroid = Point.zero
  /// The factor of the device on distances.
  public var slop = 1.0
  /// How many contacts the gesture has now.
  public var contacts: Int32 = 0
  /// Whether its claim is held, and whether it has its contacts.
  public var isHeld = false
  /// See `isHeld`.
  public var isGranted = false
}

/// What a custom recognizer answers: what a built-in one would.
public struct CustomVerdict: BitwiseCopyable, Sendable {
  /// Where the recognizer is in its life. Only the moves of `Phase.canMove(to:)` are legal, and staying possible.
  public var phase = Phase.possible
  /// Whether it is recognized, and claims its contacts. `ended` always claims; without a claim, began is pressing feedback.
  public var claims = false
  /// What it answers to.
  public var stimulus = Stimulus.movement
  /// Why it failed or was cancelled: one of the recognizers' own reasons.
  public var reason = Reason.none
  /// When it wants to be asked again; `never` for not.
  public var deadline = Nanoseconds.never
  /// What it measures; the engine adds the number of contacts.
  public var value = GestureValue()

  /// Nothing: it is possible.
  public init() {}
}

/// What the engine keeps of a custom recognizer: the last that it answered.
struct CustomState: BitwiseCopyable {
  /// What it answered last; a value that was taken.
  var verdict = CustomVerdict()
  /// Whether it has claimed since its group began.
  var hasClaimed = false

  /// The last answer makes a verdict of its own:
  ///
  /// |  from          | to        |                                                                |
  /// |----------------|-----------|----------------------------------------------------------------|
  /// | possible       | possible  | nothing; a claim needs began or ended                          |
  /// | possible       | began     | pressing; with a claim it is recognized                        |
  /// | possible       | ended     | recognized, and over once it is granted                        |
  /// | possible       | failed    | failed                                                         |
  /// | began, changed | changed   | the value may have changed; with its first claim recognized    |
  /// | began, changed | ended     | over; recognized first if it had not claimed                   |
  /// | began, changed | cancelled | failed                                                         |
  ///
  /// Every other move is nil.
  func read(_ answer: CustomVerdict) -> Verdict? {
    let claims = answer.claims && !hasClaimed
    switch (verdict.phase, answer.phase) {
    case (.possible, .possible): return answer.claims ? nil : Verdict.none
    case (.possible, .failed), (.began, .cancelled), (.changed, .cancelled):
      return answer.reason.isOwn ? .fail(answer.reason) : nil
    case (_, let next) where !verdict.phase.canMove(to: next): return nil
    case (_, .began): return claims ? .claim : .pressing
    case (_, .changed): return claims ? .claim : .changed
    case (_, .ended): return hasClaimed ? .end : .claim
    default: return nil
    }
  }
}

extension Reason {
  /// Whether a recognizer may give it for itself.
  var isOwn: Bool { (Reason.moved.rawValue...Reason.outside.rawValue).contains(rawValue) }
}

extension GestureValue {
  /// Every number that a custom recognizer may fill in.
  static let known = ValueFields(rawValue: (1 << 19) - 1)

  /// Whether `fields` names known numbers, of which none is NaN, infinite or out of range; the branch is the engine's own.
  var isSound: Bool {
    guard fields.isSubset(of: Self.known), !fields.contains(.branch), count >= 0, recognized <= 1, inside <= 1,
      direction == 0 || Direction(rawValue: direction) != nil
    else { return false }
    for place in [location, start, translation, centroid, velocity, predictedEnd, predictedTranslation, delta, total]
    where !place.isFinite { return false }
    return magnification.isFinite && rotation.isFinite && elapsed.isFinite && matrix.isFinite
  }
}
