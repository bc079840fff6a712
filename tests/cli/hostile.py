# SPDX-License-Identifier: MIT
"""Checks what links and JSON from strangers can do at worst: hostile.py PROGRAM. Each has to end
soon with an exit status and the place of the error."""
import base64
import os
import subprocess
import sys
import tempfile
import zlib

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from tap import Report, environment  # noqa: E402

PROGRAM = os.path.abspath(sys.argv[1])
SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
LIMIT = 1 << 26
CELLS = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
DEEP = 1_000_000


def lz_bomb(length, letter="a"):
    """LZ-String's base64 of so many letters: each code names the phrase that it makes, which is
    one letter longer than the last."""
    bits = [0, 0] + [ord(letter) >> bit & 1 for bit in range(8)]
    phrases, done, size = 1, 1, 2
    while done < length:
        while 1 << size < phrases + 4:
            size += 1
        code = phrases + 3
        bits += [code >> bit & 1 for bit in range(size)]
        phrases += 1
        done += phrases
    while 1 << size < phrases + 4:
        size += 1
    bits += [2 >> bit & 1 for bit in range(size)] + [0] * 6
    return "".join(SIGNS[int("".join(map(str, bits[at:at + 6])), 2)]
                   for at in range(0, len(bits) - 5, 6))


def deflate(text):
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return base64.b64encode(packer.compress(text) + packer.flush()).decode()


def lz_plain(text):
    """LZ-String's base64 of a text of ASCII, every letter as itself where it is new."""
    words, bits, size, room, word, new = {}, [], 2, 2, "", set()

    def put(value, count):
        bits.extend(value >> bit & 1 for bit in range(count))

    def say(phrase):
        nonlocal size, room
        if phrase in new:
            put(0, size)
            put(ord(phrase), 8)
            room -= 1
            if room == 0:
                room, size = 1 << size, size + 1
            new.discard(phrase)
        else:
            put(words[phrase], size)
        room -= 1
        if room == 0:
            room, size = 1 << size, size + 1

    for letter in text:
        if letter not in words:
            words[letter] = len(words) + 3
            new.add(letter)
        if word + letter in words:
            word += letter
            continue
        say(word)
        words[word + letter] = len(words) + 3
        word = letter
    say(word)
    put(2, size)
    bits += [0] * 6
    return "".join(SIGNS[int("".join(map(str, bits[at:at + 6])), 2)]
                   for at in range(0, len(bits) - 5, 6))


def cases():
    """Names, texts, and the place and words of what is said of them."""
    penpa = "https://swaroopg92.github.io/penpa-edit/#m=edit&p="
    head = "sudoku,9,9,38,0,1,1,418,418,84,84,0,0,0,0,,,,,OFF,false,\n[0,0,0,0]\n{}\n"
    deep = '{"grid":' + "[" * DEEP
    too_long = "what the link holds is too long"
    bomb = lz_bomb(LIMIT + 1)
    yield "f-puzzles, packed 3,500 times", f"https://f-puzzles.com/?load={bomb}", 29, too_long
    yield "SudokuPad, packed 3,500 times", f"https://sudokupad.app/scl{bomb}", 26, too_long
    yield ("SudokuPad, empty objects that are left out",
           f"https://sudokupad.app/scl{lz_bomb(LIMIT // 2, ',')}", 26, too_long)
    yield "Ennead, packed 3,500 times", f"#ennead={bomb}", 9, too_long
    yield "Penpa+, packed 1,000 times", penpa + deflate(b"z" * (LIMIT + 1)), 51, too_long
    yield "Penpa+, words packed 8,000 times", penpa + deflate(b"z8" * (LIMIT // 8)), 51, too_long
    yield ("Penpa+, JSON a million deep", penpa + deflate((head + deep).encode()), 1,
           "the link is cut off or damaged: what it holds ends too early")
    many = head + '{"a":[' + "0," * 20_000_000 + "\n\n[28,1]\n"
    yield ("Penpa+, 20 million values", penpa + deflate(many.encode()), 1,
           "JSON with more than 1048576 values")
    yield ("Penpa+, what is drawn a million deep",
           penpa + deflate((head + deep + "\n\n[28,1]\n").encode()), 1,
           "JSON that is more than 32 deep")
    yield "JSON a million deep", deep, 40, "JSON that is more than 32 deep"
    yield ("f-puzzles, JSON a million deep", "https://f-puzzles.com/?load=" + lz_plain(deep), 1,
           "JSON that is more than 32 deep")
    yield ("a record, JSON a million deep", f'{{"puzzle":"{CELLS}","x":' + "[" * 60000, 60099,
           "the JSON object is not closed")
    begun = lz_plain('{"size":9,"gr')
    yield ("f-puzzles, half of its JSON", f"https://f-puzzles.com/?load={begun}", 1,
           "the link is cut off or damaged: what it holds ends too early")
    yield ("f-puzzles, JSON with a wrong sign",
           "https://f-puzzles.com/?load=" + lz_plain('{"size":9,"grid";[]}'), 1,
           "the link is cut off or damaged: in what it holds, ';' is where a colon should be")
    link = "https://f-puzzles.com/?load=" + lz_plain('{"size":9,"grid":[]}')
    yield ("two links, the second without its address", f"{link}{link[29:]}", 29,
           "the link goes on after its puzzle")
    yield "a link with more behind it", f"{link}Nothing", 29, "the link goes on after its puzzle"
    yield "a torn link in a sentence", f"look at {link[:40]}, it is good", 37, "cut off"


def wrong_with(name, text, column, words):
    """What is wrong with the answer to a file whose first line is the text, or None."""
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "in.txt"), "w", encoding="ascii") as file:
            file.write(f"{text}\n")
        run = subprocess.run([PROGRAM, "solve", "in.txt"], capture_output=True, check=False,
                             cwd=folder, env=environment(), timeout=300)
    said = run.stderr.decode()
    if run.returncode != 3:
        return f"exit status {run.returncode}: {said[:300]}"
    if not said.startswith(f"in.txt:1:{column}: ") or words not in said.splitlines()[0]:
        return f"said {said[:300]}, expected {words} at {column}"
    return None


def main():
    report = Report()
    for case in cases():
        report.case(case[0], wrong_with, *case)
    report.finish()


main()
