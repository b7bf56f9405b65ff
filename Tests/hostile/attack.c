#include "attack.h"
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define BAD "GCORE_ERROR_INVALID_ARGUMENT"

static bool here(attack *a, outcome outcome, const char *code, const char *format, va_list parts) {
  if (a->next++ != a->wanted) return false;
  vsnprintf(a->what, sizeof a->what, format, parts);
  a->outcome = outcome;
  a->code = code;
  return true;
}

bool attack_here(attack *a, outcome outcome, const char *code, const char *format, ...) {
  va_list parts;
  va_start(parts, format);
  bool is = here(a, outcome, code, format, parts);
  va_end(parts);
  return is;
}

bool attack_here_with(attack *a, const char *code, uint64_t value, const char *format, ...) {
  va_list parts;
  va_start(parts, format);
  bool is = here(a, REFUSED, code, format, parts);
  va_end(parts);
  if (is) {
    a->has_value = true;
    a->value = value;
  }
  return is;
}

static bool attack_null(attack *a, frame *f, int n) {
  const parameter *p = &f->function->parameters[n];
  outcome outcome = p->is_nullable && !p->null_when ? ALLOWED : REFUSED;
  if (!attack_here(a, outcome, BAD, "%s is null", p->name)) return false;
  memset(f->values[n], 0, sizeof(void *));
  f->memory[n] = NULL;
  return true;
}

static bool attack_size(attack *a, frame *f, int n) {
  const structure *s = f->function->parameters[n].type.structure;
  if (strcmp(s->fields[0].name, "struct_size") != 0) return false;
  const uint32_t sizes[] = {0, 1, 4, (uint32_t)s->size - 1, (uint32_t)s->size + 1, INT32_MAX, UINT32_MAX};
  for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k += 1) {
    if (!attack_here_with(a, BAD, sizes[k], "struct_size is %u", sizes[k])) continue;
    integer_store(4, f->memory[n], sizes[k]);
    return true;
  }
  return false;
}

static bool attack_count(attack *a, frame *f, const char *length, bool is_null) {
  // `inputs` may be as many as the host likes: there a count beyond the array is a broken promise.
  const parameter *array = NULL;
  for (int n = 0; n < f->function->count; n += 1) {
    if (f->function->parameters[n].length == length) array = &f->function->parameters[n];
  }
  bool unbounded = array && strcmp(array->type.name, "gcore_input") == 0;
  const uint64_t counts[] = {0, UINT64_MAX, (uint64_t)1 << 63, (uint64_t)1 << 62, (uint64_t)1 << 32};
  for (size_t k = 0; k < sizeof counts / sizeof *counts; k += 1) {
    if (unbounded && k > 2) continue;
    bool is_room = array && array->direction == OUT;  // Of what the library writes: more room is no wrong.
    outcome outcome = k == 0 || is_room ? ANY : REFUSED;
    if (!attack_here(a, outcome, BAD, "%s is %llu%s", length, (unsigned long long)counts[k], is_null ? ", null" : "")) {
      continue;
    }
    frame_set_bits(f, length, counts[k]);
    return true;
  }
  return false;
}

static bool attack_text(attack *a, frame *f, int n) {
  static const char *const texts[] = {"", "\xff\xfe", "\xc3", "\xed\xa0\x80", "%n%n%s"};
  for (size_t k = 0; k < sizeof texts / sizeof *texts; k += 1) {
    if (!attack_here(a, ANY, BAD, "%s is strange text %zu", f->function->parameters[n].name, k)) continue;
    strcpy(frame_point(f, n, strlen(texts[k]) + 1), texts[k]);
    return true;
  }
  return false;
}

/// A definition's name, which no frame sets: taken, broken, empty, long.
static bool attack_name(attack *a, frame *f, int n) {
  const structure *s = f->function->parameters[n].type.structure;
  size_t offset = 0;
  const field *name = structure_field(s, "name", &offset);
  if (!name || name->type.kind != KIND_CHAR) return false;
  const char *texts[] = {"", "\xff\xfe", "\xc3", "name of many"};
  for (size_t k = 0; k < sizeof texts / sizeof *texts; k += 1) {
    if (!attack_here(a, ANY, BAD, "name is strange text %zu", k)) continue;
    size_t length = k == 3 ? 60000 : strlen(texts[k]) + 1;
    char *text = frame_spare(MOST_PARAMETERS, length);
    if (k == 3) memset(text, 'n', length - 1);
    else strcpy(text, texts[k]);
    memcpy(f->memory[n] + offset, &text, sizeof text);
    return true;
  }
  return false;
}

static bool attack_pointer(attack *a, world *w, frame *f, int n) {
  const parameter *p = &f->function->parameters[n];
  if (p->direction == USER) return false;
  if (attack_null(a, f, n)) return true;
  if (p->length && attack_count(a, f, p->length, false)) return true;
  if (p->type.kind == KIND_CHAR) return attack_text(a, f, n);
  if (!p->type.structure || p->type.pointers > 1 || p->direction == OUT) return false;
  if (attack_size(a, f, n)) return true;
  if (p->direction != IN) return false;
  if (attack_name(a, f, n)) return true;
  bool is_input = strcmp(p->type.name, "gcore_input") == 0;
  // One input alone: those after a refused one still act.
  if (is_input) frame_set(f, p->length, 1);
  int elements = is_input ? 1 : (int)(f->bytes[n] / p->type.size);
  for (int e = 0; e < elements; e += 1) {
    unsigned char *at = f->memory[n] + (size_t)e * p->type.size;
    if (p->type.structure->is_id) {
      if (attack_id(a, w, &p->type, at, p->name, false)) return true;
    } else {
      char path[128];
      snprintf(path, sizeof path, elements > 1 ? "%s[%d]" : "%s", p->type.name, e);
      if (attack_structure(a, w, p->type.structure, at, path)) return true;
    }
  }
  if (is_input) frame_set(f, p->length, 2);
  return false;
}

bool attack_frame(attack *a, world *w, frame *f) {
  bool has_session = f->function->count > 0 && f->function->parameters[0].type.kind == KIND_OPAQUE;
  for (int n = 0; n < f->function->count; n += 1) {
    const parameter *p = &f->function->parameters[n];
    unsigned char *at = f->values[n];
    outcome refused = has_session ? REFUSED : ANY;
    if (p->type.pointers > 0) {
      if (attack_pointer(a, w, f, n)) return true;
    } else if (p->type.callback) {
      if (attack_null(a, f, n)) return true;
    } else if (p->type.structure && p->type.structure->is_id) {
      if (attack_id(a, w, &p->type, at, p->name, false)) return true;
    } else if (p->type.structure) {
      if (attack_structure(a, w, p->type.structure, at, p->name)) return true;
    } else if (p->type.enumeration) {
      if (attack_enumeration(a, p->type.enumeration, at, p->name, refused)) return true;
    } else if (p->type.kind == KIND_FLOAT) {
      if (attack_number(a, at, p->name, refused)) return true;
    }
  }
  return false;
}
