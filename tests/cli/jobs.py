# SPDX-License-Identifier: MIT
"""Works on job folders with several processes that are killed at random moments, and checks that
the merged output is that of the command alone: jobs.py PROGRAM. Also what is refused."""
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from tap import Report, Skip, environment  # noqa: E402

PROGRAM = os.path.abspath(sys.argv[1])
KILLS = int(os.environ.get("ENNEAD_KILLS", "6"))


def ennead(*arguments):
    return subprocess.run([PROGRAM, *arguments], capture_output=True, check=False,
                          env=environment())


def start():
    # A session of its own, so that a kill reaches the process that it has started, too.
    return subprocess.Popen([PROGRAM, "run", "job", "--patience=1"], stderr=subprocess.PIPE,
                            env=environment(), start_new_session=True)


def kill(run):
    """Returns whether it was still running."""
    running = run.poll() is None
    try:
        os.killpg(run.pid, random.choice((9, 15)))
    except ProcessLookupError:
        pass
    run.communicate()
    return running


def worked(arguments, parts):
    """What is wrong with a job on which some processes died, or None."""
    shutil.rmtree("job", ignore_errors=True)
    whole = ennead(*arguments)
    made = ennead("run", "job", "--create", f"--parts={parts}", "--", *arguments)
    if made.returncode != 0:
        return f"--create: {made.returncode} {made.stderr!r}"
    kills = rounds = 0
    while kills < KILLS and rounds < KILLS * (10 if KILLS > 20 else 1):
        rounds += 1
        runs = [start(), start()]
        time.sleep(random.random() * 0.3)
        kills += kill(runs[0])
        if random.random() < 0.5:
            kills += kill(runs[1])
        else:
            runs[1].communicate()
        if kills < KILLS and ennead("run", "job", "--status").returncode == 0:
            wrong = merged(parts, whole)
            if wrong is not None:
                return wrong
            shutil.rmtree("job")  # to be killed again, from the beginning
            ennead("run", "job", "--create", f"--parts={parts}", "--", *arguments)
    if KILLS > 20:
        print(f"# {kills} kills in {rounds} rounds")
    return merged(parts, whole)


def merged(parts, whole):
    """What is wrong with a job after it has been finished, or None."""
    for _ in range(100):
        ennead("run", "job", "--patience=1")
        if ennead("run", "job", "--status").returncode == 0:
            break
        time.sleep(0.1)
    status = ennead("run", "job", "--status")
    if status.stdout != (f"parts {parts}\ndone {parts}\nat_work 0\nabandoned 0\nleft 0\n"
                         ).encode():
        return status.stdout.decode()
    done = ennead("run", "job", "--merge")
    if (done.returncode, done.stdout, done.stderr) != (whole.returncode, whole.stdout,
                                                       whole.stderr):
        return (f"exit status {done.returncode} for {whole.returncode}, {len(done.stdout)} bytes "
                f"for {len(whole.stdout)}: {done.stderr[-300:]!r}")
    return None


def changed(path, text, sentence, *more):
    """Whether a job is refused after a file was changed."""
    kept = None
    if os.path.exists(path):
        with open(path, "rb") as file:
            kept = file.read()
    with open(path, "wb") as file:
        file.write(text)
    done = ennead("run", "job", *more)
    os.remove(path)
    if kept is not None:
        with open(path, "wb") as file:
            file.write(kept)
    return None if done.returncode == 4 and sentence in done.stderr else (
        f"{done.returncode} {done.stderr!r}")


def usage(*arguments):
    done = ennead("run", *arguments)
    return None if done.returncode in (2, 4) and done.stderr and not done.stdout else (
        f"{done.returncode} {done.stderr!r}")


def standard_input():
    """A job of what only one process can read is refused, and makes no folder."""
    os.mkfifo("fifo")
    for words in (["solve"], ["solve", "-"], ["solve", "-q"], ["solve", "fifo"],
                  ["solve", "--rules=-", "list"]):
        done = ennead("run", "stream", "--create", "--", *words)
        if done.returncode != 2 or b"a job needs files" not in done.stderr:
            return f"{words}: {done.returncode} {done.stderr!r}"
    return "there is a folder" if os.path.exists("stream") else None


