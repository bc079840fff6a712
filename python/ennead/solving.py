# SPDX-License-Identifier: MIT
"""How many solutions puzzles have, and which."""
from __future__ import annotations

from typing import Any, Iterator, overload

from . import _ennead
from ._asking import Progress, ask, ask_with, text_of, whole
from ._lists import numpy, take
from .answers import VERDICTS


def is_one(puzzle: object) -> bool:
    """Whether this is one puzzle by its type, in any form, and not a list."""
    return isinstance(puzzle, str) or isinstance(getattr(puzzle, "text", None), str)


@overload
def solve(puzzles: str, *, threads: int | None = ...,
          progress: Progress | None = ...) -> str | None: ...


@overload
def solve(puzzles: bytes, *, threads: int | None = ...,
          progress: Progress | None = ...) -> bytes: ...


@overload
def solve(puzzles: list[str], *, threads: int | None = ...,
          progress: Progress | None = ...) -> list[str | None]: ...


@overload
def solve(puzzles: Any, *, threads: int | None = ...,
          progress: Progress | None = ...) -> Any: ...


def solve(puzzles: Any, *, threads: int | None = None, progress: Progress | None = None) -> Any:
    """Solves puzzles.

    puzzles: one of
        - a string (or an object with `text`, such as `Variant`): one puzzle in any form that
          Ennead reads, with any rules. Returns its solution as a string, or None if it has none or
          several (see `solutions`).
        - an array of integers 0 to 9 of shape (..., 81) or (..., 9, 9); uint8 is read without a
          copy. Returns an array of uint8 of the same shape; a puzzle that has not exactly one
          solution becomes zeros.
        - bytes with lines of 81 cells. Returns lines; a line of dots if there is not one solution.
        - an iterable of strings of 81 cells. Returns a list of strings and None; for a
          pandas.Series a Series.
    threads: how many to use; by default one for each processor. Python's lock is let go.
    progress: called with (done, of) about 20 times a second; what it raises ends the call.

    Raises PuzzleError with the place of what cannot be read, and MemoryError. Ctrl-C ends the call
    within a tenth of a second once the puzzles are read.

    >>> solve("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    '534678912672195348198342567859761423426853791713924856961537284287419635345286179'
    """
    if isinstance(puzzles, str):
        solution = _ennead.solve_line(puzzles)
        if not isinstance(solution, bool):
            return solution
    if is_one(puzzles):
        answer = ask("solve", text_of(puzzles), progress)
        return answer["solutions"][0] if answer["verdict"] == "unique" else None
    taken = take(puzzles)
    grids = taken.room()
    taken.work("solve", grids, taken.room(1), threads=threads, progress=progress)
    return taken.grids(grids, none=True)


@overload
def verdicts(puzzles: str, *, threads: int | None = ...,
             progress: Progress | None = ...) -> str: ...


@overload
def verdicts(puzzles: list[str], *, threads: int | None = ...,
             progress: Progress | None = ...) -> list[str]: ...


@overload
def verdicts(puzzles: Any, *, threads: int | None = ...,
             progress: Progress | None = ...) -> Any: ...


def verdicts(puzzles: Any, *, threads: int | None = None, progress: Progress | None = None) -> Any:
    """Whether puzzles have no solution, one or several.

    puzzles, threads, progress: as for `solve`. Returns a name of `VERDICTS` for a string, a list of
    names for an iterable of strings, and for arrays and lines an array of uint8, one number for
    each puzzle: the place of its verdict in `VERDICTS`. Raises as `solve`.
    """
    if is_one(puzzles):
        return ask("solve", text_of(puzzles), progress)["verdict"]
    taken = take(puzzles)
    found, counts = taken.room(1), taken.room(8)
    taken.work("count", found, counts, threads=threads, progress=progress, limit=2)
    if taken.form == "texts":
        return taken.listed([VERDICTS[verdict] for verdict in found])
    return _array(found, "B")


@overload
def count(puzzles: str, *, limit: int = ..., threads: int | None = ...,
          progress: Progress | None = ...) -> int: ...


@overload
def count(puzzles: list[str], *, limit: int = ..., threads: int | None = ...,
          progress: Progress | None = ...) -> list[int]: ...


@overload
def count(puzzles: Any, *, limit: int = ..., threads: int | None = ...,
          progress: Progress | None = ...) -> Any: ...


def count(puzzles: Any, *, limit: int = 0, threads: int | None = None,
          progress: Progress | None = None) -> Any:
    """How many solutions puzzles have.

    puzzles, threads, progress: as for `solve`. limit: stop counting a puzzle at this number; 0:
    count them all, which may take forever. Returns an int for a string, a list of ints for an
    iterable of strings, and an array of uint64 for arrays and lines. Raises as `solve`, and
    OptionError.
    """
    if is_one(puzzles):
        return int(ask("count", text_of(puzzles), progress, solutions=limit)["count"])
    taken = take(puzzles)
    found, counts = taken.room(1), taken.room(8)
    taken.work("count", found, counts, threads=threads, progress=progress, limit=limit)
    if taken.form == "texts":
        return taken.listed(list(memoryview(counts).cast("Q")))
    return _array(counts, "Q")


def solutions(puzzle: Any, *, limit: int = 0, order: str = "any") -> Iterator[str]:
    """The solutions of one puzzle, as strings: an iterator that finds them as it goes, and stops
    when it is dropped.

    limit: at most so many (0: all). order: "any", or "lexicographic" (only of plain puzzles).
    Raises as `solve`, and OptionError.

    >>> from itertools import islice
    >>> len(set(islice(solutions("." * 81), 100)))
    100
    """
    whole("limit", limit)
    search = _ennead.search_new()
    ask_with("search_begin", text_of(puzzle), {"solutions": limit, "order": order},
             lasting=search)
    return _found(search)


def _found(search: object) -> Iterator[str]:
    """The solutions of a search that was begun: one at first, later many at once."""
    most, more = 1, True
    while more:
        answer = ask_with("search_go_on", "", {"most": most}, lasting=search)
        yield from answer["solutions"]
        more, most = answer["more"], min(2 * most, 1024)


def _array(room: Any, format: str) -> Any:
    if numpy() is None:
        return memoryview(room).cast("B").cast(format)
    return room.view("<u8") if format == "Q" else room
