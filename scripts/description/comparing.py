"""What a newer description may not do to an older one: hosts that are built already rely on the older."""


def breaks(old, new):
    """Sentences, one for each thing that a host of `old` would find gone or other in `new`. Additions are none."""
    found = []
    by_name = {key: {one["name"]: one for one in new[key]} for key in
               ("constants", "enums", "structs", "callbacks", "functions")}
    for key, compare in (("constants", constant), ("enums", enumeration), ("structs", structure),
                         ("callbacks", signature), ("functions", function)):
        for one in old[key]:
            other = by_name[key].get(one["name"])
            found += compare(one, other) if other else [f"{one['name']} is gone"]
    return found


def differs(one, other, *keys):
    return [f"{one['name']}: {key} was {shown(one[key])} and is {shown(other[key])}" for key in keys
            if shown(one[key]) != shown(other[key])]


def shown(value):
    """A type is what C writes; names of parameters and comments may change."""
    return value["c"] if isinstance(value, dict) else value


def constant(one, other):
    # The version itself moves on.
    return [] if one["name"].startswith("GCORE_VERSION") else differs(one, other, "type", "value")


def enumeration(one, other):
    present = {constant["name"]: constant for constant in other["constants"]}
    found = differs(one, other, "size", "signed", "flags")
    for constant in one["constants"]:
        found += differs(constant, present[constant["name"]], "value") if constant["name"] in present else [
            f"{constant['name']} is gone"]
    return found


def structure(one, other):
    if one["opaque"] or other["opaque"]:
        return differs(one, other, "opaque")
    found = differs(one, other, "align", "default")
    # A definition says its own size, so that it may grow at its end; other structs lie in arrays of the host's.
    if other["size"] < one["size"] or (other["size"] > one["size"] and not one["default"]):
        found += differs(one, other, "size")
    present = {field["name"]: field for field in other["fields"]}
    places = {field["offset"] for field in other["fields"]}
    for field in one["fields"]:
        named = dict(field, name=f"{one['name']}.{field['name']}")
        if field["name"] in present:
            later = present[field["name"]]
            # A reserved array may shrink: what it gives up is a field now.
            keys = ("type", "offset") if field["reserved"] else ("type", "offset", "size", "count", "enum", "enum_form")
            found += differs(named, later, *keys)
            if field["nullable"] and not later["nullable"]:
                found.append(f"{named['name']} may not be null any more")
        elif not field["reserved"] or field["offset"] not in places:
            found.append(f"{named['name']} is gone")
    return found


def signature(one, other):
    found = differs(one, other, "returns")
    if len(one["parameters"]) != len(other["parameters"]):
        return found + [f"{one['name']} takes {len(other['parameters'])} parameters, not {len(one['parameters'])}"]
    for before, after in zip(one["parameters"], other["parameters"]):
        before = dict(before, name=f"{one['name']}({before['name']})")
        found += differs(before, after, "type", "direction")
        if before["nullable"] and not after["nullable"]:
            found.append(f"{before['name']} may not be null any more")
    return found


def function(one, other):
    found = signature(one, other) + differs(one, other, "symbol_version")
    if other["returns_nullable"] and not one["returns_nullable"]:
        found.append(f"{one['name']} may answer null now")
    return found
