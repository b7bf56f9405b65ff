import CGestureCore
import GestureCore

extension gcore_composite_def {
  /// A definition for the host.
  init(_ definition: GestureDefinition, name: UnsafePointer<CChar>?) {
    self.init()
    struct_size = UInt32(MemoryLayout<Self>.size)
    kind = definition.kind.rawValue
    self.name = name
    options = gcore_gesture_options(definition)
    max_gap_ns = definition.maxGap
    lift_completes = definition.liftCompletes.forC
  }

  /// The defaults of a kind, for the host; of a kind that is none too, which is refused when it is made.
  init(kind: UInt32) {
    self.init(GestureDefinition(GestureKind(rawValue: kind) ?? .sequence), name: nil)
    self.kind = kind
  }

  /// The engine's definition.
  func definition() throws(Fault) -> GestureDefinition {
    try checkReserved(reserved)
    let kind: GestureKind = try decode(kind, .kind)
    guard kind.isComposite else { throw Fault(.invalidArgument, .kind, UInt64(self.kind)) }
    var definition = GestureDefinition(kind)
    try options.write(to: &definition)
    let completes = try decodeFlag(lift_completes, .liftCompletes)
    if kind == .sequence { (definition.maxGap, definition.liftCompletes) = (max_gap_ns, completes) }
    return definition
  }
}
