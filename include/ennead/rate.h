/* SPDX-License-Identifier: MIT */
/*
 * How hard a puzzle is for people: ratings on the scales of Sudoku Explainer and Sukaku Explainer,
 * and the path of steps behind a rating.
 */
#ifndef ENNEAD_RATE_H
#define ENNEAD_RATE_H

#include "state.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The first scale is that of Sudoku Explainer 1.2.1 (N. Juillerat, 2006). Ratings are integers in
 * tenths: 15 stands for 1.5. The rater solves the puzzle with that program's techniques, taking the
 * first step that its order of search finds each time; the ratings of a puzzle are ratings of
 * single steps of this path. docs/rating-order.md has the order.
 *
 * The second scale is that of Sukaku Explainer 1.18.1 (SudokuMonster and others, 2021) with its
 * default techniques: those of 1.2.1, chains of two to four strong links, and wings of four to
 * seven digits. These replace many chains, so ratings on the two scales cannot be compared. */
typedef enum ennead_se_scale {
    ENNEAD_SE_SCALE_121, /* the scale that people quote as ER, EP and ED */
    ENNEAD_SE_SCALE_1181,
} ennead_se_scale;

/* The techniques of the scales: value, name, and rating in tenths. A step may be rated higher than
 * its technique because of its length or size. The chains of strong links, plain or grouped (with a
 * side of more than one cell), and the wings from WXYZ-Wing on belong to the second scale only. */
#define ENNEAD_SE_TWO_LINKS(TECHNIQUE) \
    TECHNIQUE(ENNEAD_SE_SKYSCRAPER, "Skyscraper", 40) \
    TECHNIQUE(ENNEAD_SE_GROUPED_SKYSCRAPER, "Grouped Skyscraper", 43) \
    TECHNIQUE(ENNEAD_SE_KITE_2, "2-String Kite", 41) \
    TECHNIQUE(ENNEAD_SE_GROUPED_KITE_2, "Grouped 2-String Kite", 43) \
    TECHNIQUE(ENNEAD_SE_LINKS_2, "2 Strong Links", 41) \
    TECHNIQUE(ENNEAD_SE_GROUPED_LINKS_2, "Grouped 2 Strong Links", 43) \
    TECHNIQUE(ENNEAD_SE_LINK_LOOP_2, "X-Loop of 2 Strong Links", 40) \
    TECHNIQUE(ENNEAD_SE_GROUPED_LINK_LOOP_2, "Grouped X-Loop of 2 Strong Links", 43)

#define ENNEAD_SE_THREE_LINKS(TECHNIQUE) \
    TECHNIQUE(ENNEAD_SE_SKYSCRAPERS_3, "3 Skyscrapers", 54) \
    TECHNIQUE(ENNEAD_SE_GROUPED_SKYSCRAPERS_3, "Grouped 3 Skyscrapers", 57) \
    TECHNIQUE(ENNEAD_SE_KITE_3, "3-String Kite", 55) \
    TECHNIQUE(ENNEAD_SE_GROUPED_KITE_3, "Grouped 3-String Kite", 57) \
    TECHNIQUE(ENNEAD_SE_LINKS_3, "3 Strong Links", 55) \
    TECHNIQUE(ENNEAD_SE_GROUPED_LINKS_3, "Grouped 3 Strong Links", 57) \
    TECHNIQUE(ENNEAD_SE_LINK_LOOP_3, "X-Loop of 3 Strong Links", 54) \
    TECHNIQUE(ENNEAD_SE_GROUPED_LINK_LOOP_3, "Grouped X-Loop of 3 Strong Links", 57)

#define ENNEAD_SE_FOUR_LINKS(TECHNIQUE) \
    TECHNIQUE(ENNEAD_SE_SKYSCRAPERS_4, "4 Skyscrapers", 58) \
    TECHNIQUE(ENNEAD_SE_GROUPED_SKYSCRAPERS_4, "Grouped 4 Skyscrapers", 61) \
    TECHNIQUE(ENNEAD_SE_LINKS_4, "4 Strong Links", 59) \
    TECHNIQUE(ENNEAD_SE_GROUPED_LINKS_4, "Grouped 4 Strong Links", 61) \
    TECHNIQUE(ENNEAD_SE_LINK_LOOP_4, "X-Loop of 4 Strong Links", 58) \
    TECHNIQUE(ENNEAD_SE_GROUPED_LINK_LOOP_4, "Grouped X-Loop of 4 Strong Links", 61)

