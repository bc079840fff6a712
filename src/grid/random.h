/* SPDX-License-Identifier: MIT */
/*
 * Random numbers. A random stream is a hash of a seed and a number (of a puzzle), so puzzle i gets
 * the same numbers in whatever thread it runs, and on every machine. The generator is SplitMix64
 * (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", OOPSLA 2014). Numbers
 * below a bound are drawn without bias by multiplication and rejection (Lemire: "Fast random
 * integer generation in an interval", 2019).
 */
#ifndef ENNEAD_GRID_RANDOM_H
#define ENNEAD_GRID_RANDOM_H

#include <stdint.h>

typedef struct random_stream {
    uint64_t state;
} random_stream;

static inline uint64_t mix64(uint64_t x)
{
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

static inline uint64_t random_next(random_stream *s)
{
    s->state += 0x9e3779b97f4a7c15u;
    return mix64(s->state);
}

/* The seed is mixed before the number is added, so that consecutive seeds do not share streams. */
static inline random_stream random_stream_of(uint64_t seed, uint64_t number)
{
    const uint64_t base = mix64(seed + 0x9e3779b97f4a7c15u);
    return (random_stream){mix64(base ^ mix64(number + 0xd1b54a32d192ed03u))};
}

/* A number from 0 to bound - 1, all equally likely. `bound` is at least 1. */
static inline uint32_t random_below(random_stream *s, uint32_t bound)
{
    uint64_t product = (random_next(s) >> 32) * bound;

    if ((uint32_t)product < bound) {
        const uint32_t unfair = -bound % bound;
        while ((uint32_t)product < unfair)
            product = (random_next(s) >> 32) * bound;
    }
    return (uint32_t)(product >> 32);
}

/* The same for large bounds. */
static inline uint64_t random_below_64(random_stream *s, uint64_t bound)
{
    __extension__ typedef unsigned __int128 wide;
    wide product = (wide)random_next(s) * bound;

    if ((uint64_t)product < bound) {
        const uint64_t unfair = -bound % bound;
        while ((uint64_t)product < unfair)
            product = (wide)random_next(s) * bound;
    }
    return (uint64_t)(product >> 64);
}

#endif
