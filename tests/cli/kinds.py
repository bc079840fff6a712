# SPDX-License-Identifier: MIT
"""Every command on every kind of record: kinds.py PROGRAM

The table says what each command does with a file of one puzzle of each kind:

    +    it is done: the exit code is 0 or 1, there is an answer, and no error
    -    it is refused: exit code 3, a message "FILE:LINE:COLUMN: ...", and a puzzle in the next
    file is
         answered as ever
    x    it reads other things: exit code 1, a message "FILE:1:COLUMN: ..."
    .    the command reads no puzzles: a file is a wrong argument, exit code 2

The commands are those of `ennead --help`: a new one needs a row. Options follow a slash in a row's
name.

If a command handles a kind, it must do so in each of its forms, except for two commands that print
only plain puzzles. The same is checked for `generate`, with and without rules. What any command
writes as JSON is read again: `check` has the same verdict on it as on the file. If ENNEAD_SHORT is
set, each row tries a third of the kinds, and the next row others.
"""
import json
import os
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from tap import Report, environment  # noqa: E402

TABLE = """
                line grid marks sukaku ruled variant link iss killer 4x4 6x6 16x16 jigsaw jig-lines
solve            +    +     +     +      +      +      +    +     +    +   +    +     +       +
candidates       +    +     +     +      +      +      +    +     +    +   +    +     +       +
explain          +    +     +     +      +      +      +    +     +    +   +    +     +       +
hint             +    +     +     +      +      +      +    +     +    +   +    +     +       +
play             +    +     +     +      +      +      +    +     +    +   +    +     +       +
check            +    +     +     +      +      +      +    +     +    +   +    +     +       +
minimize         +    +     +     -      +      +      +    +     +    +   +    +     +       +
rules            +    +     +     +      +      +      +    +     +    +   +    +     +       +
convert          +    +     +     +      +      +      +    +     +    +   +    +     +       +
prove            +    +     +     +      -      -      -    -     -    -   -    -     -       -
verify           x    x     x     x      x      x      x    x     x    x   x    x     x       x
merge            x    x     x     x      x      x      x    x     x    x   x    x     x       x
draw             +    +     +     +      +      +      +    +     +    +   +    +     +       +
book             +    +     +     +      +      +      +    +     +    +   +    +     +       +
rate             +    +     +     +      +      +      +    +     +    +   +    +     +       +
backdoors        +    +     +     +      -      -      -    -     -    -   -    -     -       -
canonical        +    +     +     -      -      -      -    -     -    -   -    -     -       -
transform        +    +     +     -      -      -      -    -     -    -   -    -     -       -
unique-forms     +    +     +     -      -      -      -    -     -    -   -    -     -       -
neighbors        +    +     +     -      -      -      -    -     -    -   -    -     -       -
hunt             +    +     +     -      -      -      -    -     -    -   -    -     -       -
bench            +    +     +     +      -      -      -    -     -    -   -    -     -       -
check/--symmetry=none + +     +     +      +      +      +    +     +    +   +    +     +       +
explain/--all/--techniques=basic + + + + - - - - - - - - - -
explain/--why    +    +     +     +      -      -      -    -     -    -   -    -     -       -
explain/--scale=se + +     +     +      -      -      -    -     -    -   -    -     -       -
hint/--stage=why +    +     +     +      -      -      -    -     -    -   -    -     -       -
minimize/--all=9 +    +     +     -      -      -      -    -     -    -   -    -     -       -
techniques       .    .     .     .      .      .      .    .     .    .   .    .     .       .
generate         .    .     .     .      .      .      .    .     .    .   .    .     .       .
practice         .    .     .     .      .      .      .    .     .    .   .    .     .       .
fill             .    .     .     .      .      .      .    .     .    .   .    .     .       .
run              .    .     .     .      .      .      .    .     .    .   .    .     .       .
manual           .    .     .     .      .      .      .    .     .    .   .    .     .       .
completion       .    .     .     .      .      .      .    .     .    .   .    .     .       .
help             .    .     .     .      .      .      .    .     .    .   .    .     .       .
"""

# What is needed besides a file, and what keeps a command short.
OPTIONS = {
    "transform": ["--map=n:123456789:123456789:987654321"],
    "minimize": ["--seed=1"],
    "backdoors": ["--format=line"],  # the next answer follows without a heading
    "neighbors": ["--remove=1", "--add=1"],
    "hunt": ["--rounds=1"],
    "merge": ["--stats"],
    "bench": ["--time=0.01", "--threads=1"],
    "generate": ["--number=0"],
    "book": ["--solutions=none"],  # or puzzles with several are left out
}

LINE = ".3..7.......195.....8....6.8...6....4..8.3..17...2.....6....28....41...5.......79"


def rows_of(cells):
    return "".join(cells[row * 9:row * 9 + 9] + "\n" for row in range(9))


