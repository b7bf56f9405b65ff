/// A Linux input device as a recording describes it, and its events.
struct EvdevDevice {
  /// What an axis of a device reports.
  struct Axis {
    /// The least value.
    var least: Int32
    /// The greatest value.
    var greatest: Int32
    /// Units in a millimetre; 0 where that is not known.
    var resolution: Int32
  }

  /// What the device calls itself, where it does.
  var name: String?
  /// The axes that are described.
  var axes: [EvdevCode: Axis] = [:]
  /// Whether it lies under what it points at (INPUT_PROP_DIRECT).
  var isDirect = false
  /// Whether it moves a pointer (INPUT_PROP_POINTER).
  var isPointer = false
  /// What it said, in order.
  var events: [EvdevEvent] = []

  /// Notes a property by its number.
  mutating func addProperty(_ number: Int) {
    if number == 0 { isPointer = true }
    if number == 1 { isDirect = true }
  }

  /// Points in a millimetre: 160 in an inch.
  private static let pointsPerMillimetre = 160 / 25.4

  /// The place in points from the least corner where the device says its scale on both axes, else in its own units.
  func position(_ sample: ContactSample, isContact: Bool) -> [Double] {
    let x = axes[isContact ? .contactX : .x]
    let y = axes[isContact ? .contactY : .y]
    let values = [Double(sample.x) - Double(x?.least ?? 0), Double(sample.y) - Double(y?.least ?? 0)]
    guard let x, let y, x.resolution > 0, y.resolution > 0 else { return values }
    return [
      values[0] / Double(x.resolution) * Self.pointsPerMillimetre,
      values[1] / Double(y.resolution) * Self.pointsPerMillimetre,
    ]
  }

  /// The pressure from 0 to 1; nil where there is none or its range is not known.
  func pressure(_ sample: ContactSample, isContact: Bool) -> Double? {
    guard let value = sample.pressure, let axis = axes[isContact ? .contactPressure : .pressure],
      axis.greatest > axis.least
    else { return nil }
    return (Double(value) - Double(axis.least)) / (Double(axis.greatest) - Double(axis.least))
  }

  /// What reads the events; nil where they say nothing of contacts.
  private var reader: (any ContactReader)? {
    let codes = Set(events.map(\.code))
    if codes.contains(.contactReport) { return MultitouchA() }
    if codes.contains(.slot) || codes.contains(.trackingID) { return MultitouchB() }
    if codes.contains(.touch), codes.contains(.x) || codes.contains(.y) { return SingleTouch() }
    return nil
  }

  /// The input lines that the events make, with `source` for this device's number; nil where they make none.
  func lines(source: Int) throws(TraceError) -> [TimedLine]? {
    guard var reader else { return nil }
    var lines: [TimedLine] = []
    // After a loss of events nothing counts up to the next report, nor what the unfinished report said before.
    var reported = reader
    var isLosing = false
    for event in events {
      switch event.code {
      case .dropped: (reader, isLosing) = (reported, true)
      case .report:
        if isLosing {
          isLosing = false
        } else {
          do {
            lines += try reader.report().lines(at: event.time, device: self, source: source)
          } catch { throw event.place.error(error) }
        }
        reported = reader
      default:
        if !isLosing {
          do { try reader.take(event) } catch { throw event.place.error(error) }
        }
      }
    }
    return lines
  }
}
