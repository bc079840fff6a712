# SPDX-License-Identifier: MIT
"""Checks that ennead-mpi writes what ennead writes for any number of ranks, and what happens when
ranks end early: mpi.py PROGRAM MPI_PROGRAM [all | lines]. Does less if ENNEAD_SHORT is set, and
more with `all`. With `lines`: memory and time for a long list instead; ENNEAD_LINES says how long
(10 million)."""
import gzip
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from tap import Report, Skip, environment  # noqa: E402

PROGRAM, MPI_PROGRAM = (os.path.abspath(name) for name in sys.argv[1:3])
SHORT = "ENNEAD_SHORT" in os.environ
ALL = sys.argv[3:] == ["all"]
RANKS = (3,) if SHORT else (1, 2, 4) if ALL else (2, 4)
LAUNCH = ["mpirun", "--oversubscribe", "--allow-run-as-root", "--bind-to", "none", "-n"]


def ennead(arguments, **more):
    return subprocess.run([PROGRAM, *arguments], capture_output=True, check=False,
                          env=environment(), **more)


def on_ranks(ranks, arguments):
    return [*LAUNCH, str(ranks), MPI_PROGRAM, *arguments]


def started(ranks, arguments):
    return subprocess.Popen(on_ranks(ranks, arguments), stdout=subprocess.PIPE,
                            stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, env=environment())


def mpi(ranks, arguments, **more):
    more.setdefault("stdin", subprocess.DEVNULL)
    if "input" in more:
        del more["stdin"]
    return subprocess.run(on_ranks(ranks, arguments), capture_output=True, check=False,
                          env=environment(), timeout=300, **more)


def content(name):
    with open(name, "rb") as file:
        return file.read()


def write(name, text):
    with open(name, "wb") as file:
        file.write(text)


def clear():
    for name in ("out", "journal", "out.unfinished"):
        if os.path.exists(name):
            os.remove(name)


def make_lists():
    made = ennead(["generate", "-n", "60" if SHORT else "600", "--seed=5"]).stdout.splitlines()
    mixed = [line + (b" note %d" % number if number % 3 == 0 else b"")
             for number, line in enumerate(made)]
    mixed[20] = b"12345"
    mixed[30] = b"1" + made[30][1:-1]
    ruled = "".join(f"grid {line.decode()}\ncage 3 r1c1 r1c2\n\n" for line in made[:20])
    write("lines", b"".join(line + b"\n" for line in made))
    write("mixed", b"# list\n" + b"\n".join(mixed))
    write("table", b"puzzle,rating\n" + b"".join(b"%s,%d\n" % (line, number)
                                                 for number, line in enumerate(made)))
    write("packed", gzip.compress(content("mixed")))
    write("six", ennead(["generate", "--size=6", "-n", "20", "--seed=3"]).stdout)
    write("rules", ruled.encode())
    write("many", b"".join(made[0][:at] + b"." + made[0][at + 1:] + b"\n" for at in range(81)))
    write("hard", content("lines") * (350 if SHORT else 35))
    # Each puzzle twice more, with other digits.
    moved = [line.translate(bytes.maketrans(b"123456789", b"234567891")) for line in made]
    write("alike", b"\n".join(made + moved[::-1] + made[:30]) + b"\n")


def same(arguments, ranks):
    whole, done = ennead(arguments), mpi(ranks, arguments)
    if done.returncode != whole.returncode:
        return f"exit status {done.returncode} for {whole.returncode}: {done.stderr[-500:]!r}"
    # mpirun has its say, too, about exit codes that are not 0.
    if not done.stderr.startswith(whole.stderr):
        return f"messages {done.stderr[:500]!r} for {whole.stderr[:500]!r}"
    if done.stdout == whole.stdout:
        return None
    at = next((i for i, (a, b) in enumerate(zip(done.stdout, whole.stdout)) if a != b), -1)
    return (f"{len(done.stdout)} bytes for {len(whole.stdout)}, different at {at}: "
            f"{done.stdout[max(at - 60, 0):at + 60]!r} for "
            f"{whole.stdout[max(at - 60, 0):at + 60]!r}")


