/* SPDX-License-Identifier: MIT */
/*
 * The hints of inner searches, cached by the board that was searched. Many suppositions lead to
 * the same board (for instance the two sides of a strong link), each level of nesting comes to the
 * boards of the level before, and many boards are unchanged by a step.
 */
#ifndef ENNEAD_RATING_GRAPH_CACHE_H
#define ENNEAD_RATING_GRAPH_CACHE_H

#include "rating/graph/chain_types.h"

enum {
    CACHE_SETS = 512,
    CACHE_WAYS = 4,
    HINT_POOL = 1 << 16, /* for all boards; a board near a contradiction has hundreds */
    MOST_KEPT_HINTS = 1024
};

typedef struct kept_hints {
    uint64_t begin; /* position of its first hint, counted from the first ever stored */
    uint16_t count;
    uint8_t level; /* an se_level */
    uint8_t values[ENNEAD_CELLS];
    digits of[ENNEAD_CELLS];
} kept_hints;

typedef struct chain_cache {
    bool used;                             /* false: the cache is empty */
    uint64_t end;                          /* end of all hints ever stored; the pool has the last
                                            * of them */
    uint32_t tags[CACHE_SETS][CACHE_WAYS]; /* some bits of the hash; 0 for an empty entry */
    uint8_t oldest[CACHE_SETS];
    kept_hints kept[CACHE_SETS][CACHE_WAYS];
    chain_hint pool[HINT_POOL];
} chain_cache;

/* Empties the cache. */
void clear_cache(chain_cache *cache);

/* The hints stored for a search, or NULL. */
const kept_hints *recall_hints(const chain_cache *cache, const chain_search *s);

/* The array of hints of an entry. */
static inline const chain_hint *hints_kept(const chain_cache *cache, const kept_hints *kept)
{
    return &cache->pool[kept->begin % HINT_POOL];
}

/* Stores the hints of a search and replaces the oldest entry; does nothing if there are too
 * many. */
void keep_hints(chain_cache *cache, const chain_search *s, const chain_hint *hints, int count);

#endif
