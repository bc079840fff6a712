# SPDX-License-Identifier: MIT
"""Checks that input of any size is handled in bounded memory: run.py PROGRAM slice|full [CASE]

Memory is the peak that the kernel counted (VmHWM of the program while its input is still open, and
ru_maxrss when it has ended). Each case prints the figures it found.
"""
import os
import random
import re
import signal
import subprocess
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from tap import Report, Skip, environment  # noqa: E402

PROGRAM = os.path.abspath(sys.argv[1])
FULL = sys.argv[2] == "full"
UNIQUE = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
SOLUTION = b"534678912672195348198342567859761423426853791713924856961537284287419635345286179\n"
MEGABYTE = 1 << 20


class Run:
    """The program fed with pieces of text through a pipe; the number of lines it prints and the
    last two are kept."""

    def __init__(self, pieces, *arguments):
        start = time.monotonic()
        summary = subprocess.Popen(
            ["awk", "{before = last; last = $0} END {print NR; print before; print last}"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        process = subprocess.Popen([PROGRAM, "solve", "--quiet", *arguments],
                                   stdin=subprocess.PIPE, stdout=summary.stdin, env=environment())
        summary.stdin.close()
        bytes_fed = 0
        for piece in pieces:
            process.stdin.write(piece)
            bytes_fed += len(piece)
        process.stdin.flush()
        time.sleep(0.3)
        with open(f"/proc/{process.pid}/status", encoding="ascii") as file:
            self.peak = int(re.search(r"VmHWM:\s*(\d+) kB", file.read())[1]) * 1024
        process.stdin.close()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        self.status = process.returncode
        self.largest = max(self.peak, usage.ru_maxrss * 1024)
        count, _, self.last = summary.stdout.read().partition(b"\n")
        self.lines = int(count)
        summary.wait()
        self.seconds = time.monotonic() - start
        print(f"# {bytes_fed / 1e6:.1f} MB in, {self.lines} lines out, exit {self.status},"
              f" peak memory {self.largest / MEGABYTE:.1f} MiB, {self.seconds:.1f} s", flush=True)


def random_bytes():
    """Random bytes must not hang the program: exit 3, less than 50 MB."""
    generator = random.Random(1)
    run = Run(generator.randbytes(MEGABYTE) for _ in range(100 if FULL else 5))
    if run.status != 3:
        return f"exit {run.status}, expected 3"
    return None if run.largest < 50_000_000 else "50 MB or more"


def many_lines(threads):
    """Below 64 MB for ten million lines (600,000 in the slice), and hardly more than for 200,000:
    as these come through a pipe, some slots may not have been full before."""
    thousand = UNIQUE * 1000
    few = Run((thousand for _ in range(200)), f"--threads={threads}")
    count = 10_000 if FULL else 600
    many = Run((thousand for _ in range(count)), f"--threads={threads}")
    if few.status != 0 or many.status != 0 or many.lines != count * 1000:
        return f"exit {few.status} and {many.status}, {many.lines} lines"
    if many.last != SOLUTION * 2:
        return f"the last lines are {many.last!r}"
    if many.peak > few.peak + 8 * MEGABYTE or many.peak >= 64_000_000:
        return f"{few.peak} bytes for few lines, {many.peak} for many"
    return None


def long_line(form):
    """A line of a gigabyte (50 MB in the slice) is an error; all other lines are still answered."""
    def pieces():
        for _ in range(1000 if FULL else 50):
            yield b"1" * 1_000_000
        yield b"\n" + UNIQUE
    run = Run(pieces(), f"--input={form}")
    if run.status != 3 or run.last != b"error\n" + SOLUTION or run.lines != 2:
        return f"exit {run.status}, {run.lines} lines, the last are {run.last!r}"
    return None if run.largest < 50_000_000 else "50 MB or more"


def seventeen_clues():
    """All known puzzles of 17 clues on one thread: 49,158, in under 10 s (2,000 in the slice)."""
    path = os.path.join(os.environ.get("ENNEAD_DATA", "/nonexistent"), "puzzles", "17clue.txt")
    if not os.path.exists(path):
        raise Skip("no puzzles/17clue.txt: ENNEAD_DATA does not name a folder with it")
    with open(path, "rb") as file:
        puzzles = [line for line in file if line.strip()]
    wanted = len(puzzles) if FULL else 2000
    start = time.monotonic()
    done = subprocess.run([PROGRAM, "solve", "--threads=1"], input=b"".join(puzzles[:wanted]),
                          capture_output=True, check=False, env=environment())
    seconds = time.monotonic() - start
    found = len(re.findall(rb"^[1-9]{81}$", done.stdout, re.MULTILINE))
    print(f"# {found} of {wanted} solved in {seconds:.2f} s", flush=True)
    if done.returncode != 0 or found != wanted or (FULL and found != 49158):
        return f"exit {done.returncode}, {found} solutions"
    return None if not FULL or seconds < 10 else f"{seconds:.1f} s, expected less than 10"


CASES = {
    "random-bytes": [("random bytes", random_bytes)],
    "many-lines": [("many lines, 1 thread", many_lines, 1),
                   ("many lines, 2 threads", many_lines, 2)],
    "long-line": [("a long line", long_line, "auto"),
                  ("a long line, --input=line", long_line, "line")],
    "17clue": [("17 clues", seventeen_clues)],
}


def main():
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    report = Report()
    for name in sys.argv[3:] or CASES:
        for title, *call in CASES[name]:
            report.case(title, *call)
    report.finish()


if __name__ == "__main__":
    main()
