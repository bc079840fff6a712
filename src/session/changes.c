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

outcome conclude(ennead_session *s, size_t begin, position *draft, beginning begins)
{
    const size_t length = s->speech.length - begin;

    if (s->speech.failed)
        return NO_MEMORY;
    say_bytes(s, "", 1); /* the move stays in the speech until it is remembered */
    const size_t heard = s->speech.length;
    deduce(s, draft);
    say_board(s, draft);
    if (begins == BEGINS)
        say_rules(s, draft);
    say_standing(s, draft);
    if (s->speech.failed || !remember(s, s->speech.bytes + begin, length, draft, begins))
        return NO_MEMORY;
    memmove(s->speech.bytes + begin, s->speech.bytes + heard, s->speech.length + 1 - heard);
    s->speech.length -= heard - begin;
    return DONE;
}

/* Says the command that makes a state. */
static void say_board_command(ennead_session *s, const position *p)
{
    char line[ENNEAD_LIBRARY_SIZE];
    ennead_puzzle puzzle;
    position plain = {.variant = NULL};

    (void)ennead_puzzle_from_givens(p->state.givens, &puzzle);
    (void)ennead_state_from_puzzle(&puzzle, &plain.state);
    if (is_same_position(&plain, p))
        ennead_write_line(p->state.givens, line);
    else
        ennead_write_library(&p->state, line);
    say(s, "board %t", line);
}

outcome begin_game(ennead_session *s, const position *p)
{
    const size_t begin = s->speech.length;
    position draft = *p;

    if (p->variant != NULL)
        say_beginning(s, p->variant);
    else
        say_board_command(s, p);
    const outcome result = conclude(s, begin, &draft, BEGINS);
    if (result != DONE)
        variant_free(s, p->variant);
    return result;
}

outcome change(ennead_session *s, position *draft)
{
    const position before = present_position(s);

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

extent present_extent(const ennead_session *s)
{
    const variant *v = present_variant(s);

    if (v == NULL)
        return (extent){9, 9, 1, 9};
    return (extent){v->rules->rows, v->rules->columns, v->rules->first_value,
                    v->rules->first_value + v->rules->values - 1};
}

static outcome make_change(ennead_session *s, position *draft, change_kind kind, int digit,
                           int cell)
{
    ennead_state *state = &draft->state;

    if (draft->variant != NULL)
        return kind == SET ? set_in_variant(s, draft, digit, (size_t)cell)
                           : clear_in_variant(s, draft, digit, (size_t)cell);
    const outcome allowed =
        kind == SET ? allow_set(s, state, digit, cell) : allow_clear(s, state, digit, cell);
    if (allowed != DONE)
        return allowed;
    if (kind == SET)
        (void)ennead_state_place(state, cell, digit);
    else
        (void)ennead_state_remove(state, cell, digit);
    return DONE;
}

/* The cell that is named by its row and column, or by "p" and its position. */
static outcome find_cell(ennead_session *s, const extent *e, word first, int second, int *cell)
{
    const int last = e->rows * e->columns - 1, row = number_of(first);

    if (is_word(first, "p")) {
        *cell = second;
        return is_in(second, 0, last) ? DONE
                                      : refuse(s, "A position is 0 to %n, not %n.", last, second);
    }
    if (!is_in(row, 1, e->rows))
        return refuse(s, "A row is 1 to %n, not %n.", e->rows, row);
    if (!is_in(second, 1, e->columns))
        return refuse(s, "A column is 1 to %n, not %n.", e->columns, second);
    *cell = e->columns * (row - 1) + second - 1;
    return DONE;
}

/* "V ROW COL" or "V p POS". */
static outcome obey_change(ennead_session *s, words *arguments, change_kind kind)
{
    const char *name = kind == SET ? "set" : "clear";
    const extent e = present_extent(s);
    position draft = draft_of(s);
    const int digit = number_of(next_word(arguments));
    const word first = next_word(arguments);
    const int second = number_of(next_word(arguments));
    int cell = 0;

    if (next_word(arguments).length > 0 || digit < 0 || second < 0 ||
        (!is_word(first, "p") && number_of(first) < 0))
        return refuse(s, "Say '%t V ROW COL', such as '%t 7 4 2', or '%t V p POS'.", name, name,
                      name);
    if (!is_in(digit, e.first, e.last))
        return refuse(s, "A digit is %n to %n, not %n.", e.first, e.last, digit);
    outcome made = find_cell(s, &e, first, second, &cell);
    if (made == DONE)
        made = make_change(s, &draft, kind, digit, cell);
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

/* Takes a number of one or two digits off a word; -1: there is none. */
static int take_number(word *w)
{
    word number = {w->text, 0};

    while (number.length < w->length && number.length < 2 && w->text[number.length] >= '0' &&
           w->text[number.length] <= '9')
        number.length++;
    w->text += number.length;
    w->length -= number.length;
    return number_of(number);
}

/* Takes a letter or sign off a word; false: it is another. */
static bool take_sign(word *w, char sign)
{
    if (w->length == 0 || small_letter(*w->text) != sign)
        return false;
    w->text++;
    w->length--;
    return true;
}

bool is_assignment(word w, const extent *e, change_kind *kind, int *digit, int *cell)
{
    if (!take_sign(&w, 'r'))
        return false;
    const int row = take_number(&w);
    if (!take_sign(&w, 'c'))
        return false;
    const int column = take_number(&w);
    *kind = take_sign(&w, '=') ? SET : CLEAR;
    if (*kind == CLEAR && !(take_sign(&w, '<') && take_sign(&w, '>')))
        return false;
    *digit = take_number(&w);
    *cell = e->columns * (row - 1) + column - 1;
    return w.length == 0 && is_in(row, 1, e->rows) && is_in(column, 1, e->columns) &&
           is_in(*digit, e->first, e->last);
}

outcome obey_assignments(ennead_session *s, words line)
{
    const extent e = present_extent(s);
    position draft = draft_of(s);
    word w;

    while ((w = next_word(&line)).length > 0) {
        change_kind kind;
        int digit, cell;
        if (!is_assignment(w, &e, &kind, &digit, &cell)) {
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
    position p;

    if (text.length == 0) {
        begin_rows(s);
        return DONE;
    }
    const outcome result = read_position(s, text.text, text.length, &p);
    return result == DONE ? begin_game(s, &p) : result;
}
