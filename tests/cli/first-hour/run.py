# SPDX-License-Identifier: MIT
"""The first hour of seven kinds of users, and what README.md shows: run.py PROGRAM BUILD|- [write]

docs/first-hour.md has for each role what they type and what they get; README.md is a session too.
A command stands behind '$ ' in a block of code; what follows is what it writes, messages among it,
and where it does not end with 0 a line '[exit N]' (in README.md not, and what shows nothing there
is not compared). A line '...' stands for any lines, and one with '...' at its end for any end. The
commands of a role are typed into one shell, in a folder with examples/, the files beside this
script, and the build as build/; without one (-) the roles that install are left out.

After a change, `write` puts into docs/first-hour.md what is written now, where there is no '...'.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.abspath(os.path.join(HERE, "..", "..", ".."))
sys.path.insert(0, os.path.join(ROOT, "tests", "tools"))
from tap import Report, Skip, environment  # noqa: E402

PROGRAM = os.path.abspath(sys.argv[1])
BUILD = None if sys.argv[2] == "-" else os.path.abspath(sys.argv[2])
PAGE = os.path.join(ROOT, "docs", "first-hour.md")
ROLES = ["A newspaper solver", "A setter", "A researcher", "A C programmer", "A script writer",
         "A packager", "A teacher"]
EACH = 10
MARK = "\1\2"


class Typed:
    """A command, what is expected of it, and the number of the first line of that in its page."""

    def __init__(self, command, begin=0):
        self.command = command
        self.begin = begin
        self.expected = []


def lines_of_page(path):
    with open(path, encoding="utf-8") as file:
        return file.read().split("\n")


def sections(path):
    """[(title, [Typed])] of a page: the blocks of code below each heading."""
    found = [("", [])]
    inside = False
    for number, line in enumerate(lines_of_page(path)):
        typed = found[-1][1]
        if line.startswith("```"):
            inside = not inside
            begun = False
        elif not inside and line.startswith("## "):
            found.append((line[3:], []))
        elif inside and line.startswith("$ "):
            typed.append(Typed(line[2:], number + 1))
            begun = True
        elif inside and begun and (line + " ").startswith("> ") and not typed[-1].expected:
            typed[-1].command += "\n" + line[2:]
            typed[-1].begin = number + 1
        elif inside and begun:
            typed[-1].expected.append(line)
    return [(title, typed) for title, typed in found if typed]


def fill(folder):
    """What the commands find: their program, the examples, files of their own, and the build."""
    os.mkdir(os.path.join(folder, "bin"))
    os.symlink(PROGRAM, os.path.join(folder, "bin", "ennead"))
    work = os.path.join(folder, "work")
    shutil.copytree(HERE, work, ignore=shutil.ignore_patterns("run.py", "__pycache__"))
    shutil.copytree(os.path.join(ROOT, "examples"), os.path.join(work, "examples"))
    if BUILD is not None:
        os.symlink(BUILD, os.path.join(work, "build"))
    return work


def run(typed):
    """What each command writes: one shell for all."""
    script = "".join(f"{{ {one.command}\n}} 2>&1; printf '{MARK}%d{MARK}' $?\n" for one in typed)
    with tempfile.TemporaryDirectory() as folder:
        work = fill(folder)
        variables = environment(PATH=os.path.join(folder, "bin") + ":" + os.environ["PATH"])
        done = subprocess.run(["bash", "-c", script], cwd=work, env=variables,
                              stdin=subprocess.DEVNULL, capture_output=True,
                              timeout=600, check=False)
        pieces = done.stdout.decode(errors="replace").replace(folder, "/tmp/folder").split(MARK)
    if len(pieces) != 2 * len(typed) + 1:
        raise RuntimeError(f"the shell ended early: {done.stderr.decode()}")
    return [(pieces[2 * i], int(pieces[2 * i + 1])) for i in range(len(typed))]


def lines_of(output, code):
    lines = output.rstrip("\n").split("\n") if output.strip("\n") else []
    return lines + ([f"[exit {code}]"] if code else [])


def matches(expected, found):
    pattern = ""
    for line in expected.split("\n") if expected else []:
        if line == "...":
            pattern += r"(?:.*\n)*?"
        elif line.endswith("..."):
            pattern += re.escape(line[:-3]) + r".*\n"
        else:
            pattern += re.escape(line) + r"\n"
    return re.fullmatch(pattern, "".join(line + "\n" for line in found)) is not None


def compare(one, output, code, codes_told):
    found = lines_of(output, code if codes_told else 0)
    while found and not found[-1]:
        found.pop()
    expected = "\n".join(line.rstrip() for line in one.expected).rstrip("\n")
    if matches(expected, [line.rstrip() for line in found]):
        return None
    return "\n".join([f"$ {one.command}", "expected:", expected, "found:", *found])


def installs(typed):
    return any("meson install" in one.command for one in typed)


def check_page(report, path, codes_told):
    for title, typed in sections(path):
        left_out = BUILD is None and installs(typed)
        results = [("", 0)] * len(typed) if left_out else run(typed)
        for one, (output, code) in zip(typed, results):
            if not one.expected and not codes_told:
                continue
            def case(one=one, output=output, code=code, left_out=left_out):
                if left_out:
                    raise Skip("this build is not installed")
                return compare(one, output, code, codes_told)
            report.case(f"{title}: {one.command.splitlines()[0][:70]}", case)


def roles_are_whole():
    counts = {title: len(typed) for title, typed in sections(PAGE)}
    wrong = [f"{role}: {counts.get(role, 0)} commands" for role in ROLES
             if counts.get(role, 0) < EACH]
    return "\n".join(wrong) or None


def finds_a_fault():
    one = Typed("true")
    one.expected = ["a", "...", "d"]
    good = compare(one, "a\nb\nc\nd\n", 0, True) is None
    bad = compare(one, "a\nb\nc\n", 0, True) and compare(one, "a\nd\n", 1, True)
    return None if good and bad else "a difference is not seen"


def write():
    lines = lines_of_page(PAGE)
    answered = [pair for _, typed in sections(PAGE) for pair in zip(typed, run(typed))]
    for one, (output, code) in reversed(answered):
        if not any(line.endswith("...") for line in one.expected):
            lines[one.begin:one.begin + len(one.expected)] = [line.rstrip()
                                                              for line in lines_of(output, code)]
    with open(PAGE, "w", encoding="utf-8") as file:
        file.write("\n".join(lines))


def main():
    if sys.argv[3:] == ["write"]:
        write()
        return
    report = Report()
    report.case("seven roles, ten commands each", roles_are_whole)
    report.case("a difference would be seen", finds_a_fault)
    check_page(report, PAGE, True)
    check_page(report, os.path.join(ROOT, "README.md"), False)
    report.finish()


if __name__ == "__main__":
    main()
