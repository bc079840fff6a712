# SPDX-License-Identifier: MIT
"""The steps that people make: explanations and hints."""
from __future__ import annotations

from typing import Any

from ._asking import ask, make, text_of
from .answers import ChainNode, Explanation, Hint, ModelStep, Places, Step


def explain(puzzle: Any, **options: Any) -> Explanation:
    """Solves one puzzle, plain or a variant, by steps that people make.

    Options:
        techniques, without: names, abbreviations, families or levels, in a list or with commas
            between them; by default all techniques
        style: "strict" (the easiest step first), "human" or "hodoku"
        scale: "hodoku", or "se" and "se1181" for the path of that scale
        all: all steps that are possible now, instead of a path
        from_, most: the first step that is returned, counted from 1, and how many at most
        grids: each step has the `state` after it
        time_limit: in seconds
        language: "en" or "de"; notation: "r4c5", "A1", "spoken" or "nrc"

    Returns an `Explanation`, a sequence of `Step` (of a variant, `ModelStep`). Raises PuzzleError,
    OptionError or MemoryError; Ctrl-C ends it.
    """
    text = text_of(puzzle)
    answer = ask("explain", text, **options)
    first = int(options.get("from_") or 1)
    path = [_step(step, ("explain", text, options, first + i))
            for i, step in enumerate(answer["path"])]
    return make(Explanation, {**answer, "path": path})


def hint(puzzle: Any, **options: Any) -> Hint:
    """The next step for one puzzle or state, plain or a variant, in stages.

    Options: as for `explain`. Give a state as a line of HoDoKu's library or as pencil marks, so
    that the digits placed are compared with the solution. Returns a `Hint`. Raises as `explain`.
    """
    text = text_of(puzzle)
    answer = ask("hint", text, **options)
    if "step" in answer:
        answer["step"] = _step(answer["step"], ("hint", text, options, 0))
    return make(Hint, answer)


def _step(data: dict[str, Any], asked: Any) -> Step | ModelStep:
    parts: dict[str, Any] = dict(data)
    for name in ("placed", "removed", "taken"):
        if name in parts:
            parts[name] = [Places(place["digit"], place["cells"]) for place in parts[name]]
    if "chain" in parts:
        parts["chain"] = [ChainNode(node["digit"], node["cells"], node["on"])
                          for node in parts["chain"]]
    if "reason" in parts:
        return make(ModelStep, parts, _asked=asked)
    return make(Step, parts, _asked=asked)


def draw(question: str, text: str, options: dict[str, Any], index: int,
         more: dict[str, Any]) -> str:
    """Asks again for one step, with its picture."""
    place: dict[str, Any] = {"from_": index, "most": 1} if question == "explain" else {}
    asked: dict[str, Any] = {**options, **more, **place, "pictures": True}
    answer = ask(question, text, **asked)
    step = answer["path"][0] if question == "explain" else answer["step"]
    picture: str = step["picture"]
    return picture
