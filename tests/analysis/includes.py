# SPDX-License-Identifier: MIT
"""Checks every #include of the tree against one table.

usage: includes.py SOURCE_ROOT          the test (TAP)
       includes.py SOURCE_ROOT page     the table as docs/architecture.md shows it, without its
       words

FLOORS says which rooms there are: a room uses only rooms of lower floors. INNER says, for each
folder of a room, which other folders of the same room it may use; anything else is an error. The
program may include only the public headers of the library.
"""
import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from sources import bare_keeping_strings, includes, read  # noqa: E402
from tap import Report  # noqa: E402

MOST_FILES = 36

FLOORS = {
    "grid": 1, "pipeline": 1,
    "search": 2, "logic": 2, "rating": 2, "model": 2, "text": 2, "symmetry": 2,
    "session": 3, "create": 3, "proof": 3, "picture": 3,
    "cli": 4,
}
# On floor 1 the pipeline takes memory and options, and states its contracts, as all rooms do.
BESIDE = {("src/pipeline/pipeline.c", f"grid/{name}.h")
          for name in ("memory", "sized", "assertions")}

INNER = {
    "cli": "base files options",
    "cli/base": "",
    "cli/batch": "base files journal options",
    "cli/bench": "base batch files options record",
    "cli/board": "base view",
    "cli/book": "base batch draw options output pages",
    "cli/convert": "base batch options record",
    "cli/create": "base batch files options output record",
    "cli/draw": "base batch files options output pages record",
    "cli/explain": "base batch files html learn options output record",
    "cli/files": "base",
    "cli/html": "base",
    "cli/hunt": "base batch files journal options rate record symmetry",
    "cli/jobs": "base batch files options",
    "cli/journal": "base files options",
    "cli/learn": "base files options",
    "cli/mpi": ". base",
    "cli/options": "base files",
    "cli/output": "base batch options record",
    "cli/pages": "base paint",
    "cli/paint": "",
    "cli/play": "base batch board files options view",
    "cli/prove": "base files options record",
    "cli/rate": "base batch options output record",
    "cli/record": "base batch files journal options",
    "cli/rules": "base files options record output",
    "cli/solve": "base batch board options output record",
    "cli/symmetry": "base files journal options output record",
    "cli/view": "base",
    "create": "fill making thinning",
    "create/fill": "",
    "create/making": "fill thinning",
    "create/thinning": "",
    "grid": "",
    "grid/counting": ".",
    "grid/say": ".",
    "grid/supposing": ".",
    "logic": "",
    "logic/deducer": "",
    "logic/hodoku": ". techniques techniques/digit",
    "logic/path": ". hodoku techniques",
    "logic/techniques": ". techniques/basic techniques/chains techniques/digit techniques/exotic "
                        "techniques/sets techniques/uniqueness techniques/wings",
    "logic/techniques/basic": ".",
    "logic/techniques/chains": ".",
    "logic/techniques/digit": ".",
    "logic/techniques/exotic": ".",
    "logic/techniques/sets": ".",
    "logic/techniques/uniqueness": ".",
    "logic/techniques/wings": ".",
    "model": "",
    "model/build": ". filters filters/houses learn rules",
    "model/explain": ".",
    "model/filters": ". filters/pairs filters/sums",
    "model/filters/automata": ".",
    "model/filters/houses": ".",
    "model/filters/pairs": ". filters/sums",
    "model/filters/sums": ". filters/houses",
    "model/learn": ".",
    "model/rules": ". filters filters/automata filters/houses filters/sums rules/cells "
                   "rules/groups rules/lines rules/outside rules/pairs",
    "model/rules/cells": ". filters/houses",
    "model/rules/groups": ". filters/houses filters/sums",
    "model/rules/lines": ". filters/automata filters/houses",
    "model/rules/outside": ". filters/sums",
    "model/rules/pairs": ".",
    "model/branching": ". learn",
    "picture": "rules shapes steps",
    "picture/rules": "shapes",
    "picture/shapes": "",
    "picture/steps": "shapes",
    "pipeline": "",
    "proof": "",
    "rating": "backdoors base chains techniques",
    "rating/backdoors": "",
    "rating/base": "",
    "rating/chains": "base graph",
    "rating/graph": "base",
    "rating/techniques": "base",
    "search": "base batch single walk",
    "search/base": "",
    "search/batch": "base vectors",
    "search/single": "base vectors",
    "search/vectors": "",
    "search/walk": "base",
    "session": "commands game",
    "session/commands": "game",
    "session/game": "",
    "symmetry": "",
    "text": "",
    "text/description": ".",
    "text/exchange": ". description fpuzzles iss packing sgt sudokupad",
    "text/fpuzzles": ". description",
    "text/iss": "description",
    "text/json": "words",
    "text/links": ". description packing penpa sudokupad",
    "text/packing": ".",
    "text/penpa": ". description fpuzzles packing",
    "text/sgt": "description",
    "text/sudokupad": ". description fpuzzles packing",
    "text/puzzles": ".",
    "text/variants": ". description fpuzzles iss links penpa sgt sudokupad",
    "text/why": "",
    "text/words": "",
    "text/write": "",
}


