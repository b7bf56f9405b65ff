// What the names of a trace stand for.
#define _POSIX_C_SOURCE 200809L  // strdup
#include "harness.h"
#include <stdlib.h>
#include <string.h>

name *names_find(trace *t, noun noun, const char *text) {
  for (int i = t->name_count - 1; i >= 0; i--) {
    if (t->names[i].noun == noun && !strcmp(t->names[i].text, text)) return &t->names[i];
  }
  return NULL;
}

const name *names_gesture(trace *t, uint64_t id) {
  for (int i = t->name_count - 1; i >= 0; i--) {
    if (t->names[i].noun == GESTURE && t->names[i].id == id) return &t->names[i];
  }
  return NULL;
}

// Whether the library finds the thing by this name, and names it so.
static bool agrees(trace *t, noun noun, const char *text, uint64_t id) {
  uint64_t found = 0;
  const char *said = NULL;
  if (noun == REGION) {
    found = gcore_region_named(t->session, text).bits;
    said = gcore_region_name(t->session, (gcore_region_id){id});
  } else if (noun == GESTURE) {
    found = gcore_gesture_named(t->session, text).bits;
    said = gcore_gesture_name(t->session, (gcore_gesture_id){id});
  } else if (noun == STATE) {
    found = gcore_state_named(t->session, text).bits;
    said = gcore_state_name(t->session, (gcore_state_id){id});
  } else {
    found = gcore_follower_named(t->session, text).bits;
    said = gcore_follower_name(t->session, (gcore_follower_id){id});
  }
  return found == id && said && !strcmp(said, text);
}

// A name that is given again stands for the newer thing. While lines are only read there is no session yet.
name *names_note(trace *t, noun noun, const char *text, uint64_t id, int type) {
  if (t->session && !agrees(t, noun, text, id)) fail(t, t->line, "wanted the name %s, got another", text);
  name *names = realloc(t->names, sizeof *names * (size_t)(t->name_count + 1));
  if (!names) abort();
  t->names = names;
  name *made = &names[t->name_count++];
  *made = (name){.noun = noun, .text = strdup(text), .id = id, .type = type};
  if (!made->text) abort();
  return made;
}

uint64_t names_id(trace *t, noun noun, const char *text) {
  const name *known = names_find(t, noun, text);
  if (!known) t->unfit = true;
  return known ? known->id : 0;
}

size_t names_ids(trace *t, noun noun, const cJSON *list, uint64_t *ids, size_t most) {
  size_t count = 0;
  for (const cJSON *item = list ? list->child : NULL; item && count < most; item = item->next) {
    ids[count++] = names_id(t, noun, item->valuestring);
  }
  return count;
}

void names_clear(trace *t) {
  for (int i = 0; i < t->name_count; i++) {
    free(t->names[i].text);
    free(t->names[i].members);
  }
  free(t->names);
  t->names = NULL;
  t->name_count = 0;
}
