/* SPDX-License-Identifier: MIT */
/*
 * The constraint engine: any size and shape, and rules beside the houses. It solves and explains
 * any description, and makes puzzles of its rules.
 */
#ifndef ENNEAD_MODEL_H
#define ENNEAD_MODEL_H

#include "create.h"
#include "description.h"
#include "solve.h"
#include "steps.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A cell is a variable
 * whose domain is the set of values left to it; each rule is a propagator that takes values out of
 * domains until none finds more; then the search guesses. */

/* How much an all-different finds out. What each leaves is unique, whatever the order of work. */
typedef enum ennead_model_filter {
    /* all there is: after it each value left is part of some assignment with different values
     * (J.-C. Regin, "A filtering algorithm for constraints of difference in CSPs", AAAI 1994) */
    ENNEAD_MODEL_FILTER_DOMAIN,
    /* Hall intervals: if the cells confined to an interval fill it, the bounds of others leave
     * it (J.-F. Puget, "A fast algorithm for the bound consistency of alldiff constraints", AAAI
     * 1998) */
    ENNEAD_MODEL_FILTER_BOUNDS,
    /* a value with one place left in a full house goes there */
    ENNEAD_MODEL_FILTER_SINGLES,
    /* only that a value leaves the cells that see it */
    ENNEAD_MODEL_FILTER_VALUE,
} ennead_model_filter;

/* "domain", "bounds", "singles" or "value"; NULL when there is no filter of that number. */
ENNEAD_API const char *ennead_model_filter_name(ennead_model_filter filter);

/* Rules that follow from the houses but let more be found out (H. Simonis, "Sudoku as a constraint
 * problem", 2005); a set. They are made where houses hold every value. */
typedef enum ennead_model_redundant {
    /* a value confined to what two houses share leaves the rest */
    ENNEAD_MODEL_REDUNDANT_LOCKED = 1,
    /* for each value, rows and columns are matched */
    ENNEAD_MODEL_REDUNDANT_FISH = 2,
    /* two houses hold the same values outside what they share */
    ENNEAD_MODEL_REDUNDANT_SAME = 4,
} ennead_model_redundant;

/* "locked", "fish" or "same" for the rule of bit `index` from 0; NULL when there is none. */
ENNEAD_API const char *ennead_model_redundant_name(size_t index);

/* What the search guesses. */
typedef enum ennead_model_branch {
    /* weighted where there are rules beside houses, else first-fail; after 2,048 contradictions
     * learned, where that can be */
    ENNEAD_MODEL_BRANCH_AUTO,
    /* the first of the cells with the fewest values, its lowest value */
    ENNEAD_MODEL_BRANCH_FIRST_FAIL,
    /* what has the fewest ways for its share of conflicts so far: a value for a cell or a place
     * for a value in a house (F. Boussemart et al., "Boosting systematic search by weighting
     * constraints", ECAI 2004); begins afresh now and then */
    ENNEAD_MODEL_BRANCH_WEIGHTED,
    /* conflict-driven clause learning (J. Marques-Silva, K. Sakallah, "GRASP", ICCAD 1996): for
     * large grids; only where all rules are that values differ, or of single cells and of two
     * cells each */
    ENNEAD_MODEL_BRANCH_LEARNED,
} ennead_model_branch;

/* "auto", "first-fail", "weighted" or "learned"; NULL when there is no branching of that number. */
ENNEAD_API const char *ennead_model_branch_name(ennead_model_branch branch);

/* Whether each value left is tried for a contradiction before the search guesses. */
typedef enum ennead_model_shave {
    ENNEAD_MODEL_SHAVE_NEVER,
    ENNEAD_MODEL_SHAVE_NODES, /* at every node, until no trial fails */
} ennead_model_shave;

/* How to solve. ennead_model_options_init gives each member the value in brackets. */
typedef struct ennead_model_options {
    size_t size;                /* sizeof(ennead_model_options) */
    ennead_model_filter filter; /* [ENNEAD_MODEL_FILTER_DOMAIN] */
    unsigned redundant;         /* of ENNEAD_MODEL_REDUNDANT_LOCKED, _FISH and _SAME [0] */
    ennead_model_shave shave;   /* [ENNEAD_MODEL_SHAVE_NEVER] */
    ennead_model_branch branch; /* [ENNEAD_MODEL_BRANCH_AUTO] */
    uint64_t solutions;         /* stop after so many solutions; 0 for no such limit [2] */
    uint64_t node_limit;        /* give up after so many nodes; 0 for no such limit [0] */
    double time_limit;          /* give up after so many seconds of wall time; 0 for no limit [0] */
    const ennead_stop *stop;    /* give up soon after this is set; may be NULL [NULL] */
    /* Where ennead_model_new puts the rule of the description, or the one inside a rule, that it
     * cannot keep; left alone when no rule is to blame. May be NULL [NULL]. */
    const ennead_constraint **wrong_rule;
} ennead_model_options;

/* The function behind ennead_model_options_init: writes the first `size` bytes. */
ENNEAD_API void ennead_model_options_init_sized(ennead_model_options *options, size_t size);

