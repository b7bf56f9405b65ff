#include "world.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SECOND = 1000000000 };

const char *world_error(world *w) {
  frame f;
  frame_usual(&f, w, "gcore_session_last_error");
  return (const char *)(intptr_t)frame_call(&f);
}

/// Calls what must go well while a world is built.
static void must(frame *f, world *w) {
  if (frame_call(f) == 0) return;
  fprintf(stderr, "ffi: %s is refused while the world is made: %s\n", f->function->name, world_error(w));
  exit(2);
}

static uint64_t make(frame *f, world *w, const char *id) {
  must(f, w);
  return frame_bits(f, id);
}

static uint64_t make_usual(world *w, const char *function, const char *id) {
  frame f;
  frame_usual(&f, w, function);
  return make(&f, w, id);
}

static uint64_t make_region(world *w) {
  frame f;
  frame_usual(&f, w, "gcore_region_make");
  frame_set(&f, "def.size.x", 100);
  frame_set(&f, "def.size.y", 100);
  return make(&f, w, "region");
}

static void remove_id(world *w, const char *function, const char *parameter, uint64_t id) {
  frame f;
  frame_usual(&f, w, function);
  frame_set_bits(&f, parameter, id);
  must(&f, w);
}

static void make_states(world *w) {
  for (int n = 0; n < STATE_TYPES + 2; n += 1) {
    frame f;
    frame_usual(&f, w, "gcore_state_make");
    const char *type = n < STATE_TYPES ? state_types[n] : "vec2";
    char constant[64] = "GCORE_STATE_";
    for (size_t at = strlen(constant); *type; type += 1) constant[at++] = *type >= 'a' ? *type - 'a' + 'A' : *type;
    frame_set(&f, "def.type", (double)interface_constant(w->i, constant));
    uint64_t state = make(&f, w, "state");
    if (n < STATE_TYPES) w->typed[n] = state;
    else if (n == STATE_TYPES) w->states[1] = state;
    else w->live = state;
  }
  w->states[0] = w->typed[0];
  frame f;
  frame_usual(&f, w, "gcore_state_bind");
  frame_set_bits(&f, "def.state", w->live);
  must(&f, w);
}

/// A long press and then a drag, on the card.
static void make_hold_then_drag(world *w) {
  w->press = make_usual(w, "gcore_long_press_make", "gesture");
  w->drag = make_usual(w, "gcore_drag_make", "gesture");
  w->spare[0] = w->press;
  w->spare[1] = w->drag;
  w->gesture = make_usual(w, "gcore_composite_make", "gesture");
  frame f;
  frame_usual(&f, w, "gcore_gesture_attach");
  frame_set_bits(&f, "gesture", w->gesture);
  must(&f, w);
}

static void make_spares(world *w) {
  for (int n = 0; n < 2; n += 1) w->spare[n] = make_usual(w, "gcore_drag_make", "gesture");
}

/// One gesture by every definition there is: each `..._make` that takes one and answers a gesture.
static void make_kinds(world *w) {
  for (int n = 0; n < w->i->function_count; n += 1) {
    const function *f = &w->i->functions[n];
    size_t length = strlen(f->name);
    if (length < 5 || strcmp(f->name + length - 5, "_make") != 0 || w->kind_count == MOST_KINDS) continue;
    const parameter *made = &f->parameters[f->count - 1];
    if (strcmp(made->type.name, "gcore_gesture_id") != 0 || made->direction != OUT) continue;
    w->kinds[w->kind_count].definition = f->parameters[1].type.structure;
    w->kinds[w->kind_count++].id = make_usual(w, f->name, made->name);
    make_spares(w);
  }
}

world *world_make(interface *i, const char *function) {
  world *w = calloc(1, sizeof *w);
  if (!w) exit(2);
  w->i = i;
  frame f;
  frame_usual(&f, w, "gcore_session_create");
  // Worlds are made by the thousand: small ones are quicker. Three gestures a kind fit.
  frame_set(&f, "def.regions", 8);
  frame_set(&f, "def.gestures", 3 * MOST_KINDS);
  frame_set(&f, "def.contacts", 8);
  frame_set(&f, "def.events", 64);
  frame_set(&f, "def.bindings", 16);
  frame_set(&f, "def.relations", 16);
  w->session = (void *)(uintptr_t)make(&f, w, "session");
  if (usual_is_early(function)) return w;
  w->gone_region = make_region(w);
  w->region = make_region(w);
  make_hold_then_drag(w);
  make_states(w);
  w->follower = make_usual(w, "gcore_follower_make", "follower");
  make_spares(w);
  make_kinds(w);
  w->gone_gesture = make_usual(w, "gcore_tap_make", "gesture");
  remove_id(w, "gcore_gesture_remove", "gesture", w->gone_gesture);
  remove_id(w, "gcore_region_remove", "region", w->gone_region);
  world_feed(w, "GCORE_INPUT_DOWN", 1, 10, 10, 1 * (uint64_t)SECOND);
  world_feed(w, "GCORE_INPUT_MOVE", 1, 12, 10, 2 * (uint64_t)SECOND);
  return w;
}

