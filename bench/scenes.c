// The scenes that are measured.
#include "bench.h"

static gcore_session *make_session(uint32_t regions, uint32_t gestures, uint32_t contacts) {
  gcore_session_def def = gcore_session_def_default();
  def.regions = regions;
  def.gestures = gestures;
  def.contacts = contacts;
  gcore_session *session = NULL;
  must(gcore_session_create(&def, &session), "gcore_session_create", session);
  return session;
}

static gcore_region_id make_region(gcore_session *session, gcore_region_id parent, double x, double y, double width,
                                   double height) {
  gcore_region_def def = gcore_region_def_default();
  def.parent = parent;
  def.origin = (gcore_point){x, y};
  def.size = (gcore_point){width, height};
  gcore_region_id region = {0};
  must(gcore_region_make(session, &def, &region), "gcore_region_make", session);
  return region;
}

static void attach(gcore_session *session, gcore_gesture_id gesture, gcore_region_id region) {
  must(gcore_gesture_attach(session, gesture, region, GCORE_PRIORITY_NORMAL, GCORE_MASK_ALL), "gcore_gesture_attach",
       session);
}

static gcore_gesture_id make_tap(gcore_session *session, uint32_t count) {
  gcore_tap_def def = gcore_tap_def_default();
  def.count = count;
  gcore_gesture_id gesture = {0};
  must(gcore_tap_make(session, &def, &gesture), "gcore_tap_make", session);
  return gesture;
}

static gcore_gesture_id make_drag(gcore_session *session) {
  gcore_drag_def def = gcore_drag_def_default();
  gcore_gesture_id gesture = {0};
  must(gcore_drag_make(session, &def, &gesture), "gcore_drag_make", session);
  return gesture;
}

static gcore_gesture_id make_composite(gcore_session *session, gcore_gesture_kind kind, gcore_gesture_id first,
                                       gcore_gesture_id second) {
  gcore_composite_def def = gcore_composite_def_default(kind);
  gcore_gesture_id members[] = {first, second};
  gcore_gesture_id gesture = {0};
  must(gcore_composite_make(session, &def, members, 2, &gesture), "gcore_composite_make", session);
  return gesture;
}

static gcore_gesture_id make_held_drag(gcore_session *session) {
  gcore_long_press_def def = gcore_long_press_def_default();
  gcore_gesture_id hold = {0};
  must(gcore_long_press_make(session, &def, &hold), "gcore_long_press_make", session);
  return make_composite(session, GCORE_GESTURE_SEQUENCE, hold, make_drag(session));
}

static gcore_gesture_id make_pinch(gcore_session *session) {
  gcore_magnify_def magnify_def = gcore_magnify_def_default();
  gcore_rotate_def rotate_def = gcore_rotate_def_default();
  gcore_gesture_id magnify = {0}, rotate = {0};
  must(gcore_magnify_make(session, &magnify_def, &magnify), "gcore_magnify_make", session);
  must(gcore_rotate_make(session, &rotate_def, &rotate), "gcore_rotate_make", session);
  return make_composite(session, GCORE_GESTURE_SIMULTANEOUS, magnify, rotate);
}

static gcore_state_id make_state(gcore_session *session) {
  gcore_state_def def = gcore_state_def_default(GCORE_STATE_VEC2);
  gcore_state_id state = {0};
  must(gcore_state_make(session, &def, &state), "gcore_state_make", session);
  return state;
}

static void bind(gcore_session *session, gcore_state_id state, gcore_gesture_id gesture, gcore_binding_mode mode) {
  gcore_binding_def def = gcore_binding_def_default(mode, GCORE_CHANNEL_TRANSLATION);
  def.state = state;
  def.gesture = gesture;
  if (mode == GCORE_BINDING_COMMIT) def.operation = GCORE_OPERATION_ADD;
  must(gcore_state_bind(session, &def), "gcore_state_bind", session);
}

scene reference_scene(void) {
  gcore_session *session = make_session(64, 256, 32);
  gcore_region_id root = make_region(session, (gcore_region_id){0}, 0, 0, 1920, 1080);
  gcore_region_id panel = make_region(session, root, 0, 0, 1920, 1080);
  gcore_region_id card = make_region(session, panel, 0, 0, 1920, 1080);
  attach(session, make_tap(session, 2), card);
  attach(session, make_tap(session, 1), card);
  attach(session, make_held_drag(session), card);
  attach(session, make_pinch(session), card);
  gcore_gesture_id drag = make_drag(session);
  attach(session, drag, panel);

  // The panel's drag is the one that happens in these streams; it moves the card at every sample.
  gcore_state_id position = make_state(session), live = make_state(session);
  bind(session, position, drag, GCORE_BINDING_COMMIT);
  bind(session, live, drag, GCORE_BINDING_TRANSIENT);
  gcore_state_id offset[] = {position, live};
  must(gcore_region_set_offset(session, card, offset, 2), "gcore_region_set_offset", session);
  return (scene){session, position};
}

void fill(gcore_session *session, uint32_t regions, uint32_t gestures) {
  gcore_region_id region = {0};
  for (uint32_t made = 0; made < regions; made++) region = make_region(session, (gcore_region_id){0}, 0, 0, 100, 100);
  enum { TAP, DOUBLE_TAP, HELD_DRAG, PINCH, DRAG, KINDS };
  static const uint32_t takes[KINDS] = {1, 1, 3, 3, 1};
  for (uint32_t left = gestures, kind = TAP; left > 0; kind = (kind + 1) % KINDS) {
    if (takes[kind] > left) continue;
    left -= takes[kind];
    gcore_gesture_id made = kind == HELD_DRAG  ? make_held_drag(session)
                            : kind == PINCH    ? make_pinch(session)
                            : kind == DRAG     ? make_drag(session)
                                               : make_tap(session, kind == TAP ? 1 : 2);
    attach(session, made, region);
  }
}

scene drag_scene(void) {
  gcore_session *session = make_session(64, 256, 32);
  attach(session, make_drag(session), make_region(session, (gcore_region_id){0}, 0, 0, 1920, 1080));
  return (scene){session, {0}};
}

enum { COLUMNS = 100, SIDE = 10 };

scene grid_scene(uint32_t count) {
  gcore_session *session = make_session(count + 1, count, 128);
  gcore_region_id root = make_region(session, (gcore_region_id){0}, 0, 0, 1920, 1080);
  for (uint32_t index = 0; index < count; index++) {
    double x = index % COLUMNS * SIDE, y = index / COLUMNS * SIDE;
    attach(session, make_drag(session), make_region(session, root, x, y, SIDE, SIDE));
  }
  return (scene){session, {0}};
}

gcore_point grid_place(uint32_t index) {
  return (gcore_point){(index % COLUMNS + 0.5) * SIDE, (index / COLUMNS + 0.5) * SIDE};
}
