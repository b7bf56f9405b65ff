/// The window: opens it, hears SDL, shows the cards.
#ifndef WINDOW_H
#define WINDOW_H

#include <SDL.h>

#include "cards.h"
#include "gesturecore_sdl.h"

typedef struct window {
  SDL_Window *window;
  SDL_Renderer *renderer;
  gcore_sdl adapter;
  cards cards;
} window;

/// \returns false, with a sentence on stderr, where there can be none.
bool window_open(window *self);
void window_close(window *self);

/// Waits for what happens, at most until something is due, hears it and draws. \returns false when it is to be closed.
bool window_frame(window *self);

#endif
