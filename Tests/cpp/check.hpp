/// The least of a test framework: cases register themselves, checks count, `main` sums up.
#pragma once

#include <cstdio>
#include <string>
#include <vector>

#include "gesturecore.hpp"

namespace check {

struct Case {
  const char *name;
  void (*body)();
};
inline std::vector<Case> &cases() {
  static std::vector<Case> all;
  return all;
}
inline int passed = 0, failed = 0;
inline const char *running = "";

struct Registered {
  Registered(const char *name, void (*body)()) { cases().push_back({name, body}); }
};

inline void that(bool holds, const char *what, const char *file, int line) {
  holds ? passed++ : failed++;
  if (!holds) std::printf("%s:%d: %s: FAILED %s\n", file, line, running, what);
}

/// The error that a call throws; a failed check where it throws none.
template <class Call> gesturecore::Error error_of(Call &&call, const char *file, int line) {
  try {
    call();
  } catch (const gesturecore::Error &error) {
    return error;
  }
  that(false, "an error is thrown", file, line);
  return {gesturecore::Result::ok, "nothing was thrown"};
}

}  // namespace check

#define CASE(name)                                                \
  static void name();                                             \
  static const check::Registered registered_##name(#name, &name); \
  static void name()
#define CHECK(...) check::that((__VA_ARGS__), #__VA_ARGS__, __FILE__, __LINE__)
#define ERROR_OF(...) check::error_of([&] { __VA_ARGS__; }, __FILE__, __LINE__)

inline bool operator==(const gcore_point &a, const gcore_point &b) { return a.x == b.x && a.y == b.y; }
inline bool operator==(const gcore_vec4 &a, const gcore_vec4 &b) {
  return a.x == b.x && a.y == b.y && a.z == b.z && a.w == b.w;
}
