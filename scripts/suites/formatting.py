"""Every Swift file as swift-format writes it with .swift-format."""
import os

import tools


def run():
    tally = tools.Tally()
    swift, _ = tools.toolchain()
    places = ["Package.swift", "Sources", "Tests", "bindings", "examples"]
    places = [place for place in places if os.path.exists(os.path.join(tools.ROOT, place))]
    code, output = tools.run([swift, "format", "lint", "--strict", "--recursive", *places], log="format.log")
    tally.check(code == 0, "swift format lint --strict (swift format -i FILE writes it right)", output)
    return tally.result()
