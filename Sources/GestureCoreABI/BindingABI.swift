import CGestureCore
import GestureCore

@implementation @_cdecl("gcore_binding_def_default")
public func gcore_binding_def_default(_ mode: gcore_binding_mode, _ channel: gcore_channel) -> gcore_binding_def {
  gcore_binding_def(mode: mode.rawValue, channel: channel.rawValue)
}

@implementation @_cdecl("gcore_state_bind")
public func gcore_state_bind(_ session: OpaquePointer?, _ def: UnsafePointer<gcore_binding_def>?) -> gcore_result {
  call(session) { (handle) throws(Fault) in
    let def = try decode(def, over: gcore_binding_def(mode: 0, channel: 0))
    let snap = try decodeArray(def.snap, Int(def.snap_count), atMost: Int(UInt32.max)) { Quad($0) }
    try handle.session.bind(def.definition(), snap: snap, map: def.mapFunction(session))
  }
}
