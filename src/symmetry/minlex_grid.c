/* SPDX-License-Identifier: MIT */
/*
 * The least form of a full grid. Its first row is 123456789 whichever line becomes the first, so
 * the second row decides: for two lines of a chute, an upper and a lower one, it depends only on
 * the permutation of columns that leads from a digit of the lower line to the same digit in the
 * upper one.
 *
 *     upper   1 2 3 | 4 5 6 | 7 8 9    a, b, u: the columns of the first box; d and e are where
 *     lower   4 5 7 |               .  the upper line has the lower one's digits of a and b
 *             a b u   d e     t
 *
 * In one band of 28 the three triads of each line recur whole in the other lines: the lower line
 * begins with 456, and 789 follows. In the others it begins with 457: two digits of the first box
 * come from one other box, which is then the second, and one from the third. Column a can still be
 * chosen, and the order of the last two. Where d and e lead gives the next two digits, 1 at best,
 * if the permutation goes from d back to a; only the best candidates are written out. Then come
 * the third line, and the other two bands, whose rows are in order of their first cells. (The
 * classes of bands and the ways into them: E. Russell and F. Jarvis, "There are 5472730538
 * essentially different Sudoku grids", 2005; G. Fowler and others, "Canonical form", Sudoku
 * Players' Forum, 2007.)
 */
#include "symmetry/minlex_grid.h"

#include <string.h>

#include "grid/assertions.h"
#include "grid/bits.h"
#include "grid/digits.h"
#include "grid/houses.h"

enum {
    CHUTES = 6,
    NO_COLUMN = 9,
    WORST_LABELS = 100,
    PAIRS = 36,          /* pairs of two lines in one chute */
    MOST = PAIRS * 3 * 6 /* the most orders of columns for all pairs */
};

static const uint8_t box_at[9] = {0, 0, 0, 1, 1, 1, 2, 2, 2};

