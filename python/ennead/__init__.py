# SPDX-License-Identifier: MIT
"""Ennead: solves, rates, explains, makes and draws Sudoku puzzles and their variants.

>>> import ennead
>>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
>>> ennead.solve(puzzle)
'534678912672195348198342567859761423426853791713924856961537284287419635345286179'

docs/python.md is a guide.
"""
from __future__ import annotations

from typing import Any

from . import _ennead
from ._asking import ask as _ask
from .answers import (LEVELS, VERDICTS, Candidates, Canonical, ChainNode, Check, Explanation,
                      Generated, Hint, ModelStep, Places, Proof, Rating, Step, Svg)
from .errors import EnneadError, OptionError, PuzzleError
from .checking import candidates, canonical, check, neighbors, unique_forms
from .making import fill, generate, minimize
from .proofs import prove, verify
from .rating import rate, techniques_of
from .session import Reply, Session
from .solving import count, solutions, solve, verdicts
from .steps import explain, hint
from .variant import Position, Variant, convert, svg

__version__: str = _ennead.version


def techniques() -> list[dict[str, Any]]:
    """The techniques, easiest first: name, abbreviation, family, rating (ER, or None), score,
    level, why (the idea) and example (a line of HoDoKu's library)."""
    found: list[dict[str, Any]] = _ask("techniques", "")
    return found


def rules() -> list[dict[str, Any]]:
    """The rules of variants: name, help, example; the least and the most numbers, parts and cells;
    and whether `svg` draws them."""
    found: list[dict[str, Any]] = _ask("rules", "")
    return found


def forms() -> list[dict[str, Any]]:
    """The forms of `convert`: name, help, and whether they say marks, placed digits, sizes, rules
    and a title."""
    found: list[dict[str, Any]] = _ask("forms", "")
    return found


__all__ = [
    "LEVELS", "VERDICTS", "Candidates", "Canonical", "ChainNode", "Check", "EnneadError",
    "Explanation", "Generated", "Hint", "ModelStep", "OptionError", "Places", "Position", "Proof",
    "PuzzleError", "Rating", "Reply", "Session", "Step", "Svg", "Variant", "candidates",
    "canonical", "check", "convert", "count", "explain", "fill", "forms", "generate", "hint",
    "minimize", "neighbors", "prove", "rate", "rules", "solutions", "solve", "svg", "techniques",
    "techniques_of", "unique_forms", "verdicts", "verify",
]
