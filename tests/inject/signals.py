# SPDX-License-Identifier: MIT
"""Closes pipes and sends signals while the program works: signals.py PROGRAM"""
import os
import signal
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from tap import Report, environment  # noqa: E402

PROGRAM = os.path.abspath(sys.argv[1])
UNIQUE = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
SOLUTION = b"534678912672195348198342567859761423426853791713924856961537284287419635345286179\n"
EMPTY = b"." * 81 + b"\n"


def start(*arguments):
    return subprocess.Popen([PROGRAM, "solve", *arguments], stdin=subprocess.PIPE,
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment())


def read_exactly(file, count, seconds=60):
    """Reads `count` bytes, or as many as come before the time is up."""
    os.set_blocking(file.fileno(), False)
    found, end = b"", time.monotonic() + seconds
    while len(found) < count and time.monotonic() < end:
        piece = file.read(count - len(found))
        if piece == b"":
            break
        if piece is None:
            time.sleep(0.01)
        else:
            found += piece
    os.set_blocking(file.fileno(), True)
    return found


def wait_for_work(process, seconds):
    """Until the program has computed for so long, however busy the machine is."""
    ticks = seconds * os.sysconf("SC_CLK_TCK")
    while process.poll() is None:
        with open(f"/proc/{process.pid}/stat", encoding="ascii") as file:
            used = file.read().rpartition(")")[2].split()[11:13]
        if sum(map(int, used)) >= ticks:
            return
        time.sleep(0.01)


def ended(process, wanted, seconds=60):
    try:
        status = process.wait(seconds)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
        return f"still running {seconds} s later"
    errors = process.stderr.read()
    if status != -wanted:
        return f"exit status {status}, expected death by {wanted.name}; stderr: {errors!r}"
    return f"not silent: {errors!r}" if errors else None


def closed_pipe(threads):
    process = start(f"--threads={threads}")
    process.stdin.write(UNIQUE)
    process.stdin.flush()
    if read_exactly(process.stdout, len(SOLUTION)) != SOLUTION:
        process.kill()
        return "no first answer"
    process.stdout.close()
    try:
        for _ in range(20000):
            process.stdin.write(UNIQUE)
        process.stdin.close()
    except BrokenPipeError:
        pass
    return ended(process, signal.SIGPIPE)


def answers_as_they_come():
    """What has been answered is written before the program waits for more."""
    process = start()
    for _ in range(5):
        process.stdin.write(UNIQUE)
        process.stdin.flush()
        if read_exactly(process.stdout, len(SOLUTION)) != SOLUTION:
            process.kill()
            return "no answer while the pipe was open"
    process.stdin.close()
    return None if process.wait(10) == 0 else "exit status is not 0"


def interrupted_while_waiting(number, threads):
    process = start(f"--threads={threads}")
    process.stdin.write(UNIQUE * 500)
    process.stdin.flush()
    found = read_exactly(process.stdout, 500 * len(SOLUTION))
    time.sleep(0.1)
    process.send_signal(number)
    wrong = ended(process, number)
    found += process.stdout.read()
    if wrong is None and found != SOLUTION * 500:
        return f"{len(found)} bytes of answers, expected {len(SOLUTION) * 500}"
    return wrong


