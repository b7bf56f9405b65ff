import CGestureCore
import Testing

@testable import GestureCore
@testable import GestureCoreABI

/// The helpers that read what a host points to.
struct DecodeTests {
  @Test func aShorterStructOfAKnownSizeTakesTheDefaultsOfItsTail() throws {
    var whole = gcore_state_def_default(GCORE_STATE_VEC2)
    whole.initial = gcore_vec4(x: 7, y: 7, z: 7, w: 7)
    var older = gcore_state_def_default(GCORE_STATE_BOOL)
    older.struct_size = 16  // As if `initial` had come later.
    let def = try decode(&older, over: whole, earlier: [16])
    #expect(def.type == GCORE_STATE_BOOL.rawValue)
    #expect(def.initial.x == 7)
  }

  @Test(arguments: [0, 1, 15, 17, 47, 49, UInt32.max]) func anUnknownSizeIsRefused(_ size: UInt32) {
    var def = gcore_state_def_default(GCORE_STATE_BOOL)
    def.struct_size = size
    #expect(throws: Fault(.invalidArgument, .structSize, UInt64(size))) {
      _ = try decode(&def, over: gcore_state_def_default(GCORE_STATE_BOOL), earlier: [16])
    }
  }

  @Test func nullIsRefused() {
    #expect(throws: Fault(.invalidArgument, .pointer)) {
      _ = try decode(nil, over: gcore_tap_def_default())
    }
    #expect(throws: Fault(.invalidArgument, .pointer)) {
      try encode(gcore_tap_def_default(), to: nil)
    }
    #expect(throws: Fault(.invalidArgument, .pointer)) { _ = try decodeSought(nil) }
  }

  @Test func writingToAnOlderStructStopsAtItsEnd() throws {
    var older = gcore_state_def()
    older.struct_size = 16
    older.initial.x = 5  // Memory after the older struct: not the library's to write.
    try encode(gcore_state_def_default(GCORE_STATE_INT), to: &older, earlier: [16])
    #expect(older.struct_size == 16)
    #expect(older.type == GCORE_STATE_INT.rawValue)
    #expect(older.initial.x == 5)
  }

  @Test func namesAreCheckedForUTF8() throws {
    #expect(try decodeName(nil) == nil)
    #expect(try decodeName("Händler") == "Händler")
    let broken: [CChar] = [65, CChar(bitPattern: 0xc3), 0]
    #expect(throws: Fault(.invalidArgument, .name)) { _ = try decodeName(broken) }
  }

  @Test func arrays() throws {
    #expect(try decodeArray(nil as UnsafePointer<gcore_point>?, 0, atMost: 1) { Point($0) } == [])
    #expect(throws: Fault(.invalidArgument, .pointer)) {
      _ = try decodeArray(nil as UnsafePointer<gcore_point>?, 1, atMost: 1) { Point($0) }
    }
    #expect(throws: Fault(.invalidArgument, .arrayLength, .max)) {
      _ = try decodeArray([gcore_point()], -1, atMost: 1) { Point($0) }
    }
    #expect(throws: Fault(.invalidArgument, .arrayLength, 2)) {
      _ = try decodeArray([gcore_point(), gcore_point()], 2, atMost: 1) { Point($0) }
    }
    #expect(try decodeArray([gcore_point(x: 1, y: 2)], 1, atMost: 1) { Point($0) } == [Point(1, 2)])
  }

  @Test func aNameStaysWhereItIsWhileItsObjectLives() {
    var cache = NameCache()
    let first = cache.text(for: 1, "card")
    for bits: UInt64 in 2...100 { _ = cache.text(for: bits, "other") }
    #expect(cache.text(for: 1, "card") == first)
    #expect(String(cString: first) == "card")
    let next = cache.text(for: 1 | 1 << 32, "its successor")
    #expect(String(cString: next) == "its successor")
  }
}
