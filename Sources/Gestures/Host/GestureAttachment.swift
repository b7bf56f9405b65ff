public import GestureCore

/// One gesture on one region, to be changed or taken off while it is there.
public final class GestureAttachment {
  /// The region.
  public private(set) weak var region: GestureRegion?
  let recognizers: [Recognizer]
  private let root: GestureID

  /// The attachment of these recognizers, the last of which is the root.
  init(_ region: GestureRegion, _ root: GestureID, _ recognizers: [Recognizer]) {
    (self.region, self.root, self.recognizers) = (region, root, recognizers)
  }

  /// Where the gesture is in its life; what it came to stays until the next press that it takes part in.
  public var phase: GesturePhase { (try? host().session.phase(of: root)) ?? .possible }

  /// Why the gesture failed or was cancelled, one that never began too; none otherwise.
  public var reason: CancelReason { (try? host().session.reason(of: root)) ?? .none }

  /// Whether the gesture takes part; false once it is taken off.
  public var isEnabled: Bool { (try? host().session.definition(of: root).isEnabled) ?? false }

  /// Lets the gesture take part, or not. One that is under way is cancelled (disabled); enabled again, it takes part from
  /// the next press on.
  public func setEnabled(_ isEnabled: Bool) throws(Fault) {
    let host = try host()
    var definition = try host.session.definition(of: root)
    definition.isEnabled = isEnabled
    try host.session.configure(root, definition)
    host.settle()
  }

  /// Changes which gestures the attachment lets hear. One that is under way is cancelled (reconfigured).
  public func setMask(_ mask: GestureMask) throws(Fault) {
    let host = try host()
    let priority = try host.session.attachment(of: root).priority
    try host.session.setAttachment(of: root, priority: priority, mask: mask.core)
    host.settle()
  }

  /// Takes the gesture off its region. One that is under way is cancelled (disabled).
  public func remove() throws(Fault) {
    let host = try host()
    try host.session.remove(root)
    region?.forget(self)
    host.retire(recognizers)
  }

  private func host() throws(Fault) -> GestureHost {
    guard let host = region?.host else { throw Fault(.staleID, .gesture, root.bits) }
    return host
  }
}
