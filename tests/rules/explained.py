# SPDX-License-Identifier: MIT
"""Explanations of rules against brute force: explained.py PROGRAM [COUNT [SEED]]

The random puzzles of fuzz.py are explained step by step. What a step removes is in no solution, the
sentence of a step says just what the step removes, and its verbs agree in number; what is taken
besides has been placed somewhere. COUNT puzzles; by default 3,000 with ENNEAD_LONG, else 130."""
import json
import os
import random
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path[:0] = [os.path.dirname(os.path.abspath(__file__)),
                os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools")]
from instances import MAKERS, puzzle_with  # noqa: E402
from meaning import puzzle_text  # noqa: E402
from tap import Report, environment  # noqa: E402

CELL = r"r\d+c\d+"
NUMBERS = r"(?:\d+(?: to \d+)?(?:, | and )?)+"
ELIMINATED = re.compile(rf"(?<!\w)({NUMBERS}) (is|are) eliminated from "
                        rf"((?:{CELL}(?:, | and )?)+|many cells)")
PLACED = re.compile(rf"({CELL}) must be (\d+)")


def numbers_in(text):
    found = set()
    for low, high in re.findall(r"(\d+)(?: to (\d+))?", text):
        found |= set(range(int(low), int(high or low) + 1))
    return found


def conclusion(words):
    """The end of a sentence, where it eliminates: of a trial what comes after it."""
    if not words.startswith("Suppose"):
        return words
    at = words.rfind("eliminated from")
    return words[words.rfind("So ", 0, at if at > 0 else len(words)):]


def fault_of_sentence(step):
    """What is wrong with the sentence of a step, or None."""
    end = conclusion(step["words"])
    removed = {(part["digit"], cell) for part in step["removed"] for cell in part["cells"]}
    said = set()
    for numbers, verb, cells in ELIMINATED.findall(end):
        if (len(numbers_in(numbers)) == 1) != (verb == "is"):
            return "the number of a verb"
        if cells == "many cells":
            return None
        said |= {(number, cell) for number in numbers_in(numbers)
                 for cell in re.findall(CELL, cells)}
    placed = {cell: int(number) for cell, number in PLACED.findall(end)}
    if said - removed:
        return f"says more: {sorted(said - removed)}"
    silent = {(number, cell) for number, cell in removed - said
              if placed.get(cell, number) == number}
    return f"says less: {sorted(silent)}" if silent else None


def fault_of_step(step, puzzle, solutions):
    """A candidate that a step removes although it is in a solution, or None."""
    for part in step["removed"] + step["taken"]:
        for cell in part["cells"]:
            row, column = map(int, re.findall(r"\d+", cell))
            at = (row - 1) * puzzle.columns + column - 1
            if any(grid[at] == part["digit"] for grid in solutions):
                return f"{part['digit']} of {cell} is in a solution"
    return None


def fault_of_taken(step, left):
    """A number that a step takes from cells although no cell has been left with it alone, or None.
    `left` has what each cell may still hold, and is updated."""
    for part in step["removed"] + step["taken"]:
        for cell in part["cells"]:
            left[cell].discard(part["digit"])
    placed = {number for numbers in left.values() if len(numbers) == 1 for number in numbers}
    wrong = [part["digit"] for part in step["taken"] if part["digit"] not in placed]
    return f"{wrong} are taken, but placed nowhere" if wrong else None


def first_candidates(puzzle):
    """{cell: set of numbers} as the puzzle gives them."""
    return {f"r{at // puzzle.columns + 1}c{at % puzzle.columns + 1}":
            set(puzzle.givens.get(at, puzzle.numbers())) for at in range(puzzle.cells)}


def paths(program, puzzles):
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write("".join(puzzle_text(puzzle) for puzzle in puzzles))
        file.flush()
        run = subprocess.run([program, "explain", "--format=json", "--threads=1", file.name],
                             capture_output=True, text=True, env=environment())
    return [json.loads(line)["path"] for line in run.stdout.splitlines()]


def main():
    program = os.path.abspath(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 3000 if "ENNEAD_LONG" in os.environ else 130
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    report = Report()
    steps, removed, wrong = 0, 0, []
    names = list(MAKERS)
    made = []
    for index in range(count):
        chance = random.Random(f"explained/{seed}/{index}")
        name = names[index % len(names)]
        made.append(puzzle_with(chance, (name,) if index // len(names) % 2 == 0
                                else (name, chance.choice(names))))
    found = paths(program, [puzzle for puzzle, _ in made])
    for (puzzle, solutions), path in zip(made, found, strict=True):
        left = first_candidates(puzzle)
        for step in path:
            steps += 1
            removed += sum(len(part["cells"]) for part in step["removed"])
            why = (fault_of_step(step, puzzle, solutions) or fault_of_sentence(step)
                   or fault_of_taken(step, left))
            if why:
                wrong.append(f"{why}\n{step['words']}\n{puzzle_text(puzzle)}")
    print(f"# {count} puzzles, {steps} steps, {removed} candidates removed")
    report.case("steps keep every solution, and sentences say what they remove",
                lambda: "\n".join(wrong[:5]) or None)
    report.case("there were steps enough", lambda: None if steps > count else "too few steps")
    step = {"words": "3 and 4 is eliminated from r1c1.",
            "removed": [{"digit": 3, "cells": ["r1c1"]}], "taken": []}
    taken = dict(step, taken=[{"digit": 5, "cells": ["r1c2"]}])
    report.case("fault: taken without a reason",
                lambda: None if fault_of_taken(taken, {"r1c1": {1, 3}, "r1c2": {2, 5, 6}})
                else "it is not noticed")
    report.case("fault: a verb", lambda: None if fault_of_sentence(step) else "it is not noticed")
    less = dict(step, words="So r1c2 must be 1.")
    report.case("fault: too little",
                lambda: None if fault_of_sentence(less) else "it is not noticed")
    more = dict(step, words="3 and 4 are eliminated from r1c1.")
    report.case("fault: too much", lambda: None if fault_of_sentence(more) else "it is not noticed")
    report.finish()


main()
