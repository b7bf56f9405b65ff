// A session in which everything can be called: a card with a hold-then-drag that is under way, and one thing of every
// noun and kind. All of it is made by names that the description gives.
#ifndef WORLD_H
#define WORLD_H

#include "frame.h"

enum { MOST_KINDS = 32, MOST_HEARD = 64, STATE_TYPES = 5 };

/// What an event said, as far as the tests look at it.
typedef struct heard {
  uint64_t gesture;
  int phase, reason, branch;
  double x, y;
} heard;

typedef struct world {
  interface *i;
  void *session;
  uint64_t region, gesture, drag, press;  // The card; the sequence on it and its members.
  uint64_t typed[STATE_TYPES];            // A committed state of each type.
  uint64_t states[2], live, follower;     // Two committed vec2, the first of `typed` among them; a transient one.
  uint64_t spare[2];                      // Gestures that belong nowhere.
  uint64_t gone_region, gone_gesture;
  struct {
    const structure *definition;
    uint64_t id;
  } kinds[MOST_KINDS];  // One gesture by each definition.
  int kind_count;
  heard events[MOST_HEARD];
  int event_count;
} world;

/// The types of `typed`, as functions are named after them.
extern const char *const state_types[STATE_TYPES];

/// The world in which a function can be called: with everything in it, or, for what must come first, with nothing.
world *world_make(interface *i, const char *function);
bool usual_is_early(const char *function);
void world_end(world *w);
/// Destroys what a call made beside the world's things; answers how many there were.
int world_discard(world *w, frame *made);

/// A call of `name` with arguments that are all well: what `usual.c` says, on the things of the world.
void frame_usual(frame *f, world *w, const char *name);
/// The struct as its `..._default` fills it in, with the world's things where it needs some.
void structure_usual(const structure *s, world *w, unsigned char *memory);

/// Holds the card for a second, drags it by (50, 20) and lifts, whatever was under way before. What was said is in
/// `events`.
void world_play(world *w);
/// Whether no nonsense came to rest in a state: each holds finite numbers, as many as its type has.
bool world_is_sound(world *w);
/// Whether two worlds heard the same in `world_play`.
bool world_same(const world *a, const world *b);

/// One input, and where it is refused its code.
int world_feed(world *w, const char *kind, uint64_t contact, double x, double y, uint64_t time_ns);
uint64_t world_now(world *w);
uint64_t world_hash(world *w);
/// The sentence of the last refusal; it lives until the next call of this.
const char *world_error(world *w);
/// Takes the events that wait, through drain and a callback made by libffi.
void world_listen(world *w);

/// What a callback of this type does when the library calls it; by default it answers zeros.
typedef void (*hook)(world *w, const function *callback, void **arguments, void *answer);
extern hook world_hook;
/// A C function pointer of this type that calls `world_hook`.
void *callback_closure(const function *callback, world *w);

#endif
