import Synchronization

/// The gate between a session and the functions of its host: maps, hit tests, custom recognizers. All of them are called
/// here, so that here one can listen to what they answer. While one runs, the session is in the middle of a step: the
/// function reads everything as it was before the step, and what it feeds is queued and applied after it.
///
/// A session has one for its life. It is an object of its own, because the session cannot be touched while it calls out.
public final class HostContext {
  // MARK: The functions

  /// Hit tests by the region's slot, maps by the binding's place.
  var hits: [HitTest?] = []
  var maps: [HostMap?] = []
  /// Custom recognizers by the gesture's slot.
  var customs: [CustomRecognizer?] = []
  /// Hears every answer of a host's function as it comes: a recording.
  var listener: ((HostAnswer) -> Void)?

  // MARK: While one runs

  /// How many run. Atomic only because that is read without the check of access that a variable of a class costs.
  private let depth = Atomic<Int>(0)
  /// How often a function asked for what is refused to it.
  private(set) var refusals = 0
  /// The first thing that a host's function did wrong since the host last called; none where all was well.
  var misdeed = Fault.none
  /// The same since the session's listener last heard of an input or a call.
  var unheard = Fault.none

  // MARK: What it may read and do

  /// Everything as it was before the step.
  var view = HostView()
  /// What was fed from inside.
  var queue = HostQueue()

  init() {}

  deinit {
    for custom in customs { custom?.destroy() }
  }

  /// Whether a function of the host runs, so that the session is in the middle of a step.
  public var isInside: Bool { depth.load(ordering: .relaxed) > 0 }

  /// Bytes of memory that it takes; 0 as long as the host has no functions.
  var bytes: Int { view.bytes + queue.capacity * MemoryLayout<PointerEvent>.stride }

  /// Runs a function of the host.
  func inside<Answer>(_ body: () -> Answer) -> Answer {
    depth.add(1, ordering: .relaxed)
    let answer = body()
    depth.subtract(1, ordering: .relaxed)
    return answer
  }

  /// The fault of a call that a host's function may not make.
  public func refusal() -> Fault {
    refusals += 1
    return Fault(.busy, .reentered)
  }

  /// Notes what a function did wrong; the first of several counts.
  func blame(_ fault: Fault) {
    if misdeed.code == .ok { misdeed = fault }
    if unheard.code == .ok { unheard = fault }
  }

  /// Tells the listener, where there is one. What that calls in turn has the session in the middle of a step.
  func tell(_ answer: HostAnswer) {
    if let listener { inside { listener(answer) } }
  }

  /// Queues an event, which the session takes when the step is over; what is wrong with it is said then. Answers
  /// `capacity` where as many wait as the session's queue holds events.
  public func feed(_ event: PointerEvent) -> ResultCode { queue.append(event) ? .ok : .capacity }

  /// The fault of a full queue.
  public var fullQueue: Fault { Fault(.capacity, .hostQueue, UInt64(queue.capacity)) }
}

/// What was fed from inside host functions and not yet applied, in a ring.
struct HostQueue: ~Copyable {
  private var ring = Storage<PointerEvent>(count: 0, repeating: PointerEvent(.advance, at: 0))
  private var first = 0
  /// How many events wait.
  private(set) var count = 0
  /// Whether they are being applied; what that calls for is appended and has its turn.
  var isApplying = false

  /// How many events may wait.
  var capacity: Int { ring.count }

  /// Makes room, once.
  mutating func prepare(capacity: Int) {
    ring.grow(to: capacity, repeating: PointerEvent(.advance, at: 0))
  }

  /// Adds an event; false where there is no room.
  mutating func append(_ event: PointerEvent) -> Bool {
    guard count < ring.count else { return false }
    ring[(first + count) % ring.count] = event
    count += 1
    return true
  }

  /// Puts an event back before all others.
  mutating func putBack(_ event: PointerEvent) {
    guard count < ring.count else { return }
    first = (first + ring.count - 1) % ring.count
    ring[first] = event
    count += 1
  }

  /// Takes out the oldest event.
  mutating func next() -> PointerEvent? {
    guard count > 0 else { return nil }
    let event = ring[first]
    first = (first + 1) % ring.count
    count -= 1
    return event
  }
}
