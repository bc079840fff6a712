# SPDX-License-Identifier: MIT
"""Random puzzles of 4x4 and 6x6 with chosen rules, from a random full grid: most numbers are true
of that grid, so that most puzzles have solutions. `puzzle_with(random, names)` makes one of these
rules, and all its solutions by brute force."""
import functools
import operator
import random as randomness

from meaning import (MEANING, Puzzle, Rule, grids, neighbors, pairs_of_neighbors, run_length,
                     solutions)

MOST_GRIDS = 1500


@functools.lru_cache(maxsize=None)
def small_grids(first: int, boxes: tuple[int, int] | None):
    return grids(Puzzle(4, 4, first, 4, boxes), 10 ** 6)


def full_grid(random: randomness.Random, puzzle: Puzzle) -> list[int]:
    """A random grid that obeys the houses: rows, columns and values of one are exchanged."""
    size = puzzle.rows
    if size == 4:
        return list(random.choice(small_grids(puzzle.first, puzzle.boxes)))
    height, width = puzzle.boxes or (1, size)

    def mixed(step):
        blocks = [list(range(at, at + step)) for at in range(0, size, step)]
        random.shuffle(blocks)
        for block in blocks:
            random.shuffle(block)
        return [line for block in blocks for line in block]

    rows, columns = mixed(height), mixed(width if puzzle.boxes else 1)
    values = random.sample(list(puzzle.numbers()), size)
    return [values[(width * (row % height) + row // height + column) % size] for row in rows
            for column in columns]


def new_puzzle(random: randomness.Random, with_boxes: bool) -> tuple[Puzzle, list[int]]:
    """A puzzle without rules, and a solution of it."""
    first = random.choice((1, 1, 1, 0))
    if random.random() < 0.5:
        puzzle = Puzzle(4, 4, first, 4,
                        random.choice(((2, 2), (2, 2), (2, 2), None if not with_boxes else (2, 2))))
        solution = full_grid(random, puzzle)
        hidden = random.choice((16, 16, 16, 12))
    else:
        puzzle = Puzzle(6, 6, first, random.choice((6, 6, 6, 7)),
                        random.choice(((2, 3), (2, 3), (3, 2), None if not with_boxes else (2, 3))))
        solution = full_grid(random, puzzle)
        hidden = random.choice((24, 21, 18))
    return with_givens(random, puzzle, solution, hidden)


# Grids in which houses miss a value, as the rule doppelganger wants: with boxes, and without.
DOPPELGANGERS = {(2, 2): (0, 1, 2, 3, 2, 4, 1, 0, 3, 2, 0, 4, 4, 0, 3, 1),
                 None: (0, 1, 2, 3, 1, 0, 3, 4, 2, 3, 4, 0, 4, 2, 0, 1)}


def doppelganger_puzzle(random: randomness.Random) -> tuple[Puzzle, list[int]]:
    """A puzzle for that rule: lines and values of one of the grids are exchanged."""
    boxes = random.choice(list(DOPPELGANGERS))
    rows, columns = (random.choice(((0, 1, 2, 3), (1, 0, 2, 3), (2, 3, 0, 1), (3, 2, 0, 1)))
                     for _ in range(2))
    values = [0] + random.sample(range(1, 5), 4)
    grid = DOPPELGANGERS[boxes]
    solution = [values[grid[4 * row + column]] for row in rows for column in columns]
    return with_givens(random, Puzzle(4, 4, 0, 5, boxes), solution, random.choice((16, 13, 11)))


def with_givens(random: randomness.Random, puzzle: Puzzle, solution: list[int],
                hidden: int) -> tuple[Puzzle, list[int]]:
    """There are up to MOST_GRIDS grids for the givens."""
    order = list(range(puzzle.cells))
    random.shuffle(order)
    while True:
        puzzle.givens = {cell: {solution[cell]} for cell in order[hidden:]}
        for cell in order[:hidden]:
            if random.random() < 0.1:
                puzzle.givens[cell] = {solution[cell], *random.sample(list(puzzle.numbers()), 2)}
        if len(grids(puzzle, MOST_GRIDS + 1)) <= MOST_GRIDS:
            return puzzle, solution
        hidden -= 2


# ------------------------------------------------------------------------------------------ cells

class Maker:
    """What the rules of one puzzle are made with."""

    def __init__(self, random: randomness.Random, puzzle: Puzzle, solution: list[int]):
        self.random, self.puzzle, self.solution = random, puzzle, solution

    def some(self, least: int, most: int) -> list[int]:
        """Cells from anywhere."""
        return self.random.sample(range(self.puzzle.cells), self.random.randint(least, most))

    def line(self, least: int, most: int) -> list[int]:
        """A line from cell to cell, also diagonally."""
        wanted = self.random.randint(least, most)
        while True:
            path = [self.random.randrange(self.puzzle.cells)]
            while len(path) < wanted:
                row, column = self.puzzle.at(path[-1])
                near = [r * self.puzzle.columns + c for r in range(row - 1, row + 2)
                        for c in range(column - 1, column + 2)
                        if 0 <= r < self.puzzle.rows and 0 <= c < self.puzzle.columns]
                near = [cell for cell in near if cell not in path]
                if not near:
                    break
                path.append(self.random.choice(near))
            if len(path) == wanted:
                return path

    def row_or_column(self) -> list[int]:
        """A whole row or column, from either end."""
        size, at = self.puzzle.columns, self.random.randrange(self.puzzle.rows)
        across = self.random.random() < 0.5
        cells = [at * size + i if across else i * size + at for i in range(size)]
        return cells[::self.random.choice((1, -1))]

    def seen(self) -> list[int]:
        """What a clue beside the grid sees, or now and then a part of it."""
        cells = self.row_or_column()
        return cells if self.random.random() < 0.7 else cells[:self.random.randint(2, len(cells))]

    def neighbors(self) -> list[int]:
        pair = list(self.random.choice(pairs_of_neighbors(self.puzzle)))
        self.random.shuffle(pair)
        return pair

    def diagonal(self) -> list[int]:
        while True:
            row, column = self.random.choice([(0, i) for i in range(self.puzzle.columns)] +
                                             [(self.puzzle.rows - 1, i)
                                              for i in range(self.puzzle.columns)])
            down, right = (1 if row == 0 else -1), self.random.choice((1, -1))
            cells = []
            while 0 <= row < self.puzzle.rows and 0 <= column < self.puzzle.columns:
                cells.append(row * self.puzzle.columns + column)
                row, column = row + down, column + right
            if len(cells) > 1:
                return cells

    def of(self, cells: list[int]) -> list[int]:
        return [self.solution[cell] for cell in cells]

    def near(self, number: int) -> int:
        """Mostly that number, else a neighbor of it."""
        return max(0,
                   number + self.random.choice((0, 0, 0, 0, 1, -1, 2, self.random.randint(-5, 9))))


def true_number(usual):
    """The number that makes a rule true of the solution, or any small one."""
    def number(maker: Maker, name: str, cells: list[int]) -> int:
        least = {"hidden-skyscraper": maker.puzzle.first, "numbered-room": maker.puzzle.first,
                 "sum-line": 1, "sum-loop": 1, "full-rank": 1, "full-rank-ties": 1}.get(name, 0)
        greatest, ranks = max(maker.puzzle.numbers()), 4 * maker.puzzle.rows
        most = {"hidden-skyscraper": greatest, "numbered-room": greatest,
                "full-rank": ranks, "full-rank-ties": ranks}.get(name, 40)
        fitting = [n for n in range(least, most + 1)
                   if MEANING[name](maker.puzzle, Rule(name, [n], [cells]), maker.solution)]
        return min(max(maker.near(fitting[0] if fitting else maker.random.randint(0, usual)),
                       least), most)
    return number


# ------------------------------------------------------------------------------------------ texts

def regex_for(maker: Maker, cells: list[int]) -> str:
    values = [str(number) for number in maker.puzzle.numbers()]
    parts = []
    for value in maker.of(cells):
        value = str(value if maker.random.random() < 0.9 else maker.random.choice(values))
        others = "".join(sorted(set(maker.random.sample(values, 2)) | {value}))
        absent = "".join(maker.random.sample([other for other in values if other != value], 2))
        low, high = sorted((value, maker.random.choice(values)))
        parts.append(
            maker.random.choice((value, ".", f"[{others}]", f"[^{absent}]", f"[{low}-{high}]",
                                 f"({value}|{absent})")))
    kind = maker.random.randrange(4)
    if kind == 0:
        parts[maker.random.randrange(len(parts))] = maker.random.choice(
            (".*", ".+", "[^%s]*" % values[0], ".?"))
    elif kind == 1:
        at = maker.random.randrange(len(parts))
        parts[at:] = ["(" + "|".join(parts[at:at + 2] + ["."]) + ")"
                      + maker.random.choice(("*", "+", "{1,3}", "{2}", "{1,}"))]
    return "".join(parts)


def automaton_for(maker: Maker, parts: int) -> str:
    states = [str(i) for i in range(maker.random.randint(2, 4))]
    values = list(maker.puzzle.numbers())
    steps = []
    for state in states:
        for _ in range(maker.random.randint(1, 3)):
            some = sorted(maker.random.sample(values, maker.random.randint(1, len(values) - 1)))
            what = maker.random.choice(
                (",".join(map(str, some)),
                 f"{some[0]}-{some[-1]}" if some[0] < some[-1] else str(some[0]), "."))
            steps.append(f"{state} {what} {maker.random.choice(states)}")
        if parts > 1:
            steps.append(f"{state} / {maker.random.choice(states)}")
    accepted = maker.random.sample(states, maker.random.randint(1, len(states)))
    return "; ".join(["start " + " ".join(maker.random.sample(states, maker.random.randint(1, 2))),
                      "accept " + " ".join(accepted)] + steps)


def pairs_for(maker: Maker) -> str:
    values = list(maker.puzzle.numbers())
    entries = []
    for value in values:
        if maker.random.random() < 0.1:
            continue  # nothing may come after it
        some = sorted(maker.random.sample(values, maker.random.randint(1, len(values))))
        ranged = len(some) > 2 and maker.random.random() < 0.3
        entries.append(f"{value}:"
                       + (f"{some[0]}-{some[-1]}" if ranged else ",".join(map(str, some))))
    return " ".join(entries) or f"{values[0]}:{values[0]}"


# ------------------------------------------------------------------------------------------ rules

def with_usual(numbers):
    """A number now and then, else none: the rule has a usual one."""
    return lambda maker: [] if maker.random.random() < 0.5 else [maker.random.choice(numbers)]


def cells_rule(cells, numbers=lambda maker: []):
    return lambda maker, name: Rule(name, numbers(maker), [cells(maker)])


def flag(maker: Maker, name: str) -> Rule:
    return Rule(name)


def sum_rule(cells):
    def make(maker: Maker, name: str) -> Rule:
        chosen = cells(maker)
        return Rule(name, [maker.near(sum(maker.of(chosen)))], [chosen])
    return make


def make_sum(maker: Maker, name: str) -> Rule:
    """A sum of some cells, in one of three cases with factors."""
    cells = maker.some(1, 5)
    if maker.random.random() < 0.67:
        return Rule(name, [maker.near(sum(maker.of(cells)))], [cells])
    factors = [maker.random.choice((-3, -2, -1, 0, 1, 1, 2, 10)) for _ in cells[1:]] + [1]
    total = sum(map(operator.mul, factors, maker.of(cells)))
    return Rule(name, [total + maker.random.choice((0, 0, 0, 1, -1)), *factors], [cells])


def clue_rule(cells, most: int):
    number = true_number(most)

    def make(maker: Maker, name: str) -> Rule:
        chosen = cells(maker)
        return Rule(name, [number(maker, name, chosen)], [chosen])
    return make


def make_cage(maker: Maker, name: str) -> Rule:
    cells = maker.line(1, 4)
    return Rule(name, [maker.near(sum(maker.of(cells)))] if maker.random.random() < 0.8 else [],
                [cells])


def make_between(maker: Maker, name: str) -> Rule:
    for _ in range(20):
        rule = Rule(name, [], [maker.line(3, 4)])
        if MEANING[name](maker.puzzle, rule, maker.solution):
            break
    return rule


def make_ordered(maker: Maker, name: str) -> Rule:
    cells = maker.line(2, 4)
    if maker.random.random() < 0.5:
        cells.sort(key=lambda cell: maker.solution[cell], reverse=name == "greater")
    return Rule(name, [], [cells])


def make_parts(maker: Maker, name: str) -> Rule:
    count, length = maker.random.randint(2, 3), maker.random.randint(1, 3)
    if name == "equal-sum":
        return Rule(name, [], [maker.line(1, 3) for _ in range(maker.random.randint(2, 2))])
    return Rule(name, [], [maker.line(length, length) for _ in range(2 if length > 1 else count)])


def make_arrow(maker: Maker, name: str) -> Rule:
    pill = maker.random.random() < 0.3
    cells = maker.line(4 if pill else 2, 6 if pill else 4)
    return Rule(name, [], [cells[:2], cells[2:]] if pill else [cells[:1], cells[1:]])


def make_count(maker: Maker, name: str) -> Rule:
    cells = maker.some(1, 8)
    value = maker.random.choice(list(maker.puzzle.numbers()))
    return Rule(name, [maker.near(maker.of(cells).count(value)), value], [cells])


def make_quadruple(maker: Maker, name: str) -> Rule:
    first = maker.random.choice([cell for cell in range(maker.puzzle.cells)
                                 if cell % maker.puzzle.columns + 1 < maker.puzzle.columns
                                 and cell + maker.puzzle.columns < maker.puzzle.cells])
    cells = [first, first + 1, first + maker.puzzle.columns, first + maker.puzzle.columns + 1]
    return Rule(name, maker.random.sample(maker.of(cells), maker.random.randint(1, 3)), [cells])


def make_connected(maker: Maker, name: str) -> Rule:
    """Values that are connected in the solution, if some tries find them."""
    everywhere = list(range(maker.puzzle.cells))
    for _ in range(20):
        cells = everywhere if maker.random.random() < 0.5 else maker.line(1, 12)
        numbers = list(maker.puzzle.numbers())
        rule = Rule(name, maker.random.sample(numbers, maker.random.randint(1, len(numbers) - 1)),
                    [cells])
        if MEANING[name](maker.puzzle, rule, maker.solution):
            break
    return rule


def make_distinct(maker: Maker, name: str) -> Rule:
    others = maker.some(1, 8)
    count = len(set(maker.of(others)))
    first = [cell for cell in range(maker.puzzle.cells) if maker.solution[cell] == count]
    return Rule(name, [], [[maker.random.choice(first or others)] + others])


def make_alike(maker: Maker, name: str) -> Rule:
    others = maker.some(1, 8)
    numbers = maker.random.choice(([], [0], [1]))
    count = maker.of(others).count(maker.solution[others[0]]) - (numbers == [1])
    first = [cell for cell in range(maker.puzzle.cells) if maker.solution[cell] == count]
    return Rule(name, numbers, [[maker.random.choice(first or others)] + others])


def make_run(maker: Maker, name: str) -> Rule:
    """Lines from one cell, whose values are often the same at first."""
    start, *others = maker.some(2, 9)
    if maker.random.random() < 0.7:
        others.sort(key=lambda cell: maker.solution[cell] != maker.solution[start])
    cuts = sorted(maker.random.sample(range(len(others) + 1), maker.random.randint(1, 2)))
    lines = [[start] + others[begin:end] for begin, end in zip([0] + cuts, cuts + [len(others)])]
    numbers = maker.random.choice(([], [0], [1]))
    rule = Rule(name, numbers, [[start]] + lines)
    fitting = [cell for cell in range(maker.puzzle.cells)
               if run_length(rule, maker.solution) == maker.solution[cell]]
    rule.parts[0] = [maker.random.choice(fitting or others)]
    return rule


def make_unknown_regions(maker: Maker, name: str) -> Rule:
    """Pieces of a line, and cells that hold their numbers."""
    for _ in range(40):
        size, pieces = maker.random.choice(((1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (3, 2), (4, 1)))
        line = maker.line(size * pieces, size * pieces)
        piece = {cell: place // size for place, cell in enumerate(line)}
        cells = maker.random.sample(line, len(line))
        number: dict[int, int] = {}
        for cell in cells:
            number.setdefault(piece[cell], maker.puzzle.first + len(number))
        rest = [cell for cell in range(maker.puzzle.cells) if cell not in line]
        maker.random.shuffle(rest)
        beside = []
        for cell in cells:
            fitting = [other for other in rest if other not in beside and
                       maker.solution[other] == number[piece[cell]]]
            beside += (fitting or [other for other in rest if other not in beside])[:1]
        rule = Rule(name, [] if size == maker.puzzle.values else [size], [cells, beside])
        if MEANING[name](maker.puzzle, rule, maker.solution):
            break
    return rule


def make_given(maker: Maker, name: str) -> Rule:
    cells = maker.some(1, 2)
    return Rule(name,
                sorted({*maker.of(cells), maker.random.choice(list(maker.puzzle.numbers()))}),
                [cells])


def make_regex(maker: Maker, name: str) -> Rule:
    cells = maker.line(2, 5)
    return Rule(name, [], [cells], regex_for(maker, cells))


def make_automaton(maker: Maker, name: str) -> Rule:
    cells = maker.line(3, 5)
    parts = [cells[:2], cells[2:]] if maker.random.random() < 0.3 else [cells]
    return Rule(name, [], parts, automaton_for(maker, len(parts)))


INSIDE = ("thermo", "whisper", "renban", "odd", "even", "given", "cage", "sum", "clone",
          "sandwich", "skyscraper", "count",
          "x-sum", "modular", "regex", "between", "extra-region", "greater", "arrow", "quadruple")


def make_group(maker: Maker, name: str) -> Rule:
    inner = [make_rule(maker, maker.random.choice(INSIDE))
             for _ in range(maker.random.randint(1, 3))]
    if maker.random.random() < 0.3:
        inner.append(Rule("and" if name == "or" else "or", [], [], None,
                          [make_rule(maker, maker.random.choice(INSIDE)) for _ in range(2)]))
    return Rule(name, [], [], None, inner)


def make_indexer(maker: Maker, name: str) -> Rule:
    """Cells of the solution for which it is true, where there are any."""
    fitting = [cell for cell in range(maker.puzzle.cells)
               if MEANING[name](maker.puzzle, Rule(name, [], [[cell]]), maker.solution)]
    cells = maker.random.sample(fitting,
                                min(len(fitting), 3)) if maker.random.random() < 0.7 else []
    named = [cell for cell in range(maker.puzzle.cells)
             if maker.puzzle.at(cell)[name != "row-indexer"] + 1 in
             maker.puzzle.numbers()]
    return Rule(name, [], [cells or maker.random.sample(named, 2)])


def make_extreme(maker: Maker, name: str) -> Rule:
    fitting = [cell for cell in range(maker.puzzle.cells)
               if MEANING[name](maker.puzzle, Rule(name, [], [[cell]]), maker.solution)]
    cells = maker.random.sample(fitting,
                                min(len(fitting), 2)) if maker.random.random() < 0.6 else []
    if cells and maker.random.random() < 0.3:  # two that are side by side
        cells.append(maker.random.choice(neighbors(maker.puzzle, cells[0])))
    return Rule(name, [], [list(dict.fromkeys(cells)) or maker.some(1, 3)])


def make_circles(maker: Maker, name: str) -> Rule:
    cells = []
    for value in maker.random.sample(list(maker.puzzle.numbers()), 2):
        holding = [cell for cell in range(maker.puzzle.cells) if maker.solution[cell] == value]
        if 0 < value <= len(holding):
            cells += maker.random.sample(holding, value)
    return Rule(name, [], [cells if cells and maker.random.random() < 0.8 else maker.some(1, 5)])


def make_entropic(maker: Maker, name: str) -> Rule:
    for _ in range(30):
        rule = Rule(name, with_usual((2, 3, 4))(maker) if name == "modular" else [],
                    [maker.line(2, 5)])
        if MEANING[name](maker.puzzle, rule, maker.solution):
            break
    return rule


def make_dot(maker: Maker, name: str) -> Rule:
    for _ in range(20):
        rule = Rule(name, with_usual((1, 2, 3))(maker) if name.endswith("dot") else [],
                    [maker.neighbors()])
        if MEANING[name](maker.puzzle, rule, maker.solution):
            break
    return rule


MAKERS = {
    "all-different": cells_rule(lambda m: m.some(1, 4)),
    "thermo": make_ordered,
    "slow-thermo": make_ordered,
    "greater": make_ordered,
    "white-dot": make_dot,
    "black-dot": make_dot,
    "x": make_dot,
    "v": make_dot,
    "no-other-white-dots": lambda m, name: Rule(name, m.random.choice(([], [], [2], [1, 3]))),
    "no-other-black-dots": lambda m, name: Rule(name, m.random.choice(([], [], [2], [2, 3]))),
    "no-other-xv": flag,
    "whisper": cells_rule(lambda m: m.line(2, 3), with_usual((1, 2, 3))),
    "renban": cells_rule(lambda m: m.line(1, 4)),
    "palindrome": cells_rule(lambda m: m.line(2, 4)),
    "between": make_between,
    "lockout": cells_rule(lambda m: m.line(2, 4), with_usual((1, 2, 3))),
    "entropic": make_entropic,
    "modular": make_entropic,
    "odd": cells_rule(lambda m: m.some(1, 2)),
    "even": cells_rule(lambda m: m.some(1, 2)),
    "given": make_given,
    "extra-region": cells_rule(lambda m: m.some(1, 4)),
    "diagonal-up": flag,
    "diagonal-down": flag,
    "windoku": flag,
    "disjoint-groups": flag,
    "anti-knight": flag,
    "anti-king": flag,
    "anti-taxicab": flag,
    "global-entropy": flag,
    "global-modular": flag,
    "doppelganger": flag,
    "nonconsecutive": lambda m, name: Rule(name, m.random.choice(([], [1], [2], [3]))),
    "clone": make_parts,
    "same-values": make_parts,
    "pairs": lambda m, name: Rule(name, [], [m.line(2, 4)], pairs_for(m)),
    "regex": make_regex,
    "automaton": make_automaton,
    "or": make_group,
    "and": make_group,
    "cage": make_cage,
    "sum": make_sum,
    "little-killer": sum_rule(lambda m: m.diagonal()),
    "arrow": make_arrow,
    "double-arrow": cells_rule(lambda m: m.line(3, 5)),
    "region-sum": cells_rule(lambda m: m.line(1, 4)),
    "equal-sum": make_parts,
    "sum-line": clue_rule(lambda m: m.line(1, 6), 12),
    "sum-loop": clue_rule(lambda m: m.line(2, 6), 12),
    "zipper": cells_rule(lambda m: m.line(2, 4)),
    "sandwich": clue_rule(lambda m: m.seen(), 9),
    "lunchbox": clue_rule(lambda m: m.seen(), 9),
    "x-sum": clue_rule(lambda m: m.seen(), 9),
    "skyscraper": clue_rule(lambda m: m.seen(), 4),
    "hidden-skyscraper": clue_rule(lambda m: m.seen(), 4),
    "numbered-room": clue_rule(lambda m: m.seen(), 4),
    "full-rank": clue_rule(lambda m: m.row_or_column(), 24),
    "full-rank-ties": clue_rule(lambda m: m.row_or_column(), 24),
    "different-lines": flag,
    "rellik": lambda m, name: Rule(name, [m.random.randint(1, 12)], [m.line(1, 4)]),
    "minimum": make_extreme,
    "maximum": make_extreme,
    "counting-circles": make_circles,
    "row-indexer": make_indexer,
    "column-indexer": make_indexer,
    "count": make_count,
    "distinct": make_distinct,
    "connected": make_connected,
    "unknown-regions": make_unknown_regions,
    "alike": make_alike,
    "run": make_run,
    "quadruple": make_quadruple,
}


def make_rule(maker: Maker, name: str) -> Rule:
    return MAKERS[name](maker, name)


NEED_BOXES = {"windoku", "disjoint-groups", "region-sum"}
NEED_EACH_VALUE = {"full-rank", "full-rank-ties"}


def puzzle_with(random: randomness.Random, names) -> tuple[Puzzle, list[tuple[int, ...]]]:
    """A puzzle with these rules and all its solutions, of which there is one or more if some tries
    find such a puzzle."""
    if "doppelganger" in names:
        names = [name for name in names if name not in NEED_EACH_VALUE]
    for _ in range(random.choice((1, 12, 12, 12))):
        if "doppelganger" in names:
            puzzle, solution = doppelganger_puzzle(random)
            while puzzle.boxes is None and NEED_BOXES & set(names):
                puzzle, solution = doppelganger_puzzle(random)
        else:
            puzzle, solution = new_puzzle(random, bool(NEED_BOXES & set(names)))
        while puzzle.values > puzzle.rows and NEED_EACH_VALUE & set(names):
            puzzle, solution = new_puzzle(random, bool(NEED_BOXES & set(names)))
        maker = Maker(random, puzzle, solution)
        puzzle.rules = [make_rule(maker, name) for name in names]
        found = solutions(puzzle, grids(puzzle, MOST_GRIDS + 1))
        if found:
            break
    return puzzle, found
