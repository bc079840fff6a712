# SPDX-License-Identifier: MIT
"""Questions about one puzzle: text and options go to the extension, JSON comes back."""
from __future__ import annotations

import dataclasses
import json
import re
from typing import Any, Callable, Mapping, TypeVar

from . import _ennead
from .errors import OptionError, PuzzleError, error_of

#: The options that are True or False, that are whole numbers, and that are numbers; the others are
#: text, or lists of names.
FLAGS = frozenset({"all", "diamond", "grids", "labels", "pearl", "pictures", "redundant",
                   "solution", "words"})
WHOLE = frozenset({"add", "cap", "effort", "extra_clues", "first", "from_", "least_clues", "lemmas",
                   "limit", "most", "most_clues", "node_limit", "remove", "seed", "session",
                   "solutions", "width"})
NUMBERS = frozenset({"least_rating", "most_rating", "time_limit"})
MOST = 10**15

Progress = Callable[[int, int], object]
T = TypeVar("T")


def _camel(name: str) -> str:
    return re.sub("_(.)", lambda found: found[1].upper(), name.rstrip("_"))


def _snake(name: str) -> str:
    return re.sub("[A-Z]", lambda found: "_" + found[0].lower(), name)


def is_flag(value: object) -> bool:
    """Whether this is True or False, of Python or of numpy."""
    return isinstance(value, bool) or type(value).__name__ in ("bool", "bool_")


def whole(name: str, value: Any, least: int = 0, most: int = MOST) -> int:
    """The value of an option that is a whole number; OptionError: it is none, or out of range."""
    if is_flag(value) or not hasattr(value, "__index__"):
        raise OptionError(f"{name}: {value!r} is no whole number")
    number = int(value.__index__())
    if not least <= number <= most:
        raise OptionError(f"{name}: {value!r} is not from {least} to {most}")
    return number


def _number(name: str, value: Any) -> str:
    if hasattr(value, "__index__"):
        return str(whole(name, value))
    if is_flag(value) or not hasattr(value, "__float__"):
        raise OptionError(f"{name}: {value!r} is no number")
    if not 0 <= float(value) < MOST:
        raise OptionError(f"{name}: {value!r} is not from 0 to {MOST}")
    return f"{float(value):.9f}"


def _flag(name: str, value: object) -> bool:
    if not is_flag(value):
        raise OptionError(f"{name}: {value!r} is neither True nor False")
    return bool(value)


def _text(name: str, value: object) -> str:
    if isinstance(value, (list, tuple, set, frozenset)):
        return ",".join(_text(name, part) for part in value)
    if not isinstance(value, str):
        raise TypeError(f"{name}: a {type(value).__name__} is no option")
    try:
        value.encode()
    except UnicodeEncodeError as wrong:
        raise OptionError(f"{name}: character {wrong.start + 1} is a surrogate") from None
    if "\0" in value:
        raise OptionError(f"{name}: character {value.index(chr(0)) + 1} is NUL")
    return value


def _written(name: str, value: object) -> str | None:
    """An option as text; None: it is left out."""
    if value is None:
        return None
    if name in FLAGS:
        return "true" if _flag(name, value) else None
    if name in WHOLE:
        return str(whole(name, value))
    if name in NUMBERS:
        return _number(name, value)
    return _text(name, value)


def pack(options: Mapping[str, object]) -> bytes:
    """Options as the extension reads them: names and values that each end with NUL, and an empty
    name. None and False are left out."""
    parts = []
    for name, value in options.items():
        written = _written(name, value)
        if written is not None:
            parts.append(f"{_camel(name)}\0{written or ' '}\0")
    return ("".join(parts) + "\0").encode()


def encoded(text: str, index: int | None = None) -> bytes:
    """Text as bytes; PuzzleError: it has a surrogate that stands for no byte. `index` is its place
    in a list."""
    if not isinstance(text, str):
        raise TypeError(f"expected a string, got {type(text).__name__}")
    try:
        return text.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError as wrong:
        before = text[:wrong.start].encode("utf-8", "surrogateescape")
    line = before.count(b"\n") + 1
    column = len(before) - (before.rfind(b"\n") + 1) + 1
    raise PuzzleError("a surrogate is no character", line=line, column=column, offset=len(before),
                      index=index)


def ask(question: str, text: str, progress: Progress | None = None, **options: Any) -> Any:
    """The answer to a question, as data."""
    return ask_with(question, text, options, progress)


def ask_with(question: str, text: str, options: Mapping[str, object],
             progress: Progress | None = None, lasting: object = None) -> Any:
    """The same; `lasting` is the session or search that it is of."""
    answered, answer = _ennead.ask(question, encoded(text), pack(options), progress, lasting)
    if not answered:
        raise error_of(answer)
    return json.loads(answer.decode("utf-8", "replace"))


def make(cls: type[T], data: Mapping[str, Any], **more: object) -> T:
    """A dataclass of those members of `data` that it has."""
    names = {field.name for field in dataclasses.fields(cls)}
    known = {_snake(name): value for name, value in data.items() if _snake(name) in names}
    return cls(**{**known, **more})


def text_of(puzzle: object) -> str:
    """The text of one puzzle: a string in any form, bytes, an object with `text`, or 81 numbers."""
    if isinstance(puzzle, str):
        return puzzle
    if isinstance(puzzle, (bytes, bytearray)):
        return bytes(puzzle).decode("utf-8", "surrogateescape")
    text = getattr(puzzle, "text", None)
    if isinstance(text, str):
        return text
    from ._lists import take
    taken = take(puzzle)
    if taken.count != 1:
        raise TypeError("expected one puzzle")
    return _ennead.write_lines(taken.checked(), b"").decode()
