/* SPDX-License-Identifier: MIT */
/*
 * The commands: one table of names, short names, arguments and functions, from which help is made.
 * A command is words with blanks between them; large and small letters are the same.
 */
#include <string.h>

#include "session/commands.h"

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

word next_word(words *w)
{
    while (w->at < w->end && is_blank(*w->at))
        w->at++;
    word found = {w->at, 0};
    while (w->at < w->end && !is_blank(*w->at))
        w->at++;
    found.length = (size_t)(w->at - found.text);
    return found;
}

word rest_of(words *w)
{
    word found = next_word(w);
    w->at = w->end;
    while (w->end > found.text && is_blank(w->end[-1]))
        w->end--;
    found.length = (size_t)(w->end - found.text);
    return found;
}

char small_letter(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

bool is_word(word w, const char *wanted)
{
    size_t i = 0;
    while (i < w.length && wanted[i] != '\0' && small_letter(w.text[i]) == wanted[i])
        i++;
    return i == w.length && wanted[i] == '\0';
}

int number_of(word w)
{
    int number = 0;
    for (size_t i = 0; i < w.length; i++) {
        if (w.text[i] < '0' || w.text[i] > '9' || w.length > 4)
            return -1;
        number = 10 * number + (w.text[i] - '0');
    }
    return w.length > 0 ? number : -1;
}

/* --------------------------------------------------------------------------------- the table */

typedef struct command {
    const char *name;
    char letter; /* the short name, or 0 */
    const char *arguments;
    const char *help;
    outcome (*obey)(ennead_session *s, words *arguments);
    outcome (*obey_in_variant)(ennead_session *s, words *arguments); /* NULL: the same */
} command;

static const command *command_at(size_t index);

static outcome obey_help(ennead_session *s, words *arguments)
{
    static const char blanks[] = "                    ";
    const command *c;

    (void)arguments;
    for (size_t i = 0; (c = command_at(i)) != NULL; i++) {
        const size_t begin = s->speech.length;
        say(s, "  %t", c->name);
        if (c->letter != '\0') {
            const char letter[] = {c->letter, '\0'};
            say(s, ", %t", letter);
        }
        say(s, " %t", c->arguments);
        const size_t width = s->speech.length - begin;
        say(s, "%t %t\n", width < sizeof blanks ? blanks + width : "", c->help);
    }
    say(s,
        "Cells are named r1c1 to r9c9; r4c2=7 sets and r4c2<>7 clears, too, several on a line.\n"
        "Puzzles with rules of their own, and of other sizes, are played by the same commands.\n");
    return DONE;
}

static const command commands[] = {
    {"board", 'b', "", "type in a board, nine rows; or 'board' and a puzzle in one line",
     obey_board, NULL},
    {"rules", '\0', "", "type in a puzzle with rules of its own, line by line; 'end' ends it",
     obey_rules, NULL},
    {"set", 's', "V ROW COL", "put digit V into a cell; or V p POS, 0 to 80", obey_set, NULL},
    {"clear", 'c', "V ROW COL", "say that V is not in a cell; or V p POS", obey_clear, NULL},
    {"hint", '\0', "", "a hint; ask again and it says more", obey_hint, variant_hint},
    {"step", '\0', "", "do the next step, with the reason", obey_step, variant_step},
    {"solve", '\0', "", "go on to the solution", obey_solve, variant_solve},
    {"auto", '\0', "on|off|all", "deduce the basics after each command; nothing; everything",
     obey_auto, NULL},
    {"show", '\0', "", "the board, and its rules", obey_show, NULL},
    {"marks", '\0', "", "the board with its pencil marks", obey_marks, variant_marks},
    {"check", '\0', "", "is there a mistake?", obey_check, variant_check},
    {"undo", '\0', "", "take the last move back", obey_undo, NULL},
    {"redo", '\0', "", "do it again", obey_redo, NULL},
    {"save", '\0', "FILE", "write the game to a file", obey_save, NULL},
    {"load", '\0', "FILE", "go on with a saved game, or begin with a puzzle", obey_load, NULL},
    {"help", 'h', "", "this", obey_help, NULL},
    {"exit", 'x', "", "leave", obey_exit, NULL},
};

static const command *command_at(size_t index)
{
    return index < sizeof commands / sizeof commands[0] ? &commands[index] : NULL;
}

static const command *command_named(word w)
{
    const command *c;

    for (size_t i = 0; (c = command_at(i)) != NULL; i++)
        if (is_word(w, c->name) ||
            (c->letter != '\0' && w.length == 1 && small_letter(*w.text) == c->letter))
            return c;
    return NULL;
}

outcome obey(ennead_session *s, const char *line, size_t length)
{
    const words all = {line, line + length};
    words arguments = all;
    const word name = next_word(&arguments);
    const command *c = command_named(name);

    if (name.length == 0 || *name.text == '#')
        return DONE;
    if (c != NULL) {
        words extra = arguments;
        if (*c->arguments == '\0' && c->obey != obey_board && next_word(&extra).length > 0)
            return refuse(s, "'%t' stands alone.", c->name);
        return c->obey_in_variant != NULL && present_variant(s) != NULL
                   ? c->obey_in_variant(s, &arguments)
                   : c->obey(s, &arguments);
    }
    if (name.length > 4 && small_letter(name.text[0]) == 'r' && name.text[1] >= '0' &&
        name.text[1] <= '9')
        return obey_assignments(s, all);
    say(s, "There is no command '");
    say_shown(s, name.text, name.length);
    return refuse(s, "'; 'help' lists them.");
}
