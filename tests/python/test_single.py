# SPDX-License-Identifier: MIT
"""One puzzle, plain or a variant: whatever the package answers, the program answers too."""
import copy
import dataclasses
import os
import pickle
import subprocess
import tempfile
import weakref

import ennead
import pytest
from hypothesis import given, settings, strategies
from lists import EASY, EMPTY, KILLER, MADE, NONE, SEVERAL, program, puzzles, records

#: The candidates that a solution leaves when two rows are empty: the givens have many solutions.
SUKAKU = "".join("123456789" if i < 9 else "." * (int(c) - 1) + c + "." * (9 - int(c))
                 for i, c in enumerate(ennead.solve(EASY)))
LINK = "https://www.sudokuwiki.org/sudoku.htm?bd=" + EASY.replace(".", "0")


def same(answer, record, but=()):
    """Every member of the record that the answer knows is the same there."""
    said = dataclasses.asdict(answer)
    for name, value in record.items():
        if name in said and name not in but:
            assert said[name] == value, name
    assert any(name in said for name in record)


def plain(step):
    """A step, ours or in the program's record, without members that are empty."""
    members = step if isinstance(step, dict) else dataclasses.asdict(step)
    return {name: value for name, value in members.items()
            if name[0] != "_" and value not in ([], None, "")}


def plain_path(record):
    return [plain(step) for step in record.get("path", [])]


@settings(max_examples=5)
@given(puzzles(most=8))
def test_explain(lines):
    for line, record in zip(lines, records(["explain"], lines)):
        explanation = ennead.explain(line)
        same(explanation, record, but=["path"])
        assert [plain(step) for step in explanation] == plain_path(record)


@pytest.mark.parametrize("options, arguments", [
    ({"language": "de", "notation": "A1"}, ["--language=de", "--notation=A1"]),
    ({"style": "human", "grids": True}, ["--style=human", "--grids"]),
    ({"without": ["chains", "uniqueness"]}, ["--without=chains,uniqueness"]),
    ({"scale": "se"}, ["--scale=se"]),
    ({"scale": "se1181"}, ["--scale=se1181"]),
])
def test_explain_with_options(options, arguments):
    for line, record in zip(MADE[:8], records(["explain", *arguments], MADE[:8])):
        explanation = ennead.explain(line, **options)
        assert [plain(step) for step in explanation] == plain_path(record)
        same(explanation, record, but=["path"])


def test_all_steps():
    late = ennead.explain(EASY, most=40).state
    [record] = records(["explain", "--all"], [late])
    steps = ennead.explain(late, all=True)
    assert [plain(step) for step in steps] == plain_path(record)
    assert steps.outcome == "all" and len(steps) > 5


def test_explain_a_part():
    whole = ennead.explain(MADE[0])
    part = ennead.explain(MADE[0], from_=4, most=3)
    assert [plain(step) for step in part] == [plain(step) for step in whole.path[3:6]]
    assert (part.outcome, len(whole), whole[0].technique) == ("most", whole.steps,
                                                              whole.path[0].technique)


@settings(max_examples=5)
@given(puzzles(most=8))
def test_hint(lines):
    for line, record in zip(lines, records(["hint"], lines)):
        hint = ennead.hint(line)
        same(hint, record, but=["step"])
        assert (plain(hint.step) if hint.step else None) == (
            plain(record["step"]) if "step" in record else None)


def test_hint_at_a_mistake():
    hint = ennead.hint(NONE)
    assert (hint.outcome, hint.step, hint._repr_svg_()) == ("mistake", None, None)
    assert hint.message and hint.wrong


@settings(max_examples=5)
@given(puzzles(most=8))
def test_check(lines):
    for line, record in zip(lines, records(["check"], lines)):
        same(ennead.check(line), record)


def test_check_finds_misprints_and_differences():
    assert ennead.check(NONE).conflict == {"digit": 5, "cells": ["r1c1", "r1c9"]}
    assert ennead.check(NONE).misprints == ["r1c9"]
    assert len(ennead.check(SEVERAL).differ) >= 4


@settings(max_examples=5)
@given(puzzles(most=10))
def test_canonical(lines):
    for line, record in zip(lines, records(["canonical", "--map", "--automorphisms"], lines)):
        same(ennead.canonical(line), record)


@settings(max_examples=4)
@given(puzzles(most=4), strategies.integers(1, 20))
def test_candidates(lines, cap):
    for line, record in zip(lines, records(["candidates", f"--cap={cap}"], lines)):
        answer = ennead.candidates(line, cap=cap)
        assert (answer.verdict, answer.true) == (record["verdict"], record["true"])
        assert record["candidates"] == ["".join(map(str, cell)) or "-"
                                        for cell in answer.candidates]


