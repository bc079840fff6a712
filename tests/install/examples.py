# SPDX-License-Identifier: MIT
"""The examples print what they should, and C++ uses ennead.hpp: examples.py SOURCE BUILD

tests/install/examples/ has the output of each example; tests/install/cpp/test.cpp tests the header
under each compiler that is here, and its opening comment is a program, too.
"""
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from tap import Report, Skip, environment  # noqa: E402

SOURCE, BUILD = map(os.path.abspath, sys.argv[1:3])
HERE = os.path.join(SOURCE, "tests", "install")
HEADER = os.path.join(SOURCE, "include", "ennead", "ennead.hpp")
WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-Wshadow", "-Wconversion",
            "-Wsign-conversion", "-Werror"]


def run(*command, **options):
    done = subprocess.run(command, capture_output=True, text=True, check=False,
                          env=environment(), **options)
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(command)}:\n{done.stdout}{done.stderr}")
    return done.stdout


def example(name, expected):
    said = run(os.path.join(BUILD, "examples", f"example_{name}"))
    return None if said == expected else f"it says:\n{said}"


def svg_of_the_scene(folder):
    path = os.path.join(folder, "scene.svg")
    run(os.path.join(BUILD, "examples", "example_scene"), path)
    with open(path, encoding="utf-8") as file:
        return None if file.read().startswith("<svg") else "no SVG"


def guide_names_all():
    """docs/library.md leads through every example."""
    with open(os.path.join(SOURCE, "docs", "library.md"), encoding="utf-8") as file:
        page = file.read()
    names = [f"examples/{os.path.basename(path)}"
             for path in glob.glob(os.path.join(SOURCE, "examples", "*.c"))]
    missing = [name for name in names if name not in page]
    return f"not in docs/library.md: {missing}" if missing else None


def compiled(compiler, source, folder):
    if shutil.which(compiler) is None:
        raise Skip(f"{compiler} is not installed")
    program = os.path.join(folder, "program")
    run(compiler, "-std=c++17", *WARNINGS, f"-I{SOURCE}/include", "-o", program, source,
        f"{BUILD}/libennead.a", "-pthread")
    return run(program)


def cpp(compiler, folder):
    said = compiled(compiler, os.path.join(HERE, "cpp", "test.cpp"), folder)
    wrong = [line for line in said.splitlines() if not re.match(r"ok |1\.\.\d\d$", line)]
    return "\n".join(wrong) or None


def header_example(folder):
    with open(HEADER, encoding="utf-8") as file:
        comment = file.read().split("*/")[1]
    lines = [line[7:] for line in comment.splitlines() if line.startswith(" *     ")]
    source = os.path.join(folder, "example.cpp")
    with open(source, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    said = compiled("g++", source, folder).splitlines()
    right = said[0].startswith("534678912") and len(said) == 52
    return None if right else "\n".join(said[:3])


def main():
    report = Report()
    for path in sorted(glob.glob(os.path.join(HERE, "examples", "*.txt"))):
        name = os.path.basename(path)[:-4]
        with open(path, encoding="utf-8") as file:
            report.case(f"example {name}", example, name, file.read())
    with tempfile.TemporaryDirectory() as folder:
        report.case("example scene: SVG", svg_of_the_scene, folder)
        for compiler in ("g++", "clang++"):
            report.case(f"ennead.hpp, {compiler}", cpp, compiler, folder)
        report.case("the example of ennead.hpp", header_example, folder)
    report.case("docs/library.md names all examples", guide_names_all)
    report.finish()


if __name__ == "__main__":
    main()
