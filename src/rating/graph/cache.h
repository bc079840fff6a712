/* SPDX-License-Identifier: MIT */
/*
 * The hints of inner searches, kept by the board that was searched. Many suppositions come to the
 * same board (those that are two sides of a strong link to begin with), each level of nesting comes
 * to the boards of the one before, and a step leaves many boards as they were.
 */
#ifndef ENNEAD_RATING_GRAPH_CACHE_H
#define ENNEAD_RATING_GRAPH_CACHE_H

#include "rating/graph/chain_types.h"

enum {
    CACHE_SETS = 512,
    CACHE_WAYS = 4,
    HINT_POOL = 1 << 16, /* together; of a board on the way to a contradiction hundreds */
    MOST_KEPT_HINTS = 1024
};

typedef struct kept_hints {
    uint64_t begin; /* of its hints, counted from the first that was ever kept */
    uint16_t count;
    uint8_t level; /* an se_level */
    uint8_t values[ENNEAD_CELLS];
    digits of[ENNEAD_CELLS];
} kept_hints;

typedef struct chain_cache {
    bool used;                             /* something was kept */
    uint64_t end;                          /* of all hints; of these the last are in the pool */
    uint32_t tags[CACHE_SETS][CACHE_WAYS]; /* a part of the hash; 0: nothing is kept here */
    uint8_t oldest[CACHE_SETS];
    kept_hints kept[CACHE_SETS][CACHE_WAYS];
    chain_hint pool[HINT_POOL];
} chain_cache;

/* Forgets all. */
void clear_cache(chain_cache *cache);

/* The hints of a search, or NULL when they are not kept. */
const kept_hints *recall_hints(const chain_cache *cache, const chain_search *s);

/* They themselves, in a row. */
static inline const chain_hint *hints_kept(const chain_cache *cache, const kept_hints *kept)
{
    return &cache->pool[kept->begin % HINT_POOL];
}

/* Keeps the hints of a search in place of those that are oldest; not when there are too many. */
void keep_hints(chain_cache *cache, const chain_search *s, const chain_hint *hints, int count);

#endif
