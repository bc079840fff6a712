/* SPDX-License-Identifier: MIT */
/*
 * A board in vectors of 128 or 256 bits (auto_board.h). A plane has one band of WORDS digits, four
 * or eight. The planes of three bands of the same digits are a group. Digit 9 is a group of one
 * plane.
 *
 *     four words     | 1 2 3 4 | 1 2 3 4 | 1 2 3 4 | 5 6 7 8 | 5 6 7 8 | 5 6 7 8 | 9 9 9 - |
 *     of band             0         1         2         0         1         2      0 1 2
 *
 *     eight words    | 1 2 3 4 5 6 7 8 | 1 2 3 4 5 6 7 8 | 1 2 3 4 5 6 7 8 | 9 9 9 - - - - - |
 *     of band                 0                 1                 2          0 1 2
 *
 * (-: a word that is 0.) A plane of cells has the bands in the first three words of each 16 bytes.
 * What is in the fourth word means nothing.
 */
#ifndef ENNEAD_SEARCH_AUTO_BY_BAND_H
#define ENNEAD_SEARCH_AUTO_BY_BAND_H

#include "search/single/auto_words.h"

enum {
    GROUPS_BY_BAND = 8 / WORDS, /* groups with a plane for each band */
    GROUPS = GROUPS_BY_BAND + 1,
    NINTH = 3 * GROUPS_BY_BAND, /* the plane of digit 9 */
    VECTORS = NINTH + 1,
};

/* The words in use in the plane of digit 9, and in a plane of cells. */
static const words is_band = {~0u, ~0u, ~0u};
#if PLANE_BYTES == 32
static const words is_cells = {~0u, ~0u, ~0u, 0, ~0u, ~0u, ~0u, 0};
#else
static const words is_cells = {~0u, ~0u, ~0u};
#endif

/* A mask of the words in plane i that belong to a digit and a band. */
INLINE plane words_in_use(int i)
{
    return i == NINTH ? (plane)is_band : all_words(~0u);
}

/* The index of a digit's word for a band within a board. */
INLINE int word_index(int digit, int band)
{
    return digit == 8 ? WORDS * NINTH + band : WORDS * (3 * (digit / WORDS) + band) + digit % WORDS;
}

/* Puts words of a and b in each 16 bytes of a plane: 0 to 3 are words of a, 4 to 7 of b. */
#if PLANE_BYTES == 32
#define WORD_OF(n) ((n) < 4 ? (n) : (n) + 4)
#define SHUFFLE(a, b, i, j, k, l) \
    ((plane)__builtin_shufflevector((words)(a), (words)(b), WORD_OF(i), WORD_OF(j), WORD_OF(k), \
                                    WORD_OF(l), WORD_OF(i) + 4, WORD_OF(j) + 4, WORD_OF(k) + 4, \
                                    WORD_OF(l) + 4))
#else
#define SHUFFLE(a, b, i, j, k, l) \
    ((plane)__builtin_shufflevector((words)(a), (words)(b), i, j, k, l))
#endif

INLINE plane swap_pairs(plane p)
{
    return SHUFFLE(p, p, 2, 3, 0, 1);
}

INLINE plane swap_words(plane p)
{
    return SHUFFLE(p, p, 1, 0, 3, 2);
}

/* The first pairs of words of a and b in each 16 bytes, or the second pairs. */
INLINE plane first_pairs(plane a, plane b)
{
    return SHUFFLE(a, b, 0, 1, 4, 5);
}

INLINE plane second_pairs(plane a, plane b)
{
    return SHUFFLE(a, b, 2, 3, 6, 7);
}

#if PLANE_BYTES == 32
INLINE plane swap_halves(plane p)
{
    return __builtin_shufflevector(p, p, 2, 3, 0, 1);
}
#endif

/* Rotates the three bands of digit 9: next_band puts the next band's word in each place, band_after
 * the one after that. */
INLINE plane next_band(plane p)
{
    return SHUFFLE(p, p, 1, 2, 0, 3);
}

INLINE plane band_after(plane p)
{
    return SHUFFLE(p, p, 2, 0, 1, 3);
}

INLINE occurrences up_to_two(plane one, plane two)
{
    return (occurrences){one, two, no_lanes(), no_lanes()};
}

/* Counts in how many of the digits' sets, laid out as a board, each cell is: in one, in two. */
INLINE occurrences count_of(const plane v[VECTORS])
{
    occurrences band[3];

#if PLANE_BYTES == 32
    UNROLL for (int k = 0; k < 3; k++) band[k] = up_to_two(v[k], no_lanes());
#else
    UNROLL for (int k = 0; k < 3; k++) band[k] = up_to_two(v[k] | v[3 + k], v[k] & v[3 + k]);
#endif
    const occurrences bands01 =
        join_counts(up_to_two(SHUFFLE(band[0].one, band[1].one, 0, 4, 1, 5),
                              SHUFFLE(band[0].two, band[1].two, 0, 4, 1, 5)),
                    up_to_two(SHUFFLE(band[0].one, band[1].one, 2, 6, 3, 7),
                              SHUFFLE(band[0].two, band[1].two, 2, 6, 3, 7)));
    const occurrences band2 =
        join_counts(band[2], up_to_two(swap_pairs(band[2].one), swap_pairs(band[2].two)));
    occurrences t = join_counts(
        up_to_two(first_pairs(bands01.one, band2.one), first_pairs(bands01.two, band2.two)),
        up_to_two(SHUFFLE(bands01.one, band2.one, 2, 3, 5, 4),
                  SHUFFLE(bands01.two, band2.two, 2, 3, 5, 4)));
    t = count_one_more(t, v[NINTH]);
#if PLANE_BYTES == 32
    t = join_counts(t, up_to_two(swap_halves(t.one), swap_halves(t.two)));
#endif
    return t;
}

/* All cells. */
INLINE plane all_cells(void)
{
    return all_words(BAND) & (plane)is_cells;
}

/* A plane of cells, laid out as plane i of a board. */
INLINE plane in_plane(plane cells, int i)
{
    return i == NINTH   ? cells
           : i % 3 == 0 ? SHUFFLE(cells, cells, 0, 0, 0, 0)
           : i % 3 == 1 ? SHUFFLE(cells, cells, 1, 1, 1, 1)
                        : SHUFFLE(cells, cells, 2, 2, 2, 2);
}

#endif
