// Making, combining and attaching gestures.

extension Session {
  /// Makes a recognizer. It takes part once it is attached, or is a member of a composite that is.
  @_optimize(size) public mutating func makeGesture(_ definition: GestureDefinition, name: String? = nil) throws(Fault)
    -> GestureID
  {
    guard !definition.kind.isComposite, definition.kind != .custom else {
      throw Fault(.invalidArgument, .kind, UInt64(definition.kind.rawValue))
    }
    let id = try make(definition, name)
    tell(.gestureMade(id, definition, members: [], name: name))
    return id
  }

  /// Makes a composite of two or more members, in order. Members are gestures that are attached nowhere and belong to no
  /// composite; hover and the contact observer cannot be members.
  @_optimize(size) public mutating func makeComposite(
    _ definition: GestureDefinition, members: [GestureID], name: String? = nil
  ) throws(Fault) -> GestureID {
    guard definition.kind.isComposite else {
      throw Fault(.invalidArgument, .kind, UInt64(definition.kind.rawValue))
    }
    guard members.count >= 2 else { throw Fault(.invalidArgument, .composite, UInt64(members.count)) }
    var slots: [Int] = []
    for member in members {
      let slot = try slot(of: member)
      if slots.contains(slot) { throw Fault(.cycle, .memberTwice, member.bits) }
      guard arena[slot].parent < 0 else { throw Fault(.invalidArgument, .memberTaken, member.bits) }
      guard arena[slot].region < 0 else { throw Fault(.invalidArgument, .attached, member.bits) }
      guard arena[slot].definition.kind != .hover, arena[slot].definition.kind != .contact else {
        throw Fault(.invalidArgument, .member, member.bits)
      }
      slots.append(slot)
    }
    let id = try make(definition, name)
    let composite = try slot(of: id)
    arena.adopt(slots, composite)
    if arena.hasCircle(through: composite) {
      arena.disown(composite)
      unmake(composite, isKnown: false)
      throw Fault(.cycle, .cycle, id.bits)
    }
    tell(.gestureMade(id, definition, members: members, name: name))
    return id
  }

  @_optimize(size) mutating func make(_ definition: GestureDefinition, _ name: String?) throws(Fault) -> GestureID {
    try definition.check()
    try Names.check(name, in: names.gestures)
    try checkSpace(definition.space)
    var gesture = Gesture(definition)
    gesture.made = arena.made + 1
    guard let slot = arena.insert(gesture) else {
      throw Fault(.capacity, .gestures, UInt64(arena.gestures.capacity))
    }
    arena.made += 1
    if definition.hasVelocity && arena.rings[slot] < 0 { arena.rings[slot] = arena.history.makeRing() }
    names.gestures[slot] = name ?? ""
    host.view.isWhole = false
    queue.expect(arena.gestures.live)
    return GestureID(bits: arena.gestures.id(of: slot))
  }

  private func checkSpace(_ space: Space) throws(Fault) {
    guard space != .local, space != .global else { return }
    guard regions.regions.slot(of: space.bits) != nil else { throw Fault(.staleID, .space, space.bits) }
  }

  /// What a gesture is to do.
  public func definition(of gesture: GestureID) throws(Fault) -> GestureDefinition {
    try arena[slot(of: gesture)].definition
  }

  /// A composite's members, in order. Allocates.
  public func members(of composite: GestureID) throws(Fault) -> [GestureID] {
    let slot = try slot(of: composite)
    guard arena[slot].definition.kind.isComposite else {
      throw Fault(.invalidArgument, .notAComposite, composite.bits)
    }
    var (members, next): ([GestureID], Int32) = ([], arena[slot].firstMember)
    while next >= 0 {
      members.append(GestureID(bits: arena.gestures.id(of: Int(next))))
      next = arena[Int(next)].nextMember
    }
    return members
  }

  /// Changes what a gesture is to do; its kind stays. A change in mid-gesture cancels it: `disabled` where it is
  /// disabled, else `reconfigured`; what stays the same changes nothing.
  @_optimize(size) public mutating func configure(_ gesture: GestureID, _ definition: GestureDefinition) throws(Fault) {
    let slot = try slot(of: gesture)
    let old = arena[slot].definition
    guard definition.kind == old.kind else { throw Fault(.invalidArgument, .otherKind, gesture.bits) }
    try definition.check()
    try checkSpace(definition.space)
    guard definition != old else { return }
    beginCall()
    let isDisabled = old.isEnabled && !definition.isEnabled
    arena.takeAway(slot, isDisabled ? .disabled : .reconfigured)
    concludeFirst()
    arena[slot].definition = definition
    plan.region = -1
    if isDisabled {  // Composites that have waited for it, or gaps before it, wait no longer.
      var node = Int32(slot)
      while node >= 0 {
        arena.touch(Int(node))
        node = arena[Int(node)].parent
      }
      arena.mayClose = true
    }
    conclude()
    tell(.gestureConfigured(gesture, from: old, to: definition))
  }

