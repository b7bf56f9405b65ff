// Reads build/gesturecore-abi.json.
#include "interface.h"
#include <cjson/cJSON.h>
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void give_up(const char *what, const char *name) {
  fprintf(stderr, "ffi: %s %s\n", what, name);
  exit(2);
}

static void *room(int count, size_t size) {
  void *memory = calloc((size_t)count + 1, size);
  if (!memory) give_up("no memory for", "the description");
  return memory;
}

static const char *text(const cJSON *in, const char *key) {
  const cJSON *item = cJSON_GetObjectItemCaseSensitive(in, key);
  if (!item) give_up("the description has no", key);
  return cJSON_IsString(item) ? item->valuestring : NULL;
}

static bool yes(const cJSON *in, const char *key) { return cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(in, key)); }

static double number(const cJSON *in, const char *key) {
  const cJSON *item = cJSON_GetObjectItemCaseSensitive(in, key);
  return cJSON_IsNumber(item) ? item->valuedouble : 0;
}

static int word(const char *found, const char *const *words, int count) {
  for (int n = 0; n < count; n += 1) {
    if (strcmp(found, words[n]) == 0) return n;
  }
  give_up("the description has an unknown word:", found);
  return 0;
}

static ffi_type *passed(const type *t) {
  static const struct {
    const char *name;
    ffi_type *ffi;
  } numbers[] = {{"void", &ffi_type_void},      {"bool", &ffi_type_uint8},      {"char", &ffi_type_schar},
                 {"int", &ffi_type_sint},       {"int8_t", &ffi_type_sint8},    {"uint8_t", &ffi_type_uint8},
                 {"int16_t", &ffi_type_sint16}, {"uint16_t", &ffi_type_uint16}, {"int32_t", &ffi_type_sint32},
                 {"uint32_t", &ffi_type_uint32}, {"int64_t", &ffi_type_sint64}, {"uint64_t", &ffi_type_uint64},
                 {"size_t", &ffi_type_ulong},   {"float", &ffi_type_float},     {"double", &ffi_type_double}};
  if (t->enumeration) return t->enumeration->is_signed ? &ffi_type_sint32 : &ffi_type_uint32;
  if (t->structure) return (ffi_type *)&t->structure->ffi;
  if (t->callback) return &ffi_type_pointer;
  for (size_t n = 0; n < sizeof numbers / sizeof *numbers; n += 1) {
    if (strcmp(numbers[n].name, t->name) == 0) return numbers[n].ffi;
  }
  give_up("no libffi type is known for", t->name);
  return NULL;
}

static type read_type(const interface *i, const cJSON *from) {
  static const char *const kinds[] = {"void",  "bool", "char",   "int",    "uint",
                                      "float", "enum", "struct", "opaque", "callback"};
  type t = {.name = text(from, "name"), .kind = (kind)word(text(from, "kind"), kinds, 10)};
  t.pointers = (int)number(from, "pointers");
  t.is_const = yes(from, "const");
  if (t.kind == KIND_ENUM) t.enumeration = interface_enumeration(i, t.name);
  if (t.kind == KIND_STRUCT) t.structure = interface_structure(i, t.name);
  if (t.kind == KIND_CALLBACK) t.callback = interface_callback(i, t.name);
  if (t.kind != KIND_OPAQUE) {
    ffi_type *whole = passed(&t);
    t.size = t.structure ? t.structure->size : whole->size;
    t.ffi = whole;
  }
  if (t.pointers > 0) t.ffi = &ffi_type_pointer;
  if (t.pointers > 1) t.size = sizeof(void *);
  return t;
}

static void read_enumeration(interface *i, const cJSON *from) {
  enumeration *e = &i->enumerations[i->enumeration_count];
  const cJSON *constants = cJSON_GetObjectItemCaseSensitive(from, "constants"), *one;
  e->name = text(from, "name");
  e->is_flags = yes(from, "flags");
  e->size = (size_t)number(from, "size");
  e->is_signed = yes(from, "signed");
  e->constants = room(cJSON_GetArraySize(constants), sizeof *e->constants);
  cJSON_ArrayForEach(one, constants) {
    e->constants[e->count].name = text(one, "name");
    e->constants[e->count++].value = (int64_t)number(one, "value");
  }
  if (e->size != 4) give_up("an enum is not as wide as an int:", e->name);
  i->enumeration_count += 1;
}

