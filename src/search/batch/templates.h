/* SPDX-License-Identifier: MIT */
/*
 * Templates of a position. A template is a way to place one digit in all houses, in cells that may
 * hold it. A solution consists of one template for each digit, no two of which share a cell; and
 * each choice of nine such templates is one solution.
 *
 *     digit       4      7      1      9   ...      in order of the number of templates
 *     rank        0      1      2      3   ... 8
 *     open               word 0 word 1 word 2 ... 7     a bit for each template that still fits
 *
 * The digits are taken in order of rank. For each template there is a list of the templates of
 * later digits that fit beside it; an empty word ends a branch. overlay.h counts solutions this
 * way, and search/listing.c lists them. (Templates: M. Jellies, "Pattern Overlay Method",
 * sudoku.com forum, 2005.)
 */
#ifndef ENNEAD_SEARCH_TEMPLATES_H
#define ENNEAD_SEARCH_TEMPLATES_H

#include <string.h>

#include "search/vectors/packed_puzzle.h"

/* Limits. A position that exceeds one is searched further instead. */
enum {
    MOST_SPARE = 105,    /* candidates beyond one in each cell */
    MOST_PATTERNS = 64,  /* of a digit in a band */
    MOST_TEMPLATES = 64, /* of a digit */
    MOST_IN_ALL = 400,   /* of all digits */
};

enum { BAND_CELLS = 27 };

/* A way to place a digit in the three rows of a band: in three different boxes and columns. */
typedef struct pattern {
    uint32_t cells;
    uint32_t columns;
} pattern;

/* A template: the indices of its patterns in the three bands. */
typedef struct template_patterns {
    uint8_t in_band[3];
} template_patterns;

/* Sets of templates: one word for each digit except the first. */
typedef union template_set {
    plane plane[64 / PLANE_BYTES];
    uint64_t word[8];
} template_set;

typedef struct overlay {
    int pattern_count[9][3];
    pattern patterns[9][3][MOST_PATTERNS];
    int template_count[9];
    template_patterns templates[9][MOST_TEMPLATES];
    int order[9];                              /* the digits, those with few templates first */
    template_set at_cell[ENNEAD_CELLS];        /* templates that contain a cell */
    template_set at_pattern[3][MOST_PATTERNS]; /* templates that share a cell with a pattern */
    template_set fitting[MOST_IN_ALL];         /* templates that share no cell with a template */
    const template_set *of[9];                 /* the entries of `fitting` for a digit, by rank */
    int steps;
} overlay;

#define EACH_PART(i) UNROLL for (int i = 0; i < 64 / PLANE_BYTES; i++)

/* The number of candidates beyond one in each cell. */
INLINE int spare_candidates(const packed_puzzle *r)
{
    int count = -ENNEAD_CELLS;

    UNROLL for (int w = 0; w < PACKED_WORDS - 1; w++) count += __builtin_popcountll(r->word[w]);
    return count + __builtin_popcountll(r->word[11] & (((uint64_t)1 << GUESS_BIT) - 1));
}

/* The cells of a band that may hold a digit. */
INLINE uint32_t band_cells(const packed_puzzle *r, int d, int band)
{
    const uint64_t head = r->word[d], tail = tail_of(r, d);
    const uint64_t from = band < 2 ? head >> (BAND_CELLS * band) : head >> 54 | tail << 10;

    return (uint32_t)from & ((1u << BAND_CELLS) - 1);
}

/* The columns of the box that contains a column. */
INLINE uint32_t box_columns(int column)
{
    return 7u << (column / 3 * 3);
}

/* Lists the ways to place a digit in a band, once in each row and box. Returns false if there are
 * too many. */
static bool list_patterns(overlay *o, int d, int band, uint32_t cells)
{
    pattern *list = o->patterns[d][band];
    int count = 0;

    for (uint32_t first = cells & 0x1ff; first != 0; first &= first - 1) {
        const int a = __builtin_ctz(first);
        const uint32_t left = 0x1ff & ~box_columns(a);
        for (uint32_t second = cells >> 9 & left; second != 0; second &= second - 1) {
            const int b = __builtin_ctz(second);
            for (uint32_t third = cells >> 18 & left & ~box_columns(b); third != 0;
                 third &= third - 1) {
                if (count == MOST_PATTERNS)
                    return false;
                const uint32_t c = third & -third, columns = 1u << a | 1u << b | c;
                list[count++] = (pattern){1u << a | 1u << (9 + b) | c << 18, columns};
            }
        }
    }
    o->pattern_count[d][band] = count;
    return true;
}

/* Lists a digit's templates: patterns of the three bands that share no column. Returns false if
 * there are too many. */
