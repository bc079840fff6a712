# SPDX-License-Identifier: MIT
"""Puzzles written in every form and read back: roundtrip.py PROGRAM

What `convert` writes must have the same solutions as before; or nothing is written, and the rule
that the form cannot express is named. This is checked for each rule, alone and with another, with
each number at the ends of its range, each shape of boxes, each set of houses, and regions. Checks
a slice; everything if ENNEAD_LONG is set in the environment."""
import bisect
import json
import os
import random
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path[:0] = [os.path.dirname(os.path.abspath(__file__)),
                os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools")]
from instances import MAKERS, Maker, full_grid, make_rule, new_puzzle  # noqa: E402
from meaning import MEANING, Puzzle, Rule, puzzle_text  # noqa: E402
from tap import Report, environment  # noqa: E402

LONG = "ENNEAD_LONG" in os.environ
PLAIN = ("sudokupad-scf", "sudokuwiki", "sudokuexchange")
SAME_WRITERS = ("sudokupad", "sudokupad-fpuz", "sudokupad-ctc")
FORMS = ("variant", "fpuzzles", "fpuzzles-link", "link", "iss", "iss-link", "sgt", "sudokupad-scl",
         *PLAIN, *(SAME_WRITERS if LONG else ()))
UNTITLED = ("iss", "iss-link", "sgt", *PLAIN)
# Which puzzle is which is known by the title, or by the order.
WITH_TITLES = ("variant", "fpuzzles")
SAY_EVERYTHING = ("variant", "link")
# What of a grid some form cannot say.
OF_GRIDS = (
    "a grid that is not square", "these values", "rows, columns or regions with equal values",
    "a cell without candidates", "a grid of this size", "regions of this size", "candidates",
    "so many cells without a region", "a rule of boxes in a jigsaw", "a region in pieces",
    "one diagonal", "cages that overlap", "a cell without a cage", "a cage in pieces",
    "a grid other than 9x9 with boxes",
)

# What f-puzzles has a word for.
SAID = set("""
    diagonal-up diagonal-down anti-knight anti-king disjoint-groups nonconsecutive
    no-other-white-dots no-other-black-dots no-other-xv cage extra-region white-dot black-dot x
    v clone quadruple odd even minimum maximum row-indexer column-indexer thermo slow-thermo
    palindrome renban whisper region-sum entropic modular zipper between lockout arrow
    double-arrow little-killer sandwich x-sum skyscraper""".split())

EDGES = (-2147483648, -2147483647, -65, -1, 0, 1, 2, 3, 4, 5, 6, 9, 10, 64, 65, 128, 129, 4096,
         4097, 999999999, 1000000000,
         2147483647)


# ------------------------------------------------------------------------------------------ puzzles

def with_rules(chance: random.Random, names) -> Puzzle:
    puzzle, solution = new_puzzle(chance, True)
    maker = Maker(chance, puzzle, solution)
    puzzle.rules = [make_rule(maker, name) for name in names]
    return puzzle


def rules_alone_and_beside_another():
    chance = random.Random(1)
    for _ in range(60 if LONG else 3):
        for name in MAKERS:
            yield with_rules(chance, (name,))
    said = sorted(SAID)
    for index in range(6000 if LONG else 80):
        yield with_rules(chance, (said[index % len(said)], chance.choice(said)))


def numbers_at_their_edges():
    """Replaces each number of a rule by each of these, and removes it."""
    chance = random.Random(2)
    for name in MAKERS:
        examples = [with_rules(chance, (name,)) for _ in range(20)]
        longest = max(examples, key=lambda puzzle: len(puzzle.rules[0].numbers))
        chosen = [puzzle for puzzle in examples if puzzle.rules[0].numbers][:8 if LONG else 1]
        for puzzle in chosen or [longest]:
            rule = puzzle.rules[0]
            for at in range(len(rule.numbers)):
                for edge in EDGES:
                    numbers = rule.numbers[:at] + [edge] + rule.numbers[at + 1:]
                    yield changed(puzzle, [Rule(name, numbers, rule.parts, rule.text, rule.inner)])
            yield changed(puzzle, [Rule(name, [], rule.parts, rule.text, rule.inner)])


def changed(puzzle: Puzzle, rules, **more) -> Puzzle:
    return Puzzle(**{**puzzle.__dict__, "rules": rules, **more})


def shapes(size: int):
    return [(rows, size // rows) for rows in range(1, size + 1) if size % rows == 0] + [None]


def houses():
    every = ("rows", "columns", "regions")
    return [tuple(name for at, name in enumerate(every) if number >> at & 1) for number in range(8)]


def boxes_and_houses():
    """Each shape of boxes in grids of 4 to 12, with rules that go by them, and each set of
    houses."""
    chance = random.Random(3)
    for size in (2, 3, 4, 5, 6, 7, 8, 9, 10, 12):
        for boxes in shapes(size):
            for rules in ([], [Rule("disjoint-groups")], [Rule("windoku")],
                          [Rule("region-sum", [], [[0, 1, size, size + 1]])]):
                puzzle = Puzzle(size, size, 1, size, boxes, rules=rules)
                if size in (4, 6):
                    solution = full_grid(chance, puzzle)
                else:
                    height, width = boxes or (1, size)
                    solution = [(width * (row % height) + row // height + column) % size + 1
                                for row in range(size) for column in range(size)]
                hidden = chance.sample(range(puzzle.cells),
                                       min(puzzle.cells, 16 if size == 4 else 12 + size))
                puzzle.givens = {cell: {solution[cell]} for cell in range(puzzle.cells)
                                 if cell not in hidden}
                yield puzzle
                if size == 4:
                    yield from (changed(puzzle, rules, houses=names,
                                        givens={cell: {solution[cell]} for cell in range(16)
                                                if cell not in hidden[:7]})
                                for names in houses())


def regions():
    """Jigsaws, also with cells outside of every region, also numbered in any order."""
    jigsaw = "AABBACBBACCDCDDD"
    for text in (jigsaw, jigsaw.replace("A", "."), jigsaw.replace("D", "."), "AABBAABBCCDDCCDD",
                 "DDAADDAABBCCBBCC",
                 "AAAABBBBCCCCDDDD", "ABCDABCDABCDABCD", "AABBAABBCCDD....", "A" * 4 + "." * 12,
                 "AABBAABBAABBCCDD"):
        cells = [-1 if sign == "." else ord(sign) - ord("A") for sign in text]
        for names in houses():
            yield Puzzle(4, 4, 1, 4, None, regions=cells, houses=names,
                         givens={0: {1}, 5: {3}, 1: {2}, 15: {1, 2}, 12: {2, 3, 4}})


def givens():
    for values in ({1}, {4}, {1, 4}, {2, 3}, set(), {1, 2, 3, 4}):
        yield Puzzle(4, 4, 1, 4, (2, 2), givens={0: values, 15: {1, 2}})
    yield Puzzle(4, 4, 0, 4, (2, 2), givens={0: {0}})
    yield Puzzle(4, 4, 1, 5, (2, 2), givens={cell: {1 + cell} for cell in range(4)})
    yield Puzzle(2, 4, 1, 4, (2, 2), givens={0: {1}})
    yield Puzzle(1, 1, 1, 1, None)


CASES = {
    "rules, alone and beside another": rules_alone_and_beside_another,
    "numbers at their edges": numbers_at_their_edges,
    "boxes and houses": boxes_and_houses,
    "regions": regions,
    "givens": givens,
}


# ------------------------------------------------------------------------------------------ running

def run(program: str, text: str, *arguments: str):
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write(text)
        file.flush()
        return subprocess.run([program, *arguments, file.name], capture_output=True, text=True,
                              env=environment())


def solved(program: str, texts: dict[str, str]) -> dict[str, str | frozenset]:
    """{title: its solutions, or "error"}"""
    lines, titles, line = [], [], 1
    for title, text in texts.items():
        lines.append(line)
        titles.append(title)
        line += text.count("\n")
    done = run(program, "".join(texts.values()), "solve", "--solutions=100000", "--format=json",
               "--threads=1")
    found = {}
    for record in map(json.loads, done.stdout.splitlines()):
        title = titles[bisect.bisect_right(lines, record["line"]) - 1]
        assert title not in found, title
        found[title] = "error" if record["verdict"] == "error" else frozenset(record["solutions"])
    assert found.keys() == texts.keys()
    return found


def written(program: str, form: str, texts: dict[str, str]) -> tuple[dict[str, str],
                                                                     dict[str, str]]:
    """{title: what is written, or the message about it}"""
    done = run(program, "".join(texts.values()), "convert", "--format=" + form)
    texts_found, told, untold = {}, {}, set()
    if form == "fpuzzles":
        for line in done.stdout.splitlines():
            texts_found[json.loads(line)["title"]] = line + "\n"
    elif form == "variant":
        for part in done.stdout.split("variant ")[1:]:
            texts_found[part.split("\n")[0]] = "variant " + part
    places, line = [], 1
    for text in texts.values():
        places.append(line)
        line += text.count("\n")
    titles = list(texts)
    for message in done.stderr.splitlines():
        words = message.split(":", 2)
        if len(words) == 3 and words[1].isdigit() and words[0].endswith(".txt"):
            title = titles[bisect.bisect_right(places, int(words[1])) - 1]
            if form in UNTITLED and words[2] == f" {form} cannot express the title":
                untold.add(title)
            else:
                told[title] = words[2].strip()
    assert done.returncode == (0 if not told and not untold else 1), f"exit {done.returncode}"
    if form not in WITH_TITLES:
        left = [title for title in titles if title not in told]
        lines = [line + "\n\n" if form == "iss" else line + "\n"
                 for line in done.stdout.splitlines() if line]
        assert form not in UNTITLED or untold == set(left), "a title is lost in silence"
        assert len(lines) == len(left), f"{len(lines)} links of {len(left)} puzzles"
        texts_found = dict(zip(left, lines))
    return texts_found, told


def names_in(rules) -> set[str]:
    """Of rules, and of those inside them: an `and` of one rule is read as that rule."""
    return {name for rule in rules for name in {rule.name} | names_in(rule.inner)}


def is_list_of(words: str, known) -> bool:
    """Whether a text is "cage, thermo and these values" of what is known, each once."""
    begun = [phrase for phrase in known if words.startswith(phrase)]
    return words in begun or any(
        words.startswith(phrase + join) and
        is_list_of(words[len(phrase + join):], [other for other in known if other != phrase])
        for phrase in begun for join in (", ", " and "))


def compare(program: str, form: str, puzzles: dict[str, Puzzle], before: dict,
            said: set[str]) -> str | None:
    """`said` gets the rules that were written."""
    texts = {title: puzzle_text(puzzle) for title, puzzle in puzzles.items()
             if before[title] != "error"}
    after_texts, told = written(program, form, texts)
    for title in texts:
        if (title in after_texts) == (title in told):
            return f"neither written nor told, or both:\n{texts[title]}{told.get(title)}"
    after = solved(program, after_texts) if after_texts else {}
    for title, solutions in after.items():
        said |= {rule.name for rule in puzzles[title].rules}
        if solutions != before[title]:
            found = "an error" if solutions == "error" else f"{len(solutions)} solutions"
            return (f"{len(before[title])} solutions before, {found} after:\n"
                    f"{texts[title]}{after_texts[title]}")
    if form in SAY_EVERYTHING and told:
        return f"told: {told}"
    for title, words in told.items():
        names = names_in(puzzles[title].rules)
        begin = f"not written: {form} cannot express "
        if not (words.startswith(begin) and
                is_list_of(words[len(begin):], [*names, *OF_GRIDS])):
            return f"told: {words}\n{texts[title]}"
    return None


def main():
    program = os.path.abspath(sys.argv[1])
    report = Report()
    said: set[str] = set()
    for name, make in CASES.items():
        puzzles = {}
        for puzzle in make():
            puzzle.title = f"number {len(puzzles) + 1}"
            puzzles[puzzle.title] = puzzle
        before = solved(program, {title: puzzle_text(puzzle) for title, puzzle in puzzles.items()})
        good = sum(1 for found in before.values() if found != "error")
        for form in FORMS:
            report.case(f"{form}: {name}, {good} puzzles", compare, program, form, puzzles, before,
                        said if form == "fpuzzles" else set())
    said.discard("and")  # of one rule it is that rule
    report.case("f-puzzles has words for these rules" + (", and for no others" if LONG else ""),
                lambda: None if said == SAID or not LONG and said <= SAID else f"{said ^ SAID}")
    report.case("every rule was tried",
                lambda: None if set(MEANING) == set(MAKERS) else "not all have a maker")
    report.finish()


if __name__ == "__main__":
    main()
