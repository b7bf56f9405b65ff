/// A binding as the store holds it: what drives a cell, and its place in the list of its gesture's bindings.
struct Binding: BitwiseCopyable {
  /// The slot of the cell that is driven; -1 where no binding lives.
  var cell: Int32
  /// The gesture's next binding, or the next free place; -1 for none.
  var next: Int32 = -1
  /// The number of the gesture's value.
  var channel: Channel
  /// Whether the cell holds the value while the gesture is live.
  var isTransient: Bool
  /// The fields of the gesture's value that it reads while that is live; a map may read all.
  var fieldsRead: ValueFields
  /// How many components of the cell are driven.
  var driven: UInt8
  /// Whether the cell takes the number as it is: there is no shaping and no snapping.
  var isPlain: Bool
  /// Whether a function of the host answers the new cell; channel, scale and operation are not read.
  var isMapped: Bool
  /// What is made of the number.
  var shaping: Shaping
  /// What `constant` is.
  var constant: Quad
  /// The binding's first snap point in the store's row, and how many it has.
  var firstSnap: Int32
  /// See `firstSnap`.
  var snapCount: Int32
  /// The animation with which rigid followers take the step back to the initial value.
  var reset: Animation

  /// The binding of a definition that was checked, to the cell in `slot`.
  init(_ definition: BindingDefinition, cell slot: Int, type: StateType, firstSnap: Int, snapCount: Int) {
    cell = Int32(slot)
    channel = definition.channel
    isTransient = definition.isTransient
    shaping = Shaping(definition)
    // Toggle asks nothing of its channel, so that any fits and all components flip.
    isMapped = definition.isMapped
    fieldsRead = !isTransient ? [] : isMapped ? [.velocity, .elapsed] : channel.field
    let drivesAll = isMapped || shaping.operation == .toggle
    driven = UInt8(drivesAll ? type.width : definition.channel.driven(of: type))
    isPlain = !isMapped && shaping.isPlain && snapCount == 0 && Int(driven) == type.width
    constant = definition.constant
    reset = definition.reset
    (self.firstSnap, self.snapCount) = (Int32(firstSnap), Int32(snapCount))
  }

  /// A place that no binding lives in.
  static var blank: Binding {
    let definition = BindingDefinition(state: .none, gesture: .none, channel: .active, isTransient: false)
    return Binding(definition, cell: -1, type: .scalar, firstSnap: 0, snapCount: 0)
  }

  /// What the binding reads of a gesture's value, or nil where the value lacks it and nothing is to be done.
  @inline(__always) func read(_ value: inout GestureValue) -> Quad? {
    shaping.operation == .toggle ? .zero : channel.read(&value, constant: constant)
  }

  /// How fast the driven components of the cell go on at the end of the gesture, a second. A transient cell moves as it
  /// is shaped, and stands where it is clamped or snapped; of a committed one, that was at rest, it is the channel's
  /// rate in the cell's unit. `before` is the cell before the commit, that `multiply` scales with. Of what a host's map
  /// answers no rate is known.
  func release(_ value: inout GestureValue, _ pace: Pace, before: Quad) -> Quad {
    if isMapped { return .zero }
    let rate = channel.rate(pace)
    var velocity = Quad.zero
    if isTransient {
      guard snapCount == 0, let number = read(&value) else { return .zero }
      velocity = shaping.rate(rate, at: number, width: Int(driven))
    } else if shaping.operation != .toggle {
      for lane in 0..<Int(driven) {
        velocity[lane] = rate[lane] * shaping.scale * (shaping.operation == .multiply ? before[lane] : 1)
      }
    }
    return velocity.isFinite ? velocity : .zero
  }
}

extension BindingDefinition {
  /// Refuses numbers that are not finite or out of range, and a channel or reset that does not fit a state of `type`.
  @inline(never) @_optimize(size) func check(_ type: StateType, snap: [Quad]) throws(Fault) {
    let width = type.width
    let isUnread = isMapped || !isTransient && operation == .toggle
    guard isUnread || channel.fits(type) else { throw Fault(.invalidArgument, .stateType, state.bits) }
    let numbers =
      scale.isFinite && rubberBandLimit.isFinite && rubberBandCoefficient.isFinite
      && (channel != .constant || constant.isFinite(width: width))
      && (!clamps || low.isFinite(width: width) && high.isFinite(width: width))
    guard numbers else { throw Fault(.notFinite, .bindingNumber) }
    for point in snap where !point.isFinite(width: width) { throw Fault(.notFinite, .bindingNumber) }
    guard rubberBandLimit >= 0, rubberBandCoefficient >= 0 else { throw Fault(.invalidArgument, .rubberBand) }
    guard !clamps || Quad.isRange(low, high, width: width) else { throw Fault(.invalidArgument, .clamp) }
    // A reset goes back to a place; a decay goes on.
    guard isTransient else { return }
    guard reset.kind != .decay else { throw Fault(.invalidArgument, .reset) }
    try reset.check(width: width)
  }
}
