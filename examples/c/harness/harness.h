// A trace file played through the C interface, and what is expected of it. One noun a file.
#ifndef HARNESS_H
#define HARNESS_H

#include "gesturecore.h"
#include <cjson/cJSON.h>
#include <stdio.h>

enum { MOST_EVENTS = 4096, MOST_ERRORS = 64, MOST_SHOWN = 4, MOST_TEXT = 1024 };

// What came of the last line that did anything. What an expectation has taken is no longer looked at.
typedef struct outcome {
  gcore_event events[MOST_EVENTS];
  bool taken[MOST_EVENTS];
  int event_count;
  gcore_decision decisions[MOST_EVENTS];
  bool decision_taken[MOST_EVENTS];
  int decision_count;
  const char *errors[MOST_ERRORS];
  bool error_taken[MOST_ERRORS];
  int error_count;
  int line;  // The line that it came from.
} outcome;

// What a trace gives a name to.
typedef enum noun { REGION, GESTURE, STATE, FOLLOWER } noun;

// A name that a trace has given. Of something that is gone it keeps the id, so that the library can call it stale.
typedef struct name {
  noun noun;
  char *text;
  uint64_t id;
  int type;            // The kind of a gesture; the type of a state, or of the state that a follower follows.
  bool is_sum, holds;  // Of a state: it adds others; a gesture holds it while it is live.
  uint64_t *members;   // Of a composite.
  int member_count;
} name;

typedef struct trace {
  const char *file;
  gcore_session *session;
  bool strict;
  bool over_scene;  // A recording over a scene: that all that begins ends is looked at.
  bool run_only;    // Expectations are not looked at.
  bool prints;      // The fingerprint is printed.
  FILE *recording;  // Where the library writes what it hears; null for nowhere.
  bool unfit;       // The line says what cannot be said in C, so that nothing is called.
  int failures, line;
  char shown[MOST_SHOWN][MOST_TEXT];
  char not_built[MOST_TEXT];
  name *names;
  int name_count;
  outcome last;
} trace;

// words.c: the closed lists of words. A word's place in its list is its number in the C interface.
typedef struct words {
  int count;
  const char *const *names;
} words;
extern const words device_words, button_words, scroll_phase_words, shape_words, priority_words, mask_words, axis_words,
    wheel_words, space_mode_words, extra_words, threshold_words, fires_words, relation_words, type_words, preset_words,
    ease_words, decision_words, direction_words, channel_words, operation_words, phase_words, reason_words,
    result_words;
int words_find(const words *words, const char *word);  // -1 where it is none of them.

// text.c: numbers that a double cannot hold, read from the line itself.
bool text_seconds(const char *line, const char *key, uint64_t *nanoseconds);
bool text_id(const char *line, const char *key, uint64_t *id);
// A double in the shortest form that reads back; `into` has room for 32.
const char *text_number(double number, char *into);

// shape.c: whether a value is what its key wants; null, or what is wanted instead.
typedef struct shape shape;
const shape *shape_of(const char *line_word, const char *key);
const char *shape_misfit(const shape *shape, const cJSON *item, const char *text);

// format.c: whether a line is one of the format; null, or why not. `into` has room for MOST_TEXT.
const char *format_misread(trace *t, const cJSON *line, const char *text, int lines_before, char *into);
const char *format_word(const cJSON *line);    // The key by which a line is known; null where there is none.
bool format_is_recorded(const char *word);     // Whether that line only says what an engine once said.

// value.c: numbers, words and lists of a line that is one of the format.
const cJSON *value_of(const cJSON *object, const char *key);
double value_number(const cJSON *item);
double value_angle(const cJSON *item);
uint32_t value_whole(const cJSON *item);
gcore_point value_point(const cJSON *item);
int value_numbers(const cJSON *item, double numbers[4]);
gcore_vec4 value_cell(trace *t, const cJSON *item, gcore_state_type type);
uint64_t value_ns(trace *t, const cJSON *item);
uint32_t value_word(const cJSON *item, const words *words);
uint32_t value_words(const cJSON *item, const words *words);
gcore_animation value_animation(trace *t, const cJSON *item, gcore_state_type type);

// names.c: what the names of a trace stand for. One that it never gave is unfit.
name *names_note(trace *t, noun noun, const char *text, uint64_t id, int type);
name *names_find(trace *t, noun noun, const char *text);
const name *names_gesture(trace *t, uint64_t id);
uint64_t names_id(trace *t, noun noun, const char *text);
size_t names_ids(trace *t, noun noun, const cJSON *list, uint64_t *ids, size_t most);
void names_clear(trace *t);

// gestures.c: makes and configures gestures of every kind.
void gesture_make(trace *t, const cJSON *line);
void gesture_configure(trace *t, const cJSON *line);
gcore_gesture_kind gesture_kind(const char *name);

// scene.c: a line that makes something else, or changes a region.
void scene_line(trace *t, const cJSON *line, const char *word);
// realtime.c: the calls that may not wait.
gcore_result realtime_feed(gcore_session *session, const gcore_input *input, size_t *taken);
size_t realtime_events(gcore_session *session, gcore_event *into, size_t room);
bool realtime_decision(gcore_session *session, gcore_decision *into);
bool realtime_value(gcore_session *session, gcore_gesture_id gesture, gcore_value *into);
void realtime_ask(gcore_session *session, const name *n);

// input.c: a line that is fed, or by which the host calls.
void input_line(trace *t, const cJSON *line, const char *word, const char *text);

// outcome.c: collects what the session says.
void outcome_clear(outcome *o, int line);
void outcome_note(trace *t, gcore_result result);
void outcome_drain(trace *t);
void outcome_complete(trace *t);
void outcome_ask_everything(trace *t);
void fail(trace *t, int line, const char *format, ...);

// field.c: the fields of an event. What writes `into` has room for MOST_TEXT there.
bool field_matches(trace *t, const gcore_event *event, const cJSON *key, double within, const char *text);
const char *field_text(trace *t, const gcore_event *event, const char *key, char *into);
const char *field_event(trace *t, const gcore_event *event, char *into);
const char *field_numbers(const double *numbers, int count, char *into);
bool field_near(const cJSON *wanted, const double *got, int count, double within);

// expect.c: a line that expects.
void expect_line(trace *t, const cJSON *line, const char *word, const char *text);
// Everything that the last line said and nobody expected fails the case.
void expect_nothing_more(trace *t);

// lives.c: whether every beginning has its end, while recordings are only played.
void lives_clear(void);
void lives_hear(trace *t, const gcore_event *event);
void lives_end(trace *t);

// fingerprint.c: what was said, as one number.
void fingerprint_clear(void);
void fingerprint_take(const trace *t);
void fingerprint_print(const trace *t);  // The state's hash, what was said, and the file.

#endif
