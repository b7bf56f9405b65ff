#!/bin/sh
# The interface is one list: the functions that the header declares, the names in gesturecore.map, and what the shared
# library exports. Usage: exports.sh libgesturecore.so (the shipped one)
# Exits 0 if the three agree and the library needs libc and libm alone.
set -eu
export LC_ALL=C
library=$1
include=$(dirname "$0")/../../include
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

# A declaration starts with GCORE_API; the name stands before its first parenthesis, maybe on a later line.
cat "$include"/gesturecore/*.h |
  awk '/^GCORE_API/ { open = 1; text = "" } open { text = text " " $0 } open && /\(/ { print text; open = 0 }' |
  sed -E 's/.*[ *](gcore_[a-z0-9_]+)\(.*/\1/' | sort > "$work/header"
sed -nE 's/^ *(gcore_[a-z0-9_]+);.*/\1/p' "$include/gesturecore.map" | sort > "$work/map"
# Absolute symbols are the names of the version blocks.
nm -D --defined-only --extern-only "$library" | awk '$2 != "A" { sub(/@.*/, "", $3); print $3 }' | sort > "$work/library"

failed=0
compare() {
  if ! diff "$work/$1" "$work/$2" > "$work/diff"; then
    echo "names differ: < $1, > $2"
    grep '^[<>]' "$work/diff"
    failed=1
  fi
}
compare header map
compare header library

needed=$(readelf -d "$library" | sed -nE 's/.*\(NEEDED\).*\[(.*)\]/\1/p' | grep -vE '^(libc|libm)\.so' || true)
if [ -n "$needed" ]; then
  echo "the library needs more than libc and libm:" $needed
  failed=1
fi
[ $failed = 0 ] && echo "exports: $(wc -l < "$work/header") names agree"
exit $failed
