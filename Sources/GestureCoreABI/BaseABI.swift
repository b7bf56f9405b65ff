import CGestureCore
import GestureCore

@implementation @_cdecl("gcore_version")
public func gcore_version() -> UInt32 {
  UInt32(GCORE_VERSION_MAJOR) << 16 | UInt32(GCORE_VERSION_MINOR) << 8 | UInt32(GCORE_VERSION_PATCH)
}

@implementation @_cdecl("gcore_result_name")
public func gcore_result_name(_ result: gcore_result) -> UnsafePointer<CChar>? {
  guard let code = ResultCode(rawValue: result.rawValue) else { return cText("unknown") }
  return cText(code.word)
}
