# SPDX-License-Identifier: MIT
"""What the functions return. Cells are named r1c1 to r9c9; lists of values are row by row."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Iterator

#: Names of verdicts by their numbers in arrays. "none", "unique" and "several" are proved; "found":
#: one solution was asked for and found; "limit": a limit ended the search; "stuck" (of `rate`): no
#: technique of the scale finds a step.
VERDICTS = ("none", "unique", "several", "found", "limit", "stuck")

#: Names of HoDoKu's levels by their numbers in arrays.
LEVELS = ("easy", "medium", "hard", "unfair", "extreme")


class Svg(str):
    """A picture as SVG. A notebook shows it."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)

    def save(self, path: str) -> None:
        """Writes the picture to a file."""
        with open(path, "w", encoding="utf-8") as file:
            file.write(self)


@dataclass(frozen=True)
class Rating:
    """How hard a puzzle is.

    `er`, `ep` and `ed` are on the scale of Sudoku Explainer: the rating of the hardest step, of the
    hardest up to the first digit, and of the first step; None if the puzzle has not exactly one
    solution, or if they were not asked for. `score` and `level` are HoDoKu's, and `value` is that
    of the scales of trial and error (te, b, bxb, bxbb, w, gw, gb, sw). `technique` is that of the
    hardest step, and `steps` how many there are. Steps of variants are "placed", "rule" or "trial".
    """

    verdict: str
    er: float | None = None
    ep: float | None = None
    ed: float | None = None
    technique: str | None = None
    steps: int = 0
    score: int | None = None
    level: str | None = None
    value: int | None = None


@dataclass(frozen=True)
class Check:
    """What is known about a puzzle. Members that do not apply are None or empty.

    `redundant` are the clues that can each be removed alone, so that a puzzle with one solution is
    `minimal` when there are none. Without a solution, `conflict` are two equal givens that see each
    other, and `misprints` the givens without which there is a solution; with several, `differ` are
    the cells in which two of them differ.
    """

    puzzle: str
    clues: int
    verdict: str
    minimal: bool | None = None
    redundant: list[str] = field(default_factory=list)
    solution: str | None = None
    symmetry: list[str] = field(default_factory=list)
    automorphisms: int | None = None
    conflict: dict[str, Any] | None = None
    misprints: list[str] = field(default_factory=list)
    differ: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Canonical:
    """The canonical form of a puzzle, a map that gives it, and the number of automorphisms."""

    puzzle: str
    canonical: str
    map: str
    automorphisms: int


@dataclass(frozen=True)
class Candidates:
    """The candidates that are in some solution, for each cell; with a cap above 1 also in how many
    solutions each of them is (`frequencies`). After a limit, `undecided` are those whose count is
    not final."""

    puzzle: str
    verdict: str
    true: int
    candidates: list[list[int]]
    frequencies: list[list[int]] | None = None
    undecided: list[list[int]] | None = None
    nodes: int = 0


@dataclass(frozen=True)
class Proof:
    """A verdict and the text that proves it (docs/proofs.md); the text is empty if the form cannot
    state the verdict."""

    puzzle: str
    verdict: str
    lemmas: int
    proof: str


@dataclass(frozen=True)
class Generated:
    """A puzzle that was made, number `number` of `seed`. `outcome` is "created", "gave up" or
    "stopped"; only with "created" there is a puzzle. `er` is known if a rating was wanted. `text`
    is the puzzle of a variant with its rules."""

    outcome: str
    number: int
    seed: int
    puzzle: str | None = None
    solution: str | None = None
    clues: int | None = None
    er: float | None = None
    text: str | None = None


@dataclass(frozen=True)
class Places:
    """A digit in cells."""

    digit: int
    cells: list[str]


@dataclass(frozen=True)
class ChainNode:
    """A digit in cells that is true (on) or false in a chain."""

    digit: int
    cells: list[str]
    on: bool


class _Drawn:
    """A step that can be drawn on the board before it."""

    _asked: Any = None  # the question, its text and options, and the place of the step

    def svg(self, **options: object) -> Svg:
        """The step on its board as SVG; for the options see `ennead.svg`."""
        from .steps import draw
        question, text, asked, index = self._asked
        return Svg(draw(question, text, asked, index, options))

    def _repr_svg_(self) -> str:
        return self.svg()


@dataclass(frozen=True)
class Step(_Drawn):
    """A step of a plain puzzle. Members that its technique does not use are empty; docs/playing.md
    describes them. `rests_on_unique`: it holds only if there is exactly one solution. `words` is
    the reason as a sentence."""

    technique: str
    rating: float | None
    words: str
    rests_on_unique: bool = False
    score: int | None = None
    level: str | None = None
    placed: list[Places] = field(default_factory=list)
    removed: list[Places] = field(default_factory=list)
    digits: list[int] = field(default_factory=list)
    houses: list[str] = field(default_factory=list)
    cover: list[str] = field(default_factory=list)
    cells: list[str] = field(default_factory=list)
    fins: list[str] = field(default_factory=list)
    chain: list[ChainNode] = field(default_factory=list)
    chains: list[dict[str, Any]] = field(default_factory=list)
    state: str | None = None
    _asked: Any = field(default=None, repr=False, compare=False)


@dataclass(frozen=True)
class ModelStep(_Drawn):
    """A step of a variant: a value is `placed`, a `rule` removes values, or a `trial` of a value
    ends in a contradiction. `where` names the rule or house; `removed` are values and their cells,
    `taken` the values that the step rests on."""

    reason: str
    where: str
    words: str
    removed: list[Places] = field(default_factory=list)
    taken: list[Places] = field(default_factory=list)
    state: str | None = None
    _asked: Any = field(default=None, repr=False, compare=False)


@dataclass(frozen=True)
class Explanation:
    """The steps of a solution; a sequence of them.

    `outcome` is "solved", "stuck", "mistake" (`wrong` and `lost` say where), "limit", "all" (the
    steps that are possible now) or "most" (there are more). `steps` is how many steps there are,
    `state` the last state, and the ratings those of the scale that was asked for.
    """

    puzzle: str
    outcome: str
    steps: int
    path: list[Step | ModelStep]
    state: str
    unique: bool | None = None
    technique: str | None = None
    rating: float | None = None
    score: int | None = None
    er: float | None = None
    ep: float | None = None
    ed: float | None = None
    message: str | None = None
    wrong: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    misprints: list[str] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.path)

    def __iter__(self) -> Iterator[Step | ModelStep]:
        return iter(self.path)

    def __getitem__(self, index: int) -> Step | ModelStep:
        return self.path[index]


@dataclass(frozen=True)
class Hint:
    """The next step, in stages from a nudge to the whole step: where, technique, why, cells and
    move. `outcome` is "step", "mistake" (`message`, `wrong` and `lost` say which), "solved",
    "stuck" or "limit"."""

    puzzle: str
    outcome: str
    state: str
    stages: dict[str, str] = field(default_factory=dict)
    step: Step | ModelStep | None = None
    unique: bool | None = None
    technique: str | None = None
    rating: float | None = None
    score: int | None = None
    message: str | None = None
    wrong: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    misprints: list[str] = field(default_factory=list)

    def _repr_svg_(self) -> str | None:
        return self.step.svg() if self.step is not None else None
