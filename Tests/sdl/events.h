// What the tests of the adapter share: makers of SDL events for both SDLs, a stand-in for the few functions of SDL that
// the adapter calls, and checks. Times are milliseconds.
#ifndef EVENTS_H
#define EVENTS_H

#ifdef WITH_SDL3
#include <SDL3/SDL.h>
#else
#include <SDL.h>
#endif
#include <stdio.h>

#include "gesturecore_sdl.h"

#define MS ((uint64_t)1000000)

/// What the stand-in of SDL answers.
extern gcore_sdl_ticks stub_ticks;
extern bool stub_trackpad, stub_focus;

void check(bool holds, const char *what, const char *file, int line);
#define CHECK(...) check(__VA_ARGS__, #__VA_ARGS__, __FILE__, __LINE__)

/// The inputs of the last `said`.
extern gcore_input said_inputs[GCORE_SDL_INPUTS];
/// Converts an event and answers how many inputs it became.
size_t said(gcore_sdl *adapter, SDL_Event event);
/// Whether the input of `said` at an index is this one.
bool is(size_t index, gcore_input_kind kind, double ms, uint64_t source, uint64_t contact, double x, double y);

/// The timestamp of a time in milliseconds.
gcore_sdl_ticks stamp(double ms);
SDL_Event finger_of(uint32_t type, double ms, int64_t touch, int64_t finger, double x, double y);
SDL_Event motion(double ms, int x, int y);
SDL_Event button(bool down, double ms, int number, int x, int y);
SDL_Event wheel(double ms, double x, double y);
SDL_Event focus_lost(double ms, uint32_t window);
SDL_Event mouse_left(double ms);

void test_clock(void);
void test_touch(void);
void test_frames(void);
void test_mouse(void);
void test_windows(void);
void test_session(void);
#ifdef WITH_SDL3
void test_pen(void);
void test_pinch(void);
#endif

#endif
