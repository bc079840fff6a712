# SPDX-License-Identifier: MIT
"""Prints what ninja has to build in a folder for the tests of some suites."""
import argparse
import json
import os
import pathlib


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--suite", action="append", required=True)
    wanted = parser.parse_args()

    def info(name):
        return json.loads((wanted.folder / "meson-info" / f"{name}.json").read_text())

    built = {target["id"]: target["filename"] for target in info("intro-targets")}
    needed = {
        file
        for test in info("intro-tests")
        if set(wanted.suite).intersection(suite.split(":")[-1] for suite in test["suite"])
        for target in test["depends"]
        for file in built[target]
    }
    root = info("meson-info")["directories"]["build"]
    print("\n".join(sorted(os.path.relpath(file, root) for file in needed)))


if __name__ == "__main__":
    main()
