// States of every type, what drives them, what follows them, and their snapshot.
#include <cmath>

#include "check.hpp"

using namespace gesturecore;
using namespace std::chrono_literals;

// A session with a drag on one region.
struct Scene {
  Session session;
  Gesture drag = session.region({0, 0, 1000, 1000}).attach(Drag(0));

  void press() { session.feed(input::down(session.now(), finger(1), {0, 0})); }
  void move(Point to) { session.feed(input::move(session.now() + 10ms, finger(1), to)); }
  void lift() { session.feed(input::up(session.now(), finger(1))); }
};

CASE(states_hold_the_type_they_were_made_with) {
  Session session;
  auto scalar = session.state(1.5);
  auto narrow = session.state(2.5f);
  auto pair = session.state(Point{1, 2});
  auto four = session.state(Vec4{1, 2, 3, 4});
  auto whole = session.state(-7);
  auto flag = session.state(true);
  static_assert(std::is_same_v<decltype(narrow), State<double>>);
  static_assert(std::is_same_v<decltype(whole), State<std::int64_t>>);
  CHECK(scalar.get() == 1.5 && narrow.get() == 2.5 && pair.get() == Point{1, 2} && four.get() == Vec4{1, 2, 3, 4});
  CHECK(whole.get() == -7 && flag.get());
  scalar.set(2.5), pair.set({3, 4}), four.set({5, 6, 7, 8}), whole.set(std::int64_t{1} << 53), flag.set(false);
  CHECK(scalar.get() == 2.5 && pair.get() == Point{3, 4} && four.get() == Vec4{5, 6, 7, 8});
  CHECK(whole.get() == 9007199254740992 && !flag.get());
  CHECK(pair.numbers() == Vec4{3, 4, 0, 0} && whole.numbers().x == 9007199254740992.0);
  pair.set_numbers({9, 10});
  CHECK(pair.get() == Point{9, 10});
  CHECK(ERROR_OF(pair.set_numbers({9})).code() == Result::invalid_argument);
  CHECK(ERROR_OF(whole.set((std::int64_t{1} << 53) + 1)).code() == Result::not_finite);
  CHECK(whole.get() == 9007199254740992);
}

CASE(stamps_go_up_with_changes_alone) {
  Session session;
  auto state = session.state(1.0);
  const std::uint64_t before = state.stamp();
  state.set(1.0);
  CHECK(state.stamp() == before);
  state.set(2.0);
  CHECK(state.stamp() > before);
}

CASE(what_is_drawn_never_jumps) {
  Scene scene;
  auto live = scene.session.state(Point{}), kept = scene.session.state(Point{100, 0});
  auto drawn = scene.session.sum(kept, live);
  auto named = scene.session.named_sum("twice", drawn, live);
  live.bind(transient(scene.drag, Channel::translation));
  kept.bind(commit(scene.drag, Channel::translation, Operation::add));
  scene.press(), scene.move({30, 10});
  CHECK(live.get() == Point{30, 10} && kept.get() == Point{100, 0} && drawn.get() == Point{130, 10});
  CHECK(named.get() == Point{160, 20} && named.name() == "twice");
  scene.lift();
  CHECK(live.get() == Point{0, 0} && kept.get() == Point{130, 10} && drawn.get() == Point{130, 10});
  CHECK(ERROR_OF(drawn.set({})).code() == Result::read_only_state);
  CHECK(ERROR_OF(live.set({})).code() == Result::read_only_state);
}

CASE(bindings_shape_what_they_write) {
  Scene scene;
  auto scaled = scene.session.state(Point{}), clamped = scene.session.state(Point{});
  auto banded = scene.session.state(Point{}), soft = scene.session.state(Point{});
  auto snapped = scene.session.state(Point{});
  auto constant = scene.session.state(0.0);
  auto flipped = scene.session.state(false);
  scaled.bind(transient(scene.drag, Channel::translation).scale(-2));
  clamped.bind(transient(scene.drag, Channel::translation).clamp({-5, -5, 0, 0}, {5, 5, 0, 0}));
  banded.bind(transient(scene.drag, Channel::translation).rubber_band(100));
  soft.bind(transient(scene.drag, Channel::translation).rubber_band(100, 1));
  snapped.bind(commit(scene.drag, Channel::translation).snap({{0, 0, 0, 0}, {50, 0, 0, 0}}));
  constant.bind(transient(scene.drag, Channel::constant).constant({8, 0, 0, 0}));
  flipped.bind(toggle(scene.drag));
  scene.press(), scene.move({40, 0});
  CHECK(scaled.get() == Point{-80, 0} && clamped.get() == Point{5, 0} && constant.get() == 8);
  CHECK(banded.get().x == 40.0 * 100 * 0.55 / (100 + 0.55 * 40) && soft.get().x == 40.0 * 100 / 140);
  scene.lift();
  CHECK(snapped.get() == Point{50, 0} && flipped.get());
}

CASE(a_binding_that_does_not_fit_is_refused) {
  Scene scene;
  auto flag = scene.session.state(false);
  CHECK(ERROR_OF(flag.bind(transient(scene.drag, Channel::translation))).code() == Result::invalid_argument);
}

CASE(followers_are_functions_of_time) {
  Session session;
  auto state = session.state(0.0);
  auto pair = session.state(Point{});
  auto four = session.state(Vec4{});
  Follower<double> eased = session.follow(state, ease(EaseCurve::linear, 1), "eased");
  Follower<Point> rigid = session.follow(pair);
  Follower<Vec4> wide = session.follow(four, ease(EaseCurve::linear, 2));
  CHECK(eased.settled(0s) && eased.name() == "eased");
  state.set(10), pair.set({3, 4}), four.set({1, 2, 3, 4});
  CHECK(std::abs(eased.at(250ms) - 2.5) < 1e-12 && eased.at(2s) == 10 && eased.numbers(500ms) == Vec4{5, 0, 0, 0});
  CHECK(rigid.at(0s) == Point{3, 4} && wide.at(1s) == Vec4{0.5, 1, 1.5, 2});
  CHECK(eased.state() == state && eased.animation().duration == 1 && rigid.animation().kind == GCORE_ANIMATION_NONE);
  CHECK(ERROR_OF(Follower<double>().state()).code() == Result::invalid_argument);
  CHECK(!eased.settled(500ms) && eased.settled(1s) && eased.settling_time() == Time(1s));
}

CASE(a_reset_animation_brings_a_rigid_follower_back) {
  Scene scene;
  auto live = scene.session.state(Point{});
  live.bind(transient(scene.drag, Channel::translation).reset(ease(EaseCurve::linear, 1)));
  Follower<Point> shown = scene.session.follow(live);
  scene.press(), scene.move({40, 0}), scene.lift();
  CHECK(live.get() == Point{0, 0} && shown.at(scene.session.now()) == Point{40, 0});
  CHECK(shown.at(scene.session.now() + 500ms) == Point{20, 0});
}

CASE(a_snapshot_brings_committed_states_back) {
  Session session;
  auto first = session.state(1.0);
  auto second = session.state(Point{2, 3});
  const std::vector<Vec4> before = session.snapshot();
  CHECK(before.size() == 2 && before[1] == Vec4{2, 3, 0, 0});
  first.set(9), second.set({9, 9});
  CHECK(session.restore(before) == Result::ok && first.get() == 1 && second.get() == Point{2, 3});
  CHECK(ERROR_OF(session.restore({})).code() == Result::invalid_argument);
}
