# SPDX-License-Identifier: MIT
"""Lists of plain puzzles, as they come and go: arrays of numbers, lines of text, strings.

An array is anything with a buffer of bytes whose shape ends in 81 or (9, 9), such as
numpy.ndarray; it is read where it is. Numpy is used when it is there.
"""
from __future__ import annotations

import os
from typing import Any, Iterable

from . import _ennead
from ._asking import Progress, encoded, pack, whole
from .errors import PuzzleError, error_of

CELLS = 81
MOST_THREADS = 4096
EXPECTED = "expected 81 cells, each 1-9, or 0 or . when it is empty"


def numpy() -> Any:
    """The module, or None."""
    try:
        import numpy as module
    except ImportError:
        return None
    return module


def processors() -> int:
    """How many threads a call uses when nothing is said."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


class Puzzles:
    """A list of puzzles: 81 numbers each, in one buffer, and the form in which they came."""

    def __init__(self, form: str, numbers: Any, count: int, shape: tuple[int, ...] = (),
                 index: Any = None) -> None:
        self.form = form  # array, lines or texts
        self.numbers = numbers
        self.count = count
        self.shape = shape
        self.index = index  # of a pandas.Series

    def room(self, width: int = CELLS) -> Any:
        """Memory for so many bytes a puzzle."""
        np = numpy() if self.form != "texts" else None
        if np is not None:
            return np.empty(self.count * width, np.uint8)
        return bytearray(self.count * width)

    def work(self, kind: str, *rooms: Any, threads: int | None = None,
             progress: Progress | None = None, **options: object) -> None:
        """Has work done on all puzzles, to these rooms."""
        run(kind, self.numbers, self.count, rooms, threads, progress, options)

    def checked(self) -> Any:
        """The numbers, all of them 0 to 9."""
        wrong = next((i for i, number in enumerate(memoryview(self.numbers).cast("B"))
                      if number > 9), None)
        if wrong is not None:
            raise wrong_number(wrong)
        return self.numbers

    def grids(self, numbers: Any, none: bool = False) -> Any:
        """Grids in the form of the puzzles; with `none`, a grid of 0 is None in a list of
        strings."""
        if self.form == "array":
            return shaped(numbers, self.shape)
        if self.form == "lines":
            return _ennead.write_lines(numbers, b"\n")
        text = _ennead.write_lines(numbers, b"").decode()
        empty = "." * CELLS if none else None
        lines = (text[at:at + CELLS] for at in range(0, len(text), CELLS))
        return self.listed([None if line == empty else line for line in lines])

    def values(self, values: list[Any], array: Any) -> Any:
        """One value for each puzzle: a list for a list of strings, else the array; for a single
        puzzle, the value."""
        if self.form == "texts":
            return self.listed(values)
        if self.form == "array" and self.count == 1 and len(self.shape) == (
                2 if self.shape[-1] == 9 else 1):
            return values[0]
        return array

    def listed(self, values: list[Any]) -> Any:
        """A list, or a Series if the puzzles came in one."""
        if self.index is None:
            return values
        import pandas  # type: ignore[import]
        return pandas.Series(values, index=self.index)


def shaped(numbers: Any, shape: tuple[int, ...]) -> Any:
    """Bytes as an array of that shape."""
    if hasattr(numbers, "reshape"):
        return numbers.reshape(shape)
    return memoryview(numbers).cast("B", shape)


def wrong_number(place: int) -> PuzzleError:
    return PuzzleError(f"cell {place % CELLS} holds a number above 9", index=place // CELLS,
                       offset=place)


def run(kind: str, numbers: Any, count: int, rooms: tuple[Any, ...], threads: int | None,
        progress: Progress | None, options: dict[str, object]) -> None:
    """Work of the extension; its errors are raised."""
    threads = processors() if threads is None else whole("threads", threads, 1, MOST_THREADS)
    wrong = _ennead.work(kind, numbers, count, rooms, pack(options), threads, progress)
    if isinstance(wrong, bytes):
        raise error_of(wrong)
    if wrong is not None:
        raise wrong_number(wrong)


def take(puzzles: object) -> Puzzles:
    """Puzzles in any of the forms, as numbers."""
    if isinstance(puzzles, (bytes, bytearray)):
        return take_lines(bytes(puzzles))
    if isinstance(puzzles, str):
        return take_texts([puzzles])
    if isinstance(puzzles, (list, tuple)) and puzzles and isinstance(puzzles[0], str):
        return take_texts(puzzles)
    if hasattr(puzzles, "to_numpy"):
        taken = take_texts(puzzles.to_numpy())
        taken.index = getattr(puzzles, "index", None)
        return taken
    try:
        view = memoryview(puzzles)  # type: ignore[arg-type]
    except TypeError:
        return take_any(puzzles)
    return take_array(puzzles, view)


def take_any(puzzles: object) -> Puzzles:
    """An iterable of strings or of rows of numbers."""
    if not isinstance(puzzles, Iterable):
        raise TypeError(f"expected puzzles, got {type(puzzles).__name__}")
    items = list(puzzles)
    if all(isinstance(item, (str, bytes)) or hasattr(item, "plain") for item in items):
        return take_texts(items)
    np = numpy()
    if np is None:
        raise TypeError("expected strings, or an array of bytes")
    return take(np.asarray(items))


def take_array(puzzles: Any, view: memoryview) -> Puzzles:
    if view.format not in ("B", "b") or not view.c_contiguous:
        np = numpy()
        if np is None and view.format in ("B", "b"):
            return take_array(puzzles, memoryview(view.tobytes()).cast("B", view.shape or ()))
        array = np.asarray(puzzles) if np is not None else None
        if array is not None and array.dtype.kind in "US":
            return take_texts(array.ravel().tolist())
        if array is None or array.dtype.kind not in "iub":
            raise TypeError("expected an array of integers")
        if array.size and (array.min() < 0 or array.max() > 9):
            wrong = int(((array.ravel() < 0) | (array.ravel() > 9)).argmax())
            raise wrong_number(wrong)
        view = memoryview(np.ascontiguousarray(array, np.uint8))
    shape = view.shape or (view.nbytes,)
    if len(shape) > 1 and shape[-2:] == (9, 9) or shape[-1] == CELLS:
        return Puzzles("array", view.cast("B") if view.nbytes else view, view.nbytes // CELLS,
                       shape)
    raise PuzzleError(f"expected a shape that ends in 81 or (9, 9), got {shape}")


def take_lines(text: bytes) -> Puzzles:
    """Lines of 81 cells."""
    if b"\r" in text:
        text = text.replace(b"\r\n", b"\n")
    if not text.endswith(b"\n") and text:
        text += b"\n"
    if len(text) % (CELLS + 1) != 0:
        return refuse_lines(text)
    numbers = _ennead.read_lines(text, CELLS + 1)
    if isinstance(numbers, int):
        return refuse_lines(text)
    return Puzzles("lines", numbers, len(numbers) // CELLS)


def refuse_lines(text: bytes) -> Puzzles:
    offset = 0
    for number, line in enumerate(text.split(b"\n"), 1):
        numbers = _ennead.read_lines(line, CELLS) if len(line) == CELLS else 0
        if isinstance(numbers, int):
            column = numbers if len(line) == CELLS else min(len(line), CELLS)
            raise PuzzleError(EXPECTED, line=number, column=column + 1, offset=offset + column,
                              index=number - 1)
        offset += len(line) + 1
    raise AssertionError("no line is wrong")


def take_texts(texts: Iterable[object]) -> Puzzles:
    """Strings of 81 cells."""
    lines = [text if isinstance(text, str) else _line(text) for text in texts]
    whole = "".join(lines)
    if len(whole) == CELLS * len(lines) and whole.isascii() and all(
            len(line) == CELLS for line in lines):
        numbers = _ennead.read_lines(whole.encode(), CELLS)
        if not isinstance(numbers, int):
            return Puzzles("texts", numbers, len(lines))
    return refuse_texts(lines)


def _line(text: object) -> str:
    if isinstance(text, bytes):
        return text.decode("latin-1")
    line = getattr(text, "puzzle", None)
    if not isinstance(line, str) or not getattr(text, "plain", False):
        raise TypeError(f"a puzzle in a list is 81 cells without rules, not {text!r}")
    return line


def refuse_texts(lines: list[str]) -> Puzzles:
    for index, line in enumerate(lines):
        text = encoded(line, index)
        wrong = _ennead.read_lines(text, CELLS) if len(text) == CELLS else min(len(text), CELLS)
        if isinstance(wrong, int):
            raise PuzzleError(EXPECTED, line=1, column=wrong + 1, offset=wrong, index=index)
    raise AssertionError("no line is wrong")
