# SPDX-License-Identifier: MIT
"""Makes system calls fail: run.py PROGRAM SHIM

Whatever goes wrong at whichever call, the program must end with the right exit code and a message,
and what it has written must be the beginning of the good output, cut at the end of a line.
"""
import errno
import gzip
import json
import os
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from tap import Report, environment  # noqa: E402

PROGRAM, SHIM = map(os.path.abspath, sys.argv[1:3])
MINIMAL = b"3....4....6....8.1...6.8.....5....7...3....5.9.62..48..7.8.16...8.59.2..........."
UNIQUE = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = b"534678912672195348198342567859761423426853791713924856961537284287419635345286179"
BLANK = b"." * 81
VARIANT = (b"variant Small\nsize 4\ngrid\n....\n.3..\n....\n...2\ncage 3 r1c1 r1c2\n"
           b"or { thermo r3c1-r3c3; regex r3c1-r3c4 \"[12]+3.*\" }\n")
VARIANTS = VARIANT + b"variant Wrong\nsize 4\ncage 3 r1c1 r1c1\n" + VARIANT
RULES = b"size 4\ndiagonal-up\nodd r1c1\n"
TEXT = b"".join([UNIQUE + b" easy\n", BLANK + b"\n", UNIQUE[:79] + b"\n"]) * 300
MOST_CALLS = 3000


class Bench:
    """One command line with one input, run again and again with a different failure each time."""

    def __init__(self, folder, *arguments, text=TEXT, name=None, command="solve", rules=None):
        self.folder = folder
        if rules is not None:
            with open(os.path.join(folder, "rules"), "wb") as file:
                file.write(rules)
            arguments = ("--rules=rules", *arguments)
        self.command = [PROGRAM, command, *arguments]
        self.text = text
        self.mark = os.path.join(folder, "mark")
        if name:
            with open(os.path.join(folder, name), "wb") as file:
                file.write(text)
            self.command.append(name)
            self.text = b""
        self.good = self.run({})
        if self.good.returncode not in (0, 1, 3) or not self.good.stdout:
            raise RuntimeError(f"{self.command}: {self.good.returncode} {self.good.stderr[:500]}")

    def run(self, variables):
        if os.path.exists(self.mark):
            os.unlink(self.mark)
        if variables:
            variables = {"LD_PRELOAD": "./inject.so", "INJECT_MARK": self.mark, **variables}
        return subprocess.run(self.command, input=self.text, cwd=self.folder, capture_output=True,
                              env=environment(**variables), timeout=300)

    def injected(self, call, how, at):
        done = self.run({"INJECT_CALL": call, "INJECT_HOW": str(how), "INJECT_AT": str(at)})
        return done, os.path.exists(self.mark)

    def is_good(self, done):
        return (done.returncode == self.good.returncode and done.stdout == self.good.stdout
                and done.stderr == self.good.stderr)

    def cut_is_honest(self, done):
        """Whole lines; only a JSON line with more solutions than fit in memory may be a part, and
        says so."""
        out = done.stdout
        if out.endswith(b'],"cut":"memory"}\n'):
            begin = out.rfind(b"\n", 0, -1) + 1
            whole = json.loads(self.good.stdout[begin:].split(b"\n", 1)[0])
            part = json.loads(out[begin:])
            count = len(part["solutions"])
            return (self.good.stdout.startswith(out[:begin]) and part["count"] == whole["count"]
                    and count < part["count"] and part["solutions"] == whole["solutions"][:count])
        return self.good.stdout.startswith(out) and (not out or out.endswith(b"\n"))


def told(number, done):
    text = done.stderr.decode("utf-8", "replace")
    return (f"call {number}: exit {done.returncode}, {len(done.stdout)} bytes on stdout ending in"
            f" {done.stdout[-40:]!r}, stderr ends in: {text[-300:]}")


def harmless(bench, call, how):
    """Every second call is cut short or interrupted: nothing may be noticed."""
    done, hit = bench.injected(call, how, 0)
    if not hit:
        return f"the program makes no call of {call}"
    return None if bench.is_good(done) else told("every second", done)


def each_fails(bench, call, how, status, message):
    """For each n: the n-th call fails, and the program says so."""
    for number in range(1, MOST_CALLS):
        done, hit = bench.injected(call, how, number)
        if not hit:
            if number == 1:
                return f"the program makes no call of {call}"
            return None if bench.is_good(done) else told("none", done)
        if done.returncode != status or message not in done.stderr:
            return told(number, done)
        if not bench.cut_is_honest(done):
            return told(number, done)
    return f"more than {MOST_CALLS} calls"


def each_allocation_fails(bench):
    """For each n: the n-th allocation fails. The answer must still be right, or the exit code 5."""
    failures = 0
    for number in range(1, MOST_CALLS):
        done, hit = bench.injected("malloc", errno.ENOMEM, number)
        if not hit:
            return None if failures else "no allocation that matters failed"
        if done.returncode == 5:
            failures += 1
            if b"out of memory" not in done.stderr or not bench.cut_is_honest(done):
                return told(number, done)
        elif done.returncode != bench.good.returncode or done.stdout != bench.good.stdout:
            return told(number, done)
    return f"more than {MOST_CALLS} allocations"


