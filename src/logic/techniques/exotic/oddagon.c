/* SPDX-License-Identifier: MIT */
/*
 * Bivalue oddagons: an odd loop of cells with the same two digits as candidates, each of which
 * sees the next. The two digits would have to alternate, which is impossible around a loop of odd
 * length. So one of the other candidates of these cells, the guardians, is true. If the guardians
 * are
 *
 *     in one cell      it holds neither of the two digits
 *     of one digit     it is eliminated from the cells that see all guardians
 *
 * Loops have at least five cells, and no cell sees another one except its neighbors, or there
 * would be a shorter loop. (The forum of enjoysudoku.com, "A revival of Broken Wings".)
 */
#include "logic/techniques/exotic/oddagon.h"

#include "grid/assertions.h"

enum { FEWEST_CELLS = 5, MOST_CELLS = 9 };

typedef struct bivalue_loop {
    hunt *h;
    digits pair;
    cells of_pair; /* the cells that may hold both digits */
    int length;    /* length to look for */
    int count;     /* number of cells so far */
    cells all;     /* the cells so far */
    cells guarded; /* those with other candidates */
    digits extra;  /* their other candidates */
    uint8_t cells[MOST_CELLS];
} bivalue_loop;

/* The cells that see all guardians, if these are in more than one cell. */
static cells gone_by(const bivalue_loop *l)
{
    const marks *m = l->h->marks;
    return digit_count(l->extra) == 1
               ? m->candidates[lowest_digit(l->extra)] & common_peers(l->guarded)
               : 0;
}

static bool is_one_guarded(const bivalue_loop *l)
{
    return without_lowest_cell(l->guarded) == 0;
}

/* Adds a cell. Returns false if the guardians then eliminate nothing. */
static bool add_cell(bivalue_loop *l, int cell)
{
    ASSERT(cell_in_range(cell));
    const digits more = l->h->marks->of[cell] & (digits)~l->pair;

    l->cells[l->count++] = (uint8_t)cell;
    l->all |= CELL(cell);
    l->guarded |= more != 0 ? CELL(cell) : 0;
    l->extra |= more;
    return is_one_guarded(l) || gone_by(l) != 0;
}

static flow report_loop(const bivalue_loop *l)
{
    if (l->guarded == 0)
        return GO_ON; /* the board has no solution */
    ennead_step *step = new_step(l->h);
    step->digits = l->pair;
    step->cells = set_of_cells(l->all);
    step->fins = set_of_cells(l->guarded);
    for (int i = 0; i < l->count; i++)
        add_node(step, lowest_digit(l->pair), CELL(l->cells[i]), i & 1);
    if (is_one_guarded(l)) {
        remove_cells(step, lowest_digit(l->pair), l->guarded);
        remove_cells(step, lowest_digit(without_lowest_digit(l->pair)), l->guarded);
    } else {
        step->focus = (uint8_t)lowest_digit(l->extra);
        remove_cells(step, step->focus, gone_by(l));
    }
    return report_step(l->h);
}

/* Continues from the last cell until the loop is closed. The first cell is the lowest, and the
 * second lower than the last, so each loop is found once. */
static flow go_round(const bivalue_loop *l)
{
    const int first = l->cells[0], last = l->cells[l->count - 1];
    const cells before = l->count > 1 ? l->all & ~CELL(last) : 0;
    const bool closes = l->count + 1 == l->length;
    cells next = l->of_pair & peers[last] & ~(CELL(first + 1) - 1);

    FOR_EACH_CELL(rest, before)
        if (lowest_cell(rest) != first || !closes)
            next &= ~peers[lowest_cell(rest)];
    if (closes)
        next &= peers[first] & ~(CELL(l->cells[1] + 1) - 1);
    FOR_EACH_CELL(left, next) {
        bivalue_loop longer = *l;
        if (add_cell(&longer, lowest_cell(left)) &&
            (closes ? report_loop(&longer) : go_round(&longer)) == ENOUGH)
            return ENOUGH;
    }
    return GO_ON;
}

/* Finds all loops of a pair of digits. */
static flow look_at_pair(hunt *h, digits pair, cells of_pair, int length)
{
    ASSERT(within_digits(pair));
    ASSERT(within_grid(of_pair));
    FOR_EACH_CELL(rest, of_pair) {
        bivalue_loop start = {.h = h, .pair = pair, .of_pair = of_pair, .length = length};
        if (add_cell(&start, lowest_cell(rest)) && go_round(&start) == ENOUGH)
            return ENOUGH;
    }
    return GO_ON;
}

flow find_bivalue_oddagon(hunt *h)
{
    const marks *m = h->marks;

    for (int length = FEWEST_CELLS; length <= MOST_CELLS; length += 2)
        FOR_ALL_DIGITS(x)
            for (int y = x + 1; y <= 9; y++) {
                const cells of_pair = m->candidates[x] & m->candidates[y];
                if (look_at_pair(h, digit_set(x) | digit_set(y), of_pair, length) == ENOUGH)
                    return ENOUGH;
            }
    return GO_ON;
}
