# SPDX-License-Identifier: MIT
"""Cells beside the grid, in strings of Interactive Sudoku Solver, against brute force:
beside.py PROGRAM [COUNT [SEED]]

Random 4x4 puzzles with ChaosConstruction and Var, and items about their cells. All their solutions
are compared with those found here among all squares and all ways to cut a board. COUNT puzzles; by
default 150, with ENNEAD_LONG 3,000."""
import itertools
import os
import random
import sys

sys.dont_write_bytecode = True
sys.path[:0] = [os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools")]
from solutions import compare  # noqa: E402
from tap import Report  # noqa: E402

SIZE = 4
CELLS = range(SIZE * SIZE)
EXTRA = 2  # cells of Var
WAYS = ((0, -1), (0, 1), (-1, 0), (1, 0))


def at(cell: int, down: int, right: int) -> int | None:
    row, column = cell // SIZE + down, cell % SIZE + right
    return SIZE * row + column if row in range(SIZE) and column in range(SIZE) else None


def squares():
    rows = list(itertools.permutations(range(1, SIZE + 1)))
    return [sum(some, ()) for some in itertools.product(rows, repeat=SIZE)
            if all(len(set(column)) == SIZE for column in zip(*some))]


def pieces():
    """The connected sets of SIZE cells."""
    found = {frozenset([cell]) for cell in CELLS}
    for _ in range(SIZE - 1):
        found = {some | {near} for some in found for cell in some for way in WAYS
                 if (near := at(cell, *way)) is not None and near not in some}
    return found


def divisions():
    """All ways to cut the board into such pieces: the number of each cell's piece."""
    found = []

    def cut(numbers, number):
        first = next((cell for cell in CELLS if cell not in numbers), None)
        if first is None:
            found.append(tuple(numbers[cell] for cell in CELLS))
            return
        for piece in all_pieces:
            if first in piece and not numbers.keys() & piece:
                cut({**numbers, **dict.fromkeys(piece, number)}, number + 1)

    all_pieces = sorted(pieces(), key=sorted)
    cut({}, 1)
    return found


def divided(some_squares, some_divisions):
    """Squares with the numbers of regions behind them, each of which has every value."""
    return [square + division for division in some_divisions for square in some_squares
            if len(set(zip(division, square))) == SIZE * SIZE]


# A place is a cell of the grid, a region, or an extra cell, in this order.
def name_of(place: int) -> str:
    if place >= 2 * len(CELLS):
        return f"VA{place - 2 * len(CELLS) + 1}"
    if place >= len(CELLS):
        return f"CC{place - len(CELLS) + 1}"
    return f"R{place // SIZE + 1}C{place % SIZE + 1}"


def region(cell: int) -> int:
    return cell + len(CELLS)


def chaos_count(chance: random.Random, control: int):
    start = chance.choice(CELLS)
    others = [cell for cell in chance.sample(CELLS, chance.randint(1, 6)) if cell != start]
    if chance.random() < 0.4 and control in CELLS:
        start, text, offset = control, "", 0
        others = [near for down in (-1, 0, 1) for right in (-1, 0, 1)
                  if (near := at(start, down, right)) not in (None, start)]
    else:
        offset = chance.choice((0, 1))
        named = [place if chance.random() < 0.3 else region(place) for place in [start] + others]
        if len({place in CELLS for place in named}) > 1:
            named = [region(place) for place in [start] + others]
        text = f"~{offset or chance.choice(('', 0))}~" + "~".join(map(name_of, named))
    return (f".ChaosCount~{name_of(control)}{text}",
            lambda s: s[control] == 1 - offset + sum(s[region(cell)] == s[region(start)]
                                                     for cell in others))


def chaos_arrow(chance: random.Random, control: int):
    start, offset = chance.choice(CELLS), chance.choice((0, 1))
    ways = chance.sample(WAYS, chance.randint(1, 4))
    if chance.random() < 0.4 and control in CELLS:
        start, offset, ways = control, 0, WAYS
    lines = []
    for down, right in ways:
        line = [start]
        while (near := at(line[-1], down, right)) is not None:
            line.append(near)
        lines.append(line)
    text = "" if ways is WAYS else f"~{offset}~" + "~-~".join(
        "~".join(name_of(region(cell)) for cell in line) for line in lines)

    def holds(s):
        length = 1 - offset
        for line in lines:
            length += len(list(itertools.takewhile(
                lambda cell: s[region(cell)] == s[region(start)], line[1:])))
        return s[control] == length
    return f".ChaosArrow~{name_of(control)}{text}", holds


def item(chance: random.Random, extra: list[int]):
    """The text of an item, and whether it holds of a solution."""
    control = chance.choice(list(CELLS) + extra * 2)
    kind = chance.choice(("count", "count", "arrow", "arrow", "same", "distinct", "sum", "thermo",
                          "differ", "king", "knight", "diagonal", "dot"))
    if kind == "count":
        return chaos_count(chance, control)
    if kind == "arrow":
        return chaos_arrow(chance, control)
    if kind in ("same", "distinct"):
        some = [region(cell) for cell in chance.sample(CELLS, 3)]
        names = "~".join(map(name_of, some))
        if kind == "same":
            return (f".SameValues~3~{names}", lambda s: len({s[place] for place in some}) == 1)
        return (f".CountDistinct~{name_of(control)}~{names}",
                lambda s: s[control] == len({s[place] for place in some}))
    if kind in ("sum", "thermo", "differ"):
        some = chance.sample(list(CELLS) + extra * 4, 3)
        if len(set(some)) < 3:
            some = chance.sample(CELLS, 2) + extra[:1]
        names = "~".join(map(name_of, some))
        if kind == "sum":
            number = chance.randint(4, 9)
            return f".Sum~{number}~{names}", lambda s: sum(s[place] for place in some) == number
        if kind == "thermo":
            return f".Thermo~{names}", lambda s: s[some[0]] < s[some[1]] < s[some[2]]
        return f".AllDifferent~{names}", lambda s: len({s[place] for place in some}) == 3
    if kind == "dot" and len(extra) > 1:
        return (f".WhiteDot~{name_of(extra[0])}~{name_of(extra[1])}",
                lambda s: abs(s[extra[0]] - s[extra[1]]) == 1)
    if kind == "diagonal":
        return (".Diagonal~-1", lambda s: len({s[5 * i] for i in range(SIZE)}) == SIZE)
    steps = ((1, 1), (1, -1)) if kind == "king" else ((1, 2), (1, -2), (2, 1), (2, -1))
    pairs = [(cell, near) for cell in CELLS for step in steps
             if (near := at(cell, *step)) is not None]
    return (".AntiKing" if kind == "king" else ".AntiKnight",
            lambda s: all(s[a] != s[b] for a, b in pairs))


def puzzle(chance: random.Random, grids):
    """A string, and its solutions; most have some."""
    boxes, has_extra = chance.random() < 0.3, chance.random() < 0.6
    extra = [2 * len(CELLS) + i for i in range(EXTRA)] if has_extra else []
    base = chance.choice(grids[boxes])
    text = ".Shape~4x4.ChaosConstruction" + ("" if boxes else ".NoBoxes")
    text += f".Var~A~Outside~{EXTRA}" if extra else ""
    given = chance.sample(CELLS, chance.randint(3, 8))
    text += ".~" + "~".join(f"{name_of(cell)}_{base[cell]}" for cell in given)
    found = [grid for grid in grids[boxes] if all(grid[cell] == base[cell] for cell in given)]
    if extra:
        found = [grid + more for grid in found
                 for more in itertools.product(range(1, SIZE + 1), repeat=EXTRA)]
        base += tuple(chance.randint(1, SIZE) for _ in extra)
    for _ in range(chance.randint(1, 4)):
        for _ in range(30):
            one, fits = item(chance, extra)
            if fits(base):
                break
        text += one
        found = [grid for grid in found if fits(grid)]
    padding = "1" * (-EXTRA % SIZE) if extra else ""
    return text, sorted("".join(map(str, grid)) + padding for grid in found)


def main():
    usual = ["3000" if "ENNEAD_LONG" in os.environ else "150", "1"]
    program = sys.argv[1]
    count, seed = (int(some) for some in sys.argv[2:] + usual[len(sys.argv) - 2:])
    report = Report()
    chance = random.Random(seed)
    cuts = divisions()
    boxes = [square for square in squares()
             if len({(row // 2, column // 2, square[SIZE * row + column])
                     for row in range(SIZE) for column in range(SIZE)}) == SIZE * SIZE]
    grids = {True: divided(boxes, cuts), False: divided(squares(), cuts)}
    puzzles = [puzzle(chance, grids) for _ in range(count)]
    compare(report, program, "with cells beside the grid", puzzles)
    report.finish()


if __name__ == "__main__":
    main()