#define ENNEAD_SE_TECHNIQUES(TECHNIQUE) \
    TECHNIQUE(ENNEAD_SE_HIDDEN_SINGLE, "Hidden Single", 10) \
    TECHNIQUE(ENNEAD_SE_DIRECT_POINTING, "Direct Pointing", 17) \
    TECHNIQUE(ENNEAD_SE_DIRECT_CLAIMING, "Direct Claiming", 19) \
    TECHNIQUE(ENNEAD_SE_DIRECT_HIDDEN_PAIR, "Direct Hidden Pair", 20) \
    TECHNIQUE(ENNEAD_SE_NAKED_SINGLE, "Naked Single", 23) \
    TECHNIQUE(ENNEAD_SE_DIRECT_HIDDEN_TRIPLET, "Direct Hidden Triplet", 25) \
    TECHNIQUE(ENNEAD_SE_POINTING, "Pointing", 26) \
    TECHNIQUE(ENNEAD_SE_CLAIMING, "Claiming", 28) \
    TECHNIQUE(ENNEAD_SE_NAKED_PAIR, "Naked Pair", 30) \
    TECHNIQUE(ENNEAD_SE_X_WING, "X-Wing", 32) \
    TECHNIQUE(ENNEAD_SE_HIDDEN_PAIR, "Hidden Pair", 34) \
    TECHNIQUE(ENNEAD_SE_NAKED_TRIPLET, "Naked Triplet", 36) \
    TECHNIQUE(ENNEAD_SE_SWORDFISH, "Swordfish", 38) \
    TECHNIQUE(ENNEAD_SE_HIDDEN_TRIPLET, "Hidden Triplet", 40) \
    ENNEAD_SE_TWO_LINKS(TECHNIQUE) \
    TECHNIQUE(ENNEAD_SE_XY_WING, "XY-Wing", 42) \
    TECHNIQUE(ENNEAD_SE_XYZ_WING, "XYZ-Wing", 44) \
    TECHNIQUE(ENNEAD_SE_UNIQUE_RECTANGLE_1, "Unique Rectangle type 1", 45) \
    TECHNIQUE(ENNEAD_SE_UNIQUE_RECTANGLE_2, "Unique Rectangle type 2", 45) \
    TECHNIQUE(ENNEAD_SE_UNIQUE_RECTANGLE_3, "Unique Rectangle type 3", 45) \
    TECHNIQUE(ENNEAD_SE_UNIQUE_RECTANGLE_4, "Unique Rectangle type 4", 45) \
    TECHNIQUE(ENNEAD_SE_UNIQUE_LOOP_6_1, "Unique Loop 6 type 1", 46) \
    TECHNIQUE(ENNEAD_SE_UNIQUE_LOOP_6_2, "Unique Loop 6 type 2", 46) \
    TECHNIQUE(ENNEAD_SE_UNIQUE_LOOP_6_3, "Unique Loop 6 type 3", 46) \
    TECHNIQUE(ENNEAD_SE_UNIQUE_LOOP_6_4, "Unique Loop 6 type 4", 46) \
    TECHNIQUE(ENNEAD_SE_UNIQUE_LOOP_8_1, "Unique Loop 8 type 1", 47) \
    TECHNIQUE(ENNEAD_SE_UNIQUE_LOOP_8_2, "Unique Loop 8 type 2", 47) \
    TECHNIQUE(ENNEAD_SE_UNIQUE_LOOP_8_3, "Unique Loop 8 type 3", 47) \
    TECHNIQUE(ENNEAD_SE_UNIQUE_LOOP_8_4, "Unique Loop 8 type 4", 47) \
    TECHNIQUE(ENNEAD_SE_UNIQUE_LOOP_10_1, "Unique Loop 10 type 1", 50) \
    TECHNIQUE(ENNEAD_SE_UNIQUE_LOOP_10_2, "Unique Loop 10 type 2", 50) \
    TECHNIQUE(ENNEAD_SE_UNIQUE_LOOP_10_3, "Unique Loop 10 type 3", 50) \
    TECHNIQUE(ENNEAD_SE_UNIQUE_LOOP_10_4, "Unique Loop 10 type 4", 50) \
    TECHNIQUE(ENNEAD_SE_UNIQUE_LOOP_12_1, "Unique Loop 12 type 1", 50) \
    TECHNIQUE(ENNEAD_SE_UNIQUE_LOOP_12_2, "Unique Loop 12 type 2", 50) \
    TECHNIQUE(ENNEAD_SE_UNIQUE_LOOP_12_3, "Unique Loop 12 type 3", 50) \
    TECHNIQUE(ENNEAD_SE_UNIQUE_LOOP_12_4, "Unique Loop 12 type 4", 50) \
    TECHNIQUE(ENNEAD_SE_UNIQUE_LOOP_14_1, "Unique Loop 14 type 1", 50) \
    TECHNIQUE(ENNEAD_SE_UNIQUE_LOOP_14_2, "Unique Loop 14 type 2", 50) \
    TECHNIQUE(ENNEAD_SE_UNIQUE_LOOP_14_3, "Unique Loop 14 type 3", 50) \
    TECHNIQUE(ENNEAD_SE_UNIQUE_LOOP_14_4, "Unique Loop 14 type 4", 50) \
    TECHNIQUE(ENNEAD_SE_UNIQUE_LOOP_16_1, "Unique Loop 16 type 1", 50) \
    TECHNIQUE(ENNEAD_SE_UNIQUE_LOOP_16_2, "Unique Loop 16 type 2", 50) \
    TECHNIQUE(ENNEAD_SE_UNIQUE_LOOP_16_3, "Unique Loop 16 type 3", 50) \
    TECHNIQUE(ENNEAD_SE_UNIQUE_LOOP_16_4, "Unique Loop 16 type 4", 50) \
    TECHNIQUE(ENNEAD_SE_UNIQUE_LOOP_18_1, "Unique Loop 18 type 1", 50) \
    TECHNIQUE(ENNEAD_SE_UNIQUE_LOOP_18_2, "Unique Loop 18 type 2", 50) \
    TECHNIQUE(ENNEAD_SE_UNIQUE_LOOP_18_3, "Unique Loop 18 type 3", 50) \
    TECHNIQUE(ENNEAD_SE_UNIQUE_LOOP_18_4, "Unique Loop 18 type 4", 50) \
    TECHNIQUE(ENNEAD_SE_NAKED_QUAD, "Naked Quad", 50) \
    TECHNIQUE(ENNEAD_SE_JELLYFISH, "Jellyfish", 52) \
    TECHNIQUE(ENNEAD_SE_HIDDEN_QUAD, "Hidden Quad", 54) \
    ENNEAD_SE_THREE_LINKS(TECHNIQUE) \
    TECHNIQUE(ENNEAD_SE_WXYZ_WING, "WXYZ-Wing", 55) \
    TECHNIQUE(ENNEAD_SE_BUG_1, "BUG type 1", 56) \
    TECHNIQUE(ENNEAD_SE_BUG_2, "BUG type 2", 57) \
    TECHNIQUE(ENNEAD_SE_BUG_3, "BUG type 3", 57) \
    TECHNIQUE(ENNEAD_SE_BUG_4, "BUG type 4", 57) \
    ENNEAD_SE_FOUR_LINKS(TECHNIQUE) \
    TECHNIQUE(ENNEAD_SE_VWXYZ_WING, "VWXYZ-Wing", 62) \
    TECHNIQUE(ENNEAD_SE_ALIGNED_PAIR, "Aligned Pair Exclusion", 62) \
    TECHNIQUE(ENNEAD_SE_UVWXYZ_WING, "UVWXYZ-Wing", 66) \
    TECHNIQUE(ENNEAD_SE_GENERALIZED_X_WING, "Generalized X-Wing", 65) \
    TECHNIQUE(ENNEAD_SE_X_CYCLE, "Bidirectional X-Cycle", 65) \
    TECHNIQUE(ENNEAD_SE_Y_CYCLE, "Bidirectional Y-Cycle", 65) \
    TECHNIQUE(ENNEAD_SE_TURBOT_FISH, "Turbot Fish", 66) \
    TECHNIQUE(ENNEAD_SE_FORCING_X_CHAIN, "Forcing X-Chain", 66) \
    TECHNIQUE(ENNEAD_SE_FORCING_Y_CHAIN, "Forcing Y-Chain", 70) \
    TECHNIQUE(ENNEAD_SE_FORCING_CHAIN, "Forcing Chain", 70) \
    TECHNIQUE(ENNEAD_SE_CYCLE, "Bidirectional Cycle", 70) \
    TECHNIQUE(ENNEAD_SE_TUVWXYZ_WING, "TUVWXYZ-Wing", 75) \
    TECHNIQUE(ENNEAD_SE_ALIGNED_TRIPLET, "Aligned Triplet Exclusion", 75) \
    TECHNIQUE(ENNEAD_SE_NISHIO, "Nishio Forcing Chains", 75) \
    TECHNIQUE(ENNEAD_SE_REGION_CHAINS, "Region Forcing Chains", 80) \
    TECHNIQUE(ENNEAD_SE_CELL_CHAINS, "Cell Forcing Chains", 80) \
    TECHNIQUE(ENNEAD_SE_CONTRADICTION_DYNAMIC, "Dynamic Contradiction Forcing Chains", 85) \
    TECHNIQUE(ENNEAD_SE_DOUBLE_DYNAMIC, "Dynamic Double Forcing Chains", 85) \
    TECHNIQUE(ENNEAD_SE_REGION_DYNAMIC, "Dynamic Region Forcing Chains", 85) \
    TECHNIQUE(ENNEAD_SE_CELL_DYNAMIC, "Dynamic Cell Forcing Chains", 85) \
    TECHNIQUE(ENNEAD_SE_CONTRADICTION_PLUS, "Dynamic Contradiction Forcing Chains (+)", 90) \
    TECHNIQUE(ENNEAD_SE_DOUBLE_PLUS, "Dynamic Double Forcing Chains (+)", 90) \
    TECHNIQUE(ENNEAD_SE_REGION_PLUS, "Dynamic Region Forcing Chains (+)", 90) \
    TECHNIQUE(ENNEAD_SE_CELL_PLUS, "Dynamic Cell Forcing Chains (+)", 90) \
    TECHNIQUE(ENNEAD_SE_CONTRADICTION_NESTED, \
              "Dynamic Contradiction Forcing Chains (+ Forcing Chains)", 95) \
    TECHNIQUE(ENNEAD_SE_DOUBLE_NESTED, "Dynamic Double Forcing Chains (+ Forcing Chains)", 95) \
    TECHNIQUE(ENNEAD_SE_REGION_NESTED, "Dynamic Region Forcing Chains (+ Forcing Chains)", 95) \
    TECHNIQUE(ENNEAD_SE_CELL_NESTED, "Dynamic Cell Forcing Chains (+ Forcing Chains)", 95) \
    TECHNIQUE(ENNEAD_SE_CONTRADICTION_NESTED_MULTIPLE, \
              "Dynamic Contradiction Forcing Chains (+ Multiple Forcing Chains)", 100) \
    TECHNIQUE(ENNEAD_SE_DOUBLE_NESTED_MULTIPLE, \
              "Dynamic Double Forcing Chains (+ Multiple Forcing Chains)", 100) \
    TECHNIQUE(ENNEAD_SE_REGION_NESTED_MULTIPLE, \
              "Dynamic Region Forcing Chains (+ Multiple Forcing Chains)", 100) \
    TECHNIQUE(ENNEAD_SE_CELL_NESTED_MULTIPLE, \
              "Dynamic Cell Forcing Chains (+ Multiple Forcing Chains)", 100) \
    TECHNIQUE(ENNEAD_SE_CONTRADICTION_NESTED_DYNAMIC, \
              "Dynamic Contradiction Forcing Chains (+ Dynamic Forcing Chains)", 105) \
    TECHNIQUE(ENNEAD_SE_DOUBLE_NESTED_DYNAMIC, \
              "Dynamic Double Forcing Chains (+ Dynamic Forcing Chains)", 105) \
    TECHNIQUE(ENNEAD_SE_REGION_NESTED_DYNAMIC, \
              "Dynamic Region Forcing Chains (+ Dynamic Forcing Chains)", 105) \
    TECHNIQUE(ENNEAD_SE_CELL_NESTED_DYNAMIC, \
              "Dynamic Cell Forcing Chains (+ Dynamic Forcing Chains)", 105)

