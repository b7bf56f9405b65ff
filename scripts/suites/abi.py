"""The exported names are one list: the header's functions, gesturecore.map, the shared and the static library. And the
library needs libc and libm alone, has its soname, and the header is clean C11 and C++17 by itself."""
import json
import os
import re
import shutil

import tools

HEADER = os.path.join(tools.ROOT, "include", "gesturecore.h")
LIBRARY = os.path.join(tools.BUILD, "libgesturecore.so")
LIMIT = 400_000  # Bytes of the stripped library.


def declared(clang):
    """Functions that the header declares and does not define."""
    _, output = tools.run([clang, "-std=c11", "-fsyntax-only", "-Xclang", "-ast-dump=json", "-x", "c", HEADER])
    names = set()
    for node in json.loads(output)["inner"]:
        if node["kind"] == "FunctionDecl" and node["name"].startswith("gcore_"):
            if not any(inner["kind"] == "CompoundStmt" for inner in node.get("inner", [])):
                names.add(node["name"])
    return names


def mapped():
    """Names in gesturecore.map."""
    with open(os.path.join(tools.ROOT, "include", "gesturecore.map"), encoding="utf-8") as file:
        text = re.sub(r"#.*", "", file.read())
    return set(re.findall(r"\b(gcore_[\w*]+)\s*;", text))


def defined(*arguments):
    """Global names that a library defines."""
    _, output = tools.run(["nm", "--defined-only", *arguments])
    return {line.split()[-1].split("@")[0] for line in output.splitlines() if re.match(r"[0-9a-f]+ [TDBRVW] ", line)}


def run():
    tally = tools.Tally()
    _, folder = tools.toolchain()
    header = declared(os.path.join(folder, "clang"))
    tally.check(bool(header), "include/gesturecore.h declares functions")
    lists = {
        "gesturecore.map": mapped(),
        "libgesturecore.so": defined("-D", LIBRARY),
        "libgesturecore.a": defined("-g", os.path.join(tools.BUILD, "libgesturecore.a")),
    }
    for place, names in lists.items():
        missing, extra = sorted(header - names), sorted(names - header)
        tally.check(not missing and not extra, f"{place} = gesturecore.h",
                    f"missing: {' '.join(missing) or 'none'}\nnot in the header: {' '.join(extra) or 'none'}")

    _, dynamic = tools.run(["readelf", "-d", LIBRARY])
    needed = set(re.findall(r"NEEDED.*\[(.*)\]", dynamic))
    tally.check(needed <= {"libc.so.6", "libm.so.6"}, f"the library needs libc and libm alone, not {sorted(needed)}")
    major = os.path.basename(os.path.realpath(LIBRARY)).removeprefix("libgesturecore.so.").split(".")[0]
    soname = re.search(r"SONAME.*\[(.*)\]", dynamic)
    tally.check(soname and soname[1] == f"libgesturecore.so.{major}", "the soname", dynamic)
    size = os.path.getsize(LIBRARY)
    tally.check(size <= LIMIT, f"{size} bytes, {LIMIT} allowed")

    flags = ["-Wall", "-Wextra", "-Werror", "-pedantic", "-fsyntax-only"]
    code, output = tools.run([tools.CC, "-std=c11", *flags, "-x", "c", HEADER])
    tally.check(code == 0, "the header is clean C11", output)
    if compiler := shutil.which("c++") or shutil.which("clang++"):
        code, output = tools.run([compiler, "-std=c++17", *flags, "-x", "c++", HEADER])
        tally.check(code == 0, "the header is clean C++17", output)
    else:
        print("   no C++ compiler here: the header was not tried as C++")
    print(f"   {len(header)} functions, {size} bytes, needs {' '.join(sorted(needed))}")
    return tally.result()
