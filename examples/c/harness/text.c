// Times and ids, exactly: a JSON reader keeps numbers as doubles, which hold neither nanoseconds nor 64-bit ids.
#include "harness.h"
#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
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

// Puts a digit behind a number; false where 64 bits do not hold that.
static bool append(uint64_t *number, char digit) {
  uint64_t value = (uint64_t)(digit - '0');
  if (*number > (UINT64_MAX - value) / 10) return false;
  *number = *number * 10 + value;
  return true;
}

// The digits are counted through with the point where the exponent puts it, nine places further to the right: what
// stands before it is the nanoseconds, and behind it there may be zeros alone.
bool text_seconds(const char *line, const char *key, uint64_t *nanoseconds) {
  const char *p = find(line, key);
  if (!p || !(isdigit((unsigned char)*p) || *p == '-')) return false;
  bool is_negative = *p == '-';
  if (is_negative) p++;
  char digits[256];
  long count = 0, point = -1;
  for (; isdigit((unsigned char)*p) || *p == '.'; p++) {
    if (*p == '.') {
      if (point >= 0) return false;
      point = count;
    } else if (count == (long)sizeof digits) {
      return false;
    } else {
      digits[count++] = *p;
    }
  }
  if (point < 0) point = count;
  point += 9;
  if (*p == 'e' || *p == 'E') {
    long power = strtol(p + 1, NULL, 10);
    point += power > 1000 ? 1000 : power < -1000 ? -1000 : power;
  }
  uint64_t whole = 0;
  for (long i = 0; i < count || i < point; i++) {
    char digit = i < count ? digits[i] : '0';
    if (i < point ? !append(&whole, digit) : digit != '0') return false;
  }
  *nanoseconds = whole;
  return !is_negative || whole == 0;
}

bool text_id(const char *line, const char *key, uint64_t *id) {
  const char *p = find(line, key);
  if (!p || !isdigit((unsigned char)*p)) return false;
  uint64_t whole = 0;
  for (; isdigit((unsigned char)*p); p++) {
    if (!append(&whole, *p)) return false;
  }
  if (*p == '.' || *p == 'e' || *p == 'E') return false;
  *id = whole;
  return true;
}

const char *text_number(double number, char *into) {
  if (!isfinite(number)) return isnan(number) ? "\"nan\"" : number < 0 ? "\"-inf\"" : "\"inf\"";
  for (int digits = 15; digits <= 17; digits++) {
    snprintf(into, 32, "%.*g", digits, number);
    if (strtod(into, NULL) == number) break;
  }
  return into;
}
