// The shortest host in C++: one region, one drag, a finger that crosses it. Feed what happened and when, poll what it
// means. What the library refuses is thrown.
#include "gesturecore.hpp"

#include <cstdio>

using namespace gesturecore;
using namespace std::chrono_literals;

int main() {
  Session session;
  Region region = session.region({0, 0, 300, 200});
  region.attach(Drag());  // Recognized after 10 points.

  session.feed({
      input::down(0ms, finger(1), {50, 50}),
      input::move(10ms, finger(1), {56, 50}),  // Not yet: it may still be a tap.
      input::move(20ms, finger(1), {80, 60}),
      input::move(30ms, finger(1), {100, 75}),
      input::up(40ms, finger(1), {120, 90}),
  });
  for (const Event &event : session.events()) {
    std::printf("%3d ms  %-7s  moved by (%g, %g)\n", static_cast<int>(event.time / 1ms), name(event.phase).data(),
                event.value.translation.x, event.value.translation.y);
  }

  try {
    session.feed(input::move(50ms, finger(1), {130, 90}));
  } catch (const Error &error) {
    std::printf("%s: %s\n", name(error.code()).data(), error.what());
  }
}
