// Bad fields of structs that the host hands over.
#include "attack.h"
#include <math.h>
#include <stdio.h>
#include <string.h>

#define BAD "GCORE_ERROR_INVALID_ARGUMENT"
#define STALE "GCORE_ERROR_STALE_ID"

/// An id that another session gave out: that of the last thing in one that is full of them.
static uint64_t foreign_id(world *w, const type *t) {
  static world *other;
  static uint64_t last[4];
  static const char *const nouns[] = {"region", "gesture", "state", "follower"};
  static const char *const makers[] = {"gcore_region_make", "gcore_drag_make", "gcore_state_make", "gcore_follower_make"};
  if (!other) {
    frame_level = 1;  // A call is being put together.
    other = world_make(w->i, "");
    for (int n = 0; n < 4; n += 1) {
      for (bool made = true; made;) {
        frame f;
        frame_usual(&f, other, makers[n]);
        made = frame_call(&f) == 0;
        if (made) last[n] = frame_bits(&f, nouns[n]);
      }
    }
    frame_level = 0;
  }
  for (int n = 0; n < 4; n += 1) {
    if (strstr(t->name, nouns[n])) return last[n];
  }
  return UINT64_MAX;
}

bool attack_id(attack *a, world *w, const type *t, unsigned char *memory, const char *path, bool may_be_none) {
  bool region = strcmp(t->name, "gcore_region_id") == 0, gesture = strcmp(t->name, "gcore_gesture_id") == 0;
  uint64_t gone = region ? w->gone_region : gesture ? w->gone_gesture : 0;
  uint64_t present = integer_load(8, memory);
  const struct {
    const char *what;
    uint64_t bits;
  } ids[] = {{"an id of nothing", UINT64_MAX},
             {"an id beyond the last", 0x7ffffffe},
             {"the id of what is gone", gone},
             {"an id of another session", foreign_id(w, t)},
             {"an id of a later life", present | (uint64_t)1 << 63},
             {"no id", 0}};
  for (size_t n = 0; n < sizeof ids / sizeof *ids; n += 1) {
    if (ids[n].bits == 0 && (may_be_none || ids[n].what[0] != 'n')) continue;
    // A parent cannot be changed: any other is a wrong argument, whatever it is.
    bool fixed = strcmp(a->function, "gcore_region_configure") == 0 && strstr(path, ".parent");
    if (!attack_here_with(a, fixed ? BAD : STALE, ids[n].bits, "%s is %s", path, ids[n].what)) continue;
    integer_store(8, memory, ids[n].bits);
    return true;
  }
  return false;
}

bool attack_enumeration(attack *a, const enumeration *e, unsigned char *memory, const char *path, outcome outcome) {
  int64_t greatest = 0;
  for (int n = 0; n < e->count; n += 1) {
    if (e->constants[n].value > greatest) greatest = e->constants[n].value;
  }
  const uint32_t values[] = {UINT32_MAX, (uint32_t)greatest + 1, INT32_MAX, 20, 0};
  for (size_t n = 0; n < sizeof values / sizeof *values; n += 1) {
    if (enumeration_name(e, e->is_signed ? (int32_t)values[n] : (int64_t)values[n])) continue;
    bool here = outcome == REFUSED ? attack_here_with(a, BAD, values[n], "%s is %u", path, values[n])
                                   : attack_here(a, outcome, BAD, "%s is %u", path, values[n]);
    if (!here) continue;
    integer_store(4, memory, values[n]);
    return true;
  }
  return false;
}

bool attack_number(attack *a, unsigned char *memory, const char *path, outcome outcome) {
  const double numbers[] = {NAN, INFINITY, -INFINITY, 1e308, -1e308, 5e-324, -1};
  bool of_a_law = strstr(path, "animation.") || strstr(path, ".reset.") || strstr(path, "slop_scale");
  for (size_t n = 0; n < sizeof numbers / sizeof *numbers; n += 1) {
    const char *code = of_a_law ? BAD : "GCORE_ERROR_NOT_FINITE";
    if (!attack_here(a, isfinite(numbers[n]) ? ANY : outcome, code, "%s is %g", path, numbers[n])) continue;
    memcpy(memory, &numbers[n], sizeof *numbers);
    return true;
  }
  return false;
}