typedef enum ennead_se_technique {
#define ENNEAD_SE_CODE(code, name, rating) code,
    ENNEAD_SE_TECHNIQUES(ENNEAD_SE_CODE)
#undef ENNEAD_SE_CODE
        ENNEAD_SE_TECHNIQUE_COUNT,
} ennead_se_technique;

/* The name of a technique of the scales, such as "Unique Rectangle type 1" (a constant string; NULL
 * for a number that is not in the enumeration), and the lowest rating of its steps, in tenths. */
ENNEAD_API const char *ennead_se_technique_name(int technique);
ENNEAD_API int ennead_se_technique_rating(int technique);

/* The first scale that has a technique; later scales have it too. */
ENNEAD_API ennead_se_scale ennead_se_technique_scale(int technique);

/* Why a node of a chain follows from other nodes, its parents. */
typedef enum ennead_se_node_cause {
    /* it is an assumption: a chain begins here */
    ENNEAD_SE_NODE_CAUSE_SUPPOSED,
    /* off: the cell holds another digit; on: the cell has no other candidate left */
    ENNEAD_SE_NODE_CAUSE_CELL,
    /* off: the house has the digit elsewhere; on: the house has no other place for it */
    ENNEAD_SE_NODE_CAUSE_HOUSE,
    /* off, because of one of these patterns, which is there when the parents are off: */
    ENNEAD_SE_NODE_CAUSE_POINTING,
    ENNEAD_SE_NODE_CAUSE_CLAIMING,
    ENNEAD_SE_NODE_CAUSE_HIDDEN_PAIR,
    ENNEAD_SE_NODE_CAUSE_NAKED_PAIR,
    ENNEAD_SE_NODE_CAUSE_X_WING,
    /* off, because of another chain, `nested`, which the parents make possible */
    ENNEAD_SE_NODE_CAUSE_CHAIN,
} ennead_se_node_cause;

