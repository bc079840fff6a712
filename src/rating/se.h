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
#ifndef ENNEAD_LOGIC_SE_H
#define ENNEAD_LOGIC_SE_H

#include "grid/marks.h"
#include "grid/step.h"
#include "grid/se_board.h"

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

/* The memory of the chain engine (se_chain*.c), which is its own affair. */
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
    int most; /* see ennead_rater_most */
    ennead_rating_end end;
    bool ended; /* and `end` says why */
    bool telling;
    bool unique; /* techniques may rest on there being one solution */
};

typedef struct ennead_rater se_rater;

/* Begins a path on r->b, which is there already; `limited` as in a state. */
void se_start(se_rater *r, ennead_rating *rating, bool limited);

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

/* Places all hidden singles, and those that follow; they make the same ratings and lead to the same
 * board in any order. False: the path ends here. */
bool se_place_singles(se_rater *r);

/* Whether some house has no place for a digit, or some cell no digit. */
bool se_board_broken(const se_board *b);

/* The producers of one step each, 1 to 20 and 22. */
bool se_find_hidden_single(se_rater *r);
bool se_find_direct_locking(se_rater *r);
bool se_find_direct_hidden_pair(se_rater *r);
bool se_find_naked_single(se_rater *r);
bool se_find_direct_hidden_triplet(se_rater *r);
bool se_find_locking(se_rater *r);
bool se_find_naked_pair(se_rater *r);
bool se_find_x_wing(se_rater *r);
bool se_find_hidden_pair(se_rater *r);
bool se_find_naked_triplet(se_rater *r);
bool se_find_swordfish(se_rater *r);
bool se_find_hidden_triplet(se_rater *r);
bool se_find_xy_wing(se_rater *r);
bool se_find_xyz_wing(se_rater *r);
bool se_find_unique_loop(se_rater *r);
bool se_find_naked_quad(se_rater *r);
bool se_find_jellyfish(se_rater *r);
bool se_find_hidden_quad(se_rater *r);
bool se_find_bug(se_rater *r);
bool se_find_aligned_pair(se_rater *r);
bool se_find_aligned_triplet(se_rater *r);

/* Those that only Sukaku Explainer has. */
bool se_find_two_links(se_rater *r);
bool se_find_three_links(se_rater *r);
bool se_find_four_links(se_rater *r);
bool se_find_wxyz_wing(se_rater *r);
bool se_find_vwxyz_wing(se_rater *r);
bool se_find_uvwxyz_wing(se_rater *r);
bool se_find_tuvwxyz_wing(se_rater *r);

/* Of nine sets, those choices of `size` whose union has `size` members, as sets of their numbers,
 * in ascending order as binary numbers, which is the original's order of combinations. Sets of
 * fewer than `least` members, or of more than `size`, are left out. Returns how many there are, at
 * most SE_MOST_CHOICES. */
enum { SE_MOST_CHOICES = 126 };
int se_tight_choices(const uint16_t sets[9], int size, int least,
                     uint16_t choices[SE_MOST_CHOICES]);

/* Notes that the path ends here; returns false. */
bool se_end(se_rater *r, ennead_rating_end end);

/* Whether a limit is reached or the stop flag is set; the path has ended then. To be asked now and
 * then, every few thousand nodes of work that were added to r->nodes; a producer that is told so
 * returns false at once. */
bool se_spent(se_rater *r);

/* The surcharge for the length of chains of so many nodes, in tenths: one for each of 4, 6, 8, 12,
 * 16, 24, 32, ... that complexity - 2 exceeds. */
int se_length_surcharge(int complexity);

/* The original adds tenths as binary fractions, and what is equal on paper may differ there: 6.6
 * + 0.1 is less than 6.5 + 0.1 + 0.1. Ranks compare as its sums do: `base` in tenths and so many
 * tenths added one by one. */
int se_rank(int base, int added);

/* The chain engine. Its memory is one block; NULL when there is none to be had. */
se_chain_memory *se_chain_memory_new(const ennead_allocator *allocator);
void se_chain_memory_free(se_chain_memory *memory, const ennead_allocator *allocator);

/* Begins a path: what it does, and how much, depends on no path before. */
void se_chains_start(se_chain_memory *memory);

/* Looks for the best hint of a level in r->m. */
bool se_find_chains(se_rater *r, se_level level);

typedef struct se_candidate {
    uint8_t cell, digit;
} se_candidate;

/* What an inner technique of the dynamic chains (+) finds in temporary marks: candidates that go,
 * and those that had to be gone before, in the original's order. */
typedef struct se_inner {
    ennead_se_cause cause;
    uint8_t house; /* the base house of pointing, claiming and pairs */
    digits set;    /* its digits */
    uint8_t off_count;
    uint8_t parent_count;
    se_candidate off[14];
    se_candidate parents[18];
} se_inner;

typedef void (*se_inner_function)(void *user, const se_inner *found);

/* Lets the inner techniques (locked candidates, hidden pair, naked pair, X-Wing) look in this order
 * at candidates that are a part of those of `before`; of the first that finds something that the
 * marks before do not show already, tells of all it finds, and returns true. Values are those of
 * `before`: a cell that is left one candidate is still empty. Candidates may be told of more than
 * once. */
bool se_inner_steps(const marks *before, const cells candidates[10], se_inner_function tell,
                    void *user);

#endif
