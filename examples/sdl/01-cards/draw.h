/// Shapes and words with SDL's renderer: soft-edged polygons under a map of the plane, and a font of 5 by 7 dots.
#ifndef DRAW_H
#define DRAW_H

#include <SDL.h>

#include "gesturecore.h"

/// Fills a rounded rectangle whose colour goes from `top` to `bottom`; its edge fades over `feather` points.
void draw_rounded(
    SDL_Renderer *renderer, gcore_affine map, SDL_FRect frame, double radius, double feather, SDL_Color top,
    SDL_Color bottom);

/// Fills a convex polygon; its edge fades over `feather` points.
void draw_polygon(
    SDL_Renderer *renderer, gcore_affine map, const SDL_FPoint *corners, int count, double feather, SDL_Color color);

/// Writes capitals, digits and a few signs about a center; a dot is `dot` points wide.
void draw_text(
    SDL_Renderer *renderer, gcore_affine map, const char *text, double center_x, double center_y, double dot,
    SDL_Color color);

#endif
