# SPDX-License-Identifier: MIT
"""Rules against brute force: fuzz.py PROGRAM [COUNT [SEED]]

Random puzzles of 4x4 and 6x6, with each rule alone and in pairs. All their solutions according to
the program are compared with those of meaning.py, which is written from docs/variants.md and tries
every grid. COUNT puzzles; by default 10,000 with ENNEAD_LONG, else 150."""
import json
import os
import random
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path[:0] = [os.path.dirname(os.path.abspath(__file__)),
                os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools")]
from instances import MAKERS, puzzle_with  # noqa: E402
from meaning import MEANING, SIGNS, puzzle_text  # noqa: E402
from tap import Report, environment  # noqa: E402

AT_ONCE = 500


def names_at(index: int, chance: random.Random) -> tuple[str, ...]:
    """The rules of a puzzle: one, two or both of a kind, so that each rule comes as often as any
    other."""
    every = list(MAKERS)
    name = every[index % len(every)]
    return (name,) if index // len(every) % 3 == 0 else (name, chance.choice(every))


def answers(program: str, puzzles) -> list[dict]:
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write("".join(puzzle_text(puzzle) for puzzle in puzzles))
        file.flush()
        run = subprocess.run([program, "solve", "--solutions=all", "--format=json", "--threads=1",
                              file.name],
                             capture_output=True, text=True, env=environment())
    return [json.loads(line) for line in run.stdout.splitlines()]


def difference(puzzle, answer: dict, expected) -> str | None:
    wanted = {"".join(SIGNS[number] for number in grid) for grid in expected}
    if answer["verdict"] == "error":
        return "refused: " + answer["message"]
    found = answer["solutions"]
    if len(found) == len(set(found)) and set(found) == wanted:
        return None
    return (f"{len(found)} solutions, by brute force {len(wanted)}; "
            f"only one of both: {sorted(set(found) ^ wanted)[:2]}")


def main():
    program = os.path.abspath(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 10000 if "ENNEAD_LONG" in os.environ else 150
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    report = Report()
    listed = subprocess.run([program, "rules"], capture_output=True, text=True,
                            env=environment()).stdout
    rows = {line.split()[0] for line in listed.splitlines() if line}
    report.case("every rule of the program has a meaning, and is made",
                lambda: None if rows == set(MEANING) == set(MAKERS)
                else str(rows ^ set(MEANING) ^ set(MAKERS)))
    unsolved, total, most = 0, 0, 0
    wrong: dict[str, list[str]] = {}
    for begin in range(0, count, AT_ONCE):
        made = []
        for index in range(begin, min(begin + AT_ONCE, count)):
            chance = random.Random(f"{seed}/{index}")
            made.append(puzzle_with(chance, names_at(index, chance)))
        found = answers(program, [puzzle for puzzle, _ in made])
        for (puzzle, expected), answer in zip(made, found, strict=True):
            total += len(expected)
            unsolved += not expected
            most = max(most, len(expected))
            why = difference(puzzle, answer, expected)
            if why:
                names = " and ".join(rule.name for rule in puzzle.rules)
                wrong.setdefault(names, []).append(f"{why}\n{puzzle_text(puzzle)}")
    for names, faults in wrong.items():
        report.case(names, lambda: f"{len(faults)} puzzles\n" + faults[0])
    report.case(f"{count} puzzles with {total} solutions, {unsolved} without any: no difference",
                lambda: f"{sum(map(len, wrong.values()))} puzzles differ" if wrong else None)
    report.case("most have solutions",
                lambda: None if unsolved < 0.3 * count else f"{unsolved} of {count} have none")
    report.finish()


if __name__ == "__main__":
    main()
