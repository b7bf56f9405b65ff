/// Contacts of a device that keeps them in slots and says what changed (the kernel's protocol B).
struct MultitouchB: ContactReader {
  private struct Slot {
    /// Where its contact is; the number means nothing while there is none.
    var sample = ContactSample(contact: 0)
    var isDown = false
    /// Whether the contact began in this report.
    var isNew = false
    var hasChanged = false
  }

  /// Slots from this number on are refused.
  static let most: Int32 = 256

  private var slots: [Int32: Slot] = [:]
  private var current: Int32 = 0
  private var lifts: [ContactSample] = []

  mutating func take(_ event: EvdevEvent) throws(Misread) {
    switch event.code {
    case .slot:
      guard event.value >= 0, event.value < Self.most else { throw Misread("there is no slot \(event.value)") }
      current = event.value
    case .trackingID: try track(event.value)
    case .contactX:
      slots[current, default: Slot()].sample.x = event.value
      slots[current, default: Slot()].hasChanged = true
    case .contactY:
      slots[current, default: Slot()].sample.y = event.value
      slots[current, default: Slot()].hasChanged = true
    case .contactPressure:
      slots[current, default: Slot()].sample.pressure = event.value
      slots[current, default: Slot()].hasChanged = true
    default: break
    }
  }

  /// A contact begins or ends in the slot; another number where one is down ends that one.
  private mutating func track(_ number: Int32) throws(Misread) {
    var slot = slots[current, default: Slot()]
    let contact = UInt64(max(number, 0))
    if slot.isDown, number >= 0, slot.sample.contact == contact { return }
    if slot.isDown, !slot.isNew { lifts.append(slot.sample) }
    (slot.isDown, slot.isNew) = (number >= 0, number >= 0)
    if number >= 0 {
      guard !slots.contains(where: { $0.key != current && $0.value.isDown && $0.value.sample.contact == contact })
      else { throw Misread("contact \(number) is down in another slot") }
      slot.sample.contact = contact
    }
    slots[current] = slot
  }

  mutating func report() -> ContactFrame {
    var frame = ContactFrame()
    for key in slots.keys.sorted() {
      guard var slot = slots[key] else { continue }
      if slot.isDown, slot.isNew {
        frame.presses.append(slot.sample)
      } else if slot.isDown, slot.hasChanged {
        frame.moves.append(slot.sample)
      }
      (slot.isNew, slot.hasChanged) = (false, false)
      slots[key] = slot
    }
    (frame.lifts, lifts) = (lifts, [])
    return frame
  }
}
