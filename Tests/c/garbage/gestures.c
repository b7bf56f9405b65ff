#include "things.h"

gcore_gesture_id things_gesture(const things *t, dice *d) {
  if (t->gesture_count == 0 || dice_once_in(d, 40)) return (gcore_gesture_id){dice_choice(d, 1000)};
  return t->gestures[dice_roll(d, t->gesture_count)];
}

static void shake(gcore_gesture_options *options, const things *t, dice *d) {
  if (dice_once_in(d, 4)) options->space = dice_once_in(d, 2) ? GCORE_SPACE_GLOBAL : things_region(t, d).bits;
  if (dice_once_in(d, 4)) options->space_mode = dice_choice(d, 2);
  if (dice_once_in(d, 6)) options->devices = dice_choice(d, 16);
  if (dice_once_in(d, 6)) options->buttons = dice_choice(d, 32);
  if (dice_once_in(d, 3)) options->extra_contacts = dice_choice(d, 3);
  if (dice_once_in(d, 15)) options->enabled = dice_choice(d, 2);
  options->notify = dice_choice(d, 2);
}

static gcore_result make_composite(const things *t, gcore_session *session, dice *d, gcore_gesture_id *made) {
  uint32_t kind = GCORE_GESTURE_SEQUENCE + dice_choice(d, 4);
  gcore_composite_def def = gcore_composite_def_default((gcore_gesture_kind)kind);
  shake(&def.options, t, d);
  if (dice_once_in(d, 3)) def.max_gap_ns = dice_duration(d, 400000000);
  def.lift_completes = dice_choice(d, 2);
  gcore_gesture_id members[3];
  uint32_t count = dice_once_in(d, 20) ? dice_roll(d, 2) : 2 + dice_roll(d, 2);
  for (uint32_t i = 0; i < count; i++) members[i] = things_gesture(t, d);
  return gcore_composite_make(session, &def, members, count, made);
}

// Each makes one of its kind, or reconfigures `target` to it.
#define KIND(kind, ...)                                                                                  \
  static gcore_result kind##_call(                                                                       \
      const things *t, gcore_session *session, dice *d, gcore_gesture_id *target, bool makes) {          \
    gcore_##kind##_def def = gcore_##kind##_def_default();                                               \
    if (dice_once_in(d, 60)) def.struct_size = dice_choice(d, 200);                                      \
    shake(&def.options, t, d);                                                                           \
    __VA_ARGS__                                                                                          \
    return makes ? gcore_##kind##_make(session, &def, target) : gcore_##kind##_configure(session, *target, &def); \
  }

KIND(tap, if (dice_once_in(d, 2)) def.count = 1 + dice_choice(d, 3); if (dice_once_in(d, 3)) def.contacts = dice_choice(d, 4);
     if (dice_once_in(d, 3)) def.max_distance = dice_number(d, 40);
     if (dice_once_in(d, 3)) def.max_interval_ns = dice_duration(d, 600000000);
     if (dice_once_in(d, 3)) def.max_duration_ns = dice_duration(d, 600000000);)
KIND(click, if (dice_once_in(d, 3)) def.outset = dice_number(d, 40);)
KIND(long_press, def.continuous = dice_choice(d, 2); if (dice_once_in(d, 3)) def.contacts = dice_choice(d, 4);
     if (dice_once_in(d, 2)) def.min_duration_ns = dice_duration(d, 600000000);
     if (dice_once_in(d, 3)) def.max_distance = dice_number(d, 40);)
KIND(drag, def.axis = dice_choice(d, 3); if (dice_once_in(d, 2)) def.min_distance = dice_number(d, 40);
     if (dice_once_in(d, 5)) def.angle_gate = dice_number(d, 1.5);
     if (dice_once_in(d, 3)) def.min_contacts = dice_choice(d, 3);
     if (dice_once_in(d, 3)) def.max_contacts = dice_choice(d, 4); def.consume = dice_choice(d, 2);)
