# SPDX-License-Identifier: MIT
"""What a terminal shows after it was sent some bytes: enough of a VT100, of xterm and of Linux's
console for what ncurses sends. Colors are kept as a string beside each character; what is not
known is an error, so that no test looks at a wrong screen."""
import re

ORDER = re.compile(
    rb"\x1b\[(?P<private>\?|>)?(?P<numbers>[\d;]*)(?P<end>[@A-Za-z`])"
    rb"|\x1b(?P<set>[()])(?P<chars>[AB0U])"
    rb"|\x1b(?P<one>[=>78DMHc])"
    rb"|\x1b\](?P<palette>R|P[0-9a-f]{7}|[0-9;]*\x07)")
LINES = dict(zip("lqkxmjtuwvnaoqrs~`", "┌─┐│└┘├┤┬┴┼▒⎺─⎻⎽·◆"))


class Screen:
    def __init__(self, rows, columns):
        self.size = rows, columns
        self.row = self.column = 0
        self.top, self.bottom = 0, rows - 1
        self.drawing, self.sets = 0, ["B", "B"]
        self.look = ""
        self.saved = 0, 0
        self.wraps = False
        self.cells = [[(" ", "")] * columns for _ in range(rows)]

    def text(self):
        return "\n".join("".join(c for c, _ in row).rstrip() for row in self.cells)

    def feed(self, data):
        """Takes bytes; returns those of an order that is not whole yet."""
        at = 0
        while at < len(data):
            byte = data[at]
            if byte == 0x1b:
                found = ORDER.match(data, at)
                if not found:
                    if len(data) - at < 12:
                        return data[at:]
                    raise ValueError(f"unknown: {data[at:at + 20]!r}")
                self.obey(found)
                at = found.end()
            elif byte < 0x20 or byte == 0x7f:
                self.control(byte)
                at += 1
            else:
                size = 1 if byte < 0x80 else 2 if byte < 0xe0 else 3 if byte < 0xf0 else 4
                if at + size > len(data):
                    return data[at:]
                self.put(data[at:at + size].decode())
                at += size
        return b""

    def control(self, byte):
        if byte == 8:
            self.column = max(0, self.column - 1)
        elif byte == 9:
            self.column = min(self.size[1] - 1, self.column // 8 * 8 + 8)
        elif byte == 10:
            self.down()
        elif byte == 13:
            self.column = 0
        elif byte in (14, 15):
            self.drawing = 15 - byte
        self.wraps = False

    def down(self):
        if self.row == self.bottom:
            self.scroll(1)
        else:
            self.row = min(self.size[0] - 1, self.row + 1)

    def scroll(self, lines):
        blank = [[(" ", "")] * self.size[1]]
        part = self.cells[self.top:self.bottom + 1]
        part = part[lines:] + blank * lines if lines > 0 else blank * -lines + part[:lines]
        self.cells[self.top:self.bottom + 1] = part

    def put(self, character):
        if self.sets[self.drawing] == "0":
            character = LINES.get(character, character)
        if self.wraps:
            self.wraps, self.column = False, 0
            self.down()
        self.cells[self.row][self.column] = character, self.look
        self.last = character
        if self.column == self.size[1] - 1:
            self.wraps = True
        else:
            self.column += 1

    def obey(self, found):
        if found["set"]:
            self.sets[found["set"] == b")"] = found["chars"].decode()
        elif found["one"]:
            self.simple(found["one"])
        elif found["end"] and not found["private"]:
            numbers = [int(n or 0) for n in found["numbers"].split(b";")]
            self.sequence(found["end"].decode(), numbers)

    def simple(self, order):
        if order == b"7":
            self.saved = self.row, self.column
        elif order == b"8":
            self.row, self.column = self.saved
        elif order == b"D":
            self.down()
        elif order == b"M":
            if self.row == self.top:
                self.scroll(-1)
            else:
                self.row -= 1

    def go(self, row, column):
        self.row = min(self.size[0] - 1, max(0, row))
        self.column = min(self.size[1] - 1, max(0, column))

    def sequence(self, end, numbers):
        first = max(1, numbers[0])
        row, line = self.row, self.cells[self.row]
        self.wraps = False
        if end in "Hf":
            self.go(first - 1, max(1, numbers[1]) - 1 if len(numbers) > 1 else 0)
        elif end in "ABCD":
            down = {"A": -first, "B": first}.get(end, 0)
            right = {"C": first, "D": -first}.get(end, 0)
            self.go(row + down, self.column + right)
        elif end in "G`":
            self.go(row, first - 1)
        elif end == "d":
            self.go(first - 1, self.column)
        elif end in "JK":
            self.erase(end, numbers[0])
        elif end == "X":
            line[self.column:self.column + first] = [(" ", self.look)] * first
        elif end == "b":
            for _ in range(first):
                self.put(self.last)
        elif end == "@":
            rest = [(" ", "")] * first + line[self.column:]
            line[self.column:] = rest[:len(line) - self.column]
        elif end == "P":
            line[self.column:] = line[self.column + first:] + [(" ", "")] * first
        elif end in "LM":
            top, self.top = self.top, self.row
            self.scroll(first if end == "M" else -first)
            self.top = top
        elif end in "ST":
            self.scroll(first if end == "S" else -first)
        elif end == "r":
            self.top = first - 1
            self.bottom = min(numbers[1] if len(numbers) > 1 else 999, self.size[0]) - 1
            self.row = self.column = 0
        elif end == "m":
            self.look = "" if numbers == [0] else self.look + ";".join(map(str, numbers)) + " "
        elif end not in "hltnc":
            raise ValueError(f"unknown: {numbers} {end}")

    def erase(self, end, part):
        blank = (" ", self.look)
        columns = range(self.column, self.size[1]) if part == 0 else \
            range(self.column + 1) if part == 1 else range(self.size[1])
        for column in columns:
            self.cells[self.row][column] = blank
        if end == "J":
            rows = range(self.row + 1, self.size[0]) if part == 0 else \
                range(self.row) if part == 1 else range(self.size[0])
            for row in rows:
                self.cells[row] = [blank] * self.size[1]
