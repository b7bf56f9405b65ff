/// One or more taps of one or more contacts.
///
///     possible --press--> down --lift of all--> claims, or waits for the next press --press--> down ...
///
/// It fails: travel (moved), hold or gap (too slow, too late), a contact too many, a lift before all were down.
enum Tap {
  static func step(
    _ track: inout Track, _ definition: inout GestureDefinition, _ input: RecognizerInput, _ context: RecognizerContext
  ) -> Verdict {
    switch input {
    case .pressed:
      if track.awaitsPress {
        track.awaitsPress = false
        track.deadline = .never
      }
      if track.isComplete && track.pressed == definition.minContacts {
        track.deadline = context.now.after(definition.maxDuration)
      }
      return .none
    case .moved(let travelSquared, _):
      let limit = definition.maxDistance * track.slop
      return track.isComplete && travelSquared >= limit * limit ? .fail(.moved) : .none
    case .lifted(let place, _):
      guard track.isComplete else { return .fail(.tooFewContacts) }
      track.location = place
      guard track.down == 0 else { return .none }
      track.taps += 1
      track.deadline = .never
      guard track.taps < definition.count else { return .claim }
      track.deadline = context.now.after(definition.maxInterval)
      track.awaitsPress = true
      track.isComplete = false
      track.pressed = 0
      return .none
    case .deadline:
      return .fail(track.awaitsPress ? .tooLate : .tooSlow)
    }
  }

  /// Why the next press, at `place`, is not the chain's, or nil where it is. Of several contacts the nearest lift counts,
  /// so that their order does not matter.
  static func objection(
    _ track: inout Track, _ definition: inout GestureDefinition, to place: Point, source: UInt64, button: Button,
    in pool: borrowing ParticipationPool
  ) -> Reason? {
    if source != track.source || button != track.button { return .tooLate }
    let limit = definition.maxSeparation * track.slop
    var distance = (place - track.location).lengthSquared
    var (slot, before) = (track.first, track.held - definition.minContacts)
    while slot >= 0 && definition.minContacts > 1 {
      if before <= 0 { distance = min(distance, (place - pool.items[Int(slot)].place).lengthSquared) }
      before -= 1
      slot = pool.items[Int(slot)].nextOfGesture
    }
    return distance > limit * limit ? .moved : nil
  }
}
