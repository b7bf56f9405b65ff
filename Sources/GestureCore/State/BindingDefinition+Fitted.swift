// What a definition says and nobody reads is left out when it is taken in, so that sessions that will do the same have
// one fingerprint, and a recording, which writes what is read, makes the same session.

extension BindingDefinition {
  /// The definition as a state of this type reads it.
  func fitted(to type: StateType) -> BindingDefinition {
    var fitted = BindingDefinition(state: state, gesture: gesture, channel: channel, isTransient: isTransient)
    if channel == .constant { fitted.constant = type.trimmed(constant) }
    if isTransient { fitted.reset = reset.fitted(to: type) } else { fitted.operation = operation }
    fitted.scale = scale
    fitted.isMapped = isMapped
    if clamps { (fitted.clamps, fitted.low, fitted.high) = (true, type.trimmed(low), type.trimmed(high)) }
    if rubberBandLimit != 0 {
      (fitted.rubberBandLimit, fitted.rubberBandCoefficient) = (rubberBandLimit, rubberBandCoefficient)
    }
    return fitted
  }
}

extension Animation {
  /// The animation as a follower of a state of this type reads it.
  func fitted(to type: StateType) -> Animation {
    switch kind {
    case .none: return .none
    case .spring: return .spring(response: parameters.x, damping: parameters.y)
    case .bezier: return Animation(.bezier, parameters, duration: duration)
    case .decay:
      guard hasBounds else { return .decay(rate: parameters.x) }
      return .decay(rate: parameters.x, low: type.trimmed(low), high: type.trimmed(high))
    }
  }
}

extension StateType {
  /// As many of the numbers as a state of this type has; of a bool whether the number is 0. What is not finite stays.
  func trimmed(_ value: Quad) -> Quad {
    var trimmed = Quad.zero
    for lane in 0..<width { trimmed[lane] = value[lane] }
    if self == .bool && trimmed.isFinite { trimmed.x = trimmed.x == 0 ? 0 : 1 }
    return trimmed
  }
}
