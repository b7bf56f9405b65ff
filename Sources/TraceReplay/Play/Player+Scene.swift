import GestureCore

extension Player {
  /// Does what a line of the scene or the host says.
  func make(_ content: TraceLine.Content) throws(Refusal) {
    do {
      switch content {
      case .region(let line): try make(line)
      case .gesture(let line): try make(line)
      case .state(let line): try make(line)
      case .bind(let line): try make(line)
      case .follow(let line):
        let state = try names.state(line.state)
        let type = try session.type(of: state)
        let animation = try line.animation.animation(type)
        made(try session.makeFollower(of: state, animation, name: line.name), line.name, of: type)
      case .attach(let line):
        try session.attach(
          try names.gesture(line.gesture), to: try names.region(line.region), priority: line.priority, mask: line.mask)
      case .relate(let line):
        try session.relate(try names.gesture(line.gesture), line.kind, try names.gesture(line.other))
      case .host(let line): try make(line)
      case .header, .input, .answer, .expectation, .output: break
      }
    } catch let fault as Fault {
      throw Refusal(fault)
    } catch let refusal as Refusal {
      throw refusal
    } catch {
      throw Refusal(.invalidArgument, "\(error)")
    }
  }

  private func make(_ line: RegionLine) throws {
    var definition = RegionDefinition(origin: .zero, size: .zero)
    line.settings.apply(to: &definition)
    if let parent = line.parent { definition.parent = try names.region(parent) }
    let offset = try states(line.settings.offset)
    let region = try session.makeRegion(
      definition, outline: line.settings.outline ?? [], hit: hit(definition, line.name), name: line.name)
    names.add(region, line.name)
    if let offset { try session.setOffset(of: region, to: offset) }
  }

  /// What stands in for the function of a region whose outline is the host's.
  private func hit(_ definition: RegionDefinition, _ name: String) -> HitFunction? {
    definition.shape == .host ? standIns.hit(name) : nil
  }

  private func make(_ line: GestureLine) throws {
    guard let kind = line.kind else {
      throw Refusal(.invalidArgument, "\"\(line.kindName)\" is no kind of gesture")
    }
    var definition = GestureDefinition(kind)
    try apply(line.settings, to: &definition)
    if hearsMembers { definition.notify = true }
    if kind == .custom {
      made(try session.makeCustom(definition, standIns.custom(line.name), name: line.name), line)
      return
    }
    guard kind.isComposite else {
      made(try session.makeGesture(definition, name: line.name), line)
      return
    }
    var members: [GestureID] = []
    for member in line.members {
      if member == line.name, names.gestures[member] == nil {
        throw Refusal(.cycle, "gesture \"\(member)\" would contain itself")
      }
      members.append(try names.gesture(member))
    }
    made(try session.makeComposite(definition, members: members, name: line.name), line)
  }

  private func make(_ line: StateLine) throws {
    if let parts = try states(line.parts) {
      made(try session.makeSum(line.type, of: parts, name: line.name), line.name, isSum: true)
    } else {
      let initial = try line.initial?.cell(line.type) ?? .zero
      made(try session.makeState(line.type, initial: initial, name: line.name), line.name, isSum: false)
    }
  }

  private func make(_ line: BindLine) throws {
    let state = try names.state(line.state)
    let type = try session.type(of: state)
    let binding = try line.definition(state: state, type, gesture: try names.gesture(line.gesture))
    var snap: [Quad] = []
    for point in line.snap { snap.append(try point.cell(type)) }
    let map = standIns.map(line.state, line.gesture, width: type.width)
    try session.bind(binding, snap: snap, map: line.isMapped ? map : nil)
    if line.isTransient { becameTransient(line.state) }
  }

  private func make(_ line: HostLine) throws {
    switch line {
    case .set(let name, let value):
      let state = try names.state(name)
      try session.set(state, to: try value.cell(try session.type(of: state)))
    case .configure(let name, let settings, let priority, let mask):
      let gesture = try names.gesture(name)
      var definition = try session.definition(of: gesture)
      try apply(settings, to: &definition)
      if !settings.isEmpty { try session.configure(gesture, definition) }
      if priority != nil || mask != nil {
        let now = try session.attachment(of: gesture)
        try session.setAttachment(of: gesture, priority: priority ?? now.priority, mask: mask ?? now.mask)
      }
    case .configureRegion(let name, let settings):
      let region = try names.region(name)
      var definition = try session.definition(of: region)
      let offset = try states(settings.offset)
      settings.apply(to: &definition)
      if settings.changesDefinition {
        try session.configure(region, definition, outline: settings.outline, hit: hit(definition, name))
      }
      if let offset { try session.setOffset(of: region, to: offset) }
    case .removeRegion(let name): try session.remove(try names.region(name))
    case .removeGesture(let name): try session.remove(try names.gesture(name))
    case .restore(let cells): try restore(cells)
    case .reset: session.reset()
    }
  }

  /// Writes the named cells and leaves the others as they are.
  private func restore(_ cells: [(state: String, CellText)]) throws {
    var snapshot = session.snapshot()
    let own = states.filter { !$0.isSum }
    // A snapshot holds the committed cells; a session may leave out those that a gesture holds.
    let kept = own.count == snapshot.count ? own : own.filter { !$0.isTransient }
    for (name, value) in cells {
      let state = try names.state(name)
      let cell = try value.cell(try session.type(of: state))
      guard let index = kept.firstIndex(where: { $0.name == name && !$0.isTransient }), index < snapshot.count else {
        throw Refusal(Fault(.readOnlyState, .stateReadOnly, state.bits))
      }
      snapshot[index] = cell
    }
    try session.restore(snapshot)
  }

  private func apply(_ settings: GestureSettings, to definition: inout GestureDefinition) throws {
    try settings.apply(to: &definition)
    switch settings.space {
    case nil: break
    case "local": definition.space = .local
    case "global": definition.space = .global
    case .some(let region): definition.space = .region(try names.region(region))
    }
  }

  private func states(_ names: [String]?) throws(Refusal) -> [StateID]? {
    guard let names else { return nil }
    var states: [StateID] = []
    for name in names { states.append(try self.names.state(name)) }
    return states
  }
}
