// Definitions start as the library's defaults, byte for byte, and each call sets its one field.
#include <cstring>

#include "check.hpp"

using namespace gesturecore;
using namespace std::chrono_literals;

template <class Raw> static bool same(const Raw &a, const Raw &b) { return std::memcmp(&a, &b, sizeof a) == 0; }

CASE(definitions_start_with_the_defaults_of_the_library) {
  CHECK(same(Tap().raw(), gcore_tap_def_default()));
  CHECK(same(Click().raw(), gcore_click_def_default()));
  CHECK(same(LongPress().raw(), gcore_long_press_def_default()));
  CHECK(same(Drag().raw(), gcore_drag_def_default()));
  CHECK(same(Swipe().raw(), gcore_swipe_def_default()));
  CHECK(same(Magnify().raw(), gcore_magnify_def_default()));
  CHECK(same(Rotate().raw(), gcore_rotate_def_default()));
  CHECK(same(Transform().raw(), gcore_transform_def_default()));
  CHECK(same(Hover().raw(), gcore_hover_def_default()));
  CHECK(same(Scroll().raw(), gcore_scroll_def_default()));
  CHECK(same(Contact().raw(), gcore_contact_def_default()));
  CHECK(same(Custom().raw(), gcore_custom_def_default()));
  CHECK(same((Tap() >> Drag()).raw(), gcore_composite_def_default(GCORE_GESTURE_SEQUENCE)));
  CHECK(same((Tap() & Drag()).raw(), gcore_composite_def_default(GCORE_GESTURE_SIMULTANEOUS)));
  CHECK(same((Tap() | Drag()).raw(), gcore_composite_def_default(GCORE_GESTURE_EXCLUSIVE)));
  CHECK(same(race(Tap(), Drag()).raw(), gcore_composite_def_default(GCORE_GESTURE_RACE)));
  CHECK(same(RegionDef().raw(), gcore_region_def_default()));
  CHECK(same<gcore_session_def>(SessionDef(), gcore_session_def_default()));
  gcore_binding_def transient_default = gcore_binding_def_default(GCORE_BINDING_TRANSIENT, GCORE_CHANNEL_ROTATION);
  CHECK(same(transient(Gesture(), Channel::rotation).raw(), transient_default));
  gcore_binding_def commit_default = gcore_binding_def_default(GCORE_BINDING_COMMIT, GCORE_CHANNEL_COUNT);
  CHECK(same(commit(Gesture(), Channel::count).raw(), commit_default));
}

CASE(presses_set_their_fields) {
  Tap tap(3);
  tap.contacts(2).max_distance(4).max_separation(5).max_duration(6ms).max_interval(7ms);
  CHECK(tap.raw().count == 3 && tap.raw().contacts == 2 && tap.raw().max_distance == 4);
  CHECK(tap.raw().max_separation == 5 && tap.raw().max_duration_ns == 6000000 && tap.raw().max_interval_ns == 7000000);
  CHECK(Tap().max_duration(never).raw().max_duration_ns == GCORE_NEVER);
  CHECK(Click().outset(12).raw().outset == 12);
  LongPress press(1s);
  press.contacts(2).max_distance(3).continuous();
  CHECK(press.raw().min_duration_ns == 1000000000 && press.raw().contacts == 2 && press.raw().max_distance == 3);
  CHECK(press.raw().continuous == 1 && press.continuous(false).raw().continuous == 0);
}

CASE(strokes_set_their_fields) {
  Drag drag(4);
  drag.axis(Axis::y).angle_gate(0.5).contacts(2, unlimited).consume();
  CHECK(drag.raw().min_distance == 4 && drag.raw().axis == GCORE_AXIS_Y && drag.raw().angle_gate == 0.5);
  CHECK(drag.raw().min_contacts == 2 && drag.raw().max_contacts == GCORE_CONTACTS_UNLIMITED);
  CHECK(drag.raw().consume == 1 && drag.contacts(3).raw().min_contacts == 3 && drag.raw().max_contacts == 3);
  Swipe swipe({Direction::left, Direction::up});
  swipe.min_velocity(400).min_distance(50).max_duration(1s).contacts(2).fires_at_lift();
  CHECK(swipe.raw().directions == (1u << GCORE_DIRECTION_LEFT | 1u << GCORE_DIRECTION_UP));
  CHECK(swipe.raw().min_velocity == 400 && swipe.raw().min_distance == 50);
  CHECK(swipe.raw().max_duration_ns == 1000000000 && swipe.raw().contacts == 2 && swipe.raw().fires_at_lift == 1);
}

