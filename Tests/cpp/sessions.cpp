// Sessions: feeding, polling, time, errors and what callbacks throw.
#include <array>
#include <cmath>

#include "check.hpp"

using namespace gesturecore;
using namespace std::chrono_literals;

CASE(names_are_those_of_traces) {
  CHECK(name(Result::stale_id) == "stale_id" && name(Phase::began) == "began");
  CHECK(name(Reason::lifted_early) == "lifted_early" && name(GestureKind::long_press) == "long_press");
  CHECK(version() == GCORE_VERSION);
}

CASE(every_way_of_feeding_is_the_same) {
  const std::array<Input, 3> inputs = {
      input::down(0ms, finger(1), {1, 1}), input::move(5ms, finger(1), {50, 1}), input::up(9ms, finger(1), {60, 1})};
  std::uint64_t hashes[4];
  for (int way = 0; way < 4; way++) {
    Session session;
    session.region({0, 0, 100, 100}).attach(Drag());
    if (way == 0) session.feed(inputs.data(), inputs.size());
    if (way == 1) session.feed({inputs[0], inputs[1], inputs[2]});
    if (way == 2) session.feed(std::vector<Input>(inputs.begin(), inputs.end()));
    if (way == 3) for (const Input &input : inputs) session.feed(input);
    hashes[way] = session.state_hash();
  }
  CHECK(hashes[0] == hashes[1] && hashes[1] == hashes[2] && hashes[2] == hashes[3]);
  CHECK(hashes[0] != Session().state_hash());
}

CASE(events_carry_what_was_said) {
  Session session;
  Gesture drag = session.region({0, 0, 100, 100}).attach(Drag());
  session.feed({input::down(1ms, finger(1), {1, 1}), input::move(2ms, finger(1), {50, 1}),
                input::move(3ms, finger(1), {60, 1}), input::cancel(4ms, finger(1))});
  std::vector<Event> events;
  for (const Event &event : session.events()) events.push_back(event);
  CHECK(events.size() == 3);
  CHECK(events[0].gesture == drag && !events[0].by && events[0].phase == Phase::began && events[0].time == Time(2ms));
  CHECK(events[1].phase == Phase::changed && events[1].revision == 2 && events[1].value.translation == Point{59, 0});
  CHECK(events[2].phase == Phase::cancelled && events[2].reason == Reason::host_cancel);
  CHECK(events[0].value.has(Field::translation) && !events[0].value.has(Field::magnification));
  CHECK(!session.next_event());
}

CASE(events_are_taken_into_an_array) {
  Session session;
  session.region({0, 0, 100, 100}).attach(Drag());
  session.feed({input::down(1ms, finger(1), {1, 1}), input::move(2ms, finger(1), {50, 1}),
                input::move(3ms, finger(1), {60, 1}), input::cancel(4ms, finger(1))});
  gcore_event events[4];
  CHECK(session.next_events(events, 2) == 2 && events[0].phase == GCORE_PHASE_BEGAN);
  CHECK(session.next_events(events, 4) == 1 && events[0].phase == GCORE_PHASE_CANCELLED);
  CHECK(session.next_events(events, 4) == 0);
}

CASE(a_loss_says_who_won) {
  Session session;
  Region region = session.region({0, 0, 100, 100});
  Gesture press = region.attach(LongPress()), drag = region.attach(Drag(5));
  session.feed({input::down(0ms, finger(1), {1, 1}), input::move(1ms, finger(1), {8, 1})});
  CHECK(session.next_event()->gesture == press);
  std::optional<Event> lost = session.next_event();
  CHECK(lost->gesture == press && lost->phase == Phase::cancelled && lost->by == drag);
  std::optional<Decision> granted = session.next_decision(), denied = session.next_decision();
  CHECK(granted->kind == DecisionKind::granted && granted->gesture == drag && granted->time == Time(1ms));
  CHECK(denied->kind == DecisionKind::denied && denied->gesture == press && denied->other == drag);
  CHECK(denied->reason == Reason::excluded && !session.next_decision());
}

CASE(time_passes_by_advance) {
  Session session;
  Gesture press = session.region({0, 0, 100, 100}).attach(LongPress(250ms));
  CHECK(session.next_deadline() == never);
  session.feed(input::down(10ms, finger(1), {1, 1}));
  CHECK(session.next_deadline() == Time(260ms));
  session.advance(259ms);
  CHECK(press.phase() == Phase::began && session.now() == Time(259ms));
  session.advance(260ms);
  CHECK(press.phase() == Phase::ended && press.reason() == Reason::none);
}

CASE(warnings_are_returned) {
  Session session;
  session.advance(10ms);
  CHECK(session.advance(5ms) == Result::time_reversed && session.last_result() == Result::time_reversed);
  CHECK(session.reversed_count() == 1);
  session.feed(input::down(10ms, finger(1), {1, 1}));
  CHECK(session.feed(input::down(11ms, finger(1), {1, 1})) == Result::duplicate_down);
  CHECK(session.feed(input::up(12ms, finger(1), {1, NAN})) == Result::not_finite_lift);
}

CASE(errors_have_the_code_and_the_sentence) {
  Session session;
  Error error = ERROR_OF(session.feed(input::up(0ms, finger(7))));
  CHECK(error.code() == Result::unknown_contact);
  CHECK(error.what() == std::string("contact 7 is not down; send its press first"));
  CHECK(session.last_error() == error.what());
  SessionDef def;
  def.regions = 0xffffffff;
  CHECK(ERROR_OF(Session{def}).code() == Result::invalid_argument);
  CHECK(ERROR_OF(Session{SessionDef().slop(Device::pen, -1)}).code() == Result::invalid_argument);
  CHECK(ERROR_OF(Gesture().set_enabled(true)).what() == std::string("the session is null"));
}

