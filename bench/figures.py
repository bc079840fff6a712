# SPDX-License-Identifier: MIT
"""The figures of docs/performance.md beside those of another build, as one table:

    figures.py PROGRAM OTHER DATA [--peers=FOLDER] [--only=WORD,...]

Each work is done by both programs in turn, several times, and the least CPU time of one thread
counts. DATA is the folder of lists; works without their list are left out. Each folder in FOLDER is
a peer: its program `measure LIST` prints puzzles per second on its last line; one without it is
left out. WORD selects the works whose names contain it. (The 18 puzzles of 25x25 take minutes:
only when asked for by --only=25x25.)"""
import argparse
import json
import os
import platform
import resource
import subprocess
import sys
import tempfile
import time

LISTS = (("easy", 10000), ("17clue", 10000), ("none", 10000), ("minimal", 10000),
         ("top1465", 1465), ("hardest11plus", 3000), ("several", 10000), ("several_serg", 10000))
RATED = ("s17_500", "randmin500", "top1465", "top_100", "hard20")
MOST_RATED = {"top1465": 60, "top_100": 5, "hard20": 1}
LEVELS = (("easy", 300), ("medium", 300), ("hard", 300), ("unfair", 120), ("extreme", 120))
MANY_SOLUTIONS = ".................1..2..3.4......2.3......5...16...........6......7.1.8........75."


def cpu_seconds(command, text=None, output=os.devnull):
    """The CPU time of a run. Its output goes to a file that did not exist before, or nowhere."""
    if output != os.devnull and os.path.exists(output):
        os.remove(output)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with open(output, "wb") as file:
        run = subprocess.run(command, input=text, stdout=file, stderr=subprocess.PIPE, text=True,
                             check=False)
    if run.returncode > 1:
        sys.exit(f"{' '.join(command)}: {run.stderr}")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def least(commands, text=None, runs=5, output=os.devnull):
    """The least CPU time of each command, all run in turn."""
    times = [[cpu_seconds(command, text, output) for command in commands] for _ in range(runs)]
    return [min(column) for column in zip(*times)]


def first_lines(path, number):
    """The first lines of a file, or None if it does not exist."""
    if not os.path.exists(path):
        return None
    with open(path, encoding="ascii") as file:
        return [line for _, line in zip(range(number), file)]


def bench_rows(program, path):
    """Puzzles per second by engine and edition, as `ennead bench` measures them in memory."""
    for option in ("--format=json", "--output=json"):  # until 0.1 it had the second name
        run = subprocess.run([program, "bench", "--engine=batch,single", "--isa=all", "--text",
                              "--time=0.3", option, path], capture_output=True, text=True,
                             check=False)
        if run.returncode == 0:
            break
    rows = [json.loads(line) for line in run.stdout.splitlines()]
    return {f"{row['engine']} {row['isa']}": row["puzzles_per_second"] for row in rows}


def best_of(program, path, rows):
    """Adds another measurement; the greatest counts."""
    for name, speed in bench_rows(program, path).items():
        rows[name] = max(speed, rows.get(name, 0))


def peers_of(folder):
    """The names of the peers that can be measured."""
    names = sorted(os.listdir(folder)) if folder else []
    return [name for name in names if os.access(f"{folder}/{name}/measure", os.X_OK)]


class Table:
    """Prints rows: the work, its time or speed by both programs, and how much faster the first is.
    """

    def __init__(self, programs, only):
        self.programs = programs
        self.only = only

    def wants(self, name):
        return not self.only or any(word in name for word in self.only)

    def row(self, name, ours, others, faster):
        print(f"| {name} | {ours} | {others} | {faster:.2f} |", flush=True)

    def speeds(self, name, ours, others):
        self.row(name, f"{ours:,.0f}/s", f"{others:,.0f}/s", ours / others)

    def times(self, name, arguments, text=None, runs=5, number=1, output=os.devnull):
        """Both programs with the same arguments; the time is given for one of `number`."""
        if not self.wants(name):
            return
        ours, others = least([[program, *arguments] for program in self.programs], text, runs,
                             output)
        unit, factor = ("us", 1e6) if ours / number > 1e-5 else ("ns", 1e9)
        self.row(name, f"{ours / number * factor:,.1f} {unit}",
                 f"{others / number * factor:,.1f} {unit}", others / ours)


