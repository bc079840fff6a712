# SPDX-License-Identifier: MIT
"""Lists: whatever the package answers, the program answers too."""
import ctypes
import re

import ennead
import numpy as np
import pandas
import pytest
from ennead import rating
from hypothesis import given, settings, strategies
from lists import EASY, EMPTY, KILLER, MADE, NONE, SEVERAL, program, puzzles, records


def array(lines):
    return np.array([[int(c) if c != "." else 0 for c in line] for line in lines], np.uint8)


def line(row):
    return "".join(str(cell) if cell else "." for cell in np.asarray(row).ravel())


@given(puzzles())
def test_solve_and_verdicts(lines):
    said = records(["solve"], lines)
    expected = [record["solution"] if record["verdict"] == "unique" else None for record in said]
    assert ennead.solve(lines) == expected
    assert [ennead.solve(one) for one in lines] == expected
    assert ennead.verdicts(lines) == [record["verdict"] for record in said]
    assert [ennead.verdicts(one) for one in lines] == [record["verdict"] for record in said]
    solved = ennead.solve(array(lines))
    assert [line(row) if row.any() else None for row in solved] == expected


@given(puzzles(most=10), strategies.integers(1, 500))
def test_count(lines, limit):
    said = [record["count"] for record in records(["solve", f"--solutions={limit}"], lines)]
    assert ennead.count(lines, limit=limit) == said
    assert ennead.count(array(lines), limit=limit).tolist() == said
    assert [ennead.count(one, limit=limit) for one in lines] == said
    assert [len(list(ennead.solutions(one, limit=limit))) for one in lines] == said


def test_all_scales_are_taken():
    told = program(["rate", "--help"]).split("Scales (--scale):\n")[1].split("\n\n")[0]
    scales = re.findall(r"^  (\w+) ", told, re.M)
    assert set(scales) == set(rating.SCALES + rating.MEASURES)
    for scale in scales:
        assert ennead.rate(EASY, scale=scale) == ennead.rate([EASY], scale=scale)[0]
        assert ennead.rate([EASY], scale=scale, frame=True).shape[0] == 1


@pytest.mark.parametrize("scale", ["se", "se1181", "hodoku", "both", "te", "b", "bxb", "w",
                                   "sw"])
@settings(max_examples=4)
@given(lines=puzzles(most=12))
def test_rate(scale, lines):
    said = records(["rate", f"--scale={scale}"], lines)
    rows = ennead.rate(array(lines), scale=scale)
    frame = ennead.rate(lines, scale=scale, frame=True)
    for record, one, row, (_, framed) in zip(said, ennead.rate(lines, scale=scale), rows,
                                             frame.iterrows()):
        for name in ("verdict", "er", "ep", "ed", "technique", "score", "level"):
            assert getattr(one, name) == record.get(name), (name, record)
        assert one.value == record.get(scale)
        assert row["value"] == (-1 if one.value is None else one.value)
        if one.value is not None:
            assert framed[scale] == one.value
        assert one.steps == record.get("steps", 0)
        assert ennead.VERDICTS[row["verdict"]] == one.verdict == framed["verdict"]
        assert row["er"] == (one.er or 0) and row["steps"] == one.steps
        assert framed.get("steps", 0) == one.steps
        if one.technique:
            assert ennead.techniques_of(scale)[row["technique"]] == one.technique
            assert framed["technique"] == one.technique
        if one.level:
            assert ennead.LEVELS[row["level"]] == one.level == framed["level"]
    assert [ennead.rate(line, scale=scale) for line in lines] == ennead.rate(lines, scale=scale)


@settings(max_examples=6)
@given(puzzles(most=15))
def test_check(lines):
    said = records(["check"], lines)
    rows = ennead.check(array(lines))
    for record, one, row in zip(said, ennead.check(lines), rows):
        assert one["verdict"] == record["verdict"] == ennead.VERDICTS[row["verdict"]]
        assert one["minimal"] == record.get("minimal", False) == row["minimal"]
        cells = [f"r{i // 9 + 1}c{i % 9 + 1}" for i, flag in enumerate(one["redundant"]) if flag]
        assert cells == record.get("redundant", [])
        assert row["redundant"].tolist() == one["redundant"]
        assert row["solution"].tolist() == one["solution"]


@settings(max_examples=6)
@given(puzzles())
def test_canonical_and_unique_forms(lines):
    said = [record["canonical"] for record in records(["canonical"], lines)]
    assert ennead.canonical(lines) == said
    assert [line(row) for row in ennead.canonical(array(lines))] == said
    kept = program(["unique-forms"], "\n".join(lines)).split()
    assert ennead.unique_forms(lines) == kept
    assert [line(row) for row in ennead.unique_forms(array(lines))] == kept


