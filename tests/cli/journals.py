# SPDX-License-Identifier: MIT
"""Kills runs with a journal at random moments until they are finished, and checks that the output
is that of a run that nothing disturbed: journals.py PROGRAM. ENNEAD_KILLS says how many kills; one
if ENNEAD_SHORT is set. Also what is refused."""
import os
import random
import signal
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from tap import Report, environment  # noqa: E402

PROGRAM = os.path.abspath(sys.argv[1])
SHORT = "ENNEAD_SHORT" in os.environ
KILLS = int(os.environ.get("ENNEAD_KILLS", "1" if SHORT else "4"))


def ennead(arguments, **more):
    return subprocess.run([PROGRAM, *arguments], capture_output=True, check=False,
                          env=environment(), **more)


def journaled(arguments):
    return [PROGRAM, *arguments, "--journal=journal", "--resume", "-o", "out"]


def clear():
    for name in ("out", "journal", "out.unfinished"):
        if os.path.exists(name):
            os.remove(name)


def content(name):
    with open(name, "rb") as file:
        return file.read()


def wait_for_line(done, least):
    """Waits until the journal vouches for something, or the run has ended."""
    while done.poll() is None:
        if os.path.exists("journal") and content("journal").count(b"written ") >= least:
            return
        time.sleep(0.01)


def killed(arguments, kills, draw):
    """What is wrong with the output of a run that was killed so often, or None."""
    clear()
    whole = ennead([*arguments, "-o", "whole"])
    signals = [signal.SIGKILL, signal.SIGKILL, signal.SIGTERM, signal.SIGINT]
    done = runs = 0
    # Some runs are finished before they are killed; a slice takes that as it comes.
    while done < kills and runs < kills * (10 if kills > 20 else 1):
        runs += 1
        lines = content("journal").count(b"written ") if os.path.exists("journal") else 0
        with subprocess.Popen(journaled(arguments), stderr=subprocess.PIPE,
                              env=environment()) as run:
            if draw.random() < 0.5:
                wait_for_line(run, lines + 1)
            time.sleep(draw.random() * 0.3)
            number = draw.choice(signals)
            run.send_signal(number)
            text = run.communicate()[1]
            if run.returncode == whole.returncode:
                wrong = finished(arguments, whole)
                if wrong is not None:
                    return wrong
                clear()  # to be killed again, from the beginning
                continue
            done += 1
            if number in (signal.SIGTERM, signal.SIGINT) and run.returncode == -number:
                if b"--resume goes on" not in text and b"journal" in text:
                    return f"after a signal: {text!r}"
        if draw.random() < 0.3 and os.path.exists("journal"):
            with open("journal", "ab") as file:
                file.write(b"written 12345 torn")
    if kills > 20:
        print(f"# {done} kills in {runs} runs")
    return finished(arguments, whole)


def finished(arguments, whole):
    """What is wrong with the output after the run has been gone on with to its end, or None."""
    end = ennead(journaled(arguments)[1:])
    if end.returncode != whole.returncode or content("out") != content("whole"):
        return (f"exit status {end.returncode} for {whole.returncode}, "
                f"{len(content('out'))} bytes for {len(content('whole'))}: {end.stderr[-300:]!r}")
    if os.path.exists("out.unfinished"):
        return "out.unfinished is left"
    again = ennead(journaled(arguments)[1:])
    if b"this run is finished" not in again.stderr or again.returncode != whole.returncode:
        return f"once more: {again.returncode} {again.stderr!r}"
    return None if content("out") == content("whole") else "once more: the output has changed"


def refused(change, sentence):
    """Whether a run that was stopped is not gone on with after a change."""
    clear()
    with open("input", "wb") as file:
        file.write(content("small") * 40)
    arguments = ["rate", "input"]
    with subprocess.Popen(journaled(arguments), stderr=subprocess.PIPE,
                          env=environment()) as run:
        wait_for_line(run, 1)
        run.kill()
        run.communicate()
    if content("journal").count(b"written ") == 0:
        return "it was finished too soon"
    arguments = change(arguments) or arguments
    done = subprocess.run(journaled(arguments), capture_output=True, check=False,
                          env=environment())
    return None if done.returncode == 4 and sentence in done.stderr else (
        f"{done.returncode} {done.stderr!r}")


