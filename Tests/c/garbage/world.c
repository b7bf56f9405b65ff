#include "world.h"

#include "things.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FRAME = 16, STEPS = 300, LIVE_MOST = 4096 };

typedef struct world {
  const char *name;
  dice dice;
  /// Two sessions that get the same calls: one fed by arrays, the other event by event.
  gcore_session *sessions[2];
  things things;
  functions functions;
  uint64_t now;
  /// What a recording's function rolls, the bytes that it takes yet, and whether it has failed.
  dice tape_dice;
  size_t tape_left;
  bool tape_is_full;
  /// The gestures that began and have not ended, by the ids' low bits.
  gcore_gesture_id live[LIVE_MOST];
  uint32_t live_count;
  bool is_good;
} world;

static void wrong(world *w, const char *what) {
  if (w->is_good) fprintf(stderr, "world %s: %s\n", w->name, what);
  w->is_good = false;
}

static bool is_number(gcore_point point) { return isfinite(point.x) && isfinite(point.y); }

static bool are_numbers(gcore_vec4 v) { return is_number((gcore_point){v.x, v.y}) && is_number((gcore_point){v.z, v.w}); }

/// Taps, swipes, recognizers of the host and what is made of them say nothing but their end; of one that is gone it is not known.
static bool may_end_at_once(world *w, gcore_gesture_id gesture) {
  gcore_gesture_kind kind = gcore_gesture_kind_of(w->sessions[0], gesture);
  return kind == GCORE_GESTURE_TAP || kind == GCORE_GESTURE_SWIPE || kind == GCORE_GESTURE_CUSTOM ||
      kind >= GCORE_GESTURE_SEQUENCE || kind == GCORE_GESTURE_NONE;
}

static void judge(world *w, const gcore_event *event) {
  uint32_t at = 0;
  while (at < w->live_count && w->live[at].bits != event->gesture.bits) at++;
  bool is_live = at < w->live_count;
  switch (event->phase) {
    case GCORE_PHASE_BEGAN:
      if (is_live) wrong(w, "a gesture began twice");
      if (w->live_count < LIVE_MOST) w->live[w->live_count++] = event->gesture;
      break;
    case GCORE_PHASE_CHANGED:
      if (!is_live) wrong(w, "a gesture changed that had not begun");
      break;
    case GCORE_PHASE_ENDED:
    case GCORE_PHASE_CANCELLED:
      if (!is_live && !(event->phase == GCORE_PHASE_ENDED && may_end_at_once(w, event->gesture)))
        wrong(w, "a gesture ended that had not begun");
      if (is_live) w->live[at] = w->live[--w->live_count];
      break;
    case GCORE_PHASE_FAILED:
      if (is_live) wrong(w, "a gesture failed that had begun");
      break;
    default: wrong(w, "an event of no phase");
  }
  const gcore_value *value = &event->value;
  const gcore_point points[] = {
      value->location, value->start, value->translation, value->velocity, value->predicted_end,
      value->predicted_translation, value->centroid, value->delta, value->total,
      {value->magnification, value->rotation}, {value->elapsed, 0}};
  const gcore_affine *m = &value->matrix;
  bool are_all = isfinite(m->a + m->b + m->c + m->d + m->tx + m->ty);
  for (size_t i = 0; i < sizeof points / sizeof *points; i++) are_all = are_all && is_number(points[i]);
  if (!are_all) wrong(w, "an event holds what is no number");
}

/// States and followers hold numbers, whatever drives them, now and later.
static void read(world *w) {
  gcore_session *session = w->sessions[0];
  uint64_t now = gcore_session_now(session);
  gcore_vec4 value = {0};
  for (uint32_t i = 0; i < w->things.state_count; i++) {
    gcore_state_get(session, w->things.states[i], &value);
    if (!are_numbers(value)) wrong(w, "a state holds what is no number");
  }
  for (uint32_t i = 0; i < w->things.follower_count; i++) {
    gcore_follower_id follower = w->things.followers[i];
    uint64_t later = now + dice_roll(&w->dice, 2000000000);
    gcore_follower_value(session, follower, later, &value);
    if (!are_numbers(value)) wrong(w, "a follower is where no number is");
    uint64_t end = gcore_follower_settling_time(session, follower);
    if (end != GCORE_NEVER && !gcore_follower_settled(session, follower, end)) wrong(w, "a follower settles never");
  }
}

/// Takes out what both say; true where there was something.
static bool drain(world *w) {
  gcore_event event, twin;
  gcore_decision decision, other;
  bool is_some = false;
  while (gcore_session_next_event(w->sessions[0], &event)) {
    is_some = true;
    judge(w, &event);
    if (!gcore_session_next_event(w->sessions[1], &twin) || memcmp(&event, &twin, sizeof event) != 0)
      wrong(w, "the twin says something else");
  }
  if (gcore_session_next_event(w->sessions[1], &twin)) wrong(w, "the twin says more");
  while (gcore_session_next_decision(w->sessions[0], &decision)) {
    if (!gcore_session_next_decision(w->sessions[1], &other) || memcmp(&decision, &other, sizeof decision) != 0)
      wrong(w, "the twin decides otherwise");
  }
  while (gcore_session_next_decision(w->sessions[1], &other)) wrong(w, "the twin decides more");
  if (gcore_session_state_hash(w->sessions[0]) != gcore_session_state_hash(w->sessions[1]))
    wrong(w, "the twin's hash differs");
  return is_some;
}

