# SPDX-License-Identifier: MIT
"""The board of `ennead play` in a terminal: terminal.py PROGRAM

Prints the CPU time of a start until the board stands, that of `less` until it shows a file, and
that of a move of the cursor. A start is the least of 20, both programs in turn."""
import os
import sys
import tempfile

here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(here, "..", "tests", folder) for folder in ("terminal", "tools")]
from session import Session  # noqa: E402
from tap import environment  # noqa: E402

PUZZLE = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
STARTS, MOVES = 20, 400


def cpu_of(session):
    """Milliseconds of CPU time that the program of a session has taken."""
    with open(f"/proc/{session.program}/schedstat", encoding="ascii") as file:
        return int(file.read().split()[0]) / 1e6


def started(command, variables, last):
    """A program whose terminal shows the last words of its first screen."""
    session = Session(command, variables, (40, 100))
    if not session.shows(last):
        sys.exit(f"{command[0]} does not start")
    return session


def main():
    starts = {"ennead play": [], "less": []}
    with tempfile.TemporaryDirectory() as folder:
        puzzle = os.path.join(folder, "puzzle")
        with open(puzzle, "wb") as file:
            file.write(PUZZLE)
        variables = environment(TERM="xterm-256color", LC_ALL="C.UTF-8", XDG_STATE_HOME=folder)
        ours = ([os.path.abspath(sys.argv[1]), "play", puzzle], variables, b"q: quit")
        for _ in range(STARTS):
            for name, other in (("ennead play", ours),
                                ("less", (["/usr/bin/less", puzzle], variables, b"(END)"))):
                with started(*other) as session:
                    starts[name].append(cpu_of(session))
        with started(*ours) as session:
            before = cpu_of(session)
            for i in range(MOVES):
                shown = len(session.screen)
                session.type(b"hjlk"[i % 4:i % 4 + 1])
                session.wait(lambda start=shown: len(session.screen) > start)
            move = (cpu_of(session) - before) / MOVES
    for name, times in starts.items():
        print(f"start of {name}: {min(times):.2f} ms")
    print(f"a move of the cursor: {move:.2f} ms")


if __name__ == "__main__":
    main()
