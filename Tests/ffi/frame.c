#include "frame.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum { PLACES = MOST_PARAMETERS + 4, LEVELS = 2, ROOM_OF_PLACE = 1 << 16, PAGE = 1 << 12 };

int frame_level;

void *frame_spare(int place, size_t bytes) {
  static unsigned char *places;
  const size_t stride = ROOM_OF_PLACE + PAGE;
  if (!places) {
    places = mmap(NULL, LEVELS * PLACES * stride, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (places == MAP_FAILED) exit(2);
    for (size_t n = 0; n < LEVELS * PLACES; n += 1) mprotect(places + n * stride + ROOM_OF_PLACE, PAGE, PROT_NONE);
  }
  if (place >= PLACES || frame_level >= LEVELS || bytes > ROOM_OF_PLACE) exit(2);
  unsigned char *end = places + (size_t)(frame_level * PLACES + place) * stride + ROOM_OF_PLACE;
  memset(end - bytes, 0, bytes);
  return end - bytes;
}

void frame_start(frame *f, function *function) {
  memset(f, 0, sizeof *f);
  f->function = function;
}

void *frame_point(frame *f, int parameter, size_t bytes) {
  f->memory[parameter] = frame_spare(parameter, bytes);
  f->bytes[parameter] = bytes;
  memcpy(f->values[parameter], &f->memory[parameter], sizeof(void *));
  return f->memory[parameter];
}

unsigned char *frame_at(frame *f, const char *path, type *found) {
  size_t length = strcspn(path, ".");
  for (int n = 0; n < f->function->count; n += 1) {
    const parameter *p = &f->function->parameters[n];
    if (strlen(p->name) != length || strncmp(p->name, path, length) != 0) continue;
    unsigned char *at = f->memory[n] ? f->memory[n] : f->values[n];
    *found = p->type;
    if (path[length] == 0) return at;
    size_t offset = 0;
    const field *part = p->type.structure ? structure_field(p->type.structure, path + length + 1, &offset) : NULL;
    if (!part) break;
    *found = part->type;
    return at + offset;
  }
  fprintf(stderr, "ffi: %s has no %s\n", f->function->name, path);
  exit(2);
}

void frame_set(frame *f, const char *path, double number) {
  type t;
  unsigned char *at = frame_at(f, path, &t);
  number_store(&t, at, number);
}

void frame_set_bits(frame *f, const char *path, uint64_t bits) {
  type t;
  unsigned char *at = frame_at(f, path, &t);
  integer_store(t.size, at, bits);
}

uint64_t frame_bits(frame *f, const char *path) {
  type t;
  const unsigned char *at = frame_at(f, path, &t);
  return integer_load(t.size, at);
}

int64_t frame_call(frame *f) {
  void *arguments[MOST_PARAMETERS];
  for (int n = 0; n < f->function->count; n += 1) arguments[n] = f->values[n];
  f->function->calls += 1;
  ffi_call(&f->function->cif, f->function->address, f->answer, arguments);
  const type *t = &f->function->returns;
  uint64_t bits = integer_load(sizeof bits, f->answer);
  if (t->pointers > 0) return (int64_t)bits;
  if (t->kind == KIND_BOOL) return (uint8_t)bits;
  // libffi widens what is narrower than a register.
  if (t->kind == KIND_ENUM || (t->size == 4 && t->kind != KIND_FLOAT)) {
    return t->ffi == &ffi_type_sint32 ? (int32_t)bits : (int64_t)(uint32_t)bits;
  }
  return (int64_t)bits;
}

void integer_store(size_t size, void *memory, uint64_t bits) { memcpy(memory, &bits, size); }  // Little-endian.

uint64_t integer_load(size_t size, const void *memory) {
  uint64_t bits = 0;
  memcpy(&bits, memory, size);
  return bits;
}

void number_store(const type *t, void *memory, double number) {
  if (t->kind == KIND_FLOAT) {
    memcpy(memory, &number, sizeof number);
  } else {
    integer_store(t->size, memory, number < 0 ? (uint64_t)(int64_t)number : (uint64_t)number);
  }
}

double number_load(const type *t, const void *memory) {
  double number;
  memcpy(&number, memory, sizeof number < t->size ? sizeof number : t->size);
  if (t->kind == KIND_FLOAT) return number;
  uint64_t bits = integer_load(t->size, memory);
  bool is_signed = t->kind == KIND_INT;
  return is_signed && t->size == 4 ? (double)(int32_t)bits : is_signed ? (double)(int64_t)bits : (double)bits;
}
