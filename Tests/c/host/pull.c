#include "pull.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct pull {
  pull_options *options;
  gcore_point start;
} pull;

static void *create(void *user) {
  pull *made = calloc(1, sizeof *made);
  made->options = user;
  made->options->alive += 1;
  return made;
}

static void destroy(void *instance) {
  pull *made = instance;
  made->options->alive -= 1;
  free(made);
}

static void tell(const pull *made, const char *what, const gcore_custom_input *input) {
  if (!made->options->name) return;
  printf("  %s hears %s", made->options->name, what);
  if (input)
    printf(" of %llu at %g %g, %u contacts%s%s", (unsigned long long)input->contact, input->position.x,
           input->position.y, input->contacts, input->held ? ", held" : "", input->granted ? ", granted" : "");
  printf("\n");
}

static void contact(void *instance, const gcore_custom_input *input, gcore_verdict *verdict) {
  static const char *const signals[] = {"", "press", "move", "lift", "cancel"};
  pull *made = instance;
  tell(made, signals[input->signal], input);
  bool live = verdict->phase == GCORE_PHASE_CHANGED;
  if (input->signal == GCORE_CUSTOM_PRESSED) {
    made->start = input->position;
    if (made->options->presses && !live) verdict->phase = GCORE_PHASE_BEGAN;
    return;
  }
  double way = input->position.x - made->start.x;
  verdict->value.fields = GCORE_FIELD_TRANSLATION;
  verdict->value.translation.x = way;
  if (way >= 20 * input->slop_scale) {
    verdict->claim = 1;
    if (!live) verdict->phase = made->options->discrete ? GCORE_PHASE_ENDED : GCORE_PHASE_BEGAN;
  }
  if (input->signal != GCORE_CUSTOM_LIFTED || verdict->phase == GCORE_PHASE_ENDED) return;
  bool recognized = verdict->phase == GCORE_PHASE_BEGAN || (live && way >= 20);
  verdict->phase = recognized ? GCORE_PHASE_ENDED : live ? GCORE_PHASE_CANCELLED : GCORE_PHASE_FAILED;
  verdict->reason = recognized ? GCORE_REASON_NONE : GCORE_REASON_LIFTED_EARLY;
}

static void reset(void *instance) { tell(instance, "reset", NULL); }

gcore_recognizer pull_recognizer(pull_options *options) {
  return (gcore_recognizer){
      .struct_size = sizeof(gcore_recognizer), .user = options, .create = create, .destroy = destroy,
      .contact = contact, .reset = reset};
}

gcore_gesture_id pull_make(gcore_session *session, const char *name, pull_options *options) {
  gcore_recognizer recognizer = pull_recognizer(options);
  gcore_custom_def def = gcore_custom_def_default();
  def.name = name;
  def.recognizer = &recognizer;
  gcore_gesture_id gesture;
  if (gcore_custom_make(session, &def, &gesture) == GCORE_OK) return gesture;
  printf("%s: %s\n", name, gcore_session_last_error(session));
  exit(1);
}
