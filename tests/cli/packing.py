# SPDX-License-Identifier: MIT
"""Compares what Ennead and zlib make of random blocks of DEFLATE, most of which are wrong:
packing.py PROGRAM. A link of Penpa+ holds each; what is said of it tells if it was unpacked."""
import base64
import os
import random
import subprocess
import sys
import tempfile
import zlib

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from tap import Report, environment  # noqa: E402

PROGRAM = os.path.abspath(sys.argv[1])
LINKS = 4000
ORDER = (16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15)
REFUSED = "what the link holds is cut off, or not packed by DEFLATE"


class Bits:
    """Bits as DEFLATE has them: the lowest of a byte first."""

    def __init__(self):
        self.bits = []

    def number(self, value, count):
        self.bits += [value >> bit & 1 for bit in range(count)]

    def code(self, word):
        self.bits += word

    def bytes(self):
        bits = self.bits + [0] * (-len(self.bits) % 8)
        return bytes(sum(bit << at for at, bit in enumerate(bits[begin:begin + 8]))
                     for begin in range(0, len(bits), 8))


def codes_of(lengths):
    """The code of each symbol, from its first bit on; None for those that have none, or not fit."""
    code, codes = 0, [None] * len(lengths)
    for length in range(1, 16):
        code <<= 1
        for symbol, bits in enumerate(lengths):
            if bits == length and code < 1 << length:
                codes[symbol] = [code >> bit & 1 for bit in reversed(range(length))]
                code += 1
    return codes


def random_lengths(chance, symbols, most):
    """The bits of as many symbols: a whole code, or nearly."""
    lengths = [1, 1] if chance.random() < 0.9 else [1]
    while 1 < len(lengths) < symbols and chance.random() < 0.97:
        split = chance.randrange(len(lengths))
        if lengths[split] < most:
            lengths[split] += 1
            lengths.append(lengths[split])
    change = chance.random()
    if change < 0.2:
        lengths.pop()
    elif change < 0.3:
        lengths[-1] = chance.randint(1, most)
    lengths = lengths[:symbols] + [0] * (symbols - len(lengths))
    chance.shuffle(lengths)
    return lengths


def random_block(chance):
    """A last block with codes of its own, and random symbols of it."""
    literals = chance.choice((257, 257, 258, 260, 286, 286, 287, 288))
    distances = chance.choice((1, 1, 2, 5, 30, 30, 31, 32))
    lengths = random_lengths(chance, literals, 15)
    used = [at for at, bits in enumerate(lengths) if bits > 0]
    if used and lengths[256] == 0 and chance.random() < 0.9:
        other = chance.choice(used)
        lengths[256], lengths[other] = lengths[other], 0
    far = [0] * distances if chance.random() < 0.2 else random_lengths(chance, distances, 15)
    if chance.random() < 0.1:
        far = [0] * distances
        far[chance.randrange(distances)] = chance.choice((1, 1, 2))
    of_lengths = [4] * 13 + [5] * 6 if chance.random() < 0.9 else [4] * 12 + [5] * 7
    words = codes_of(of_lengths)
    block = Bits()
    block.number(5, 3)
    block.number(literals - 257, 5)
    block.number(distances - 1, 5)
    block.number(15, 4)
    for symbol in ORDER:
        block.number(of_lengths[symbol], 3)
    for bits in lengths + far:
        if words[bits] is not None:
            block.code(words[bits])
    symbols = [word for word in codes_of(lengths)[:256] if word is not None]
    for _ in range(chance.randint(0, 5) if symbols else 0):
        block.code(chance.choice(symbols))
    if chance.random() < 0.4:
        block.bits += [chance.randint(0, 1) for _ in range(chance.randint(1, 40))]
    end = codes_of(lengths)[256]
    if end is not None:
        block.code(end)
    return block.bytes()


def random_text(chance):
    if chance.random() < 0.8:
        return random_block(chance)
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    text = "".join(chance.choices("abcdefghij", range(1, 11), k=chance.randint(20, 300))).encode()
    packed = bytearray(packer.compress(text) + packer.flush())
    for _ in range(chance.randint(0, 2)):
        packed[chance.randrange(min(len(packed), 40))] ^= 1 << chance.randrange(8)
    return bytes(packed)


def unpacked_by_zlib(packed):
    """What was read of the bytes, if zlib unpacks them; else None."""
    unpacker = zlib.decompressobj(-15)
    try:
        unpacker.decompress(packed)
    except zlib.error:
        return None
    return packed[:len(packed) - len(unpacker.unused_data)] if unpacker.eof else None


def same_as_zlib():
    chance = random.Random(1)
    texts, good = [], []
    for _ in range(LINKS):
        text = random_text(chance)
        read = unpacked_by_zlib(text)
        texts.append(text if read is None else read)
        good.append(read is not None)
    if min(sum(good), LINKS - sum(good)) < LINKS // 10:
        return f"only {sum(good)} of {LINKS} texts are good"
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "in.txt"), "w", encoding="ascii") as file:
            for text in texts:
                file.write("https://swaroopg92.github.io/penpa-edit/#m=edit&p="
                           f"{base64.b64encode(text).decode()}\n")
        run = subprocess.run([PROGRAM, "check", "in.txt"], capture_output=True, check=False,
                             cwd=folder, env=environment(), timeout=600)
    said = {}
    for line in run.stderr.decode(errors="replace").splitlines():
        if line.startswith("in.txt:"):
            said.setdefault(int(line.split(":")[1]), line)
    for number, (text, is_good) in enumerate(zip(texts, good), 1):
        if (REFUSED not in said.get(number, REFUSED)) != is_good:
            return f"{text.hex()}: zlib {is_good}, Ennead: {said.get(number)}"
    print(f"# {LINKS} texts, {sum(good)} of them good")
    return None


def main():
    report = Report()
    report.case("random blocks of DEFLATE are unpacked or refused as by zlib", same_as_zlib)
    report.finish()


main()
