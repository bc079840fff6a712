# SPDX-License-Identifier: MIT
"""coverage.py ROOT BUILD: line and branch coverage of the library, a line for each source file."""
import csv
import io
import re
import subprocess
import sys


def row(name, lines, covered_lines, branches, covered_branches):
    def share(part, whole):
        return f"{100 * part / whole:6.1f} %" if whole else "       -"
    print(f"{name:34} {covered_lines:5}/{lines:<5} {share(covered_lines, lines)}"
          f" {covered_branches:6}/{branches:<5} {share(covered_branches, branches)}")


def main():
    root, build = sys.argv[1:]
    command = ["gcovr", "--root", root, "--object-directory", build, "--csv",
               "--exclude-unreachable-branches", "--exclude-throw-branches"]
    # The other branch of an assertion is a fault of ours, which no test can reach. They stay on in
    # this build: what they say is watched for while tests run.
    command += ["--exclude-branches-by-pattern", r".*\bASSERT\(.*"]
    for room in ("grid", "pipeline", "search", "logic", "rating", "model", "text", "symmetry",
                 "create", "session"):
        command += ["--filter", f"{re.escape(root)}/src/{room}/"]
    # gcovr 5 cannot put together a function that stands at another line for each instruction set;
    # these are tested for every size of plane.
    for header in ("search/single/auto_board", "search/single/auto_guess",
                   "search/single/auto_kernel", "search/single/auto_round", "search/batch/branch",
                   "search/batch/exchange", "search/batch/lanes_kernel", "search/batch/round",
                   "search/batch/transpose", "search/vectors/packed_puzzle",
                   "search/vectors/packed_text", "rating/base/easy_steps_kernel"):
        command += ["--exclude", f"{re.escape(root)}/src/{header}.h"]
    done = subprocess.run(command + [build], stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode != 0:
        sys.exit("gcovr failed")
    table = done.stdout
    totals = [0, 0, 0, 0]
    print(f"{'coverage of the library':34} {'lines':>20} {'branches':>22}")
    for record in csv.DictReader(io.StringIO(table)):
        numbers = [int(record[name] or 0) for name in
                   ("line_total", "line_covered", "branch_total", "branch_covered")]
        totals = [total + number for total, number in zip(totals, numbers)]
        row(record["filename"], *numbers)
    row("all", *totals)


if __name__ == "__main__":
    main()