/* A node: a candidate that is true (on) or false (off). */
typedef struct ennead_se_node {
    uint8_t cell;          /* 0 to 80 */
    uint8_t digit;         /* 1 to 9 */
    uint8_t on;            /* 1: on; 0: off */
    uint8_t cause;         /* an ennead_se_node_cause */
    uint8_t house;         /* 0 to 26, for ENNEAD_SE_NODE_CAUSE_HOUSE */
    uint8_t nested;        /* the number of the chain, for ENNEAD_SE_NODE_CAUSE_CHAIN */
    uint16_t parent_count; /* the parents start at parents[first_parent] */
    uint32_t first_parent;
} ennead_se_node;

/* How the chains of a hint lead to its conclusion. */
typedef enum ennead_se_shape {
    /* all nodes of the loop are true, or all are false; a candidate that sees two opposite nodes is
     * eliminated. The one end is the node where the loop closes */
    ENNEAD_SE_SHAPE_LOOP,
    /* the end is the opposite of the assumption */
    ENNEAD_SE_SHAPE_FORCING,
    /* two ends contradict each other */
    ENNEAD_SE_SHAPE_CONTRADICTION,
    /* the same end follows from the candidate (first end) and from its opposite (second end) */
    ENNEAD_SE_SHAPE_REDUCTION,
    /* the same end follows from each place for the digit in the house */
    ENNEAD_SE_SHAPE_HOUSE,
    /* the same end follows from each candidate of the cell */
    ENNEAD_SE_SHAPE_CELL,
} ennead_se_shape;

