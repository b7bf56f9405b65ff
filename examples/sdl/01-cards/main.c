// Cards in a window: hold the blue one and drag it; move, size and turn the photo with two fingers; tap and hold the
// button. The gestures are in cards.c, SDL in window.c.
#include "window.h"

int main(int argc, char **argv) {
  (void)argc, (void)argv;
  window self = {0};
  if (!window_open(&self)) return 1;
  while (window_frame(&self)) continue;
  window_close(&self);
  return 0;
}
