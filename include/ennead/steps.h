/* SPDX-License-Identifier: MIT */
/*
 * Steps from one state to the next, each with the technique that it follows from and the parts of
 * the board that it rests on; paths of steps, HoDoKu's score, and steps and hints in words. A step
 * can be checked without knowing its technique: it says which digits it places and which candidates
 * it removes.
 */
#ifndef ENNEAD_STEPS_H
#define ENNEAD_STEPS_H

#include "techniques.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Why a node of a chain follows. */
typedef enum ennead_node_cause {
    ENNEAD_NODE_CAUSE_LINK,     /* by a link from the node before it */
    ENNEAD_NODE_CAUSE_SUPPOSED, /* it does not: a chain begins here */
    ENNEAD_NODE_CAUSE_CELL,     /* its cell has no other candidate left */
    ENNEAD_NODE_CAUSE_HOUSE,    /* `house` has no other place left for the digit */
    ENNEAD_NODE_CAUSE_SEEN,     /* the digit is in a cell that sees all of its cells */
    ENNEAD_NODE_CAUSE_TAKEN,    /* its cell holds another digit */
} ennead_node_cause;

/* One or more cells of one digit, as a node of a chain. */
typedef struct ennead_chain_node {
    ennead_cell_set cells; /* usually one; with more the digit is in one of them */
    uint8_t digit;
    uint8_t on;             /* 1: said to be in its place, 0: not to be */
    uint8_t why;            /* ennead_node_cause */
    uint8_t house;          /* of ENNEAD_NODE_CAUSE_HOUSE */
    uint16_t held;          /* the digits of `within` */
    ennead_cell_set within; /* where a link of an almost locked set leads here: its cells, which
                               hold one digit more than they are; else none */
} ennead_chain_node;

/* The most nodes of a chain in a step, and cells in its list `keys`. */
#define ENNEAD_STEP_NODES 192
#define ENNEAD_STEP_KEYS 8

/* A step. What it does is in `placed` and `removed`, for every technique alike. Why is in the other
 * members, which are empty (0) where a technique has no use for them:
 *
 *     technique            digits      base          cover      cells           fins     keys
 *     -------------------  ----------  ------------  ---------  --------------  -------  ------------
 *     full house           its digit   the house     -          the cell        -        the cell
 *     hidden single        its digit   the house     -          the cell        -        the cell
 *     naked single         its digit   -             -          the cell        -        the cell
 *     pointing             its digit   the box       the line   where it is     -        -
 *     claiming             its digit   the line      the box    where it is     -        -
 *     locked pair, triple  the set's   both houses   -          the subset      -        -
 *     naked, hidden set    the set's   the house     -          the subset      -        -
 *     fish                 its digit   base houses   covers     in the base     fins     -
 *     skyscraper, kite,    its digit   houses of the -          the four ends   -        end, joint,
 *       turbot fish                      strong links                                    joint, end
 *     empty rectangle      its digit   the box, the  -          in the box,     -        link's cell
 *                                        link's line            and the link             near, far
 *     XY-, XYZ-Wing        the digits  -             -          all             -        pivot, pincer,
 *                                                                                        pincer
 *     W-Wing               removed,    link's house  -          all             -        cell, link, link,
 *                            linked                                                      cell
 *     grouped W-Wing       removed,    the house     -          all             -        -
 *                            linked
 *     multi-branch W-Wing  removed,    the house     -          all             -        the cells of
 *                            linked                                                      two digits
 *     broken wing          its digit   the loop's    -          the loop        guard-   -
 *                                        houses                                 ians
 *     bivalue oddagon      the two     -             -          the loop        its cells -
 *                                                                               with more
 *     firework             all of it   rows, columns -          all             -        pivot, row
 *                                        of its pivots                                   wing, column
 *                                                                                        wing, pivot
 *     remote pair          the two     -             -          all             -        -
 *     simple, multi-       its digit   -             -          all colored     -        -
 *       colors
 *     unique rectangle     the pair    house of a    -          the corners     open     the corners,
 *                                        subset or                              corners  row by row
 *                                        a link
 *     BUG + 1              the digit   -             -          the cell        -        the cell
 *     chains and loops     all of it   -             -          all             -        -; where a
 *                                                                                        loop is broken
 *     SK-loop, multi-      all of it   houses of all -          all             -        -
 *       sector locked set                digits
 *     exocet               the base's  cross-lines   its band   base, targets   -        base, base,
 *                                        (junior)      (junior)                            target, target
 *     tridagon             the three   its boxes     -          the twelve      with     -
 *                                                                               guardians
 *
 * Where order matters for `digits`, `focus` is the digit that is removed (XY-, XYZ-, W-Wing, chains
 * between two cells of one digit); of a rectangle, that which has no other places (types 4 and 6,
 * hidden), or the one extra candidate (2 and 5); of a discontinuous loop, that of the candidate.
 * colors[0] are the cells that make a subset with the open corners of a type 3; of a junior exocet
 * colors[0] and colors[1] are the mirrors of its targets.
 *
 * A chain is given by its nodes: nodes[0] is what is supposed, each other node follows from the one
 * before; from on to off by a weak link (both cannot be), from off to on by a strong link (one must
 * be). Remote pairs, broken wings and oddagons have nodes too: the cells in their order. A
 * continuous loop goes on from its last node to nodes[0] by a weak link; a discontinuous one comes
 * back to its first candidate, on the other side.
 *
 * Of SK-loops and multi-sector locked sets each node is a digit that is in one of the node's cells,
 * in `house`; of a tridagon one of its guardians, some of which are true. */
