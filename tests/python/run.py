# SPDX-License-Identifier: MIT
"""run.py FILE PROGRAM PACKAGE [ARGUMENT...]: runs tests with pytest, which report in TAP.

Tests find the program in ENNEAD_PROGRAM; PACKAGE is the folder that holds `ennead`. It must be run
by a Python that has pytest, hypothesis, numpy and pandas.
"""
import contextlib
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from tap import Report, Skip  # noqa: E402


class Tap:
    """Turns what pytest finds out into cases."""

    def __init__(self):
        self.report = Report()
        self.stdout = sys.stdout

    def case(self, name, report):
        with contextlib.redirect_stdout(self.stdout):
            self.report.case(name, self.say, report)

    def pytest_runtest_logreport(self, report):
        if report.when == "call" or report.outcome != "passed":
            self.case(report.nodeid.split("::", 1)[-1], report)

    def pytest_collectreport(self, report):
        if report.failed:
            self.case(report.nodeid or "collecting", report)

    @staticmethod
    def say(report):
        if report.skipped:
            raise Skip(report.longrepr[2] if isinstance(report.longrepr, tuple) else "")
        return None if report.passed else str(report.longrepr)


def main():
    test, program, package, *more = sys.argv[1:]
    sys.dont_write_bytecode = True
    sys.path.insert(0, package)
    os.environ.update(ENNEAD_PROGRAM=os.path.abspath(program), PYTHONPATH=package,
                      PYTHONDONTWRITEBYTECODE="1", LC_ALL="C.UTF-8", MPLBACKEND="agg")
    import pytest
    tap = Tap()
    # What pytest itself says would not be TAP.
    with open(os.devnull, "w", encoding="utf-8") as nowhere, contextlib.redirect_stdout(nowhere):
        pytest.main([test, "-p", "no:cacheprovider", *more], plugins=[tap])
    tap.report.finish()


if __name__ == "__main__":
    main()
