"""The interface against those of the releases, include/abi/*.json: what hosts are built against stays, more may come.
And layouts as Tests/c/layout.c pins them, and the description itself."""
import copy
import glob
import json
import os
import sys

import tools

sys.path.insert(0, os.path.join(tools.ROOT, "scripts", "description"))
from comparing import breaks  # noqa: E402

DESCRIPTION = os.path.join(tools.BUILD, "gesturecore-abi.json")


def read(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def named(description, key, name):
    return next(one for one in description[key] if one["name"] == name)


def edits(description):
    """Edited copies: what was done, the copy, and what must be found out; null: nothing, it is allowed."""
    def edited(edit):
        twin = copy.deepcopy(description)
        edit(twin)
        return twin

    def definition(twin):
        return named(twin, "structs", "gcore_tap_def")

    def event(twin):
        return named(twin, "structs", "gcore_event")

    def feed(twin):
        return named(twin, "functions", "gcore_session_feed")

    def grow(struct):
        struct["fields"].append(dict(struct["fields"][-1], name="later", offset=struct["size"]))
        struct["size"] += 8

    yield "nothing", edited(lambda twin: None), None
    yield "a new function", edited(lambda twin: twin["functions"].append(dict(feed(twin), name="gcore_new"))), None
    yield "a function less", edited(lambda twin: twin["functions"].remove(feed(twin))), "gcore_session_feed is gone"
    yield "a parameter less", edited(lambda twin: feed(twin)["parameters"].pop()), "takes 3 parameters, not 4"
    yield "another type", edited(lambda twin: feed(twin)["parameters"][2]["type"].update(c="int")), "type was size_t"
    yield "another name", edited(lambda twin: feed(twin)["parameters"][2].update(name="n")), None
    yield "null refused", edited(lambda twin: feed(twin)["parameters"][3].update(nullable=False)), "may not be null"
    yield "another answer", edited(lambda twin: feed(twin)["returns"].update(c="bool")), "returns was gcore_result"
    yield "another symbol", edited(lambda twin: feed(twin).update(symbol_version="X")), "symbol_version was"
    yield "a definition that grew", edited(lambda twin: grow(definition(twin))), None
    yield "an event that grew", edited(lambda twin: grow(event(twin))), "gcore_event: size was 288 and is 296"
    yield "a field that moved", edited(lambda twin: definition(twin)["fields"][4].update(offset=4)), "offset was 56"
    yield "a field less", edited(lambda twin: definition(twin)["fields"].pop()), "max_interval_ns is gone"
    yield "a reserved field in use", edited(lambda twin: named(
        {"fields": definition(twin)["fields"]}, "fields", "reserved").update(name="used", reserved=False)), None
    yield "another number", edited(lambda twin: twin["enums"][0]["constants"][1].update(value=9)), "value was 1"
    yield "a number less", edited(lambda twin: twin["enums"][0]["constants"].pop()), "is gone"
    yield "another constant", edited(lambda twin: named(twin, "constants", "GCORE_NEVER").update(value=0)), "value was"
    yield "another version", edited(lambda twin: named(
        twin, "constants", "GCORE_VERSION_MINOR").update(value=9)), None
    yield "another callback", edited(lambda twin: twin["callbacks"][0]["parameters"].pop()), "takes 2 parameters"


def run():
    tally = tools.Tally()
    now = read(DESCRIPTION)
    again = os.path.join(tools.BUILD, "reports", "again.json")
    code, output = tools.run(["scripts/abi-description", "-o", again])
    tally.check(code == 0 and read(again) == now, "build/gesturecore-abi.json is what the headers say; call make lib", output)

    releases = sorted(glob.glob(os.path.join(tools.ROOT, "include", "abi", "*.json")))
    tally.check(bool(releases), "include/abi has the description of a release")
    for path in releases:
        found = breaks(read(path), now)
        version = os.path.basename(path).removesuffix(".json")
        found += ["", f"if {version} is not out yet, `scripts/abi-description --release` describes it anew"] if found else []
        tally.check(not found, f"hosts of {version} still run", "\n".join(found))
    for what, twin, expected in edits(now):
        found = "\n".join(breaks(now, twin))
        tally.check(expected in found if expected else not found, f"{what}: {expected or 'allowed'}", found or "nothing found")

    program = os.path.join(tools.BUILD, "layout")
    code, output = tools.run([tools.CC, *tools.STRICT, os.path.join(tools.ROOT, "Tests", "c", "layout.c"), "-o", program])
    if tally.check(code == 0, "Tests/c/layout.c compiles: every struct is laid out as it was", output):
        code, output = tools.run([program])
        tally.check(code == 0, "Tests/c/layout.c", output)
        print("   " + output.strip())
    print(f"   {', '.join(os.path.basename(path) for path in releases)} held")
    return tally.result()