static const uint8_t permutations[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                           {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

/* The lines of the grid, first its rows, then its columns, and the position of each digit in each
 * line. */
typedef struct grid_lines {
    uint8_t digits[18][9];
    uint8_t places[18][10];
} grid_lines;

/* Two lines of a chute, and where the lower one's digits are in the upper one. */
typedef struct line_pair {
    uint8_t upper, lower;
    uint8_t to[9];
} line_pair;

/* The first two rows of a form: the pair of lines, and all columns in order. */
typedef struct start {
    const line_pair *lines;
    uint8_t columns[9];
} start;

typedef struct grid_search {
    grid_lines lines;
    line_pair pairs[PAIRS];
    int pair_count;
    start starts[MOST];
    int start_count;
    minlex_form *least;
} grid_search;

static void read_lines(const uint8_t board[ENNEAD_CELLS], grid_lines *l)
{
    for (int row = 0; row < 9; row++)
        for (int column = 0; column < 9; column++) {
            const uint8_t digit = board[cell_crossing(row, column)];
            l->digits[row][column] = digit;
            l->digits[9 + column][row] = digit;
            l->places[row][digit] = (uint8_t)column;
            l->places[9 + column][digit] = (uint8_t)row;
        }
}

static void read_pair(const grid_lines *l, int upper, int lower, line_pair *p)
{
    p->upper = (uint8_t)upper;
    p->lower = (uint8_t)lower;
    for (int column = 0; column < 9; column++)
        p->to[column] = l->places[upper][l->digits[lower][column]];
}

/* Whether the triads of a chute's lines recur whole in its other lines. */
static int is_whole(const grid_lines *l, int chute)
{
    const uint8_t *places = l->places[3 * chute], *lower = l->digits[3 * chute + 1];
    return box_at[places[lower[0]]] == box_at[places[lower[1]]] &&
           box_at[places[lower[0]]] == box_at[places[lower[2]]];
}

/* If some chutes have whole triads: chooses all pairs of lines in these, with the columns of any
 * box first, in any order. */
static void choose_whole(grid_search *s)
{
    for (int chute = 0; chute < CHUTES; chute++) {
        if (!is_whole(&s->lines, chute))
            continue;
        for (int p = 0; p < 6; p++) {
            line_pair *begun = &s->pairs[s->pair_count++];
            read_pair(&s->lines, 3 * chute + permutations[p][0], 3 * chute + permutations[p][1],
                      begun);
            for (int order = 0; order < 18; order++) {
                start *n = &s->starts[s->start_count++];
                n->lines = begun;
                for (int i = 0; i < 3; i++)
                    n->columns[i] = (uint8_t)(order / 6 * 3 + permutations[order % 6][i]);
                for (int i = 3; i < 9; i++)
                    n->columns[i] = begun->to[n->columns[i - 3]];
            }
        }
    }
}

/* The other two columns of the same box. */
static const uint8_t beside[9][2] = {{1, 2}, {0, 2}, {0, 1}, {4, 5}, {3, 5},
                                     {3, 4}, {7, 8}, {6, 8}, {6, 7}};

/* The other column of the box that leads into the same box as `a`, or NO_COLUMN. */
static inline unsigned partner(const uint8_t to[9], unsigned a)
{
    const unsigned box = box_at[to[a]], x = beside[a][0], y = beside[a][1];
    return box_at[to[x]] == box ? x : box_at[to[y]] == box ? y : NO_COLUMN;
}

/* The label at the fourth position of the lower line if it begins with columns a, b. */
static inline unsigned fourth_label(const uint8_t to[9], unsigned a, unsigned b)
{
    const unsigned back = to[to[a]];
    return back == a ? 1 : back == b ? 2 : box_at[back] == box_at[a] ? 3 : 8;
}

static inline unsigned fifth_label(const uint8_t to[9], unsigned a, unsigned b)
{
    const unsigned back = to[to[b]];
    return back == a ? 1 : back == b ? 2 : box_at[back] == box_at[a] ? 3 : 9;
}

static void add_starts(grid_search *s, const line_pair *p, unsigned a, unsigned b)
{
    const unsigned second = box_at[p->to[a]], u = 9u * box_at[a] + 3 - a - b;
    const unsigned d = p->to[a], e = p->to[b], t = p->to[u];
    const uint8_t columns[9] = {(uint8_t)a, (uint8_t)b,   (uint8_t)u,
                                (uint8_t)d, (uint8_t)e,   (uint8_t)(9 * second + 3 - d - e),
                                (uint8_t)t, beside[t][0], beside[t][1]};

    for (int i = 0; i < 2; i++) {
        start *n = &s->starts[s->start_count++];
        n->lines = p;
        memcpy(n->columns, columns, sizeof columns);
        n->columns[7] = beside[t][i];
        n->columns[8] = beside[t][1 - i];
    }
}

/* Adds the candidates of a pair that begin with a column of the set `columns` and are best so far
 * in the first five cells of the lower line. */
static void choose_columns(grid_search *s, const line_pair *p, unsigned columns, unsigned *best)
{
    FOR_EACH_BIT(rest, columns) {
        const unsigned a = (unsigned)lowest_bit(rest), b = partner(p->to, a);
        if (b == NO_COLUMN)
            continue;
        const unsigned labels = 10 * fourth_label(p->to, a, b) + fifth_label(p->to, a, b);
        if (labels > *best)
            continue;
        if (labels < *best)
            s->start_count = 0;
        *best = labels;
        add_starts(s, p, a, b);
    }
}

/* The columns from which the permutation leads away and directly back: for these the fourth cell
 * is 1. */
static inline unsigned exchanged(const uint8_t to[9])
{
    unsigned columns = 0;

    for (unsigned a = 0; a < 9; a++)
        columns |= (unsigned)(to[to[a]] == a) << a;
    return columns;
}

/* If no triad recurs whole. Most grids have exchanged columns, which are the same for a pair of
 * lines in either order; if not, all columns of all pairs are tried. */
static void choose_mixed(grid_search *s)
{
    unsigned best = WORST_LABELS;

    for (int first = 0; first < 18; first++)
        for (int second = first / 3 * 3; second < first; second++) {
            line_pair *p = &s->pairs[s->pair_count];
            read_pair(&s->lines, first, second, p);
            const unsigned columns = exchanged(p->to);
            if (columns == 0)
                continue;
            read_pair(&s->lines, second, first, p + 1);
            choose_columns(s, p, columns, &best);
            choose_columns(s, p + 1, columns, &best);
            s->pair_count += 2;
        }
    if (s->start_count != 0)
        return;
    s->pair_count = 0;
    for (int first = 0; first < 18; first++)
        for (int second = first / 3 * 3; second < first / 3 * 3 + 3; second++) {
            if (first == second)
                continue;
            read_pair(&s->lines, first, second, &s->pairs[s->pair_count]);
            choose_columns(s, &s->pairs[s->pair_count++], 0x1ff, &best);
        }
}

static inline uint64_t row_of_labels(const uint8_t line[9], const uint8_t columns[9],
                                     const uint8_t labels[10])
{
    uint64_t row = 0;
    for (int place = 0; place < 9; place++)
        row = row << 4 | labels[line[columns[place]]];
    return row;
}

/* Compares a row of a form with the least so far. Returns whether it is as good. */
static inline int keeps_up(minlex_form *l, int row, uint64_t value)
{
    ASSERT(row >= 0 && row < 9);
    if (value > l->rows[row])
        return 0;
    if (value < l->rows[row]) {
        l->rows[row] = value;
        for (int below = row + 1; below < 9; below++)
            l->rows[below] = NO_ROW;
        l->count = 0;
    }
    return 1;
}

/* Orders the two other bands of a form: the rows of each by their first cells, then the bands. */
static void order_bands(const grid_lines *l, int chute, unsigned first_column,
                        const uint8_t labels[10], uint8_t rows[6])
{
    const int base = chute / 3 * 3;
    uint8_t by_label[10] = {0};
    unsigned bands[2] = {0, 0};

    for (int i = 0; i < 2; i++) {
        const int band = base + (chute - base + 1 + i) % 3;
        for (int line = 3 * band; line < 3 * band + 3; line++) {
            const unsigned label = labels[l->digits[line][first_column]];
            by_label[label] = (uint8_t)line;
            bands[i] |= 1u << label;
        }
    }
    if (lowest_bit(bands[0]) > lowest_bit(bands[1])) {
        const unsigned other = bands[0];
        bands[0] = bands[1];
        bands[1] = other;
    }
    for (int i = 0; i < 6; i++) {
        rows[i] = by_label[lowest_bit(bands[i / 3])];
        bands[i / 3] &= bands[i / 3] - 1;
    }
}

/* Completes a form from its first two rows, as long as the rows are as good as the least. */
static void follow(grid_search *s, const start *n)
{
    const grid_lines *l = &s->lines;
    const int upper = n->lines->upper, lower = n->lines->lower, chute = upper / 3;
    const int third = 9 * chute + 3 - upper - lower;
    uint8_t labels[10] = {0}, rows[6];

    for (int place = 0; place < 9; place++)
        labels[l->digits[upper][n->columns[place]]] = (uint8_t)(place + 1);
    if (!keeps_up(s->least, 1, row_of_labels(l->digits[lower], n->columns, labels)) ||
        !keeps_up(s->least, 2, row_of_labels(l->digits[third], n->columns, labels)))
        return;
    order_bands(l, chute, n->columns[0], labels, rows);
    for (int i = 0; i < 6; i++)
        if (!keeps_up(s->least, 3 + i, row_of_labels(l->digits[rows[i]], n->columns, labels)))
            return;
    arrangement found = {.transposed = chute >= 3};
    const uint8_t base = found.transposed ? 9 : 0;
    found.rows[0] = (uint8_t)(upper - base);
    found.rows[1] = (uint8_t)(lower - base);
    found.rows[2] = (uint8_t)(third - base);
    for (int i = 0; i < 6; i++)
        found.rows[3 + i] = (uint8_t)(rows[i] - base);
    for (int place = 0; place < 9; place++)
        found.columns = found.columns << 4 | n->columns[place];
    minlex_found(s->least, &found);
}

void minlex_grid(const uint8_t board[ENNEAD_CELLS], minlex_form *l)
{
    grid_search s;

    s.least = l;
    l->count = 0;
    l->rows[0] = 0x123456789;
    for (int row = 1; row < 9; row++)
        l->rows[row] = NO_ROW;
    read_lines(board, &s.lines);
    s.pair_count = s.start_count = 0;
    choose_whole(&s);
    if (s.start_count == 0)
        choose_mixed(&s);
    for (int i = 0; i < s.start_count; i++)
        follow(&s, &s.starts[i]);
}
