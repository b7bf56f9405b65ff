// Gestures: what each is to do, attachments, relations.

extension TraceWriter {
  /// What is known of a gesture beyond its name.
  @_optimize(size) func family(of gesture: GestureID) -> Family {
    let slot = Int(gesture.bits & 0xffff_ffff) - 1
    return slot >= 0 && slot < families.count ? families[slot] : Family(kind: .tap, members: [])
  }

  /// Writes a gesture that was made, with what differs from its kind's defaults.
  @_optimize(size) func writeMade(
    _ gesture: GestureID, _ definition: GestureDefinition, members: [GestureID], name: String?,
    _ session: borrowing Session
  ) {
    let kind = definition.kind
    gestures.add(gesture.bits, given: name, noun: kind.name)
    let slot = Int(gesture.bits & 0xffff_ffff) - 1
    while families.count <= slot { families.append(Family(kind: .tap, members: [])) }
    families[slot] = Family(kind: kind, members: members)
    text.beginLine()
    stamp(session, isScene: true)
    text.member("gesture", gestures[gesture.bits])
    text.member("kind", kind.name)
    if kind.isComposite {
      text.key("members")
      text.list(members.map { gestures[$0.bits] })
    }
    writeSettings(definition, over: GestureDefinition(kind))
    text.endLine()
  }

  /// Writes what was changed of a gesture.
  @_optimize(size) func writeConfigured(
    _ gesture: GestureID, from old: GestureDefinition, to new: GestureDefinition, _ session: borrowing Session
  ) {
    text.beginLine()
    stamp(session)
    text.member("configure", gestures[gesture.bits])
    writeSettings(new, over: old)
    text.endLine()
  }

  /// Writes how a gesture was attached.
  @_optimize(size) func writeAttached(
    _ gesture: GestureID, _ region: RegionID, _ priority: Priority, _ mask: Mask, _ session: borrowing Session
  ) {
    text.beginLine()
    stamp(session, isScene: true)
    text.member("attach", gestures[gesture.bits])
    text.member("region", regions[region.bits])
    if priority != .normal { text.member("priority", priority.name) }
    if mask != .all { text.member("mask", mask.name) }
    text.endLine()
  }

  /// Writes how an attachment was changed.
  @_optimize(size) func writeAttachment(
    _ gesture: GestureID, _ priority: Priority, _ mask: Mask, _ session: borrowing Session
  ) {
    text.beginLine()
    stamp(session)
    text.member("configure", gestures[gesture.bits])
    text.member("priority", priority.name)
    text.member("mask", mask.name)
    text.endLine()
  }

  /// Writes how a gesture was told to stand to another.
  @_optimize(size) func writeRelated(
    _ gesture: GestureID, _ kind: Relation.Kind, _ other: GestureID, _ session: borrowing Session
  ) {
    text.beginLine()
    stamp(session, isScene: true)
    text.member("relate", gestures[gesture.bits])
    text.member(kind.name, gestures[other.bits])
    text.endLine()
  }

  /// Writes the fields in which a definition differs from another of its kind, in the order of the format. One that
  /// differs in what its kind does not read says what no trace can: the C interface makes none such.
  @_optimize(size) private func writeSettings(_ new: GestureDefinition, over old: GestureDefinition) {
    if new.count != old.count { text.member("count", whole: new.count) }
    if new.minContacts != old.minContacts || new.maxContacts != old.maxContacts { writeContacts(new) }
    if new.maxDistance != old.maxDistance { text.member("max_distance", new.maxDistance) }
    if new.maxDuration != old.maxDuration { writeLimit("max_duration", new.maxDuration) }
    if new.maxInterval != old.maxInterval { text.member("max_interval", seconds: new.maxInterval) }
    if new.maxSeparation != old.maxSeparation {
      text.member("max_separation", new.maxSeparation)
    }
    if new.outset != old.outset { text.member("outset", new.outset) }
    if new.minDuration != old.minDuration { text.member("min_duration", seconds: new.minDuration) }
    if new.isContinuous != old.isContinuous { text.member("continuous", new.isContinuous) }
    if new.minDistance != old.minDistance { text.member("min_distance", new.minDistance) }
    if new.axis != old.axis { text.member("axis", new.axis.name) }
    if new.angleGate != old.angleGate { text.member("angle_gate", radians: new.angleGate) }
    if new.consumesThreshold != old.consumesThreshold {
      text.member("threshold", new.consumesThreshold ? "consume" : "include")
    }
    if new.directions != old.directions {
      text.key("directions")
      text.list(Direction.allCases.filter { new.directions.contains(DirectionSet($0)) }.map { $0.name })
    }
    if new.minVelocity != old.minVelocity { text.member("min_velocity", new.minVelocity) }
    if new.firesAtLift != old.firesAtLift { text.member("fires", new.firesAtLift ? "lift" : "threshold") }
    if new.minScaleDelta != old.minScaleDelta {
      text.member("min_scale_delta", new.minScaleDelta)
    }
    if new.minAngleDelta != old.minAngleDelta {
      text.member("min_angle_delta", radians: new.minAngleDelta)
    }
    if new.wheel != old.wheel { text.member("wheel", new.wheel.name) }
    if new.kind == .custom { note("custom") }
    if new.customStimulus != old.customStimulus { text.member("stimulus", new.customStimulus.name) }
    if new.maxGap != old.maxGap { text.member("max_gap", seconds: new.maxGap) }
    if new.liftCompletes != old.liftCompletes {
      text.member("lift_completes", new.liftCompletes)
    }
    writeCommon(new, over: old)
  }

  @_optimize(size) private func writeCommon(_ new: GestureDefinition, over old: GestureDefinition) {
    if new.space != old.space {
      let name = new.space == .local ? "local" : new.space == .global ? "global" : regions[new.space.bits]
      text.member("space", name)
    }
    if new.spaceMode != old.spaceMode { text.member("space_mode", new.spaceMode.name) }
    if new.devices != old.devices {
      text.key("devices")
      text.list(DeviceKind.allCases.filter { new.devices.contains(DeviceSet($0)) }.map { $0.name })
    }
    if new.buttons != old.buttons {
      text.key("buttons")
      text.list(Button.allCases.filter { new.buttons.contains(ButtonSet($0)) }.map { $0.name })
    }
    if new.extraContacts != old.extraContacts { text.member("extra_contacts", new.extraContacts.name) }
    if new.isEnabled != old.isEnabled { text.member("enabled", new.isEnabled) }
    if new.notify != old.notify { text.member("notify", new.notify) }
  }

  /// One number for both limits, or [least, greatest], where null is no limit.
  @_optimize(size) private func writeContacts(_ definition: GestureDefinition) {
    if definition.minContacts == definition.maxContacts {
      return text.member("contacts", whole: definition.minContacts)
    }
    text.key("contacts")
    text.put("[")
    text.whole(UInt64(clamping: definition.minContacts))
    text.put(", ")
    if definition.maxContacts == GestureDefinition.unlimitedContacts {
      text.put("null")
    } else {
      text.whole(UInt64(clamping: definition.maxContacts))
    }
    text.put("]")
  }

  @_optimize(size) private func writeLimit(_ key: String, _ limit: Nanoseconds) {
    if limit != .never { return text.member(key, seconds: limit) }
    text.key(key)
    text.put("null")
  }
}
