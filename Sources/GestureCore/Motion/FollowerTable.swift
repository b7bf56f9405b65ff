/// All followers of a session, each in the list of its state. They are told of a step once it is closed, and sampled at
/// any time.
struct FollowerTable: ~Copyable {
  private let pinned = Pinned()
  private var followers: SlotTable<Follower>
  /// The first follower of each state, by its slot; -1 for none.
  private var first: Storage<Int32>
  /// The animations of followers that have their own.
  private var animations = Storage<Animation>(count: 0, repeating: .none)
  private var animationCount = 0

  /// Makes room for so many followers of states in slots below `states`.
  init(followers capacity: Int, states: Int) {
    let blank = Follower(state: -1, own: -1, at: .zero, width: 0)
    followers = SlotTable(capacity: capacity, blank: blank)
    first = Storage(count: states, repeating: -1)
  }

  /// Makes a follower that stands at the state's value; without an animation it is rigid.
  mutating func make(
    of state: StateID, in states: borrowing StateStore, _ animation: Animation = .none
  ) throws(Fault) -> FollowerID {
    let slot = try states.slot(of: state)
    let type = states.cells.items[slot].type
    try animation.check(width: type.width)
    guard followers.live < followers.capacity else {
      throw Fault(.capacity, .followers, UInt64(followers.capacity))
    }
    var own: Int32 = -1
    if animation.kind != .none {
      animations.grow(to: animationCount + 1, repeating: .none)
      animations[animationCount] = animation.fitted(to: type)
      own = Int32(animationCount)
      animationCount += 1
    }
    var follower = Follower(state: slot, own: own, at: states.cells.items[slot].value, width: type.width)
    follower.next = first[slot]
    guard let place = followers.insert(follower) else {
      throw Fault(.capacity, .followers, UInt64(followers.capacity))
    }
    first[slot] = Int32(place)
    return FollowerID(bits: followers.id(of: place))
  }

  /// The step at `now` is closed: the followers of the states that it touched go where these are. Call it before
  /// `StateStore.clearStep`. Costs a comparison where nothing was touched, and a look at each state that was. The store
  /// is passed in place, for a borrowed one is copied as a struct; it is not changed.
  mutating func hear(_ states: inout StateStore, at now: Nanoseconds) {
    guard count > 0 else { return }
    for index in 0..<states.changedCount {
      let slot = states.changed(index)
      var next = first[slot]
      while next >= 0 {
        let place = Int(next)
        next = followers.items[place].next
        let own = followers.items[place].own
        followers.items[place].hear(
          states.cells.items[slot].value, states.changes[slot], own: own < 0 ? .none : animations[Int(own)],
          reset: states.reset(of: slot), at: now)
      }
    }
  }

  /// The slot of the first follower of the state in slot `state`; -1 for none.
  func first(of state: Int) -> Int32 { first[state] }

  /// A follower's id, how it moves, and the slot of the next follower of its state.
  func read(_ slot: Int) -> (id: UInt64, motion: Motion, next: Int32) {
    (followers.id(of: slot), followers.items[slot].motion, followers.items[slot].next)
  }

  /// The slot of a follower; slots count from 0 in the order in which the followers were made.
  func slot(of follower: FollowerID) throws(Fault) -> Int {
    guard let slot = followers.slot(of: follower.bits) else {
      throw Fault(.staleID, .follower, follower.bits)
    }
    return slot
  }

  /// How many followers were made.
  var count: Int { followers.live }

  /// The id of the follower in `slot`.
  func id(of slot: Int) -> FollowerID { FollowerID(bits: followers.id(of: slot)) }

  /// The slot of the state that a follower follows.
  func state(of follower: FollowerID) throws(Fault) -> Int {
    try Int(followers.items[slot(of: follower)].state)
  }

  /// The animation of its own that a follower has; rigid where it has none.
  func animation(of follower: FollowerID) throws(Fault) -> Animation {
    let own = try followers.items[slot(of: follower)].own
    return own < 0 ? .none : animations[Int(own)]
  }

  /// Where a follower is at `time`; before its last retarget, where it was at that.
  func value(of follower: FollowerID, at time: Nanoseconds) throws(Fault) -> Quad {
    try followers.items[slot(of: follower)].motion.value(at: time)
  }

  /// How fast a follower is at `time`, a second.
  func velocity(of follower: FollowerID, at time: Nanoseconds) throws(Fault) -> Quad {
    try followers.items[slot(of: follower)].motion.velocity(at: time)
  }

  /// Whether a follower has settled at `time`, as long as its state stays.
  func isSettled(_ follower: FollowerID, at time: Nanoseconds) throws(Fault) -> Bool {
    try followers.items[slot(of: follower)].motion.isSettled(at: time)
  }

  /// When a follower will have settled; `never` for one that never does.
  func settlingTime(of follower: FollowerID) throws(Fault) -> Nanoseconds {
    try followers.items[slot(of: follower)].motion.settlingTime
  }

  /// Another table with the same followers under the same ids.
  func copy() -> FollowerTable {
    var twin = FollowerTable(followers: 0, states: 0)
    twin.followers = followers.copy()
    twin.first = first.copy()
    twin.animations = animations.copy()
    twin.animationCount = animationCount
    return twin
  }

  /// Bytes of memory the followers take.
  var bytes: Int { followers.bytes + first.bytes + animations.bytes }

  /// Takes into `hash` what decides the followers' motions from here on.
  func mix(into hash: inout StateHash) {
    hash.mix(count)
    for slot in 0..<count {
      let follower = followers.items[slot]
      hash.mix(Int(follower.state))
      hash.mix(follower.heard)
      follower.motion.mix(into: &hash)
      let own = follower.own < 0 ? Animation.none : animations[Int(follower.own)]
      own.mix(into: &hash)
    }
  }
}

extension Motion {
  /// Takes the law, its start and its numbers into `hash`.
  func mix(into hash: inout StateHash) {
    hash.mix(UInt64(kind.rawValue) << 8 | UInt64(caught))
    hash.mix(duration)
    hash.mix(start)
    hash.mix(parameters)
    hash.mix(from)
    hash.mix(velocity)
    hash.mix(target)
  }
}
