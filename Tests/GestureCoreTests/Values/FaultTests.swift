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
        Fault(.invalidArgument, .outline, 2).sentence == "a polygon needs three finite points or more, not 2")
      #expect(Fault(.notFinite, .frame, 5).sentence == "a frame needs finite numbers and no negative size")
    }

    @Test func everyDetailHasASentenceOfItsOwn() {
      #expect(details.count > 50)
      let sentences = details.map { Fault(.invalidArgument, $0, 4711).sentence }
      #expect(Set(sentences).count == details.count)
      for (detail, sentence) in zip(details, sentences) {
        #expect(sentence.count > 5)
        #expect(!sentence.contains("#"))
        #expect(sentence.contains("4711") == detail.pattern.contains("#"))
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
