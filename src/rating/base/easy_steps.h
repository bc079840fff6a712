/* SPDX-License-Identifier: MIT */
/*
 * Hidden singles and locked candidates of all digits at once: one, two or four digits in a vector.
 * Written once, in easy_steps_kernel.h; each edition is for the processors of its name.
 */
#ifndef ENNEAD_RATING_BASE_EASY_STEPS_H
#define ENNEAD_RATING_BASE_EASY_STEPS_H

#include "grid/se_board.h"

enum { SE_LAST_CELL = 10, SE_IN_BOX = 12, SE_IN_LINE = 15 };

typedef enum se_round_end {
    SE_ROUND_PLACED,
    SE_ROUND_NOTHING,
    SE_ROUND_CONTRADICTION,
    SE_ROUND_ABOVE,
} se_round_end;

typedef struct se_round {
    se_round_end end;
    int rating; /* of the singles that were placed last */
    int count;  /* how many were placed, whatever the end is */
} se_round;

/* For each digit, the triads that hold it alone in their box or line, where this eliminates
 * something; see locking.c. */
typedef struct se_locks {
    bands pointing_columns[10], pointing_rows[10], claiming_columns[10], claiming_rows[10];
} se_locks;

typedef struct easy_steps_edition {
    /* Places hidden singles, those with the lowest rating that Sudoku Explainer's order would come
     * to, when the highest rating so far is `er`; and, unless it is above `er`, all that follow
     * which are not above it either. Places nothing whose rating is above `most`. */
    se_round (*place_singles)(se_board *b, int er, int most);
    /* Sets `locks` to all locked candidates that eliminate something. Returns where all direct ones
     * are: in `locks`, with others, or in `direct`. NULL: there are none. */
    const se_locks *(*find_locks)(const se_board *b, se_locks *locks, se_locks *direct);
    /* Houses, among which are all that have a hidden pair (size 2) or a hidden triplet (size 3). */
    uint32_t (*houses_with_hidden)(const positions places[10][HOUSES], int size);
    se_fills fill;
} easy_steps_edition;

/* The edition for this processor. */
const easy_steps_edition *easy_steps(void);

#endif
