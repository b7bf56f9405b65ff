extension GestureDefinition {
  /// Refuses a number that is out of its range.
  @inline(never) @_optimize(size) func check() throws(Fault) {
    try minDistance.checkLength(.minDistance)
    try maxDistance.checkLength(.maxDistance)
    try maxSeparation.checkLength(.maxSeparation)
    try outset.checkLength(.outset)
    try minVelocity.checkLength(.minVelocity)
    try minScaleDelta.checkLength(.minScaleDelta)
    try minAngleDelta.checkLength(.minAngleDelta)
    try angleGate.checkLength(.angleGate)
    guard minContacts >= 1 else { throw Fault.signed(.contactRange, minContacts) }
    guard maxContacts >= minContacts else { throw Fault.signed(.contactLimits, maxContacts) }
    if takesContacts {
      let least: Int32 = kind == .magnify || kind == .rotate ? 2 : 1
      guard minContacts >= least, minContacts <= 64 else { throw Fault.signed(.contactRange, minContacts) }
    }
    guard count >= 1, count <= Self.mostTaps else { throw Fault.signed(.count, count) }
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
