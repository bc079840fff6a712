# SPDX-License-Identifier: MIT
"""`ennead play` as a board in a terminal: keys, both sizes, resizing, several terminals, and the
terminal given back (P13): board.py PROGRAM"""
import os
import re
import signal
import subprocess
import sys

sys.dont_write_bytecode = True
from run import FOLDER, PROGRAM, PUZZLE, UNIQUE, ends_with, file_of, not_given_back  # noqa: E402
from screen import Screen  # noqa: E402
from session import Session  # noqa: E402
from tap import Report, environment  # noqa: E402

ESCAPE, ENTER, ERASE, TAB = b"\x1b", b"\r", b"\x7f", b"\t"
MOST_BYTES = 4096  # of a frame when the cursor moves
TERMS = ("xterm-256color", "xterm", "linux", "vt100", "screen-256color")


class Board:
    """A game on a board, and what its terminal shows."""

    def __init__(self, *arguments, size=(24, 80), term="xterm-256color", utf8=True, **variables):
        locale = "C.UTF-8" if utf8 else "C"
        self.s = Session([PROGRAM, "play", *arguments],
                         environment(TERM=term, LC_ALL=locale,
                                     **{"XDG_STATE_HOME": FOLDER, **variables}), size)
        self.screen = Screen(*size)
        self.fed = 0

    def __enter__(self):
        self.s.__enter__()
        return self

    def __exit__(self, *arguments):
        self.s.__exit__(*arguments)

    def text(self):
        data = self.s.screen[self.fed:]
        self.fed = len(self.s.screen) - len(self.screen.feed(data))
        return self.screen.text()

    def shows(self, text, seconds=60):
        return self.s.wait(lambda: text in self.text(), seconds)

    def keys(self, keys, wanted):
        """Types; what is wrong with the screen, or None."""
        self.s.type(keys)
        if not self.shows(wanted):
            return f"after {keys!r} there is no {wanted!r}:\n{self.text()}"
        return None

    def over(self, status=0):
        return ends_with(self.s, status) or not_given_back(self.s)

    def quit(self):
        self.s.type(b"qq")
        return self.over()


def first_wrong(*steps):
    """Runs each until one says what is wrong."""
    for step in steps:
        wrong = step()
        if wrong:
            return wrong
    return None


def played(term, utf8, size):
    """A game: digits, marks, hints, lists, commands; the same on each terminal."""
    with Board(PUZZLE, size=size, term=term, utf8=utf8) as b:
        if not b.shows("mode: digits  empty: 51"):
            return f"no board: {b.text()}"
        frame = "┏" if utf8 else "+"
        if not b.shows(frame):
            return f"no frame: {b.text()}"
        return first_wrong(
            lambda: b.keys(b":go 1" + ENTER, "cells to go"),
            lambda: b.keys(b"kkkkhh", "r1c3"),
            lambda: b.keys(b"4", "r1c3 = 4"),
            lambda: b.keys(b"u", "Taken back"),
            lambda: b.keys(b"r", "r1c3 = 4"),
            lambda: b.keys(ERASE, "empty: 51"),
            lambda: b.keys(b"c12", "center 1 2"),
            lambda: b.keys(b"x4", "corner 4"),
            lambda: b.keys(b"v3", "color 3"),
            lambda: b.keys(b"zn", "Look at"),
            lambda: b.keys(b"nnnn", "must be"),
            lambda: b.keys(ENTER, "empty: 50"),
            lambda: b.keys(b"a", "> 1 "),
            lambda: b.keys(b"jj", "> 3 "),
            lambda: b.keys(ESCAPE, "e: check"),
            lambda: b.keys(b"p", "> 1 "),
            lambda: b.keys(ESCAPE, "e: check"),
            lambda: b.keys(b"e", "No mistake so far."),
            lambda: b.keys(b"t", "moves, "),
            lambda: b.keys(b"?", "arrows hjkl"),
            lambda: b.keys(b"?:solve" + ENTER, "Solved!"),
            b.quit)


