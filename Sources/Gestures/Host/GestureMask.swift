import GestureCore

/// Which gestures an attachment lets hear.
public struct GestureMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// A mask of these bits; unknown ones mean nothing.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Neither this gesture nor those of the regions inside.
  public static let none: GestureMask = []
  /// This gesture alone.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the regions inside alone.
  public static let subviews = GestureMask(rawValue: 2)
  /// This gesture and those of the regions inside.
  public static let all: GestureMask = [.gesture, .subviews]

  /// The engine's word.
  var core: Mask {
    switch (contains(.gesture), contains(.subviews)) {
    case (true, true): .all
    case (true, false): .gesture
    case (false, true): .subviews
    case (false, false): .none
    }
  }
}
