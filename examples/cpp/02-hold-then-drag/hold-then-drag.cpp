// A card that is held for a second and then dragged. What is drawn is the sum of what was committed and what the drag
// does now; both change in one revision at the lift, so that nothing jumps.
#include "gesturecore.hpp"

#include <cstdio>

using namespace gesturecore;
using namespace std::chrono_literals;

int main() {
  Session session;
  Region card = session.region({0, 0, 300, 300});
  Gesture drag = session.make(Drag());
  Gesture hold_drag = card.attach(LongPress(1s) >> drag);

  auto stage = session.state(0);  // 1: pressing, 2: dragging.
  auto live = session.state(Point{});
  auto position = session.state(Point{});
  auto drawn = session.sum(position, live);
  stage.bind(transient(hold_drag, Channel::branch));
  live.bind(transient(drag, Channel::translation));
  position.bind(commit(drag, Channel::translation, Operation::add));
  card.set_offset(position, live);

  auto draw = [&](const Event &event) {
    static const char *looks[] = {"inactive", "pressing (dimmed, smaller)", "dragging"};
    std::printf("  #%d  %-26s  at (%g, %g)\n", static_cast<int>(event.revision), looks[stage.get()], drawn.get().x,
                drawn.get().y);
  };
  auto feed = [&](const Input &input) {
    session.feed(input);
    session.drain(draw);
  };

  std::printf("the finger moves early\n");
  feed(input::down(0s, finger(1), {50, 50}));
  feed(input::move(500ms, finger(1), {70, 50}));
  feed(input::up(1600ms, finger(1)));

  for (Time start : {Time(4s), Time(8s)}) {
    std::printf("held, then dragged\n");
    feed(input::down(start, finger(1), {50, 50}));
    feed(input::advance(start + 1s));
    feed(input::move(start + 1100ms, finger(1), {55, 50}));
    feed(input::move(start + 1200ms, finger(1), {80, 60}));
    feed(input::up(start + 1400ms, finger(1), {90, 70}));
  }
}
