/// A call that a session acted on, as its listener hears of it. Calls that are refused change nothing and are not heard,
/// but for events: those are heard with the fault.
public enum SessionCall {
  case regionMade(RegionID, RegionDefinition, outline: [Point], name: String?)
  case regionConfigured(RegionID, from: RegionDefinition, to: RegionDefinition, outline: [Point]?)
  case regionOffset(RegionID, [StateID])
  case regionRemoved(RegionID)
  case gestureMade(GestureID, GestureDefinition, members: [GestureID], name: String?)
  case gestureConfigured(GestureID, from: GestureDefinition, to: GestureDefinition)
  case gestureAttached(GestureID, RegionID, Priority, Mask)
  case attachmentChanged(GestureID, Priority, Mask)
  case gesturesRelated(GestureID, Relation.Kind, GestureID)
  case gestureRemoved(GestureID)
  case stateMade(StateID, StateType, initial: Quad, name: String?)
  case sumMade(StateID, StateType, [StateID], name: String?)
  case stateSet(StateID, Quad)
  case bound(BindingDefinition, snap: [Quad])
  case restored([Quad])
  case followerMade(FollowerID, StateID, Animation, name: String?)
  case reset
  /// An event acted, with a warning or none, or was refused. Deadlines before it are heard first, as an `advance` each
  /// moment.
  case fed(PointerEvent, Fault)
  /// The queue was full in the middle of an input: what came of it cannot be told apart from what comes next.
  case brokenOff
}

/// Hears of each call right after it acted, with what it said at the end of the queue. It may read the session.
typealias SessionListener = (_ session: borrowing Session, _ call: SessionCall) -> Void

extension Session {
  /// Whether the session is as it was made: nothing was made in it and nothing fed, not even what is gone by now.
  var isUntouched: Bool {
    arena.input == 0 && arena.made == 0 && arena.now == 0 && revision == 0 && regions.used == 0 && states.count == 0
      && followers.count == 0
  }

  /// Whether the host, or a gesture when it ends, writes the state.
  func isCommitted(_ state: StateID) -> Bool {
    guard let slot = try? states.slot(of: state) else { return false }
    return states.cells.items[slot].kind == .committed
  }

  /// Tells the listener, where there is one.
  @inline(never) func tell(_ call: consuming SessionCall) {
    if let listener { listener(self, call) }
  }
}
