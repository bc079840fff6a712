#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The package for Python beside the same calls in C, in one run.

usage: PYTHONPATH=build/python python3 bench/python.py build/bench/calls [PUZZLES [ROUNDS]]

Makes a list of easy puzzles (solution grids with 40 clues, all of which have one solution), and
prints the CPU time of each call, the best of the rounds, which take turns. Needs numpy.
"""
import os
import subprocess
import sys
import tempfile
import time

import ennead
import numpy as np


def easy_puzzles(count):
    """Random grids that keep 40 clues; those with several solutions are left out."""
    rows = np.empty((0, 81), np.uint8)
    random = np.random.default_rng(1)
    while len(rows) < count:
        grids = ennead.fill(count // 4 + 1000, seed=len(rows), as_array=True)
        grids[np.argsort(random.random(grids.shape), axis=1).argsort(axis=1) >= 40] = 0
        rows = np.concatenate([rows, grids[ennead.verdicts(grids) == 1]])
    return rows[:count]


def cpu_of(call):
    begun = time.process_time_ns()
    call()
    return time.process_time_ns() - begun


def main():
    calls, count, rounds = (*sys.argv[1:], "100000", "7")[:3] if len(sys.argv) < 4 else sys.argv[1:]
    count, rounds = int(count), int(rounds)
    rows = easy_puzzles(count)
    lines = ["".join(map(str, row)).replace("0", ".") for row in rows[:1000].tolist()]
    best = {}

    def note(name, spent):
        best[name] = min(best.get(name, spent), spent)

    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "easy.txt")
        text = np.full((count, 82), ord("\n"), np.uint8)
        text[:, :81] = rows + ord("0")
        text.tofile(path)
        for _ in range(rounds):
            done = subprocess.run([calls, path, "3"], capture_output=True, text=True, check=True)
            for line in done.stdout.splitlines():
                name, spent = line.split()
                note("C " + name, float(spent))
            for _ in range(3):
                note("array", cpu_of(lambda: ennead.solve(rows, threads=1)) / count)
            solve = ennead.solve
            note("one", cpu_of(lambda: [solve(line) for line in lines]) / len(lines))

    print(f"{count} easy puzzles, {ennead.__version__}, CPU time of one in ns, best of {rounds}")
    for name, call in (("C lines", "ennead_solve_lines, text"),
                       ("C numbers", "ennead_solve_lines, numbers"),
                       ("C batch", "ennead_solve_batch"), ("array", "ennead.solve of an array"),
                       ("C single", "ennead_solve"), ("one", "ennead.solve of a string")):
        print(f"{call:28}{best[name]:10.1f}")
    array = best["array"]
    print(f"the array takes {array / best['C numbers']:.3f} of ennead_solve_lines of numbers, "
          f"{array / best['C lines']:.3f} of text,\n{array / best['C batch']:.3f} of "
          f"ennead_solve_batch; {1000 / array:.1f} million a second; a string takes "
          f"{best['one'] - best['C single']:.0f} ns\nmore than ennead_solve")


if __name__ == "__main__":
    main()
