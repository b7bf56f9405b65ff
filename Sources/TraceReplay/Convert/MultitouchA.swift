/// Contacts of a device that says all of them in each report (the kernel's protocol A).
struct MultitouchA: ContactReader {
  /// What the report says of one contact.
  private struct Packet {
    var number: Int32?
    var x: Int32?
    var y: Int32?
    var pressure: Int32?
  }

  /// More contacts in one report are refused.
  static let most = 256

  private var down: [ContactSample] = []
  private var packet = Packet()
  private var packets: [Packet] = []
  /// Whether this report says which contacts there are.
  private var isSaid = false
  private var next: UInt64 = 0

  mutating func take(_ event: EvdevEvent) throws(Misread) {
    switch event.code {
    case .contactX: packet.x = event.value
    case .contactY: packet.y = event.value
    case .contactPressure: packet.pressure = event.value
    case .trackingID: packet.number = event.value
    case .touch where event.value == 0: isSaid = true
    case .contactReport:
      isSaid = true
      // A packet without a place says that there is no contact.
      if packet.x != nil || packet.y != nil, packet.number ?? 0 >= 0 {
        guard packets.count < Self.most else { throw Misread("a report has more than \(Self.most) contacts") }
        if let number = packet.number, packets.contains(where: { $0.number == number }) {
          throw Misread("contact \(number) stands twice in a report")
        }
        packets.append(packet)
      }
      packet = Packet()
    default: break
    }
  }

  mutating func report() -> ContactFrame {
    defer { (packet, packets, isSaid) = (Packet(), [], false) }
    var frame = ContactFrame()
    guard isSaid else { return frame }
    var left = down
    down = []
    var unmatched: [Packet] = []
    for packet in packets {
      guard let number = packet.number else {
        unmatched.append(packet)
        continue
      }
      if let index = left.firstIndex(where: { $0.contact == UInt64(number) }) {
        frame.moves.append(sample(packet, after: left.remove(at: index)))
      } else {
        frame.presses.append(sample(packet, after: ContactSample(contact: UInt64(number))))
      }
    }
    match(unmatched, &left, &frame)
    frame.lifts = left
    down = frame.moves + frame.presses
    return frame
  }

  /// Contacts without numbers are those that were nearest; the rest are new.
  private mutating func match(_ packets: [Packet], _ left: inout [ContactSample], _ frame: inout ContactFrame) {
    var packets = packets
    while !packets.isEmpty, !left.isEmpty {
      var nearest: (distance: Double, packet: Int, contact: Int) = (.infinity, 0, 0)
      for (index, packet) in packets.enumerated() {
        for (contact, sample) in left.enumerated() {
          let across = Double(packet.x ?? sample.x) - Double(sample.x)
          let along = Double(packet.y ?? sample.y) - Double(sample.y)
          let distance = across * across + along * along
          if distance < nearest.distance { nearest = (distance, index, contact) }
        }
      }
      frame.moves.append(sample(packets.remove(at: nearest.packet), after: left.remove(at: nearest.contact)))
    }
    for packet in packets {
      while (frame.moves + frame.presses + left).contains(where: { $0.contact == next }) { next &+= 1 }
      frame.presses.append(sample(packet, after: ContactSample(contact: next)))
      next &+= 1
    }
  }

  private func sample(_ packet: Packet, after last: ContactSample) -> ContactSample {
    ContactSample(
      contact: last.contact, x: packet.x ?? last.x, y: packet.y ?? last.y, pressure: packet.pressure ?? last.pressure)
  }
}
