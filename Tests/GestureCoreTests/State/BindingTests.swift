import Testing

@testable import GestureCore

extension StateTests {
  @Suite struct Bindings {
    let bench = StateBench()

    @Test func aCellHasOneTransientBindingOrCommits() {
      let live = bench.state(.vec2)
      let position = bench.state(.vec2)
      let drawn = bench.sum(.vec2, [live, position])
      #expect(bench.bind(live, .translation, transient: true) == .none)
      let bound = Fault(.readOnlyState, .stateBound, live.bits)
      #expect(bench.bind(live, gesture: 1, .translation, transient: true) == bound)
      #expect(bench.bind(live, gesture: 1, .translation, transient: false).code == .readOnlyState)
      #expect(bench.bind(position, .translation, transient: false) == .none)
      #expect(bench.bind(position, gesture: 1, .translation, transient: false) == .none)
      #expect(bench.bind(position, gesture: 2, .translation, transient: true).detail == .stateBound)
      #expect(bench.bind(drawn, .translation, transient: false) == Fault(.readOnlyState, .stateReadOnly, drawn.bits))
    }

    @Test func whatDoesNotFitIsRefused() {
      let scalar = bench.state(.scalar)
      let vector = bench.state(.vec2)
      #expect(bench.bind(scalar, .translation, transient: false) == Fault(.invalidArgument, .stateType, scalar.bits))
      #expect(bench.bind(StateID(bits: 77), .branch, transient: false) == Fault(.staleID, .state, 77))
      #expect(bench.bind(scalar, gesture: 8, .branch, transient: false).detail == .gesture)
      #expect(bench.bind(scalar, .branch, transient: false) { $0.scale = .nan }.code == .notFinite)
      #expect(bench.bind(scalar, .constant, transient: false) { $0.constant = quad(.infinity) }.code == .notFinite)
      #expect(bench.bind(scalar, .branch, transient: false, snap: [quad(.nan)]).code == .notFinite)
      #expect(bench.bind(scalar, .branch, transient: false) { $0.rubberBandLimit = -1 }.code == .invalidArgument)
      let crossed = bench.bind(vector, .translation, transient: false) {
        ($0.clamps, $0.low, $0.high) = (true, quad(0, 5), quad(10, 4))
      }
      #expect(crossed == Fault(.invalidArgument, .clamp))
      let decays = bench.bind(vector, .translation, transient: true) { $0.reset = .decay() }
      #expect(decays == Fault(.invalidArgument, .reset))
      let stiff = bench.bind(vector, .translation, transient: true) { $0.reset = .spring(response: 0) }
      #expect(stiff == Fault(.invalidArgument, .spring))
      #expect(!bench.hasBindings(0))
      #expect(bench.states.bindingsLive == 0)
    }

    @Test func anAbsentChannelIsLegal() {
      let vector = bench.state(.vec2)
      #expect(bench.bind(vector, .translation, transient: true) == .none)
      bench.update(0, GestureValue())
      #expect(bench.value(vector) == .zero)
    }

    @Test func whenItsGestureGoesTheCellIsTheHostsAgain() {
      let live = bench.state(.vec2, quad(1))
      let position = bench.state(.vec2)
      let kept = bench.state(.vec2)
      bench.bind(kept, gesture: 1, .translation, transient: false, snap: [quad(10), quad(20)])
      bench.bind(position, .translation, transient: false, snap: [quad(5), quad(6)])
      bench.bind(live, .translation, transient: true)
      let other = bench.state(.vec2)
      bench.bind(other, gesture: 1, .translation, transient: false, snap: [quad(30), quad(40)])
      bench.update(0, moved(30))
      bench.states.removeBindings(ofGesture: 0)
      bench.close(at: 0)
      #expect(bench.value(live) == quad(1))
      #expect(bench.set(live, quad(8)) == .none)
      #expect(bench.states.snapCount == 4)
      bench.finish(1, moved(38), ended: true)
      #expect(bench.value(kept) == quad(20))
      #expect(bench.value(other) == quad(40), "other bindings keep their own snap points")
      #expect(bench.bind(position, gesture: 2, .translation, transient: true) == .none)
    }

    @Test func onlyTransientBindingsAskForFields() {
      let live = bench.state(.vec2)
      let position = bench.state(.vec2)
      bench.bind(position, .predictedTranslation, transient: false)
      #expect(bench.fieldsRead(0) == [])
      bench.bind(live, .velocity, transient: true)
      #expect(bench.fieldsRead(0) == [.velocity])
      #expect(bench.hasBindings(0))
      #expect(!bench.hasBindings(1))
    }

    @Test func sumsAreOfStatesOfTheirOwnType() {
      let scalar = bench.state(.scalar)
      let vector = bench.state(.vec2)
      let unequal = Fault(.invalidArgument, .sumOfSums)
      #expect(fault { _ = try bench.states.makeSum(.vec2, of: []) } == unequal)
      #expect(fault { _ = try bench.states.makeSum(.vec2, of: [vector, scalar]) } == unequal)
      #expect(fault { _ = try bench.states.makeSum(.vec2, of: [vector, .none]) } == Fault(.staleID, .state, 0))
      #expect(bench.states.count == 2)
    }
  }
}
