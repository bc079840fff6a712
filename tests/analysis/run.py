# SPDX-License-Identifier: MIT
"""Static analysis of all our C files: gcc -fanalyzer, clang-tidy (.clang-tidy says which checks) and
cppcheck. A finding fails the case of its tool, and is shown.

usage: run.py SOURCE_ROOT
"""

import concurrent.futures
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "tools"))
import tap  # noqa: E402

ROOT = pathlib.Path(sys.argv[1])
FILES = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "src").glob("*/*.c"))
FLAGS = ["-std=c17", "-Iinclude", "-Isrc"]


def run(command):
    done = subprocess.run(
        command, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout + done.stderr


def analyzer(file):
    # gcc 12 loses track of what an array holds once an index is unknown, and takes its members for
    # uninitialized and its pointers for lost. The sanitizers of memory and of leaks watch over that.
    return run(
        ["gcc", *FLAGS, "-O2", "-fanalyzer", "-Wno-analyzer-use-of-uninitialized-value"]
        + ["-Wno-analyzer-malloc-leak", "-Werror", "-c", file, "-o", "/dev/null"]
    )


def tidy(file):
    return run(["clang-tidy", "--quiet", file, "--", *FLAGS])


def cppcheck(file):
    return run(
        ["cppcheck", "--quiet", "--std=c11", "--enable=warning,performance,portability"]
        + ["--inline-suppr", "--error-exitcode=1", *FLAGS[1:], file]
    )


def findings(tool):
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        results = list(pool.map(tool, FILES))
    found = [output for status, output in results if status != 0]
    return "\n".join(found) if found else None


report = tap.Report()
report.case(f"gcc -fanalyzer: {len(FILES)} files", findings, analyzer)
report.case(f"clang-tidy: {len(FILES)} files", findings, tidy)
report.case(f"cppcheck: {len(FILES)} files", findings, cppcheck)
report.finish()
