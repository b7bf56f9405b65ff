// A contact comes down.

extension Session {
  /// The contact's old self lost its lift: it is cancelled in this input, before the new press.
  @inline(never) mutating func replace(_ slot: Int, _ event: PointerEvent) -> Fault {
    if arena.contacts.contacts[slot].status == .ghost {
      arena.contacts.forget(slot)
      return .none
    }
    loseLift(slot)
    return Fault(.duplicateDown, .contactTwice, event.contact)
  }

  /// A contact that is down turns out to be up: it is cancelled.
  @inline(never) mutating func loseLift(_ slot: Int) {
    guard arena.contacts.contacts[slot].status == .down else { return }
    withdraw(slot, .contactLost)
    arena.contacts.lift(slot)
    concludeFirst()
  }

  /// A new contact: hit test, chains that it ends, offers, and what its gestures make of it.
  mutating func press(_ event: PointerEvent) {
    let slot = arena.contacts.press(event.source, event.contact)
    arena.contacts.contacts[slot].device = DeviceKind(rawValue: event.device) ?? .touch
    arena.contacts.contacts[slot].button = Button(rawValue: event.button) ?? .primary
    arena.contacts.contacts[slot].position = event.position
    arena.contacts.contacts[slot].region = hit(event.position)
    let region = arena.contacts.contacts[slot].region
    guard region >= 0 else { return }
    arena.contacts.contacts[slot].hearingDepth = hearingDepth(of: region)
    if arena.firstOpen >= 0 { endChains(slot) }
    arena.contacts.contacts[slot].isArriving = true
    concludeFirst()
    arena.contacts.contacts[slot].isArriving = false
    if arena.firstOpen < 0 && arena.relationCount == 0 { return foundAll(slot) }
    gatherOffers(slot)
    if hasClaimers { yieldToClaimers() }
    acceptOffers(slot)
  }

  /// Chains of taps for which the press is too far or from elsewhere are over before it is offered.
  private mutating func endChains(_ contact: Int) {
    let press = arena.contacts.contacts[contact]
    var place = press.region
    while place >= 0 {
      var root = attachments[Int(place)]
      while root >= 0 {
        if hears(Int(root), press.hearingDepth) && arena[Int(root)].openGroups > 0 {
          var node = Int(root)
          while node >= 0 {
            if arena[node].standing == .claiming { endChains(heldUpBy: node, contact) }
            endChain(node, press)
            node = arena.following(node, under: Int(root))
          }
        }
        root = arena[Int(root)].nextOnRegion
      }
      place = parent(of: place)
    }
  }

  /// A claim that outlived its contacts would keep its gesture from the press: chains that it waits for, and that the press
  /// is none of, are over.
  @inline(never) private mutating func endChains(heldUpBy claim: Int, _ contact: Int) {
    let device = DeviceSet(arena.contacts.contacts[contact].device)
    let button = ButtonSet(arena.contacts.contacts[contact].button)
    guard arena.tracks[claim].attached == 0, arena[claim].definition.hears(device, button) else { return }
    var node = arena.firstOpen
    while node >= 0 {
      let rival = Int(node)
      node = arena[rival].nextOpen
      if arena[rival].standing == .waiting && arena[rival].definition.kind == .tap && arena.tracks[rival].awaitsPress
        && arena.mustWait(claim, for: rival)
        && !(arena[rival].definition.hears(device, button) && hears(Int(arena[rival].root), contact: contact))
      {
        arena.lose(rival, .tooLate)
      }
    }
  }

  private mutating func endChain(_ leaf: Int, _ press: Contact) {
    guard arena.tracks[leaf].awaitsPress, arena[leaf].standing == .waiting, arena[leaf].definition.kind == .tap
    else { return }
    guard arena[leaf].definition.hears(DeviceSet(press.device), ButtonSet(press.button)) else { return }
    if arena[leaf].definition.spaceMode == .live { takeSpace(leaf) }
    let place = arena.tracks[leaf].toSpace.apply(press.position)
    let objection = Tap.objection(
      &arena.tracks[leaf], &arena.gestures.items[leaf].definition, to: place, source: press.source,
      button: press.button,
      in: arena.pool)
    if let objection { arena.lose(leaf, objection) }
  }

