// What a careless or hostile host can hand over, one bad argument at a time, made from the description.
#ifndef ATTACK_H
#define ATTACK_H

#include "../ffi/world.h"

/// What must come of it.
typedef enum outcome {
  REFUSED,  // With the code.
  ALLOWED,  // It says nothing wrong.
  ANY       // Whatever it answers, the process lives and the session is sound.
} outcome;

typedef struct attack {
  const char *function;
  int variant;
  int wanted, next;  // The attacks on a function are counted; one is carried out.
  char what[160];
  outcome outcome;
  const char *code;  // The name of a result.
  bool has_value;    // The sentence names the offending number.
  uint64_t value;
} attack;

/// Makes the call another that would go well too, in which more is read; false when there are fewer variants. The
/// first changes nothing.
bool attack_variant(world *w, frame *f, int variant);
/// Whether nonsense there is no wrong, since that variant does not read it.
bool attack_is_unread(const char *function, int variant, const char *path);

/// Spoils one argument of a call that would go well; false when there are fewer than `wanted` ways to.
bool attack_frame(attack *a, world *w, frame *f);

/// Whether this is the attack that is wanted; then it is described. For attack.c and fields.c.
bool attack_here(attack *a, outcome outcome, const char *code, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
bool attack_here_with(attack *a, const char *code, uint64_t value, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/// Spoils a part of a struct; `path` says which struct.
bool attack_structure(attack *a, world *w, const structure *s, unsigned char *memory, const char *path);
bool attack_id(attack *a, world *w, const type *t, unsigned char *memory, const char *path, bool may_be_none);
bool attack_enumeration(attack *a, const enumeration *e, unsigned char *memory, const char *path, outcome outcome);
bool attack_number(attack *a, unsigned char *memory, const char *path, outcome outcome);

/// Counts a check and says which failed; main.c keeps the count.
bool check(bool holds, const char *function, const char *attack, const char *what);

/// Says what is tried now, in case that the process does not live.
void about(const char *function, const char *attack);

/// Fills a session to each of its limits.
void capacity_exhaust(interface *i);
/// Calls every function from inside every callback; answers how many of those calls there were.
int reentry_try(interface *i);

#endif
