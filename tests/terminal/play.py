# SPDX-License-Identifier: MIT
"""`ennead play --lines` in a terminal: editing, history, and the terminal restored (P13): play.py
PROGRAM"""
import os
import signal
import subprocess
import sys
import termios

sys.dont_write_bytecode = True
from run import FOLDER, PUZZLE, ends_with, not_given_back, session  # noqa: E402
from tap import Report  # noqa: E402

PROMPT = b"> "
SOLVED = b"Solved!"
UP, LEFT, HOME, ERASE = b"\x1b[A", b"\x1b[D", b"\x01", b"\x7f"


def lines(*arguments):
    """A game by lines."""
    return session("play", "--lines", *arguments)


def edits(s):
    """Whether keys come one by one: what is typed before that, such as Ctrl-D, may be lost."""
    return (s.settings()[3] & termios.ICANON) == 0


def ready(s):
    """Waits for the prompt."""
    return s.wait(lambda: edits(s) and (s.screen.endswith(PROMPT) or
                                        s.screen.rstrip(b"\x1b[K\r\x1b[m").endswith(b">")))


def answer(s, typed, wanted):
    """Types a line; what is wrong with the answer, or None."""
    begin = len(s.screen)
    s.type(typed)
    if not s.wait(lambda: wanted in s.screen[begin:]):
        return f"{typed!r} is not answered by {wanted!r}: {s.screen[begin:][-300:]!r}"
    return None


def over(s, status):
    return ends_with(s, status) or not_given_back(s)


def whole_game():
    with lines("--deduce") as s:
        if not s.shows(b"'board' to type in a puzzle") or not ready(s):
            return f"no greeting: {s.screen!r}"
        wrong = (answer(s, b"load " + PUZZLE.encode() + b"\n", SOLVED) or
                 answer(s, b"check\n", b"No mistake so far"))
        s.type(b"exit\n")
        return wrong or over(s, 0)


def rows_have_prompts():
    with lines() as s:
        ready(s)
        wrong = answer(s, b"b\n", b"row 1: ") or answer(s, b"53  7\n", b"row 2: ") or \
            answer(s, b"what\n", b"That is no row") or answer(s, b"cancel\n", PROMPT)
        s.type(b"x\n")
        return wrong or over(s, 0)


def lines_are_edited():
    """A letter is put in at the left, one is erased; the line runs."""
    with lines(PUZZLE) as s:
        ready(s)
        wrong = (answer(s, b"heck" + HOME + b"c\n", b"No mistake so far") or
                 answer(s, b"check me" + ERASE * 3 + b"\n", b"No mistake so far") or
                 answer(s, b"chck" + LEFT * 2 + b"e\n", b"No mistake so far"))
        s.type(b"exit\n")
        return wrong or over(s, 0)


def history_comes_back():
    with lines(PUZZLE) as s:
        ready(s)
        wrong = (answer(s, b"check\n", b"No mistake so far")
                 or answer(s, b"redo\n", b"nothing to redo") or
                 answer(s, UP + UP + b"\n", b"No mistake so far"))
        s.type(b"exit\n")
        return wrong or over(s, 0)


def end_of_input():
    with lines() as s:
        ready(s)
        s.type(b"\x04")
        return over(s, 0)


def signalled(number):
    with lines() as s:
        ready(s)
        s.type(b"che")
        s.rest(0.2)
        os.kill(s.program, number)
        return over(s, -number)


def interrupted_by_key(key, number):
    with lines() as s:
        ready(s)
        s.type(b"che")
        s.rest(0.2)
        s.type(key)
        return over(s, -number)


def suspended():
    with lines(PUZZLE) as s:
        ready(s)
        s.type(b"che")
        s.rest(0.3)
        for _ in range(2):
            s.type(b"\x1a")
            if s.report("stopped") != "stopped":
                return "it does not stop"
            wrong = not_given_back(s)
            if wrong:
                return f"while stopped {wrong}"
            s.resume()
            s.rest(0.5)
        wrong = answer(s, b"ck\n", b"No mistake so far")
        s.type(b"exit\n")
        return wrong or over(s, 0)


