import CGestureCore
import GestureCore

@implementation @_cdecl("gcore_version")
public func gcore_version() -> UInt32 {
  UInt32(GCORE_VERSION_MAJOR) << 16 | UInt32(GCORE_VERSION_MINOR) << 8 | UInt32(GCORE_VERSION_PATCH)
}

@implementation @_cdecl("gcore_result_name")
public func gcore_result_name(_ result: gcore_result) -> UnsafePointer<CChar>? {
  guard let code = ResultCode(rawValue: result.rawValue) else { return cText("unknown") }
  return cText(code.cName)
}

extension ResultCode {
  /// The name in traces.
  var cName: StaticString {
    switch self {
    case .ok: "ok"
    case .timeReversed: "time_reversed"
    case .duplicateDown: "duplicate_down"
    case .notFiniteLift, .notFinite: "not_finite"
    case .hostFunction: "host_function"
    case .invalidArgument: "invalid_argument"
    case .staleID: "stale_id"
    case .unknownContact: "unknown_contact"
    case .capacity: "capacity"
    case .cycle: "cycle"
    case .busy: "busy"
    case .readOnlyState: "read_only_state"
    case .writeFailed: "write_failed"
    }
  }
}