KIND(swipe, if (dice_once_in(d, 2)) def.directions = dice_choice(d, 32);
     if (dice_once_in(d, 2)) def.min_velocity = dice_number(d, 300);
     if (dice_once_in(d, 2)) def.max_duration_ns = dice_duration(d, 600000000);
     if (dice_once_in(d, 3)) def.contacts = dice_choice(d, 3); def.fires_at_lift = dice_choice(d, 2);)
KIND(magnify, if (dice_once_in(d, 2)) def.min_scale_delta = dice_number(d, 0.3);
     if (dice_once_in(d, 3)) def.max_contacts = dice_choice(d, 5);)
KIND(rotate, if (dice_once_in(d, 2)) def.min_angle_delta = dice_number(d, 0.3);
     if (dice_once_in(d, 3)) def.max_contacts = dice_choice(d, 5);)
KIND(transform, if (dice_once_in(d, 2)) def.min_distance = dice_number(d, 30);
     if (dice_once_in(d, 3)) def.min_contacts = dice_choice(d, 4);)
KIND(hover, (void)0;)
KIND(scroll, def.axis = dice_choice(d, 3); def.wheel = dice_choice(d, 3);)
KIND(contact, (void)0;)
KIND(custom, gcore_recognizer table; if (makes) functions_recognize(t->functions, session, d, &def, &table);
     def.stimulus = dice_choice(d, 4); if (dice_once_in(d, 3)) def.max_contacts = dice_choice(d, 4);
     if (dice_once_in(d, 6)) def.min_contacts = dice_choice(d, 3);)

static gcore_result of_some_kind(
    const things *t, gcore_session *session, dice *d, gcore_gesture_id *target, bool makes) {
  switch (dice_roll(d, t->functions ? 14 : 11)) {
    case 0: return tap_call(t, session, d, target, makes);
    case 1: return click_call(t, session, d, target, makes);
    case 2: return long_press_call(t, session, d, target, makes);
    case 3: return drag_call(t, session, d, target, makes);
    case 4: return swipe_call(t, session, d, target, makes);
    case 5: return magnify_call(t, session, d, target, makes);
    case 6: return rotate_call(t, session, d, target, makes);
    case 7: return transform_call(t, session, d, target, makes);
    case 8: return hover_call(t, session, d, target, makes);
    case 9: return scroll_call(t, session, d, target, makes);
    case 10: return contact_call(t, session, d, target, makes);
    default: return custom_call(t, session, d, target, makes);
  }
}

gcore_result things_gesture_call(things *t, gcore_session *session, dice *d) {
  gcore_gesture_id gesture = things_gesture(t, d);
  switch (dice_roll(d, t->gesture_count < 4 ? 2 : 12)) {
    case 1: break;
    case 2: return gcore_gesture_remove(session, gesture);
    case 3: return gcore_gesture_set_enabled(session, gesture, dice_roll(d, 3) != 0);
    case 4: return gcore_gesture_set_mask(session, gesture, (gcore_mask)dice_choice(d, 4));
    case 5: return gcore_gesture_set_priority(session, gesture, (gcore_priority)dice_choice(d, 3));
    case 6: return gcore_gesture_relate(session, gesture, (gcore_relation)dice_choice(d, 4), things_gesture(t, d));
    case 7: return of_some_kind(t, session, d, &gesture, false);
    case 8:
    case 9:
    case 10:
      return gcore_gesture_attach(
          session, gesture, things_region(t, d), (gcore_priority)dice_choice(d, 3), (gcore_mask)dice_choice(d, 4));
    default: break;
  }
  gcore_gesture_id made = {0};
  gcore_result result = t->gesture_count > 2 && dice_once_in(d, 3) ? make_composite(t, session, d, &made)
                                                                   : of_some_kind(t, session, d, &made, true);
  if (result != GCORE_OK) return result;
  uint32_t most = THINGS_MOST * 2;
  t->gestures[t->gesture_count < most ? t->gesture_count++ : dice_roll(d, most)] = made;
  if (!dice_once_in(d, 4))
    gcore_gesture_attach(session, made, things_region(t, d), GCORE_PRIORITY_NORMAL, GCORE_MASK_ALL);
  return result;
}
