# SPDX-License-Identifier: MIT
"""True candidates and their counts against brute force: candidates.py PROGRAM [COUNT [SEED]]

Half of the puzzles are plain 9x9 ones with up to 500 solutions, the others are 4x4 and 6x6 with
rules, as in fuzz.py. The candidates of `ennead candidates` and in how many solutions they are, up
to a cap, are compared with all solutions that are found by trying; with a limit on nodes, what is
final must be right and the rest a lower bound. COUNT puzzles; by default 400 with ENNEAD_LONG,
else 20."""
import json
import os
import random
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path[:0] = [os.path.dirname(os.path.abspath(__file__)),
                os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools")]
from instances import full_grid, puzzle_with  # noqa: E402
from fuzz import names_at  # noqa: E402
from meaning import Puzzle, puzzle_text  # noqa: E402
from tap import Report, environment  # noqa: E402

MOST = 500
HOUSES = ([[9 * row + column for column in range(9)] for row in range(9)] +
          [[9 * row + column for row in range(9)] for column in range(9)] +
          [[27 * (box // 3) + 3 * (box % 3) + 9 * (at // 3) + at % 3 for at in range(9)]
           for box in range(9)])
PEERS = [{peer for house in HOUSES if cell in house for peer in house} - {cell}
         for cell in range(81)]


def all_grids(cells, most):
    """Every full grid with these digits (0: empty), but no more than `most`."""
    free = [(len(left), cell, left) for cell in range(81) if cells[cell] == 0
            for left in [set(range(1, 10)) - {cells[peer] for peer in PEERS[cell]}]]
    if not free:
        return [list(cells)]
    _, cell, left = min(free, key=lambda choice: choice[:2])
    found = []
    for digit in sorted(left):
        if len(found) >= most:
            break
        found += all_grids(cells[:cell] + [digit] + cells[cell + 1:], most - len(found))
    return found


def plain_puzzle(chance):
    """The cells of a 9x9 puzzle, and all its solutions."""
    cells = full_grid(chance, Puzzle(9, 9, 1, 9, (3, 3)))
    order = chance.sample(range(81), 81)
    clues = chance.randint(24, 28)
    while True:
        puzzle = [cells[cell] if cell in order[:clues] else 0 for cell in range(81)]
        found = all_grids(puzzle, MOST + 1)
        if len(found) <= MOST:
            return puzzle, found
        clues += 1


def answers(program, text, *options):
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write(text)
        file.flush()
        run = subprocess.run([program, "candidates", "--format=json", *options, file.name],
                             capture_output=True, text=True, env=environment())
    return [json.loads(line) for line in run.stdout.splitlines()]


def numbers_of(words, large):
    """A word a cell: numbers, joined by commas if `large`."""
    return [[] if word == "-" else [int(number) for number in (word.split(",") if large else word)]
            for word in words]


def difference(answer, found, cap, numbers):
    """What is wrong with an answer, or None."""
    shown = numbers_of(answer["candidates"], numbers[-1] > 9)
    counted = (numbers_of(answer["frequencies"], True) if cap != 1
               else [[1] * len(cell) for cell in shown])
    open_now = (numbers_of(answer["undecided"], numbers[-1] > 9) if "undecided" in answer
                else [[] for _ in shown])
    verdict = ("none", "unique", "several")[min(len(found), 2)]
    if "ended" not in answer and answer["verdict"] != verdict:
        return f"{answer['verdict']}, by brute force {verdict}"
    if answer["true"] != sum(map(len, shown)):
        return f"{answer['true']} are not {sum(map(len, shown))} true candidates"
    for cell, (values, counts, unsure) in enumerate(zip(shown, counted, open_now, strict=True)):
        told = dict(zip(values, counts, strict=True))
        for number in numbers:
            right = sum(grid[cell] == number for grid in found)
            right = right if cap == 0 else min(right, cap)
            count = told.get(number, 0)
            if (count > right) if number in unsure else (count != right):
                return f"{number} in cell {cell} is in {count} solutions, by brute force {right}"
    return None


def all_differences(program, text, expected, cap, limits):
    got = answers(program, text, f"--cap={cap}", *limits)
    if len(got) != len(expected):
        return f"{len(got)} answers to {len(expected)} puzzles"
    wrong = [f"puzzle {at}: {why}" for at, (answer, (found, numbers)) in
             enumerate(zip(got, expected)) if (why := difference(answer, found, cap, numbers))]
    return "\n".join(wrong[:3]) or None


def main():
    program = os.path.abspath(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 400 if "ENNEAD_LONG" in os.environ else 20
    chance = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    report = Report()
    plain = [plain_puzzle(chance) for _ in range(count // 2)]
    ruled = [puzzle_with(chance, names_at(index, chance)) for index in range(count - count // 2)]
    kinds = [("plain", "".join("".join(map(str, cells)) + "\n" for cells, _ in plain),
              [(found, range(1, 10)) for _, found in plain]),
             ("with rules", "".join(puzzle_text(puzzle) for puzzle, _ in ruled),
              [(found, puzzle.numbers()) for puzzle, found in ruled])]
    for kind, text, expected in kinds:
        for cap, *limits in ((1,), (8,), (0,), (1, "--node-limit=20"), (5, "--node-limit=60")):
            report.case(" ".join([f"{len(expected)} puzzles {kind}, --cap={cap}", *limits]),
                        all_differences, program, text, expected, cap, limits)
    report.finish()


if __name__ == "__main__":
    main()
