// All that a session says, as one number, and its state at the end: two builds of the library, or two runs of one, are
// compared by them.
#include "harness.h"
#include <stdio.h>

static uint64_t said;

static void mix(const void *bytes, size_t count) {
  // FNV-1a: G. Fowler, L. C. Noll, K.-P. Vo.
  for (size_t i = 0; i < count; i++) said = (said ^ ((const unsigned char *)bytes)[i]) * 0x100000001b3;
}

void fingerprint_clear(void) { said = 0xcbf29ce484222325; }

void fingerprint_take(const trace *t) {
  const outcome *o = &t->last;
  // Neither struct has hidden padding.
  mix(o->events, sizeof *o->events * (size_t)o->event_count);
  mix(o->decisions, sizeof *o->decisions * (size_t)o->decision_count);
  for (int i = 0; i < o->error_count; i++) {
    for (const char *c = o->errors[i]; *c; c++) mix(c, 1);
  }
}

void fingerprint_print(const trace *t) {
  printf("%016llx %016llx %s\n", (unsigned long long)gcore_session_state_hash(t->session), (unsigned long long)said,
         t->file);
}
