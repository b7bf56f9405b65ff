#include "check.hpp"

int main() {
  for (const check::Case &one : check::cases()) {
    check::running = one.name;
    try {
      one.body();
    } catch (const std::exception &error) {
      check::that(false, error.what(), one.name, 0);
    }
  }
  std::printf("%d passed, %d failed\n", check::passed, check::failed);
  return check::failed || !check::passed;
}
