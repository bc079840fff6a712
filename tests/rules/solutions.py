# SPDX-License-Identifier: MIT
"""Compares all solutions of small puzzles with those found by brute force."""
import json
import os
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path[:0] = [os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools")]
from tap import Report, environment  # noqa: E402


def compare(report: Report, program: str, kind: str, puzzles: list[tuple[str, list[str]]]):
    """Adds a case of puzzles, each a text and its sorted solutions; `kind` says what they are."""
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write("".join(text + "\n\n" for text, _ in puzzles))
        file.flush()
        run = subprocess.run([program, "solve", "--solutions=all", "--format=json", "--threads=1",
                              file.name], capture_output=True, text=True, env=environment())
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    found = [sorted(answer.get("solutions", [answer.get("message", "")])) for answer in answers]
    wrong = [f"{text}: {len(some)} solutions, not {len(expected)}; only in one: "
             f"{sorted(set(some) ^ set(expected))[:3]}"
             for (text, expected), some in zip(puzzles, found) if some != expected]
    unique = sum(len(expected) == 1 for _, expected in puzzles)
    total = sum(len(expected) for _, expected in puzzles)
    report.case(f"{len(puzzles)} puzzles {kind}, {unique} of them with one solution, {total} "
                "solutions in all",
                lambda: None if len(found) == len(puzzles) and not wrong
                else "\n".join(wrong[:3]) + run.stderr)
