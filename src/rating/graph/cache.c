/* SPDX-License-Identifier: MIT */
/*
 * Keeps hints by board, in sets of four boards; the oldest of a set is replaced. Boards are
 * compared in full. The hints of all boards are in a ring buffer, so the oldest are overwritten.
 */

#include "rating/graph/cache.h"

#include <string.h>

void clear_cache(chain_cache *cache)
{
    cache->used = false;
    cache->end = 0;
    memset(cache->tags, 0, sizeof cache->tags);
    memset(cache->oldest, 0, sizeof cache->oldest);
}

static uint64_t hash_of(const chain_search *s)
{
    uint64_t hash = (uint64_t)s->level + 1, words[ENNEAD_CELLS / 4];

    memcpy(words, s->before->of, sizeof words);
    for (int i = 0; i < ENNEAD_CELLS / 4; i++) {
        hash = (hash ^ words[i]) * 0x9e3779b97f4a7c15u;
        hash ^= hash >> 32;
    }
    return hash;
}

const kept_hints *recall_hints(const chain_cache *cache, const chain_search *s)
{
    const uint64_t hash = hash_of(s);
    const uint32_t tag = (uint32_t)(hash >> 32) | 1, set = (uint32_t)hash % CACHE_SETS;

    for (int way = 0; way < CACHE_WAYS; way++) {
        const kept_hints *kept = &cache->kept[set][way];

        if (cache->tags[set][way] == tag && kept->level == s->level &&
            cache->end - kept->begin <= HINT_POOL &&
            memcmp(kept->of, s->before->of, sizeof kept->of) == 0 &&
            memcmp(kept->values, s->rater->m.values, sizeof kept->values) == 0)
            return kept;
    }
    return NULL;
}

void keep_hints(chain_cache *cache, const chain_search *s, const chain_hint *hints, int count)
{
    const uint64_t hash = hash_of(s);
    const uint32_t set = (uint32_t)hash % CACHE_SETS;
    const int way = cache->oldest[set];
    kept_hints *kept = &cache->kept[set][way];

    if (count > MOST_KEPT_HINTS)
        return;
    if (cache->end % HINT_POOL + (unsigned)count > HINT_POOL)
        cache->end += HINT_POOL - cache->end % HINT_POOL;
    cache->used = true;
    cache->oldest[set] = (uint8_t)((way + 1) % CACHE_WAYS);
    cache->tags[set][way] = (uint32_t)(hash >> 32) | 1;
    kept->level = (uint8_t)s->level;
    kept->begin = cache->end;
    kept->count = (uint16_t)count;
    cache->end += (unsigned)count;
    memcpy(kept->of, s->before->of, sizeof kept->of);
    memcpy(kept->values, s->rater->m.values, sizeof kept->values);
    memcpy(&cache->pool[kept->begin % HINT_POOL], hints, (size_t)count * sizeof *hints);
}
