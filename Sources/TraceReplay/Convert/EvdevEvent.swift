/// One event of a Linux input device: a type, a code and a value.
struct EvdevEvent {
  /// When the kernel saw it, in nanoseconds.
  var time: UInt64
  /// What it is about.
  var code: EvdevCode
  /// What the device said.
  var value: Int32
  /// Where it is written.
  var place: Place
}

/// The types and codes that say something of contacts.
enum EvdevCode: UInt32, CaseIterable {
  case report = 0x0_0000
  case contactReport = 0x0_0002
  case dropped = 0x0_0003
  case toolPen = 0x1_0140
  case touch = 0x1_014a
  case x = 0x3_0000
  case y = 0x3_0001
  case pressure = 0x3_0018
  case slot = 0x3_002f
  case contactX = 0x3_0035
  case contactY = 0x3_0036
  case trackingID = 0x3_0039
  case contactPressure = 0x3_003a

  /// The type of axes.
  static let axis: UInt16 = 3

  /// The code of a type; nil where it says nothing of contacts.
  init?(type: UInt16, code: UInt16) { self.init(rawValue: UInt32(type) << 16 | UInt32(code)) }

  /// The kernel's name for the type.
  private var typeName: String {
    switch rawValue >> 16 {
    case 0: "EV_SYN"
    case 1: "EV_KEY"
    default: "EV_ABS"
    }
  }

  /// The kernel's name for the code.
  private var name: String {
    switch self {
    case .report: "SYN_REPORT"
    case .contactReport: "SYN_MT_REPORT"
    case .dropped: "SYN_DROPPED"
    case .toolPen: "BTN_TOOL_PEN"
    case .touch: "BTN_TOUCH"
    case .x: "ABS_X"
    case .y: "ABS_Y"
    case .pressure: "ABS_PRESSURE"
    case .slot: "ABS_MT_SLOT"
    case .contactX: "ABS_MT_POSITION_X"
    case .contactY: "ABS_MT_POSITION_Y"
    case .trackingID: "ABS_MT_TRACKING_ID"
    case .contactPressure: "ABS_MT_PRESSURE"
    }
  }

  private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.typeName + " " + $0.name, $0) })

  /// The code that both words mean, the kernel's names or hexadecimal numbers; nil where it says nothing of contacts.
  init?(typeWord: some StringProtocol, codeWord: some StringProtocol) {
    if let named = Self.named["\(typeWord) \(codeWord)"] {
      self = named
    } else if let type = UInt16(typeWord, radix: 16), let code = UInt16(codeWord, radix: 16) {
      self.init(type: type, code: code)
    } else {
      return nil
    }
  }
}
