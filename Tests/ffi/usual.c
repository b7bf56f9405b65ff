// What is handed to a function when all is well.
#include "world.h"
#include <stdlib.h>
#include <string.h>

enum { ELEMENTS = 2 };  // Of every array but a snapshot.

const char *const state_types[STATE_TYPES] = {"vec2", "scalar", "vec4", "int", "bool"};

/// Where the first constant of an enum is not what one wants.
static const struct {
  const char *function, *parameter, *constant;
} chosen[] = {
    {"gcore_composite_def_default", "kind", "GCORE_GESTURE_SEQUENCE"},
    {"gcore_state_def_default", "type", "GCORE_STATE_VEC2"},
};

/// Where a function wants another gesture than the one on the card.
static const struct {
  const char *function, *parameter;
  int spare;
} spares[] = {{"gcore_gesture_attach", "gesture", 0}, {"gcore_gesture_relate", "other", 0}};

static bool is_id(const type *t, const char *name) {
  return t->structure && t->structure->is_id && strcmp(t->name, name) == 0;
}

static uint64_t usual_id(const world *w, const type *t) {
  if (is_id(t, "gcore_region_id")) return w->region;
  if (is_id(t, "gcore_gesture_id")) return w->gesture;
  if (is_id(t, "gcore_state_id")) return w->states[0];
  if (is_id(t, "gcore_follower_id")) return w->follower;
  return 0;
}

/// What is refused once anything was made in a session.
static const char *const early[] = {"gcore_recording_start"};

bool usual_is_early(const char *function) {
  for (size_t n = 0; n < sizeof early / sizeof *early; n += 1) {
    if (strcmp(early[n], function) == 0) return true;
  }
  return false;
}

/// The state that a function named after a type reads or writes; the others take a vec2.
static uint64_t typed_state(const world *w, const char *function) {
  for (int n = 0; n < STATE_TYPES; n += 1) {
    const char *end = strrchr(function, '_');
    if (end && strcmp(end + 1, state_types[n]) == 0) return w->typed[n];
  }
  return w->states[0];
}

static int elements(const parameter *p) {
  return strcmp(p->type.name, "gcore_vec4") == 0 ? ELEMENTS - 1 + STATE_TYPES : ELEMENTS;
}

/// The least constant that is not "none": some enums begin at 0 with a thing that can be had, some with nothing.
static int64_t usual_constant(const enumeration *e) {
  for (int n = 0; n < e->count; n += 1) {
    size_t length = strlen(e->constants[n].name);
    bool none = length > 5 && strcmp(e->constants[n].name + length - 5, "_NONE") == 0;
    if (!none) return e->constants[n].value;
  }
  return 0;
}

/// A struct that another one points to: made once for each kind, and kept.
static void *structure_kept(const structure *s, world *w) {
  enum { MOST_KEPT = 8 };
  static struct {
    const structure *structure;
    void *memory;
  } kept[MOST_KEPT];
  static int count;
  int n = 0;
  while (n < count && kept[n].structure != s) n += 1;
  if (n == count) {
    if (count == MOST_KEPT) exit(2);
    kept[count].structure = s;
    kept[count++].memory = calloc(1, s->size);
  }
  structure_usual(s, w, kept[n].memory);
  return kept[n].memory;
}

void structure_usual(const structure *s, world *w, unsigned char *memory) {
  if (s->usual) {
    frame f;
    frame_usual(&f, w, s->usual);
    frame_call(&f);
    memcpy(memory, f.answer, s->size);
  } else {
    memset(memory, 0, s->size);
    // A struct that nothing fills in says how large it is, and which version of it this is.
    if (s->count > 0 && strcmp(s->fields[0].name, "struct_size") == 0) integer_store(4, memory, s->size);
    if (s->count > 1 && strcmp(s->fields[1].name, "version") == 0) integer_store(4, memory + s->fields[1].offset, 1);
  }
  for (int n = 0; n < s->count; n += 1) {
    const field *f = &s->fields[n];
    unsigned char *at = memory + f->offset;
    // What stands for the thing itself must be named: "state", "gesture". A "parent" may be none.
    size_t length = strlen(f->name);
    bool named = strncmp(f->type.name, "gcore_", 6) == 0 && strncmp(f->type.name + 6, f->name, length) == 0;
    if (f->type.structure && f->type.structure->is_id && f->type.pointers == 0 && named) {
      integer_store(8, at, usual_id(w, &f->type));
    }
    if (!s->usual && f->form == FORM_VALUE && !enumeration_name(f->holds, 0)) {
      integer_store(f->size, at, (uint64_t)usual_constant(f->holds));
    }
    if (f->type.callback && !f->is_nullable) {
      void *code = callback_closure(f->type.callback, w);
      memcpy(at, &code, sizeof code);
    }
    if (f->type.structure && f->type.pointers == 1 && f->type.structure->size > 0 && !f->is_nullable) {
      void *kept = structure_kept(f->type.structure, w);
      memcpy(at, &kept, sizeof kept);
    }
  }
}

