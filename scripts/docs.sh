#!/usr/bin/env bash
# Builds the documentation of GestureCore and Gestures into build/docs; a warning is a failure.
# usage: scripts/docs.sh
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/toolchain
target=$("$SWIFT" -print-target-info | sed -n 's/.*"triple": "\(.*\)".*/\1/p' | head -n 1)

"$SWIFT" build --target Gestures
for module in GestureCore Gestures; do
  symbols=build/docs/symbols/$module
  rm -rf "$symbols" "build/docs/$module.doccarchive"
  mkdir -p "$symbols"
  "$TOOLS/swift-symbolgraph-extract" -module-name "$module" -I .build/debug/Modules -target "$target" \
    -minimum-access-level public -skip-synthesized-members -skip-inherited-docs -output-dir "$symbols"
  "$TOOLS/docc" convert "Sources/$module/Documentation.docc" --additional-symbol-graph-dir "$symbols" \
    --fallback-display-name "$module" --fallback-bundle-identifier "gesturecore.$module" \
    --output-dir "build/docs/$module.doccarchive" --warnings-as-errors
done