  @inline(__always) mutating func note(_ offer: Offer) {
    offers[offerCount] = offer
    offerCount += 1
  }

  /// Asks the gestures under `top`, in a tree that has a group, that may take part: of a sequence the member whose turn it
  /// is, of a choice that is made the winner.
  mutating func offerAgain(to top: Int, _ device: DeviceSet, _ button: ButtonSet) {
    var node = top
    while node >= 0 {
      let renews = arena.isInFinished(node)
      let isClosed = !mayOffer(to: node, under: top, renews: renews)
      if !isClosed && arena[node].firstMember < 0 {
        let admission = arena.admission(node, device, button, renews: renews)
        if admission != .refused { note(Offer(gesture: Int32(node), admission: admission)) }
        if admission == .joins && arena[node].standing == .granted { hasClaimers = true }
      }
      node = arena.following(node, under: top, skippingMembers: isClosed)
    }
  }

  func mayOffer(to node: Int, under top: Int, renews: Bool) -> Bool {
    if arena[node].standing == .out && !renews && !arena.mayReturn(node) { return false }
    guard arena[node].definition.isEnabled else { return false }
    guard node != top, arena[node].parent >= 0 else { return true }
    let renews = arena.isInFinished(Int(arena[node].parent))
    switch arena[Int(arena[node].parent)].definition.kind {
    case .sequence:
      return arena[Int(arena[node].parent)].standing == .waiting && !renews
        ? arena[Int(arena[node].parent)].cursor == Int32(node)
        : arena[Int(arena[node].parent)].firstMember == Int32(node)
    case .exclusive, .race:
      return renews || arena[Int(arena[node].parent)].winner < 0 || arena[Int(arena[node].parent)].winner == Int32(node)
    default: return true
    }
  }

  /// A contact that several granted gestures would take, which do not run together, joins the one granted first.
  private mutating func yieldToClaimers() {
    for place in 0..<offerCount {
      let mine = Int(offers[place].gesture)
      guard isClaimer(place) else { continue }
      for other in 0..<offerCount where other != place && isClaimer(other) {
        let its = Int(offers[other].gesture)
        let isLater = (arena[its].grantedIn, arena[its].made) < (arena[mine].grantedIn, arena[mine].made)
        if isLater && !arena.runTogether(mine, its) { offers[place].admission = .refused }
      }
    }
  }

  /// Whether the gesture of an offer has its contacts and takes the new one with them.
  private func isClaimer(_ place: Int) -> Bool {
    return offers[place].admission == .joins && arena[Int(offers[place].gesture)].standing == .granted
      && arena[Int(offers[place].gesture)].definition.kind != .contact
  }

  /// The gestures take the contact, but for those that another gesture keeps out; those hear nothing of it.
  private mutating func acceptOffers(_ contact: Int) {
    for place in 0..<offerCount {
      if !arena.pool.hasRoom { offers[place].admission = .refused }  // Its region moved under the press.
      accept(contact, offers[place])
    }
    if hasClaimers || arena.relationCount > 0 { keepOut() }
    for place in 0..<offerCount where offers[place].isHeard && offers[place].admission.takes {
      hearPress(Int(offers[place].gesture), contact)
    }
  }

  /// Denies the press to those that another gesture keeps out of it.
  @inline(never) private mutating func keepOut() {
    for place in 0..<offerCount {
      let leaf = Int(offers[place].gesture)
      guard hasClaimers || arena[leaf].hasRelations, offers[place].admission.takes else { continue }
      let rival = keeper(of: leaf, place)
      if rival >= 0 { arena.deny(leaf, by: rival, arena.hasWaited(leaf, for: rival) ? .waited : .excluded) }
    }
  }

  /// Who keeps a gesture out of a press: a granted one that takes the contact, or one under way that it is told to wait
  /// for; -1 for nobody.
  private func keeper(of leaf: Int, _ place: Int) -> Int {
    guard arena[leaf].standing != .granted else { return -1 }
    for other in 0..<offerCount where other != place && isClaimer(other) {
      let claimer = Int(offers[other].gesture)
      let isRelated = arena[leaf].hasRelations && arena[claimer].hasRelations
      if !arena.runTogether(leaf, claimer) || (isRelated && arena.isTold(claimer, .prevents, leaf)) { return claimer }
    }
    guard arena[leaf].hasRelations, offers[place].admission != .joins else { return -1 }
    return arena.runningOther(of: leaf)
  }

