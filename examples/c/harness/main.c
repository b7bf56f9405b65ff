// Plays trace files through the C interface and checks what they expect; recordings over a scene, and that all that
// begins ends. usage: harness FILE... | harness --over SCENE FILE...
#define _POSIX_C_SOURCE 200809L  // getline
#include "harness.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The session that a header asks for.
static gcore_session_def read_header(trace *t, const cJSON *line) {
  gcore_session_def def = gcore_session_def_default();
  const cJSON *capacity = cJSON_GetObjectItem(line, "capacity"), *slop = cJSON_GetObjectItem(line, "slop_scale");
  const char *const names[] = {"regions", "gestures", "contacts", "events", "states", "followers", "bindings", "relations"};
  uint32_t *const numbers[] = {&def.regions, &def.gestures,  &def.contacts, &def.events,
                               &def.states,  &def.followers, &def.bindings, &def.relations};
  const char *const devices[] = {"touch", "mouse", "pen", "indirect"};
  for (int i = 0; i < 8; i++) {
    const cJSON *item = cJSON_GetObjectItem(capacity, names[i]);
    if (item) *numbers[i] = (uint32_t)value_number(item);
  }
  for (int i = 0; i < 4; i++) {
    const cJSON *item = cJSON_GetObjectItem(slop, devices[i]);
    if (item) def.slop_scale[i] = value_number(item);
  }
  t->strict = cJSON_IsTrue(cJSON_GetObjectItem(line, "strict"));
  return def;
}

static bool open_session(trace *t, const gcore_session_def *def) {
  if (t->session) return true;
  gcore_result result = gcore_session_create(def, &t->session);
  if (result) fail(t, t->line, "no session: %s", gcore_result_name(result));
  return result == GCORE_OK;
}

static void play_line(trace *t, const char *text) {
  cJSON *line = cJSON_Parse(text);
  if (!line) {
    fail(t, t->line, "wanted JSON, got %s", text);
  } else if (cJSON_GetObjectItem(line, "gesturecore_trace")) {
    gcore_session_def def = read_header(t, line);
    open_session(t, &def);
  } else if (open_session(t, NULL) && !expect_line(t, line, text)) {
    if (!t->plays_only) expect_nothing_more(t);
    outcome_clear(&t->last, t->line);
    if (!input_line(t, line, text) && !scene_line(t, line)) fail(t, t->line, "wanted a line of a known kind");
    outcome_drain(t);
  }
  cJSON_Delete(line);
}

static void read_lines(trace *t, const char *file) {
  t->file = file;
  t->line = 0;
  FILE *in = fopen(file, "r");
  if (!in) {
    fail(t, 0, "cannot be read");
    return;
  }
  char *text = NULL;
  size_t room = 0;
  while (getline(&text, &room, in) >= 0 && !t->not_built[0]) {
    t->line++;
    if (text[0] != '#' && strspn(text, " \t\r\n") != strlen(text)) play_line(t, text);
  }
  free(text);
  fclose(in);
}

// Answers whether the file is as it should be. With a scene the file is a recording that is played over it.
static bool play(const char *scene, const char *file) {
  static trace t;
  memset(&t, 0, sizeof t);
  t.plays_only = scene != NULL;
  lives_clear();
  if (scene) read_lines(&t, scene);
  read_lines(&t, file);
  if (t.session && scene) lives_end(&t);
  if (t.session && !scene) expect_nothing_more(&t);
  if (t.not_built[0]) {
    printf("%s: not built: %s\n", file, t.not_built);
    t.failures++;
  }
  gcore_session_destroy(t.session);
  return t.failures == 0;
}

int main(int count, char **arguments) {
  int passed = 0, failed = 0;
  bool has_scene = count > 2 && !strcmp(arguments[1], "--over");
  for (int i = has_scene ? 3 : 1; i < count; i++) {
    if (play(has_scene ? arguments[2] : NULL, arguments[i])) {
      passed++;
    } else {
      failed++;
    }
  }
  printf("%d passed, %d failed\n", passed, failed);
  return failed ? 1 : 0;
}
