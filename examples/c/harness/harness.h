// A trace file played through the C interface, and what is expected of it. One noun a file.
#ifndef HARNESS_H
#define HARNESS_H

#include "gesturecore.h"
#include <cjson/cJSON.h>

enum { MOST_EVENTS = 4096, MOST_ERRORS = 64 };

// What came of the last line that did anything.
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

typedef struct trace {
  const char *file;
  gcore_session *session;
  bool strict, plays_only;
  int failures, line;
  outcome last;
  char not_built[64];
} trace;

// text.c: numbers that a double cannot hold, read from the line itself.
bool text_seconds(const char *line, const char *key, uint64_t *nanoseconds);
bool text_id(const char *line, const char *key, uint64_t *id);

// value.c: numbers, words and arrays of a line.
double value_number(const cJSON *item);
double value_angle(const cJSON *item);
gcore_point value_point(const cJSON *item);
gcore_vec4 value_vec4(const cJSON *item, int *count);
uint64_t value_ns(const cJSON *item);
int value_word(const cJSON *item, const char *const *words, int count);
uint32_t value_words(const cJSON *item, const char *const *words, int count);
bool value_animation(const cJSON *item, gcore_animation *animation);

// gestures.c: makes and configures gestures of every kind.
gcore_result gesture_make(trace *t, const cJSON *line);
gcore_result gesture_configure(trace *t, const cJSON *line);

// scene.c: lines that make things; false for a line of another kind.
bool scene_line(trace *t, const cJSON *line);
// input.c: lines that feed or call; false for a line of another kind.
bool input_line(trace *t, const cJSON *line, const char *text);
// expect.c: lines that expect; false for a line of another kind.
bool expect_line(trace *t, const cJSON *line, const char *text);
// Everything that the last line said and nobody expected fails the case.
void expect_nothing_more(trace *t);

// lives.c: whether every beginning has its end, while recordings are only played.
void lives_clear(void);
void lives_hear(trace *t, const gcore_event *event);
void lives_end(trace *t);

// outcome.c: collects what the session says.
void outcome_clear(outcome *o, int line);
void outcome_note(trace *t, gcore_result result);
void outcome_error(trace *t, const char *name);
void outcome_drain(trace *t);
void fail(trace *t, int line, const char *format, ...);

#endif
