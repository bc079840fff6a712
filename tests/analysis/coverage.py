# SPDX-License-Identifier: MIT
"""coverage.py SOURCE BUILD: the lines and branches of the library that tests reach, file by file.

Builds the program once more in BUILD/coverage, runs the tests of the library and of the command
line, and writes a line for each source file to BUILD/coverage/report.txt. Fails if they reach less
than 95 % of the branches. Whether the tests pass is not asked: other builds do, and what this one
writes at the end of each process is too much for tests that limit the size of files.
"""
import csv
import io
import os
import re
import shutil
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from tap import Report  # noqa: E402

SOURCE, BUILD = (os.path.abspath(folder) for folder in sys.argv[1:3])
COVERAGE = os.path.join(BUILD, "coverage")
LEAST = 95  # percent of the branches
# Counters that are not atomic: concurrent code has little effect on coverage, and atomic counters
# would make everything three times slower.
OPTIONS = ["-Dweb=disabled", "-Dpython=false", "-Dtests=true", "-Dbuildtype=debug",
           "-Doptimization=1", "-Dc_args=-fno-inline -fprofile-update=single", "-Db_coverage=true",
           "-Dc_link_args=-fuse-ld=lld"]
SUITES = ["unit", "fuzz", "cli", "rules", "threads"]
# Assertions stay on, so that what they say is watched for while tests run. The other branch of an
# assertion is a fault of ours, which no test can reach. A counter that two threads changed at once
# may be negative, which gcovr takes for an error.
GCOVR = ["gcovr", "--root", SOURCE, "--object-directory", COVERAGE, "--csv",
         "--exclude-unreachable-branches", "--exclude-throw-branches", "--gcov-ignore-parse-errors",
         "--exclude-branches-by-pattern", r".*\bASSERT\(.*"]
ROOMS = ["grid", "pipeline", "search", "logic", "rating", "model", "text", "symmetry", "create",
         "session"]
# gcovr 5 cannot put together a function that stands at another line for each instruction set, and
# counts a branch of the others once for each set and size (24 times in reach_kernel.h). These are
# tested for each.
HEADERS = ["search/single/auto_by_band", "search/single/auto_by_digit",
           "search/single/auto_guess", "search/single/auto_kernel",
           "search/single/auto_round", "search/single/auto_words",
           "search/batch/branch", "search/batch/exchange",
           "search/batch/lanes_kernel", "search/batch/round", "search/batch/transpose",
           "search/vectors/packed_puzzle", "search/vectors/packed_text",
           "search/vectors/planes", "rating/base/easy_steps_kernel",
           "rating/graph/reach_kernel"]


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(command)}: exit {done.returncode}\n{done.stderr[-3000:]}")
    return done.stdout


def row(name, lines, covered_lines, branches, covered_branches):
    def share(part, whole):
        return f"{100 * part / whole:6.1f} %" if whole else "       -"
    return (f"{name:38} {covered_lines:5}/{lines:<5} {share(covered_lines, lines)}"
            f" {covered_branches:6}/{branches:<5} {share(covered_branches, branches)}\n")


def set_up():
    """Begins anew when the options have changed: meson would keep those that are gone."""
    used = os.path.join(COVERAGE, "options.txt")
    wanted = "\n".join(OPTIONS)
    if os.path.exists(used):
        with open(used, encoding="utf-8") as file:
            if file.read() == wanted:
                return
    shutil.rmtree(COVERAGE, ignore_errors=True)
    run("meson", "setup", COVERAGE, SOURCE, *OPTIONS)
    with open(used, "w", encoding="utf-8") as file:
        file.write(wanted)


def reach():
    set_up()
    run("ninja", "-C", COVERAGE)
    for folder, _, names in os.walk(COVERAGE):
        for name in names:
            if name.endswith(".gcda"):
                os.remove(os.path.join(folder, name))
    subprocess.run(["meson", "test", "-C", COVERAGE, "--no-rebuild"]
                   + [word for suite in SUITES for word in ("--suite", suite)],
                   stdout=subprocess.DEVNULL, check=False)
    command = list(GCOVR)
    for room in ROOMS:
        command += ["--filter", f"{re.escape(SOURCE)}/src/{room}/"]
    for header in HEADERS:
        command += ["--exclude", f"{re.escape(SOURCE)}/src/{header}.h"]
    rows, totals = [], [0, 0, 0, 0]
    for record in csv.DictReader(io.StringIO(run(*command, COVERAGE))):
        numbers = [int(record[name] or 0) for name in
                   ("line_total", "line_covered", "branch_total", "branch_covered")]
        totals = [total + number for total, number in zip(totals, numbers)]
        rows.append(row(record["filename"], *numbers))
    rows.append(row("all", *totals))
    with open(os.path.join(COVERAGE, "report.txt"), "w", encoding="utf-8") as file:
        file.writelines(rows)
    _, _, branches, covered = totals
    if branches == 0 or 100 * covered < LEAST * branches:
        return f"{covered} of {branches} branches are reached, fewer than {LEAST} %"
    return None


report = Report()
report.case(f"tests reach {LEAST} % of the branches of the library", reach)
report.finish()
