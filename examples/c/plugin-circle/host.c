// A host that loads a recognizer from a shared object, checks it, and lets it compete with a drag.
//
//     cc -Iinclude examples/c/plugin-circle/host.c -Lbuild -lgesturecore -lm -ldl -o host
//     ./host ./circle.so
#include "gesturecore.h"

#include <dlfcn.h>
#include <math.h>
#include <stdio.h>

static const double PI = 3.14159265358979323846;
static gcore_session *session;

/// Loads what `path` offers; null, and a word about it, where it cannot be used.
static const gcore_plugin *load(const char *path, void **library) {
  *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!*library) {
    printf("no library: %s\n", dlerror());
    return NULL;
  }
  // Of a function's address dlsym knows nothing but that it is one: it is read through the union.
  union {
    void *address;
    gcore_plugin_entry_function function;
  } entry = {.address = dlsym(*library, "gcore_plugin_entry")};
  const gcore_plugin *plugin = entry.address ? entry.function() : NULL;
  gcore_result result = gcore_plugin_check(plugin);
  if (result != GCORE_OK) printf("no plug-in: %s\n", gcore_result_name(result));
  return result == GCORE_OK ? plugin : NULL;
}

static void feed(gcore_input_kind kind, int step, double x, double y) {
  gcore_input input = {.kind = kind, .contact = 1, .time_ns = (uint64_t)step * 10000000, .position = {x, y}};
  gcore_session_feed(session, &input, 1, NULL);
  gcore_event event;
  while (gcore_session_next_event(session, &event)) {
    printf("%s %s", gcore_gesture_name(session, event.gesture), gcore_phase_name(event.phase));
    if (event.value.fields & GCORE_FIELD_ROTATION)
      printf(": radius %.1f about %.1f, %.1f, turned %.0f degrees", event.value.magnification, event.value.centroid.x,
             event.value.centroid.y, event.value.rotation * 180 / PI);
    printf("\n");
  }
}

/// A stroke about (200, 200): `turns` turns, at a radius that grows by `growth` points a turn.
static void stroke(const char *what, int *step, double turns, double growth) {
  enum { STEPS = 48 };
  printf("%s\n", what);
  for (int n = 0; n <= STEPS; n++) {
    double turn = turns * n / STEPS, radius = 60 + growth * fabs(turn), angle = 2 * PI * turn;
    gcore_input_kind kind = n == 0 ? GCORE_INPUT_DOWN : n == STEPS ? GCORE_INPUT_UP : GCORE_INPUT_MOVE;
    feed(kind, (*step)++, 200 + radius * cos(angle), 200 + radius * sin(angle));
  }
  *step += 100;
}

int main(int count, char **arguments) {
  void *library = NULL;
  const gcore_plugin *plugin = count > 1 ? load(arguments[1], &library) : NULL;
  if (!plugin) return 1;
  printf("loaded %s, version %u\n", plugin->name, plugin->version);

  gcore_plugin later = *plugin;
  later.version = GCORE_PLUGIN_VERSION + 1;
  printf("one of a later version: %s\n", gcore_result_name(gcore_plugin_check(&later)));

  gcore_session_create(NULL, &session);
  gcore_region_def region_def = gcore_region_def_default();
  region_def.size = (gcore_point){400, 400};
  gcore_region_id region;
  gcore_region_make(session, &region_def, &region);

  gcore_custom_def circle_def = gcore_custom_def_default();
  circle_def.name = plugin->name;
  circle_def.recognizer = plugin->recognizer;
  gcore_gesture_id circle;
  if (gcore_custom_make(session, &circle_def, &circle) != GCORE_OK) {
    printf("%s\n", gcore_session_last_error(session));
    return 1;
  }
  gcore_gesture_attach(session, circle, region, GCORE_PRIORITY_NORMAL, GCORE_MASK_ALL);
  // A drag that waits until it is no circle: it is told at the lift, begins and ends at once.
  gcore_drag_def drag_def = gcore_drag_def_default();
  drag_def.name = "drag";
  gcore_gesture_id drag;
  gcore_drag_make(session, &drag_def, &drag);
  gcore_gesture_attach(session, drag, region, GCORE_PRIORITY_NORMAL, GCORE_MASK_ALL);
  gcore_gesture_relate(session, drag, GCORE_RELATION_WAITS_FOR, circle);

  int step = 0;
  stroke("once round, clockwise", &step, 1, 0);
  stroke("once round, the other way", &step, -1, 0);
  stroke("half round", &step, 0.5, 0);
  stroke("a spiral", &step, 2, 120);

  gcore_session_destroy(session);  // It lets go of the recognizers; then the plug-in may go.
  dlclose(library);
  return 0;
}
