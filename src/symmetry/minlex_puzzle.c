/* SPDX-License-Identifier: MIT */
/*
 * The least form of a puzzle: the smallest string of 81 cells, 0 for an empty one.
 *
 * The form is built row by row from the top. A state is what is known after some rows: which lines
 * they are, in which slot each stack is, how its columns are arranged (arrange.h), and the labels
 * that digits have got, in order of appearance. For each state, each line that may come next is
 * tried; only states whose rows are the least so far are kept.
 *
 * Nothing is decided before it matters: columns without a clue so far are in no order, and neither
 * are stacks without one. They are at the left, because zeros come first. (Row by row with all
 * equal candidates kept: M. Dobrichev, gridchecker; the order of undecided columns left open, as
 * in the refinement of partitions in B. D. McKay, "Practical graph isomorphism", 1981.)
 *
 * States of one depth are collected in a list. The list is processed further when the depth is
 * done, or earlier when it is full, so memory is bounded for any puzzle.
 */
#include "symmetry/minlex_puzzle.h"

#include <string.h>

#include "grid/assertions.h"
#include "grid/bits.h"
#include "grid/digits.h"
#include "grid/houses.h"
#include "symmetry/arrange.h"

enum { CAPACITY = 48, ROW_BITS = 0x1ff };

/* The lines of a puzzle, once its rows and once its columns: which of the nine cells have a clue,
 * one bit each, and the digits, one nibble each; cell 0 is the lowest. */
typedef struct puzzle_lines {
    uint64_t digits[2][9];
    uint16_t filled[2][9];
} puzzle_lines;

typedef struct row_state {
    uint64_t labels;   /* nibble d: the label of digit d, or 0 */
    uint16_t left;     /* the lines that are not placed yet */
    uint8_t stacks[3]; /* from left to right; those without a clue so far come first, in ascending
                        * order */
    uint8_t stands[3]; /* how the columns of these stacks are arranged */
    uint8_t labeled;   /* number of labels assigned */
    uint8_t transposed;
    uint8_t rows[9];
} row_state;

typedef struct state_list {
    row_state states[CAPACITY];
    size_t count;
} state_list;

typedef struct puzzle_search {
    puzzle_lines lines;
    unsigned limits[9]; /* the least row cannot have a shape above this */
    minlex_form *least;
} puzzle_search;

static void follow(puzzle_search *s, const state_list *parents, int depth);

static inline unsigned cells_in_stack(unsigned filled, unsigned stack)
{
    return filled >> (3 * stack) & 7u;
}

/* The source columns of a row from left to right, as nibbles. */
static inline uint64_t columns_of(const uint8_t stacks[3], const uint8_t stands[3])
{
    return (uint64_t)(stand_columns[stands[0]] + 0x333u * stacks[0]) << 24 |
           (uint64_t)(stand_columns[stands[1]] + 0x333u * stacks[1]) << 12 |
           (stand_columns[stands[2]] + 0x333u * stacks[2]);
}

/* A line that is being placed, with its columns and stacks in a certain order. The shape of a row
 * is the set of its filled cells, the leftmost cell as the highest bit. */
typedef struct attempt {
    const row_state *parent;
    state_list *children;
    int depth;
    int line;
    unsigned filled;
    unsigned shape;
    uint8_t stacks[3];
    uint8_t stands[3];
} attempt;

/* All shapes with at least as many zeros at the left as this one; others give greater rows. */
static inline unsigned limit_of(unsigned shape)
{
    shape |= shape >> 1;
    shape |= shape >> 2;
    shape |= shape >> 4;
    return shape | shape >> 8;
}

/* A row has become smaller: discards all that was found for later rows. */
static void start_again(puzzle_search *s, state_list *children, int depth)
{
    ASSERT(depth >= 0);
    children->count = 0;
    for (int below = depth + 1; below < 9; below++) {
        s->least->rows[below] = NO_ROW;
        s->limits[below] = ROW_BITS;
    }
    s->least->count = 0;
}

