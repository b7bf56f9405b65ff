public import GestureCore

/// A part of the window that gestures are attached to. A contact belongs to the front-most, deepest region that it goes down
/// in and to all around it, until it lifts. Made by ``GestureHost/addRegion(frame:named:)`` and
/// ``GestureRegion/addRegion(frame:named:)``.
public final class GestureRegion {
  /// The host; nil once it is gone or the region is removed.
  public internal(set) weak var host: GestureHost?
  /// The region around it; nil for a root.
  public private(set) weak var parent: GestureRegion?
  /// The regions inside, in the order in which they were made.
  public internal(set) var children: [GestureRegion] = []
  /// The gestures, in the order in which they were attached.
  public private(set) var attachments: [GestureAttachment] = []
  /// What gestures inside call its space.
  var spaceName: AnyHashable?
  let id: RegionID

  /// A region that the host has made.
  init(_ host: GestureHost, _ id: RegionID, in parent: GestureRegion?) {
    (self.host, self.id, self.parent) = (host, id, parent)
  }

  /// Makes a region inside this one, in front of those already there. `frame` is in this region's space; with a name,
  /// gestures inside can measure in its space.
  public func addRegion(frame: CGRect, named name: AnyHashable? = nil) throws(Fault) -> GestureRegion {
    let child = try attachedHost().makeRegion(frame: frame, named: name, in: self)
    children.append(child)
    return child
  }

  /// Where it is in the space of the region around it, or in the window. A region that is gone has no frame.
  public var frame: CGRect { (try? CGRect(attachedHost().session.definition(of: id))) ?? .zero }

  /// Moves and sizes it. Contacts that are down stay with it, and a gesture under way measures in the space as it was at
  /// its press.
  public func setFrame(_ frame: CGRect) throws(Fault) {
    try configure { ($0.origin, $0.size) = (Point(frame.origin), Point(frame.size)) }
  }

  /// Puts it in front of siblings whose index is lower; equal ones stand in the order in which they were made.
  @discardableResult public func zIndex(_ value: Int) throws(Fault) -> GestureRegion {
    try configure { $0.order = Int32(clamping: value) }
  }

  /// Whether it and all inside can be hit.
  @discardableResult public func allowsHitTesting(_ enabled: Bool) throws(Fault) -> GestureRegion {
    try configure { $0.isEnabled = enabled }
  }

  /// Changes anything that the engine knows of a region: its shape, its transform, how far around it is hit.
  @discardableResult public func configure(_ body: (inout RegionDefinition) -> Void) throws(Fault) -> GestureRegion {
    let host = try attachedHost()
    var definition = try host.session.definition(of: id)
    body(&definition)
    try host.session.configure(id, definition)
    return self
  }

  /// Removes it and all inside. Gestures under way are cancelled (region_removed).
  public func remove() throws(Fault) {
    let host = try attachedHost()
    try host.session.remove(id)
    if let parent { parent.children.removeAll { $0 === self } } else { host.forget(self) }
    let gone = detach()
    for recognizer in gone.reversed() { try? host.session.remove(recognizer.id) }
    host.retire(gone)
  }

  /// It and all inside are nobody's any more; answers their recognizers.
  private func detach() -> [Recognizer] {
    defer { (host, attachments, children) = (nil, [], []) }
    return attachments.flatMap(\.recognizers) + children.flatMap { $0.detach() }
  }

  /// Takes a new attachment in.
  func keep(_ attachment: GestureAttachment) { attachments.append(attachment) }

  /// An attachment was taken off.
  func forget(_ attachment: GestureAttachment) { attachments.removeAll { $0 === attachment } }

  /// The host, where there still is one.
  func attachedHost() throws(Fault) -> GestureHost {
    guard let host else { throw Fault(.staleID, .region, id.bits) }
    return host
  }
}
