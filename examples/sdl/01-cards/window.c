#include "window.h"

#include <math.h>
#include <stdio.h>

#include "draw.h"

static const SDL_Color paper = {238, 240, 246, 255}, ink = {60, 66, 88, 255}, white = {255, 255, 255, 255};

bool window_open(window *self) {
  SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
  if (SDL_Init(SDL_INIT_VIDEO) != 0) {
    fprintf(stderr, "cards: SDL: %s\n", SDL_GetError());
    return false;
  }
  self->window = SDL_CreateWindow("gesturecore: cards", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, CARDS_WIDTH,
                                  CARDS_HEIGHT, SDL_WINDOW_ALLOW_HIGHDPI);
  self->renderer = self->window ? SDL_CreateRenderer(self->window, -1, 0) : NULL;
  if (!self->renderer) {
    fprintf(stderr, "cards: SDL: %s\n", SDL_GetError());
    return false;
  }
  SDL_RenderSetLogicalSize(self->renderer, CARDS_WIDTH, CARDS_HEIGHT);
  SDL_SetRenderDrawBlendMode(self->renderer, SDL_BLENDMODE_BLEND);
  self->adapter = gcore_sdl_default();
  self->adapter.window_id = SDL_GetWindowID(self->window);
  self->adapter.size = (gcore_point){CARDS_WIDTH, CARDS_HEIGHT};
  return cards_make(&self->cards);
}

void window_close(window *self) {
  cards_destroy(&self->cards);
  SDL_DestroyRenderer(self->renderer);
  SDL_DestroyWindow(self->window);
  SDL_Quit();
}

// A shadow: the shape again, a little lower, with a wide and faint edge.
static void draw_shadow(SDL_Renderer *renderer, gcore_affine map, gcore_point size, double radius, double depth) {
  const SDL_Color dark = {30, 36, 70, 70};
  const SDL_FRect frame = {0, (float)depth, (float)size.x, (float)size.y};
  draw_rounded(renderer, map, frame, radius, 6 + 2 * depth, dark, dark);
}

static void draw_card(window *self) {
  cards *all = &self->cards;
  const double lifted =
      gcore_follower_scalar(all->session, all->lifted, gcore_session_now(all->session));  // 0, 1 held, 2 dragged.
  const double scale = lifted < 1 ? 1 - 0.05 * lifted : 0.95 + 0.1 * (lifted - 1);
  const gcore_point at = gcore_state_vec2(all->session, all->drawn), size = all->card_size;
  const gcore_affine map = {scale, 0, 0, scale, at.x + size.x * (1 - scale) / 2, at.y + size.y * (1 - scale) / 2};
  const bool held = gcore_state_int(all->session, all->stage) == 1;
  const SDL_Color top = held ? (SDL_Color){84, 92, 190, 255} : (SDL_Color){104, 116, 240, 255};
  const SDL_Color bottom = held ? (SDL_Color){66, 62, 150, 255} : (SDL_Color){84, 76, 200, 255};
  draw_shadow(self->renderer, map, size, 18, 5 + 6 * fmax(lifted - 1, 0));
  draw_rounded(self->renderer, map, (SDL_FRect){0, 0, (float)size.x, (float)size.y}, 18, 1, top, bottom);
  draw_text(self->renderer, map, "HOLD", size.x / 2, size.y / 2 - 16, 3, white);
  draw_text(self->renderer, map, "THEN DRAG", size.x / 2, size.y / 2 + 18, 2, white);
}

