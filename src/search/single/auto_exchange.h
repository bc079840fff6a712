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

/* The cells in which every digit is a candidate, as a plane of cells. */
INLINE plane cells_of_all(const word_board *b)
{
    word_board lacking;

    UNROLL for (int i = 0; i < VECTORS; i++) lacking.vector[i] =
        without(words_in_use(i), b->vector[i]);
    return without(all_cells(), count_of(lacking.vector).one);
}

/* The free cells of one band's digits, and the same cells shifted by one. */
typedef struct movable {
    plane here, up, left;
} movable;

/* The free cells of several digits, which have a word each. */
typedef struct movable_set {
    movable of_band[3];
} movable_set;

/* How many digits the first sets have, how many such sets there are, and whether digit 9 is
 * another, with a copy in each word. */
#if PLANE_BYTES == 64
enum { DIGITS_OF_SET = 9, FULL_SETS = 1, SETS = 1 };
#else
enum { DIGITS_OF_SET = WORDS, FULL_SETS = GROUPS_BY_BAND, SETS = FULL_SETS + 1 };
#endif

INLINE movable movable_cells(plane here)
{
    return (movable){here, next_row(here), next_column(here)};
}

/* Finds the free cells of all digits, band by band. */
INLINE void find_movable(const word_board *solution, plane free, movable_set set[SETS])
{
#if PLANE_BYTES == 64
    const words first = {0, 4, 8, 16, 20, 24}, last = {0, 1, 2, 3, 4, 5, 16, 20, 24};
    const words last_three = {0, 0, 0, 0, 0, 0, 1, 1, 1};

    UNROLL for (int k = 0; k < 3; k++)
    {
        const __m512i six = _mm512_permutex2var_epi32((__m512i)(solution->vector[0] & free),
                                                      (__m512i)(first + (uint32_t)k),
                                                      (__m512i)(solution->vector[1] & free));
        const __m512i nine =
            _mm512_maskz_permutex2var_epi32(0x1ff, six, (__m512i)(last + last_three * (uint32_t)k),
                                            (__m512i)(solution->vector[2] & free));
        set[0].of_band[k] = movable_cells((plane)nine);
    }
#else
    const words ninth = (words)(solution->vector[NINTH] & in_plane(free, NINTH));

    UNROLL for (int k = 0; k < 3; k++)
    {
        UNROLL_OR_LOOP for (int g = 0; g < GROUPS_BY_BAND; g++) set[g].of_band[k] =
            movable_cells(solution->vector[3 * g + k] & in_plane(free, k));
        set[GROUPS_BY_BAND].of_band[k] = movable_cells(all_words(ninth[k]));
    }
#endif
}

/* Puts the next digit in each word. */
INLINE plane next_digit(plane p)
{
    const words w = (words)p;

#if PLANE_BYTES == 64
    return (plane)_mm512_permutexvar_epi32((__m512i)(words){1, 2, 3, 4, 5, 6, 7, 8, 0}, (__m512i)w);
#elif PLANE_BYTES == 32
    return (plane)__builtin_shufflevector(w, w, 1, 2, 3, 4, 5, 6, 7, 0);
#else
    return (plane)__builtin_shufflevector(w, w, 1, 2, 3, 0);
#endif
}

INLINE void rotate_digits(movable_set *set)
{
    UNROLL_OR_LOOP for (int k = 0; k < 3; k++)
    {
        const movable m = set->of_band[k];
        set->of_band[k] = (movable){next_digit(m.here), next_digit(m.up), next_digit(m.left)};
    }
}

/* Where rectangles were found: the bit after their row in a band; their column, in row 0. */
typedef struct rectangles {
    plane rows, columns;
} rectangles;

/* Finds rectangles between each digit of set a and that in the same word of b. */
INLINE void find_rectangles(const movable_set *a, const movable_set *b, rectangles *found)
{
    const plane band = all_words(BAND);
    plane first = no_lanes(), second = no_lanes();

    UNROLL_OR_LOOP for (int k = 0; k < 3; k++)
    {
        const movable *x = &a->of_band[k], *y = &b->of_band[k];
        found->rows = or_both(found->rows, sum(x->up & y->here, band), sum(x->here & y->up, band));
        first = or_both(first, x->left, y->here);
        second = or_both(second, x->here, y->left);
    }
    found->columns = or_both(found->columns, or3(first, down(first, 10), down(first, 20)),
                             or3(second, down(second, 10), down(second, 20)));
}

/* Whether two digits of a solution form an exchangeable rectangle of free cells. */
static SELDOM bool is_exchangeable(const word_board *solution, plane free)
{
    movable_set set[SETS];
    rectangles found = {no_lanes(), no_lanes()};

    find_movable(solution, free, set);
    UNROLL_OR_LOOP for (int i = 0; i < FULL_SETS; i++)
    {
        movable_set other = set[i];
        UNROLL_OR_LOOP for (int n = 1; n <= DIGITS_OF_SET / 2; n++)
        {
            rotate_digits(&other);
            find_rectangles(&set[i], &other, &found);
        }
        UNROLL_OR_LOOP for (int j = i + 1; j < FULL_SETS; j++)
        {
            other = set[j];
            UNROLL_OR_LOOP for (int n = 0; n < DIGITS_OF_SET; n++)
            {
                find_rectangles(&set[i], &other, &found);
                rotate_digits(&other);
            }
        }
        if (SETS > FULL_SETS)
            find_rectangles(&set[i], &set[SETS - 1], &found);
    }
    const bool any =
        any_bit((found.rows & all_words(BEHIND_ROWS)) | (found.columns & all_words(ROW_0)));
    clear_upper_halves();
    return any;
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