def resized():
    """In the middle of a game, to each size and back."""
    with Board(PUZZLE) as b:
        if not b.shows("empty: 51"):
            return "no board"
        for rows, columns, wanted in ((40, 100, "│       │   5"), (12, 40, "Ennead"),
                                      (8, 30, "too small"), (24, 80, "q: quit")):
            b.s.rest(0.2)
            b.screen = Screen(rows, columns)
            b.fed = len(b.s.screen)
            b.s.resize(rows, columns)
            if not b.s.wait(lambda w=wanted: w.strip("│ ") in b.text()):
                return f"{rows}x{columns}: {b.text()}"
        return b.keys(b"kkkkhh4", "r1c3 = 4") or b.quit()


def arrows(term, up, left):
    with Board(PUZZLE, term=term) as b:
        b.shows("r5c5")
        return b.keys(up, "r4c5") or b.keys(left, "r4c4") or b.quit()


def mouse():
    with Board(PUZZLE, size=(40, 100)) as b:
        b.shows("r5c5")
        return first_wrong(
            lambda: b.keys(b"\x1b[<0;4;3M\x1b[<0;4;3m", "r1c1"),
            lambda: b.keys(b"\x1b[<0;20;7M\x1b[<32;28;7M\x1b[<0;28;7m", "r2c4"),
            lambda: b.keys(b"\x1b[<64;80;7M\x1b[<65;80;7M", "r2c4"),
            b.quit)


def signalled(number):
    with Board(PUZZLE) as b:
        b.shows("q: quit")
        os.kill(b.s.program, number)
        return b.over(-number)


def by_key(key, number):
    with Board(PUZZLE) as b:
        b.shows("q: quit")
        b.s.type(key)
        return b.over(-number)


def crashed(number):
    """A crash resets the terminal and dies of its signal."""
    with Board(PUZZLE) as b:
        b.shows("q: quit")
        os.kill(b.s.program, number)
        return b.over(-number)


def suspended():
    with Board(PUZZLE) as b:
        b.shows("q: quit")
        for turn in range(2):
            b.s.type(b"\x1a")
            if b.s.report("stopped") != "stopped":
                return "it does not stop"
            wrong = not_given_back(b.s)
            if wrong:
                return f"while stopped {wrong}"
            b.screen = Screen(24, 80)
            b.fed = len(b.s.screen)
            b.s.resume()
            if not b.shows("q: quit"):
                return f"turn {turn}: {b.text()}"
        return b.quit()


def closed():
    """The program ends when its terminal is closed."""
    b = Board(PUZZLE)
    b.shows("q: quit")
    os.close(b.s.terminal)
    b.s.terminal = os.open(os.devnull, os.O_RDWR)
    found = b.s.report("exit")
    b.__exit__()
    return None if found.startswith("exit ") else "it goes on"


def left_with_nothing_typed():
    with Board(PUZZLE) as b:
        b.shows("q: quit")
        b.s.type(b"q")
        return b.over()


def kept_and_resumed():
    """A killed game goes on with --resume; without one there is nothing to resume."""
    state = os.path.join(FOLDER, "state")
    with Board("--resume", XDG_STATE_HOME=state) as b:
        if not b.s.shows(b"there is no game to resume"):
            return f"{b.s.screen!r}"
        wrong = ends_with(b.s, 3)
    if wrong:
        return wrong
    with Board(PUZZLE, XDG_STATE_HOME=state) as b:
        wrong = b.keys(b"kkkkhh4", "r1c3 = 4") or b.keys(b"cl26", "center 2 6")
        os.kill(b.s.program, signal.SIGKILL)
        b.s.report("exit")
    if wrong:
        return wrong
    with Board("--resume", XDG_STATE_HOME=state) as b:
        return (b.keys(b"kkkkhh", "r1c3 = 4") or b.keys(b"l", "center 2 6") or
                b.keys(b"u", "Taken back") or b.quit())


