/// One engine: regions, gestures, states and followers, and the contacts that move through them. It reads no clock and
/// starts no thread; two sessions share nothing. A session belongs to one thread at a time.
public struct Session: ~Copyable {
  private let pinned = Pinned()
  var regions: RegionTree
  var arena: Arena
  var states: StateStore
  var followers: FollowerTable
  var queue: EventQueue
  var names: Names
  /// What was asked for.
  public let capacity: Capacity
  /// The factors on distances.
  public let slopScale: SlopScale
  /// The first attachment on each region, by slot; -1 for none.
  var attachments: Storage<Int32>
  /// Whether any attachment ever had a mask that silences others.
  var hasMasks = false
  /// Scratch of a press: the gestures that it is offered to, and what they say.
  var offers: Storage<Offer>
  var offerCount = 0
  /// Whether one of them has its contacts and takes the new one with them.
  var hasClaimers = false
  /// Whom to ask of a press.
  var plan: PressPlan
  /// The states that move regions, region by region.
  var offsets = Storage<RegionOffset>(count: 0, repeating: RegionOffset())
  var offsetCount = 0
  /// The samples that are noted and not yet judged.
  var frame: Frame
  /// The running stream of scroll steps.
  var stream = ScrollStream()
  /// Counts the inputs that may change how gestures stand: while it stays, so does what contacts are known to do.
  var turn: UInt64 = 1
  /// The turn in which a contact was found last that carries a drag or a pinch on.
  var drivenIn: UInt64 = 0
  /// Counts the inputs that said anything.
  var revision: UInt64 = 0
  var hasSpoken = false
  /// The host's functions, and what those may do while they run.
  public let host = HostContext()
  /// Whether there are any, so that what they may read is kept.
  var isHosted = false
  /// What custom recognizers answered last, by gesture; empty without any.
  var customs = Storage<CustomState>(count: 0, repeating: CustomState())
  /// The fault of the last call that was refused or warned.
  public internal(set) var lastFault = Fault.none
  /// How many inputs came with a time that ran back.
  public internal(set) var reversedCount: UInt64 = 0
  /// Who hears of every call; nil for nobody. A copy has none.
  var listener: SessionListener?

  /// Makes a session; takes all its memory.
  public init(_ capacity: Capacity = Capacity(), slopScale: SlopScale = SlopScale()) throws(Fault) {
    try capacity.check()
    try slopScale.check()
    self.init(of: capacity, slopScale)
  }

  /// Makes a session of a capacity that was checked.
  init(of capacity: Capacity, _ slopScale: SlopScale) {
    let gestures = Int(capacity.gestures)
    self.capacity = capacity
    self.slopScale = slopScale
    regions = RegionTree(capacity: Int(capacity.regions))
    arena = Arena(capacity)
    states = StateStore(states: Int(capacity.states), bindings: Int(capacity.bindings), gestures: gestures)
    followers = FollowerTable(followers: Int(capacity.followers), states: Int(capacity.states))
    queue = EventQueue(capacity: Int(capacity.events), reserve: gestures)
    names = Names(capacity)
    attachments = Storage(count: Int(capacity.regions), repeating: -1)
    frame = Frame(capacity: Int(capacity.contacts))
    offers = Storage(count: gestures, repeating: Offer())
    plan = PressPlan(gestures: gestures)
  }

  /// The session's time: that of the last input.
  public var now: Nanoseconds { arena.now }

  /// A deep copy; what happens to one does not happen to the other. Both call the same functions of the host: the
  /// copy must not outlive it, and custom recognizers that remember anything mix the two up.
  public func copy() -> Session {
    var twin = Session(of: capacity, slopScale)
    twin.regions = regions.copy()
    twin.arena = arena.copy()
    twin.states = states.copy()
    twin.followers = followers.copy()
    twin.queue = queue.copy()
    twin.names = names
    twin.attachments = attachments.copy()
    twin.hasMasks = hasMasks
    twin.offsets = offsets.copy()
    twin.offsetCount = offsetCount
    twin.frame = frame.copy()
    twin.stream = stream
    (twin.revision, twin.hasSpoken, twin.turn) = (revision, hasSpoken, turn)
    (twin.lastFault, twin.reversedCount) = (lastFault, reversedCount)
    if isHosted { twin.serveHost() }
    (twin.host.hits, twin.host.maps) = (host.hits, host.maps)
    twin.host.customs = host.customs.map { $0.map { CustomRecognizer(hear: $0.hear, reset: $0.reset) } }
    twin.customs = customs.copy()
    return twin
  }

  /// Bytes of memory the session takes, names apart.
  public var bytes: Int {
    regions.bytes + arena.bytes + states.bytes + followers.bytes + queue.bytes + attachments.bytes + frame.bytes
      + offers.bytes + plan.bytes + offsets.bytes + host.bytes + customs.bytes
      + MemoryLayout<Session>.size
  }
}
