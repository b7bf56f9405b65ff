extension GestureDefinition {
  /// Whether every number is in its range.
  func check(contactCapacity: Int) throws(Fault) {
    let lengths = [
      minDistance, maxDistance, maxSeparation, outset, minVelocity, minScaleDelta, minAngleDelta, angleGate,
    ]
    for length in lengths {
      guard !length.isNaN, length.isFinite else { throw Fault(.notFinite, .number) }
      guard length >= 0 else { throw Fault(.invalidArgument, .number) }
    }
    guard minContacts >= 1, maxContacts >= minContacts else {
      throw Fault(.invalidArgument, .contactRange, UInt64(bitPattern: Int64(minContacts)))
    }
    if takesContacts {
      let least: Int32 = kind == .magnify || kind == .rotate ? 2 : 1
      guard minContacts >= least, minContacts <= 64 else {
        throw Fault(.invalidArgument, .contactRange, UInt64(minContacts))
      }
    }
    guard count >= 1, count <= Self.mostTaps else {
      throw Fault(.invalidArgument, .count, UInt64(bitPattern: Int64(count)))
    }
    guard devices.isSubset(of: .all) else { throw Fault(.invalidArgument, .devices, unknown(devices, .all)) }
    guard buttons.isSubset(of: .all) else { throw Fault(.invalidArgument, .buttons, unknown(buttons, .all)) }
    guard directions.isSubset(of: .all) else { throw Fault(.invalidArgument, .directions, unknown(directions, .all)) }
  }

  /// The bits of a set that stand for nothing.
  private func unknown<S: OptionSet>(_ set: S, _ all: S) -> UInt64 where S.RawValue == UInt32 {
    UInt64(set.rawValue & ~all.rawValue)
  }

  /// The greatest number of taps in a chain.
  static let mostTaps: Int32 = 255
}
