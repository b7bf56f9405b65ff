"""What the headers declare and say, as clang reads them."""
import functools
import json
import os
import re
import subprocess

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
INCLUDE = os.path.join(ROOT, "include")
HEADER = os.path.join(INCLUDE, "gesturecore.h")


def clang():
    """The toolchain's clang, or the one that CLANG names."""
    script = '. scripts/toolchain && printf %s "$TOOLS"'
    return os.environ.get("CLANG") or os.path.join(
        subprocess.run(["bash", "-c", script], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout, "clang")


def output(*command, **options):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, cwd=ROOT, **options).stdout


def declarations(compiler):
    """Clang's nodes of what our headers declare, each with its `header`; the dump names a file only when it changes."""
    tree = json.loads(output(compiler, "-std=c11", "-fsyntax-only", "-Xclang", "-ast-dump=json", "-x", "c", HEADER))
    current = None

    def place(node):
        nonlocal current
        if isinstance(node, list):
            for child in node:
                place(child)
        elif isinstance(node, dict):
            current = node.get("file", current) if "offset" in node else current
            for key, child in list(node.items()):
                if key == "loc":
                    place(child)
                    node["header"] = current
                elif key != "includedFrom":
                    place(child)

    place(tree["inner"])
    for node in tree["inner"]:
        if (node.get("header") or "").startswith(INCLUDE):
            node["header"] = os.path.relpath(node["header"], INCLUDE)
            yield node


@functools.cache
def source(header):
    """The text of a file in include/."""
    with open(os.path.join(INCLUDE, header), encoding="utf-8") as file:
        return file.read()


def comment(node, header):
    """{doc, returns_doc, since} of a declaration, from its `///` lines."""
    said = {"doc": "", "returns": None, "since": None}
    for full in node.get("inner", []):
        if full["kind"] != "FullComment":
            continue
        begin, end = full["range"]["begin"], full["range"]["end"]
        # Offsets count bytes; the lines of a comment after its first still begin with the slashes.
        lines = source(header).encode()[begin["offset"]:end["offset"] + end["tokLen"]].decode()
        lines = re.sub(r"^ *///? ?", "", lines, flags=re.M)
        doc, *commands = re.split(r"\\(\w+) +", lines)
        said["doc"] = "\n\n".join(" ".join(part.split()) for part in re.split(r"\n *\n", doc.strip()))
        for name, words in zip(commands[::2], commands[1::2]):
            if name not in ("returns", "since"):
                raise SystemExit(f"abi-description: no meaning is given to \\{name} in {node['name']}")
            said[name] = " ".join(words.split())
    return {"doc": said["doc"], "returns_doc": said["returns"], "since": said["since"]}


def constants():
    """Macros that stand for a number, with the comment above them."""
    for header in re.findall(r'#include "(gesturecore/.*)"', source("gesturecore.h")):
        doc, before = "", ""
        for line in source(header).split("\n"):
            if line.startswith("///"):
                doc = (doc if before.startswith("///") else "") + line[3:]
            elif match := re.match(r"#define (GCORE_\w+) +\S", line):
                plain, _, since = doc.strip().partition(" \\since ")
                if plain:
                    yield {"name": match[1], "doc": plain, "since": since or None, "header": header}
            else:
                doc = ""
            before = line


def symbol_versions():
    """{function: the block of gesturecore.map that exports it}"""
    versions = {}
    for block, names in re.findall(r"(\w+) \{(.*?)\}", re.sub(r"#.*", "", source("gesturecore.map")), re.S):
        versions |= {name: block for name in re.findall(r"\b(gcore_\w+);", names)}
    return versions
