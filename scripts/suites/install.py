"""make install, and hosts outside of the tree that find what was installed: by CMake and by pkg-config, in C and in
C++, with the shared and the static library, in the folder it was installed into and in one it was moved to."""
import os
import shutil
import tempfile

import tools

SOURCES = os.path.join(tools.ROOT, "Tests", "install")


def says(tally, program, what, env=None):
    """The program runs and names a tap."""
    code, output = tools.run([program], env=env, timeout=60)
    tally.check(code == 0 and output == f"tap 1 of {1 << 8}\n", f"{what} runs (exit {code})", output)


def cmake(tally, folder, prefix, name):
    """Builds Tests/install in a folder of its own against a prefix."""
    build = os.path.join(folder, name)
    source = os.path.join(folder, "source")
    code, output = tools.run(["cmake", "-S", source, "-B", build, f"-DCMAKE_PREFIX_PATH={prefix}"])
    if tally.check(code == 0, f"CMake finds gesturecore in {name}", output):
        code, output = tools.run(["cmake", "--build", build, "--parallel", "2"])
        tally.check(code == 0, f"CMake builds against {name}", output)
        for program in ("consumer-c", "consumer-static", "consumer-cpp"):
            says(tally, os.path.join(build, program), f"{program} of {name}")


def versions(tally, folder, prefix):
    """A version that is not compatible is not found."""
    source = os.path.join(folder, "versions")
    os.makedirs(source)
    build, found = os.path.join(source, "build"), {"0.1", "0.1.0"}
    for version in sorted(found) + ["0.1.1", "0.0.9", "0.2", "1"]:
        with open(os.path.join(source, "CMakeLists.txt"), "w", encoding="utf-8") as file:
            file.write(f"cmake_minimum_required(VERSION 3.13)\nproject(versions NONE)\n"
                       f"find_package(gesturecore {version} REQUIRED CONFIG)\n")
        code, output = tools.run(["cmake", "-S", source, "-B", build, f"-DCMAKE_PREFIX_PATH={prefix}"])
        tally.check((code == 0) == (version in found),
                    f"find_package(gesturecore {version}) {'finds' if version in found else 'refuses'} it", output)


def pkg_config(tally, folder, prefix):
    """Compiler options by pkg-config, for both libraries."""
    env = {"PKG_CONFIG_PATH": os.path.join(prefix, "lib", "pkgconfig")}
    source = os.path.join(folder, "source", "consumer")
    _, shared = tools.run(["pkg-config", "--cflags", "--libs", "gesturecore"], env=env)
    _, version = tools.run(["pkg-config", "--modversion", "gesturecore"], env=env)
    _, expected = tools.run([os.path.join("scripts", "version")])
    tally.check(version == expected, f"pkg-config knows the version {version.strip()}")
    for compiler, file, name in ((tools.CC, ".c", "C"), (os.environ.get("CXX", "c++"), ".cpp", "C++")):
        program = os.path.join(folder, "pkg-config-" + name)
        code, output = tools.run([compiler, *(["-std=c++17"] if name == "C++" else []), source + file, "-o", program,
                                  *shared.split()])
        if tally.check(code == 0, f"pkg-config's options compile {name}", output):
            says(tally, program, f"{name} by pkg-config", {"LD_LIBRARY_PATH": os.path.join(prefix, "lib")})


def staged(tally, folder):
    """DESTDIR is where a package is put together; PREFIX is what the files say."""
    code, output = tools.run(["make", "--no-print-directory", "install", "PREFIX=/usr", f"DESTDIR={folder}/stage"])
    tally.check(code == 0, "make install with DESTDIR", output)
    pc = os.path.join(folder, "stage", "usr", "lib", "pkgconfig", "gesturecore.pc")
    with open(pc, encoding="utf-8") as file:
        tally.check("prefix=/usr\n" in file.read(), "a staged pkg-config file has the prefix of use")


def run():
    tally = tools.Tally()
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(SOURCES, os.path.join(folder, "source"))
        prefix = os.path.join(folder, "prefix")
        code, output = tools.run(["make", "--no-print-directory", "install", f"PREFIX={prefix}"])
        if tally.check(code == 0, "make install", output):
            cmake(tally, folder, prefix, "prefix-build")
            versions(tally, folder, prefix)
            pkg_config(tally, folder, prefix)
            os.rename(prefix, os.path.join(folder, "moved"))
            cmake(tally, folder, os.path.join(folder, "moved"), "moved-build")
            staged(tally, folder)
    return tally.result()
