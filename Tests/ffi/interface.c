// What a description is asked for by name, and how libffi sees it.
#include "interface.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FIND(list, count)                                      \
  for (int n = 0; n < (count); n += 1) {                       \
    if (strcmp((list)[n].name, name) == 0) return &(list)[n];  \
  }                                                            \
  return NULL

function *interface_find(const interface *i, const char *name) { FIND(i->functions, i->function_count); }
function *interface_callback(const interface *i, const char *name) { FIND(i->callbacks, i->callback_count); }
const structure *interface_structure(const interface *i, const char *name) { FIND(i->structures, i->structure_count); }
const enumeration *interface_enumeration(const interface *i, const char *name) {
  FIND(i->enumerations, i->enumeration_count);
}

bool interface_knows(const interface *i, const char *name, int64_t *value) {
  for (int n = 0; n < i->enumeration_count; n += 1) {
    for (int c = 0; c < i->enumerations[n].count; c += 1) {
      *value = i->enumerations[n].constants[c].value;
      if (strcmp(i->enumerations[n].constants[c].name, name) == 0) return true;
    }
  }
  return false;
}

int64_t interface_constant(const interface *i, const char *name) {
  int64_t value;
  if (interface_knows(i, name, &value)) return value;
  fprintf(stderr, "ffi: the description has no constant %s\n", name);
  exit(2);
}

const char *enumeration_name(const enumeration *e, int64_t value) {
  for (int n = 0; n < e->count; n += 1) {
    if (e->constants[n].value == value) return e->constants[n].name;
  }
  return NULL;
}

const field *structure_field(const structure *s, const char *path, size_t *offset) {
  size_t length = strcspn(path, ".");
  for (int n = 0; n < s->count; n += 1) {
    const field *f = &s->fields[n];
    if (strlen(f->name) != length || strncmp(f->name, path, length) != 0) continue;
    *offset += f->offset;
    if (path[length] == 0) return f;
    return f->type.structure ? structure_field(f->type.structure, path + length + 1, offset) : NULL;
  }
  return NULL;
}

int interface_lay_out(interface *i) {
  int misfits = 0;
  for (int n = 0; n < i->structure_count; n += 1) {
    structure *s = &i->structures[n];
    if (s->is_opaque) continue;
    int elements = 0;
    for (int f = 0; f < s->count; f += 1) elements += s->fields[f].count > 0 ? s->fields[f].count : 1;
    ffi_type **types = calloc((size_t)elements + 1, sizeof *types);
    size_t *offsets = calloc((size_t)elements + 1, sizeof *offsets);
    if (!types || !offsets) exit(2);
    for (int f = 0, e = 0; f < s->count; f += 1) {
      for (int times = s->fields[f].count > 0 ? s->fields[f].count : 1; times > 0; times -= 1) {
        types[e++] = s->fields[f].type.ffi;
      }
    }
    s->ffi = (ffi_type){.type = FFI_TYPE_STRUCT, .elements = types};
    bool fits = ffi_get_struct_offsets(FFI_DEFAULT_ABI, &s->ffi, offsets) == FFI_OK && s->ffi.size == s->size &&
                s->ffi.alignment == s->align;
    for (int f = 0, e = 0; f < s->count; e += s->fields[f].count > 0 ? s->fields[f].count : 1, f += 1) {
      fits = fits && offsets[e] == s->fields[f].offset;
    }
    if (!fits) {
      fprintf(stderr, "ffi: libffi lays %s out in %zu bytes, not as the description does in %zu\n", s->name, s->ffi.size,
              s->size);
      misfits += 1;
    }
    free(offsets);
  }
  return misfits;
}

static void prepare(function *f) {
  ffi_type **types = calloc((size_t)f->count + 1, sizeof *types);
  if (!types) exit(2);
  for (int n = 0; n < f->count; n += 1) types[n] = f->parameters[n].type.ffi;
  if (ffi_prep_cif(&f->cif, FFI_DEFAULT_ABI, (unsigned)f->count, f->returns.ffi, types) == FFI_OK) return;
  fprintf(stderr, "ffi: libffi cannot call %s\n", f->name);
  exit(2);
}

void interface_prepare(interface *i) {
  for (int n = 0; n < i->callback_count; n += 1) prepare(&i->callbacks[n]);
  for (int n = 0; n < i->function_count; n += 1) prepare(&i->functions[n]);
}
