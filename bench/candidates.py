# SPDX-License-Identifier: MIT
"""True candidates against a search for each candidate: candidates.py PROGRAM BENCH

Makes 200 plain puzzles and 200 with rules, all with several solutions (minimal puzzles from which
one to eight clues were removed), and measures both ways of asking with build/bench/candidates, for
the caps 1 and 8."""
import random
import re
import subprocess
import sys
import tempfile

NUMBER, MOST_REMOVED = 200, 8

RULES = ["anti-knight", "diagonal-up\ndiagonal-down", "windoku", "disjoint-groups",
         "thermo r3c3 r3c4 r3c5",
         "thermo r1c1 r2c1 r3c1 r4c1\nthermo r9c9 r8c9 r7c9", "arrow r5c5: r5c6 r5c7 r4c8",
         "cage 15 r1c1 r1c2 r2c1\ncage 20 r5c4 r5c5 r5c6 r6c5\ncage 12 r9c8 r9c9",
         "whisper 5 r6c6 r7c6 r8c7 r8c8", "black-dot r7c1 r7c2\nwhite-dot r8c5 r9c5"]


def output_of(*command, text=None):
    """What a command writes; where `generate` finds no grid it goes on, and exits with 1."""
    run = subprocess.run(command, input=text, capture_output=True, text=True)
    if run.returncode > 1:
        sys.exit(run.stderr)
    return run.stdout


def with_fewer_clues(chance, cells, clues, number):
    """`cells` without some of the clues at the positions `clues`."""
    gone = set(chance.sample(clues, 1 + number % MOST_REMOVED))
    return "".join("." if at in gone else cell for at, cell in enumerate(cells))


def plain(program, chance):
    grids = output_of(program, "fill", f"--number={NUMBER}", "--seed=5")
    lines = output_of(program, "minimize", "--seed=5", text=grids).split()
    return "".join(with_fewer_clues(chance, line, [at for at in range(81) if line[at] in
                                                   "123456789"], number) + "\n"
                   for number, line in enumerate(lines))


def variants(program, chance, folder):
    made = []
    for rule in RULES:
        with open(f"{folder}/rules", "w", encoding="ascii") as file:
            file.write(f"variant\n{rule}\n")
        made += re.split(r"(?m)^(?=variant)", output_of(
            program, "generate", f"--rules={folder}/rules", "--seed=3",
            f"--number={NUMBER // len(RULES)}"))[1:]
    found = []
    for number, text in enumerate(made):
        begin, grid, end = re.fullmatch(r"(?s)(.*?\ngrid\n)((?:[^\n]*\n){9})(.*)", text).groups()
        clues = [match.start() for match in re.finditer("[1-9]", grid)]
        found.append(begin + with_fewer_clues(chance, grid, clues, number) + end)
    return "".join(found)


def main():
    program, bench = sys.argv[1:3]
    chance = random.Random(7)
    with tempfile.TemporaryDirectory() as folder:
        for name, text in (("plain", plain(program, chance)),
                           ("variants", variants(program, chance, folder))):
            with open(f"{folder}/{name}", "w", encoding="ascii") as file:
                file.write(text)
            for cap in (1, 8):
                print(f"{name}, --cap={cap}")
                print(output_of(bench, f"--cap={cap}", f"{folder}/{name}"))


if __name__ == "__main__":
    main()
