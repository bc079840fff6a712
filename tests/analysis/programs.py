# SPDX-License-Identifier: MIT
"""Checks that every program run by our scripts, tests and examples belongs to a package that the
set-up installs (tests/tools/packages.txt), to a dependency of one, or to every Debian system; and
that README.md names each package.

usage: programs.py SOURCE_ROOT PROGRAM          the test (TAP)
       programs.py SOURCE_ROOT PROGRAM list     what is run, with its package

Programs are the words of shell text that stand where a command does (scripts, cases, the pages
that a test types, examples of --help, meson's install script), the first words of what tests start
by themselves or look for, the tools that the set-up asks for, and those of cross builds.
"""
import functools
import os
import re
import shutil
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from tap import Report, Skip, environment  # noqa: E402

SCRIPTS = ["check", "demo", ".ci/run", "tests/tools/setup.sh"]
# What a shell does by itself; our own program; and sudo, which is asked for where it is needed.
OF_THE_SHELL = set("""
    ! . : [ { } alias break case cd command complete continue do done echo elif else esac
    eval exec exit export false fi for function if in kill local printf pwd read return
    set shift test then time trap true type ulimit umask unset until wait while source
    ennead sudo""".split())
COMMAND = re.compile(r"(?:^|[|;&({)`]|\$\(|\b(?:if|then|do|else|elif|while|until|exec|env|!)\s)\s*"
                     r"(?:[A-Za-z_]\w*=[^\s$(]*\s+)*(?!(?:if|then|do|else|elif|while|until)\s)"
                      r"([A-Za-z_][\w.+-]*)(?=[\s;|)&]|$)", re.M)
STARTED = re.compile(
    r"\b(?:run|Popen|check_output|check_call|call)\(\s*\[?\s*\"([A-Za-z][\w.+-]*)\"")
SOUGHT = re.compile(
    r"(?<!or shutil\.)\b(?:which|need)\(\s*\"([A-Za-z][\w.+-]*)\"|\bcommand = "
    r"\[\s*\"([a-z][\w.+-]*)\"")
PAGES = ["README.md", "docs/first-hour.md", "docs/playing.md"]  # with commands behind '$ '
QUOTED = re.compile(r"""'[^']*'|"(?:[^"\\]|\\.)*"|(?:^|(?<=\s))#.*""", re.M)


def unquoted(match):
    """Nothing for a comment; for words in double quotes, the commands whose output stands there."""
    if match[0][0] == "#":
        return ""
    return "Q" + "".join(re.findall(r"\$\([^()]*\)", match[0]) if match[0][0] == '"' else [])


def shell_programs(text):
    text = re.sub(r"<<'?(\w+)'?\n.*?\n\1\n", "\n", text, flags=re.S)
    text = re.sub(r"\\\n", " ", text)
    text = re.sub(r"\$\(\(.*?\)\)", "1", text)
    text = QUOTED.sub(unquoted, text)
    text = re.sub(r"^\s*[^\s()]+\)", " ", text, flags=re.M)  # the pattern of a case
    functions = set(re.findall(r"^(\w+)\(\)", text, re.M))
    found = set()
    while True:  # a word between two commands belongs to both matches
        more = {m[1] for m in COMMAND.finditer(text)} - found
        if not more:
            return found - functions - OF_THE_SHELL - {"Q"}
        found |= more


def read(root, name):
    with open(os.path.join(root, name), encoding="utf-8", errors="replace") as file:
        return file.read()


def run_by_us(root, program):
    """The name of each program, and who runs it."""
    found = {}

    def add(names, who):
        for name in names:
            found.setdefault(name, who)

    shared = set(re.findall(r"^(\w+)\(\)", read(root, "tests/tools/setup.sh"), re.M))
    for script in SCRIPTS:
        add(shell_programs(read(root, script)) - shared, script)
    for folder, _, files in os.walk(os.path.join(root, "tests")):
        for name in files:
            path = os.path.relpath(os.path.join(folder, name), root)
            if name.endswith(".case"):
                for line in re.findall(r"^command: (.*)$", read(root, path), re.M):
                    add(shell_programs(line), path)
            elif name.endswith(".py") and name != "programs.py":
                text = read(root, path)
                add(STARTED.findall(text), path)
                add([one or other for one, other in SOUGHT.findall(text)], path)
            elif name.endswith(".ini"):
                prefix = re.search(r"^prefix = '(.*)'", read(root, path), re.M)[1]
                add([prefix + tool
                     for tool in re.findall(r"= prefix \+ '(.*)'", read(root, path))], path)
                add(re.findall(r"^exe_wrapper = \['(.*?)'", read(root, path), re.M), path)
    for page in PAGES:
        typed = re.findall(r"^\$ (.*(?:\n> .*)*)", read(root, page), re.M)
        add(shell_programs("\n".join(one.replace("\n> ", "\n") for one in typed)), page)
    add(re.findall(r"[\w-]+",
                   " ".join(re.findall(r'^\w+_TOOLS="(.*)"', read(root, "tests/tools/setup.sh"),
                                       re.M))),
        "tests/tools/setup.sh")
    for script in re.findall(r"'sh', '-c', '(.*?)'", read(root, "meson.build")):
        add(shell_programs(script), "meson.build")
    told = subprocess.run([program, "manual"], env=environment(), capture_output=True, text=True,
                          check=True).stdout
    examples = re.findall(r"^\\fB((?:.*[ ;|(])?ennead .*)\\fR$",
                          told.replace(r"\-", "-").replace(r"\(aq", "'"), re.M)
    add(shell_programs("\n".join(examples)), "examples of --help")
    return found