@settings(max_examples=6)
@given(puzzles(), strategies.integers(0, 1000))
def test_minimize(lines, seed):
    lines = ennead.solve(lines[:1] * 2) + lines if ennead.solve(lines[0]) else lines
    said = program(["minimize", f"--seed={seed}", "--format=line"], "\n".join(lines)).split("\n")
    found = ennead.minimize(lines, seed=seed)
    assert [line(row) for row in ennead.minimize(array(lines), seed=seed)] == found
    for before, after, one in zip(lines, said, found):
        assert one == (after if ennead.verdicts(before) == "unique" else before)


def test_empty_grids_are_no_none():
    assert ennead.canonical([EMPTY]) == ennead.unique_forms([EMPTY]) == [EMPTY]
    assert ennead.minimize([EMPTY]) == [EMPTY] and ennead.minimize(EMPTY) == EMPTY
    assert ennead.solve([EMPTY]) == [None]


def test_minimize_as_the_program():
    said = program(["minimize", "--seed=3", "--format=line"], "\n".join(MADE[:9] + [EASY]))
    assert ennead.minimize(MADE[:9] + [EASY], seed=3) == [one[:81] for one in said.split()]
    assert ennead.minimize(EASY, seed=1) == program(["minimize", "--seed=1", "--format=line"],
                                                    EASY)[:81]
    assert ennead.minimize([NONE]) == [NONE]


@given(strategies.integers(0, 2**40), strategies.integers(0, 99))
@settings(max_examples=5)
def test_generate_and_fill(seed, first):
    said = program(["generate", "-n", "5", f"--seed={seed}", f"--first={first}", "--format=line"])
    made = ennead.generate(5, seed=seed, first=first)
    assert [one.puzzle for one in made] == [one[:81] for one in said.split("\n")[:5]]
    assert ennead.solve([one.puzzle for one in made]) == [one.solution for one in made]
    assert [one.number for one in made] == list(range(first, first + 5))
    rows = ennead.generate(5, seed=seed, first=first, as_array=True)
    assert [line(row) for row in rows] == [one.puzzle for one in made]
    grids = program(["fill", "-n", "5", f"--seed={seed}", f"--first={first}"]).split()
    assert ennead.fill(5, seed=seed, first=first) == grids
    assert [line(row) for row in ennead.fill(5, seed=seed, first=first, as_array=True)] == grids


def test_generate_what_is_wanted():
    made = ennead.generate(3, seed=5, clues=(23, 25), symmetry="half-turn", redundant=True)
    assert all(23 <= one.clues <= 25 and ennead.check(one.puzzle).symmetry for one in made)
    [one] = ennead.generate(seed=5, rating=(4, 6))
    assert 4 <= one.er <= 6 and one.er == ennead.rate(one.puzzle).er
    [hard] = ennead.generate(seed=5, level="hard")
    assert ennead.rate(hard.puzzle, scale="hodoku").level == "hard"
    [given_up] = ennead.generate(seed=5, clues=18, effort=10)
    assert (given_up.outcome, given_up.puzzle) == ("gave up", None)
    assert ennead.generate(1)[0].seed != ennead.generate(1)[0].seed


def test_shapes_of_arrays():
    rows = array(MADE)
    for shape in [(60, 81), (60, 9, 9), (3, 20, 81), (5, 12, 9, 9)]:
        solved = ennead.solve(rows.reshape(shape))
        assert solved.shape == shape and solved.dtype == np.uint8
        assert np.array_equal(solved.reshape(60, 81), ennead.solve(rows))
    assert ennead.solve(rows[0]).shape == (81,)
    assert ennead.solve(rows[0].reshape(9, 9)).shape == (9, 9)
    assert ennead.solve(np.zeros((0, 81), np.uint8)).shape == (0, 81)
    assert ennead.solve([]) == []
    for other in (rows.astype(np.int64), rows[:, ::-1][:, ::-1], np.asfortranarray(rows),
                  rows.tolist(), rows.astype(np.int8)):
        assert np.array_equal(ennead.solve(other), ennead.solve(rows))
    assert ennead.verdicts(rows).tolist() == [1] * 60
    assert ennead.verdicts(rows.reshape(60, 9, 9)).shape == (60,)
    assert ennead.unique_forms(rows.reshape(60, 9, 9)).shape == (60, 9, 9)
    assert np.array_equal(rows, array(MADE)), "the puzzles are not changed"


def test_lines_of_bytes():
    text = "\n".join(MADE + [NONE, SEVERAL]).encode()
    expected = [one or EMPTY for one in ennead.solve(MADE + [NONE, SEVERAL])]
    for ending in (text, text + b"\n", text.replace(b"\n", b"\r\n"), bytearray(text)):
        assert ennead.solve(ending).decode().split() == expected
    assert ennead.verdicts(text).tolist() == [1] * 60 + [0, 2]
    line = ennead.solve(EASY).encode() + b"\n"
    assert ennead.solve(EASY.encode()) == ennead.solve(EASY.encode() + b"\n") == line
    assert ennead.solve(SEVERAL.encode()) == EMPTY.encode() + b"\n"
    assert ennead.canonical(text).decode().split() == ennead.canonical(MADE + [NONE, SEVERAL])


