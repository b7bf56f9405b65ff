"""bindings/cpp: the tests and examples with every C++ compiler there is, what must not compile, and that every exported
function and every enumerator of the C header can be reached from gesturecore.hpp."""
import concurrent.futures
import glob
import os
import re
import shutil

import abi
import tools

FOLDER = os.path.join(tools.ROOT, "Tests", "cpp")
HEADER = os.path.join(tools.ROOT, "bindings", "cpp", "gesturecore.hpp")
STRICT = ["-std=c++17", "-Wall", "-Wextra", "-Wpedantic", "-Wshadow", "-Wconversion", "-Werror", "-O0",
          "-I" + os.path.join(tools.ROOT, "include"), "-I" + os.path.dirname(HEADER)]
LINK = ["-L" + tools.BUILD, "-lgesturecore", f"-Wl,-rpath,{tools.BUILD}"]
SANITIZERS = ["-fsanitize=address,undefined"]
OUT = os.path.join(tools.BUILD, "cpp")
# Enumerators whose place a maker, a method or a type takes.
IMPLIED = re.compile(r"GCORE_(INPUT|ANIMATION|SHAPE|STATE|BINDING|RELATION)_")


def compilers():
    """Commands of the C++ compilers that are here, one of each."""
    _, folder = tools.toolchain()
    clang = shutil.which("clang++") or os.path.join(folder, "clang++")
    first = os.environ.get("CXX") or shutil.which("g++") or shutil.which("c++")
    return [compiler for compiler in (first, clang) if compiler and shutil.which(compiler)]


def build(tally, compiler, what, sources, *options):
    """The program of some sources, or None."""
    name = os.path.basename(compiler)
    program = os.path.join(OUT, f"{what}-{name}")
    code, output = tools.run([compiler, *STRICT, *sources, *options, "-o", program, *LINK])
    return program if tally.check(code == 0, f"{what} compiles with {name}", output) else None


def unit_tests(tally, compiler, *options):
    """Tests/cpp, whose objects also tell which functions the wrapper calls."""
    objects = os.path.join(OUT, os.path.basename(compiler))
    os.makedirs(objects, exist_ok=True)
    sources = sorted(set(glob.glob(os.path.join(FOLDER, "*.cpp"))) -
                     {os.path.join(FOLDER, "no-exceptions.cpp"), os.path.join(FOLDER, "mix-ups.cpp")})
    made = [os.path.join(objects, os.path.basename(source) + ".o") for source in sources]
    commands = [[compiler, *STRICT, *options, "-c", source, "-o", one] for source, one in zip(sources, made)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for source, (code, output) in zip(sources, pool.map(tools.run, commands)):
            tally.check(code == 0, f"{os.path.relpath(source, tools.ROOT)} compiles with {compiler}", output)
    if not all(map(os.path.exists, made)):
        return []
    program = build(tally, compiler, "tests", made, *options)
    if program:
        code, output = tools.run([program], timeout=60)
        tally.check(tally.add(output) and code == 0, f"Tests/cpp with {compiler} (exit {code})", output)
    return made


def reached(tally, objects):
    """Every exported function is called by the wrapper's inline functions, which the tests call."""
    _, output = tools.run(["nm", "-u", *objects])
    called = set(re.findall(r"\bU (gcore_\w+)", output))
    with open(HEADER, encoding="utf-8") as file:
        wrapper = file.read()
    missing = sorted(abi.mapped() - (called & set(re.findall(r"\bgcore_\w+", wrapper))))
    tally.check(not missing, "every exported function is reached from Tests/cpp through gesturecore.hpp",
                f"wrap these in bindings/cpp/gesturecore.hpp and use them in Tests/cpp: {' '.join(missing)}")
    for path in sorted(glob.glob(os.path.join(tools.ROOT, "include", "gesturecore", "*.h"))):
        with open(path, encoding="utf-8") as file:
            text = re.sub(r"//.*", "", file.read())
        for body in re.findall(r"typedef enum \w+ \{(.*?)\}", text, re.S):
            for enumerator in re.findall(r"\bGCORE_\w+", body):
                if not IMPLIED.match(enumerator):
                    tally.check(re.search(rf"\b{enumerator}\b", wrapper), f"gesturecore.hpp has {enumerator}")


def mix_ups(tally, compiler):
    """Lines that must not compile do not, and their right twin does."""
    source = os.path.join(FOLDER, "mix-ups.cpp")
    with open(source, encoding="utf-8") as file:
        count = len(re.findall(r"MIX_UP == \d+", file.read()))
    commands = [[compiler, *STRICT, "-Wno-unused", "-fsyntax-only", f"-DMIX_UP={n}", source] for n in range(count)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for number, (code, output) in enumerate(pool.map(tools.run, commands)):
            tally.check((code == 0) == (number == 0), f"mix-up {number} is {'refused' if number else 'fine'}", output)


def examples(tally, compiler):
    """Each says what its expected.txt says."""
    folders = sorted(glob.glob(os.path.join(tools.ROOT, "examples", "cpp", "[0-9][0-9]-*")))
    tally.check(bool(folders), "examples/cpp has examples")
    for folder in folders:
        name = os.path.basename(folder)
        if program := build(tally, compiler, name, sorted(glob.glob(os.path.join(folder, "*.cpp")))):
            code, output = tools.run([program], timeout=60)
            with open(os.path.join(folder, "expected.txt"), encoding="utf-8") as file:
                tally.check(code == 0 and output == file.read(), f"{name} says what is expected (exit {code})", output)


def readme(tally, compiler):
    """The C++ of the README is a program; it ends well where the card went as far as the finger."""
    with open(os.path.join(tools.ROOT, "README.md"), encoding="utf-8") as file:
        lines = re.search(r"^```cpp\n(.*?)^```", file.read(), re.M | re.S)
    source = os.path.join(OUT, "readme.cpp")
    with open(source, "w", encoding="utf-8") as file:
        file.write(lines[1] if lines else "#error no C++ in README.md\n")
    if program := build(tally, compiler, "readme", [source]):
        code, output = tools.run([program], timeout=60)
        tally.check(code == 0, f"the C++ of the README ends well (exit {code})", output)


def run():
    tally = tools.Tally()
    os.makedirs(OUT, exist_ok=True)
    found = compilers()
    tally.check(bool(found), "there is a C++ compiler")
    for number, compiler in enumerate(found):
        objects = unit_tests(tally, compiler, *(SANITIZERS if number == 0 else []))
        if number == 0:
            reached(tally, objects)
            mix_ups(tally, compiler)
            examples(tally, compiler)
            readme(tally, compiler)
        elif program := build(tally, compiler, "no-exceptions", [os.path.join(FOLDER, "no-exceptions.cpp")],
                              "-fno-exceptions"):
            code, output = tools.run([program], timeout=60)
            tally.check(tally.add(output) and code == 0, f"without exceptions (exit {code})", output)
    print(f"   {', '.join(found)}")
    return tally.result()