/* Compares the row of an attempt with the least so far, and keeps the state if it is as good. */
static void weigh(puzzle_search *s, const attempt *a)
{
    const row_state *parent = a->parent;
    const uint64_t columns = columns_of(a->stacks, a->stands);
    const uint64_t digits_here = s->lines.digits[parent->transposed][a->line];
    uint64_t labels = parent->labels;
    unsigned labeled = parent->labeled;
    uint64_t row = 0;

    for (unsigned left = a->shape; left != 0;) {
        const unsigned place = 31u - (unsigned)__builtin_clz(left);
        const unsigned column = (unsigned)(columns >> (4 * place)) & 15u;
        const unsigned digit = (unsigned)(digits_here >> (4 * column)) & 15u;
        const unsigned known = (unsigned)(labels >> (4 * digit)) & 15u;
        labeled += known == 0;
        const uint64_t label = known != 0 ? known : labeled;
        labels |= label << (4 * digit);
        row |= label << (4 * place);
        left ^= 1u << place;
    }
    if (row > s->least->rows[a->depth])
        return;
    if (row < s->least->rows[a->depth]) {
        s->least->rows[a->depth] = row;
        s->limits[a->depth] = limit_of(a->shape);
        start_again(s, a->children, a->depth);
    } else if (a->children->count == CAPACITY) {
        follow(s, a->children, a->depth + 1);
        a->children->count = 0;
    }
    row_state *child = &a->children->states[a->children->count++];
    *child = *parent;
    child->labels = labels;
    child->labeled = (uint8_t)labeled;
    child->left &= (uint16_t) ~(1u << a->line);
    child->rows[a->depth] = (uint8_t)a->line;
    memcpy(child->stacks, a->stacks, sizeof child->stacks);
    memcpy(child->stands, a->stands, sizeof child->stands);
}

/* A digit's weight for the order of columns: its label; digits without one come last. */
static unsigned rank_of(const puzzle_search *s, const attempt *a, unsigned stack, unsigned column)
{
    const uint64_t digits_here = s->lines.digits[a->parent->transposed][a->line];
    const unsigned digit = (unsigned)(digits_here >> (4 * (3 * stack + column))) & 15u;
    const unsigned label = (unsigned)(a->parent->labels >> (4 * digit)) & 15u;
    return label != 0 ? label : 10;
}