def listed(root):
    lines = [line.split(None, 2) for line in read(root, "tests/tools/packages.txt").splitlines()
             if line and not line.startswith("#")]
    return {line[0]: line[1] for line in lines}


def installed_with(names):
    """The packages that come with these, and with every Debian."""
    told = subprocess.run(["dpkg-query", "-W", "-f", "${Package}\t${Essential}\t${Priority}\t"
                           "${Pre-Depends}, ${Depends}\t${Provides}\t${db:Status-Status}\n"],
                          capture_output=True, text=True, check=True).stdout
    needs, providers, base = {}, {}, set(names) | {"git"}
    for line in told.splitlines():
        name, essential, priority, wanted, provided, status = line.split("\t")
        if status != "installed":
            continue
        needs[name] = [[re.sub(r"[ :(].*", "", one.strip()) for one in group.split("|")]
                       for group in wanted.split(",") if group.strip()]
        for one in provided.split(","):
            providers.setdefault(re.sub(r" .*", "", one.strip()), []).append(name)
        if essential == "yes" or priority == "required":
            base.add(name)
    found, open_ones = set(), list(base)
    while open_ones:
        name = open_ones.pop()
        if name not in needs:
            open_ones += [one for one in providers.get(name, []) if one not in found]
            continue
        if name in found:
            continue
        found.add(name)
        for group in needs[name]:
            open_ones += [one for one in group if one in needs or one in providers][:1]
    return found


@functools.lru_cache(maxsize=1)
def packaged():
    """The packages of all programs in folders bin and sbin, by name of the program."""
    told = subprocess.run(["dpkg-query", "-S", "*/bin/*", "*/sbin/*"], capture_output=True,
                          text=True, check=False).stdout
    found = {}
    for line in told.splitlines():
        packages, _, path = re.sub(r":[a-z0-9]+(?=[:,])", "", line).partition(": ")
        if not line.startswith("diversion"):
            found.setdefault(os.path.basename(path), set()).update(
                one.strip() for one in packages.split(","))
    return found


def owners(name):
    """The packages that have a program of this name."""
    path = shutil.which(name, path="/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin")
    own = packaged().get(name, set())
    if path is not None:
        own = own | packaged().get(os.path.basename(os.path.realpath(path)), set())
    return own


def without_package(root, program):
    if shutil.which("dpkg-query") is None:
        raise Skip("this is not Debian")
    here = installed_with(listed(root))
    wrong = [f"{who} runs {name}, which no package of the set-up brings"
             for name, who in sorted(run_by_us(root, program).items()) if not owners(name) & here]
    return "\n".join(wrong) or None


def finds_a_fault(root, program):
    if shutil.which("dpkg-query") is None:
        raise Skip("this is not Debian")
    names = shell_programs(
        "no_such_program x | sort; (echo; y=1 another --z) && case a in b) third ;; esac\n"
                           """say 'a; fifth' "$(fourth)" $((1 + sixth))  # it; seventh""")
    if names != {"no_such_program", "sort", "another", "third", "fourth", "say"}:
        return f"found in a line of shell: {sorted(names)}"
    if owners("no_such_program"):
        return "a program that does not exist has a package"
    few = set(run_by_us(root, program)) & {"sort", "bash", "mandoc", "less", "meson", "mktemp",
                                           "gcovr", "c++", "ldconfig",
                                           "qemu-aarch64", "qemu-x86_64", "clang", "setarch"}
    return None if len(few) == 13 else f"only these are found: {sorted(few)}"


def unnamed(root):
    text = read(root, "README.md")
    return "\n".join(f"README.md does not name {name}" for name in listed(root)
                     if not re.search(rf"`{re.escape(name)}`", text)) or None


def main():
    root, program = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
    if sys.argv[3:] == ["list"]:
        here = installed_with(listed(root))
        for name, who in sorted(run_by_us(root, program).items()):
            print(f"{name:24} {', '.join(sorted(owners(name) & here)) or 'NONE':28} {who}")
        return
    report = Report()
    report.case("programs come with a package", without_package, root, program)
    report.case("a missing package would be found", finds_a_fault, root, program)
    report.case("README.md names the packages", unnamed, root)
    report.finish()


if __name__ == "__main__":
    main()
