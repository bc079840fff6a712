# SPDX-License-Identifier: MIT
"""The package itself: types, docstrings, and the page that describes it."""
import contextlib
import doctest
import importlib
import inspect
import io
import os
import pathlib
import pkgutil
import re
import shutil
import subprocess
import sys

import ennead
import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "python.md"


def functions():
    return [getattr(ennead, name) for name in ennead.__all__ if callable(getattr(ennead, name))]


@pytest.mark.skipif(shutil.which("mypy") is None, reason="mypy is not installed")
def test_types(tmp_path):
    user = tmp_path / "user.py"
    user.write_text("import ennead\n"
                    "solution: str | None = ennead.solve('1')\n"
                    "er: float | None = ennead.rate('1').er\n"
                    "counts: list[int] = ennead.count(['1'])\n"
                    "wrong: int = ennead.solve('1')\n")
    config = f"--config-file={ROOT / 'pyproject.toml'}"
    cache = f"--cache-dir={tmp_path / 'cache'}"
    done = subprocess.run(["mypy", "--strict", "--python-version=3.11", config, cache,
                           str(ROOT / "python" / "ennead")], capture_output=True, text=True,
                          check=False, env={**os.environ, "PYTHONPATH": ""})
    assert done.returncode == 0, done.stdout + done.stderr
    done = subprocess.run(["mypy", "--strict", "--python-version=3.11", cache, str(user)],
                          capture_output=True, text=True, check=False,
                          env={**os.environ, "MYPYPATH": str(ROOT / "python"), "PYTHONPATH": ""})
    assert "user.py:5: error" in done.stdout and "Found 1 error in 1 file" in done.stdout


def test_the_stub_is_true():
    from ennead import _ennead
    stub = (ROOT / "python" / "ennead" / "_ennead.pyi").read_text()
    names = set(re.findall(r"^def (\w+)", stub, re.M)) | {"version"}
    assert names == {name for name in dir(_ennead) if not name.startswith("__")}


def test_all_is_documented():
    for one in functions():
        assert inspect.getdoc(one), one
        if inspect.isclass(one):
            continue
        for name, parameter in inspect.signature(one).parameters.items():
            text = inspect.getdoc(one)
            told = name in ("puzzle", "proof") or "as for" in text
            told = told or parameter.kind is parameter.VAR_KEYWORD
            assert told or re.search(rf"\b{name}\b", text), (one, name)


def test_the_page_names_all_functions():
    page = PAGE.read_text()
    for name in ennead.__all__:
        if name[0].islower() and name != "techniques_of":
            assert f"`{name}" in page or f"ennead.{name}(" in page, name


@pytest.mark.parametrize("module", [module.name for module in
                                    pkgutil.iter_modules(ennead.__path__)] + [""])
def test_doctests(module):
    if module == "_ennead":
        return
    name = f"ennead.{module}" if module else "ennead"
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_no_numpy_is_needed():
    code = ("import sys; sys.modules['numpy'] = None; import ennead\n"
            "line = '.' * 80 + '1'\n"
            "assert ennead.verdicts([line]) == ['several'] and ennead.rate([line])\n"
            "assert ennead.solve(b'.' * 81) == b'.' * 81 + bytes([10])\n"
            "assert 'pandas' not in sys.modules")
    subprocess.run([sys.executable, "-c", code], check=True)


def test_the_page(tmp_path, monkeypatch):
    """All code of the page, in its order; with fewer puzzles, and matplotlib if it is there."""
    pytest.importorskip("matplotlib")
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.S)
    names, said = {}, io.StringIO()
    with contextlib.redirect_stdout(said):
        for block in blocks:
            exec(compile(block.replace("1_000_000", "1_500"), str(PAGE), "exec"), names)
    assert len(blocks) >= 5 and ennead.solve(names["puzzle"]) in said.getvalue()
    assert (tmp_path / "ratings.png").stat().st_size > 5000
    assert (tmp_path / "step.svg").read_text().startswith("<svg")
    assert "1 81 puzzle 1: line 1, column 81" in said.getvalue()
    shown = os.environ.get("ENNEAD_PLOT")
    if shown:
        shutil.copy(tmp_path / "ratings.png", shown)
