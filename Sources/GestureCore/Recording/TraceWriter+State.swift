// States, what drives them, and what follows them.

extension TraceWriter {
  /// Writes a state that was made.
  @_optimize(size) func writeMade(
    _ state: StateID, _ type: StateType, initial: Quad, name: String?, _ session: borrowing Session
  ) {
    beginState(state, type, name: name, session)
    if initial != .zero {
      text.key("initial")
      write(initial, type)
    }
    text.endLine()
    cells.append(state)
  }

  /// Writes a sum that was made.
  @_optimize(size) func writeMade(
    _ state: StateID, _ type: StateType, sum parts: [StateID], name: String?, _ session: borrowing Session
  ) {
    beginState(state, type, name: name, session)
    text.key("sum")
    text.list(parts.map { states[$0.bits] })
    text.endLine()
  }

  @_optimize(size) private func beginState(
    _ state: StateID, _ type: StateType, name: String?, _ session: borrowing Session
  ) {
    states.add(state.bits, given: name, noun: "state")
    text.beginLine()
    stamp(session, isScene: true)
    text.member("state", states[state.bits])
    text.member("type", type.name)
  }

  /// Writes what the host wrote into a state.
  @_optimize(size) func writeSet(_ state: StateID, _ value: Quad, _ session: borrowing Session) {
    guard let type = try? session.type(of: state) else { return }
    text.beginLine()
    stamp(session)
    text.member("set", states[state.bits])
    text.key("value")
    write(value, type)
    text.endLine()
  }

  /// Writes a snapshot that was restored: the committed states by name.
  @_optimize(size) func writeRestored(_ snapshot: [Quad], _ session: borrowing Session) {
    text.beginLine()
    stamp(session)
    text.key("restore")
    text.put("{")
    var next = 0
    for state in cells where next < snapshot.count {
      guard let type = try? session.type(of: state), session.isCommitted(state) else { continue }
      if next > 0 { text.put(", ") }
      text.quoted(states[state.bits])
      text.put(": ")
      write(snapshot[next], type)
      next += 1
    }
    text.put("}")
    text.endLine()
  }

  /// Writes which gesture drives which state, and how.
  @_optimize(size) func write(_ binding: BindingDefinition, snap: [Quad], _ session: borrowing Session) {
    guard let type = try? session.type(of: binding.state) else { return }
    text.beginLine()
    stamp(session, isScene: true)
    text.member("bind", states[binding.state.bits])
    text.member("gesture", gestures[binding.gesture.bits])
    text.member(binding.isTransient ? "transient" : "commit", binding.channel.name)
    if binding.channel == .constant {
      text.key("value")
      write(binding.constant, type)
    }
    if !binding.isTransient && binding.operation != .set { text.member("op", binding.operation.name) }
    if binding.isTransient && binding.reset.kind != .none { write("reset", binding.reset, type) }
    if binding.clamps {
      text.key("clamp")
      writeRange(binding.low, binding.high, type)
    }
    if binding.rubberBandLimit != 0 {
      text.key("rubber_band")
      text.beginObject()
      text.member("limit", binding.rubberBandLimit)
      text.member("coefficient", binding.rubberBandCoefficient)
      text.endObject()
    }
    if !snap.isEmpty {
      text.key("snap")
      text.put("[")
      for index in 0..<snap.count {
        if index > 0 { text.put(", ") }
        write(snap[index], type)
      }
      text.put("]")
    }
    if binding.scale != 1 { text.member("scale", binding.scale) }
    if binding.isMapped {
      text.member("map", true)
      note("map")
    }
    text.endLine()
  }

  /// Writes a follower that was made.
  @_optimize(size) func writeMade(
    _ follower: FollowerID, of state: StateID, _ animation: Animation, name: String?, _ session: borrowing Session
  ) {
    guard let type = try? session.type(of: state) else { return }
    followers.add(follower.bits, given: name, noun: "follower")
    text.beginLine()
    stamp(session, isScene: true)
    text.member("follow", followers[follower.bits])
    text.member("state", states[state.bits])
    if animation.kind != .none { write("animation", animation, type) }
    text.endLine()
  }

  @_optimize(size) private func write(_ key: String, _ animation: Animation, _ type: StateType) {
    let numbers = animation.parameters
    text.key(key)
    text.beginObject()
    switch animation.kind {
    case .none: break
    case .spring:
      text.key("spring")
      text.beginObject()
      text.member("response", numbers.x)
      text.member("damping", numbers.y)
      text.endObject()
    case .bezier:
      text.key("bezier")
      text.numbers(numbers, 4)
      text.member("duration", animation.duration)
    case .decay:
      text.key("decay")
      text.beginObject()
      text.member("rate", numbers.x)
      if animation.hasBounds {
        text.key("bounds")
        writeRange(animation.low, animation.high, type)
      }
      text.endObject()
    }
    text.endObject()
  }

  @_optimize(size) private func writeRange(_ low: Quad, _ high: Quad, _ type: StateType) {
    text.put("[")
    write(low, type)
    text.put(", ")
    write(high, type)
    text.put("]")
  }

  /// A value as a state of this type writes it.
  @_optimize(size) private func write(_ value: Quad, _ type: StateType) {
    switch type {
    case .bool: text.put(value.x == 0 ? "false" : "true")
    case .scalar, .int: text.number(value.x)
    case .vec2, .vec4: text.numbers(value, type.width)
    }
  }
}
