/* SPDX-License-Identifier: MIT */
#include "cli/hunt/hunt_pool.h"

#include <stdlib.h>
#include <string.h>

bool hunt_pool_init(struct hunt_pool *pool, size_t most, uint64_t seed)
{
    *pool = (struct hunt_pool){.most = most, .seed = seed};
    pool->members = malloc(most * sizeof *pool->members);
    return pool->members != NULL;
}

void hunt_pool_free(struct hunt_pool *pool)
{
    free(pool->members);
}

/* Above 0 if the first is better. */
static int compare_ranks(const uint64_t a[RANK_NUMBERS], const uint64_t b[RANK_NUMBERS])
{
    for (size_t i = 0; i < RANK_NUMBERS; i++)
        if (a[i] != b[i])
            return a[i] > b[i] ? 1 : -1;
    return 0;
}

/* The worst member; of equals the one taken last. */
static struct pooled *worst_of(const struct hunt_pool *pool)
{
    struct pooled *worst = pool->members;
    for (size_t i = 1; i < pool->count; i++) {
        struct pooled *other = &pool->members[i];
        const int better = compare_ranks(other->rank, worst->rank);
        if (better < 0 || (better == 0 && other->age > worst->age))
            worst = other;
    }
    return worst;
}

bool hunt_pool_wants(const struct hunt_pool *pool, const uint64_t rank[RANK_NUMBERS])
{
    return pool->count < pool->most || compare_ranks(rank, worst_of(pool)->rank) > 0;
}

/* A number that seems random and depends on the seed and the puzzle. */
static uint64_t draw_for(uint64_t seed, const uint8_t cells[ENNEAD_CELLS])
{
    uint64_t hash = seed ^ 0x9e3779b97f4a7c15u;
    for (size_t i = 0; i < ENNEAD_CELLS; i++) {
        hash = (hash ^ cells[i]) * 0xbf58476d1ce4e5b9u;
        hash ^= hash >> 31;
    }
    return hash * 0x94d049bb133111ebu;
}

void hunt_pool_add(struct hunt_pool *pool, const struct pooled *puzzle)
{
    if (!hunt_pool_wants(pool, puzzle->rank))
        return;
    struct pooled *to = pool->count < pool->most ? &pool->members[pool->count++] : worst_of(pool);
    *to = *puzzle;
    to->state = NOT_SEARCHED;
    to->draw = draw_for(pool->seed, puzzle->cells);
    to->age = pool->taken++;
}

struct pooled *hunt_pool_next(struct hunt_pool *pool)
{
    struct pooled *best = NULL;
    for (size_t i = 0; i < pool->count; i++) {
        struct pooled *other = &pool->members[i];
        if (other->state == SEARCHED)
            continue;
        const int better = best == NULL ? 1 : compare_ranks(other->rank, best->rank);
        if (better > 0 || (better == 0 && (other->draw < best->draw ||
                                           (other->draw == best->draw && other->age < best->age))))
            best = other;
    }
    return best;
}

static int best_first(const void *a, const void *b)
{
    const struct pooled *one = a, *other = b;
    const int better = compare_ranks(one->rank, other->rank);
    return better != 0 ? -better : (one->age > other->age) - (one->age < other->age);
}

void hunt_pool_sort(struct hunt_pool *pool)
{
    qsort(pool->members, pool->count, sizeof *pool->members, best_first);
}
