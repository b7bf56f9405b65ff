// Regions, and which call is written where.

extension TraceWriter {
  /// Writes a call that is no input.
  @_optimize(size) func write(_ call: SessionCall, _ session: borrowing Session) {
    switch call {
    case .regionMade(let region, let definition, let outline, let name):
      writeMade(region, definition, outline, name: name, session)
    case .regionConfigured(let region, let old, let new, let outline):
      writeConfigured(region, from: old, to: new, outline, session)
    case .regionOffset(let region, let parts):
      text.beginLine()
      stamp(session)
      text.member("configure_region", regions[region.bits])
      text.key("offset")
      text.list(parts.map { states[$0.bits] })
      text.endLine()
    case .regionRemoved(let region): writeName("remove_region", regions[region.bits], session)
    case .gestureMade(let gesture, let definition, let members, let name):
      writeMade(gesture, definition, members: members, name: name, session)
    case .gestureConfigured(let gesture, let old, let new): writeConfigured(gesture, from: old, to: new, session)
    case .gestureAttached(let gesture, let region, let priority, let mask):
      writeAttached(gesture, region, priority, mask, session)
    case .attachmentChanged(let gesture, let priority, let mask):
      writeAttachment(gesture, priority, mask, session)
    case .gesturesRelated(let gesture, let kind, let other): writeRelated(gesture, kind, other, session)
    case .gestureRemoved(let gesture): writeName("remove_gesture", gestures[gesture.bits], session)
    case .stateMade(let state, let type, let initial, let name):
      writeMade(state, type, initial: initial, name: name, session)
    case .sumMade(let state, let type, let parts, let name): writeMade(state, type, sum: parts, name: name, session)
    case .stateSet(let state, let value): writeSet(state, value, session)
    case .bound(let binding, let snap): write(binding, snap: snap, session)
    case .restored(let snapshot): writeRestored(snapshot, session)
    case .followerMade(let follower, let state, let animation, let name):
      writeMade(follower, of: state, animation, name: name, session)
    case .reset:
      text.beginLine()
      stamp(session)
      text.member("reset", true)
      text.endLine()
    case .fed, .brokenOff: break
    }
  }

  @_optimize(size) private func writeName(_ word: String, _ name: String, _ session: borrowing Session) {
    text.beginLine()
    stamp(session)
    text.member(word, name)
    text.endLine()
  }

  @_optimize(size) private func writeMade(
    _ region: RegionID, _ definition: RegionDefinition, _ outline: [Point], name: String?,
    _ session: borrowing Session
  ) {
    regions.add(region.bits, given: name, noun: "region")
    text.beginLine()
    stamp(session, isScene: true)
    text.member("region", regions[region.bits])
    writeFrame(definition)
    if definition.parent != .none { text.member("parent", regions[definition.parent.bits]) }
    writeSettings(definition, over: RegionDefinition(origin: .zero, size: .zero), outline.isEmpty ? nil : outline)
    text.endLine()
  }

  @_optimize(size) private func writeConfigured(
    _ region: RegionID, from old: RegionDefinition, to new: RegionDefinition, _ outline: [Point]?,
    _ session: borrowing Session
  ) {
    text.beginLine()
    stamp(session)
    text.member("configure_region", regions[region.bits])
    if new.origin != old.origin || new.size != old.size { writeFrame(new) }
    writeSettings(new, over: old, outline)
    text.endLine()
  }

  @_optimize(size) private func writeFrame(_ definition: RegionDefinition) {
    text.key("frame")
    text.numbers(Quad(definition.origin.x, definition.origin.y, definition.size.x, definition.size.y), 4)
  }

  @_optimize(size) private func writeSettings(_ new: RegionDefinition, over old: RegionDefinition, _ outline: [Point]?)
  {
    if new.order != old.order { text.member("order", whole: new.order) }
    if new.shape != old.shape { text.member("shape", new.shape.name) }
    if new.shape == .host { note("hit") }
    if new.radius != old.radius { text.member("radius", new.radius) }
    if let outline {
      text.key("points")
      text.put("[")
      for index in 0..<outline.count {
        if index > 0 { text.put(", ") }
        text.point(outline[index])
      }
      text.put("]")
    }
    if new.transform != old.transform { writeMatrix("transform", new.transform) }
    if new.hitOutset != old.hitOutset { text.member("hit_outset", new.hitOutset) }
    if new.isEnabled != old.isEnabled { text.member("enabled", new.isEnabled) }
    if new.isOpaque != old.isOpaque { text.member("opaque", new.isOpaque) }
    if new.clips != old.clips { text.member("clips", new.clips) }
  }

  /// Writes a key and a map of the plane.
  @_optimize(size) func writeMatrix(_ key: String, _ m: Affine) {
    text.key(key)
    text.numbers(Quad(m.a, m.b, m.c, m.d), 4, and: Quad(m.tx, m.ty, 0, 0), 2)
  }
}
