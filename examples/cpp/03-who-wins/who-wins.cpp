// Gestures that compete, written with operators: a double tap before a single one, a pinch that turns and scales
// together, and a race of a drag and a long press. The log says who won, and over whom.
#include "gesturecore.hpp"

#include <cstdio>

using namespace gesturecore;
using namespace std::chrono_literals;

static void log(Session &session) {
  while (auto decision = session.next_decision()) {
    if (decision->kind != DecisionKind::denied) continue;
    std::printf("    %s was denied by %s (%s)\n", decision->gesture.name().data(), decision->other.name().data(),
                name(decision->reason).data());
  }
  for (const Event &event : session.events()) {
    std::printf("  %5d ms  %-5s %-9s member %d", static_cast<int>(event.time / 1ms), event.gesture.name().data(),
                name(event.phase).data(), event.value.branch);
    if (event.value.has(Field::magnification)) {
      std::printf("  %g times the size, turned by %.2f", event.value.magnification, event.value.rotation);
    }
    std::printf("\n");
  }
}

int main() {
  Session session;
  Region photo = session.region(RegionDef(0, 0, 400, 300).named("photo"));
  photo.attach((Magnify().named("scale") & Rotate().named("turn")).named("pinch"));
  photo.attach((Tap(2).named("double") | Tap().named("single")).named("taps"));
  photo.attach(race(LongPress(300ms).named("hold"), Drag().named("pan")).named("grab"));

  std::printf("one tap: the single one waits until no second tap can come\n");
  session.feed({input::down(0ms, finger(1), {100, 100}), input::up(50ms, finger(1)), input::advance(1s)});
  log(session);

  std::printf("two taps\n");
  session.feed({input::down(2000ms, finger(1), {100, 100}), input::up(2050ms, finger(1)),
                input::down(2150ms, finger(1), {102, 100}), input::up(2200ms, finger(1))});
  log(session);

  std::printf("a finger that rests, then moves: too late for the pan\n");
  session.feed({input::down(4000ms, finger(1), {100, 100}), input::move(4400ms, finger(1), {150, 100}),
                input::up(4500ms, finger(1))});
  log(session);

  std::printf("two fingers: twice as far apart, and a quarter of a turn\n");
  session.feed({input::down(6000ms, finger(1), {150, 150}), input::down(6000ms, finger(2), {250, 150}),
                input::more(input::move(6100ms, finger(1), {200, 50})), input::move(6100ms, finger(2), {200, 250}),
                input::up(6200ms, finger(1)), input::up(6200ms, finger(2))});
  log(session);
}
