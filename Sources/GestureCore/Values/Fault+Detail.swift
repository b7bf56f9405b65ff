extension Fault {
  /// What was wrong; each case has one sentence, in which # stands for the offending value.
  public enum Detail: UInt8, BitwiseCopyable, Sendable {
    case nothing, inputKind, device, button, source, contactPosition, contactUnknown, contactTwice, timeBack
    case contacts, regions, gestures, states, followers, bindings, relations, events, participants, words
    case region, gesture, state, follower, member, memberTaken, attached, notAttached, notAComposite, composite
    case cycle, frame, transform, shape, outline, kind, duration, count, contactRange, space, parent
    case stateType, stateReadOnly, stateBound, sumOfSums, channel, operation, snapshot, priority, mask
    case reentered, structSize, reserved, pointer, name, nameTaken, arrayLength, host, relation
    case devices, buttons, directions, flags, scrollPhase, spaceMode, extraContacts, axis, wheel, bindingMode
    case stateKind, animationKind, room, hostQueue, mapAnswer
    case customMove, customValue, customDeadline, customReentry, customCreate, plugin, stimulus
    case enabled, notify, continuous, consume, firesAtLift, liftCompletes, opaque, clips, clamps, hasBounds
    case recordingLate, recordingFull, bufferSize, sink
    case memberTwice, memberKept, related, clamp, rubberBand, scrollPlace, scrollDelta
    case minDistance, maxDistance, maxSeparation, outset, minVelocity, minScaleDelta, minAngleDelta, angleGate
    case radius, hitOutset, slopScale, stateNumber, bindingNumber, contactLimits, capacity
    case spring, ease, decay, reset, parts, otherKind
    case timeNever, liftPosition, recognizer, draining
  }

  /// A fault whose offending value is a number with a sign.
  @inline(never) static func signed(_ detail: Detail, _ value: Int32) -> Fault {
    Fault(.invalidArgument, detail, UInt64(bitPattern: Int64(value)))
  }

  /// A fault whose offending value is a real number: not finite, or out of its range.
  @inline(never) static func real(_ detail: Detail, _ value: Double) -> Fault {
    Fault(value.isFinite ? .invalidArgument : .notFinite, detail, value.bitPattern)
  }

  /// The sentence for people: what was wrong, with the offending value.
  public var sentence: String {
    switch detail {
    case .minDistance, .maxDistance, .maxSeparation, .outset, .minVelocity, .minScaleDelta, .minAngleDelta, .angleGate,
      .radius, .hitOutset, .slopScale:
      sentence(naming: Double(bitPattern: value).description)
    case .count, .contactRange, .contactLimits, .capacity: sentence(naming: "\(Int64(bitPattern: value))")
    default: sentence(naming: "\(value)")
    }
  }

  /// The same with a name in the value's place.
  public func sentence(naming name: String) -> String {
    var text = ""
    for character in detail.pattern.utf8 {
      if character == UInt8(ascii: "#") {
        text += name
      } else {
        text.unicodeScalars.append(Unicode.Scalar(character))
      }
    }
    return text
  }
}

