# SPDX-License-Identifier: MIT
"""The library leaves no upper halves of vector registers in use: upper_halves.py LIBRARY CC...

On x86-64, SSE code runs up to three times slower after 256-bit instructions, until `vzeroupper`.
So callers of the library must get the registers back clean, whichever edition of an engine ran.
This disassembles the shared library and follows each function from its entry to each of its exits.
A function that is only called directly may leave them in use if its callers clean up, which
compilers make use of."""
import os
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
sys.dont_write_bytecode = True
from tap import Report  # noqa: E402

FUNCTION = re.compile(r"^([0-9a-f]+) <(.+)>:$")
INSTRUCTION = re.compile(r"^ *([0-9a-f]+):\t(?:(?:notrack|bnd|repz|rep|data16|cs) )*(\S+) *(.*)$")
TARGET = re.compile(r"^([0-9a-f]+) <([^>+]+)(\+0x[0-9a-f]+)?>")
ADDRESS_TAKEN = re.compile(r"# ([0-9a-f]+) <[^>+]+>")
WIDE = re.compile(r"%[yz]mm")
NEVER_RETURNS = ("abort", "__stack_chk_fail", "exit", "_exit", "__assert_fail", "longjmp")


class Function:
    """Instructions as (address, name, operands)."""

    def __init__(self, name):
        self.name = name
        self.code = []
        self.leaves = {False: False, True: False}  # state at its exits, by state at its entry


def disassemble(path):
    """All functions by name, and the addresses that instructions take."""
    text = subprocess.run(["objdump", "-d", "--no-show-raw-insn", "-j", ".text", path],
                          check=True, capture_output=True, text=True).stdout
    functions, taken, current = {}, set(), None
    for line in text.split("\n"):
        head = FUNCTION.match(line)
        if head:
            name = head.group(2)
            while name in functions:  # static functions of the same name
                name += "'"
            current = functions[name] = Function(name)
            continue
        found = INSTRUCTION.match(line)
        if found and current is not None:
            current.code.append((int(found.group(1), 16), found.group(2), found.group(3)))
            if found.group(2).startswith("lea"):
                taken.update(ADDRESS_TAKEN.findall(line))
    return functions, taken


def entries(path, functions, taken):
    """The functions that are exported, or that instructions, tables or other data point to."""
    begins = {f.code[0][0]: f.name for f in functions.values() if f.code}
    relocations = subprocess.run(["readelf", "-rW", path], check=True, capture_output=True,
                                 text=True).stdout
    symbols = subprocess.run(["objdump", "-T", path], check=True, capture_output=True,
                             text=True).stdout
    addresses = sorted(taken)
    addresses += re.findall(r"R_X86_64_(?:RELATIVE|IRELATIV)\s+([0-9a-f]+)", relocations)
    addresses += re.findall(r"^([0-9a-f]+) g", symbols, re.M)
    return {begins[int(a, 16)] for a in addresses if int(a, 16) in begins}


def state_after_call(functions, starts, operands, state):
    """None if the call does not return."""
    target = TARGET.match(operands)
    if not target:
        return state
    if target.group(2).split("@")[0] in NEVER_RETURNS:
        return None
    callee = functions.get(starts.get(int(target.group(1), 16)))
    return state if callee is None else callee.leaves[state]


def leaves(function, functions, starts, entry):
    """Whether some exit is reached with upper halves in use."""
    index = {address: i for i, (address, _, _) in enumerate(function.code)}
    seen = [set() for _ in function.code]
    aimed_at = {int(t.group(1), 16) for _, name, operands in function.code if name[0] == "j"
                for t in [TARGET.match(operands)] if t}
    work, dirty, jumps = [(0, entry)], False, set()
    while work:
        i, state = work.pop()
        while i < len(function.code) and state not in seen[i]:
            seen[i].add(state)
            _, name, operands = function.code[i]
            if name in ("vzeroupper", "vzeroall"):
                state = False
            elif WIDE.search(operands):
                state = True
            if name.startswith("ret"):
                dirty |= state
                break
            if name.startswith("call"):
                state = state_after_call(functions, starts, operands, state)
                if state is None:
                    break
            elif name[0] == "j":
                target = TARGET.match(operands)
                if target is None:  # by a table: to any place that nothing else leads to
                    if state not in jumps:
                        jumps.add(state)
                        work += [(k, state) for k in range(1, len(function.code))
                                 if function.code[k - 1][1] in ("jmp", "ret")
                                 and function.code[k][0] not in aimed_at]
                    break
                to = int(target.group(1), 16)
                if to in index:
                    work.append((index[to], state))
                else:
                    callee = functions.get(starts.get(to))
                    dirty |= state if callee is None else callee.leaves[state]
                if name == "jmp":
                    break
            elif name in ("ud2", "hlt"):
                break
            i += 1
    return dirty


def faults(path):
    """The functions that leave upper halves in use for callers that do not know it, and how many
    functions use them."""
    functions, taken = disassemble(path)
    starts = {f.code[0][0]: f.name for f in functions.values() if f.code}
    called = entries(path, functions, taken)
    wide = 0
    callers = {}
    for f in functions.values():
        uses = any(WIDE.search(operands) for _, _, operands in f.code)
        wide += uses
        f.leaves[True] = not uses
        for _, name, operands in f.code:
            target = TARGET.match(operands)
            if target and name[0] in "cj":
                callers.setdefault(starts.get(int(target.group(1), 16)), set()).add(f.name)
    work = [f.name for f in functions.values() if not f.leaves[True]]
    while work:
        f = functions[work.pop()]
        before = dict(f.leaves)
        for entry in (False, True):
            f.leaves[entry] = f.leaves[entry] or leaves(f, functions, starts, entry)
        if f.leaves != before:
            work += sorted(callers.get(f.name, ()))
    return sorted(name for name in called if functions[name].leaves[False]), wide


def check(path):
    found, wide = faults(path)
    if wide == 0:
        return "no function uses a wide register: is this the right library?"
    return "\n".join(f"{name} returns without vzeroupper" for name in found) or None


FORGETS = """
        .globl forgets
        .type forgets, @function
forgets:
        vpxor %ymm0, %ymm0, %ymm0
        test %rdi, %rdi
        je 1f
        vzeroupper
1:      ret
"""


def a_forgotten_return(compiler, source, expected):
    """What is said of a small library."""
    with tempfile.TemporaryDirectory() as folder:
        with open(f"{folder}/x.s", "w", encoding="ascii") as file:
            file.write(source + '        .section .note.GNU-stack,"",@progbits\n')
        subprocess.run([*compiler, "-shared", "-nostdlib", "-o", f"{folder}/x.so",
                        f"{folder}/x.s"], check=True)
        found = faults(f"{folder}/x.so")[0]
    return None if found == expected else f"{found}, not {expected}"


def main():
    report = Report()
    library, compiler = sys.argv[1], sys.argv[2:]
    report.case("the library", check, library)
    report.case("fault: one way to a return without vzeroupper", a_forgotten_return, compiler,
                FORGETS, ["forgets"])
    report.case("a return with it", a_forgotten_return, compiler,
                FORGETS.replace("1:      ret", "1:      vzeroupper\n        ret"), [])
    report.finish()


if __name__ == "__main__":
    main()
