# SPDX-License-Identifier: MIT
"""Checks that every path named in the pages for contributors exists.

usage: paths.py SOURCE_ROOT          the test (TAP)

A path is a word in backticks with a slash or an extension of ours; one without its folder may be
in any. Words in capitals stand for names of the reader's own: what is before the first of them
must exist.
"""
import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from tap import Report  # noqa: E402

PAGES = ["docs/adding.md", "docs/architecture.md"]
PATH = re.compile(r"`((?:[A-Za-z0-9_.-]+/)*[A-Za-z0-9_.-]+/?)`")
EXTENSIONS = (".c", ".h", ".py", ".md", ".build", ".case")


def all_paths(root):
    found = set()
    for folder, names, files in os.walk(root):
        names[:] = [name for name in names if not name.startswith(".")
                    and (folder != root or name != "build")]
        inside = os.path.relpath(folder, root)
        found.update(os.path.normpath(os.path.join(inside, name)) for name in names + files)
    return found


def is_there(path, known):
    parts = []
    for part in path.rstrip("/").split("/"):
        stem = os.path.splitext(part)[0]
        if re.search(r"(^|_)[A-Z]+$", stem) and stem not in ("README", "CHANGELOG", "LICENSE"):
            break
        parts.append(part)
    if not parts:
        return True
    wanted = "/".join(parts)
    return wanted in known or any(path.endswith("/" + wanted) for path in known)


def missing(root, page, known):
    with open(os.path.join(root, page), encoding="utf-8") as file:
        text = file.read()
    named = {name for name in PATH.findall(text) if "/" in name or name.endswith(EXTENSIONS)}
    wrong = sorted(name for name in named if not is_there(name, known))
    if not named:
        return "no path is named"
    return "\n".join(f"{page}: {name} is not in the tree" for name in wrong) or None


def main():
    root = os.path.abspath(sys.argv[1])
    known = all_paths(root)
    report = Report()
    for page in PAGES:
        report.case(f"paths of {page}", missing, root, page, known)
    report.finish()


main()