  /// A gesture takes a contact into its list and measures it.
  mutating func accept(_ contact: Int, _ offer: Offer) {
    let leaf = Int(offer.gesture)
    switch offer.admission {
    case .refused: return
    case .excess:
      arena.lose(leaf, .tooManyContacts)
      return
    case .founds: return found(leaf, contact, slopScale[arena.contacts.contacts[contact].device])
    case .opens: open(leaf, contact)
    case .reopens:
      arena.renew(around: leaf)
      if arena[leaf].isOpen { arena.reopen(leaf) } else { open(leaf, contact) }
      arena.tracks[leaf].slop = slopScale[arena.contacts.contacts[contact].device]
    case .joins: break
    }
    if offer.admission != .joins && arena[leaf].definition.kind == .custom { resetCustom(leaf) }
    leaveGaps(around: leaf)
    // A gesture that has only just opened leaves its composite where it was; functions of the host may read it.
    if offer.admission != .opens || arena.claimCount > 0 || isHosted { arena.touch(leaf) }
    if arena.claimCount > 0 { arena.isUnsettled = true }  // Who waited for this press may wait for it no longer.
    guard arena.addParticipation(of: contact, in: leaf) != nil else { return }
    let added = Int(arena.tracks[leaf].last)
    place(added, leaf)
    if arena[leaf].definition.spaceMode == .live { remeasure(leaf) }
    let needed = arena[leaf].definition.minContacts
    let wasComplete = arena.tracks[leaf].isComplete
    let kind = arena[leaf].definition.kind
    arena.tracks[leaf].join(added, of: &arena.pool, kind, needed: needed, now: arena.now)
    arena.isRanked = false
    if arena[leaf].standing == .granted { arena.pool.items[added].isClaimed = true }
    if offer.admission == .reopens { rejoin(leaf, needed, but: added) }
    observe(leaf, at: arena.pool.items[added].place)
    if arena.tracks[leaf].isComplete && !wasComplete {  // One that joins later brings no new place.
      arena.clearHistory(leaf)
      sampleVelocity(leaf)
    }
  }

  private mutating func open(_ leaf: Int, _ contact: Int) {
    arena.open(leaf)
    takeSpace(leaf)
    arena.tracks[leaf].slop = slopScale[arena.contacts.contacts[contact].device]
    arena.tracks[leaf].button = arena.contacts.contacts[contact].button
    arena.tracks[leaf].source = arena.contacts.contacts[contact].source
  }

  /// The contacts that stayed take part again, up to the least number, unless another gesture is under way with them.
  private mutating func rejoin(_ leaf: Int, _ needed: Int32, but added: Int) {
    var slot = arena.tracks[leaf].first
    while slot >= 0 && arena.tracks[leaf].down < needed {
      let contact = Int(arena.pool.items[Int(slot)].contact)
      if Int(slot) != added && contact >= 0 && !isTaken(contact, from: leaf, back: true) {
        arena.pool.items[Int(slot)].serial = arena.contacts.contacts[contact].serial
        arena.unsettle(Int(slot))
        place(Int(slot), leaf)
        let kind = arena[leaf].definition.kind
        arena.tracks[leaf].join(Int(slot), of: &arena.pool, kind, needed: needed, now: arena.now)
      }
      slot = arena.pool.items[Int(slot)].nextOfGesture
    }
  }

  mutating func leaveGaps(around leaf: Int) {
    var node = arena[leaf].parent
    while node >= 0 {
      arena.leaveGap(Int(node))
      node = arena[Int(node)].parent
    }
  }

  /// The recognizer hears of the press, unless the gesture is out already.
  mutating func hearPress(_ leaf: Int, _ contact: Int) {
    let standing = arena[leaf].standing
    guard standing == .waiting || standing == .granted || standing == .claiming else { return }
    if arena[leaf].definition.answersPresses { judge(leaf, .pressed, contact) }
  }
}
