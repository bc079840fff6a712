# SPDX-License-Identifier: MIT
"""Rules for declarations: a source has a header of its own name; a name of a type or a function is
used only once in the tree; calls are readable: functions have at most six parameters, none of them
bool; and a struct that begins with its size is tried as older and newer headers have it.

usage: declarations.py SOURCE_ROOT          the test (TAP)
"""
import functools
import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from sources import bare, function_name, read, top_level  # noqa: E402
from tap import Report  # noqa: E402

MOST_PARAMETERS = 6


def is_static(piece):
    return re.search(r"\bstatic\b", piece) is not None


def functions(files):
    """Two tables {path: names}: what sources define for others, and what headers declare."""
    defined, declared = {}, {}
    for path, text in files.items():
        if not path.startswith(("src/", "include/")):
            continue
        for kind, piece in top_level(text):
            # a function by the name of its type
            by_type = re.fullmatch(r"(rule_build) (\w+)", piece.strip())
            if kind == ";" and by_type and path.endswith(".h"):
                declared.setdefault(path, set()).add(by_type[2])
                continue
            name = function_name(piece)
            if name is None or is_static(piece) or not re.match(r"[\w\s]*[*\w]", piece.strip()):
                continue
            if kind == "{" and path.endswith(".c"):
                defined.setdefault(path, set()).add(name)
            elif kind == ";" and path.endswith(".h"):
                declared.setdefault(path, set()).add(name)
    return defined, declared


def undeclared(files):
    defined, declared = functions(files)
    public = set().union(
        *(names for path, names in declared.items() if path.startswith("include/")))
    return [f"{path}: {name} is neither static nor in {os.path.basename(path)[:-2]}.h"
            for path, names in sorted(defined.items())
            for name in sorted(names - public - declared.get(path[:-2] + ".h", set()) - {"main"})]


def strangers(files):
    defined, declared = functions(files)
    return [f"{path} declares {name}, which {os.path.basename(path)[:-2]}.c does not define"
            for path, names in sorted(declared.items()) if path.startswith("src/")
            for name in sorted(names - defined.get(path[:-2] + ".c", set()))]


def double_functions(files):
    """Names must differ between the program and the library, which may be linked without making
    names local, as in builds by one command. Only `main` occurs in each program."""
    found = {}
    for path, names in functions(files)[0].items():
        for name in names - {"main"}:
            found.setdefault(name, []).append(path)
    return [f"{name}: {' '.join(sorted(paths))}" for name, paths in sorted(found.items())
            if len(paths) > 1]


def types(files):
    """{name: the files that define a type of this name}"""
    found = {}
    for path, text in files.items():
        for kind, piece in top_level(text):
            piece = re.sub(r"\s+", " ", piece).strip()
            if kind == "{":
                names = re.findall(r"\b(?:struct|enum|union) (\w+)$", piece)
            elif not piece.startswith("typedef"):
                continue
            elif re.match(r"typedef (struct|enum|union) (\w+) \2$", piece):
                continue
            else:
                pointer = re.search(r"\(\* ?(\w+)\)", piece)
                last = re.search(
                    r"(\w+)(?: ?\([^()]*\)| ?\[[^\]]*\]| __attribute__ ?\(\(.*\)\))*$", piece)
                names = [pointer[1]] if pointer else [last[1]] if last else []
            for name in names:
                found.setdefault(name, set()).add(path)
    return found


def double_types(files):
    """Two test programs may use the same name, but not one that the tested code uses."""
    return [f"{name}: {' '.join(sorted(paths))}" for name, paths in sorted(types(files).items())
            if len(paths) > 1 and not all(path.startswith("tests/") for path in paths)]


def parameters(text, place):
    """The items between the brackets that open at a place."""
    pieces, depth = [""], 0
    for letter in text[place:]:
        depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(letter, 0)
        if depth == 0:
            return [" ".join(piece.split()) for piece in pieces]
        if letter == "," and depth == 1:
            pieces.append("")
        elif depth > 1 or letter != "(":
            pieces[-1] += letter
    return []


