import GestureCore

/// Makes the recognizers of one gesture value that is being attached to a region.
public final class _GesturePlan {
  private let host: GestureHost
  private let region: GestureRegion
  /// What was made, members before their composite.
  private(set) var made: [Recognizer] = []

  /// A plan for this region.
  init(_ host: GestureHost, _ region: GestureRegion) { (self.host, self.region) = (host, region) }

  /// Makes a recognizer whose values are read by `read`.
  func leaf<Value>(
    _ definition: GestureDefinition, _ read: @escaping (Reading) -> Value?
  ) throws(Fault) -> _GestureSignal<Value> {
    var definition = definition
    definition.notify = true
    return signal(try host.session.makeGesture(definition), definition.kind, [], read)
  }

  /// Makes a composite of two, whose values are read by `read`.
  func composite<First, Second, Value>(
    _ kind: GestureKind, _ first: _GestureSignal<First>, _ second: _GestureSignal<Second>,
    _ read: @escaping (Reading) -> Value?
  ) throws(Fault) -> _GestureSignal<Value> {
    var definition = GestureDefinition(kind)
    definition.notify = true
    let parts = [first.recognizer, second.recognizer]
    return signal(try host.session.makeComposite(definition, members: parts.map(\.id)), kind, parts, read)
  }

  private func signal<Value>(
    _ id: GestureID, _ kind: GestureKind, _ parts: [Recognizer], _ read: @escaping (Reading) -> Value?
  ) -> _GestureSignal<Value> {
    var latest: Value?
    let recognizer = Recognizer(id, kind, parts: parts) { latest = $0.flatMap(read) }
    made.append(recognizer)
    return _GestureSignal(recognizer: recognizer) { latest }
  }

  /// The engine's word for a space.
  func space(_ space: CoordinateSpace) throws(Fault) -> Space {
    switch space {
    case .local: return .local
    case .global: return .global
    case .named(let name):
      var place: GestureRegion? = region
      while let candidate = place {
        if candidate.spaceName == name { return .region(candidate.id) }
        place = candidate.parent
      }
      throw Fault(.invalidArgument, .space)
    }
  }

  /// Removes what was made of a gesture that cannot be attached as a whole.
  func undo() {
    for recognizer in made.reversed() { try? host.session.remove(recognizer.id) }
    made = []
  }
}
