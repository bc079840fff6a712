/* SPDX-License-Identifier: MIT */
/*
 * The rater's working state: the state of the path, and what the producers of hints share. A
 * producer looks at the marks. It either puts the first step in its order of search into r->step
 * and returns true, or returns false. The order of search is that of Sudoku Explainer 1.2.1 (N.
 * Juillerat), or of Sukaku Explainer 1.18.1 (SudokuMonster and others), which has some more
 * producers; docs/rating-order.md describes it.
 *
 *     r->b        the board: simple steps are found on it, and all steps are done on it
 *     r->m        the same as marks, for the producers after hidden singles; updated only when one
 *                 of these is asked
 *     r->step     the step found; se_step zeroes and begins it
 *     r->telling  whether the caller wants explanations. If not, chains fill in only technique,
 *                 rating, cell, digit and removed, and r->rank
 */
#ifndef ENNEAD_RATING_BASE_RATER_H
#define ENNEAD_RATING_BASE_RATER_H

#include "grid/marks.h"
#include "grid/se_board.h"
#include "grid/step.h"
#include "rating/base/easy_steps.h"

/* The producers of chains, in the order in which they are tried. */
typedef enum se_level {
    SE_CYCLES,           /* 21: forcing chains and cycles */
    SE_NISHIO,           /* 23 */
    SE_MULTIPLE,         /* 24 */
    SE_DYNAMIC,          /* 25 */
    SE_PLUS,             /* 26 */
    SE_NESTED_FORCING,   /* 27 */
    SE_NESTED_MULTIPLE,  /* 28 */
    SE_NESTED_DYNAMIC_0, /* 29 to 32: inner nesting 0 to 3 */
    SE_NESTED_DYNAMIC_1,
    SE_NESTED_DYNAMIC_2,
    SE_NESTED_DYNAMIC_3,
} se_level;

/* The memory of the chain engine, private to rating/chains. */
typedef struct se_chain_memory se_chain_memory;

/* The producers that remember where they found nothing. */
typedef enum se_memory {
    SE_DIRECT_PAIR, /* by house */
    SE_DIRECT_TRIPLET,
    SE_NAKED_PAIR,
    SE_HIDDEN_PAIR,
    SE_NAKED_TRIPLET,
    SE_HIDDEN_TRIPLET,
    SE_NAKED_QUAD,
    SE_HIDDEN_QUAD,
    SE_X_WING, /* by digit */
    SE_SWORDFISH,
    SE_JELLYFISH,
    SE_TWO_LINKS,
    SE_THREE_LINKS,
    SE_FOUR_LINKS,
    SE_MEMORIES,
} se_memory;

/* The producers that remember it by cell. */
typedef enum se_cell_memory {
    SE_OF_XY_WINGS,
    SE_OF_XYZ_WINGS,
    SE_OF_PAIRS,
    SE_OF_TRIPLETS,
    SE_OF_WXYZ,
    SE_OF_VWXYZ,
    SE_OF_UVWXYZ,
    SE_OF_TUVWXYZ,
    SE_CELL_MEMORIES,
} se_cell_memory;

struct ennead_rater {
    se_board b;
    se_board known; /* the board that the marks show */
    marks m;
    cells triples;                       /* the cells with exactly three candidates */
    cells stale_cells[SE_CELL_MEMORIES]; /* cells changed since nothing was found there */
    se_locks locks;
    ennead_se_step step;
    ennead_rater_options options;
    ennead_allocator allocator;
    se_chain_memory *chains;
    ennead_rating *rating; /* of the path so far */
    const ennead_stop *stop;
    uint64_t nodes;              /* spent on this puzzle; chains count each node that they look
                                  * at */
    uint64_t node_limit;         /* UINT64_MAX for none */
    double deadline;             /* on the clock of seconds_now; 0 for none */
    uint32_t stale[SE_MEMORIES]; /* houses, or digits, changed since nothing was found there */
    int rank;                    /* of the step; orders ratings as Sudoku Explainer does, see
                                  * se_rank */
    int er_rank;
    int most; /* see ennead_rater_set_rating_limit */
    ennead_rating_end end;
    bool ended; /* the path has ended; `end` says why */
    bool telling;
    bool unique; /* techniques may assume that there is one solution */
};

typedef struct ennead_rater se_rater;

/* Reads options, or the defaults for NULL; ENNEAD_STATUS_BAD_ARGUMENT if one is out of range. */
ennead_status se_check_options(const ennead_rater_options *options, ennead_rater_options *checked);

/* Starts a path on r->b, which the caller has set. `limited` is as in a state. */
void se_start(se_rater *r, ennead_rating *rating);

/* Updates the marks, and what producers remember, to the board. */
void se_show(se_rater *r);

/* Begins a step of a technique with a rating in tenths. Returns r->step, zeroed but for these. */
ennead_se_step *se_step(se_rater *r, ennead_se_technique technique, int rating);

/* The order of houses in Sudoku Explainer for singles, sets and locked candidates: boxes, columns,
 * rows. */
static inline int se_house(int nth)
{
    return nth < 9 ? FIRST_BOX + nth : nth < 18 ? nth : nth - 18;
}

/* Counts steps of one kind in the ratings. */
typedef enum se_effect { SE_REMOVES, SE_PLACES } se_effect;
void se_count(se_rater *r, ennead_se_technique technique, int rating, int rank, se_effect effect,
              uint32_t times);

/* Ends the path for this reason. Returns false. */
bool se_end(se_rater *r, ennead_rating_end end);

/* Whether a limit is reached or the stop flag is set; if so, the path has ended. Call it every few
 * thousand nodes of work that were added to r->nodes. A producer that gets true returns false at
 * once. */
bool se_spent(se_rater *r);

#endif