def puzzle_as_argument():
    """A puzzle in place of a file is part of the job."""
    puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    words = ["solve", "-fjson", "list", puzzle]
    ennead("run", "given", "--create", "--parts=2", "--", *words)
    ennead("run", "given")
    done = ennead("run", "given", "--merge")
    return None if done.stdout == ennead(*words).stdout else f"{done.returncode} {done.stderr!r}"


def cannot_run():
    """A job whose command cannot run is refused when it is made, and makes no folder."""
    os.mkdir("a_folder")
    for words, code in ((["solve", "no-such-file"], 4), (["rate", "list", "no-such-file"], 4),
                        (["rate", "--rules=no-such-file", "list"], 4), (["rate", "a_folder"], 4),
                        (["rate", "--no-such-option", "list"], 2), (["rate", "list", "-o"], 2),
                        (["rate", "list", "--where"], 2)):
        done = ennead("run", "unable", "--create", "--", *words)
        name = words[-1 if words[-1] != "list" else 1].replace("--rules=", "").encode()
        if done.returncode != code or name not in done.stderr:
            return f"{words}: {done.returncode} {done.stderr!r}"
    return "there is a folder" if os.path.exists("unable") else None


def taken_options():
    """Options that a job has itself are found however they are spelled."""
    for words in (["-o", "yy"], ["-qo", "yy"], ["-qoyy"], ["--out=xx"], ["--out", "xx"],
                  ["--par=1/2"], ["--sta"], ["--jou=j"], ["list", "--tak=3"]):
        done = ennead("run", "taken", "--create", "--", "rate", "list", *words)
        if done.returncode != 2 or b"cannot be part of a job" not in done.stderr:
            return f"{words}: {done.returncode} {done.stderr!r}"
    done = ennead("run", "taken", "--create", "--", "rate", "-q", "list", "--", "list")
    return None if done.returncode == 0 else f"{done.returncode} {done.stderr!r}"


def output_stays():
    """A file of --output stays as it was if nothing is merged."""
    with open("kept", "wb") as file:
        file.write(b"kept")
    ennead("run", "begun", "--create", "--parts=2", "--", "solve", "list")
    for arguments, code in ((["begun", "-o", "kept"], 2),
                            (["other", "--create", "-o", "kept", "--", "solve", "list"], 2),
                            (["begun", "--merge", "-o", "kept"], 4),
                            (["missing", "--merge", "-o", "kept"], 4)):
        done = ennead("run", *arguments)
        with open("kept", "rb") as file:
            if done.returncode != code or file.read() != b"kept":
                return f"{arguments}: {done.returncode} {done.stderr!r}"
    return "there is a folder" if os.path.exists("other") else None


def merged_elsewhere():
    """The output of --merge is relative to the folder of the caller."""
    whole = ennead("solve", "list").stdout
    ennead("run", "begun")
    os.mkdir("elsewhere")
    done = subprocess.run([PROGRAM, "run", "../begun", "--merge", "-o", "merged"],
                          capture_output=True, check=False, env=environment(), cwd="elsewhere")
    with open("elsewhere/merged", "rb") as file:
        merged = file.read()
    return None if done.returncode == 3 and merged == whole else (
        f"{done.returncode} {done.stderr!r} {len(merged)} bytes for {len(whole)}")


def folder_without_permission(claimed):
    """A folder that cannot be written is an error."""
    who = {"user": 65534} if os.geteuid() == 0 else {}
    os.chmod(".", 0o755)
    shutil.rmtree("sealed", ignore_errors=True)
    ennead("run", "sealed", "--create", "--parts=2", "--", "solve", "list")
    for part in (1, 2) if claimed else ():
        with open(f"sealed/claim-000000{part}", "wb"):
            pass
        os.utime(f"sealed/claim-000000{part}", (0, 0))
    os.chmod("sealed", 0o555)
    try:
        done = subprocess.run([PROGRAM, "run", "sealed"], capture_output=True, check=False,
                              env=environment(), **who)
    except PermissionError:
        raise Skip("another user cannot start the program") from None
    finally:
        os.chmod("sealed", 0o755)
    return None if done.returncode == 4 and b"cannot claim: Permission denied" in done.stderr else (
        f"{done.returncode} {done.stderr!r}")


