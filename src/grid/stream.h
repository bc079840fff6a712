/* SPDX-License-Identifier: MIT */
/*
 * Random numbers: a stream is a hash of a seed and a number (of a puzzle), so that puzzle i gets
 * the same numbers whichever thread works on it, and on every machine.
 *
 * The generator is SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number
 * generators", OOPSLA 2014); numbers below a bound are taken without bias by multiplication and
 * rejection (Lemire: "Fast random integer generation in an interval", 2019).
 */
#ifndef ENNEAD_GRID_STREAM_H
#define ENNEAD_GRID_STREAM_H

#include <stdint.h>

typedef struct stream {
    uint64_t state;
} stream;

static inline uint64_t mix64(uint64_t x)
{
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

static inline uint64_t stream_next(stream *s)
{
    s->state += 0x9e3779b97f4a7c15u;
    return mix64(s->state);
}

/* The seed is mixed before the number is added, so that neighboring seeds do not share streams. */
static inline stream stream_of(uint64_t seed, uint64_t number)
{
    const uint64_t base = mix64(seed + 0x9e3779b97f4a7c15u);
    return (stream){mix64(base ^ mix64(number + 0xd1b54a32d192ed03u))};
}

/* A number from 0 to bound - 1, all equally likely; bound at least 1. */
static inline uint32_t stream_below(stream *s, uint32_t bound)
{
    uint64_t product = (stream_next(s) >> 32) * bound;

    if ((uint32_t)product < bound) {
        const uint32_t unfair = -bound % bound;
        while ((uint32_t)product < unfair)
            product = (stream_next(s) >> 32) * bound;
    }
    return (uint32_t)(product >> 32);
}

/* The same for large bounds. */
static inline uint64_t stream_below_64(stream *s, uint64_t bound)
{
    __extension__ typedef unsigned __int128 wide;
    wide product = (wide)stream_next(s) * bound;

    if ((uint64_t)product < bound) {
        const uint64_t unfair = -bound % bound;
        while ((uint64_t)product < unfair)
            product = (wide)stream_next(s) * bound;
    }
    return (uint64_t)(product >> 64);
}

#endif
