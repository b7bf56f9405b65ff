// Host functions that libffi makes at run time.
#include "world.h"
#include <stdlib.h>
#include <string.h>

hook world_hook;

static world *host;  // Who is playing: closures are made once and outlive a world.

static void called(ffi_cif *cif, void *answer, void **arguments, void *user) {
  const function *callback = user;
  size_t size = cif->rtype->size > sizeof(ffi_arg) ? cif->rtype->size : sizeof(ffi_arg);
  if (callback->returns.kind != KIND_VOID || callback->returns.pointers > 0) memset(answer, 0, size);
  if (world_hook) world_hook(host, callback, arguments, answer);
}

void *callback_closure(const function *callback, world *w) {
  enum { MOST_CALLBACKS = 64 };
  static struct {
    const function *callback;
    void *code;
  } made[MOST_CALLBACKS];
  static int count;
  host = w;
  for (int n = 0; n < count; n += 1) {
    if (made[n].callback == callback) return made[n].code;
  }
  void *code;
  ffi_closure *closure = count < MOST_CALLBACKS ? ffi_closure_alloc(sizeof *closure, &code) : NULL;
  if (!closure) exit(2);
  if (ffi_prep_closure_loc(closure, (ffi_cif *)&callback->cif, called, (void *)callback, code) != FFI_OK) exit(2);
  made[count].callback = callback;
  made[count++].code = code;
  return code;
}