static void usual_array(frame *f, world *w, int n, const parameter *p) {
  unsigned char *at = frame_point(f, n, (size_t)elements(p) * p->type.size);
  for (int e = 0; e < elements(p) && p->direction == IN; e += 1, at += p->type.size) {
    if (is_id(&p->type, "gcore_gesture_id")) integer_store(8, at, w->spare[e]);
    else if (is_id(&p->type, "gcore_state_id")) integer_store(8, at, w->states[e]);
    else if (p->type.structure && p->type.pointers == 1) structure_usual(p->type.structure, w, at);
  }
}

static void usual_pointer(frame *f, world *w, int n, const parameter *p) {
  if (p->direction == USER) {
    memcpy(f->values[n], &w, sizeof w);
  } else if (p->type.kind == KIND_OPAQUE && p->type.pointers == 1) {
    memcpy(f->values[n], &w->session, sizeof(void *));
  } else if (p->type.kind == KIND_CHAR && p->direction == IN) {
    strcpy(frame_point(f, n, sizeof "card"), "card");
  } else if (p->length) {
    usual_array(f, w, n, p);
  } else {
    unsigned char *at = frame_point(f, n, p->type.size);
    if (p->direction == OUT) memset(at, 0xaa, p->type.size);
    else if (p->type.structure && p->type.pointers == 1) structure_usual(p->type.structure, w, at);
  }
}

static void usual_value(frame *f, world *w, int n, const parameter *p) {
  const type *t = &p->type;
  if (t->callback) {
    void *code = callback_closure(t->callback, w);
    memcpy(f->values[n], &code, sizeof code);
  } else if (t->enumeration) {
    int64_t value = usual_constant(t->enumeration);
    for (size_t c = 0; c < sizeof chosen / sizeof *chosen; c += 1) {
      bool here = strcmp(chosen[c].function, f->function->name) == 0 && strcmp(chosen[c].parameter, p->name) == 0;
      if (here) value = interface_constant(w->i, chosen[c].constant);
    }
    integer_store(t->size, f->values[n], (uint64_t)value);
  } else if (t->structure && t->structure->is_id) {
    uint64_t id = is_id(t, "gcore_state_id") ? typed_state(w, f->function->name) : usual_id(w, t);
    for (size_t c = 0; c < sizeof spares / sizeof *spares; c += 1) {
      bool here = strcmp(spares[c].function, f->function->name) == 0 && strcmp(spares[c].parameter, p->name) == 0;
      if (here) id = w->spare[spares[c].spare];
    }
    integer_store(8, f->values[n], id);
  } else if (t->kind == KIND_FLOAT) {
    number_store(t, f->values[n], 0.5);
  } else if (t->kind == KIND_UINT && t->size == 8 && strstr(p->name, "_ns")) {
    integer_store(8, f->values[n], world_now(w));
  } else if (t->kind != KIND_STRUCT) {
    integer_store(t->size, f->values[n], 1);
  }
}

void frame_usual(frame *f, world *w, const char *name) {
  frame_start(f, interface_find(w->i, name));
  for (int n = 0; n < f->function->count; n += 1) {
    const parameter *p = &f->function->parameters[n];
    if (p->type.pointers > 0) usual_pointer(f, w, n, p);
    else usual_value(f, w, n, p);
  }
  for (int n = 0; n < f->function->count; n += 1) {
    const parameter *p = &f->function->parameters[n];
    if (p->length && p->direction != USER) frame_set(f, p->length, elements(p));
    // A definition and an id in one call: the gesture is one that was made by that definition.
    for (int k = 0; p->type.structure && p->type.pointers == 1 && k < w->kind_count; k += 1) {
      bool ids = f->function->count > 1 && is_id(&f->function->parameters[1].type, "gcore_gesture_id") &&
                 f->function->parameters[1].type.pointers == 0;
      if (ids && w->kinds[k].definition == p->type.structure) integer_store(8, f->values[1], w->kinds[k].id);
    }
  }
}
