# SPDX-License-Identifier: MIT
"""Puzzles checked, and compared up to symmetry."""
from __future__ import annotations

from typing import Any, overload

from ._asking import Progress, ask, make, text_of
from ._lists import Puzzles, numpy, shaped, take
from .answers import VERDICTS, Candidates, Canonical, Check
from .solving import is_one


@overload
def check(puzzles: str, *, time_limit: float = ..., threads: int | None = ...,
          progress: Progress | None = ...) -> Check: ...


@overload
def check(puzzles: Any, *, time_limit: float = ..., threads: int | None = ...,
          progress: Progress | None = ...) -> Any: ...


def check(puzzles: Any, *, time_limit: float = 0, threads: int | None = None,
          progress: Progress | None = None) -> Any:
    """What is right and wrong with puzzles.

    puzzles, threads, progress: as for `solve`. time_limit: for one puzzle, in seconds; 0: none.

    Returns a `Check` for a string, plain or a variant. For arrays and lines it returns a structured
    array of numpy with the fields verdict (its place in `VERDICTS`), minimal, redundant (81 flags)
    and solution (81 numbers); for an iterable of strings, and without numpy, a list of dicts with
    these members. Raises as `solve`.
    """
    if is_one(puzzles):
        return make(Check, ask("check", text_of(puzzles), progress, time_limit=time_limit or None))
    taken = take(puzzles)
    verdicts, redundant, grids = taken.room(1), taken.room(), taken.room()
    taken.work("check", verdicts, redundant, grids, threads=threads, progress=progress)
    np = numpy()
    if taken.form == "texts" or np is None:
        return taken.listed(_checks(verdicts, redundant, grids))
    rows = np.empty(taken.count, [("verdict", "u1"), ("minimal", "?"), ("redundant", "?", 81),
                                  ("solution", "u1", 81)])
    rows["verdict"], rows["solution"] = verdicts, shaped(grids, (-1, 81))
    rows["redundant"] = shaped(redundant, (-1, 81))
    rows["minimal"] = (verdicts == VERDICTS.index("unique")) & ~rows["redundant"].any(axis=1)
    return rows


def _checks(verdicts: Any, redundant: Any, grids: Any) -> list[dict[str, Any]]:
    checks = []
    for i, verdict in enumerate(verdicts):
        flags = [bool(flag) for flag in redundant[81 * i:81 * i + 81]]
        checks.append({"verdict": VERDICTS[verdict], "redundant": flags,
                       "minimal": VERDICTS[verdict] == "unique" and not any(flags),
                       "solution": list(grids[81 * i:81 * i + 81])})
    return checks


@overload
def canonical(puzzles: str, *, threads: int | None = ...,
              progress: Progress | None = ...) -> Canonical: ...


@overload
def canonical(puzzles: list[str], *, threads: int | None = ...,
              progress: Progress | None = ...) -> list[str]: ...


@overload
def canonical(puzzles: Any, *, threads: int | None = ...,
              progress: Progress | None = ...) -> Any: ...


def canonical(puzzles: Any, *, threads: int | None = None, progress: Progress | None = None) -> Any:
    """The canonical form of plain puzzles or grids: two are the same up to symmetry exactly when
    their forms are equal.

    puzzles, threads, progress: as for `solve`. Returns a `Canonical` (with a map, and the number of
    automorphisms) for a string; otherwise the forms as the puzzles came: an array of the same
    shape, lines, or a list of strings. Raises as `solve`.
    """
    if is_one(puzzles):
        return make(Canonical, ask("canonical", text_of(puzzles), progress))
    taken = take(puzzles)
    forms = taken.room()
    taken.work("canonical", forms, taken.room(4), threads=threads, progress=progress)
    return taken.grids(forms)


def unique_forms(puzzles: Any, *, threads: int | None = None,
                 progress: Progress | None = None) -> Any:
    """Those puzzles that are not the same as an earlier one up to symmetry, in their order.

    puzzles, threads, progress: as for `solve`, but only lists. Returns them as they came: an array
    of shape (m, 81) or (m, 9, 9), lines, or a list of strings. Raises as `solve`.
    """
    taken = take(puzzles)
    forms = taken.room()
    taken.work("canonical", forms, taken.room(4), threads=threads, progress=progress)
    seen: set[bytes] = set()
    kept, whole = [], memoryview(forms).cast("B") if taken.count else memoryview(b"")
    for i in range(taken.count):
        form = bytes(whole[81 * i:81 * i + 81])
        if form not in seen:
            seen.add(form)
            kept.append(i)
    return _some(taken, kept)


def _some(taken: Puzzles, places: list[int]) -> Any:
    """The puzzles at these places."""
    numbers = bytearray(81 * len(places))
    whole = memoryview(taken.numbers)
    for to, place in enumerate(places):
        numbers[81 * to:81 * to + 81] = whole[81 * place:81 * place + 81]
    some = Puzzles(taken.form, numbers, len(places))
    if taken.form == "array":
        some.shape = (len(places), *taken.shape[-2 if taken.shape[-1] == 9 else -1:])
        np = numpy()
        some.numbers = np.frombuffer(numbers, np.uint8) if np is not None else numbers
    if taken.index is not None:
        some.index = [taken.index[place] for place in places]
    return some.grids(some.numbers)


def candidates(puzzle: Any, *, cap: int = 1, time_limit: float = 0,
               node_limit: int = 0) -> Candidates:
    """The candidates of one puzzle, plain or a variant, that are in some solution.

    cap: count the solutions of each candidate up to this number (0: all). time_limit: in seconds,
    node_limit: in nodes of the search; 0: none. Returns `Candidates`. Raises as `explain`.
    """
    return make(Candidates, ask("candidates", text_of(puzzle), cap=cap,
                                time_limit=time_limit or None, node_limit=node_limit or None))


def neighbors(puzzle: Any, *, remove: int = 1, add: int = 1, most: int = 0,
              time_limit: float = 0) -> list[str]:
    """The minimal puzzles with one solution that differ from a plain puzzle by removing and adding
    so many clues (0 to 5), one of each class of equal puzzles, as strings.

    remove, add: how many clues. most: at most so many puzzles; 0: all. time_limit: in seconds;
    0: none. Raises as `explain`.
    """
    answer = ask("neighbors", text_of(puzzle), remove=remove, add=add, most=most or None,
                 time_limit=time_limit or None)
    found: list[str] = answer["neighbors"]
    return found
