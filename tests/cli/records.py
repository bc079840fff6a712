# SPDX-License-Identifier: MIT
"""Checks the fields of records that list commands write against the tables in the program and the
docs.

usage: records.py PROGRAM

Every command of LISTS reads puzzles with notes, one without a solution and two lines that are not
puzzles, and writes them in every form. The names in what it writes are those of docs/formats.md,
and so is the table in src/cli/record/fields.h; notes come last, errors in their place. The same is
done with tables of the same puzzles, whose named columns come behind the notes. If ENNEAD_SHORT is
set, every other command of LISTS is left out.
"""
import csv
import io
import json
import os
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from tap import Report, environment  # noqa: E402

ROOT = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
IN_JSON_ONLY = {"file", "line", "column"}

GOOD = "3....4....6....8.1...6.8.....5....7...3....5.9.62..48..7.8.16...8.59.2..........."
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
NONE = "5...5" + "." * 76
MAP = "n:123456789:456789123:123456789"
# With their notes; None: not a puzzle.
LINES = [(EASY, 'easy, "so"'), (GOOD, "back\\slash"), (NONE, ""), (None, "of an error"), (None, "")]
TEXT = "".join(f"{cells or EASY[:-1]}{' ' if note else ''}{note}\n" for cells, note in LINES)

# A table of them: the columns beside the puzzle, of which two have names of fields that some
# records have.
COLUMNS = ["id", "level", "hint text", "note", "verdict"]
FIELDS = [["1", "7.5", "", "a,b", "x"], ["2", "9", 'say "so"', "", ""], ["3", "", "a\tb", "n", "y"],
          ["4", "-1", "bad", "of an error", "z"], ["5", "1", "", "", ""]]

# Commands that read lists, with options that they need; and those that make one.
LISTS = {
    "candidates": ["--node-limit=9", "--cap=2"], "canonical": [], "check": [], "explain": [],
    "hint": [], "transform": ["--map=" + MAP], "unique-forms": [], "minimize": ["--seed=1"],
    "neighbors": ["--limit=2"], "backdoors": ["--sets", "--eliminations"],
    "rate": ["--scale=both"], "solve": [],
}
MADE = {
    "fill": ["--seed=1", "--number=3"],
    "generate": ["--seed=1", "--number=3", "--rating=1.2-3.0", "--level=easy,medium"],
}


def table(separator=",", columns=COLUMNS, at=2):
    """The text of a table, with the puzzles in column `at`."""
    out = io.StringIO()
    write = csv.writer(out, delimiter=separator, lineterminator="\n").writerow
    write(columns[:at] + ["puzzle"] + columns[at:])
    for (cells, _), fields in zip(LINES, FIELDS):
        write(fields[:at] + [cells or EASY[:-1]] + fields[at:len(columns)])
    return out.getvalue()


def run(command, *options, text=TEXT, more=None):
    """What is written for a file, or two."""
    with tempfile.TemporaryDirectory() as folder:
        reads = []
        for name, content in (("in.txt", text), ("more.txt", more)):
            if content is not None and command in LISTS:
                reads.append(name)
                with open(os.path.join(folder, name), "w") as file:
                    file.write(content)
        done = subprocess.run([PROGRAM, command, *LISTS.get(command, []), *MADE.get(command, []),
                               *options, *reads], cwd=folder, env=environment(),
                              capture_output=True, text=True, timeout=300)
        if done.returncode not in (0, 1, 3):
            raise ValueError(f"exit code {done.returncode}: {done.stderr}")
        return done.stdout


def documented():
    """The rows of the table: {field: (meaning, commands)}."""
    with open(os.path.join(ROOT, "docs", "formats.md"), encoding="utf-8") as file:
        text = file.read().split("## Records", 1)[1]
    rows = re.findall(r"^\| `([a-z_]+)` \| (.*?) \| (.*?) \|$", text, re.MULTILINE)
    return {name: (meaning, commands) for name, meaning, commands in rows}


def declared():
    """The rows of FIELDS: {field: (meaning, commands)}, in their order."""
    with open(os.path.join(ROOT, "src", "cli", "record", "fields.h"), encoding="utf-8") as file:
        text = file.read().replace("\\\n", " ")
    strings = r'((?:"[^"]*"\s*)+)'
    rows = re.findall(r'FIELD\(\s*\w+, "([a-z_]+)", \w+,\s*' + strings + r",\s*" + strings + r"\)",
                      text)
    joined = [(name, *("".join(re.findall(r'"([^"]*)"', part)) for part in parts))
              for name, *parts in rows]
    return {name: (meaning, commands if commands.startswith("all")
                   else ", ".join(f"`{command}`" for command in commands.split(", ")))
            for name, meaning, commands in joined}


