"""The description's objects, made from clang's nodes."""
import re

import reading
from measuring import measure
from reading import comment

KINDS = {"char": "char", "bool": "bool", "double": "float", "float": "float", "void": "void", "int": "int",
         "size_t": "uint"}
KINDS |= {f"{sign}int{bits}_t": f"{sign}int" for sign in ("", "u") for bits in (8, 16, 32, 64)}


class Description:
    """Reads the headers top down, so that a type is known before it is used."""

    def __init__(self):
        self.compiler = reading.clang()
        self.nodes = list(reading.declarations(self.compiler))
        self.versions = reading.symbol_versions()
        self.exported = {node["name"] for node in self.nodes if exported(node)}
        self.typedefs = {node["name"]: node for node in self.nodes if node["kind"] == "TypedefDecl"}
        self.kinds = dict(KINDS)
        self.enums, self.structs, self.callbacks, self.functions = {}, {}, [], []

    def whole(self):
        for node in self.nodes:
            if node["kind"] == "EnumDecl":
                self.enum(node)
            elif node["kind"] == "RecordDecl":
                self.struct(node)
            elif node["kind"] == "TypedefDecl" and "(*)" in node["type"]["qualType"]:
                head, said = self.head(node)
                self.callback(head, node, node["type"]["qualType"], said)
            elif exported(node):
                self.function(node)
        found = {"format": 1, "library": {"name": "gesturecore"}, "constants": list(reading.constants()),
                 "enums": list(self.enums.values()), "structs": list(self.structs.values()),
                 "callbacks": self.callbacks, "functions": self.functions}
        measure(self.compiler, found)
        return found

    def head(self, node):
        """What every named thing has, and its whole comment, which may stand at its typedef."""
        said = comment(node, node["header"])
        if not said["doc"] and node["name"] in self.typedefs:
            said = comment(self.typedefs[node["name"]], node["header"])
        return {"name": node["name"], "doc": said["doc"], "since": said["since"], "header": node["header"]}, said

    def type(self, spelling):
        spelling = spelling.replace("_Bool", "bool")
        words = spelling.replace("*", " ").split()
        name = " ".join(word for word in words if word not in ("const", "struct", "enum"))
        if name not in self.kinds:
            raise SystemExit(f"abi-description: the type {spelling} is not known; see scripts/description/building.py")
        return {"c": spelling, "name": name, "kind": self.kinds[name], "pointers": spelling.count("*"),
                "const": "const" in words}

    def enum(self, node):
        head, said = self.head(node)
        value, alternatives = -1, []
        for inner in node["inner"]:
            if inner["kind"] == "EnumConstantDecl":
                given = [child["value"] for child in inner.get("inner", []) if "value" in child]
                value = int(given[0]) if given else value + 1
                doc = comment(inner, node["header"])["doc"]
                alternatives.append({"name": inner["name"], "value": value, "doc": doc})
        self.kinds[node["name"]] = "enum"
        self.enums[node["name"]] = head | {"flags": said["doc"].startswith("Bits of"), "constants": alternatives}

    def struct(self, node):
        name, (head, _) = node["name"], self.head(node)
        fields = [self.field(name, inner, node["header"]) for inner in node.get("inner", [])
                  if inner["kind"] == "FieldDecl"]
        for one in fields:
            counters = (one["name"] + "_count", one["name"].removesuffix("s") + "_count")
            if one["type"]["pointers"]:
                one["length"] = next((other["name"] for other in fields if other["name"] in counters), None)
        default = name + "_default"
        self.kinds[name] = "struct" if fields else "opaque"
        self.structs[name] = head | {
            "opaque": not fields, "id": [one["name"] for one in fields] == ["bits"],
            "default": default if default in self.exported else None, "fields": fields}

    def field(self, struct, node, header):
        said = comment(node, header)
        spelling, count = re.fullmatch(r"(.*?)(?: ?\[(\d+)\])?", node["type"]["qualType"]).groups()
        if "(*)" in spelling:
            name = f"{struct}.{node['name']}"
            head = {"name": name, "doc": said["doc"], "since": said["since"], "header": header}
            self.callback(head, node, spelling, said)
            spelling = name
        kind = self.type(spelling)
        whole = kind["kind"] in ("int", "uint") and not kind["pointers"]
        enums = [name for name in re.findall(r"\bgcore_\w+", said["doc"]) if name in self.enums] if whole else []
        form = None
        if enums:
            form = "set" if "1 << " + enums[0] in said["doc"] else "value"
            form = "bits" if self.enums[enums[0]]["flags"] else form
        points = kind["pointers"] > 0 or kind["kind"] == "callback"
        return {"name": node["name"], "type": kind, "count": int(count) if count else None,
                "enum": enums[0] if enums else None, "enum_form": form,
                "boolean": whole and bool(re.match(r"(\w+: )?1: ", said["doc"])),
                "reserved": node["name"].startswith("reserved"),
                "nullable": kind["kind"] == "void" or points and bool(re.search(r"\bnull\b", said["doc"], re.I)),
                "length": None, "doc": said["doc"], "since": said["since"]}

    def callback(self, head, node, spelling, said):
        """A pointer to a function; clang's dump has no names of its parameters, the header has."""
        returns, given = re.fullmatch(r"(.*?) ?\(\*\)\((.*)\)", spelling).groups()
        written = reading.source(head["header"]).encode()[node["loc"]["offset"]:].decode()
        line = re.match(rf"{node['name']}\)\(([^)]*)\)", written)[1]
        names = [re.search(r"(\w+)\s*$", one)[1] for one in line.split(",")]
        types = [] if given in ("", "void") else given.split(", ")
        self.callbacks.append(head | {
            "returns": self.type(returns), "returns_doc": said["returns_doc"],
            "parameters": self.parameters(list(zip(names, types)), said["doc"])})
        self.kinds[head["name"]] = "callback"

    def function(self, node):
        head, said = self.head(node)
        returns = self.type(node["type"]["qualType"].split("(")[0].strip())
        nullable = returns["pointers"] > 0 and "or null" in (said["returns_doc"] or "")
        given = [(inner["name"], inner["type"]["qualType"]) for inner in node.get("inner", [])
                 if inner["kind"] == "ParmVarDecl"]
        self.functions.append(head | {
            "returns": returns, "returns_nullable": nullable, "returns_doc": said["returns_doc"],
            "parameters": self.parameters(given, said["doc"]), "symbol_version": self.versions.get(node["name"])})

    def parameters(self, given, doc):
        """The comment says which pointers may be null; the types say the rest."""
        read = [{"name": name, "type": self.type(spelling), "direction": "in", "nullable": False, "null_when": None,
                 "length": None} for name, spelling in given]
        for one, following in zip(read, read[1:] + [None]):
            name, kind, stars = one["name"], one["type"]["kind"], one["type"]["pointers"]
            if stars == 0 and kind != "callback":
                continue
            if kind == "void":
                one["direction"], one["nullable"] = "user", True
            elif not one["type"]["const"] and (stars == 2 or kind not in ("opaque", "callback")):
                one["direction"] = "inout" if self.structs.get(one["type"]["name"], {}).get("default") else "out"
            if kind != "callback" and following and following["type"]["c"] == "size_t":
                one["length"] = following["name"]
            if match := re.search(rf"`{name}` may be null(?: when `(\w+)` is 0)?|\bnull `{name}`", doc, re.I):
                one["nullable"], one["null_when"] = True, match[1]
        return read


def exported(node):
    """A function that the library defines; the header's own are static inline."""
    return node["kind"] == "FunctionDecl" and node.get("storageClass") != "static"