/// A number of 32 bits that may not be just any.
static bool attack_bits(attack *a, const field *f, unsigned char *memory, const char *path) {
  uint32_t known = f->is_boolean ? 1 : 0;
  for (int n = 0; f->holds && n < f->holds->count; n += 1) {
    uint32_t bit = (uint32_t)f->holds->constants[n].value;
    if (f->form == FORM_SET && strstr(f->holds->constants[n].name, "_NONE")) continue;
    known |= f->form == FORM_SET ? 1u << bit : bit;
  }
  const uint32_t values[] = {1, 2, 0x80000000, UINT32_MAX};
  for (size_t n = 0; n < sizeof values / sizeof *values; n += 1) {
    if ((values[n] & ~known) == 0) continue;
    uint32_t offending = f->is_boolean || f->is_reserved ? values[n] : values[n] & ~known;
    if (!attack_here_with(a, BAD, offending, "%s is %u", path, values[n])) continue;
    integer_store(f->size / (f->count > 0 ? (size_t)f->count : 1), memory, values[n]);
    return true;
  }
  return false;
}

static bool attack_field(attack *a, world *w, const field *f, unsigned char *at, const char *path) {
  if (f->type.pointers > 0 || f->type.callback) {
    // A pointer of a struct: null where it may not be, and a length without it.
    if (f->type.kind == KIND_VOID || f->is_nullable) return false;
    outcome refused = attack_is_unread(a->function, a->variant, path) ? ANY : REFUSED;
    if (!attack_here(a, refused, BAD, "%s is null", path)) return false;
    memset(at, 0, sizeof(void *));
    return true;
  }
  if (strcmp(f->name, "struct_size") == 0) return false;
  if (f->type.structure && f->type.structure->is_id) {
    return attack_id(a, w, &f->type, at, path, integer_load(8, at) == 0);
  }
  if (f->type.structure) return attack_structure(a, w, f->type.structure, at, path);
  bool unread = attack_is_unread(a->function, a->variant, path);
  outcome refused = unread ? ANY : REFUSED;
  if (f->form == FORM_VALUE) return attack_enumeration(a, f->holds, at, path, refused);
  if (f->is_boolean || f->is_reserved || f->form != FORM_NONE) return attack_bits(a, f, at, path);
  if (f->type.kind == KIND_FLOAT) return attack_number(a, at, path, refused);
  const uint64_t values[] = {0, 1, INT32_MAX, UINT32_MAX, UINT64_MAX, (uint64_t)1 << 63};
  for (size_t n = 0; n < sizeof values / sizeof *values; n += 1) {
    if (f->type.size == 4 && values[n] > UINT32_MAX) continue;
    if (f->length || strstr(f->name, "_count")) continue;  // A length without as many elements is a broken promise.
    if (!attack_here(a, ANY, BAD, "%s is %llu", path, (unsigned long long)values[n])) continue;
    integer_store(f->type.size, at, values[n]);
    return true;
  }
  return false;
}

bool attack_structure(attack *a, world *w, const structure *s, unsigned char *memory, const char *path) {
  for (int n = 0; n < s->count; n += 1) {
    const field *f = &s->fields[n];
    for (int e = 0; e < (f->count > 0 ? f->count : 1); e += 1) {
      char longer[256];
      snprintf(longer, sizeof longer, f->count > 0 ? "%s.%s[%d]" : "%s.%s", path, f->name, e);
      if (attack_field(a, w, f, memory + f->offset + (size_t)e * f->type.size, longer)) return true;
    }
  }
  return false;
}
