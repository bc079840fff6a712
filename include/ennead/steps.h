/* SPDX-License-Identifier: MIT */
/*
 * Steps from one state to the next, each with its technique and the parts of the board that it
 * follows from; paths of steps, HoDoKu's score, and steps and hints in words. A step can be checked
 * without knowledge of its technique: it says which digits it places and which candidates it
 * removes.
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
    ENNEAD_NODE_CAUSE_SUPPOSED, /* it is an assumption: a chain begins here */
    ENNEAD_NODE_CAUSE_CELL,     /* its cell has no other candidate left */
    ENNEAD_NODE_CAUSE_HOUSE,    /* `house` has no other place left for the digit */
    ENNEAD_NODE_CAUSE_SEEN,     /* the digit is placed in a cell that sees all of its cells */
    ENNEAD_NODE_CAUSE_TAKEN,    /* its cell holds another digit */
} ennead_node_cause;

/* A node of a chain: one digit in one or more cells. */
typedef struct ennead_chain_node {
    ennead_cell_set cells; /* usually one; if more, "on" means that one of them holds the digit */
    uint8_t digit;
    uint8_t on;             /* 1: the digit is there; 0: it is not */
    uint8_t why;            /* an ennead_node_cause */
    uint8_t house;          /* of ENNEAD_NODE_CAUSE_HOUSE */
    uint16_t held;          /* the digits of `within` */
    ennead_cell_set within; /* if the link to this node is an almost locked set: its n cells, which
                               have n + 1 candidates; otherwise empty */
} ennead_chain_node;

/* The most nodes of a chain in a step, and the most cells in its list `keys`. */
#define ENNEAD_STEP_NODES 192
#define ENNEAD_STEP_KEYS 8

/* A step. For every technique, `placed` and `removed` say what it does. The other members say why;
 * they are empty (0) where a technique does not use them:
 *
 *  technique            digits      base          cover      cells           fins     keys
 *  -------------------  ----------  ------------  ---------  --------------  -------  ------------
 *  full house           its digit   the house     -          the cell        -        the cell
 *  hidden single        its digit   the house     -          the cell        -        the cell
 *  naked single         its digit   -             -          the cell        -        the cell
 *  pointing             its digit   the box       the line   where it is     -        -
 *  claiming             its digit   the line      the box    where it is     -        -
 *  locked pair, triple  the set's   both houses   -          the subset      -        -
 *  naked, hidden set    the set's   the house     -          the subset      -        -
 *  fish                 its digit   base houses   covers     in the base     fins     -
 *  skyscraper, kite,    its digit   houses of the -          the four ends   -        end, joint,
 *    turbot fish                      strong links                                    joint, end
 *  empty rectangle      its digit   the box, the  -          in the box,     -        link's cell
 *                                     link's line            and the link             near, far
 *  XY-, XYZ-Wing        the digits  -             -          all             -        pivot, two
 *                                                                                     pincers
 *  W-Wing               removed,    link's house  -          all             -        cell, two
 *                         linked                                                      links, cell
 *  grouped W-Wing       removed,    the house     -          all             -        -
 *                         linked
 *  multi-branch W-Wing  removed,    the house     -          all             -        the cells of
 *                         linked                                                      two digits
 *  broken wing          its digit   the loop's    -          the loop        guard-   -
 *                                     houses                                 ians
 *  bivalue oddagon      the two     -             -          the loop        its cells -
 *                                                                            with more
 *  firework             all of it   rows, columns -          all             -        pivot, row
 *                                     of its pivots                                   wing, column
 *                                                                                     wing, pivot
 *  remote pair          the two     -             -          all             -        -
 *  simple, multi-       its digit   -             -          all colored     -        -
 *    colors
 *  unique rectangle     the pair    house of a    -          the corners     open     the corners,
 *                                     subset or                              corners  row by row
 *                                     a link
 *  BUG + 1              the digit   -             -          the cell        -        the cell
 *  chains and loops     all of it   -             -          all             -        -; where the
 *                                                                                     loop breaks
 *  whips and braids     placed      -             -          placed          -        -
 *  SK-loop, multi-      all of it   houses of all -          all             -        -
 *    sector locked set                digits
 *  exocet               the base's  cross-lines   its band   base, targets   -        base, base,
 *                                     (junior)      (junior)                            two targets
 *  tridagon             the three   its boxes     -          the twelve      with     -
 *                                                                            guardians
 *
 * `focus` singles out one of `digits`: the digit that is eliminated (XY-, XYZ- and W-Wing, chains
 * between two cells of one digit); for a rectangle, the digit that has no other places (types 4 and
 * 6, hidden) or the extra candidate (types 2 and 5); for a discontinuous loop, the digit of its
 * candidate. For a rectangle of type 3, colors[0] are the cells that form a subset with the open
 * corners; for a junior exocet, colors[0] and colors[1] are the mirrors of its targets.
 *
 * The nodes of a chain: nodes[0] is the assumption, and each other node follows from the one before
 * it, from on to off by a weak link (not both are true), from off to on by a strong link (not both
 * are false). Remote pairs, broken wings and oddagons also have nodes: their cells in order. A
 * continuous loop has a weak link from its last node to nodes[0]; a discontinuous loop ends at its
 * first candidate with the opposite value.
 *
 * In whips and braids nodes[0] is the candidate supposed. Then come two nodes for each link: a
 * candidate that is off, seen by a node before it, in a whip by the last; and in the same cell or
 * `house` what is left, which is on. The last two are such a candidate, and the cell (digit 0) or
 * the house that has nothing left; so the length is half their number.
 *
 * In SK-loops and multi-sector locked sets each node is a digit that is in one of the node's cells,
 * in `house`; in a tridagon each node is one of its guardians, at least one of which is true. */
