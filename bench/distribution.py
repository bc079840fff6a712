# SPDX-License-Identifier: MIT
"""How hard random minimal puzzles are: distribution.py PROGRAM NUMBER PICTURE

Rates NUMBER puzzles of PROGRAM, prints the tables of docs/ratings.md, and draws them into the file
PICTURE, as SVG."""
import collections
import subprocess
import sys

ER = ((1.5, "up to 1.5"), (2.8, "1.6 to 2.8"), (4.0, "2.9 to 4.0"), (5.4, "4.1 to 5.4"),
      (6.2, "5.5 to 6.2"), (7.5, "6.3 to 7.5"), (8.4, "7.6 to 8.4"), (99, "8.5 and more"))
SCORES = ((300, "up to 300"), (400, "301 to 400"), (600, "401 to 600"), (800, "601 to 800"),
          (1000, "801 to 1,000"), (1600, "1,001 to 1,600"), (3000, "1,601 to 3,000"),
          (10 ** 9, "3,001 and more"))
LEVELS = ("easy", "medium", "hard", "unfair", "extreme")
WIDTH, LINE, LABEL, BAR = 640, 20, 150, 380


def rated(program, puzzles, scales):
    """The rows of `rate`, by the names of their columns."""
    out = subprocess.run([program, "rate", f"--scale={scales}", "--format=tsv"], input=puzzles,
                         capture_output=True, text=True, check=False).stdout
    lines = [line.split("\t") for line in out.splitlines()]
    return [dict(zip(lines[0], line)) for line in lines[1:]]


def range_of(value, ranges):
    return next(name for most, name in ranges if value <= most)


def names_of(ranges):
    return [name for _, name in ranges]


def shares(values, order):
    """Pairs of a value and its share in per cent; `order` names those without puzzles too."""
    counts = collections.Counter(values)
    return [(name, 100 * counts[name] / len(values)) for name in order]


def distributions(rows, hodoku):
    """Pairs of a title and shares."""
    found = [("Sudoku Explainer (ER)", shares([range_of(float(row["er"]), ER) for row in rows],
                                              names_of(ER)))]
    for scale in ("te", "b", "w", "bxb"):
        values = [row[scale] or "-" for row in rows]
        order = sorted(set(values), key=lambda value: (value == "-", int(value.strip("-") or 0)))
        found.append((scale, shares(values, order)))
    scores = [range_of(int(row["score"]), SCORES) for row in hodoku]
    return found + [("HoDoKu (level)", shares([row["level"] for row in hodoku], LEVELS)),
                    ("HoDoKu (score)", shares(scores, names_of(SCORES)))]


def share_text(share):
    return "0" if share == 0 else f"{share:.1f} %" if share >= 1 else f"{share:.2g} %"


def table(title, found):
    return "\n".join([f"| {title} | share |", "| --- | --- |"]
                     + [f"| {name} | {share_text(share)} |" for name, share in found]) + "\n"


def picture(found):
    """Bars, one below the other, with a heading for each scale."""
    parts, y = [], 0
    for title, bars in found:
        y += 2 * LINE
        parts.append(f'<text x="10" y="{y}" font-weight="bold">{title}</text>')
        for name, share in bars:
            y += LINE
            width = max(1 if share > 0 else 0, BAR * share / 100)
            parts.append(f'<text x="{LABEL - 10}" y="{y}" text-anchor="end">{name}</text>'
                         f'<rect x="{LABEL}" y="{y - 12}" width="{width:.1f}" height="14" '
                         f'fill="#2a6f97"/>'
                         f'<text x="{LABEL + width + 6:.1f}" y="{y}">{share_text(share)}</text>')
    height = y + LINE
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
            f'width="{WIDTH}" height="{height}" font-family="sans-serif" font-size="13">\n'
            f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>\n' + "\n".join(parts)
            + "\n</svg>\n")


def main():
    program, number, file = sys.argv[1:4]
    puzzles = subprocess.run([program, "generate", "-n", number, "--seed=1"],
                             capture_output=True, text=True, check=True).stdout
    found = distributions(rated(program, puzzles, "se,te,b,w,bxb"),
                          rated(program, puzzles, "hodoku"))
    for title, bars in found:
        print(table(title, bars))
    with open(file, "w", encoding="ascii") as out:
        out.write(picture(found))


if __name__ == "__main__":
    main()
