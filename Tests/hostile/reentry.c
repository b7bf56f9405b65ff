// Every function, called from inside every callback that the library has.
#include "attack.h"
#include <stdio.h>
#include <string.h>

static const function *inner;
static int calls, called;
static int64_t answered;

static void reenter(world *w, const function *callback, void **arguments, void *answer) {
  (void)callback, (void)arguments, (void)answer;
  if (calls++ > 0) return;  // One call from inside is enough; a drain in a drain would call this again.
  frame_level = 1;
  frame f;
  frame_usual(&f, w, inner->name);
  answered = frame_call(&f);
  world_discard(w, &f);
  frame_level = 0;
}

/// Lets every host function of a call be there, those that may be null too; false where it takes none.
static bool fill(frame *f, world *w) {
  bool found = false;
  for (int n = 0; n < f->function->count; n += 1) {
    const parameter *p = &f->function->parameters[n];
    const structure *s = p->direction == IN && p->type.pointers == 1 ? p->type.structure : NULL;
    found = found || p->type.callback;
    for (int k = 0; s && k < s->count; k += 1) {
      if (!s->fields[k].type.callback) continue;
      void *code = callback_closure(s->fields[k].type.callback, w);
      memcpy(f->memory[n] + s->fields[k].offset, &code, sizeof code);
      found = true;
    }
  }
  return found;
}

/// Answers nonsense, and writes it wherever the library lets it.
static void babble(world *w, const function *callback, void **arguments, void *answer) {
  (void)w;
  const type *t = &callback->returns;
  if (t->size > 0 && t->pointers == 0) memset(answer, 0xff, t->size);
  for (int n = 0; n < callback->count; n += 1) {
    const parameter *p = &callback->parameters[n];
    if (p->direction == OUT && !p->length && p->type.pointers == 1) memset(*(void **)arguments[n], 0xff, p->type.size);
  }
}

/// Lets a host function that `outer` takes talk nonsense; false where it takes none, or has no such variant.
static bool try_nonsense(interface *i, const function *outer, int variant) {
  world *w = world_make(i, outer->name);
  frame f;
  frame_usual(&f, w, outer->name);
  bool found = fill(&f, w) && attack_variant(w, &f, variant);
  if (found) {
    about(outer->name, "whose function talks nonsense");
    world_hook = babble;
    frame_call(&f);
    world_play(w);
    world_play(w);
    check(world_is_sound(w), outer->name, "whose function talks nonsense", "every state stays sound");
    world_hook = NULL;
    world_play(w);
    check(world_is_sound(w), outer->name, "whose function talked nonsense", "every state is sound afterwards");
  }
  world_end(w);
  return found;
}

static void judge(interface *i, const function *outer, const char *what) {
  bool drains = strcmp(outer->name, "gcore_session_drain") == 0;
  bool destroys = strcmp(inner->name, "gcore_session_destroy") == 0;
  int64_t busy = interface_constant(i, "GCORE_ERROR_BUSY");
  bool known = enumeration_name(interface_enumeration(i, "gcore_result"), answered) != NULL;
  check(known, inner->name, what, "answers a result that there is");
  if (destroys) check(answered == busy, inner->name, what, "is busy");
  else if (strcmp(outer->name, "gcore_recording_start") == 0) {
    bool asks_why = strcmp(inner->name, "gcore_session_last_result") == 0;
    bool has_session = inner->count > 0 && strcmp(inner->parameters[0].name, "session") == 0;
    check(answered == busy || asks_why || !has_session, inner->name, what, "is busy while the recording is written");
  } else if (usual_is_early(outer->name)) return;  // Nothing is made yet that it could be called with.
  else if (drains && usual_is_early(inner->name)) check(answered == busy, inner->name, what, "is too late");
  else if (drains) check(answered >= 0, inner->name, what, "is done at once");
  else check(answered >= 0 || answered == busy, inner->name, what, "is done, queued or busy");
}

/// Calls `inner` from inside what `outer` calls back.
static void try(interface *i, const function *outer, int variant) {
  world *w = world_make(i, outer->name);
  frame f;
  frame_usual(&f, w, outer->name);
  bool found = fill(&f, w) && attack_variant(w, &f, variant);
  if (found) {
    bool drains = strcmp(outer->name, "gcore_session_drain") == 0;
    char what[128];
    snprintf(what, sizeof what, "called inside a callback of %s", outer->name);
    calls = 0;
    about(inner->name, what);
    world_hook = reenter;
    frame_call(&f);  // A drain calls back at once: a gesture is under way.
    if (!drains) world_play(w);
    world_hook = NULL;
    called += calls > 0;
    if (drains) check(calls > 0, inner->name, what, "is called");
    if (calls > 0 && strcmp(inner->returns.name, "gcore_result") == 0) judge(i, outer, what);
    world_play(w);
    // The card may be gone; what is said, if anything, still ends.
    int phase = w->event_count > 0 ? w->events[w->event_count - 1].phase : -1;
    bool ends = phase < 0 || phase == interface_constant(i, "GCORE_PHASE_ENDED") ||
                phase == interface_constant(i, "GCORE_PHASE_CANCELLED");
    check(ends, inner->name, what, "what begins later still ends");
  }
  world_end(w);
}

int reentry_try(interface *i) {
  for (int n = 0; n < i->function_count; n += 1) {
    bool found = true;
    for (int variant = 0; found; variant += 1) {
      found = try_nonsense(i, &i->functions[n], variant);
      for (int k = 0; k < i->function_count && found; k += 1) {
        inner = &i->functions[k];
        try(i, &i->functions[n], variant);
      }
    }
  }
  return called;
}
