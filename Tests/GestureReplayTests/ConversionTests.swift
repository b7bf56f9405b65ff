import GestureCore
import Testing

@testable import TraceReplay

/// Recordings of other tools, made up by hand.
@Suite struct ConversionTests {
  private func lines(_ format: Conversion.Format, _ texts: String...) throws -> [String] {
    try Conversion(format, texts.map { TextLines($0, file: "dir/in.txt") }).lines.map(\.text)
  }

  private func complaint(_ format: Conversion.Format, _ text: String) -> String? {
    do {
      _ = try Conversion(format, [TextLines(text, file: "in.txt")])
      return nil
    } catch { return error.description }
  }

  /// evemu's form of events that are written as `code value`; a number alone is the time of a report.
  private func evemu(_ text: String) -> String {
    var out = ""
    var pending: [Substring] = []
    for word in text.split(separator: " ") {
      pending.append(word)
      if word.hasPrefix("@") {
        for pair in stride(from: 0, to: pending.count - 1, by: 2) {
          let type = pending[pair].hasPrefix("k") ? "0001" : pending[pair].hasPrefix("s") ? "0000" : "0003"
          out += "E: \(word.dropFirst()) \(type) \(pending[pair].drop { "ks".contains($0) }) \(pending[pair + 1])\n"
        }
        out += "E: \(word.dropFirst()) 0000 0000 0000\t# SYN_REPORT\n"
        pending = []
      }
    }
    return out
  }

  private let header = "{\"gesturecore_trace\": 1, \"name\": \"in\", \"source\": \"Pad\"}"
  private let description = """
    # EVEMU 1.3
    N: Pad
    I: 0018 0000 0000 0000
    P: 02 00 00 00 00 00 00 00
    B: 00 0b 00 00 00 00 00 00 00
    A: 35 100 1279 0 0 0
    A: 36 0 767 0 0
    A: 3a 0 200 0 0 0

    """

  @Test func slotsSayWhatChanged() throws {
    let events = evemu(
      "2f 0 39 7 35 0110 36 20 3a 50 @0.000001 2f 1 39 8 35 300 36 20 @0.5 2f 0 35 111 2f 1 36 21 @0.51"
        + " 2f 0 39 -001 2f 1 35 301 @0.52 39 9 @0.53")
    let wanted = [
      header,
      "{\"t\": 0.000001, \"down\": 7, \"at\": [10, 20], \"device\": \"touch\", \"pressure\": 0.25}",
      "{\"t\": 0.5, \"down\": 8, \"at\": [200, 20], \"device\": \"touch\"}",
      "{\"t\": 0.51, \"move\": 7, \"at\": [11, 20], \"pressure\": 0.25, \"more\": true}",
      "{\"t\": 0.51, \"move\": 8, \"at\": [200, 21]}",
      "{\"t\": 0.52, \"move\": 8, \"at\": [201, 21], \"more\": true}",
      "{\"t\": 0.52, \"up\": 7, \"at\": [11, 20]}",
      // Another number in a slot ends the contact there; axes that did not change are not sent.
      "{\"t\": 0.53, \"up\": 8, \"at\": [201, 21]}",
      "{\"t\": 0.53, \"down\": 9, \"at\": [201, 21], \"device\": \"touch\"}",
    ]
    #expect(try lines(.evemu, description + events) == wanted)
    #expect(try lines(.evemu, description, events.replacing("\n", with: "\r\n")) == wanted)
  }

  @Test func aScaleMakesPoints() throws {
    let said = try lines(.evemu, "A: 35 0 99 0 0 10\nA: 36 0 99 0 0 10\n" + evemu("39 1 35 254 36 127 @1"))
    #expect(said.last == "{\"t\": 1, \"down\": 1, \"at\": [160, 80], \"device\": \"touch\"}")
  }

  @Test func whatIsLostIsLeftOut() throws {
    let said = try lines(
      .evemu, evemu("39 1 35 5 36 5 @1 35 6 s3 0 35 99 @2 35 7 @3"))
    #expect(said[2...] == ["{\"t\": 3, \"move\": 1, \"at\": [7, 5]}"])
  }

