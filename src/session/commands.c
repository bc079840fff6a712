/* SPDX-License-Identifier: MIT */
/*
 * The commands: one table of names, short names, arguments and functions, from which help is made.
 * A command is words with blanks between them; large and small letters are the same.
 */
#include <string.h>

#include "grid/digits.h"
#include "grid/houses.h"
#include "session/session.h"

/* The rest of a line that is still to be understood. */
typedef struct words {
    const char *at, *end;
} words;

typedef struct word {
    const char *text;
    size_t length; /* 0: there is none */
} word;

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

static word next_word(words *w)
{
    while (w->at < w->end && is_blank(*w->at))
        w->at++;
    word found = {w->at, 0};
    while (w->at < w->end && !is_blank(*w->at))
        w->at++;
    found.length = (size_t)(w->at - found.text);
    return found;
}

/* All that is left, without the blanks around it. */
static word rest_of(words *w)
{
    word found = next_word(w);
    w->at = w->end;
    while (w->end > found.text && is_blank(w->end[-1]))
        w->end--;
    found.length = (size_t)(w->end - found.text);
    return found;
}

static char small(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static bool is_word(word w, const char *wanted)
{
    size_t i = 0;
    while (i < w.length && wanted[i] != '\0' && small(w.text[i]) == wanted[i])
        i++;
    return i == w.length && wanted[i] == '\0';
}

/* A number of few digits, or -1. */
static int number_of(word w)
{
    int number = 0;
    for (size_t i = 0; i < w.length; i++) {
        if (w.text[i] < '0' || w.text[i] > '9' || w.length > 4)
            return -1;
        number = 10 * number + (w.text[i] - '0');
    }
    return w.length > 0 ? number : -1;
}

static bool is_in(int number, int low, int high)
{
    return number >= low && number <= high;
}

/* --------------------------------------------------------------------------------- the table */

typedef struct command {
    const char *name;
    char letter; /* the short name, or 0 */
    const char *arguments;
    const char *help;
    outcome (*obey)(ennead_session *s, words *arguments);
} command;

static const command *command_named(word w);
static const command *command_at(size_t index);

/* ----------------------------------------------------------------------------------- changes */

/* Ends a command that has changed the state: what follows is deduced, all is shown, and the state
 * becomes the present one with its move from `begin` in the speech, which is not to be heard. */
static outcome conclude(ennead_session *s, size_t begin, ennead_state *draft, bool begins)
{
    const size_t length = s->speech.length - begin;

    if (s->speech.failed)
        return NO_MEMORY;
    say_bytes(s, "", 1); /* the move stays in the speech until it is remembered */
    const size_t heard = s->speech.length;
    deduce(s, draft);
    say_board(s, draft);
    say_standing(s, draft);
    if (s->speech.failed ||
        !remember(s, s->speech.bytes + begin, length, draft, begins))
        return NO_MEMORY;
    memmove(s->speech.bytes + begin, s->speech.bytes + heard, s->speech.length + 1 - heard);
    s->speech.length -= heard - begin;
    return DONE;
}

outcome begin_game(ennead_session *s, const ennead_state *state)
{
    const size_t begin = s->speech.length;
    char line[ENNEAD_LIBRARY_SIZE];
    ennead_puzzle puzzle;
    ennead_state plain, draft = *state;

    (void)ennead_puzzle_from_givens(state->givens, &puzzle);
    (void)ennead_state_from_puzzle(&puzzle, &plain);
    if (memcmp(&plain, state, sizeof plain) == 0)
        ennead_write_line(state->givens, line);
    else
        ennead_write_library(state, line);
    say(s, "board %t", line);
    return conclude(s, begin, &draft, true);
}

static outcome change(ennead_session *s, ennead_state *draft)
{
    const ennead_state before = present_state(s);

    return conclude(s, say_moves(s, &before, draft), draft, false);
}

/* Why a digit cannot be set, or cleared; REFUSED when it has been said. */
static outcome allow_set(ennead_session *s, const ennead_state *state, int digit, int cell)
{
    if (state->givens[cell] != 0)
        return refuse(s, "%c is given: %d.", cell, state->givens[cell]);
    if (state->values[cell] != 0)
        return refuse(s, "%c holds %d already; 'undo' takes moves back.", cell,
                      state->values[cell]);
    if ((state->candidates[cell] & digit_set(digit)) != 0)
        return DONE;
    for (cells rest = peers[cell]; rest != 0; rest = without_lowest_cell(rest))
        if (state->values[lowest_cell(rest)] == digit)
            return refuse(s, "%c cannot be %d: %c is.", cell, digit, lowest_cell(rest));
    return refuse(s, "%c cannot be %d: that was ruled out.", cell, digit);
}

static outcome allow_clear(ennead_session *s, const ennead_state *state, int digit, int cell)
{
    if (state->values[cell] != 0)
        return refuse(s, "%c holds %d already; 'undo' takes moves back.", cell,
                      state->values[cell]);
    if ((state->candidates[cell] & digit_set(digit)) == 0)
        return refuse(s, "%d is no candidate of %c any more.", digit, cell);
    return DONE;
}

typedef enum change_kind { SET, CLEAR } change_kind;

static outcome make_change(ennead_session *s, ennead_state *draft, change_kind kind, int digit,
                           int cell)
{
    const outcome allowed = kind == SET ? allow_set(s, draft, digit, cell)
                                        : allow_clear(s, draft, digit, cell);
    if (allowed != DONE)
        return allowed;
    if (kind == SET)
        (void)ennead_state_place(draft, cell, digit);
    else
        (void)ennead_state_remove(draft, cell, digit);
    return DONE;
}

/* "V ROW COL" or "V p POS". */
static outcome obey_change(ennead_session *s, words *arguments, change_kind kind)
{
    const char *name = kind == SET ? "set" : "clear";
    ennead_state draft = present_state(s);
    const int digit = number_of(next_word(arguments));
    const word first = next_word(arguments);
    const int second = number_of(next_word(arguments));
    int cell;

    if (next_word(arguments).length > 0 || digit < 0 || second < 0 ||
        (!is_word(first, "p") && number_of(first) < 0))
        return refuse(s, "Say '%t V ROW COL', such as '%t 7 4 2', or '%t V p POS'.", name, name,
                      name);
    if (!is_in(digit, 1, 9))
        return refuse(s, "A digit is 1 to 9, not %n.", digit);
    if (is_word(first, "p")) {
        if (!is_in(second, 0, 80))
            return refuse(s, "A position is 0 to 80, not %n.", second);
        cell = second;
    } else {
        if (!is_in(number_of(first), 1, 9))
            return refuse(s, "A row is 1 to 9, not %n.", number_of(first));
        if (!is_in(second, 1, 9))
            return refuse(s, "A column is 1 to 9, not %n.", second);
        cell = 9 * (number_of(first) - 1) + second - 1;
    }
    const outcome made = make_change(s, &draft, kind, digit, cell);
    return made == DONE ? change(s, &draft) : made;
}

static outcome obey_set(ennead_session *s, words *arguments)
{
    return obey_change(s, arguments, SET);
}

static outcome obey_clear(ennead_session *s, words *arguments)
{
    return obey_change(s, arguments, CLEAR);
}

/* Whether a word is r4c2=7 or r4c2<>7. */
static bool is_assignment(word w, change_kind *kind, int *digit, int *cell)
{
    if (w.length < 6 || small(w.text[0]) != 'r' || small(w.text[2]) != 'c')
        return false;
    const bool equal = w.length == 6 && w.text[4] == '=';
    const bool unequal = w.length == 7 && w.text[4] == '<' && w.text[5] == '>';
    const int row = w.text[1] - '0', column = w.text[3] - '0';
    *digit = w.text[w.length - 1] - '0';
    *kind = equal ? SET : CLEAR;
    *cell = 9 * (row - 1) + column - 1;
    return (equal || unequal) && is_in(row, 1, 9) && is_in(column, 1, 9) && is_in(*digit, 1, 9);
}

/* Any number of assignments, all of them or none. */
static outcome obey_assignments(ennead_session *s, words line)
{
    ennead_state draft = present_state(s);
    word w;

    while ((w = next_word(&line)).length > 0) {
        change_kind kind;
        int digit, cell;
        if (!is_assignment(w, &kind, &digit, &cell)) {
            say(s, "'");
            say_shown(s, w.text, w.length);
            return refuse(s, "' is neither r4c2=7 nor r4c2<>7.");
        }
        const outcome made = make_change(s, &draft, kind, digit, cell);
        if (made != DONE)
            return made;
    }
    return change(s, &draft);
}

static outcome obey_board(ennead_session *s, words *arguments)
{
    const word text = rest_of(arguments);
    ennead_state state;

    if (text.length == 0) {
        begin_rows(s);
        return DONE;
    }
    const outcome result = read_state(s, text.text, text.length, &state);
    return result == DONE ? begin_game(s, &state) : result;
}

/* ---------------------------------------------------------------------------------- questions */

static outcome obey_show(ennead_session *s, words *arguments)
{
    const ennead_state state = present_state(s);

    (void)arguments;
    say_board(s, &state);
    say_standing(s, &state);
    return DONE;
}

static outcome obey_marks(ennead_session *s, words *arguments)
{
    const ennead_state state = present_state(s);
    char text[ENNEAD_MARKS_SIZE];

    (void)arguments;
    ennead_write_marks(&state, text);
    say(s, "%t", text);
    return DONE;
}

static outcome obey_check(ennead_session *s, words *arguments)
{
    const ennead_state state = present_state(s);
    char said[ENNEAD_WORDS_SIZE];
    ennead_check check;

    (void)arguments;
    (void)ennead_check_state(&state, &check);
    ennead_write_check(&state, &check, said, sizeof said);
    say(s, "%t\n", said);
    return DONE;
}

/* The next step of any technique. REFUSED: there is none, and it has been said why. */
static outcome find_step(ennead_session *s, const ennead_state *state, ennead_step *step)
{
    ennead_check check;

    (void)ennead_check_state(state, &check);
    if (ennead_state_solved(state))
        return refuse(s, "It is solved.");
    if (say_mistakes(s, state, &check))
        return REFUSED;
    const ennead_technique_set techniques = sound_techniques(check.standing);
    if (ennead_step_next(state, &techniques, step) != ENNEAD_OK)
        return refuse(s, "No technique finds a step here%t.",
                      check.standing == ENNEAD_STANDING_RIGHT
                          ? ""
                          : "; the puzzle has more than one solution");
    return DONE;
}

static outcome obey_hint(ennead_session *s, words *arguments)
{
    const ennead_state state = present_state(s);
    char text[ENNEAD_WORDS_SIZE];
    ennead_step step;

    (void)arguments;
    const outcome found = find_step(s, &state, &step);
    if (found != DONE)
        return found;
    ennead_write_hint(&step, (ennead_hint)s->hints, text, sizeof text);
    say(s, "%t\n", text);
    if (s->hints < (int)ENNEAD_HINT_MOVE)
        s->hints++;
    return DONE;
}

static outcome obey_step(ennead_session *s, words *arguments)
{
    ennead_state draft = present_state(s);
    ennead_step step;

    (void)arguments;
    const outcome found = find_step(s, &draft, &step);
    if (found != DONE)
        return found;
    say_step(s, &step);
    ennead_state_apply(&draft, &step);
    return change(s, &draft);
}

/* ------------------------------------------------------------------------------------- solving */

typedef struct tally {
    int steps[ENNEAD_TECHNIQUE_COUNT];
} tally;

static bool count_step(void *user, const ennead_step *step)
{
    ((tally *)user)->steps[step->technique]++;
    return true;
}

static void say_tally(ennead_session *s, const tally *t)
{
    for (int technique = 0; technique < ENNEAD_TECHNIQUE_COUNT; technique++)
        if (t->steps[technique] > 0)
            say(s, "  %n x %t\n", t->steps[technique], ennead_technique_info(technique)->name);
}

static outcome obey_solve(ennead_session *s, words *arguments)
{
    ennead_state draft = present_state(s);
    ennead_check check;
    tally t = {{0}};

    (void)arguments;
    (void)ennead_check_state(&draft, &check);
    if (ennead_state_solved(&draft))
        return refuse(s, "It is solved.");
    if (say_mistakes(s, &draft, &check))
        return REFUSED;
    const ennead_technique_set techniques = sound_techniques(check.standing);
    const ennead_path_end end = ennead_path(&draft, &techniques, count_step, &t);
    say_tally(s, &t);
    if (end != ENNEAD_PATH_SOLVED && check.standing != ENNEAD_STANDING_RIGHT)
        say(s, "There is more than one solution, so this is as far as it goes.\n");
    if (end != ENNEAD_PATH_SOLVED && check.standing == ENNEAD_STANDING_RIGHT) {
        say(s, "The techniques do not lead further; the rest is found by search.\n");
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            if (draft.values[cell] == 0)
                (void)ennead_state_place(&draft, cell, check.solution[cell]);
    }
    return change(s, &draft);
}

static outcome obey_auto(ennead_session *s, words *arguments)
{
    const word wanted = next_word(arguments);

    for (int i = 0; i < DEDUCTIONS; i++)
        if (is_word(wanted, deduction_names[i])) {
            s->automatic = (deduction)i;
            if (s->automatic == DEDUCE_NOTHING) {
                say(s, "Nothing is deduced from now on.\n");
                return DONE;
            }
            ennead_state draft = present_state(s);
            const ennead_state before = draft;
            deduce(s, &draft);
            /* What it deduced is a move of its own. */
            if (memcmp(&draft, &before, sizeof before) != 0)
                return change(s, &draft);
            say_standing(s, &draft);
            return DONE;
        }
    return refuse(s, "Say 'auto on', 'auto off' or 'auto all'; it is %t.",
                  deduction_names[s->automatic]);
}

/* ------------------------------------------------------------------------------ time and files */

static outcome obey_undo(ennead_session *s, words *arguments)
{
    (void)arguments;
    if (s->history.at == 0)
        return refuse(s, "There is nothing to take back.");
    s->history.at--;
    s->hints = 0;
    say(s, "Taken back: ");
    const char *move = s->history.entries[s->history.at].move;
    say_shown(s, move, strlen(move));
    say(s, "\n");
    return obey_show(s, arguments);
}

static outcome obey_redo(ennead_session *s, words *arguments)
{
    (void)arguments;
    if (s->history.at == s->history.count)
        return refuse(s, "There is nothing to redo.");
    say(s, "Done again: ");
    const char *move = s->history.entries[s->history.at].move;
    say_shown(s, move, strlen(move));
    say(s, "\n");
    s->history.at++;
    s->hints = 0;
    return obey_show(s, arguments);
}

/* Has the caller work on a file; its name stands in the speech after the text. */
static outcome ask_for_file(ennead_session *s, words *arguments, ennead_reply_kind kind)
{
    const word name = rest_of(arguments);

    if (name.length == 0)
        return refuse(s, "Say the name of a file, too.");
    if (memchr(name.text, '\0', name.length) != NULL)
        return refuse(s, "That is no name of a file.");
    if (kind == ENNEAD_REPLY_SAVE)
        say_game(s);
    const size_t text = s->speech.length;
    say_bytes(s, "", 1);
    say_bytes(s, name.text, name.length);
    if (s->speech.failed)
        return NO_MEMORY;
    s->reply.name = s->speech.bytes + text + 1;
    s->speech.length = text;
    s->reply.kind = kind;
    return DONE;
}

static outcome obey_save(ennead_session *s, words *arguments)
{
    return ask_for_file(s, arguments, ENNEAD_REPLY_SAVE);
}

static outcome obey_load(ennead_session *s, words *arguments)
{
    return ask_for_file(s, arguments, ENNEAD_REPLY_LOAD);
}

static outcome obey_exit(ennead_session *s, words *arguments)
{
    (void)arguments;
    s->reply.kind = ENNEAD_REPLY_EXIT;
    return DONE;
}

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
    say(s, "Cells are named r1c1 to r9c9; r4c2=7 sets and r4c2<>7 clears, too, several on a line.\n");
    return DONE;
}

