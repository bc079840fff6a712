/* SPDX-License-Identifier: MIT */
/*
 * A round of propagation: what each digit's bands and stacks say of it, then what the cells and
 * rows say.
 *
 * Three cells of a box that lie in one row, or in one column, are a triad. In a band the digit's
 * three places are in three rows and three boxes: a permutation. A triad that is in none of the six
 * permutations cannot hold the digit; likewise in a stack. (Triads: T. Dillon, tdoku, 2019.) That
 * makes a digit that is alone in a row, column or box alone in all three, a round later at most, so
 * a look at the rows finds all hidden singles.
 *
 * All triads of a digit need but a third of its bits, so three vectors are folded into one:
 *
 *     rows      bit 10 r + 3 s + k: vector k of the group has a candidate in row r, stack s
 *     columns   bit 10 k + 3 s + c: vector k has a candidate in column c of stack s
 */
#ifndef ENNEAD_SEARCH_AUTO_ROUND_H
#define ENNEAD_SEARCH_AUTO_ROUND_H

#include "search/auto_board.h"

typedef enum state { DEAD, OPEN, SOLVED } state;

/* When rounds end. Most of what the last rounds of a guess take away is no help. */
typedef enum effort { UNTIL_NOTHING_CHANGES, UNTIL_NO_CELL_IS_DECIDED } effort;

enum { GROUPS = (VECTORS + 2) / 3 };

INLINE plane vector_or_none(const board *b, int i)
{
    return i < VECTORS ? b->vector[i] : no_lanes();
}

INLINE plane fold(plane a, plane b, plane c, uint32_t in_a, uint32_t in_b, uint32_t in_c)
{
#ifdef TERNARY
    (void)in_c;
    return choose(all_words(in_a), a, choose(all_words(in_b), b, c));
#else
    return (a & all_words(in_a)) | (b & all_words(in_b)) | (c & all_words(in_c));
#endif
}

/* ---------------------------------------------------------------------------------------- rows */

INLINE plane fold_rows(const board *b, int group)
{
    const plane v0 = b->vector[3 * group], v1 = b->vector[3 * group + 1];
    const plane v2 = vector_or_none(b, 3 * group + 2);

    return fold(or3(v0, down(v0, 1), down(v0, 2)), or3(up(v1, 1), v1, down(v1, 1)),
                or3(up(v2, 2), up(v2, 1), v2), PLACE_0, PLACE_1, PLACE_2);
}

/* The cells of the triads in two folded sets that belong to vector k of the group. */
INLINE plane row_triads(plane folded, plane allowed, int k)
{
    const plane own = and3(folded, allowed, all_words((uint32_t)PLACE_0 << k));

    return k == 0   ? or3(own, up(own, 1), up(own, 2))
           : k == 1 ? or3(own, up(own, 1), down(own, 1))
                    : or3(own, down(own, 1), down(own, 2));
}

/* Brings the triad of the next box, and of the next row, to each place. */
INLINE plane next_box(plane folded)
{
    return choose(all_words(LAST_BOX), up(folded, 6), down(folded, 3));
}

INLINE plane next_row(plane folded)
{
#ifdef TERNARY
    return choose(all_words(ROW_2), up(folded, 20), down(folded, 10));
#else
    return up(folded, 20) | down(folded, 10); /* bits behind the band do no harm */
#endif
}

INLINE plane row_after(plane folded)
{
#ifdef TERNARY
    return choose(all_words(ROW_0), down(folded, 20), up(folded, 10));
#else
    return down(folded, 20) | up(folded, 10);
#endif
}

/* Triads that a permutation allows: the two other rows can share the two other boxes. */
INLINE plane allowed_rows(plane folded)
{
    const plane a = next_row(folded), b = row_after(folded);

    return next_box(or_both(a & next_box(b), next_box(a), b));
}

/* ------------------------------------------------------------------------------------- columns */

INLINE plane fold_columns(const board *b, int group)
{
    const plane v0 = b->vector[3 * group], v1 = b->vector[3 * group + 1];
    const plane v2 = vector_or_none(b, 3 * group + 2);

    return fold(or3(v0, down(v0, 10), down(v0, 20)), or3(up(v1, 10), v1, down(v1, 10)),
                or3(up(v2, 20), up(v2, 10), v2), ROW_0, ROW_1, ROW_2);
}

INLINE plane column_triads(plane folded, plane allowed, int k)
{
    const plane own = and3(folded, allowed, all_words((uint32_t)ROW_0 << (10 * k)));

    return k == 0   ? or3(own, up(own, 10), up(own, 20))
           : k == 1 ? or3(own, up(own, 10), down(own, 10))
                    : or3(own, down(own, 10), down(own, 20));
}

INLINE plane next_column(plane folded)
{
    return choose(all_words(PLACE_2), up(folded, 2), down(folded, 1));
}

/* In a stack the bands are the lines. */
INLINE plane allowed_columns(plane folded)
{
    const plane turned = next_column(folded);
    const plane a = next_band(folded), b = band_after(folded);

    return next_column(or_both(a & band_after(turned), next_band(turned), b));
}

/* --------------------------------------------------------------------------------------- rules */

/* Leaves each digit the triads that are in a permutation. */
INLINE void keep_permuted(board *b)
{
    plane rows[GROUPS], columns[GROUPS];

    UNROLL for (int g = 0; g < GROUPS; g++)
    {
        rows[g] = fold_rows(b, g);
        columns[g] = fold_columns(b, g);
    }
    UNROLL for (int i = 0; i < VECTORS; i++)
    {
        const plane row = rows[i / 3], column = columns[i / 3];
        b->vector[i] = and3(b->vector[i], row_triads(row, allowed_rows(row), i % 3),
                            column_triads(column, allowed_columns(column), i % 3));
    }
}

