# SPDX-License-Identifier: MIT
"""The program in a terminal (P13: the terminal is restored): run.py PROGRAM"""
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(here, "..", "tools"), here]
from session import Session  # noqa: E402
from tap import Report, environment  # noqa: E402

PROGRAM = os.path.abspath(sys.argv[1])
WORD = shlex.quote(PROGRAM)  # in a shell's command
UNIQUE = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = b"534678912672195348198342567859761423426853791713924856961537284287419635345286179"
SOLVED = b"Solved: this is the only solution."
ENTER, LEAVE = b"\x1b[?1049h", b"\x1b[?1049l"
HIDE, SHOW = b"\x1b[?25l", b"\x1b[?25h"
FOLDER = tempfile.mkdtemp()


def file_of(name, text):
    path = os.path.join(FOLDER, name)
    with open(path, "wb") as file:
        file.write(text)
    return path


PUZZLE = file_of("puzzle", UNIQUE + b"\n")
EMPTY = file_of("empty", b"." * 81 + b"\n")


def session(*arguments, size=(30, 100), **variables):
    return Session([PROGRAM, *arguments], environment(TERM="xterm", **variables), size)


def sh(script, **variables):
    return Session(["/bin/sh", "-c", script], environment(TERM="xterm", **variables))


def not_given_back(s):
    """What is wrong with the terminal; None when it is as it was before."""
    if s.settings() != s.before:
        return "the settings of the terminal have changed"
    if s.screen.rfind(ENTER) > s.screen.rfind(LEAVE):
        return "the other screen is still shown"
    if s.screen.rfind(HIDE) > s.screen.rfind(SHOW):
        return "the cursor is hidden"
    return None


def ends_with(s, wanted):
    found = s.report("exit")
    return (None if found == f"exit {wanted}"
            else f"'{found}', expected exit {wanted}; {s.screen[-300:]!r}")


def typed_rows():
    """The answer comes after the ninth row, before the end of the input."""
    with session() as s:
        if not s.shows(b"Ctrl-D"):
            return f"it does not say what it waits for: {s.screen!r}"
        for row in range(9):
            if SOLVED in s.screen:
                return "answered too early"
            s.type(UNIQUE[9 * row:9 * row + 9] + b"\n")
        if not s.shows(SOLVED):
            return f"no answer: {s.screen!r}"
        s.type(b"\x04")
        return ends_with(s, 0)


def typed_line():
    with session("solve") as s:
        s.shows(b"Ctrl-D")
        s.type(UNIQUE + b"\n")
        if not s.shows(SOLVED):
            return "no answer"
        s.type(b"." * 81 + b"\n")
        if not s.shows(b"Several solutions"):
            return f"no second answer: {s.screen[-300:]!r}"
        s.type(b"\x04")
        return ends_with(s, 1)


def prompt_is_no_output():
    """What it waits for is said on standard error; standard output has the answer alone."""
    out, errors = os.path.join(FOLDER, "out"), os.path.join(FOLDER, "errors")
    with sh(f"{WORD} >{shlex.quote(out)} 2>{shlex.quote(errors)}") as s:
        s.rest(0.3)
        for row in range(9):
            s.type(UNIQUE[9 * row:9 * row + 9] + b"\n")

        def answered():
            with open(out, "rb") as file:
                return file.read() == SOLUTION + b"\n"
        if not s.wait(answered):
            return "no answer after the ninth row"
        s.type(b"\x04")
        wrong = ends_with(s, 0)
        with open(errors, "rb") as file:
            return wrong or (None if b"nine rows" in file.read() else "nothing was said")


def no_prompt_for_a_file():
    with session("solve", PUZZLE) as s:
        wrong = ends_with(s, 0)
        return wrong or ("it said what it waits for" if b"Ctrl-D" in s.screen else None)


def interrupted_prompt():
    with session() as s:
        s.shows(b"Ctrl-D")
        s.type(b"\x03")
        return ends_with(s, -signal.SIGINT) or not_given_back(s)