  /// Attaches a root gesture to a region.
  @_optimize(size) public mutating func attach(
    _ gesture: GestureID, to region: RegionID, priority: Priority = .normal, mask: Mask = .all
  ) throws(Fault) {
    let slot = try slot(of: gesture)
    let place = try regions.slot(of: region)
    guard arena[slot].parent < 0 else { throw Fault(.invalidArgument, .memberTaken, gesture.bits) }
    guard arena[slot].region < 0 else { throw Fault(.invalidArgument, .attached, gesture.bits) }
    arena.made += 1
    arena[slot].attached = arena.made
    plan.region = -1
    if mask == .gesture || mask == .none { hasMasks = true }
    arena[slot].priority = priority
    arena[slot].mask = mask
    var node = slot
    while node >= 0 {
      arena[node].region = Int32(place)
      arena[node].regionDepth = Int32(regions.depth(of: place))
      node = arena.following(node, under: slot)
    }
    linkAttachment(slot, on: place)
    tell(.gestureAttached(gesture, region, priority, mask))
  }

  @_optimize(size) private mutating func linkAttachment(_ root: Int, on place: Int) {
    arena[root].nextOnRegion = -1
    var last = attachments[place]
    guard last >= 0 else {
      attachments[place] = Int32(root)
      return
    }
    while arena[Int(last)].nextOnRegion >= 0 { last = arena[Int(last)].nextOnRegion }
    arena[Int(last)].nextOnRegion = Int32(root)
  }

  /// How a root gesture is attached.
  public func attachment(of gesture: GestureID) throws(Fault) -> (priority: Priority, mask: Mask) {
    let slot = try attachedSlot(gesture)
    return (arena[slot].priority, arena[slot].mask)
  }

  /// Changes how a root gesture is attached. A change in mid-gesture cancels it (reconfigured).
  @_optimize(size) public mutating func setAttachment(of gesture: GestureID, priority: Priority, mask: Mask)
    throws(Fault)
  {
    let slot = try attachedSlot(gesture)
    let old = arena[slot]
    guard old.priority != priority || old.mask != mask else { return }
    beginCall()
    arena.takeAway(slot, .reconfigured)
    conclude()
    if mask == .gesture || mask == .none { hasMasks = true }
    arena[slot].priority = priority
    arena[slot].mask = mask
    plan.region = -1
    tell(.attachmentChanged(gesture, priority, mask))
  }

  private func attachedSlot(_ gesture: GestureID) throws(Fault) -> Int {
    let slot = try slot(of: gesture)
    guard arena[slot].region >= 0, arena[slot].parent < 0 else {
      throw Fault(.invalidArgument, .notAttached, gesture.bits)
    }
    return slot
  }

  /// Declares how a gesture stands to another. A relation that would make anybody wait for itself is refused.
  @_optimize(size) public mutating func relate(_ gesture: GestureID, _ kind: Relation.Kind, _ other: GestureID)
    throws(Fault)
  {
    let (first, second) = (try slot(of: gesture), try slot(of: other))
    guard !arena.isInside(first, second), !arena.isInside(second, first) else {
      throw Fault(.cycle, .related, other.bits)
    }
    guard arena.relationCount < arena.relations.count else {
      throw Fault(.capacity, .relations, UInt64(arena.relations.count))
    }
    arena.addRelation(Relation(kind: kind, gesture: Int32(first), other: Int32(second)))
    if kind == .waitsFor && arena.hasCircle(through: second) {
      arena.removeLastRelation()
      throw Fault(.cycle, .cycle, other.bits)
    }
    tell(.gesturesRelated(gesture, kind, other))
  }

  /// Removes a root gesture with its members; what runs is cancelled (disabled). A member goes with its composite only.
  @_optimize(size) public mutating func remove(_ gesture: GestureID) throws(Fault) {
    let root = try slot(of: gesture)
    guard arena[root].parent < 0 else { throw Fault(.invalidArgument, .memberKept, gesture.bits) }
    beginCall()
    arena.takeAway(root, .disabled)
    conclude()
    unlinkAttachment(root)
    arena.leaveGroups(inside: root)
    arena.removeRelations(inside: root)
    var node = arena.deepestFirst(root)
    while node >= 0 {
      let next = node == root ? -1 : arena.afterDeepest(node)
      unmake(node)
      node = next
    }
    tell(.gestureRemoved(gesture))
  }

  @_optimize(size) private mutating func unlinkAttachment(_ root: Int) {
    let region = Int(arena[root].region)
    guard region >= 0 else { return }
    let next = arena[root].nextOnRegion
    if attachments[region] == Int32(root) {
      attachments[region] = next
      return
    }
    var place = attachments[region]
    while place >= 0 {
      if arena[Int(place)].nextOnRegion == Int32(root) {
        arena[Int(place)].nextOnRegion = next
        return
      }
      place = arena[Int(place)].nextOnRegion
    }
  }

  /// Empties a slot; where nobody was told its id, as if that had never been.
  @_optimize(size) private mutating func unmake(_ slot: Int, isKnown: Bool = true) {
    arena.deadlines.clear(slot)
    plan.region = -1
    host.forgetCustom(slot)
    states.removeBindings(ofGesture: slot)
    closeStates()
    names.gestures[slot] = ""
    host.view.isWhole = false
    if isKnown {
      arena.gestures.remove(slot)
    } else {
      arena.gestures.withdraw(slot)
      arena.made -= 1
    }
    queue.expect(arena.gestures.live)
  }

  /// The slot of a gesture.
  func slot(of gesture: GestureID) throws(Fault) -> Int {
    guard let slot = arena.gestures.slot(of: gesture.bits) else { throw Fault(.staleID, .gesture, gesture.bits) }
    return slot
  }
}
