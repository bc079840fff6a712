# SPDX-License-Identifier: MIT
"""Values that houses miss, in strings of Interactive Sudoku Solver, against brute force:
missed.py PROGRAM [COUNT [SEED]]

Random 4x4 puzzles with Doppelganger and items about DGR, DGC and DGB, alone and beside cells and in
groups. All their solutions are compared with those found here among all grids of the rule. COUNT
puzzles; by default 600."""
import itertools
import os
import random
import sys

sys.dont_write_bytecode = True
sys.path[:0] = [os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools")]
from solutions import compare  # noqa: E402
from tap import Report  # noqa: E402

SIZE = 4
VALUES = range(SIZE + 1)
Place = tuple[str, int]  # R1C1 is ("", 0), DGR1 ("DGR", 0)


def houses(boxes: bool) -> dict[str, list[list[int]]]:
    """The cells of the houses, by the name of the values that they miss."""
    found = {"DGR": [[SIZE * row + column for row in range(SIZE)] for column in range(SIZE)],
             "DGC": [[SIZE * row + column for column in range(SIZE)] for row in range(SIZE)]}
    if boxes:
        found["DGB"] = [[SIZE * (2 * (box // 2) + i) + 2 * (box % 2) + k
                         for i in range(2) for k in range(2)] for box in range(SIZE)]
    return found


def missed(grid, boxes: bool) -> dict[str, list[int]] | None:
    """What the houses miss; None if it is not as the rule wants."""
    found = {}
    for name, kind in houses(boxes).items():
        lacking = [set(VALUES) - {grid[cell] for cell in house} for house in kind]
        if any(len(some) != 1 or 0 in some for some in lacking):
            return None
        found[name] = [some.pop() for some in lacking]
        if len(set(found[name])) < SIZE:
            return None
    for cell, value in enumerate(grid):
        around = [found[name][index] for name, kind in houses(boxes).items()
                  for index, house in enumerate(kind) if cell in house]
        if value == 0 and len(set(around)) < len(around):
            return None
    return found


def all_grids(boxes: bool) -> list[dict[Place, int]]:
    """The values of all places, for each grid of the rule. Values but 0 may be exchanged, so only
    grids in which row 1 misses 1, row 2 misses 2 and so on are looked for."""
    grids = [()]
    for row in range(SIZE):
        lines = itertools.permutations(set(VALUES) - {row + 1})
        grids = [grid + line for line in lines for grid in grids
                 if all(line[i % SIZE] != value for i, value in enumerate(grid))]
    found = []
    for grid in grids:
        lacking = missed(grid, boxes)
        if lacking is None:
            continue
        places = {("", cell): value for cell, value in enumerate(grid)}
        places.update({(name, i): value for name, values in lacking.items()
                       for i, value in enumerate(values)})
        for other in itertools.permutations(range(1, SIZE + 1)):
            found.append({place: value and other[value - 1] for place, value in places.items()})
    return found


def name_of(place: Place) -> str:
    kind, number = place
    return f"{kind}{number + 1}" if kind else f"R{number // SIZE + 1}C{number % SIZE + 1}"


def are_beside(one: Place, other: Place) -> bool:
    across = {"": SIZE, "DGB": 2}.get(one[0], 2 * SIZE)
    return one[0] == other[0] and (abs(one[1] // across - other[1] // across) +
                                   abs(one[1] % across - other[1] % across)) == 1


def are_next(places):
    return list(zip(places, places[1:]))


def beside(places):
    return [(a, b) for a, b in itertools.combinations(places, 2) if are_beside(a, b)]


# For each type the pairs that it is about, and what it says of two numbers and its own.
TYPES = {"AllDifferent": (lambda places: list(itertools.combinations(places, 2)),
                          lambda a, b, n: a != b),
         "Whisper": (are_next, lambda a, b, n: abs(a - b) >= n),
         "Thermo": (are_next, lambda a, b, n: a < b),
         "GreaterThan": (beside, lambda a, b, n: a > b),
         "WhiteDot": (beside, lambda a, b, n: abs(a - b) == 1),
         "BlackDot": (beside, lambda a, b, n: a == 2 * b or b == 2 * a),
         "V": (beside, lambda a, b, n: a + b == 5)}


def item(chance: random.Random, places: list[Place]):
    """The text of an item, and whether it holds of the values of places."""
    name = chance.choice(list(TYPES) + ["given"] * 3)
    if name == "given":
        place = chance.choice(places)
        values = chance.sample(VALUES, chance.randint(1, 3))
        return (f".~{name_of(place)}_{'_'.join(map(str, values))}",
                lambda grid: grid[place] in values)
    pairs_of, holds = TYPES[name]
    while True:
        some = chance.sample(places, chance.choice((2, 2, 2, 3)))
        pairs = pairs_of(some)
        if pairs and any(kind for kind, _ in some):
            break
    number = chance.randint(1, 3)
    text = f".{name}" + (f"~{number}" if name == "Whisper" else "")
    return (text + "".join("~" + name_of(place) for place in some),
            lambda grid: all(holds(grid[a], grid[b], number) for a, b in pairs))


def puzzle(chance: random.Random, grids):
    """A string, and its solutions; most have some."""
    boxes = chance.random() < 0.7
    grid = chance.choice(grids[boxes])
    places = [place for place in grid if place[0]] * 2 + [place for place in grid if not place[0]]
    text = f".Shape~4x4~0-4.Doppelganger{'' if boxes else '.NoBoxes'}"
    rules = []
    for cell in chance.sample(range(SIZE * SIZE), 2 if boxes else 6):
        text += f".~{name_of(('', cell))}_{grid['', cell]}"
        rules.append(lambda values, cell=cell: values["", cell] == grid["", cell])
    for _ in range(chance.randint(1, 4)):
        for _ in range(20):
            one, fits = item(chance, places)
            if chance.random() < 0.3:
                other, also = item(chance, places)
                one, fits = (f".Or{one}{other}.End",
                             lambda grid, a=fits, b=also: a(grid) or b(grid))
            if fits(grid):
                break
        text += one
        rules.append(fits)
    expected = ["".join(str(some["", cell]) for cell in range(SIZE * SIZE))
                for some in grids[boxes] if all(rule(some) for rule in rules)]
    return text, sorted(expected)


def main():
    program, count, seed = sys.argv[1], *(int(some) for some in (sys.argv[2:] + ["600", "1"])[:2])
    report = Report()
    chance = random.Random(seed)
    grids = {boxes: all_grids(boxes) for boxes in (False, True)}
    puzzles = [puzzle(chance, grids) for _ in range(count)]
    compare(report, program, "about what houses miss", puzzles)
    report.finish()


if __name__ == "__main__":
    main()