static bool list_templates(overlay *o, int d)
{
    const pattern *top = o->patterns[d][0], *middle = o->patterns[d][1], *low = o->patterns[d][2];
    int count = 0;

    for (int i = 0; i < o->pattern_count[d][0]; i++)
        for (int k = 0; k < o->pattern_count[d][1]; k++) {
            if ((top[i].columns & middle[k].columns) != 0)
                continue;
            const uint32_t left = 0x1ff & ~(top[i].columns | middle[k].columns);
            for (int m = 0; m < o->pattern_count[d][2]; m++) {
                if (low[m].columns != left)
                    continue;
                if (count == MOST_TEMPLATES)
                    return false;
                o->templates[d][count++] =
                    (template_patterns){{(uint8_t)i, (uint8_t)k, (uint8_t)m}};
            }
        }
    o->template_count[d] = count;
    return true;
}

/* Lists all templates, and orders the digits. Returns false if there are too many templates. */
static bool list_all(overlay *o, const packed_puzzle *r)
{
    int in_all = 0;

    for (int d = 0; d < 9; d++) {
        for (int band = 0; band < 3; band++)
            if (!list_patterns(o, d, band, band_cells(r, d, band)))
                return false;
        if (!list_templates(o, d))
            return false;
        in_all += o->template_count[d];
        int at = d;
        for (; at > 0 && o->template_count[o->order[at - 1]] > o->template_count[d]; at--)
            o->order[at] = o->order[at - 1];
        o->order[at] = d;
    }
    return in_all <= MOST_IN_ALL;
}

/* Records for each cell which templates of a digit contain it. */
static void note_cells(overlay *o, int d, int word)
{
    uint64_t with[3][MOST_PATTERNS];

    for (int band = 0; band < 3; band++)
        memset(with[band], 0, (size_t)o->pattern_count[d][band] * sizeof with[band][0]);
    for (int i = 0; i < o->template_count[d]; i++)
        for (int band = 0; band < 3; band++)
            with[band][o->templates[d][i].in_band[band]] |= (uint64_t)1 << i;
    for (int band = 0; band < 3; band++)
        for (int i = 0; i < o->pattern_count[d][band]; i++)
            for (uint32_t set = o->patterns[d][band][i].cells; set != 0; set &= set - 1)
                o->at_cell[BAND_CELLS * band + __builtin_ctz(set)].word[word] |= with[band][i];
}

/* Records for each template of a digit which other templates fit beside it. */
static void note_fitting(overlay *o, int d, template_set *fitting)
{
    for (int band = 0; band < 3; band++)
        for (int i = 0; i < o->pattern_count[d][band]; i++) {
            const template_set *cells = &o->at_cell[BAND_CELLS * band];
            const uint32_t first = o->patterns[d][band][i].cells;
            const uint32_t second = first & (first - 1), third = second & (second - 1);
            const template_set *a = &cells[__builtin_ctz(first)],
                               *b = &cells[__builtin_ctz(second)];
            const template_set *c = &cells[__builtin_ctz(third)];
            EACH_PART(k)
            o->at_pattern[band][i].plane[k] = or3(a->plane[k], b->plane[k], c->plane[k]);
        }
    for (int i = 0; i < o->template_count[d]; i++) {
        const template_patterns *t = &o->templates[d][i];
        const template_set *a = &o->at_pattern[0][t->in_band[0]],
                           *b = &o->at_pattern[1][t->in_band[1]];
        const template_set *c = &o->at_pattern[2][t->in_band[2]];
        EACH_PART(k) fitting[i].plane[k] = ~or3(a->plane[k], b->plane[k], c->plane[k]);
    }
}

static void note_all(overlay *o)
{
    template_set *fitting = o->fitting;

    memset(o->at_cell, 0, sizeof o->at_cell);
    for (int rank = 1; rank < 9; rank++)
        note_cells(o, o->order[rank], rank - 1);
    for (int rank = 0; rank < 9; rank++) {
        const int d = o->order[rank];
        o->of[rank] = fitting;
        note_fitting(o, d, fitting);
        fitting += o->template_count[d];
    }
}

/* Whether each digit from a rank on has a template that fits. */
INLINE bool all_open(const template_set *open, int rank)
{
#if PLANE_BYTES == 64
    const __m512i words = (__m512i)open->plane[0];
    return (unsigned)_mm512_test_epi64_mask(words, words) >> rank == 0xffu >> rank;
#else
    bool all = true;
    for (int i = rank; i < 8; i++)
        all &= open->word[i] != 0;
    return all;
#endif
}

/* All templates of a digit, by rank. */
INLINE uint64_t all_of(const overlay *o, int rank)
{
    return ~(uint64_t)0 >> (64 - o->template_count[o->order[rank]]);
}

/* Prepares the templates of a position. Returns false if there are too many. */
static bool list_position(overlay *o, const packed_puzzle *r, template_set *open)
{
    if (!list_all(o, r))
        return false;
    if (o->template_count[o->order[0]] == 0)
        return true;
    note_all(o);
    for (int i = 0; i < 8; i++)
        open->word[i] = all_of(o, i + 1);
    return true;
}

#endif