CASE(pinches_and_pointers_set_their_fields) {
  Magnify magnify(0.1);
  CHECK(magnify.raw().min_scale_delta == 0.1);
  CHECK(magnify.contacts(3, 4).raw().min_contacts == 3 && magnify.raw().max_contacts == 4);
  Rotate rotate(0.2);
  CHECK(rotate.raw().min_angle_delta == 0.2);
  CHECK(rotate.contacts(3, 4).raw().min_contacts == 3 && rotate.raw().max_contacts == 4);
  Transform transform;
  transform.min_distance(1).min_scale_delta(2).min_angle_delta(3).contacts(2, 5);
  CHECK(transform.raw().min_distance == 1 && transform.raw().min_scale_delta == 2);
  CHECK(transform.raw().min_angle_delta == 3 && transform.raw().min_contacts == 2 && transform.raw().max_contacts == 5);
  Scroll scroll;
  scroll.axis(Axis::x).wheel(Wheel::precise);
  CHECK(scroll.raw().axis == GCORE_AXIS_X && scroll.raw().wheel == GCORE_WHEEL_PRECISE);
}

CASE(options_set_their_fields) {
  Session session;
  Region region = session.region({0, 0, 10, 10});
  Hover hover;
  hover.in_space_of(region).space_mode(SpaceMode::live).extra_contacts(ExtraContacts::join).enabled(false).notify();
  hover.devices({Device::mouse, Device::pen}).buttons({Button::primary, Button::forward});
  const gcore_gesture_options &options = hover.raw().options;
  CHECK(options.space == region.id().bits && options.space_mode == GCORE_SPACE_LIVE);
  CHECK(options.extra_contacts == GCORE_EXTRA_JOIN && options.enabled == 0 && options.notify == 1);
  CHECK(options.devices == (1u << GCORE_DEVICE_MOUSE | 1u << GCORE_DEVICE_PEN));
  CHECK(options.buttons == (1u << GCORE_BUTTON_PRIMARY | 1u << GCORE_BUTTON_FORWARD));
  CHECK(hover.in_window().raw().options.space == GCORE_SPACE_GLOBAL);
  CHECK(hover.in_own_region().raw().options.space == GCORE_SPACE_LOCAL);
  Composite sequence = Tap() >> Drag();
  CHECK(sequence.max_gap(2s).raw().max_gap_ns == 2000000000 && sequence.lift_completes().raw().lift_completes == 1);
}

CASE(names_are_copied_with_their_definition) {
  Drag copy;
  {
    std::string text = "a name that is too long to be stored inside of a string object";
    Drag drag;
    drag.named(text);
    copy = drag;
    text = "overwritten";
  }
  CHECK(copy.raw().name == std::string("a name that is too long to be stored inside of a string object"));
  Session session;
  CHECK(session.make(copy).name() == copy.raw().name);
}

