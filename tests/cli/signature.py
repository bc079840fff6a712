# SPDX-License-Identifier: MIT
"""Checks the signature of everything that the engines find: signature.py PROGRAM

It has to be that of the lists below, for every edition and number of threads, and from every
compiler. A change that is meant to alter how an engine searches must put the new signature here.
"""
import os
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from tap import Report, Skip, environment  # noqa: E402

PROGRAM = os.path.abspath(sys.argv[1])
BUILT_IN = "fnv1a64:178843dbbbc09df7"
SPARSE = "fnv1a64:402b40259169f153"


def run(*arguments):
    return subprocess.run([PROGRAM, "bench", *arguments], stdin=subprocess.DEVNULL,
                          capture_output=True, text=True, check=False, env=environment())


def editions():
    words = run("--isa=?").stderr
    names = re.search(r"is not one of all, auto, (.*)", words)[1].split(", ")
    if "scalar" not in names:
        raise ValueError(words)
    return names


def signs(signature, *arguments):
    done = run("--signature", *arguments)
    if done.returncode == 2 and "this processor cannot run" in done.stderr:
        raise Skip("this processor lacks the instructions")
    if (done.returncode, done.stdout, done.stderr) != (0, signature + "\n", ""):
        return f"exit status {done.returncode}, expected {signature}\n{done.stdout}{done.stderr}"
    return None


def sparse():
    """Boards with 0 to 16 clues: the first row, cells of it left out, and others that fit or
    not."""
    full = "123456789456789123789123456214365897365897214897214365531642978642978531978531642"
    lines = ["." * 81, full]
    for number in range(400):
        clues = number % 17
        cells = {(number * 31 + clue * (7 + number % 5 * 2)) % 81 for clue in range(clues)}
        board = [full[cell] if cell in cells else "." for cell in range(81)]
        if number % 4 == 3 and cells:
            wrong = min(cells)
            board[wrong] = str(int(board[wrong]) % 9 + 1)
        lines.append("".join(board))
    return "\n".join(lines) + "\n"


def main():
    report = Report()
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write(sparse())
        file.flush()
        report.case("all editions, built-in set", signs, BUILT_IN, "--threads=1,2,3")
        for isa in editions():
            for threads in ("1", "2", "3"):
                arguments = (f"--isa={isa}", f"--threads={threads}")
                name = " ".join(arguments)
                report.case(f"{name}, built-in set", signs, BUILT_IN, *arguments)
                report.case(f"{name}, sparse boards", signs, SPARSE, *arguments, file.name)
    report.finish()


if __name__ == "__main__":
    main()
