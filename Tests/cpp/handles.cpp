// Handles: which thing they name, that they outlive moves of their session, and that they are refused once it is gone.
#include "check.hpp"

using namespace gesturecore;
using namespace std::chrono_literals;

// Makes one, reads it back, and changes whether it takes part.
template <class Definition> static void read_and_change() {
  Session session;
  Gesture gesture = session.make(Definition().named("it"));
  Definition read = gesture.definition<Definition>();
  CHECK(read.raw().name == std::string("it") && read.raw().options.enabled == 1);
  gesture.configure(read.enabled(false));
  CHECK(gesture.definition<Definition>().raw().options.enabled == 0);
  CHECK(gesture.name() == "it" && session.gesture_named("it") == gesture);
}

CASE(every_kind_is_read_and_changed) {
  read_and_change<Tap>();
  read_and_change<Click>();
  read_and_change<LongPress>();
  read_and_change<Drag>();
  read_and_change<Swipe>();
  read_and_change<Magnify>();
  read_and_change<Rotate>();
  read_and_change<Transform>();
  read_and_change<Hover>();
  read_and_change<Scroll>();
  read_and_change<Contact>();
}

CASE(a_definition_of_another_kind_is_refused) {
  Session session;
  Gesture tap = session.make(Tap());
  CHECK(ERROR_OF(tap.definition<Drag>()).code() == Result::invalid_argument);
  CHECK(ERROR_OF(tap.configure(Drag())).code() == Result::invalid_argument);
}

CASE(handles_are_none_or_one_thing) {
  CHECK(!Gesture() && !Region() && !State<double>() && !Follower<double>());
  CHECK(Gesture() == Gesture() && Region() == Region());
  Session session, other;
  Gesture first = session.make(Tap()), second = session.make(Tap()), copy = first;
  CHECK(first && first == copy && first != second && !(first == second));
  CHECK(first != other.make(Tap()));  // The same bits, another session.
  Region region = session.region({0, 0, 1, 1});
  CHECK(region && !session.region_named("region 1"));  // It was given no name.
  CHECK(region != session.region({0, 0, 1, 1}));
  State<double> state = session.state(1.0);
  CHECK(state == State<double>(state) && state != session.state(1.0));
  Follower<double> follower = session.follow(state);
  CHECK(follower == Follower<double>(follower) && follower != session.follow(state));
}

CASE(names_find_things) {
  Session session;
  Region region = session.region(RegionDef(0, 0, 1, 1).named("card"));
  State<Point> state = session.state(Point{1, 2}, "offset");
  Follower<Point> follower = session.follow(state, "shown");
  CHECK(session.region_named("card") == region && region.name() == "card");
  CHECK(session.state_named<Point>("offset") == state && state.name() == "offset");
  CHECK(!session.state_named<double>("offset") && !session.state_named<Point>("other"));
  CHECK(session.follower_named<Point>("shown") == follower && follower.name() == "shown");
  CHECK(!session.region_named("other") && !session.gesture_named("other"));
  CHECK(session.make(Drag()).name() == "drag 1");
  CHECK(session.state(1).name() == "state 2");
}

CASE(handles_survive_a_move_of_their_session) {
  Session first;
  Region region = first.region({0, 0, 100, 100});
  Gesture drag = region.attach(Drag());
  Session second = std::move(first);
  second.feed({input::down(0ms, finger(1), {1, 1}), input::move(1ms, finger(1), {50, 1})});
  CHECK(drag.phase() == Phase::began && drag.value().translation == Point{49, 0});
  CHECK(second.next_event()->gesture == drag);
  CHECK(second && second.raw());
}

CASE(what_is_gone_is_stale) {
  Session session;
  Region region = session.region({0, 0, 100, 100});
  Gesture drag = region.attach(Drag());
  drag.remove();
  CHECK(drag.kind() == GestureKind::none && drag.name().empty() && drag.phase() == Phase::possible);
  Error error = ERROR_OF(drag.value());
  CHECK(error.code() == Result::stale_id && session.last_error() == error.what());
  region.remove();
  CHECK(region.name().empty());
  CHECK(ERROR_OF(region.definition()).code() == Result::stale_id);
}