/* --------------------------------------------------------------------------------- the table */

static const command commands[] = {
    {"board", 'b', "", "type in a board, nine rows; or 'board' and a puzzle in one line", obey_board},
    {"set", 's', "V ROW COL", "put digit V into a cell; or V p POS, 0 to 80", obey_set},
    {"clear", 'c', "V ROW COL", "say that V is not in a cell; or V p POS", obey_clear},
    {"hint", '\0', "", "a hint; ask again and it says more", obey_hint},
    {"step", '\0', "", "do the next step, with the reason", obey_step},
    {"solve", '\0', "", "go on to the solution", obey_solve},
    {"auto", '\0', "on|off|all", "deduce the basics after each command; nothing; everything",
     obey_auto},
    {"show", '\0', "", "the board", obey_show},
    {"marks", '\0', "", "the board with its pencil marks", obey_marks},
    {"check", '\0', "", "is there a mistake?", obey_check},
    {"undo", '\0', "", "take the last move back", obey_undo},
    {"redo", '\0', "", "do it again", obey_redo},
    {"save", '\0', "FILE", "write the game to a file", obey_save},
    {"load", '\0', "FILE", "go on with a saved game, or begin with a puzzle", obey_load},
    {"help", 'h', "", "this", obey_help},
    {"exit", 'x', "", "leave", obey_exit},
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
            (c->letter != '\0' && w.length == 1 && small(*w.text) == c->letter))
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
        return c->obey(s, &arguments);
    }
    if (name.length > 4 && small(name.text[0]) == 'r' && small(name.text[2]) == 'c')
        return obey_assignments(s, all);
    say(s, "There is no command '");
    say_shown(s, name.text, name.length);
    return refuse(s, "'; 'help' lists them.");
}