const char *world_recordings;

static bool write_text(const char *text, size_t count, void *file) { return fwrite(text, 1, count, file) == count; }

/// Takes a recording, calls the session meanwhile, and fails when it is full.
static bool take(const char *text, size_t count, void *user) {
  (void)text;
  world *w = user;
  if (w->tape_is_full) abort();
  if (dice_once_in(&w->tape_dice, 20)) functions_reenter(w->sessions[0], &w->tape_dice);
  w->tape_is_full = count > w->tape_left;
  w->tape_left -= w->tape_is_full ? 0 : count;
  return !w->tape_is_full;
}

static gcore_recording_def tape_def(world *w) {
  gcore_recording_def def = gcore_recording_def_default();
  return def.write = take, def.user = w, def;
}

/// Records what one of the two hears and says; the other shows that this changes nothing.
static FILE *record(world *w) {
  char path[4096];
  if (!world_recordings) {
    if (!dice_once_in(&w->dice, 4)) return NULL;
    w->tape_dice = dice_seeded(dice_roll(&w->dice, 1 << 16));
    if (dice_once_in(&w->dice, 2)) w->tape_left = dice_roll(&w->dice, 1 << 16);
    gcore_recording_def def = tape_def(w);
    def.buffer_size = 64 + dice_roll(&w->dice, 512);
    if (gcore_recording_start(w->sessions[0], &def) != GCORE_OK) wrong(w, "it cannot be recorded");
    return NULL;
  }
  snprintf(path, sizeof path, "%s/%s.jsonl", world_recordings, w->name);
  FILE *file = fopen(path, "w");
  gcore_recording_def def = gcore_recording_def_default();
  def.buffer_size = 64 + (uint32_t)(w->dice.state % 512);
  def.write = write_text;
  def.user = file;
  if (!file || gcore_recording_start(w->sessions[0], &def) != GCORE_OK) wrong(w, "it cannot be recorded");
  return file;
}

/// How the recording ended: well, or because the queue was full.
static void end_record(world *w, FILE *file) {
  gcore_result result = gcore_recording_stop(w->sessions[0]);
  bool is_full = result == GCORE_ERROR_WRITE_FAILED && w->tape_is_full;
  if (result != GCORE_OK && result != GCORE_ERROR_CAPACITY && !is_full) wrong(w, "the recording failed");
  if (file) fclose(file);
}

static gcore_input input(world *w) {
  dice *d = &w->dice;
  gcore_input input = {.reserved = 0};
  static const uint32_t usual[] = {1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 4, 6, 7, 8};
  input.kind = dice_once_in(d, 100) ? dice_choice(d, 10) : usual[dice_roll(d, sizeof usual / sizeof *usual)];
  if (dice_once_in(d, 80)) input.kind = GCORE_INPUT_CANCEL_ALL;
  uint64_t step = dice_once_in(d, 12) ? dice_roll(d, 900000000) : dice_roll(d, 20000000);
  w->now += step;
  input.time_ns = dice_once_in(d, 40) ? w->now - dice_roll(d, 50000000) : w->now;
  if (dice_once_in(d, 3000)) input.time_ns = dice_duration(d, 1);
  input.source = dice_choice(d, 2);
  input.contact = dice_choice(d, 4);
  input.device = input.source == 0 ? 0 : dice_choice(d, 4);
  input.button = dice_once_in(d, 10) ? dice_choice(d, 5) : 0;
  input.flags = dice_once_in(d, 4) ? dice_choice(d, 8) : 0;
  input.scroll_phase = dice_choice(d, 4);
  input.reserved = dice_once_in(d, 200);
  input.position = dice_point(d);
  input.delta = (gcore_point){dice_number(d, 30), dice_number(d, 30)};
  input.pressure = dice_number(d, 1);
  return input;
}

/// Feeds some inputs to both; a refused one must change nothing.
static void feed(world *w) {
  gcore_input frame[FRAME];
  uint32_t count = 1 + dice_roll(&w->dice, FRAME);
  for (uint32_t i = 0; i < count; i++) frame[i] = input(w);
  size_t at = 0;
  while (at < count) {
    size_t taken = 0;
    gcore_result result = gcore_session_feed(w->sessions[0], frame + at, count - at, &taken);
    for (size_t i = 0; i < taken; i++) gcore_session_feed(w->sessions[1], frame + at + i, 1, NULL);
    at += taken;
    if (at >= count) break;
    if (result >= 0) return wrong(w, "an input was left without a reason");
    uint64_t hash = gcore_session_state_hash(w->sessions[1]);
    gcore_result twin = gcore_session_feed(w->sessions[1], frame + at, 1, NULL);
    if (twin != result) return wrong(w, "the twin refuses otherwise");
    // Where the queue is full, what was due before the input may have happened.
    bool is_full = result == GCORE_ERROR_CAPACITY;
    // And where functions of the host feed, what they fed may have.
    if (!is_full && !w->things.functions && hash != gcore_session_state_hash(w->sessions[1])) wrong(w, "a refused input changed something");
    if (!(drain(w) && is_full)) at++;
  }
}

