#include "functions.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/// How many inputs one function feeds in its life, so that functions which feed whenever they are called come to an end.
enum { FEEDS_MOST = 12 };

struct mind {
  functions *all;
  gcore_session *session;
  dice dice;
  /// A wild one answers anything; a tame one what a good host would, mostly.
  bool is_wild;
  int feeds;
  double start;
  mind *older;
};

static mind *mind_new(functions *f, gcore_session *session, dice *d) {
  mind *m = calloc(1, sizeof *m);
  if (!m) abort();
  uint64_t seed = dice_roll(d, 1 << 16);
  *m = (mind){.all = f, .session = session, .dice = dice_seeded(seed), .is_wild = dice_once_in(d, 3), .older = f->newest};
  f->newest = m;
  return m;
}

void functions_free(functions *f) {
  while (f->newest) {
    mind *m = f->newest;
    f->newest = m->older;
    free(m);
  }
}

// MARK: What they do beside answering

/// An id as the library may have given it.
static uint64_t some_bits(dice *d) { return (uint64_t)(1 + dice_roll(d, 3)) << 32 | (1 + dice_roll(d, 14)); }

static gcore_input some_input(gcore_session *session, dice *d) {
  gcore_input input = {.kind = 1 + dice_roll(d, 9), .pressure = 1};
  uint64_t now = gcore_session_now(session);
  input.time_ns = dice_once_in(d, 3) ? now + dice_roll(d, 700000000) : now - dice_roll(d, 2) * dice_roll(d, 1000000);
  input.source = dice_roll(d, 2);
  input.contact = dice_roll(d, 4);
  input.flags = dice_once_in(d, 4) ? dice_choice(d, 8) : 0;
  input.position = dice_point(d);
  input.delta.y = dice_number(d, 30);
  return input;
}

static bool ignore(const char *text, size_t count, void *user) {
  (void)text, (void)count, (void)user;
  return true;
}

static void drained(gcore_session *session, const gcore_event *event, void *user) {
  (void)session, (void)event, (void)user;
  abort();
}

static void ask(gcore_session *session, dice *d) {
  gcore_gesture_id gesture = {some_bits(d)};
  gcore_state_id state = {some_bits(d)};
  gcore_follower_id follower = {some_bits(d)};
  gcore_value value;
  gcore_vec4 cells[16];
  size_t count;
  gcore_gesture_phase(session, gesture);
  gcore_gesture_reason(session, gesture);
  gcore_gesture_value(session, gesture, &value);
  gcore_gesture_name(session, gesture);
  gcore_state_get(session, state, cells);
  gcore_state_snapshot(session, cells, 16, &count);
  gcore_follower_value(session, follower, gcore_session_now(session), cells);
  gcore_session_next_deadline(session);
  gcore_session_state_hash(session);
  gcore_session_last_error(session);
}

void functions_reenter(gcore_session *session, dice *d) {
  gcore_gesture_id gesture = {some_bits(d)}, made;
  gcore_region_id region = {some_bits(d)};
  gcore_state_id state = {some_bits(d)};
  double zero[4] = {0};
  switch (dice_roll(d, 16)) {
    case 0: gcore_session_advance(session, gcore_session_now(session) + dice_roll(d, 1000000000)); break;
    case 1: gcore_session_reset(session); break;
    case 2: gcore_session_destroy(session); break;
    case 3: gcore_session_drain(session, drained, NULL); break;
    case 4: gcore_gesture_remove(session, gesture); break;
    case 5: gcore_region_remove(session, region); break;
    case 6: gcore_gesture_set_enabled(session, gesture, dice_roll(d, 2)); break;
    case 7: gcore_state_set(session, state, zero, 1 + dice_roll(d, 4)); break;
    case 8: gcore_gesture_attach(session, gesture, region, GCORE_PRIORITY_HIGH, GCORE_MASK_ALL); break;
    case 9: {
      gcore_event event;
      if (gcore_session_next_event(session, &event)) abort();
      break;
    }
    case 10: {
      gcore_decision decision;
      if (gcore_session_next_decision(session, &decision)) abort();
      break;
    }
    case 11: gcore_recording_stop(session); break;
    case 12: {
      gcore_recording_def def = gcore_recording_def_default();
      def.write = ignore;
      gcore_recording_start(session, &def);
      break;
    }
    case 13: {
      gcore_tap_def def = gcore_tap_def_default();
      gcore_tap_make(session, &def, &made);
      break;
    }
    case 14: {
      gcore_binding_def def = gcore_binding_def_default(GCORE_BINDING_COMMIT, GCORE_CHANNEL_COUNT);
      def.state = state;
      def.gesture = gesture;
      gcore_state_bind(session, &def);
      break;
    }
    default: ask(session, d);
  }
}

/// Now and then a function does more than answer.
static void act(mind *m) {
  dice *d = &m->dice;
  if (dice_once_in(d, 8)) ask(m->session, d);
  if (m->is_wild && dice_once_in(d, 12)) functions_reenter(m->session, d);
  if (m->feeds < FEEDS_MOST && dice_once_in(d, 10)) {
    gcore_input inputs[2] = {some_input(m->session, d), some_input(m->session, d)};
    m->feeds += 2;
    gcore_session_feed(m->session, inputs, 1 + dice_roll(d, 2), NULL);
  }
}

// MARK: Hit tests and maps

static bool hit(gcore_session *session, gcore_point place, void *user) {
  mind *m = user;
  if (session != m->session || !isfinite(place.x) || !isfinite(place.y)) abort();
  if (m->all->are_quiet) return true;
  act(m);
  return m->is_wild ? dice_roll(&m->dice, 2) : place.x + place.y < 500;
}

