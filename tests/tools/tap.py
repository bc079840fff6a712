# SPDX-License-Identifier: MIT
"""Test cases that report in TAP, which meson counts one by one.

A file of tests makes a `Report`, runs each case with `case`, and ends with `finish`. A case is a
function that returns None when all is well, or a text that says what is wrong; `Skip` says why a
case cannot be run here.
"""
import os
import signal
import sys
import traceback

# The parent process may have set signals to be ignored (nohup, a shell's background), and programs
# would inherit that from here.
signal.signal(signal.SIGINT, signal.default_int_handler)
for ignored in (signal.SIGHUP, signal.SIGQUIT, signal.SIGTERM, signal.SIGTSTP):
    signal.signal(ignored, signal.SIG_DFL)


class Skip(Exception):
    """Raised by a case that cannot be run on this machine; the text says what is missing."""


class Report:
    def __init__(self):
        self.count = 0
        self.failed = 0

    def case(self, name, function, *arguments):
        self.count += 1
        name = name.replace("#", "No.")
        try:
            wrong = function(*arguments)
        except Skip as reason:
            print(f"ok {self.count} - {name} # SKIP {reason}", flush=True)
            return
        except Exception:  # a fault in a test must be a failure of that case alone
            wrong = traceback.format_exc()
        if wrong is None:
            print(f"ok {self.count} - {name}", flush=True)
            return
        self.failed += 1
        print(f"not ok {self.count} - {name}")
        for line in wrong.splitlines():
            print(f"# {line}")
        sys.stdout.flush()

    def finish(self):
        print(f"1..{self.count}")
        sys.exit(1 if self.failed else 0)


def environment(**more):
    """A plain environment: what a user's shell may hold must not change a result."""
    kept = {name: os.environ[name]
            for name in ("PATH", "ASAN_OPTIONS", "UBSAN_OPTIONS", "TSAN_OPTIONS")
            if name in os.environ}
    return {**kept, "LC_ALL": "C", "TERM": "xterm", "HOME": "/nonexistent", **more}


def difference(what, expected, found):
    """Both texts with their ends and odd bytes visible; None when they are equal."""
    if expected == found:
        return None
    lines = [f"{what} differs; expected:"]
    lines += [f"  {line!r}"[:200] for line in expected.split(b"\n")[:30]]
    lines.append("found:")
    lines += [f"  {line!r}"[:200] for line in found.split(b"\n")[:30]]
    return "\n".join(lines)