def torn_and_shared():
    """A damaged file is found, and the state before it is taken. Two programs that resume the
    same game do not disturb each other."""
    state = os.path.join(FOLDER, "torn")
    with Board(PUZZLE, XDG_STATE_HOME=state) as b:
        wrong = b.keys(b"kkkkhh4", "r1c3 = 4") or b.keys(b"l6", "r1c4 = 6") or b.quit()
    folder = os.path.join(state, "ennead")
    newest = max((os.path.join(folder, name) for name in os.listdir(folder)),
                 key=lambda path: os.stat(path).st_mtime_ns)
    size = os.stat(newest).st_size
    os.truncate(newest, size - 20)
    if wrong:
        return wrong
    with Board("--resume", XDG_STATE_HOME=state) as one, \
            Board("--resume", XDG_STATE_HOME=state) as other:
        wrong = (one.keys(b"kkkkhh", "r1c3 = 4") or one.keys(b"l", "empty: 50") or
                 other.keys(b"kkkkh6", "r1c4 = 6") or one.keys(b"2", "r1c4 = 2") or
                 other.quit() or one.quit())
    if wrong:
        return wrong
    with Board("--resume", "--lines", XDG_STATE_HOME=state) as b:
        wrong = None if b.s.shows(b"| 5 3 4'| 2'7 . |") else f"{b.s.screen!r}"
        b.s.type(b"quit\n")
        return wrong or ends_with(b.s, 0)


def menu():
    """Without a file there is a menu, which makes puzzles."""
    with Board(XDG_STATE_HOME=os.path.join(FOLDER, "menu")) as b:
        return first_wrong(
            lambda: b.keys(b"", "1  a new puzzle: easy"),
            lambda: b.keys(b"1", "cells to go"),
            lambda: b.keys(b"a", "Single"),
            lambda: b.keys(ESCAPE, "e: check"),
            lambda: b.keys(b"N", "r  resume the last game"),
            lambda: b.keys(b"r", "There is no game to resume."),
            b.quit)


def asked_before_leaving():
    with Board(PUZZLE, XDG_STATE_HOME="/dev/null") as b:
        b.shows("q: quit")
        name = os.path.join(FOLDER, "saved").encode()
        return first_wrong(
            lambda: b.keys(b"kkkkhh4", "cannot be kept"),
            lambda: b.keys(b"q", "The game is not saved"),
            lambda: b.keys(b"w" + name + ENTER, "saved."),
            lambda: b.keys(b"u", "Taken back"),
            lambda: b.keys(b"o" + name + ENTER, "50 cells to go"),
            left_by_q(b))


def overwriting_asks():
    """A file that exists is replaced only after a question."""
    name = file_of("existing", b"mine\n")
    with Board(PUZZLE) as b:
        b.shows("q: quit")
        wrong = first_wrong(
            lambda: b.keys(b"kkkkhh4w" + name.encode() + ENTER, "Replace it? (y/n)"),
            lambda: b.keys(b"n", "It is not saved."))
        with open(name, "rb") as file:
            if file.read() != b"mine\n":
                return "it is replaced"
        return first_wrong(
            lambda: wrong,
            lambda: b.keys(b"w" + name.encode() + ENTER, "Replace it? (y/n)"),
            lambda: b.keys(b"y", "saved."),
            b.quit)


