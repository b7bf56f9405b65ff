// Functions of the host: recognizers, hit tests and maps.
#include "check.hpp"

using namespace gesturecore;
using namespace std::chrono_literals;

static void follow(void *, const gcore_custom_input *input, gcore_verdict *verdict) {
  verdict->value.fields = GCORE_FIELD_LOCATION;
  verdict->value.location = input->position;
  if (input->signal == GCORE_CUSTOM_MOVED) {
    verdict->claim = 1;
    if (verdict->phase == GCORE_PHASE_POSSIBLE) verdict->phase = GCORE_PHASE_BEGAN;
  }
  if (input->signal == GCORE_CUSTOM_LIFTED) verdict->phase = GCORE_PHASE_ENDED;
}

static gcore_recognizer recognizer() {
  gcore_recognizer made{};
  made.struct_size = sizeof made;
  made.contact = follow;
  return made;
}

static bool left_half(gcore_session *, gcore_point point, void *) { return point.x < 100; }

static void doubled(const gcore_value *value, gcore_vec4 *cell, const gcore_map_context *, void *user) {
  cell->x = value->location.x * *static_cast<double *>(user);
}

CASE(a_custom_recognizer_competes_and_drives_a_state) {
  Session session;
  gcore_recognizer table = recognizer();
  Gesture gesture = session.make(Custom(table).named("follow").stimulus(Stimulus::movement).contacts(1, 2));
  Custom read = gesture.definition<Custom>();
  CHECK(read.raw().recognizer == nullptr && read.raw().max_contacts == 2);
  gesture.configure(read.contacts(1, 1));
  CHECK(gesture.kind() == GestureKind::custom && gesture.definition<Custom>().raw().max_contacts == 1);
  CHECK(ERROR_OF(session.make(Custom())).code() == Result::invalid_argument);
}

CASE(definitions_take_functions) {
  double factor = 2;
  RegionDef region;
  region.hit_test(left_half, &factor);
  CHECK(region.raw().shape == GCORE_SHAPE_HOST && region.raw().hit_test == left_half);
  CHECK(region.raw().hit_user == &factor);
  Binding binding = transient(Gesture(), Channel::active);
  binding.map(doubled, &factor);
  CHECK(binding.raw().map == doubled && binding.raw().map_user == &factor);
}

CASE(a_plug_in_is_checked) {
  gcore_recognizer table = recognizer();
  gcore_plugin plugin{sizeof(gcore_plugin), GCORE_PLUGIN_VERSION, "follow", &table};
  CHECK(is_usable(&plugin) && !is_usable(nullptr));
  plugin.version += 1;
  CHECK(!is_usable(&plugin));
}
