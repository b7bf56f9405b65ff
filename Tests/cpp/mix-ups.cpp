// What must not compile: each MIX_UP is one line that mixes two types up. 0 is the same with the right ones.
#include "gesturecore.hpp"

using namespace gesturecore;
using namespace std::chrono_literals;

int main() {
  Session session;
  Region region = session.region({0, 0, 1, 1});
  Gesture gesture = session.make(Drag());
  State<Point> state = session.state(Point{});
  State<double> scalar = session.state(0.0);
  Follower<Point> follower = session.follow(state);
#if MIX_UP == 0
  region.attach(gesture), region.set_offset(state), state.bind(transient(gesture, Channel::translation));
  follower.at(1s), scalar.set(1.0), gesture.waits_for(gesture), LongPress(1s);
#elif MIX_UP == 1
  region.attach(region);  // A region is no gesture.
#elif MIX_UP == 2
  region.set_offset(scalar);  // A number does not move a region.
#elif MIX_UP == 3
  state.bind(transient(region, Channel::translation));  // A region drives nothing.
#elif MIX_UP == 4
  session.follow(follower);  // A follower follows a state.
#elif MIX_UP == 5
  gesture.waits_for(state);
#elif MIX_UP == 6
  return state == gesture;
#elif MIX_UP == 7
  scalar.set(Point{});
#elif MIX_UP == 8
  session.sum(state, scalar);
#elif MIX_UP == 9
  follower.at(1.5);  // Seconds? Milliseconds?
#elif MIX_UP == 10
  gesture >> region;
#elif MIX_UP == 11
  region.attach(gesture, Mask::all);  // A mask is no priority.
#elif MIX_UP == 12
  session.feed(input::down(0ms, 1, {0, 0}));  // A number is no pointer: finger(1).
#elif MIX_UP == 13
  RegionDef().in(gesture);
#endif
}
