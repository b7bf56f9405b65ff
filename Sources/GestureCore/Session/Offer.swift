/// A press that is offered to a gesture, and what the gesture makes of it.
struct Offer: BitwiseCopyable {
  /// The gesture's slot.
  var gesture: Int32 = -1
  /// What becomes of the contact.
  var admission = Admission.refused
}

/// What a gesture makes of a contact that is offered to it.
enum Admission: UInt8, BitwiseCopyable {
  /// It is none of its contacts.
  case refused
  /// It is the first of a new group.
  case opens
  /// It joins those that are there.
  case joins
  /// The gesture, that had ended, begins again with it.
  case reopens
  /// It is one too many.
  case excess
}

extension Arena {
  /// What a gesture makes of a contact of this kind of device and button.
  func admission(_ leaf: Int, device: DeviceKind, button: Button, renews: Bool) -> Admission {
    guard self[leaf].definition.isEnabled, self[leaf].definition.takesContacts,
      self[leaf].definition.devices.contains(DeviceSet(device)),
      self[leaf].definition.buttons.contains(ButtonSet(button))
    else { return .refused }
    if renews { return .reopens }
    switch self[leaf].standing {
    case .idle: return .opens
    case .finished: return .reopens
    case .out: return .refused
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