def every_key():
    """The keys that the other games do not use."""
    with Board(PUZZLE, XDG_STATE_HOME=os.path.join(FOLDER, "keys")) as b:
        b.shows("q: quit")
        name = os.path.join(FOLDER, "by-keys").encode()
        return first_wrong(
            lambda: b.keys(b"\x1bOH", "r5c1"),
            lambda: b.keys(b"\x1bOF", "r5c9"),
            lambda: b.keys(b"l", "r5c1"),
            lambda: b.keys(b"\x1bOA\x1bOA\x1bOA\x1bOA", "r1c1"),
            lambda: b.keys(b"ll", "r1c3"),
            lambda: b.keys(b" ", "mode: corner marks"),
            lambda: b.keys(b" ", "mode: center marks"),
            lambda: b.keys(b" ", "mode: colors"),
            lambda: b.keys(b"z", "mode: digits"),
            lambda: b.keys(b"V", "selecting"),
            lambda: b.keys(b"lVx2", "corner 2"),
            lambda: b.keys(b"z" + ESCAPE + b"LHh", "r1c3"),
            lambda: b.keys(b"JK", "r1c3"),
            lambda: b.keys(b"\x1b[1;2C\x1b[1;2B", "r2c4"),
            lambda: b.keys(ESCAPE + b"hk", "r1c3"),
            lambda: b.keys(b"f2", "filter: 2"),
            lambda: b.keys(b"f", "r1c3"),
            lambda: b.keys(b"m", "candidates 1 2 4"),
            lambda: b.keys(b"m4", "r1c3 = 4"),
            lambda: b.keys(b"Pfour" + ENTER + b"t", "'four'"),
            lambda: b.keys(b"[", "Taken back"),
            lambda: b.keys(b"]", "r1c3 = 4"),
            lambda: b.keys(b"u1", "r1c3 = 1"),
            lambda: b.keys(b"ee", "Wrong: r1c3 (1)"),
            lambda: b.keys(b"b", "taken back"),
            lambda: b.keys(b"gfour" + ENTER, "r1c3 = 4"),
            lambda: b.keys(b"w" + name + ENTER, "saved."),
            lambda: b.keys(b"o" + name + ENTER, "cells to go"),
            lambda: b.keys(b"?\x1b[6~", "mouse: move"),
            lambda: b.keys(b"\x1b[5~" + TAB, "arrows hjkl"),
            lambda: b.keys(b"?" + ESCAPE + b"N", "r  resume the last game"),
            lambda: b.keys(ESCAPE + b"T", "dark"),
            lambda: b.keys(b"\x0c:style strict" + ENTER + b"n", "Look at"),
            lambda: b.keys(b".", "empty: 51"),
            b.quit)


def in_german():
    """What the program itself says follows the language, too."""
    name = os.path.join(FOLDER, "deutsch").encode()
    with Board("--language=de", PUZZLE, XDG_STATE_HOME="/dev/null") as b:
        b.shows("q: Ende")
        return first_wrong(
            lambda: b.keys(b"kkkkhh4", "Das Spiel lässt sich nicht"),
            lambda: b.keys(b"w" + name + ENTER, "gespeichert."),
            lambda: b.keys(b"w/dev/null/x" + ENTER, "lässt sich nicht öffnen"),
            lambda: b.keys(b"o/dev/null/x" + ENTER, "lässt sich nicht lesen"),
            lambda: b.keys(b"Nr", "Es gibt kein Spiel zum Fortsetzen."),
            b.quit)


def rules_step_by_step():
    """The steps and the path of a puzzle with rules."""
    text = b"variant\ngrid " + UNIQUE + b"\nodd r1c1\n"
    with Board(file_of("odd", text)) as b:
        return first_wrong(
            lambda: b.keys(b"", "empty: 51"),
            lambda: b.keys(b"a", "> 1 "),
            lambda: b.keys(b"j", "> 2 "),
            lambda: b.keys(ESCAPE + b"p" + b"j" * 70, "must be"),
            lambda: b.keys(ENTER, "Solved!"),
            b.quit)


def themes():
    """Each theme has colors of its own, and some for terminals of eight colors."""
    seen = set()
    for theme in ("standard", "dark", "light", "color-blind"):
        with Board(f"--theme={theme}", PUZZLE) as b:
            b.keys(b"kkkkhh4nnnnn", "must be")
            seen.add(frozenset(re.findall(rb"[34]8;5;\d+", b.s.screen)))
            wrong = b.quit()
            if wrong:
                return wrong
    if len(seen) < 4:
        return f"only {len(seen)} themes differ"
    with Board("--theme=color-blind", PUZZLE, term="linux") as b:
        b.shows("q: quit")
        if not re.search(rb"\x1b\[[\d;]*4[0-7][;m]", b.s.screen):
            return f"no colors: {b.s.screen[:300]!r}"
        return b.quit()


def left_by_q(b):
    def leave():
        b.s.type(b"q")
        return b.over()
    return leave