def a_reason_is_said_once():
    """Why there is no solution: by the boards, and not by a message below them, too."""
    with session(file_of("typo", UNIQUE.replace(b"195", b"196") + b"\n")) as s:
        wrong = ends_with(s, 1)
        times = s.screen.count(b"are both 6")
        return wrong or (None if times == 1 else f"{times} times: {s.screen!r}")


def color(variables, arguments, colored):
    with session("solve", *arguments, PUZZLE, **variables) as s:
        wrong = ends_with(s, 0)
        if wrong is None and (b"\x1b[" in s.screen) != colored:
            return f"{s.screen[:300]!r}"
        return wrong or (None if SOLVED in s.screen else "the output is not the grid")


def watch_to_the_end(arguments, status, size=(30, 100)):
    with session("solve", *arguments, size=size) as s:
        if not s.shows(ENTER):
            return f"no other screen: {s.screen!r}"
        wrong = ends_with(s, status) or not_given_back(s)
        if wrong is None and b"+---" not in s.screen[s.screen.rfind(LEAVE):]:
            return "the ordinary output is missing"
        return wrong


def watch_shows_the_search():
    """The same board as a game: depth, counters, pause, one change, speed; both sizes."""
    for size, frame in (((24, 80), "┠───┼"), ((40, 100), "┠───────┼")):
        with session("solve", "--watch=20", EMPTY, size=size, LC_ALL="C.UTF-8") as s:
            wrong = [word for word in (frame.encode(), b"depth ", b"of 81", b"placed ",
                                       b"taken back ", b"20 ms a change") if not s.shows(word)]
            s.type(b" ")
            wrong = wrong or ([] if s.shows(b"paused") else ["pause"])
            s.rest(0.2)
            still = len(s.screen)
            s.rest(0.3)
            wrong = wrong or ([] if len(s.screen) == still else ["it goes on"])
            s.type(b".")
            wrong = wrong or ([] if s.wait(lambda: len(s.screen) > still) else ["no step"])
            s.type(b"-")
            wrong = wrong or ([] if s.wait(lambda: b"41" in s.screen[still:]) else ["speed"])
            s.type(b"q")
            s.report("exit")
            if wrong:
                return f"{wrong}: {s.screen[-1000:]!r}"
    return None


def watch_and_signal(number):
    with session("solve", "--watch=20", EMPTY) as s:
        if not s.shows(ENTER):
            return "no other screen"
        s.rest(0.4)
        os.kill(s.program, number)
        return ends_with(s, -number) or not_given_back(s)


def watch_and_key(key, status):
    with session("solve", "--watch=20", EMPTY) as s:
        if not s.shows(ENTER):
            return "no other screen"
        s.rest(0.4)
        s.type(key)
        return ends_with(s, status) or not_given_back(s)


def watch_and_suspend(times):
    """Ctrl-Z gives the terminal back; after that the board comes again."""
    with session("solve", "--watch=20", EMPTY) as s:
        def on_the_board():
            return s.screen.rfind(ENTER) > s.screen.rfind(LEAVE)
        for _ in range(times):
            if not s.wait(on_the_board):
                return "the board is not shown"
            s.rest(0.3)
            s.type(b"\x1a")
            if not s.report("stopped"):
                return "it does not stop"
            s.rest(0.2)
            wrong = not_given_back(s)
            if wrong:
                return f"while it is stopped: {wrong}"
            s.resume()
        if not s.wait(on_the_board):
            return "the board does not come again"
        s.rest(0.3)
        if s.settings() == s.before:
            return "the settings for the board do not come again"
        s.type(b"\x03")
        return ends_with(s, -signal.SIGINT) or not_given_back(s)


def suspended_and_ended():
    with session("solve", "--watch=20", EMPTY) as s:
        s.shows(ENTER)
        s.rest(0.3)
        s.type(b"\x1a")
        if not s.report("stopped"):
            return "it does not stop"
        os.kill(s.program, signal.SIGTERM)
        s.resume()
        return ends_with(s, -signal.SIGTERM) or not_given_back(s)


