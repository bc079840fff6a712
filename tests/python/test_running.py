# SPDX-License-Identifier: MIT
"""Threads, signals, progress, processes and memory."""
import concurrent.futures
import itertools
import os
import signal
import subprocess
import sys
import threading
import time

import ennead
import numpy as np
import pytest
from lists import EASY, EMPTY, KILLER, MADE, NONE, SEVERAL

ARRAY = np.array([[int(c) if c != "." else 0 for c in line] for line in MADE], np.uint8)
CALLS = int(os.environ.get("ENNEAD_CALLS", "3000"))

QUESTIONS = [
    lambda: ennead.solve(EASY), lambda: ennead.solve(KILLER), lambda: ennead.solve(ARRAY).tolist(),
    lambda: ennead.solve(MADE), lambda: ennead.count(SEVERAL, limit=50),
    lambda: ennead.verdicts([NONE, EASY, EMPTY]), lambda: ennead.rate(MADE[:4]),
    lambda: ennead.rate(ARRAY[:2], scale="both").tolist(), lambda: ennead.explain(MADE[1]),
    lambda: ennead.hint(MADE[2]), lambda: ennead.check(NONE), lambda: ennead.check(MADE[:3]),
    lambda: ennead.canonical(EASY), lambda: ennead.minimize(MADE[:3], seed=2),
    lambda: ennead.generate(3, seed=9), lambda: ennead.fill(3, seed=9), lambda: ennead.svg(KILLER),
    lambda: ennead.prove(EASY), lambda: ennead.candidates(SEVERAL),
    lambda: ennead.Variant(KILLER).convert(), lambda: ennead.neighbors(MADE[0], most=1),
    lambda: ennead.Session().load(EASY), lambda: next(ennead.solutions(SEVERAL)),
    lambda: next(ennead.solutions(KILLER)), lambda: ennead.rate(KILLER),
    lambda: ennead.minimize(KILLER), lambda: ennead.rate(EASY, scale="bxb"),
]


def refused():
    for wrong in (lambda: ennead.solve("12"), lambda: ennead.solve(["12"]),
                  lambda: ennead.rate(EASY, scale="x"), lambda: ennead.solve(ARRAY + 9),
                  lambda: ennead.generate(1, clues=(3, 5))):
        with pytest.raises(ennead.EnneadError):
            wrong()


def test_threads_at_once():
    expected = [question() for question in QUESTIONS]
    order = [i * 7 % len(QUESTIONS) for i in range(6 * len(QUESTIONS))]
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda i: QUESTIONS[i](), order))
    assert all(answer == expected[i] for i, answer in zip(order, answers))


def test_a_session_of_several_threads():
    game = ennead.Session()
    game.line("auto off")
    game.load(EASY)
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        replies = list(pool.map(lambda _: game.line("set 4 1 3"), range(40)))
    assert sorted(reply.refused for reply in replies) == [False] + [True] * 39


def test_a_session_outlives_the_call_that_loaded():
    """The flag that interrupts it is its own, and not on the stack of a thread that has ended."""
    code = """if True:
        import ennead, threading
        game = ennead.Session()
        threading.stack_size(256 << 20)
        def load():
            game.line("auto off")
            assert not game.load("variant A\\nsize 9\\ncage 12 r1c1 r1c2").refused
        thread = threading.Thread(target=load)
        thread.start()
        thread.join()
        for line in ("set 1 1 5", "hint", "step"):
            assert not game.line(line).refused, line
        """
    subprocess.run([sys.executable, "-c", code], check=True)


def test_the_lock_is_let_go():
    stop, others = threading.Event(), 0
    counting = threading.Thread(target=lambda: (ennead.count(EMPTY, limit=20_000_000), stop.set()))
    counting.start()
    while not stop.is_set() and others < 20:
        time.sleep(0.001)
        others += 1
    counting.join()
    assert others > 2


@pytest.mark.parametrize("threads", [1, 2, 5, 64])
def test_any_number_of_threads(threads):
    rows = np.tile(ARRAY, (100, 1))
    assert np.array_equal(ennead.solve(rows, threads=threads), ennead.solve(rows))
    assert ennead.rate(MADE, threads=threads) == ennead.rate(MADE)


def test_no_more_threads_than_pieces():
    """There are tools for each piece: a thread without a piece must not be started."""
    seen = []

    def look(done, of):
        seen.append(len(os.listdir("/proc/self/task")))
        raise StopIteration(done, of)

    before = len(os.listdir("/proc/self/task"))
    with pytest.raises(StopIteration):
        ennead.count([EMPTY], threads=64, progress=look)
    assert seen == [before + 1], "the thread that works, while this one waits"


def test_solutions_are_found_as_they_are_wanted():
    begun = time.monotonic()
    found = ennead.solutions(EMPTY)
    first = list(itertools.islice(found, 3000))
    assert len(set(first)) == 3000 and next(found) not in first
    several = [ennead.solutions(EMPTY, order="lexicographic") for _ in range(50)]
    assert len({next(one) for one in several}) == 1
    assert sorted(itertools.islice(several[0], 200)) == list(itertools.islice(several[1], 200))
    del found, several
    assert time.monotonic() - begun < 60, "6.67e21 would take longer"


