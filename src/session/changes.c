/* SPDX-License-Identifier: MIT */
/*
 * Commands that change the state: a new board, digits set, candidates cleared.
 */
#include <string.h>

#include "grid/digits.h"
#include "grid/houses.h"
#include "session/commands.h"

static bool is_in(int number, int low, int high)
{
    return number >= low && number <= high;
}

outcome conclude(ennead_session *s, size_t begin, ennead_state *draft, beginning begins)
{
    const size_t length = s->speech.length - begin;

    if (s->speech.failed)
        return NO_MEMORY;
    say_bytes(s, "", 1); /* the move stays in the speech until it is remembered */
    const size_t heard = s->speech.length;
    deduce(s, draft);
    say_board(s, draft);
    say_standing(s, draft);
    if (s->speech.failed || !remember(s, s->speech.bytes + begin, length, draft, begins))
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
    if (is_same_state(&plain, state))
        ennead_write_line(state->givens, line);
    else
        ennead_write_library(state, line);
    say(s, "board %t", line);
    return conclude(s, begin, &draft, BEGINS);
}

outcome change(ennead_session *s, ennead_state *draft)
{
    const ennead_state before = present_state(s);

    return conclude(s, say_moves(s, &before, draft), draft, CONTINUES);
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
    const outcome allowed =
        kind == SET ? allow_set(s, draft, digit, cell) : allow_clear(s, draft, digit, cell);
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

outcome obey_set(ennead_session *s, words *arguments)
{
    return obey_change(s, arguments, SET);
}

outcome obey_clear(ennead_session *s, words *arguments)
{
    return obey_change(s, arguments, CLEAR);
}

/* Whether a word is r4c2=7 or r4c2<>7. */
static bool is_assignment(word w, change_kind *kind, int *digit, int *cell)
{
    if (w.length < 6 || small_letter(w.text[0]) != 'r' || small_letter(w.text[2]) != 'c')
        return false;
    const bool equal = w.length == 6 && w.text[4] == '=';
    const bool unequal = w.length == 7 && w.text[4] == '<' && w.text[5] == '>';
    const int row = w.text[1] - '0', column = w.text[3] - '0';
    *digit = w.text[w.length - 1] - '0';
    *kind = equal ? SET : CLEAR;
    *cell = 9 * (row - 1) + column - 1;
    return (equal || unequal) && is_in(row, 1, 9) && is_in(column, 1, 9) && is_in(*digit, 1, 9);
}

outcome obey_assignments(ennead_session *s, words line)
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

outcome obey_board(ennead_session *s, words *arguments)
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