def by_lines(term, *arguments, **variables):
    """The line mode, where a board cannot be shown or is not wanted."""
    with Board(*arguments, PUZZLE, term=term, **variables) as b:
        if not b.s.shows(b"'board' to type in a puzzle"):
            return f"no greeting: {b.s.screen!r}"
        b.s.type(b"exit\n")
        return ends_with(b.s, 0)


def variant(text, keys, *wanted):
    with Board(file_of("variant", text)) as b:
        b.shows("q: quit")
        b.s.type(keys)
        for word in wanted:
            if not b.shows(word):
                return f"no {word!r}: {b.text()}"
        return b.quit()


def without_colors():
    """NO_COLOR: nothing is colored, and the cursor's cell has signs."""
    with Board(PUZZLE, NO_COLOR="1") as b:
        b.shows("q: quit")
        if not re.search(r">\s*<", b.text()):
            return f"no signs: {b.text()}"
        if re.search(rb"\x1b\[[\d;]*(3[0-7]|38|4[0-7]|48)[;m]", b.s.screen):
            return "there are colors"
        return b.quit()


def with_colors():
    with Board(PUZZLE) as b:
        b.shows("q: quit")
        if b"48;5;" not in b.s.screen:
            return "there are no colors"
        return b.quit()


def frames_are_small():
    """Bytes of a frame when the cursor moves, in the large board. (bench/terminal.py measures its
    time, and that of a start.)"""
    with Board(PUZZLE, size=(40, 100)) as b:
        b.shows("q: quit")
        b.keys(b"m", "candidates")
        b.s.rest(0.3)
        most = 0
        for i in range(60):
            begin = len(b.s.screen)
            b.s.type(b"hjlk"[i % 4:i % 4 + 1])
            b.s.wait(lambda start=begin: len(b.s.screen) > start)
            b.s.rest(0.02)
            most = max(most, len(b.s.screen) - begin)
        print(f"# a frame: at most {most} bytes")
        if most > MOST_BYTES:
            return f"{most} bytes"
        return b.quit()


def main():
    report = Report()
    for term in TERMS:
        report.case(f"a game, {term}", played, term, True, (24, 80))
    report.case("a game in ASCII", played, "xterm-256color", False, (24, 80))
    report.case("a game, large", played, "xterm-256color", True, (40, 100))
    report.case("resizing", resized)
    report.case("arrow keys", arrows, "xterm-256color", b"\x1bOA", b"\x1bOD")
    report.case("arrow keys, linux", arrows, "linux", b"\x1b[A", b"\x1b[D")
    report.case("mouse", mouse)
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT):
        report.case(number.name, signalled, number)
    report.case("Ctrl-C", by_key, b"\x03", signal.SIGINT)
    for number in (signal.SIGSEGV, signal.SIGABRT):
        report.case(f"crash by {number.name}", crashed, number)
    report.case("Ctrl-Z twice", suspended)
    report.case("closed terminal", closed)
    report.case("leaving at once", left_with_nothing_typed)
    report.case("leaving asks", asked_before_leaving)
    report.case("overwriting asks", overwriting_asks)
    report.case("every key", every_key)
    report.case("in German", in_german)
    report.case("steps by rules", rules_step_by_step)
    report.case("themes", themes)
    report.case("kept and resumed", kept_and_resumed)
    report.case("a torn game, and two programs", torn_and_shared)
    report.case("the menu", menu)
    report.case("--lines", by_lines, "xterm", "--lines")
    report.case("TERM=dumb", by_lines, "dumb")
    report.case("an unknown TERM", by_lines, "no-such-terminal")
    report.case("a killer", variant, b"variant\ncage 12 r1c1 r1c2\nanti-king\n", b"l",
                "12", "king", "r5c6")
    report.case("25x25 scrolls", variant, b"." * 625 + b"\n", b"jjjjjjjjjjjj", "r25c13")
    report.case("NO_COLOR", without_colors)
    report.case("colors", with_colors)
    report.case("frames are small", frames_are_small)
    subprocess.run(["rm", "-rf", FOLDER], check=True)
    report.finish()


if __name__ == "__main__":
    main()