static void map(const gcore_value *value, gcore_vec4 *cell, const gcore_map_context *context, void *user) {
  mind *m = user;
  if (context->session != m->session) abort();
  if (m->all->are_quiet) return;
  act(m);
  dice *d = &m->dice;
  if (m->is_wild) {
    *cell = (gcore_vec4){dice_number(d, 100), dice_number(d, 100), dice_number(d, 100), dice_number(d, 100)};
  } else {
    cell->x = value->translation.x / 3;
    cell->y += value->rotation;
  }
}

void functions_hit(functions *f, gcore_session *session, dice *d, gcore_region_def *def) {
  def->shape = GCORE_SHAPE_HOST;
  def->hit_test = hit;
  def->hit_user = mind_new(f, session, d);
}

void functions_map(functions *f, gcore_session *session, dice *d, gcore_binding_def *def) {
  def->map = map;
  def->map_user = mind_new(f, session, d);
}

// MARK: Recognizers

static void measure(dice *d, gcore_value *value) {
  value->fields = dice_once_in(d, 10) ? dice_choice(d, 1 << 19) : dice_roll(d, 1 << 19) & ~1u;
  value->translation = (gcore_point){dice_roll(d, 1000) / 7.0, dice_roll(d, 100)};
  value->velocity.x = dice_number(d, 1000);
  value->rotation = dice_number(d, 7);
  value->count = (int32_t)dice_choice(d, 5);
  value->direction = dice_choice(d, 5);
  value->inside = dice_choice(d, 2);
}

/// Anything at all.
static void rave(mind *m, const gcore_custom_input *input, gcore_verdict *verdict) {
  dice *d = &m->dice;
  verdict->phase = dice_choice(d, 6);
  verdict->claim = dice_choice(d, 2);
  verdict->stimulus = dice_choice(d, 4);
  verdict->reason = dice_once_in(d, 3) ? dice_choice(d, 16) : GCORE_REASON_MOVED;
  switch (dice_roll(d, 4)) {
    case 0: verdict->deadline_ns = input->time_ns; break;
    case 1: verdict->deadline_ns = dice_duration(d, input->time_ns); break;
    case 2: verdict->deadline_ns = input->time_ns + 1; break;
    default: break;
  }
  measure(d, &verdict->value);
}

/// Pressing at first, recognized after 10 points or 0.2 s, over when the last contact lifts.
static void behave(mind *m, const gcore_custom_input *input, gcore_verdict *verdict) {
  bool has_begun = verdict->phase != GCORE_PHASE_POSSIBLE;
  verdict->value.translation.x = input->position.x - m->start;
  verdict->value.fields = GCORE_FIELD_TRANSLATION;
  switch (input->signal) {
    case GCORE_CUSTOM_PRESSED:
      if (input->contacts == 1) m->start = input->position.x;
      if (!has_begun && dice_once_in(&m->dice, 2)) verdict->phase = GCORE_PHASE_BEGAN;
      verdict->deadline_ns = input->time_ns + 200000000;
      break;
    case GCORE_CUSTOM_DEADLINE:
      verdict->value.fields = 0;
      verdict->stimulus = GCORE_STIMULUS_TIME;
      verdict->claim = 1;
      if (!has_begun) verdict->phase = GCORE_PHASE_BEGAN;
      break;
    case GCORE_CUSTOM_MOVED:
      verdict->claim = fabs(verdict->value.translation.x) >= 10;
      if (verdict->claim && !has_begun) verdict->phase = GCORE_PHASE_BEGAN;
      break;
    default:
      if (input->contacts > 0) return;
      verdict->phase = has_begun ? GCORE_PHASE_ENDED : GCORE_PHASE_FAILED;
      verdict->reason = has_begun ? GCORE_REASON_NONE : GCORE_REASON_LIFTED_EARLY;
  }
}

static void hear(void *instance, const gcore_custom_input *input, gcore_verdict *verdict) {
  mind *m = instance;
  if (input->session != m->session) abort();
  if (m->all->are_quiet) return;
  act(m);
  if (m->is_wild && dice_once_in(&m->dice, 2)) {
    rave(m, input, verdict);
  } else {
    behave(m, input, verdict);
  }
}

static void forget(void *instance) {
  mind *m = instance;
  if (!m->all->are_quiet) act(m);
  m->start = 0;
}

/// Each gesture has an instance of its own, so that one that is destroyed twice, or used after, is found.
static void *create(void *user) {
  mind *m = user;
  if (dice_once_in(&m->dice, 20)) return NULL;
  mind *instance = malloc(sizeof *instance);
  if (!instance) abort();
  *instance = *m;
  m->all->alive++;
  return instance;
}

static void destroy(void *instance) {
  mind *m = instance;
  m->all->alive--;
  memset(m, 0xff, sizeof *m);
  free(m);
}

void functions_recognize(
    functions *f, gcore_session *session, dice *d, gcore_custom_def *def, gcore_recognizer *table) {
  *table = (gcore_recognizer){.struct_size = sizeof *table, .user = mind_new(f, session, d), .create = create,
                              .destroy = destroy, .contact = hear, .reset = forget};
  if (!dice_once_in(d, 5)) table->deadline = hear;
  if (dice_once_in(d, 30)) table->contact = NULL;
  if (dice_once_in(d, 30)) table->reserved = 1;
  def->recognizer = dice_once_in(d, 40) ? NULL : table;
}
