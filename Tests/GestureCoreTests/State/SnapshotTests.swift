import Testing

@testable import GestureCore

extension StateTests {
  @Suite struct Snapshots {
    let bench = StateBench()

    @Test func aSnapshotHasTheCommittedCellsAlone() throws {
      let position = bench.state(.vec2, quad(1, 2))
      let live = bench.state(.vec2)
      let zoom = bench.state(.scalar, quad(3))
      let drawn = bench.sum(.vec2, [position, live])
      bench.bind(live, .translation, transient: true)
      bench.update(0, moved(30))
      let before = bench.states.snapshot()
      #expect(before == [quad(1, 2), quad(3)])
      bench.set(position, quad(9, 9))
      bench.set(zoom, quad(8))
      try bench.states.restore(before)
      bench.close(at: 0)
      #expect(bench.value(position) == quad(1, 2))
      #expect(bench.value(zoom) == quad(3))
      #expect(bench.value(drawn) == quad(31, 2), "the sum follows, the gesture's cell stays its own")
    }

    @Test func aSnapshotThatDoesNotFitChangesNothing() {
      let position = bench.state(.vec2, quad(1, 2))
      let zoom = bench.state(.scalar, quad(3))
      #expect(fault { try bench.states.restore([quad(7)]) } == Fault(.invalidArgument, .snapshot))
      #expect(fault { try bench.states.restore([quad(7), quad(7), quad(7)]) } == Fault(.invalidArgument, .snapshot))
      #expect(fault { try bench.states.restore([quad(7), quad(.nan)]) } == Fault(.notFinite, .snapshot))
      #expect(bench.value(position) == quad(1, 2))
      #expect(bench.value(zoom) == quad(3))
    }

    @Test func resetGoesBackToTheInitialValues() {
      let position = bench.state(.vec2, quad(1, 2))
      let twice = bench.sum(.vec2, [position, position])
      bench.set(position, quad(5, 5))
      bench.states.reset()
      bench.close(at: 0)
      #expect(bench.value(position) == quad(1, 2))
      #expect(bench.value(twice) == quad(2, 4))
    }

    @Test func aCopyIsTheSameAndGoesItsOwnWay() {
      let position = bench.state(.vec2)
      let live = bench.state(.vec2)
      let drawn = bench.sum(.vec2, [position, live])
      bench.bind(live, .translation, transient: true) { $0.reset = .bouncy }
      bench.bind(position, .translation, transient: false, snap: [quad(0), quad(50)]) { $0.operation = .add }
      _ = bench.follower(drawn)
      bench.update(0, moved(30), at: 1)
      let twin = StateBench()
      twin.states = bench.states.copy()
      twin.followers = bench.followers.copy()
      #expect(twin.hash == bench.hash)
      twin.finish(0, moved(30, velocity: Point(100, 0)), ended: true, at: 2)
      #expect(twin.hash != bench.hash)
      #expect(bench.value(drawn) == quad(30))
      bench.finish(0, moved(30, velocity: Point(100, 0)), ended: true, at: 2)
      #expect(twin.hash == bench.hash)
      #expect(bench.value(drawn) == quad(50))
    }

    @Test func theHashSeesValuesAndBindings() {
      let position = bench.state(.vec2)
      let first = bench.hash
      #expect(bench.set(.none, quad(1)).code == .staleID)
      #expect(bench.hash == first)
      bench.set(position, quad(1))
      let second = bench.hash
      bench.bind(position, .translation, transient: false)
      #expect(first != second)
      #expect(bench.hash != second)
    }
  }
}