def each_move_survives(bench):
    """For each n: the n-th allocation fails. A game goes on without that move, or exit 5."""
    for number in range(1, MOST_CALLS):
        done, hit = bench.injected("malloc", errno.ENOMEM, number)
        if not hit:
            return None if number > 1 else "no allocation failed"
        if done.returncode not in (0, 5):
            return told(number, done)
        if b"emory" not in done.stdout + done.stderr and done.stdout != bench.good.stdout:
            return told(number, done)
    return f"more than {MOST_CALLS} allocations"


def allocations(bench):
    """How often the program allocates: what number the first call has that there is not, less
    one."""
    for number in range(1, MOST_CALLS):
        if not bench.injected("malloc", errno.ENOMEM, number)[1]:
            return number - 1
    raise RuntimeError(f"more than {MOST_CALLS} allocations")


def no_more_allocations(less, more, growth):
    """Nothing is allocated while puzzles are solved: ten times the work needs not one call more,
    but for `growth` times that what is read or written needs more room."""
    counts = allocations(less), allocations(more)
    if 0 < counts[0] <= counts[1] <= counts[0] + growth:
        return None
    return f"{counts[0]} and {counts[1]} allocations"


def work(report, folder):
    """The same commands with little to do and with much."""
    lines = b"".join([MINIMAL + b"\n", UNIQUE + b"\n"]) * 200
    few_clues = UNIQUE[:27] + b"." * 54 + b"\n"
    for name, arguments, text, growth in (("solve", [], lines, 0),
                                          ("solve", ["--order=lexicographic"], lines, 3),
                                          ("rate", [], lines[:1640], 4)):
        report.case(f"{name} {' '.join(arguments)}: nothing is allocated for a puzzle",
                    no_more_allocations,
                    Bench(folder, *arguments, "--threads=1", command=name, text=text),
                    Bench(folder, *arguments, "--threads=1", command=name, text=text * 10), growth)
    report.case("count: nothing is allocated for a solution", no_more_allocations,
                *(Bench(folder, "--count", f"--solutions={most}", "--threads=1", text=few_clues)
                  for most in (100, 1000000)), 0)


def variants(report, folder):
    """Puzzles with variant rules: read, made models, solved, explained, written, made,
    played."""
    read = Bench(folder, "--threads=2", "-fjson", text=VARIANTS * 40, name="variants.txt")
    lines = Bench(folder, "--threads=1", text=b"1...............\n1..2\n" * 200, rules=RULES)
    for name, bench in (("variants", read), ("rules for lines", lines)):
        for call in ("read", "write"):
            report.case(f"{name}: {call} interrupted", harmless, bench, call, errno.EINTR)
            report.case(f"{name}: {call} one byte at a time", harmless, bench, call, "short")
        report.case(f"{name}: each read fails", each_fails, bench, "read", errno.EIO, 4,
                    b"Input/output error")
        report.case(f"{name}: each write fails", each_fails, bench, "write", errno.ENOSPC, 4,
                    b"No space left on device")
    moves = (b"rules\n" + VARIANT + b"end\nhint\ncheck\ncandidates\nr3c4=4\nmarks\nundo\nredo\n"
             b"step\nboard .Shape~4x4.Thermo~R1C1~R1C2\nsolve\n")
    for name, arguments, text, rules in (
            ("solve", ["-fline"], VARIANTS, None), ("solve", ["-fgrid"], VARIANTS, None),
            ("solve", ["-fline", "-n9"], VARIANTS, None),
            ("solve", ["-fjson"], VARIANTS, None), ("solve", ["-ftsv"], VARIANTS, None),
            ("solve", [], b"1...............\n1..2\n", RULES),
            ("solve", [], b".Shape~4x4.Thermo~R1C1~R1C2.Replicate~F~R1C1.X~R1C1~R2C1.End", None),
            ("check", [], VARIANTS, None), ("hint", [], VARIANTS, None),
            ("candidates", [], VARIANTS, None), ("candidates", ["-fjson"], VARIANTS, None),
            ("explain", ["--grids"], VARIANTS, None), ("explain", ["-fjson"], VARIANTS, None),
            ("explain", ["-fmarkdown"], VARIANT, None),
            ("rules", ["-ffpuzzles", "-"], VARIANTS, None),
            ("rules", ["-fpicture", "-"], VARIANTS, None),
            ("generate", ["--number=2", "--seed=1"], b"", RULES),
            ("play", [], moves, None)):
        threads = [] if name in ("hint", "rules", "play") else ["--threads=1"]
        report.case(f"variants: {name} {' '.join(arguments)}: each allocation fails",
                    each_allocation_fails if name != "play" else each_move_survives,
                    Bench(folder, *arguments, *threads, text=text, command=name, rules=rules))


