"""`swift test`, plain and under the address sanitizer; counted a test function."""
import os
import re
import xml.etree.ElementTree as ElementTree

import tools


def run():
    # EngineTests have a suite of their own, which is optimized.
    return swift_test("swift", ["--skip", "EngineTests"])


def address():
    """Under the address sanitizer. What the Swift runtime keeps for the process is no leak; ArchitectureTests read texts,
    for minutes, and nothing of the engine."""
    options = ["--sanitize=address", "--scratch-path", ".build/address", "--skip", "EngineTests|ArchitectureTests"]
    return swift_test("address", options, env={"ASAN_OPTIONS": "detect_leaks=0"})


def swift_test(name, options, env=None):
    tally = tools.Tally()
    swift, _ = tools.toolchain()
    report = os.path.join(tools.REPORTS, name + "-swift-testing.xml")
    os.makedirs(tools.REPORTS, exist_ok=True)
    if os.path.exists(report):
        os.remove(report)
    command = [swift, "test", *options, "--xunit-output", os.path.join(tools.REPORTS, name + ".xml")]
    code, output = tools.run(command, log=name + ".log", env=env, timeout=1800)
    try:
        cases = list(ElementTree.parse(report).iter("testcase"))
    except (OSError, ElementTree.ParseError):  # The build failed, or the tests crashed.
        tally.check(False, " ".join(command), output)
        return tally.result()
    by_target = {}
    for case in cases:
        if case.find("skipped") is not None:
            continue
        target = case.get("classname", "?").split(".")[0]
        failures = [failure.get("message", "") for failure in case.iter("failure")]
        tally.check(not failures, f"{case.get('classname')}.{case.get('name')}", "\n".join(failures))
        by_target[target] = by_target.get(target, 0) + 1
    print("   " + ", ".join(f"{target} {count}" for target, count in sorted(by_target.items())))
    for name, reason in re.findall(r"Test (\S+) skipped(?:: \"(.*)\")?", output):
        print(f"   not run: {name}{reason and ': ' + reason}")
    if code != 0 and tally.failed == 0:
        tally.check(False, " ".join(command), output)
    return tally.result()
