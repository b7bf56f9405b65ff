@testable import GestureCore

/// A small scene: one or more recognizers on one place of the screen. Each gesture has a cell that it holds at 1 while it
/// is live, and one that counts its ends.
struct World: Sendable {
  let name: String
  let variants: [Variant]
  let tie: Tie
  /// Whether a contact observer is beside them.
  var isWatched = false

  init(_ variants: [Variant], _ tie: Tie = .sameRegion, isWatched: Bool = false) {
    name = tie.rawValue + "(" + variants.map(\.name).joined(separator: ", ") + ")"
    (self.variants, self.tie, self.isWatched) = (variants, tie, isWatched)
  }

  /// How many gestures there are, the composite and the observer among them.
  var count: Int { variants.count + (tie.composite == nil ? 0 : 1) + (isWatched ? 1 : 0) }

  /// A session of this world; nil where it is refused (a wait in a circle).
  func make() throws(Fault) -> Session {
    var capacity = Capacity()
    (capacity.regions, capacity.gestures, capacity.contacts, capacity.events) = (2, Int32(count), 4, 16)
    (capacity.states, capacity.followers) = (Int32(count * 2), 0)
    (capacity.bindings, capacity.relations) = (Int32(count * 2), 2)
    var session = try Session(capacity)
    let outer = try session.makeRegion(RegionDefinition(origin: .zero, size: Point(1000, 1000)))
    var inner = RegionDefinition(origin: Point(100, 100), size: Point(500, 500))
    inner.parent = outer
    let region = try session.makeRegion(inner)
    var leaves: [GestureID] = []
    for variant in variants {
      var definition = variant.definition
      definition.notify = true
      let isCustom = definition.kind == .custom
      leaves.append(
        try isCustom ? session.makeCustom(definition, Slide.recognizer) : session.makeGesture(definition))
    }
    if let kind = tie.composite {
      let root = try session.makeComposite(GestureDefinition(kind), members: leaves)
      try session.attach(root, to: region)
      try bind(root, &session)
    } else {
      for (index, leaf) in leaves.enumerated() {
        let isOuter = index > 0 && tie.isNested
        try session.attach(leaf, to: isOuter ? outer : region, priority: isOuter ? tie.outerPriority : .normal)
      }
    }
    if let kind = tie.relation, leaves.count > 1 { try session.relate(leaves[0], kind, leaves[1]) }
    for leaf in leaves { try bind(leaf, &session) }
    if isWatched {
      let watch = try session.makeGesture(GestureDefinition(.contact))
      try session.attach(watch, to: outer)
      try bind(watch, &session)
    }
    return session
  }

  private func bind(_ gesture: GestureID, _ session: inout Session) throws(Fault) {
    let live = try session.makeState(.scalar)
    try session.bind(BindingDefinition(state: live, gesture: gesture, channel: .active, isTransient: true))
    let ends = try session.makeState(.scalar)
    var commit = BindingDefinition(state: ends, gesture: gesture, channel: .constant, isTransient: false)
    (commit.constant, commit.operation) = (Quad(1, 0, 0, 0), .add)
    try session.bind(commit)
  }

  /// The slot of the gesture whose cells are the `index`-th pair: a composite's come before its members'.
  func gesture(ofCells index: Int) -> Int {
    guard tie.composite != nil else { return index }
    if index == 0 { return variants.count }
    return index <= variants.count ? index - 1 : index
  }

  /// The gestures' names in the order in which they are made.
  var names: [String] {
    var names = variants.enumerated().map { "\($1.name)_\($0)" }
    if tie.composite != nil { names.append("both") }
    if isWatched { names.append("watch") }
    return names
  }

  /// The scene in the lines of a trace.
  var lines: [String] {
    var lines = [#"{"gesturecore_trace": 1, "name": "\#(name)"}"#]
    lines.append(#"{"region": "outer", "frame": [0, 0, 1000, 1000]}"#)
    lines.append(#"{"region": "inner", "frame": [100, 100, 500, 500], "parent": "outer"}"#)
    for (name, variant) in zip(names, variants) {
      lines.append(#"{"gesture": "\#(name)", \#(variant.keys), "notify": true}"#)
    }
    if let kind = tie.composite {
      let members = names.prefix(variants.count).map { "\"\($0)\"" }.joined(separator: ", ")
      lines.append(#"{"gesture": "both", "kind": "\#(kind.name)", "members": [\#(members)]}"#)
      lines.append(#"{"attach": "both", "region": "inner"}"#)
    } else {
      for (index, name) in names.prefix(variants.count).enumerated() {
        let isOuter = index > 0 && tie.isNested
        let priority = isOuter ? ["normal", "high", "simultaneous"][Int(tie.outerPriority.rawValue)] : "normal"
        lines.append(
          #"{"attach": "\#(name)", "region": "\#(isOuter ? "outer" : "inner")", "priority": "\#(priority)"}"#)
      }
    }
    if tie.relation != nil { lines.append(#"{"relate": "\#(names[0])", "\#(tie.relationKey)": "\#(names[1])"}"#) }
    if isWatched {
      lines.append(#"{"gesture": "watch", "kind": "contact"}"#)
      lines.append(#"{"attach": "watch", "region": "outer"}"#)
    }
    return lines
  }
}