typedef gcore_result (*change)(things *, gcore_session *, dice *);

/// Makes the same change in both; a refused one must change nothing.
static void make(world *w, change call) {
  dice twin_dice = w->dice;
  things twin_things = w->things;
  uint64_t hash = gcore_session_state_hash(w->sessions[0]);
  gcore_result result = call(&w->things, w->sessions[0], &w->dice);
  gcore_result twin = call(&twin_things, w->sessions[1], &twin_dice);
  if (result != twin) wrong(w, "the twin answers otherwise");
  if (result < 0 && gcore_session_last_error(w->sessions[0])[0] == 0) wrong(w, "refused without a word");
  // What functions of the host fed at it may have been refused, and is told by the call.
  if (result < 0 && !w->things.functions && hash != gcore_session_state_hash(w->sessions[0])) wrong(w, "a refused call changed something");
}

static void cancel_all(world *w) {
  gcore_input cancel = {0};
  cancel.kind = GCORE_INPUT_CANCEL_ALL;
  cancel.time_ns = gcore_session_now(w->sessions[0]);
  for (bool is_full = true; is_full;) {
    size_t taken = 0;
    gcore_result result = gcore_session_feed(w->sessions[0], &cancel, 1, &taken);
    is_full = result == GCORE_ERROR_CAPACITY && taken == 0;  // What functions fed at it may find no room either.
    if (gcore_session_feed(w->sessions[1], &cancel, 1, NULL) != result) return wrong(w, "the twin is cancelled otherwise");
    if (is_full && !drain(w)) return wrong(w, "no room, and nothing to say");
  }
  drain(w);
}

static void finish(world *w) {
  w->functions.are_quiet = true;
  // What functions fed before waits for the first call, and may press again after it.
  for (int i = 0; i < (w->things.functions ? 3 : 1) && w->is_good; i++) cancel_all(w);
  w->functions.are_quiet = false;
  if (!w->is_good) return;
  if (gcore_session_next_deadline(w->sessions[0]) != GCORE_NEVER) wrong(w, "a deadline is left");
  if (w->live_count != 0) wrong(w, "a gesture that began is left");
}

bool world_run(dice thrown, const char *name) {
  world w = {.name = name, .dice = thrown, .now = 1000000000, .tape_left = SIZE_MAX, .is_good = true};
  dice *d = &w.dice;
  gcore_session_def def = gcore_session_def_default();
  if (dice_once_in(d, 2)) {
    def.regions = 1 + dice_roll(d, 12);
    def.gestures = 1 + dice_roll(d, 24);
    def.contacts = 1 + dice_roll(d, 6);
    def.events = 1 + dice_roll(d, 40);
    def.states = dice_roll(d, 12);
    def.followers = dice_roll(d, 4);
    def.bindings = dice_roll(d, 8);
    def.relations = dice_roll(d, 4);
  }
  for (int i = 0; i < 2; i++) {
    if (gcore_session_create(&def, &w.sessions[i]) != GCORE_OK) return wrong(&w, "no session"), false;
  }
  if (dice_once_in(d, 2)) w.things.functions = &w.functions;
  FILE *recording = record(&w);
  for (int i = 0; i < 6; i++) make(&w, things_region_call);
  for (int i = 0; i < 14; i++) make(&w, things_gesture_call);
  for (int i = 0; i < 10; i++) make(&w, things_state_call);
  for (int step = 0; step < STEPS && w.is_good && !dice_are_empty(d); step++) {
    feed(&w);
    drain(&w);
    if (dice_once_in(d, 6)) make(&w, things_gesture_call);
    if (dice_once_in(d, 12)) make(&w, things_region_call);
    if (dice_once_in(d, 12)) make(&w, things_state_call);
    if (!world_recordings && dice_once_in(d, 300)) {
      gcore_recording_def def = tape_def(&w);
      if (gcore_recording_start(w.sessions[0], &def) != GCORE_ERROR_BUSY) wrong(&w, "a recording started late");
      gcore_recording_stop(w.sessions[0]);
    }
    for (int i = dice_once_in(d, 150) ? 0 : 2; i < 2; i++) gcore_session_reset(w.sessions[i]);
    drain(&w);
    if (dice_once_in(d, 10)) read(&w);
    if (dice_once_in(d, 100)) finish(&w);
  }
  if (w.is_good) finish(&w);
  end_record(&w, recording);
  for (int i = 0; i < 2; i++) gcore_session_destroy(w.sessions[i]);
  if (w.functions.alive != 0) wrong(&w, "a recognizer was destroyed too often or too rarely");
  functions_free(&w.functions);
  return w.is_good;
}
