import CGestureCore
import GestureCore

/// A definition struct of one kind of gesture: what the four functions of every kind work on.
protocol KindDefinition {
  /// All zero.
  init()
  /// The kind that it defines.
  static var kind: GestureKind { get }
  /// Its first field.
  var struct_size: UInt32 { get set }
  /// The gesture's name.
  var name: UnsafePointer<CChar>! { get set }
  /// What all kinds share.
  var options: gcore_gesture_options { get set }
  /// Writes the kind's own fields into the engine's definition.
  func write(to definition: inout GestureDefinition) throws(Fault)
  /// Reads the kind's own fields from the engine's definition.
  mutating func read(from definition: GestureDefinition)
}

extension KindDefinition {
  /// A definition for the host.
  init(_ definition: GestureDefinition, name: UnsafePointer<CChar>?) {
    self.init()
    struct_size = UInt32(MemoryLayout<Self>.size)
    self.name = name
    options = gcore_gesture_options(definition)
    read(from: definition)
  }

  /// The kind's defaults, for the host.
  static var usual: Self { Self(GestureDefinition(kind), name: nil) }

  /// The engine's definition.
  func definition(_ kind: GestureKind = Self.kind) throws(Fault) -> GestureDefinition {
    var definition = GestureDefinition(kind)
    try options.write(to: &definition)
    try write(to: &definition)
    return definition
  }
}

/// Makes a gesture of the definition's kind.
func makeGesture<D: KindDefinition & BitwiseCopyable>(
  _ session: OpaquePointer?, _ def: UnsafePointer<D>?, _ gesture: UnsafeMutablePointer<gcore_gesture_id>?
) -> gcore_result {
  call(session, into: gesture) { (handle) throws(Fault) in
    let def = try decode(def, over: D.usual)
    return try handle.session.makeGesture(def.definition(), name: decodeName(def.name)).forC
  }
}

/// Changes a gesture, which must be of the definition's kind.
func configureGesture<D: KindDefinition & BitwiseCopyable>(
  _ session: OpaquePointer?, _ gesture: gcore_gesture_id, _ def: UnsafePointer<D>?
) -> gcore_result {
  call(session) { (handle) throws(Fault) in
    let def = try decode(def, over: D.usual)
    _ = try definition(of: gesture, as: D.kind, in: handle.session)
    try handle.session.configure(GestureID(gesture), def.definition())
  }
}

/// Reads the definition of a gesture, which must be of the definition's kind.
func getGesture<D: KindDefinition & BitwiseCopyable>(
  _ session: OpaquePointer?, _ gesture: gcore_gesture_id, _ def: UnsafeMutablePointer<D>?
) -> gcore_result {
  read(session) { (handle) throws(Fault) in
    let definition = try definition(of: gesture, as: D.kind, in: handle.session)
    try encode(D(definition, name: handle.givenName(of: GestureID(gesture))), to: def)
  }
}

private func definition(
  of gesture: gcore_gesture_id, as kind: GestureKind, in session: borrowing Session
) throws(Fault) -> GestureDefinition {
  let definition = try session.definition(of: GestureID(gesture))
  guard definition.kind == kind else { throw Fault(.invalidArgument, .otherKind, gesture.bits) }
  return definition
}

extension gcore_gesture_options {
  /// What all kinds share, for the host.
  init(_ definition: GestureDefinition) {
    self.init()
    space = definition.space.bits
    space_mode = definition.spaceMode.rawValue
    (devices, buttons) = (definition.devices.rawValue, definition.buttons.rawValue)
    extra_contacts = definition.extraContacts.rawValue
    (enabled, notify) = (definition.isEnabled.forC, definition.notify.forC)
  }

  /// Writes what all kinds share into the engine's definition.
  func write(to definition: inout GestureDefinition) throws(Fault) {
    try checkReserved(reserved.0 | reserved.1)
    definition.space.bits = space
    definition.spaceMode = try decode(space_mode, .spaceMode)
    definition.devices = try decode(devices, of: .all, .devices)
    definition.buttons = try decode(buttons, of: .all, .buttons)
    definition.extraContacts = try decode(extra_contacts, .extraContacts)
    definition.isEnabled = try decodeFlag(enabled, .enabled)
    definition.notify = try decodeFlag(notify, .notify)
  }
}