def other_options(arguments):
    return [*arguments, "--format=csv"]


def other_input(_):
    with open("input", "ab") as file:
        file.write(b"\n")


def other_version(_):
    text = content("journal")
    with open("journal", "wb") as file:
        first = b"ennead journal 1, ennead 0.0.1"
        total = 0xcbf29ce484222325
        for byte in first:
            total = (total ^ byte) * 0x100000001b3 & (1 << 64) - 1
        file.write(first + b" #%016x" % total + text[text.index(b"\n"):])


def other_output(_):
    os.truncate("out.unfinished", 5)


def no_journal(_):
    with open("journal", "wb") as file:
        file.write(content("few"))


def full_disk():
    """A disk with little room: as much as the first half of the output."""
    clear()
    arguments = ["solve", "lines"]
    ennead([*arguments, "-o", "whole"])
    room = len(content("whole")) // 2
    done = subprocess.run(["sh", "-c", f"ulimit -f {room // 512} && exec \"$@\"", "sh",
                           *journaled(arguments)], capture_output=True, check=False,
                          env=environment())
    if done.returncode != 4 or b"--resume goes on" not in done.stderr:
        return f"{done.returncode} {done.stderr!r}"
    end = ennead(journaled(arguments)[1:])
    return None if end.returncode == 0 and content("out") == content("whole") else (
        f"{end.returncode} {end.stderr!r}")


def second_process():
    """A second process with the same output is refused, and leaves it alone."""
    clear()
    with open("input", "wb") as file:
        file.write(content("small") * 40)  # so long that the first has not ended
    arguments = ["rate", "input"]
    with subprocess.Popen(journaled(arguments), stderr=subprocess.PIPE,
                          env=environment()) as run:
        wait_for_line(run, 1)
        run.send_signal(signal.SIGSTOP)
        os.waitid(os.P_PID, run.pid, os.WSTOPPED | os.WEXITED | os.WNOWAIT)
        before = content("out.unfinished"), content("journal")
        wrong = None
        for journal in ("journal", "other"):
            done = ennead([*arguments, f"--journal={journal}", "--resume", "-o", "out"])
            if done.returncode != 4 or b"another process is writing out" not in done.stderr:
                wrong = f"{journal}: {done.returncode} {done.stderr!r}"
        if (content("out.unfinished"), content("journal")) != before:
            wrong = "the output or the journal has changed"
        run.kill()
        run.communicate()
    return wrong


def together():
    """Processes that are started at once, each with the same command, end with one output."""
    arguments = ["solve", "few"]
    whole = ennead(arguments).stdout
    for _ in range(5 if SHORT else 20):
        clear()
        runs = [subprocess.Popen(journaled(arguments), stderr=subprocess.PIPE, env=environment())
                for _ in range(4)]
        texts = [run.communicate()[1] for run in runs]
        if content("out") != whole or os.path.exists("out.unfinished"):
            return repr(texts)
    return None


def gone_output():
    """A finished run whose output was removed."""
    clear()
    arguments = ["solve", "few"]
    ennead(journaled(arguments)[1:])
    os.remove("out")
    done = ennead(journaled(arguments)[1:])
    return None if done.returncode == 4 and os.listdir(".").count("out.unfinished") == 0 and (
        b"its output is gone; remove the journal to begin anew" in done.stderr) else (
            f"{done.returncode} {done.stderr!r}")


def not_plain():
    """An output that is not a plain file is refused, and nothing is made."""
    clear()
    os.mkfifo("fifo")
    os.symlink("few", "link")
    os.mkdir("folder")
    before = sorted(os.listdir("."))
    for name in ("fifo", "link", "folder", "/dev/null"):
        done = ennead(["solve", "few", "--journal=journal", "-o", name])
        if done.returncode != 4 or b"--journal needs a plain file" not in done.stderr:
            return f"{name}: {done.returncode} {done.stderr!r}"
    return None if sorted(os.listdir(".")) == before else repr(os.listdir("."))


