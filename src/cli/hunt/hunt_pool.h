/* SPDX-License-Identifier: MIT */
/*
 * The best puzzles of a hunt: those whose neighbors are searched. A puzzle is taken if there is
 * room, or if it is better than the worst, which it then replaces. So what was refused once is
 * refused for ever.
 */
#ifndef CLI_HUNT_POOL_H
#define CLI_HUNT_POOL_H

#include <ennead.h>

enum { RANK_NUMBERS = 3, MOST_POOLED = 100000 };

struct pooled {
    uint8_t cells[ENNEAD_CELLS];
    uint8_t from[ENNEAD_CELLS];  /* of whose neighbors it is one; empty for a puzzle of the input */
    uint64_t rank[RANK_NUMBERS]; /* the first that differs decides */
    uint64_t draw;               /* among equals the smallest is searched first */
    uint64_t age;                /* its number in the order in which puzzles were taken */
    enum { NOT_SEARCHED, SEARCHED } state;
};

struct hunt_pool {
    struct pooled *members; /* in any order */
    size_t count, most;
    uint64_t taken; /* so far */
    uint64_t seed;
};

/* Returns false if memory runs out. */
bool hunt_pool_init(struct hunt_pool *pool, size_t most, uint64_t seed);
void hunt_pool_free(struct hunt_pool *pool);

/* Whether a puzzle of this rank would be taken. */
bool hunt_pool_wants(const struct hunt_pool *pool, const uint64_t rank[RANK_NUMBERS]);

/* Takes a puzzle, of which cells, from and rank are set, if it is wanted. */
void hunt_pool_add(struct hunt_pool *pool, const struct pooled *puzzle);

/* The best puzzle that has not been searched; NULL: all have been. */
struct pooled *hunt_pool_next(struct hunt_pool *pool);

/* Sorts the members, the best first, equal ones in the order in which they were taken. */
void hunt_pool_sort(struct hunt_pool *pool);

#endif
