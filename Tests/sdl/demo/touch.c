// The cards of examples/sdl/01-cards under fingers, which are pushed into SDL's queue: a drag that was not held, one
// that was, and a pinch that turns. Then it says "shown" and waits for a line, so that a test can look at the pixels.
#include <math.h>
#include <stdio.h>

#include "window.h"

static window self;
static int passed, failed;

static void check(bool holds, const char *what) {
  if (holds) passed++;
  else failed++;
  if (!holds) printf("FAILED %s\n", what);
}

// Places are given in points; all of them are exact as shares of the window.
static void finger(Uint32 type, SDL_FingerID id, float x, float y) {
  SDL_Event event = {.tfinger = {.type = type, .touchId = 1, .fingerId = id}};
  event.tfinger.x = x / CARDS_WIDTH;
  event.tfinger.y = y / CARDS_HEIGHT;
  event.tfinger.windowID = SDL_GetWindowID(self.window);
  SDL_PushEvent(&event);
}

static void frame(void) {
  SDL_Event wake = {.type = SDL_USEREVENT};  // A frame without input would wait for one.
  SDL_PushEvent(&wake);
  window_frame(&self);
}

static bool card_is_at(double x, double y) {
  const gcore_point at = gcore_state_vec2(self.cards.session, self.cards.drawn);
  return at.x == x && at.y == y;
}

static void drag_at_once(void) {
  finger(SDL_FINGERDOWN, 1, 150, 225);
  finger(SDL_FINGERMOTION, 1, 250, 330);
  finger(SDL_FINGERUP, 1, 250, 330);
  frame();
  check(card_is_at(50, 150), "a card that was not held stays");
}

static void hold_then_drag(void) {
  finger(SDL_FINGERDOWN, 1, 150, 225);
  const Uint64 end = SDL_GetTicks64() + 20000;
  while (gcore_state_int(self.cards.session, self.cards.stage) < 2 && SDL_GetTicks64() < end) frame();
  check(card_is_at(50, 150), "a held card has not moved yet");
  finger(SDL_FINGERMOTION, 1, 200, 300);
  frame();
  check(card_is_at(100, 225), "a held card follows the finger");
  finger(SDL_FINGERMOTION, 1, 250, 330);
  finger(SDL_FINGERUP, 1, 250, 330);
  frame();
  check(card_is_at(150, 255), "a card stays where it was dropped");
}

static void pinch(void) {
  finger(SDL_FINGERDOWN, 1, 350, 225);
  finger(SDL_FINGERDOWN, 2, 450, 225);
  frame();
  finger(SDL_FINGERMOTION, 1, 400, 165);
  finger(SDL_FINGERMOTION, 2, 400, 285);
  frame();
  const gcore_affine moved = self.cards.moved;
  check(fabs(moved.a) < 1e-9 && fabs(moved.b - 1.2) < 1e-9, "two fingers turn and enlarge the photo");
  finger(SDL_FINGERUP, 1, 400, 165);
  finger(SDL_FINGERUP, 2, 400, 285);
  frame();
  const gcore_affine placed = self.cards.placed;
  check(fabs(placed.a) < 1e-9 && fabs(placed.b - 1.2) < 1e-9, "it stays so");
  check(fabs(placed.tx - 514) < 1e-9 && fabs(placed.ty - 117) < 1e-9, "about the place between the fingers");
}

int main(int argc, char **argv) {
  (void)argc, (void)argv;
  if (!window_open(&self)) return 1;
  frame();
  drag_at_once();
  hold_then_drag();
  pinch();
  const Uint64 end = SDL_GetTicks64() + 2000;
  while (cards_are_moving(&self.cards) && SDL_GetTicks64() < end) frame();
  printf("%d passed, %d failed\nshown\n", passed, failed);
  fflush(stdout);
  getchar();
  window_close(&self);
  return failed || !passed;
}
