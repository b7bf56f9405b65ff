// A plug-in: a recognizer of a stroke that goes round in a circle, either way.
//
// It is built as a shared object, from the header alone: it calls nothing of the library.
//
//     cc -shared -fPIC -Iinclude examples/c/plugin-circle/circle.c -lm -o circle.so
#include "gesturecore.h"

#include <math.h>
#include <stdlib.h>

/// Points from the middle: nearer, a stroke has no direction.
#define LEAST_RADIUS 15
/// Radians that make a circle: a little less than a turn, for hands seldom close it.
#define ENOUGH 5.9
/// The share of the mean radius by which a place may be off the circle.
#define ROUNDNESS 0.5

enum { MOST = 256 };
static const double PI = 3.14159265358979323846;

/// A stroke so far: its places, all of them, or every second one of a long one.
typedef struct stroke {
  gcore_point places[MOST];
  int count;
} stroke;

static void *create(void *user) {
  (void)user;
  return calloc(1, sizeof(stroke));
}

static void reset(void *instance) { ((stroke *)instance)->count = 0; }

static void add(stroke *s, gcore_point place) {
  if (s->count == MOST) {
    for (int n = 0; n < MOST / 2; n++) s->places[n] = s->places[2 * n];
    s->count = MOST / 2;
  }
  s->places[s->count++] = place;
}

/// What the stroke looks like: its middle, its mean radius, how far it went round, and the greatest deviation.
typedef struct shape {
  gcore_point middle;
  double radius, turned, deviation;
} shape;

static shape measure(const stroke *s) {
  shape found = {{0, 0}, 0, 0, 0};
  for (int n = 0; n < s->count; n++) {
    found.middle.x += s->places[n].x / s->count;
    found.middle.y += s->places[n].y / s->count;
  }
  double before = 0;
  for (int n = 0; n < s->count; n++) {
    double x = s->places[n].x - found.middle.x, y = s->places[n].y - found.middle.y, angle = atan2(y, x);
    found.radius += hypot(x, y) / s->count;
    if (n > 0) found.turned += remainder(angle - before, 2 * PI);
    before = angle;
  }
  for (int n = 0; n < s->count; n++) {
    double off = fabs(hypot(s->places[n].x - found.middle.x, s->places[n].y - found.middle.y) - found.radius);
    found.deviation = fmax(found.deviation, off);
  }
  return found;
}

static void contact(void *instance, const gcore_custom_input *input, gcore_verdict *verdict) {
  stroke *s = instance;
  add(s, input->position);
  if (input->signal != GCORE_CUSTOM_LIFTED) return;
  shape found = measure(s);
  verdict->stimulus = GCORE_STIMULUS_LIFT;
  if (found.radius < LEAST_RADIUS * input->slop_scale || fabs(found.turned) < ENOUGH) {
    verdict->phase = GCORE_PHASE_FAILED;
    verdict->reason = GCORE_REASON_LIFTED_EARLY;
  } else if (found.deviation > ROUNDNESS * found.radius) {
    verdict->phase = GCORE_PHASE_FAILED;
    verdict->reason = GCORE_REASON_WRONG_DIRECTION;
  } else {
    verdict->phase = GCORE_PHASE_ENDED;  // Recognized at the lift, and over: this claims by itself.
    verdict->value.fields = GCORE_FIELD_CENTROID | GCORE_FIELD_ROTATION | GCORE_FIELD_MAGNIFICATION;
    verdict->value.centroid = found.middle;
    verdict->value.rotation = found.turned;       // Positive: clockwise on screen.
    verdict->value.magnification = found.radius;  // A number for the host to read: the radius, in points.
  }
}

static const gcore_recognizer recognizer = {
    .struct_size = sizeof(gcore_recognizer), .create = create, .destroy = free, .contact = contact, .reset = reset};

static const gcore_plugin plugin = {
    .struct_size = sizeof(gcore_plugin), .version = GCORE_PLUGIN_VERSION, .name = "circle", .recognizer = &recognizer};

#if defined(__GNUC__)
__attribute__((visibility("default")))
#endif
const gcore_plugin *gcore_plugin_entry(void);

const gcore_plugin *gcore_plugin_entry(void) { return &plugin; }
