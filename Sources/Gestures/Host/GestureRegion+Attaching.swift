import GestureCore

extension GestureRegion {
  /// Attaches a gesture. It comes after gestures of the regions inside, and after those attached here before it.
  @discardableResult public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) throws(Fault) -> GestureRegion {
    try attach(gesture, .normal, mask)
    return self
  }

  /// Attaches a gesture, which takes part only if it is enabled.
  @discardableResult public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) throws(Fault) -> GestureRegion {
    try attach(gesture, .normal, .all).setEnabled(isEnabled)
    return self
  }

  /// Attaches a gesture that comes before those of the regions inside and before those attached here earlier.
  @discardableResult public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) throws(Fault) -> GestureRegion {
    try attach(gesture, .high, mask)
    return self
  }

  /// Attaches a gesture of high priority, which takes part only if it is enabled.
  @discardableResult public func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) throws(Fault) -> GestureRegion {
    try attach(gesture, .high, .all).setEnabled(isEnabled)
    return self
  }

  /// Attaches a gesture that goes on beside all others.
  @discardableResult public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) throws(Fault) -> GestureRegion {
    try attach(gesture, .simultaneous, mask)
    return self
  }

  /// Attaches a gesture that goes on beside all others, and takes part only if it is enabled.
  @discardableResult public func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) throws(Fault) -> GestureRegion {
    try attach(gesture, .simultaneous, .all).setEnabled(isEnabled)
    return self
  }

  /// Does `action` when the region is tapped `count` times.
  @discardableResult public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) throws(Fault) -> GestureRegion {
    try gesture(TapGesture(count: count).onEnded(action))
  }

  /// Does `action` with the place of the last lift when the region is tapped `count` times.
  @discardableResult public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) throws(Fault) -> GestureRegion {
    try gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Does `action` when the region is held; `onPressingChanged` hears true at the press, and false when it has been held
  /// long enough or is no long press any more.
  @discardableResult public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) throws(Fault) -> GestureRegion {
    try gesture(
      LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        .onChanged { onPressingChanged?($0) }
        .onCancelled { _ in onPressingChanged?(false) }
        .onEnded { _ in
          onPressingChanged?(false)
          action()
        })
  }

  /// Names the region's space for the gestures attached from now on, here and inside.
  @discardableResult public func coordinateSpace(_ space: NamedCoordinateSpace) -> GestureRegion {
    spaceName = space.name
    return self
  }

  /// Names the region's space for the gestures attached from now on, here and inside.
  @discardableResult public func coordinateSpace<T: Hashable>(name: T) -> GestureRegion {
    coordinateSpace(.named(name))
  }

  /// Attaches a gesture; its attachment is the last of ``attachments``. A gesture that the engine refuses leaves nothing
  /// behind.
  @discardableResult private func attach<T: Gesture>(
    _ gesture: T, _ priority: Priority, _ mask: GestureMask
  ) throws(Fault) -> GestureAttachment {
    let host = try attachedHost()
    let plan = _GesturePlan(host, self)
    do {
      let root = try gesture._recognize(in: plan).recognizer.id
      try host.session.attach(root, to: id, priority: priority, mask: mask.core)
      let attachment = GestureAttachment(self, root, plan.made)
      host.register(plan.made, in: self)
      keep(attachment)
      return attachment
    } catch {
      plan.undo()
      throw error
    }
  }
}