static inline void ennead_model_options_init(ennead_model_options *options)
{
    ennead_model_options_init_sized(options, sizeof *options);
}

/* Variables, propagators, and the working memory of one thread. Life cycle:
 *
 *     ennead_model_new --> ennead_model_next ... ENNEAD_STATUS_END -----+--> ennead_model_free
 *                      ^   ennead_model_propagate (before the first),    |
 *                      |   ennead_model_explain, ennead_model_step_next  |
 *                      |                                                 |
 *                      +--- ennead_model_start: the next of the shape ---+
 *
 * The description is not needed once the model is made; the stop flag must outlive the model. */
typedef struct ennead_model ennead_model;

/* Makes the model of a description and gets ready to solve it. `options` may be NULL for the
 * defaults. A value that the description leaves to no cell is none of the model's, unless every
 * cell has one value only. ENNEAD_STATUS_BAD_ARGUMENT: options or members of the description out of
 * range, an unknown rule, or one that cannot be kept; then `message`, if it is not NULL, gets a
 * sentence that says what. On an error *model is NULL. Making it counts for the time limit and looks
 * at the stop flag: a model that they cut short ends each search, and each step, at that limit. */
ENNEAD_API ennead_status ennead_model_new(const ennead_description *description,
                                          const ennead_model_options *options,
                                          const ennead_allocator *allocator,
                                          char message[ENNEAD_MESSAGE_SIZE], ennead_model **model);

/* In place of the time limit of the options, for what is begun from now on: seconds of wall time; 0
 * for no limit. So several searches, or steps, can share a time. ENNEAD_STATUS_BAD_ARGUMENT: below
 * 0. */
ENNEAD_API ennead_status ennead_model_set_time_limit(ennead_model *model, double seconds);

/* Begins anew with a puzzle of the same shape and rules, given by the set of values of each cell,
 * or with that of the description when `candidates` is NULL. The time limit runs from here. What
 * has been learned of conflicts is forgotten, so that a puzzle's result does not depend on those
 * before it. ENNEAD_STATUS_BAD_ARGUMENT: a set holds a value that there is none of; nothing was
 * begun. */
ENNEAD_API ennead_status ennead_model_start(ennead_model *model, const uint64_t *candidates);

/* Stores the sets of values that propagation alone, with shaving if that was asked for, leaves of
 * the puzzle that was started, and returns ENNEAD_STATUS_OK; or returns ENNEAD_STATUS_END: it finds
 * a contradiction, or a limit came first (see ennead_model_result). Only between ennead_model_start
 * and the first ennead_model_next, else ENNEAD_STATUS_BAD_ARGUMENT. */
ENNEAD_API ennead_status ennead_model_propagate(ennead_model *model, uint64_t *candidates);

/* Stores the next solution, the number of each cell, and returns ENNEAD_STATUS_OK; or returns
 * ENNEAD_STATUS_END: there are no more, or a limit came first; or ENNEAD_STATUS_OUT_OF_MEMORY: the
 * search is deeper than any before and there is no memory for it; it may be tried again. */
ENNEAD_API ennead_status ennead_model_next(ennead_model *model, uint8_t *solution);

/* What is known so far. In `search`, nodes are states propagated, guesses those in which the search
 * branched, backtracks (failures) those in which a domain was emptied. */
typedef struct ennead_model_result {
    ennead_solve_result search;
    uint64_t filters;          /* calls of a propagator */
    uint64_t first_backtracks; /* these three when the first solution was found */
    uint64_t first_filters;
    uint64_t first_depth;
    uint64_t root_candidates; /* values left in all cells before the first guess; 0 for a
                                 contradiction */
} ennead_model_result;

/* Stores what is known so far; at any time after ennead_model_new. */
ENNEAD_API void ennead_model_get_result(const ennead_model *model, ennead_model_result *result);

/* Whether `solution`, the number of each cell, keeps every rule of the model: asked of each rule by
 * a plain check that shares nothing with its filter. */
ENNEAD_API bool ennead_model_check(const ennead_model *model, const uint8_t *solution);

/* Room for a sentence of an explanation, its NUL included. */
#define ENNEAD_SENTENCE_SIZE 1024

/* Explains the next step from a state, the set of values of each cell: takes values out of the sets
 * for the simplest reason that the rules of the model give, and writes that reason as a sentence,
 * such as "Row 1: r1c2 and r1c5 hold only 3 and 7, so these leave r1c9. So r1c9 is 4.". A value
 * that is placed leaves the cells that see it without a word, unless one value is left in some of
 * them. Where no rule alone finds anything, one value is tried and what follows is said: "If r1c1
 * were 5, then ... which is impossible". Returns ENNEAD_STATUS_OK; or ENNEAD_STATUS_END when there
 * is no next step: then the sentence is empty, or says what contradiction there is, as it would go
 * on after a colon; or when a limit came first: then it is empty, and ennead_model_get_result says
 * which limit. ENNEAD_STATUS_BAD_ARGUMENT: a set holds a value that there is none of. Begins the
 * model anew with this state, as ennead_model_start. */
