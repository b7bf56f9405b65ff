// The kinds of line, each known by one key, and the keys that it may have. An unknown key never passes in silence.
#include "harness.h"
#include <stdio.h>
#include <string.h>

#define COMMON " space space_mode devices buttons extra_contacts enabled notify"
#define REGION_KEYS " order shape radius points transform hit_outset enabled opaque clips offset"
#define EVENT_KEYS                                                                                     \
  " reason by branch revision location start translation velocity predicted_end predicted_translation" \
  " magnification rotation centroid matrix delta total count contacts elapsed recognized inside direction"

// In the order in which a line is asked for its key: first those beside which others' keys stand. `!` marks a key that
// must be there. All but the header may have a `t`.
static const struct {
  const char *word, *keys;
} lines[] = {
    {"gesturecore_trace", "name source strict capacity slop_scale host"},
    {"expect", "phase within" EVENT_KEYS},
    {"expect_deadline", ""},
    {"expect_decision", "gesture for by because"},
    {"expect_error", ""},
    {"expect_follower", "value! within"},
    {"expect_phase", "is! reason"},
    {"expect_state", "value! within"},
    {"event", "phase" EVENT_KEYS},
    {"decision", "gesture for by because"},
    {"error", "text"},
    {"hash", ""},
    {"configure", "priority mask source"},
    {"bind", "gesture! transient commit value op reset clamp rubber_band snap scale"},
    {"attach", "region! priority mask"},
    {"relate", "waits_for runs_with prevents"},
    {"follow", "state! animation"},
    {"state", "type! initial sum"},
    {"configure_region", "frame source" REGION_KEYS},
    {"remove_gesture", "source"},
    {"remove_region", "source"},
    {"reset", "source"},
    {"restore", "source"},
    {"set", "value! source"},
    {"advance", "t! source"},
    {"cancel_all", "t! source"},
    {"cancel", "t! at device pressure source"},
    {"down", "t! at! device button pressure source"},
    {"hover", "t! at! device pressure source"},
    {"move", "t! at! device pressure more source"},
    {"scroll", "t! at! device precise scroll_phase source"},
    {"up", "t! at device button pressure more source"},
    {"gesture", "kind!"},
    {"region", "frame! parent" REGION_KEYS},
};

// The keys of a gesture by its kind, beside the common ones; `members` only where it is made.
static const char *const kind_keys[][2] = {
    {"tap", "count contacts max_distance max_duration max_interval max_separation"},
    {"click", "outset"},
    {"long_press", "min_duration max_distance contacts continuous"},
    {"drag", "min_distance axis angle_gate contacts threshold"},
    {"swipe", "directions min_velocity min_distance max_duration contacts fires"},
    {"magnify", "min_scale_delta contacts"},
    {"rotate", "min_angle_delta contacts"},
    {"transform", "min_distance min_scale_delta min_angle_delta contacts"},
    {"hover", ""},
    {"scroll", "axis wheel"},
    {"contact", ""},
    {"sequence", "max_gap lift_completes"},
    {"simultaneous", ""},
    {"exclusive", ""},
    {"race", ""},
};
enum { KIND_COUNT = sizeof kind_keys / sizeof *kind_keys };

// Whether `key` is one of `keys`, which spaces part.
static bool has(const char *keys, const char *key) {
  size_t length = strlen(key);
  for (const char *p = keys; length && (p = strstr(p, key)); p += length) {
    bool begins = p == keys || p[-1] == ' ', ends = !p[length] || p[length] == ' ' || p[length] == '!';
    if (begins && ends) return true;
  }
  return false;
}

const char *format_word(const cJSON *line) {
  for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
    if (value_of(line, lines[i].word)) return lines[i].word;
  }
  return NULL;
}

bool format_is_recorded(const char *word) {
  return !strcmp(word, "event") || !strcmp(word, "decision") || !strcmp(word, "error") || !strcmp(word, "hash");
}

