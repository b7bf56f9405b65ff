// What libFuzzer says, as a world of Tests/c/garbage: scenes, relations, input, changes in mid-gesture, ids that are gone,
// structs that are wrong; two sessions that hear the same must say the same.
#include "world.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  if (count == 0) return 0;
  if (!world_run(dice_fed(bytes, count), "of the fuzzer")) abort();
  return 0;
}
