#include "cards.h"

#include <stdio.h>

static const gcore_affine unmoved = {1, 0, 0, 1, 0, 0};
static const gcore_affine home = {1, 0, 0, 1, 310, 130};

gcore_affine cards_after(gcore_affine then, gcore_affine first) {
  return (gcore_affine){
      then.a * first.a + then.c * first.b,
      then.b * first.a + then.d * first.b,
      then.a * first.c + then.c * first.d,
      then.b * first.c + then.d * first.d,
      then.a * first.tx + then.c * first.ty + then.tx,
      then.b * first.tx + then.d * first.ty + then.ty,
  };
}

static gcore_state_id make_state(cards *all, gcore_state_type type, gcore_point initial) {
  gcore_state_def def = gcore_state_def_default(type);
  def.initial = (gcore_vec4){initial.x, initial.y, 0, 0};
  gcore_state_id state;
  gcore_state_make(all->session, &def, &state);
  return state;
}

static void bind(
    cards *all, gcore_state_id state, gcore_gesture_id gesture, gcore_binding_mode mode, gcore_channel channel,
    gcore_operation operation) {
  gcore_binding_def def = gcore_binding_def_default(mode, channel);
  def.state = state;
  def.gesture = gesture;
  def.operation = operation;
  def.constant.x = 1;
  gcore_state_bind(all->session, &def);
}

static gcore_region_id make_region(cards *all, gcore_point origin, gcore_point size, double radius) {
  gcore_region_def def = gcore_region_def_default();
  def.origin = origin;
  def.size = size;
  def.shape = GCORE_SHAPE_ROUNDED_RECTANGLE;
  def.radius = radius;
  gcore_region_id region;
  gcore_region_make(all->session, &def, &region);
  return region;
}

static gcore_gesture_id make_long_press(cards *all, double seconds) {
  gcore_long_press_def def = gcore_long_press_def_default();
  def.min_duration_ns = (uint64_t)(seconds * 1e9);
  gcore_gesture_id gesture;
  gcore_long_press_make(all->session, &def, &gesture);
  return gesture;
}

static gcore_gesture_id make_tap(cards *all, uint32_t count) {
  gcore_tap_def def = gcore_tap_def_default();
  def.count = count;
  gcore_gesture_id gesture;
  gcore_tap_make(all->session, &def, &gesture);
  return gesture;
}

static gcore_gesture_id attach_pair(
    cards *all, gcore_gesture_kind kind, gcore_gesture_id first, gcore_gesture_id second, gcore_region_id region) {
  gcore_composite_def def = gcore_composite_def_default(kind);
  gcore_gesture_id members[] = {first, second}, gesture;
  gcore_composite_make(all->session, &def, members, 2, &gesture);
  gcore_gesture_attach(all->session, gesture, region, GCORE_PRIORITY_NORMAL, GCORE_MASK_ALL);
  return gesture;
}

// Held, then dragged. What is drawn is the sum of two states, and the region that is hit moves with it.
static void make_card(cards *all) {
  all->card_size = (gcore_point){200, 140};
  gcore_drag_def drag_def = gcore_drag_def_default();
  gcore_gesture_id drag;
  gcore_drag_make(all->session, &drag_def, &drag);
  gcore_region_id region = make_region(all, (gcore_point){0, 0}, all->card_size, 18);
  gcore_gesture_id hold_drag =
      attach_pair(all, GCORE_GESTURE_SEQUENCE, make_long_press(all, CARDS_HOLD), drag, region);

  all->stage = make_state(all, GCORE_STATE_INT, (gcore_point){0, 0});
  gcore_state_id parts[] = {make_state(all, GCORE_STATE_VEC2, (gcore_point){50, 150}),
                            make_state(all, GCORE_STATE_VEC2, (gcore_point){0, 0})};
  bind(all, all->stage, hold_drag, GCORE_BINDING_TRANSIENT, GCORE_CHANNEL_BRANCH, GCORE_OPERATION_SET);
  bind(all, parts[0], drag, GCORE_BINDING_COMMIT, GCORE_CHANNEL_TRANSLATION, GCORE_OPERATION_ADD);
  bind(all, parts[1], drag, GCORE_BINDING_TRANSIENT, GCORE_CHANNEL_TRANSLATION, GCORE_OPERATION_SET);
  gcore_state_def sum_def = gcore_state_def_default(GCORE_STATE_VEC2);
  gcore_state_make_sum(all->session, &sum_def, parts, 2, &all->drawn);
  gcore_region_set_offset(all->session, region, &all->drawn, 1);

  gcore_follower_def lifted_def = gcore_follower_def_default();
  lifted_def.state = all->stage;
  lifted_def.animation = gcore_animation_preset(GCORE_SPRING_BOUNCY);
  gcore_follower_make(all->session, &lifted_def, &all->lifted);
}

