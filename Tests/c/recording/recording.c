// What the recording functions promise, through the C interface. The good recordings go into a folder, where
// `gesture-replay run` is to say the same.
// usage: recording DIR
#include "gesturecore.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int passed, failed;

static void check(bool holds, const char *what) {
  if (holds) {
    passed++;
  } else {
    failed++;
    printf("FAILED %s\n", what);
  }
}

/// A text that grows, and a limit from which on it takes nothing more.
typedef struct text {
  char bytes[1 << 16];
  size_t count, limit;
  int calls, calls_after_failure;
  bool has_failed;
} text;

static bool take(const char *bytes, size_t count, void *user) {
  text *t = user;
  t->calls++;
  if (t->has_failed) t->calls_after_failure++;
  if (t->count + count > t->limit) {
    t->has_failed = true;
    return false;
  }
  memcpy(t->bytes + t->count, bytes, count);
  t->count += count;
  return true;
}

static text *text_of(size_t limit) {
  static text t;
  memset(&t, 0, sizeof t);
  t.limit = limit < sizeof t.bytes ? limit : sizeof t.bytes - 1;
  return &t;
}

static gcore_session *session_of(text *t, uint32_t buffer_size) {
  gcore_session *session = NULL;
  gcore_recording_def def = gcore_recording_def_default();
  def.name = "Grö\"ße\n\x01 👍";
  def.write = take;
  def.user = t;
  def.buffer_size = buffer_size;
  check(gcore_session_create(NULL, &session) == GCORE_OK, "a session is made");
  check(gcore_recording_start(session, &def) == GCORE_OK, "a recording starts");
  check(gcore_recording_active(session), "it is under way");
  return session;
}

static gcore_gesture_id make(gcore_session *session, const char *name) {
  gcore_region_def region = gcore_region_def_default();
  region.name = name;
  region.size = (gcore_point){100, 100};
  gcore_region_id pad;
  gcore_region_make(session, &region, &pad);
  gcore_drag_def drag = gcore_drag_def_default();
  drag.name = name;
  gcore_gesture_id id;
  gcore_drag_make(session, &drag, &id);
  gcore_gesture_attach(session, id, pad, GCORE_PRIORITY_NORMAL, GCORE_MASK_ALL);
  return id;
}

/// A drag of 30 points; answers how many events it said.
static int play(gcore_session *session) {
  gcore_input inputs[3] = {{.kind = GCORE_INPUT_DOWN}, {.kind = GCORE_INPUT_MOVE}, {.kind = GCORE_INPUT_UP}};
  for (int n = 0; n < 3; n++) {
    inputs[n].time_ns = 100000000 + (uint64_t)n * 16666667;
    inputs[n].position = (gcore_point){10 + 15 * n + n / 3.0, 50};
    inputs[n].pressure = 1;
  }
  check(gcore_session_feed(session, inputs, 3, NULL) == GCORE_OK, "inputs act while a recording is under way");
  gcore_event event;
  int count = 0;
  while (gcore_session_next_event(session, &event)) count++;
  return count;
}

static void save(const char *folder, const char *name, const text *t) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s.jsonl", folder, name);
  FILE *file = fopen(path, "w");
  check(file && fwrite(t->bytes, 1, t->count, file) == t->count, "the recording is saved");
  if (file) fclose(file);
}

static bool has(text *t, const char *what) {
  return t->bytes[t->count] = 0, strstr(t->bytes, what) != NULL;
}

/// Names of every kind, in a buffer that cuts through all of them.
static void names(const char *folder) {
  static const char *const names[] = {"a b", "\"quoted\" \\back\\", "tab\tline\nreturn\r", "\x01\x1f\x7f", "Größe 日本 👍",
                                      "local", "global", "drag 9", "{\"t\": 1}", NULL};
  text *t = text_of(SIZE_MAX);
  gcore_session *session = session_of(t, 64);
  for (int n = 0; n < 10; n++) make(session, names[n]);
  check(play(session) == 2, "a drag begins and ends");
  check(gcore_recording_stop(session) == GCORE_OK, "it ends well");
  check(!gcore_recording_active(session), "and is over");
  check(has(t, "{\"gesturecore_trace\": 1, \"name\": \"Grö\\\"ße\\n\\u0001 👍\", \"capacity\": {\"regions\": 64, "), "the header");
  check(has(t, "\n{\"gesture\": \"\\\"quoted\\\" \\\\back\\\\\", \"kind\": \"drag\"}\n"), "quotes and backslashes");
  check(has(t, "\n{\"gesture\": \"tab\\tline\\nreturn\\r\", \"kind\": \"drag\"}\n"), "white space");
  check(has(t, "\n{\"gesture\": \"\\u0001\\u001f\x7f\", \"kind\": \"drag\"}\n"), "control characters");
  check(has(t, "\n{\"gesture\": \"Größe 日本 👍\", \"kind\": \"drag\"}\n"), "letters beyond ASCII");
  check(has(t, "\n{\"region\": \"local (2)\", "), "a region must not be called as a space is");
  check(has(t, "\n{\"gesture\": \"drag 9\", "), "a name that looks like one made up");
  check(has(t, "\n{\"t\": 0.133333334, \"up\": 0, \"at\": [40.666666666666664, 50]}\n"), "times and places to the last digit");
  save(folder, "names", t);

  check(gcore_recording_stop(session) == GCORE_OK, "to stop twice does nothing");
  size_t count = t->count;
  make(session, "later");
  check(t->count == count, "nothing is written after the end");
  gcore_recording_def again = gcore_recording_def_default();
  again.write = take;
  check(gcore_recording_start(session, &again) == GCORE_ERROR_BUSY, "a second recording is refused");
  gcore_session_destroy(session);
  check(t->count == count, "nor at the session's end");
}

