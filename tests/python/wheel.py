# SPDX-License-Identifier: MIT
"""A wheel as docs/python.md says, in an empty environment: wheel.py SOURCE_ROOT CLEAN_FOLDER PYTHON

The wheel is compiled without optimization, and the environment is empty even of pip, to save time.
PYTHON has meson-python; without it the case is skipped. CLEAN_FOLDER remembers that it has passed.
"""
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from kept import digest_of, unless_kept  # noqa: E402
from tap import Report, Skip, environment  # noqa: E402

SOURCES = ["LICENSE", "docs", "include", "meson.build", "meson_options.txt", "pyproject.toml",
           "python", "src", "web"]
LINES = """import ennead
puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
print(ennead.solve(puzzle), ennead.Variant(puzzle).hint().outcome, ennead.__file__)
"""


def run(arguments, folder):
    kept = {name: os.environ[name] for name in os.environ if name.startswith("CCACHE")}
    done = subprocess.run(arguments, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True,
                          check=False, text=True, env=environment(**kept, PIP_NO_INDEX="1",
                                                                  PIP_DISABLE_PIP_VERSION_CHECK="1",
                                                                  HOME=folder))
    if done.returncode != 0:
        raise RuntimeError(f"{arguments}:\n{done.stdout}\n{done.stderr}")
    return done.stdout


def copy_sources(root, folder):
    source = os.path.join(folder, "source")
    os.mkdir(source)
    for name in SOURCES:
        path = os.path.join(root, name)
        if os.path.isdir(path):
            shutil.copytree(path, os.path.join(source, name),
                            ignore=shutil.ignore_patterns("node_modules", "__pycache__"))
        else:
            shutil.copy(path, source)
    return source


def wheel_in_an_empty_environment(root, clean, python):
    if subprocess.run([python, "-c", "import mesonpy, pip, venv"], check=False,
                      stderr=subprocess.DEVNULL).returncode != 0:
        raise Skip("meson-python, pip or venv is not installed")
    digest = digest_of(root, [name + end for name in SOURCES for end in ("", "/**")]
                       + ["tests/python/wheel.py"], run([python, "-VV"], "/"),
                       run(["cc", "--version"], "/"))
    return unless_kept(os.path.join(clean, "wheel"), digest, make_and_use, root, python)


def make_and_use(root, python):
    with tempfile.TemporaryDirectory() as folder:
        source = copy_sources(root, folder)
        run([python, "-m", "pip", "wheel", "--no-build-isolation", "--no-deps", "-w", folder,
             "--config-settings", "setup-args=-Doptimization=0", source], folder)
        [wheel] = [name for name in os.listdir(folder) if name.endswith(".whl")]
        if "-cp311-abi3-" not in wheel and "-abi3-" not in wheel:
            return f"{wheel} is not for the limited API"
        with zipfile.ZipFile(os.path.join(folder, wheel)) as file:
            names = [name for name in file.namelist() if ".dist-info/" not in name]
        wrong = [name for name in names if not name.startswith("ennead/")]
        if wrong or "ennead/py.typed" not in names or "ennead/_ennead.abi3.so" not in names:
            return f"the wheel has {names}"
        run([python, "-m", "venv", "--without-pip", "empty"], folder)
        inside = os.path.join(folder, "empty", "bin", "python")
        run([python, "-m", "pip", "--python", inside, "install", "--no-deps",
             os.path.join(folder, wheel)], folder)
        said = run([inside, "-c", LINES], "/").split()
        right = said[0].startswith("534678912") and said[1] == "step" and said[2].startswith(folder)
        return None if right else f"it says {said}"


def main():
    root, clean, python = sys.argv[1:]
    report = Report()
    report.case("a wheel in an empty environment", wheel_in_an_empty_environment, root, clean,
                python)
    report.finish()


if __name__ == "__main__":
    main()
