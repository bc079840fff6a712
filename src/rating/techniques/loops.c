/* SPDX-License-Identifier: MIT */
/*
 * Searches for unique rectangles and loops: sequences of cells that all have the same two digits
 * as candidates, each in a house with the next one, such that every house contains one even and
 * one odd cell of the sequence, or none. If these cells had no other candidates, the two digits
 * could be exchanged all around, and the puzzle would have another solution.
 *
 * Sudoku Explainer starts from every cell with two candidates, in order, and goes on through box,
 * row and column, cell by cell; all hints are then sorted by rating and type. It allows extra
 * digits in two cells, or one and the same extra digit in any number of cells (with lksudoku's
 * correction: the extra digits of one branch do not leak into the next). The same result is found
 * here with less work:
 *
 * - Cells that are alone with the two digits in one of their houses are in no loop. This mostly
 * leaves nothing to search.
 *
 * - A loop is found from each of its cells with two candidates, in both directions; only the first
 * time counts. So a cell that has been the start is left out later, and so is a neighbor of the
 * start that was the way out, as the way back.
 *
 * - Rectangles are searched first, because a hint of 4.5 makes all others unnecessary.
 */
#include "rating/techniques/loops.h"

#include "grid/bits.h"
#include "rating/base/scale.h"
#include "rating/techniques/loop_types.h"

#include <limits.h>

typedef struct loop_search {
    se_rater *r;
    se_loop loop;
    cells fit;          /* cells that may be in a loop of this pair */
    cells blocked[2];   /* cells that share a house with an even, with an odd cell */
    uint32_t houses[2]; /* the houses of the even, and of the odd cells; in the end the same */
    cells closed;       /* neighbors of the start that no longer close a loop */
    int longest;
    se_best_loop best;
} loop_search;

static void close_loop(loop_search *s)
{
    se_loop *loop = &s->loop;

    if (s->houses[0] != s->houses[1])
        return;
    loop->extra_count = 0;
    for (int i = 0; i < loop->length; i++)
        if (s->r->m.of[loop->cells[i]] != loop->pair)
            loop->extra[loop->extra_count++] = loop->cells[i];
    se_loop_hints(s->r, loop, &s->best);
}

static uint32_t houses_of_cell(int cell)
{
    return 1u << row_of(cell) | 1u << (FIRST_COLUMN + column_of(cell)) |
           1u << (FIRST_BOX + box_of(cell));
}

/* The cells that may follow in a loop with these extra digits. */
static cells usable(const loop_search *s, int allowed, digits extra)
{
    const marks *m = &s->r->m;

    if (allowed > 0)
        return s->fit;
    if (without_lowest_digit(extra) != 0)
        return s->fit & m->pairs;
    return s->fit & (m->pairs | (s->r->triples & m->candidates[lowest_digit(extra)]));
}

/* Whether none of these cells is left for a house that has only one of this parity. */
static bool lacks_a_cell(const loop_search *s, int parity, cells left)
{
    left &= ~s->blocked[1 - parity];
    FOR_EACH_BIT(rest, s->houses[parity] & ~s->houses[1 - parity])
        if ((left & house_cells[lowest_bit(rest)]) == 0)
            return true;
    return false;
}

/* Adds a cell and continues from it through box, row and column. Up to `allowed` more cells may
 * have extra digits; if all extra digits so far are the same, any number. */
static void go_on(loop_search *s, int cell, int allowed, digits extra)
{
    ASSERT(cell_in_range(cell));
    const int parity = s->loop.length % 2;
    const cells before = s->blocked[parity];
    const uint32_t houses = houses_of_cell(cell);
    const cells own[3] = {house_cells[FIRST_BOX + box_of(cell)], house_cells[row_of(cell)],
                          house_cells[FIRST_COLUMN + column_of(cell)]};
    const cells left = usable(s, allowed, extra);
    cells next = left & peers[cell] & ~s->blocked[1 - parity];

    s->houses[parity] |= houses;
    s->blocked[parity] |= peers[cell] | CELL(cell);
    s->loop.cells[s->loop.length++] = (uint8_t)cell;
    if (parity == 1 && s->loop.length >= 4 && (s->closed & CELL(cell)) == 0)
        next |= s->fit & peers[cell] & CELL(s->loop.cells[0]);
    if (s->loop.length + 1 == s->longest) /* the last cell must see the first */
        next &= peers[s->loop.cells[0]] | CELL(s->loop.cells[0]);
    if (lacks_a_cell(s, 0, left) || lacks_a_cell(s, 1, left))
        next = 0;
    for (int kind = 0; kind < 3 && next != 0; kind++) {
        FOR_EACH_CELL(rest, next & own[kind]) {
            const int to = lowest_cell(rest);
            if (to == s->loop.cells[0])
                close_loop(s);
            else if (s->loop.length < s->longest) {
                const digits others = s->r->m.of[to] & (digits)~s->loop.pair;
                go_on(s, to, allowed - (others != 0), extra | others);
            }
            if (s->loop.length == 1)
                s->closed |= CELL(to);
        }
        next &= ~own[kind];
    }
    s->loop.length--;
    s->blocked[parity] = before;
    s->houses[parity] ^= houses;
}

