/* SPDX-License-Identifier: MIT */
/*
 * The progress of the making of one puzzle; shared by making.c and all that it calls.
 */
#ifndef ENNEAD_CREATE_MAKING_MAKING_STATE_H
#define ENNEAD_CREATE_MAKING_MAKING_STATE_H

#include "create/making/request.h"
#include "create/thinning/thinning.h"

typedef enum stage {
    STAGE_BEGIN,
    STAGE_THIN,
    STAGE_NEEDLESS, /* which clues of groups are redundant by themselves? */
    STAGE_EXCHANGE, /* groups of the current puzzle are to be exchanged */
    STAGE_LIST,     /* an exchange: a group is removed; list all solutions */
    STAGE_TRIAL,    /* another group is added; which clues are redundant? */
    STAGE_RESTORE,  /* clues were removed: add others until the solution is unique */
    STAGE_REFILL,   /* other digits in the pattern */
    STAGE_READY,    /* the puzzle is as requested */
    STAGE_UNLUCKY,  /* all attempts by luck failed */
} stage;

typedef enum method { BY_LUCK, BY_HUNTING } method;

/* How far a puzzle is from the request. `excess` counts first, then `needless`, then `difficulty`;
 * smaller is nearer. */
typedef struct distance {
    int excess;     /* clues too many or too few */
    int needless;   /* redundant clues; computed if excess is 0 */
    int difficulty; /* by difficulty_distance; computed if both are 0 */
} distance;

typedef struct making {
    stage stage;
    method method;
    random_stream random;
    thinning thinning;
    int attempts; /* since the making began */
    uint64_t questions;
    cells unasked;  /* STAGE_NEEDLESS and STAGE_TRIAL: clues to ask about */
    cells needless; /* those found redundant */
    struct exchange *exchange;

    /* The nearest puzzle so far, or the one that is hunted around; it has one solution. */
    bool found_one;
    bool fresh; /* the current puzzle is not derived from it */
    uint8_t solution[ENNEAD_CELLS];
    cells clues;
    distance distance;
    int rated;   /* ER of the current puzzle; 0: not known */
    int rating;  /* ER of the nearest, or of the finished puzzle */
    int stale;   /* moves since it got nearer */
    cells taken; /* what this move has removed */

    /* STAGE_REFILL: the number of solutions for the digits in the pattern, up to MOST_COUNTED, and
     * the cells being changed. If it is one, there is a distance. */
    uint64_t solutions;
    uint64_t fewest; /* for all digits so far */
    cells open;
} making;

/* Whether `found` is at least as near as `other`. */
static inline bool as_near(distance found, distance other)
{
    if (found.excess != other.excess)
        return found.excess < other.excess;
    if (found.needless != other.needless)
        return found.needless < other.needless;
    return found.difficulty <= other.difficulty;
}

#endif
