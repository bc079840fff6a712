# SPDX-License-Identifier: MIT
"""Checks what is installed, and how it is built: run.py SOURCE BUILD CLEAN_FOLDER CC

Uses the library as its users do: header, pkg-config file, symbols, examples, the plain commands
of docs/library.md; and the manual page and the completion. The plain commands compile everything
anew; where they have succeeded, and nothing that they read has changed since, CLEAN_FOLDER
remembers it.
"""
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from kept import digest_of, unless_kept  # noqa: E402
from tap import Report, Skip, environment  # noqa: E402

SOURCE, BUILD = map(os.path.abspath, sys.argv[1:3])
CLEAN = os.path.abspath(sys.argv[3])
CC = sys.argv[4:]
FIRST = ("unique\n"
         "534678912672195348198342567859761423426853791713924856961537284287419635345286179\n")
ALL_SOLUTIONS = """\
123456789564897231978231645789123456231564897645978312456789123312645978897312564
123456789564897231978231645789123456231564897645978312456789123897312564312645978
"""
FORBIDDEN = re.compile(
    r"^(_IO_.*|(v|f|s|as|d|vf|vs|vsn|sn|vas|vd)*printf(_chk)?|__.*printf_chk|f?put[cs]|f?get[cs]|"
    r"f(open|close|read|write|flush)|stdin|stdout|stderr|perror|puts|putchar|scanf|secure_getenv|"
    r"getenv|setenv|signal|sigaction|raise|kill|abort|_?exit|_Exit|__assert_fail|open|read|write)$")