def neighbors_go_on():
    """What is around a puzzle is not searched again: forms that must not come again are taken from
    the output. A neighbor of the last puzzle that was written around the first does not come."""
    arguments = ["neighbors", "--threads=1", "input"]
    puzzles = content("few").split()[:2]
    for form in ("line", "csv", "tsv", "json")[::3 if SHORT else 1]:
        clear()
        with open("input", "wb") as file:
            file.write(puzzles[0] + b"\n" + b"\n".join(content("small").split()[100:160]) + b"\n"
                       + puzzles[1] + b"\n")
        last = ennead(["neighbors", "-q"], input=puzzles[1] + b"\n").stdout.split()
        run = [*arguments, f"--format={form}"]
        with subprocess.Popen(journaled(run), stderr=subprocess.PIPE, env=environment()) as begun:
            # The journal vouches for the last 4 KB.
            while begun.poll() is None and (not os.path.exists("out.unfinished") or
                                            os.path.getsize("out.unfinished") < 12000):
                time.sleep(0.01)
            begun.send_signal(signal.SIGTERM)
            begun.communicate()
        if b"finished " in content("journal"):
            return f"{form}: it was finished too soon"
        text = content("out.unfinished")
        line = text.splitlines()[form in ("csv", "tsv")]
        old = line.partition(b'"puzzle":"')[2][:81] if form == "json" else line[:81]
        with open("out.unfinished", "wb") as file:
            file.write(text.replace(old, last[0], 1))
        ennead(journaled(run)[1:])
        if content("out").count(last[0]) != 1 or any(
                content("out").count(other) == 0 for other in last[1:]):
            return f"{form}: {content('out').count(last[0])} times"
    return None


def mode_is_kept():
    clear()
    with open("out", "wb"):
        pass
    os.chmod("out", 0o640)
    ennead(journaled(["solve", "few"])[1:])
    mode = os.stat("out").st_mode & 0o777
    return None if mode == 0o640 and content("out") else f"{mode:o}"


def pattern_is_input():
    """A pattern that has changed is refused, as other input is."""
    clear()
    with open("pattern", "wb") as file:
        file.write(content("few")[:82])
    arguments = ["generate", "--seed=1", "-n3", "--pattern=pattern"]
    if ennead(journaled(arguments)[1:]).returncode != 0:
        return "not made"
    with open("pattern", "ab") as file:
        file.write(b"\n")
    done = ennead(journaled(arguments)[1:])
    return None if done.returncode == 4 and b"input that was different" in done.stderr else (
        f"{done.returncode} {done.stderr!r}")


def main():
    report = Report()
    seed = random.randrange(1 << 30)
    draw = random.Random(seed)
    print(f"# seed {seed}, {KILLS} kills")
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        puzzles = ennead(["generate", "-n", "1500", "--seed=5"]).stdout
        for name, text in (("lines", puzzles * 100), ("small", puzzles * 2),
                           ("few", puzzles[:82 * 12])):
            with open(name, "wb") as file:
                file.write(text)
        for arguments in (["solve", "lines"], ["solve", "--format=csv", "lines", "small"],
                          ["rate", "small"],
                          ["generate", f"-n{3000 if SHORT else 6000}", "--seed=3",
                           "--where=b >= 0"],
                          ["rate", "--part=2/3", "small"], ["check", "--skip=7", "small"],
                          ["unique-forms", "small"], ["neighbors", "--format=csv", "few"],
                          ["neighbors", "--format=json", "--part=2/3", "few"],
                          ["neighbors", "--where=clues < 24", "few"],
                          ["hunt", f"--rounds={min(KILLS + 1, 6)}", "few"]):
            report.case("killed: " + " ".join(arguments), killed, arguments, KILLS, draw)
        report.case("a full disk", full_disk)
        for case in (second_process, together, gone_output, not_plain, mode_is_kept,
                     neighbors_go_on,
                     pattern_is_input):
            report.case(case.__name__.replace("_", " "), case)
        for change, sentence in ((other_options, b"a run with other options"),
                                 (other_input, b"input that was different"),
                                 (other_version, b"another version of ennead"),
                                 (other_output, b"is not the output that it vouches for"),
                                 (no_journal, b"this is not a journal")):
            report.case(change.__name__.replace("_", " "), refused, change, sentence)
    report.finish()


if __name__ == "__main__":
    main()
