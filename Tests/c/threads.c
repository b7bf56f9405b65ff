// Two sessions in two threads share nothing: worlds of Tests/c/garbage, driven at once in several threads, under the
// thread sanitizer. And a checked library (GESTURECORE_CHECKED=1) answers busy where two threads use one session at once.
// usage: threads [WORLDS]   or   threads checked
#include "world.h"

#include <gesturecore.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { THREADS = 4, ROUNDS = 20000, BATCH = 64 };

static unsigned long worlds = 100;

/// Drives every world; what is wrong with one comes from another thread, for alone each is well.
static void *drive(void *failed) {
  for (unsigned long seed = 1; seed <= worlds; seed++) {
    char name[24];
    snprintf(name, sizeof name, "%lu", seed);
    if (!world_run(dice_seeded(seed), name)) ++*(unsigned long *)failed;
  }
  return NULL;
}

static int apart(void) {
  pthread_t threads[THREADS];
  unsigned long failed[THREADS] = {0}, sum = 0;
  for (int i = 0; i < THREADS; i++) pthread_create(&threads[i], NULL, drive, &failed[i]);
  for (int i = 0; i < THREADS; i++) {
    pthread_join(threads[i], NULL);
    sum += failed[i];
  }
  printf("%lu passed, %lu failed\n", THREADS * worlds - sum, sum);
  return sum != 0;
}

/// A session that two threads use at once.
typedef struct shared {
  gcore_session *session;
  atomic_bool is_over;
  atomic_ulong busy, wrong;
} shared;

/// Feeds moves until the other thread has had enough; anything but well and busy is wrong.
static void *feed(void *user) {
  shared *s = user;
  gcore_input moves[BATCH] = {0};
  for (int i = 0; i < BATCH; i++) moves[i].kind = GCORE_INPUT_HOVER;
  for (int round = 0; round < ROUNDS && !atomic_load(&s->is_over); round++) {
    gcore_result result = gcore_session_feed(s->session, moves, BATCH, NULL);
    if (result == GCORE_ERROR_BUSY) {
      atomic_fetch_add(&s->busy, 1);
    } else if (result != GCORE_OK) {
      atomic_fetch_add(&s->wrong, 1);
    }
  }
  atomic_store(&s->is_over, true);
  return NULL;
}

/// Both threads go on for some time; at least one call met the other.
static int checked(void) {
  shared s = {0};
  if (gcore_session_create(NULL, &s.session) != GCORE_OK) return 1;
  pthread_t threads[2];
  for (int i = 0; i < 2; i++) pthread_create(&threads[i], NULL, feed, &s);
  for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
  // A session that was used by two is as good as ever for one.
  gcore_input one = {.kind = GCORE_INPUT_HOVER};
  int failed = s.wrong != 0 || s.busy == 0 || gcore_session_feed(s.session, &one, 1, NULL) != GCORE_OK ||
               gcore_session_destroy(s.session) != GCORE_OK;
  printf("%lu calls were answered busy, %lu otherwise\n%d passed, %d failed\n", s.busy, s.wrong, !failed, failed);
  return failed;
}

int main(int argc, char **argv) {
  if (argc > 1 && strcmp(argv[1], "checked") == 0) return checked();
  if (argc > 1) worlds = strtoul(argv[1], NULL, 10);
  return apart();
}
