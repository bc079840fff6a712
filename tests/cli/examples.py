# SPDX-License-Identifier: MIT
"""Runs every example that --help prints: examples.py PROGRAM

Only long times and large numbers of grids are reduced. A command may say that some puzzle
is not as it should be (exit code 1), but nothing worse.
"""
import gzip
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(here, "..", "tools"), os.path.join(here, "..", "terminal")]
from session import Session  # noqa: E402
from tap import Report, environment  # noqa: E402

PROGRAM = os.path.abspath(sys.argv[1])
ROOT = os.path.join(here, "..", "..")
UNIQUE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
MINIMAL = "3....4....6....8.1...6.8.....5....7...3....5.9.62..48..7.8.16...8.59.2..........."
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
FILES = {
    "puzzle.txt": UNIQUE, "puzzles.txt": f"{UNIQUE} one\n{MINIMAL}", "old.txt": UNIQUE,
    "new.txt": MINIMAL, "grids.txt": SOLUTION, "state.txt": f":0000::{UNIQUE}::::",
    "heart.txt": UNIQUE, "rules.txt": "variant\nanti-knight", "link.txt": ".Thermo~R1C1~R1C2",
    "sudoku.csv": f"quizzes,solutions\n{UNIQUE},{SOLUTION}", "hard.txt": MINIMAL,
}
# What is run first, for examples that go on with the files of another.
FIRST = {
    "ennead run job$": "ennead run job --create --parts=3 -- rate hard.txt",
    "ennead run job --merge": "ennead run job --create --parts=3 -- rate hard.txt; ennead run job",
    "ennead merge": "for i in 1 2; do ennead solve --part=$i/2 --stats puzzles.txt 2> part$i.stats;"
                    " done",
}
SMALL = ((r"--time(-limit)?=\d+", r"--time\1=0.1"), (r"\b1000000\b", "1000"),
         (r"^ennead bench(?!.*(--time|--signature|--fixpoints))", "ennead bench --time=0.02"),
         (r"--watch=\d+", "--watch=0"), (r" -R$", " -RFX"))


def helped(*arguments):
    return subprocess.run([PROGRAM, *arguments], env=environment(), capture_output=True, text=True,
                          check=True).stdout


def commands():
    """Their names, from the list of them."""
    table = re.search(r"^Commands:\n(.*?)\n\n", helped("--help"), re.M | re.S)
    return re.findall(r"^  (\S+)", table[1], re.M)


def examples():
    found = []
    for command in [[]] + [[name] for name in commands()]:
        part = re.search(r"^Examples:\n(.*)", helped(*command, "--help"), re.M | re.S)
        found += re.findall(r"^  (\S.*)$", part[1], re.M) if part else []
    return list(dict.fromkeys(found))


def fill(folder):
    for name, text in FILES.items():
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            file.write(text + "\n")
    with gzip.open(os.path.join(folder, "puzzles.txt.gz"), "wt") as file:
        file.write(FILES["puzzles.txt"] + "\n")
    shutil.copytree(os.path.join(ROOT, "examples"), os.path.join(folder, "examples"))
    shutil.copy(os.path.join(ROOT, "examples", "killer.txt"), folder)


def run(example, folder):
    for pattern, small in SMALL:
        example = re.sub(pattern, small, example)
    variables = environment(PATH=os.path.dirname(PROGRAM) + os.pathsep + os.environ["PATH"],
                            TERM="xterm")
    if "--watch" in example:
        with Session(["/bin/sh", "-c", f"cd {shlex.quote(folder)} && {example}"], variables,
                     (30, 100)) as s:
            ended = s.report("exit")
            return None if ended in ("exit 0", "exit 1") else f"{ended}: {s.screen[-300:]!r}"
    for pattern, first in FIRST.items():
        if re.match(pattern, example):
            subprocess.run(["bash", "-c", first], cwd=folder, env=variables, check=True,
                           capture_output=True)
    done = subprocess.run(["bash", "-o", "pipefail", "-c", example], cwd=folder, env=variables,
                          stdin=subprocess.DEVNULL, capture_output=True, timeout=120, check=False)
    silent = not done.stdout and not re.search(
        r">|eval| -o |--quiet|--where|--repeated|--create|run job$", example)
    if done.returncode > 1 or silent:
        return (f"{example}: exit {done.returncode}, {len(done.stdout)} bytes, "
                f"{done.stderr[-300:]!r}")
    return None


def main():
    report = Report()
    found = examples()
    report.case("there are examples of every command", lambda: next(
        (name for name in commands()
         if name not in ("manual", "completion", "help")
         and not any(f"ennead {name}" in example for example in found)), None))
    for example in found:
        with tempfile.TemporaryDirectory() as folder:
            fill(folder)
            report.case(example, run, example, folder)
    report.finish()


if __name__ == "__main__":
    main()
