/* SPDX-License-Identifier: MIT */
/*
 * The rater's workplace: the state of the path, and what its producers of hints share. A producer
 * looks at the marks and either puts its one step, the first in its order of search, into r->step
 * and returns true, or finds none. The order of search is that of Sudoku Explainer 1.2.1
 * (N. Juillerat), or of Sukaku Explainer 1.18.1 (SudokuMonster and others), which has some producers
 * more; docs/rating-order.md tells it.
 *
 *     r->b        the board: what is easy is found on it, and steps are done on it
 *     r->m        the same as marks, for all producers that come later than hidden singles; they are
 *                 brought up to date only when one of these is asked
 *     r->step     the step that was found; zeroed by se_step, which begins one
 *     r->telling  whether somebody wants to know why: else chains fill in only technique, rating,
 *                 cell, digit and removed, and r->rank
 */
#ifndef ENNEAD_RATING_BASE_RATER_H
#define ENNEAD_RATING_BASE_RATER_H

#include "grid/marks.h"
#include "grid/se_board.h"
#include "grid/step.h"

/* The producers of chains, in their order. */
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

/* The memory of the chain engine (rating/chains), which is its own affair. */
typedef struct se_chain_memory se_chain_memory;

/* The only places of each digit in its box, in its row or column, of the places `seen`. */
typedef struct se_singles {
    bands seen[10];
    bands in_box[10], in_line[10];
    bool everywhere[10]; /* no house without one */
} se_singles;

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

/* Those that remember it by cell. */
typedef enum se_cell_memory {
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
    cells stale_cells[SE_CELL_MEMORIES]; /* what has changed since nothing was found */
    bands locked_seen[10];               /* the candidates of which the next four tell */
    bands pointing_columns[10], pointing_rows[10], claiming_columns[10], claiming_rows[10];
    se_singles singles;
    ennead_se_step step;
    ennead_rater_options options;
    ennead_allocator allocator;
    se_chain_memory *chains;
    ennead_rating *rating; /* of the path so far */
    const ennead_stop *stop;
    uint64_t nodes;              /* done on this puzzle; chains count each node that they look at */
    uint64_t node_limit;         /* UINT64_MAX for none */
    double deadline;             /* in the time of seconds_now; 0 for none */
    uint32_t stale[SE_MEMORIES]; /* houses, or digits, that have changed since nothing was found */
    int rank;                    /* of the step: orders ratings as the original does, see se_rank */
    int er_rank;
    int most; /* see ennead_rater_set_rating_limit */
    ennead_rating_end end;
    bool ended; /* and `end` says why */
    bool telling;
    bool unique; /* techniques may rest on there being one solution */
};

typedef struct ennead_rater se_rater;

/* Begins a path on r->b, which is there already; `limited` as in a state. */
void se_start(se_rater *r, ennead_rating *rating);

/* Brings the marks up to date with the board, and what producers remember. */
void se_show(se_rater *r);

/* Begins a step of a technique, rated so in tenths. */
ennead_se_step *se_step(se_rater *r, ennead_se_technique technique, int rating);

/* Houses in the original's order for singles, sets and locking: boxes, columns, rows. */
static inline int se_house(int nth)
{
    return nth < 9 ? FIRST_BOX + nth : nth < 18 ? nth : nth - 18;
}

/* Notes in the ratings that so many steps of one kind were done. */
typedef enum se_effect { SE_REMOVES, SE_PLACES } se_effect;
void se_count(se_rater *r, ennead_se_technique technique, int rating, int rank, se_effect effect,
              uint32_t times);

/* Notes that the path ends here; returns false. */
bool se_end(se_rater *r, ennead_rating_end end);

/* Whether a limit is reached or the stop flag is set; the path has ended then. To be asked now and
 * then, every few thousand nodes of work that were added to r->nodes; a producer that is told so
 * returns false at once. */
bool se_spent(se_rater *r);

#endif
