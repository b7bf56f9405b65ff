/// A press that is offered to a gesture, and what the gesture makes of it.
struct Offer: BitwiseCopyable {
  /// The gesture's slot.
  var gesture: Int32 = -1
  /// What becomes of the contact.
  var admission = Admission.refused
  /// Whether the gesture is to hear of it, once all have been taken.
  var isHeard = true
}

/// What a gesture makes of a contact that is offered to it.
enum Admission: UInt8, BitwiseCopyable {
  /// It is none of its contacts.
  case refused
  /// It gives a group to a tree that has none.
  case founds
  /// It is the first of a new group, in a tree that has one.
  case opens
  /// It joins those that are there.
  case joins
  /// The gesture, that had ended or been out, begins again with it, and with contacts that stayed.
  case reopens
  /// It is one too many.
  case excess

  /// Whether the gesture takes the contact.
  @inline(__always) var takes: Bool { self != .refused && self != .excess }
}

extension Arena {
  /// Whether a member's turn comes first in its composite: any is but a sequence's later ones.
  @inline(__always) func isFirstTurn(_ member: Int) -> Bool {
    let parent = Int(self[member].parent)
    return self[parent].definition.kind != .sequence || Int(self[parent].firstMember) == member
  }

  /// What a gesture makes of a contact of this kind of device and button.
  func admission(_ leaf: Int, _ device: DeviceSet, _ button: ButtonSet, renews: Bool) -> Admission {
    guard self[leaf].definition.isEnabled, self[leaf].definition.accepts(device, button) else { return .refused }
    if renews { return .reopens }
    switch self[leaf].standing {
    case .idle: return tracks[leaf].attached > 0 ? .reopens : .opens  // A composite began again without it.
    case .finished: return .reopens
    case .out: return mayReturn(leaf) ? .opens : .refused
    case .claiming:
      if isDiscrete(leaf) || tracks[leaf].isLifted { return .refused }
    case .waiting, .granted: break
    }
    let present = self[leaf].definition.kind == .tap ? tracks[leaf].pressed : tracks[leaf].down
    if present < self[leaf].definition.maxContacts { return .joins }
    switch self[leaf].definition.extraContacts {
    case .ignore: return .refused
    case .cancel: return .excess
    case .join: return .joins
    }
  }
}