def table():
    """{folder: the folders of its room that it may use}; `.` is the room's own top."""
    arrows = {}
    for folder, names in INNER.items():
        room = folder.split("/")[0]
        arrows[folder] = {room if name == "." else f"{room}/{name}" for name in names.split()}
    return arrows


def place(path):
    """The folder of a file below src/, or None."""
    return os.path.dirname(path)[4:] if path.startswith("src/") else None


def arrows_of(files):
    """{(from, to): an example} for all that folders of src/ include of one another."""
    found = {}
    for path in files:
        here = place(path)
        if here is None:
            continue
        for name, target in includes(files, path):
            there = place(target) if target else None
            if there is not None and there != here and (path, name) not in BESIDE:
                found.setdefault((here, there), f"{path} includes {name}")
    return found


def wrong_arrows(files):
    allowed, wrong = table(), []
    for (here, there), example in sorted(arrows_of(files).items()):
        room, other = here.split("/")[0], there.split("/")[0]
        if room == other:
            if there not in allowed.get(here, ()):
                wrong.append(f"{example}: {here} may not use {there}")
        elif room == "cli":
            wrong.append(f"{example}: the program sees only public headers")
        elif FLOORS.get(other, 9) >= FLOORS.get(room, 0):
            wrong.append(f"{example}: {other} is not below {room}")
    return wrong


def unused_arrows(files):
    found = arrows_of(files)
    return [f"{here} does not use {there}" for here, targets in table().items()
            for there in sorted(targets)
            if (here, there) not in found]


def outsiders(files):
    """The public headers and the program's files include no header of the library."""
    return [f"{path} includes {name}" for path in files if path.startswith("include/")
            for name, target in includes(files, path) if target
            and not target.startswith("include/")]


def missing_rooms(files):
    folders = {place(path) for path in files if place(path)}
    return (
        [f"src/{folder} is in the table, but there is no such folder" for folder in INNER
         if folder not in folders]
            + [f"src/{folder} is not in the table" for folder in sorted(folders)
               if folder not in INNER]
            + [f"{room} has no floor"
               for room in sorted({folder.split('/')[0] for folder in folders})
               if room not in FLOORS])


def circle(graph):
    """A circle of a graph as a list of its nodes, or None."""
    state = {}

    def visit(node, path):
        state[node] = "open"
        for other in sorted(graph.get(node, ())):
            if state.get(other) == "open":
                return path[path.index(other):] + [other]
            if other not in state:
                found = visit(other, path + [other])
                if found:
                    return found
        state[node] = "closed"
        return None

    for node in sorted(graph):
        if node not in state:
            found = visit(node, [node])
            if found:
                return found
    return None


def circles_of_folders(files):
    """What is found in the files, not what the table says."""
    graph = {}
    for here, there in arrows_of(files):
        graph.setdefault(here, set()).add(there)
    found = circle(graph)
    return [" -> ".join(found)] if found else []


def circles_of_headers(files):
    found = circle({path: {target for _, target in includes(files, path) if target}
                    for path in files if path.endswith(".h")})
    return [" -> ".join(found)] if found else []


def upward_paths(files):
    return [f"{path}: {line.strip()}" for path, text in files.items()
            for line in re.findall(r'^[ \t]*#[ \t]*include[ \t]+"(?:\./|[^"]*\.\./)[^\n]*',
                                   bare_keeping_strings(text),
                                   re.MULTILINE)]


def unknown_files(files):
    return [f"{path} includes {name}: there is no such file" for path in files
            if path.startswith(("src/", "include/")) for name, target in includes(files, path)
            if target is None]


def full_folders(files):
    counts = {}
    for path in files:
        folder = os.path.dirname(path)
        counts[folder] = counts.get(folder, 0) + 1
    return [f"{folder} has {count} files" for folder, count in counts.items() if count > MOST_FILES]


