// A dial that one finger turns. Its region is a ring, which a lambda tests; a map makes an angle of where the finger
// is. A lambda that the library calls may throw: it comes out of the call that ran it.
#include "gesturecore.hpp"

#include <cmath>
#include <cstdio>

using namespace gesturecore;
using namespace std::chrono_literals;

constexpr Point center{100, 100};

// The direction of a point from the center, in degrees, clockwise from the right.
static double direction(Point at) { return std::atan2(at.y - center.y, at.x - center.x) * 180 / std::acos(-1.0); }

int main() {
  Session session;
  Region ring = session.region(RegionDef(0, 0, 200, 200).hit([](Point at) {
    const double distance = std::hypot(at.x - center.x, at.y - center.y);
    return 60 <= distance && distance < 100;
  }));
  Gesture drag = ring.attach(Drag(0));

  // The angle is how far the finger has gone around since its press, kept within half a turn each way.
  auto turned = [](const Value &value, double) {
    return std::remainder(direction(value.location) - direction(value.start), 360);
  };
  auto live = session.state(0.0), angle = session.state(0.0);
  live.bind(transient(drag), turned);
  angle.bind(commit(drag), [turned](const Value &value, double now) { return now + turned(value, now); });

  auto say = [&](const char *what) {
    std::printf("%-28s  %4.0f degrees = %4.0f + %4.0f\n", what, angle.get() + live.get(), angle.get(), live.get());
  };
  session.feed({input::down(0ms, finger(1), {100, 100}), input::move(10ms, finger(1), {180, 100})});
  say("pressed inside of the ring");
  session.feed(input::cancel_all(20ms));
  session.feed({input::down(30ms, finger(1), {180, 100}), input::move(40ms, finger(1), {160, 160})});
  say("an eighth of a turn");
  session.feed(input::move(50ms, finger(1), {100, 180}));
  say("a quarter");
  session.feed(input::up(60ms, finger(1)));
  say("let go");
  session.feed({input::down(70ms, finger(1), {20, 100}), input::move(80ms, finger(1), {40, 40})});
  session.feed(input::cancel_all(90ms));
  say("turned on, but cancelled");
}
