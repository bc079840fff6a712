# SPDX-License-Identifier: MIT
"""How the tree is written: words that no longer occur, and no line of more than 100 columns.

usage: words.py SOURCE_ROOT          the test (TAP)

A word of WORDS may stand nowhere in sources, headers, scripts, build files and docs, whether lines
are broken in it or not; so it cannot come into help or messages either. MEANT names the places
where one is meant. CHANGELOG.md is about the past and may quote what was said then.

Lines are measured in characters. Not measured are tables, code and links in Markdown, which cannot
be broken, and files that hold input or output of the program byte for byte (cases, corpora).
"""
import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from tap import Report  # noqa: E402

COLUMNS = 100
FOLDERS = ("src", "include", "docs", "tests", "bench", "examples", "tools")
TOP = ("README.md", "CHANGELOG.md", "meson.build", "meson_options.txt", "check", "demo")
ENDINGS = (".c", ".h", ".py", ".sh", ".md", ".build", ".txt", ".js", ".css", ".html")
# Puzzles, lists and other data.
DATA = re.compile(r"tests/(fuzz/corpus|published|rules/data|cli/first-hour)/.*\.txt$"
                  r"|examples/.*\.txt$|tests/.*/data/")

LEAVES, SO_THESE = r"leaves? r\dc\d", r"so these leave\b"

# A word or phrase, and what to say instead.
WORDS = {
    LEAVES: "is eliminated from",
    SO_THESE: "so they are eliminated from",
    r"\bwish(es|ed) for\b": "request",
    r"\bwishes\b": "requests",
    r"\bwho types does not\b": "someone who types does not",
    r"\bwhich is said\b": "and a message says so",
    r"\bis none of\b": "is not one of",
    r"\bthe dear\b": "the expensive ones",
    r"\btold more of\b": "with more details",
    r"\bhas it that\b": "says that",
    r"\bthat there is none of\b": "that does not exist",
    r"\bis to be had\b": "is available",
    r"\bgives? it back\b": "frees it",
    r"\bwithout a word\b": "without comment",
    r"\bhas no word for\b": "cannot express",
    r"\bhave no word for\b": "cannot express",
    r"\bare its own affair\b": "are private",
    r"\ba line a rule\b": "one line per rule",
    r"\bone puzzle a line\b": "one puzzle per line",
    r"\bone line a puzzle\b": "one line per puzzle",
    r"\bJSON object a line\b": "JSON object per line",
    r"\bwhat it demands\b": "requires that",
    r"\bpuzzles? with rules of (its|their) own\b": "variant, or puzzle with variant rules",
    r"\bthis one has rules of its own\b": "this one has variant rules",
    r"\bnine by nine\b": "9x9",
    r"\bare passed over\b": "are skipped",
    r"\bis passed over\b": "is skipped",
    r"\bby the ending of --output\b": "by the extension of --output",
    r"\bthere is none of that number\b": "for a number that is not in the enumeration",
}

# Where a word is meant: a word of WORDS, and how paths begin.
MEANT = {r"\bwishes\b": ("tests/unit/model/branching/", "tests/unit/search/batch/")}


def is_read(path):
    return (path in TOP or path.startswith(tuple(folder + "/" for folder in FOLDERS))
            and path.endswith(ENDINGS)) and not DATA.search(path)


def read(root):
    """{path: text} of every file that is looked at."""
    files = {}
    for top in (*FOLDERS, *TOP):
        whole = os.path.join(root, top)
        paths = ([whole] if os.path.isfile(whole) else
                 [os.path.join(folder, name) for folder, folders, names in os.walk(whole)
                  for name in names if "__pycache__" not in folder])
        for path in paths:
            name = os.path.relpath(path, root)
            if is_read(name):
                with open(path, encoding="utf-8") as file:
                    files[name] = file.read()
    return files


def flat(text):
    """The text without line breaks in comments, strings and paragraphs; line ends become blanks."""
    text = re.sub(r'(?<!\\)"[ \t]*(?:\\\n|\n)[ \t]*(?:f|r|rb|b)?"', "", text)
    return re.sub(r"\s*(?:\\\n|\n)\s*(?:\*(?!/)|//|#(?!\w))?[ \t]*", " ", text)


def words_in(files):
    """Where a word of WORDS stands that may not."""
    found = []
    one = re.compile("|".join(f"(?:{word})" for word in WORDS), re.IGNORECASE)
    for path, text in sorted(files.items()):
        if path in ("CHANGELOG.md", "tests/analysis/words.py"):
            continue
        text = flat(text)
        for match in one.finditer(text):
            near = text[max(0, match.start() - 60):match.end() + 60].strip()
            word = next(word for word in WORDS if re.fullmatch(word, match[0], re.IGNORECASE))
            if not path.startswith(MEANT.get(word, ())):
                found.append(f"{path}: '{match[0]}' in '{near}': say '{WORDS[word]}'")
    return found


def measured(path, text):
    """(number, line) of the lines whose length counts."""
    fenced = False
    for number, line in enumerate(text.split("\n"), 1):
        if path.endswith(".md"):
            fence = line.lstrip().startswith("```")
            fenced ^= fence
            if (fenced or fence or re.match(r"\s*\||    ", line)
                    or re.search(r"`[^`]{60,}`|\]\(", line)):
                continue
        yield number, line


def long_lines(files):
    return [f"{path}:{number}: {len(line)} columns" for path, text in sorted(files.items())
            for number, line in measured(path, text) if len(line) > COLUMNS]


def unused_permissions(files):
    """Where MEANT allows a word that is not there."""
    return [f"{place}: no '{word}'" for word, places in MEANT.items() for place in places
            if not any(path.startswith(place) and re.search(word, flat(text))
                       for path, text in files.items())]


# A change of the tree, and the check that must find it.
def faults(files):
    source = next(path for path in sorted(files) if path.startswith("src/") and path.endswith(".c"))
    page = "docs/playing.md"
    return [
        ("a word in a comment", words_in, source, "/* 7 leaves r4c5. */\n"),
        ("a phrase over two lines of a comment", words_in, source,
         "/* The same, told\n * more of. */\n"),
        ("a phrase over two strings", words_in, source,
         'char a[] = "it is none "\n    "of them";\n'),
        ("a phrase in a page", words_in, page, "\nAs legend has\nit that this is so.\n"),
        ("capitals", words_in, page, "\nOne Puzzle a line.\n"),
        ("a long line of a source", long_lines, source, "/* " + "x" * COLUMNS + " */\n"),
        ("a long paragraph of a page", long_lines, page, "\n" + "word " * 21 + "\n"),
    ]


def breaks(files, check, path, text):
    if check({path: files[path]}) != []:
        return "the tree is not clean to begin with"
    return None if check({path: files[path] + text}) else "it is not noticed"


def main():
    files = read(sys.argv[1])
    report = Report()
    report.case("words that are not said", lambda: "\n".join(words_in(files)) or None)
    report.case(f"no line of more than {COLUMNS} columns",
                lambda: "\n".join(long_lines(files)) or None)
    report.case("every permission is used", lambda: "\n".join(unused_permissions(files)) or None)
    for name, check, path, text in faults(files):
        report.case(f"fault: {name}", breaks, files, check, path, text)
    report.finish()


if __name__ == "__main__":
    main()
