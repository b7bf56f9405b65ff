import Testing

@testable import GestureCore

/// The tests of floor 2, and what they share.
@Suite enum SceneTests {
  /// Numbers that look random and are the same in every run: SplitMix64 (G. Steele, D. Lea, C. Flood, 2014).
  struct Generator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var z = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
      z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
      return z ^ (z >> 31)
    }

    /// A whole number from 0 to `count` - 1.
    mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
    /// A multiple of a quarter between the two, so that edges are hit exactly now and then.
    mutating func number(_ least: Int, _ greatest: Int) -> Double {
      Double(least * 4 + below((greatest - least) * 4 + 1)) / 4
    }
    /// True once in `n` times.
    mutating func oneIn(_ n: Int) -> Bool { below(n) == 0 }
  }

  /// A definition with this frame.
  static func frame(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, in parent: RegionID = .none,
    _ change: (inout RegionDefinition) -> Void = { _ in }
  ) -> RegionDefinition {
    var definition = RegionDefinition(origin: Point(x, y), size: Point(width, height))
    definition.parent = parent
    change(&definition)
    return definition
  }
}

extension RegionTree {
  /// Hit test without host functions.
  mutating func press(_ x: Double, _ y: Double) -> Int? {
    hitTest(Point(x, y)) { _, _ in false }
  }
}
