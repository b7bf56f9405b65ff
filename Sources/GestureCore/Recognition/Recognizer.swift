/// The closed list of recognizers: what each hears, what each answers to, what it takes. A new one is a case here and
/// in the other places that the README lists.
enum Recognizer {
  /// What a gesture says to an input of its contacts.
  @inline(__always) static func step(
    _ track: inout Track, _ definition: inout GestureDefinition, _ input: RecognizerInput, _ context: RecognizerContext,
    velocity: Point
  ) -> Verdict {
    switch definition.kind {
    case .drag: Drag.step(&track, &definition, input, context)
    case .tap: Tap.step(&track, &definition, input, context)
    case .click: Click.step(&track, &definition, input, context)
    case .longPress: LongPress.step(&track, &definition, input, context)
    case .swipe: Swipe.step(&track, &definition, input, context, velocity: velocity)
    case .magnify: Magnify.step(&track, &definition, input, context)
    case .rotate: Rotate.step(&track, &definition, input, context)
    case .transform: Transform.step(&track, &definition, input, context)
    case .contact: Observer.step(&track, &definition, input, context)
    case .custom: .ask
    case .hover, .scroll, .sequence, .simultaneous, .exclusive, .race: .none
    }
  }
}

extension GestureDefinition {
  /// What the gesture answers to.
  @inline(__always) var stimulus: Stimulus {
    switch kind {
    case .drag, .magnify, .rotate, .transform, .scroll: .movement
    case .swipe: firesAtLift ? .lift : .movement
    case .longPress: .time
    case .tap, .click: .lift
    case .hover, .contact, .custom, .sequence, .simultaneous, .exclusive, .race: .none
    }
  }

  /// Whether the gesture is over as soon as it is granted.
  @inline(__always) var isDiscrete: Bool {
    switch kind {
    case .tap, .click, .swipe: true
    case .longPress: !isContinuous
    case .drag, .magnify, .rotate, .transform, .hover, .scroll, .contact, .custom, .sequence, .simultaneous,
      .exclusive, .race:
      false
    }
  }

  /// Whether contacts make the gesture.
  @inline(__always) var takesContacts: Bool { !kind.isComposite && kind != .hover && kind != .scroll }

  /// Whether a press may make a gesture say or await something that is not recognized yet: not a drag, that waits for a
  /// way.
  @inline(__always) var answersPresses: Bool { kind != .drag || minDistance == 0 }

  /// The same of the press that a group begins with, the first of its contacts.
  @inline(__always) var answersFirstPress: Bool {
    switch kind {
    case .drag: minDistance == 0
    case .tap: maxDuration != .never
    case .magnify, .rotate: false
    case .click, .longPress, .swipe, .transform, .hover, .scroll, .contact, .custom, .sequence, .simultaneous,
      .exclusive, .race:
      true
    }
  }

  /// Whether a contact of such a device and button may be the gesture's.
  @inline(__always) func accepts(_ device: DeviceSet, _ button: ButtonSet) -> Bool {
    takesContacts && hears(device, button)
  }

  /// The same of one that takes contacts.
  @inline(__always) func hears(_ device: DeviceSet, _ button: ButtonSet) -> Bool {
    devices.contains(device) && buttons.contains(button)
  }

  /// Whether the gesture has a velocity.
  @inline(__always) var hasVelocity: Bool {
    switch kind {
    case .drag, .swipe, .magnify, .rotate, .scroll: true
    case .tap, .click, .longPress, .transform, .hover, .contact, .custom, .sequence, .simultaneous, .exclusive, .race:
      false
    }
  }
}
