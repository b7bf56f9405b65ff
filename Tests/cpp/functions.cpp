// Functions of the host: maps of states, hit tests of regions, and what they throw.
#include "check.hpp"

using namespace gesturecore;
using namespace std::chrono_literals;

static void drag_to(Session &session, double x) {
  session.feed({input::down(session.now(), finger(1), {0, 0}), input::move(session.now() + 10ms, finger(1), {x, 0})});
}

CASE(a_map_says_what_a_state_becomes) {
  Session session;
  Gesture drag = session.region({0, 0, 1000, 1000}).attach(Drag(0));
  auto half = session.state(Point{}), kept = session.state(Point{1, 2});
  auto far = session.state(false);
  auto count = session.state(10);
  std::vector<bool> commits;
  half.bind(transient(drag), [](const Value &value, Point) { return Point{value.translation.x / 2, 5}; });
  kept.bind(commit(drag), [&](const Value &value, Point now, const MapContext &context) {
    commits.push_back(context.commits && context.time == Time(20ms));
    return Point{now.x + value.translation.x, now.y};
  });
  far.bind(transient(drag), [](const Value &value, bool) { return value.translation.x > 30; });
  count.bind(commit(drag), [](const Value &, std::int64_t now) { return now + 1; });

  drag_to(session, 40);
  CHECK(half.get() == Point{20, 5} && far.get() && kept.get() == Point{1, 2} && count.get() == 10);
  session.feed(input::up(20ms, finger(1)));
  CHECK(half.get() == Point{0, 0} && !far.get() && kept.get() == Point{41, 2} && count.get() == 11);
  CHECK(commits == std::vector<bool>({true}));
}

CASE(what_a_map_answers_is_shaped) {
  Session session;
  Gesture drag = session.region({0, 0, 1000, 1000}).attach(Drag(0));
  auto clamped = session.state(0.0);
  clamped.bind(transient(drag).clamp({0, 0, 0, 0}, {25, 0, 0, 0}), [](const Value &value, double) {
    return value.translation.x;
  });
  drag_to(session, 40);
  CHECK(clamped.get() == 25);
}

CASE(what_a_map_throws_comes_out_of_the_feed) {
  Session session;
  Gesture drag = session.region({0, 0, 1000, 1000}).attach(Drag(0));
  auto state = session.state(7.0);
  state.bind(commit(drag), [](const Value &, double) -> double { throw std::runtime_error("no map"); });
  drag_to(session, 40);
  std::string thrown;
  try {
    session.feed(input::up(20ms, finger(1)));
  } catch (const std::runtime_error &error) {
    thrown = error.what();
  }
  CHECK(thrown == "no map" && state.get() == 7 && drag.phase() == Phase::ended);
  CHECK(session.advance(30ms) == Result::ok);  // Thrown once.
}

CASE(a_map_may_feed_and_change_nothing) {
  Session session;
  Gesture drag = session.region({0, 0, 1000, 1000}).attach(Drag(0));
  auto state = session.state(0.0), other = session.state(0.0);
  Result refused = Result::ok;
  state.bind(transient(drag), [&](const Value &value, double) {
    try {
      other.set(1);
    } catch (const Error &error) {
      refused = error.code();
    }
    if (value.translation.x == 40) session.feed(input::cancel_all(10ms));
    return value.translation.x;
  });
  drag_to(session, 40);
  CHECK(refused == Result::busy && other.get() == 0);
  CHECK(drag.phase() == Phase::cancelled && drag.reason() == Reason::host_cancel && state.get() == 0);
}

CASE(a_function_says_what_is_inside_a_region) {
  Session session;
  Region ring = session.region(RegionDef(100, 100, 10, 10).hit([](Point p) {
    const double square = p.x * p.x + p.y * p.y;
    return square >= 30 * 30 && square < 50 * 50;
  }));
  Gesture tap = ring.attach(Tap());
  auto tapped = [&](Point at) {
    const Time start = session.now() + 1s;
    session.feed({input::down(start, finger(1), at), input::up(start + 10ms, finger(1))});
    int ended = 0;
    for (const Event &event : session.events()) ended += event.gesture == tap && event.phase == Phase::ended;
    return ended == 1;
  };
  CHECK(tapped({140, 100}) && !tapped({120, 100}) && !tapped({150, 100}) && tapped({100, 70}));
  CHECK(ring.definition().raw().shape == GCORE_SHAPE_HOST);
  ring.configure(ring.definition().frame(200, 100, 10, 10));  // The function stays.
  CHECK(tapped({240, 100}) && !tapped({140, 100}));
  ring.configure(ring.definition().hit([](Point p) { return p.x < 0; }));
  CHECK(tapped({199, 100}) && !tapped({240, 100}));
}

