// Without exceptions: refusals are results, and handles that are false.
#include <cstdio>

#include "gesturecore.hpp"

using namespace gesturecore;
using namespace std::chrono_literals;

static int passed, failed;

static void check(bool holds, const char *what) {
  holds ? passed++ : failed++;
  if (!holds) std::printf("FAILED %s\n", what);
}

int main() {
  Session session;
  check(bool(session), "a session is made");
  SessionDef bad;
  bad.regions = 0xffffffff;
  check(!Session(bad), "a refused session is false");
  Region region = session.region({0, 0, 100, 100});
  check(bool(region), "a region is made");
  check(!session.make(Tap() >> Drag(-1)), "a refused gesture is false");
  check(session.last_result() == Result::invalid_argument, "and the result says why");
  Gesture drag = region.attach(Drag());
  check(session.feed(input::up(0ms, finger(7))) == Result::unknown_contact, "a refused input is a result");
  check(session.last_error() == "contact 7 is not down; send its press first", "with a sentence");
  Result fed = session.feed({input::down(0ms, finger(1), {1, 1}), input::move(1ms, finger(1), {50, 1})});
  check(fed == Result::ok, "what is well is ok");
  int events = 0;
  session.drain([&](const Event &event) { events += event.gesture == drag; });
  check(events == 1, "drain hands over one event");
  std::printf("%d passed, %d failed\n", passed, failed);
  return failed || !passed;
}