typedef struct ennead_step {
    ennead_technique technique;
    int rating;           /* Sudoku Explainer 1.2.1, in tenths; 0: not on that scale */
    bool rests_on_unique; /* true only of puzzles that have one solution */
    uint8_t focus;        /* a digit, see above; or 0 */
    uint16_t digits;      /* the digits of the pattern */
    uint32_t base;        /* houses */
    uint32_t cover;       /* houses */
    ennead_cell_set cells;
    ennead_cell_set fins;
    ennead_cell_set colors[4]; /* coloring: the cells of each color of each cluster */
    uint8_t keys[ENNEAD_STEP_KEYS];
    uint8_t key_count;
    uint8_t node_count;
    ennead_cell_set placed[10];  /* [digit]: the cells that get it; [0] is empty */
    ennead_cell_set removed[10]; /* [digit]: the cells that lose it; [0] is empty */
    /* node_count of them; the others are not initialized */
    ennead_chain_node nodes[ENNEAD_STEP_NODES];
} ennead_step;

/* Does what a step says: places its digits as ennead_state_place does, removes its candidates. */
ENNEAD_API void ennead_state_apply(ennead_state *state, const ennead_step *step);

/* Called with each step; false: enough of them. The step is good until it returns. */
typedef bool (*ennead_step_function)(void *user, const ennead_step *step);

/* Which of the steps that there are is the next. */
typedef enum ennead_style {
    /* the first that is found, the techniques tried in the catalogue's order */
    ENNEAD_STYLE_STRICT,
    /* the one that is easiest to see: ennead_step_effort */
    ENNEAD_STYLE_HUMAN,
    /* the one that HoDoKu takes: its score is the sum over such a path */
    ENNEAD_STYLE_HODOKU,
} ennead_style;

/* "strict", "human" or "hodoku"; NULL when there is none of that number, so that names can be
 * listed by counting up from 0. */
ENNEAD_API const char *ennead_style_name(ennead_style style);

/* How hard a step is to see, on HoDoKu's scale: the score of its technique, and more for what is
 * long or spread over the board. Above 0. */
ENNEAD_API int ennead_step_effort(const ennead_step *step);

/* Stores the first step that the techniques of the set find, tried in the catalogue's order, and
 * returns ENNEAD_STATUS_OK; or ENNEAD_STATUS_END when they find none, or when the state is solved
 * or holds a contradiction. */
ENNEAD_API ennead_status ennead_step_next(ennead_finder *finder, const ennead_state *state,
                                          const ennead_technique_set *techniques,
                                          ennead_step *step);

/* The same in a style. Of each technique at most 64 steps are compared.
 * ENNEAD_STATUS_BAD_ARGUMENT: there is no such style. */
ENNEAD_API ennead_status ennead_step_choose(ennead_finder *finder, const ennead_state *state,
                                            const ennead_technique_set *techniques,
                                            ennead_style style, ennead_step *step);

/* Reports every step that the techniques of the set find now, each once. */
ENNEAD_API void ennead_step_all(ennead_finder *finder, const ennead_state *state,
                                const ennead_technique_set *techniques, ennead_step_function report,
                                void *user);

/* How a path ended. */
typedef enum ennead_path_end {
    ENNEAD_PATH_END_SOLVED,
    ENNEAD_PATH_END_STUCK,         /* no technique of the set finds a step */
    ENNEAD_PATH_END_CONTRADICTION, /* see ennead_state_find_contradiction */
    ENNEAD_PATH_END_STOPPED,       /* by the report function */
} ennead_path_end;

