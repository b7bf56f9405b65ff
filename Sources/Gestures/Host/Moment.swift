/// What listeners hear of a gesture.
enum Moment {
  /// It began, or its value changed.
  case live
  /// It succeeded.
  case ended
  /// It had begun and did not succeed.
  case cancelled(CancelReason)
}

/// What listeners want done, once all of them have heard.
struct Agenda {
  /// The user's actions, and the updates of gesture states.
  var actions: [() -> Void] = []
  /// The resets of gesture states, after the actions.
  var resets: [() -> Void] = []
}
