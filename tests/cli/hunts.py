# SPDX-License-Identifier: MIT
"""`ennead hunt`: hunts.py PROGRAM. Any number of threads and any memory give the same bytes;
what is kept follows the rules. With ENNEAD_LONG, a hunt that starts two exchanges of a clue away
from a puzzle of puzzles/hardest11plus.txt, in the folder that ENNEAD_DATA names, finds it again.
"""
import os
import random
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from tap import Report, Skip, environment  # noqa: E402

PROGRAM = os.path.abspath(sys.argv[1])
LONG = "ENNEAD_LONG" in os.environ
ROUNDS = 60  # of the hunt for a known puzzle


def ennead(*arguments, text=None):
    done = subprocess.run([PROGRAM, *arguments], input=text, capture_output=True, text=True,
                          check=False, env=environment())
    if done.returncode != 0:
        raise RuntimeError(f"{arguments}: exit status {done.returncode}, {done.stderr[-300:]}")
    return done.stdout


def rows(text):
    return [line.split("\t") for line in text.splitlines()[1:]]


def content(name):
    with open(name, encoding="ascii") as file:
        return file.read()


def same_bytes(seeds):
    """Threads and memory change nothing, neither of the output nor of the table of the best."""
    outcomes = set()
    for options in (["--threads=1"], ["--threads=2"], ["--threads=3", "--memory=64K"]):
        text = ennead("hunt", "-q", "--rounds=3", "--seed=4", "--best=best", *options, text=seeds)
        outcomes.add((text, content("best")))
    return None if len(outcomes) == 1 else f"{len(outcomes)} different outcomes"


def follows_rules(seeds):
    """Every neighbor satisfies the condition, is one of a puzzle in the output, and comes once;
    the table has the best."""
    text = ennead("hunt", "-q", "--rounds=4", "--where=er >= 2", "--best=best", "--rows=5",
                  text=seeds)
    found = rows(text)
    puzzles = [row[0] for row in found]
    if len(found) < len(seeds.split()) + 5:
        return f"only {len(found)} rows"
    for number, (_, rating, _, _, _, parent) in enumerate(found):
        if parent and (float(rating) < 2 or parent not in puzzles[:number]):
            return f"row {number}: {found[number]}"
    forms = ennead("canonical", text="\n".join(puzzles) + "\n").split()
    if len(set(forms)) != len(forms):
        return "a puzzle comes twice"
    parents = list(dict.fromkeys(row[5] for row in found if row[5]))
    if len(parents) > 4:
        return f"{len(parents)} rounds"
    ranks = sorted(([float(value) for value in row[1:4]] for row in found), reverse=True)
    best = [[float(value) for value in line.split("\t")[1:4]]
            for line in content("best").splitlines()]
    return None if best == ranks[:5] else f"{best}"


def few_are_kept(seeds):
    """With --keep=1 each neighbor in the output is better than all before."""
    found = rows(ennead("hunt", "-q", "--rounds=3", "--keep=1", text=seeds.split()[0] + "\n"))
    ranks = [[float(value) for value in row[1:4]] for row in found]
    return None if all(a < b for a, b in zip(ranks, ranks[1:])) else f"{ranks}"


def other_scales(seeds):
    for scale, columns in (("te", "te"), ("hodoku", "score"), ("both", "er\tep\ted")):
        text = ennead("hunt", "-q", f"--scale={scale}", "--rounds=1", text=seeds)
        if not text.startswith(f"puzzle\t{columns}\tclues\tfrom\n") or len(text.split("\n")) < 10:
            return f"{scale}: {text[:200]!r}"
    return None


def large_unit(seeds):
    """What a unit of the search finds is rated in order, also if it is more than is kept at once:
    the first neighbors are those that `neighbors` writes. The hunt is stopped then."""
    change = ["--remove=2", "--add=3", "--threads=2"]
    seed, rows_wanted = seeds.split()[0], 4500
    expected = ennead("neighbors", f"--limit={rows_wanted}", *change, text=seed + "\n").split()
    with open("seed", "w", encoding="ascii") as file:
        file.write(seed + "\n")
    found = []
    with subprocess.Popen([PROGRAM, "hunt", "-q", "--scale=te", "--keep=100000", *change, "seed"],
                          stdout=subprocess.PIPE, text=True, env=environment()) as hunt:
        for line in hunt.stdout:
            found.append(line[:81])
            if len(found) == rows_wanted + 2:
                hunt.terminate()
                break
        hunt.stdout.close()
    return None if found[2:] == expected else f"{len(found)} lines, {len(expected)} neighbors"


def neighbors(puzzle, draw):
    return draw.choice(ennead("neighbors", text=puzzle + "\n").split())


def finds_again():
    """A known puzzle, from two exchanges of a clue away."""
    path = os.path.join(os.environ.get("ENNEAD_DATA", "/nonexistent"), "puzzles",
                        "hardest11plus.txt")
    if not LONG or not os.path.exists(path):
        raise Skip("needs ENNEAD_LONG and ENNEAD_DATA")
    draw = random.Random(1)
    with open(path, encoding="ascii") as file:
        known = file.readline()[:81]
    start = neighbors(neighbors(known, draw), draw)
    wanted = ennead("canonical", text=known + "\n").split()[0]
    text = ennead("hunt", "-q", f"--rounds={ROUNDS}", text=start + "\n")
    found = rows(text)
    forms = ennead("canonical", text="\n".join(row[0] for row in found) + "\n").split()
    if wanted not in forms:
        return f"not among {len(forms)} puzzles"
    print(f"# {found[forms.index(wanted)][1]} found as number {forms.index(wanted)}, "
          f"from one of {found[0][1]}")
    return None


def main():
    report = Report()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        seeds = ennead("generate", "-n", "3", "--seed=7")
        for case in (same_bytes, follows_rules, few_are_kept, other_scales, large_unit):
            report.case(case.__name__.replace("_", " "), case, seeds)
        report.case("a known puzzle is found again", finds_again)
    report.finish()


if __name__ == "__main__":
    main()
