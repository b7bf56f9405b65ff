// Recognizers that answer what they must not: each fails with a sentence that names it, and the session goes on.
#include "stage.h"

#include <math.h>
#include <stdio.h>

static const char *const phases[] = {"possible", "began", "changed", "ended", "cancelled", "failed", "99"};

/// Answers what a list says, one verdict a call; after its end nothing new.
typedef struct script {
  gcore_verdict verdicts[4];
  int count, next, calls;
  void (*also)(const gcore_custom_input *input);
  bool feeds_past;
} script;

static void answer(void *instance, const gcore_custom_input *input, gcore_verdict *verdict) {
  script *mine = instance;
  mine->calls += 1;
  if (mine->also) mine->also(input);
  if (mine->next < mine->count) *verdict = mine->verdicts[mine->next++];
  if (mine->feeds_past) verdict->deadline_ns = input->time_ns;
}

static void reset(void *instance) { ((script *)instance)->next = 0; }

static gcore_session *make(script *mine, gcore_gesture_id *odd) {
  gcore_session *session = stage_session(0);
  gcore_region_id pad = stage_region(session, "pad", 0, 0, 300, 300);
  gcore_recognizer recognizer = {.struct_size = sizeof recognizer, .user = mine, .contact = answer,
                                 .deadline = answer, .reset = reset};
  gcore_custom_def def = gcore_custom_def_default();
  def.name = "odd";
  def.recognizer = &recognizer;
  stage_result(session, "make", gcore_custom_make(session, &def, odd));
  stage_attach(session, *odd, pad);
  gcore_gesture_id tap = stage_tap(session, "tap");
  stage_attach(session, tap, pad);
  return session;
}

static gcore_verdict verdict(unsigned phase) {
  gcore_verdict made = {.phase = phase, .stimulus = GCORE_STIMULUS_MOVEMENT, .deadline_ns = GCORE_NEVER};
  made.value.magnification = 1;
  made.value.matrix = (gcore_affine){1, 0, 0, 1, 0, 0};
  if (phase == GCORE_PHASE_FAILED || phase == GCORE_PHASE_CANCELLED) made.reason = GCORE_REASON_MOVED;
  return made;
}

/// Every move from each phase that goes on: whether it is told as wrong, and what the gesture says.
static void moves(void) {
  stage_title("every move of the phase");
  for (int from = 0; from < 3; from++) {
    for (unsigned to = 0; to < 7; to++) {
      script mine = {.count = 2};
      int n = 0;
      if (from >= 1) mine.verdicts[n++] = verdict(GCORE_PHASE_BEGAN);
      if (from == 2) mine.verdicts[n++] = verdict(GCORE_PHASE_CHANGED);
      mine.verdicts[n++] = verdict(to == 6 ? 99 : to);
      mine.count = n;
      gcore_session *session;
      gcore_gesture_id odd;
      gcore_region_id pad;
      session = stage_session(0);
      pad = stage_region(session, "pad", 0, 0, 300, 300);
      gcore_recognizer recognizer = {.struct_size = sizeof recognizer, .user = &mine, .contact = answer};
      gcore_custom_def def = gcore_custom_def_default();
      def.recognizer = &recognizer;
      gcore_custom_make(session, &def, &odd);
      stage_attach(session, odd, pad);
      gcore_result result = GCORE_OK;
      for (int call = 0; call < n; call++) {
        gcore_input input = stage_input(call ? GCORE_INPUT_MOVE : GCORE_INPUT_DOWN, 1, 10 * call, 100 + call, 100);
        gcore_result now = gcore_session_feed(session, &input, 1, NULL);
        if (now != GCORE_OK) result = now;
      }
      printf("  %s to %s: %s;", phases[from], phases[to], gcore_result_name(result));
      gcore_event event;
      while (gcore_session_next_event(session, &event)) printf(" %s", gcore_phase_name(event.phase));
      printf("; %s (%s)\n", gcore_phase_name(gcore_gesture_phase(session, odd)),
             gcore_reason_name(gcore_gesture_reason(session, odd)));
      gcore_session_destroy(session);
    }
  }
}

static void press_and_lift(gcore_session *session, unsigned at) {
  stage_down(session, at, 1, 100, 100);
  stage_move(session, at + 10, 1, 101, 100);
  stage_up(session, at + 20, 1, 101, 100);
}

static void scene(const char *title, script *mine) {
  stage_title(title);
  gcore_gesture_id odd;
  gcore_session *session = make(mine, &odd);
  press_and_lift(session, 0);
  printf("  odd is %s (%s)\n", gcore_phase_name(gcore_gesture_phase(session, odd)),
         gcore_reason_name(gcore_gesture_reason(session, odd)));
  gcore_session_destroy(session);
}

static void try_reset(const gcore_custom_input *input) {
  printf("  inside: reset is %s\n", gcore_result_name(gcore_session_reset(input->session)));
}

static void feed_lift(const gcore_custom_input *input) {
  if (input->signal != GCORE_CUSTOM_PRESSED) return;
  gcore_input lift = stage_input(GCORE_INPUT_UP, input->contact, 5, 100, 100);
  printf("  inside: feed is %s\n", gcore_result_name(gcore_session_feed(input->session, &lift, 1, NULL)));
}

int main(void) {
  moves();

  script broken = {.count = 2, .verdicts = {verdict(GCORE_PHASE_BEGAN), verdict(GCORE_PHASE_CHANGED)}};
  broken.verdicts[1].value.fields = GCORE_FIELD_LOCATION;
  broken.verdicts[1].value.location.x = NAN;
  scene("a value that is no number", &broken);
  broken.verdicts[1].value.location.x = 0;
  broken.verdicts[1].value.fields = 1u << 30;
  scene("a value of unknown fields", &broken);

  script claims = {.count = 1, .verdicts = {verdict(GCORE_PHASE_POSSIBLE)}};
  claims.verdicts[0].claim = 1;
  scene("a claim of one that is possible", &claims);

  script groundless = {.count = 1, .verdicts = {verdict(GCORE_PHASE_FAILED)}};
  groundless.verdicts[0].reason = GCORE_REASON_EXCLUDED;
  scene("a reason that is the engine's to give", &groundless);

  script reenters = {.count = 1, .verdicts = {verdict(GCORE_PHASE_BEGAN)}, .also = try_reset};
  scene("a call that is refused inside", &reenters);

  script feeds = {.count = 1, .verdicts = {verdict(GCORE_PHASE_BEGAN)}, .also = feed_lift};
  scene("feeding is allowed, and one that begins and says no more is over with its contact", &feeds);

  stage_title("a deadline that is always now");
  script past = {.count = 1, .verdicts = {verdict(GCORE_PHASE_BEGAN)}, .feeds_past = true};
  gcore_gesture_id odd;
  gcore_session *session = make(&past, &odd);
  stage_down(session, 0, 1, 100, 100);
  stage_advance(session, 1000);
  printf("  %d calls\n", past.calls);
  press_and_lift(session, 1000);
  gcore_session_destroy(session);
  return 0;
}
