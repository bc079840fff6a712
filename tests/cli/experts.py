# SPDX-License-Identifier: MIT
"""The measures of `ennead rate`, `ennead backdoors`, and `transform --expand=singles`, against the
tables of the folder experts in the folder that ENNEAD_DATA names: experts.py PROGRAM. No row may
differ. Compares a slice of each column; with ENNEAD_LONG all rows.
"""
import os
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from tap import Report, Skip, environment  # noqa: E402

PROGRAM = os.path.abspath(sys.argv[1])
LONG = "ENNEAD_LONG" in os.environ

# Table, column with the value, value of the column `kind`, scale, and rows of a slice.
COLUMNS = (
    ("cbg.tsv", "B", None, "b", 500), ("cbg_rare.tsv", "B", None, "b", 56),
    ("cbg.tsv", "W", None, "w", 500), ("cbg_rare.tsv", "W", None, "w", 56),
    ("cbg.tsv", "gW", None, "gw", 100), ("cbg_rare.tsv", "gW", None, "gw", 10),
    ("cbg.tsv", "gB", None, "gb", 100), ("cbg_rare.tsv", "gB", None, "gb", 10),
    ("cbg.tsv", "S+W", None, "sw", 200), ("cbg_rare.tsv", "S+W", None, "sw", 20),
    ("shc_examples.tsv", "value", "TE", "te", 40), ("shc_examples.tsv", "value", "B", "b", 46),
    ("shc_examples.tsv", "value", "BxB", "bxb", 12),
    ("shc_examples.tsv", "value", "BxBB", "bxbb", 12),
    ("te_bxb.tsv", "TE", None, "te", 150), ("te_bxb.tsv", "BxB", None, "bxb", 15),
    ("te_bxb.tsv", "BxB_SHC", None, "bxb", 15),
)

# Where SudoRules has 9: it keeps one way to each sequence of links, so it may have missed a g-whip.
SHORTER = ".23....8.4....9..378....5......75.3.......215...61...7.6.5.1....42.3....9....4..8"
KNOWN = {("gw", SHORTER): "8"}


def table_of(name):
    """The rows of a table, by the names of its columns."""
    path = os.path.join(os.environ.get("ENNEAD_DATA", "/nonexistent"), "experts", name)
    if not os.path.exists(path):
        raise Skip(f"ENNEAD_DATA does not name a folder with experts/{name}")
    with open(path, encoding="ascii") as file:
        lines = [line.rstrip("\n").split("\t") for line in file if not line.startswith("#")]
    return [dict(zip(lines[0], line)) for line in lines[1:]]


def rows(name, column, kind):
    """Pairs of puzzle and value."""
    table = table_of(name)
    return [(row["puzzle"], row[column]) for row in table
            if row[column] != "-" and (kind is None or row["kind"] == kind)]


