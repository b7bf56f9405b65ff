// The closed lists of words of the format, each in the order of its enum in the C interface.
#include "harness.h"
#include <string.h>

// A list without a word for the enum's first number begins with null.
#define WORDS(list, ...)                                   \
  static const char *const list##_names[] = {__VA_ARGS__}; \
  const words list##_words = {sizeof list##_names / sizeof *list##_names, list##_names};

WORDS(device, "touch", "mouse", "pen", "indirect")
WORDS(button, "primary", "secondary", "middle", "back", "forward")
WORDS(scroll_phase, NULL, "began", "changed", "ended")
WORDS(shape, "rect", "ellipse", "rounded_rect", "polygon")
WORDS(priority, "normal", "high", "simultaneous")
WORDS(mask, "all", "gesture", "subviews", "none")
WORDS(axis, "free", "x", "y")
WORDS(wheel, "both", "precise", "wheel")
WORDS(space_mode, "latched", "live")
WORDS(extra, "ignore", "cancel", "join")
WORDS(threshold, "include", "consume")
WORDS(fires, "threshold", "lift")
WORDS(relation, NULL, "waits_for", "runs_with", "prevents")
WORDS(type, NULL, "scalar", "vec2", "vec4", "int", "bool")
WORDS(preset, "smooth", "snappy", "bouncy", "interactive")
WORDS(ease, "linear", "in", "out", "in_out")
WORDS(decision, "granted", "waits", "denied")
WORDS(direction, "none", "left", "right", "up", "down")
WORDS(channel, NULL, "translation", "location", "start", "velocity", "predicted_end", "predicted_translation",
      "magnification", "rotation", "branch", "recognized", "inside", "count", "elapsed", "active", "constant")
WORDS(operation, "set", "add", "multiply", "toggle", "max", "min")
WORDS(phase, "possible", "began", "changed", "ended", "cancelled", "failed")
WORDS(reason, "none", "moved", "lifted_early", "too_slow", "too_late", "too_many_contacts", "too_few_contacts",
      "wrong_direction", "outside", "excluded", "waited", "host_cancel", "region_removed", "disabled", "reconfigured",
      "session_reset", "contact_lost")
WORDS(result, "invalid_argument", "stale_id", "unknown_contact", "not_finite", "time_reversed", "duplicate_down",
      "capacity", "cycle", "busy", "read_only_state")

int words_find(const words *words, const char *word) {
  for (int i = 0; i < words->count; i++) {
    if (words->names[i] && !strcmp(words->names[i], word)) return i;
  }
  return -1;
}