def ended(s, wanted):
    """Types Ctrl-D as soon as keys come one by one."""
    ready(s)
    return answer(s, b"\x04", wanted)


def asked_before_losing():
    """Leaving an unsaved game, and writing over a file, are asked about; a pipe is not asked."""
    name = os.path.join(FOLDER, "by-lines")
    with open(name, "w", encoding="ascii") as file:
        file.write("mine\n")
    with lines(PUZZLE) as s:
        ready(s)
        wrong = (answer(s, b"r1c3=4\n", b"50 cells to go") or
                 answer(s, b"quit\n", b"The game is not saved. Leave it? (y/n)") or
                 answer(s, b"n\n", PROMPT) or
                 ended(s, b"(y/n)") or answer(s, b"no\n", PROMPT) or
                 answer(s, b"new\n", b"(y/n)") or answer(s, b"\n", PROMPT) or
                 answer(s, b"save " + name.encode() + b"\n", b"Replace it? (y/n)") or
                 answer(s, b"n\n", PROMPT) or
                 answer(s, b"save " + name.encode() + b"\n", b"Replace it? (y/n)") or
                 answer(s, b"y\n", b"saved.") or
                 answer(s, b"undo\n", b"51 cells to go") or
                 answer(s, b"save " + name.encode() + b"\n", b"saved.") or
                 answer(s, b"load " + PUZZLE.encode() + b"\n", b"51 cells to go") or
                 answer(s, b"new easy\n", b"cells to go"))
        s.type(b"quit\n")
        return wrong or over(s, 0)


def left_unsaved():
    """The end of the input twice, and yes, leave the game."""
    for keys in (b"\x04", b"y\n", b"j\n"):
        with lines(PUZZLE) as s:
            ready(s)
            wrong = (answer(s, b"r1c3=4\n", b"50 cells to go") or
                     ended(s, b"(y/n)"))
            s.wait(lambda s=s: edits(s))
            s.type(keys)
            wrong = wrong or over(s, 0)
        if wrong:
            return wrong
    return None


def wrapped_at_words():
    """No line is longer than the terminal, and none ends within a word."""
    with session("play", "--lines", PUZZLE, size=(40, 60)) as s:
        ready(s)
        wrong = answer(s, b"hint move\n", b"must be") or answer(s, b"help\n", b"leave, too")
        shown = s.screen.decode("utf-8", "replace").replace("\r", "").split("\n")
        long = [line for line in shown if len(line) > 60 and "\x1b" not in line]
        s.type(b"quit\n")
        return wrong or (f"too long: {long!r}" if long else over(s, 0))


def resized():
    with lines(PUZZLE) as s:
        ready(s)
        s.type(b"che")
        s.rest(0.2)
        s.resize(10, 40)
        s.rest(0.5)
        wrong = answer(s, b"ck\n", b"No mistake so far")
        s.type(b"exit\n")
        return wrong or over(s, 0)


def main():
    report = Report()
    for name, case in (("a whole game", whole_game), ("rows have prompts", rows_have_prompts),
                       ("lines are edited", lines_are_edited),
                       ("the history comes back", history_comes_back), ("Ctrl-D", end_of_input),
                       ("asked before losing", asked_before_losing),
                       ("left unsaved", left_unsaved),
                       ("wrapped at words", wrapped_at_words),
                       ("Ctrl-Z twice", suspended), ("resize", resized)):
        report.case(name, case)
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        report.case(number.name, signalled, number)
    report.case("Ctrl-C", interrupted_by_key, b"\x03", signal.SIGINT)
    report.case("Ctrl-\\", interrupted_by_key, b"\x1c", signal.SIGQUIT)
    subprocess.run(["rm", "-rf", FOLDER], check=True)
    report.finish()


if __name__ == "__main__":
    main()