def run(*command, folder=None, **variables):
    """Standard output of a command that must succeed in silence."""
    done = subprocess.run(command, cwd=folder, env=environment(**variables), text=True,
                          capture_output=True, timeout=1800, check=False)
    if done.returncode != 0:
        raise RuntimeError(
            f"{' '.join(command)}: exit {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def need(*names):
    """The first of some tools that is here."""
    for name in names:
        if shutil.which(name):
            return name
    raise Skip(f"{' or '.join(names)} is not installed")


class Installed:
    def __init__(self, folder):
        self.root = os.path.join(folder, "root")
        run("meson", "install", "-C", BUILD, "--no-rebuild", "--destdir", self.root)
        self.pc = self.one("**/pkgconfig/ennead.pc")
        self.library = os.path.dirname(self.one("**/libennead.a"))
        self.program = self.one("**/bin/ennead")

    def one(self, pattern):
        found = glob.glob(os.path.join(self.root, pattern), recursive=True)
        if len(found) != 1:
            raise RuntimeError(f"{pattern}: {len(found)} files are installed: {found}")
        return found[0]

    def flags(self, *options):
        return run("pkg-config", *options, "ennead", PKG_CONFIG_PATH=os.path.dirname(self.pc),
                   PKG_CONFIG_SYSROOT_DIR=self.root).split()


def files_are_installed(installed):
    for pattern in ("**/include/ennead.h", "**/libennead.so.1", "**/libennead.so",
                    "**/man1/ennead.1", "**/bash-completion/completions/ennead"):
        installed.one(pattern)
    version = run(installed.program, "--version")
    return None if version.startswith("ennead 0.2.0") else version


def first_example(installed, folder, *, shared):
    program = os.path.join(folder, "first")
    source = os.path.join(SOURCE, "examples", "first.c")
    if shared:
        run(*CC, source, "-o", program, *installed.flags("--cflags", "--libs"))
    else:
        run(*CC, source, "-o", program, *installed.flags("--cflags"),
            os.path.join(installed.library, "libennead.a"), "-pthread")
    needed = run("readelf", "-d", program)
    if ("libennead.so.1" in needed) != shared:
        return "linked with the wrong library"
    found = run(program, LD_LIBRARY_PATH=installed.library)
    return None if found == FIRST else found


def exported_names(installed):
    library = os.path.join(installed.library, "libennead.so")
    names = [line.split()[-1] for line in run("nm", "-D", "--defined-only", library).splitlines()]
    wrong = [name for name in names if not name.startswith("ennead_")]
    declared = set(re.findall(r"ENNEAD_API[^;]*?\b(ennead_\w+)\(", header()))
    if wrong or not names:
        return f"exported: {wrong or 'nothing'}"
    if declared != set(names):
        return f"declared or exported, but not both: {declared ^ set(names)}"
    return None


def shared_library(installed):
    dynamic = run("readelf", "-d", os.path.join(installed.library, "libennead.so"))
    needed = re.findall(r"\(NEEDED\).*\[(.*?)\]", dynamic)
    other = [name for name in needed if not re.match(r"lib(c|pthread)\.so|ld-linux", name)]
    if "[libennead.so.1]" not in dynamic:
        return "the soname is not libennead.so.1"
    return f"needs {other}" if other else None


def undefined_names(installed):
    names = run("nm", "-u", os.path.join(installed.library, "libennead.a")).split()
    wrong = sorted({name for name in names if FORBIDDEN.match(name)})
    return f"uses {wrong}" if wrong else None


def mutable_data(installed):
    """Any function may run on any thread: all that the library may change outside of its callers'
    memory is the number of the instruction set in use."""
    archive = os.path.join(installed.library, "libennead.a")
    found, count = [], 0
    for line in run("size", "-A", archive).splitlines():
        section = re.match(r"(\.t?data|\.t?bss|COMMON|\.text)(\S*)\s+([1-9]\d*)\s", line)
        if section and section[1] == ".text":
            count += 1
        elif section and not section[2].startswith(".rel.ro"):
            found.append((section[1], int(section[3])))
    if count < 100:
        return f"the code of {count} files"
    if found != [(".bss", 4)]:
        return f"mutable: {found}"
    names = [line.split()[-1] for line in run("nm", archive).splitlines() if " b " in line]
    return None if len(names) == 1 else f"mutable: {names}"


def painting(installed):
    """The program that paints is found beside the one that starts it."""
    done = subprocess.run([installed.program, "draw", "--format=pdf", FIRST.split()[1]],
                          capture_output=True, timeout=60,
                          check=False, env=environment())
    if b"ennead-paint beside" in done.stderr:
        raise Skip("this build has no cairo")
    return None if done.stdout.startswith(b"%PDF-") else f"exit {done.returncode}: {done.stderr}"


def hardening(installed):
    headers = run("readelf", "-W", "-h", "-l", "-d", installed.program)
    symbols = run("nm", "-D", "-u", installed.program)
    missing = [what for what, found in (
        ("PIE", re.search(r"Type:\s+DYN", headers)), ("RELRO", "GNU_RELRO" in headers),
        ("BIND_NOW", re.search(r"BIND_NOW|Flags:.*NOW", headers)),
        ("stack protector", "__stack_chk_fail" in symbols),
        ("_FORTIFY_SOURCE", re.search(r"__\w+_chk\b", symbols.replace("__stack_chk_fail", ""))),
    ) if not found]
    return f"without {missing}" if missing else None


def umbrella():
    with open(os.path.join(SOURCE, "include", "ennead.h"), encoding="utf-8") as file:
        return file.read()


def parts():
    """The names of the headers in include/ennead/, in the order in which ennead.h has them."""
    return re.findall(r'^#include "ennead/(\w+\.h)"', umbrella(), re.MULTILINE)


def header():
    """ennead.h and all its parts."""
    texts = [umbrella()]
    for name in parts():
        with open(os.path.join(SOURCE, "include", "ennead", name), encoding="utf-8") as file:
            texts.append(file.read())
    return "\n".join(texts)


def header_in(folder, compilers, suffix, standard):
    """ennead.h compiles, and so does each part by itself, twice and before ennead.h."""
    compiler = need(*compilers)
    path = os.path.join(folder, "includes." + suffix)
    sources = ["#include <ennead.h>\n"
               "#if ENNEAD_VERSION_NUMBER < 2000 || ENNEAD_VERSION_MAJOR > 1\n#error\n#endif\n"
               "int main(void) { ennead_solve_options o; ennead_solve_options_init(&o);"
               " return (int)o.node_limit; }\n"]
    for name in parts():
        sources.append(f"#include <ennead/{name}>\n#include <ennead/{name}>\n")
        sources.append(f"#include <ennead/{name}>\n#include <ennead.h>\n")
    for source in sources:
        with open(path, "w", encoding="ascii") as file:
            file.write(source + "int ennead_test(void);\nint ennead_test(void) { return 0; }\n")
        run(compiler, f"-std={standard}", "-Wall", "-Wextra", "-pedantic", "-Werror",
            "-fsyntax-only",
            "-I", os.path.join(SOURCE, "include"), path)


def header_parts(installed):
    """The table in ennead.h, its includes, the files and what is installed are the same; for C++
    there is one header more."""
    wanted = parts()
    table = re.findall(r"^ \*     ennead/(\w+\.h) ", umbrella(), re.MULTILINE)
    found = sorted(os.listdir(os.path.join(SOURCE, "include", "ennead")))
    there = sorted(
        os.listdir(os.path.join(os.path.dirname(installed.one("**/include/ennead.h")), "ennead")))
    if table != wanted or found != sorted([*wanted, "ennead.hpp"]) or there != found:
        return f"included {wanted}, in the table {table}, files {found}, installed {there}"
    return None


def enumerators():
    """(type, enumerator) of all enumerations of the headers, those that a table writes included."""
    text = re.sub(r"/\*.*?\*/", "", header(), flags=re.DOTALL).replace("\\\n", " ")
    tables = {name: rows for name, rows in re.findall(r"#define (ENNEAD_\w+)\(\w+\)(.*)", text)}

    def codes(table):
        for call, code in re.findall(r"(\w+)\((\w*)", tables[table]):
            if call in tables:
                yield from codes(call)
            elif code.startswith("ENNEAD_"):
                yield code

    for kind, body in re.findall(r"typedef enum (\w+) \{(.*?)\} \1;", text, re.DOTALL):
        for line in body.split("\n"):
            name = re.match(r"\s*(ENNEAD_\w+)(\()?", line)
            if name and name[2]:
                yield from ((kind, code) for code in codes(name[1]))
            elif name:
                yield kind, name[1]


def enumerators_begin_with_types():
    found = list(enumerators())
    wrong = [f"{name} of {kind}" for kind, name in found
             if not name.startswith(kind.upper() + "_")
             and not (kind == "ennead_technique" and name.startswith("ENNEAD_"))
             and not (kind == "ennead_se_technique" and name.startswith("ENNEAD_SE_"))]
    anonymous = re.findall(r"^enum \{|typedef enum \{", header(), re.MULTILINE)
    if len(found) < 400 or len({name for _, name in found}) != len(found):
        return f"{len(found)} enumerators"
    return "\n".join(wrong) or (f"{len(anonymous)} without a type" if anonymous else None)


def header_example():
    """The program in the opening comment is examples/first.c."""
    opening = re.match(r"/\* SPDX.*?\*/\n/\*\n.*?( \*     #include.*?\n \*     \})\n", umbrella(),
                       re.DOTALL)[1]
    lines = [line[7:] for line in opening.split("\n") if line.startswith(" *     ") or line == " *"]
    lines = "\n".join(lines).strip("\n").split("\n")
    with open(os.path.join(SOURCE, "examples", "first.c"), encoding="utf-8") as file:
        code = re.sub(r"\A(/\*.*?\*/\n)+", "", file.read(), flags=re.DOTALL).strip().split("\n")
    if lines == code:
        return None
    pairs = [f"{a!r} in the header, {b!r} in the example" for a, b in zip(lines, code) if a != b]
    return "\n".join(pairs[:5]) or "one is longer"


def example_programs():
    where = os.path.join(BUILD, "examples", "example_")
    solutions = run(where + "all_solutions")
    reading = run(where + "read_file", "examples/list.txt", folder=SOURCE)
    if run(where + "first") != FIRST:
        return "first"
    if not solutions.startswith(ALL_SOLUTIONS) or not solutions.endswith("\nseveral: 2032\n"):
        return solutions
    verdicts = [line.split()[-1] for line in reading.splitlines()]
    return None if verdicts == ["unique", "none", "several", "unique"] else reading


def plain_commands(folder):
    """The commands without meson in docs/library.md, by gcc alone. They do not optimize: what they
    show is that every file is there and compiles without meson's flags."""
    with open(os.path.join(SOURCE, "docs", "library.md"), encoding="utf-8") as file:
        commands = re.findall(r"^    cc (.*\bsrc\b.*)$", file.read(), re.MULTILINE)
    if len(commands) < 3:
        return "docs/library.md has no such commands"
    digest = digest_of(SOURCE, ["include/**/*.h", "src/**/*.[ch]", "tests/install/run.py",
                                "examples/first.c", "examples/wikipedia.txt"],
                       run("gcc", "--version"), *commands)
    return unless_kept(os.path.join(CLEAN, "plain"), digest, run_plain_commands, folder,
                       commands)


def run_plain_commands(folder, commands):
    for name in ("include", "src"):
        shutil.copytree(os.path.join(SOURCE, name), os.path.join(folder, name))
    shutil.copy(os.path.join(SOURCE, "examples", "first.c"), os.path.join(folder, "program.c"))
    for command in commands:
        run("sh", "-c", f"gcc {command} -O0", folder=folder)
    if os.path.exists(os.path.join(folder, "a.out")) and run(folder + "/a.out") != FIRST:
        return "a.out prints something else"
    found = run("./ennead", f"{SOURCE}/examples/wikipedia.txt", folder=folder)
    return None if found == FIRST.split("\n")[1] + "\n" else found


def manual_page(installed):
    page = installed.one("**/man1/ennead.1")
    with open(page, encoding="utf-8") as file:
        text = file.read()
    help_text = run(installed.program, "solve", "--help")
    for option in re.findall(r"--[a-z-]{3,}", help_text):
        if option.replace("-", r"\-") not in text and option not in text:
            return f"{option} is not in it"
    if "EXIT STATUS" not in text.upper() and "EXIT CODES" not in text.upper():
        return "no exit codes"
    need("mandoc")
    done = subprocess.run(["mandoc", "-T", "lint", "-W", "warning", page], text=True,
                          capture_output=True, check=False)
    # Without a date the page is the same whenever it is made.
    wrong = [line for line in (done.stdout + done.stderr).splitlines()
             if "missing date" not in line]
    return "\n".join(wrong) or None


def completion(installed):
    bash = need("bash")
    script = installed.one("**/bash-completion/completions/ennead")
    probe = """
        source "$1" || exit 1
        complete -p ennead >/dev/null || exit 1
        name=$(complete -p ennead | sed -n 's/.* -F \\([^ ]*\\) .*/\\1/p')
        try() {
            COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMPREPLY=()
            COMP_LINE="$*" COMP_POINT=${#COMP_LINE}
            "$name" ennead "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
            echo "${COMPREPLY[@]}"
        }
        try ennead solve --eng
        try ennead so
        try ennead solve --engine = bif
        try ennead solve --engine=bif
    """
    lines = run(bash, "--norc", "-c", probe, "probe", script).split("\n")
    if "--engine" not in lines[0] or "solve" not in lines[1]:
        return f"{lines}"
    return None if "bifurcation" in lines[2] + lines[3] else f"{lines}"


def main():
    report = Report()
    with tempfile.TemporaryDirectory() as folder:
        installed = Installed(folder)
        for name, case in (("files", files_are_installed), ("exported names", exported_names),
                           ("shared library", shared_library), ("undefined names", undefined_names),
                           ("mutable data", mutable_data), ("hardening", hardening),
                           ("painting", painting), ("manual page", manual_page),
                           ("bash completion", completion)):
            report.case(name, case, installed)
        report.case("first.c, shared", lambda: first_example(installed, folder, shared=True))
        report.case("first.c, static", lambda: first_example(installed, folder, shared=False))
        report.case("parts of the header", header_parts, installed)
        report.case("enumerators begin with their types", enumerators_begin_with_types)
        report.case("the header's example is first.c", header_example)
        report.case("example programs", example_programs)
        # The same whatever has compiled the library.
        if "clang" not in os.path.basename(sys.argv[-1]):
            report.case("header in C11", header_in, folder, ["gcc", "clang"], "c", "c11")
            report.case("header in C++11", header_in, folder, ["g++", "clang++"], "cc", "c++11")
            report.case("header in C++20", header_in, folder, ["g++", "clang++"], "cc", "c++20")
            place = os.path.join(folder, "plain")
            os.mkdir(place)
            report.case("plain commands", plain_commands, place)
    report.finish()


if __name__ == "__main__":
    main()
