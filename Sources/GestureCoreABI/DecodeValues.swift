import CGestureCore
import GestureCore

extension Point {
  /// A point of the host's.
  init(_ point: gcore_point) { self.init(point.x, point.y) }
  /// A point for the host.
  var forC: gcore_point { gcore_point(x: x, y: y) }
}

extension Affine {
  /// A map of the host's.
  init(_ map: gcore_affine) { self.init(map.a, map.b, map.c, map.d, map.tx, map.ty) }
  /// A map for the host.
  var forC: gcore_affine { gcore_affine(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
}

extension Quad {
  /// Four numbers of the host's.
  init(_ vector: gcore_vec4) { self.init(vector.x, vector.y, vector.z, vector.w) }
  /// Four numbers for the host.
  var forC: gcore_vec4 { gcore_vec4(x: x, y: y, z: z, w: w) }
}

extension RegionID {
  /// An id of the host's.
  init(_ id: gcore_region_id) { self.init(bits: id.bits) }
  /// An id for the host.
  var forC: gcore_region_id { gcore_region_id(bits: bits) }
}

extension GestureID {
  /// An id of the host's.
  init(_ id: gcore_gesture_id) { self.init(bits: id.bits) }
  /// An id for the host.
  var forC: gcore_gesture_id { gcore_gesture_id(bits: bits) }
}

extension StateID {
  /// An id of the host's.
  init(_ id: gcore_state_id) { self.init(bits: id.bits) }
  /// An id for the host.
  var forC: gcore_state_id { gcore_state_id(bits: bits) }
}

extension FollowerID {
  /// An id of the host's.
  init(_ id: gcore_follower_id) { self.init(bits: id.bits) }
  /// An id for the host.
  var forC: gcore_follower_id { gcore_follower_id(bits: bits) }
}

/// The event at `index` of the host's array.
@inline(__always)
func decodeInput(_ inputs: UnsafePointer<gcore_input>, _ index: Int) -> PointerEvent {
  // One layout, pinned by LayoutTests; every bit pattern is a value, and the engine checks what it means.
  UnsafeRawPointer(inputs + index).loadUnaligned(as: PointerEvent.self)
}

/// Writes a decision for the host, its gaps as zeros.
@inline(__always)
func encode(_ decision: Decision, to out: UnsafeMutablePointer<gcore_decision>) {
  // One layout, pinned by LayoutTests.
  UnsafeMutableRawPointer(out).storeBytes(of: decision, as: Decision.self)
  out.pointee.reserved = (0, 0, 0, 0, 0, 0)
}

/// Writes a value for the host.
@inline(__always)
func encode(_ value: GestureValue, to out: UnsafeMutablePointer<gcore_value>) {
  // One layout, pinned by LayoutTests.
  UnsafeMutableRawPointer(out).storeBytes(of: value, as: GestureValue.self)
}