extension Fault.Detail {
  /// The sentence with # for the value.
  var pattern: String {
    switch self {
    case .nothing: "no error"
    case .inputKind: "# is no kind of input"
    case .device: "# is no kind of device"
    case .button: "# is no button"
    case .source: "# is no source"
    case .contactPosition: "contact # has a position that is no finite number"
    case .contactUnknown: "contact # is not down; send its press first"
    case .contactTwice: "contact # was down already; its lift was lost and the old contact is cancelled"
    case .liftPosition: "contact # was lifted or cancelled at no finite number; that was done, at its last place"
    case .timeNever: "a time of # ns is GCORE_NEVER, at which nothing happens"
    case .timeBack: "time ran back by # ns; the event acts at the session's time"
    case .contacts: "all # contacts of the session's capacity are down"
    case .regions: "all # regions of the session's capacity are made"
    case .gestures: "all # gestures of the session's capacity are made"
    case .states: "all # states of the session's capacity are made"
    case .followers: "all # followers of the session's capacity are made"
    case .bindings: "all # bindings of the session's capacity are made"
    case .relations: "all # relations of the session's capacity are made"
    case .events: "the queue of # events may not hold what this input says; poll events and feed the rest"
    case .participants:
      "the gestures under this press have no room for it: the session's # places for contacts in gestures are taken"
    case .words: "the queue of events has # places, too few for all that this press would end and begin anew"
    case .region: "# is no region of this session, or it was removed"
    case .gesture: "# is no gesture of this session, or it was removed"
    case .state: "# is no state of this session"
    case .follower: "# is no follower of this session"
    case .member: "gesture # cannot be a member"
    case .memberTaken: "gesture # belongs to a composite already"
    case .attached: "gesture # is attached to a region already"
    case .notAttached: "gesture # is not attached to a region"
    case .notAComposite: "gesture # is no composite"
    case .composite: "a composite needs two members or more, not #"
    case .cycle: "gesture # would wait for itself or contain itself"
    case .frame: "a frame needs finite numbers and no negative size"
    case .transform: "a transform needs six finite numbers"
    case .shape: "# is no shape"
    case .outline: "a polygon needs three points or more and all of them finite, not #"
    case .kind: "# is no kind of gesture that can be made here"
    case .otherKind: "gesture # is of another kind"
    case .duration: "# ns is no duration that fits here"
    case .count: "count must be from 1 to 255, not #"
    case .contactRange: "the least number of contacts must be from 1 to 64, of magnify and rotate from 2; not #"
    case .contactLimits: "the greatest number of contacts must be from the least to 2147483647, not #"
    case .capacity: "a capacity must be from 0 to 1048576, of contacts and events from 1; not #"
    case .minDistance: "min_distance must be finite and not negative, not #"
    case .maxDistance: "max_distance must be finite and not negative, not #"
    case .maxSeparation: "max_separation must be finite and not negative, not #"
    case .outset: "outset must be finite and not negative, not #"
    case .minVelocity: "min_velocity must be finite and not negative, not #"
    case .minScaleDelta: "min_scale_delta must be finite and not negative, not #"
    case .minAngleDelta: "min_angle_delta must be finite and not negative, not #"
    case .angleGate: "angle_gate must be finite and not negative, not #"
    case .radius: "radius must be finite and not negative, not #"
    case .hitOutset: "hit_outset must be finite and not negative, not #"
    case .slopScale: "slop_scale must be finite and above 0, not #"
    case .stateNumber: "a state holds finite numbers alone"
    case .bindingNumber: "a binding's scale, constant, clamp, rubber band and snap points must be finite"
    case .space: "# is no coordinate space"
    case .parent: "# is no region that can be a parent"
    case .stateType: "this does not fit the type of state #"
    case .stateReadOnly: "state # is a sum or has a transient binding and cannot be written"
    case .stateBound: "state # has bindings already that this one contradicts"
    case .sumOfSums: "a sum adds states of its own type, one or more"
    case .parts: "the session's sums would add # cells, more than 65536"
    case .channel: "# is no channel"
    case .operation: "# is no operation"
    case .spring: "a spring needs a response from 1e-6 to 1e6 s and a damping ratio from 0 to 1e6"
    case .ease: "an ease needs finite points, x1 and x2 within 0 to 1, and a duration from 0 to 1e9 s"
    case .decay: "a decay needs a rate above 0 and below 1, and finite bounds, the lows not above the highs"
    case .reset: "a reset goes back to a place, which a decay does not"
    case .snapshot: "the snapshot does not fit this session's states"
    case .priority: "# is no priority"
    case .mask: "# is no mask"
    case .reentered: "the session is in the middle of a step; only reading and feeding are allowed here"
    case .structSize:
      "# bytes are no size of this struct that the library knows; begin with what its _default function answers"
    case .reserved: "reserved bits # are set"
    case .pointer: "a pointer is null"
    case .name: "the name is no UTF-8"
    case .nameTaken: "the name is taken"
    case .arrayLength: "an array of # elements is longer than any that the session could take"
    case .host: "a region of host shape needs a hit_test function"
    case .recognizer: "a recognizer needs a contact function"
    case .draining: "the session cannot be destroyed inside its own callback"
    case .relation: "# is no relation"
    case .memberTwice: "gesture # is named as a member twice"
    case .memberKept: "gesture # is a member of a composite, and goes with that"
    case .related: "gesture # is the gesture itself, or around it or inside it"
    case .clamp: "a clamp's lows must not be above its highs"
    case .rubberBand: "a rubber band's limit and coefficient must not be negative"
    case .scrollPlace: "a scroll's position is no finite number"
    case .scrollDelta: "a scroll's delta is no finite number"
    case .devices: "devices has unknown bits #"
    case .buttons: "buttons has unknown bits #"
    case .directions: "directions has unknown bits #"
    case .flags: "flags has unknown bits #"
    case .scrollPhase: "# is no scroll phase, or one that only a precise scroll has"
    case .spaceMode: "# is no space mode"
    case .extraContacts: "# is nothing that extra contacts can do"
    case .axis: "# is no axis"
    case .wheel: "# is no choice of wheel"
    case .bindingMode: "# is no binding mode"
    case .stateKind: "# is no type of state"
    case .room: "there are #, more than there is room for; ask with capacity 0 first"
    case .animationKind: "# is no kind of animation"
    case .enabled: "enabled must be 0 or 1, not #"
    case .notify: "notify must be 0 or 1, not #"
    case .continuous: "continuous must be 0 or 1, not #"
    case .consume: "consume must be 0 or 1, not #"
    case .firesAtLift: "fires_at_lift must be 0 or 1, not #"
    case .liftCompletes: "lift_completes must be 0 or 1, not #"
    case .opaque: "opaque must be 0 or 1, not #"
    case .clips: "clips must be 0 or 1, not #"
    case .clamps: "clamps must be 0 or 1, not #"
    case .hasBounds: "has_bounds must be 0 or 1, not #"
    case .hostQueue: "as many as # inputs that host functions fed wait already"
    case .customMove:
      "the recognizer of # made a move that its phase does not allow, or gave a reason that is not its own; it has failed"
    case .customValue:
      "the recognizer of # answered a value with unknown fields or numbers out of range; it has failed"
    case .customDeadline: "the recognizer of # asked at its deadline for one that is not later; it has failed"
    case .customReentry: "the recognizer of # called what is not allowed in the middle of a step; it has failed"
    case .customCreate: "the recognizer could not be created"
    case .stimulus: "# is no stimulus"
    case .plugin: "the plug-in speaks version # of the interface, which is not this library's"
    case .mapAnswer: "the map of # answered what is no finite number; the state stays as it is"
    case .recordingLate: "a recording starts before anything is made or fed; record a new session"
    case .recordingFull: "the queue was full between two things of one moment; poll more often or give events more room"
    case .bufferSize: "a recording's buffer must have from 64 to 2147483647 bytes, not #"
    case .sink: "the host's function could not write the recording; it ended there"
    }
  }
}

extension Double {
  /// Refuses a length that is not finite or negative, in the sentence of `detail`.
  @inline(never) func checkLength(_ detail: Fault.Detail) throws(Fault) {
    guard isFinite, self >= 0 else { throw Fault.real(detail, self) }
  }
}
