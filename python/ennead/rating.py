# SPDX-License-Identifier: MIT
"""How hard puzzles are for people."""
from __future__ import annotations

import functools
import struct
from typing import Any, Literal, overload

from . import _ennead
from ._asking import Progress, ask, make, text_of
from ._lists import Puzzles, numpy, take
from .answers import LEVELS, VERDICTS, Rating
from .errors import OptionError
from .solving import is_one

SCALES = ("se", "se1181", "hodoku", "both")
MEASURES = ("te", "b", "bxb", "bxbb", "w", "gw", "gb", "sw")
SIZE = 40
FIELDS = [("er", "<f8"), ("ep", "<f8"), ("ed", "<f8"), ("score", "<i4"), ("steps", "<u4"),
          ("technique", "<i2"), ("verdict", "u1"), ("level", "u1"), ("value", "<i2")]
LAYOUT = "<dddiIhBBh2x"


@functools.cache
def techniques_of(scale: str) -> tuple[str, ...]:
    """The names of the techniques by the numbers in the arrays of `rate`.

    scale: as for `rate`; "te" and so on have no techniques. Raises OptionError if there is none of
    that name.
    """
    if scale in MEASURES:
        return ()
    if scale not in SCALES:
        raise OptionError(f"scale: there is no {scale}")
    names: list[str] = []
    while (name := _ennead.technique_name(scale, len(names))) is not None:
        names.append(name)
    return tuple(names)


@overload
def rate(puzzles: str, *, scale: str = ..., frame: Literal[False] = ...,
         threads: int | None = ..., progress: Progress | None = ...) -> Rating: ...


@overload
def rate(puzzles: list[str], *, scale: str = ..., frame: Literal[False] = ...,
         threads: int | None = ..., progress: Progress | None = ...) -> list[Rating]: ...


@overload
def rate(puzzles: Any, *, scale: str = ..., frame: bool = ..., threads: int | None = ...,
         progress: Progress | None = ...) -> Any: ...


def rate(puzzles: Any, *, scale: str = "se", frame: bool = False, threads: int | None = None,
         progress: Progress | None = None) -> Any:
    """Rates puzzles.

    puzzles, threads, progress: as for `solve`. scale: "se" (Sudoku Explainer 1.2.1), "se1181"
    (Sukaku Explainer 1.18.1), "hodoku", or "both" (se and hodoku); or "te", "b", "bxb", "bxbb", "w",
    "gw", "gb" or "sw", how much trial and error a puzzle takes. A puzzle with variant rules or of
    another size has only steps and the kind of the hardest of them.

    Returns a `Rating` for a string and a list of them for an iterable of strings. For arrays and
    lines it returns a structured array of numpy (a list without numpy) with the fields er, ep, ed
    (0: none), score (-1: none), steps, technique (its place in `techniques_of(scale)`, or -1),
    verdict (its place in `VERDICTS`), level (its place in `LEVELS`, or 255) and value (of te and so
    on; -1: none). With frame=True it returns a pandas.DataFrame with these columns in words; that
    of the value has the name of the scale. Raises as `solve`, and OptionError.

    >>> rate("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79").er
    1.2
    """
    if is_one(puzzles) and not frame:
        return make(Rating, ask("rate_any", text_of(puzzles), progress, scale=scale))
    taken = take(puzzles)
    room = taken.room(SIZE)
    taken.work("rate", room, threads=threads, progress=progress, scale=scale)
    if frame:
        return _frame(taken, room, scale)
    if taken.form == "texts" or numpy() is None:
        ratings = [_rating(row, scale) for row in struct.iter_unpack(LAYOUT, room)]
        return taken.listed(ratings)
    return room.view(_dtype())


def _dtype() -> Any:
    return numpy().dtype({"names": [name for name, _ in FIELDS],
                          "formats": [format for _, format in FIELDS],
                          "offsets": [0, 8, 16, 24, 28, 32, 34, 35, 36], "itemsize": SIZE})


def _rating(row: tuple[Any, ...], scale: str) -> Rating:
    er, ep, ed, score, steps, technique, verdict, level, value = row
    return Rating(VERDICTS[verdict], er or None, ep or None, ed or None,
                  techniques_of(scale)[technique] if technique >= 0 else None, steps,
                  score if score >= 0 else None, LEVELS[level] if level < len(LEVELS) else None,
                  value if value >= 0 else None)


def _frame(taken: Puzzles, room: Any, scale: str) -> Any:
    import pandas  # type: ignore[import]
    rows = numpy().frombuffer(room, _dtype())
    columns: dict[str, Any] = {
        "verdict": pandas.Categorical.from_codes(rows["verdict"], list(VERDICTS))}
    if scale in MEASURES:
        columns[scale] = pandas.Series(rows["value"], dtype="Int16").replace(-1, pandas.NA).array
        return pandas.DataFrame(columns, index=taken.index)
    if scale != "hodoku":
        for name in ("er", "ep", "ed"):
            columns[name] = pandas.Series(rows[name]).replace(0, float("nan")).to_numpy()
    columns["technique"] = pandas.Categorical.from_codes(rows["technique"],
                                                         list(techniques_of(scale)))
    columns["steps"] = rows["steps"]
    if scale in ("hodoku", "both"):
        columns["score"] = rows["score"]
        codes = rows["level"].astype("i2")
        codes[codes == 255] = -1
        columns["level"] = pandas.Categorical.from_codes(codes, list(LEVELS), ordered=True)
    return pandas.DataFrame(columns, index=taken.index)