def many_at_once():
    """Processes that all begin at once: none complains, and nothing is lost."""
    shutil.rmtree("crowd", ignore_errors=True)
    whole = ennead("solve", "list").stdout
    ennead("run", "crowd", "--create", "--parts=20", "--", "solve", "list")
    runs = [subprocess.Popen([PROGRAM, "run", "crowd"], stderr=subprocess.PIPE, env=environment())
            for _ in range(10)]
    for run in runs:
        text = run.communicate()[1]
        if run.returncode != 0:
            return f"{run.returncode} {text!r}"
    done = ennead("run", "crowd", "--merge")
    return None if done.stdout == whole else f"{done.returncode} {done.stderr!r}"


def claim_of_the_future():
    """A heartbeat that came just now, by another clock, is one of a process that is alive."""
    shutil.rmtree("ahead", ignore_errors=True)
    ennead("run", "ahead", "--create", "--parts=1", "--", "solve", "list")
    with open("ahead/claim-0000001", "wb"):
        pass
    later = time.time() + 1000
    os.utime("ahead/claim-0000001", (later, later))
    done, status = ennead("run", "ahead"), ennead("run", "ahead", "--status")
    return None if done.returncode == 0 and b"at_work 1\n" in status.stdout else (
        f"{done.returncode} {done.stderr!r} {status.stdout!r}")


def files_of_options(*option):
    """A file that an option names is an input."""
    shutil.rmtree("named", ignore_errors=True)
    with open("pattern", "wb") as file:
        file.write(ennead("generate", "--seed=3").stdout)
    made = ennead("run", "named", "--create", "--parts=2", "--", "generate", "--seed=1", "-n2",
                  *option)
    with open("pattern", "ab") as file:
        file.write(b"\n")
    done = ennead("run", "named")
    return None if made.returncode == 0 and done.returncode == 4 and (
        b"the input was different: pattern" in done.stderr) else (
            f"{made.stderr!r} {done.returncode} {done.stderr!r}")


def main():
    report = Report()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        with open("list", "wb") as file:
            file.write(ennead("generate", "-n", "300", "--seed=5").stdout + b"12345\n")
        for arguments, parts in ((["generate", "-n", "2000", "--seed=7", "--format=csv"], 9),
                                 (["rate", "list"], 13)):
            report.case("worked on: " + " ".join(arguments), worked, arguments, parts)
        with open("job/manifest", "rb") as file:
            manifest = file.read()
        other = manifest.replace(b"ennead 0", b"ennead 9", 1)
        report.case("another version", changed, "job/manifest", other, b"this job is for ennead 9")
        for text in (b"", b"parts 3\n", b"nonsense\n", manifest.replace(b"parts", b"darts"),
                     b"input 5\n"):
            report.case(f"damaged: {text[:9]!r}", changed, "job/manifest", text,
                        b"this manifest is damaged")
        report.case("another input", changed, "list", b"12345\n", b"the input was different")
        report.case("another result", changed, "job/result-0000002", b"\n",
                    b"this is not the result that was written", "--merge")
        report.case("a part that is missing", changed, "job/done-0000003", b"", b"is not done",
                    "--merge")
        for arguments in (["job", "--create", "--", "rate", "list"], ["new", "--create"],
                          ["new", "--create", "--", "play", "list"],
                          ["new", "--create", "--", "rate", "--stats", "list"],
                          ["new", "--create", "--", "rate", "a\nb"],
                          ["new", "--create", "--", "rate", *["list"] * 64], [],
                          ["job", "more"], ["job", "--status", "--merge"], ["missing"],
                          ["list"], ["no/new", "--create", "--", "rate", "list"]):
            report.case("refused: " + " ".join(arguments)[:60].replace("\n", " "), usage,
                        *arguments)
        report.case("standard input is refused", standard_input)
        report.case("options that are taken", taken_options)
        report.case("a command that cannot run", cannot_run)
        report.case("a puzzle as an argument", puzzle_as_argument)
        report.case("an output that stays", output_stays)
        report.case("many at once", many_at_once)
        report.case("a claim of the future", claim_of_the_future)
        report.case("merged from another folder", merged_elsewhere)
        for claimed in (False, True):
            report.case(f"a folder without permission, claimed: {claimed}",
                        folder_without_permission, claimed)
        for option in (["--pattern=pattern"], ["--patt", "pattern"]):
            report.case("input: " + " ".join(option), files_of_options, *option)
        ennead("run", "wrong", "--create", "--parts=1", "--", "rate", "--where=nothing", "list")
        report.case("a command that ends with an error", usage, "wrong")
    report.finish()


if __name__ == "__main__":
    main()
