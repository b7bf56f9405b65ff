import CGestureCore
import GestureCore

@implementation @_cdecl("gcore_region_def_default")
public func gcore_region_def_default() -> gcore_region_def {
  gcore_region_def(RegionDefinition(origin: .zero, size: .zero), name: nil)
}

@implementation @_cdecl("gcore_region_make")
public func gcore_region_make(
  _ session: OpaquePointer?, _ def: UnsafePointer<gcore_region_def>?, _ region: UnsafeMutablePointer<gcore_region_id>?
) -> gcore_result {
  call(session, into: region) { (handle) throws(Fault) in
    let def = try decode(def, over: gcore_region_def_default())
    let (definition, outline) = (try def.definition(), try def.outline() ?? [])
    let (hit, name) = (def.hitFunction(session), try decodeName(def.name))
    return try handle.session.makeRegion(definition, outline: outline, hit: hit, name: name).forC
  }
}

@implementation @_cdecl("gcore_region_configure")
public func gcore_region_configure(
  _ session: OpaquePointer?, _ region: gcore_region_id, _ def: UnsafePointer<gcore_region_def>?
) -> gcore_result {
  call(session) { (handle) throws(Fault) in
    let def = try decode(def, over: gcore_region_def_default())
    let (definition, outline) = (try def.definition(), try def.outline())
    try handle.session.configure(RegionID(region), definition, outline: outline, hit: def.hitFunction(session))
  }
}

@implementation @_cdecl("gcore_region_get")
public func gcore_region_get(
  _ session: OpaquePointer?, _ region: gcore_region_id, _ def: UnsafeMutablePointer<gcore_region_def>?
) -> gcore_result {
  read(session) { (handle) throws(Fault) in
    let definition = try handle.session.definition(of: RegionID(region))
    try encode(gcore_region_def(definition, name: handle.givenName(of: RegionID(region))), to: def)
  }
}

@implementation @_cdecl("gcore_region_remove")
public func gcore_region_remove(_ session: OpaquePointer?, _ region: gcore_region_id) -> gcore_result {
  call(session) { (handle) throws(Fault) in try handle.session.remove(RegionID(region)) }
}

@implementation @_cdecl("gcore_region_set_offset")
public func gcore_region_set_offset(
  _ session: OpaquePointer?, _ region: gcore_region_id, _ states: UnsafePointer<gcore_state_id>?, _ count: Int
) -> gcore_result {
  call(session) { (handle) throws(Fault) in
    let most = Int(handle.session.capacity.states)
    try handle.session.setOffset(of: RegionID(region), to: decodeArray(states, count, atMost: most) { StateID($0) })
  }
}

@implementation @_cdecl("gcore_region_named")
public func gcore_region_named(_ session: OpaquePointer?, _ name: UnsafePointer<CChar>?) -> gcore_region_id {
  answer(session, else: gcore_region_id()) { (handle) throws(Fault) in
    try (handle.session.region(named: decodeSought(name)) ?? .none).forC
  }
}

@implementation @_cdecl("gcore_region_name")
public func gcore_region_name(_ session: OpaquePointer?, _ region: gcore_region_id) -> UnsafePointer<CChar>? {
  answer(session, else: nil) { (handle) throws(Fault) in try handle.name(of: RegionID(region)) }
}
