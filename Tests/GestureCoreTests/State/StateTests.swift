import Testing

@testable import GestureCore

/// Tests of the State floor, a nested suite for each noun.
@Suite enum StateTests {}

/// States and followers without a session: gestures are slots, and a step is closed and heard of as a session does it.
final class StateBench {
  var states: StateStore
  var followers: FollowerTable

  init(states: Int = 16, bindings: Int = 16, gestures: Int = 8, followers: Int = 16) {
    self.states = StateStore(states: states, bindings: bindings, gestures: gestures)
    self.followers = FollowerTable(followers: followers, states: states)
  }

  func state(_ type: StateType, _ initial: Quad = .zero) -> StateID {
    (try? states.makeState(type, initial: initial)) ?? .none
  }

  func sum(_ type: StateType, _ parts: [StateID]) -> StateID { (try? states.makeSum(type, of: parts)) ?? .none }

  func follower(_ state: StateID, _ animation: Animation = .none) -> FollowerID {
    (try? followers.make(of: state, in: states, animation)) ?? .none
  }

  /// Binds and answers the fault, or `.none`.
  @discardableResult func bind(
    _ state: StateID, gesture: Int = 0, _ channel: Channel, transient: Bool, snap: [Quad] = [],
    _ more: (inout BindingDefinition) -> Void = { _ in }
  ) -> Fault {
    var definition = BindingDefinition(state: state, gesture: .none, channel: channel, isTransient: transient)
    more(&definition)
    do throws(Fault) {
      try states.bind(definition, gesture: gesture, snap: snap)
      return .none
    } catch { return error }
  }

  /// Sets as a host does, a step of its own, and answers the fault, or `.none`.
  @discardableResult func set(_ state: StateID, _ value: Quad, at seconds: Double = 0) -> Fault {
    do throws(Fault) { try states.set(state, to: value) } catch { return error }
    close(at: seconds)
    return .none
  }

  func update(_ gesture: Int = 0, _ value: GestureValue, at seconds: Double = 0) {
    var value = value
    states.update(gesture: gesture, value: &value)
    close(at: seconds)
  }

  func finish(_ gesture: Int = 0, _ value: GestureValue, ended: Bool, at seconds: Double = 0) {
    var value = value
    states.finish(gesture: gesture, value: &value, pace: Pace(value), ended: ended)
    close(at: seconds)
  }

  func close(at seconds: Double) {
    states.closeStep()
    followers.hear(&states, at: time(seconds))
    states.clearStep()
  }

  func value(_ state: StateID) -> Quad { (try? states.value(of: state)) ?? Quad(repeating: .nan) }
  func stamp(_ state: StateID) -> UInt64 { (try? states.stamp(of: state)) ?? .max }
  func value(_ follower: FollowerID, at seconds: Double) -> Quad {
    (try? followers.value(of: follower, at: time(seconds))) ?? Quad(repeating: .nan)
  }
  func velocity(_ follower: FollowerID, at seconds: Double) -> Quad {
    (try? followers.velocity(of: follower, at: time(seconds))) ?? Quad(repeating: .nan)
  }

  func hasBindings(_ gesture: Int) -> Bool { states.hasBindings(gesture: gesture) }
  func fieldsRead(_ gesture: Int) -> ValueFields { states.fieldsRead(byGesture: gesture) }
  func reset(_ slot: Int) -> Animation { states.reset(of: slot) }

  var hash: UInt64 {
    var hash = StateHash()
    states.mix(into: &hash)
    followers.mix(into: &hash)
    return hash.value
  }
}

/// The fault that `body` throws, or `.none`.
func fault(_ body: () throws -> Void) -> Fault {
  do {
    try body()
    return .none
  } catch { return error as? Fault ?? Fault(.busy, .nothing) }
}

func time(_ seconds: Double) -> Nanoseconds { Nanoseconds((seconds * 1e9).rounded()) }

/// The value of a drag.
func moved(_ x: Double, _ y: Double = 0, velocity: Point = .zero) -> GestureValue {
  var value = GestureValue()
  value.fields = [.translation, .velocity]
  value.translation = Point(x, y)
  value.velocity = velocity
  return value
}

/// The value of a pinch.
func pinched(_ magnification: Double, velocity: Double = 0) -> GestureValue {
  var value = GestureValue()
  value.fields = [.magnification, .velocity]
  value.magnification = magnification
  value.velocity = Point(velocity, 0)
  return value
}

func quad(_ x: Double, _ y: Double = 0) -> Quad { Quad(x, y, 0, 0) }

/// The greatest difference of a component.
func difference(_ a: Quad, _ b: Quad) -> Double {
  let way = a - b
  return Swift.max(way.x.magnitude, way.y.magnitude, way.z.magnitude, way.w.magnitude)
}
