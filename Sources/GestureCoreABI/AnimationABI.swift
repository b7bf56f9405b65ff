import CGestureCore
import GestureCore

@implementation @_cdecl("gcore_animation_spring")
public func gcore_animation_spring(_ response: Double, _ damping: Double) -> gcore_animation {
  Animation.spring(response: response, damping: damping).forC
}

@implementation @_cdecl("gcore_animation_spring_bounce")
public func gcore_animation_spring_bounce(_ duration: Double, _ bounce: Double) -> gcore_animation {
  Animation.spring(duration: duration, bounce: bounce).forC
}

@implementation @_cdecl("gcore_animation_preset")
public func gcore_animation_preset(_ preset: gcore_spring_preset) -> gcore_animation {
  switch preset {
  case GCORE_SPRING_SMOOTH: Animation.smooth.forC
  case GCORE_SPRING_SNAPPY: Animation.snappy.forC
  case GCORE_SPRING_BOUNCY: Animation.bouncy.forC
  case GCORE_SPRING_INTERACTIVE: Animation.interactive.forC
  default: Animation.none.forC
  }
}

@implementation @_cdecl("gcore_animation_ease")
public func gcore_animation_ease(_ curve: gcore_ease_curve, _ duration: Double) -> gcore_animation {
  switch curve {
  case GCORE_EASE_LINEAR: Animation.linear(duration: duration).forC
  case GCORE_EASE_IN: Animation.easeIn(duration: duration).forC
  case GCORE_EASE_OUT: Animation.easeOut(duration: duration).forC
  case GCORE_EASE_IN_OUT: Animation.easeInOut(duration: duration).forC
  default: Animation.none.forC
  }
}

@implementation @_cdecl("gcore_animation_bezier")
public func gcore_animation_bezier(
  _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ duration: Double
) -> gcore_animation { Animation.bezier(x1, y1, x2, y2, duration: duration).forC }

@implementation @_cdecl("gcore_animation_decay")
public func gcore_animation_decay(_ rate: Double) -> gcore_animation { Animation.decay(rate: rate).forC }
