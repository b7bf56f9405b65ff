// Functions of a host that answers, calls and feeds what chance says.
#ifndef FUNCTIONS_H
#define FUNCTIONS_H

#include "dice.h"

/// One function and what it remembers, of one session: the twin's throws the same.
typedef struct mind mind;

/// All functions of a world, which outlive its sessions.
typedef struct functions {
  mind *newest;
  /// Recognizers that were created and not destroyed.
  int alive;
  /// While it is set they answer what changes nothing, call nothing and feed nothing.
  bool are_quiet;
} functions;

/// Gives a region a hit test, a binding a map, or a custom gesture a recognizer, at `table`, which `def` points to.
void functions_hit(functions *f, gcore_session *session, dice *d, gcore_region_def *def);
void functions_map(functions *f, gcore_session *session, dice *d, gcore_binding_def *def);
void functions_recognize(
    functions *f, gcore_session *session, dice *d, gcore_custom_def *def, gcore_recognizer *table);

/// Makes some call of the session, as a function must not; all are refused, or answer, or are queued.
void functions_reenter(gcore_session *session, dice *d);

/// Frees what the functions remember. The sessions are gone by then.
void functions_free(functions *f);

#endif
