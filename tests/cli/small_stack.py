# SPDX-License-Identifier: MIT
"""Every command with a stack of 256 KB gives what it gives with the usual one: small_stack.py
PROGRAM. Of the two puzzles only one if ENNEAD_SHORT is set."""
import os
import resource
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from tap import Report, environment  # noqa: E402

PROGRAM = os.path.abspath(sys.argv[1])
STACK = 256 << 10
# Easter Monster and Golden Nugget; HoDoKu can only guess in them.
PUZZLES = (b"1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1\n"
           b".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....\n")
if "ENNEAD_SHORT" in os.environ:
    PUZZLES = PUZZLES[:82]
VARIANT = b"variant\nsize 9\ncage 15 r1c1 r1c2 r1c3\nthermo r4c4 r5c5 r6c6\n"
COMMANDS = [
    ("solve", PUZZLES), ("solve --threads=3 --format=grid", PUZZLES), ("solve", VARIANT),
    ("explain", PUZZLES), ("explain --threads=2", PUZZLES), 
    ("explain --style=hodoku", PUZZLES), ("explain --all", PUZZLES),
    ("explain --engine=model", PUZZLES),
    ("explain --scale=se", PUZZLES), ("explain --format=json --grids", PUZZLES),
    ("explain", VARIANT),
    ("hint", PUZZLES), ("hint --style=hodoku", PUZZLES),
    ("rate --scale=both", PUZZLES), ("rate --scale=se1181 --threads=2", PUZZLES),
    ("rate --scale=bxb", PUZZLES),
    ("techniques x-wing", b""), ("techniques --format=markdown", b""),
    ("check", PUZZLES), ("minimize --seed=1", PUZZLES), ("canonical", PUZZLES),
    ("generate --seed=1 --level=unfair", b""), ("generate --seed=1 --rating=7.0-8.4", b""),
]


def limit_stack():
    resource.setrlimit(resource.RLIMIT_STACK, (STACK, STACK))


def run(arguments, text, prepare):
    done = subprocess.run([PROGRAM, *arguments.split()], input=text, capture_output=True,
                          check=False,
                          env=environment(), preexec_fn=prepare)
    return done.returncode, done.stdout, done.stderr


def same(arguments, text):
    small, usual = run(arguments, text, limit_stack), run(arguments, text, None)
    if small != usual:
        return (f"exit status {small[0]} and {len(small[1])} bytes, "
                f"not {usual[0]} and {len(usual[1])}")
    if usual[0] not in (0, 1) or not usual[1]:
        return f"exit status {usual[0]}, {usual[2][:300]!r}"
    return None


def main():
    report = Report()
    for arguments, text in COMMANDS:
        report.case(arguments, same, arguments, text)
    report.finish()


if __name__ == "__main__":
    main()
