import GestureCore

/// What an event of the engine says, with what a typed value needs beside it.
struct Reading {
  /// What was measured, velocity included.
  let value: GestureValue
  /// When, on the host's clock.
  let time: Date
  /// The size of the gesture's region.
  let size: CGSize

  /// The start as a share of the region's size; zero in a region without one.
  var anchor: UnitPoint {
    guard size.width > 0, size.height > 0 else { return .zero }
    return UnitPoint(x: value.start.x / size.width, y: value.start.y / size.height)
  }
}