static void read_structure(const interface *i, structure *s, const cJSON *from) {
  static const char *const forms[] = {"none", "value", "bits", "set"};
  const cJSON *fields = cJSON_GetObjectItemCaseSensitive(from, "fields"), *one;
  s->is_opaque = yes(from, "opaque");
  s->is_id = yes(from, "id");
  s->align = (size_t)number(from, "align");
  s->usual = text(from, "default");
  s->fields = room(cJSON_GetArraySize(fields), sizeof *s->fields);
  cJSON_ArrayForEach(one, fields) {
    field *f = &s->fields[s->count++];
    const char *holds = text(one, "enum"), *form_word = text(one, "enum_form");
    f->name = text(one, "name");
    f->type = read_type(i, cJSON_GetObjectItemCaseSensitive(one, "type"));
    f->offset = (size_t)number(one, "offset");
    f->size = (size_t)number(one, "size");
    f->count = (int)number(one, "count");
    f->holds = holds ? interface_enumeration(i, holds) : NULL;
    f->form = form_word ? (form)word(form_word, forms, 4) : FORM_NONE;
    f->is_boolean = yes(one, "boolean");
    f->is_reserved = yes(one, "reserved");
    f->is_nullable = yes(one, "nullable");
    f->length = text(one, "length");
  }
}

static void read_function(const interface *i, function *f, const cJSON *from) {
  static const char *const directions[] = {"in", "out", "inout", "user"};
  const cJSON *parameters = cJSON_GetObjectItemCaseSensitive(from, "parameters"), *one;
  f->returns = read_type(i, cJSON_GetObjectItemCaseSensitive(from, "returns"));
  cJSON_ArrayForEach(one, parameters) {
    if (f->count == MOST_PARAMETERS) give_up("more parameters than MOST_PARAMETERS has", f->name);
    parameter *p = &f->parameters[f->count++];
    p->name = text(one, "name");
    p->type = read_type(i, cJSON_GetObjectItemCaseSensitive(one, "type"));
    p->direction = (direction)word(text(one, "direction"), directions, 4);
    p->is_nullable = yes(one, "nullable");
    p->null_when = text(one, "null_when");
    p->length = text(one, "length");
  }
}

static cJSON *read_file(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) give_up("cannot open", path);
  char *bytes = room(1 << 22, 1);  // A description is some 200 kB.
  size_t length = fread(bytes, 1, 1 << 22, file);
  fclose(file);
  cJSON *whole = cJSON_ParseWithLength(bytes, length);
  if (!whole) give_up("this is no JSON:", path);
  free(bytes);
  return whole;
}

interface *interface_open(const char *description, const char *library) {
  static interface opened;
  static const cJSON *whole;  // Its texts are kept.
  interface *i = &opened;
  const cJSON *one;
  whole = read_file(description);
  const cJSON *enums = cJSON_GetObjectItemCaseSensitive(whole, "enums");
  const cJSON *structs = cJSON_GetObjectItemCaseSensitive(whole, "structs");
  const cJSON *callbacks = cJSON_GetObjectItemCaseSensitive(whole, "callbacks");
  const cJSON *functions = cJSON_GetObjectItemCaseSensitive(whole, "functions");
  i->enumerations = room(cJSON_GetArraySize(enums), sizeof *i->enumerations);
  i->structures = room(cJSON_GetArraySize(structs), sizeof *i->structures);
  i->callbacks = room(cJSON_GetArraySize(callbacks), sizeof *i->callbacks);
  i->functions = room(cJSON_GetArraySize(functions), sizeof *i->functions);
  cJSON_ArrayForEach(one, enums) read_enumeration(i, one);
  // A struct may hold a callback, and a callback take a struct: first what there is, then what it is made of.
  cJSON_ArrayForEach(one, structs) {
    structure *s = &i->structures[i->structure_count++];
    s->name = text(one, "name");
    s->size = (size_t)number(one, "size");
  }
  cJSON_ArrayForEach(one, callbacks) i->callbacks[i->callback_count++].name = text(one, "name");
  cJSON_ArrayForEach(one, functions) i->functions[i->function_count++].name = text(one, "name");
  structure *s = i->structures;
  cJSON_ArrayForEach(one, structs) read_structure(i, s++, one);
  function *f = i->callbacks;
  cJSON_ArrayForEach(one, callbacks) read_function(i, f++, one);
  f = i->functions;
  cJSON_ArrayForEach(one, functions) read_function(i, f++, one);

  i->library = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (!i->library) give_up("cannot open the library:", dlerror());
  for (int n = 0; n < i->function_count; n += 1) {
    f = &i->functions[n];
    *(void **)&f->address = dlsym(i->library, f->name);
    if (!f->address) give_up("the library has no", f->name);
  }
  return i;
}