static void draw_photo(window *self) {
  const gcore_affine map = cards_after(self->cards.moved, self->cards.placed);
  SDL_Renderer *renderer = self->renderer;
  draw_shadow(renderer, map, self->cards.photo_size, 10, 5);
  draw_rounded(renderer, map, (SDL_FRect){0, 0, 200, 200}, 10, 1, white, white);
  draw_rounded(renderer, map, (SDL_FRect){12, 12, 176, 140}, 4, 1, (SDL_Color){96, 168, 236, 255},
               (SDL_Color){252, 214, 170, 255});
  draw_rounded(renderer, map, (SDL_FRect){130, 32, 32, 32}, 16, 1, (SDL_Color){255, 244, 190, 255},
               (SDL_Color){255, 226, 120, 255});
  const SDL_FPoint far_hill[] = {{72, 152}, {132, 78}, {188, 140}, {188, 152}};
  const SDL_FPoint near_hill[] = {{12, 152}, {12, 128}, {62, 66}, {132, 152}};
  draw_polygon(renderer, map, far_hill, 4, 1, (SDL_Color){96, 140, 130, 255});
  draw_polygon(renderer, map, near_hill, 4, 1, (SDL_Color){58, 104, 100, 255});
  draw_text(renderer, map, "PINCH AND TURN", 100, 176, 2, ink);
}

static void draw_button(window *self) {
  cards *all = &self->cards;
  const bool pressing = gcore_state_bool(all->session, all->pressing), on = gcore_state_bool(all->session, all->on);
  const gcore_point at = all->button_origin, size = all->button_size;
  const double scale = pressing ? 0.97 : 1;
  const gcore_affine map = {scale, 0, 0, scale, at.x + size.x * (1 - scale) / 2, at.y + size.y * (1 - scale) / 2};
  const SDL_Color face = on ? (SDL_Color){46, 170, 110, 255} : (SDL_Color){226, 108, 84, 255};
  const SDL_Color low = on ? (SDL_Color){34, 140, 90, 255} : (SDL_Color){204, 84, 66, 255};
  const SDL_FRect frame = {0, 0, (float)size.x, (float)size.y};
  draw_shadow(self->renderer, map, size, 40, pressing ? 2 : 5);
  draw_rounded(self->renderer, map, frame, 40, 1, face, low);
  if (pressing) {
    gcore_value value;
    gcore_gesture_value(all->session, all->hold, &value);
    const double share = fmin(value.elapsed / CARDS_LONG_HOLD, 1), width = fmax(80, size.x * share);
    const SDL_Color light = {255, 255, 255, 80};
    draw_rounded(self->renderer, map, (SDL_FRect){0, 0, (float)width, (float)size.y}, 40, 1, light, light);
  }
  draw_text(self->renderer, map, on ? "ON" : "HOLD ME", size.x / 2, size.y / 2, 3, white);
  char taps[32];
  SDL_snprintf(taps, sizeof taps, "%d TAPS", (int)gcore_state_int(all->session, all->taps));
  const gcore_affine below = {1, 0, 0, 1, at.x, at.y};
  draw_text(self->renderer, below, taps, size.x / 2, size.y + 28, 2, ink);
}

static void draw(window *self) {
  SDL_SetRenderDrawColor(self->renderer, paper.r, paper.g, paper.b, paper.a);
  SDL_RenderClear(self->renderer);
  const gcore_affine unmoved = {1, 0, 0, 1, 0, 0};
  draw_text(self->renderer, unmoved, "GESTURECORE", CARDS_WIDTH / 2, 48, 4, ink);
  draw_button(self);
  draw_photo(self);
  draw_card(self);
  SDL_RenderPresent(self->renderer);
}

bool window_frame(window *self) {
  gcore_session *session = self->cards.session;
  SDL_Event event;
  bool open = true;
  const int wait = cards_are_moving(&self->cards) ? 8 : gcore_sdl_timeout(&self->adapter, session);
  for (int said = SDL_WaitEventTimeout(&event, wait); said; said = SDL_PollEvent(&event)) {
    if (event.type == SDL_QUIT) open = false;
    if (gcore_sdl_feed(&self->adapter, session, &event) < 0) SDL_Log("%s", gcore_session_last_error(session));
    cards_hear(&self->cards);
  }
  gcore_sdl_advance(&self->adapter, session);
  cards_hear(&self->cards);
  draw(self);
  return open;
}
