# SPDX-License-Identifier: MIT
"""bench/figures.py, the table of two programs: figures.py PROGRAM SCRIPT"""
import os
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from tap import Report  # noqa: E402

PROGRAM, SCRIPT = (os.path.abspath(name) for name in sys.argv[1:3])
PUZZLE = "000000010400000000020000000000050407008000300001090000300400200050100000000806000\n"


def figures(data, only, *programs):
    return subprocess.run([sys.executable, SCRIPT, *programs, data, f"--only={only}"],
                          capture_output=True, text=True, check=False)


def rows(data):
    run = figures(data, "start,GAC", PROGRAM, PROGRAM)
    found = re.findall(r"^\| (start|GAC, \w+) \| [\d,.]+ [un]s \| [\d,.]+ [un]s \| [\d.]+ \|$",
                       run.stdout, re.M)
    return None if found == ["start", "GAC, 17clue"] else run.stdout + run.stderr


def other_program(data):
    run = figures(data, "start", PROGRAM, sys.executable)
    return None if run.returncode == 0 else run.stderr


def refusal(data):
    run = figures(data, "GAC", PROGRAM, sys.executable)
    return None if run.returncode == 1 and "solve" in run.stderr else run.stdout + run.stderr


def main():
    report = Report()
    with tempfile.TemporaryDirectory() as data:
        os.mkdir(os.path.join(data, "puzzles"))
        with open(os.path.join(data, "puzzles", "17clue.txt"), "w", encoding="ascii") as file:
            file.write(PUZZLE)
        report.case("a row for each work whose list is there", rows, data)
        report.case("another program beside it", other_program, data)
        report.case("a program that cannot do the work", refusal, data)
    report.finish()


if __name__ == "__main__":
    main()
