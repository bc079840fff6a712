/* SPDX-License-Identifier: MIT */
/*
 * The search for unique rectangles and loops: sequences of cells, each in a house with the next,
 * that all hold the same two digits, such that every house has an even and an odd one of them, or
 * none. Were there nothing else in these cells, the two digits could be exchanged all around, and
 * the puzzle would have another solution.
 *
 * The original goes from every cell with two candidates, in order, through box, row and column (not
 * the kind of house that it came through), cell by cell; all hints are sorted by rating, then by
 * type. Cells that are alone with the two digits in one of their houses are in no loop: mostly that
 * leaves nothing to search. Rectangles are searched first, because a hint of 4.5 needs no other.
 * (With lksudoku's correction: the extra digits of one branch do not leak into the next.)
 */
#include "logic/se_loops.h"

#include <limits.h>

typedef struct loop_search {
    se_rater *r;
    se_loop loop;
    cells fit; /* what may be in a loop of this pair */
    cells in_loop;
    uint32_t touched[2]; /* houses, by even and odd cells */
    int longest;
    se_best_loop best;
} loop_search;

static uint32_t houses_of(int cell)
{
    return 1u << row_of(cell) | 1u << (FIRST_COLUMN + column_of(cell)) |
           1u << (FIRST_BOX + box_of(cell));
}

/* The n-th house of a cell: box, row, column. */
static int house_of(int cell, int nth)
{
    return nth == 0   ? FIRST_BOX + box_of(cell)
           : nth == 1 ? row_of(cell)
                      : FIRST_COLUMN + column_of(cell);
}

static void close_loop(loop_search *s)
{
    se_loop *loop = &s->loop;

    if (s->touched[0] != s->touched[1])
        return;
    loop->extra_count = 0;
    for (int i = 0; i < loop->length; i++)
        if (s->r->m.of[loop->cells[i]] != loop->pair)
            loop->extra[loop->extra_count++] = loop->cells[i];
    se_loop_hints(s->r, loop, &s->best);
}

/* Adds a cell, which came through a house of kind `from`, and goes on from it. So many more cells
 * may have extra digits, unless all extra digits so far are one. */
static void go_on(loop_search *s, int cell, int from, int allowed, digits extra)
{
    const int parity = s->loop.length % 2;
    const uint32_t houses = houses_of(cell);

    if ((s->touched[parity] & houses) != 0)
        return;
    s->touched[parity] |= houses;
    s->in_loop |= CELL(cell);
    s->loop.cells[s->loop.length++] = (uint8_t)cell;
    for (int kind = 0; kind < 3; kind++) {
        if (kind == from)
            continue;
        for (cells rest = s->fit & house_cells[house_of(cell, kind)]; rest != 0;
             rest = without_lowest_cell(rest)) {
            const int next = lowest_cell(rest);
            if (next == s->loop.cells[0] && s->loop.length >= 4)
                close_loop(s);
            else if ((s->in_loop & CELL(next)) == 0 && s->loop.length < s->longest) {
                const digits others = s->r->m.of[next] & (digits)~s->loop.pair;
                const digits more = extra | others;
                if (others == 0 || digit_count(more) == 1 || allowed > 0)
                    go_on(s, next, kind, allowed - (others != 0), more);
            }
        }
    }
    s->loop.length--;
    s->in_loop &= ~CELL(cell);
    s->touched[parity] &= ~houses;
}

/* The cells that hold a pair and may be in a loop: not alone with it in a house. */
static bands loop_cells(const se_board *b, int first, int second)
{
    bands fit = open_places(b, first) & open_places(b, second);

    for (;;) {
        const bands alone = se_alone(fit);
        if (!any_band(alone))
            return fit;
        fit &= ~alone;
    }
}

/* For each pair of digits, by digit, the cells that may be in a loop of it. */
typedef struct fits {
    uint32_t known[10];
    cells of[10][10];
    bool any;
} fits;

static void find_fits(const se_rater *r, fits *f)
{
    f->any = false;
    for (int first = 1; first <= 9; first++)
        f->known[first] = 0;
    for (cells rest = r->m.pairs; rest != 0; rest = without_lowest_cell(rest)) {
        const digits pair = r->m.of[lowest_cell(rest)];
        const int first = lowest_digit(pair), second = lowest_digit(without_lowest_digit(pair));
        if ((f->known[first] >> second & 1) != 0)
            continue;
        f->known[first] |= 1u << second;
        f->of[first][second] = cells_of_bands(loop_cells(&r->b, first, second));
        if (f->of[first][second] != 0)
            f->any = true;
    }
}

static void search(loop_search *s, const fits *f, int longest)
{
    const marks *m = &s->r->m;

    s->longest = longest;
    s->best = (se_best_loop){INT_MAX, 0};
    for (cells rest = m->pairs; rest != 0; rest = without_lowest_cell(rest)) {
        const int cell = lowest_cell(rest);
        const digits pair = m->of[cell];
        s->fit = f->of[lowest_digit(pair)][lowest_digit(without_lowest_digit(pair))];
        if ((s->fit & CELL(cell)) == 0)
            continue;
        s->loop.pair = pair;
        go_on(s, cell, -1, 2, 0);
    }
}

bool se_find_unique_loop(se_rater *r)
{
    loop_search s = {.r = r};
    fits f;

    if (!r->unique)
        return false;
    find_fits(r, &f);
    if (!f.any)
        return false;
    search(&s, &f, 4);
    if (s.best.rank != se_rank(ennead_se_base(ENNEAD_SE_UNIQUE_RECTANGLE_1), 0))
        search(&s, &f, SE_LONGEST_LOOP);
    return s.best.rank != INT_MAX;
}