@functools.lru_cache(maxsize=None)
def signatures_of(path, text):
    found = []
    for kind, piece in top_level(text):
        name = function_name(piece) if kind == "{" or path.endswith(".h") else None
        place = re.search(rf"\b{name}\s*\(", piece)
        if place:
            found.append((path, name, parameters(piece, place.end() - 1)))
    for match in re.finditer(r"\(\s*\*\s*(\w+)\)\s*\(|\btypedef \w+ (\w+)\(", bare(text)):
        found.append((path, match[1] or match[2], parameters(bare(text), match.end() - 1)))
    return found


def signatures(files):
    """(path, name, parameters) of every function, and type of functions, of the library and the
    program."""
    for path, text in sorted(files.items()):
        if path.startswith(("src/", "include/")):
            yield from signatures_of(path, text)


def long_lists(files):
    return [f"{path}: {name} has {len(pieces)} parameters"
            for path, name, pieces in signatures(files)
            if len(pieces) > MOST_PARAMETERS]


def booleans(files):
    return [f"{path}: {name} has the parameter {piece}" for path, name, pieces in signatures(files)
            for piece in pieces if re.fullmatch(r"(const )?(bool|_Bool)( (const )?\w+)?", piece)]


SIZED = "tests/unit/grid/test_sized.c"


def untried_sizes(files):
    """Structs that older callers may have in a shorter form."""
    return [f"{path}: {name}"
            for path in files if path.startswith("include/")
            for name in sorted(set(re.findall(r"\w+_init_sized", files[path])))
            if name not in files.get(SIZED, "")]


RULES = {
    "a function that is neither static nor declared in its source's header": undeclared,
    "a header that declares a function of another source": strangers,
    "a name of two functions": double_functions,
    "a name of two types": double_types,
    "a function of more than six parameters": long_lists,
    "a parameter that is true or false": booleans,
    f"a struct with its size that {SIZED} does not try": untried_sizes,
}


def added(path, text):
    return lambda files: {**files, path: files.get(path, "") + text}


def faults():
    rules = list(RULES)
    return [
        (rules[0],
         added("src/grid/lonely.c",
               "int lonely(int (*turn)(int), int from)\n{\n    return turn(from);\n}\n")),
        (rules[1], added("src/grid/step.h", "extern int wanderer(int from);\n")),
        (rules[2], lambda files: added("src/grid/a.c", "void one_name(void)\n{\n}\n")(
            added("src/cli/b.c", "int one_name(int x)\n{\n    return x;\n}\n")(files))),
        (rules[3], lambda files: added("src/grid/a.c", "struct one_name {\n    int a;\n};\n")(
            added("src/logic/b.h", "typedef struct {\n    int b;\n} one_name;\n")(files))),
        (rules[3], lambda files: added("src/grid/a.c", "typedef int (*one_name)(void);\n")(
            added("tests/b.c", "enum one_name { ONE };\n")(files))),
        (rules[4],
         added("src/grid/a.c",
               "static void f(int a, int b, int c, int d,\n"
                "    int e, int f, int (*g)[3])\n{\n}\n")),
        (rules[4],
         added("src/grid/a.h",
               "struct s {\n    void (*f)(int, int, int, int, int, int, int);\n};\n")),
        (rules[5],
         added("src/cli/a.c",
               "static int f(const char *name, bool on)\n{\n    return on ? *name : 0;\n}\n")),
        (rules[5], added("include/ennead/a.h", "typedef int (*function)(void *user, bool on);\n")),
        (rules[5], added("src/cli/a.h", "typedef int function(bool on, int at);\n")),
        (rules[6], added("include/ennead/a.h", "void ennead_new_init_sized(void *, size_t);\n")),
    ]


def breaks(files, rule, change):
    before, after = RULES[rule](files), RULES[rule](change(files))
    return None if len(after) == len(before) + 1 else "it is not noticed"


def main():
    files = read(sys.argv[1])
    report = Report()
    for rule, check in RULES.items():
        report.case("not: " + rule, lambda check=check: "\n".join(check(files)) or None)
    for number, (rule, change) in enumerate(faults()):
        report.case(f"fault {number}, {rule}", breaks, files, rule, change)
    report.finish()


if __name__ == "__main__":
    main()
