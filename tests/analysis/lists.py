# SPDX-License-Identifier: MIT
"""Checks lists of sources and tests in meson.build files: one item per line, sorted, and no source
is missing.

usage: lists.py SOURCE_ROOT          the test (TAP)

A list is two lines or more of nothing but words in quotes that are paths or names of tests. Files
of a folder come before the folders in it, or all are sorted as they are written.
"""
import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from tap import Report  # noqa: E402

LINE = re.compile(r"\s+((?:'[^']*',?\s*)+)(?:#.*)?$")
NAME = re.compile(r"[a-z][a-z0-9_./-]*")


def lists(text):
    """[[the words of each line]] for each run of lines with nothing but words."""
    runs, run = [], []
    for line in text.splitlines() + [""]:
        found = LINE.fullmatch(line)
        words = re.findall(r"'([^']*)'", found[1]) if found else []
        if words and all(NAME.fullmatch(word) for word in words):
            run.append(words)
            continue
        if len(run) > 1:
            runs.append(run)
        run = []
    return runs


def with_files_first(path):
    *folders, name = path.split("/")
    return [(1, folder) for folder in folders] + [(0, name)]


def unsorted_lists(text):
    for run in lists(text):
        crowded = next((words for words in run if len(words) > 1), None)
        if crowded:
            return f"not one a line: {crowded}"
        words = [each for [each] in run]
        if words not in (sorted(words), sorted(words, key=with_files_first)):
            at = next(i for i in range(1, len(words)) if words[i - 1] > words[i])
            return f"not sorted: '{words[at - 1]}' before '{words[at]}'"
    return None


def unlisted(root, build_file, text):
    """Sources beside a meson.build of src/, and below it, that it does not name: editions are named
    by their flags."""
    room = os.path.dirname(build_file)
    wrong = []
    for folder, _, files in os.walk(os.path.join(root, room)):
        for name in files:
            path = os.path.relpath(os.path.join(folder, name), os.path.join(root, room))
            stem = re.sub(r"_[a-z0-9]+\.c$", "_", path)
            if name.endswith(".c") and f"'{path}'" not in text and f"'{stem}' + name" not in text:
                wrong.append(f"{room}/{path}")
    return "\n".join(f"{path} is in no list" for path in sorted(wrong)) or None


def main():
    root = os.path.abspath(sys.argv[1])
    report = Report()
    for top in ("src", "tests"):
        for folder, names, files in os.walk(os.path.join(root, top)):
            names.sort()
            if "meson.build" not in files:
                continue
            path = os.path.relpath(os.path.join(folder, "meson.build"), root)
            with open(os.path.join(root, path), encoding="utf-8") as file:
                text = file.read()
            report.case(f"lists of {path}", unsorted_lists, text)
            if re.fullmatch(r"src/\w+/meson.build", path):
                report.case(f"sources of {path}", unlisted, root, path, text)
    report.finish()


main()