def test_neighbors():
    made = ennead.minimize(EASY, seed=1)
    said = [one[:81] for one in program(["neighbors", "--format=line"], made).split()]
    assert ennead.neighbors(made) == said and said
    assert ennead.neighbors(made, most=2) == said[:2]
    assert ennead.neighbors(made, remove=0, add=0) == []


@settings(max_examples=4)
@given(puzzles(most=5))
def test_prove(lines):
    said = program(["prove"], "\n".join(lines)).splitlines()
    for line, certificate in zip(lines, said):
        proof = ennead.prove(line)
        assert proof.proof.rstrip("\n") == certificate
        assert ennead.verify(proof) == ennead.verify(certificate) == proof.verdict
        assert proof.verdict == ennead.verdicts(line)


@settings(max_examples=4)
@given(strategies.sampled_from(MADE), strategies.integers(0, 1), strategies.integers(1, 3))
def test_neighbors_of_any(line, remove, most):
    said = program(["neighbors", f"--remove={remove}", "--add=1", "--format=line"], line).split()
    found = ennead.neighbors(line, remove=remove, add=1)
    assert found == [one[:81] for one in said]
    assert ennead.neighbors(line, remove=remove, add=1, most=most) == found[:most]


@settings(max_examples=8)
@given(strategies.sampled_from(MADE + [KILLER]),
       strategies.sampled_from(["light", "dark", "print"]), strategies.booleans())
def test_any_picture_is_the_programs(text, theme, labels):
    arguments = ["draw", f"--theme={theme}", *(["--labels"] if labels else [])]
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "draw.svg")
        program([*arguments, f"--output={path}"], text)
        with open(path, encoding="utf-8") as file:
            assert file.read().strip() == ennead.svg(text, theme=theme, labels=labels).strip()


@settings(max_examples=15)
@given(strategies.sampled_from(MADE + [KILLER, EASY]),
       strategies.sampled_from([form["name"] for form in ennead.forms()]))
def test_convert(text, form):
    said = program(["convert", f"--format={form}"], text)
    try:
        assert ennead.convert(text, form).strip() == said.strip()
    except ennead.OptionError:
        assert said.strip() == ""


LINES = ["hint", "hint 1", "hint 4", "step", "undo", "redo", "set 4 1 3", "r5c5=5", "r1c3=.",
         "check", "nonsense", "candidates", "tree", "steps", "show"]


@settings(max_examples=8)
@given(strategies.sampled_from([EASY, MADE[3], KILLER]),
       strategies.lists(strategies.sampled_from(LINES), max_size=9))
def test_a_session_answers_as_the_program(text, lines):
    game = ennead.Session(drawing="plain")
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "puzzle.txt")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        said = program(["play", "--lines", path], "".join(line + "\n" for line in lines))
    answers = [game.load(text).text] + [game.line(line).text for line in lines]
    assert said == "".join(answers)


def test_a_session_that_deduces():
    game = ennead.Session(deduce=True)
    assert game.load(EASY).text.endswith("Solved!\n")
    assert "51 cells to go" in ennead.Session().load(EASY).text


def test_proofs_in_other_forms():
    assert ennead.prove(EASY, form="cnf").proof.startswith("p cnf 729")
    assert ennead.prove(SEVERAL, form="drat").proof == ""
    assert ennead.prove(EMPTY, lemmas=1).verdict in ("limit", "several")
    with pytest.raises(ennead.PuzzleError) as caught:
        ennead.verify(ennead.prove(EASY).proof.replace("5", "6", 1))
    assert caught.value.line == 1
    with pytest.raises(ennead.OptionError):
        ennead.prove(EASY, form="essay")


def test_variants_as_the_program(tmp_path):
    file = tmp_path / "killer.txt"
    file.write_text(KILLER)
    variant = ennead.Variant(KILLER)
    [record] = [*records(["solve", "--solutions=50", str(file)], [])] or [None]
    assert variant.count() == record["count"] == len(list(variant.solutions(limit=50)))
    [check] = records(["check", str(file)], [])
    assert variant.verdict == variant.check().verdict == check["verdict"]
    [made] = variant.generate(seed=1)
    text = program(["generate", f"--rules={file}", "--seed=1"])
    assert ennead.Variant(text).puzzle == made.puzzle and ennead.verdicts(made.text) == "unique"
    assert ennead.Variant(made.text).solve() == next(ennead.solutions(made.text))
    assert [plain(step) for step in ennead.explain(made.text)] == \
        plain_path(records(["explain", "-"], [made.text])[0])
    assert ennead.hint(made.text).outcome == "step"
    assert len(variant.true_candidates(cap=0).frequencies) == 16


