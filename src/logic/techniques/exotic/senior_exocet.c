/* SPDX-License-Identifier: MIT */
/*
 * Senior exocets: the targets are any two cells such that every way to place a digit of the base
 * in all nine rows, through the base, goes through one of them. The solution places each digit in
 * one of its ways, so a digit that is in the base is in a target, which is the property that
 * exocet.h needs. At least one target is outside the band of the base; with both in it, the exocet
 * is junior or a close relative.
 *
 * One target must be on the first way found, so it is one of nine cells. For each of these, the
 * search keeps the set of cells that are on all ways that miss it; the other target must be one of
 * them. (Junior and senior are distinguished in the forum of enjoysudoku.com; testing each digit
 * for a way that misses the targets is champagne's method to find exocets of any shape.)
 */
#include "logic/techniques/exotic/senior_exocet.h"

#include "grid/assertions.h"
#include "logic/techniques/exotic/exocet.h"

/* One target, and the cells that may be the other one. */
typedef struct target_pairs {
    int one;
    cells others;
} target_pairs;

typedef struct passing {
    cells possible; /* the cells that may be targets */
    cells first;    /* the first way; empty if there is none yet */
    int count;
    target_pairs pairs[9];
} passing;

/* Starts with the pairs that include a cell of the first way. */
static void start_pairs(passing *p, cells way)
{
    ASSERT(within_grid(way));
    p->first = way;
    FOR_EACH_CELL(rest, way & p->possible)
        p->pairs[p->count++] =
            (target_pairs){lowest_cell(rest), p->possible & ~CELL(lowest_cell(rest))};
}

/* Drops the pairs that miss a way. Returns false if none is left. */
static bool keep_pairs(passing *p, cells way)
{
    ASSERT(within_grid(way));
    int kept = 0;

    if (p->first == 0)
        start_pairs(p, way);
    for (int i = 0; i < p->count; i++) {
        target_pairs pairs = p->pairs[i];
        if ((way & CELL(pairs.one)) == 0)
            pairs.others &= way;
        if (pairs.others != 0)
            p->pairs[kept++] = pairs;
    }
    p->count = kept;
    return kept > 0;
}

/* Continues with the rows from `row` on. */
static bool pass_rows(passing *p, int row, cells way, cells free)
{
    ASSERT(row >= 0 && row <= 9);
    ASSERT(within_grid(way));
    ASSERT(within_grid(free));
    if (row == 9)
        return keep_pairs(p, way);
    FOR_EACH_CELL(rest, house_cells[row] & free) {
        const int cell = lowest_cell(rest);
        if (!pass_rows(p, row + 1, way | CELL(cell), free & ~peers[cell]))
            return false;
    }
    return true;
}

/* The cells that hold a digit or may hold it. */
static cells open_to(const marks *m, int digit)
{
    ASSERT(digit_in_range(digit));
    cells open = m->candidates[digit];

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (m->values[cell] == digit)
            open |= CELL(cell);
    return open;
}

/* Tries all ways of the base's digits. Returns false if every pair of targets is missed by some of
 * them. */
static bool pass_all(passing *p, const marks *m, const exocet *e)
{
    FOR_EACH_DIGIT(rest, e->digits) {
        const int digit = lowest_digit(rest);
        const cells open = open_to(m, digit);
        for (int i = 0; i < 2; i++)
            if ((m->of[e->base[i]] & digit_set(digit)) != 0 &&
                !pass_rows(p, 0, 0, open & ~peers[e->base[i]]))
                return false;
    }
    return true;
}

static cells band_of(const exocet *e)
{
    const int first = e->line / 3 * 3;
    return house_cells[first] | house_cells[first + 1] | house_cells[first + 2];
}

static flow look_at_base(hunt *h, exocet *e)
{
    const marks *m = h->marks;
    const cells band = band_of(e);
    passing p = {.possible = 0};

    FOR_EACH_DIGIT(rest, e->digits)
        p.possible |= m->candidates[lowest_digit(rest)];
    p.possible &= ~(CELL(e->base[0]) | CELL(e->base[1]));
    if (!pass_all(&p, m, e))
        return GO_ON;
    e->usable = e->digits;
    for (int i = 0; i < p.count; i++)
        FOR_EACH_CELL(rest, p.pairs[i].others) {
            const int one = p.pairs[i].one, other = lowest_cell(rest);
            /* A pair with both cells on the first way occurs twice. */
            if (((CELL(one) | CELL(other)) & ~band) == 0 ||
                ((p.first & CELL(other)) != 0 && other < one))
                continue;
            e->targets[0] = one < other ? one : other;
            e->targets[1] = one < other ? other : one;
            if (report_exocet(h, e) == ENOUGH)
                return ENOUGH;
        }
    return GO_ON;
}

flow find_senior_exocet(hunt *h)
{
    return for_each_base(h, look_at_base);
}