/* A hint made of chains: a directed acyclic graph of nodes, each listed after its parents, except
 * where a loop closes. The arrays belong to the rater. */
typedef struct ennead_se_chains {
    ennead_se_technique technique;
    int rating; /* in tenths */
    ennead_se_shape shape;
    uint8_t cell, digit, house; /* of the assumption: the candidate, the cell, or digit and house */
    const ennead_se_node *nodes;
    size_t node_count;
    const uint16_t *parents; /* numbers of nodes */
    const uint16_t *ends;    /* numbers of nodes: the end of each chain, in the order of their
                                assumptions */
    size_t end_count;
} ennead_se_chains;

/* A step of the path. `cell`, `digit` and `removed` say what it does. The other members say why;
 * they are 0 where a technique does not use them:
 *
 *     technique            digits       base             cover      cells           keys
 *     -------------------  -----------  ---------------  ---------  --------------  --------------
 *     hidden single        its digit    the house        -          the cell        -
 *     naked single         its digit    -                -          the cell        -
 *     (direct) pointing,   its digit    box or line      line, box  where it is     -
 *       claiming
 *     (direct) hidden set  the set's    the house        -          the subset      -
 *     naked set            the set's    the house        -          the subset      -
 *     fish                 its digit    base houses      covers     in the base     -
 *     XY-, XYZ-Wing        the digits   -                -          all             pivot, pincer,
 *                                                                                   pincer
 *     strong links         its digit    their houses     of the     of the base     -
 *                                                        others
 *     WXYZ-Wing, ...       the set's    -                -          all             the cell not
 *                                                                                   in the set
 *     unique rectangle,    the pair     house of a set   -          of the loop     its corners in
 *       loop                            or a link                                   their order
 *     BUG                  the extra    house of a set   -          with extra      -
 *                          ones         or a link                   digits
 *     aligned exclusion    those gone   -                -          the aligned     the aligned
 *     chains               -            -                -          -               -
 *
 * `extra_digits` and `extra_cells`: for a unique loop or a BUG, the extra digits, and for type 3
 * the other cells of the subset, for type 4 the locked digit; for a WXYZ-Wing and larger wings, the
 * digits of the key cell all of whose places in the set it sees. `sides`, for chains of strong
 * links: for each link in the order of the chain, the places for the digit on its outer side, then
 * on its inner side. A direct step also places the digit that becomes a hidden single, in the house
 * `single`. */
