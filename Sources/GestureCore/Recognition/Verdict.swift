/// What a recognizer says to one input. It judges its own contacts alone; who wins is the arbiter's matter.
enum Verdict: BitwiseCopyable, Equatable {
  /// Nothing.
  case none
  /// The value may have changed.
  case changed
  /// It begins without claiming: pressing feedback.
  case pressing
  /// It is recognized and claims its contacts.
  case claim
  /// One that was granted is over.
  case end
  /// It has lost by its own rule.
  case fail(Reason)
  /// Its recognizer is the host's: that is to be asked.
  case ask
}

/// What a recognizer hears. The track is up to date when it does.
enum RecognizerInput: BitwiseCopyable {
  /// A contact was added.
  case pressed
  /// A contact moved; its own travel since the start, squared, and for a click whether it is inside.
  case moved(travelSquared: Double, isInside: Bool)
  /// A contact lifted, at this place; for a click whether it is inside.
  case lifted(Point, isInside: Bool)
  /// The deadline passed.
  case deadline
}

/// What a recognizer may know of itself beyond its track.
struct RecognizerContext: BitwiseCopyable {
  /// The moment of the input.
  var now: Nanoseconds
  /// Whether it has claimed and waits.
  var isClaiming: Bool
}