def main():
    report = Report()
    with tempfile.TemporaryDirectory() as folder:
        # Beside the input: the linker takes no name with a blank or colon in it.
        shutil.copy(SHIM, os.path.join(folder, "inject.so"))
        plain = Bench(folder, "--threads=1")
        packed = Bench(folder, "--threads=2", text=gzip.compress(TEXT, mtime=0), name="in.gz")
        named = Bench(folder, "--threads=2", name="in.txt")
        table = Bench(folder, "--threads=1", "--format=json", "--quiet",
                      text=TEXT * 8)
        # The places where one read ends and the next begins are amid notes.
        notes = Bench(folder, "--threads=1", "--format=json", name="notes.txt",
                      text=(UNIQUE + b" " + b"note" * 50 + b"\n") * 1000)
        for name, bench in (("pipe", plain), ("gz", packed), ("file", named), ("json", table),
                            ("notes", notes)):
            for call in ("read", "write"):
                report.case(f"{name}: {call} interrupted", harmless, bench, call, errno.EINTR)
                report.case(f"{name}: {call} one byte at a time", harmless, bench, call, "short")
            report.case(f"{name}: each read fails", each_fails, bench, "read", errno.EIO, 4,
                        b"Input/output error")
            report.case(f"{name}: each write fails", each_fails, bench, "write", errno.ENOSPC, 4,
                        b"No space left on device")
            report.case(f"{name}: the close fails", each_fails, bench, "close", errno.EIO, 4,
                        b"Input/output error")
        small = (UNIQUE + b" easy\n" + BLANK + b"\n" + UNIQUE[:79] + b"\n") * 3
        for output in ("line", "grid", "tsv", "csv", "json", "almanac", "compact"):
            report.case(f"{output}: each allocation fails", each_allocation_fails,
                        Bench(folder, "--threads=1", f"--format={output}", text=small))
        for name, arguments, text, file in (
                ("two threads", ["--threads=2"], small, None),
                ("all solutions", ["--solutions=9"], small, None),
                ("json as they come", ["--format=json", "--solutions=900", "--threads=1"],
                 BLANK + b"\n", None),
                ("json of the model", ["--format=json", "--solutions=900", "--engine=model"],
                 BLANK + b"\n", None),
                # The search comes deeper than before when part of the line has been written.
                ("json of the model, deeper", ["--format=json", "--solutions=900",
                                               "--engine=model"], b"8" + BLANK[1:] + b"\n", None),
                ("statistics", ["--stats"], small, None),
                ("random", ["--engine=random", "--seed=1", "--solutions=1"], small, None),
                ("csv", ["--column=puzzle"], b"id,puzzle\n1," + UNIQUE + b"\n", None),
                ("gz", [], gzip.compress(small, mtime=0), "small.gz"),
                ("file", [], small, "small.txt")):
            report.case(f"{name}: each allocation fails", each_allocation_fails,
                        Bench(folder, *arguments, text=text, name=file))
        # A state with a few steps to go.
        state = b":0000::" + SOLUTION[:77] + b"....::::\n" + UNIQUE[:79] + b"\n"
        for name, arguments in (("explain", ["--grids"]), ("explain", ["--format=markdown"]),
                                ("explain", ["--format=json"]), ("hint", []),
                                ("explain", ["--scale=se", "--format=json", "--threads=1"]),
                                ("explain", ["--scale=se", "--threads=1"]),
                                ("rate", ["--threads=1"]),
                                ("rate", ["--format=json", "--scale=both", "--threads=1"])):
            report.case(f"{name} {' '.join(arguments)}: each allocation fails",
                        each_allocation_fails,
                        Bench(folder, *arguments, text=state, command=name))
        for name, arguments, text in (
                ("generate", ["--number=3", "--seed=1"], b""),
                ("generate", ["--number=2", "--seed=1", "--symmetry=half-turn"], b""),
                ("fill", ["--number=3", "--seed=1"], b""),
                ("minimize", ["--seed=1"], small), ("minimize", ["--all=5"], small),
                ("check", [], small), ("candidates", ["--cap=2"], small),
                ("canonical", ["--map"], small),
                ("transform", ["--random", "--seed=1"], small), ("unique-forms", [], small),
                ("neighbors", ["--limit=3", "--threads=1"], MINIMAL + b"\n"),
                ("hunt", ["--rounds=1", "--threads=1", "--memory=64K"], MINIMAL + b"\n")):
            report.case(f"{name} {' '.join(arguments)}: each allocation fails",
                        each_allocation_fails,
                        Bench(folder, *arguments, text=text, command=name))
        work(report, folder)
        variants(report, folder)
        play = Bench(folder, text=b"auto off\nboard " + UNIQUE + b"\nset 4 1 3\nmarks\nsolve\n",
                     command="play")
        for call in ("read", "write"):
            report.case(f"play: {call} interrupted", harmless, play, call, errno.EINTR)
            report.case(f"play: {call} one byte at a time", harmless, play, call, "short")
        report.case("play: each read fails", each_fails, play, "read", errno.EIO, 4,
                    b"Input/output error")
        report.case("play: each write fails", each_fails, play, "write", errno.ENOSPC, 4,
                    b"No space left on device")
    report.finish()


if __name__ == "__main__":
    main()
