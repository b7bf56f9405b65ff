import Testing

@testable import GestureCore

extension StateTests {
  @Suite struct Cells {
    @Test func anIntRoundsTiesToEvenAndStaysWithinWhatADoubleTellsApart() {
      let fitted = { (x: Double) in StateType.int.fitted(quad(x)).x }
      #expect([2.5, 3.5, -2.5, 2.4999, 2.5001].map(fitted) == [2, 4, -2, 2, 3])
      #expect(fitted(1e300) == 9_007_199_254_740_992)
      #expect(fitted(-1e300) == -9_007_199_254_740_992)
    }

    @Test func aBoolIsOneForAllButZero() {
      #expect([0, -0.0, 0.3, -2].map { StateType.bool.fitted(quad($0)).x } == [0, 0, 1, 1])
    }

    @Test func numbersBeyondTheWidthAreZero() {
      let value = Quad(1, 2, 3, 4)
      #expect(StateType.scalar.fitted(value) == Quad(1, 0, 0, 0))
      #expect(StateType.vec2.fitted(value) == Quad(1, 2, 0, 0))
      #expect(StateType.vec4.fitted(value) == value)
    }

    @Test func aWriteOfTheSameValueIsNoChange() {
      var cell = Cell(.int, .committed, quad(3))
      let first = cell.write(quad(3.2))
      #expect(!first)
      #expect(cell.stamp == 0)
      let second = cell.write(quad(3.7))
      #expect(second)
      #expect(cell.value.x == 4)
      #expect(cell.stamp == 1)
    }
  }
}
