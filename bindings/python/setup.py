"""Puts libgesturecore.so into the package, and the platform into the wheel's name. See pyproject.toml for the rest."""

import os
import re
import shutil
import subprocess
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
NAME = "libgesturecore.so"


def version():
    """The library's version, as its header says."""
    text = (ROOT / "include" / "gesturecore" / "base.h").read_text(encoding="utf-8")
    return ".".join(re.search(rf"GCORE_VERSION_{part} (\d+)", text)[1] for part in ("MAJOR", "MINOR", "PATCH"))


def library():
    """The library to carry: the one that GESTURECORE_LIBRARY names, else the checkout's, built where Swift is there."""
    if named := os.environ.get("GESTURECORE_LIBRARY"):
        return Path(named).resolve()
    built = ROOT / "build" / NAME
    has_swift = (
        subprocess.run(["bash", "-c", ". scripts/toolchain"], cwd=ROOT, stderr=subprocess.DEVNULL).returncode == 0
    )
    if has_swift:
        print("gesturecore: Swift is here and builds the library, as make lib does", flush=True)
        subprocess.run(["scripts/build-library"], cwd=ROOT, check=True)
    elif built.exists():
        print(f"gesturecore: there is no Swift here; {built} is taken as it is", flush=True)
    else:
        raise SystemExit(
            f"gesturecore: {NAME} is not built, and there is no Swift here to build it with. Either install Swift 6.3 "
            "(https://www.swift.org/install/linux/) and run pip again; or take a library that was built elsewhere for "
            "this kind of machine, and run pip with GESTURECORE_LIBRARY=/path/to/libgesturecore.so"
        )
    return built.resolve()


class BuildWithLibrary(build_py):
    """Copies the library beside the modules."""

    def run(self):
        super().run()
        place = Path(self.build_lib, "gesturecore", NAME)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(library(), place)


class PlatformWheel(bdist_wheel):
    """Any Python 3, this platform: the library is C and knows nothing of Python."""

    def finalize_options(self):
        super().finalize_options()
        self.root_is_pure = False

    def get_tag(self):
        return "py3", "none", super().get_tag()[2]


class BinaryDistribution(Distribution):
    """One that carries machine code, though it compiles none."""

    def has_ext_modules(self):
        return True


setup(
    version=version(),
    distclass=BinaryDistribution,
    cmdclass={"build_py": BuildWithLibrary, "bdist_wheel": PlatformWheel},
)
