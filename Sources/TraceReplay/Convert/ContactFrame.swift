/// Makes contacts of a device's events.
protocol ContactReader {
  /// Notes an event of an unfinished report.
  mutating func take(_ event: EvdevEvent) throws(Misread)
  /// What has changed when the report is whole.
  mutating func report() throws(Misread) -> ContactFrame
}

/// Where a contact is, in the device's units.
struct ContactSample: Equatable {
  /// The contact's number.
  var contact: UInt64
  /// Across.
  var x: Int32 = 0
  /// Down.
  var y: Int32 = 0
  /// How hard, where the device says so.
  var pressure: Int32?
}

/// What one report of a device changes.
struct ContactFrame {
  /// Contacts that stay.
  var moves: [ContactSample] = []
  /// Contacts that end.
  var lifts: [ContactSample] = []
  /// Contacts that begin.
  var presses: [ContactSample] = []
  /// A pen near the surface.
  var hover: ContactSample?
  /// Whether a pen makes them.
  var isPen = false
  /// Whether the axes of contacts count, or those of the device as a whole.
  var isContact = true

  /// The input lines: what stays, what ends, what begins. Moves and lifts are one frame.
  func lines(at time: UInt64, device: EvdevDevice, source: Int) -> [TimedLine] {
    let kind = isPen ? "pen" : device.isPointer && !device.isDirect ? "indirect" : "touch"
    let earlier = moves.map { ("move", $0) } + lifts.map { ("up", $0) }
    let later = presses.map { ("down", $0) } + (hover.map { [("hover", $0)] } ?? [])
    var lines: [TimedLine] = []
    for (index, (word, sample)) in (earlier + later).enumerated() {
      var members = [
        JSON.Member("t", .number(Seconds.text(time))), JSON.Member(word, .whole(sample.contact)),
        JSON.Member("at", .shortest(device.position(sample, isContact: isContact))),
      ]
      if index >= earlier.count { members.append(JSON.Member("device", .string(kind))) }
      if word != "up", let pressure = device.pressure(sample, isContact: isContact) {
        members.append(JSON.Member("pressure", .shortest(pressure)))
      }
      if index + 1 < earlier.count { members.append(JSON.Member("more", .bool(true))) }
      if source > 0 { members.append(JSON.Member("source", .whole(source))) }
      lines.append(TimedLine(time: time, json: .object(members)))
    }
    return lines
  }
}

/// An input line and when it happens.
struct TimedLine {
  /// When it happens, in nanoseconds.
  var time: UInt64
  /// The line.
  var json: JSON
}