def test_other_lists():
    solved = ennead.solve(MADE)
    assert ennead.solve(tuple(MADE)) == solved
    assert ennead.solve(one for one in MADE) == solved
    assert ennead.solve(one.encode() for one in MADE) == solved
    assert ennead.solve(np.array(MADE)) == solved
    series = pandas.Series(MADE, index=range(100, 160))
    assert ennead.solve(series).tolist() == solved
    assert ennead.solve(series).index.tolist() == series.index.tolist()
    assert ennead.rate(series, frame=True).index.tolist() == series.index.tolist()
    assert ennead.count(series).sum() == 60
    assert ennead.unique_forms(series).index.tolist() == series.index.tolist()
    assert ennead.verdicts(ennead.Variant(EASY)) == "unique"
    assert ennead.solve([ennead.Variant(one) for one in MADE[:3]]) == solved[:3]
    with pytest.raises(TypeError):
        ennead.solve([ennead.Variant(KILLER)])
    assert ennead.solve((ctypes.c_uint8 * 81)(*array([MADE[0]])[0])).tolist() == \
        array(solved[:1])[0].tolist()


def test_buffers_without_numpy(monkeypatch):
    from ennead import _lists, checking, making, rating, solving
    for module in (_lists, checking, making, rating, solving):
        monkeypatch.setattr(module, "numpy", lambda: None)
    view = memoryview(array(MADE).tobytes())
    solved = ennead.solve(view.cast("B", (60, 81)))
    assert (type(solved), solved.shape) == (memoryview, (60, 81))
    assert bytes(solved) == ennead.solve(array(MADE).reshape(60, 81)).tobytes()
    assert ennead.solve(view.cast("B", (60, 9, 9))).shape == (60, 9, 9)
    assert ennead.verdicts(view.cast("B", (60, 81))).tolist() == [1] * 60
    assert ennead.count(view.cast("B", (60, 81))).tolist() == [1] * 60
    assert ennead.rate(view.cast("B", (60, 81)))[0] == ennead.rate(MADE[0])
    assert ennead.check(view.cast("B", (60, 81)))[0]["verdict"] == "unique"
    assert len(ennead.unique_forms(view.cast("B", (60, 81)))) == 60
    assert ennead.generate(2, seed=1, as_array=True).shape == (2, 81)
    backwards = memoryview(bytes(reversed(bytes(view))))[::-1]
    assert bytes(ennead.solve(backwards[:81])) == bytes(solved)[:81]
    with pytest.raises(TypeError):
        ennead.solve([[1] * 81])


@pytest.mark.parametrize("wrong, kind, place", [
    (lambda: ennead.solve([EASY, "12"]), ennead.PuzzleError, (1, 1, 3, 2)),
    (lambda: ennead.solve([EASY, EASY[:80] + "?"]), ennead.PuzzleError, (1, 1, 81, 80)),
    (lambda: ennead.solve([EASY, EASY + "1"]), ennead.PuzzleError, (1, 1, 82, 81)),
    (lambda: ennead.solve([EASY[:80] + "\u00e4"]), ennead.PuzzleError, (0, 1, 82, 81)),
    (lambda: ennead.solve([EASY, EASY[:80] + "\ud800"]), ennead.PuzzleError, (1, 1, 81, 80)),
    (lambda: ennead.hint("size 4\nx \ud800"), ennead.PuzzleError, (None, 2, 3, 9)),
    (lambda: ennead.solve(b"\n".join([EASY.encode(), b"12a"])), ennead.PuzzleError, (1, 2, 4, 85)),
    (lambda: ennead.solve(EASY.encode() + b"\n" + EASY.encode()[:40] + b"?" * 41),
     ennead.PuzzleError, (1, 2, 41, 122)),
    (lambda: ennead.solve("12"), ennead.PuzzleError, (None, 1, 3, 2)),
    (lambda: ennead.solve(np.full((2, 81), 10, np.uint8)), ennead.PuzzleError, (0, 0, 0, 0)),
    (lambda: ennead.rate(array([EASY] * 40) * 2), ennead.PuzzleError, (0, 0, 0, 0)),
    (lambda: ennead.solve(np.full((2, 81), -1)), ennead.PuzzleError, (0, 0, 0, 0)),
    (lambda: ennead.solve(np.zeros((3, 80), np.uint8)), ennead.PuzzleError, (None, 0, 0, 0)),
    (lambda: ennead.canonical(np.full(81, 11)), ennead.PuzzleError, (0, 0, 0, 0)),
])
def test_wrong_puzzles(wrong, kind, place):
    with pytest.raises(kind) as caught:
        wrong()
    error = caught.value
    assert (error.index, error.line, error.column, error.offset) == place, str(error)
    assert isinstance(error, (ennead.EnneadError, ValueError)) and str(error)