typedef struct ennead_step {
    ennead_technique technique;
    int rating;           /* Sudoku Explainer 1.2.1, in tenths; 0: not on that scale */
    bool rests_on_unique; /* valid only if the puzzle has exactly one solution */
    uint8_t focus;        /* one of `digits`, see above; or 0 */
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
    ennead_cell_set removed[10]; /* [digit]: the cells it is eliminated from; [0] is empty */
    /* node_count of them; the others are not initialized */
    ennead_chain_node nodes[ENNEAD_STEP_NODES];
} ennead_step;

/* Applies a step to a state: places its digits as ennead_state_place does, and removes its
 * candidates. */
ENNEAD_API void ennead_state_apply(ennead_state *state, const ennead_step *step);

/* Called with each step; returns false to end. The step is valid until it returns. */
typedef bool (*ennead_step_function)(void *user, const ennead_step *step);

/* Which of the available steps to take next. */
typedef enum ennead_style {
    /* the first one found, trying the techniques in the catalogue's order */
    ENNEAD_STYLE_STRICT,
    /* the one that is easiest to see: ennead_step_effort */
    ENNEAD_STYLE_HUMAN,
    /* the one that HoDoKu takes; its score is the sum over such a path */
    ENNEAD_STYLE_HODOKU,
} ennead_style;

/* "strict", "human" or "hodoku". A constant string; NULL for a number that is not in the
 * enumeration, so a loop that counts up from 0 lists all names. */
ENNEAD_API const char *ennead_style_name(ennead_style style);

/* How hard a step is to see, on HoDoKu's scale: the score of its technique, and more if it is long
 * or spread over the board. Always above 0. */
ENNEAD_API int ennead_step_effort(const ennead_step *step);

/* Tries the techniques of the set in the catalogue's order and stores the first step that one
 * finds; of all kinds in ENNEAD_FAMILY_WHIPS together the shortest one, of the same length the kind
 * that comes first. ENNEAD_STATUS_END: they find none, or the state is solved or has a
 * contradiction. */
ENNEAD_API ennead_status ennead_step_next(ennead_finder *finder, const ennead_state *state,
                                          const ennead_technique_set *techniques,
                                          ennead_step *step);

/* As ennead_step_next, in a style. At most 64 steps of each technique are compared.
 * ENNEAD_STATUS_BAD_ARGUMENT: there is no such style. */
ENNEAD_API ennead_status ennead_step_choose(ennead_finder *finder, const ennead_state *state,
                                            const ennead_technique_set *techniques,
                                            ennead_style style, ennead_step *step);

/* Calls `report` once for every step that the techniques of the set find in the state. */
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

/* Takes one step after another as ennead_step_next finds them, as far as the techniques lead;
 * `state` becomes the last state. `report` is called before each step is made, when `state` is
 * still the state before the step; it may be NULL. */
ENNEAD_API ennead_path_end ennead_path(ennead_finder *finder, ennead_state *state,
                                       const ennead_technique_set *techniques,
                                       ennead_step_function report, void *user);

