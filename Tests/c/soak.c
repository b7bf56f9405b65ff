// Random events without end on one session, in bounded memory: contacts that never lift, ids of 2^64 - 1, times near 2^63,
// coordinates of 1e300 and denormals. The library never takes memory while it is fed, and what a host reads are numbers.
// usage: soak [EVENTS]   ten million where it is not said
#include "dice.h"

#include <gesturecore.h>
#include <malloc.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { BATCH = 64, CONTACTS = 8 };

static gcore_session *session;
static gcore_state_id position;
static gcore_follower_id card;
static unsigned long said, refused, begun, over;

static void must(gcore_result result, const char *what) {
  if (result == GCORE_OK) return;
  fprintf(stderr, "%s: %s, %s\n", what, gcore_result_name(result), gcore_session_last_error(session));
  exit(2);
}

#define MAKE(kind, region)                                                                              \
  do {                                                                                                  \
    gcore_##kind##_def def = gcore_##kind##_def_default();                                              \
    gcore_gesture_id made;                                                                              \
    must(gcore_##kind##_make(session, &def, &made), #kind);                                             \
    must(gcore_gesture_attach(session, made, region, GCORE_PRIORITY_NORMAL, GCORE_MASK_ALL), "attach"); \
  } while (0)

/// A page with a card on it, every kind of gesture, and a state that a drag moves and a follower shows.
static void make_scene(void) {
  gcore_session_def limits = gcore_session_def_default();
  limits.contacts = CONTACTS;
  must(gcore_session_create(&limits, &session), "create");
  gcore_region_id page, inner;
  gcore_region_def def = gcore_region_def_default();
  def.origin = (gcore_point){-1e307, -1e307};
  def.size = (gcore_point){2e307, 2e307};
  must(gcore_region_make(session, &def, &page), "page");
  def = gcore_region_def_default();
  def.parent = page;
  def.size = (gcore_point){1e308, 1e308};
  def.transform.a = 1e-30;
  must(gcore_region_make(session, &def, &inner), "card");
  MAKE(tap, inner);
  MAKE(click, inner);
  MAKE(long_press, inner);
  MAKE(swipe, inner);
  MAKE(magnify, inner);
  MAKE(rotate, page);
  MAKE(transform, page);
  MAKE(hover, page);
  MAKE(scroll, page);
  MAKE(contact, page);
  gcore_drag_def drag_def = gcore_drag_def_default();
  gcore_gesture_id drag;
  must(gcore_drag_make(session, &drag_def, &drag), "drag");
  must(gcore_gesture_attach(session, drag, page, GCORE_PRIORITY_NORMAL, GCORE_MASK_ALL), "attach");
  gcore_state_def state = gcore_state_def_default(GCORE_STATE_VEC2);
  must(gcore_state_make(session, &state, &position), "state");
  gcore_binding_def bind = gcore_binding_def_default(GCORE_BINDING_COMMIT, GCORE_CHANNEL_TRANSLATION);
  bind.state = position;
  bind.gesture = drag;
  bind.operation = GCORE_OPERATION_ADD;
  must(gcore_state_bind(session, &bind), "bind");
  gcore_follower_def follow = gcore_follower_def_default();
  follow.state = position;
  follow.animation = gcore_animation_preset(GCORE_SPRING_BOUNCY);
  must(gcore_follower_make(session, &follow, &card), "follow");
}

static double place(dice *d) {
  static const double far[] = {1e300, -1e300, 1.7e308, 5e-324, -5e-324, 2.2e-308, 1e75, 1e-300, 0};
  return dice_once_in(d, 8) ? far[dice_roll(d, sizeof far / sizeof *far)] : dice_roll(d, 8000) / 10.0;
}

static gcore_input next(dice *d, uint64_t *now) {
  static const uint32_t kinds[] = {1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 4, 6, 7, 8};
  gcore_input input = {.kind = kinds[dice_roll(d, sizeof kinds / sizeof *kinds)]};
  *now += dice_once_in(d, 50) ? dice_roll(d, 1000000000) : dice_roll(d, 9000000);
  input.time_ns = *now;
  // Contacts from 2^64 - 1 down; the last three are never lifted by the host.
  input.contact = UINT64_MAX - dice_roll(d, CONTACTS + 2);
  if (input.contact > UINT64_MAX - 3 && input.kind >= GCORE_INPUT_UP && input.kind <= GCORE_INPUT_CANCEL) {
    input.kind = GCORE_INPUT_MOVE;
  }
  if (dice_once_in(d, 3000)) input.kind = GCORE_INPUT_CANCEL_ALL;  // Now and then all groups are over.
  input.source = dice_once_in(d, 9) ? UINT64_MAX : 0;
  input.flags = dice_once_in(d, 12) ? GCORE_INPUT_MORE : 0;
  input.position = (gcore_point){place(d), place(d)};
  input.delta = (gcore_point){place(d), place(d)};
  return input;
}

static bool is_number(gcore_point p) { return isfinite(p.x) && isfinite(p.y); }

/// Takes out what was said; answers whether all of it are numbers.
static bool drain(void) {
  gcore_event event;
  bool are_numbers = true;
  while (gcore_session_next_event(session, &event)) {
    const gcore_value *v = &event.value;
    said++;
    begun += event.phase == GCORE_PHASE_BEGAN;
    over += event.phase == GCORE_PHASE_ENDED || event.phase == GCORE_PHASE_CANCELLED;
    are_numbers = are_numbers && is_number(v->location) && is_number(v->translation) && is_number(v->velocity) &&
                  is_number(v->predicted_end) && is_number(v->total) && isfinite(v->magnification + v->rotation);
  }
  gcore_point shown = gcore_follower_vec2(session, card, gcore_session_now(session) + 50000000);
  return are_numbers && is_number(shown) && is_number(gcore_state_vec2(session, position));
}

int main(int argc, char **argv) {
  unsigned long events = argc > 1 ? strtoul(argv[1], NULL, 10) : 10000000;
  dice d = dice_seeded(20);
  make_scene();
  // Near 2^63, and over it on the way.
  uint64_t now = (UINT64_C(1) << 63) - 1000000000;
  gcore_input batch[BATCH];
  bool are_numbers = true, is_bounded = true;
  size_t bytes = gcore_session_bytes(session), heap = mallinfo2().uordblks;
  clock_t start = clock();
  for (unsigned long fed = 0; fed < events;) {
    size_t count = events - fed < BATCH ? events - fed : BATCH;
    for (size_t i = 0; i < count; i++) batch[i] = next(&d, &now);
    for (size_t at = 0; at < count;) {
      size_t taken = 0;
      gcore_result result = gcore_session_feed(session, batch + at, count - at, &taken);
      if (result < 0) refused++;
      at += taken;
      if (!drain()) are_numbers = false;
    }
    fed += count;
    is_bounded = is_bounded && bytes == gcore_session_bytes(session) && heap == mallinfo2().uordblks;
  }
  double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
  gcore_input end = {.kind = GCORE_INPUT_CANCEL_ALL, .time_ns = now};
  must(gcore_session_feed(session, &end, 1, NULL), "cancel_all");
  are_numbers = drain() && are_numbers;
  bool is_quiet = gcore_session_next_deadline(session) == GCORE_NEVER;
  printf("%lu events in %.1f s of CPU, time from 2^63 - 1 s on for %.0f s; %zu bytes, %s\n", events, seconds,
         (double)(now - (UINT64_C(1) << 63)) / 1e9, bytes, is_bounded ? "never more" : "and MORE on the way");
  printf("%lu events said, %lu began, %lu ended or were cancelled; %lu batches with a refusal\n", said, begun, over,
         refused);
  if (!are_numbers) printf("NaN or infinity was said\n");
  if (!is_quiet) printf("a deadline is left\n");
  must(gcore_session_destroy(session), "destroy");
  bool is_good = is_bounded && are_numbers && is_quiet;
  printf("%d passed, %d failed\n", is_good, !is_good);
  return !is_good;
}
