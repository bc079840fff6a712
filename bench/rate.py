# SPDX-License-Identifier: MIT
"""The speed of the measures, and of backdoors: rate.py PROGRAM DATA

Prints the table of docs/ratings.md: puzzles per second of CPU time of one thread, best of three,
on random minimal puzzles that PROGRAM makes, and on the lists of the folder DATA/experts."""
import re
import subprocess
import sys

RUNS = 3


def made(program, number):
    return subprocess.run([program, "generate", "-n", str(number), "--seed=1"],
                          capture_output=True, text=True, check=True).stdout


def table(data, name, kind=None):
    """The puzzles of a table, or those of one kind."""
    with open(f"{data}/experts/{name}", encoding="ascii") as file:
        lines = [line.rstrip("\n").split("\t") for line in file if not line.startswith("#")]
    rows = [dict(zip(lines[0], line)) for line in lines[1:]]
    return "".join(row["puzzle"] + "\n" for row in rows if kind is None or row["kind"] == kind)


def cpu_seconds(program, arguments, text):
    """The CPU time of a run. `rate` prints it; of other commands it is measured from outside."""
    command = ["bash", "-c", 'TIMEFORMAT="cpu %U %S"; time "$@" >/dev/null', "bash", program,
               *arguments, "--threads=1"]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    return sum(float(part) for part in re.search(r"cpu (\S+) (\S+)", done.stderr).groups())


def main():
    program, data = sys.argv[1:3]
    random = made(program, 5000)
    hard = table(data, "te_bxb.tsv")
    for name, arguments, text in (
            ("te, random minimal", ["rate", "--scale=te"], random),
            ("te, ER 11 and more", ["rate", "--scale=te"], hard),
            ("b, random minimal", ["rate", "--scale=b"], random),
            ("b, unbiased collection", ["rate", "--scale=b"], table(data, "cbg.tsv")),
            ("bxb, ER 11 and more", ["rate", "--scale=bxb"], hard),
            ("bxbb, T&E(3) examples", ["rate", "--scale=bxbb"],
             table(data, "shc_examples.tsv", "BxBB")),
            ("backdoors, random minimal", ["backdoors"], random),
            ("backdoors with locked candidates", ["backdoors", "--techniques=locked"], random),
            ("backdoors, ER 11 and more", ["backdoors"], hard)):
        seconds = min(cpu_seconds(program, arguments, text) for _ in range(RUNS))
        print(f"| {name} | {text.count(chr(10)) / seconds:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
