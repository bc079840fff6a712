# SPDX-License-Identifier: MIT
"""What Frama-C proves of the checker of certificates: proved.py SOURCE_ROOT

The comments that begin with @ in src/proof/checker.c say what each function needs and what holds
after it. WP turns them, and the absence of undefined behavior, into goals, which z3 and cvc4 prove.
checker_make_rules is left out: it has no input, and tests/unit/proof/test_tables.c looks at all
that it makes.

Frama-C, why3, z3 and cvc4 are not installed by ./check; without them the test is skipped. Debian
has them: frama-c-base, why3, z3, cvc4.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from tap import Report, Skip, environment  # noqa: E402

ROOT = sys.argv[1]
SECONDS = 150  # for a goal; the hardest takes 5 on an idle machine
LEFT_OUT = "is_seen,make_seen,checker_make_rules"


def proved():
    tools = {tool: shutil.which(tool) for tool in ("frama-c", "why3", "z3", "cvc4")}
    missing = [tool for tool, path in tools.items() if path is None]
    if missing:
        raise Skip(f"not installed: {', '.join(missing)}")
    with tempfile.TemporaryDirectory() as home:
        plain = environment(HOME=home)
        subprocess.run([tools["why3"], "config", "detect"], env=plain, capture_output=True,
                       check=True)
        done = subprocess.run(
            [tools["frama-c"], f"-cpp-extra-args=-I{ROOT}/src -I{ROOT}/include",
             os.path.join(ROOT, "src/proof/checker.c"), "-wp", "-wp-rte", "-wp-prover", "z3,cvc4",
             f"-wp-timeout={SECONDS}", "-wp-par=2", f"-wp-skip-fct={LEFT_OUT}"],
            env=plain, capture_output=True, text=True, cwd=home, check=False)
    told = done.stdout + done.stderr
    counts = re.search(r"Proved goals: +(\d+) / (\d+)", told)
    if done.returncode != 0 or counts is None:
        return told[-3000:]
    print(f"# proved {counts[1]} of {counts[2]} goals")
    failed = set(re.findall(r"\[(?:Failed|Timeout|Unknown)\] Goal typed_(\w+)", told))
    return "\n".join(f"not proved: {goal}" for goal in sorted(failed)) or None


report = Report()
report.case("the checker: no undefined behavior, and clauses that are accepted follow", proved)
report.finish()
