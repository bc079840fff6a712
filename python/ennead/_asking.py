# SPDX-License-Identifier: MIT
"""Questions about one puzzle: text and options go to the extension, JSON comes back."""
from __future__ import annotations

import dataclasses
import json
import re
from typing import Any, Callable, Mapping, TypeVar

from . import _ennead
from .errors import OptionError, error_of

Progress = Callable[[int, int], object]
T = TypeVar("T")


def _camel(name: str) -> str:
    return re.sub("_(.)", lambda found: found[1].upper(), name.rstrip("_"))


def _snake(name: str) -> str:
    return re.sub("[A-Z]", lambda found: "_" + found[0].lower(), name)


def _written(name: str, value: object) -> str:
    if value is True:
        return "true"
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        if not 0 <= value < 1e15:
            raise OptionError(f"{name}: {value!r} is not from 0 to 10^15")
        return str(value) if isinstance(value, int) else f"{value:.9f}"
    if isinstance(value, str):
        return value
    if hasattr(value, "__index__"):
        return _written(name, value.__index__())
    if isinstance(value, (list, tuple, set, frozenset)):
        return ",".join(str(part) for part in value)
    raise TypeError(f"{name}: a {type(value).__name__} is no option")


def pack(options: Mapping[str, object]) -> bytes:
    """Options as the extension reads them: names and values that each end with NUL, and an empty
    name. None and False are left out."""
    parts = []
    for name, value in options.items():
        if value is not None and value is not False:
            parts.append(f"{_camel(name)}\0{_written(name, value)}\0".replace("\0\0", "\0 \0"))
    return ("".join(parts) + "\0").encode()


def ask(question: str, text: str, progress: Progress | None = None, **options: Any) -> Any:
    """The answer to a question, as data."""
    answered, answer = _ennead.ask(question, text.encode("utf-8", "surrogateescape"),
                                   pack(options), progress)
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