static void place_photo(cards *all, gcore_affine placed) {
  all->placed = placed;
  all->moved = unmoved;
  gcore_region_def def = gcore_region_def_default();
  gcore_region_get(all->session, all->photo, &def);
  def.transform = placed;
  gcore_region_configure(all->session, all->photo, &def);
}

// Moved, sized and turned by one finger or more: a transform's matrix says it all. Two taps bring it home.
static void make_photo(cards *all) {
  all->photo_size = (gcore_point){200, 200};
  all->photo = make_region(all, (gcore_point){0, 0}, all->photo_size, 10);
  place_photo(all, home);
  gcore_transform_def def = gcore_transform_def_default();
  def.options.space = GCORE_SPACE_GLOBAL;
  gcore_transform_make(all->session, &def, &all->pinch);
  all->photo_home = make_tap(all, 2);
  gcore_gesture_attach(all->session, all->pinch, all->photo, GCORE_PRIORITY_NORMAL, GCORE_MASK_ALL);
  gcore_gesture_attach(all->session, all->photo_home, all->photo, GCORE_PRIORITY_NORMAL, GCORE_MASK_ALL);
}

// Holding it switches it, tapping it counts: one gesture of two, of which holding comes first.
static void make_button(cards *all) {
  all->button_origin = (gcore_point){580, 180};
  all->button_size = (gcore_point){170, 80};
  all->hold = make_long_press(all, CARDS_LONG_HOLD);
  gcore_gesture_id tap = make_tap(all, 1);
  gcore_gesture_id either = attach_pair(
      all, GCORE_GESTURE_EXCLUSIVE, all->hold, tap, make_region(all, all->button_origin, all->button_size, 40));

  all->pressing = make_state(all, GCORE_STATE_BOOL, (gcore_point){0, 0});
  all->on = make_state(all, GCORE_STATE_BOOL, (gcore_point){0, 0});
  all->taps = make_state(all, GCORE_STATE_INT, (gcore_point){0, 0});
  bind(all, all->pressing, either, GCORE_BINDING_TRANSIENT, GCORE_CHANNEL_ACTIVE, GCORE_OPERATION_SET);
  bind(all, all->on, all->hold, GCORE_BINDING_COMMIT, GCORE_CHANNEL_CONSTANT, GCORE_OPERATION_TOGGLE);
  bind(all, all->taps, tap, GCORE_BINDING_COMMIT, GCORE_CHANNEL_CONSTANT, GCORE_OPERATION_ADD);
}

bool cards_make(cards *all) {
  gcore_result result = gcore_session_create(NULL, &all->session);
  if (result != GCORE_OK) {
    fprintf(stderr, "cards: no session: %s\n", gcore_result_name(result));
    return false;
  }
  make_button(all);
  make_photo(all);
  make_card(all);  // What is made later is in front.
  result = gcore_session_last_result(all->session);  // All of the above is well, or the first refusal is told here.
  if (result != GCORE_OK) fprintf(stderr, "cards: %s\n", gcore_session_last_error(all->session));
  return result == GCORE_OK;
}

void cards_destroy(cards *all) { gcore_session_destroy(all->session); }

void cards_hear(cards *all) {
  gcore_event event;
  while (gcore_session_next_event(all->session, &event)) {
    if (event.gesture.bits == all->photo_home.bits && event.phase == GCORE_PHASE_ENDED) place_photo(all, home);
    if (event.gesture.bits != all->pinch.bits) continue;
    all->moved = event.value.matrix;
    if (event.phase == GCORE_PHASE_CANCELLED) all->moved = unmoved;
    if (event.phase == GCORE_PHASE_ENDED) place_photo(all, cards_after(event.value.matrix, all->placed));
  }
}

bool cards_are_moving(cards *all) {
  const uint64_t now = gcore_session_now(all->session);
  return gcore_state_bool(all->session, all->pressing) || !gcore_follower_settled(all->session, all->lifted, now);
}
