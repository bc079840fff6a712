# SPDX-License-Identifier: MIT
"""`ennead rate` against the table of ratings ratings/se121.tsv in the folder that ENNEAD_DATA
names: ratings.py PROGRAM. No row may differ. Compares a slice; with ENNEAD_LONG all rows that
Sukaku Explainer itself rated, and the other rows below 10.5, above which the other rater is not
known to be exact (docs/verification.md).
"""
import os
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from tap import Report, Skip, environment  # noqa: E402

PROGRAM = os.path.abspath(sys.argv[1])
LONG = "ENNEAD_LONG" in os.environ
SLICE = 60  # rows of each set
SLOW_SETS = ("hard20", "hard_tail8", "top_100")
COLUMNS = ("er", "ep", "ed")


def rows():
    """The rows to be compared, by set."""
    path = os.path.join(os.environ.get("ENNEAD_DATA", "/nonexistent"), "ratings", "se121.tsv")
    if not os.path.exists(path):
        return None
    sets = {}
    with open(path, encoding="ascii") as file:
        names = file.readline().rstrip("\n").split("\t")
        for line in file:
            row = dict(zip(names, line.rstrip("\n").split("\t")))
            if row["rater"] == "java" or float(row["ER"]) < 10.5:
                sets.setdefault(row["set"], []).append(row)
    return sets


def compare(table):
    if table is None:
        raise Skip("ENNEAD_DATA does not name a folder with ratings/se121.tsv")
    text = "".join(row["puzzle"] + "\n" for row in table)
    done = subprocess.run([PROGRAM, "rate", "--threads=0"], input=text, capture_output=True,
                          text=True, check=False, env=environment())
    lines = done.stdout.splitlines()
    names = lines[0].split("\t")
    found = [dict(zip(names, line.split("\t"))) for line in lines[1:]]
    if len(found) != len(table):
        return f"{len(found)} rows for {len(table)} puzzles; {done.stderr[:300]}"
    different = [(row, mine) for row, mine in zip(table, found)
                 if any(row[name.upper()] != mine[name] for name in COLUMNS)]
    print(f"# {len(table)} rows, {len(different)} differ")
    if not different:
        return None if done.returncode == 0 else f"exit {done.returncode}"
    return "\n".join(f"{row['puzzle']}: {[row[n.upper()] for n in COLUMNS]}, here "
                     f"{[mine[n] for n in COLUMNS]}" for row, mine in different[:10])


def main():
    report = Report()
    sets = rows()
    if sets is None:
        report.case("ratings of the table", compare, None)
    for name, table in (sets or {}).items():
        if LONG:
            report.case(f"{name}: all {len(table)} ratings are those of the table", compare, table)
        elif name not in SLOW_SETS:
            report.case(f"{name}: {SLICE} ratings are those of the table", compare,
                        table[::max(1, len(table) // SLICE)])
    report.finish()


if __name__ == "__main__":
    main()
