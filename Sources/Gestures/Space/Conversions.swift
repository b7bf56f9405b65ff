import GestureCore

// Between the engine's plain numbers and Foundation's types.

extension CGPoint {
  /// The place of a point.
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
  /// The vector of a point.
  init(_ point: Point) { self.init(width: point.x, height: point.y) }
}

extension Point {
  /// The point of a place.
  init(_ place: CGPoint) { self.init(Double(place.x), Double(place.y)) }
  /// The vector of a size.
  init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }
}

extension CGRect {
  /// The frame of a region.
  init(_ definition: RegionDefinition) {
    self.init(origin: CGPoint(definition.origin), size: CGSize(definition.size))
  }
}

extension Nanoseconds {
  /// A length of time in seconds, to the nearest nanosecond; infinity is `never`.
  init(checking seconds: Double) throws(Fault) {
    guard seconds >= 0 else { throw Fault(.invalidArgument, .duration) }
    let count = (seconds * 1e9).rounded()
    self = count < 0x1p64 ? Nanoseconds(count) : .never
  }

  /// A time since the host's origin: none before it, and `never` beyond 584 years.
  init(_ duration: Duration) {
    let (seconds, fraction) = duration.components
    guard seconds >= 0, fraction >= 0 else {
      self = 0
      return
    }
    let (whole, overflow) = Nanoseconds(seconds).multipliedReportingOverflow(by: 1_000_000_000)
    self = overflow ? .never : whole.after(Nanoseconds(fraction) / 1_000_000_000)
  }
}

extension Duration {
  /// The same length of time.
  init(_ time: Nanoseconds) {
    self.init(
      secondsComponent: Int64(time / 1_000_000_000), attosecondsComponent: Int64(time % 1_000_000_000) * 1_000_000_000)
  }
}
