/* SPDX-License-Identifier: MIT */
/*
 * Backdoors: few cells whose values, once known, let simple techniques solve a puzzle.
 */
#ifndef ENNEAD_BACKDOORS_H
#define ENNEAD_BACKDOORS_H

#include "solve.h"
#include "state.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The techniques that must solve the rest. Each line has those of the line before too. What follows
 * by them does not depend on the order in which they are used. */
typedef enum ennead_backdoor_rules {
    ENNEAD_BACKDOOR_RULES_SINGLES, /* naked and hidden singles */
    ENNEAD_BACKDOOR_RULES_LOCKED,  /* locked candidates */
    ENNEAD_BACKDOOR_RULES_SUBSETS, /* naked and hidden subsets, X-Wing, Swordfish, Jellyfish */
} ennead_backdoor_rules;

/* The name of rules, such as "locked" (a constant string); NULL for a number that is not in the
 * enumeration. */
ENNEAD_API const char *ennead_backdoor_rules_name(int rules);

/* What to look for. ennead_backdoor_options_init sets the defaults, in brackets below. */
typedef struct ennead_backdoor_options {
    size_t size;                 /* sizeof(ennead_backdoor_options) */
    ennead_backdoor_rules rules; /* [ENNEAD_BACKDOOR_RULES_SINGLES] */
    uint64_t node_limit;         /* give up after this many sets were tried; 0: no limit [0] */
    double time_limit;           /* give up after this many seconds of wall time; 0: no limit [0] */
    const ennead_stop *stop;     /* give up soon after this is set; may be NULL [NULL] */
    /* Called for each set of the least size, in no particular order, with its cells. It returns
     * false to be called no more. May be NULL [NULL] */
    bool (*report)(void *user, const uint8_t *set, int count);
    void *user; /* passed to it [NULL] */
} ennead_backdoor_options;

/* The function behind ennead_backdoor_options_init: writes the first `size` bytes. */
ENNEAD_API void ennead_backdoor_options_init_sized(ennead_backdoor_options *options, size_t size);

static inline void ennead_backdoor_options_init(ennead_backdoor_options *options)
{
    ennead_backdoor_options_init_sized(options, sizeof *options);
}

/* What was found. A backdoor is a set of cells that the rules alone do not fill: with the values of
 * these cells, the rules solve the puzzle. A magic cell is a backdoor by itself. */
typedef struct ennead_backdoors {
    ennead_search_end end; /* COMPLETE; or the limit: NODES, TIME or STOP */
    int least;          /* the least number of cells of a backdoor; 0: the rules solve the puzzle;
                              after a limit, it is known only that there is none with fewer,
                              and of the rest there may be more */
    uint64_t count;     /* how many backdoors there are of that size; after a limit, at least */
    uint64_t pairs;     /* how many of two cells, if `least` is 1 or 2; otherwise 0 */
    uint64_t new_pairs; /* how many of these have no magic cell */
    uint64_t nodes;     /* the sets tried, and once in 256 the candidates */
    ennead_cell_set magic;               /* the magic cells */
    uint16_t eliminations[ENNEAD_CELLS]; /* the digits of each cell whose elimination, one alone,
                                            lets the rules solve the puzzle */
} ennead_backdoors;

/* Finds the backdoors of a puzzle from a state of it. `solution` is its solution.
 *
 * The rules are closed for 256 sets at once, a bit for each, and sets that lead to the same cells
 * are tried once; subsets are closed one by one.
 *
 * `options` may be NULL for the defaults. The memory, less than 72 KB, is freed before the call
 * returns. ENNEAD_STATUS_BAD_ARGUMENT: an option is out of range, or the solution is not one of
 * the state. */
ENNEAD_API ennead_status ennead_find_backdoors(const ennead_state *state,
                                               const uint8_t solution[ENNEAD_CELLS],
                                               const ennead_backdoor_options *options,
                                               const ennead_allocator *allocator,
                                               ennead_backdoors *found);

#ifdef __cplusplus
}
#endif

#endif
