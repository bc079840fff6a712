/* SPDX-License-Identifier: MIT */
/*
 * The inside of a search that learns, shared by
 *
 *     excludes.c   which variables exclude each other
 *     clauses.c    clauses, their watches, and what follows from them
 *     heap.c       the variables ordered by activity
 *     analyze.c    learns from a contradiction
 *     minimize.c   makes shorter what is learned
 *     backtrack.c  undoes levels
 *     probe.c      what is done between restarts
 *     learn.c      the search
 *
 * A variable is a value that a cell may have; a literal is that the cell has it, or that it does
 * not. The all-differents give two kinds of clauses: "not both", which are never stored (they
 * follow from the cells that differ), and "one of these", which are. Learned clauses are stored
 * too.
 *
 * Clauses stand one after the other in an array of words.
 *
 *     [size][levels][used][sought][literal 0][literal 1]...
 */
#ifndef ENNEAD_MODEL_LEARN_LEARNER_H
#define ENNEAD_MODEL_LEARN_LEARNER_H

#include "model/model.h"

/* Twice the variable, plus 1 for its negation. */
typedef uint32_t literal;

/* CLAUSE_USED: whether it was a reason of a contradiction since clauses were last removed.
 * CLAUSE_SOUGHT: where the last literal to watch was found. */
enum {
    CLAUSE_SIZE,
    CLAUSE_LEVELS,
    CLAUSE_USED,
    CLAUSE_SOUGHT,
    CLAUSE_LITERALS,
};

/* The position of a clause in the array; 0 is none. */
typedef uint32_t clause;

/* Why a literal is true: a clause, another literal that excludes its opposite, or a guess. */
typedef enum because { BECAUSE_GUESSED, BECAUSE_CLAUSE, BECAUSE_LITERAL } because;

typedef struct reason {
    because because;
    uint32_t what; /* a clause or a literal */
} reason;

/* When and why a variable was decided: its place in the trail. */
typedef struct fact {
    uint32_t level, place;
    reason why;
} fact;

/* RESTLESS: frequent restarts, with the phases that variables had last; good for proofs.
 * STEADY: rare restarts, with the phases of the longest trail; good for finding solutions. They
 * alternate. */
typedef enum search_mode { RESTLESS, STEADY } search_mode;

/* The watches of a literal are a list of blocks; only the first has free places. So the maximum
 * number of blocks is known in advance, and nothing is allocated between two conflicts. */
enum { WATCHES = 7 };

typedef struct watch_block {
    struct watch {
        clause clause;
        literal other; /* another literal of the clause: while it is true, the clause need not be
                        * looked at */
    } watch[WATCHES];
    uint32_t count, next;
} watch_block;

typedef struct learner {
    const ennead_model *model;
    uint32_t variables;
    uint32_t level;         /* number of current guesses */
    uint16_t *cell_of;      /* for each variable */
    uint8_t *value_of;      /* for each variable */
    uint32_t *variable_of;  /* by cell * values + value; or NO_VARIABLE */
    size_t *excluded_begin; /* variable v excludes those in `excluded` from excluded_begin[v] on */
    uint32_t *excluded;

    uint8_t *known;         /* for each literal, whether it is true */
    fact *facts;            /* for each variable that is decided */
    uint8_t *phase;         /* for each variable, its last sign */
    uint8_t *target, *best; /* the signs of the longest trail without a contradiction: since the
                             * last restart, and since the phases were last reset */
    uint8_t *spare;
    uint32_t target_count, best_count; /* the lengths of these */
    literal *trail;
    uint32_t trail_count, head; /* everything before `head` has been propagated */
    uint32_t *level_begin;      /* where each level begins in the trail, from 1 */

    uint32_t *watched;   /* for each literal, the first block of its watches; 0: none */
    watch_block *blocks; /* the first is not used */
    size_t block_count, block_room, clause_count;
    uint32_t free_block; /* the first of the freed blocks */
    uint32_t *words;
    size_t word_count, word_room;
    size_t given_words; /* size of the clauses that are not learned */

    /* the last contradiction: all its literals are false */
    clause conflict; /* or 0: the two literals in `conflicting` */
    literal conflicting[2];

    /* the clause learned from it */
    literal *learned;
    uint32_t learned_count, learned_levels, cleared_count, marked_count;
    uint8_t *seen;      /* for each variable: 0, or marks (minimize.h) */
    uint32_t *cleared;  /* variables whose marks must be cleared */
    uint32_t *marked;   /* and those that got theirs from minimize.c */
    literal *todo;      /* work list for minimizing */
    uint32_t *stamp_of; /* for each level */
    uint32_t stamp;

    /* what to guess: a heap of variables by activity */
    uint64_t *activity;
    uint64_t bump;
    uint32_t *heap, *heap_place;
    uint32_t heap_count;

    uint64_t conflicts, since_restart, next_reduction, reductions;
    search_mode mode;
    uint64_t next_mode, modes; /* when the mode changes, and how often it has */
    uint64_t next_rephasing, rephasings;
    uint64_t luby_count, luby_length; /* for the steady mode's pauses between restarts */
    int64_t levels_fast,
        levels_slow;     /* moving averages of the levels of learned clauses, times 2^16 */
    domain *root;        /* for each cell: what is certainly left of it */
    uint32_t next_tried; /* the variable to be tried next */
    uint32_t probed;     /* how much was certain when all variables had been tried */
    bool at_solution;    /* the last solution has not been excluded yet */
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
