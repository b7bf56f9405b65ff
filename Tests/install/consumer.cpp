#include <gesturecore.hpp>
#include <iostream>

int main() {
  gesturecore::Session session;
  std::cout << session.make(gesturecore::Tap()).name() << " of " << gesturecore::version() << '\n';
}
