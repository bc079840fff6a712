# SPDX-License-Identifier: MIT
"""One puzzle of any kind as an object, in other forms, and as a picture."""
from __future__ import annotations

from functools import cached_property
from typing import Any, Iterator

from . import checking, making, rating, solving, steps
from ._asking import ask, text_of
from .answers import Candidates, Check, Explanation, Generated, Hint, Rating, Svg


def svg(puzzle: Any, **options: Any) -> Svg:
    """Draws one puzzle or state, plain or a variant.

    Options:
        theme: "light", "dark", "print" or "color-blind"
        width: in pixels; by default 48 a cell
        marks: "none", "given" or "all"; mark_places: "fixed" or "row"
        labels: numbers of rows and columns; words: the rules below the board; title: a text
        solution: of a plain puzzle, the solution too
        language, notation: as for `explain`

    Returns `Svg`, a string that a notebook shows as a picture. Raises PuzzleError or OptionError.
    """
    return Svg(ask("picture", text_of(puzzle), **options)["picture"])


def convert(puzzle: Any, form: str = "link") -> str:
    """One puzzle in another form, such as "link" or "fpuzzles"; `forms()` has their names.

    Raises OptionError if there is no such form, or if it cannot say all that matters.
    """
    from .errors import OptionError
    answer = ask("convert", text_of(puzzle), form=form)
    if answer["text"] == "":
        raise OptionError(f"{form} cannot express {answer.get('unsaid', 'this puzzle')}")
    text: str = answer["text"]
    return text


class Position:
    """A state of a game, or a puzzle as data.

    plain: whether it is a 9x9 puzzle without rules. Lists are row by row: `candidates` has a list
    of values for each cell; of a plain puzzle, `givens` and `values` are 0 for an empty cell. Of a
    variant, `rows`, `columns`, `first_value`, `box_rows`, `box_columns` and `regions` (255: none)
    describe the grid. `forms` has it as text.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        self.plain: bool = data["plain"]
        self.forms: dict[str, str] = data["forms"]
        self.candidates: list[list[int]] = data["candidates"]
        self.givens: list[int] = data.get("givens", [])
        self.values: list[int] | int = data["values"]
        self.rows: int = data.get("rows", 9)
        self.columns: int = data.get("columns", 9)
        self.first_value: int = data.get("firstValue", 1)
        self.box_rows: int = data.get("boxRows", 3)
        self.box_columns: int = data.get("boxColumns", 3)
        self.regions: list[int] = data.get("regions", [])

    @property
    def text(self) -> str:
        """In the form that keeps everything."""
        return self.forms["hodoku" if self.plain else "variant"]

    def svg(self, **options: Any) -> Svg:
        """The state as a picture; see `svg`."""
        return svg(self.text, **{"marks": "all", **options})

    def _repr_svg_(self) -> str:
        return self.svg()


class Variant(Position):
    """A puzzle with any rules and of any size, plain 9x9 puzzles too.

    Variant(text): the text may be in any form that Ennead reads: a line or grid, pencil marks,
    JSON or a link of f-puzzles, SudokuPad and others, the form of docs/variants.md. Raises
    PuzzleError with the place of what cannot be read.

    `puzzle` are the givens as a string, `clues` how many, `form` the form that was read, `rules`
    the rules as text, `note` the title. The other members are those of `Position`.

    >>> Variant("size 4\\ncage 3 r1c1 r1c2\\ncage 7 r4c3 r4c4").count()
    16
    """

    def __init__(self, text: Any) -> None:
        self.source: str = text_of(text)
        data = ask("variant", self.source)
        super().__init__(data)
        self.puzzle: str = data["puzzle"]
        self.clues: int = data["clues"]
        self.form: str = data["form"]
        self.rules: list[str] = data.get("rules", [])
        self.note: str = data.get("note", "")

    def __repr__(self) -> str:
        rules = f", {len(self.rules)} rules" if self.rules else ""
        return f"<Variant {self.rows}x{self.columns}, {self.clues} clues{rules}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Variant) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)

    @cached_property
    def verdict(self) -> str:
        """"none", "unique" or "several"."""
        found: str = solving.verdicts(self.text)
        return found

    def solve(self) -> str | None:
        """The only solution, or None; see `solve`."""
        found: str | None = solving.solve(self)
        return found

    def solutions(self, *, limit: int = 0) -> Iterator[str]:
        """The solutions; see `solutions`."""
        return solving.solutions(self, limit=limit)

    def count(self, *, limit: int = 0) -> int:
        """How many solutions there are; see `count`."""
        found: int = solving.count(self, limit=limit)
        return found

    def check(self) -> Check:
        """What is right and wrong with it; see `check`."""
        found: Check = checking.check(self)
        return found

    def rate(self, *, scale: str = "se") -> Rating:
        """How hard it is; see `rate`."""
        found: Rating = rating.rate(self, scale=scale)
        return found

    def minimize(self, *, seed: int = 0, time_limit: float = 0) -> Variant:
        """The puzzle without clues that its unique solution does not need; see `minimize`."""
        return Variant(making.minimize(self, seed=seed, time_limit=time_limit))

    def true_candidates(self, *, cap: int = 1) -> Candidates:
        """The candidates that are in some solution; see `candidates`."""
        return checking.candidates(self, cap=cap)

    def explain(self, **options: Any) -> Explanation:
        """The steps of its solution; see `explain`."""
        return steps.explain(self, **options)

    def hint(self, **options: Any) -> Hint:
        """The next step; see `hint`."""
        return steps.hint(self, **options)

    def generate(self, number: int = 1, *, seed: int | None = None) -> list[Generated]:
        """Puzzles with the same rules; see `generate`."""
        made: list[Generated] = making.generate(number, seed=seed, rules=self)
        return made

    def convert(self, form: str = "link") -> str:
        """The puzzle in another form; see `convert`."""
        return convert(self, form)

    def svg(self, **options: Any) -> Svg:
        """A picture; see `svg`."""
        return svg(self, **options)
