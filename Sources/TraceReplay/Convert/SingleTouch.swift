/// The one contact of a device that knows no more: an old touchscreen or pad, or a pen, which is also seen near.
struct SingleTouch: ContactReader {
  private var sample = ContactSample(contact: 0)
  private var isTouching = false
  private var isPen = false
  private var isNear = false
  private var hasChanged = false
  /// Whether the contact was down when the last report ended.
  private var wasTouching = false

  mutating func take(_ event: EvdevEvent) {
    switch event.code {
    case .x: (sample.x, hasChanged) = (event.value, true)
    case .y: (sample.y, hasChanged) = (event.value, true)
    case .pressure: (sample.pressure, hasChanged) = (event.value, true)
    case .touch: isTouching = event.value != 0
    case .toolPen:
      isNear = event.value != 0
      if isNear { isPen = true }
    default: break
    }
  }

  mutating func report() -> ContactFrame {
    var frame = ContactFrame()
    (frame.isPen, frame.isContact) = (isPen, false)
    switch (wasTouching, isTouching) {
    case (false, true): frame.presses = [sample]
    case (true, false): frame.lifts = [sample]
    case (true, true): frame.moves = hasChanged ? [sample] : []
    case (false, false): frame.hover = isNear && hasChanged ? sample : nil
    }
    (wasTouching, hasChanged) = (isTouching, false)
    return frame
  }
}
