// Times and ids, exactly: a JSON reader keeps numbers as doubles, which hold neither nanoseconds nor 64-bit ids.
#include "harness.h"
#include <ctype.h>
#include <string.h>

// The text after `"key":`, of the line's own keys; null where there is none.
static const char *find(const char *line, const char *key) {
  size_t length = strlen(key);
  int depth = 0;
  for (const char *p = line; *p; p++) {
    if (*p == '{' || *p == '[') depth++;
    if (*p == '}' || *p == ']') depth--;
    if (*p != '"') continue;
    const char *start = ++p;
    while (*p && *p != '"') p += *p == '\\' && p[1] ? 2 : 1;
    if (!*p) return NULL;
    if (depth != 1 || (size_t)(p - start) != length || strncmp(start, key, length)) continue;
    const char *rest = p + 1;
    while (isspace((unsigned char)*rest)) rest++;
    if (*rest != ':') continue;
    for (rest++; isspace((unsigned char)*rest); rest++) continue;
    return rest;
  }
  return NULL;
}

bool text_seconds(const char *line, const char *key, uint64_t *nanoseconds) {
  const char *p = find(line, key);
  if (!p || !isdigit((unsigned char)*p)) return false;
  uint64_t whole = 0, part = 0, unit = 1000000000;
  for (; isdigit((unsigned char)*p); p++) whole = whole * 10 + (uint64_t)(*p - '0');
  if (*p == '.') {
    for (p++; isdigit((unsigned char)*p) && unit > 1; p++) {
      unit /= 10;
      part += (uint64_t)(*p - '0') * unit;
    }
  }
  *nanoseconds = whole * 1000000000 + part;
  return true;
}

bool text_id(const char *line, const char *key, uint64_t *id) {
  const char *p = find(line, key);
  if (!p || !isdigit((unsigned char)*p)) return false;
  *id = 0;
  for (; isdigit((unsigned char)*p); p++) *id = *id * 10 + (uint64_t)(*p - '0');
  return true;
}