CASE(what_a_hit_test_throws_comes_out_of_the_feed) {
  Session session;
  session.region(RegionDef().hit([](Point) -> bool { throw std::runtime_error("no hit"); })).attach(Tap());
  std::string thrown;
  try {
    session.feed(input::down(0ms, finger(1), {0, 0}));
  } catch (const std::runtime_error &error) {
    thrown = error.what();
  }
  CHECK(thrown == "no hit");
}

// Recognized when a finger has gone right of a line, which is `at` points from the press.
class Crossing : public Recognizer {
public:
  explicit Crossing(double at) : at_(at) {}
  void contact(const Heard &heard, Verdict &verdict) override {
    if (heard.what() == CustomSignal::pressed) start_ = heard.position.x, verdict.wake_at(heard.time() + 1s);
    if (heard.what() == CustomSignal::moved && heard.position.x < start_) throw std::runtime_error("the wrong way");
    if (heard.what() == CustomSignal::moved && heard.position.x >= start_ + at_) {
      verdict.value.location = heard.position;
      verdict.has(Field::location);
      verdict.ended();
    }
    if (heard.what() == CustomSignal::lifted) verdict.failed(Reason::lifted_early);
  }
  void deadline(const Heard &, Verdict &verdict) override { verdict.failed(Reason::too_slow); }
  void reset() override { resets++; }
  static inline int resets = 0;

private:
  double at_, start_ = 0;
};

CASE(a_recognizer_of_ones_own_is_a_gesture_like_any) {
  Session session;
  Region region = session.region({0, 0, 1000, 1000});
  Gesture crossing = session.make(Custom::of<Crossing>(50.0).named("crossing").stimulus(Stimulus::movement));
  Gesture either = region.attach(crossing | Drag(100));
  CHECK(crossing.kind() == GestureKind::custom && crossing.name() == "crossing");
  drag_to(session, 49);
  CHECK(either.phase() == Phase::possible);
  session.feed({input::move(20ms, finger(1), {50, 0}), input::up(30ms, finger(1))});
  CHECK(either.phase() == Phase::ended && crossing.value().location == Point{50, 0});
  drag_to(session, 10);
  session.advance(2s);
  CHECK(crossing.phase() == Phase::failed && crossing.reason() == Reason::too_slow && Crossing::resets > 0);
  crossing.configure(crossing.definition<Custom>().contacts(1, 2));
  CHECK(crossing.definition<Custom>().raw().max_contacts == 2);
}

CASE(what_a_recognizer_throws_comes_out_of_the_feed) {
  Session session;
  session.region({0, 0, 1000, 1000}).attach(Custom::of<Crossing>(50.0));
  std::string thrown;
  try {
    session.feed({input::down(0ms, finger(1), {9, 0}), input::move(10ms, finger(1), {1, 0})});
  } catch (const std::runtime_error &error) {
    thrown = error.what();
  }
  CHECK(thrown == "the wrong way" && session.advance(20ms) == Result::ok);
}

CASE(a_verdict_that_cannot_be_is_a_warning) {
  struct Nonsense : Recognizer {
    void contact(const Heard &, Verdict &verdict) override { verdict.changed(); }  // It has not begun.
  };
  Session session;
  session.region({0, 0, 1000, 1000}).attach(Custom::of<Nonsense>());
  CHECK(session.feed(input::down(0ms, finger(1), {9, 0})) == Result::host_function);
}

CASE(plug_ins_are_checked) {
  gcore_recognizer table{};
  table.struct_size = sizeof table;
  table.contact = [](void *, const gcore_custom_input *, gcore_verdict *verdict) {
    verdict->phase = GCORE_PHASE_ENDED;
  };
  gcore_plugin plugin{sizeof(gcore_plugin), GCORE_PLUGIN_VERSION, "at once", &table};
  CHECK(Custom::check(plugin) == Result::ok);
  Session session;
  Gesture at_once = session.region({0, 0, 10, 10}).attach(Custom(plugin));
  session.feed(input::down(0ms, finger(1), {9, 0}));
  CHECK(at_once.phase() == Phase::ended);
  plugin.version++;
  CHECK(Custom::check(plugin) == Result::invalid_argument);
  CHECK(ERROR_OF(Custom{plugin}).code() == Result::invalid_argument);
}
