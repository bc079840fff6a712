# SPDX-License-Identifier: MIT
"""count.py BROKEN RESULTS...: adds up the test cases in meson's JUnit files and prints one line.

BROKEN is the number of runs that ended badly: at least so many cases have failed, also when a run
left no results. No test at all is a failure too.
"""
import sys
import xml.etree.ElementTree as ElementTree


def main():
    passed = failed = skipped = 0
    for path in sys.argv[2:]:
        try:
            cases = ElementTree.parse(path).getroot().iter("testcase")
        except (OSError, ElementTree.ParseError) as error:
            print(f"no results: {error}")
            continue
        for case in cases:
            if case.find("failure") is not None or case.find("error") is not None:
                failed += 1
                print(f"failed: {path.split('/meson-logs')[0]}: "
                      f"{case.get('classname', '')} {case.get('name')}")
            elif case.find("skipped") is not None:
                skipped += 1
            else:
                passed += 1
    failed = max(failed, int(sys.argv[1]))
    if passed == 0 and failed == 0:
        print("no test ran")
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    sys.exit(0 if failed == 0 and passed > 0 else 1)


if __name__ == "__main__":
    main()
