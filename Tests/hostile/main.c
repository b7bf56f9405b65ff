// Calls every function of the library with every argument spoilt in turn. What must come of it: a code and a sentence,
// nothing changed, and a session in which the next gesture goes as ever.
// usage: hostile build/gesturecore-abi.json build/libgesturecore.so
#include "attack.h"
#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { MOST_SHOWN = 600 };

static int passed, failed, refusals;
static const world *reference;
static char under_way[512];

/// The last words of a process that did not live.
static void die(int signal) {
  (void)!write(STDOUT_FILENO, under_way, strlen(under_way));
  _exit(128 + signal);
}

bool check(bool holds, const char *function, const char *attack, const char *what) {
  if (holds) {
    passed += 1;
  } else if (failed++ < MOST_SHOWN) {
    printf("FAILED %s, %s: %s\n", function, attack, what);
  }
  return holds;
}

void about(const char *function, const char *attack) {
  snprintf(under_way, sizeof under_way, "FAILED %s, %s: the process lives\n", function, attack);
}

/// What the session says of its last call; 0 where the call went well, or said nothing of it.
static int64_t last_result(world *w) {
  frame f;
  frame_usual(&f, w, "gcore_session_last_result");
  return frame_call(&f);
}

/// Outputs of a refused call are zero. How many inputs or cells there are is said even then.
static bool is_quiet(const frame *f) {
  for (int n = 0; n < f->function->count; n += 1) {
    const parameter *p = &f->function->parameters[n];
    if (p->direction != OUT || !f->memory[n] || p->length) continue;
    if (strcmp(p->name, "taken") == 0) continue;
    for (size_t b = 0; b < f->bytes[n]; b += 1) {
      if (f->memory[n][b] != 0) return false;
    }
  }
  return true;
}

static bool must(bool holds, const attack *a, const char *what) { return check(holds, a->function, a->what, what); }

static void judge_refusal(world *w, frame *f, const attack *a, bool has_session) {
  char number[32];
  refusals += 1;
  snprintf(number, sizeof number, "%" PRIu64, a->value);
  must(strcmp(f->function->returns.name, "gcore_result") != 0 || is_quiet(f), a, "writes zeros");
  if (!has_session) return;
  const char *sentence = world_error(w);
  must(sentence && strlen(sentence) > 8 && strcmp(sentence, "no error") != 0, a, "says why");
  if (a->has_value && !must(strstr(sentence, number) != NULL, a, "names the number")) {
    printf("  it says: %s\n", sentence);
  }
}

/// One attack on one function; false when there are no more.
static bool try(interface *i, const function *attacked, int variant, int wanted) {
  attack one = {.function = attacked->name, .variant = variant, .wanted = wanted}, *a = &one;
  world *w = world_make(i, attacked->name);
  frame f;
  frame_usual(&f, w, attacked->name);
  bool found = attack_variant(w, &f, variant) && attack_frame(a, w, &f);
  if (found) {
    void *session = NULL;
    if (attacked->count > 0 && attacked->parameters[0].type.kind == KIND_OPAQUE) {
      memcpy(&session, f.values[0], sizeof session);
    }
    bool is_result = strcmp(attacked->returns.name, "gcore_result") == 0;
    about(a->function, a->what);
    uint64_t before = world_hash(w);
    int64_t answer = frame_call(&f), code = is_result ? answer : last_result(w);
    const enumeration *results = interface_enumeration(i, "gcore_result");
    must(enumeration_name(results, code) != NULL, a, "answers a result that there is");
    if (a->outcome == ALLOWED) must(code >= 0, a, "is allowed");
    if (a->outcome == REFUSED && (session || is_result)) {
      bool as_expected = code == interface_constant(i, a->code);
      if (!must(as_expected, a, "is refused")) printf("  it answers %lld: %s\n", (long long)code, world_error(w));
    }
    if (code >= 0) world_discard(w, &f);
    bool gone = session && answer == 0 && strcmp(attacked->name, "gcore_session_destroy") == 0;
    if (gone) w->session = NULL;
    bool refused = code < 0 || (!session && !is_result);
    if (refused) {
      if (code < 0) judge_refusal(w, &f, a, session != NULL);
      must(world_hash(w) == before, a, "changes nothing");
    }
    if (!gone) {
      world_play(w);
      must(world_is_sound(w), a, "every state holds finite numbers, as many as its type has");
    }
    if (refused && !usual_is_early(attacked->name)) must(world_same(w, reference), a, "the next gesture goes as ever");
  }
  world_end(w);
  return found;
}

int main(int count, char **arguments) {
  if (count != 3) {
    fprintf(stderr, "usage: %s gesturecore-abi.json libgesturecore.so\n", arguments[0]);
    return 2;
  }
  interface *i = interface_open(arguments[1], arguments[2]);
  if (interface_lay_out(i) != 0) return 2;
  interface_prepare(i);
  for (int fatal = SIGILL; fatal <= SIGSEGV; fatal += 1) signal(fatal, die);
  world *w = world_make(i, "");
  world_play(w);
  reference = w;
  int attacks = 0;
  for (int n = 0; n < i->function_count; n += 1) {
    for (int variant = 0, all = -1; attacks != all; variant += 1) {
      all = attacks;
      for (int wanted = 0; try(i, &i->functions[n], variant, wanted); wanted += 1) attacks += 1;
    }
  }
  capacity_exhaust(i);
  int inside = reentry_try(i);
  world_end(w);
  printf("hostile: %d attacks on %d functions, %d refused; %d calls from inside a host's function\n", attacks,
         i->function_count, refusals, inside);
  printf("%d passed, %d failed\n", passed, failed);
  return failed > 0;
}