CASE(what_is_fed_after_an_error_still_acts) {
  Session session;
  Gesture drag = session.region({0, 0, 100, 100}).attach(Drag());
  ERROR_OF(session.feed({input::down(0ms, finger(1), {1, 1}), input::up(1ms, finger(9)),
                         input::move(2ms, finger(1), {50, 1})}));
  CHECK(drag.phase() == Phase::began);
  Input bad = input::up(3ms, finger(9));
  Fed fed = session.try_feed(&bad, 1);
  CHECK(fed.result == Result::unknown_contact && fed.taken == 1);
}

CASE(a_full_queue_stops_a_feed_and_loses_nothing) {
  SessionDef def;
  def.events = 8;
  def.gestures = 4;
  Session session(def);
  session.region({0, 0, 1000, 1000}).attach(Drag(0));
  std::vector<Input> inputs = {input::down(0ms, finger(1), {1, 1})};
  for (int i = 1; i < 50; i++) inputs.push_back(input::move(Time(i), finger(1), {1.0 + i, 1}));
  CHECK(ERROR_OF(session.feed(inputs)).code() == Result::capacity);
  Session again(def);
  again.region({0, 0, 1000, 1000}).attach(Drag(0));
  std::size_t fed = 0, events = 0;
  while (fed < inputs.size()) {
    fed += again.try_feed(inputs.data() + fed, inputs.size() - fed).taken;
    for ([[maybe_unused]] const Event &event : again.events()) events++;
  }
  CHECK(events == 50);
}

CASE(drain_hands_over_what_the_callback_feeds) {
  Session session;
  session.region({0, 0, 100, 100}).attach(Drag());
  session.feed({input::down(0ms, finger(1), {1, 1}), input::move(1ms, finger(1), {50, 1})});
  std::vector<Phase> phases;
  CHECK(session.drain([&](const Event &event) {
    if (event.phase == Phase::began) session.feed(input::up(2ms, finger(1)));
    phases.push_back(event.phase);
  }) == Result::ok);
  CHECK(phases == std::vector<Phase>({Phase::began, Phase::ended}));
}

CASE(what_a_callback_throws_comes_out_of_drain) {
  Session session;
  session.region({0, 0, 100, 100}).attach(Drag());
  session.feed({input::down(0ms, finger(1), {1, 1}), input::move(1ms, finger(1), {50, 1}), input::up(2ms, finger(1))});
  int handed = 0;
  std::string thrown;
  try {
    session.drain([&](const Event &) { throw std::runtime_error("event " + std::to_string(++handed)); });
  } catch (const std::runtime_error &error) {
    thrown = error.what();
  }
  CHECK(thrown == "event 1" && handed == 2);
  CHECK(session.advance(3ms) == Result::ok);  // Thrown once.
}

CASE(a_recording_tells_all) {
  std::string text;
  Session session;
  CHECK(session.record([&](std::string_view piece) { return text += piece, true; }, "a drag") == Result::ok);
  CHECK(session.is_recording());
  session.region({0, 0, 100, 100}).attach(Drag());
  session.feed({input::down(0ms, finger(1), {1, 1}), input::move(1ms, finger(1), {50, 1})});
  CHECK(session.stop_recording() == Result::ok && session.recording_result() == Result::ok);
  CHECK(!session.is_recording());
  CHECK(text.rfind("{\"gesturecore_trace\": 1, \"name\": \"a drag\", ", 0) == 0);
  CHECK(text.find("\n{\"attach\": \"drag 1\", \"region\": \"region 1\"}\n") != std::string::npos);
  CHECK(text.find("\n{\"t\": 0.001, \"event\": \"drag 1\", \"phase\": \"began\", ") != std::string::npos);
  CHECK(text.find("\n{\"t\": 0.001, \"hash\": \"") != std::string::npos && text.back() == '\n');
}

CASE(what_a_recording_throws_ends_it) {
  Session session;
  bool throws = false;
  session.record([&](std::string_view) { return throws ? throw std::runtime_error("full") : true; });
  session.region({0, 0, 100, 100}).attach(Drag());
  throws = true;
  std::string thrown;
  try {
    session.advance(1ms);
  } catch (const std::runtime_error &error) {
    thrown = error.what();
  }
  CHECK(thrown == "full" && !session.is_recording());
  CHECK(session.recording_result() == Result::write_failed && name(Result::write_failed) == "write_failed");
  CHECK(session.advance(2ms) == Result::ok);
}

CASE(reset_starts_over) {
  Session session;
  Gesture drag = session.region({0, 0, 100, 100}).attach(Drag(0));
  auto state = session.state(1.0);
  state.set(5);
  session.feed(input::down(0ms, finger(1), {1, 1}));
  session.reset();
  CHECK(state.get() == 1 && drag.reason() == Reason::session_reset);
  CHECK(session.bytes() > sizeof(void *));
}

CASE(a_time_before_the_clock_is_its_start) {
  static_assert(Time(-5ms).count() == 0 && Time(5ms).count() == 5'000'000 && Time(7u).count() == 7);
  static_assert(!std::is_convertible_v<std::chrono::duration<double>, Time> && !std::is_convertible_v<int, Time>);
  Session session;
  session.feed(input::down(-5ms, finger(1), {1, 1}));
  CHECK(session.now() == 0ms);
  session.advance(session.now() + 1s);
  CHECK(session.now() == 1s && session.next_deadline() == never);
}