/* Goes from `state` as far as the techniques lead, a step at a time as ennead_step_next, and leaves
 * the last state there. `report` may be NULL; it is called with each step before it is done, and
 * may read `state`, which is the state before the step. */
ENNEAD_API ennead_path_end ennead_path(ennead_finder *finder, ennead_state *state,
                                       const ennead_technique_set *techniques,
                                       ennead_step_function report, void *user);

/* The same in a style; one that there is not is ENNEAD_STYLE_STRICT. */
ENNEAD_API ennead_path_end ennead_path_in_style(ennead_finder *finder, ennead_state *state,
                                                const ennead_technique_set *techniques,
                                                ennead_style style, ennead_step_function report,
                                                void *user);

/* What a puzzle is worth on HoDoKu's scale: each step of a path adds the score of its technique. */
typedef struct ennead_score {
    ennead_path_end end; /* ENNEAD_PATH_END_STOPPED: a step was above the level that was allowed */
    int score;           /* the sum over the steps done */
    ennead_level level;  /* the highest of a step, or higher where the score is above what HoDoKu
                            allows a level: 800, 1000, 1600, 1800 from easy to unfair.
                            ENNEAD_LEVEL_EXTREME where the techniques lead no further */
    int steps;
    int guesses;              /* cells that were looked up: 10,000 of the score each */
    ennead_technique hardest; /* of the highest level, and of these of the highest score; if there
                                 are steps */
    uint32_t counts[ENNEAD_TECHNIQUE_COUNT]; /* of the steps of each technique */
} ennead_score;

/* Goes a path from `state`, which is left alone, and adds up what its steps are worth; ends before
 * the first step of a level above `most`, whose level it stores. The path is that of
 * ennead_path_in_style with ENNEAD_STYLE_HODOKU: where there are several steps of a kind it takes
 * the one that HoDoKu takes. With the techniques "hodoku" the score is that program's; what it can
 * only guess is ENNEAD_PATH_END_STUCK. */
ENNEAD_API void ennead_score_state(ennead_finder *finder, const ennead_state *state,
                                   const ennead_technique_set *techniques, ennead_level most,
                                   ennead_score *score);

/* The same, but where the techniques lead no further the digit of a cell is looked up in the
 * solution, of the middle one of those that are left, and the path goes on: so HoDoKu scores what
 * it guesses. Returns ENNEAD_STATUS_BAD_ARGUMENT if `solution` has another digit than 1 to 9, or
 * one that the state does not allow there; that it is a solution is up to the caller. */
ENNEAD_API ennead_status ennead_score_solved(ennead_finder *finder, const ennead_state *state,
                                             const uint8_t solution[ENNEAD_CELLS],
                                             const ennead_technique_set *techniques,
                                             ennead_level most, ennead_score *score);

/* A room in which the words of any step fit. */
#define ENNEAD_WORDS_SIZE 16384

/* Says in one paragraph without a line end why a step follows and what it does: "In box 5, 7 can
 * only be in r4c4 or r4c6, which are both in row 4. One of them must be 7, so no other cell of row 4
 * can be: 7 is eliminated from r4c2 and r4c9." Chains are explained link by link. `before` is the
 * state in which the step was found; `wording` may be NULL. Writes at most `room` bytes, the
 * terminating NUL included if room is not 0, and returns the length of the whole. */
ENNEAD_API size_t ennead_write_words(const ennead_state *before, const ennead_step *step,
                                     const ennead_wording *wording, char *text, size_t room);

/* How much of a step a hint gives away. */
typedef enum ennead_hint {
    ENNEAD_HINT_WHERE,     /* houses to look at */
    ENNEAD_HINT_TECHNIQUE, /* its name */
    ENNEAD_HINT_WHY,       /* why it works, whatever the board */
    ENNEAD_HINT_CELLS,     /* the digits and cells that it rests on */
    ENNEAD_HINT_MOVE,      /* all, as ennead_write_words */
} ennead_hint;

/* "where", "technique", "why", "cells" or "move"; NULL when there is none of that number, so that
 * names can be listed by counting up from 0. */
ENNEAD_API const char *ennead_hint_name(ennead_hint stage);

/* Writes one stage of a hint, a sentence, as ennead_write_words does. */
ENNEAD_API size_t ennead_write_hint(const ennead_state *before, const ennead_step *step,
                                    ennead_hint stage, const ennead_wording *wording, char *text,
                                    size_t room);

#ifdef __cplusplus
}
#endif

#endif
