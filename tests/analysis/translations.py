# SPDX-License-Identifier: MIT
"""Checks that every text of a session stands in its table of translations, and that the table has
no text that is not used; and so for what hints and explanations say besides their steps.

usage: translations.py SOURCE_ROOT          the test (TAP)
"""
import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from sources import COMMENT_OR_STRING, INCLUDE, read  # noqa: E402
from tap import Report  # noqa: E402

TABLE = "src/session/game/translation.c"
EXPLAIN = "src/cli/explain/"
EXPLAIN_TABLE = EXPLAIN + "explain_words.c"
EXPLAINED = re.compile(r'\bexplain_words\(\w+,\s*(?=")')
STRINGS = re.compile(r'"(?:\\.|[^"\\\n])*"(?:\s*"(?:\\.|[^"\\\n])*")*')
# A text has words beside directives and names of commands in quotes, or is a sentence's end.
WORDS = re.compile(r"[A-Za-z]{2,} |: ?$| $|[a-z]{2,}[.:?]?(\\n)?$")
# Lines of saved games, which are the same in all languages, and what is made of parts.
NO_TEXTS = {"# ennead game", "# ennead game\\n", "auto %t next\\n", "auto %t", "board %t",
            "rules\\n", "end", "grid ", "cancel", "next", "off", "on", "all", "uniqueness",
            "set", "clear", "> ", "%n x %t\\n", "  %n x %t\\n", "%t: %t\\n", "%d ", "| ", ". ",
            ", ", "  ", "%t%n ", "board", "rules", "new", "style", "go %n\\n", "hint",
            "step", "solve", "auto", "show",
            "marks", "check", "undo", "redo", "save", "load", "help", "exit", "quit",
            "V ROW COL", "on|off|all", "FILE", "%t %n: ", "=%n ", "<>%n ", "center", "corner",
            "color", "wipe", "candidates", "back", "point", "tree", "go", "point %t\\n"}


def texts(files, path):
    """The string literals of a file, those that stand side by side as one."""
    code = COMMENT_OR_STRING.sub(lambda match: match["string"] or " ", INCLUDE.sub("", files[path]))
    return ["".join(re.findall(r'"((?:\\.|[^"\\\n])*)"', match[0]))
            for match in STRINGS.finditer(code)]


def said(files):
    """{text: the file that says it}"""
    return {text: path for path in sorted(files)
            if path.startswith("src/session/") and path.endswith(".c") and path != TABLE
            for text in texts(files, path)
            if re.search("[A-Za-z]", text) and WORDS.search(text) and text not in NO_TEXTS}


def translations(files):
    """[(English, German)]"""
    rows = texts(files, TABLE)
    return list(zip(rows[::2], rows[1::2]))


def missing(files):
    known = {english for english, _ in translations(files)}
    return [f"{path}: '{text}' is not in {TABLE}"
            for text, path in said(files).items() if text not in known]


def unused(files):
    others = {text for path in files if path.startswith("src/session/") and path != TABLE
              for text in texts(files, path)}
    return [f"{TABLE}: nothing says '{english}'" for english, _ in translations(files)
            if english not in others]


def explain_rows(files):
    return [text for text in texts(files, EXPLAIN_TABLE) if "%" not in text][::2]


def missing_in_explain(files):
    known = set(explain_rows(files))
    others = [path for path in files if path.startswith(EXPLAIN) and path.endswith(".c")]
    said_there = {STRINGS.match(files[path], call.end())[0] for path in others
                  for call in EXPLAINED.finditer(files[path])}
    said_there = {"".join(re.findall(r'"((?:\\.|[^"\\\n])*)"', text)) for text in said_there}
    return [f"'{text}' is not in {EXPLAIN_TABLE}" for text in sorted(said_there - known)]


def unused_in_explain(files):
    others = {text for path in files if path.startswith(EXPLAIN) and path != EXPLAIN_TABLE
              and path.endswith(".c") for text in texts(files, path)}
    return [f"{EXPLAIN_TABLE}: nothing says '{english}'"
            for english in explain_rows(files) if english not in others]


def finds(check, files, path, old, new):
    changed = dict(files)
    changed[path] = changed[path].replace(old, new)
    return None if check(changed) else "it is not noticed"


def main():
    files = read(sys.argv[1])
    report = Report()
    report.case("every text of a session is translated", lambda: "\n".join(missing(files)) or None)
    report.case("every translation is used", lambda: "\n".join(unused(files)) or None)
    report.case("fault: a new text", finds, missing, files, "src/session/commands/travel.c",
                "There is nothing to redo.", "Nothing can be redone.")
    report.case("fault: an old text", finds, unused, files, "src/session/commands/travel.c",
                "There is nothing to redo.", "Nothing can be redone.")
    report.case("hints and explanations are translated",
                lambda: "\n".join(missing_in_explain(files)) or None)
    report.case("every translation of theirs is used",
                lambda: "\n".join(unused_in_explain(files)) or None)
    report.case("fault: a new text of a hint", finds, missing_in_explain, files,
                EXPLAIN + "hint.c", "It is solved.", "It is done.")
    report.case("fault: an old text of a hint", finds, unused_in_explain, files,
                EXPLAIN + "hint.c", "It is solved.", "It is done.")
    report.finish()


main()
