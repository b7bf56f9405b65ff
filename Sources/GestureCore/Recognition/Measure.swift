/// A gesture's value, read off its track.
enum Measure {
  /// Brings `value` up to date and answers whether it now differs in anything that counts for `changed`: not in the
  /// number of contacts (but for the observer), elapsed, velocity or prediction.
  @inline(__always) static func refresh(
    _ value: inout GestureValue, _ track: inout Track, _ definition: inout GestureDefinition, isGranted: Bool
  ) -> Bool {
    switch definition.kind {
    case .drag:
      return refreshDrag(&value, &track, definition.axis)
    case .tap, .swipe:
      (value.location, value.start, value.count) = (track.location, track.start, track.taps)
      value.contacts = definition.kind == .tap ? track.pressed : track.down
      (value.direction, value.velocity) = (track.direction, track.release)
      value.fields = definition.kind == .tap ? tap : swipe
      return true
    case .click:
      let inside: UInt32 = track.isInside ? 1 : 0
      let differs = value.inside != inside
      (value.location, value.start, value.inside) = (track.location, track.start, inside)
      (value.contacts, value.fields) = (track.down, click)
      return differs
    case .longPress:
      let recognized: UInt32 = track.isRecognized && isGranted ? 1 : 0
      let differs = value.location != track.location || value.recognized != recognized
      (value.location, value.start, value.recognized) = (track.location, track.start, recognized)
      value.contacts = track.pressed
      value.fields = longPress
      return differs
    case .magnify, .rotate, .transform:
      return refreshPair(&value, &track, &definition)
    case .hover:
      let differs = value.location != track.location
      (value.location, value.fields) = (track.location, hover)
      return differs
    case .scroll:
      let differs = value.delta != track.delta || value.total != track.total
      (value.delta, value.total, value.fields) = (track.delta, track.total, scroll)
      return differs
    case .contact:
      let differs = value.location != track.location || value.contacts != track.down
      (value.location, value.contacts, value.fields) = (track.location, track.down, contact)
      return differs
    case .custom, .sequence, .simultaneous, .exclusive, .race:
      return false
    }
  }

  /// `refresh` of a drag.
  @inline(__always) static func refreshDrag(
    _ value: inout GestureValue, _ track: inout Track, _ axis: Axis
  ) -> Bool {
    (value.start, value.contacts, value.fields) = (track.start, track.down, drag)
    return moveDrag(&value, to: track.location, Drag.along(axis, track.location - track.start - track.consumed))
  }

  /// The same where the drag has but moved on.
  @inline(__always) static func moveDrag(_ value: inout GestureValue, to location: Point, _ translation: Point) -> Bool
  {
    let differs = value.location != location || value.translation != translation
    (value.location, value.translation) = (location, translation)
    return differs
  }

  private static func refreshPair(
    _ value: inout GestureValue, _ track: inout Track, _ definition: inout GestureDefinition
  ) -> Bool {
    var differs = value.centroid != track.centroid
    (value.start, value.centroid, value.contacts) = (track.start, track.centroid, track.down)
    switch definition.kind {
    case .magnify:
      differs = differs || value.magnification != track.similarity.scale
      (value.magnification, value.fields) = (track.similarity.scale, magnify)
    case .rotate:
      let angle = track.similarity.angle
      differs = differs || value.rotation != angle
      (value.rotation, value.fields) = (angle, rotate)
    default:
      let (translation, angle) = (track.location - track.start, track.similarity.angle)
      differs =
        differs || value.translation != translation || value.magnification != track.similarity.scale
        || value.rotation != angle || value.matrix != track.similarity.matrix
      (value.location, value.translation, value.fields) = (track.location, translation, transform)
      (value.magnification, value.rotation) = (track.similarity.scale, angle)
      value.matrix = track.similarity.matrix
    }
    return differs
  }

  /// How many contacts a gesture has, or made it; nil where that is no matter of its contacts.
  static func contacts(_ track: Track, _ kind: GestureKind) -> Int32? {
    switch kind {
    case .tap, .longPress: track.pressed
    case .drag, .click, .swipe, .magnify, .rotate, .transform, .contact: track.down
    case .hover, .scroll, .custom, .sequence, .simultaneous, .exclusive, .race: nil
    }
  }

  /// Adds what is only computed when it is asked for.
  static func complete(
    _ value: inout GestureValue, _ track: inout Track, _ definition: inout GestureDefinition, velocity: Point,
    now: Nanoseconds
  ) {
    switch definition.kind {
    case .drag:
      value.velocity = Drag.along(definition.axis, velocity)
      value.predictedEnd = value.location + value.velocity * Tuning.predictionTime
      value.predictedTranslation = value.translation + value.velocity * Tuning.predictionTime
      value.fields.formUnion([.velocity, .predictedEnd, .predictedTranslation])
    case .magnify, .rotate, .scroll:
      value.velocity = Drag.along(definition.kind == .scroll ? definition.axis : .x, velocity)
      value.fields.formUnion(.velocity)
    case .click, .longPress:
      value.elapsed = now.seconds(since: track.clock)
      value.fields.formUnion(.elapsed)
    case .tap, .swipe, .transform, .hover, .contact, .custom, .sequence, .simultaneous, .exclusive, .race: break
    }
  }

  /// The sample that the velocity is fitted over.
  @inline(__always) static func sample(_ track: inout Track, _ kind: GestureKind) -> Point {
    switch kind {
    case .magnify: Point(track.similarity.scale, 0)
    case .rotate: Point(track.similarity.angle, 0)
    case .scroll: track.total
    default: track.location
    }
  }

  private static let drag: ValueFields = [.location, .start, .translation, .contacts]
  private static let tap: ValueFields = [.location, .start, .count, .contacts]
  private static let swipe: ValueFields = [.location, .start, .direction, .velocity, .contacts]
  private static let click: ValueFields = [.location, .start, .inside, .contacts]
  private static let longPress: ValueFields = [.location, .start, .recognized, .contacts]
  private static let magnify: ValueFields = [.magnification, .centroid, .start, .contacts]
  private static let rotate: ValueFields = [.rotation, .centroid, .start, .contacts]
  private static let transform: ValueFields = [
    .translation, .magnification, .rotation, .centroid, .matrix, .location, .start, .contacts,
  ]
  private static let hover: ValueFields = [.location]
  private static let scroll: ValueFields = [.delta, .total]
  private static let contact: ValueFields = [.location, .contacts]
}
