import CGestureCore
import GestureCore

extension gcore_session_def {
  /// The defaults, for the host.
  static var usual: gcore_session_def {
    let (capacity, scale) = (Capacity(), SlopScale())
    var def = gcore_session_def()
    def.struct_size = UInt32(MemoryLayout<Self>.size)
    def.regions = UInt32(clamping: capacity.regions)
    def.gestures = UInt32(clamping: capacity.gestures)
    def.contacts = UInt32(clamping: capacity.contacts)
    def.events = UInt32(clamping: capacity.events)
    def.states = UInt32(clamping: capacity.states)
    def.followers = UInt32(clamping: capacity.followers)
    def.bindings = UInt32(clamping: capacity.bindings)
    def.relations = UInt32(clamping: capacity.relations)
    def.slop_scale = (scale.touch, scale.mouse, scale.pen, scale.indirect)
    return def
  }

  /// The engine's capacity.
  func capacity() throws(Fault) -> Capacity {
    try checkReserved(reserved)
    var capacity = Capacity()
    capacity.regions = try decodeCount(regions, .capacity)
    capacity.gestures = try decodeCount(gestures, .capacity)
    capacity.contacts = try decodeCount(contacts, .capacity)
    capacity.events = try decodeCount(events, .capacity)
    capacity.states = try decodeCount(states, .capacity)
    capacity.followers = try decodeCount(followers, .capacity)
    capacity.bindings = try decodeCount(bindings, .capacity)
    capacity.relations = try decodeCount(relations, .capacity)
    return capacity
  }

  /// The engine's slop scale, by device.
  var slopScale: SlopScale {
    var scale = SlopScale()
    (scale.touch, scale.mouse, scale.pen, scale.indirect) = slop_scale
    return scale
  }
}
