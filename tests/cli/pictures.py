# SPDX-License-Identifier: MIT
"""Pictures and books, looked at by other programs: pictures.py PROGRAM [write]

xmllint reads every SVG: an example of each rule and technique in each theme, the steps of paths,
and titles of random bytes. What rsvg-convert makes of an SVG, with our font, and the PNG of the
program agree: values from 0 to 255 differ by MEAN in the mean at most, and at most FAR of them by
more than 64. The text of an SVG gives the puzzle back, and the text of a book each puzzle and each
solution, digit by digit at its place. The pictures of docs/pictures/ are those that the program
makes; `write` writes them anew.
"""
import os
import random
import re
import subprocess
import sys
import tempfile
import zlib

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from tap import Report, environment  # noqa: E402

ROOT = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
PROGRAM = os.path.abspath(sys.argv[1])
THEMES = ["light", "dark", "print", "color-blind"]
MEAN, FAR = 4.0, 0.02
PUZZLE = ".......8.1.5.7..2.4...6...7.....3.5.2.9.5.3.6......2.8.6.3...4..8...5...92....7.."
CHAINS = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."

# The pictures of docs/pictures/, and the arguments of the program for each.
SHOWN = {
    "board.svg": ["draw", "--size=320px", PUZZLE],
    "skyscraper.svg": ["draw", "--size=320px", "--words", "--step=29", PUZZLE],
    "forcing-chain.svg": ["draw", "--size=320px", "--scale=se", "--step=12", CHAINS],
    "killer.svg": ["draw", "--size=320px", "--solution", "examples/killer.txt"],
    "thermo-arrow.svg": ["draw", "--size=320px", "--theme=dark", "examples/thermo-arrow.txt"],
}


def output_of(*arguments, data=None, program=PROGRAM, folder=ROOT):
    done = subprocess.run([program, *arguments], input=data, capture_output=True, timeout=300,
                          cwd=folder, env=environment(), check=False)
    if done.returncode != 0:
        said = done.stderr.decode("utf-8", "replace")
        raise RuntimeError(f"{program} {' '.join(arguments)}: exit {done.returncode}\n{said}")
    return done.stdout


def linted(*paths):
    done = subprocess.run(["xmllint", "--noout", "--nonet", *paths], capture_output=True,
                          text=True, timeout=300, check=False)
    return done.stderr or None


def in_folder(function):
    """A case that gets an empty folder."""
    def case():
        with tempfile.TemporaryDirectory() as folder:
            return function(folder)
    return case


def svgs_in(folder):
    names = sorted(os.listdir(folder))
    return [os.path.join(folder, name) for name in names if name.endswith(".svg")]


def catalogues(folder):
    for what in ("rules", "techniques"):
        for theme in THEMES:
            output_of("draw", f"--catalogue={what}", f"--theme={theme}", "--labels", "-o",
                os.path.join(folder, f"{what}-{theme}.svg"))
    return linted(*svgs_in(folder))


def paths(folder):
    output_of("draw", "--path", "--words", PUZZLE, "-o", os.path.join(folder, "a.svg"))
    output_of("draw", "--path", "--words", "--scale=se", CHAINS, "-o",
              os.path.join(folder, "b.svg"))
    output_of("draw", "--path", "--words", "examples/killer.txt", "-o",
              os.path.join(folder, "c.svg"))
    return linted(*svgs_in(folder))


def random_title(chance):
    """Bytes of all kinds, but for the ends of lines."""
    kinds = [bytes([chance.randrange(256)]) for _ in range(20)] + [
        b"<script>alert(1)</script>", b"&amp;", b"]]>", b"<!--", "\u65e5\u672c".encode(),
        "\u202e".encode(), b"\xed\xa0\x80", b"\xf5", "\U0001f600".encode(), b"\x1b[31m", b"x" * 300]
    text = b"".join(chance.choice(kinds) for _ in range(chance.randrange(1, 40)))
    return re.sub(rb"[\r\n\0]", b"?", text)


def titles(folder):
    chance = random.Random(1)
    lines = [PUZZLE.encode() + b" " + random_title(chance) for _ in range(60)]
    output_of("draw", "--title", "-o", os.path.join(folder, "t.svg"),
              data=b"\n".join(lines) + b"\n")
    wrong = linted(*svgs_in(folder))
    for path in svgs_in(folder):
        with open(path, "rb") as file:
            text = file.read()
        if b"<script" in text or re.search(rb"[\x00-\x09\x0b-\x1f\x7f]", text):
            wrong = (wrong or "") + f"{path}: markup or controls\n"
    return wrong if wrong or len(svgs_in(folder)) == 60 else "some picture is missing"


