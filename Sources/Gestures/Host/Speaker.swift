/// A recognizer that is attached, and where.
struct Speaker {
  let recognizer: Recognizer
  private(set) weak var region: GestureRegion?

  /// A recognizer of this region.
  init(_ recognizer: Recognizer, in region: GestureRegion) { (self.recognizer, self.region) = (recognizer, region) }
}