def test_solutions_of_variants_are_found_as_they_are_wanted():
    big = ennead.Variant("variant\nsize 16\nboxes 4x4").solutions()
    assert next(big) != next(big)
    killer = list(ennead.solutions(KILLER))
    assert len(killer) == len(set(killer)) == ennead.count(KILLER)
    assert list(ennead.solutions(KILLER, limit=3)) == killer[:3]
    with pytest.raises(ennead.OptionError):
        ennead.solutions(KILLER, order="lexicographic")
    with pytest.raises(ennead.PuzzleError):
        ennead.solutions("12")


def test_a_search_goes_on_in_other_threads_and_processes():
    found = ennead.solutions(SEVERAL)
    expected = list(itertools.islice(ennead.solutions(SEVERAL), 40))
    got = [next(found) for _ in range(10)]
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        got += [pool.submit(next, found).result() for _ in range(20)]
    child = os.fork()
    if child == 0:
        os._exit(0 if [next(found) for _ in range(10)] == expected[30:] else 1)
    assert os.waitpid(child, 0)[1] == 0
    assert got + [next(found) for _ in range(10)] == expected


LONG = ["ennead.count('.' * 81)", "ennead.count(['.' * 81] * 3)",
        "ennead.count('variant\\nsize 6\\nboxes 2x3')", "ennead.generate(10**6, clues=19)",
        "for _ in ennead.solutions('.' * 81): pass", "ennead.fill(10**7)",
        "ennead.candidates('.' * 81, cap=0)"]


@pytest.mark.parametrize("call", LONG)
def test_ctrl_c(call):
    code = f"import ennead, sys\nprint('ready', flush=True)\n{call}"
    child = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE,
                             stderr=subprocess.PIPE, preexec_fn=lambda: signal.signal(
                                 signal.SIGINT, signal.default_int_handler))
    assert child.stdout.readline() == b"ready\n"
    time.sleep(0.3)
    child.send_signal(signal.SIGINT)
    begun = time.monotonic()
    _, errors = child.communicate(timeout=60)
    assert b"KeyboardInterrupt" in errors, errors.decode()
    assert time.monotonic() - begun < 20, "on an idle machine it takes a tenth of a second"


def test_a_daemon_at_exit():
    """Python ends its thread in the middle of a call: the stack with the call's memory goes."""
    code = """if True:
        import ennead, threading, time
        class Late:
            def __del__(self, sleep=time.sleep):
                sleep(0.3)
        threading.late = Late()
        threading.stack_size(256 << 20)
        for text in ("." * 81, "variant\\nsize 6\\nboxes 2x3"):
            threading.Thread(target=ennead.count, args=(text,), daemon=True).start()
        time.sleep(0.2)
        """
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False,
                          timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")


def test_the_extension_does_not_trust_its_callers():
    from ennead import _ennead
    count = 2**64 // 81 + 1
    with pytest.raises(ValueError):
        _ennead.work("fill", None, count, (bytearray(81 * count - 2**64),), b"\0", 1, None)
    for options in (b"", b"limit\0", b"limit\0" b"1\0", b"limit"):
        with pytest.raises(ValueError):
            _ennead.ask("solve", EASY.encode(), options)
        with pytest.raises(ValueError):
            _ennead.work("fill", None, 1, (bytearray(81),), options, 1, None)
    with pytest.raises(ValueError):
        _ennead.ask("session_line", b"", b"session\x001\0\0", None, object())
    with pytest.raises(ValueError):
        _ennead.session_number(3)
    search = _ennead.search_new()
    for lasting, question in [(None, "search_begin"), (None, "search_go_on"),
                              (search, "search_go_on")]:
        assert not _ennead.ask(question, EASY.encode(), b"\0", None, lasting)[0]
    for begun in (True, False):
        assert _ennead.ask("search_begin", EASY.encode(), b"\0", None, search)[0] == begun


def test_progress():
    news = []
    rows = np.tile(ARRAY, (200, 1))
    ennead.solve(rows, progress=lambda done, of: news.append((done, of)))
    assert news[-1] == (12000, 12000) and news == sorted(news)

    def raises(done, of):
        raise RuntimeError(f"enough: {done} of {of}")

    with pytest.raises(RuntimeError, match="enough"):
        ennead.count(EMPTY, progress=raises)
    with pytest.raises(RuntimeError, match="enough: 60 of 60"):
        ennead.solve(ARRAY, progress=raises)
    with pytest.raises(TypeError):
        ennead.solve(ARRAY, progress=3)


def test_after_a_fork():
    ennead.solve(ARRAY)
    child = os.fork()
    if child == 0:
        right = ennead.solve(MADE)[0] == ennead.solve(MADE[0]) and ennead.hint(EASY).step
        os._exit(0 if right else 1)
    assert os.waitpid(child, 0)[1] == 0


def memory():
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def test_memory_does_not_grow():
    """CALLS calls of the quickest, and fewer of the others."""
    def round_of(calls):
        for _ in range(calls):
            ennead.solve(EASY)
        for _ in range(calls // 100):
            ennead.solve(ARRAY[:2])
            ennead.canonical(EASY)
            ennead.check(EASY)
        for _ in range(max(2, calls // 10000)):
            refused()
            for question in QUESTIONS:
                question()

    round_of(CALLS // 2)
    before = memory()
    round_of(CALLS)
    assert memory() - before < 8 << 20
