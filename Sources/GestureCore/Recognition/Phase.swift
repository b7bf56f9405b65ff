/// Where a gesture is in its life. The table of legal moves is `canMove(to:)`.
public enum Phase: UInt32, BitwiseCopyable, Sendable, CaseIterable {
  case possible, began, changed, ended, cancelled, failed

  /// Whether the gesture has begun and is not over.
  @inlinable @inline(__always) public var isLive: Bool { self == .began || self == .changed }
  /// Whether the gesture is over, one way or the other.
  public var isOver: Bool { self == .ended || self == .cancelled || self == .failed }

  /// Whether one group's life may go from this phase to `next`.
  public func canMove(to next: Phase) -> Bool {
    switch (self, next) {
    case (.possible, .began), (.possible, .failed), (.possible, .ended): true
    case (.began, .changed), (.began, .ended), (.began, .cancelled): true
    case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): true
    case (.possible, _), (.began, _), (.changed, _), (.ended, _), (.cancelled, _), (.failed, _): false
    }
  }

  /// The name in traces.
  public var name: String { word.description }

  /// The same, as it stands in the library.
  public var word: StaticString {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}

/// Why a gesture failed or was cancelled.
public enum Reason: UInt32, BitwiseCopyable, Sendable, CaseIterable {
  case none, moved, liftedEarly, tooSlow, tooLate, tooManyContacts, tooFewContacts, wrongDirection, outside
  case excluded, waited, hostCancel, regionRemoved, disabled, reconfigured, sessionReset, contactLost

  /// The name in traces.
  public var name: String { word.description }

  /// The same, as it stands in the library.
  public var word: StaticString {
    switch self {
    case .none: "none"
    case .moved: "moved"
    case .liftedEarly: "lifted_early"
    case .tooSlow: "too_slow"
    case .tooLate: "too_late"
    case .tooManyContacts: "too_many_contacts"
    case .tooFewContacts: "too_few_contacts"
    case .wrongDirection: "wrong_direction"
    case .outside: "outside"
    case .excluded: "excluded"
    case .waited: "waited"
    case .hostCancel: "host_cancel"
    case .regionRemoved: "region_removed"
    case .disabled: "disabled"
    case .reconfigured: "reconfigured"
    case .sessionReset: "session_reset"
    case .contactLost: "contact_lost"
    }
  }

  /// Whether the host took the gesture away, so that a simultaneous goes down with a member that had begun.
  public var isTakenAway: Bool {
    switch self {
    case .hostCancel, .regionRemoved, .disabled, .reconfigured, .sessionReset, .contactLost: true
    case .none, .moved, .liftedEarly, .tooSlow, .tooLate, .tooManyContacts, .tooFewContacts, .wrongDirection,
      .outside, .excluded, .waited:
      false
    }
  }
}
