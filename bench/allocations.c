// Counts every call for memory, the library's too: a program's own malloc goes before the C library's.
#define _GNU_SOURCE
#include "bench.h"

#include <errno.h>
#include <stdlib.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

size_t allocation_count = 0;

void *malloc(size_t size) {
  allocation_count++;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  allocation_count++;
  return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
  allocation_count++;
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  allocation_count++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  allocation_count++;
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : ENOMEM;
}
