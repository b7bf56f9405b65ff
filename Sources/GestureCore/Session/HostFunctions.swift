// The functions that a host hands to a session, and how they are called. They run in the middle of a step: they must
// not use the session, which is busy, but may read and feed through the context that they are handed.

/// Whether a place of a region's own space is inside its outline. Asked at a press, a hover and the first step of a
/// scroll where the point reaches the region, and for a click at every move; so it should be quick.
public typealias HitFunction = (Point, HostContext) -> Bool

/// What a state becomes by a gesture's value; the number that it answers takes the place of the channel.
public typealias MapFunction = (_ value: GestureValue, _ cell: Quad, _ context: MapContext) -> Quad

/// What a map is told beside the gesture's value and the cell.
public struct MapContext {
  /// The state that is driven.
  public let state: StateID
  /// The gesture that drives it.
  public let gesture: GestureID
  /// Whether the gesture is live; else it has ended, and its value is committed.
  public let isTransient: Bool
  /// The time of the step.
  public let time: Nanoseconds
  /// What the map may read and do.
  public let host: HostContext
}

/// A hit test, and the region whose outline it is.
struct HitTest {
  let region: RegionID
  let function: HitFunction
}

/// A map, and the state that it answers for.
struct HostMap {
  let state: StateID
  /// How many numbers the state has.
  let width: Int
  let function: MapFunction
}

/// What a host's function answered, in the order of the calls: what a recording writes down, so that a replay can answer
/// in the function's place.
enum HostAnswer {
  /// The hit test of a region, asked for a place in its space.
  case hit(RegionID, Point, Bool)
  /// The map of a binding: as many numbers as the state has, as the map answered them.
  case map(StateID, GestureID, Quad, width: Int)
  /// The recognizer of a gesture, as it answered, before that was checked; and whether it called what is refused to it.
  case custom(GestureID, CustomVerdict, isBusy: Bool)
  /// The recognizer of a gesture called what is refused to it when it was to forget its last group.
  case busyReset(GestureID)
}

extension HostContext {
  /// Asks the hit test of the region in `slot`.
  func hits(_ slot: Int, _ place: Point) -> Bool {
    guard slot < hits.count, let hit = hits[slot] else { return false }
    let isHit = inside { hit.function(place, self) }
    tell(.hit(hit.region, place, isHit))
    return isHit
  }

  /// Asks the map of the binding at `place`; nil where there is none, or it answered what is no number.
  func map(
    _ place: Int, _ value: GestureValue, _ cell: Quad, gesture: GestureID, isTransient: Bool, at time: Nanoseconds
  ) -> Quad? {
    guard place < maps.count, let map = maps[place] else { return nil }
    let context = MapContext(state: map.state, gesture: gesture, isTransient: isTransient, time: time, host: self)
    let answer = inside { map.function(value, cell, context) }
    tell(.map(map.state, gesture, answer, width: map.width))
    if answer.isFinite(width: map.width) { return answer }
    blame(Fault(.notFiniteLift, .mapAnswer, map.state.bits))
    return nil
  }

  /// Remembers the hit test of the region in `slot`, or forgets it.
  func set(_ function: HitFunction?, region slot: Int, _ region: RegionID) {
    while hits.count <= slot { hits.append(nil) }
    hits[slot] = function.map { HitTest(region: region, function: $0) }
  }

  /// Remembers the map of the binding at `place`, to a state of `width` numbers.
  func set(_ function: @escaping MapFunction, binding place: Int, _ state: StateID, width: Int) {
    while maps.count <= place { maps.append(nil) }
    maps[place] = HostMap(state: state, width: width, function: function)
  }
}