  @Test func anOldDeviceHasOneContact() throws {
    let said = try lines(.evemu, "P: 01\n" + evemu("0 5 1 6 @1 k14a 1 @2 0 7 @3 k14a 0 @4"))
    #expect(
      said[1...] == [
        "{\"t\": 2, \"down\": 0, \"at\": [5, 6], \"device\": \"indirect\"}",
        "{\"t\": 3, \"move\": 0, \"at\": [7, 6]}", "{\"t\": 4, \"up\": 0, \"at\": [7, 6]}",
      ])
    let pen = try lines(.evemu, evemu("k140 1 0 5 1 6 @1 k14a 1 @2 k14a 0 @3 k140 0 @4"))
    #expect(
      pen[1...] == [
        "{\"t\": 1, \"hover\": 0, \"at\": [5, 6], \"device\": \"pen\"}",
        "{\"t\": 2, \"down\": 0, \"at\": [5, 6], \"device\": \"pen\"}", "{\"t\": 3, \"up\": 0, \"at\": [5, 6]}",
      ])
  }

  @Test func packetsSayAllContacts() throws {
    let said = try lines(
      .evemu,
      evemu(
        "39 0 35 5 36 6 s2 0 @1 39 0 35 7 36 6 s2 0 39 1 35 90 36 6 s2 0 @2 @2.5 39 1 35 91 36 6 s2 0 @3 s2 0 @4"))
    #expect(
      said[1...] == [
        "{\"t\": 1, \"down\": 0, \"at\": [5, 6], \"device\": \"touch\"}", "{\"t\": 2, \"move\": 0, \"at\": [7, 6]}",
        "{\"t\": 2, \"down\": 1, \"at\": [90, 6], \"device\": \"touch\"}",
        "{\"t\": 3, \"move\": 1, \"at\": [91, 6], \"more\": true}", "{\"t\": 3, \"up\": 0, \"at\": [7, 6]}",
        "{\"t\": 4, \"up\": 1, \"at\": [91, 6]}",
      ])
  }

  @Test func packetsWithoutNumbersGoToTheNearest() throws {
    let said = try lines(
      .evemu,
      evemu(
        "35 5 36 6 s2 0 35 90 36 6 s2 0 @1 35 91 36 6 s2 0 35 7 36 6 s2 0 @2 35 8 36 6 s2 0 @3 35 8 36 6 s2 0 35 50"
          + " 36 9 s2 0 @4 k14a 0 @5"))
    #expect(
      said[3...] == [
        "{\"t\": 2, \"move\": 1, \"at\": [91, 6], \"more\": true}", "{\"t\": 2, \"move\": 0, \"at\": [7, 6]}",
        "{\"t\": 3, \"move\": 0, \"at\": [8, 6], \"more\": true}", "{\"t\": 3, \"up\": 1, \"at\": [91, 6]}",
        "{\"t\": 4, \"move\": 0, \"at\": [8, 6]}", "{\"t\": 4, \"down\": 2, \"at\": [50, 9], \"device\": \"touch\"}",
        "{\"t\": 5, \"up\": 0, \"at\": [8, 6], \"more\": true}", "{\"t\": 5, \"up\": 2, \"at\": [50, 9]}",
      ])
  }

  private let getevent = """
    add device 1: /dev/input/event2
      name:     "Keys"
    add device 2: /dev/input/event3
      name:     "Pad"
      events:
        ABS (0003): ABS_MT_SLOT           : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0
                    ABS_MT_PRESSURE       : value 0, min 0, max 255, fuzz 0, flat 0, resolution 0
      input props:
        INPUT_PROP_DIRECT
    [    12.500000] /dev/input/event2: EV_KEY       KEY_POWER            DOWN
    [    12.500001] /dev/input/event3: EV_ABS       ABS_MT_TRACKING_ID   00000a3b
    [    12.500001] /dev/input/event3: EV_ABS       ABS_MT_POSITION_X    00000010
    [    12.500001] /dev/input/event3: 0003         0036                 00000020
    [    12.500001] /dev/input/event3: EV_ABS       ABS_MT_PRESSURE      000000ff
    [    12.500002] /dev/input/event3: EV_SYN       SYN_REPORT           00000000
    [    12.600000] /dev/input/event3: EV_ABS       ABS_MT_TRACKING_ID   ffffffff
    [    12.600000] /dev/input/event3: EV_SYN       SYN_REPORT           00000000             rate 30
    """

  @Test func geteventNamesItsCodes() throws {
    let wanted = [
      header, "{\"t\": 12.500002, \"down\": 2619, \"at\": [16, 32], \"device\": \"touch\", \"pressure\": 1}",
      "{\"t\": 12.6, \"up\": 2619, \"at\": [16, 32]}",
    ]
    #expect(try lines(.getevent, getevent) == wanted)
    let bare = getevent.split(separator: "\n").filter { $0.contains("event3:") }
      .joined(separator: "\n").replacing("/dev/input/event3:", with: "")
    #expect(try lines(.getevent, bare)[2] == wanted[2])
  }

  private let libinput = """
    # libinput record
    version: 1
    ndevices: 2
    libinput:
      version: "1.10.0"
    devices:
    - node: /dev/input/event4
      evdev:
        # Name: Pad
        name: "Pad"
        codes:
          3: [53, 54, 57] # EV_ABS
        absinfo:
          53: [0, 1279, 0, 0, 0]
          54: [0, 767, 0, 0, 0]
        properties: [0, 2]
      udev:
        properties:
        - ID_INPUT=1
      events:
      # Current time is 12:57:28
      - evdev:
        - [  0,      0,   3,  57,    5] # EV_ABS / ABS_MT_TRACKING_ID 5
        - [  0,      0,   3,  53,   11]
        - [  0,      0,   3,  54,   12]
        - [  0,      0,   0,   0,    0] # SYN_REPORT
      - libinput:
        - {time: 0.001, type: POINTER_MOTION, delta: [1, 2]}
      - evdev:
        - [  1, 500000,   3,  57,   -1]
        - [  1, 500000,   0,   0,    0]
    - node: /dev/input/event5
      evdev:
        name: "Old"
        properties: [1]
      events:
      - evdev:
        - [  1,   0,   1, 330,  1]
        - [  1,   0,   3,   0,  3]
        - [  1,   0,   0,   0,  0]
    """

  @Test func libinputRecordsSeveralDevices() throws {
    #expect(
      try lines(.libinput, libinput) == [
        header.replacing("Pad", with: "Pad, Old"),
        "{\"t\": 0, \"down\": 5, \"at\": [11, 12], \"device\": \"indirect\"}",
        "{\"t\": 1, \"down\": 0, \"at\": [3, 0], \"device\": \"touch\", \"source\": 1}",
        "{\"t\": 1.5, \"up\": 5, \"at\": [11, 12]}",
      ])
  }

  private let table = """
    # made by hand
    t,event,contact,x,y,dx,dy,device,pressure,more
    0.10,down,18446744073709551615,1.50,2,,,pen,0.5,
    0.2,move,18446744073709551615,"1",nan,,,,,true

    0.3,scroll,,1,2,0,-12,"mouse",,
    0.4,up,18446744073709551615,,,,,,,
    1,advance,,,,,,,,
    """

  @Test func aTableIsInputLines() throws {
    #expect(
      try lines(.csv, "\u{feff}" + table)[1...] == [
        "{\"t\": 0.1, \"down\": 18446744073709551615, \"at\": [1.5, 2], \"device\": \"pen\", \"pressure\": 0.5}",
        "{\"t\": 0.2, \"move\": 18446744073709551615, \"at\": [1, \"nan\"], \"more\": true}",
        "{\"t\": 0.3, \"scroll\": [0, -12], \"at\": [1, 2], \"device\": \"mouse\"}",
        "{\"t\": 0.4, \"up\": 18446744073709551615}", "{\"t\": 1, \"advance\": true}",
      ])
  }

  @Test(
    arguments: [
      (.evemu, "E: 1 0003 0039", "in.txt:1: an event has a time, a type, a code and a value"),
      (
        .evemu, "\nE: 1 0003 0039 99999999999", "in.txt:2: a whole number from -2147483648 to 2147483647 is wanted, not"
      ),
      (.evemu, "E: x 0003 0039 1", "in.txt:1: a time in seconds is wanted, not \"x\""),
      (.evemu, "E: 99999999999 0003 0039 1", "in.txt:1: 99999999999 s is more than the clock's 64 bits hold"),
      (.evemu, "E: 1 0003 002f -1", "in.txt:1: there is no slot -1"),
      (.evemu, "A: 35 1", "in.txt:1: an axis has"),
      (.evemu, "Q: 35 1", "in.txt:1: evemu has no line \"Q:\""),
      (.evemu, "N: Pad", "in.txt: no device in the recording reports contacts"),
      (.getevent, "\n[ 1.5 EV_ABS", "in.txt:2: the time has no ]"),
      (.getevent, "EV_ABS ABS_MT_SLOT 00000001", "in.txt:1: the event has no time; getevent writes it with -t"),
      (.getevent, "[1.5] EV_ABS ABS_MT_SLOT 100000000", "in.txt:1: a hexadecimal number from 0 to 4294967295"),
      (.libinput, "version: 2", "in.txt:1: recordings of version 2 are not known here; 1 is"),
      (.libinput, "- evdev:\n- [1, 2, 3, 4, 5]", "in.txt:2: the event stands before any device"),
      (.libinput, "- node: a\n- evdev:\n- [1, 2, 3", "in.txt:3: a list [...] is wanted"),
      (.libinput, "- node: a\n- evdev:\n- [1, 2, 3, 57, 2147483648]", "in.txt:3: an event is [seconds"),
      (.libinput, "- node: a\n- evdev:\n- [1844674407370, 0, 3, 57, 1]", "in.txt:3: 1844674407370 s is more than"),
      (.csv, "", "in.txt: the table has no first row that names its columns"),
      (.csv, "t,event,z", "in.txt:1: there is no column \"z\""),
      (.csv, "t,event\n1,fly", "in.txt:2: \"fly\" is no event"),
      (.csv, "t,event\n1", "in.txt:2: the row has 1 cells; 2 columns are named"),
      (.csv, "t,event\n-1,advance", "in.txt:2: \"t\": -1 s is before the clock's start"),
      (.csv, "t,event,contact,x,y\n1,down,1,a,2", "in.txt:2: \"at\": a number is wanted, not \"a\""),
      (.csv, "t,event,contact,x,y\n1,down,-1,1,2", "in.txt:2: \"down\": a whole number from 0"),
      (.csv, "t,event,contact,x,y\n1,down,1,1,", "in.txt:2:"),
      (.csv, "t,event,contact,device\n1,up,1,foot", "in.txt:2: \"device\": \"foot\" is no device"),
      (.csv, "t,event\n\"1,advance", "in.txt:2: a quote does not end"),
    ] as [(Conversion.Format, String, String)])
  func whatIsWrongIsSaidWithItsLine(format: Conversion.Format, text: String, wanted: String) {
    let said = complaint(format, text)
    #expect(said?.hasPrefix(wanted) == true, "\(said ?? "nothing")")
  }

  @Test func damagedRecordingsAreReadOrRefused() throws {
    let whole: [(Conversion.Format, String)] = [
      (.evemu, description + evemu("2f 0 39 7 35 0110 36 20 @1 35 9 s2 0 k14a 0 @2")), (.getevent, getevent),
      (.libinput, libinput), (.csv, table),
    ]
    let bytes = Array("09-,:[]\"\n #A{\u{e9}".utf8)
    for (format, text) in whole {
      let text = Array(text.utf8)
      for index in stride(from: 0, to: text.count, by: 3) {
        var damaged = text
        damaged[index] = bytes[index % bytes.count]
        _ = complaint(format, String(decoding: damaged, as: UTF8.self))
        damaged.remove(at: index)
        _ = complaint(format, String(decoding: damaged, as: UTF8.self))
        for other in Conversion.Format.allCases where index % 48 == 0 {
          _ = complaint(other, String(decoding: text[..<index], as: UTF8.self))
        }
      }
    }
  }
}