def lists_in_memory(table, data, peers):
    """Many at once and one at a time, in every edition, and the peers."""
    for name, number in LISTS:
        lines = first_lines(f"{data}/puzzles/{name}.txt", number)
        if lines is None or not table.wants(f"in memory, {name}"):
            continue
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
            file.writelines(lines)
            file.flush()
            found = ({}, {})
            for _ in range(3):
                for program, rows in zip(table.programs, found):
                    best_of(program, file.name, rows)
            for way, speed in found[0].items():
                if way in found[1]:
                    table.speeds(f"in memory, {name}, {way}", speed, found[1][way])
            for peer in peers_of(peers):
                run = subprocess.run([f"{peers}/{peer}/measure", file.name], capture_output=True,
                                     text=True, check=True)
                table.speeds(f"in memory, {name}, batch beside {peer}", max(found[0].values()),
                             float(run.stdout.split()[-1]))


def million_lines(table, lines):
    """A list from a file to nowhere, to a file, and to a file in memory."""
    with tempfile.TemporaryDirectory() as folder, \
         tempfile.TemporaryDirectory(dir="/dev/shm") as memory:
        path = f"{folder}/lines.txt"
        with open(path, "wb") as file:
            file.write("".join(lines).encode())  # in one piece, so the cache has large pages
        for where, output in (("/dev/null", os.devnull), ("a file", f"{folder}/solved.txt"),
                              ("a file in memory", f"{memory}/solved.txt")):
            table.times(f"whole program, easy, to {where}", ["solve", "--threads=1", path],
                        None, 15, len(lines), output)


def whole_program(table, data):
    """The start, a million lines, and all solutions as text."""
    table.times("start", ["--version"], runs=50)
    lines = first_lines(f"{data}/puzzles/easy.txt", 50000)
    if lines is not None:
        million_lines(table, lines * 20)
    table.times("all solutions as text", ["solve", "--solutions=all", "--threads=1"],
                MANY_SOLUTIONS + "\n", number=1933617)


def ratings(table, data):
    """SE ratings of the sets of the table of ratings, or the first of those that are hard."""
    lines = first_lines(f"{data}/ratings/se121.tsv", 10000)
    rows = [line.split("\t") for line in lines or []]
    for name in RATED:
        puzzles = [row[0] + "\n" for row in rows if row[4] == name][:MOST_RATED.get(name)]
        if puzzles:
            table.times(f"SE rating, {name}", ["rate", "--threads=1"], "".join(puzzles), 3,
                        len(puzzles))


def models(table, data):
    """Large grids, and 9x9 by the constraint model."""
    lines = first_lines(f"{data}/model/gecode16.txt", 100)
    if lines is not None:
        table.times("16x16", ["solve", "--engine=model", "--boxes=4x4", "--threads=1"],
                    "".join(lines) * 20, 5, 20 * len(lines))
    for name in ("17clue", "top1465"):
        lines = first_lines(f"{data}/puzzles/{name}.txt", 1465)
        if lines is not None:
            table.times(f"GAC, {name}", ["solve", "--engine=model", "--threads=1"],
                        "".join(lines), 5, len(lines))
    lines = first_lines(f"{data}/model/gecode25.txt", 18)
    if lines is not None and "25x25" in table.only:
        table.times("25x25, found and proved",
                    ["solve", "--engine=model", "--boxes=5x5", "--threads=1"], "".join(lines), 1,
                    len(lines))


def making(table):
    """Puzzles at random with each edition, and by level."""
    for edition in ("avx512", "avx2"):
        if any(subprocess.run([program, "generate", f"--isa={edition}"], capture_output=True,
                              check=False).returncode for program in table.programs):
            continue  # one of the two, or the processor, lacks it
        table.times(f"generate, {edition}",
                    ["generate", "--number=20000", "--seed=1", "--threads=1", f"--isa={edition}"],
                    number=20000)
    for level, number in LEVELS:
        table.times(f"generate, level {level}", ["generate", f"--number={number}", "--seed=1",
                                                 "--threads=1", f"--level={level}"], None, 3,
                    number)


def commit_of(folder):
    run = subprocess.run(["git", "-C", folder, "describe", "--always", "--dirty"],
                         capture_output=True, text=True, check=False)
    return run.stdout.strip() or "no commit"


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("program")
    parser.add_argument("other")
    parser.add_argument("data")
    parser.add_argument("--peers")
    parser.add_argument("--only", default="")
    args = parser.parse_args()
    table = Table((args.program, args.other), [word for word in args.only.split(",") if word])

    print(f"{time.strftime('%Y-%m-%d')}, {commit_of(os.path.dirname(__file__) or '.')}, "
          f"{platform.machine()}, load {os.getloadavg()[0]:.1f}, {args.program} beside "
          f"{args.other}\n")
    print("| work | program | other | faster |\n| --- | --- | --- | --- |")
    lists_in_memory(table, args.data, args.peers)
    whole_program(table, args.data)
    ratings(table, args.data)
    models(table, args.data)
    making(table)


if __name__ == "__main__":
    main()
