/* SPDX-License-Identifier: MIT */
/*
 * Sets of sums: bit s of the words stands for the least possible sum plus s. Functions take the
 * number of words in use, which callers know at compile time.
 */
#ifndef ENNEAD_MODEL_FILTERS_SUMS_SUM_SET_H
#define ENNEAD_MODEL_FILTERS_SUMS_SUM_SET_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum {
    SUM_WORDS = 8,
    SUM_BITS = 64 * SUM_WORDS, /* sums further from the least are not distinguished */
};

typedef struct sum_set {
    uint64_t words[SUM_WORDS];
} sum_set;

static inline void sum_set_clear(sum_set *set, int words)
{
    memset(set->words, 0, (size_t)words * sizeof *set->words);
}

/* Adds the sums of `from`, each increased by `by`; those that do not fit are dropped. */
static inline void sum_set_add_up(sum_set *to, const sum_set *from, int by, int words)
{
    const int skip = by / 64, shift = by % 64;

    for (int w = words - 1; w >= skip; w--) {
        to->words[w] |= from->words[w - skip] << shift;
        if (shift > 0 && w > skip)
            to->words[w] |= from->words[w - skip - 1] >> (64 - shift);
    }
}

/* The sums of `from`, each decreased by `by`. */
static inline void sum_set_take_down(sum_set *to, const sum_set *from, int by, int words)
{
    const int skip = by / 64, shift = by % 64;

    for (int w = 0; w < words; w++) {
        to->words[w] = w + skip < words ? from->words[w + skip] >> shift : 0;
        if (shift > 0 && w + skip + 1 < words)
            to->words[w] |= from->words[w + skip + 1] << (64 - shift);
    }
}

static inline bool sum_set_is_empty(const sum_set *set, int words)
{
    uint64_t any = 0;

    for (int w = 0; w < words; w++)
        any |= set->words[w];
    return any == 0;
}

/* Keeps the first `bits` sums. Returns whether there were others. */
static inline bool sum_set_cut(sum_set *set, int bits, int words)
{
    uint64_t gone = 0;

    for (int w = 0; w < words; w++) {
        const int here = bits - 64 * w;
        const uint64_t keep = here <= 0 ? 0 : here < 64 ? UINT64_MAX >> (64 - here) : UINT64_MAX;
        gone |= set->words[w] & ~keep;
        set->words[w] &= keep;
    }
    return gone != 0;
}

#endif
