# SPDX-License-Identifier: MIT
"""Books as they are sold: books.py PROGRAM

200 killers with rules and solutions; 1,000 classics of four levels, sorted by difficulty; and many
puzzles in bounded memory. With ENNEAD_LONG at full size, else a slice. qpdf checks each file,
pdffonts says that every font is embedded, and pdftotext finds every puzzle.
"""
import os
import random
import re
import resource
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from tap import Report, Skip, environment  # noqa: E402

PROGRAM = os.path.abspath(sys.argv[1])
LONG = bool(os.environ.get("ENNEAD_LONG"))
KILLERS, CLASSICS, MANY = (200, 1000, 1000000) if LONG else (8, 40, 3000)
LEVELS = ["easy", "medium", "hard", "unfair"]
MOST_MEMORY = 100 << 20  # for a book, and 200 bytes for each puzzle


def run(*words, text=None):
    done = subprocess.run(words, input=text, capture_output=True, text=True, timeout=3600,
                          env=environment(), check=False)
    if done.returncode != 0:
        raise RuntimeError(f"{words[:4]}: exit {done.returncode}\n{done.stderr[-1000:]}")
    return done.stdout


def ennead(*words, text=None):
    return run(PROGRAM, *words, text=text)


def faults(book):
    """What is wrong with a PDF, or None."""
    run("qpdf", "--check", book)
    fonts = run("pdffonts", book).splitlines()[2:]
    loose = [line for line in fonts if line.split()[-5] != "yes"]
    return "\n".join(loose) or (None if fonts else "no fonts")


def pages(book):
    return run("pdftotext", "-layout", book, "-").split("\f")[:-1]


def cages_of(grid, chance):
    """Cages of two to four cells with different digits, and some single cells without a cage."""
    left, cages = set(range(81)), []
    while left:
        cage = [min(left)]
        left.discard(cage[0])
        for _ in range(chance.choice((1, 2, 2, 3))):
            beside = {to for cell in cage
                      for to, fits in ((cell - 1, cell % 9 > 0), (cell + 1, cell % 9 < 8),
                                       (cell - 9, True), (cell + 9, True))
                      if fits and to in left and grid[to] not in {grid[one] for one in cage}}
            if beside:
                cage.append(chance.choice(sorted(beside)))
                left.discard(cage[-1])
        if len(cage) > 1:
            cages.append(sorted(cage))
    return cages


def killer(number, givens, grid, cages):
    lines = [f"variant Killer {number}", "size 9", "boxes 3x3", "grid"]
    lines += [" ".join(givens[row:row + 9]) for row in range(0, 81, 9)]
    for cage in cages:
        cells = " ".join(f"r{cell // 9 + 1}c{cell % 9 + 1}" for cell in cage)
        lines.append(f"cage {sum(int(grid[cell]) for cell in cage)} {cells}")
    return "\n".join(lines) + "\n"


def killers(folder):
    """Random cages on random grids, with only the givens that are needed."""
    chance, book = random.Random(21), os.path.join(folder, "killers.pdf")
    grids = ennead("fill", "-n", str(KILLERS), "--seed=21", "--format=line").split()
    cages = [cages_of(grid, chance) for grid in grids]
    full = [killer(number, grid, grid, cages[number - 1]) for number, grid in enumerate(grids, 1)]
    givens = [line.split()[0] for line in
              ennead("minimize", "--seed=21", "--format=line", text="".join(full)).splitlines()]
    made = [killer(number, *parts) for number, parts in enumerate(zip(givens, grids, cages), 1)]
    ennead("book", "--title=Killers", "--label=title", "--solutions=end", "-o", book,
           text="".join(made))
    text = "\n".join(pages(book))
    missing = [number for number in range(1, KILLERS + 1)
               if not re.search(rf"\bKiller {number}\b", text)]
    if missing or text.count("cage") + text.count("Cage") < KILLERS or "Solutions" not in text:
        return f"missing: {missing}, or rules, or solutions"
    print(f"# {len(made)} killers, {sum(81 - line.count('.') for line in givens)} givens, "
          f"{len(pages(book))} pages, {os.path.getsize(book)} bytes")
    return faults(book)


def classics(folder):
    """As many of each level; the book has a section for each, in order."""
    book, each, lines = os.path.join(folder, "classics.pdf"), CLASSICS // len(LEVELS), []
    for level in LEVELS:
        lines += ennead("generate", "-n", str(each), "--seed=21", f"--level={level}",
                        "--format=line").split()
    random.Random(21).shuffle(lines)
    ennead("book", "--order=difficulty", "--label=level,score", "--title=Sudoku", "-o", book,
           text="\n".join(lines) + "\n")
    text = pages(book)
    found = [next((number for number, page in enumerate(text)
                   if re.search(rf"^\s*{level.capitalize()}\s*$", page, re.M)), None)
             for level in LEVELS]
    if None in found or found != sorted(set(found)):
        return f"headings on pages {found}"
    scores = [(LEVELS.index(level), int(score)) for level, score in
              re.findall(r"· (\w+) · score (\d+)", "\n".join(text))]
    print(f"# {len(lines)} classics, {len(text)} pages, {os.path.getsize(book)} bytes")
    if len(scores) != len(lines):
        return f"{len(scores)} scores, not {len(lines)}"
    return faults(book) if scores == sorted(scores) else "the puzzles are not sorted"


def many(folder):
    """A long book in little memory."""
    puzzles, book = os.path.join(folder, "many.txt"), os.path.join(folder, "many.pdf")
    ennead("generate", "-n", str(MANY), "--seed=22", "--format=line", "-o", puzzles)
    ennead("book", "-p", "12", "-o", book, puzzles)
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss << 10
    print(f"# {MANY} puzzles: {os.path.getsize(book)} bytes, peak {peak >> 20} MB")
    return None if peak < MOST_MEMORY + 200 * MANY else f"{peak} bytes of memory"


def in_folder(function):
    if not os.path.exists(os.path.join(os.path.dirname(PROGRAM), "ennead-paint")):
        raise Skip("ennead-paint was not built")
    with tempfile.TemporaryDirectory() as folder:
        return function(folder)


report = Report()
report.case(f"many puzzles in bounded memory: {MANY}", in_folder, many)
report.case(f"killers with rules and solutions: {KILLERS}", in_folder, killers)
report.case(f"classics of four levels: {CLASSICS}", in_folder, classics)
report.finish()
