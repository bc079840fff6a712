# SPDX-License-Identifier: MIT
"""Static analysis of all our C files: gcc -fanalyzer, clang-tidy (.clang-tidy says which checks)
and cppcheck. A finding is printed and fails the case of its tool. A file without findings is not
analyzed again until it, one of its headers, the tool or this script has changed; CLEAN_FOLDER
keeps the record.

usage: run.py SOURCE_ROOT CLEAN_FOLDER

The analyzers of clang and gcc follow each function for a limited number of steps; with ENNEAD_LONG
for their default numbers, which take ten times and twice as long.
"""

import concurrent.futures
import functools
import hashlib
import itertools
import os
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "tools"))
import tap  # noqa: E402

ROOT = pathlib.Path(sys.argv[1])
FILES = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "src").rglob("*.c"))
CLEAN = pathlib.Path(sys.argv[2])
FLAGS = ["-std=c17", "-Iinclude", "-Isrc"]
# The libraries whose headers are not where compilers look, by the folders that include them.
ELSEWHERE = {"src/cli/paint": ["cairo-pdf", "pangocairo"], "src/cli/mpi": ["ompi-c"]}
EDITION = re.compile(r"_(scalar|baseline|avx\w+)\.c$")
LONG = bool(os.environ.get("ENNEAD_LONG"))
CLANG_LIMIT = [] if LONG else ["-Xclang", "-analyzer-config", "-Xclang", "max-nodes=10000"]
GCC_LIMIT = [] if LONG else ["--param=analyzer-bb-explosion-factor=2"]


def run(command):
    done = subprocess.run(
        command, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout + done.stderr


@functools.cache
def flags(file):
    libraries = ELSEWHERE.get(os.path.dirname(file))
    if libraries is None:
        return FLAGS
    _, found = run(["pkg-config", "--cflags-only-I", *libraries])
    return FLAGS + ["-isystem" + word[2:] for word in found.split()]


def analyzer(files):
    # gcc 12 loses track of what an array holds once an index is unknown, and takes its members for
    # uninitialized and its pointers for lost. The sanitizers of memory and of leaks watch over
    # that. And it takes the number of a vector's words for that of their bits, beyond which none
    # may shift.
    return run(
        ["gcc", *flags(files[0]), "-O2"]
        + ["-fanalyzer", *GCC_LIMIT, "-Wno-analyzer-use-of-uninitialized-value"]
        + ["-Wno-analyzer-malloc-leak", "-Wno-analyzer-shift-count-overflow"]
        + ["-Werror", "-S", *files, "-o", "/dev/null"]
    )


def tidy(files):
    return run(["clang-tidy", "--quiet", *files, "--", *flags(files[0]), *CLANG_LIMIT])


def cppcheck(files):
    # Whatever may be defined for the editions of vector code; other files as they are built.
    defined = [] if EDITION.search(files[0]) else ["-D__GNUC__", "-DENNEAD_ASSERTIONS"]
    return run(
        ["cppcheck", "--quiet", "--std=c11", "--enable=warning,performance,portability"]
        + ["--inline-suppr", "--error-exitcode=1", "--include=tests/analysis/cppcheck.h",
           *defined, *FLAGS[1:], *files]
    )


def digest_of(file):
    """Of all that an analysis of the file depends on but the tool: its text and that of its
    headers."""
    _, rule = run(["gcc", *flags(file), "-MM", file])
    names = rule.replace("\\\n", " ").split(":", 1)[-1].split()
    names += [".clang-tidy", str(pathlib.Path(__file__).resolve())]
    texts = b"".join((ROOT / name).read_bytes() for name in names)
    return hashlib.sha256(" ".join(names).encode() + texts).hexdigest()


def groups(files, at_once):
    """The files, up to so many at once that are analyzed alike: a tool takes a while to start."""
    def kind(file):
        return flags(file), bool(EDITION.search(file))

    for _, alike in itertools.groupby(files, kind):
        alike = list(alike)
        for begin in range(0, len(alike), at_once):
            yield alike[begin : begin + at_once]


def findings(tool, program, at_once):
    _, version = run([program, "--version"])

    def record(file):
        return CLEAN / f"{program}-{file.replace('/', '-')}"

    def digest(file):
        return hashlib.sha256((version + DIGESTS[file]).encode()).hexdigest()

    def look(files):
        status, output = tool(files)
        if status == 0:
            for file in files:
                record(file).write_text(digest(file))
            return ""
        each = "".join(map(look, ([file] for file in files))) if len(files) > 1 else ""
        return each or output or f"{program} {' '.join(files)}: exit status {status}\n"

    new = [f for f in FILES if not record(f).exists() or record(f).read_text() != digest(f)]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        return "".join(pool.map(look, groups(new, at_once))) or None


CLEAN.mkdir(parents=True, exist_ok=True)
DIGESTS = {file: digest_of(file) for file in FILES}
report = tap.Report()
report.case(f"gcc -fanalyzer: {len(FILES)} files", findings, analyzer, "gcc", 1)
report.case(f"clang-tidy: {len(FILES)} files", findings, tidy, "clang-tidy", 16)
report.case(f"cppcheck: {len(FILES)} files", findings, cppcheck, "cppcheck", 16)
report.finish()