def page_table():
    """What the page must show, a line for each folder."""
    rows = []
    for folder, targets in table().items():
        room = folder.split("/")[0]
        names = " ".join("`.`" if target == room else f"`{target[len(room) + 1:]}`"
                         for target in sorted(targets))
        rows.append((f"`src/{folder}/`", names))
    return rows


def wrong_page(page):
    """docs/architecture.md has rows | `src/FOLDER/` | words | what it uses of its room |, and for
    the floors rows | floor | `src/ROOM/` | ..."""
    shown = {row[0]: row[1].strip() for row in
             re.findall(r"^\| (`src/[\w/]+/`) \|[^|\n]*\|([^|\n]*)\|$", page, re.MULTILINE)}
    floors = {name: int(floor)
              for floor, name in re.findall(r"^\| (\d) \| `src/(\w+)/` \|", page, re.MULTILINE)}
    wanted = dict(page_table())
    return ([f"{name}: the page says {shown.get(name)!r}, the table {wanted.get(name)!r}"
             for name in sorted({*shown, *wanted}) if shown.get(name) != wanted.get(name)]
            + [f"floors: the page says {floors}" for _ in [0] if floors != FLOORS])


RULES = {
    "an include of a room above or beside, or of an inner room that the table does not allow":
        wrong_arrows,
    "an arrow in the table that nothing uses": unused_arrows,
    "a public header that includes one of the library's own": outsiders,
    "folders and table differ": missing_rooms,
    "inner rooms that use each other": circles_of_folders,
    "a circle of headers": circles_of_headers,
    "an include by a path that goes up": upward_paths,
    "an include of a file that is not there": unknown_files,
    f"a folder of more than {MOST_FILES} files": full_folders,
}


def added(path, line):
    """A change of the tree: one line more in a file."""
    return lambda files: {**files, path: files[path] + line + "\n"}


def renamed(old, new):
    return lambda files: {path.replace(old, new, 1): text for path, text in files.items()}


def more_files(folder):
    return lambda files: {**files,
                          **{f"{folder}/more_{number}.h": "" for number in range(MOST_FILES)}}


# For each rule, changes by which it must be broken. The files named here are any that there are.
def faults(files):
    header = {
        folder: next(path for path in sorted(files) if place(path) == folder
                     and path.endswith(".h"))
              for folder in ("grid", "search", "logic", "cli/base", "cli/options")}
    name = {folder: path[4:] for folder, path in header.items()}
    public = next(path for path in sorted(files) if path.startswith("include/"))
    rules = list(RULES)
    return [
        (rules[0], added(header["grid"], f'#include "{name["search"]}"')),
        (rules[0], added(header["search"], f'#include "{name["logic"]}"')),
        (rules[0], added(header["cli/base"], f'#include "{name["grid"]}"')),
        (rules[0], added(header["cli/base"], f'#  include "{name["cli/options"]}"')),
        (rules[1], renamed("src/cli/options/", "src/cli/base/")),
        (rules[2], added(public, f'#include "{name["grid"]}"')),
        (rules[3], renamed("src/cli/play/", "src/cli/players/")),
        (rules[3], renamed("src/symmetry/", "src/mirrors/")),
        (rules[4], added(header["cli/base"], f'#include "{name["cli/options"]}"')),
        (rules[5], added(header["grid"], f'#include "{name["grid"]}"')),
        (rules[6], added(header["logic"], f'#include "../{name["grid"]}"')),
        (rules[7], added(header["logic"], '#include "grid/nowhere.h"')),
        (rules[8], more_files("src/grid")),
        (rules[8], more_files("tests/fuzz")),
    ]


def breaks(files, rule, change):
    return None if RULES[rule](change(files)) else "it is not noticed"


def main():
    root = sys.argv[1]
    if sys.argv[2:] == ["page"]:
        for row in page_table():
            print(f"| {row[0]} | | {row[1]} |")
        return
    files = read(root)
    with open(os.path.join(root, "docs", "architecture.md"), encoding="utf-8") as file:
        page = file.read()
    report = Report()
    for rule, check in RULES.items():
        report.case("not: " + rule, lambda check=check: "\n".join(check(files)) or None)
    report.case("docs/architecture.md shows the table", lambda: "\n".join(wrong_page(page)) or None)
    for number, (rule, change) in enumerate(faults(files)):
        report.case(f"fault {number}, {rule}", breaks, files, rule, change)
    report.case("a page with another arrow", lambda: None if wrong_page(
        page.replace("| `src/cli/options/` |", "| `src/cli/other/` |")) else "it is not noticed")
    report.finish()


if __name__ == "__main__":
    main()
