# SPDX-License-Identifier: MIT
"""New puzzles and grids."""
from __future__ import annotations

import secrets
import struct
from typing import Any, overload

from . import _ennead
from ._asking import Progress, ask, make, text_of, whole
from ._lists import CELLS, numpy, run, shaped, take
from .answers import Generated
from .errors import OptionError
from .solving import is_one

OUTCOMES = ("created", "gave up", "stopped")


def generate(number: int = 1, *, seed: int | None = None, first: int = 0,
             clues: int | tuple[int, int] | None = None,
             rating: float | tuple[float, float] | None = None, rules: Any = None,
             as_array: bool = False, threads: int | None = None, progress: Progress | None = None,
             **options: Any) -> Any:
    """Makes puzzles with exactly one solution.

    number: how many. seed, first: they are numbers `first` to `first` + `number` - 1 of this seed;
    the same seed and options make the same puzzles on every machine; None: a random seed.
    clues: how many clues, or the fewest and the most. rating: ER, or the least and the greatest.
    rules: a puzzle with variant rules, or of another size, to make puzzles of its kind; of the
    other options it goes only with number, seed, first and time_limit.
    Other options:
        extra_clues: redundant clues to add; redundant: clues may be redundant
        symmetry: of the pattern of clues, such as "half-turn"
        pattern: 81 characters, . where no clue is
        level: HoDoKu's levels that are allowed
        solved_by, requires, not_solved_by: techniques, families or levels
        pearl, diamond: no step is harder than those up to the first digit, or than the first
        effort: calls of the solver before a puzzle is given up; time_limit: in seconds for each
    threads, progress: as for `solve`.

    Returns a list of `Generated`; with as_array=True an array of uint8 of shape (number, 81), rows
    of zeros where a puzzle was given up. Raises OptionError with the reason when no puzzle can be
    as wanted; PuzzleError if the rules cannot be read; Ctrl-C ends it.
    """
    if seed is None:
        seed = secrets.randbits(48)
    number, first = whole("number", number), whole("first", first)
    if rules is not None:
        _only_rules({"clues": clues, "rating": rating, "as_array": as_array or None,
                     "threads": threads, "progress": progress, **options})
    options.update(_range("clues", clues), **_range("rating", rating))
    if rules is not None:
        return [_variant(text_of(rules), seed, first + i, options) for i in range(number)]
    grids, facts = _room(number, CELLS), bytearray(4 * number)
    solutions = _room(number, CELLS)
    run("generate", None, number, (grids, solutions, facts), threads, progress,
        {**options, "seed": seed, "first": first})
    if as_array:
        return shaped(grids, (number, CELLS))
    return [_generated(i, grids, solutions, facts, seed, first) for i in range(number)]


def _only_rules(options: dict[str, Any]) -> None:
    """Refuses what `generate` does not heed with rules."""
    for name, value in options.items():
        if value is not None and name != "time_limit":
            raise OptionError(f"{name}: not with rules")


def _generated(i: int, grids: Any, solutions: Any, facts: bytes, seed: int,
               first: int) -> Generated:
    outcome, rating = struct.unpack_from("<HH", facts, 4 * i)
    if OUTCOMES[outcome] != "created":
        return Generated(OUTCOMES[outcome], first + i, seed)
    puzzle, solution = (_ennead.write_lines(cells[CELLS * i:CELLS * i + CELLS], b"").decode()
                        for cells in (grids, solutions))
    return Generated("created", first + i, seed, puzzle, solution, CELLS - puzzle.count("."),
                     rating / 10 if rating > 0 else None)


def _variant(rules: str, seed: int, number: int, options: dict[str, Any]) -> Generated:
    made = ask("generate", rules, seed=seed, first=number, **options)[0]
    return make(Generated, made, seed=seed)


def _range(name: str, wanted: Any) -> dict[str, Any]:
    if wanted is None:
        return {}
    range_ = wanted if isinstance(wanted, tuple) else (wanted, wanted)
    if len(range_) != 2 or not all(hasattr(end, "__float__") for end in range_) or not (
            0 <= range_[0] <= range_[1]):
        raise OptionError(f"{name}: {wanted!r} is no range")
    least, most = range_
    return {f"least_{name}": least, f"most_{name}": most}


def _room(number: int, width: int) -> Any:
    np = numpy()
    return np.empty(number * width, np.uint8) if np is not None else bytearray(number * width)


def fill(number: int = 1, *, seed: int | None = None, first: int = 0, as_array: bool = False,
         threads: int | None = None, progress: Progress | None = None) -> Any:
    """Random solution grids; all grids are equally likely.

    number, seed, first, as_array, threads, progress: as for `generate`. Returns a list of strings
    of 81 digits, or an array of uint8 of shape (number, 81).
    """
    if seed is None:
        seed = secrets.randbits(48)
    number = whole("number", number)
    grids = _room(number, CELLS)
    run("fill", None, number, (grids,), threads, progress, {"seed": seed, "first": first})
    if as_array:
        return shaped(grids, (number, CELLS))
    text = _ennead.write_lines(grids, b"").decode()
    return [text[at:at + CELLS] for at in range(0, len(text), CELLS)]


@overload
def minimize(puzzles: str, *, seed: int = ..., time_limit: float = ...,
             threads: int | None = ..., progress: Progress | None = ...) -> str: ...


@overload
def minimize(puzzles: list[str], *, seed: int = ..., time_limit: float = ...,
             threads: int | None = ..., progress: Progress | None = ...) -> list[str]: ...


@overload
def minimize(puzzles: Any, *, seed: int = ..., time_limit: float = ...,
             threads: int | None = ..., progress: Progress | None = ...) -> Any: ...


def minimize(puzzles: Any, *, seed: int = 0, time_limit: float = 0, threads: int | None = None,
             progress: Progress | None = None) -> Any:
    """Removes clues of puzzles in random order as long as the solution stays unique.

    puzzles, threads, progress: as for `solve`; puzzle i of a list is number i of the seed.
    time_limit: for one puzzle, in seconds; 0: none. Returns minimal puzzles as the puzzles came: a
    string (of a variant, with its rules), an array of the same shape, lines, or a list of strings.
    A puzzle that has not exactly one solution stays as it is, and so does one that takes too long.
    Raises as `solve`.
    """
    if is_one(puzzles):
        answer = ask("minimize_any", text_of(puzzles), progress, seed=seed,
                     time_limit=time_limit or None)
        minimal: str = answer["minimal"]
        return minimal
    taken = take(puzzles)
    grids = taken.room()
    taken.work("minimize", grids, taken.room(1), threads=threads, progress=progress, seed=seed)
    return taken.grids(grids)
