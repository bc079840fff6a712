/* SPDX-License-Identifier: MIT */
/*
 * Commands that change the state: a new board, digits set, candidates cleared.
 */
#include "session/commands/changes.h"

#include "grid/digits.h"
#include "grid/houses.h"
#include "session/commands/assignments.h"
#include "session/game/board.h"
#include "session/game/game.h"
#include "session/game/history.h"
#include "session/game/reply.h"
#include "session/game/variant_moves.h"

static bool is_in(int number, int low, int high)
{
    return number >= low && number <= high;
}

/* Why a digit cannot be set, or cleared; REFUSED when it has been said. */
static command_outcome allow_set(ennead_session *s, const ennead_state *state, int digit, int cell)
{
    if (state->givens[cell] != 0)
        return refuse(s, "%c is given: %d.", cell, state->givens[cell]);
    if (state->values[cell] != 0)
        return refuse(s, "%c holds %d already; 'undo' takes moves back.", cell,
                      state->values[cell]);
    if ((state->candidates[cell] & digit_set(digit)) != 0)
        return DONE;
    FOR_EACH_CELL(rest, peers[cell])
        if (state->values[lowest_cell(rest)] == digit)
            return refuse(s, "%c cannot be %d: %c is.", cell, digit, lowest_cell(rest));
    return refuse(s, "%c cannot be %d: that was ruled out.", cell, digit);
}

static command_outcome allow_clear(ennead_session *s, const ennead_state *state, int digit,
                                   int cell)
{
    if (state->values[cell] != 0)
        return refuse(s, "%c holds %d already; 'undo' takes moves back.", cell,
                      state->values[cell]);
    if ((state->candidates[cell] & digit_set(digit)) == 0)
        return refuse(s, "%d is no candidate of %c any more.", digit, cell);
    return DONE;
}

static command_outcome make_change(ennead_session *s, game_position *draft, change_kind kind,
                                   int digit, int cell)
{
    ennead_state *state = &draft->state;

    if (draft->variant != NULL)
        return kind == SET ? set_in_variant(s, draft, digit, (size_t)cell)
                           : clear_in_variant(s, draft, digit, (size_t)cell);
    const command_outcome allowed =
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
static command_outcome find_cell(ennead_session *s, const extent *e, word first, int second,
                                 int *cell)
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
static command_outcome run_change(ennead_session *s, line_words *arguments, change_kind kind)
{
    const char *name = kind == SET ? "set" : "clear";
    const extent e = present_extent(s);
    game_position draft = draft_of(s);
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
    command_outcome made = find_cell(s, &e, first, second, &cell);
    if (made == DONE)
        made = make_change(s, &draft, kind, digit, cell);
    return made == DONE ? change(s, &draft) : made;
}

command_outcome run_set(ennead_session *s, line_words *arguments)
{
    return run_change(s, arguments, SET);
}

command_outcome run_clear(ennead_session *s, line_words *arguments)
{
    return run_change(s, arguments, CLEAR);
}

command_outcome run_assignments(ennead_session *s, line_words line)
{
    const extent e = present_extent(s);
    game_position draft = draft_of(s);
    word w;

    while ((w = next_word(&line)).length > 0) {
        change_kind kind;
        int digit, cell;
        if (!is_assignment(w, &e, &kind, &digit, &cell)) {
            reply_words(s, "'");
            reply_printable(s, w.text, w.length);
            return refuse(s, "' is neither r4c2=7 nor r4c2<>7.");
        }
        const command_outcome made = make_change(s, &draft, kind, digit, cell);
        if (made != DONE)
            return made;
    }
    return change(s, &draft);
}

command_outcome run_board(ennead_session *s, line_words *arguments)
{
    const word text = rest_of(arguments);
    game_position p;

    if (text.length == 0) {
        begin_rows(s);
        return DONE;
    }
    const command_outcome result = read_position(s, text.text, text.length, &p);
    return result == DONE ? begin_game(s, &p) : result;
}
