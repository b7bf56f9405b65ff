/// One gesture in the session: its definition, its place in its tree, and how it stands.
public struct Gesture: BitwiseCopyable, Sendable {
  /// What it is to do.
  var definition: GestureDefinition

  // MARK: Its place. Within a part the large numbers stand first, so that none needs padding.

  /// Counts the gestures made; events of one input stand in this order.
  var made: UInt64 = 0
  /// Counts the attachments made.
  var attached: UInt64 = 0
  /// The composite that it is a member of, and the root of the tree; itself for a root.
  var parent: Int32 = -1
  var root: Int32 = -1
  /// A composite's members, in order.
  var firstMember: Int32 = -1
  var nextMember: Int32 = -1
  /// Its number among the members, from 1, and how deep it is nested.
  var branch: Int32 = 0
  var nesting: Int32 = 0
  /// The region that its root is attached to; -1 for none.
  var region: Int32 = -1
  var regionDepth: Int32 = 0
  var nextOnRegion: Int32 = -1

  // MARK: How it stands

  /// Who won over it, as named to the host; -1 for nobody.
  var by: Int32 = -1
  /// The inputs in which it claimed and was granted.
  var claimedIn: UInt64 = 0
  var grantedIn: UInt64 = 0
  var waitsRecorded: UInt64 = 0
  /// Who held up its claim when that was asked last; -1 for nobody.
  var holder: Int32 = -1
  /// Counts the losses, so that a composite knows which member was lost last.
  var lostAs: UInt64 = 0
  /// The input in which it last said something in the second part of a batch.
  var secondPartIn: UInt64 = 0
  /// Root: how many leaves of the tree have a group, and how many sequences are in a gap.
  var openGroups: Int32 = 0
  /// Leaf: its neighbours in the list of those that have a group.
  var nextOpen: Int32 = -1
  var previousOpen: Int32 = -1
  /// Sequence: the member under way.
  var cursor: Int32 = -1
  /// Exclusive, race: the member that won; simultaneous: the one that ended last, be it that it has begun again and
  /// failed. -1 for none yet.
  var winner: Int32 = -1
  /// Composite: the branch last said.
  var liveBranch: Int32 = 0

  // MARK: Small things

  var priority = Priority.normal
  var mask = Mask.all
  /// Whether it is named by any relation, itself or through a composite around it.
  var hasRelations = false
  var phase = Phase.possible
  var reason = Reason.none
  var standing = Standing.idle
  /// Whether it was lost to a lift.
  var lostByLift = false
  /// Root: whether the tree's group is ending, so that members without a contact get none any more.
  var isClosing = false
  /// Leaf: whether it is in the list of those that have a group.
  var isOpen = false
  /// Composite: whether a member was granted since the group began.
  var hadGrant = false
  /// Sequence: whether it waits for the next press.
  var isInGap = false
  /// What it has to say of the input under way.
  var says = Says()
  /// Composite: whether it is to be folded again.
  var isPending = false

  /// A gesture of its own, attached nowhere.
  init(_ definition: GestureDefinition) { self.definition = definition }

  /// It and the composites around it.
  @inline(__always) var speakers: Int { Int(nesting) &+ 1 }

  /// A group begins.
  @inline(__always) mutating func stand() {
    (standing, phase, reason) = (.waiting, .possible, .none)
    (by, lostByLift) = (-1, false)
  }

  /// It has no part in the group of its tree, as if it had been lost before that began.
  mutating func failDisabled() {
    (phase, reason, standing) = (.failed, .disabled, .out)
    (by, lostByLift, lostAs) = (-1, false, 0)
  }

  /// It is in the list of those that have a group, before the one that was first.
  @inline(__always) mutating func enterOpen(before first: Int32) {
    (isOpen, previousOpen, nextOpen) = (true, -1, first)
  }

  /// The group of its tree is over.
  @inline(__always) mutating func forgetGroup() {
    (standing, hadGrant) = (.idle, false)
    (cursor, winner) = (-1, -1)
  }
}
