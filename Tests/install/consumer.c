#include <gesturecore.h>
#include <stdio.h>

int main(void) {
  gcore_session *session = NULL;
  if (gcore_session_create(NULL, &session) != GCORE_OK) return 1;
  gcore_tap_def def = gcore_tap_def_default();
  gcore_gesture_id tap;
  gcore_tap_make(session, &def, &tap);
  printf("%s of %u\n", gcore_gesture_name(session, tap), (unsigned)gcore_version());
  gcore_session_destroy(session);
  return 0;
}