/// Two that would be called the same: the one without a name comes first and is made up of kind and number.
static void made_up_names(const char *folder) {
  text *t = text_of(SIZE_MAX);
  gcore_session *session = session_of(t, 4096);
  make(session, NULL);
  make(session, "drag 1");
  check(play(session) == 2, "a drag begins and ends");
  check(has(t, "\n{\"gesture\": \"drag 1\", "), "the first");
  check(has(t, "\n{\"gesture\": \"drag 1 (2)\", "), "the second");
  gcore_session_destroy(session);
  check(has(t, "\"hash\": \""), "the session's end ends the recording");
  save(folder, "made-up-names", t);
}

/// A recording starts before anything is made or fed, and says so.
static void late(void) {
  text *t = text_of(SIZE_MAX);
  gcore_recording_def def = gcore_recording_def_default();
  def.write = take;
  def.user = t;
  gcore_session *session = NULL;
  gcore_session_create(NULL, &session);
  gcore_gesture_id drag = make(session, "pad");
  check(gcore_recording_start(session, &def) == GCORE_ERROR_BUSY, "a scene that was made is too late");
  const char *why = gcore_session_last_error(session);
  check(strcmp(why, "a recording starts before anything is made or fed; record a new session") == 0, why);
  gcore_input press = {.kind = GCORE_INPUT_DOWN, .position = {10, 10}}, move = press;
  move.kind = GCORE_INPUT_MOVE;
  move.position.x = 60;
  gcore_session_feed(session, &press, 1, NULL);
  gcore_session_feed(session, &move, 1, NULL);
  check(gcore_gesture_phase(session, drag) == GCORE_PHASE_BEGAN, "a drag is under way");
  uint64_t hash = gcore_session_state_hash(session);
  check(gcore_recording_start(session, &def) == GCORE_ERROR_BUSY, "a gesture under way is too late");
  check(hash == gcore_session_state_hash(session), "the refusal changes nothing");
  check(!gcore_recording_active(session) && gcore_recording_result(session) == GCORE_OK, "there is no recording");
  check(gcore_recording_stop(session) == GCORE_OK && t->calls == 0, "to stop none does nothing");
  gcore_session_destroy(session);
}

/// A function that fails at each place of a recording: what was written before is there, the session does not mind. The
/// header and the scene come in one piece, the rest in pieces of 64 bytes at the most.
static void failing(void) {
  text *whole = text_of(SIZE_MAX);
  gcore_session *session = session_of(whole, 64);
  make(session, "pad");
  play(session);
  check(gcore_recording_stop(session) == GCORE_OK, "it ends well");
  uint64_t hash = gcore_session_state_hash(session);
  gcore_session_destroy(session);
  size_t length = whole->count;
  whole->bytes[length] = 0;
  size_t scene = (size_t)(strstr(whole->bytes, "{\"t\": 0.1, \"down\"") - whole->bytes);
  char *all = malloc(length);
  memcpy(all, whole->bytes, length);
  bool is_prefix = true, says_so = true, plays_on = true, is_left_alone = true;
  for (size_t limit = 0; limit < length; limit += 7) {
    text *t = text_of(limit);
    gcore_recording_def def = gcore_recording_def_default();
    def.name = "Grö\"ße\n\x01 👍";
    def.write = take;
    def.user = t;
    def.buffer_size = 64;
    gcore_session_create(NULL, &session);
    gcore_recording_start(session, &def);
    make(session, "pad");
    plays_on = plays_on && play(session) == 2 && gcore_session_state_hash(session) == hash;
    gcore_result result = gcore_recording_stop(session);
    says_so = says_so && result == GCORE_ERROR_WRITE_FAILED && gcore_recording_result(session) == result &&
        !gcore_recording_active(session) &&
        strcmp(gcore_session_last_error(session), "the host's function could not write the recording; it ended there") == 0;
    size_t least = limit < scene ? 0 : limit - 64 < scene ? scene : limit - 64;
    is_prefix = is_prefix && t->count <= limit && t->count >= least && memcmp(t->bytes, all, t->count) == 0;
    is_left_alone = is_left_alone && t->has_failed && t->calls_after_failure == 0;
    gcore_session_destroy(session);
  }
  free(all);
  check(plays_on, "the session goes on as if nobody wrote");
  check(says_so, "the result says that it failed");
  check(is_prefix, "what was written is the start of the recording");
  check(is_left_alone, "the function is not called again");
}