SIZES = ["variant\nsize 6\nboxes 2x3\n", "variant\nsize 4\n", KILLER,
         "variant\nsize 9\ndiagonal-down\ndiagonal-up\n"]


@settings(max_examples=6)
@given(strategies.sampled_from(SIZES), strategies.integers(0, 10**6))
def test_variants_are_answered_as_by_the_program(rules, seed):
    [made] = ennead.generate(rules=rules, seed=seed)
    variant, solution = ennead.Variant(made.text), ennead.solve(made.text)
    [record] = records(["check"], [made.text])
    same(variant.check(), record, but=["symmetry"])
    [record] = records(["candidates", "--cap=3"], [rules])
    assert ennead.candidates(rules, cap=3).true == record["true"]
    [record] = records(["hint"], [made.text])
    same(variant.hint(), record, but=["step"])
    [record] = records(["solve", "--solutions=9"], [rules])
    assert list(ennead.solutions(rules, limit=9)) == record["solutions"]
    [record] = records(["rate", "-"], [made.text])
    rating = ennead.rate(made.text)
    assert (rating.verdict, rating.technique, rating.steps) == (
        record["verdict"], record.get("technique"), record.get("steps", 0))
    assert variant.rate() == rating and ennead.rate(variant, scale="te") == rating
    rows = [solution[at:at + variant.columns] for at in range(0, len(solution), variant.columns)]
    full = rules + "grid\n" + "\n".join(" ".join(row) for row in rows) + "\n"
    [record] = records(["check"], [full])
    same(ennead.check(full), record, but=["symmetry"])
    text = ennead.minimize(full, seed=seed)
    assert ennead.Variant(text).puzzle.count(".") > 5
    assert ennead.Variant(text).puzzle == program(
        ["minimize", f"--seed={seed}", "--format=line", "-"], full).split()[0]
    assert ennead.Variant(full).minimize(seed=seed) == ennead.Variant(text)


def test_what_rate_and_minimize_take():
    grid = "\n".join(EASY[at:at + 9] for at in range(0, 81, 9))
    for one in (grid, LINK, ennead.Variant(EASY)):
        assert ennead.rate(one) == ennead.rate(EASY)
        assert ennead.minimize(one, seed=4) == ennead.minimize(EASY, seed=4)
    late = ennead.explain(EASY, most=40).state
    assert ennead.rate(late).steps < ennead.rate(EASY).steps
    marks = ennead.Variant(EASY).forms["marks"]
    for one in (late, marks, ennead.Variant(EASY).text):
        assert ennead.minimize(one, seed=4) == ennead.minimize(EASY, seed=4)
        assert ennead.canonical(one).canonical == ennead.canonical(EASY).canonical
    assert ennead.neighbors(marks, most=1) == ennead.neighbors(EASY, most=1)
    assert ennead.check(marks).redundant == ennead.check(EASY).redundant != []
    with pytest.raises(ennead.PuzzleError) as caught:
        ennead.canonical(SUKAKU)
    assert "only givens" in str(caught.value)
    assert ennead.rate(KILLER).technique in ("rule", "trial")
    many = "variant\nsize 4\n"
    assert ennead.rate(many).verdict == "several"
    assert ennead.Variant(ennead.minimize(many)) == ennead.Variant(many)
    assert ennead.verdicts(ennead.minimize(KILLER, time_limit=60)) == "unique"
    with pytest.raises(ennead.OptionError):
        ennead.rate(KILLER, scale="x")
    with pytest.raises(ennead.OptionError):
        ennead.minimize(EASY, seed=-1)


def test_variants_in_all_forms():
    variant = ennead.Variant(KILLER)
    assert (variant.plain, variant.rows, variant.columns, variant.clues) == (False, 4, 4, 0)
    assert (len(variant.rules), variant.note, variant.form) == (4, "A killer of four", "variant")
    assert "4x4" in repr(variant) and "4 rules" in repr(variant)
    for form in ("link", "variant", "iss", "fpuzzles"):
        again = ennead.Variant(variant.convert(form))
        assert (again.count(), again.rules) == (variant.count(), variant.rules), form
    again = ennead.Variant(variant.text)
    assert again == variant and hash(again) == hash(variant) and variant != KILLER
    easy = ennead.Variant(LINK)
    assert (easy.plain, easy.puzzle, easy.solve()) == (True, EASY, ennead.solve(EASY))
    assert easy.givens[:3] == [5, 3, 0] and len(easy.candidates) == 81
    assert ennead.solve(easy.forms["marks"]) == ennead.solve(EASY)
    with pytest.raises(ennead.OptionError):
        variant.convert("hodoku")
    with pytest.raises(ennead.OptionError):
        variant.convert("no such form")


