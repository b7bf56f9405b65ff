// One call: a function and what is handed to it.
#ifndef FRAME_H
#define FRAME_H

#include "interface.h"

enum { ROOM_OF_VALUE = 1024 };

typedef struct frame {
  function *function;
  // What is passed: a number, a struct, or a pointer to `memory`.
  _Alignas(16) unsigned char values[MOST_PARAMETERS][ROOM_OF_VALUE];
  // What a pointer points to; it ends where memory does, so that the first byte read beyond it kills the process.
  unsigned char *memory[MOST_PARAMETERS];
  size_t bytes[MOST_PARAMETERS];
  _Alignas(16) unsigned char answer[ROOM_OF_VALUE];
} frame;

/// A call with every value zero and every pointer null.
void frame_start(frame *f, function *function);
/// Lets a parameter point to `bytes` of memory, all zero.
void *frame_point(frame *f, int parameter, size_t bytes);
/// Memory whose end is the end of what may be read; what was in this place before is gone. Calls that are made inside of
/// others, from a callback, have places of their own by their level, 0 or 1.
extern int frame_level;
void *frame_spare(int place, size_t bytes);

/// Where a part lies: "def.options.enabled", "value", "count"; `found` is its type. A name that is none ends the program.
unsigned char *frame_at(frame *f, const char *path, type *found);
void frame_set(frame *f, const char *path, double number);
void frame_set_bits(frame *f, const char *path, uint64_t bits);
uint64_t frame_bits(frame *f, const char *path);

/// Calls it and counts the call. Answers the whole number that it answers, if it is one.
int64_t frame_call(frame *f);

/// A number of any kind, in memory.
void number_store(const type *t, void *memory, double number);
double number_load(const type *t, const void *memory);
void integer_store(size_t size, void *memory, uint64_t bits);
uint64_t integer_load(size_t size, const void *memory);

#endif
