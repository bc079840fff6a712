/* SPDX-License-Identifier: MIT */
/*
 * Finds a second solution without a search: two digits change places at the corners of a rectangle
 * that lies in two boxes, if all four cells could hold every digit at the start. (Unavoidable sets
 * of four cells: G. Royle; E. Russell, 2005.)
 *
 *     4 . . | . 7 .        7 . . | . 4 .
 *     7 . . | . 4 .        4 . . | . 7 .
 *
 * This is tested for all pairs of digits, many pairs at a time. For a pair we look where the first
 * digit, shifted up a row or left a column, coincides with the second, and where the second,
 * shifted the same way, coincides with the first. At a rectangle both happen, in the same row of a
 * band or in the same column.
 */
#ifndef ENNEAD_SEARCH_AUTO_EXCHANGE_H
#define ENNEAD_SEARCH_AUTO_EXCHANGE_H

#include "ennead.h"
#include "search/single/auto_round.h"

/* Rarely used functions are not inlined, so that they cost the others no registers and no cache. */
#define SELDOM __attribute__((noinline))

/* The cells in which every digit is a candidate, in every slot. */
INLINE plane cells_of_all(const word_board *b)
{
    plane all = b->vector[0];

#if PLANE_BYTES == 64
    all = and3(all, b->vector[1], b->vector[2]);
    return and3(all, next_slot(all), slot_after(all));
#elif PLANE_BYTES == 32
    const plane last = b->vector[VECTORS - 1];
    UNROLL for (int i = 1; i < VECTORS - 1; i++) all &= b->vector[i];
    all &= next_slot(all);
    return and3(all, last | next_slot(last), all_words(BAND));
#else
    UNROLL for (int i = 1; i < VECTORS; i++) all &= b->vector[i];
    return all;
#endif
}

INLINE plane rotate_slots(plane p, int slots)
{
#if PLANE_BYTES == 64
    return slots == 0 ? p : slots == 1 ? next_slot(p) : slot_after(p);
#elif PLANE_BYTES == 32
    return slots == 0 ? p : next_slot(p);
#else
    (void)slots;
    return p;
#endif
}

/* The free cells of a vector's digits, and the same cells shifted by one. */
typedef struct movable {
    plane here, up, left;
} movable;

/* Which lines of a rectangle are looked for: its rows in one band, or its columns in one stack. */
typedef enum rectangle_lines { ROWS_OF_BAND, COLUMNS_OF_STACK } rectangle_lines;

/* Finds rectangles between the digits of vector a and those of vector b, with b's slots rotated.
 * Adds to `found`: the bit after a row is set if the row has one, or any cell of a column. */
INLINE void find_rectangles(const movable *a, const movable *b, int slots, rectangle_lines lines,
                            plane *found)
{
    const plane here = rotate_slots(b->here, slots), band = all_words(BAND);

    if (lines == ROWS_OF_BAND) {
        const plane up = rotate_slots(b->up, slots);
        *found = or_both(*found, sum(a->up & here, band), sum(a->here & up, band));
        return;
    }
    const plane one = a->left & here, two = a->here & rotate_slots(b->left, slots);
    const plane in_band = or3(one, down(one, 10), down(one, 20));
    *found = or_both(*found, or3(in_band, next_band(in_band), band_after(in_band)),
                     or3(two, down(two, 10), down(two, 20)));
}

INLINE bool has_rectangle(const movable set[VECTORS], rectangle_lines lines)
{
    plane found = no_lanes();

    UNROLL for (int i = 0; i < VECTORS; i++)
    {
        if (SLOTS > 1)
            find_rectangles(&set[i], &set[i], 1, lines, &found);
        UNROLL for (int j = i + 1; j < VECTORS; j++)
            UNROLL for (int slots = 0; slots < SLOTS; slots++)
                find_rectangles(&set[i], &set[j], slots, lines, &found);
    }
    return any_bit(found & all_words(lines == ROWS_OF_BAND ? BEHIND_ROWS : BAND));
}

/* Whether two digits of a solution form an exchangeable rectangle of free cells. */
static SELDOM bool is_exchangeable(const word_board *solution, plane free)
{
    movable set[VECTORS];

    UNROLL for (int i = 0; i < VECTORS; i++)
    {
        const plane here = solution->vector[i] & free;
        set[i] = (movable){here, next_row(here), next_column(here)};
    }
    const bool found = has_rectangle(set, ROWS_OF_BAND) || has_rectangle(set, COLUMNS_OF_STACK);
    clear_upper_halves();
    return found;
}

static bool is_free(const uint32_t free[3], int cell)
{
    return (free[cell / 27] >> (10 * (cell / 9 % 3) + cell % 9) & 1) != 0;
}

/* Makes the first possible exchange, in order of cells. */
static SELDOM void exchange(uint8_t cells[ENNEAD_CELLS], const uint32_t free[3])
{
    uint8_t column_of_digit[9][10];

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        column_of_digit[cell / 9][cells[cell]] = (uint8_t)(cell % 9);
    for (int a = 0; a < 8 * 9; a++)
        for (int b = a + 9; b < ENNEAD_CELLS; b += 9) {
            const uint8_t digit = cells[b];
            const int way = column_of_digit[a / 9][digit] - a % 9, c = a + way, d = b + way;
            const bool two_boxes = (a / 27 == b / 27) != (a % 9 / 3 == c % 9 / 3);
            if (cells[d] != cells[a] || !two_boxes || !is_free(free, a) || !is_free(free, b) ||
                !is_free(free, c) || !is_free(free, d))
                continue;
            cells[b] = cells[c] = cells[a];
            cells[a] = cells[d] = digit;
            return;
        }
}

#endif
