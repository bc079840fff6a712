# SPDX-License-Identifier: MIT
"""run.py FILE PROGRAM: runs tests of the package with node, which reports them in TAP.

The tests find the package in the folder that ENNEAD_PACKAGE names, and the program in
ENNEAD_PROGRAM.
"""
import os
import shutil
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from tap import environment  # noqa: E402


def main():
    test, program = sys.argv[1:]
    if shutil.which("node") is None:
        print(f"ok 1 - {os.path.basename(test)} # SKIP node is not installed\n1..1")
        return 0
    names = {"ENNEAD_PACKAGE": os.environ["ENNEAD_PACKAGE"],
             "ENNEAD_PROGRAM": os.path.abspath(program),
             "ENNEAD_PAGE": os.environ.get("ENNEAD_PAGE", "")}
    return subprocess.run(["node", "--test-reporter=tap", test], stdin=subprocess.DEVNULL,
                          check=False, env=environment(**names)).returncode


if __name__ == "__main__":
    sys.exit(main())