static const uint8_t permutations[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                           {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

/* Lists the orders of two or three loose columns in which their cells of this row may be least: by
 * label, in any order if labels are equal or missing. Returns how many there are. */
static int orders_of(const puzzle_search *s, const attempt *a, unsigned slot, uint8_t stands[6])
{
    const unsigned stack = a->stacks[slot], stand = a->parent->stands[slot];
    const unsigned loose = stand_loose[stand], hit = cells_in_stack(a->filled, stack) & loose;
    unsigned ranks[3];
    int count = 0;

    for (unsigned column = 0; column < 3; column++)
        ranks[column] = rank_of(s, a, stack, column);
    if (hit == 7) {
        for (int p = 0; p < 6; p++) {
            const uint8_t *order = permutations[p];
            if (ranks[order[0]] <= ranks[order[1]] && ranks[order[1]] <= ranks[order[2]])
                stands[count++] = (uint8_t)stand_of(order[0], order[1], order[2], 0);
        }
        return count;
    }
    const unsigned other = (unsigned)lowest_bit(~hit);
    const unsigned x = other == 0 ? 1 : 0, y = 3 - other - x;
    for (int turn = 0; turn < 2; turn++) {
        const unsigned first = turn ? y : x, second = turn ? x : y;
        if (ranks[first] <= ranks[second])
            stands[count++] = (uint8_t)(loose == 7 ? stand_of(other, first, second, 1)
                                                   : stand_of(first, second, other, 0));
    }
    return count;
}

/* Tries every order of the columns of the stack in `slot`, and of those to its right, in which the
 * row may be least. */
static void order_columns(puzzle_search *s, attempt *a, const uint8_t stands[3], unsigned slot)
{
    uint8_t orders[6];

    while (slot < 3) {
        const unsigned stand = stands[slot];
        a->stands[slot] = stand_after[stand][cells_in_stack(a->filled, a->stacks[slot])];
        if (a->stands[slot] == NOT_SETTLED)
            break;
        slot++;
    }
    if (slot == 3) {
        weigh(s, a);
        return;
    }
    const int count = orders_of(s, a, slot, orders);
    for (int i = 0; i < count; i++) {
        a->stands[slot] = orders[i];
        order_columns(s, a, stands, slot + 1);
    }
}

/* Tries every order of the leftmost stacks, those without a clue so far, in which the row may be
 * least: by the number of their cells. Stacks without cells stay in the order of their numbers. */
static void order_stacks(puzzle_search *s, attempt *a, unsigned loose_stacks)
{
    const uint8_t *stacks = a->parent->stacks;
    const int step = loose_stacks == 2 ? 2 : 1, end = loose_stacks == 2 ? 4 : 6;
    unsigned keys[3] = {0};

    /* More cells give a greater key; among empty stacks, the number decides. */
    for (unsigned slot = 0; slot < loose_stacks; slot++) {
        const unsigned here = cells_in_stack(a->filled, stacks[slot]);
        keys[slot] = here == 0 ? slot : 8u + stand_shape[ALL_LOOSE][here];
    }
    for (int p = 0; p < end; p += step) {
        const uint8_t *order = permutations[p];
        if (keys[order[0]] > keys[order[1]] ||
            (loose_stacks == 3 && keys[order[1]] > keys[order[2]]))
            continue;
        for (unsigned slot = 0; slot < 3; slot++)
            a->stacks[slot] = stacks[order[slot]];
        order_columns(s, a, a->parent->stands, 0);
    }
}

static inline void sort(unsigned *low, unsigned *high)
{
    const unsigned less = *low < *high ? *low : *high;
    *high ^= *low ^ less;
    *low = less;
}

/* The shape of a line as the next row of a state. */
static inline unsigned shape_of(const row_state *parent, unsigned filled)
{
    unsigned shapes[3];

    for (unsigned slot = 0; slot < 3; slot++)
        shapes[slot] =
            stand_shape[parent->stands[slot]][cells_in_stack(filled, parent->stacks[slot])];
    if (parent->stands[1] == ALL_LOOSE) {
        if (parent->stands[2] == ALL_LOOSE) {
            sort(&shapes[1], &shapes[2]);
            sort(&shapes[0], &shapes[2]);
        }
        sort(&shapes[0], &shapes[1]);
    }
    return shapes[0] << 6 | shapes[1] << 3 | shapes[2];
}

/* Tries a line as the next row of a state. */
static void try_line(puzzle_search *s, attempt *a)
{
    const row_state *parent = a->parent;

    memcpy(a->stacks, parent->stacks, sizeof a->stacks);
    if (parent->stands[1] == ALL_LOOSE) {
        const unsigned loose_stacks = parent->stands[2] == ALL_LOOSE ? 3 : 2;
        if (loose_stacks == 3 ? a->shape != 0 : a->shape >> 3 != 0) {
            order_stacks(s, a, loose_stacks);
            return;
        }
    }
    order_columns(s, a, parent->stands, 0);
}

/* A state with all rows placed. Columns and stacks that never had a clue may be in any order. */
static void finish(puzzle_search *s, const row_state *end)
{
    static const uint8_t orders[4] = {1, 1, 2, 6};
    uint32_t ways = 1;
    unsigned loose_stacks = 0;
    arrangement found = {.transposed = end->transposed,
                         .columns = columns_of(end->stacks, end->stands)};

    for (unsigned slot = 0; slot < 3; slot++) {
        ways *= orders[digit_count(stand_loose[end->stands[slot]])];
        loose_stacks += end->stands[slot] == ALL_LOOSE;
    }
    memcpy(found.rows, end->rows, sizeof found.rows);
    const uint32_t before = s->least->count;
    minlex_found(s->least, &found);
    s->least->count = before + ways * orders[loose_stacks];
}

/* The lines that may come next: those of the band that has been begun, or all. */
static inline unsigned lines_after(const row_state *parent, int depth)
{
    ASSERT(depth >= 0);
    return depth % 3 == 0 ? parent->left : parent->left & 7u << (parent->rows[depth - 1] / 3 * 3);
}

/* Follows states of one depth to the end. */
static void follow(puzzle_search *s, const state_list *parents, int depth)
{
    ASSERT(depth >= 0);
    uint16_t shapes[CAPACITY][9];
    state_list children;

    if (depth == 9) {
        for (size_t i = 0; i < parents->count; i++)
            finish(s, &parents->states[i]);
        return;
    }
    /* First the shapes alone, which often decide. */
    unsigned least_shape = s->limits[depth];
    for (size_t i = 0; i < parents->count; i++) {
        const row_state *parent = &parents->states[i];
        FOR_EACH_BIT(may, lines_after(parent, depth)) {
            const unsigned line = (unsigned)lowest_bit(may);
            const unsigned shape = shape_of(parent, s->lines.filled[parent->transposed][line]);
            shapes[i][line] = (uint16_t)shape;
            least_shape = shape < least_shape ? shape : least_shape;
        }
    }
    s->limits[depth] = limit_of(least_shape);
    children.count = 0;
    for (size_t i = 0; i < parents->count; i++) {
        const row_state *parent = &parents->states[i];
        FOR_EACH_BIT(may, lines_after(parent, depth)) {
            const int line = lowest_bit(may);
            if (shapes[i][line] > s->limits[depth])
                continue;
            attempt a = {.parent = parent,
                         .children = &children,
                         .depth = depth,
                         .line = line,
                         .filled = s->lines.filled[parent->transposed][line],
                         .shape = shapes[i][line]};
            try_line(s, &a);
        }
    }
    if (children.count > 0)
        follow(s, &children, depth + 1);
}

static inline void read_clue(const uint8_t board[ENNEAD_CELLS], int cell, puzzle_lines *l)
{
    ASSERT(cell_in_range(cell));
    const int row = row_of(cell), column = column_of(cell);
    const uint64_t digit = board[cell];

    l->digits[0][row] |= digit << (4 * column);
    l->digits[1][column] |= digit << (4 * row);
    l->filled[1][column] |= (uint16_t)(1u << row);
}

static void read_lines(const uint8_t board[ENNEAD_CELLS], puzzle_lines *l)
{
    const cells filled = filled_cells(board);

    memset(l, 0, sizeof *l);
    for (int row = 0; row < 9; row++)
        l->filled[0][row] = (uint16_t)(filled >> (9 * row) & ROW_BITS);
    FOR_EACH_BIT(low, (uint64_t)filled)
        read_clue(board, lowest_bit(low), l);
    FOR_EACH_BIT(high, (uint64_t)(filled >> 64))
        read_clue(board, 64 + lowest_bit(high), l);
}

void minlex_puzzle(const uint8_t board[ENNEAD_CELLS], minlex_form *l)
{
    puzzle_search s = {.least = l};
    state_list start;

    read_lines(board, &s.lines);
    for (int row = 0; row < 9; row++) {
        l->rows[row] = NO_ROW;
        s.limits[row] = ROW_BITS;
    }
    l->count = 0;
    start.count = 2;
    for (uint8_t transposed = 0; transposed < 2; transposed++)
        start.states[transposed] =
            (row_state){.left = ROW_BITS, .stacks = {0, 1, 2}, .transposed = transposed};
    follow(&s, &start, 0);
}