def check_page():
    table = declared()
    if list(documented().items()) == list(table.items()):
        return None
    return "docs/formats.md should have\n" + "\n".join(
        f"| `{name}` | {meaning} | {commands} |" for name, (meaning, commands) in table.items())


def fields_of(command):
    """The fields that the page says a command has."""
    return {name for name, (_, commands) in documented().items()
            if commands == "all" or f"`{command}`" in commands.split(", ")
            or (commands == "all that read" and command in LISTS)}


def read_table(text, form):
    if form == "csv":
        return list(csv.reader(io.StringIO(text)))
    back = {"\\t": "\t", "\\n": "\n", "\\r": "\r", "\\\\": "\\"}
    return [[re.sub(r"\\.", lambda m: back[m[0]], field) for field in line.split("\t")]
            for line in text.splitlines()]


def check_table(command, form):
    header, *rows = read_table(run(command, f"--format={form}"), form)
    fields = fields_of(command)
    wrong = []
    if header != [name for name in header if name in fields]:
        wrong.append(f"not documented: {set(header) - fields}")
    if any(len(row) != len(header) for row in rows):
        wrong.append("rows of another length than the first")
    if command in LISTS:
        if header[-2:] != ["message", "note"]:
            wrong.append(f"last are {header[-2:]}")
        wrong += wrong_notes([(row[-2], row[-1]) for row in rows], command)
    return "\n".join(wrong) or None


def wrong_notes(found, command):
    """What is wrong with pairs of message and note."""
    errors = [note for message, note in found if message]
    if errors != [note for cells, note in LINES if cells is None]:
        return [f"notes of errors: {errors}"]
    notes = [note for message, note in found if not message]
    expected = [note for cells, note in LINES if cells is not None]
    if notes != expected and not (command == "neighbors" and set(notes) <= set(expected)):
        return [f"notes: {notes}"]
    return []


def check_json(command):
    objects = [json.loads(line) for line in run(command, "--format=json").splitlines()]
    fields, wrong = fields_of(command), []
    for one in objects:
        strange = set(one) - fields
        if strange:
            wrong.append(f"not documented: {strange}")
        if "note" in one and list(one)[-1] != "note":
            wrong.append(f"last is {list(one)[-1]}")
        if one.get("verdict") == "error" and list(one)[:5] != ["file", "line", "column", "verdict",
                                                               "message"]:
            wrong.append(f"an error begins {list(one)[:5]}")
    if command in LISTS:
        wrong += wrong_notes([("column" in one, one.get("note", "")) for one in objects], command)
    seen = {name for one in objects for name in one}
    header = set(read_table(run(command, "--format=tsv"), "tsv")[0])
    more = seen - IN_JSON_ONLY - header - NESTED - ({"verdict", "message"} if command in LISTS
                                                    else set())
    if more:
        wrong.append(f"in JSON, and not in tables: {more}")
    return "\n".join(wrong) or None


# What is in JSON only, as a list or as one of the many figures of a search.
NESTED = {"solutions", "conflict", "misprints", "nodes", "guesses", "backtracks", "depth",
          "seconds", "first_seconds", "ended", "form", "clues", "path", "rules", "wrong", "lost",
          "state", "stages", "step"}


def named(command):
    """The names that the columns have in the records of a command."""
    header = read_table(run(command, "--format=tsv"), "tsv")[0]
    inner = fields_of(command) if command in ("solve", "explain", "hint") else set(header)
    return [f"input_{name}" if name in inner | {"verdict"} else name for name in COLUMNS
            if name != "note"]


def of_row(fields):
    """The note of a row, and its other fields."""
    return fields[COLUMNS.index("note")], [field for name, field in zip(COLUMNS, fields)
                                           if name != "note"]


def expected_rows(command, written):
    """What the notes and columns of what was written must be; neighbors writes as many as it finds
    of each."""
    rows = [of_row(fields) for fields in FIELDS]
    return [row for row in rows if row in written] if command == "neighbors" else rows


def check_columns(command, form):
    names = named(command)
    for separator in ",\t;":
        header, *rows = read_table(run(command, f"--format={form}", text=table(separator)), form)
        if header[-len(names) - 1:] != ["note"] + names or any(len(row) != len(header)
                                                               for row in rows):
            return f"{header}, expected at its end {names}"
        written = [(row[-len(names) - 1], row[-len(names):]) for row in rows]
        told = list(dict.fromkeys((note, tuple(row)) for note, row in written))
        if told != [(note, tuple(row)) for note, row in expected_rows(command, written)]:
            return f"{separator!r}: {written}"
    return None