typedef struct ennead_se_step {
    ennead_se_technique technique;
    int rating;           /* in tenths */
    bool rests_on_unique; /* valid only if the puzzle has exactly one solution */
    uint8_t cell;         /* gets `digit`; nothing is placed when `digit` is 0 */
    uint8_t digit;
    uint8_t single; /* direct techniques: the house in which the digit becomes a hidden single */
    uint8_t key_count;
    uint8_t keys[18];
    uint8_t side_count;
    uint16_t digits;
    uint16_t extra_digits;
    uint32_t base;  /* houses */
    uint32_t cover; /* houses */
    ennead_cell_set cells;
    ennead_cell_set extra_cells;
    ennead_cell_set sides[8];
    ennead_cell_set removed[10]; /* [digit]: the cells it is eliminated from */
    const ennead_se_chains
        *chains; /* [0] is the hint, the others are nested in it; NULL: no chains */
    size_t chain_count;
} ennead_se_step;

/* Called with each step; returns false to end the path. The step is valid until it returns. */
typedef bool (*ennead_se_step_function)(void *user, const ennead_se_step *step);

/* Whether techniques may assume that the puzzle has exactly one solution. */
typedef enum ennead_uniqueness {
    ENNEAD_UNIQUENESS_USED,   /* as the scale is usually quoted */
    ENNEAD_UNIQUENESS_UNUSED, /* no unique rectangles, unique loops or BUG. Puzzles that restrict
                                 candidates besides their givens are always rated this way */
} ennead_uniqueness;

/* How far measures have come, which another thread can read to show progress. Initialize it with
 * {0}; several threads may work on one. */
typedef struct ennead_measuring {
    uint64_t nodes; /* of all measures so far, counted every few hundred nodes */
    int32_t least;  /* the least that the number worked on can still be */
} ennead_measuring;

/* What they are now. Atomic. */
ENNEAD_API uint64_t ennead_measuring_get_nodes(const ennead_measuring *measuring);
ENNEAD_API int ennead_measuring_get_least(const ennead_measuring *measuring);

/* Measures of a state that are known, so that others of the same state need not be worked out, or
 * less of them. A bit for each ennead_measure. */
typedef struct ennead_known_measures {
    uint32_t solved;    /* its value is known */
    uint32_t stuck;     /* it ended with ENNEAD_RATING_END_STUCK */
    uint8_t values[32]; /* of those that are solved */
} ennead_known_measures;

