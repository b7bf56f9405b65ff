import GestureCore

/// A line that lets a gesture drive a state.
public struct BindLine: Sendable {
  /// The state that is driven.
  public var state: String
  /// The gesture that drives it.
  public var gesture: String
  /// The number of the gesture's value.
  public var channel: Channel
  /// What `constant` is.
  public var constant: CellText?
  /// Whether the state holds the value only while the gesture is live.
  public var isTransient: Bool
  /// What a commit does.
  public var operation: CommitOperation
  /// How rigid followers go back.
  public var reset: AnimationText
  /// The least and the greatest value.
  public var clamp: [CellText]?
  /// The rubber band's greatest way and its share; nil for none.
  public var rubberBand: (limit: Double, coefficient: Double)?
  /// The points to snap to.
  public var snap: [CellText]
  /// What the channel is multiplied by.
  public var scale: Double
  /// Whether a function of the host answers the state's numbers in the channel's place.
  public var isMapped: Bool

  /// The keys that it may have, in the order of the format.
  static let keys = [
    "bind", "gesture", "transient", "commit", "value", "op", "reset", "clamp", "rubber_band", "snap", "scale", "map",
  ]

  /// Reads what the line says.
  init(_ fields: Fields) throws(Misread) {
    state = try fields.required("bind", Read.string)
    gesture = try fields.required("gesture", Read.string)
    let transient = try fields.optional("transient", Vocabulary.channel.read)
    let commit = try fields.optional("commit", Vocabulary.channel.read)
    guard let channel = transient ?? commit, transient == nil || commit == nil else {
      throw Misread("a binding has a channel for \"transient\" or for \"commit\"")
    }
    self.channel = channel
    isTransient = transient != nil
    constant = try fields.optional("value", CellText.read)
    guard constant == nil || channel == .constant else { throw Misread("\"value\" is for the channel \"constant\"") }
    guard isTransient ? fields["op"] == nil : fields["reset"] == nil else {
      throw Misread("\"op\" is for \"commit\", \"reset\" for \"transient\"")
    }
    operation = try fields.optional("op", Vocabulary.operation.read) ?? .set
    reset = try fields.optional("reset", AnimationText.read) ?? AnimationText(animation: .none)
    clamp = try fields.optional("clamp", AnimationText.range)
    snap = try fields.optional("snap", Read.list(of: CellText.read)) ?? []
    scale = try fields.optional("scale", Read.number) ?? 1
    isMapped = try fields.optional("map", Read.flag) ?? false
    rubberBand = nil
    if let json = fields["rubber_band"] {
      let band = try Fields(json, keys: ["limit", "coefficient"], of: "\"rubber_band\"")
      rubberBand = (
        try band.required("limit", Read.number),
        try band.optional("coefficient", Read.number) ?? Tuning.rubberBandCoefficient
      )
    }
  }

  /// The binding of a state of this type.
  func definition(
    state: StateID, _ type: StateType, gesture: GestureID
  ) throws(Refusal) -> BindingDefinition {
    var binding = BindingDefinition(state: state, gesture: gesture, channel: channel, isTransient: isTransient)
    if let constant { binding.constant = try constant.cell(type) }
    binding.operation = operation
    binding.reset = try reset.animation(type)
    binding.scale = scale
    if let clamp {
      binding.clamps = true
      (binding.low, binding.high) = (try clamp[0].cell(type), try clamp[1].cell(type))
    }
    if let rubberBand {
      (binding.rubberBandLimit, binding.rubberBandCoefficient) = (rubberBand.limit, rubberBand.coefficient)
    }
    return binding
  }
}
