# SPDX-License-Identifier: MIT
"""Static analysis of all our C files: gcc -fanalyzer, clang-tidy (.clang-tidy says which checks)
and cppcheck. A finding is printed and fails the case of its tool. A file without findings is not
analyzed again until it, one of its headers, the tool or this script has changed; CLEAN_FOLDER
keeps the record.

usage: run.py SOURCE_ROOT CLEAN_FOLDER

clang's analyzer follows each function for a limited number of steps; with ENNEAD_LONG for its
default number, which takes ten times as long.
"""

import concurrent.futures
import hashlib
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
DEPTH = [] if os.environ.get("ENNEAD_LONG") else ["-Xclang", "-analyzer-config", "-Xclang",
                                                  "max-nodes=10000"]


def run(command):
    done = subprocess.run(
        command, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout + done.stderr


def flags(file):
    libraries = ELSEWHERE.get(os.path.dirname(file))
    if libraries is None:
        return FLAGS
    _, found = run(["pkg-config", "--cflags-only-I", *libraries])
    return FLAGS + ["-isystem" + word[2:] for word in found.split()]


def analyzer(file):
    # gcc 12 loses track of what an array holds once an index is unknown, and takes its members for
    # uninitialized and its pointers for lost. The sanitizers of memory and of leaks watch over
    # that. And it takes the number of a vector's words for that of their bits, beyond which none
    # may shift.
    return run(
        ["gcc", *flags(file), "-O2", "-fanalyzer", "-Wno-analyzer-use-of-uninitialized-value"]
        + ["-Wno-analyzer-malloc-leak", "-Wno-analyzer-shift-count-overflow"]
        + ["-Werror", "-S", file, "-o", "/dev/null"]
    )


def tidy(file):
    return run(["clang-tidy", "--quiet", file, "--", *flags(file), *DEPTH])


def cppcheck(file):
    # Whatever may be defined for the editions of vector code; other files as they are built.
    defined = [] if EDITION.search(file) else ["-D__GNUC__", "-DENNEAD_ASSERTIONS"]
    return run(
        ["cppcheck", "--quiet", "--std=c11", "--enable=warning,performance,portability"]
        + ["--inline-suppr", "--error-exitcode=1", "--include=tests/analysis/cppcheck.h",
           *defined, *FLAGS[1:], file]
    )


def digest_of(file):
    """Of all that an analysis of the file depends on but the tool: its text and that of its
    headers."""
    _, rule = run(["gcc", *flags(file), "-MM", file])
    names = rule.replace("\\\n", " ").split(":", 1)[-1].split()
    names += [".clang-tidy", str(pathlib.Path(__file__).resolve())]
    texts = b"".join((ROOT / name).read_bytes() for name in names)
    return hashlib.sha256(" ".join(names).encode() + texts).hexdigest()


def findings(tool, program):
    _, version = run([program, "--version"])

    def look(file):
        clean = CLEAN / f"{program}-{file.replace('/', '-')}"
        digest = hashlib.sha256((version + DIGESTS[file]).encode()).hexdigest()
        if clean.exists() and clean.read_text() == digest:
            return 0, ""
        status, output = tool(file)
        if status == 0:
            clean.write_text(digest)
        return status, output

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        results = list(pool.map(look, FILES))
    found = [output for status, output in results if status != 0]
    return "\n".join(found) if found else None


CLEAN.mkdir(parents=True, exist_ok=True)
DIGESTS = {file: digest_of(file) for file in FILES}
report = tap.Report()
report.case(f"gcc -fanalyzer: {len(FILES)} files", findings, analyzer, "gcc")
report.case(f"clang-tidy: {len(FILES)} files", findings, tidy, "clang-tidy")
report.case(f"cppcheck: {len(FILES)} files", findings, cppcheck, "cppcheck")
report.finish()
