/// A moment of the host's monotonic clock, or a length of time, in nanoseconds.
public typealias Nanoseconds = UInt64

extension Nanoseconds {
  /// Never: a deadline that is not set, a limit that is not there.
  public static let never: Nanoseconds = .max

  /// The moment `duration` later; `never` where the clock would overflow or the duration is `never`.
  @inlinable public func after(_ duration: Nanoseconds) -> Nanoseconds {
    let (sum, overflow) = addingReportingOverflow(duration)
    return overflow ? .never : sum
  }

  /// The time since `earlier` in seconds; 0 where `earlier` is not earlier.
  @inlinable public func seconds(since earlier: Nanoseconds) -> Double {
    self > earlier ? Double(self - earlier) / 1e9 : 0
  }
}
