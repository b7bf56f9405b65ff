import Testing

@testable import GestureCore

/// What the phases of two members make of their composite: every pair, for a composite that had begun or had not.
@Suite struct FoldTests {
  /// What a member can be to its composite.
  enum Member: String, CaseIterable, Sendable {
    case possible, live, ended, lost, cancelled

    var standing: Standing {
      switch self {
      case .possible: .waiting
      case .live: .granted
      case .ended: .finished
      case .lost, .cancelled: .out
      }
    }

    var phase: Phase {
      switch self {
      case .possible: .possible
      case .live: .changed
      case .ended: .ended
      case .lost: .failed
      case .cancelled: .cancelled
      }
    }
  }

  /// The composite's phase after a fold, and its reason. `cancelled` members were taken away by the host.
  private func fold(
    _ kind: GestureKind, _ a: Member, _ b: Member, begun: Bool, winner: Int32 = -1, cursor: Int = 0
  ) -> String {
    let bench = ArenaBench()
    let (first, second) = (bench.add(), bench.add())
    let both = bench.combine(kind, [first, second])
    bench.press(1, [first, second])
    for (slot, member) in [(first, a), (second, b)] {
      (bench.arena[slot].standing, bench.arena[slot].phase) = (member.standing, member.phase)
      if member == .lost { bench.arena[slot].reason = slot == first ? .moved : .tooSlow }
      if member == .cancelled { bench.arena[slot].reason = .hostCancel }
      if member.standing == .out { bench.arena[slot].lostAs = bench.arena.input }
    }
    bench.arena[both].phase = begun ? .changed : .possible
    bench.arena[both].winner = winner
    bench.arena[both].cursor = Int32(cursor == 0 ? first : second)
    bench.arena.pendingCount = 0
    bench.arena.look(at: both)
    bench.arena.fold()
    let gesture = bench.arena[both]
    let reason = gesture.standing == .out ? " " + gesture.reason.name : ""
    return gesture.phase.name + reason
  }

  @Test(arguments: Member.allCases, Member.allCases) func simultaneous(a: Member, b: Member) {
    for begun in [false, true] {
      let got = fold(.simultaneous, a, b, begun: begun)
      let lost: Set<Member> = [.lost, .cancelled]
      let wanted: String
      if a == .cancelled || b == .cancelled {
        // A member that had begun was taken away.
        let isLive = begun || a == .live || b == .live
        wanted = (isLive ? "cancelled" : "failed") + " host_cancel"
      } else if a == .live || b == .live {
        wanted = begun ? "changed" : "began"
      } else if a == .possible || b == .possible {
        wanted = begun ? "changed" : "possible"
      } else if a == .ended || b == .ended {
        wanted = "ended"
      } else {
        wanted = (begun ? "cancelled" : "failed") + (lost.contains(b) ? " too_slow" : " moved")
      }
      #expect(got == wanted, "\(a) \(b) \(begun)")
    }
  }

  @Test(arguments: [GestureKind.exclusive, .race], Member.allCases) func choiceWithoutAWinner(
    kind: GestureKind, a: Member
  ) {
    for b in [Member.possible, .live, .lost, .cancelled] where a != .ended {
      for begun in [false, true] {
        let got = fold(kind, a, b, begun: begun)
        let wanted: String
        if a == .live || b == .live {
          wanted = begun ? "changed" : "began"
        } else if a == .possible || b == .possible {
          wanted = begun ? "changed" : "possible"
        } else {
          wanted = (begun ? "cancelled " : "failed ") + (b == .lost ? "too_slow" : "host_cancel")
        }
        #expect(got == wanted, "\(kind) \(a) \(b) \(begun)")
      }
    }
  }

  @Test(arguments: [GestureKind.exclusive, .race], Member.allCases) func choiceWithAWinner(kind: GestureKind, a: Member)
  {
    for b in Member.allCases {
      for begun in [false, true] {
        let got = fold(kind, a, b, begun: begun, winner: 0)
        let wanted =
          switch a {
          case .possible: begun ? "changed" : "possible"
          case .live: begun ? "changed" : "began"
          case .ended: "ended"
          case .lost: begun ? "cancelled moved" : "failed moved"
          case .cancelled: begun ? "cancelled host_cancel" : "failed host_cancel"
          }
        #expect(got == wanted, "\(kind) \(a) \(b) \(begun)")
      }
    }
  }

  @Test(arguments: Member.allCases) func sequenceInItsFirstBranch(a: Member) {
    for begun in [false, true] {
      let wanted =
        switch a {
        case .possible: begun ? "changed" : "possible"
        case .live, .ended: begun ? "changed" : "began"
        case .lost: begun ? "cancelled moved" : "failed moved"
        case .cancelled: begun ? "cancelled host_cancel" : "failed host_cancel"
        }
      #expect(fold(.sequence, a, .possible, begun: begun) == wanted, "\(a) \(begun)")
    }
  }

  @Test(arguments: Member.allCases) func sequenceInItsLastBranch(b: Member) {
    let wanted =
      switch b {
      case .possible, .live: "changed"
      case .ended: "ended"
      case .lost: "cancelled too_slow"
      case .cancelled: "cancelled host_cancel"
      }
    #expect(fold(.sequence, .ended, b, begun: true, cursor: 1) == wanted)
  }
}
