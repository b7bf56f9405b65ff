"""What only a compiler knows: sizes, offsets, values of macros."""
import os
import tempfile

from reading import INCLUDE, output


def measure(compiler, found):
    """Fills in what a compiled program answers: sizes, offsets, values of macros. Its numbers stand in one order."""
    asks, places = [], []

    def ask(place, key, expression):
        asks.append(f'printf("%llu\\n", (unsigned long long)({expression}));')
        places.append((place, key))

    ask(found["library"], "pointer_size", "sizeof(void *)")
    ask(found["library"], "version_number", "GCORE_VERSION")
    for one in found["constants"]:
        ask(one, "value", one["name"])
        ask(one, "type", f"_Generic({one['name']}, int32_t: 1, uint32_t: 2, uint64_t: 3)")
    for one in found["enums"]:
        ask(one, "size", f"sizeof({one['name']})")
        ask(one, "signed", f"({one['name']})-1 < 0")
    for one in found["structs"]:
        if not one["opaque"]:
            ask(one, "size", f"sizeof({one['name']})")
            ask(one, "align", f"_Alignof({one['name']})")
            for inner in one["fields"]:
                ask(inner, "offset", f"offsetof({one['name']}, {inner['name']})")
                ask(inner, "size", f"sizeof((({one['name']} *)0)->{inner['name']})")
    program = '#include <stdio.h>\n#include "gesturecore.h"\nint main(void) {\n' + "\n".join(asks) + "\nreturn 0; }\n"
    with tempfile.TemporaryDirectory() as folder:
        source, binary = os.path.join(folder, "sizes.c"), os.path.join(folder, "sizes")
        with open(source, "w", encoding="utf-8") as file:
            file.write(program)
        output(os.environ.get("CC", compiler), "-std=c11", "-w", "-I" + INCLUDE, "-o", binary, source)
        answers = output(binary).split()
    for (place, key), answer in zip(places, answers, strict=True):
        place[key] = int(answer)
    for one in found["constants"]:
        one["type"] = {1: "int32_t", 2: "uint32_t", 3: "uint64_t"}[one["type"]]
        one["literal"] = f"{one['value']:#x}ULL" if one["type"] == "uint64_t" else str(one["value"])
    for one in found["enums"]:
        one["signed"] = bool(one["signed"])
    number = found["library"]["version_number"]
    found["library"]["version"] = f"{number >> 16}.{number >> 8 & 255}.{number & 255}"
    found["library"]["soname"] = f"libgesturecore.so.{number >> 16}"
