import GestureCore

/// What a trace's expectations ask of the session.
extension Player {
  /// The session's time.
  public var now: Nanoseconds { session.now }

  /// When the host should call again; nil for never.
  public var deadline: Nanoseconds? { session.nextDeadline == .never ? nil : session.nextDeadline }

  /// The fingerprint of everything that decides what the session will do.
  public var hash: UInt64 { session.stateHash }

  /// The fingerprint as a trace writes it.
  public var hashDigits: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The numbers of a state, as many as its type has, and its type.
  public func value(ofState name: String) throws(Refusal) -> (type: StateType, numbers: [Double]) {
    let state = try names.state(name)
    do {
      let type = try session.type(of: state)
      return (type, Self.numbers(try session.value(of: state), type))
    } catch { throw Refusal(error) }
  }

  /// Where a follower is at a time, or at the session's, and the type of its state.
  public func value(ofFollower name: String, at time: Nanoseconds? = nil) throws(Refusal) -> (
    type: StateType, numbers: [Double]
  ) {
    let follower = try names.follower(name)
    let type = followed[name] ?? .vec4
    do {
      return (type, Self.numbers(try session.value(of: follower, at: time ?? session.now), type))
    } catch { throw Refusal(error) }
  }

  /// The phase of a gesture and its reason.
  public func phase(ofGesture name: String) throws(Refusal) -> (phase: Phase, reason: Reason) {
    let gesture = try names.gesture(name)
    do { return (try session.phase(of: gesture), try session.reason(of: gesture)) } catch { throw Refusal(error) }
  }

  private static func numbers(_ value: Quad, _ type: StateType) -> [Double] {
    (0..<type.width).map { value[$0] }
  }
}
