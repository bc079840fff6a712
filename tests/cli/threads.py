# SPDX-License-Identifier: MIT
"""Checks that any number of threads gives the same bytes: threads.py PROGRAM GENERATE. Does a
tenth of the work if ENNEAD_SHORT is set in the environment."""
import os
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from tap import Report, environment  # noqa: E402

PROGRAM, GENERATE = map(os.path.abspath, sys.argv[1:3])
SHORT = "ENNEAD_SHORT" in os.environ
KINDS = {"unique": 800, "several": 400, "sparse": 200, "none": 200, "clash": 200, "full": 200,
         "empty": 20}


def size(whole):
    return whole // 10 if SHORT else whole


def puzzles():
    lists = [subprocess.run([GENERATE, "--seed", "1", "--count", str(count), "--kind", kind],
                            capture_output=True, check=True).stdout.splitlines()
             for kind, count in KINDS.items()]
    mixed, most = [], max(map(len, lists))
    for number in range(most):
        mixed += [lines[number] + b" note" for lines in lists if number < len(lines)]
        if number % 50 == 0:
            mixed.append(b"12345")
    return b"\n".join(mixed) + b"\n"


def same(text, arguments, command="solve", messages=subprocess.PIPE):
    outcomes = {}
    for threads in ("1", "2", "5"):
        done = subprocess.run([PROGRAM, command, f"--threads={threads}", *arguments], input=text,
                              stdout=subprocess.PIPE,
                              stderr=messages, check=False, env=environment())
        if not done.stdout or done.returncode not in (0, 1, 3):
            return (f"{threads} threads: exit status {done.returncode}, {len(done.stdout)} bytes;"
                    f" {(done.stderr or done.stdout)[:300]!r}")
        outcomes[threads] = (done.returncode, done.stdout, done.stderr)
    if outcomes["1"] != outcomes["2"] or outcomes["1"] != outcomes["5"]:
        return "the bytes differ"
    return None


def long_list():
    """Plain lines, with others between them, fill many slots, and are written by long writes, after
    which the file keeps no space that it does not need."""
    once = subprocess.run([GENERATE, "--seed", "1", "--count", "800", "--kind", "unique"],
                          capture_output=True, check=True).stdout
    solved = subprocess.run([PROGRAM, "solve"], input=once, capture_output=True, check=True,
                            env=environment()).stdout
    piece = once + once.replace(b"\n", b" note\n") + once.replace(b"\n", b"\r\n") + 7 * once
    answer = solved + solved.replace(b"\n", b" note\n") + 8 * solved
    with tempfile.TemporaryDirectory() as folder:
        read, written = f"{folder}/read.txt", f"{folder}/written.txt"
        with open(read, "wb") as file:
            file.write(8 * piece)
        for threads in ("1", "2"):
            subprocess.run([PROGRAM, "solve", f"--threads={threads}", f"--output={written}", read],
                           check=True, env=environment())
            with open(written, "rb") as file:
                if file.read() != 8 * answer:
                    return f"{threads} threads: other solutions than of the short list"
            found = os.stat(written)
            if found.st_blocks * 512 > found.st_size + (1 << 16):
                return f"{threads} threads: {found.st_blocks} blocks for {found.st_size} bytes"
    return None


def main():
    report = Report()
    report.case("a long list", long_list)
    text = puzzles()
    print(f"# {len(text.splitlines())} lines")
    for arguments in (["--format=line"], ["--format=json"], ["--format=csv", "--solutions=5"],
                      ["--format=grid"], ["--format=almanac"], ["--solutions=1", "--engine=random",
                      "--seed=9", "--node-limit=2000"],
                      ["--node-limit=300", "--engine=bifurcation", "--format=tsv"],
                      ["--solutions=20"]):
        report.case(" ".join(arguments), same, text, arguments)
    report.case("rate", same, text, [], "rate")
    report.case("explain --scale=se", same, text[:size(6000)], ["--scale=se"], "explain")
    for wish in ("--rating=7.0-8.4", "--level=hard", "--solved-by=basic"):
        report.case(f"generate {wish}", same, None, [f"--number={size(40)}", "--seed=1", wish],
                    "generate")
    solvable = b"\n".join(text.splitlines()[:200]) + b"\n"
    for command, arguments in (
            ("generate", [f"--number={size(3000)}", "--seed=1"]),
            ("generate", [f"--number={size(100)}", "--seed=1", "--symmetry=half-turn",
                          "--clues=17-26"]),
            ("generate", [f"--number={size(20)}", "--seed=1", "--clues=20"]),
            ("fill", [f"--number={size(5000)}", "--seed=1"]), ("minimize", ["--seed=1"]),
            ("check", []), ("candidates", ["--cap=2", "--format=json"]),
            ("canonical", ["--map"]), ("transform", ["--random", "--seed=1"]),
            ("unique-forms", []), ("neighbors", ["--limit=20", f"--take={size(100)}", "--quiet"])):
        report.case(" ".join([command, *arguments]), same, solvable, arguments, command)
    # Messages stand behind the answer that they belong to where both go the same way.
    for command, arguments in (
            ("solve", []), ("solve", ["--count", f"--node-limit={size(200)}"]),
            ("solve", ["--solutions=all", "--node-limit=200"]), ("solve", ["--format=csv"]),
            ("solve", ["--engine=model", "--node-limit=200"]), ("check", []), ("rate", []),
            ("explain", ["--techniques=singles"]),
            ("minimize", ["--seed=1"]), ("minimize", ["--all=2"]), ("canonical", []),
            ("transform", ["--random", "--seed=1"]),
            ("unique-forms", [])):
        report.case(" ".join([command, *arguments, "2>&1"]), same, solvable, arguments, command,
                    subprocess.STDOUT)
    report.finish()


if __name__ == "__main__":
    main()
