# SPDX-License-Identifier: MIT
"""Builds the library inside another project, and on a machine where some dependencies are missing:
subproject.py SOURCE CLEAN_FOLDER CC

A small project with the wrap file of docs/library.md takes the library as its subproject and
builds a program with it. That compiles the library once more; where it has succeeded, and nothing
that it reads has changed since, CLEAN_FOLDER remembers it.
"""
import glob
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from kept import digest_of, unless_kept  # noqa: E402
from tap import Report, environment  # noqa: E402

SOURCE, CLEAN = map(os.path.abspath, sys.argv[1:3])
CC = sys.argv[3:]
FIRST = ("unique\n"
         "534678912672195348198342567859761423426853791713924856961537284287419635345286179\n")
PROJECT = """\
project('user', 'c', default_options: ['optimization=0'])
executable('first', 'first.c', dependencies: dependency('ennead'))
"""
READ = ["meson.build", "meson_options.txt", "docs/library.md", "examples/first.c",
        "tests/install/subproject.py", "src/**/meson.build", "src/**/*.[ch]", "include/**/*.h"]


def run(*command, folder, **variables):
    done = subprocess.run(command, cwd=folder, env=environment(CC=" ".join(CC), **variables),
                          text=True,
                          capture_output=True, timeout=1800, check=False)
    if done.returncode != 0:
        raise RuntimeError(
            f"{' '.join(command)}: exit {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def introspect(build, what):
    return json.loads(run("meson", "introspect", what, build, folder=build))


def as_subproject(folder):
    inner = os.path.join(folder, "subprojects", "ennead")
    for name in ("src", "include", "examples"):
        shutil.copytree(os.path.join(SOURCE, name), os.path.join(inner, name))
    for name in ("meson.build", "meson_options.txt"):
        shutil.copy(os.path.join(SOURCE, name), inner)
    shutil.copy(os.path.join(SOURCE, "examples", "first.c"), folder)
    with open(os.path.join(SOURCE, "docs", "library.md"), encoding="utf-8") as file:
        wrap = re.search(r"^    \[wrap-git\]\n(?:    .*\n|\n)+", file.read(), re.MULTILINE)
    if wrap is None:
        return "docs/library.md has no wrap file"
    for name, text in (("meson.build", PROJECT),
                       ("subprojects/ennead.wrap", wrap[0].replace("    ", ""))):
        with open(os.path.join(folder, name), "w", encoding="ascii") as file:
            file.write(text)
    build = os.path.join(folder, "build")
    run("meson", "setup", build, "--wrap-mode=nodownload", folder=folder)
    if introspect(build, "--tests"):
        return "there are tests"
    names = [target["name"] for target in introspect(build, "--targets")
             if target["type"] == "executable"]
    if names != ["first"]:
        return f"there are the programs {names}"
    run("ninja", "-C", build, "first", folder=folder)
    found = run(os.path.join(build, "first"), folder=folder)
    return None if found == FIRST else found


def as_kept_subproject(folder):
    digest = digest_of(SOURCE, READ, run(*CC, "--version", folder=folder))
    return unless_kept(os.path.join(CLEAN, "subproject"), digest, as_subproject, folder)


def without_cmocka(folder):
    """As a machine has it where only what ./demo needs is installed."""
    descriptions = os.path.join(folder, "pkgconfig")
    os.mkdir(descriptions)
    places = run("pkg-config", "--variable", "pc_path", "pkg-config",
                 folder=folder).strip().split(":")
    for place in reversed(places):
        for path in glob.glob(place + "/*.pc"):
            link = os.path.join(descriptions, os.path.basename(path))
            if not os.path.basename(path).startswith("cmocka") and not os.path.lexists(link):
                os.symlink(path, link)
    native = os.path.join(folder, "no_cmake.ini")
    with open(native, "w", encoding="ascii") as file:
        file.write("[binaries]\ncmake = '/nonexistent/cmake'\n")
    build = os.path.join(folder, "build")
    said = run("meson", "setup", build, SOURCE, "--native-file", native, folder=folder,
               PKG_CONFIG_LIBDIR=descriptions)
    names = {target["name"] for target in introspect(build, "--targets")}
    if introspect(build, "--tests"):
        return "there are tests"
    if "cmocka is not installed" not in said:
        return "nothing is said of it"
    return None if {"ennead", "example_first"} <= names else f"targets: {names}"


def main():
    report = Report()
    for name, case in (("a subproject", as_kept_subproject), ("without cmocka", without_cmocka)):
        with tempfile.TemporaryDirectory() as folder:
            report.case(name, case, folder)
    report.finish()


if __name__ == "__main__":
    main()
