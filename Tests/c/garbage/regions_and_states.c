#include "things.h"

#include <math.h>
#include <string.h>

gcore_region_id things_region(const things *t, dice *d) {
  if (t->region_count == 0 || dice_once_in(d, 40)) return (gcore_region_id){dice_choice(d, 1000)};
  return t->regions[dice_roll(d, t->region_count)];
}

gcore_state_id things_state(const things *t, dice *d) {
  if (t->state_count == 0 || dice_once_in(d, 40)) return (gcore_state_id){dice_choice(d, 1000)};
  return t->states[dice_roll(d, t->state_count)];
}

static gcore_region_def region_def(const things *t, gcore_session *session, dice *d, gcore_point *corners) {
  gcore_region_def def = gcore_region_def_default();
  if (dice_once_in(d, 60)) def.struct_size = dice_choice(d, 200);
  if (dice_once_in(d, 2)) def.parent = things_region(t, d);
  def.order = (int32_t)dice_choice(d, 3);
  def.origin = dice_once_in(d, 2) ? dice_point(d) : (gcore_point){0, 0};
  def.size = (gcore_point){dice_number(d, 400), dice_number(d, 400)};
  if (dice_once_in(d, 4)) {
    def.transform.a = dice_number(d, 2);
    def.transform.b = dice_number(d, 1);
    def.transform.c = dice_number(d, 1);
    def.transform.d = dice_number(d, 2);
  }
  def.shape = dice_choice(d, 4);
  def.radius = dice_number(d, 50);
  def.hit_outset = dice_number(d, 20);
  def.opaque = dice_choice(d, 2);
  def.clips = dice_choice(d, 2);
  def.enabled = !dice_once_in(d, 15);
  if (def.shape == GCORE_SHAPE_POLYGON || dice_once_in(d, 20)) {
    for (int i = 0; i < 5; i++) corners[i] = dice_point(d);
    def.points = corners;
    def.point_count = dice_once_in(d, 10) ? dice_roll(d, 3) : 3 + dice_roll(d, 3);
  }
  if (t->functions && dice_once_in(d, 3)) functions_hit(t->functions, session, d, &def);
  return def;
}

gcore_result things_region_call(things *t, gcore_session *session, dice *d) {
  gcore_point corners[5];
  gcore_region_id region = things_region(t, d);
  switch (dice_roll(d, t->region_count < 4 ? 1 : 6)) {
    case 1: return gcore_region_remove(session, region);
    case 2: {
      gcore_region_def def = region_def(t, session, d, corners);
      return gcore_region_configure(session, region, &def);
    }
    case 3: {
      gcore_region_def def = gcore_region_def_default();
      gcore_result result = gcore_region_get(session, region, &def);
      if (result != GCORE_OK) return result;
      def.enabled = dice_roll(d, 2);
      def.origin.x += dice_roll(d, 20);
      return gcore_region_configure(session, region, &def);
    }
    case 4: {
      gcore_state_id states[] = {things_state(t, d), things_state(t, d)};
      return gcore_region_set_offset(session, region, states, dice_roll(d, 3));
    }
    default: break;
  }
  gcore_region_def def = region_def(t, session, d, corners);
  gcore_region_id made;
  gcore_result result = gcore_region_make(session, &def, &made);
  if (result == GCORE_OK) t->regions[t->region_count < THINGS_MOST ? t->region_count++ : dice_roll(d, THINGS_MOST)] = made;
  return result;
}

static gcore_animation animation(dice *d) {
  switch (dice_roll(d, 6)) {
    case 0: return gcore_animation_spring(dice_number(d, 1), dice_number(d, 2));
    case 1: return gcore_animation_bezier(
        dice_number(d, 1), dice_number(d, 2), dice_number(d, 1), dice_number(d, 2), dice_number(d, 1));
    case 2: return gcore_animation_decay(dice_number(d, 1));
    case 3: return gcore_animation_ease((gcore_ease_curve)dice_choice(d, 4), dice_number(d, 1));
    case 4: {
      gcore_animation any = gcore_animation_preset(GCORE_SPRING_BOUNCY);
      any.kind = dice_choice(d, 4);
      any.has_bounds = dice_choice(d, 2);
      any.low.x = dice_number(d, 10);
      any.high.x = dice_number(d, 400);
      return any;
    }
    default: return gcore_animation_preset((gcore_spring_preset)dice_choice(d, 4));
  }
}

static gcore_result bind(things *t, gcore_session *session, dice *d) {
  gcore_vec4 snaps[2] = {{dice_number(d, 100), 0, 0, 0}, {dice_number(d, 100), 0, 0, 0}};
  gcore_binding_def def =
      gcore_binding_def_default((gcore_binding_mode)dice_choice(d, 3), (gcore_channel)dice_choice(d, 16));
  def.state = things_state(t, d);
  def.gesture = things_gesture(t, d);
  def.operation = dice_choice(d, 6);
  def.scale = dice_once_in(d, 3) ? dice_number(d, 2) : 1;
  if (dice_once_in(d, 4)) {
    def.clamps = dice_choice(d, 2);
    def.low = (gcore_vec4){dice_number(d, 10), dice_number(d, 10), 0, 0};
    def.high = (gcore_vec4){dice_number(d, 100), dice_number(d, 100), 100, 100};
    def.rubber_band_limit = dice_number(d, 50);
    def.rubber_band_coefficient = dice_number(d, 1);
  }
  if (dice_once_in(d, 6)) {
    def.snap = snaps;
    def.snap_count = dice_choice(d, 2) % 3;
  }
  if (dice_once_in(d, 3)) def.reset = animation(d);
  if (t->functions && dice_once_in(d, 2)) functions_map(t->functions, session, d, &def);
  return gcore_state_bind(session, &def);
}

gcore_result things_state_call(things *t, gcore_session *session, dice *d) {
  switch (dice_roll(d, t->state_count < 3 ? 1 : 6)) {
    case 1: {
      double numbers[] = {dice_number(d, 100), dice_number(d, 100), dice_number(d, 100), dice_number(d, 100)};
      return gcore_state_set(session, things_state(t, d), numbers, dice_choice(d, 5) % 5);
    }
    case 2: {
      gcore_follower_def def = gcore_follower_def_default();
      def.state = things_state(t, d);
      def.animation = animation(d);
      gcore_follower_id made;
      gcore_result result = gcore_follower_make(session, &def, &made);
      if (result == GCORE_OK && t->follower_count < THINGS_MOST) t->followers[t->follower_count++] = made;
      return result;
    }
    case 3:
    case 4: return bind(t, session, d);
    default: break;
  }
  gcore_state_def def = gcore_state_def_default((gcore_state_type)(1 + dice_choice(d, 5)));
  def.initial.x = dice_number(d, 2);
  gcore_state_id made;
  gcore_state_id parts[] = {things_state(t, d), things_state(t, d)};
  gcore_result result = dice_once_in(d, 5) ? gcore_state_make_sum(session, &def, parts, dice_roll(d, 3), &made)
                                           : gcore_state_make(session, &def, &made);
  if (result == GCORE_OK) t->states[t->state_count < THINGS_MOST ? t->state_count++ : dice_roll(d, THINGS_MOST)] = made;
  return result;
}