CASE(regions_set_their_fields) {
  Session session;
  Region parent = session.region(RegionDef(1, 2, 300, 400).named("parent"));
  RegionDef def(1, 2, 3, 4);
  def.in(parent).named("child").order(-2).transform({2, 0, 0, 2, 5, 6}).rounded(7).hit_outset(8);
  def.enabled(false).opaque(false).clips(true);
  const RegionDef definition = session.region(def).definition();  // Holds the name that `raw` points to.
  const gcore_region_def &read = definition.raw();
  CHECK(read.name == std::string("child") && read.parent.bits == parent.id().bits && read.order == -2);
  CHECK(read.origin == Point{1, 2} && read.size == Point{3, 4} && read.transform.a == 2 && read.transform.ty == 6);
  CHECK(read.shape == GCORE_SHAPE_ROUNDED_RECTANGLE && read.radius == 7 && read.hit_outset == 8);
  CHECK(read.enabled == 0 && read.opaque == 0 && read.clips == 1);
  CHECK(RegionDef().ellipse().raw().shape == GCORE_SHAPE_ELLIPSE);
  CHECK(RegionDef().ellipse().rectangle().raw().shape == GCORE_SHAPE_RECTANGLE);
  RegionDef triangle = RegionDef(0, 0, 9, 9).polygon({{0, 0}, {9, 0}, {9, 9}});
  CHECK(triangle.raw().shape == GCORE_SHAPE_POLYGON && triangle.raw().point_count == 3);
  CHECK(triangle.raw().points[2] == Point{9, 9});
  Region made = session.region(triangle);
  made.attach(Click());
  session.feed({input::down(0ms, finger(1), {8, 1}), input::up(1ms, finger(1))});
  CHECK(session.next_event()->phase == Phase::began);
}

CASE(animations_are_those_of_the_library) {
  CHECK(same(spring(0.3, 0.6), gcore_animation_spring(0.3, 0.6)));
  CHECK(same(spring_bounce(0.3, -0.6), gcore_animation_spring_bounce(0.3, -0.6)));
  CHECK(same(spring(SpringPreset::bouncy), gcore_animation_preset(GCORE_SPRING_BOUNCY)));
  CHECK(same(ease(EaseCurve::in_out, 0.4), gcore_animation_ease(GCORE_EASE_IN_OUT, 0.4)));
  CHECK(same(bezier({0.1, 0.2}, {0.3, 0.4}, 2), gcore_animation_bezier(0.1, 0.2, 0.3, 0.4, 2)));
  CHECK(same(decay(0.99), gcore_animation_decay(0.99)));
  Animation bounded = decay(0.99, {1, 2, 3, 4}, {5, 6, 7, 8});
  CHECK(bounded.has_bounds == 1 && bounded.low == Vec4{1, 2, 3, 4} && bounded.high == Vec4{5, 6, 7, 8});
}

CASE(inputs_set_their_fields) {
  Input down = input::down(5ms, mouse(Button::middle, 9), {1, 2});
  CHECK(down.kind == GCORE_INPUT_DOWN && down.time_ns == 5000000 && down.position == Point{1, 2} && down.flags == 0);
  CHECK(down.contact == GCORE_BUTTON_MIDDLE && down.source == 9);
  CHECK(down.device == GCORE_DEVICE_MOUSE && down.button == GCORE_BUTTON_MIDDLE);
  CHECK(input::move(1ms, pen(4), {1, 2}).device == GCORE_DEVICE_PEN && input::move(1ms, pen(4), {}).source == 4);
  Input lift = input::up(1ms, finger(3, 8));
  CHECK(lift.kind == GCORE_INPUT_UP && lift.flags == GCORE_INPUT_NOWHERE && lift.contact == 3 && lift.source == 8);
  CHECK(input::up(1ms, finger(3), {1, 2}).flags == 0 && input::up(1ms, finger(3), {1, 2}).position == Point{1, 2});
  CHECK(input::cancel(1ms, finger(3)).kind == GCORE_INPUT_CANCEL && input::cancel_all(1ms).time_ns == 1000000);
  CHECK(input::cancel_all(1ms).kind == GCORE_INPUT_CANCEL_ALL && input::advance(2ms).kind == GCORE_INPUT_ADVANCE);
  CHECK(input::hover(1ms, mouse(), {1, 2}).kind == GCORE_INPUT_HOVER);
  Input wheel = input::wheel(1ms, mouse(), {1, 2}, {0, -12});
  CHECK(wheel.kind == GCORE_INPUT_SCROLL && wheel.flags == 0 && wheel.delta == Point{0, -12});
  Input scroll = input::scroll(1ms, mouse(), {1, 2}, {3, 4}, ScrollPhase::changed);
  CHECK(scroll.flags == GCORE_INPUT_PRECISE && scroll.scroll_phase == GCORE_SCROLL_CHANGED);
  CHECK(input::more(lift).flags == (GCORE_INPUT_NOWHERE | GCORE_INPUT_MORE));
}