/* How to rate. ennead_rater_options_init sets the defaults, in brackets below. */
typedef struct ennead_rater_options {
    size_t size;                  /* sizeof(ennead_rater_options) */
    ennead_uniqueness uniqueness; /* [ENNEAD_UNIQUENESS_USED] */
    uint64_t node_limit;     /* give up a puzzle after this many nodes (steps, and nodes of chains
                                looked at); 0: no limit [0] */
    double time_limit;       /* give up a puzzle after this many seconds of wall time; 0: no limit
                                [0] */
    const ennead_stop *stop; /* give up soon after this is set; may be NULL [NULL] */
    ennead_se_scale scale;   /* [ENNEAD_SE_SCALE_121] */
    ennead_measuring *measuring;        /* of ennead_measure_state; may be NULL [NULL] */
    const ennead_known_measures *known; /* of ennead_measure_state; may be NULL [NULL] */
} ennead_rater_options;

/* The function behind ennead_rater_options_init: writes the first `size` bytes. */
ENNEAD_API void ennead_rater_options_init_sized(ennead_rater_options *options, size_t size);

static inline void ennead_rater_options_init(ennead_rater_options *options)
{
    ennead_rater_options_init_sized(options, sizeof *options);
}

/* How a rating ended. */
typedef enum ennead_rating_end {
    ENNEAD_RATING_END_SOLVED, /* the path leads to the solution; only then are the ratings the
                                 puzzle's */
    ENNEAD_RATING_END_STUCK,  /* no technique finds a step; the puzzle is beyond the scale */
    ENNEAD_RATING_END_CONTRADICTION, /* the puzzle has no solution */
    ENNEAD_RATING_END_NODES,         /* the node limit */
    ENNEAD_RATING_END_TIME,          /* the time limit */
    ENNEAD_RATING_END_STOP,          /* the stop flag */
    ENNEAD_RATING_END_REPORT,        /* the report function returned false */
    ENNEAD_RATING_END_ABOVE,         /* the next step is above the limit of
                                        ennead_rater_set_rating_limit */
} ennead_rating_end;

/* The ratings of a puzzle, or of its path as far as it went. */
typedef struct ennead_rating {
    ennead_rating_end end;
    int er; /* the highest rating of any step, in tenths; 0 if there is no step */
    int ep; /* the highest up to the first step that places a digit; 0 if none does */
    int ed; /* the rating of the first step */
    ennead_se_technique er_technique; /* of the first step with that rating; undefined where */
    ennead_se_technique ep_technique; /* the rating is 0 */
    ennead_se_technique ed_technique;
    uint32_t steps;
    uint32_t counts[ENNEAD_SE_TECHNIQUE_COUNT]; /* how many steps of each technique */
    uint64_t nodes;
} ennead_rating;

/* The working memory of one thread that rates many puzzles, a few megabytes. Life cycle:
 *
 *     ennead_rater_new --> ennead_rate    ----+--> ennead_rater_free
 *                      ^   ennead_se_path     |
 *                      +------- again --------+
 *
 * ennead_rater_set_rating_limit may come before any of them. */
typedef struct ennead_rater ennead_rater;

/* Makes a rater; ennead_rater_free frees it (NULL is allowed). `options` may be NULL for the
 * defaults; their stop flag must outlive the rater. ENNEAD_STATUS_BAD_ARGUMENT: an option is out of
 * range. On an error *rater is NULL. */
ENNEAD_API ennead_status ennead_rater_new(const ennead_rater_options *options,
                                          const ennead_allocator *allocator, ennead_rater **rater);
ENNEAD_API void ennead_rater_free(ennead_rater *rater);

/* Ends every later path before a step rated above `rating`, in tenths, and before any search that
 * could only find such steps. 0 means no limit, which is the default. */
ENNEAD_API void ennead_rater_set_rating_limit(ennead_rater *rater, int rating);

/* Rates a puzzle, without allocating. The caller must know that it has exactly one solution
 * (ennead_solve): for other puzzles the ratings mean nothing, and without a limit they may take
 * hours (for example, for the empty board). If its givens contradict each other or their own
 * candidates, the rating ends with ENNEAD_RATING_END_CONTRADICTION. ENNEAD_STATUS_BAD_ARGUMENT: a
 * given above 9 or a candidate above digit 9. */
ENNEAD_API ennead_status ennead_rate(ennead_rater *rater, const ennead_puzzle *puzzle,
                                     ennead_rating *rating);

/* Follows the path of the scale from `state`, which becomes the last state of the path, without
 * allocating. `report` is called before each step is made, when `state` is still the state before
 * the step; it may be NULL, which makes the call as fast as ennead_rate. `rating` may be NULL. */
