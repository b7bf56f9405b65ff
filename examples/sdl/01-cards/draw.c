#include "draw.h"

#include <math.h>

#include "font.h"

enum { corner_steps = 10, most_corners = 64 };

static SDL_FPoint mapped(gcore_affine map, double x, double y) {
  return (SDL_FPoint){(float)(map.a * x + map.c * y + map.tx), (float)(map.b * x + map.d * y + map.ty)};
}

static SDL_Color faded(SDL_Color color) { return (SDL_Color){color.r, color.g, color.b, 0}; }

// A fan inside, and a rim on which the colour fades out. `outward` has the direction of the rim at each corner.
static void fill(
    SDL_Renderer *renderer, gcore_affine map, const SDL_FPoint *corners, const SDL_FPoint *outward,
    const SDL_Color *colors, int count, double feather) {
  SDL_Vertex vertices[2 * most_corners];
  int indices[9 * most_corners], used = 0;
  for (int i = 0; i < count; i++) {
    const int next = (i + 1) % count;
    const double x = corners[i].x - outward[i].x * feather / 2, y = corners[i].y - outward[i].y * feather / 2;
    vertices[i] = (SDL_Vertex){mapped(map, x, y), colors[i], {0, 0}};
    vertices[count + i] = (SDL_Vertex){
        mapped(map, x + outward[i].x * feather, y + outward[i].y * feather), faded(colors[i]), {0, 0}};
    const int triangles[] = {0, i, next, i, next, count + i, next, count + i, count + next};
    for (int k = i > 0 && next > 0 ? 0 : 3; k < 9; k++) indices[used++] = triangles[k];
  }
  SDL_RenderGeometry(renderer, NULL, vertices, 2 * count, indices, used);
}

static SDL_Color mixed(SDL_Color a, SDL_Color b, double share) {
  return (SDL_Color){(Uint8)(a.r + (b.r - a.r) * share), (Uint8)(a.g + (b.g - a.g) * share),
                     (Uint8)(a.b + (b.b - a.b) * share), (Uint8)(a.a + (b.a - a.a) * share)};
}

void draw_rounded(
    SDL_Renderer *renderer, gcore_affine map, SDL_FRect frame, double radius, double feather, SDL_Color top,
    SDL_Color bottom) {
  SDL_FPoint corners[most_corners], outward[most_corners];
  SDL_Color colors[most_corners];
  int count = 0;
  for (int corner = 0; corner < 4; corner++) {
    const double x = corner == 1 || corner == 2 ? frame.x + radius : frame.x + frame.w - radius;
    const double y = corner < 2 ? frame.y + frame.h - radius : frame.y + radius;
    for (int step = 0; step <= corner_steps; step++) {
      const double angle = (corner + (double)step / corner_steps) * M_PI / 2;
      outward[count] = (SDL_FPoint){(float)cos(angle), (float)sin(angle)};
      corners[count] = (SDL_FPoint){(float)(x + radius * cos(angle)), (float)(y + radius * sin(angle))};
      colors[count] = mixed(top, bottom, fmin(fmax((corners[count].y - frame.y) / frame.h, 0), 1));
      count++;
    }
  }
  fill(renderer, map, corners, outward, colors, count, feather);
}

void draw_polygon(
    SDL_Renderer *renderer, gcore_affine map, const SDL_FPoint *corners, int count, double feather, SDL_Color color) {
  SDL_FPoint outward[most_corners];
  SDL_Color colors[most_corners];
  double x = 0, y = 0;
  for (int i = 0; i < count; i++) {
    x += corners[i].x / count;
    y += corners[i].y / count;
  }
  for (int i = 0; i < count; i++) {
    const double length = hypot(corners[i].x - x, corners[i].y - y);
    outward[i] = (SDL_FPoint){(float)((corners[i].x - x) / length), (float)((corners[i].y - y) / length)};
    colors[i] = color;
  }
  fill(renderer, map, corners, outward, colors, count, feather);
}

void draw_text(
    SDL_Renderer *renderer, gcore_affine map, const char *text, double center_x, double center_y, double dot,
    SDL_Color color) {
  const double left = center_x - (6.0 * (double)SDL_strlen(text) - 1) * dot / 2, top = center_y - 3.5 * dot;
  for (int i = 0; text[i]; i++) {
    const unsigned char *rows = font_glyph(text[i]);
    for (int row = 0; row < 7; row++) {
      for (int column = 0; column < 5; column++) {
        if (!(rows[row] >> (4 - column) & 1)) continue;
        const float x = (float)(left + (6 * i + column) * dot), y = (float)(top + row * dot), d = (float)dot;
        const SDL_FPoint square[] = {{x, y}, {x + d, y}, {x + d, y + d}, {x, y + d}};
        draw_polygon(renderer, map, square, 4, 0, color);
      }
    }
  }
}
