# SPDX-License-Identifier: MIT
"""Misspells every word that the command line takes; each must be refused with the right
suggestion: words.py PROGRAM

The words are those of the overview, of --help and of the completion, so a new command, option or
choice is tested without a line here. What other tables hold, techniques, rules, fields of
conditions, the commands of a game, is asked of the commands that list it. If ENNEAD_SHORT is set,
every tenth of most.
"""
import os
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools"))
from tap import Report, environment  # noqa: E402

PROGRAM = os.path.abspath(sys.argv[1])
EMPTY = tempfile.TemporaryDirectory()
USAGE = 2
SHORTEST = 4  # of shorter words every other is near
EACH = 10 if "ENNEAD_SHORT" in os.environ else 1


def told(*arguments, stdin=""):
    """(exit code, what was written, messages)"""
    done = subprocess.run([PROGRAM, *arguments], cwd=EMPTY.name, env=environment(), input=stdin,
                          capture_output=True,
                          text=True, timeout=60, check=False)
    return done.returncode, done.stdout, done.stderr


def commands():
    """Their names, from the overview."""
    table = re.search(r"^Commands:\n(.*?)\n\n", told("--help")[1], re.M | re.S)
    return re.findall(r"^  (\S+)", table[1], re.M)


def options(command):
    """{name: what stands after it: "", "=LIST", "[=MS]"}"""
    return dict(re.findall(r"^  (?:   |-\w,) --([\w-]+)(\S*)", told(command, "--help")[1], re.M))


def choices():
    """[(command, option, words)] of the options that take one of a few words; solve's are those of
    any command."""
    script = told("completion", "bash")[1]
    return [("solve" if command == "*" else command, option, values.split())
            for command, option, values in re.findall(
                r"^ +([\w*-]+):--([\w-]+)\) values='(.*)' ;;$", script, re.M)]


def misspelled(word):
    """Two letters exchanged that stand side by side, the second and third if they differ."""
    at = next(i for i in range(1, len(word) - 1) if word[i:i + 2].isalnum()
              and word[i] != word[i + 1])
    return word[:at] + word[at + 1] + word[at] + word[at + 2:]


def missing(meant, *arguments, said="; did you mean ", stdin="", code=USAGE):
    """What is wrong, if `meant` is not among what may have been meant."""
    ended, out, messages = told(*arguments, stdin=stdin)
    names = re.findall(r"'([^']*)'", (messages + out).partition(said)[2])
    if ended != code or meant not in names:
        return f"ennead {' '.join(arguments)}: exit {ended}, expected '{meant}'\n{messages}{out}"
    return None


def first(found):
    return next((wrong for wrong in found if wrong), None)


def every_command():
    names = [name for name in commands() if len(name) >= SHORTEST]
    assert len(names) > 15
    return first(missing(name, *arguments) for name in names for arguments in
                 ((misspelled(name),), ("help", misspelled(name))))


def every_command_in_the_readme():
    """The table of commands, but for those that print what others are made of."""
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "README.md"),
              encoding="utf-8") as file:
        table = re.search(r"^\| command \|.*?\n\n", file.read(), re.M | re.S)[0]
    return first(f"README.md: '{name}' is not in the table of commands" for name in commands()
                 if name not in ("manual", "completion", "help")
                 and not re.search(rf"`(ennead )?{name}`", table))


def every_option(command):
    """But those that, misspelled, begin another, as --form begins --format."""
    names = options(command)
    return first(missing(f"--{name}", command, f"--{misspelled(name)}")
                 for name in list(names)[::EACH]
                 if len(name) >= SHORTEST
                 and not any(other.startswith(misspelled(name)) for other in names))


def every_argument(command):
    """An argument that is missing, and one that is not wanted."""
    named = list(options(command).items())
    for name, argument in named[::EACH]:
        expected = ("needs an argument" if argument.startswith("=") else
                    "" if argument else "takes no argument")
        given = f"--{name}" if argument.startswith("=") else f"--{name}=x"
        code, out, messages = told(command, given)
        if expected and (code != USAGE or out or expected not in messages):
            return f"ennead {command} {given}: exit {code}, expected '{expected}'\n{messages}{out}"
    return None


def every_shell():
    return missing("bash", "completion", misspelled("bash"))


def every_column():
    """Of a table that is read."""
    return first(
        missing(name, "--column=" + misspelled(name), stdin="number,puzzle,source\n1,2,3\n", code=3)
                 for name in ("number", "puzzle", "source"))


def every_choice():
    found = choices()
    assert len(found) > 30
    return first(missing(word, command, f"--{option}={misspelled(word)}")
                 for command, option, words in found
                 for word in words[::EACH] if len(word) >= SHORTEST)


def every_technique():
    head, *rows = told("techniques")[1].splitlines()
    names = [row[:head.index("short")].strip() for row in rows]
    assert len(names) > 90, names
    return first(missing(name, *arguments) for name in names[::EACH] for arguments in
                 (("techniques", misspelled(name)), ("hint", f"--techniques={misspelled(name)}"),
                  ("generate", f"--requires={misspelled(name)}")))


def every_rule():
    names = re.findall(r"^(?:  )?([a-z]+(?:-[a-z]+)*)\b", told("rules")[1], re.M)
    assert len(names) > 30, names
    return first(missing(name, "rules", "-", said="the nearest is ", code=3,
                         stdin=f"variant\n{misspelled(name)} r1c1 r1c2\n")
                 for name in names[::EACH] if len(name) >= SHORTEST)


def every_field():
    fields = ("clues", "score", "steps", "level", "verdict", "technique")
    return first(missing(name, "rate", "--scale=both", f"--where={misspelled(name)} == 1")
                 for name in fields)


def every_command_of_a_game():
    names = re.findall(r"^  ([a-z]+)", told("play", stdin="help\nexit\n")[1], re.M)
    assert len(names) > 12, names
    return first(missing(name, "play", said="did you mean ", stdin=f"{misspelled(name)}\n", code=0)
                 for name in names if len(name) >= SHORTEST)


def main():
    report = Report()
    report.case("commands", every_command)
    report.case("commands in README.md", every_command_in_the_readme)
    for command in commands():
        report.case(f"options of {command}", every_option, command)
        report.case(f"arguments of options of {command}", every_argument, command)
    for name, case in (("choices", every_choice), ("shells", every_shell),
                       ("columns", every_column), ("techniques", every_technique),
                       ("rules", every_rule),
                       ("fields of conditions", every_field),
                       ("commands of a game", every_command_of_a_game)):
        report.case(name, case)
    report.finish()


if __name__ == "__main__":
    main()
