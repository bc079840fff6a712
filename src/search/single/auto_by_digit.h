/* SPDX-License-Identifier: MIT */
/*
 * A board in vectors of 512 bits (auto_board.h). A digit has four words: its three bands, and one
 * that is 0. They are a slot. A plane has the slots of three digits, and one that is 0.
 *
 *     | 1 2 3 - | 4 5 6 - | 7 8 9 - |
 *
 * All planes together are a group. A plane of cells has its bands in every slot.
 */
#ifndef ENNEAD_SEARCH_AUTO_BY_DIGIT_H
#define ENNEAD_SEARCH_AUTO_BY_DIGIT_H

#include "search/single/auto_words.h"

enum {
    SLOTS = 3,
    VECTORS = 3,
    GROUPS = 1,
    GROUPS_BY_BAND = 0, /* groups with a plane for each band */
    NINTH = VECTORS,    /* no plane is for digit 9 alone */
};

static const words is_band = {~0u, ~0u, ~0u, 0, ~0u, ~0u, ~0u, 0, ~0u, ~0u, ~0u, 0};

/* A mask of the words in a plane that belong to a digit and a band. */
INLINE plane words_in_use(int i)
{
    (void)i;
    return (plane)is_band;
}

/* The index of a digit's word for a band within a board. */
INLINE int word_index(int digit, int band)
{
    return WORDS * (digit / SLOTS) + 4 * (digit % SLOTS) + band;
}

/* Rotates the three bands of each digit: next_band puts the next band's word in each place,
 * band_after the one after that. */
INLINE plane next_band(plane p)
{
    return (plane)_mm512_shuffle_epi32((__m512i)p, 0xc9);
}

INLINE plane band_after(plane p)
{
    return (plane)_mm512_shuffle_epi32((__m512i)p, 0xd2);
}

/* The same rotations for the slots of a plane. */
INLINE plane next_slot(plane p)
{
    return (plane)_mm512_shuffle_i32x4((__m512i)p, (__m512i)p, 0xc9);
}

INLINE plane slot_after(plane p)
{
    return (plane)_mm512_shuffle_i32x4((__m512i)p, (__m512i)p, 0xd2);
}

/* Adds up counts made in each slot separately. Every slot gets the sum. */
INLINE occurrences count_slots(occurrences t)
{
    const occurrences second = {next_slot(t.one), next_slot(t.two), next_slot(t.three),
                                next_slot(t.four)};
    const occurrences third = {slot_after(t.one), slot_after(t.two), slot_after(t.three),
                               slot_after(t.four)};
    const occurrences all = join_counts(join_counts(t, second), third);
    return (occurrences){
        or3(t.one, second.one, third.one),
        or3(t.two, second.two, third.two) | two_of(t.one, second.one, third.one),
        all.three,
        all.four,
    };
}

/* Counts in how many of the digits' sets, laid out as a board, each cell is. */
INLINE occurrences count_of(const plane v[VECTORS])
{
    return count_slots(count_three(v[0], v[1], v[2]));
}

INLINE plane sum_of_slots(plane p)
{
    return sum(sum(p, next_slot(p)), slot_after(p));
}

INLINE plane least_of_slots(plane p)
{
    return lesser(lesser(p, next_slot(p)), slot_after(p));
}

/* All cells. */
INLINE plane all_cells(void)
{
    return all_words(BAND) & (plane)is_band;
}

/* A plane of cells, laid out as plane i of a board. */
INLINE plane in_plane(plane cells, int i)
{
    (void)i;
    return cells;
}

#endif
