import Testing

@testable import GestureCore
@testable import TraceReplay

@Suite struct EventFieldTests {
  private func event(_ velocity: EventField.VelocityUnit) -> PlayedEvent {
    var value = GestureValue()
    value.fields = [.rotation, .velocity, .recognized, .direction, .matrix]
    value.rotation = Double.pi / 2
    value.velocity = Point(0.5, 0)
    value.recognized = 1
    value.direction = Direction.left.rawValue
    let event = GestureEvent(
      gesture: .none, by: .none, time: 0, revision: 3, phase: .cancelled, reason: .excluded, value: value)
    return PlayedEvent(event, gesture: "turn", by: "pinch", velocity: velocity)
  }

  @Test func anglesAreDegreesWhenExpectedAndRadiansWhenRecorded() throws {
    let field = try #require(event(.points).field("rotation"))
    #expect(field.matches(.number(90), within: 1e-9))
    #expect(field.matches(.radians(Double.pi / 2), within: 0))
    #expect(!field.matches(.number(91), within: 0.9))
    #expect(field.json.text == "{\"rad\": 1.5707963267948966}")
  }

  @Test func velocityHasItsKindsUnit() {
    #expect(event(.points).field("velocity") == .list([0.5, 0]))
    #expect(event(.ratio).field("velocity") == .number(0.5))
    #expect(event(.radians).field("velocity") == .angle(0.5))
  }

  @Test func wordsAreNames() {
    #expect(event(.points).field("reason") == .word("excluded"))
    #expect(event(.points).field("by") == .word("pinch"))
    #expect(event(.points).field("direction") == .word("left"))
    #expect(event(.points).field("recognized") == .flag(true))
    #expect(event(.points).field("revision") == .whole(3))
    #expect(event(.points).field("matrix")?.json.text == "[1, 0, 0, 1, 0, 0]")
    #expect(event(.points).field("location") == nil)
  }

  @Test func whatIsAskedForFillsOnlyWhatIsMissing() {
    var value = GestureValue()
    value.fields = [.location]
    var asked = GestureValue()
    asked.fields = [.location, .velocity, .elapsed]
    (asked.location, asked.velocity, asked.elapsed) = (Point(9, 9), Point(1, 2), 0.5)
    value.take(from: asked)
    #expect(value.fields == [.location, .velocity, .elapsed])
    #expect(value.location == .zero)
    #expect(value.velocity == Point(1, 2))
    #expect(value.elapsed == 0.5)
  }

  @Test func notANumberIsCloseToItselfAlone() {
    #expect(EventField.isClose(.nan, .nan, 0))
    #expect(!EventField.isClose(.nan, 1, .infinity))
    #expect(EventField.isClose(.infinity, .infinity, 0))
    #expect(!EventField.areClose([1], [1, 2], 1))
  }
}
