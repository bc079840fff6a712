# SPDX-License-Identifier: MIT
"""What goes wrong."""
from __future__ import annotations

import json
from typing import Any


class EnneadError(Exception):
    """What all errors of this package have in common. (Memory that runs out is MemoryError.)

    `code` is "puzzle" (it cannot be read), "variant" (the question is only for plain 9x9 puzzles)
    or "option" (an option is wrong).
    """

    code = "puzzle"


class PuzzleError(EnneadError, ValueError):
    """A puzzle cannot be read, or is not of the kind that a function takes.

    `line` and `column` say where in its text, from 1, columns in bytes; 0: the puzzle as a whole.
    `offset` is in bytes from the start. `index` is the place of the puzzle in a list, from 0; None
    when there is no list.
    """

    def __init__(self, message: str, *, line: int = 0, column: int = 0, offset: int = 0,
                 index: int | None = None, code: str = "puzzle") -> None:
        super().__init__(message)
        self.message = message
        self.line, self.column, self.offset = line, column, offset
        self.index = index
        self.code = code

    def __str__(self) -> str:
        where = f"line {self.line}, column {self.column}: " if self.line else ""
        return (f"puzzle {self.index}: " if self.index is not None else "") + where + self.message


class OptionError(EnneadError, ValueError):
    """An option is unknown or out of its range."""

    code = "option"


def error_of(answer: bytes) -> Exception:
    """The error that the extension describes in JSON."""
    said: dict[str, Any] = json.loads(answer.decode("utf-8", "replace"))
    code, message = said["code"], said["message"]
    if code == "memory":
        return MemoryError(message)
    if code == "option":
        return OptionError(message)
    return PuzzleError(message, line=said.get("line", 0), column=said.get("column", 0),
                       offset=said.get("offset", 0), code=code)
