"""examples/c/NN-*: each compiled as strict C11 against the shared library, the static one and an installed one; each
says what its expected.txt says. And a Swift program, whose own runtime must not meet the library's."""
import difflib
import glob
import os
import re
import shutil

import tools

EXAMPLES = os.path.join(tools.ROOT, "examples", "c")


def compile_and_run(tally, what, sources, options, expected, arguments=(), env=None):
    """One program, one expected output."""
    program = os.path.join(tools.BUILD, "examples", what.replace(" ", "-").replace("/", "-"))
    os.makedirs(os.path.dirname(program), exist_ok=True)
    code, output = tools.run([tools.CC, *tools.STRICT, *sources, "-o", program, *options])
    if not tally.check(code == 0, f"{what} compiles", output):
        return
    code, output = tools.run([program, *arguments], env=env, timeout=60)
    difference = difflib.unified_diff(expected.splitlines(), output.splitlines(), "expected.txt", "output", lineterm="")
    tally.check(code == 0 and output == expected, f"{what} says what is expected (exit {code})", "\n".join(difference))


def installed_options(tally):
    """Compiler options that pkg-config gives for a library installed into build/prefix."""
    prefix = os.path.join(tools.BUILD, "prefix")
    shutil.rmtree(prefix, ignore_errors=True)
    code, output = tools.run(["make", "--no-print-directory", "install", f"PREFIX={prefix}"], log="install.log")
    tally.check(code == 0, "make install PREFIX=build/prefix", output)
    env = {"PKG_CONFIG_PATH": os.path.join(prefix, "lib", "pkgconfig")}
    code, output = tools.run(["pkg-config", "--cflags", "--libs", "gesturecore"], env=env)
    tally.check(code == 0, "pkg-config knows gesturecore", output)
    return [*output.split(), f"-Wl,-rpath,{prefix}/lib"] if code == 0 else None


def libraries():
    """What links a program with the shared library, and with the static one."""
    yield "shared", ["-L" + tools.BUILD, "-lgesturecore", "-lm", f"-Wl,-rpath,{tools.BUILD}"]
    yield "static", [os.path.join(tools.BUILD, "libgesturecore.a"), "-lm"]


def run():
    tally = tools.Tally()
    folders = sorted(glob.glob(os.path.join(EXAMPLES, "[0-9][0-9]-*")))
    tally.check(bool(folders), "examples/c has examples")
    installed = installed_options(tally)
    for folder in folders:
        name = os.path.basename(folder)
        sources = sorted(glob.glob(os.path.join(folder, "*.c")))
        with open(os.path.join(folder, "expected.txt"), encoding="utf-8") as file:
            expected = file.read()
        for library, options in libraries():
            compile_and_run(tally, f"{name} {library}", sources, options, expected)
        if installed and folder == folders[0]:
            compile_and_run(tally, f"{name} installed", sources, installed, expected)
    plugin(tally)
    readme(tally)
    swift_host(tally)
    print(f"   {', '.join(map(os.path.basename, folders))}")
    return tally.result()


def plugin(tally):
    """The plug-in is a shared object that needs nothing of the library; the host loads it by its path."""
    folder = os.path.join(EXAMPLES, "plugin-circle")
    shared_object = os.path.join(tools.BUILD, "examples", "circle.so")
    os.makedirs(os.path.dirname(shared_object), exist_ok=True)
    code, output = tools.run([tools.CC, *tools.STRICT, "-shared", "-fPIC", "-Wl,-z,defs",
                              os.path.join(folder, "circle.c"), "-o", shared_object, "-lm"])
    if not tally.check(code == 0, "plugin-circle/circle.c is a shared object by itself", output):
        return
    with open(os.path.join(folder, "expected.txt"), encoding="utf-8") as file:
        expected = file.read()
    host = [os.path.join(folder, "host.c")]
    for library, options in libraries():
        compile_and_run(tally, f"plugin-circle {library}", host, [*options, "-ldl"], expected, [shared_object])


def readme(tally):
    """The C of the README compiles, within a function that has the three things it leaves to the host."""
    with open(os.path.join(tools.ROOT, "README.md"), encoding="utf-8") as file:
        lines = re.search(r"^```c\n(.*?)^```", file.read(), re.M | re.S)
    source = os.path.join(tools.BUILD, "examples", "readme.c")
    os.makedirs(os.path.dirname(source), exist_ok=True)
    with open(source, "w", encoding="utf-8") as file:
        file.write('#include "gesturecore.h"\n#include <stdio.h>\n'
                   "void host(const gcore_input *inputs, size_t count, uint64_t now_ns);\n"
                   "void host(const gcore_input *inputs, size_t count, uint64_t now_ns) {\n"
                   f"{lines[1] if lines else '#error no C in README.md'}}}\n")
    code, output = tools.run([tools.CC, *tools.STRICT, "-fsyntax-only", source])
    tally.check(code == 0, "the C of the README compiles", output)


def swift_host(tally):
    """A Swift program with a runtime of its own links the static library."""
    swift, folder = tools.toolchain()
    program = os.path.join(tools.BUILD, "examples", "swift-host")
    os.makedirs(os.path.dirname(program), exist_ok=True)
    source = os.path.join(tools.ROOT, "Tests", "link", "main.swift")
    code, output = tools.run([os.path.join(folder, "swiftc"), "-O", "-I", "include", source, "-o", program,
                              "build/libgesturecore.a", "-lm"])
    if tally.check(code == 0, "a Swift program links libgesturecore.a", output):
        code, output = tools.run([program], timeout=60)
        tally.check(code == 0 and output.startswith("linked"), "a Swift program with libgesturecore.a runs", output)
