/* SPDX-License-Identifier: MIT */
/*
 * Commands that change the state: a new board, digits set, candidates cleared.
 */
#include "session/commands/changes.h"

#include "grid/houses.h"
#include "session/commands/assignments.h"
#include "session/commands/beginning.h"
#include "session/commands/lift.h"
#include "session/game/board.h"
#include "session/game/game.h"
#include "session/game/history.h"
#include "session/game/position.h"
#include "session/game/reply.h"

static bool is_in(int number, int low, int high)
{
    return number >= low && number <= high;
}

/* Whether a number can be set in an empty cell or cleared. REFUSED: no, and the reply says why. */
static command_outcome allow(ennead_session *s, const game_position *p, change_kind kind,
                             int number, size_t cell)
{
    const bool left = (numbers_left(p, cell) >> (number - first_number(p)) & 1) != 0;
    const int held = number_in(p, cell);

    if (held == NO_NUMBER && left)
        return DONE;
    if (held == NO_NUMBER && kind == CLEAR)
        reply_words(s, "%n is no candidate of ", number);
    reply_cell_name(s, p, cell);
    if (held != NO_NUMBER)
        return refuse(s,
                      holds_given(p, cell) ? " is given: %n."
                                           : " holds %n already; 'undo' takes moves back.",
                      held);
    if (kind == CLEAR)
        return refuse(s, " any more.");
    if (p->variant == NULL)
        FOR_EACH_CELL(rest, peers[cell])
            if (p->state.values[lowest_cell(rest)] == number)
                return refuse(s, " cannot be %n: %c is.", number, lowest_cell(rest));
    return refuse(s, " cannot be %n: that was ruled out.", number);
}

/* Empties a cell of the draft. REFUSED: it cannot be emptied, and the reply says why. */
static command_outcome erase(ennead_session *s, game_position *draft, size_t cell)
{
    const int held = number_in(draft, cell);

    if (held != NO_NUMBER && !holds_given(draft, cell))
        lift_number(s, draft, cell);
    if (held != NO_NUMBER && number_in(draft, cell) == NO_NUMBER)
        return DONE;
    reply_cell_name(s, draft, cell);
    if (held == NO_NUMBER)
        return refuse(s, " is empty.");
    return refuse(s, holds_given(draft, cell) ? " is given: %n." : " must be %n.", held);
}

/* A change of one cell. */
typedef struct cell_change {
    change_kind kind;
    int number;
    size_t cell;
} cell_change;

/* Makes a change in the draft. *lifted: it took a number out of its cell. */
static command_outcome make_change(ennead_session *s, game_position *draft, const cell_change *c,
                                   bool *lifted)
{
    const int held = number_in(draft, c->cell);
    command_outcome done = DONE;

    if (c->kind == ERASE || (c->kind == SET && held != NO_NUMBER && held != c->number &&
                             !holds_given(draft, c->cell))) {
        *lifted = true;
        done = erase(s, draft, c->cell);
    }
    if (done != DONE || c->kind == ERASE)
        return done;
    done = allow(s, draft, c->kind, c->number, c->cell);
    if (done != DONE)
        return done;
    const uint64_t value = (uint64_t)1 << (c->number - first_number(draft));
    if (draft->variant != NULL)
        draft->left[c->cell] = c->kind == SET ? value : draft->left[c->cell] & ~value;
    else if (c->kind == SET)
        (void)ennead_state_place(&draft->state, (int)c->cell, c->number);
    else
        (void)ennead_state_remove(&draft->state, (int)c->cell, c->number);
    return DONE;
}

/* Adds a change as it can be typed. */
static void reply_change(ennead_session *s, const game_position *draft, const cell_change *c)
{
    reply_cell_of_move(s, draft, c->cell);
    if (c->kind == ERASE)
        reply_words(s, "=. ");
    else
        reply_words(s, c->kind == SET ? "=%n " : "<>%n ", c->number);
}

/* Finds the cell named by its row and column, or by "p" and its position. */
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

/* "V ROW COL", "V p POS", "V r4c2" or "r4c2 V". */
static command_outcome run_change(ennead_session *s, line_words *arguments, change_kind kind)
{
    const char *name = kind == SET ? "set" : "clear";
    const extent e = present_extent(s);
    game_position draft = draft_of(s);
    const word one = next_word(arguments), two = next_word(arguments), three = next_word(arguments);
    const int second = number_of(three);
    int digit = number_of(one), cell = 0;
    const bool first_is_cell = is_cell(one, &e, &cell) && three.length == 0;
    const bool named = first_is_cell || (is_cell(two, &e, &cell) && three.length == 0);

    if (first_is_cell)
        digit = number_of(two);
    if (next_word(arguments).length > 0 || digit < 0 ||
        (!named && (second < 0 || (!is_word(two, "p") && number_of(two) < 0))))
        return refuse(s, "Say '%t V ROW COL', such as '%t 7 4 2', '%t 7 r4c2', or '%t V p POS'.",
                      name, name, name, name);
    if (!is_in(digit, e.first, e.last))
        return refuse(s, "A digit is %n to %n, not %n.", e.first, e.last, digit);
    command_outcome made = named ? DONE : find_cell(s, &e, two, second, &cell);
    const cell_change c = {kind, digit, (size_t)cell};
    bool lifted = false;
    if (made == DONE)
        made = make_change(s, &draft, &c, &lifted);
    if (made != DONE || !lifted)
        return made == DONE ? change(s, &draft) : made;
    const size_t begin = s->text.length;
    reply_change(s, &draft, &c);
    s->text.length -= !s->text.failed; /* the last blank */
    return conclude(s, begin, &draft, CONTINUES);
}

command_outcome run_set(ennead_session *s, line_words *arguments)
{
    return run_change(s, arguments, SET);
}

command_outcome run_clear(ennead_session *s, line_words *arguments)
{
    return run_change(s, arguments, CLEAR);
}

/* Reads the next assignment of a line. REFUSED: it is none. *more: there was something to read. */
static command_outcome read_assignment(ennead_session *s, line_words *line, cell_change *c,
                                       bool *more)
{
    char room[LONGEST_ASSIGNMENT];
    const extent e = present_extent(s);
    const word w = next_assignment(line, room);
    int cell = 0;

    *more = w.length > 0;
    if (!*more || is_assignment(w, &e, &c->kind, &c->number, &cell)) {
        c->cell = (size_t)cell;
        return DONE;
    }
    reply_words(s, "'");
    reply_printable(s, w.text, w.length);
    return refuse(s, "' is not like r4c2=7, r4c2<>7 or r4c2=. (to erase).");
}

command_outcome run_assignments(ennead_session *s, line_words line)
{
    const line_words whole = line;
    game_position draft = draft_of(s);
    bool lifted = false, more = true;
    cell_change c;

    for (;;) {
        command_outcome made = read_assignment(s, &line, &c, &more);
        if (made == DONE && more)
            made = make_change(s, &draft, &c, &lifted);
        if (made != DONE)
            return made;
        if (!more)
            break;
    }
    if (!lifted)
        return change(s, &draft);
    /* What was taken out shows in the draft, but not which moves did it. */
    const size_t begin = s->text.length;
    for (line = whole; read_assignment(s, &line, &c, &more) == DONE && more;)
        reply_change(s, &draft, &c);
    s->text.length -= !s->text.failed; /* the last blank */
    return conclude(s, begin, &draft, CONTINUES);
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
    return result == DONE ? start_game(s, &p) : result;
}