static gcore_session *reentered;
static int busy, answered;

/// Calls the session that it records; all of that is refused.
static bool reenter(const char *text, size_t count, void *user) {
  (void)text, (void)count, (void)user;
  if (!reentered) return true;
  gcore_input input = {.kind = GCORE_INPUT_DOWN, .position = {1, 1}};
  gcore_event event;
  gcore_tap_def tap = gcore_tap_def_default();
  gcore_gesture_id id;
  const gcore_result results[] = {
      gcore_session_feed(reentered, &input, 1, NULL), gcore_session_advance(reentered, 5), gcore_session_reset(reentered),
      gcore_tap_make(reentered, &tap, &id),           gcore_recording_stop(reentered),     gcore_session_destroy(reentered)};
  for (int n = 0; n < 6; n++) busy += results[n] == GCORE_ERROR_BUSY;
  busy += !gcore_session_next_event(reentered, &event);
  answered++;
  return true;
}

static void reentry(const char *folder) {
  gcore_session *twins[2];
  text *t = text_of(SIZE_MAX);
  for (int n = 0; n < 2; n++) {
    gcore_recording_def def = gcore_recording_def_default();
    def.write = n == 0 ? reenter : take;
    def.user = t;
    def.buffer_size = 64;
    gcore_session_create(NULL, &twins[n]);
    reentered = n == 0 ? twins[0] : NULL;
    gcore_recording_start(twins[n], &def);
    make(twins[n], "pad");
    check(play(twins[n]) == 2, "a drag begins and ends");
  }
  check(answered == 15 && busy == 7 * answered, "every call from inside is refused");
  check(gcore_session_state_hash(twins[0]) == gcore_session_state_hash(twins[1]), "and changes nothing");
  reentered = twins[0];
  check(gcore_session_destroy(twins[0]) == GCORE_OK, "it is destroyed, while its function tries to as well");
  reentered = NULL;
  gcore_session_destroy(twins[1]);
  save(folder, "reentered", t);
}

static void arguments(void) {
  gcore_session *session = NULL;
  gcore_session_create(NULL, &session);
  gcore_recording_def def = gcore_recording_def_default();
  check(def.struct_size == sizeof def && def.buffer_size == 4096 && !def.name && !def.write, "the defaults");
  check(gcore_recording_start(session, &def) == GCORE_ERROR_INVALID_ARGUMENT, "no function to write");
  def.write = take;
  def.user = text_of(SIZE_MAX);
  def.buffer_size = 63;
  check(gcore_recording_start(session, &def) == GCORE_ERROR_INVALID_ARGUMENT, "a buffer too small");
  def.buffer_size = 64;
  def.name = "\xff";
  check(gcore_recording_start(session, &def) == GCORE_ERROR_INVALID_ARGUMENT, "a name that is no UTF-8");
  def.name = NULL;
  def.struct_size = 4;
  check(gcore_recording_start(session, &def) == GCORE_ERROR_INVALID_ARGUMENT, "a struct of no known size");
  check(gcore_recording_start(session, NULL) == GCORE_ERROR_INVALID_ARGUMENT, "no definition");
  check(!gcore_recording_active(session), "nothing has started");
  def.struct_size = sizeof def;
  check(gcore_recording_start(session, &def) == GCORE_OK, "the least buffer");
  check(gcore_recording_start(session, &def) == GCORE_ERROR_BUSY, "one at a time");
  gcore_session_destroy(session);
  check(gcore_recording_start(NULL, &def) == GCORE_ERROR_INVALID_ARGUMENT, "no session to start");
  check(gcore_recording_stop(NULL) == GCORE_ERROR_INVALID_ARGUMENT, "no session to stop");
  check(gcore_recording_result(NULL) == GCORE_ERROR_INVALID_ARGUMENT && !gcore_recording_active(NULL), "none to ask");
}

int main(int argc, char **argv) {
  if (argc != 2) {
    fprintf(stderr, "usage: recording DIR\n");
    return 2;
  }
  names(argv[1]);
  made_up_names(argv[1]);
  late();
  failing();
  reentry(argv[1]);
  arguments();
  printf("%d passed, %d failed\n", passed, failed);
  return failed != 0;
}
