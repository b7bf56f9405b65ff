// Feeds garbage through the C interface, the same on every run, and holds the library to what it promises whatever
// comes: it never crashes, a refused call changes nothing, every gesture that began ends once, nothing is left after
// everything is cancelled, and the same calls say the same, fed one by one or all at once.
// usage: garbage [--record DIR] [WORLDS [FIRST]]
#include "world.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv) {
  if (argc > 2 && strcmp(argv[1], "--record") == 0) {
    world_recordings = argv[2];
    argc -= 2;
    argv += 2;
  }
  unsigned long worlds = argc > 1 ? strtoul(argv[1], NULL, 10) : 2000;
  unsigned long first = argc > 2 ? strtoul(argv[2], NULL, 10) : 1;
  unsigned long failed = 0;
  for (unsigned long seed = first; seed < first + worlds; seed++) {
    char name[24];
    snprintf(name, sizeof name, "%lu", seed);
    if (!world_run(dice_seeded(seed), name)) failed++;
  }
  printf("%lu passed, %lu failed\n", worlds - failed, failed);
  return failed != 0;
}