void world_end(world *w) {
  if (w->session) {
    frame f;
    frame_usual(&f, w, "gcore_session_destroy");
    frame_call(&f);
  }
  free(w);
}

int world_discard(world *w, frame *made) {
  int count = 0;
  for (int n = 0; n < made->function->count; n += 1) {
    const parameter *p = &made->function->parameters[n];
    if (p->direction != OUT || p->type.pointers < 2 || !made->memory[n]) continue;
    world other = {.i = w->i};
    memcpy(&other.session, made->memory[n], sizeof other.session);
    if (!other.session || other.session == w->session) continue;
    frame f;
    frame_usual(&f, &other, "gcore_session_destroy");
    must(&f, &other);
    count += 1;
  }
  return count;
}

uint64_t world_now(world *w) {
  if (!w->session) return 0;
  frame f;
  frame_start(&f, interface_find(w->i, "gcore_session_now"));
  memcpy(f.values[0], &w->session, sizeof w->session);
  return (uint64_t)frame_call(&f);
}

uint64_t world_hash(world *w) {
  frame f;
  frame_usual(&f, w, "gcore_session_state_hash");
  return (uint64_t)frame_call(&f);
}

int world_feed(world *w, const char *kind, uint64_t contact, double x, double y, uint64_t time_ns) {
  frame f;
  frame_usual(&f, w, "gcore_session_feed");
  frame_set(&f, "inputs.kind", (double)interface_constant(w->i, kind));
  frame_set_bits(&f, "inputs.contact", contact);
  frame_set_bits(&f, "inputs.time_ns", time_ns);
  frame_set(&f, "inputs.position.x", x);
  frame_set(&f, "inputs.position.y", y);
  frame_set(&f, "count", 1);
  return (int)frame_call(&f);
}

static double part(const structure *s, const unsigned char *memory, const char *path) {
  size_t offset = 0;
  const field *f = structure_field(s, path, &offset);
  if (!f) exit(2);
  return number_load(&f->type, memory + offset);
}

static void hear(world *w, const function *callback, void **arguments, void *answer) {
  (void)answer;
  const structure *s = callback->parameters[1].type.structure;
  if (!s || strcmp(s->name, "gcore_event") != 0 || w->event_count == MOST_HEARD) return;
  const unsigned char *event = *(unsigned char **)arguments[1];
  heard *h = &w->events[w->event_count++];
  h->gesture = integer_load(8, event);  // The id is the first field, of one integer.
  h->phase = (int)part(s, event, "phase");
  h->reason = (int)part(s, event, "reason");
  h->branch = (int)part(s, event, "value.branch");
  h->x = part(s, event, "value.translation.x");
  h->y = part(s, event, "value.translation.y");
}

void world_listen(world *w) {
  frame f;
  frame_usual(&f, w, "gcore_session_drain");
  hook before = world_hook;
  world_hook = hear;
  frame_call(&f);
  world_hook = before;
}

void world_play(world *w) {
  uint64_t start = world_now(w) + SECOND;
  world_feed(w, "GCORE_INPUT_CANCEL_ALL", 0, 0, 0, start);
  world_listen(w);
  w->event_count = 0;
  world_feed(w, "GCORE_INPUT_DOWN", 7, 10, 10, start + SECOND);
  world_feed(w, "GCORE_INPUT_ADVANCE", 0, 0, 0, start + 2 * (uint64_t)SECOND);
  world_feed(w, "GCORE_INPUT_MOVE", 7, 40, 20, start + 2 * (uint64_t)SECOND + SECOND / 10);
  world_feed(w, "GCORE_INPUT_MOVE", 7, 60, 30, start + 2 * (uint64_t)SECOND + SECOND / 5);
  world_feed(w, "GCORE_INPUT_UP", 7, 60, 30, start + 3 * (uint64_t)SECOND);
  world_listen(w);
}

bool world_is_sound(world *w) {
  static const int widths[] = {2, 1, 4, 1, 1, 2, 2};
  for (int n = 0; n < STATE_TYPES + 2; n += 1) {
    uint64_t state = n < STATE_TYPES ? w->typed[n] : n == STATE_TYPES ? w->states[1] : w->live;
    double numbers[4];
    frame f;
    frame_usual(&f, w, "gcore_state_get");
    frame_set_bits(&f, "state", state);
    if (state == 0) continue;  // A world with nothing in it.
    if (frame_call(&f) != 0) return false;
    memcpy(numbers, f.memory[2], sizeof numbers);
    for (int lane = 0; lane < 4; lane += 1) {
      if (!isfinite(numbers[lane]) || (lane >= widths[n] && numbers[lane] != 0)) return false;
    }
  }
  return true;
}

bool world_same(const world *a, const world *b) {
  if (a->event_count != b->event_count) return false;
  for (int n = 0; n < a->event_count; n += 1) {
    const heard *x = &a->events[n], *y = &b->events[n];
    if (x->gesture != y->gesture || x->phase != y->phase || x->reason != y->reason || x->branch != y->branch) return false;
    if (x->x != y->x || x->y != y->y) return false;
  }
  return true;
}
