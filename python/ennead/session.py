# SPDX-License-Identifier: MIT
"""A game by lines of text, as `ennead play`."""
from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import Any

from . import _ennead
from ._asking import ask_with, make
from .variant import Position


@dataclass(frozen=True)
class Reply:
    """What a session answers. `kind` is "say"; or "save", "load", "new" or "exit": the session asks
    for that, with the `name` of a file (and, to save, its `text`) or of the level of a new puzzle,
    which `Session.load` takes. `refused`: the line changed nothing.
    """

    kind: str
    text: str
    prompt: str
    refused: bool
    name: str | None = None

    def __str__(self) -> str:
        return self.text


class Session:
    """A game that is played by lines such as "load 53..7", "hint" or "r1c3 4"; docs/playing.md has
    them. Several threads may use it: their lines come one after the other.

    language: "en" or "de". notation: "r4c5", "A1", "spoken" or "nrc". drawing: "fine" or "plain". deduce:
    the basic deductions are made after each line, as by "auto on".

    >>> session = Session()
    >>> session.line("help").refused
    False
    """

    def __init__(self, *, language: str = "en", notation: str = "r4c5",
                 drawing: str = "fine", deduce: bool = False) -> None:
        self._session = _ennead.session_new()
        self._lock = threading.Lock()
        self.greeting: str = self._ask("session_greet", "", language=language, notation=notation,
                                       drawing=drawing)["text"]
        if not deduce:
            self.line("auto off")

    def __reduce__(self) -> str:
        raise TypeError("a Session cannot be copied: load the text that its line \"save\" gives")

    def _ask(self, question: str, text: str, **options: Any) -> Any:
        with self._lock:
            options["session"] = _ennead.session_number(self._session)
            return ask_with(question, text, options, lasting=self._session)

    def line(self, text: str) -> Reply:
        """Carries out one line. A line that cannot be carried out is a `Reply` that is `refused`,
        not an error."""
        return make(Reply, self._ask("session_line", text))

    def load(self, text: str) -> Reply:
        """Loads a puzzle in any form, or a game that was saved."""
        return make(Reply, self._ask("session_load", text))

    def position(self) -> Position:
        """The state of the game."""
        return Position(self._ask("session_position", ""))

    def _repr_svg_(self) -> str:
        return self.position().svg()
