# SPDX-License-Identifier: MIT
"""Where things are declared: a source has a header of its own name, and a name of a type or a function means one thing.

usage: declarations.py SOURCE_ROOT          the test (TAP)
"""
import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from sources import function_name, read, top_level  # noqa: E402
from tap import Report  # noqa: E402


def is_static(piece):
    return re.search(r"\bstatic\b", piece) is not None


def functions(files):
    """Two tables {path: names}: what sources define for others, and what headers declare."""
    defined, declared = {}, {}
    for path, text in files.items():
        if not path.startswith(("src/", "include/")):
            continue
        for kind, piece in top_level(text):
            by_type = re.fullmatch(r"(rule_build) (\w+)", piece.strip())  # a function by the name of its type
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
    public = set().union(*(names for path, names in declared.items() if path.startswith("include/")))
    return [f"{path}: {name} is neither static nor in {os.path.basename(path)[:-2]}.h"
            for path, names in sorted(defined.items())
            for name in sorted(names - public - declared.get(path[:-2] + ".h", set()) - {"main"})]


def strangers(files):
    defined, declared = functions(files)
    return [f"{path} declares {name}, which {os.path.basename(path)[:-2]}.c does not define"
            for path, names in sorted(declared.items()) if path.startswith("src/")
            for name in sorted(names - defined.get(path[:-2] + ".c", set()))]


def double_functions(files):
    """The program and the library are linked together where names are not made local, as in builds by one command."""
    found = {}
    for path, names in functions(files)[0].items():
        for name in names:
            found.setdefault(name, []).append(path)
    return [f"{name}: {' '.join(sorted(paths))}" for name, paths in sorted(found.items()) if len(paths) > 1]


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
                last = re.search(r"(\w+)(?: ?\([^()]*\)| ?\[[^\]]*\]| __attribute__ ?\(\(.*\)\))*$", piece)
                names = [pointer[1]] if pointer else [last[1]] if last else []
            for name in names:
                found.setdefault(name, set()).add(path)
    return found


def double_types(files):
    """Test programs are each for themselves, but what is tested has its names for itself."""
    return [f"{name}: {' '.join(sorted(paths))}" for name, paths in sorted(types(files).items())
            if len(paths) > 1 and not all(path.startswith("tests/") for path in paths)]


RULES = {
    "a function that is neither static nor declared in its source's header": undeclared,
    "a header that declares a function of another source": strangers,
    "a name of two functions": double_functions,
    "a name of two types": double_types,
}


def added(path, text):
    return lambda files: {**files, path: files.get(path, "") + text}


def faults():
    rules = list(RULES)
    return [
        (rules[0], added("src/grid/lonely.c", "int lonely(int (*turn)(int), int from)\n{\n    return turn(from);\n}\n")),
        (rules[1], added("src/grid/step.h", "extern int wanderer(int from);\n")),
        (rules[2], lambda files: added("src/grid/a.c", "void one_name(void)\n{\n}\n")(
            added("src/cli/b.c", "int one_name(int x)\n{\n    return x;\n}\n")(files))),
        (rules[3], lambda files: added("src/grid/a.c", "struct one_name {\n    int a;\n};\n")(
            added("src/logic/b.h", "typedef struct {\n    int b;\n} one_name;\n")(files))),
        (rules[3], lambda files: added("src/grid/a.c", "typedef int (*one_name)(void);\n")(
            added("tests/b.c", "enum one_name { ONE };\n")(files))),
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
