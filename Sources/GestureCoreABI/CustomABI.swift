import CGestureCore
import GestureCore

@implementation @_cdecl("gcore_custom_def_default")
public func gcore_custom_def_default() -> gcore_custom_def { .usual }

@implementation @_cdecl("gcore_custom_make")
public func gcore_custom_make(
  _ session: OpaquePointer?, _ def: UnsafePointer<gcore_custom_def>?, _ gesture: UnsafeMutablePointer<gcore_gesture_id>?
) -> gcore_result {
  call(session, into: gesture) { (handle) throws(Fault) in
    let def = try decode(def, over: .usual)
    let (definition, name) = (try def.definition(), try decodeName(def.name))
    let recognizer = try gcore_recognizer.decoded(def.recognizer).create(session)
    do throws(Fault) {
      return try handle.session.makeCustom(definition, recognizer, name: name).forC
    } catch {
      recognizer.destroy()
      throw error
    }
  }
}

@implementation @_cdecl("gcore_custom_configure")
public func gcore_custom_configure(
  _ session: OpaquePointer?, _ gesture: gcore_gesture_id, _ def: UnsafePointer<gcore_custom_def>?
) -> gcore_result { configureGesture(session, gesture, def) }

@implementation @_cdecl("gcore_custom_get")
public func gcore_custom_get(
  _ session: OpaquePointer?, _ gesture: gcore_gesture_id, _ def: UnsafeMutablePointer<gcore_custom_def>?
) -> gcore_result { getGesture(session, gesture, def) }

@implementation @_cdecl("gcore_plugin_check")
public func gcore_plugin_check(_ plugin: UnsafePointer<gcore_plugin>?) -> gcore_result {
  do throws(Fault) {
    guard let plugin else { throw Fault(.invalidArgument, .pointer) }
    _ = try structSize(of: plugin)
    let version = plugin.pointee.version
    guard version == UInt32(GCORE_PLUGIN_VERSION) else { throw Fault(.invalidArgument, .plugin, UInt64(version)) }
    _ = try gcore_recognizer.decoded(plugin.pointee.recognizer)
    return GCORE_OK
  } catch {
    return gcore_result(error.code)
  }
}
