"""examples/lua: LuaJIT declares the whole library by build/gesturecore-abi.json, and says what the same example in C
says."""
import difflib
import os

import tools

LUA = os.path.join(tools.ROOT, "examples", "lua")
# Each with the example in C that tells the same story.
EXAMPLES = {"01-hold-then-drag": "02-hold-then-drag"}


def run():
    tally = tools.Tally()
    paths = [os.path.join(tools.BUILD, name) for name in ("gesturecore-abi.json", "libgesturecore.so")]
    for name, twin in EXAMPLES.items():
        with open(os.path.join(tools.ROOT, "examples", "c", twin, "expected.txt"), encoding="utf-8") as file:
            expected = file.read()
        program = os.path.join(LUA, name, name[3:] + ".lua")
        code, output = tools.run(["luajit", program, *paths], env={"LUA_PATH": os.path.join(LUA, "?.lua;;")}, timeout=60)
        difference = difflib.unified_diff(expected.splitlines(), output.splitlines(), "in C", "in Lua", lineterm="")
        tally.check(code == 0 and output == expected, f"{name} says what C says (exit {code})", "\n".join(difference))
    print(f"   {', '.join(EXAMPLES)}")
    return tally.result()