def compare(name, column, kind, scale, most):
    table = rows(name, column, kind)
    if not LONG:
        table = table[::max(1, len(table) // most)]
    text = "".join(puzzle + "\n" for puzzle, _ in table)
    done = subprocess.run([PROGRAM, "rate", f"--scale={scale}", "--threads=2"], input=text,
                          capture_output=True, text=True, check=False, env=environment())
    table = [(puzzle, KNOWN.get((scale, puzzle), value)) for puzzle, value in table]
    lines = [line.split("\t") for line in done.stdout.splitlines()]
    if not lines or lines[0][:2] != ["puzzle", scale] or len(lines) != len(table) + 1:
        return f"{len(lines)} lines for {len(table)} puzzles; {done.stderr[:300]}"
    different = [f"{row[0]}: {row[1]}, here {mine[1]}" for row, mine in zip(table, lines[1:])
                 if list(row) != mine[:2]]
    print(f"# {len(table)} rows, {len(different)} differ")
    if different:
        return "\n".join(different[:10])
    return None if done.returncode == 0 and table else f"exit {done.returncode}"


def expand(table):
    """The puzzles of a table after --expand=singles."""
    done = subprocess.run([PROGRAM, "transform", "--expand=singles"],
                          input="".join(row["puzzle"] + "\n" for row in table),
                          capture_output=True, text=True, check=True, env=environment())
    return done.stdout.splitlines()


def houses(cell):
    return cell // 9, cell % 9, cell // 27 * 3 + cell % 9 // 3


def candidates_left(grid):
    """How many candidates are left when there are no more singles: those that see no value."""
    seen = {(kind, house, grid[cell]) for cell in range(81) if grid[cell] != "."
            for kind, house in enumerate(houses(cell))}
    return sum(all((kind, house, digit) not in seen for kind, house in enumerate(houses(cell)))
               for cell in range(81) if grid[cell] == "." for digit in "123456789")


def compare_expansions(name, columns):
    """`columns` are those of the clues, the values after it, the candidates left, and the grid."""
    table = table_of(name)
    if not LONG:
        table = table[::max(1, len(table) // 300)]
    different = []
    grids = expand(table)
    for row, grid in zip(table, grids, strict=True):
        mine = dict(zip(columns, (str(81 - row["puzzle"].count(".")), str(81 - grid.count(".")),
                                  str(candidates_left(grid)), grid)))
        if any(row[column] != value for column, value in mine.items()):
            different.append(f"{row['puzzle']}: {mine}")
    print(f"# {len(table)} rows, {len(different)} differ")
    return "\n".join(different[:10]) or (None if table else "no rows")


# The techniques, with the columns of backdoors.tsv for those of the program.
BACKDOORS = (
    ("singles", {"backdoor": "S_size", "pairs": "S_n2", "new_pairs": "S_n2m"}, "S_"),
    ("locked", {"backdoor": "L_size", "pairs": "L_n2", "new_pairs": "L_n2m"}, "L_"),
    ("subsets", {"backdoor": "T_size", "backdoors": "T_nmin"}, None),
)


def compare_backdoors(techniques, columns, counts):
    table = table_of("backdoors.tsv")
    if not LONG and techniques == "subsets":
        table = table[::10]
    done = subprocess.run([PROGRAM, "backdoors", f"--techniques={techniques}", "--threads=2"],
                          input="".join(row["puzzle"] + "\n" for row in table),
                          capture_output=True, text=True, check=False, env=environment())
    lines = [line.split("\t") for line in done.stdout.splitlines()]
    if done.returncode != 0 or len(lines) != len(table) + 1:
        return f"exit {done.returncode}, {len(lines)} lines; {done.stderr[:300]}"
    different = []
    for row, line in zip(table, lines[1:]):
        mine = dict(zip(lines[0], line))
        expected = {name: row[column] for name, column in columns.items()}
        if counts:
            size = int(row[counts + "size"])
            expected["backdoors"] = row[f"{counts}n{size}"] if size > 0 else "0"
        if mine["puzzle"] != row["puzzle"] or any(mine[k] != v for k, v in expected.items()):
            different.append(f"{row['puzzle']}: {expected}, here {mine}")
    print(f"# {len(table)} rows, {len(different)} differ")
    return "\n".join(different[:10]) if different else None


def main():
    report = Report()
    for techniques, columns, counts in BACKDOORS:
        report.case(f"backdoors.tsv: --techniques={techniques}", compare_backdoors, techniques,
                    columns, counts)
    report.case("expand.tsv: transform --expand=singles", compare_expansions, "expand.tsv",
                ("nclues", "nvalues_expanded", "ncands_left", "expanded"))
    for name in ("cbg.tsv", "cbg_rare.tsv"):
        report.case(f"{name}: transform --expand=singles", compare_expansions, name,
                    ("nclues", "nclues_BRT", "ncands_BRT"))
    for name, column, kind, scale, most in COLUMNS:
        report.case(f"{name}: {column} {kind or ''}: --scale={scale}", compare, name, column, kind,
                    scale, most)
    report.finish()


if __name__ == "__main__":
    main()
