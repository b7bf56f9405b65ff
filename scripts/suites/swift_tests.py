"""`swift test`, plain and under the address sanitizer; counted a test function."""
import os
import re
import xml.etree.ElementTree as ElementTree

import tools


def run():
    return swift_test("swift", [])


def swift_test(name, options, env=None):
    tally = tools.Tally()
    swift, _ = tools.toolchain()
    report = os.path.join(tools.REPORTS, name + "-swift-testing.xml")
    os.makedirs(tools.REPORTS, exist_ok=True)
    if os.path.exists(report):
        os.remove(report)
    command = [swift, "test", *options, "--xunit-output", os.path.join(tools.REPORTS, name + ".xml")]
    code, output = tools.run(command, log=name + ".log", env=env)
    try:
        cases = list(ElementTree.parse(report).iter("testcase"))
    except (OSError, ElementTree.ParseError):  # The build failed, or the tests crashed.
        tally.check(False, " ".join(command), output)
        return tally.result()
    by_target = {}
    for case in cases:
        target = case.get("classname", "?").split(".")[0]
        failures = [failure.get("message", "") for failure in case.iter("failure")]
        tally.check(not failures, f"{case.get('classname')}.{case.get('name')}", "\n".join(failures))
        by_target[target] = by_target.get(target, 0) + 1
    print("   " + ", ".join(f"{target} {count}" for target, count in sorted(by_target.items())))
    if disabled := re.findall(r"Test (\S+) skipped", output):
        print(f"   not run, since they are disabled: {', '.join(disabled)}")
    if code != 0 and tally.failed == 0:
        tally.check(False, " ".join(command), output)
    return tally.result()