ENNEAD_API ennead_rating_end ennead_se_path(ennead_rater *rater, ennead_state *state,
                                            ennead_se_step_function report, void *user,
                                            ennead_rating *rating);

/* What those who look for the hardest puzzles measure; docs/ratings.md defines the measures. A
 * supposition is a candidate taken as true to see whether that leads to a contradiction; then it is
 * eliminated. A braid of length n is a supposition with n - 1 naked or hidden singles after it; in
 * a whip each single follows from the one before it. Only the numbers for whips depend on the order
 * of steps, and hardly ever. */
typedef enum ennead_measure {
    ENNEAD_MEASURE_TE,   /* how many suppositions inside each other are needed beside singles: 0
                            to 3 */
    ENNEAD_MEASURE_B,    /* the longest braid needed; 0: singles are enough; 1: singles and locked
                            candidates */
    ENNEAD_MEASURE_BXB,  /* the same, where each candidate may also be supposed once */
    ENNEAD_MEASURE_BXBB, /* the same with suppositions within suppositions */
    ENNEAD_MEASURE_W,    /* the longest whip needed, when the shortest is always taken first; 0, 1:
                            as for braids */
    ENNEAD_MEASURE_GW,   /* the same with g-whips: a link may also confine a digit to the cells
                            that a line and a box share */
    ENNEAD_MEASURE_GB,   /* the same with g-braids, which need no order */
    ENNEAD_MEASURE_SW,   /* as W, where naked and hidden subsets and fish of size 2 to 4 come before
                            whips of that length, and count as much */
    ENNEAD_MEASURE_COUNT,
} ennead_measure;

/* The name of a measure, such as "bxb" (a constant string); NULL for a number that is not in the
 * enumeration. */
ENNEAD_API const char *ennead_measure_name(int measure);

typedef struct ennead_measured {
    ennead_rating_end end; /* SOLVED; STUCK: beyond the measure, or more than one solution;
                              CONTRADICTION; NODES, TIME or STOP */
    int value;             /* known only if `end` is SOLVED; otherwise the least it can be */
    uint64_t nodes;        /* suppositions, and singles tried for braids */
} ennead_measured;

/* Measures a puzzle from a state of it, without allocating. Of the options (NULL for the defaults)
 * it uses the limits, the stop flag, `measuring` and `known`. The last one saves most if TE, W, GW,
 * B and GB are measured in this order. ENNEAD_STATUS_BAD_ARGUMENT: an option or the measure is out
 * of range, or a value is above 9 or a candidate above digit 9. */
ENNEAD_API ennead_status ennead_measure_state(const ennead_state *state, ennead_measure measure,
                                              const ennead_rater_options *options,
                                              ennead_measured *measured);

/* What follows without trial and error: naked and hidden singles, or these and locked
 * candidates. The result does not depend on their order. */
typedef enum ennead_expansion {
    ENNEAD_EXPANSION_SINGLES,
    ENNEAD_EXPANSION_LOCKED,
} ennead_expansion;

/* Places and eliminates in a state whatever follows. Returns ENNEAD_RATING_END_SOLVED, or
 * ENNEAD_RATING_END_STUCK when cells stay empty, or ENNEAD_RATING_END_CONTRADICTION; then the state
 * is unchanged. */
ENNEAD_API ennead_rating_end ennead_expand_state(ennead_state *state, ennead_expansion expansion);

/* A buffer of this size holds the words of nearly every step of the scale; nested chains may need
 * more. */
#define ENNEAD_SE_WORDS_SIZE 65536

/* Writes a step of a scale in words, as ennead_write_words does for steps of techniques; `before`
 * is the state in which it was found. Chains take several lines: after the first, an outline of
 * what follows from what, indented by two blanks, and by more for a nested chain. */
ENNEAD_API size_t ennead_write_se_words(const ennead_state *before, const ennead_se_step *step,
                                        const ennead_wording *wording, char *text, size_t room);

/* Writes a step of a scale as an object of JSON, as ennead_write_step_json does. */
ENNEAD_API size_t ennead_write_se_step_json(const ennead_state *before, const ennead_se_step *step,
                                            const ennead_wording *wording, char *text, size_t room);

#ifdef __cplusplus
}
#endif

#endif
