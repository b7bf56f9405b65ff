import CGestureCore
import GestureCore

/// The host's struct behind `pointer`. One of an earlier version is shorter: what it lacks is as in `whole`. Any
/// other size is refused. `earlier` lists the sizes that the struct has had.
func decode<T: BitwiseCopyable>(
  _ pointer: UnsafePointer<T>?, over whole: T, earlier: [UInt32] = []
) throws(Fault) -> T {
  guard let pointer else { throw Fault(.invalidArgument, .pointer) }
  var value = whole
  let size = try structSize(of: pointer, earlier: earlier)
  withUnsafeMutableBytes(of: &value) {
    // `size` is at most that of `value`, and the host vouches for as many bytes.
    $0.copyMemory(from: UnsafeRawBufferPointer(start: pointer, count: size))
  }
  return value
}

/// Writes `value` into the host's struct, as much of it as that holds; `struct_size` stays the host's.
func encode<T: BitwiseCopyable>(
  _ value: T, to pointer: UnsafeMutablePointer<T>?, earlier: [UInt32] = []
) throws(Fault) {
  guard let pointer else { throw Fault(.invalidArgument, .pointer) }
  let size = try structSize(of: pointer, earlier: earlier)
  withUnsafeBytes(of: value) {
    let from = MemoryLayout<UInt32>.size  // The size field itself.
    UnsafeMutableRawBufferPointer(start: pointer, count: size)[from...].copyBytes(from: $0[from..<size])
  }
}

/// The first field of a definition, if it is a size that the library knows.
func structSize<T>(of pointer: UnsafePointer<T>, earlier: [UInt32] = []) throws(Fault) -> Int {
  // Every definition begins with `uint32_t struct_size`.
  let size = UnsafeRawPointer(pointer).loadUnaligned(as: UInt32.self)
  guard Int(size) == MemoryLayout<T>.size || earlier.contains(size) else {
    throw Fault(.invalidArgument, .structSize, UInt64(size))
  }
  return Int(size)
}

/// The value of an enum by its number.
func decode<E: RawRepresentable>(_ raw: UInt32, _ detail: Fault.Detail) throws(Fault) -> E where E.RawValue == UInt32 {
  guard let value = E(rawValue: raw) else { throw Fault(.invalidArgument, detail, UInt64(raw)) }
  return value
}

/// A set of bits, none of them unknown.
func decode<S: OptionSet>(_ raw: UInt32, of all: S, _ detail: Fault.Detail) throws(Fault) -> S
where S.RawValue == UInt32 {
  guard raw & ~all.rawValue == 0 else { throw Fault(.invalidArgument, detail, UInt64(raw & ~all.rawValue)) }
  return S(rawValue: raw)
}

/// A flag: 0 or 1.
func decodeFlag(_ raw: UInt32, _ detail: Fault.Detail) throws(Fault) -> Bool {
  guard raw <= 1 else { throw Fault(.invalidArgument, detail, UInt64(raw)) }
  return raw == 1
}

/// A count that fits the engine's; `detail` tells its range.
func decodeCount(_ raw: UInt32, _ detail: Fault.Detail) throws(Fault) -> Int32 {
  guard let count = Int32(exactly: raw) else { throw Fault(.invalidArgument, detail, UInt64(raw)) }
  return count
}

/// Refuses a reserved field that is not 0.
func checkReserved(_ raw: UInt32) throws(Fault) {
  guard raw == 0 else { throw Fault(.invalidArgument, .reserved, UInt64(raw)) }
}

/// A name, copied; nil for null. Refused where it is no UTF-8.
func decodeName(_ pointer: UnsafePointer<CChar>?) throws(Fault) -> String? {
  guard let pointer else { return nil }
  guard let name = String(validatingCString: pointer) else { throw Fault(.invalidArgument, .name) }
  return name
}

/// An array of the host's, copied element by element; null only where it is empty. Nothing is read of one that is
/// longer than `most`, which is a mistake in the count.
func decodeArray<C, S>(
  _ pointer: UnsafePointer<C>?, _ count: Int, atMost most: Int, _ element: (C) -> S
) throws(Fault) -> [S] {
  guard count >= 0, count <= most else {
    throw Fault(.invalidArgument, .arrayLength, UInt64(UInt(bitPattern: count)))
  }
  guard count > 0 else { return [] }
  guard let pointer else { throw Fault(.invalidArgument, .pointer) }
  var elements: [S] = []
  for index in 0..<count { elements.append(element(pointer[index])) }
  return elements
}

/// Writes an array into the host's, which has room for `capacity`, a size that C counts without a sign, and its length
/// through `count`. With no room only the length is said; where it is more than there is room for, nothing is written.
func encode<S, C>(
  _ array: [S], to pointer: UnsafeMutablePointer<C>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?,
  _ element: (S) -> C
) throws(Fault) {
  guard let count, pointer != nil || capacity == 0 else { throw Fault(.invalidArgument, .pointer) }
  count.pointee = array.count
  guard let pointer, capacity != 0 else { return }
  guard UInt(array.count) <= UInt(bitPattern: capacity) else {
    throw Fault(.capacity, .room, UInt64(array.count))
  }
  for (index, one) in array.enumerated() { pointer[index] = element(one) }
}

/// A name that something is looked for by; refused where it is null or no UTF-8.
func decodeSought(_ pointer: UnsafePointer<CChar>?) throws(Fault) -> String {
  guard let name = try decodeName(pointer) else { throw Fault(.invalidArgument, .pointer) }
  return name
}
