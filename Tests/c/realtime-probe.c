// Takes memory where none may be taken, so that a test sees the RealtimeSanitizer stop it.
#include <stdlib.h>

static void *take(void) __attribute__((nonblocking)) { return malloc(4); }

int main(void) {
  free(take());
  return 0;
}
