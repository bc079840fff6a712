# SPDX-License-Identifier: MIT
"""The C files of the tree as text in memory, so that a test can also look at a tree with one fault
in it."""
import functools
import os
import re

FOLDERS = ("src", "include", "tests", "bench", "examples")
INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]+(?:"([^"]+)"|<([^>]+)>)', re.MULTILINE)
COMMENT_OR_STRING = re.compile(
    r"/\*.*?\*/|//[^\n]*|(?P<string>\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*')", re.DOTALL)


def read(root):
    """{path from the root: text} of every C file."""
    files = {}
    for top in FOLDERS:
        for folder, _, names in os.walk(os.path.join(root, top)):
            for name in sorted(names):
                if name.endswith((".c", ".h")):
                    path = os.path.join(folder, name)
                    with open(path, encoding="utf-8") as file:
                        files[os.path.relpath(path, root)] = file.read()
    return files


def bare(text):
    """The text without comments, with empty strings."""
    return COMMENT_OR_STRING.sub(lambda match: '""' if match["string"] else " ", text)


def includes(files, path):
    """What a file includes of the tree, as paths (None where there is no such file), each with its
    line."""
    folder = os.path.dirname(path)
    for match in INCLUDE.finditer(bare_keeping_strings(files[path])):
        name = match[1] or match[2]
        places = ["src/" + name, "include/" + name, "tests/" + name, "tests/unit/" + name]
        if match[1]:
            places.insert(0, os.path.normpath(os.path.join(folder, name)))
        found = next((place for place in places if place in files), None)
        if found or (match[1] and name.endswith((".c", ".h"))):
            yield name, found


def bare_keeping_strings(text):
    return COMMENT_OR_STRING.sub(lambda match: match["string"] or " ", text)


@functools.lru_cache(maxsize=None)
def top_level(text):
    """What stands outside of braces, piece by piece: ("{" or ";", the text before it). A body in
    braces counts as {} in what follows it."""
    text = re.sub(r"^#ifdef __cplusplus\n.*?^#endif", "", text, flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*", "", bare(text), flags=re.MULTILINE)
    found, piece, depth = [], [], 0
    for token in re.findall(r"[{};]|[^{};]+", text):
        if token == "{":
            if depth == 0:
                found.append(("{", "".join(piece)))
                piece.append("{}")
            depth += 1
        elif token == "}":
            depth -= 1
            if depth == 0 and re.search(r"\)\s*\{\}$", "".join(piece)):
                piece = []  # a function's body
        elif depth == 0 and token == ";":
            found.append((";", "".join(piece)))
            piece = []
        elif depth == 0:
            piece.append(token)
    return found


@functools.lru_cache(maxsize=None)
def function_name(piece):
    """The name in `type name(parameters)`, or in `type_of_function name`; or None."""
    piece = re.sub(r"__attribute__ ?\(\(.*\)\)$", "", re.sub(r"\s+", " ", piece).strip()).strip()
    by_type = re.fullmatch(r"(?!struct |enum |union |typedef )[a-z]\w* (\w+)", piece)
    if by_type:
        return by_type[1]
    if not piece.endswith(")") or piece.startswith("typedef"):
        return None
    depth = 0
    for place in range(len(piece) - 1, -1, -1):
        depth += {")": 1, "(": -1}.get(piece[place], 0)
        if depth == 0:
            name = re.search(r"[\w*] ?\b(\w+) ?$", piece[:place])
            return name[1] if name else None
    return None
