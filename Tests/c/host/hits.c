// Hit tests of the host: any outline, asked at the press, pinned from there.
#include "stage.h"

#include <stdio.h>

static int asked;

/// A ring about (100, 100), from 40 to 80 points.
static bool ring(gcore_session *session, gcore_point point, void *user) {
  (void)session;
  double x = point.x - 100, y = point.y - 100, squared = x * x + y * y;
  bool inside = squared >= 40 * 40 && squared <= 80 * 80;
  asked += 1;
  printf("  %s? %g %g: %s\n", (const char *)user, point.x, point.y, inside ? "yes" : "no");
  return inside;
}

int main(void) {
  gcore_session *session = stage_session(0);
  gcore_region_id floor_region = stage_region(session, "floor", 0, 0, 500, 500);
  gcore_gesture_id below = stage_tap(session, "below");
  stage_attach(session, below, floor_region);

  stage_title("a host's shape needs its function");
  gcore_region_def def = gcore_region_def_default();
  def.name = "ring";
  def.origin = (gcore_point){100, 100};
  def.shape = GCORE_SHAPE_HOST;
  gcore_region_id region;
  stage_result(session, "make", gcore_region_make(session, &def, &region));
  def.hit_test = ring;
  def.hit_user = "ring";
  stage_result(session, "make", gcore_region_make(session, &def, &region));
  gcore_click_def click_def = gcore_click_def_default();
  click_def.name = "button";
  gcore_gesture_id button;
  gcore_click_make(session, &click_def, &button);
  stage_attach(session, button, region);

  stage_title("the hole lets a press through to what lies behind");
  stage_down(session, 0, 1, 200, 200);
  stage_up(session, 10, 1, 200, 200);

  stage_title("the path is pinned at the press; a click asks where its contact is");
  stage_down(session, 1000, 1, 250, 200);
  stage_move(session, 1010, 1, 200, 200);
  stage_move(session, 1020, 1, 200, 140);
  stage_up(session, 1030, 1, 200, 140);

  stage_title("a drag asks once, at its press");
  gcore_gesture_id drag = stage_drag(session, "drag");
  gcore_gesture_remove(session, button);
  stage_attach(session, drag, region);
  asked = 0;
  stage_down(session, 2000, 1, 250, 200);
  stage_move(session, 2010, 1, 400, 400);
  stage_move(session, 2020, 1, 410, 400);
  stage_up(session, 2030, 1, 410, 400);
  printf("  asked %d times\n", asked);

  stage_title("changed without a function, the region keeps the one it has; read, it says none");
  gcore_region_get(session, region, &def);
  printf("  shape %u, function %s\n", def.shape, def.hit_test ? "there" : "none");
  def.origin = (gcore_point){0, 0};
  stage_result(session, "configure", gcore_region_configure(session, region, &def));
  stage_down(session, 3000, 1, 100, 150);
  stage_up(session, 3010, 1, 100, 150);

  stage_title("with another shape it is forgotten");
  def.shape = GCORE_SHAPE_RECTANGLE;
  def.size = (gcore_point){200, 200};
  stage_result(session, "configure", gcore_region_configure(session, region, &def));
  stage_down(session, 4000, 1, 100, 100);
  stage_up(session, 4010, 1, 100, 100);
  def.shape = GCORE_SHAPE_HOST;
  stage_result(session, "configure", gcore_region_configure(session, region, &def));
  gcore_session_destroy(session);
  return 0;
}
