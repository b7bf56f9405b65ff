public import GestureCore

/// One engine for a window, a document or a replay: takes events and time, and calls what is attached to its regions. It
/// reads no clock and starts no thread; one thread at a time uses it.
public final class GestureHost {
  /// What the values of gestures call time 0.
  public let origin: Date
  /// The outermost regions, in the order in which they were made.
  public private(set) var regions: [GestureRegion] = []
  /// Called after each step in which a gesture spoke, when all its actions and resets are done: the time to draw.
  public var onUpdate: (() -> Void)?
  var session: Session
  /// Those whose events are heard.
  var speakers: [GestureID: Speaker] = [:]
  /// Those that are gone from the engine, and may still have to hear so.
  var retired: [GestureID] = []
  /// What actions have fed.
  var pending: [PointerEvent] = []
  /// Whether actions are being called.
  var isSettling = false
  /// Whether the last sample was not the last of its frame.
  var isFrameOpen = false

  /// Makes a host; takes the memory of its engine. `origin` is what its time 0 is called in the values of gestures.
  public init(
    capacity: Capacity = Capacity(), slopScale: SlopScale = SlopScale(),
    origin: Date = Date(timeIntervalSinceReferenceDate: 0)
  ) throws(Fault) {
    session = try Session(capacity, slopScale: slopScale)
    self.origin = origin
  }

  /// Makes an outermost region, in front of those already there. `frame` is in the window; with a name, gestures inside can
  /// measure in its space.
  public func addRegion(frame: CGRect, named name: AnyHashable? = nil) throws(Fault) -> GestureRegion {
    let region = try makeRegion(frame: frame, named: name, in: nil)
    regions.append(region)
    return region
  }

  /// Makes a region.
  func makeRegion(frame: CGRect, named name: AnyHashable?, in parent: GestureRegion?) throws(Fault) -> GestureRegion {
    var definition = RegionDefinition(origin: Point(frame.origin), size: Point(frame.size))
    if let parent { definition.parent = parent.id }
    let region = GestureRegion(self, try session.makeRegion(definition), in: parent)
    region.spaceName = name
    return region
  }

  /// An outermost region is gone.
  func forget(_ region: GestureRegion) { regions.removeAll { $0 === region } }

  /// Recognizers are attached.
  func register(_ recognizers: [Recognizer], in region: GestureRegion) {
    for recognizer in recognizers { speakers[recognizer.id] = Speaker(recognizer, in: region) }
  }

  /// Recognizers are gone from the engine; they still hear what it says of that.
  func retire(_ recognizers: [Recognizer]) {
    retired += recognizers.map(\.id)
    settle()
  }
}