/* As ennead_path, in a style; an unknown style counts as ENNEAD_STYLE_STRICT. */
ENNEAD_API ennead_path_end ennead_path_in_style(ennead_finder *finder, ennead_state *state,
                                                const ennead_technique_set *techniques,
                                                ennead_style style, ennead_step_function report,
                                                void *user);

/* The score of a puzzle on HoDoKu's scale: each step of a path adds the score of its technique. */
typedef struct ennead_score {
    ennead_path_end end; /* ENNEAD_PATH_END_STOPPED: a step was above the level `most` */
    int score;           /* the sum over the steps made */
    ennead_level level;  /* the highest level of a step; higher if the score exceeds the maximum of
                            that level (HoDoKu's 800, 1000, 1600 and 1800 from easy to unfair), and
                            ENNEAD_LEVEL_EXTREME if the path got stuck */
    int steps;
    int guesses;              /* cells that were looked up; each adds 10,000 to the score */
    ennead_technique hardest; /* the technique of the highest level, and of that the highest score;
                                 undefined without steps */
    uint32_t counts[ENNEAD_TECHNIQUE_COUNT]; /* of the steps of each technique */
} ennead_score;

/* Follows the path of ennead_path_in_style with ENNEAD_STYLE_HODOKU from `state`, which is not
 * changed, and adds up the scores of its steps. It ends before the first step of a level above
 * `most` and stores that step's level. With the technique set "hodoku" the score is that of HoDoKu;
 * where HoDoKu would guess, the path ends with ENNEAD_PATH_END_STUCK. */
ENNEAD_API void ennead_score_state(ennead_finder *finder, const ennead_state *state,
                                   const ennead_technique_set *techniques, ennead_level most,
                                   ennead_score *score);

/* As ennead_score_state, but when the path is stuck, the digit of the middle one of the unsolved
 * cells is looked up in the solution, and the path goes on; this is how HoDoKu scores guesses.
 * `solution` must be the solution, which is not checked. ENNEAD_STATUS_BAD_ARGUMENT: `solution` has
 * a digit that is not 1 to 9 or that the state does not allow in its cell. */
ENNEAD_API ennead_status ennead_score_solved(ennead_finder *finder, const ennead_state *state,
                                             const uint8_t solution[ENNEAD_CELLS],
                                             const ennead_technique_set *techniques,
                                             ennead_level most, ennead_score *score);

/* A buffer of this size holds the words of any step. */
#define ENNEAD_WORDS_SIZE 16384

/* Writes one paragraph, without a line end, that says why a step follows and what it does: "In box
 * 5, 7 can only be in r4c4 or r4c6, which are both in row 4. One of them must be 7, so no other
 * cell of row 4 can be: 7 is eliminated from r4c2 and r4c9." Chains are explained link by link.
 * `before` is the state in which the step was found. At most `room` bytes are written, including a
 * terminating NUL if `room` is not 0; returns the length of the whole text without the NUL. */
ENNEAD_API size_t ennead_write_words(const ennead_state *before, const ennead_step *step,
                                     const ennead_wording *wording, char *text, size_t room);

/* Writes a step as an object of JSON on one line, as ennead_write_words does: technique, rating,
 * score, level, what it does, what it follows from, and the words. docs/playing.md describes the
 * members. Names of cells are always r4c5; `wording` is that of the words. */
ENNEAD_API size_t ennead_write_step_json(const ennead_state *before, const ennead_step *step,
                                         const ennead_wording *wording, char *text, size_t room);

/* How much of a step a hint gives away. */
typedef enum ennead_hint {
    ENNEAD_HINT_WHERE,     /* houses to look at */
    ENNEAD_HINT_TECHNIQUE, /* its name */
    ENNEAD_HINT_WHY,       /* why it works on any board */
    ENNEAD_HINT_CELLS,     /* the digits and cells that it follows from */
    ENNEAD_HINT_MOVE,      /* everything, as ennead_write_words */
} ennead_hint;

/* "where", "technique", "why", "cells" or "move". A constant string; NULL for a number that is not
 * in the enumeration, so a loop that counts up from 0 lists all names. */
ENNEAD_API const char *ennead_hint_name(ennead_hint stage);

/* Writes one stage of a hint, which is a sentence, as ennead_write_words does. */
ENNEAD_API size_t ennead_write_hint(const ennead_state *before, const ennead_step *step,
                                    ennead_hint stage, const ennead_wording *wording, char *text,
                                    size_t room);

#ifdef __cplusplus
}
#endif

#endif
