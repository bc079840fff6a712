# SPDX-License-Identifier: MIT
"""Checks which names are visible in the static library.

names.py inside NM ARCHIVE OUTPUT  writes a FUNCTION(name) for each name that the library's files
use
                                   among one another and that is not public
names.py shown NM ARCHIVE          the test: no name without prefix is visible (TAP)
"""
import os
import re
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from tap import Report  # noqa: E402


def names(nm, archive):
    done = subprocess.run([nm, "-g", "--defined-only", archive], text=True, capture_output=True,
                          check=True)
    fields = [line.split() for line in done.stdout.splitlines()]
    return sorted({line[2] for line in fields if len(line) == 3})


def shown(nm, archive):
    found = names(nm, archive)
    wrong = [name for name in found if not name.startswith("ennead_")]
    if wrong:
        return f"{len(wrong)} names without prefix, such as {wrong[:10]}"
    return None if len(found) > 100 else f"{len(found)} names"


def main():
    task, nm, archive = sys.argv[1:4]
    if task == "inside":
        inside = [name for name in names(nm, archive)
                  if re.fullmatch(r"[A-Za-z]\w*", name) and not name.startswith("ennead_")]
        with open(sys.argv[4], "w", encoding="ascii") as file:
            file.writelines(f"FUNCTION({name})\n" for name in inside)
        return
    report = Report()
    report.case("every visible name begins with ennead_", shown, nm, archive)
    report.finish()


if __name__ == "__main__":
    main()
