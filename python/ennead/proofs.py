# SPDX-License-Identifier: MIT
"""Verdicts with proofs that others can check."""
from __future__ import annotations

from typing import Any

from ._asking import ask, make, text_of
from .answers import Proof


def prove(puzzle: Any, *, form: str = "short", lemmas: int | None = None,
          time_limit: float = 0) -> Proof:
    """Proves the verdict of a plain puzzle.

    form: "short", "cnf", "drat", "lrat", "opb", "veripb" or "veripb3" (docs/proofs.md). lemmas,
    time_limit: give up after so many, or so many seconds (0: none); the verdict is then "limit".
    Returns a `Proof`. Raises PuzzleError or OptionError; Ctrl-C ends it.
    """
    return make(Proof, ask("prove", text_of(puzzle), form=form, lemmas=lemmas,
                           time_limit=time_limit or None))


def verify(proof: str | Proof) -> str:
    """Checks a proof of the form "short" and returns the verdict that it proves.

    Raises PuzzleError with the place of what does not follow.
    """
    text = proof.proof if isinstance(proof, Proof) else proof
    verdict: str = ask("verify", text)["verdict"]
    return verdict
