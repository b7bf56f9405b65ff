// Operators: what a chain makes, and what a refusal takes back.
#include "check.hpp"

using namespace gesturecore;
using namespace std::chrono_literals;

// How many gestures a session of this capacity still has room for.
static int room(Session &session) {
  int count = 0;
  std::vector<Gesture> made;
  try {
    for (;; count++) made.push_back(session.make(Tap()));
  } catch (const Error &) {
    for (Gesture gesture : made) gesture.remove();
  }
  return count;
}

static Session small(std::uint32_t gestures) {
  SessionDef def;
  def.gestures = gestures;
  return Session(def);
}

CASE(operators_make_their_kind) {
  Session session;
  CHECK(session.make(Tap() >> Drag()).kind() == GestureKind::sequence);
  CHECK(session.make(Tap() & Drag()).kind() == GestureKind::simultaneous);
  CHECK(session.make(Tap() | Drag()).kind() == GestureKind::exclusive);
  CHECK(session.make(race(Tap(), Drag(), Click())).kind() == GestureKind::race);
  CHECK(session.make(Tap()).kind() == GestureKind::tap);
  std::vector<Gesture> members = session.make(Tap() | Drag() | Click()).members();
  CHECK(members.size() == 3 && members[0].kind() == GestureKind::tap && members[2].kind() == GestureKind::click);
  CHECK(ERROR_OF(members[0].members()).code() == Result::invalid_argument);
}

CASE(a_chain_of_one_operator_is_one_composite) {
  Session three = small(4);
  three.make(Tap() >> Drag() >> Click());
  CHECK(room(three) == 0);
  Session nested = small(5);
  nested.make(Tap() >> (Drag() >> Click()));
  CHECK(room(nested) == 0);
  Session mixed = small(5);
  mixed.make(Tap() >> Drag() & Click());  // >> binds tighter.
  CHECK(room(mixed) == 0);
  Session told = small(5);
  told.make((Tap() >> Drag()).named("first") >> Click());
  CHECK(room(told) == 0);
  CHECK(told.gesture_named("first").kind() == GestureKind::sequence);
  Session gap = small(5);
  gap.make((Tap() | Drag()).enabled(false) | Click());
  CHECK(room(gap) == 0);
}

CASE(members_run_in_the_order_of_the_chain) {
  Session session;
  Region region = session.region({0, 0, 100, 100});
  Gesture drag = session.make(Drag());
  Gesture all = region.attach(LongPress(100ms) >> drag >> Tap());
  session.feed({input::down(0ms, finger(1), {50, 50}), input::move(200ms, finger(1), {70, 50})});
  CHECK(all.value().branch == 2 && drag.phase() == Phase::began);
  CHECK(drag.value().translation == Point{20, 0});
  session.feed(input::up(300ms, finger(1)));
  CHECK(all.value().branch == 3 && all.phase() == Phase::changed);
  session.feed({input::down(400ms, finger(1), {50, 50}), input::up(450ms, finger(1))});
  CHECK(all.phase() == Phase::ended);
}

CASE(a_recipe_can_be_made_twice) {
  Session session;
  const Recipe recipe = Tap() | LongPress();
  Region region = session.region({0, 0, 100, 100});
  CHECK(region.attach(recipe) != region.attach(recipe));
}

CASE(a_refused_recipe_leaves_nothing_behind) {
  Session session = small(8);
  CHECK(ERROR_OF(session.make(Tap() >> (Drag() & Drag(-1)))).code() == Result::invalid_argument);
  CHECK(room(session) == 8);
  CHECK(ERROR_OF(session.make(race(Tap(), Tap(), Tap(), Tap(), Tap(), Tap(), Tap(), Tap()))).code() ==
        Result::capacity);
  CHECK(room(session) == 8);
}

CASE(a_refused_recipe_spares_gestures_that_were_there) {
  Session session;
  Region region = session.region({0, 0, 100, 100});
  Gesture free = session.make(Drag()), attached = region.attach(Tap());
  CHECK(ERROR_OF(session.make(free >> attached)).code() == Result::invalid_argument);
  CHECK(free.kind() == GestureKind::drag && attached.kind() == GestureKind::tap);
  CHECK(ERROR_OF(session.make((free & Magnify()) >> attached)).code() == Result::invalid_argument);
  CHECK(free.kind() == GestureKind::drag && attached.kind() == GestureKind::tap);
}

CASE(a_region_that_is_gone_makes_nothing) {
  Session session = small(2);
  Region region = session.region({0, 0, 100, 100});
  region.remove();
  CHECK(ERROR_OF(region.attach(Tap())).code() == Result::stale_id);
  CHECK(room(session) == 2);
}

CASE(composites_are_read_and_changed) {
  Session session;
  Gesture sequence = session.make((Tap() >> Drag()).max_gap(1s).named("both"));
  Composite read = sequence.definition<Composite>();
  CHECK(read.raw().max_gap_ns == 1000000000 && read.raw().name == std::string("both"));
  CHECK(read.raw().kind == GCORE_GESTURE_SEQUENCE);
  sequence.configure(read.max_gap(2s));
  CHECK(sequence.definition<Composite>().raw().max_gap_ns == 2000000000);
}
