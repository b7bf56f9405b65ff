// Plays trace files through the C interface and checks what they expect; or only plays them; or plays recordings over
// a scene, and checks that all that begins ends.
#define _POSIX_C_SOURCE 200809L  // getline
#include "harness.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char usage[] =
    "usage: harness FILE...               checks cases\n"
    "       harness --run-only FILE...    plays them, whatever they expect\n"
    "       harness --over SCENE FILE...  plays recordings over a scene\n"
    "       harness --record DIR [--over SCENE] FILE...  writes what the library records of each into DIR/0.jsonl, ...\n"
    "       --fingerprint before these    prints a line a file: the state's hash, and one of all that was said\n";

static const char *record_into;  // The folder; null for none.

// The session that a header asks for.
static gcore_session_def read_header(trace *t, const cJSON *line) {
  gcore_session_def def = gcore_session_def_default();
  const cJSON *capacity = value_of(line, "capacity"), *slop = value_of(line, "slop_scale");
  const char *const names[] = {"regions", "gestures",  "contacts", "events",
                               "states",  "followers", "bindings", "relations"};
  uint32_t *const numbers[] = {&def.regions, &def.gestures,  &def.contacts, &def.events,
                               &def.states,  &def.followers, &def.bindings, &def.relations};
  for (int i = 0; i < 8; i++) {
    const cJSON *item = value_of(capacity, names[i]);
    if (item) *numbers[i] = value_whole(item);
  }
  for (int i = 0; i < device_words.count; i++) {
    const cJSON *item = value_of(slop, device_words.names[i]);
    if (item) def.slop_scale[i] = value_number(item);
  }
  t->strict = cJSON_IsTrue(value_of(line, "strict"));
  return def;
}

static bool write_text(const char *text, size_t count, void *file) { return fwrite(text, 1, count, file) == count; }

static bool open_session(trace *t, const gcore_session_def *def) {
  if (t->session) return true;
  gcore_result result = gcore_session_create(def, &t->session);
  if (!result && t->recording) {
    gcore_recording_def recording = gcore_recording_def_default();
    recording.write = write_text;
    recording.user = t->recording;
    result = gcore_recording_start(t->session, &recording);
  }
  if (result) fail(t, t->line, "wanted a session, got %s", gcore_result_name(result));
  return result == GCORE_OK;
}

// The file of the recording with this number; null where none is wanted.
static FILE *open_recording(trace *t, int number) {
  char path[MOST_TEXT];
  if (!record_into) return NULL;
  snprintf(path, sizeof path, "%s/%d.jsonl", record_into, number);
  FILE *file = fopen(path, "w");
  if (!file) fail(t, 0, "%.800s cannot be written", path);
  return file;
}

// What is done with one line; false where nothing is done with those behind it.
typedef bool (*step)(trace *t, const cJSON *line, const char *text, int lines_before);

static bool check_line(trace *t, const cJSON *line, const char *text, int lines_before) {
  char why[MOST_TEXT];
  const char *misread = line ? format_misread(t, line, text, lines_before, why) : "the line is no JSON";
  if (misread) fail(t, t->line, "%.800s", misread);
  return !misread;
}

static bool play_line(trace *t, const cJSON *line, const char *text, int lines_before) {
  (void)lines_before;
  const char *word = format_word(line);
  if (!strcmp(word, "gesturecore_trace")) {
    gcore_session_def def = read_header(t, line);
    return open_session(t, &def);
  }
  if (!open_session(t, NULL)) return false;
  if (!strncmp(word, "expect", 6)) {
    if (!t->run_only) expect_line(t, line, word, text);
  } else if (!format_is_recorded(word)) {
    if (!t->run_only && !t->over_scene) expect_nothing_more(t);
    outcome_clear(&t->last, t->line);
    input_line(t, line, word, text);
    if (t->run_only) outcome_ask_everything(t);
    if (t->prints) fingerprint_take(t);
  }
  return !t->not_built[0];
}

// Reads a file line by line; false where a step has ended it.
static bool read_lines(trace *t, const char *file, step step) {
  t->file = file;
  t->line = 0;
  FILE *in = fopen(file, "r");
  if (!in) {
    fail(t, 0, "the file cannot be read");
    return false;
  }
  char *text = NULL;
  size_t room = 0;
  int lines_before = 0;
  bool goes_on = true;
  while (goes_on && getline(&text, &room, in) >= 0) {
    t->line++;
    size_t start = strspn(text, " \t\r\n");
    if (!text[start] || text[start] == '#') continue;
    cJSON *line = cJSON_ParseWithOpts(text, NULL, true);
    goes_on = step(t, line, text, lines_before++);
    cJSON_Delete(line);
  }
  free(text);
  fclose(in);
  return goes_on;
}

// Answers whether the file is as it should be. All of it is read before any of it is played.
static bool play(const char *scene, const char *file, bool run_only, bool prints, int number) {
  static trace t;
  memset(&t, 0, sizeof t);
  t.over_scene = scene != NULL;
  t.run_only = run_only;
  t.prints = prints;
  t.recording = open_recording(&t, number);
  lives_clear();
  fingerprint_clear();
  bool fits = (!scene || read_lines(&t, scene, check_line)) && read_lines(&t, file, check_line);
  names_clear(&t);
  bool ends = fits && (!scene || read_lines(&t, scene, play_line)) && read_lines(&t, file, play_line);
  if (ends && t.session && scene) lives_end(&t);
  if (ends && t.session && !scene && !run_only) expect_nothing_more(&t);
  if (prints && ends && t.session) fingerprint_print(&t);
  if (t.not_built[0]) {
    printf("%s\n", t.not_built);
    t.failures = 1;
  } else {
    for (int i = 0; i < t.failures && i < MOST_SHOWN; i++) printf("%s\n", t.shown[i]);
    if (t.failures > MOST_SHOWN) printf("%s: %d more\n", file, t.failures - MOST_SHOWN);
  }
  if (t.session && gcore_recording_result(t.session)) fail(&t, t.line, "%s", gcore_session_last_error(t.session));
  gcore_session_destroy(t.session);
  if (t.recording) fclose(t.recording);
  names_clear(&t);
  return t.failures == 0;
}

int main(int count, char **arguments) {
  int passed = 0, failed = 0, first = 1;
  const char *scene = NULL;
  bool run_only = false, prints = false;
  for (bool goes_on = true; goes_on && first < count;) {
    if (!strcmp(arguments[first], "--fingerprint")) {
      prints = true;
      first++;
    } else if (!strcmp(arguments[first], "--run-only")) {
      run_only = true;
      first++;
    } else if (first + 1 < count && !strcmp(arguments[first], "--over")) {
      scene = arguments[first + 1];
      first += 2;
    } else if (first + 1 < count && !strcmp(arguments[first], "--record")) {
      record_into = arguments[first + 1];
      first += 2;
    } else {
      goes_on = false;
    }
  }
  if (first >= count || !strncmp(arguments[first], "--", 2)) {
    fputs(usage, stderr);
    return 2;
  }
  for (int i = first; i < count; i++) {
    if (play(scene, arguments[i], run_only, prints, i - first)) {
      passed++;
    } else {
      failed++;
    }
  }
  printf("%d passed, %d failed\n", passed, failed);
  return failed ? 1 : 0;
}