def check_members(command):
    names = named(command)
    objects = [json.loads(line)
               for line in run(command, "--format=json", text=table()).splitlines()]
    written = [(one.get("note", ""), [one[name] for name in names]) for one in objects]
    told = list(dict.fromkeys((note, tuple(row)) for note, row in written))
    if any(list(one)[-len(names):] != names for one in objects):
        return f"the last are {[list(one)[-len(names):] for one in objects]}, expected {names}"
    return None if told == [(note, tuple(row))
                            for note, row in expected_rows(command, written)] else str(written)


def check_other_columns(command):
    """A table has the columns of the first file; columns that only another file has go together in
    the note."""
    others = table(columns=["other"], at=1)
    header, *rows = read_table(run(command, "--format=tsv", text=table(), more=others), "tsv")
    names = named(command)
    more = [row for row in rows if not any(row[-len(names):]) and row[-len(names) - 1]]
    notes = {row[-len(names) - 1] for row in more}
    wrong = [] if notes and notes <= {fields[0] for fields in FIELDS} else [f"notes {notes}"]
    for threads in ("1", "8"):
        options = ["--threads=" + threads] if command != "neighbors" else []
        if read_table(run(command, "--format=tsv", *options, text=table(), more=others),
                      "tsv") != [header] + rows:
            wrong.append(f"not the same on {threads} threads")
    objects = [json.loads(line)
               for line in run(command, "--format=json", text=table(), more=others).splitlines()]
    if not any("other" in one for one in objects):
        wrong.append("JSON has no member of the other table")
    return "\n".join(wrong) or None


def check_where_columns(command):
    """Columns as texts and as numbers; a field of the same name wins."""
    def ids(condition):
        header, *rows = read_table(run(command, "--format=tsv", "--where=" + condition,
                                       text=table()), "tsv")
        return list(dict.fromkeys(row[header.index("id")] for row in rows))
    level = named(command)[1]
    expected = [row[0] for (cells, _), row in zip(LINES, FIELDS)
                if cells and row[0] in ids("id == id")]
    wrong = []
    for condition, wanted in ((f"{level} > 7.49 and {level} < 10", {"1", "2"}),
                              ("id != 1", {"2", "3"}),
                              (f'id == "2" or {level} == "7.5"', {"1", "2"}),
                              (f"9 <= {level}", {"2"}),
                              ("note == \"a,b\"", {"1"}), (f"id < {level}", {"1", "2"})):
        if ids(condition) != [one for one in expected if one in wanted]:
            wrong.append(f"{condition}: {ids(condition)} of {expected}")
    return "\n".join(wrong) or None


def check_where(command):
    """Every field of a table can be used in --where; no record satisfies both a condition and its
    opposite."""
    header, *rows = read_table(run(command, "--format=tsv"), "tsv")
    wrong = []
    for name in header:
        if name in ("counts",
                    "message") or (command in ("explain", "hint")
                                   and name in ("er", "ep", "ed", "technique")):
            continue
        for condition in (f"{name} == {name} or not {name} == {name}", f"!({name} == {name})"):
            out = run(command, "--format=tsv", "--where=" + condition)
            expected = [row for row in rows if command not in LISTS or not row[-2]]
            if " or " in condition and len(out.splitlines()) != len(expected) + 1:
                wrong.append(f"{condition}: {out}")
    return "\n".join(wrong) or None


def check_lines(command):
    lines = run(command, "--format=line").splitlines()
    notes = [note for cells, note in LINES if cells is not None]
    for line in lines:
        if not line.startswith("error") and not any(line.endswith(note) for note in notes):
            return f"a line ends otherwise: {line}"
        if line.startswith("error") and line not in ("error", "error of an error"):
            return f"an error: {line}"
    return None


def main():
    report = Report()
    report.case("the table of docs/formats.md", check_page)
    lists = list(LISTS)[::2] if "ENNEAD_SHORT" in os.environ else list(LISTS)
    for command in lists + list(MADE):
        for form in ("tsv", "csv"):
            report.case(f"{command} --format={form}", check_table, command, form)
        report.case(f"{command} --format=json", check_json, command)
        report.case(f"{command} --where", check_where, command)
        if command in LISTS:
            for form in ("tsv", "csv"):
                report.case(f"{command} --format={form}: columns", check_columns, command, form)
            report.case(f"{command} --format=json: columns", check_members, command)
            report.case(f"{command}: columns of two files", check_other_columns, command)
            report.case(f"{command} --where: columns", check_where_columns, command)
        if command in LISTS and command not in ("explain", "hint"):
            report.case(f"{command} --format=line", check_lines, command)
    report.finish()


if __name__ == "__main__":
    PROGRAM = os.path.abspath(sys.argv[1])
    main()