def test_wrong_places_in_long_lists():
    rows = np.zeros((5000, 81), np.uint8)
    rows[4321, 7] = 10
    with pytest.raises(ennead.PuzzleError) as caught:
        ennead.solve(rows, threads=1)
    assert caught.value.index == 4321 and "cell 7" in str(caught.value)


@pytest.mark.parametrize("wrong, kind", [
    (lambda: ennead.rate(EASY, scale="x"), ennead.OptionError),
    (lambda: ennead.generate(1, clues=(3, 5)), ennead.OptionError),
    (lambda: ennead.generate(1, clues=(5, 3)), ennead.OptionError),
    (lambda: ennead.generate(1, colour="red"), ennead.OptionError),
    (lambda: ennead.generate(1, symmetry="odd"), ennead.OptionError),
    (lambda: ennead.count(EASY, limit=-1), ennead.OptionError),
    (lambda: ennead.count([EASY], limit=-1), ennead.OptionError),
    (lambda: ennead.generate(1, clues="x"), ennead.OptionError),
    (lambda: ennead.generate(1, clues=(20, 22, 24)), ennead.OptionError),
    (lambda: ennead.generate(1, clues=24.5), ennead.OptionError),
    (lambda: ennead.generate(1, seed="x"), ennead.OptionError),
    (lambda: ennead.generate("3"), ennead.OptionError),
    (lambda: ennead.generate(-1), ennead.OptionError),
    (lambda: ennead.generate(rules=KILLER, as_array=True), ennead.OptionError),
    (lambda: ennead.generate(rules=KILLER, rating=3.0), ennead.OptionError),
    (lambda: ennead.generate(rules=KILLER, clues=3), ennead.OptionError),
    (lambda: ennead.generate(rules=KILLER, threads=2), ennead.OptionError),
    (lambda: ennead.generate(rules=KILLER, progress=print), ennead.OptionError),
    (lambda: ennead.generate(rules=KILLER, symmetry="half-turn"), ennead.OptionError),
    (lambda: ennead.explain(EASY, all=1), ennead.OptionError),
    (lambda: ennead.explain(EASY, all="true"), ennead.OptionError),
    (lambda: ennead.explain(EASY, most="3"), ennead.OptionError),
    (lambda: ennead.explain(EASY, from_=1.9), ennead.OptionError),
    (lambda: ennead.explain(EASY, time_limit="abc"), ennead.OptionError),
    (lambda: ennead.explain(EASY, time_limit=float("nan")), ennead.OptionError),
    (lambda: ennead.explain(EASY, session=1), ennead.OptionError),
    (lambda: ennead.explain(EASY, style="\ud800"), ennead.OptionError),
    (lambda: ennead.svg(EASY, title="a\0b"), ennead.OptionError),
    (lambda: ennead.svg(EASY, width="300"), ennead.OptionError),
    (lambda: ennead.count(EASY, limit=True), ennead.OptionError),
    (lambda: ennead.techniques_of("nonsense"), ennead.OptionError),
    (lambda: ennead.techniques_of("HoDoKu"), ennead.OptionError),
    (lambda: ennead.solve([EASY], threads=0), ennead.OptionError),
    (lambda: ennead.solve([EASY], threads=10**30), ennead.OptionError),
    (lambda: ennead.solve([EASY], threads=2.0), ennead.OptionError),
    (lambda: ennead.verify(3), TypeError),
    (lambda: ennead.Session().line(3), TypeError),
    (lambda: ennead.solve(3), TypeError),
    (lambda: ennead.solve([EASY, 3]), (TypeError, ValueError)),
    (lambda: ennead.solve(np.zeros((2, 81))), TypeError),
    (lambda: ennead.generate(1, level=object()), TypeError),
    (lambda: ennead.explain([EASY, EASY]), (TypeError, ennead.PuzzleError)),
])
def test_wrong_arguments(wrong, kind):
    with pytest.raises(kind):
        wrong()


def test_numbers_and_flags_of_numpy():
    late = ennead.explain(EASY, most=np.int64(40)).state
    assert ennead.explain(late, all=np.bool_(True)).outcome == "all"
    assert ennead.explain(late, all=np.False_).outcome != "all"
    assert ennead.count(EMPTY, limit=np.uint8(3)) == 3
    assert ennead.check(EASY, time_limit=np.float32(9)).verdict == "unique"
    assert ennead.solve([EASY], threads=np.int64(2)) == [ennead.solve(EASY)]
