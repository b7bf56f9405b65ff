import CGestureCore
import GestureCore

extension gcore_binding_def {
  /// The defaults, for the host; an unknown mode or channel is refused when it is bound.
  init(mode: UInt32, channel: UInt32) {
    let usual = BindingDefinition(state: .none, gesture: .none, channel: .translation, isTransient: true)
    self.init()
    struct_size = UInt32(MemoryLayout<Self>.size)
    (self.mode, self.channel) = (mode, channel)
    operation = usual.operation.rawValue
    (constant, low, high) = (usual.constant.forC, usual.low.forC, usual.high.forC)
    scale = usual.scale
    clamps = usual.clamps.forC
    (rubber_band_limit, rubber_band_coefficient) = (usual.rubberBandLimit, usual.rubberBandCoefficient)
    reset = usual.reset.forC
  }

  /// The engine's definition.
  func definition() throws(Fault) -> BindingDefinition {
    guard mode == GCORE_BINDING_TRANSIENT.rawValue || mode == GCORE_BINDING_COMMIT.rawValue else {
      throw Fault(.invalidArgument, .bindingMode, UInt64(mode))
    }
    var definition = BindingDefinition(
      state: StateID(state), gesture: GestureID(gesture), channel: try decode(channel, .channel),
      isTransient: mode == GCORE_BINDING_TRANSIENT.rawValue)
    definition.operation = try decode(operation, .operation)
    (definition.constant, definition.low, definition.high) = (Quad(constant), Quad(low), Quad(high))
    definition.scale = scale
    definition.clamps = try decodeFlag(clamps, .clamps)
    definition.rubberBandLimit = rubber_band_limit
    definition.rubberBandCoefficient = rubber_band_coefficient
    definition.reset = try Animation(reset)
    return definition
  }

  /// The host's map; nil where none is given.
  func mapFunction(_ session: OpaquePointer?) -> MapFunction? {
    guard let map else { return nil }
    let user = map_user
    return { value, cell, context in
      var (read, written, told) = (gcore_value(), cell.forC, gcore_map_context(context, session))
      encode(value, to: &read)
      map(&read, &written, &told, user)
      return Quad(written)
    }
  }
}

extension gcore_map_context {
  /// What a map is told, for the host.
  init(_ context: MapContext, _ session: OpaquePointer?) {
    self.init()
    self.session = session
    (state, gesture) = (context.state.forC, context.gesture.forC)
    time_ns = context.time
    mode = context.isTransient ? GCORE_BINDING_TRANSIENT.rawValue : GCORE_BINDING_COMMIT.rawValue
  }
}
