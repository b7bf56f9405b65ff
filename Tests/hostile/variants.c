// Which fields a call reads depends on others: variants of a call in which they are read, and what is read by none.
#include "attack.h"
#include <stdlib.h>
#include <string.h>

static const struct {
  const char *function;
  int variant;
  const char *path, *value;  // A number, the name of a constant, or "()": a function of the host.
} variants[] = {
    {"gcore_state_bind", 1, "def.channel", "GCORE_CHANNEL_CONSTANT"},
    {"gcore_state_bind", 1, "def.clamps", "1"},
    {"gcore_state_bind", 1, "def.high.x", "1"},
    {"gcore_state_bind", 1, "def.high.y", "1"},
    {"gcore_state_bind", 1, "def.reset.kind", "GCORE_ANIMATION_BEZIER"},
    {"gcore_state_bind", 1, "def.reset.duration", "1"},
    {"gcore_state_bind", 2, "def.reset.kind", "GCORE_ANIMATION_SPRING"},
    {"gcore_state_bind", 2, "def.reset.parameters", "0.5"},
    {"gcore_follower_make", 1, "def.animation.kind", "GCORE_ANIMATION_SPRING"},
    {"gcore_follower_make", 1, "def.animation.parameters", "0.5"},
    {"gcore_follower_make", 2, "def.animation.kind", "GCORE_ANIMATION_BEZIER"},
    {"gcore_follower_make", 2, "def.animation.duration", "1"},
    {"gcore_follower_make", 3, "def.animation.kind", "GCORE_ANIMATION_DECAY"},
    {"gcore_follower_make", 3, "def.animation.parameters", "0.998"},
    {"gcore_follower_make", 3, "def.animation.has_bounds", "1"},
    {"gcore_follower_make", 3, "def.animation.high.x", "1"},
    {"gcore_follower_make", 3, "def.animation.high.y", "1"},
    {"gcore_region_make", 1, "def.shape", "GCORE_SHAPE_ROUNDED_RECTANGLE"},
    {"gcore_region_make", 2, "def.shape", "GCORE_SHAPE_HOST"},
    {"gcore_region_make", 2, "def.hit_test", "()"},
    {"gcore_session_feed", 1, "inputs.kind", "GCORE_INPUT_SCROLL"},
    {"gcore_session_feed", 1, "inputs.flags", "GCORE_INPUT_PRECISE"},
    {"gcore_session_feed", 1, "inputs.scroll_phase", "GCORE_SCROLL_BEGAN"},
};

