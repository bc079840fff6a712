/* SPDX-License-Identifier: MIT */
/*
 * A search that learns: the inside, shared by
 *
 *     clauses.c    clauses, who watches them, and what follows from them
 *     heap.c       the variables by their activity
 *     analyze.c    what a contradiction teaches
 *     backtrack.c  giving up levels
 *     probe.c      what is done between attempts
 *     learn.c      the search
 *
 * A variable is a value that a cell may have, a literal is that it has it or has it not. The two
 * kinds of rule that all-differents make are "not both", which is never written down (it follows
 * from the cells that differ), and "one of these", a clause. What is learned are clauses too.
 *
 * Clauses stand one behind the other in an array of words.
 *
 *     [size][levels][used][sought][literal 0][literal 1]...
 */
#ifndef ENNEAD_MODEL_LEARN_LEARNER_H
#define ENNEAD_MODEL_LEARN_LEARNER_H

#include "model/model.h"

/* Twice the variable, and 1 more for its negation. */
typedef uint32_t literal;

/* CLAUSE_USED: whether it was a reason of a contradiction since clauses were last forgotten.
 * CLAUSE_SOUGHT: where the last literal to watch was found. */
enum {
    CLAUSE_SIZE,
    CLAUSE_LEVELS,
    CLAUSE_USED,
    CLAUSE_SOUGHT,
    CLAUSE_LITERALS,
};

/* The place of a clause in the array; 0 is none. */
typedef uint32_t clause;

/* Why a literal is true: a clause, another literal that it cannot be false with, or a guess. */
typedef enum because { BECAUSE_GUESSED, BECAUSE_CLAUSE, BECAUSE_LITERAL } because;

typedef struct reason {
    because because;
    uint32_t what; /* a clause or a literal */
} reason;

/* Restless: often afresh, with the signs that variables had last; good for proofs. Steady: rarely
 * afresh, with the signs that went the furthest; good for finding solutions. They take turns. */
typedef enum search_mode { RESTLESS, STEADY } search_mode;

/* The clauses that watch a literal are a list of blocks, of which only the first has room left: so
 * it is known beforehand how many there can be, and nothing is allocated between two conflicts. */
enum { WATCHES = 7 };

typedef struct watch_block {
    struct watch {
        clause clause;
        literal other; /* of the clause: while it is true there is no need to look */
    } watch[WATCHES];
    uint32_t count, next;
} watch_block;

typedef struct learner {
    const ennead_model *model;
    uint32_t variables;
    uint32_t level;        /* how many guesses stand */
    uint16_t *cell_of;     /* of a variable */
    uint8_t *value_of;     /* of a variable */
    uint32_t *variable_of; /* of a cell and a value: cell * values + value; or NO_VARIABLE */

    uint8_t *known; /* of a literal: whether it is true */
    uint32_t *level_of;
    reason *reasons;
    uint8_t *phase;         /* of a variable: the sign that it had last */
    uint8_t *target, *best; /* the signs that went the furthest without a contradiction: since the
                               last start afresh, and since the phases were last set anew */
    uint8_t *spare;
    uint32_t target_count, best_count; /* how far they went */
    literal *trail;
    uint32_t trail_count, head; /* what is before `head` has been followed up */
    uint32_t *level_begin;      /* where in the trail a level begins, from 1 */

    uint32_t *watched;   /* of a literal: the first block of those that watch it; 0: none */
    watch_block *blocks; /* the first is not in use */
    size_t block_count, block_room, clause_count;
    uint32_t free_block; /* the first of those given back */
    uint32_t *words;
    size_t word_count, word_room;
    size_t given_words; /* the clauses that are not learned */

    /* the last contradiction: all its literals are false */
    clause conflict; /* or 0: the two in `conflicting` */
    literal conflicting[2];

    /* what is learned from it */
    literal *learned;
    uint32_t learned_count, learned_levels;
    uint32_t *cleared;  /* variables whose marks are to be cleared */
    uint8_t *seen;      /* of a variable: 0, or a mark of analyze.c */
    literal *todo;      /* for the minimizing */
    uint32_t *stamp_of; /* of a level */
    uint32_t stamp;

    /* what to guess: a heap of variables, the one with the most conflicts first */
    uint64_t *activity;
    uint64_t bump;
    uint32_t *heap, *heap_place;
    uint32_t heap_count;

    uint64_t conflicts, since_restart, next_reduction, reductions;
    search_mode mode;
    uint64_t next_mode, modes; /* when the mode changes; how often it has */
    uint64_t next_rephasing, rephasings;
    uint64_t luby_count, luby_length; /* of the steady mode's pauses between restarts */
    int64_t levels_fast,
        levels_slow;     /* running means of the levels of what is learned, times 2^16 */
    domain *root;        /* of a cell: what is left of it for certain */
    uint32_t next_tried; /* the variable to be tried by itself next */
    uint32_t probed;     /* as much was certain when all was tried by itself */
    bool at_solution;    /* the last one has not been excluded yet */
} learner;

#define NO_VARIABLE UINT32_MAX

static inline uint32_t variable_of(literal l)
{
    return l >> 1;
}

static inline literal negation(literal l)
{
    return l ^ 1;
}

static inline bool is_true(const learner *l, literal x)
{
    return l->known[x] != 0;
}

static inline bool is_false(const learner *l, literal x)
{
    return l->known[negation(x)] != 0;
}

#endif
