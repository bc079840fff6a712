# SPDX-License-Identifier: MIT
"""Puzzles, and what the program says about them."""
import json
import os
import subprocess
import sys

import ennead
from hypothesis import HealthCheck, settings, strategies

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from tap import environment  # noqa: E402

settings.register_profile("ennead", derandomize=True, deadline=None, database=None,
                          max_examples=12, suppress_health_check=list(HealthCheck))
settings.load_profile("ennead")

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
EMPTY = "." * 81
SEVERAL = "." + EASY[1:40] + "." * 41
NONE = "5" + EASY[1:8] + "5" + EASY[9:]
MADE = [made.puzzle for made in ennead.generate(60, seed=27)]
KILLER = """variant A killer of four
size 4
cage 3 r1c1 r1c2
cage 7 r4c3 r4c4
cage 6 r1c3 r2c3
cage 4 r3c1 r4c1
"""


def program(arguments, text=""):
    """What the program writes."""
    done = subprocess.run([os.environ["ENNEAD_PROGRAM"], *arguments], input=text.encode(),
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False,
                          env=environment())
    assert done.returncode < 2 or done.stdout, done.stderr.decode()
    return done.stdout.decode()


def records(arguments, puzzles):
    """The program's record of each puzzle."""
    text = program([*arguments, "--format=json"], "\n".join(puzzles) + "\n")
    return [json.loads(line) for line in text.splitlines()]


@strategies.composite
def puzzles(draw, most=30):
    """Lists of puzzles: some with one solution, some spoiled by clues removed or changed."""
    found = []
    for place in draw(strategies.lists(strategies.integers(0, len(MADE) - 1), min_size=1,
                                       max_size=most)):
        cells = list(MADE[place])
        for cell, digit in draw(strategies.lists(
                strategies.tuples(strategies.integers(0, 80),
                                  strategies.sampled_from(".123456789")), max_size=2)):
            cells[cell] = digit
        found.append("".join(cells))
    return found