/// By every variant, where it is -1.
static const struct {
  const char *function;
  int variant;
  const char *path;
} unread[] = {
    {"gcore_custom_configure", -1, "gcore_custom_def.recognizer"},
    {"gcore_session_feed", 0, "gcore_input.scroll_phase"},
    {"gcore_session_feed", 0, "gcore_input.delta"},
    {"gcore_session_feed", 1, "gcore_input.button"},
    {"gcore_session_feed", -1, "gcore_input.pressure"},
    {"gcore_state_make", -1, "gcore_state_def.initial.z"},
    {"gcore_state_make", -1, "gcore_state_def.initial.w"},
    {"gcore_state_make_sum", -1, "gcore_state_def.initial"},
    {"gcore_state_bind", 0, "gcore_binding_def.constant"},
    {"gcore_state_bind", 2, "gcore_binding_def.constant"},
    {"gcore_state_bind", 0, "gcore_binding_def.low"},
    {"gcore_state_bind", 2, "gcore_binding_def.low"},
    {"gcore_state_bind", 0, "gcore_binding_def.high"},
    {"gcore_state_bind", 2, "gcore_binding_def.high"},
    {"gcore_state_bind", 1, "gcore_binding_def.constant.z"},  // The state has two numbers.
    {"gcore_state_bind", 1, "gcore_binding_def.constant.w"},
    {"gcore_state_bind", 1, "gcore_binding_def.low.z"},
    {"gcore_state_bind", 1, "gcore_binding_def.low.w"},
    {"gcore_state_bind", 1, "gcore_binding_def.high.z"},
    {"gcore_state_bind", 1, "gcore_binding_def.high.w"},
    {"gcore_state_bind", -1, "gcore_binding_def.reset.low"},  // Bounds are a decay's.
    {"gcore_state_bind", -1, "gcore_binding_def.reset.high"},
    {"gcore_state_bind", 0, "gcore_binding_def.reset.parameters"},
    {"gcore_state_bind", 0, "gcore_binding_def.reset.duration"},
    {"gcore_state_bind", 2, "gcore_binding_def.reset.parameters[2]"},
    {"gcore_state_bind", 2, "gcore_binding_def.reset.parameters[3]"},
    {"gcore_state_bind", 2, "gcore_binding_def.reset.duration"},
    {"gcore_follower_make", 0, "gcore_follower_def.animation.parameters"},
    {"gcore_follower_make", 0, "gcore_follower_def.animation.duration"},
    {"gcore_follower_make", 1, "gcore_follower_def.animation.parameters[2]"},
    {"gcore_follower_make", 1, "gcore_follower_def.animation.parameters[3]"},
    {"gcore_follower_make", 1, "gcore_follower_def.animation.duration"},
    {"gcore_follower_make", 3, "gcore_follower_def.animation.parameters[1]"},
    {"gcore_follower_make", 3, "gcore_follower_def.animation.parameters[2]"},
    {"gcore_follower_make", 3, "gcore_follower_def.animation.parameters[3]"},
    {"gcore_follower_make", 3, "gcore_follower_def.animation.duration"},
    {"gcore_follower_make", 0, "gcore_follower_def.animation.low"},
    {"gcore_follower_make", 1, "gcore_follower_def.animation.low"},
    {"gcore_follower_make", 2, "gcore_follower_def.animation.low"},
    {"gcore_follower_make", 0, "gcore_follower_def.animation.high"},
    {"gcore_follower_make", 1, "gcore_follower_def.animation.high"},
    {"gcore_follower_make", 2, "gcore_follower_def.animation.high"},
    {"gcore_follower_make", 3, "gcore_follower_def.animation.low.z"},
    {"gcore_follower_make", 3, "gcore_follower_def.animation.low.w"},
    {"gcore_follower_make", 3, "gcore_follower_def.animation.high.z"},
    {"gcore_follower_make", 3, "gcore_follower_def.animation.high.w"},
};

bool attack_variant(world *w, frame *f, int variant) {
  bool found = variant == 0;
  for (size_t n = 0; n < sizeof variants / sizeof *variants; n += 1) {
    if (variants[n].variant != variant || strcmp(variants[n].function, f->function->name) != 0) continue;
    bool is_number = strspn(variants[n].value, "0123456789.") == strlen(variants[n].value);
    int64_t constant = 0;
    found = true;
    if (strcmp(variants[n].value, "()") == 0) {
      type t;
      unsigned char *at = frame_at(f, variants[n].path, &t);
      void *code = callback_closure(t.callback, w);
      memcpy(at, &code, sizeof code);
      continue;
    }
    // A constant that the library has not is a variant that it has not.
    if (!is_number && !interface_knows(w->i, variants[n].value, &constant)) return false;
    frame_set(f, variants[n].path, is_number ? atof(variants[n].value) : (double)constant);
  }
  return found;
}

/// Numbers of a snapshot beyond those that its state has.
static bool is_beyond(const char *path) {
  static const int widths[] = {2, 1, 4, 1, 1, 2};  // Of the states of a world, in the order in which they are made.
  if (strncmp(path, "gcore_vec4[", 11) != 0) return false;
  int lane = (int)strcspn("xyzw", path + strlen(path) - 1);
  return lane >= widths[path[11] - '0'];
}

bool attack_is_unread(const char *function, int variant, const char *path) {
  if (is_beyond(path)) return true;
  for (size_t n = 0; n < sizeof unread / sizeof *unread; n += 1) {
    if (strcmp(unread[n].function, function) != 0 || (unread[n].variant != variant && unread[n].variant >= 0)) continue;
    if (strncmp(unread[n].path, path, strlen(unread[n].path)) == 0) return true;
  }
  return false;
}