def reads_stdin(ranks):
    text = content("mixed")
    whole, done = ennead(["rate"], input=text), mpi(ranks, ["rate"], input=text)
    return None if done.stdout == whole.stdout and done.returncode == whole.returncode else (
        f"{done.returncode} {done.stderr!r}")


def totals(arguments, ranks):
    """The totals of all ranks are those of one process, but for times."""
    whole, done = (run.stderr.decode().splitlines() for run in
                   (ennead([*arguments, "--stats"]), mpi(ranks, [*arguments, "--stats"])))
    for line in whole:
        if "seconds" not in line and line not in done:
            return f"{line}: not in {done}"
    return None if [line.split()[0] for line in whole] == [
        line.split()[0] for line in done[:len(whole)]] else f"{done}"


def one_seed():
    """Ranks draw one seed."""
    done = mpi(3, ["generate", "-n", "40", "--format=csv"])
    seeds = {line.split(b",")[-1] for line in done.stdout.splitlines()[1:]}
    return None if len(seeds) == 1 and done.stdout.count(b"\n") == 41 else repr(done)


def refused(arguments, code, sentence):
    done = mpi(3, arguments)
    return None if done.returncode == code and done.stderr.count(sentence) == 1 else (
        f"{done.returncode} {done.stderr!r}")


def process_of(run, rank):
    """The process of a rank of a run."""
    wanted = f"OMPI_COMM_WORLD_RANK={rank}".encode()
    for name in os.listdir("/proc"):
        try:
            status = content(f"/proc/{name}/stat") if name.isdigit() else b""
            if status.rpartition(b")")[2].split()[1:2] == [b"%d" % run.pid] and (
                    wanted in content(f"/proc/{name}/environ").split(b"\0")):
                return int(name)
        except OSError:
            pass
    return None


def ended_early(rank, number, sentences, resumes=True):
    """A rank gets a signal in the middle of a run; the run ends with a message, and goes on."""
    clear()
    arguments = ["rate", "hard", "--journal=journal", "--resume", "-o", "out"]
    whole = ennead(["rate", "hard"])
    with started(3, arguments) as run:
        while run.poll() is None and not (os.path.exists("journal") and
                                          b"written " in content("journal")):
            time.sleep(0.01)
        process = process_of(run, rank)
        if process is None:
            return "it was finished too soon" + repr(run.communicate())
        os.kill(process, number)
        text = run.communicate()[1]
        if run.returncode == 0:
            return f"exit status 0: {text!r}"
        for sentence in sentences:
            if sentence not in text:
                return f"{run.returncode} {text!r}"
    if os.path.exists("out"):
        return "the output is there"
    end = mpi(2, arguments) if resumes else ennead(arguments)
    return None if end.returncode == 0 and content("out") == whole.stdout else (
        f"{end.returncode} {end.stderr!r}")


def bad_file():
    """A file that cannot be written: one message, no output."""
    return refused(["solve", "lines", "-o", "missing/out"], 4, b"cannot write")