def ignored_signal(number):
    """A signal that the program's parent had set to be ignored (nohup) stays ignored."""
    process = subprocess.Popen([PROGRAM, "solve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                               env=environment(),
                               preexec_fn=lambda: signal.signal(number, signal.SIG_IGN))
    process.stdin.write(UNIQUE)
    process.stdin.flush()
    found = read_exactly(process.stdout, len(SOLUTION))
    process.send_signal(number)
    rest, _ = process.communicate(UNIQUE, timeout=60)
    found += rest
    return None if process.returncode == 0 and found == 2 * SOLUTION else \
        f"{process.returncode} {found}"


def interrupted_while_nobody_reads():
    """The reader of the pipe has stopped: the first signal may wait for it, the second must not."""
    with tempfile.TemporaryFile() as puzzles:
        puzzles.write(UNIQUE * 3000)
        puzzles.seek(0)
        process = subprocess.Popen([PROGRAM, "solve"], stdin=puzzles, stdout=subprocess.PIPE,
                                   stderr=subprocess.PIPE, env=environment())
        time.sleep(0.4)
        process.send_signal(signal.SIGINT)
        time.sleep(0.4)
        if process.poll() is None:
            process.send_signal(signal.SIGINT)
        return ended(process, signal.SIGINT)


def two_files():
    """A hunt has written its table of the best and cannot tell it, as nobody reads its messages:
    the second signal ends it, and removes the unfinished output."""
    with tempfile.TemporaryDirectory() as folder:
        reader, writer = os.pipe()
        os.set_blocking(writer, False)
        try:
            while os.write(writer, b" " * 4096):
                pass
        except BlockingIOError:
            os.set_blocking(writer, True)
        best = os.path.join(folder, "best")
        process = subprocess.Popen([PROGRAM, "hunt", "--best=best", "-o",
                                    "found"], cwd=folder, stdin=subprocess.PIPE, stderr=writer,
                                   env=environment())
        os.close(writer)
        process.stdin.write(UNIQUE)
        process.stdin.close()
        end = time.monotonic() + 60
        while not os.path.exists(best) and process.poll() is None and time.monotonic() < end:
            time.sleep(0.01)
        time.sleep(0.2)
        for _ in range(2):
            process.send_signal(signal.SIGINT)
            time.sleep(0.2)
        status = process.wait(60)
        os.close(reader)
        files = os.listdir(folder)
        return None if status == -signal.SIGINT and files == ["best"] else f"{status} {files}"


def interrupted_while_searching(number, *arguments):
    """A search without end is given up; the finished lines before it are there."""
    process = start("--count", *arguments)
    process.stdin.write(UNIQUE * 3 + EMPTY + UNIQUE)
    process.stdin.close()
    wait_for_work(process, 0.2)
    process.send_signal(number)
    wrong = ended(process, number)
    found = process.stdout.read()
    if wrong is None and found != b"1\n" * 3:
        return f"on stdout: {found!r}"
    return wrong


def interrupted_at_any_time():
    """Signals at many moments of a long run: always a beginning of the output in whole lines."""
    with tempfile.TemporaryDirectory() as folder:
        puzzles, answers = os.path.join(folder, "puzzles"), os.path.join(folder, "answers")
        with open(puzzles, "wb") as file:
            file.write(UNIQUE * 400_000)
        start = time.monotonic()
        subprocess.run([PROGRAM, "solve", "--threads=2", puzzles], stdout=subprocess.DEVNULL,
                       env=environment(), check=True)
        whole = time.monotonic() - start
        lengths = set()
        for moment in range(12):
            with open(answers, "wb") as file:
                process = subprocess.Popen([PROGRAM, "solve", "--threads=2", puzzles], stdout=file,
                                           stderr=subprocess.PIPE, env=environment())
            time.sleep(whole * moment / 12)
            process.send_signal(signal.SIGINT)
            wrong = ended(process, signal.SIGINT)
            with open(answers, "rb") as file:
                found = file.read()
            lengths.add(len(found))
            if found != SOLUTION * (len(found) // len(SOLUTION)):
                return f"moment {moment}: the output ends in {found[-100:]!r}"
            if wrong is not None and len(found) < 400_000 * len(SOLUTION):
                return f"moment {moment}: {wrong}"
    return None if len(lengths) > 2 else "no signal came in the middle"


def main():
    report = Report()
    for threads in (1, 2):
        report.case(f"closed pipe, {threads} threads", closed_pipe, threads)
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            report.case(f"{number.name} while waiting, {threads} threads",
                        interrupted_while_waiting, number, threads)
    report.case("answers as they come", answers_as_they_come)
    for engine in ("auto", "bifurcation", "random"):
        report.case(f"SIGINT while {engine} searches", interrupted_while_searching, signal.SIGINT,
                    f"--engine={engine}", "--threads=1")
    report.case("SIGTERM while searching", interrupted_while_searching, signal.SIGTERM,
                "--threads=2")
    for number in (signal.SIGHUP, signal.SIGINT):
        report.case(f"{number.name} that is ignored", ignored_signal, number)
    report.case("SIGINT twice while nobody reads", interrupted_while_nobody_reads)
    report.case("SIGINT twice with two files", two_files)
    report.case("SIGINT at any time", interrupted_at_any_time)
    report.finish()


if __name__ == "__main__":
    main()