/* All cells of the rows in which a set has one. */
INLINE plane rows_of(plane set)
{
    const plane found = sum(set, all_words(BAND)) & all_words(BEHIND_ROWS);

    return difference(found, down(found, 9));
}

/* A set less one in each row: what is left of the set in it is all but the first of each row. */
INLINE plane less_one(plane set)
{
    return difference(set | all_words(BEHIND_ROWS), all_words(ROW_STARTS));
}

/* Each digit's cells that are alone in their rows. */
INLINE board alone_in_rows(const board *b)
{
    board alone;

    UNROLL for (int i = 0; i < VECTORS; i++)
    {
        const plane v = b->vector[i];
        alone.vector[i] = v & ~rows_of(v & less_one(v));
    }
    return alone;
}

/* Takes from each digit what cells with no other candidate rule out in their rows. Of two such
 * cells in a row one is left empty, which shows that the board is dead. */
INLINE void clear_rows(board *b, plane single)
{
    UNROLL for (int i = 0; i < VECTORS; i++)
    {
        const plane here = b->vector[i] & single;
        b->vector[i] = and_unless(b->vector[i], here & ~less_one(here), rows_of(here));
    }
}

/* A digit without a candidate in some band. */
INLINE bool any_empty(const board *b)
{
#if PLANE_BYTES == 64
    unsigned empty = 0;
    UNROLL for (int i = 0; i < VECTORS; i++) empty |=
        _mm512_testn_epi32_mask((__m512i)b->vector[i], (__m512i)b->vector[i]);
    return (empty & 0x777) != 0;
#else
    plane empty = no_lanes();
    UNROLL for (int i = 0; i < VECTORS; i++) empty |=
        equal(b->vector[i], no_lanes()) & words_in_use(i);
    return any_bit(empty);
#endif
}

INLINE bool differ(const board *a, const board *b)
{
    plane difference = no_lanes();
    UNROLL for (int i = 0; i < VECTORS; i++) difference |= a->vector[i] ^ b->vector[i];
    return any_bit(difference);
}

/* Takes all other digits from triads that three are forced into. Returns those with a fourth. */
INLINE plane keep_forced(board *b, const board *forced)
{
    const occurrences digits_in = count_of(forced);

    UNROLL for (int i = 0; i < VECTORS; i++) b->vector[i] =
        and_unless(b->vector[i], forced->vector[i], digits_in.three);
    return digits_in.four;
}

/* A triad that three digits must be in holds no other. False: four must. Without this rule a board
 * with few givens is searched for ever. */
INLINE bool fill_triads(board *b)
{
    board forced;

    UNROLL for (int i = 0; i < VECTORS; i++)
    {
        const plane rows = fold_rows(b, i / 3), turned = next_box(rows);
        forced.vector[i] = row_triads(rows, ~(turned | next_box(turned)), i % 3);
    }
    const plane four = keep_forced(b, &forced);
    UNROLL for (int i = 0; i < VECTORS; i++)
    {
        const plane columns = fold_columns(b, i / 3), turned = next_column(columns);
        forced.vector[i] = column_triads(columns, ~(turned | next_column(turned)), i % 3);
    }
    return !any_bit(four | keep_forced(b, &forced));
}

/* Whether a board with one candidate in each cell has each digit in every house. */
static bool is_solution(const board *b)
{
    plane lacking = no_lanes();

    UNROLL for (int i = 0; i < VECTORS; i++)
    {
        const plane v = b->vector[i], columns = or3(v, down(v, 10), down(v, 20));
        const plane rows_lacking = ~sum(v, all_words(BAND)) & all_words(BEHIND_ROWS);
        const plane columns_lacking =
            ~or3(columns, next_band(columns), band_after(columns)) & all_words(ROW_0);
        const plane boxes_lacking =
            ~or3(columns, down(columns, 1), down(columns, 2)) & all_words(0111);
        lacking |= or3(rows_lacking, columns_lacking, boxes_lacking) & words_in_use(i);
    }
    return !any_bit(lacking);
}

/* ------------------------------------------------------------------------------------- rounds */

/* Rounds until the board is dead, solved, or stuck. Rules work on the board as the rule before
 * left it, but for those that have no need to wait for each other. */
INLINE state propagate(board *b, effort until)
{
    const plane cells = all_words(BAND) & words_in_use(0);
    occurrences candidates = count_of(b);
    plane decided = candidates.one & ~candidates.two;

    if (until == UNTIL_NOTHING_CHANGES)
        clear_rows(b, decided); /* of givens */
    for (;;) {
        const board before = *b;
        keep_permuted(b);
        const board hidden = alone_in_rows(b);
        const occurrences hiding = count_of(&hidden);
        candidates = count_of(b);
        const bool empty = any_empty(b);
        const plane single = candidates.one & ~candidates.two, decided_before = decided;
        clear_rows(b, single);
        UNROLL for (int i = 0; i < VECTORS; i++) b->vector[i] =
            and_unless(b->vector[i], hidden.vector[i], hiding.one);
        decided = single | hiding.one;
        if (any_bit((cells & ~candidates.one) | hiding.two) | empty)
            return DEAD;
        if (!any_bit(candidates.two & ~hiding.one))
            return is_solution(b) ? SOLVED : DEAD;
        if (until == UNTIL_NOTHING_CHANGES ? differ(b, &before) : any_bit(decided ^ decided_before))
            continue;
        board filled = *b;
        if (!fill_triads(&filled))
            return DEAD;
        if (!differ(&filled, b))
            return OPEN; /* as it was, so that what comes next need not wait for this rule */
        *b = filled;
    }
}

#endif
