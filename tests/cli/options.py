# SPDX-License-Identifier: MIT
"""Every option of the commands for pictures, books, practice and proofs is used by some test:
options.py PROGRAM

The options are those of `ennead COMMAND --help`. A test uses one if it stands, whole or as its
letter, behind the command in a case, or in one list of words with the command in a script of this
folder. COMMON is tested once for all commands.
"""
import ast
import glob
import os
import re
import subprocess
import sys

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "tools"))
from tap import Report, environment  # noqa: E402

PROGRAM = os.path.abspath(sys.argv[1])
COMMANDS = ["draw", "book", "practice", "techniques", "prove", "verify"]
COMMON = {"--help"}


def help_of(*words):
    done = subprocess.run([PROGRAM, *words, "--help"], capture_output=True, text=True, timeout=60,
                          env=environment(), check=True)
    return done.stdout


def options_of(command):
    """Each option with its letter, which may be empty."""
    rows = re.findall(r"^  (?:(-[A-Za-z]), |    )(--[a-z-]+)", help_of(command), re.MULTILINE)
    return {long: short for short, long in rows}


def of_case(path):
    """Lists of words, one for each command in a case."""
    with open(path, encoding="utf-8", errors="replace") as file:
        lines = [line for line in file if line.startswith("command: ")]
    for piece in re.split(r"[;|&()`\n]|\bdo\b", "".join(lines)):
        yield piece.replace('"', "").replace("'", "").split()


def of_script(path):
    """Lists of words: the constants of each list, tuple or call."""
    with open(path, encoding="utf-8") as file:
        tree = ast.parse(file.read())
    for node in ast.walk(tree):
        parts = node.args if isinstance(node, ast.Call) else getattr(node, "elts", [])
        words = []
        for part in parts:
            part = part.values[0] if isinstance(part, ast.JoinedStr) else part
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                words += part.value.split()
        yield words


def used(names):
    """The options that tests give each command."""
    found = {name: set() for name in names}
    lists = [words for path in glob.glob(os.path.join(HERE, "*", "*.case"))
             for words in of_case(path)]
    lists += [words for path in glob.glob(os.path.join(HERE, "**", "*.py"), recursive=True)
              for words in of_script(path)]
    for words in lists:
        at = next((i for i, word in enumerate(words) if word in names), None)
        if at is not None:
            found[words[at]].update(word.split("=")[0] for word in words[at:]
                                    if word.startswith("-"))
    return found


def unused(options, words):
    letters = {word[1] for word in words if re.match(r"-[A-Za-z]", word)}
    missing = [long for long, short in options.items()
               if long not in words | COMMON and short[1:] not in letters]
    return f"no test uses {' '.join(missing)}" if missing else None


report = Report()
given = used(COMMANDS)
for name in COMMANDS:
    table = options_of(name)
    report.case(f"{name}: {len(table)} options", unused, table, given[name])
report.finish()
