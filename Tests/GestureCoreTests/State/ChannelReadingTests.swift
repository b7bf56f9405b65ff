import Testing

@testable import GestureCore

extension StateTests {
  @Suite struct Channels {
    @Test func aChannelThatTheValueLacksReadsNothing() {
      var value = GestureValue()
      for channel in Channel.allCases {
        let isAlways = channel == .active || channel == .constant
        let number = channel.read(&value, constant: .zero)
        #expect((number != nil) == isAlways)
      }
    }

    @Test func eachChannelReadsItsField() {
      var value = GestureValue()
      value.fields = ValueFields(rawValue: .max)
      (value.translation, value.location, value.start) = (Point(1, 2), Point(3, 4), Point(5, 6))
      (value.velocity, value.predictedEnd, value.predictedTranslation) = (Point(7, 8), Point(9, 10), Point(11, 12))
      (value.magnification, value.rotation, value.branch) = (1.5, 0.25, 2)
      (value.recognized, value.inside, value.count, value.elapsed) = (1, 0, 3, 0.75)
      let first = Channel.allCases.map { $0.read(&value, constant: quad(42))?.x }
      #expect(first == [1, 3, 5, 7, 9, 11, 1.5, 0.25, 2, 1, 0, 3, 0.75, 1, 42])
      let way = Channel.predictedTranslation.read(&value, constant: .zero)
      #expect(way == quad(11, 12))
    }

    @Test func oneNumberFitsEveryTypeAndTwoNeedTwo() {
      for type in [StateType.scalar, .int, .bool] {
        #expect(!Channel.location.fits(type))
        #expect(Channel.branch.fits(type) && Channel.constant.fits(type))
      }
      #expect(Channel.location.fits(.vec2) && Channel.location.fits(.vec4))
      #expect(Channel.location.driven(of: .vec4) == 2)
      #expect(Channel.magnification.driven(of: .vec4) == 4)
    }

    @Test func theRateIsTheVelocityOfWhatTheGestureMeasures() {
      #expect(rate(.translation, moved(1, velocity: Point(300, -20))) == quad(300, -20))
      #expect(rate(.magnification, pinched(2, velocity: 1.5)).x == 1.5)
      // A transform's velocity is its centroid's, not its scale's.
      var transform = moved(1, velocity: Point(300, -20))
      transform.fields.insert(.magnification)
      #expect(rate(.magnification, transform) == .zero)
      #expect(rate(.active, moved(1, velocity: Point(300, -20))) == .zero)
    }

    private func rate(_ channel: Channel, _ value: GestureValue) -> Quad {
      var value = value
      return channel.rate(Pace(value))
    }
  }
}
