import CGestureCore
import GestureCore

extension Animation {
  /// An animation for the host.
  var forC: gcore_animation {
    let p = parameters
    return gcore_animation(
      kind: kind.rawValue, has_bounds: hasBounds.forC, parameters: (p.x, p.y, p.z, p.w), duration: duration,
      low: low.forC, high: high.forC)
  }

  /// An animation of the host's; the engine checks its numbers.
  init(_ animation: gcore_animation) throws(Fault) {
    let p = animation.parameters
    self.init(try decode(animation.kind, .animationKind), Quad(p.0, p.1, p.2, p.3), duration: animation.duration)
    hasBounds = try decodeFlag(animation.has_bounds, .hasBounds)
    (low, high) = (Quad(animation.low), Quad(animation.high))
  }
}
