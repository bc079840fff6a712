# SPDX-License-Identifier: MIT
"""Checks that the outputs of --part=1/N to N/N, one after the other, are that of the whole, and
likewise for --skip and --take: parts.py PROGRAM. Does less if ENNEAD_SHORT is set."""
import gzip
import os
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from run import zstd_frame  # noqa: E402
from tap import Report, environment  # noqa: E402

PROGRAM = os.path.abspath(sys.argv[1])
SHORT = "ENNEAD_SHORT" in os.environ
COUNTS = (3,) if SHORT else (1, 2, 3, 20)


def ennead(arguments, text=None):
    return subprocess.run([PROGRAM, *arguments], input=text, capture_output=True, check=False,
                          env=environment())


def make_lists(folder):
    """Files of each kind; returns their names by what they are."""
    made = ennead(["generate", "-n", "240" if SHORT else "700", "--seed=5"]
                  ).stdout.splitlines()
    grids = ["\n".join(line.decode()[row * 9:row * 9 + 9] for row in range(9)) for line in made]
    plain = b"".join(line + b"\n" for line in made)
    mixed = [line + (b" note %d" % number if number % 3 == 0 else b"")
             for number, line in enumerate(made)]
    mixed[50] = b"12345"
    mixed[90] = b"1" + made[90][1:-1]
    mixed[120:120] = [grids[7].encode(), b"", b"# a comment"]
    table = b"puzzle,rating\n" + b"".join(b"%s,%d\n" % (line, number)
                                          for number, line in enumerate(made))
    six = ennead(["generate", "--size=6", "-n", "40", "--seed=3"]).stdout
    ruled = "".join(f"grid {line.decode()}\ncage 3 r1c1 r1c2\n\n" for line in made[:20])
    files = {"lines": plain, "notes": b"# list\n" + b"\r\n".join(mixed), "table": table,
             "grids": "\n\n".join(grids[:100]).encode(), "six": six, "rules": ruled.encode(),
             "two": plain, "few": plain[:820], "hundred": plain[:8200],
             "packed": gzip.compress(plain),
             "zst": zstd_frame(plain), "empty": b""}
    for name, text in files.items():
        with open(os.path.join(folder, name), "wb") as file:
            file.write(text)
    return plain


def same(whole, parts):
    """What is wrong with the outputs of parts, or None."""
    wrong = [part for part in parts if part.returncode not in (0, 1, 3, 4)]
    if wrong:
        return f"exit status {wrong[0].returncode}: {wrong[0].stderr[:300]!r}"
    output = b"".join(part.stdout for part in parts)
    if output != whole.stdout:
        at = next((i for i, (a, b) in enumerate(zip(output, whole.stdout)) if a != b), -1)
        return (f"{len(output)} bytes for {len(whole.stdout)}, different at {at}: "
                f"{output[max(at - 60, 0):at + 60]!r} for "
                f"{whole.stdout[max(at - 60, 0):at + 60]!r}")
    return None


def parts(arguments, text=None, counts=COUNTS):
    whole = ennead(arguments, text)
    for count in counts:
        done = [ennead([*arguments, f"--part={part}/{count}"], text)
                for part in range(1, count + 1)]
        wrong = same(whole, done)
        if wrong is None and b"".join(part.stderr for part in done) != whole.stderr:
            wrong = "the messages differ"
        if wrong is not None:
            return f"{count} parts: {wrong}"
    return None


def slices(arguments, text=None):
    whole = ennead(arguments, text)
    bounds = [0, 1, 50, 51, 128, 1000000]
    done = [ennead([*arguments, f"--skip={low}", f"--take={high - low}"], text)
            for low, high in zip(bounds, bounds[1:])]
    return same(whole, done)


def main():
    report = Report()
    with tempfile.TemporaryDirectory() as folder:
        plain = make_lists(folder)
        os.chdir(folder)
        cases = [(["solve", name]) for name in ("lines", "notes", "table", "grids", "six", "rules")]
        cases += [["solve", "--format=json", "notes", "lines"],
                  ["solve", "--format=grid", "--solutions=3", "lines"],
                  ["solve", "--format=csv", "table", "notes"],
                  ["solve", "--engine=random", "--seed=4", "hundred"],
                  ["solve", "--count", "lines", "empty", "missing", "two"],
                  ["solve", "packed", "zst"],
                  ["rate", "--scale=hodoku", "--format=tsv", "notes"],
                  ["check", "notes"],
                  ["transform", "--random", "--seed=7", "notes"],
                  ["minimize", "--seed=2", "lines"],
                  ["convert", "--format=sdm", "grids"],
                  ["unique-forms", "notes", "two"],
                  ["unique-forms", "--repeated", "two", "notes"],
                  ["neighbors", "--limit=3", "few"]]
        for arguments in cases:
            report.case("parts of " + " ".join(arguments), parts, arguments)
        few = COUNTS[:3]
        report.case("parts of generate", parts,
                    ["generate", "-n", "150", "--seed=8", "--format=csv"], None, few)
        report.case("parts of fill", parts, ["fill", "-n", "150", "--first=3", "--seed=8"])
        report.case("parts of six by six", parts,
                    ["generate", "--size=6", "-n", "30", "--seed=8"], None, few)
        report.case("parts of a pipe", parts, ["canonical"], plain)
        for arguments in (["solve", "lines"], ["solve", "notes", "two"],
                          ["solve", "--format=json", "notes"],
                          ["generate", "-n", "130", "--seed=1"], ["solve", "packed"]):
            report.case("slices of " + " ".join(arguments), slices, arguments)
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