def test_where_a_variant_is_wrong():
    with pytest.raises(ennead.PuzzleError) as caught:
        ennead.Variant("variant x\nsize 4\ncage 3 r1c1 r9c9\n")
    assert (caught.value.line, caught.value.index, caught.value.code) == (3, None, "puzzle")
    assert str(caught.value).startswith("line 3, column")
    with pytest.raises(ennead.PuzzleError) as caught:
        ennead.canonical(KILLER)
    assert caught.value.code == "variant"


def test_puzzles_of_other_types():
    import numpy as np
    solution = ennead.solve(EASY)
    assert ennead.hint(np.array([int(c) if c != "." else 0 for c in EASY])).puzzle == EASY
    assert ennead.hint(EASY.encode()).puzzle == EASY
    assert ennead.solve(ennead.Variant(EASY)) == solution
    with pytest.raises(TypeError):
        ennead.hint(np.zeros((2, 81), np.uint8))
    with pytest.raises(ennead.PuzzleError):
        ennead.hint(np.full(81, 10, np.uint8))


def valid(svg, tmp_path):
    file = tmp_path / "picture.svg"
    ennead.Svg(svg).save(str(file))
    subprocess.run(["xmllint", "--noout", str(file)], check=True)
    return svg.startswith("<svg")


def test_pictures(tmp_path):
    explanation = ennead.explain(MADE[0], techniques=["singles", "easy", "chains"])
    hint = ennead.hint(MADE[0])
    game = ennead.Session()
    game.load(EASY)
    step = explanation[len(explanation) // 2]
    shown = [ennead.svg(EASY, labels=True, title="A & B"), ennead.svg(EASY, solution=True),
             ennead.Variant(KILLER)._repr_svg_(), step._repr_svg_(), hint._repr_svg_(),
             step.svg(theme="dark"), game._repr_svg_(), game.position()._repr_svg_(),
             ennead.svg(EASY)._repr_svg_(), ennead.explain(KILLER)[0]._repr_svg_()]
    assert all(valid(svg, tmp_path) for svg in shown) and len(set(shown)) == 9
    with pytest.raises(ennead.OptionError):
        ennead.svg(EASY, theme="pink")


def test_pictures_are_the_programs(tmp_path):
    file = tmp_path / "draw.svg"
    program(["draw", f"--output={file}"], EASY)
    assert file.read_text().strip() == ennead.svg(EASY).strip()


def test_sessions():
    game = ennead.Session(language="de", drawing="plain")
    assert game.greeting
    assert not game.load(EASY).refused
    assert not game.line("auto off").refused and not game.load(EASY).refused
    assert not game.line("set 4 1 3").refused
    assert game.line("no such thing").refused and str(game.line("hint 1"))
    position = game.position()
    assert position.values[2] == 4 and position.givens[2] == 0
    assert game.line("undo").kind == "say" and game.position().values[2] == 0
    assert game.line("exit").kind == "exit"
    new = game.line("new easy")
    assert (new.kind, new.name) == ("new", "easy")
    assert ennead.Session().load("nonsense").refused
    game = ennead.Session()
    game.load(KILLER)
    assert not game.position().plain
    with pytest.raises(ennead.OptionError):
        ennead.Session(language="la")


def test_tables():
    names = [technique["name"] for technique in ennead.techniques()]
    assert names == list(ennead.techniques_of("hodoku")) and "X-Wing" in names
    assert {"cage", "thermometer"} & {rule["name"] for rule in ennead.rules()}
    assert {"link", "fpuzzles"} <= {form["name"] for form in ennead.forms()}
    assert program(["--version"]).split()[1] == ennead.__version__


def test_answers_are_plain_data():
    explanation = ennead.explain(EASY)
    for answer in (explanation, ennead.hint(EASY), ennead.rate(EASY), ennead.check(NONE)):
        assert pickle.loads(pickle.dumps(answer)) == answer == copy.deepcopy(answer)
    assert pickle.loads(pickle.dumps(explanation[0])).svg() == explanation[0].svg()
    variant = ennead.Variant(KILLER)
    for again in (pickle.loads(pickle.dumps(variant)), copy.deepcopy(variant)):
        assert again == variant and again.count() == variant.count()
    assert weakref.ref(variant)() is variant
    with pytest.raises(ennead.PuzzleError) as caught:
        ennead.solve([EASY, "12"])
    error = pickle.loads(pickle.dumps(caught.value))
    assert (str(error), error.index, error.offset) == (str(caught.value), 1, 2)
    for one in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError):
            one(ennead.Session())
