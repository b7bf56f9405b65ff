// Custom recognizers among the others: alone, in each composite, in relations, with states.
#include "pull.h"
#include "stage.h"

#include <stdio.h>

static pull_options loud = {.name = "pull"};
static pull_options quiet;

static void pull_right(gcore_session *session, unsigned at, int far) {
  stage_down(session, at, 1, 100, 100);
  stage_move(session, at + 10, 1, 115, 100);
  if (far) stage_move(session, at + 20, 1, 130, 100);
  stage_up(session, at + 30, 1, far ? 130 : 115, 100);
  stage_decisions(session);
}

static gcore_gesture_id combine(gcore_session *session, gcore_gesture_kind kind, gcore_gesture_id a,
                                gcore_gesture_id b) {
  gcore_composite_def def = gcore_composite_def_default(kind);
  def.name = gcore_gesture_kind_name(kind);
  gcore_gesture_id members[] = {a, b}, made;
  stage_result(session, def.name, gcore_composite_make(session, &def, members, 2, &made));
  return made;
}

static void alone(void) {
  stage_title("alone, with a state that follows it");
  gcore_session *session = stage_session(0);
  gcore_region_id pad = stage_region(session, "pad", 50, 50, 300, 300);
  gcore_gesture_id pull = pull_make(session, "pull", &loud);
  stage_attach(session, pull, pad);
  gcore_state_id live = stage_state(session, "live", GCORE_STATE_VEC2);
  gcore_binding_def def = gcore_binding_def_default(GCORE_BINDING_TRANSIENT, GCORE_CHANNEL_TRANSLATION);
  def.gesture = pull;
  def.state = live;
  stage_result(session, "bind", gcore_state_bind(session, &def));
  stage_down(session, 0, 1, 100, 100);
  stage_move(session, 10, 1, 119, 100);
  stage_move(session, 20, 1, 120, 100);
  stage_value(session, live);
  stage_move(session, 30, 1, 120, 105);
  stage_move(session, 40, 1, 125, 105);
  stage_down(session, 45, 2, 200, 100);
  stage_up(session, 50, 1, 126, 105);
  stage_value(session, live);
  stage_up(session, 60, 2, 200, 100);
  stage_down(session, 100, 1, 100, 100);
  stage_up(session, 110, 1, 105, 100);
  printf("  %s, %s\n", gcore_phase_name(gcore_gesture_phase(session, pull)),
         gcore_reason_name(gcore_gesture_reason(session, pull)));
  stage_down(session, 200, 1, 100, 100);
  stage_move(session, 210, 1, 150, 100);
  stage_cancel(session, 220, 1, 150, 100);
  stage_result(session, "remove", gcore_gesture_remove(session, pull));
  printf("  %d alive\n", loud.alive);
  pull_make(session, "again", &loud);
  gcore_session_destroy(session);
  printf("  %d alive\n", loud.alive);
}

static void pair(const char *title, gcore_gesture_kind kind, int order, pull_options *options) {
  stage_title(title);
  gcore_session *session = stage_session(0);
  gcore_region_id pad = stage_region(session, "pad", 0, 0, 300, 300);
  gcore_gesture_id pull = pull_make(session, "pull", options);
  gcore_gesture_id other = kind == GCORE_GESTURE_EXCLUSIVE  ? stage_tap(session, "tap")
                           : kind == GCORE_GESTURE_SEQUENCE ? stage_long_press(session, "hold")
                                                            : stage_drag(session, "drag");
  gcore_gesture_id made = order ? combine(session, kind, other, pull) : combine(session, kind, pull, other);
  stage_attach(session, made, pad);
  if (kind == GCORE_GESTURE_SEQUENCE && order) {
    stage_down(session, 0, 1, 80, 100);
    stage_advance(session, 600);
    stage_move(session, 610, 1, 95, 100);
    stage_move(session, 620, 1, 101, 100);
    stage_up(session, 630, 1, 101, 100);
  } else {
    pull_right(session, 0, 1);
    pull_right(session, 1000, 0);
  }
  gcore_session_destroy(session);
}

static void related(const char *title, gcore_relation relation, int pull_first) {
  stage_title(title);
  gcore_session *session = stage_session(0);
  gcore_region_id pad = stage_region(session, "pad", 0, 0, 300, 300);
  gcore_gesture_id pull = pull_make(session, "pull", &quiet);
  gcore_gesture_id drag = stage_drag(session, "drag");
  stage_attach(session, pull_first ? pull : drag, pad);
  stage_attach(session, pull_first ? drag : pull, pad);
  if (relation)
    stage_result(session, "relate", gcore_gesture_relate(session, pull_first ? drag : pull, relation,
                                                         pull_first ? pull : drag));
  pull_right(session, 0, 1);
  pull_right(session, 1000, 0);
  gcore_session_destroy(session);
}

int main(void) {
  alone();
  pair("exclusive(pull, tap): the tap waits for the pull", GCORE_GESTURE_EXCLUSIVE, 0, &quiet);
  pair("exclusive(tap, pull): the pull waits for the tap", GCORE_GESTURE_EXCLUSIVE, 1, &quiet);
  pair("simultaneous(pull, drag)", GCORE_GESTURE_SIMULTANEOUS, 0, &quiet);
  pair("race(pull, drag): the first to be recognized", GCORE_GESTURE_RACE, 0, &quiet);
  pair("sequence(hold, pull): joined in mid-stream", GCORE_GESTURE_SEQUENCE, 1, &loud);
  pull_options presses = {.presses = true};
  pair("race(pull, drag) with pressing feedback", GCORE_GESTURE_RACE, 0, &presses);
  pull_options discrete = {.discrete = true};
  pair("simultaneous(pull, drag), discrete", GCORE_GESTURE_SIMULTANEOUS, 0, &discrete);
  related("attached before a drag: the drag, of the same stimulus, waits", (gcore_relation)0, 1);
  related("attached after a drag: the drag is first", (gcore_relation)0, 0);
  related("a drag that waits for the pull", GCORE_RELATION_WAITS_FOR, 1);
  related("a pull that waits for the drag", GCORE_RELATION_WAITS_FOR, 0);
  related("side by side", GCORE_RELATION_RUNS_WITH, 0);
  return 0;
}
