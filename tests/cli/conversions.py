# SPDX-License-Identifier: MIT
"""Checks that nothing is lost in silence by `convert`: conversions.py PROGRAM

Each record of our 9x9 puzzles, states and puzzles with rules, and of our examples, is written in
every form, and read back. It must have as many solutions as before, up to MOST, or the loss was
told with exit status 1. (tests/rules/roundtrip.py does this for every rule in small grids.) Checks
a slice; everything if ENNEAD_LONG is set in the environment."""
import json
import os
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from tap import Report, environment  # noqa: E402

PROGRAM = os.path.abspath(sys.argv[1])
ROOT = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
LONG = "ENNEAD_LONG" in os.environ
MOST = 20


def ennead(folder, *arguments):
    return subprocess.run([PROGRAM, *arguments], cwd=folder, capture_output=True, text=True,
                          check=False, env=environment())


def read(path):
    with open(os.path.join(ROOT, path), encoding="utf-8") as file:
        return file.read()


def thinner(cells, drop):
    """The puzzle without every `drop`th clue, which has several solutions."""
    clues = [at for at, sign in enumerate(cells) if sign != "."]
    return "".join("." if at in clues[::drop] else sign for at, sign in enumerate(cells))


def records():
    """Texts of one puzzle each."""
    data = "tests/cli/sites/data/"
    for number, line in enumerate(read(data + "own.txt").split()):
        yield line + "\n"
        yield thinner(line, 6 + number % 4) + "\n"
    yield from (line + "\n" for line in read(data + "wiki-states.txt").splitlines())
    for name in ("fpuzzles-puzzles.txt", "scl-puzzles.txt", "penpa-puzzles.txt"):
        parts = re.split(r"^(?=variant)", read(data + name), flags=re.MULTILINE)[1:]
        for number, text in enumerate(parts):
            yield text
            grid = re.search(r"^grid (.{81})$", text, flags=re.MULTILINE)
            if grid is not None:
                yield text.replace(grid[1], thinner(grid[1], 1 + number % 3))
    yield from (line + "\n" for line in read(data + "iss-plain.txt").splitlines()[-6:])
    for name in ("killer", "knight", "thermo-arrow"):
        yield read(f"examples/{name}.txt")


def forms():
    return re.findall(r'FORM\(ENNEAD_EXCHANGE_\w+, "([a-z-]+)"', read("include/ennead/exchange.h"))


def counts(folder, names):
    """How many solutions each file has, up to MOST."""
    found = {}
    run = ennead(folder, "solve", f"--solutions={MOST}", "--format=json", *names)
    for record in map(json.loads, run.stdout.splitlines()):
        assert record["file"] not in found, record
        found[record["file"]] = record.get("count", record["verdict"])
    return found


def wrong_with(folder, form, before):
    """What is lost in silence, or None."""
    made, told = [], 0
    for name in before:
        run = ennead(folder, "convert", f"--format={form}", name)
        lost = "cannot express" in run.stderr or "not written" in run.stderr
        if run.returncode != (1 if lost else 0):
            return f"{name}: exit status {run.returncode}: {run.stderr}"
        if run.stdout == "" and not lost:
            return f"{name}: nothing is written, and nothing is said"
        told += lost
        if run.stdout != "":
            made.append(f"{form}-{name}")
            with open(os.path.join(folder, made[-1]), "w", encoding="utf-8") as file:
                file.write(run.stdout)
    after = counts(folder, made) if made else {}
    for name in made:
        first = name[len(form) + 1:]
        if after.get(name) != before[first]:
            return (f"{before[first]} solutions before, {after.get(name)} after:\n"
                    f"{open(os.path.join(folder, first), encoding='utf-8').read()}"
                    f"{open(os.path.join(folder, name), encoding='utf-8').read()}")
    return None if made else f"nothing was written, {told} times"


def main():
    report = Report()
    with tempfile.TemporaryDirectory() as folder:
        names = []
        for number, text in enumerate(records()):
            if LONG or number % 5 == 1 or number > 100:
                names.append(f"{number}.txt")
                with open(os.path.join(folder, names[-1]), "w", encoding="utf-8") as file:
                    file.write(text)
        before = counts(folder, names)
        several = sum(1 for count in before.values() if count not in (0, 1))
        report.case(f"{len(names)} records are read, {several} have several solutions",
                    lambda: None if before.keys() == set(names) and several > len(names) // 6
                    and "error" not in before.values() else f"{before}")
        for form in forms():
            report.case(form, wrong_with, folder, form, before)
    report.finish()


main()