def pixels(data):
    """(width, height, rows of bytes) of a PNG of four or three bytes a pixel."""
    at, body = 8, b""
    width, height = int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    size = {2: 3, 6: 4}[data[25]]
    while at < len(data):
        length = int.from_bytes(data[at:at + 4], "big")
        if data[at + 4:at + 8] == b"IDAT":
            body += data[at + 8:at + 8 + length]
        at += length + 12
    raw, rows, above = zlib.decompress(body), [], bytearray(width * size)
    for y in range(height):
        start = y * (width * size + 1)
        kind, row = raw[start], bytearray(raw[start + 1:start + 1 + width * size])
        for x, value in enumerate(row):
            left = row[x - size] if x >= size else 0
            corner = above[x - size] if x >= size else 0
            if kind == 1:
                value += left
            elif kind == 2:
                value += above[x]
            elif kind == 3:
                value += (left + above[x]) // 2
            elif kind == 4:
                near = left + above[x] - corner
                value += min((left, above[x], corner), key=lambda one: abs(near - one))
            row[x] = value & 255
        rows.append([row[x:x + 3] for x in range(0, width * size, size)])
        above = row
    return width, height, rows


def differs(one, other):
    """What the two pictures differ by, or None."""
    if one[:2] != other[:2]:
        return f"{one[:2]} and {other[:2]} pixels"
    apart = [abs(a - b) for row, same in zip(one[2], other[2])
             for p, q in zip(row, same) for a, b in zip(p, q)]
    mean, far = sum(apart) / len(apart), sum(value > 64 for value in apart) / len(apart)
    if mean <= MEAN and far <= FAR:
        return None
    return f"the mean difference is {mean:.2f}, {far:.2%} are far"


def painted_alike(*arguments):
    def case():
        with tempfile.TemporaryDirectory() as folder:
            svg, ours = (os.path.join(folder, name) for name in ("a.svg", "a.png"))
            output_of("draw", *arguments, "--size=300px", "-o", svg)
            output_of("draw", *arguments, "--size=300px", "-o", ours)
            with open(svg, "r+", encoding="utf-8") as file:
                text = re.sub(' font-family="[^"]*"', ' font-family="DejaVu Sans"', file.read())
                file.seek(0)
                file.write(text)
                file.truncate()
            with open(ours, "rb") as file:
                return differs(pixels(file.read()), pixels(output_of(svg, program="rsvg-convert")))
    return case


def svg_text():
    text = output_of("draw", PUZZLE).decode()
    digits = ["."] * 81
    for x, y, digit in re.findall(r'<text x="(\d+)" y="(\d+)">(\d)</text>', text):
        digits[int(y) // 1000 * 9 + int(x) // 1000] = digit
    return None if "".join(digits) == PUZZLE else f"found {''.join(digits)}"


def board_of(page):
    """The board on a page of A4 with one puzzle, as wide as there is room; it is 9120 units wide,
    and a cell 1000 of them."""
    margin = 15 * 72 / 25.4
    pitch = (210 * 72 / 25.4 - 2 * margin) * 1000 / 9120
    digits = ["."] * 81
    number = r'="([\d.]+)" '
    word = f"<word xMin{number}yMin{number}xMax{number}yMax{number[:-1]}>([1-9])</word>"
    for left, top, right, bottom, digit in re.findall(word, page):
        column = int(((float(left) + float(right)) / 2 - margin) / pitch)
        row = int(((float(top) + float(bottom)) / 2 - margin) / pitch)
        if row < 9 and column < 9:
            digits[row * 9 + column] = digit
    return "".join(digits)


def book_text(folder):
    lines = output_of("generate", "-n", "12", "--seed=1").decode().split()
    book = os.path.join(folder, "book.pdf")
    output_of("book", "-p", "1", "--solutions=behind", "-o", book, data="\n".join(lines).encode())
    solved = output_of("solve", "--format=line", data="\n".join(lines).encode()).decode().split()
    pages = output_of("-bbox", book, "-", program="pdftotext").decode().split("<page ")[1:]
    wanted = [board for pair in zip(lines, solved) for board in pair]
    found = [board_of(page) for page in pages]
    return None if found == wanted else f"found {found}, expected {wanted}"


def shown_is_current(name):
    with open(os.path.join(ROOT, "docs", "pictures", name), "rb") as file:
        same = file.read() == output_of(*SHOWN[name])
    return None if same else "it is another one: pictures.py PROGRAM write"


def main():
    if sys.argv[2:] == ["write"]:
        for name, arguments in SHOWN.items():
            with open(os.path.join(ROOT, "docs", "pictures", name), "wb") as file:
                file.write(output_of(*arguments))
        return
    report = Report()
    for name, case in (("all rules and techniques in all themes", catalogues), ("paths", paths),
                       ("titles of random bytes", titles)):
        report.case(f"xmllint: {name}", in_folder(case))
    if os.path.exists(os.path.join(os.path.dirname(PROGRAM), "ennead-paint")):
        report.case("librsvg and cairo: a board", painted_alike(PUZZLE))
        report.case("librsvg and cairo: a step", painted_alike("--step=29", PUZZLE))
        report.case("librsvg and cairo: a killer, dark",
                    painted_alike("--theme=dark", "examples/killer.txt"))
        report.case("librsvg and cairo: lines",
                    painted_alike("--theme=color-blind", "examples/thermo-arrow.txt"))
        report.case("a book's text", in_folder(book_text))
    report.case("an SVG's text", svg_text)
    for name in SHOWN:
        report.case(f"docs/pictures/{name}", shown_is_current, name)
    report.finish()


if __name__ == "__main__":
    main()