def watch_and_resize():
    with session("solve", "--watch=10", EMPTY) as s:
        if not s.shows(ENTER):
            return "no other screen"
        for size in ((10, 20), (3, 5), (1, 1), (50, 200), (24, 80)):
            s.resize(*size)
            s.rest(0.25)
        drawn = len(s.screen)
        s.rest(0.5)
        if len(s.screen) == drawn:
            return "nothing is drawn any more"
        s.type(b"\x03")
        return ends_with(s, -signal.SIGINT) or not_given_back(s)


def watch_with_piped_input():
    """The puzzle comes from a pipe; keys come from the terminal."""
    with sh(f"cat {shlex.quote(EMPTY)} | {WORD} solve --watch=20; exit $?") as s:
        if not s.shows(ENTER):
            return "no other screen"
        s.rest(0.3)
        s.type(b"q")
        s.report("exit")
        return not_given_back(s)


def progress(option, to_terminal, shown):
    errors = os.path.join(FOLDER, "errors")
    to = "" if to_terminal else f"2>{shlex.quote(errors)}"
    work = (f"{WORD} solve --count --engine=bifurcation --time-limit=1.8 {option}"
            f" {shlex.quote(EMPTY)}")
    with sh(f"{work} {to} >/dev/null") as s:
        wrong = ends_with(s, 1)
        said = s.screen
        if not to_terminal:
            with open(errors, "rb") as file:
                said = file.read()
        if wrong is None and (b"puzzle" in said) != shown:
            return f"{said!r}"
        return wrong or not_given_back(s)


def progress_of_a_count():
    """One puzzle with solutions without an end: their number is seen to grow."""
    work = (f"{WORD} solve --count --time-limit=2.5 --progress=always {shlex.quote(EMPTY)}"
            " >/dev/null")
    with sh(work) as s:
        wrong = ends_with(s, 1)
        shown = [int(number.replace(b",", b""))
                 for number in re.findall(rb"([0-9,]+) solutions  [0-9,]+/s", s.screen)]
        if wrong is None and (len(shown) < 3 or shown != sorted(shown) or shown[0] == shown[-1]):
            return f"{s.screen!r}"
        return wrong or not_given_back(s)


def progress_within_puzzles():
    """A list of puzzles that take long: what is tried is counted, until it is stopped."""
    hard = file_of("hard", b"98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9..."
                   b"5.8...52....6\n" * 20000)
    with session("rate", "--scale=bxb", "--progress=always", hard) as s:
        pattern = rb"value [0-9]+ or more, ([0-9,]+) nodes"
        if not s.wait(lambda: len(set(re.findall(pattern, s.screen))) > 2, 60):
            return f"{s.screen[-300:]!r}"
        s.type(b"\x03")
        return ends_with(s, -signal.SIGINT) or not_given_back(s)


def watch_with_threads(threads, status):
    with session("solve", "--watch=0", f"--threads={threads}", PUZZLE) as s:
        return ends_with(s, status)


def watch_on_terminal(term, status):
    script = f"{WORD} solve --watch=0 {shlex.quote(PUZZLE)}"
    with Session(["/bin/sh", "-c", script], environment(TERM=term)) as s:
        return ends_with(s, status)


# Obeyed by a terminal, or by what shows text in it: an escape sequence, a bell, one of C1, marks
# that turn the direction of text around; and a letter that is not one of these.
HARMFUL = ("\x9b", "\u200f", "\u202e", "\u2066", "\u2028", "\x1b[31m", "\a", "\x7f")
TITLE = "é" + "".join(HARMFUL[:5])  # titles are read without the controls of ASCII
NOTED = file_of("noted", UNIQUE + f" é{''.join(HARMFUL)}\n".encode())
TITLED = file_of("titled", f"variant {TITLE}\nsize 4\ncage 3 r1c1 r1c2\n".encode())


