# SPDX-License-Identifier: MIT
"""Runs the program on processors that lack instructions: processors.py PROGRAM

The program is run as if on an older processor (qemu-user): it must choose an edition that runs
there by itself, refuse one that does not with exit status 2, and answer the same with all others.
"""
import os
import shutil
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from tap import Report, Skip, environment  # noqa: E402

PROGRAM = os.path.abspath(sys.argv[1])
EMULATOR = shutil.which("qemu-x86_64") or shutil.which("qemu-x86_64-static")
PUZZLE = "3....4....6....8.1...6.8.....5....7...3....5.9.62..48..7.8.16...8.59.2..........."
RUNS_ON = {"Nehalem": ["baseline", "scalar"], "Haswell": ["avx2", "baseline", "scalar"]}
EDITIONS = ["avx512", "avx2", "baseline", "scalar"]


def run(processor, arguments, variables):
    if EMULATOR is None:
        raise Skip("there is no qemu-x86_64")
    return subprocess.run([EMULATOR, "-cpu", processor, PROGRAM, *arguments], input=PUZZLE + "\n",
                          capture_output=True, text=True, check=False,
                          env=environment(**variables))


def answers(processor, arguments=(), variables=None):
    """The answer and the work that it took are those of this very processor."""
    here = subprocess.run([PROGRAM, "solve", "-fjson"], input=PUZZLE + "\n", capture_output=True,
                          text=True, check=True, env=environment())
    done = run(processor, ["solve", "-fjson", *arguments], variables or {})
    if (done.returncode, done.stdout) != (0, here.stdout):
        return f"exit status {done.returncode}\n{done.stdout}{done.stderr}"
    return None


def is_refused(processor, source, edition, arguments, variables):
    done = run(processor, arguments, variables)
    message = f"ennead: {source}: this processor cannot run '{edition}'"
    if (done.returncode, done.stdout) != (2, "") or message not in done.stderr:
        return f"exit status {done.returncode}\n{done.stdout}{done.stderr}"
    return None


def main():
    report = Report()
    for processor, editions in RUNS_ON.items():
        report.case(f"{processor} by itself", answers, processor)
        for edition in EDITIONS:
            option, variable = f"--isa={edition}", {"ENNEAD_ISA": edition}
            if edition in editions:
                report.case(f"{processor} {option}", answers, processor, [option])
                report.case(f"{processor} ENNEAD_ISA={edition}", answers, processor, [], variable)
                continue
            for command in ("solve", "bench", "rate"):
                report.case(f"{processor} {command} {option}", is_refused, processor, "--isa",
                            edition, [command, option], {})
            report.case(f"{processor} ENNEAD_ISA={edition}", is_refused, processor, "ENNEAD_ISA",
                        edition, ["solve"], variable)
    report.finish()


if __name__ == "__main__":
    main()
