# SPDX-License-Identifier: MIT
"""Runs the command-line cases: run.py PROGRAM FOLDER_OR_FILE...

A case is a file NAME.case. Lines with '#' at its top say what it shows; then come

    command: ennead solve --format=line in.txt      a shell command; may be given once
    --- file in.txt                                 a file that lies in the current folder
    --- stdin                                       default: nothing
    --- stdout                                      default: nothing, exactly
    --- stderr                                      likewise
    --- exit 1                                      default: 0

The text of a section is the lines up to the next '---'. Words in parentheses after its name change
it: (escaped) reads \\r \\n \\t \\\\ \\xHH, and \\c at the end of a line takes away the line's end;
(gz) and (zst) compress it, (cut N) drops its last N bytes, (repeat N) writes it N times, (regex)
makes each expected line a regular expression, (copy PATH) is the text of a file of the project.
"""
import glob
import gzip
import os
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from tap import Report, difference, environment  # noqa: E402

ROOT = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
ESCAPES = {b"r": b"\r", b"n": b"\n", b"t": b"\t", b"\\": b"\\"}


def unescape(text):
    text = re.sub(rb"\\c\n", b"", text)
    return re.sub(rb"\\(x[0-9a-fA-F]{2}|[rnt\\])",
                  lambda m: bytes([int(m[1][1:], 16)]) if m[1][:1] == b"x" else ESCAPES[m[1]],
                  text)


def zstd_frame(data):
    """A zstd frame of raw blocks (RFC 8878), which any decoder takes."""
    frame = b"\x28\xb5\x2f\xfd" + b"\xa0" + len(data).to_bytes(4, "little")
    pieces = [data[i:i + 65536] for i in range(0, len(data), 65536)] or [b""]
    for number, piece in enumerate(pieces):
        last = 1 if number == len(pieces) - 1 else 0
        frame += (len(piece) << 3 | last).to_bytes(3, "little") + piece
    return frame


def changed(text, words):
    for word in words:
        name, _, value = word.partition(" ")
        if name == "escaped":
            text = unescape(text)
        elif name == "gz":
            text = gzip.compress(text, mtime=0)
        elif name == "zst":
            text = zstd_frame(text)
        elif name == "cut":
            text = text[:-int(value)]
        elif name == "repeat":
            text *= int(value)
        elif name == "copy":
            with open(os.path.join(ROOT, value), "rb") as file:
                text = file.read() + text
        elif name != "regex":
            raise ValueError(f"unknown word ({word})")
    return text


class Case:
    def __init__(self, path):
        self.command = None
        self.status = 0
        self.files = {}
        self.sections = {"stdin": b"", "stdout": b"", "stderr": b""}
        self.patterns = set()
        with open(path, "rb") as file:
            head, *sections = re.split(rb"^--- ", file.read(), flags=re.MULTILINE)
        for line in head.decode().splitlines():
            if line.startswith("command: "):
                self.command = line[9:]
            elif line and not line.startswith("#"):
                raise ValueError(f"{path}: what is '{line}'?")
        if self.command is None:
            raise ValueError(f"{path}: no command")
        for section in sections:
            self.add(path, section)

    def add(self, path, section):
        title, _, text = section.partition(b"\n")
        words = re.findall(r"\(([^)]*)\)", title.decode())
        name = re.sub(r"\([^)]*\)", "", title.decode()).split()
        text = changed(text, words)
        if name[0] == "exit":
            self.status = int(name[1])
        elif name[0] == "file":
            self.files[name[1]] = text
        elif name[0] in self.sections:
            self.sections[name[0]] = text
            if "regex" in words:
                self.patterns.add(name[0])
        else:
            raise ValueError(f"{path}: what is '--- {title.decode()}'?")

    def compare(self, name, found):
        expected = self.sections[name]
        if name not in self.patterns:
            return difference(name, expected, found)
        patterns = expected.split(b"\n")
        lines = found.split(b"\n")
        if len(patterns) == len(lines) and all(map(re.fullmatch, patterns, lines)):
            return None
        return difference(name, expected, found)

    def run(self, programs):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in self.files.items():
                with open(os.path.join(folder, name), "wb") as file:
                    file.write(text)
            variables = environment()
            variables["PATH"] = programs + ":" + variables["PATH"]
            done = subprocess.run(["/bin/sh", "-c", self.command], cwd=folder, env=variables,
                                  input=self.sections["stdin"], capture_output=True, timeout=300)
        wrong = []
        if done.returncode != self.status:
            wrong.append(f"exit status {done.returncode}, expected {self.status}")
        wrong += [self.compare("stdout", done.stdout), self.compare("stderr", done.stderr)]
        wrong = [text for text in wrong if text]
        return "\n".join([self.command] + wrong) if wrong else None


def main():
    program, *places = sys.argv[1:]
    paths = [path for place in places for path in
             (sorted(glob.glob(os.path.join(place, "*.case"))) if os.path.isdir(place)
              else [place])]
    report = Report()
    with tempfile.TemporaryDirectory() as programs:
        os.symlink(os.path.abspath(program), os.path.join(programs, "ennead"))
        for path in paths:
            name = os.path.splitext(os.path.basename(path))[0]
            report.case(name, lambda: Case(path).run(programs))
    report.finish()


if __name__ == "__main__":
    main()
