import Foundation
import GestureCore
import Recordings
import Testing

/// How often each recognizer, alone on the screen, ends on labelled recordings of hands.
@Suite struct PhoneCountTests {
  private static let columns = ["tap", "double_tap", "long_press", "hold_then_drag", "drag", "magnify", "rotate"]

  @Test(.enabled(if: Recordings.has("phone"), "\(Recordings.absence)"), arguments: columns)
  func endsAsOftenAsTheHandsDidIt(column: String) throws {
    var compared = 0
    for row in Recordings.table("phone/expected_counts.csv") {
      guard let trace = row["trace"], let wanted = row[column].flatMap({ Int($0) }) else { continue }
      let events = try Recordings.events(Recordings.named(trace, in: "phone"))
      // The table counts a double tap of two fingers twice.
      if column == "double_tap", row["note"]?.contains("finger") == true { continue }
      compared += 1
      #expect(try ends(column, events) == wanted, "\(trace) \(column)")
    }
    print("\(column): \(compared) recordings compared")
    #expect(compared > 0)
  }

  private func ends(_ column: String, _ events: [PointerEvent]) throws -> Int {
    let scene = try Everywhere()
    let gesture = try make(column, scene)
    return scene.play(events).filter { $0.gesture == gesture && $0.phase == .ended }.count
  }

  private func make(_ column: String, _ scene: Everywhere) throws -> GestureID {
    switch column {
    case "tap": return try scene.add(GestureDefinition(.tap), name: column)
    case "double_tap":
      var tap = GestureDefinition(.tap)
      (tap.count, tap.extraContacts) = (2, .ignore)
      return try scene.add(tap, name: column)
    case "long_press": return try scene.add(GestureDefinition(.longPress), name: column)
    case "drag": return try scene.add(GestureDefinition(.drag), name: column)
    case "magnify":
      var magnify = GestureDefinition(.magnify)
      magnify.minScaleDelta = 0.2
      return try scene.add(magnify, name: column)
    case "rotate":
      var rotate = GestureDefinition(.rotate)
      rotate.minAngleDelta = 15 * Double.pi / 180
      return try scene.add(rotate, name: column)
    default:
      let press = try scene.session.makeGesture(GestureDefinition(.longPress))
      let drag = try scene.session.makeGesture(GestureDefinition(.drag))
      let both = try scene.session.makeComposite(GestureDefinition(.sequence), members: [press, drag])
      try scene.session.attach(both, to: scene.region)
      return both
    }
  }
}