ENNEAD_API ennead_status ennead_model_explain(ennead_model *model, uint64_t *candidates,
                                              char text[ENNEAD_SENTENCE_SIZE]);

/* What a step of a model rests on. */
typedef enum ennead_model_reason {
    ENNEAD_MODEL_REASON_PLACED, /* the values placed leave a cell one value only */
    ENNEAD_MODEL_REASON_RULE,   /* one house or rule alone */
    ENNEAD_MODEL_REASON_TRIAL,  /* a value is tried, and leads to a contradiction */
} ennead_model_reason;

/* "placed", "rule" or "trial"; NULL when there is no reason of that number. */
ENNEAD_API const char *ennead_model_reason_name(ennead_model_reason reason);

typedef struct ennead_model_step {
    ennead_model_reason reason;
    char where[ENNEAD_SENTENCE_SIZE];         /* what to look at: "row 3", "r1c1 and r1c2" */
    char text[ENNEAD_SENTENCE_SIZE];          /* the sentence */
    uint64_t changed[ENNEAD_MOST_CELLS / 64]; /* the cells that it is about, a bit each */
} ennead_model_step;

/* The same as ennead_model_explain, with more about it; reasons beyond `most` are not looked for.
 * At ENNEAD_STATUS_END only `text` is set. */
ENNEAD_API ennead_status ennead_model_step_next(ennead_model *model, ennead_model_reason most,
                                                uint64_t *candidates, ennead_model_step *step);

/* Writes a hint at a step of the model of a description, as ennead_write_hint does; there is
 * nothing to say of ENNEAD_HINT_WHY, nor of a step that is none of the description: then nothing is
 * written, and 0 returned. */
ENNEAD_API size_t ennead_write_model_hint(const ennead_description *description,
                                          const ennead_model_step *step, ennead_hint hint,
                                          char *text, size_t room);

/* Takes the value of each cell that has one only from all cells that see it, and so on until
 * nothing changes: what a player does without a word. ENNEAD_STATUS_END: a cell has no value left.
 * ENNEAD_STATUS_BAD_ARGUMENT as ennead_model_explain. */
ENNEAD_API ennead_status ennead_model_settle(ennead_model *model, uint64_t *candidates);

/* Which puzzle with rules to make. ennead_variant_request_init gives each member the value in
 * brackets. */
typedef struct ennead_variant_request {
    size_t size;             /* sizeof(ennead_variant_request) */
    uint64_t seed;           /* [0] */
    uint64_t number;         /* of the puzzle among those of the seed [0] */
    const ennead_stop *stop; /* give up soon after this is set; may be NULL [NULL] */
    double time_limit;       /* give up after so many seconds of wall time; 0 for no limit [0] */
} ennead_variant_request;

/* The function behind ennead_variant_request_init: writes the first `size` bytes. */
ENNEAD_API void ennead_variant_request_init_sized(ennead_variant_request *request, size_t size);

static inline void ennead_variant_request_init(ennead_variant_request *request)
{
    ennead_variant_request_init_sized(request, sizeof *request);
}

/* Makes the requested puzzle (NULL for the defaults) with the rules of a description, whose
 * candidates are left to every cell: a random grid that keeps the rules, and clues of it taken away
 * in random order while the solution stays the only one. `candidates` gets the set of each cell: one value where
 * there is a clue. *creation gets ENNEAD_CREATION_OUTCOME_CREATED, ENNEAD_CREATION_OUTCOME_STOPPED:
 * the flag was set or the time was over first, or ENNEAD_CREATION_OUTCOME_GAVE_UP: no grid was found.
 * ENNEAD_STATUS_BAD_ARGUMENT: a time limit below 0, or as ennead_model_new, with its message (may be
 * NULL). */
ENNEAD_API ennead_status ennead_variant_generate(const ennead_description *rules,
                                                 const ennead_variant_request *request,
                                                 const ennead_allocator *allocator,
                                                 char message[ENNEAD_MESSAGE_SIZE],
                                                 uint64_t *candidates,
                                                 ennead_creation_outcome *creation);

/* Asks what the puzzle is without each of its givens, the cells of whose values one is left in
 * `candidates` (NULL: in what was started last), while all else stays: verdicts[cell], of as many cells as
 * the model has, is then ENNEAD_VERDICT_NONE, UNIQUE, SEVERAL, or LIMIT: more than `node_limit` nodes (0:
 * as many as it takes), the time limit or the stop flag came first; each of the searches has these limits
 * for itself. Of other cells it is ENNEAD_VERDICT_NONE. So a misprint is found in a puzzle that has no
 * solution. The model is to be begun anew afterwards; it is of one thread, as ever. Status as
 * ennead_model_start and ennead_model_next. */
ENNEAD_API ennead_status ennead_model_without_each(ennead_model *model, const uint64_t *candidates,
                                                   uint64_t node_limit, ennead_verdict *verdicts);

/* Gives a model back; NULL is allowed. */
ENNEAD_API void ennead_model_free(ennead_model *model);

#ifdef __cplusplus
}
#endif

#endif