// Writes the keys that a line may have; those of a gesture hang on its kind. False of a kind that is not known.
static bool read_keys(trace *t, const cJSON *line, const char *word, char *into) {
  size_t i = 0;
  while (lines[i].word != word) i++;
  snprintf(into, MOST_TEXT, "%s %s%s", word, strcmp(word, "gesturecore_trace") ? "t " : "", lines[i].keys);
  bool makes = !strcmp(word, "gesture");
  if (!makes && strcmp(word, "configure")) return true;
  const cJSON *item = value_of(line, makes ? "kind" : word);
  if (!cJSON_IsString(item)) return true;
  const name *known = makes ? NULL : names_find(t, GESTURE, item->valuestring);
  gcore_gesture_kind kind = makes ? gesture_kind(item->valuestring) : GCORE_GESTURE_NONE;
  if (known) kind = (gcore_gesture_kind)known->type;
  strcat(into, COMMON);
  if (makes && kind >= GCORE_GESTURE_SEQUENCE) strcat(into, " members!");
  for (int k = 0; k < KIND_COUNT; k++) {
    bool is_it = gesture_kind(kind_keys[k][0]) == kind;
    if (is_it || (!makes && !known)) strcat(strcat(into, " "), kind_keys[k][1]);
  }
  return !makes || kind != GCORE_GESTURE_NONE;
}

static const char *twice(const cJSON *object) {
  for (const cJSON *key = object->child; key; key = key->next) {
    const char *inner = cJSON_IsObject(key) || cJSON_IsArray(key) ? twice(key) : NULL;
    if (inner) return inner;
    for (const cJSON *next = key->next; next && key->string; next = next->next) {
      if (!strcmp(key->string, next->string)) return key->string;
    }
  }
  return NULL;
}

// What one key cannot say by itself.
static const char *contradiction(const cJSON *line, const char *word, int lines_before) {
  if (!strcmp(word, "gesturecore_trace")) {
    if (value_of(line, word)->valuedouble != 1) return "traces of this version are not known here; 1 is";
    if (lines_before) return "the header stands on the first line";
  }
  if (!strcmp(word, "bind")) {
    const cJSON *transient = value_of(line, "transient"), *commit = value_of(line, "commit");
    if (!transient == !commit) return "a binding has a channel for \"transient\" or for \"commit\"";
    const char *channel = (transient ? transient : commit)->valuestring;
    if (value_of(line, "value") && strcmp(channel, "constant")) return "\"value\" is for the channel \"constant\"";
    if (value_of(line, transient ? "op" : "reset")) return "\"op\" is for \"commit\", \"reset\" for \"transient\"";
  }
  if (!strcmp(word, "relate")) {
    int said = !!value_of(line, "waits_for") + !!value_of(line, "runs_with") + !!value_of(line, "prevents");
    if (said != 1) return "a relation is one of waits_for, runs_with, prevents";
  }
  if (!strcmp(word, "state") && value_of(line, "sum") && value_of(line, "initial")) return "a sum has no \"initial\"";
  if (!strcmp(word, "expect_decision") && value_of(line, "for") && value_of(line, "by")) {
    return "a gesture waits \"for\" another or is denied \"by\" it, not both";
  }
  return NULL;
}

const char *format_misread(trace *t, const cJSON *line, const char *text, int lines_before, char *into) {
  if (!cJSON_IsObject(line)) return "a line is an object {...}";
  const char *word = format_word(line), *repeated = twice(line);
  if (!word) return "the line begins with no key of the format";
  if (repeated) return snprintf(into, MOST_TEXT, "the key \"%s\" stands twice", repeated), into;
  char keys[MOST_TEXT], key[64];
  if (!read_keys(t, line, word, keys)) return NULL;  // What an unknown kind may say is not known either.
  for (const cJSON *item = line->child; item; item = item->next) {
    if (!has(keys, item->string)) {
      return snprintf(into, MOST_TEXT, "a \"%s\" line has no key \"%s\"", word, item->string), into;
    }
    bool is_read = !format_is_recorded(word) || !strcmp(item->string, "t");
    const shape *shape = is_read ? shape_of(word, item->string) : NULL;
    const char *wanted = shape ? shape_misfit(shape, item, text) : NULL;
    if (wanted) return snprintf(into, MOST_TEXT, "\"%s\": %s is wanted", item->string, wanted), into;
  }
  for (const char *p = strchr(keys, '!'); p; p = strchr(p + 1, '!')) {
    const char *start = p;
    while (start > keys && start[-1] != ' ') start--;
    snprintf(key, sizeof key, "%.*s", (int)(p - start), start);
    if (!value_of(line, key)) return snprintf(into, MOST_TEXT, "the key \"%s\" is missing", key), into;
  }
  if (!strcmp(word, "gesture")) {
    gcore_gesture_kind kind = gesture_kind(value_of(line, "kind")->valuestring);
    names_note(t, GESTURE, value_of(line, word)->valuestring, 0, (int)kind);
  }
  return contradiction(line, word, lines_before);
}