def harmless_on_a_terminal(command, arguments, path):
    with session(command, "--color=never" if command in ("solve", "explain", "minimize") else
                 "--quiet", *arguments, path, size=(30, 1000)) as s:
        s.report("exit")
        screen = s.screen.decode("utf-8", "replace")
        obeyed = [sign for sign in HARMFUL if sign in screen]
        if obeyed:
            return f"it writes {obeyed!r}: {screen[-300:]!r}"
        if "json" in arguments or "fpuzzles" in arguments:
            members = json.loads(screen)
            said = members.get("note", members.get("title", ""))
            wanted = TITLE if path == TITLED else "é" + "".join(HARMFUL)
            return None if said == wanted else f"it says {said!r}"
        return None if "é?" in screen else f"it does not show the letter: {screen[-300:]!r}"


def main():
    report = Report()
    for name, case in (("rows that are typed", typed_rows), ("a line that is typed", typed_line),
                       ("the prompt is no output", prompt_is_no_output),
                       ("no prompt for a file", no_prompt_for_a_file),
                       ("Ctrl-C at the prompt", interrupted_prompt)):
        report.case(name, case)
    report.case("a reason is said once", a_reason_is_said_once)
    report.case("color=auto", color, {}, [], True)
    report.case("color=never", color, {}, ["--color=never"], False)
    report.case("NO_COLOR", color, {"NO_COLOR": "1"}, [], False)
    report.case("watch: to the end", watch_to_the_end, ["--watch=0", PUZZLE], 0)
    report.case("watch: random, empty board", watch_to_the_end,
                ["--watch=0", "--engine=random", "--seed=1", "--solutions=1", EMPTY], 0)
    for threads, status in (("0", 0), ("1", 0), ("2", 2)):
        report.case(f"watch: --threads={threads}", watch_with_threads, threads, status)
    report.case("watch: the board of games", watch_shows_the_search)
    report.case("watch: small terminal", watch_to_the_end, ["--watch=0", PUZZLE], 0, (5, 12))
    for term in ("dumb", "unknown-terminal"):
        report.case(f"watch: TERM={term}", watch_on_terminal, term, 2)
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        report.case(f"watch: {number.name}", watch_and_signal, number)
    report.case("watch: Ctrl-C", watch_and_key, b"\x03", -signal.SIGINT)
    report.case("watch: Ctrl-\\", watch_and_key, b"\x1c", -signal.SIGQUIT)
    report.case("watch: Ctrl-Z", watch_and_suspend, 1)
    report.case("watch: Ctrl-Z twice", watch_and_suspend, 2)
    report.case("watch: SIGTERM while stopped", suspended_and_ended)
    report.case("watch: resize", watch_and_resize)
    report.case("watch: input from a pipe", watch_with_piped_input)
    report.case("progress=auto, a terminal", progress, "", True, True)
    report.case("progress=auto, a file", progress, "", False, False)
    report.case("progress=never, a terminal", progress, "--progress=never", True, False)
    report.case("progress=always, a file", progress, "--progress=always", False, True)
    report.case("progress of a count", progress_of_a_count)
    report.case("progress within puzzles", progress_within_puzzles)
    for command, outputs, path in (
            ("solve", ("grid", "tsv", "csv", "json"), NOTED), ("solve", ("grid", "tsv"), TITLED),
            ("explain", ("text", "markdown", "json"), NOTED), ("explain", ("text", "json"), TITLED),
            ("rate", ("line", "json"), NOTED), ("minimize", ("grid", "tsv", "json"), NOTED),
            ("unique-forms", (None,), NOTED), ("rules", ("variant", "fpuzzles"), TITLED)):
        for output in outputs:
            arguments = ["--format", output] if output else []
            report.case(f"what terminals obey: {command} {' '.join(arguments)} {path[-6:]}",
                        harmless_on_a_terminal, command, arguments, path)
    subprocess.run(["rm", "-rf", FOLDER], check=True)
    report.finish()


if __name__ == "__main__":
    main()
