import Testing

@testable import GestureCore

extension ValuesTests {
  @Suite struct StateHashTests {
    private func hash(_ mix: (inout StateHash) -> Void) -> UInt64 {
      var hash = StateHash()
      mix(&hash)
      return hash.value
    }

    @Test func nothingIsTheOffsetBasisAndBytesAreFNV1a() {
      #expect(StateHash().value == 0xcbf2_9ce4_8422_2325)
      // The published FNV-1a of "foobar" is 0x85944171f73967e8 over six bytes; ours always takes eight: "foobar!!".
      let word = "foobar!!".utf8.reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
      let published = "foobar!!".utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
        ($0 ^ UInt64($1)) &* 1_099_511_628_211
      }
      #expect(hash { $0.mix(word) } == published)
    }

    @Test func zeroHasOneSign() {
      #expect(hash { $0.mix(0.0) } == hash { $0.mix(-0.0) })
      #expect(hash { $0.mix(1.0) } != hash { $0.mix(-1.0) })
      #expect(hash { $0.mix(1.0) } != hash { $0.mix(1.0.nextUp) })
    }

    @Test func orderAndTypeShow() {
      #expect(hash { $0.mix(Point(1, 2)) } != hash { $0.mix(Point(2, 1)) })
      #expect(hash { $0.mix(1) } != hash { $0.mix(1.0) })
      #expect(hash { $0.mix(-1) } == hash { $0.mix(UInt64.max) })
      #expect(hash { $0.mix(true) } == hash { $0.mix(1) })
      #expect(hash { $0.mix(false) } != hash { $0.mix(true) })
      #expect(hash { $0.mix(false) } != StateHash().value)
    }

    @Test func aPointIsItsTwoNumbers() {
      let apart = hash {
        $0.mix(1.5)
        $0.mix(-2.5)
      }
      #expect(hash { $0.mix(Point(1.5, -2.5)) } == apart)
    }
  }
}