# With other regions than boxes: read as a plain grid it would have another answer.
JIGSAW = "3...1.........37.8.6.......2.......9...2.638......9...59.8......763.54....34....."
REGIONS = ["aaaabbccc", "aaabbbccc", "aabbbbccc"] + ["dddeeefff"] * 3 + ["ggghhhiii"] * 3


def sixteen():
    """A grid of 16x16 with one row left out."""
    signs = "123456789ABCDEFG"
    shifts = [4 * (row % 4) + row // 4 for row in range(16)]
    rows = [signs[shift:] + signs[:shift] for shift in shifts]
    return "".join(rows[:15]) + "." * 16


def candidates(cell):
    """The digits that no clue takes from an empty cell."""
    row, column = divmod(cell, 9)
    seen = {LINE[other] for other in range(81)
            if other // 9 == row or other % 9 == column
            or (other // 27 == row // 3 and other % 9 // 3 == column // 3)}
    return "".join(digit for digit in "123456789" if digit not in seen)


def marks():
    """The puzzle with its pencil marks."""
    cells = [candidates(cell) if LINE[cell] == "." else LINE[cell] for cell in range(81)]
    return "".join(" ".join(cells[row * 9:row * 9 + 9]) + "\n" for row in range(9))


def sukaku():
    """The puzzle as 729 pencil marks."""
    return "".join("123456789" if cell == "." else "." * (int(cell) - 1) + cell
                   + "." * (9 - int(cell))
                   for cell in LINE)


KINDS = {
    "line": LINE,
    "grid": rows_of(LINE),
    "marks": marks(),
    "sukaku": sukaku(),
    "ruled": rows_of(LINE) + "odd r1c1\n",
    "variant": "variant A title\ngrid\n" + rows_of(LINE) + "odd r1c1\n",
    "link": "https://f-puzzles.com/?load="
            "N4IgzglgXgpiBcAmANCALhNAbO8QB/AagkF4NwAD2RUBzAJwgBMEBtR4AX2VADc"
            "BDLAV1woQlCJxgA7BGmoDWAXWQt2bOXNZA",
    "iss": ".Shape~4x4\n.~R1C1_1~R4C4_2.Thermo~R1C1~R1C2~R1C3",
    "killer": "3<" + "0" * 79,
    "4x4": "1..4.4..2..3..2.",
    "6x6": "1 . . . . .\n. 5 . . . 4\n. 2 6 5 . 1\n. . . 4 . .\n. . 3 . . .\n. . . . . 6\n",
    "16x16": sixteen(),
    "jigsaw": JIGSAW + "".join(REGIONS),
    "jig-lines": rows_of(JIGSAW) + "\n".join(REGIONS) + "\n",
}


# All but these have one solution, which three commands tell by their exit codes.
SEVERAL = ("link", "iss", "killer")
TELL = ("solve", "check", "minimize")


def run(program, command, *files):
    """(exit code, standard output, standard error)"""
    command, *more = command.split("/")
    standard = [] if more and command == "minimize" else OPTIONS.get(command, [])
    words = [program, command, *standard, *more, *files]
    done = subprocess.run(words, input=b"quit\n", capture_output=True, timeout=120,
                          env=environment())
    return (done.returncode, done.stdout.decode("utf-8", "replace"),
            done.stderr.decode("utf-8", "replace"))


def body(command, text):
    """What is said of puzzles, without the line of names."""
    return text.partition("\n")[2] if command.split("/")[0] in ("rate", "check") else text


def is_done(program, command, kind):
    code, out, err = run(program, command, kind)
    command_only = command.split("/")[0]
    codes = (0, 1) if kind in SEVERAL or command_only not in TELL or "all" in command else (0,)
    if code not in codes or "error" in out or re.search(r":\d+:\d+: ", err):
        return f"exit code {code}\n{out}\n{err}"
    return None if body(command, out).strip() else "nothing is written"


def is_refused(program, command, kind):
    code, out, err = run(program, command, kind, "line")
    if code != 3 or not re.search(rf"^{kind}:\d+:\d+: .", err, re.MULTILINE):
        return f"exit code {code}\n{out}\n{err}"
    if command == "bench":
        return None
    alone = body(command, run(program, command, "line")[1])
    return None if alone in out else f"the next puzzle's answer is not\n{alone}\nin\n{out}"


def is_no_file(program, command, kind):
    code, out, err = run(program, command, kind)
    return None if code == 2 and out == "" else f"exit code {code}\n{out}\n{err}"


def is_other(program, command, kind):
    code, out, err = run(program, command, kind)
    return None if code in (1, 3) and re.search(rf"^{kind}:1:\d+: .",
                                           err) else f"exit code {code}\n{out}\n{err}"


CHECKS = {"x": is_other, "+": is_done, "-": is_refused, ".": is_no_file}


EACH = 3 if "ENNEAD_SHORT" in os.environ else 1


def check_row(program, command, tried):
    wrong = []
    for kind, mark in tried:
        told = CHECKS[mark](program, command, kind)
        if told is not None:
            wrong.append(f"{kind}: expected {mark}\n{told}")
    return "\n".join(wrong) if wrong else None


# The commands whose forms are tried, and what prints plain puzzles of 9x9 alone.
WRITERS = ("solve", "explain", "hint", "check", "minimize")
RECORDERS = WRITERS + ("hint", "rate", "backdoors", "canonical", "transform", "unique-forms",
                       "neighbors")
PLAIN_KINDS = ("line", "grid", "marks", "sukaku")
PLAIN_FORMS = ("almanac", "compact")


def forms_of(program, command):
    """The words of --format, from the completion."""
    script = subprocess.run([program, "completion", "bash"], capture_output=True, text=True,
                            env=environment()).stdout
    shown = "*" if command == "solve" else command
    return re.search(rf"^ +{re.escape(shown)}:--format\) values='(.*)' ;;$", script,
                     re.MULTILINE)[1].split()


def check_forms(program, command, tried):
    """What is done is done in every form, and begins with no empty line."""
    forms, wrong = forms_of(program, command), []
    assert {"tsv", "csv", "json"} <= set(forms)
    for kind, mark in tried:
        for form in forms if mark == "+" else ():
            refused = form in PLAIN_FORMS and kind not in PLAIN_KINDS
            code, out, err = run(program, f"{command}/--format={form}", kind)
            nothing = refused or (command == "minimize" and form == "grid" and code == 1)
            if code not in ((3,) if refused
                            else (0, 1)) or (out.strip() == "") != nothing or out[:1] == "\n":
                wrong.append(f"{kind} --format={form}: exit code {code}\n{out}\n{err}")
    return "\n".join(wrong) or None


def verdicts_of(program, file):
    """What `check` says of the puzzles of a file."""
    out = run(program, "check/--format=json", file)[1]
    return [json.loads(line)["verdict"] for line in out.splitlines()]


def check_read_back(program, command, tried):
    """Records of JSON are the puzzles that they are about."""
    wrong = []
    for kind, mark in tried:
        if mark != "+":
            continue
        written = run(program, f"{command}/--format=json", kind)[1]
        records = [json.loads(line) for line in written.splitlines()]
        if not any("puzzle" in record for record in records):
            continue  # minimize writes no puzzle with several solutions
        with open("records.json", "w", encoding="utf-8") as file:
            file.write(written)
        told = set(verdicts_of(program, "records.json"))
        if told != set(verdicts_of(program, kind)):
            wrong.append(f"{kind}: {told} of\n{written}")
    return "\n".join(wrong) or None


def check_made(program):
    """Puzzles with rules are made in the forms in which others are."""
    wrong = []
    for rules in ((), ("--rules=9x9-rules",), ("--rules=4x4-rules",)):
        for form in forms_of(program, "generate"):
            words = [program, "generate", "--number=2", "--seed=1", f"--format={form}", *rules]
            done = subprocess.run(words, capture_output=True, text=True, timeout=120,
                                  env=environment())
            refused = bool(rules) and form in PLAIN_FORMS
            if done.returncode != (2 if refused
                                   else 0) or bool(done.stdout) == refused or done.stdout[
                                       :1] == "\n":
                wrong.append(
                    f"{' '.join(words[1:])}: exit code "
                    f"{done.returncode}\n{done.stdout}\n{done.stderr}")
    return "\n".join(wrong) or None


def check_commands(program, rows):
    overview = subprocess.run([program, "--help"], capture_output=True, env=environment()).stdout
    commands = re.search(rb"^Commands:\n(.*?)\n\n", overview, re.DOTALL | re.MULTILINE)[1]
    named = sorted(line.split()[0].decode() for line in commands.splitlines())
    rows = sorted(name for name in (row.split()[0] for row in rows) if "/" not in name)
    return None if named == rows else f"ennead --help has {named}, the table {rows}"


def main():
    program = os.path.abspath(sys.argv[1])
    head, *rows = TABLE.strip("\n").splitlines()
    report = Report()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for name, text in KINDS.items():
            with open(name, "w", encoding="ascii") as file:
                file.write(text if text.endswith("\n") else text + "\n")
        report.case("the table has every command", check_commands, program, rows)
        for name, text in (("9x9-rules", "anti-king\n"),
                           ("4x4-rules", "size 4\nthermo r1c1 r1c2 r1c3\n")):
            with open(name, "w", encoding="ascii") as file:
                file.write("variant\n" + text)
        for number, row in enumerate(rows):
            command, *marks_of_row = row.split()
            tried = list(zip(head.split(), marks_of_row, strict=True))[number % EACH::EACH]
            report.case(command, check_row, program, command, tried)
            if command in RECORDERS:
                report.case(f"records of {command}", check_read_back, program, command, tried)
            if command in WRITERS:
                report.case(f"forms of {command}", check_forms, program, command, tried)
        report.case("forms of generate", check_made, program)
        os.chdir("/")
    report.finish()


if __name__ == "__main__":
    main()
