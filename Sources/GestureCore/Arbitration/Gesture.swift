/// One gesture in the session: its definition, its place in its tree, and how it stands.
public struct Gesture: BitwiseCopyable, Sendable {
  /// What it is to do.
  var definition: GestureDefinition

  // MARK: Its place

  /// Counts the gestures made; events of one input stand in this order.
  var made: UInt64 = 0
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
  /// Counts the attachments made.
  var attached: UInt64 = 0
  var priority = Priority.normal
  var mask = Mask.all
  /// Whether it is named by any relation, itself or through a composite around it.
  var hasRelations = false

  // MARK: How it stands

  var phase = Phase.possible
  var reason = Reason.none
  /// Who won over it, as named to the host; -1 for nobody.
  var by: Int32 = -1
  var standing = Standing.idle
  /// The inputs in which it began, claimed and was granted.
  var begunIn: UInt64 = 0
  var claimedIn: UInt64 = 0
  var grantedIn: UInt64 = 0
  var waitsRecorded: UInt64 = 0
  /// Counts the losses, so that a composite knows which member was lost last.
  var lostAs: UInt64 = 0
  /// Whether it was lost to a lift.
  var lostByLift = false
  /// Root: how many leaves of the tree have a group, and how many sequences are in a gap.
  var openGroups: Int32 = 0
  /// Root: whether the tree's group is ending, so that members without a contact get none any more.
  var isClosing = false
  /// Leaf: whether it is in the list of those that have a group, and its neighbours there.
  var isOpen = false
  var nextOpen: Int32 = -1
  var previousOpen: Int32 = -1

  // MARK: Composites

  /// Whether a member was granted since the group began.
  var hadGrant = false
  /// Sequence: the member under way, and whether it waits for the next press.
  var cursor: Int32 = -1
  var isInGap = false
  /// Exclusive, race: the member that won; -1 for none yet.
  var winner: Int32 = -1
  /// The branch last said.
  var liveBranch: Int32 = 0

  // MARK: What it has to say of the input under way

  var says = Says()
  /// The input in which it last said something in the second part of a batch.
  var secondPartIn: UInt64 = 0

  /// A gesture of its own, attached nowhere.
  init(_ definition: GestureDefinition) { self.definition = definition }
}
