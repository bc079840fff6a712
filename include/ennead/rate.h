/* SPDX-License-Identifier: MIT */
/*
 * How hard a puzzle is for people: the scales of Sudoku Explainer and Sukaku Explainer, and the
 * path of steps behind a rating.
 */
#ifndef ENNEAD_RATE_H
#define ENNEAD_RATE_H

#include "state.h"

#ifdef __cplusplus
extern "C" {
#endif

/* How hard a puzzle is for people, on the scale of Sudoku Explainer 1.2.1 (N. Juillerat, 2006), in
 * tenths: 15 is what is written as 1.5. The rater goes from the puzzle to its solution by that
 * program's techniques, always the first that its order of search finds, and the ratings of a
 * puzzle are those of single steps of this path. docs/rating-order.md has the order.
 *
 * A second scale is that of Sukaku Explainer 1.18.1 (SudokuMonster and others, 2021) with its
 * default techniques: those of 1.2.1, chains of two to four strong links, and wings of four to
 * seven digits. As these stand in for many chains, ratings on it are never to be compared with
 * those of 1.2.1. */
typedef enum ennead_se_scale {
    ENNEAD_SE_SCALE_121, /* the one that is quoted as ER, EP, ED */
    ENNEAD_SE_SCALE_1181,
} ennead_se_scale;

/* The techniques of the scales, by their names as those of techniques.h: ENNEAD_SE_X_WING. Value,
 * name, and rating in tenths; what a step is rated may be more
 * by its length or size. Those of strong links, alone and with links that are grouped (a side of
 * more than one cell), and the wings from WXYZ-Wing on are of the second scale only. */
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

/* The name of a technique of the scales, such as "Unique Rectangle type 1", or NULL when there is
 * none of that number, and the least that a step of it is rated, in tenths. */
ENNEAD_API const char *ennead_se_technique_name(int technique);
ENNEAD_API int ennead_se_technique_rating(int technique);

/* The first scale that a technique is of; it is of the later ones too. */
ENNEAD_API ennead_se_scale ennead_se_technique_scale(int technique);

/* Why a node of a chain follows from others, its parents. */
typedef enum ennead_se_node_cause {
    /* it does not: what the chain begins with */
    ENNEAD_SE_NODE_CAUSE_SUPPOSED,
    /* off: the cell has another digit; on: it has no other left */
    ENNEAD_SE_NODE_CAUSE_CELL,
    /* off: the house has the digit elsewhere; on: it has no other place */
    ENNEAD_SE_NODE_CAUSE_HOUSE,
    /* off, by what is there when the parents are off: */
    ENNEAD_SE_NODE_CAUSE_POINTING,
    ENNEAD_SE_NODE_CAUSE_CLAIMING,
    ENNEAD_SE_NODE_CAUSE_HIDDEN_PAIR,
    ENNEAD_SE_NODE_CAUSE_NAKED_PAIR,
    ENNEAD_SE_NODE_CAUSE_X_WING,
    /* another chain, `nested`, that the parents make possible */
    ENNEAD_SE_NODE_CAUSE_CHAIN,
} ennead_se_node_cause;

/* A node: a candidate that is in its place (on) or is not. */
typedef struct ennead_se_node {
    uint8_t cell;          /* 0 to 80 */
    uint8_t digit;         /* 1 to 9 */
    uint8_t on;            /* 1 or 0 */
    uint8_t cause;         /* an ennead_se_node_cause */
    uint8_t house;         /* 0 to 26, for ENNEAD_SE_NODE_CAUSE_HOUSE */
    uint8_t nested;        /* the number of the chain, for ENNEAD_SE_NODE_CAUSE_CHAIN */
    uint16_t parent_count; /* the parents are parents[first_parent] and those behind it */
    uint32_t first_parent;
} ennead_se_node;

/* What a hint made of chains says. */
typedef enum ennead_se_shape {
    /* every node of the loop or its opposite: what sees both goes. The one end is the node that
     * the loop comes back to */
    ENNEAD_SE_SHAPE_LOOP,
    /* the end is the opposite of what was supposed */
    ENNEAD_SE_SHAPE_FORCING,
    /* two ends say the opposite of each other */
    ENNEAD_SE_SHAPE_CONTRADICTION,
    /* the first end follows from the candidate, the second, the same node, from its opposite */
    ENNEAD_SE_SHAPE_REDUCTION,
    /* the same end for each place of the digit in the house */
    ENNEAD_SE_SHAPE_HOUSE,
    /* the same end for each digit of the cell */
    ENNEAD_SE_SHAPE_CELL,
} ennead_se_shape;

/* A hint made of chains: a directed graph without cycles of nodes, each listed after its parents
 * (except that a loop closes). The arrays belong to the rater. */
typedef struct ennead_se_chains {
    ennead_se_technique technique;
    int rating; /* in tenths */
    ennead_se_shape shape;
    uint8_t cell, digit,
        house; /* of what is supposed: the candidate, the cell, or digit and house */
    const ennead_se_node *nodes;
    size_t node_count;
    const uint16_t *parents; /* numbers of nodes */
    const uint16_t *ends; /* numbers of nodes: where each chain ends, in order of what begins it */
    size_t end_count;
} ennead_se_chains;

/* A step of the path. What it does is in `cell`, `digit` and `removed`; why is in the others, which
 * are 0 where a technique has no use for them:
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
 *     WXYZ-Wing, ...       the set's    -                -          all             the cell that is
 *                                                                                   not of the set
 *     unique rectangle,    the pair     house of a set   -          of the loop     its corners in
 *       loop                            or a link                                   their order
 *     BUG                  the extra    house of a set   -          with extra      -
 *                          ones         or a link                   digits
 *     aligned exclusion    those gone   -                -          the aligned     the aligned
 *     chains               -            -                -          -               -
 *
 * `extra_digits` and `extra_cells`: of a unique loop or BUG, the digits that are too many and, of
 * type 3, the other cells of the set, of type 4, the digit that is locked; of a WXYZ-Wing and so
 * on, the digits of the cell whose places in the set it all sees. `sides` of strong links: of each,
 * in the order of the chain, where the digit may be on its outer and on its inner side. A direct
 * step places the digit that becomes single; then `house` of `single` is where. */
typedef struct ennead_se_step {
    ennead_se_technique technique;
    int rating;           /* in tenths */
    bool rests_on_unique; /* true only of puzzles that have one solution */
    uint8_t cell;         /* placed, or nothing when `digit` is 0 */
    uint8_t digit;
    uint8_t single; /* direct pointing and so on: the house in which the digit becomes single */
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
    ennead_cell_set removed[10];    /* [digit]: the cells that lose it */
    const ennead_se_chains *chains; /* [0] is the hint, the others are nested in it; or NULL */
    size_t chain_count;
} ennead_se_step;

/* Called with each step; false: end here. The step is good until it returns. */
typedef bool (*ennead_se_step_function)(void *user, const ennead_se_step *step);

/* Whether techniques may rest on there being one solution. */
typedef enum ennead_uniqueness {
    ENNEAD_UNIQUENESS_USED,   /* as the scale is quoted */
    ENNEAD_UNIQUENESS_UNUSED, /* no unique rectangles and loops, no BUG; for puzzles that limit
                                 candidates beside their givens it is always so */
} ennead_uniqueness;

/* How to rate. ennead_rater_options_init gives each member the value in brackets. */
typedef struct ennead_rater_options {
    size_t size;                  /* sizeof(ennead_rater_options) */
    ennead_uniqueness uniqueness; /* [ENNEAD_UNIQUENESS_USED] */
    uint64_t node_limit;     /* give up a puzzle after so many nodes (steps, and nodes of chains
                                looked at); 0 for no such limit [0] */
    double time_limit;       /* give up a puzzle after so many seconds of wall time; 0 for no
                                limit [0] */
    const ennead_stop *stop; /* give up soon after this is set; may be NULL [NULL] */
    ennead_se_scale scale;   /* [ENNEAD_SE_SCALE_121] */
} ennead_rater_options;

/* The function behind ennead_rater_options_init: writes the first `size` bytes. */
ENNEAD_API void ennead_rater_options_init_sized(ennead_rater_options *options, size_t size);

static inline void ennead_rater_options_init(ennead_rater_options *options)
{
    ennead_rater_options_init_sized(options, sizeof *options);
}

/* How a rating ended. */
typedef enum ennead_rating_end {
    ENNEAD_RATING_END_SOLVED, /* the path leads to the solution: the ratings are the puzzle's */
    ENNEAD_RATING_END_STUCK,  /* no technique finds a step: beyond the scale */
    ENNEAD_RATING_END_CONTRADICTION, /* the puzzle has no solution */
    ENNEAD_RATING_END_NODES,         /* the node limit */
    ENNEAD_RATING_END_TIME,          /* the time limit */
    ENNEAD_RATING_END_STOP,          /* the stop flag */
    ENNEAD_RATING_END_REPORT,        /* the report function wanted no more */
    ENNEAD_RATING_END_ABOVE,         /* the next step is rated above the most that is wanted */
} ennead_rating_end;

/* The ratings of a puzzle, or of the path as far as it went. */
typedef struct ennead_rating {
    ennead_rating_end end;
    int er; /* the highest rating of any step, in tenths; 0 when there is none */
    int ep; /* the highest up to the first step that places a digit; 0 before there is one */
    int ed; /* the rating of the first step */
    ennead_se_technique er_technique; /* the first step's that is rated so; without meaning where */
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

/* Makes a rater; ennead_rater_free gives it back (NULL is allowed). `options` may be NULL for the
 * defaults; the stop flag must outlive the rater. ENNEAD_STATUS_BAD_ARGUMENT: options out of range.
 * On an error *rater is NULL. */
ENNEAD_API ennead_status ennead_rater_new(const ennead_rater_options *options,
                                          const ennead_allocator *allocator, ennead_rater **rater);
ENNEAD_API void ennead_rater_free(ennead_rater *rater);

/* Ends every path from now on before a step that is rated above `rating`, in tenths, and before
 * looking for one that could not but be; 0 for no such end, as a new rater has it. */
ENNEAD_API void ennead_rater_set_rating_limit(ennead_rater *rater, int rating);

/* Rates a puzzle, without allocating. That it has exactly one solution is for the caller to know
 * (ennead_solve): of another puzzle the ratings mean nothing, and without a limit they may take
 * hours (the empty board); where its givens contradict each other or their own candidates, it ends
 * with ENNEAD_RATING_END_CONTRADICTION. ENNEAD_STATUS_BAD_ARGUMENT: a given above 9 or a candidate
 * above digit 9. */
ENNEAD_API ennead_status ennead_rate(ennead_rater *rater, const ennead_puzzle *puzzle,
                                     ennead_rating *rating);

/* Goes from `state` along the path of the scale and leaves the last state there, without
 * allocating. `report` may be NULL, and then it is as quick as ennead_rate; it is called with each
 * step before it is done, and may read `state`, which is the state before the step. `rating` may be
 * NULL. */
ENNEAD_API ennead_rating_end ennead_se_path(ennead_rater *rater, ennead_state *state,
                                            ennead_se_step_function report, void *user,
                                            ennead_rating *rating);

/* A room in which the words of nearly any step of the SE scale fit; nested chains may take more. */
#define ENNEAD_SE_WORDS_SIZE 65536

/* Says a step of the SE scale as ennead_write_words does. Chains take more than one line: behind
 * the first, an outline of what follows from what, with two blanks before each line and more before
 * a chain that is nested in another. */
ENNEAD_API size_t ennead_write_se_words(const ennead_se_step *step, const ennead_wording *wording,
                                        char *text, size_t room);

#ifdef __cplusplus
}
#endif

#endif
