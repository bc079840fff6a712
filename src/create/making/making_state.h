/* SPDX-License-Identifier: MIT */
/*
 * How far the making of one puzzle has come: what making.c and all that it asks work on.
 */
#ifndef ENNEAD_CREATE_MAKING_MAKING_STATE_H
#define ENNEAD_CREATE_MAKING_MAKING_STATE_H

#include "create/making/request.h"
#include "create/thinning/thinning.h"

typedef enum stage {
    STAGE_BEGIN,
    STAGE_THIN,
    STAGE_NEEDLESS, /* which clues of groups are needless by themselves? */
    STAGE_EXCHANGE, /* groups of the puzzle at hand are to be exchanged */
    STAGE_LIST,     /* an exchange: a group is away, and all solutions are asked for */
    STAGE_TRIAL,    /* another group is there: which clues are needless? */
    STAGE_RESTORE,  /* clues have been taken away: add others until the solution is the only one */
    STAGE_REFILL,   /* other digits in the pattern */
    STAGE_READY,    /* the puzzle is what was asked for */
    STAGE_UNLUCKY,  /* all attempts by luck were in vain */
} stage;

typedef enum method { BY_LUCK, BY_HUNTING } method;

/* How far a puzzle is from what is asked for. Smaller is nearer: first `excess`. */
typedef struct distance {
    int excess;     /* clues too many or too few */
    int needless;   /* clues that are not needed; looked at when excess is 0 */
    int difficulty; /* by difficulty_distance; looked at when both are 0 */
} distance;

typedef struct making {
    stage stage;
    method method;
    random_stream random;
    thinning thinning;
    int attempts; /* since the making began */
    uint64_t questions;
    cells unasked;  /* STAGE_NEEDLESS and STAGE_TRIAL: clues to look at */
    cells needless; /* those found needless */
    struct exchange *exchange;

    /* The nearest puzzle so far, or the one that is hunted around. It has one solution. */
    bool found_one;
    bool fresh; /* what is at hand is not made of it */
    uint8_t solution[ENNEAD_CELLS];
    cells clues;
    distance distance;
    int rated;   /* ER of the puzzle at hand; 0: not known */
    int rating;  /* ER of the nearest, or of what was made */
    int stale;   /* moves since it came nearer */
    cells taken; /* what this move has taken away */

    /* STAGE_REFILL: how many solutions the digits in the pattern leave, up to MOST_COUNTED, and
     * the cells that are being changed. With one solution there is a distance. */
    uint64_t solutions;
    uint64_t fewest; /* of all digits so far */
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
