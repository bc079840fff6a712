# SPDX-License-Identifier: MIT
"""Certificates and the checkers of others: checkers.py PROGRAM

The variable ENNEAD_CHECKERS names a folder with drat-trim, lrat-check, cake_lpr, veripb and
cadical, or links to them; they are not part of this project, and missing ones are skipped. Each
must accept the certificates of some puzzles (of more with ENNEAD_LONG). For proofs in which a
lemma is missing or a literal changed, and for the formula of a puzzle with several solutions:
whatever `ennead verify` accepts, drat-trim must accept too, and it must accept no proof of a
formula that cadical can satisfy.
"""
import os
import random
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from tap import Report, Skip, environment  # noqa: E402

PROGRAM = os.path.abspath(sys.argv[1])
FOLDER = os.environ.get("ENNEAD_CHECKERS")
PUZZLES = 200 if os.environ.get("ENNEAD_LONG") else 10
FORMS = ("cnf", "drat", "lrat", "opb", "veripb")
HARD = ["4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
        ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."]
SEVERAL = "123456789.6.....3..7.....4.789123456..................456789123.................."

# What each says of a proof that it accepts, and what it is given.
CHECKERS = {
    "drat-trim": ("s VERIFIED", "cnf", "drat"),
    "lrat-check": ("VERIFIED", "cnf", "lrat"),
    "cake_lpr": ("s VERIFIED UNSAT", "cnf", "lrat"),
    "veripb": ("Verification succeeded", "opb", "veripb"),
}


def run(*words, text=None):
    return subprocess.run(words, input=text, capture_output=True, text=True, timeout=600,
                          env=environment())


def tool(name):
    path = os.path.join(FOLDER or "", name)
    if FOLDER is None or not os.access(path, os.X_OK):
        raise Skip(f"no {name}: ENNEAD_CHECKERS does not name a folder with it")
    return path


def accepts(name, formula, proof):
    return CHECKERS[name][0] in run(tool(name), formula, proof).stdout


def verified(formula, proof):
    return run(PROGRAM, "verify", formula, proof).returncode == 0


def prove(folder, puzzles):
    """Writes 1.cnf, 1.drat, ... into a folder."""
    for form in FORMS:
        run(PROGRAM, "prove", "--quiet", f"--format={form}", "-o", folder,
            text="\n".join(puzzles) + "\n")


def puzzles():
    """Minimal puzzles, hard ones, and some with a wrong given."""
    made = run(PROGRAM, "generate", f"--number={PUZZLES}", "--seed=26",
               "--format=line").stdout.split()
    none = [puzzle.replace(".", "5", 1) for puzzle in made]
    return [puzzle for puzzle in made + none + HARD if len(puzzle) == 81]


def all_accepted(name):
    tool(name)
    with tempfile.TemporaryDirectory() as folder:
        listed = puzzles()
        prove(folder, listed)
        wrong = []
        for number, puzzle in enumerate(listed, 1):
            formula, proof = (f"{folder}/{number}.{form}" for form in CHECKERS[name][1:])
            # a wrong given may leave several solutions, of which there is no refutation
            if os.path.exists(proof) and (name == "veripb") <= os.path.exists(
                f"{folder}/{number}.drat") \
                    and not accepts(name, formula, proof):
                wrong.append(puzzle)
        print(f"# {name}: {len(listed)} certificates, {len(wrong)} not accepted")
        return "\n".join(wrong) or None


def changed(lines, choice):
    """A refutation without one of its lemmas, or with a literal of one changed."""
    at = choice.randrange(len(lines) - 1)
    if choice.random() < 0.5:
        return lines[:at] + lines[at + 1:]
    words = lines[at].split()
    words[choice.randrange(len(words) - 1)] = str(choice.choice((-1, 1)) * choice.randint(1, 729))
    return lines[:at] + [" ".join(words) + "\n"] + lines[at + 1:]


def changed_proofs():
    tool("drat-trim")
    choice, counts, wrong = random.Random(26), [0, 0, 0], []
    with tempfile.TemporaryDirectory() as folder:
        prove(folder, HARD)
        other = os.path.join(folder, "changed.drat")
        for number in range(1, len(HARD) + 1):
            formula = f"{folder}/{number}.cnf"
            with open(f"{folder}/{number}.drat", encoding="ascii") as file:
                lines = file.readlines()
            for _ in range(PUZZLES):
                with open(other, "w", encoding="ascii") as file:
                    file.writelines(changed(lines, choice))
                ours, theirs = verified(formula, other), accepts("drat-trim", formula, other)
                counts = [counts[0] + 1, counts[1] + ours, counts[2] + theirs]
                if ours and not theirs:
                    wrong.append(f"{HARD[number - 1]}: accepted by us alone")
    print(f"# {counts[0]} changed proofs: we accept {counts[1]}, drat-trim {counts[2]}")
    return "\n".join(wrong) or None


def satisfiable_formulas():
    """No proof of a formula that has a solution is accepted."""
    cadical, wrong = tool("cadical"), []
    with tempfile.TemporaryDirectory() as folder:
        prove(folder, HARD + [SEVERAL])
        several = f"{folder}/{len(HARD) + 1}.cnf"
        if "s SATISFIABLE" not in run(cadical, several).stdout:
            wrong.append("cadical does not satisfy the formula of a puzzle with several solutions")
        for number in range(1, len(HARD) + 1):
            if "s UNSATISFIABLE" not in run(cadical, f"{folder}/{number}.cnf").stdout:
                wrong.append(f"cadical satisfies {HARD[number - 1]}")
            proof = f"{folder}/{number}.drat"
            if verified(several, proof) or verified(several, f"{folder}/{number}.lrat"):
                wrong.append(f"we accept {proof} of a formula with a solution")
    return "\n".join(wrong) or None


def solver_proof():
    """Our verifier accepts the proofs of cadical."""
    cadical, wrong = tool("cadical"), []
    with tempfile.TemporaryDirectory() as folder:
        prove(folder, HARD)
        for number in range(1, len(HARD) + 1):
            formula, proof = f"{folder}/{number}.cnf", f"{folder}/cadical.drat"
            run(cadical, "-q", "--no-binary", formula, proof)
            if not verified(formula, proof):
                wrong.append(HARD[number - 1])
    return "\n".join(wrong) or None


report = Report()
for checker in CHECKERS:
    report.case(f"{checker} accepts every certificate", all_accepted, checker)
report.case("a changed proof that we accept drat-trim accepts", changed_proofs)
report.case("no proof of a formula with a solution is accepted", satisfiable_formulas)
report.case("a proof that cadical has written is accepted", solver_proof)
report.finish()
