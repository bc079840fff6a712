/* SPDX-License-Identifier: MIT */
/*
 * Backtracking, written as a loop over the empty cells instead of a recursion, so that it can stop
 * at each solution: fill the next cell with a digit that its row, column and box do not contain;
 * if no digit is left to try, empty the cell before it and try that cell's next digit. The engines
 * in bifurcation.c and random.c differ only in which fitting digit they try first.
 *
 * The digits used in each row, column and box are sets, as in the almanac program that
 * bifurcation.c names.
 */
#include "search/walk/walk.h"

#include <string.h>

#include "grid/assertions.h"
#include "grid/houses.h"

static void toggle(walk_state *w, int cell, int digit)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit_in_range(digit));
    const digits set = digit_set(digit);
    w->rows[row_of(cell)] ^= set;
    w->columns[column_of(cell)] ^= set;
    w->boxes[box_of(cell)] ^= set;
}

static digits fitting(const walk_state *w, int cell)
{
    ASSERT(cell_in_range(cell));
    const digits used =
        w->rows[row_of(cell)] | w->columns[column_of(cell)] | w->boxes[box_of(cell)];
    return (digits)(w->candidates[cell] & ~used);
}

static void report_cell(const search *s, int cell, int digit)
{
    ASSERT(cell_in_range(cell));
    ASSERT(digit == 0 || digit_in_range(digit));
    if (s->options.on_cell != NULL)
        s->options.on_cell(s->options.on_cell_user, cell, digit);
}

/* Prepares the digits to try in the next empty cell. */
static void arrive(search *s)
{
    walk_state *w = &s->state.walk;
    int count;

    if (w->filled == w->empties)
        return;
    w->untried[w->filled] = fitting(w, w->empty[w->filled]);
    count = digit_count(w->untried[w->filled]);
    s->counters.guesses += count > 1;
    s->counters.backtracks += count == 0;
}

static void fill_next(search *s)
{
    walk_state *w = &s->state.walk;
    const int cell = w->empty[w->filled];
    const int digit = w->pick(w, w->untried[w->filled]);

    ASSERT(w->filled < w->empties);
    ASSERT((w->untried[w->filled] & digit_set(digit)) != 0);
    w->untried[w->filled] &= (digits)~digit_set(digit);
    w->board[cell] = (uint8_t)digit;
    toggle(w, cell, digit);
    w->filled++;
    raise_to(&s->counters.depth, w->filled);
    report_cell(s, cell, digit);
    arrive(s);
}

static void empty_last(search *s)
{
    walk_state *w = &s->state.walk;

    if (w->filled == 0) {
        w->stage = WALK_EXHAUSTED;
        return;
    }
    w->filled--;
    const int cell = w->empty[w->filled];
    toggle(w, cell, w->board[cell]);
    w->board[cell] = 0;
    report_cell(s, cell, 0);
}

void walk_start(search *s, const ennead_puzzle *puzzle, int (*pick)(walk_state *w, digits set))
{
    walk_state *w = &s->state.walk;

    *w = (walk_state){.pick = pick,
                      .random = random_stream_of(s->options.seed, s->options.stream),
                      .stage = WALK_AT_START};
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        const int given = puzzle->givens[cell];
        w->candidates[cell] = puzzle->candidates[cell];
        if (given == 0) {
            w->empty[w->empties++] = (uint8_t)cell;
            continue;
        }
        if ((fitting(w, cell) & digit_set(given)) == 0)
            w->conflict = true; /* with another given, or with the cell's candidates */
        w->board[cell] = (uint8_t)given;
        toggle(w, cell, given);
    }
}

search_outcome walk_next(search *s, uint8_t solution[ENNEAD_CELLS])
{
    walk_state *w = &s->state.walk;

    if (w->stage == WALK_AT_START) {
        if (!may_enter(s))
            return OUTCOME_LIMIT;
        w->stage = w->conflict ? WALK_EXHAUSTED : WALK_ON;
        if (w->conflict)
            s->counters.backtracks++;
        else
            arrive(s);
    } else if (w->stage == WALK_AT_SOLUTION) {
        w->stage = WALK_ON;
        empty_last(s);
    }
    while (w->stage == WALK_ON) {
        if (w->filled == w->empties) {
            if (solution != NULL)
                memcpy(solution, w->board, sizeof w->board);
            w->stage = WALK_AT_SOLUTION;
            return OUTCOME_SOLUTION;
        }
        if (w->untried[w->filled] == 0)
            empty_last(s);
        else if (may_enter(s))
            fill_next(s);
        else
            return OUTCOME_LIMIT;
    }
    return OUTCOME_EXHAUSTED;
}