def same_bytes(report):
    lists = [["solve", "lines"], ["solve", "--format=csv", "mixed"],
             ["rate", "table", "--column=puzzle"], ["check", "mixed"], ["canonical", "alike"],
             ["unique-forms", "alike"], ["solve", "rules"],
             ["generate", "-n", "300", "--seed=3"], ["hint", "lines", "six"]]
    more = [["solve", "--solutions=0", "many", "six"], ["solve", "-c", "lines", "mixed", "many"],
            ["unique-forms", "--repeated", "--format=tsv", "mixed", "alike"],
            ["unique-forms", "--part=2/2", "alike"], ["explain", "packed"],
            ["rate", "--where=er > 2", "mixed"], ["rate", "--part=2/3", "mixed"],
            ["rate", "--skip=7", "--take=100", "packed"], ["candidates", "many"],
            ["minimize", "--seed=2", "lines"], ["minimize", "--all", "--take=3", "lines"],
            ["transform", "--seed=4", "--random", "lines"], ["neighbors", "--take=2", "lines"],
            ["prove", "--take=9", "lines"], ["fill", "-n", "3000", "--seed=1"],
            ["generate", "--size=6", "-n", "20", "--seed=1"], ["rate", "--threads=2", "mixed"],
            ["convert", "--take=9", "lines"], ["lines"], ["solve", "nothing-there"]]
    for arguments in lists + more if ALL else lists:
        for ranks in RANKS:
            report.case(f"{ranks} ranks: {' '.join(arguments)}", same, arguments, ranks)


def high_water(ranks, count, folder):
    """The most memory of any rank in MiB, and wall and CPU seconds, of solving so many lines."""
    name = os.path.join(folder, "long")
    line = content("lines")
    with open(name, "wb") as file:
        for _ in range(count // line.count(b"\n")):
            file.write(line)
    before, begun = resource.getrusage(resource.RUSAGE_CHILDREN), time.time()
    with subprocess.Popen(on_ranks(ranks, ["solve", name, "-o", os.path.join(folder, "out")]),
                          stdin=subprocess.DEVNULL, env=environment()) as run:
        most = {}
        while run.poll() is None:
            for rank in range(ranks):
                process = process_of(run, rank)
                try:
                    for row in content(f"/proc/{process}/status").splitlines():
                        if row.startswith(b"VmHWM"):
                            most[rank] = max(most.get(rank, 0), int(row.split()[1]) // 1024)
                except OSError:
                    pass
            time.sleep(0.1)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    print(f"# {count} lines, {ranks} ranks: {sorted(most.items())} MiB, "
          f"{time.time() - begun:.1f} s, {cpu:.1f} s of CPU")
    return most, run.returncode


def memory_is_flat(folder):
    lines = int(os.environ.get("ENNEAD_LINES", "10000000"))
    (few, _), (many, code) = (high_water(3, count, folder) for count in (lines // 10, lines))
    grown = {rank: many[rank] - few.get(rank, 0) for rank in many}
    return None if code == 0 and len(many) == 3 and max(grown.values()) <= 16 else (
        f"exit status {code}, grown by {grown} MiB")


def main():
    report = Report()
    if shutil.which("mpirun") is None:
        report.case("mpirun", lambda: (_ for _ in ()).throw(Skip("there is no mpirun")))
        report.finish()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        make_lists()
        if sys.argv[3:] == ["lines"]:
            report.case("memory of a long list", memory_is_flat, folder)
            report.finish()
        same_bytes(report)
        report.case("standard input", reads_stdin, 3)
        report.case("one seed", one_seed)
        report.case("a wrong option", refused, ["rate", "--formt=csv"], 2, b"--formt")
        report.case("a file that cannot be written", bad_file)
        report.case("a command without parts", refused, ["bench"], 2,
                    b"the work of 'bench' is not divided among ranks")
        for arguments in (["solve", "mixed"], ["rate", "mixed"], ["unique-forms", "alike"]):
            report.case(f"totals: {arguments[0]}", totals, arguments, 3)
        report.case("a worker is killed", ended_early, 1, signal.SIGKILL, [b"signal 9"])
        if ALL:
            report.case("the first rank is killed", ended_early, 0, signal.SIGKILL,
                        [b"signal 9"], False)
            report.case("the first rank is stopped", ended_early, 0, signal.SIGTERM,
                        [b"--resume goes on"])
            report.case("a worker is stopped", ended_early, 2, signal.SIGTERM,
                        [b"rank 2 cannot go on:", b"stopped by signal 15", b"--resume goes on"])
    report.finish()


if __name__ == "__main__":
    main()