CASE(attachments_change) {
  Session session;
  Region outer = session.region({0, 0, 100, 100});
  Region inner = session.region(RegionDef(0, 0, 100, 100).in(outer));
  Gesture deep = inner.attach(Drag()), high = outer.attach(Drag(), Priority::high, Mask::all);
  session.feed({input::down(0ms, finger(1), {1, 1}), input::move(1ms, finger(1), {50, 1}), input::up(2ms, finger(1))});
  CHECK(high.phase() == Phase::ended && deep.phase() == Phase::failed && deep.reason() == Reason::waited);
  high.set_priority(Priority::normal);
  session.feed({input::down(3ms, finger(1), {1, 1}), input::move(4ms, finger(1), {50, 1}), input::up(5ms, finger(1))});
  CHECK(deep.phase() == Phase::ended && high.phase() == Phase::failed);
  high.set_mask(Mask::gesture);
  session.feed({input::down(6ms, finger(1), {1, 1}), input::move(7ms, finger(1), {50, 1}), input::up(8ms, finger(1))});
  CHECK(high.phase() == Phase::ended && high.reason() == Reason::none);
  high.set_enabled(false);
  high.set_mask(Mask::all);
  session.feed({input::down(9ms, finger(1), {1, 1}), input::move(10ms, finger(1), {50, 1})});
  CHECK(deep.phase() == Phase::began);
}

CASE(relations_say_who_waits) {
  Session session;
  Region region = session.region({0, 0, 100, 100});
  Gesture drag = region.attach(Drag()), press = region.attach(LongPress(100ms));
  CHECK(drag.waits_for(press) == Result::ok);
  session.feed({input::down(0ms, finger(1), {1, 1}), input::move(50ms, finger(1), {6, 1})});
  CHECK(drag.runs_with(session.make(Tap())) == Result::ok);
  CHECK(drag.prevents(session.make(Tap())) == Result::ok);
  CHECK(ERROR_OF(press.waits_for(drag)).code() == Result::cycle);
}

CASE(regions_change_and_move) {
  Session session;
  Region region = session.region({0, 0, 100, 100});
  Gesture tap = region.attach(Tap());
  auto offset = session.state(Point{200, 0}), more = session.state(Point{0, 50});
  region.set_offset(offset, more);
  session.feed({input::down(0ms, finger(1), {250, 75}), input::up(1ms, finger(1))});
  CHECK(tap.phase() == Phase::ended && tap.value().location == Point{50, 25});
  region.set_offset();
  region.configure(region.definition().frame(500, 500, 10, 10));
  CHECK(region.definition().raw().origin == Point{500, 500});
  session.feed({input::down(400ms, finger(1), {505, 505}), input::up(401ms, finger(1))});
  CHECK(tap.value().location == Point{5, 5});
}

CASE(what_is_of_another_session_is_refused) {
  Session here, there;
  Region pad = here.region({0, 0, 9, 9}), other_pad = there.region({0, 0, 9, 9});
  Gesture drag = here.make(Drag()), other_drag = there.make(Drag());
  auto state = here.state(Point{}), other_state = there.state(Point{});
  CHECK(drag.id().bits == other_drag.id().bits && drag != other_drag);
  CHECK(ERROR_OF(pad.attach(other_drag)).code() == Result::stale_id);
  CHECK(ERROR_OF(pad.attach(Tap() >> other_drag)).code() == Result::stale_id);
  CHECK(ERROR_OF(here.make(Tap()).waits_for(other_drag)).code() == Result::stale_id);
  CHECK(ERROR_OF(here.sum(state, other_state)).code() == Result::stale_id);
  CHECK(ERROR_OF(pad.set_offset(other_state)).code() == Result::stale_id);
  CHECK(ERROR_OF(state.bind(commit(other_drag, Channel::translation))).code() == Result::stale_id);
  state.bind(commit(drag, Channel::translation));
  other_pad.attach(other_drag);
}
