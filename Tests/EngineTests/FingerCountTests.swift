import Foundation
import GestureCore
import Recordings
import Testing

/// Recordings that the table of counts counts finger by finger: each finger is played alone.
@Suite struct FingerCountTests {
  @Test(.enabled(if: Recordings.has("phone"), "\(Recordings.absence)"))
  func doubleTapsOfEachFinger() throws {
    var rows = 0
    for row in Recordings.table("phone/expected_counts.csv") where row["note"]?.contains("per finger") == true {
      guard let trace = row["trace"], let wanted = row["double_tap"].flatMap({ Int($0) }) else { continue }
      let events = try Recordings.events(Recordings.named(trace, in: "phone"))
      let count = try fingers(events).map { finger in
        let stage = try Stage()
        let double = try stage.add(.tap) { ($0.count, $0.extraContacts) = (2, .ignore) }
        return stage.play(finger, of: double).filter { $0.phase == .ended }.count
      }
      #expect(count.reduce(0, +) == wanted, "\(trace): \(count)")
      rows += 1
    }
    print("\(rows) rows counted per finger")
    #expect(rows > 0)
  }

  /// The streams of fingers: each new contact belongs to the finger that lifted nearest to it, while it is not down.
  private func fingers(_ events: [PointerEvent]) -> [[PointerEvent]] {
    var fingers: [(events: [PointerEvent], last: Point, contact: UInt64?)] = []
    for event in events {
      guard let kind = PointerEvent.Kind(rawValue: event.kind) else { continue }
      if kind == .advance {
        for index in fingers.indices { fingers[index].events.append(event) }
        continue
      }
      var index = fingers.firstIndex { $0.contact == event.contact }
      if kind == .down {
        index =
          fingers.indices.filter { fingers[$0].contact == nil && (fingers[$0].last - event.position).length < 60 }
          .min { (fingers[$0].last - event.position).length < (fingers[$1].last - event.position).length }
        if index == nil {
          fingers.append(([], event.position, nil))
          index = fingers.count - 1
        }
      }
      guard let index else { continue }
      fingers[index].events.append(event)
      let isOver = kind == .up || kind == .cancel
      fingers[index].contact = isOver ? nil : event.contact
      let isSomewhere = event.flags & PointerEvent.Flags.nowhere.rawValue == 0
      if isSomewhere { fingers[index].last = event.position }
    }
    return fingers.map(\.events)
  }
}
