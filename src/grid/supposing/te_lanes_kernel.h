/* SPDX-License-Identifier: MIT */
/*
 * Suppositions in lanes: 256 candidates of a board are supposed at the same time, a bit (lane) for
 * each. A plane is a set of lanes:
 *
 *     left[k]     where candidate k is left
 *     placed[k]   where it has been placed
 *
 * Each cell, and each digit of a house, is a list of candidates. A wave looks at all lists: where
 * none of a list is left, the supposition is broken; where one is left, it is placed. Then the
 * others of its lists are gone. Lists are ordered by their length, so that loops over them have no
 * branches. Once for each instruction set: te_lanes_avx512.c and so on.
 */
#ifndef ENNEAD_GRID_SUPPOSING_TE_LANES_KERNEL_H
#define ENNEAD_GRID_SUPPOSING_TE_LANES_KERNEL_H

#include <string.h>

#include "grid/houses.h"
#include "grid/se_board.h"

/* Loops over lists are unrolled for each length, but not in WebAssembly, which has to be small. */
#ifdef __wasm__
#define FOR_EACH_LENGTH(function, l) \
    for (int length = 1; length <= LONGEST; length++) \
    function(l, length)
#define UNROLLED static
#define UNROLL
#else
#define FOR_EACH_LENGTH(function, l) \
    function(l, 1), function(l, 2), function(l, 3), function(l, 4), function(l, 5), \
        function(l, 6), function(l, 7), function(l, 8), function(l, 9)
#define UNROLLED static inline __attribute__((always_inline))
#ifdef __clang__
#define UNROLL _Pragma("unroll")
#else
#define UNROLL _Pragma("GCC unroll 9")
#endif
#endif

enum {
    LANES = 256,
    PLANE_WORDS = LANES / 64,
    MOST = 384, /* candidates; a board on which braids are looked for has some 200 */
    LISTS = 4 * ENNEAD_CELLS,
    LONGEST = 9,
};

typedef uint64_t te_plane __attribute__((vector_size(LANES / 8)));

typedef struct te_lanes {
    te_plane left[MOST], placed[MOST];
    te_plane broken; /* a supposition is contradictory */
    te_plane moved;  /* something new was placed */
    int count;
    uint8_t cell[MOST], digit[MOST];
    uint16_t lists[LISTS][LONGEST];
    uint8_t lengths[LISTS];
    uint16_t ordered[LISTS]; /* the lists by length */
    int ends[LONGEST + 1];   /* after the last one of each length */
} te_lanes;

static void add_candidate(te_lanes *l, int cell, int digit)
{
    const int lists[4] = {cell, 9 * (9 + row_of(cell)) + digit - 1,
                          9 * (18 + column_of(cell)) + digit - 1,
                          9 * (27 + box_of(cell)) + digit - 1};

    for (int i = 0; i < 4; i++)
        l->lists[lists[i]][l->lengths[lists[i]]++] = (uint16_t)l->count;
    l->cell[l->count] = (uint8_t)cell;
    l->digit[l->count++] = (uint8_t)digit;
}

static void order_lists(te_lanes *l)
{
    int next[LONGEST + 1] = {0}, at = 0;

    for (int i = 0; i < LISTS; i++)
        next[l->lengths[i]]++;
    for (int length = 1; length <= LONGEST; length++) {
        const int count = next[length];
        next[length] = at;
        at += count;
        l->ends[length] = at;
    }
    l->ends[0] = 0;
    for (int i = 0; i < LISTS; i++)
        if (l->lengths[i] > 0)
            l->ordered[next[l->lengths[i]]++] = (uint16_t)i;
}

/* Returns false if there are too many candidates. */
static bool begin(te_lanes *l, const se_board *b)
{
    l->count = 0;
    memset(l->lengths, 0, sizeof l->lengths);
    FOR_ALL_DIGITS(digit)
        FOR_EACH_CELL(rest, cells_of_bands(open_places(b, digit))) {
            if (l->count == MOST)
                return false;
            add_candidate(l, lowest_cell(rest), digit);
        }
    order_lists(l);
    return true;
}

/* What is placed eliminates the others of lists of this length. */
UNROLLED void eliminate_by(te_lanes *l, int length)
{
    te_plane twice = {0};

    for (int i = l->ends[length - 1]; i < l->ends[length]; i++) {
        const uint16_t *list = l->lists[l->ordered[i]];
        te_plane any = {0};
        UNROLL
        for (int k = 0; k < length; k++) {
            twice |= any & l->placed[list[k]];
            any |= l->placed[list[k]];
        }
        UNROLL
        for (int k = 0; k < length; k++)
            l->left[list[k]] &= ~any | l->placed[list[k]];
    }
    l->broken |= twice;
}

/* Places what is left alone in lists of this length. */
UNROLLED void place_by(te_lanes *l, int length)
{
    te_plane all = ~(te_plane){0}, new = {0};

    for (int i = l->ends[length - 1]; i < l->ends[length]; i++) {
        const uint16_t *list = l->lists[l->ordered[i]];
        te_plane one = {0}, two = {0};
        UNROLL
        for (int k = 0; k < length; k++) {
            two |= one & l->left[list[k]];
            one |= l->left[list[k]];
        }
        all &= one;
        one &= ~two;
        UNROLL
        for (int k = 0; k < length; k++) {
            const te_plane alone = l->left[list[k]] & one;
            new |= alone & ~l->placed[list[k]];
            l->placed[list[k]] |= alone;
        }
    }
    l->broken |= ~all;
    l->moved |= new;
}

static void eliminate(te_lanes *l)
{
    FOR_EACH_LENGTH(eliminate_by, l);
}

/* Returns whether something new is placed where the supposition is not broken. */
static bool place(te_lanes *l)
{
    l->moved = (te_plane){0};
    FOR_EACH_LENGTH(place_by, l);
    const te_plane moved = l->moved & ~l->broken;
    return (moved[0] | moved[1] | moved[2] | moved[3]) != 0;
}

/* Supposes up to LANES candidates from `first` on. */
static void suppose(te_lanes *l, int first)
{
    l->broken = (te_plane){0};
    for (int i = 0; i < l->count; i++) {
        l->left[i] = ~(te_plane){0};
        l->placed[i] = (te_plane){0};
    }
    for (int i = first; i < l->count && i < first + LANES; i++)
        l->placed[i][(i - first) / 64] = (uint64_t)1 << (i - first) % 64;
    eliminate(l);
}

static void report_broken(const te_lanes *l, int first, bands found[10])
{
    for (int word = 0; word < PLANE_WORDS; word++)
        for (uint64_t rest = l->broken[word]; rest != 0; rest &= rest - 1) {
            const int i = first + 64 * word + __builtin_ctzll(rest);
            if (i < l->count)
                found[l->digit[i]] |= bands_of_cells(CELL(l->cell[i]));
        }
}

static void find_broken(const se_board *b, int waves, bands found[10])
{
    te_lanes l;

    if (!begin(&l, b)) {
        FOR_ALL_DIGITS(digit)
            found[digit] |= open_places(b, digit);
        return;
    }
    for (int first = 0; first < l.count; first += LANES) {
        suppose(&l, first);
        for (int wave = 0; place(&l) && wave < waves; wave++)
            eliminate(&l);
        report_broken(&l, first, found);
    }
}

#endif