/* The cells with a pair that may be in a loop: in none of their houses alone with it. */
static bands loop_cells(bands fit)
{
    for (;;) {
        const bands alone = se_alone(fit);
        if (!any_band(alone))
            return fit;
        fit &= ~alone;
    }
}

/* For each pair of digits, the cells that may be in a loop of it. */
typedef struct fits {
    cells of[10][10];
    cells in_rectangles[10][10];
    uint32_t known[10];
    int longest_of_all;
    uint8_t longest[10][10]; /* no loop has more cells */
} fits;

/* The number of cells that a loop has at most: those with nothing but the pair, and either two
 * others, or those that all have the same extra digit. */
static int longest_in(const se_rater *r, digits pair, cells fit)
{
    const int pure = cell_count(fit & r->m.pairs);
    const cells others = fit & r->triples;
    int most = 2;

    if (without_lowest_cell(without_lowest_cell(others)) != 0)
        FOR_EACH_DIGIT(rest, ALL_DIGITS & (digits)~pair) {
            const int same = cell_count(others & r->m.candidates[lowest_digit(rest)]);
            most = same > most ? same : most;
        }
    return pure == 0 ? 0 : (pure + most) / 2 * 2;
}

/* Which of these columns make a rectangle in two boxes with two rows: columns of one stack with
 * rows of two bands, or the other way round. */
static unsigned columns_of_rectangles(unsigned columns, int row, int other)
{
    const unsigned stacks[3] = {columns & 7, columns & 7 << 3, columns & 7 << 6};
    unsigned found = 0;

    for (int stack = 0; stack < 3; stack++)
        if (row / 3 == other / 3 ? stacks[stack] != columns
                                 : (stacks[stack] & (stacks[stack] - 1)) != 0)
            found |= stacks[stack];
    return found;
}

/* The cells that make rectangles. */
static cells rectangle_cells(cells fit)
{
    unsigned rows[9];
    cells found = 0;

    for (int row = 0; row < 9; row++)
        rows[row] = (unsigned)(fit >> 9 * row) & BAND_ROW;
    for (int row = 1; row < 9; row++)
        for (int other = 0; other < row; other++) {
            const unsigned both = rows[row] & rows[other];
            if ((both & (both - 1)) != 0) {
                const cells columns = columns_of_rectangles(both, row, other);
                found |= columns << 9 * row | columns << 9 * other;
            }
        }
    return found;
}

static void find_fits(const se_rater *r, fits *f)
{
    f->longest_of_all = 0;
    FOR_ALL_DIGITS(first)
        f->known[first] = 0;
    FOR_EACH_CELL(rest, r->m.pairs) {
        const digits pair = r->m.of[lowest_cell(rest)];
        const int first = lowest_digit(pair), second = lowest_digit(without_lowest_digit(pair));
        if ((f->known[first] >> second & 1) != 0)
            continue;
        f->known[first] |= 1u << second;
        f->of[first][second] =
            cells_of_bands(loop_cells(open_places(&r->b, first) & open_places(&r->b, second)));
        const int longest = longest_in(r, pair, f->of[first][second]);
        f->longest[first][second] = (uint8_t)longest;
        f->in_rectangles[first][second] = longest >= 4 ? rectangle_cells(f->of[first][second]) : 0;
        if (longest > f->longest_of_all)
            f->longest_of_all = longest;
    }
}

static void search(loop_search *s, const fits *all, int longest)
{
    const marks *m = &s->r->m;
    fits f = *all;

    s->best = (se_best_loop){INT_MAX, 0};
    FOR_EACH_CELL(rest, m->pairs) {
        const int cell = lowest_cell(rest);
        const digits pair = m->of[cell];
        const int first = lowest_digit(pair), second = lowest_digit(without_lowest_digit(pair));
        cells *fit = longest == 4 ? &f.in_rectangles[first][second] : &f.of[first][second];
        s->longest = longest < f.longest[first][second] ? longest : f.longest[first][second];
        if (s->longest < (f.in_rectangles[first][second] != 0 ? 4 : 6) || (*fit & CELL(cell)) == 0)
            continue;
        s->fit = *fit;
        s->closed = 0;
        s->loop.pair = pair;
        go_on(s, cell, 2, 0);
        *fit = cells_of_bands(loop_cells(bands_of_cells(*fit & ~CELL(cell))));
    }
}

bool se_find_unique_loop(se_rater *r)
{
    loop_search s = {.r = r};
    fits f;

    if (!r->unique)
        return false;
    find_fits(r, &f);
    if (f.longest_of_all < 4)
        return false;
    search(&s, &f, 4);
    if (f.longest_of_all > 4 &&
        s.best.rank != se_rank(ennead_se_technique_rating(ENNEAD_SE_UNIQUE_RECTANGLE_1), 0))
        search(&s, &f, SE_LONGEST_LOOP);
    return s.best.rank != INT_MAX;
}
