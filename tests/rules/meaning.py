# SPDX-License-Identifier: MIT
"""What each rule of docs/variants.md requires, written from that page alone, without a solver or
code of src/.

A puzzle is a `Puzzle`; a rule of it is a `Rule`, cells are numbered row by row from 0, and a grid
is a list of numbers, one a cell. `holds(puzzle, rule, grid)` says whether a full grid obeys a
rule, and `grids(puzzle)` gives every grid that satisfies the houses and the givens.
"""
import itertools
import operator
import re
from dataclasses import dataclass, field


@dataclass
class Rule:
    name: str
    numbers: list[int] = field(default_factory=list)
    parts: list[list[int]] = field(default_factory=list)
    text: str | None = None
    inner: list["Rule"] = field(default_factory=list)

    @property
    def cells(self) -> list[int]:
        return [cell for part in self.parts for cell in part]


@dataclass
class Puzzle:
    rows: int
    columns: int
    first: int  # the least value
    values: int  # how many there are
    boxes: tuple[int, int] | None  # rows and columns of a box
    regions: list[int] | None = None  # in place of boxes: the region of each cell, -1 for none
    houses: tuple[str, ...] = ("rows", "columns", "regions")
    givens: dict[int, set[int]] = field(default_factory=dict)
    rules: list[Rule] = field(default_factory=list)
    title: str = ""

    @property
    def cells(self) -> int:
        return self.rows * self.columns

    def at(self, cell: int) -> tuple[int, int]:
        return divmod(cell, self.columns)

    def region(self, cell: int) -> int:
        if self.regions is not None:
            return self.regions[cell]
        if self.boxes is None:
            return -1
        row, column = self.at(cell)
        return row // self.boxes[0] * (self.columns // self.boxes[1]) + column // self.boxes[1]

    def numbers(self) -> range:
        return range(self.first, self.first + self.values)


# ------------------------------------------------------------------------------------------ as text

SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def cell_name(puzzle: Puzzle, cell: int) -> str:
    return "r%dc%d" % (cell // puzzle.columns + 1, cell % puzzle.columns + 1)


def rule_text(puzzle: Puzzle, rule: Rule) -> str:
    words = [rule.name] + [str(number) for number in rule.numbers]
    words += [
        " : ".join(" ".join(cell_name(puzzle, cell) for cell in part)
                   for part in rule.parts)] if rule.parts else []
    if rule.text is not None:
        words.append(f'"{rule.text}"')
    if rule.inner:
        words.append("{ " + "; ".join(rule_text(puzzle, inner) for inner in rule.inner) + " }")
    return " ".join(words)


def puzzle_text(puzzle: Puzzle) -> str:
    lines = [f"variant {puzzle.title}", f"size {puzzle.rows}x{puzzle.columns}",
             f"values {puzzle.first}-{puzzle.first + puzzle.values - 1}"]
    lines.append("houses " + (" ".join(puzzle.houses) or "none"))
    if puzzle.regions is not None:
        lines.append("regions")
        for row in range(puzzle.rows):
            part = puzzle.regions[row * puzzle.columns:(row + 1) * puzzle.columns]
            lines.append("".join("." if region < 0 else SIGNS[10 + region] for region in part))
    else:
        lines.append("boxes %dx%d" % puzzle.boxes if puzzle.boxes else "boxes none")
    lines.append("grid")
    for row in range(puzzle.rows):
        signs = []
        for cell in range(row * puzzle.columns, (row + 1) * puzzle.columns):
            may = puzzle.givens.get(cell)
            some = "" if may is None else "".join(SIGNS[number] for number in sorted(may))
            signs.append("." if may is None else some if len(some) == 1 else f"[{some}]")
        lines.append(" ".join(signs))
    return "\n".join(lines + [rule_text(puzzle, rule) for rule in puzzle.rules]) + "\n"


# ------------------------------------------------------------------------------------------ grids

def houses_of(puzzle: Puzzle) -> list[list[int]]:
    """The groups of cells in which values differ by the grid alone."""
    every = range(puzzle.cells)
    found = []
    if "rows" in puzzle.houses:
        found += [[cell for cell in every if puzzle.at(cell)[0] == row]
                  for row in range(puzzle.rows)]
    if "columns" in puzzle.houses:
        found += [[cell for cell in every if puzzle.at(cell)[1] == column]
                  for column in range(puzzle.columns)]
    if "regions" in puzzle.houses:
        names = {puzzle.region(cell) for cell in every} - {-1}
        found += [[cell for cell in every if puzzle.region(cell) == name] for name in sorted(names)]
    return found


def grids(puzzle: Puzzle, most: int):
    """All grids that obey the houses and the givens, as tuples; no more than `most`."""
    count = puzzle.cells
    peers = [set() for _ in range(count)]
    for house in houses_of(puzzle):
        for cell in house:
            peers[cell] |= set(house) - {cell}
    may = [sum(1 << number for number in puzzle.givens.get(cell, puzzle.numbers()))
           for cell in range(count)]
    # givens first
    order = sorted(range(count), key=lambda cell: (bin(may[cell]).count("1"), cell))
    later = []
    done = set()
    for cell in order:
        done.add(cell)
        later.append([peer for peer in peers[cell] if peer not in done])
    grid = [0] * count
    found = []

    def place(index: int, left: list[int]) -> bool:
        if index == count:
            found.append(tuple(grid))
            return len(found) < most
        cell = order[index]
        rest = left[cell]
        while rest:
            bit = rest & -rest
            rest ^= bit
            after = left
            if later[index]:
                after = left[:]
                for peer in later[index]:
                    after[peer] &= ~bit
                if not all(after[peer] for peer in later[index]):
                    continue
            grid[cell] = bit.bit_length() - 1
            if not place(index + 1, after):
                return False
        return True

    place(0, may)
    return found


# ------------------------------------------------------------------------------------------ helpers

def neighbors(puzzle: Puzzle, cell: int) -> list[int]:
    row, column = puzzle.at(cell)
    return [r * puzzle.columns + c
            for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
            if 0 <= r < puzzle.rows and 0 <= c < puzzle.columns]


def pairs_of_neighbors(puzzle: Puzzle) -> list[tuple[int, int]]:
    return [(cell, other) for cell in range(puzzle.cells) for other in neighbors(puzzle, cell)
            if other > cell]


def move_apart(puzzle: Puzzle, steps: set[tuple[int, int]]) -> list[tuple[int, int]]:
    found = []
    for one, other in itertools.combinations(range(puzzle.cells), 2):
        (r, c), (s, d) = puzzle.at(one), puzzle.at(other)
        if (abs(r - s), abs(c - d)) in steps:
            found.append((one, other))
    return found


def third(puzzle: Puzzle, number: int) -> int:
    """0 for a low value, 1 for a middle one, 2 for a high one."""
    return (number - puzzle.first) * 3 // puzzle.values


def differ(values) -> bool:
    values = list(values)
    return len(set(values)) == len(values)


def windows(puzzle: Puzzle) -> list[list[int]]:
    height, width = puzzle.boxes
    rows = [row for row in range(1, puzzle.rows, height + 1) if row + height < puzzle.rows]
    columns = [column for column in range(1, puzzle.columns, width + 1)
               if column + width < puzzle.columns]
    return [[(row + i) * puzzle.columns + column + k for i in range(height) for k in range(width)]
            for row in rows for column in columns]


def squares(puzzle: Puzzle) -> list[list[int]]:
    width = puzzle.columns
    return [[cell, cell + 1, cell + width, cell + width + 1] for cell in range(puzzle.cells)
            if puzzle.at(cell)[0] + 1 < puzzle.rows and puzzle.at(cell)[1] + 1 < width]


def marked(puzzle: Puzzle, names: set[str]) -> set[tuple[int, int]]:
    """The neighbors that have a dot or a letter between them."""
    return {tuple(sorted(rule.cells)) for rule in puzzle.rules if rule.name in names}


def unmarked_numbers(puzzle: Puzzle, rule: Rule, mark: str, usual: int) -> set[int]:
    if rule.numbers:
        return set(rule.numbers)
    own = {(other.numbers or [usual])[0] for other in puzzle.rules if other.name == mark}
    return own or {usual}


def can_be_cut(values: list[int], total: int) -> bool:
    """Whether a line can be cut into pieces that sum to `total` each."""
    ends = {0}
    for end in range(1, len(values) + 1):
        if any(begin in ends and sum(values[begin:end]) == total for begin in range(end)):
            ends.add(end)
    return len(values) in ends


def between_extremes(values: list[int], least: int, greatest: int):
    if not differ(values) or least not in values or greatest not in values:
        return None
    one, other = sorted((values.index(least), values.index(greatest)))
    return sum(values[one + 1:other])


def table_of(text: str) -> dict[int, set[int]]:
    """The text of `pairs`: lists of values, a colon, and those that may come next."""
    def listed(words):
        found = set()
        for word in words.split(","):
            first, _, last = word.partition("-")
            found |= set(range(int(first), int(last or first) + 1))
        return found
    table: dict[int, set[int]] = {}
    for entry in text.split():
        before, _, after = entry.partition(":")
        for value in listed(before):
            table.setdefault(value, set()).update(listed(after))
    return table


def run_automaton(text: str, parts: list[list[int]]) -> bool:
    starts, accepted, steps = set(), set(), []
    for entry in text.split(";"):
        words = entry.split()
        if words[0] == "start":
            starts = set(words[1:])
        elif words[0] == "accept":
            accepted = set(words[1:])
        else:
            steps.append(words)

    def step(states, sign):
        found = set()
        for state, what, target in steps:
            if state not in states:
                continue
            if sign == "/":
                fits = what == "/"
            elif what in (".", "/"):
                fits = what == "."
            else:
                fits = any(
                    int(word.partition("-")[0]) <= sign <= int(word.partition("-")[2] or word)
                           if "-" in word else sign == int(word) for word in what.split(","))
            if fits:
                found.add(target)
        return found

    for index, part in enumerate(parts):
        if index > 0:
            starts = step(starts, "/")
        for value in part:
            starts = step(starts, value)
    return bool(starts & accepted)


# ---------------------------------------------------------------------------------------- the rules

def line_rule(check):
    """A rule that looks at the values of its cells alone."""
    return lambda puzzle, rule, grid: check(puzzle, rule, [grid[cell] for cell in rule.cells])


def parts_rule(check):
    return lambda puzzle, rule, grid: check(puzzle, rule,
                                            [[grid[cell] for cell in part] for part in rule.parts])


def pair_rule(pairs, check):
    """A rule of every two cells that `pairs` names."""
    return lambda puzzle, rule, grid: all(check(puzzle, rule, grid[one], grid[other])
                                          for one, other in pairs(puzzle))


def steps_fit(values, check) -> bool:
    return all(check(one, other) for one, other in zip(values, values[1:]))


def number(rule: Rule, usual: int) -> int:
    return rule.numbers[0] if rule.numbers else usual


def is_lockout(puzzle, rule, values):
    low, high = sorted((values[0], values[-1]))
    return high - low >= number(rule, 4) and all(not low <= value <= high for value in values[1:-1])


def is_between(puzzle, rule, values):
    low, high = sorted((values[0], values[-1]))
    return all(low < value < high for value in values[1:-1])


def runs_differ(classes: list[int], length: int) -> bool:
    """Whether every n consecutive values differ; if there are fewer, whether all differ."""
    last = max(len(classes) - length, 0)
    return all(differ(classes[at:at + length]) for at in range(last + 1))


def no_dots(mark, usual, check):
    def holds_(puzzle, rule, grid):
        dots = marked(puzzle, {"white-dot", "black-dot"})
        numbers = unmarked_numbers(puzzle, rule, mark, usual)
        return all(check(grid[one], grid[other], n) for one, other in pairs_of_neighbors(puzzle)
                   if (one, other) not in dots for n in numbers)
    return holds_


def no_letters(puzzle, rule, grid):
    letters = marked(puzzle, {"x", "v"})
    return all(grid[one] + grid[other] not in (5, 10) for one, other in pairs_of_neighbors(puzzle)
               if (one, other) not in letters)


def disjoint(puzzle, rule, grid):
    height, width = puzzle.boxes
    places: dict[tuple[int, int], list[int]] = {}
    for cell in range(puzzle.cells):
        row, column = puzzle.at(cell)
        places.setdefault((row % height, column % width), []).append(grid[cell])
    return all(differ(values) for values in places.values())


def diagonal(puzzle, down):
    return [i * puzzle.columns + (i if down else puzzle.columns - 1 - i)
            for i in range(puzzle.rows)]


def taxicab(puzzle, rule, grid):
    for one, other in itertools.combinations(range(puzzle.cells), 2):
        (r, c), (s, d) = puzzle.at(one), puzzle.at(other)
        if grid[one] == grid[other] == abs(r - s) + abs(c - d):
            return False
    return True


def is_arrow(puzzle, rule, parts):
    circle, shaft = parts
    return int("".join(str(value) for value in circle)) == sum(shaft)


def is_sum(puzzle, rule, values):
    total, *factors = rule.numbers
    return sum(map(operator.mul, values, factors or [1] * len(values))) == total


def region_sum(puzzle, rule, grid):
    pieces = [sum(grid[cell] for cell in piece)
              for _, piece in itertools.groupby(rule.cells, key=puzzle.region)]
    return len(set(pieces)) == 1


def is_zipper(puzzle, rule, values):
    half = len(values) // 2
    sums = {values[i] + values[-1 - i] for i in range(half)}
    if len(values) % 2 == 1:
        sums.add(values[half])
    return len(sums) == 1


def is_sum_loop(puzzle, rule, values):
    return any(can_be_cut(values[at:] + values[:at], rule.numbers[0]) for at in range(len(values)))


def is_sandwich(puzzle, rule, values):
    return between_extremes(values, puzzle.first,
                            puzzle.first + puzzle.values - 1) == rule.numbers[0]


def is_lunchbox(puzzle, rule, values):
    return between_extremes(values, min(values), max(values)) == rule.numbers[0]


def is_x_sum(puzzle, rule, values):
    return values[0] <= len(values) and sum(values[:values[0]]) == rule.numbers[0]


def is_skyscraper(puzzle, rule, values):
    seen, highest = 0, 0
    for value in values:
        if value > highest:
            seen, highest = seen + 1, value
    return seen == rule.numbers[0]


def is_hidden_skyscraper(puzzle, rule, values):
    for at in range(1, len(values)):
        if values[at] < max(values[:at]):
            return values[at] == rule.numbers[0]
    return False


def is_numbered_room(puzzle, rule, values):
    return 1 <= values[0] <= len(values) and values[values[0] - 1] == rule.numbers[0]


def numbers_of(puzzle, grid) -> list[tuple[int, ...]]:
    """What the rows and columns of a square grid read as, from both ends."""
    size = puzzle.columns
    lines = [tuple(grid[at * size:(at + 1) * size]) for at in range(size)]
    lines += [tuple(grid[at::size]) for at in range(size)]
    return lines + [line[::-1] for line in lines]


def full_rank(with_ties):
    def check(puzzle, rule, grid) -> bool:
        numbers = numbers_of(puzzle, grid)
        own = tuple(grid[cell] for cell in rule.parts[0])
        lower = sum(other < own for other in numbers)
        return (with_ties or numbers.count(own) == 1) and lower == rule.numbers[0] - 1
    return check


def is_rellik(puzzle, rule, values):
    return differ(values) and all(sum(some) != rule.numbers[0]
                                  for count in range(1, len(values) + 1)
                                  for some in itertools.combinations(values, count))


def extreme(less):
    def holds_(puzzle, rule, grid):
        named = set(rule.cells)
        return all(less(grid[cell], grid[other]) for cell in named
                   for other in neighbors(puzzle, cell)
                   if other not in named)
    return holds_


def indexer(row_of):
    """The cell in row 3, say, with a 5 says that row 5 of its column has a 3; and likewise with
    columns."""
    def holds_(puzzle, rule, grid):
        for cell in rule.cells:
            row, column = puzzle.at(cell)
            where = grid[cell] - 1
            if not 0 <= where < (puzzle.rows if row_of else puzzle.columns):
                return False
            other = where * puzzle.columns + column if row_of else row * puzzle.columns + where
            if grid[other] != (row if row_of else column) + 1:
                return False
        return True
    return holds_


def has_counts(puzzle, rule, values):
    return all(values.count(value) == value for value in set(values))


def contains(puzzle, rule, values):
    return all(values.count(wanted) >= rule.numbers.count(wanted) for wanted in rule.numbers)


def connected(puzzle: Puzzle, rule: Rule, grid) -> bool:
    """Whether those of its cells with one of the numbers are one group, not empty."""
    holding = {cell for cell in rule.cells if grid[cell] in rule.numbers}
    joined = [pair for pair in pairs_of_neighbors(puzzle) if holding.issuperset(pair)]
    group = {min(holding)} if holding else set()
    for _ in holding:
        group |= {cell for pair in joined if group & set(pair) for cell in pair}
    return bool(holding) and group == holding


def unknown_regions(puzzle: Puzzle, rule: Rule, grid) -> bool:
    """Whether the cells of the second part number the regions of those of the first."""
    size = rule.numbers[0] if rule.numbers else puzzle.values
    numbers = [grid[cell] - puzzle.first for cell in rule.parts[1]]
    first_of_each = list(dict.fromkeys(numbers))
    for region in first_of_each:
        cells = [cell for cell, number in zip(rule.parts[0], numbers) if number == region]
        joined = [pair for pair in pairs_of_neighbors(puzzle) if set(cells).issuperset(pair)]
        group = {cells[0]}
        for _ in cells:
            group |= {cell for pair in joined if group & set(pair) for cell in pair}
        if len(cells) != size or len(group) != size or len({grid[cell] for cell in cells}) != size:
            return False
    return first_of_each == list(range(len(first_of_each)))


def run_length(rule: Rule, grid) -> int:
    """How many cells from the beginning of its lines have the value of the first."""
    start = rule.parts[1][0]
    length = rule.numbers != [1]
    for line in rule.parts[1:]:
        for cell in line[1:]:
            if grid[cell] != grid[start]:
                break
            length += 1
    return length


def is_doppelganger(puzzle: Puzzle, rule: Rule, grid) -> bool:
    """Whether each house has 0 and misses one other value, as the rule wants them."""
    size = puzzle.rows
    kinds = [lambda cell: cell // size, lambda cell: cell % size]
    if puzzle.boxes is not None:
        kinds.append(puzzle.region)
    missing = []
    for kind in kinds:
        houses = [{grid[cell] for cell in range(size * size) if kind(cell) == house}
                  for house in range(size)]
        missed = [set(range(size + 1)) - house for house in houses]
        if any(len(some) != 1 or 0 in some for some in missed):
            return False
        missing.append([some.pop() for some in missed])
    return all(differ(missed) for missed in missing) and all(
        differ(missed[kind(cell)] for kind, missed in zip(kinds, missing))
        for cell in range(size * size) if grid[cell] == 0)


def signs_of(values) -> str:
    return "".join(SIGNS[value] for value in values)


MEANING = {
    "all-different": line_rule(lambda p, r, v: differ(v)),
    "thermo": line_rule(lambda p, r, v: steps_fit(v, lambda a, b: a < b)),
    "slow-thermo": line_rule(lambda p, r, v: steps_fit(v, lambda a, b: a <= b)),
    "greater": line_rule(lambda p, r, v: steps_fit(v, lambda a, b: a > b)),
    "white-dot": line_rule(lambda p, r, v: abs(v[0] - v[1]) == number(r, 1)),
    "black-dot": line_rule(lambda p, r, v: v[0] == v[1] * number(r, 2)
                           or v[1] == v[0] * number(r, 2)),
    "x": line_rule(lambda p, r, v: sum(v) == 10),
    "v": line_rule(lambda p, r, v: sum(v) == 5),
    "no-other-white-dots": no_dots("white-dot", 1, lambda a, b, n: abs(a - b) != n),
    "no-other-black-dots": no_dots("black-dot", 2, lambda a, b, n: a != b * n and b != a * n),
    "no-other-xv": no_letters,
    "whisper": line_rule(lambda p, r, v:
                         steps_fit(v, lambda a, b: abs(a - b) >= number(r, (p.values + 1) // 2))),
    "renban": line_rule(lambda p, r, v: differ(v) and max(v) - min(v) == len(v) - 1),
    "palindrome": line_rule(lambda p, r, v: v == v[::-1]),
    "between": line_rule(is_between),
    "lockout": line_rule(is_lockout),
    "entropic": line_rule(lambda p, r, v: runs_differ([third(p, value) for value in v], 3)),
    "modular": line_rule(lambda p, r, v:
                         runs_differ([value % number(r, 3) for value in v], number(r, 3))),
    "odd": line_rule(lambda p, r, v: all(value % 2 == 1 for value in v)),
    "even": line_rule(lambda p, r, v: all(value % 2 == 0 for value in v)),
    "given": line_rule(lambda p, r, v: all(value in r.numbers for value in v)),
    "extra-region": line_rule(lambda p, r, v: differ(v)),
    "diagonal-up": lambda p, r, g: differ(g[cell] for cell in diagonal(p, False)),
    "diagonal-down": lambda p, r, g: differ(g[cell] for cell in diagonal(p, True)),
    "windoku": lambda p, r, g: all(differ(g[cell] for cell in window) for window in windows(p)),
    "disjoint-groups": disjoint,
    "anti-knight": pair_rule(lambda p: move_apart(p, {(1, 2), (2, 1)}), lambda p, r, a, b: a != b),
    "anti-king": pair_rule(lambda p: move_apart(p, {(0, 1), (1, 0), (1, 1)}),
                           lambda p, r, a, b: a != b),
    "anti-taxicab": taxicab,
    "global-entropy": lambda p, r, g:
    all({third(p, g[cell]) for cell in square} == {0, 1, 2} for square in squares(p)),
    "global-modular": lambda p, r, g:
    all({g[cell] % 3 for cell in square} == {0, 1, 2} for square in squares(p)),
    "doppelganger": is_doppelganger,
    "nonconsecutive": pair_rule(pairs_of_neighbors, lambda p, r, a, b: abs(a - b) != number(r, 1)),
    "clone": parts_rule(lambda p, r, parts: all(part == parts[0] for part in parts)),
    "same-values": parts_rule(lambda p, r, parts:
                              all(sorted(part) == sorted(parts[0]) for part in parts)),
    "pairs": line_rule(lambda p, r, v: steps_fit(v, lambda a, b: b in table_of(r.text).get(a, ()))),
    "regex": line_rule(lambda p, r, v: re.fullmatch(r.text, signs_of(v)) is not None),
    "automaton": parts_rule(lambda p, r, parts: run_automaton(r.text, parts)),
    "or": lambda p, r, g: any(holds(p, inner, g) for inner in r.inner),
    "and": lambda p, r, g: all(holds(p, inner, g) for inner in r.inner),
    "cage": line_rule(lambda p, r, v: differ(v) and (not r.numbers or sum(v) == r.numbers[0])),
    "sum": line_rule(is_sum),
    "little-killer": line_rule(lambda p, r, v: sum(v) == r.numbers[0]),
    "arrow": parts_rule(is_arrow),
    "double-arrow": line_rule(lambda p, r, v: v[0] + v[-1] == sum(v[1:-1])),
    "region-sum": region_sum,
    "equal-sum": parts_rule(lambda p, r, parts: len({sum(part) for part in parts}) == 1),
    "sum-line": line_rule(lambda p, r, v: can_be_cut(v, r.numbers[0])),
    "sum-loop": line_rule(is_sum_loop),
    "zipper": line_rule(is_zipper),
    "sandwich": line_rule(is_sandwich),
    "lunchbox": line_rule(is_lunchbox),
    "x-sum": line_rule(is_x_sum),
    "skyscraper": line_rule(is_skyscraper),
    "hidden-skyscraper": line_rule(is_hidden_skyscraper),
    "numbered-room": line_rule(is_numbered_room),
    "full-rank": full_rank(False),
    "full-rank-ties": full_rank(True),
    "different-lines": lambda p, r, g: differ(numbers_of(p, g)),
    "rellik": line_rule(is_rellik),
    "minimum": extreme(lambda a, b: a < b),
    "maximum": extreme(lambda a, b: a > b),
    "counting-circles": line_rule(has_counts),
    "row-indexer": indexer(True),
    "column-indexer": indexer(False),
    "count": line_rule(lambda p, r, v: v.count(r.numbers[1]) == r.numbers[0]),
    "distinct": line_rule(lambda p, r, v: len(set(v[1:])) == v[0]),
    "connected": connected,
    "unknown-regions": unknown_regions,
    "alike": line_rule(lambda p, r, v: v[1:].count(v[1]) - (r.numbers == [1]) == v[0]),
    "run": lambda p, r, g: g[r.parts[0][0]] == run_length(r, g),
    "quadruple": line_rule(contains),
}


def holds(puzzle: Puzzle, rule: Rule, grid) -> bool:
    return MEANING[rule.name](puzzle, rule, grid)


def solutions(puzzle: Puzzle, all_grids) -> list[tuple[int, ...]]:
    """Those of some grids that obey every rule."""
    found = list(all_grids)
    for rule in puzzle.rules:
        found = [grid for grid in found if holds(puzzle, rule, grid)]
    return found
