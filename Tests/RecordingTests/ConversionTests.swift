import Foundation
import GestureCore
import Recordings
import Testing
import TraceReplay

/// People's recordings as the tools wrote them, against what a plain search of their text finds.
@Suite struct ConversionTests {
  /// What a recording says of its contacts, found line by line without the converter.
  struct Tally: Equatable, CustomStringConvertible {
    var presses = 0
    var lifts = 0
    var first: Point?
    var last: Point?
    var description: String { "\(presses) down, \(lifts) up, from \(place(first)) to \(place(last))" }

    private func place(_ point: Point?) -> String { point.map { "\($0.x), \($0.y)" } ?? "nowhere" }
  }

  @Test(.enabled(if: Recordings.has("raw"), "\(Recordings.absence)"))
  func eachBecomesATraceWithItsContacts() throws {
    let folder = Recordings.shared.appending(path: "traces/raw")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var converted = 0
    for name in names.sorted() {
      let file = folder.appending(path: name).path
      let format: Conversion.Format
      switch name.split(separator: ".").last {
      case "events": format = .evemu
      case "getevent": format = .getevent
      default: continue
      }
      let text = String(decoding: try Data(contentsOf: URL(filePath: file)), as: UTF8.self)
      let lines = try Conversion(format, files: [file]).lines.map(\.text)
      var trace = Trace()
      try trace.append(Array(lines.joined(separator: "\n").utf8), file: name)
      let got = tally(of: trace)
      #expect(got == (format == .evemu ? slots(text) : packets(text)), "\(name)")
      let description = name.prefix { $0 != "." } + ".desc"
      if format == .evemu, names.contains(String(description)) {
        let both = try Conversion(format, files: [folder.appending(path: String(description)).path, file])
        #expect(both.lines.map(\.text) == lines, "\(description) and \(name)")
      }
      print("\(name): \(got)")
      converted += 1
    }
    print("\(converted) recordings converted")
    #expect(converted > 0)
  }

  private func tally(of trace: Trace) -> Tally {
    var tally = Tally()
    for case .input(let event) in trace.lines.map(\.content) {
      if event.kind == PointerEvent.Kind.down.rawValue { tally.presses += 1 }
      if event.kind == PointerEvent.Kind.up.rawValue { tally.lifts += 1 }
      if tally.first == nil { tally.first = event.position }
      tally.last = event.position
    }
    return tally
  }

  /// In evemu's comments: numbers of contacts, and the places of the slot that spoke first and of that which ends last.
  private func slots(_ text: String) -> Tally {
    var tally = Tally()
    var slot = 0
    var places: [Int: Point] = [:]
    for match in text.matches(of: #/EV_ABS / ABS_MT_(SLOT|TRACKING_ID|POSITION_X|POSITION_Y)\s+(-?\d+)/#) {
      let value = Int(match.2) ?? 0
      switch match.1 {
      case "SLOT": slot = value
      case "TRACKING_ID" where value < 0: (tally.lifts, tally.last) = (tally.lifts + 1, places[slot])
      case "TRACKING_ID": tally.presses += 1
      case "POSITION_X": places[slot, default: Point(0, 0)].x = Double(value)
      default:
        places[slot, default: Point(0, 0)].y = Double(value)
        if tally.first == nil { tally.first = places[slot] }
      }
    }
    return tally
  }

  /// In getevent's text, where one finger touches at a time: an empty report ends it.
  private func packets(_ text: String) -> Tally {
    var tally = Tally()
    var place: Point?
    var isDown = false
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(whereSeparator: \.isWhitespace)
      guard words.count >= 3, let value = Int(words[words.count - 1], radix: 16) else { continue }
      switch words[words.count - 2] {
      case "ABS_MT_POSITION_X": place = Point(Double(value), 0)
      case "ABS_MT_POSITION_Y": place?.y = Double(value)
      case "SYN_REPORT":
        if place != nil, !isDown { tally.presses += 1 }
        if place == nil, isDown { tally.lifts += 1 }
        if let place { (tally.first, tally.last) = (tally.first ?? place, place) }
        (isDown, place) = (place != nil, nil)
      default: break
      }
    }
    return tally
  }
}
