/// What a gesture says: one move of its phase, with its value.
public struct GestureEvent: BitwiseCopyable, Sendable {
  /// Who says it.
  public var gesture: GestureID
  /// The gesture that won, where the reason is that another did; else none.
  public var by: GestureID
  /// The moment of decision.
  public var time: Nanoseconds
  /// Counts the inputs that said anything, from 1.
  public var revision: UInt64
  /// The phase that the gesture moved to.
  public var phase: Phase
  /// Why, where it was cancelled.
  public var reason: Reason
  /// 0, as in a value.
  public internal(set) var reserved: (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0, 0, 0)
  /// What the gesture measured. Velocity, prediction and elapsed are in the value of `ended` and of a swipe alone.
  public var value: GestureValue

  /// Writes what there is to say, in place, to be read by `copy`; `value` is lent.
  @inline(__always) mutating func write(
    gesture: UInt64, by: UInt64, time: Nanoseconds, revision: UInt64, phase: Phase, reason: Reason,
    value: inout GestureValue
  ) {
    self.gesture = GestureID(bits: gesture)
    self.by = GestureID(bits: by)
    self.time = time
    self.revision = revision
    self.phase = phase
    self.reason = reason
    self.value.note(&value)
  }

  /// Takes over an event that was written.
  @inline(__always) mutating func copy(_ other: inout GestureEvent) {
    (gesture, by, time, revision) = (other.gesture, other.by, other.time, other.revision)
    (phase, reason, reserved) = (other.phase, other.reason, (0, 0, 0, 0, 0, 0))
    value.copy(&other.value)
  }

  /// An event that says nothing, to be written over.
  public static var blank: GestureEvent {
    GestureEvent(
      gesture: .none, by: .none, time: 0, revision: 0, phase: .possible, reason: .none, value: GestureValue())
  }
}
