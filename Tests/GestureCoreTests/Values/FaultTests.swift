import Testing

@testable import GestureCore

extension ValuesTests {
  @Suite struct FaultTests {
    private var details: [Fault.Detail] { (0...UInt8.max).compactMap { Fault.Detail(rawValue: $0) } }

    @Test func noFaultIsWell() {
      #expect(Fault.none == Fault(.ok, .nothing, 0))
      #expect(Fault.none.sentence == "no error")
    }

    @Test func theValueStandsInTheSentence() {
      #expect(Fault(.unknownContact, .contactUnknown, 7).sentence == "contact 7 is not down; send its press first")
      #expect(Fault(.capacity, .regions, 64).sentence == "all 64 regions of the session's capacity are made")
      #expect(Fault(.staleID, .region, .max).sentence.hasPrefix("18446744073709551615 is no region"))
      #expect(
        Fault(.invalidArgument, .outline, 2).sentence
          == "a polygon needs three points or more and all of them finite, not 2")
      #expect(Fault(.notFinite, .frame, 5).sentence == "a frame needs finite numbers and no negative size")
    }

    @Test(
      arguments: [
        (\GestureDefinition.minDistance, "min_distance"), (\.maxDistance, "max_distance"),
        (\.maxSeparation, "max_separation"), (\.outset, "outset"), (\.minVelocity, "min_velocity"),
        (\.minScaleDelta, "min_scale_delta"), (\.minAngleDelta, "min_angle_delta"), (\.angleGate, "angle_gate"),
      ] as [(WritableKeyPath<GestureDefinition, Double> & Sendable, String)])
    func aLengthOutOfItsRangeIsNamed(path: WritableKeyPath<GestureDefinition, Double> & Sendable, name: String) {
      for (value, code, shown) in [
        (-0.5, ResultCode.invalidArgument, "-0.5"), (.infinity, .notFinite, "inf"), (.nan, .notFinite, "nan"),
      ] {
        var definition = GestureDefinition(.drag)
        definition[keyPath: path] = value
        let fault = #expect(throws: Fault.self) { try definition.check() }
        #expect(fault?.code == code)
        #expect(fault?.sentence == "\(name) must be finite and not negative, not \(shown)")
      }
      var least = GestureDefinition(.drag)
      least[keyPath: path] = 0
      #expect(throws: Never.self) { try least.check() }
    }

    @Test(
      arguments: [
        (
          GestureKind.drag, 0, 1,
          "the least number of contacts must be from 1 to 64, of magnify and rotate from 2; not 0"
        ),
        (.drag, -3, 1, "the least number of contacts must be from 1 to 64, of magnify and rotate from 2; not -3"),
        (.drag, 65, 65, "the least number of contacts must be from 1 to 64, of magnify and rotate from 2; not 65"),
        (.rotate, 1, 2, "the least number of contacts must be from 1 to 64, of magnify and rotate from 2; not 1"),
        (.drag, 2, 1, "the greatest number of contacts must be from the least to 2147483647, not 1"),
        (.drag, 64, 64, nil), (.rotate, 2, 2, nil),
      ] as [(GestureKind, Int32, Int32, String?)])
    func limitsOfContactsAreNamed(_ kind: GestureKind, _ least: Int32, _ most: Int32, _ sentence: String?) {
      var definition = GestureDefinition(kind)
      (definition.minContacts, definition.maxContacts) = (least, most)
      var said: String?
      do { try definition.check() } catch { said = error.sentence }
      #expect(said == sentence)
    }

    @Test func aCapacityOutOfItsRangeIsNamed() {
      let said = "a capacity must be from 0 to 1048576, of contacts and events from 1; not"
      for (path, value) in [(\Capacity.contacts, 0), (\.events, 0), (\.regions, -1), (\.relations, 1_048_577)]
        as [(WritableKeyPath<Capacity, Int32>, Int32)]
      {
        var capacity = Capacity()
        capacity[keyPath: path] = value
        #expect(throws: Fault.signed(.capacity, value)) { try capacity.check() }
        #expect(Fault.signed(.capacity, value).sentence == "\(said) \(value)")
      }
    }

    @Test func everyDetailHasASentenceOfItsOwn() {
      #expect(details.count > 50)
      let sentences = details.map { Fault(.invalidArgument, $0, 4711).sentence }
      #expect(Set(sentences).count == details.count)
      for (detail, sentence) in zip(details, sentences) {
        #expect(sentence.count > 5)
        #expect(!sentence.contains("#"))
        let said = ["4711", Double(bitPattern: 4711).description].contains { sentence.contains($0) }
        #expect(said == detail.pattern.contains("#"))
        #expect(!sentence.hasSuffix("."))
        #expect(sentence.utf8.allSatisfy { $0 < 128 })
      }
    }

    @Test func refusalsAreBelowZeroAndWarningsAbove() {
      let refusals: [ResultCode] = [
        .invalidArgument, .staleID, .unknownContact, .notFinite, .capacity, .cycle, .busy, .readOnlyState,
      ]
      #expect(refusals.map(\.rawValue) == [-1, -2, -3, -4, -5, -6, -7, -8])
      #expect([ResultCode.timeReversed, .duplicateDown, .notFiniteLift].map(\.rawValue) == [1, 2, 3])
      #expect(ResultCode.ok.rawValue == 0)
    }
  }
}
