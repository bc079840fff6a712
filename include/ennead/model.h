/* SPDX-License-Identifier: MIT */
/*
 * The constraint engine for puzzles of any size and shape, with variant rules: it solves and
 * explains a description, and makes puzzles with its rules.
 */
#ifndef ENNEAD_MODEL_H
#define ENNEAD_MODEL_H

#include "candidates.h"
#include "create.h"
#include "description.h"
#include "solve.h"
#include "steps.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Each cell is a variable whose domain is the set of values still possible. Each rule becomes
 * propagators, which remove values from domains until no propagator finds more; then the search
 * guesses. */

/* How many values an all-different rule removes, strongest filter first. The result of propagation
 * does not depend on the order in which rules are applied. */
typedef enum ennead_model_filter {
    /* all that are impossible: each value left is part of an assignment of different values to the
     * cells (J.-C. Regin, "A filtering algorithm for constraints of difference in CSPs", AAAI
     * 1994) */
    ENNEAD_MODEL_FILTER_DOMAIN,
    /* Hall intervals: if n cells are confined to an interval of n values, the bounds of the other
     * cells move out of it (J.-F. Puget, "A fast algorithm for the bound consistency of alldiff
     * constraints", AAAI 1998) */
    ENNEAD_MODEL_FILTER_BOUNDS,
    /* a value with one possible cell in a full house is placed there */
    ENNEAD_MODEL_FILTER_SINGLES,
    /* a placed value is removed from the cells that see it, and no more */
    ENNEAD_MODEL_FILTER_VALUE,
} ennead_model_filter;

/* "domain", "bounds", "singles" or "value"; NULL when there is no filter of that number. */
ENNEAD_API const char *ennead_model_filter_name(ennead_model_filter filter);

/* Redundant rules: they follow from the houses, but with them propagation removes more values (H.
 * Simonis, "Sudoku as a constraint problem", 2005); a set. They apply to houses that hold every
 * value. */
typedef enum ennead_model_redundant {
    /* a value confined to the intersection of two houses is removed from the rest of both */
    ENNEAD_MODEL_REDUNDANT_LOCKED = 1,
    /* for each value, a matching of rows to columns */
    ENNEAD_MODEL_REDUNDANT_FISH = 2,
    /* outside their intersection, two houses hold the same values */
    ENNEAD_MODEL_REDUNDANT_SAME = 4,
} ennead_model_redundant;

/* "locked", "fish" or "same": the name of bit `index`, counted from 0; NULL past the last. A
 * constant string. */
ENNEAD_API const char *ennead_model_redundant_name(size_t index);

/* What the search branches on. */
typedef enum ennead_model_branch {
    /* weighted with variant rules, first-fail without; after 2,048 contradictions, learned where
     * that is possible */
    ENNEAD_MODEL_BRANCH_AUTO,
    /* the first cell with the fewest values, lowest value first */
    ENNEAD_MODEL_BRANCH_FIRST_FAIL,
    /* the cell with the fewest values, or the value of a house with the fewest places, relative to
     * the conflicts it has had so far (F. Boussemart et al., "Boosting systematic search by
     * weighting constraints", ECAI 2004); with restarts */
    ENNEAD_MODEL_BRANCH_WEIGHTED,
    /* conflict-driven clause learning (J. Marques-Silva, K. Sakallah, "GRASP", ICCAD 1996): for
     * large grids. Only where every rule is all-different or restricts single cells or pairs of
     * cells */
    ENNEAD_MODEL_BRANCH_LEARNED,
} ennead_model_branch;

/* "auto", "first-fail", "weighted" or "learned"; NULL when there is no branching of that number. */
ENNEAD_API const char *ennead_model_branch_name(ennead_model_branch branch);

/* Whether each remaining value is tried for a contradiction before the search guesses. */
typedef enum ennead_model_shave {
    ENNEAD_MODEL_SHAVE_NEVER,
    ENNEAD_MODEL_SHAVE_NODES, /* at every node, until no trial leads to a contradiction */
} ennead_model_shave;

/* How to solve. ennead_model_options_init sets the defaults, in brackets below. */
typedef struct ennead_model_options {
    size_t size;                /* sizeof(ennead_model_options) */
    ennead_model_filter filter; /* [ENNEAD_MODEL_FILTER_DOMAIN] */
    unsigned redundant;         /* a set of ENNEAD_MODEL_REDUNDANT_LOCKED, _FISH and _SAME [0] */
    ennead_model_shave shave;   /* [ENNEAD_MODEL_SHAVE_NEVER] */
    ennead_model_branch branch; /* [ENNEAD_MODEL_BRANCH_AUTO] */
    uint64_t solutions;         /* stop after this many solutions; 0: no limit [2] */
    uint64_t node_limit;        /* give up after this many nodes; 0: no limit [0] */
    double time_limit;          /* give up after this many seconds of wall time; 0: no limit [0] */
    const ennead_stop *stop;    /* give up soon after this is set; may be NULL [NULL] */
    ennead_wording wording;     /* of the sentences of steps [English, r2c4] */
    /* When a rule makes ennead_model_new fail, it stores that rule here, which may be one inside a
     * rule of the description. Unchanged when no rule is the cause. May be NULL [NULL]. */
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
 * The model keeps no pointer to the description. The stop flag must outlive the model. */
typedef struct ennead_model ennead_model;

/* Makes the model of a description, ready to solve it. `options` may be NULL for the defaults.
 * Values that no cell may hold are left out of the model, unless every cell has only one value.
 * ENNEAD_STATUS_BAD_ARGUMENT: an option or a member of the description is out of range, or a rule
 * is unknown or does not make sense; then `message`, if it is not NULL, gets a sentence that says
 * which. On an error *model is NULL. The time limit and the stop flag apply here too: after they
 * cut the making of a model short, every search and every step with it ends at that limit. */
ENNEAD_API ennead_status ennead_model_new(const ennead_description *description,
                                          const ennead_model_options *options,
                                          const ennead_allocator *allocator,
                                          char message[ENNEAD_MESSAGE_SIZE], ennead_model **model);

/* Replaces the time limit of the options, in seconds of wall time, for searches and steps that
 * begin later; 0 means no limit. This lets several searches or steps share a limit.
 * ENNEAD_STATUS_BAD_ARGUMENT: `seconds` is negative. */
ENNEAD_API ennead_status ennead_model_set_time_limit(ennead_model *model, double seconds);

/* Starts a new puzzle of the same shape and rules. candidates[cell] is the set of values of each
 * cell; NULL means the candidates of the description. The time limit starts now. The model forgets
 * everything that it learned from conflicts, so that a result does not depend on earlier puzzles.
 * ENNEAD_STATUS_BAD_ARGUMENT: a set contains a value outside the range of the puzzle; nothing was
 * started. */
ENNEAD_API ennead_status ennead_model_start(ennead_model *model, const uint64_t *candidates);

/* Stores in candidates[cell] the set of values that propagation (and shaving, if the options ask
 * for it) leaves in each cell, and returns ENNEAD_STATUS_OK. ENNEAD_STATUS_END: propagation found a
 * contradiction, or a limit came first (see ennead_model_result). ENNEAD_STATUS_BAD_ARGUMENT:
 * ennead_model_next was called since the puzzle was started. */
ENNEAD_API ennead_status ennead_model_propagate(ennead_model *model, uint64_t *candidates);

/* Stores the number in each cell of the next solution and returns ENNEAD_STATUS_OK.
 * ENNEAD_STATUS_END: there are no more solutions, or a limit came first.
 * ENNEAD_STATUS_OUT_OF_MEMORY: the search needs more memory than it could get; the call may be
 * repeated. */
ENNEAD_API ennead_status ennead_model_next(ennead_model *model, uint8_t *solution);

/* What is known so far. In `search`, nodes are states that were propagated, guesses are nodes at
 * which the search branched, and backtracks are nodes at which a domain became empty. */
typedef struct ennead_model_result {
    ennead_solve_result search;
    uint64_t filters;          /* calls of a propagator */
    uint64_t first_backtracks; /* these three: when the first solution was found */
    uint64_t first_filters;
    uint64_t first_depth;
    uint64_t root_candidates; /* values left in all cells together before the first guess; 0 for a
                                 contradiction */
} ennead_model_result;

/* Stores what is known so far. May be called at any time after ennead_model_new. */
ENNEAD_API void ennead_model_get_result(const ennead_model *model, ennead_model_result *result);

/* Whether `solution`, the number in each cell, satisfies every rule of the model. Each rule is
 * tested by a plain check that shares no code with its filter. */
ENNEAD_API bool ennead_model_check(const ennead_model *model, const uint8_t *solution);

/* Counts the solutions of each candidate, as ennead_count_candidates does for 9x9 puzzles.
 * candidates[cell] is the set of values of each cell; NULL means those of the last start, or of the
 * description. counts[cell * values + index] is for the value of that index, where `values` is the
 * number of values in the description and index 0 its first value, and undecided[cell] is a set of
 * values. The limits and the stop flag are those of `options` (which may be NULL for the defaults),
 * except that without a stop flag the model's applies. The model is started again with its
 * candidates afterwards. ENNEAD_STATUS_BAD_ARGUMENT: an option is out of range, or a set contains a
 * value outside the range of the puzzle. ENNEAD_STATUS_OUT_OF_MEMORY is also possible; then what is
 * stored means nothing. */
ENNEAD_API ennead_status ennead_model_count_candidates(ennead_model *model,
                                                       const uint64_t *candidates,
                                                       const ennead_candidates_options *options,
                                                       uint64_t *counts, uint64_t *undecided,
                                                       ennead_candidates_result *result);

/* How to estimate. ennead_estimate_options_init sets the defaults, in brackets below. */
typedef struct ennead_estimate_options {
    size_t size;             /* sizeof(ennead_estimate_options) */
    uint64_t samples;        /* how many random descents, at least 1 [1000] */
    uint64_t seed;           /* the result depends on this and on nothing else [0] */
    double time_limit;       /* stop after this many seconds of wall time; 0: no limit [0] */
    const ennead_stop *stop; /* stop soon after this is set; may be NULL [NULL] */
} ennead_estimate_options;

/* The function behind ennead_estimate_options_init: writes the first `size` bytes. */
ENNEAD_API void ennead_estimate_options_init_sized(ennead_estimate_options *options, size_t size);

static inline void ennead_estimate_options_init(ennead_estimate_options *options)
{
    ennead_estimate_options_init_sized(options, sizeof *options);
}

typedef struct ennead_estimate {
    double solutions;      /* the estimated number of solutions */
    double relative_error; /* the standard error divided by that: the number is within twice of it
                              in about 19 of 20 cases. 0 if there are fewer than two samples */
    uint64_t samples;      /* how many random descents were made */
    ennead_search_end end; /* COMPLETE, or the limit that came before all samples */
} ennead_estimate;

/* Estimates how many solutions there are: the mean of random descents (D. E. Knuth, "Estimating the
 * efficiency of backtrack programs", Mathematics of Computation 29, 1975). Without any guess the
 * number is exact, and the error 0. `candidates` as for ennead_model_start; `options` may be NULL
 * for the defaults; without a stop flag in them the model's applies. The model is started again
 * afterwards. ENNEAD_STATUS_BAD_ARGUMENT: an option is out of range, or a set contains a value
 * outside the range of the puzzle. ENNEAD_STATUS_OUT_OF_MEMORY is also possible. */
ENNEAD_API ennead_status ennead_model_estimate(ennead_model *model, const uint64_t *candidates,
                                               const ennead_estimate_options *options,
                                               ennead_estimate *estimate);

/* The size of a buffer for one sentence of an explanation, including the terminating NUL. */
#define ENNEAD_SENTENCE_SIZE 2048

/* Explains the next step from a state: candidates[cell] is the set of values of each cell. Removes
 * values from these sets for the simplest reason that the rules of the model give, and writes that
 * reason as a sentence, such as "Row 1: r1c2 and r1c5 hold only 3 and 7, so 3 and 7 are eliminated
 * from r1c9. So r1c9 must be 4.". A placed value is removed from the cells that see it without a
 * sentence, unless that leaves a cell with one value. If no single rule finds anything, one value
 * is tried, and the sentence says what follows: "If r1c1 were 5, then ... which is impossible".
 * ENNEAD_STATUS_END: there is no next step, and the sentence is empty or names a contradiction,
 * worded to follow a colon; or a limit came first, the sentence is empty, and
 * ennead_model_get_result says which limit: ENNEAD_SEARCH_END_NODES if none of the first 8,192
 * values that were tried leads to a contradiction, and there are more.
 * ENNEAD_STATUS_BAD_ARGUMENT: a set contains a value outside the range of the puzzle. Starts the
 * model with this state, as ennead_model_start does. */
ENNEAD_API ennead_status ennead_model_explain(ennead_model *model, uint64_t *candidates,
                                              char text[ENNEAD_SENTENCE_SIZE]);

/* What a step of a model follows from. */
typedef enum ennead_model_reason {
    ENNEAD_MODEL_REASON_PLACED, /* the values placed leave a cell with one value */
    ENNEAD_MODEL_REASON_RULE,   /* one house or one rule */
    ENNEAD_MODEL_REASON_TRIAL,  /* a value is tried and leads to a contradiction */
} ennead_model_reason;

/* "placed", "rule" or "trial"; NULL when there is no reason of that number. */
ENNEAD_API const char *ennead_model_reason_name(ennead_model_reason reason);

typedef struct ennead_model_step {
    ennead_model_reason reason;
    char where[ENNEAD_SENTENCE_SIZE];         /* where to look: "row 3", "r1c1 and r1c2" */
    char text[ENNEAD_SENTENCE_SIZE];          /* the sentence */
    uint64_t changed[ENNEAD_MOST_CELLS / 64]; /* the cells that change: bit c % 64 of changed[c /
                                                 64] for cell c */
} ennead_model_step;

/* As ennead_model_explain, but stores more about the step, and looks only for reasons up to `most`.
 * With ENNEAD_STATUS_END only `text` of `step` is set. */
ENNEAD_API ennead_status ennead_model_step_next(ennead_model *model, ennead_model_reason most,
                                                uint64_t *candidates, ennead_model_step *step);

/* Called with a step, the candidates that its sentence begins with, and those that it leaves; all
 * are valid until it returns. Returns false to end. */
typedef bool (*ennead_model_step_function)(void *user, const ennead_model_step *step,
                                           const uint64_t *before, const uint64_t *after);

/* Calls `report` with each step that a house or rule gives in a state, which does not change: the
 * simplest of each. If the values placed leave a cell with one value, that is the first step.
 * ENNEAD_STATUS_END: a limit came first, or the state has a contradiction, and `report` was not
 * called; ENNEAD_STATUS_BAD_ARGUMENT as for ennead_model_explain. */
ENNEAD_API ennead_status ennead_model_step_all(ennead_model *model, const uint64_t *candidates,
                                               ennead_model_step_function report, void *user);

/* Stores the candidates that the sentence of the last step begins with: those that were passed in,
 * without what placed values take from the cells that see them. What the step removes from these is
 * what its sentence argues. Call it right after a step was found. */
ENNEAD_API void ennead_model_step_begin(const ennead_model *model, uint64_t *candidates);

/* Writes one stage of a hint at a step of a model, as ennead_write_hint does for the steps of
 * techniques. For ENNEAD_HINT_WHY, and for a step that does not belong to `description`, it writes
 * nothing and returns 0. */
ENNEAD_API size_t ennead_write_model_hint(const ennead_description *description,
                                          const ennead_model_step *step, ennead_hint hint,
                                          const ennead_wording *wording, char *text, size_t room);

/* Removes the value of each cell that has only one value from all cells that see it, and repeats
 * this until nothing changes, as players do without thinking. ENNEAD_STATUS_END: a cell has no
 * value left. ENNEAD_STATUS_BAD_ARGUMENT: as for ennead_model_explain. */
ENNEAD_API ennead_status ennead_model_settle(ennead_model *model, uint64_t *candidates);

/* Removes the value of each cell that has only one value from all cells that see it, once, and
 * leaves at least two values in each: a cell that could have but one keeps another, too, so that it
 * is not taken for one with a placed value. ENNEAD_STATUS_BAD_ARGUMENT as for ennead_model_explain.
 */
ENNEAD_API ennead_status ennead_model_settle_once(ennead_model *model, uint64_t *candidates);

/* Which puzzle with variant rules to make. ennead_variant_request_init sets the defaults, in
 * brackets below. */
typedef struct ennead_variant_request {
    size_t size;             /* sizeof(ennead_variant_request) */
    uint64_t seed;           /* [0] */
    uint64_t number;         /* which of the puzzles of this seed [0] */
    const ennead_stop *stop; /* give up soon after this is set; may be NULL [NULL] */
    double time_limit;       /* give up after this many seconds of wall time; 0: no limit [0] */
} ennead_variant_request;

/* The function behind ennead_variant_request_init: writes the first `size` bytes. */
ENNEAD_API void ennead_variant_request_init_sized(ennead_variant_request *request, size_t size);

static inline void ennead_variant_request_init(ennead_variant_request *request)
{
    ennead_variant_request_init_sized(request, sizeof *request);
}

/* Makes a puzzle with the rules and candidates of a description: it fills a random grid that
 * satisfies the rules, then removes clues in random order as long as the solution stays unique.
 * `request` may be NULL for the defaults. candidates[cell] gets the set of values of each cell,
 * which is one value where there is a clue. *creation gets ENNEAD_CREATION_OUTCOME_CREATED,
 * ENNEAD_CREATION_OUTCOME_STOPPED (the stop flag or the time limit came first) or
 * ENNEAD_CREATION_OUTCOME_GAVE_UP (no grid was found). ENNEAD_STATUS_BAD_ARGUMENT: a negative time
 * limit, or as for ennead_model_new, with its message (which may be NULL). */
ENNEAD_API ennead_status ennead_variant_generate(const ennead_description *rules,
                                                 const ennead_variant_request *request,
                                                 const ennead_allocator *allocator,
                                                 char message[ENNEAD_MESSAGE_SIZE],
                                                 uint64_t *candidates,
                                                 ennead_creation_outcome *creation);

/* Finds the givens that may be misprints in a puzzle without a solution: it solves the puzzle once
 * without each of its givens. Givens are the cells with one value in `candidates` (NULL: in the
 * puzzle that was started last). verdicts[cell], one entry per cell of the model, is
 * ENNEAD_VERDICT_NONE, UNIQUE or SEVERAL; or LIMIT when the search took more than `node_limit`
 * nodes (0: no limit), or the time limit or the stop flag came first. The limits apply to each
 * search. For a cell that is not a given the verdict is ENNEAD_VERDICT_NONE. Call
 * ennead_model_start before the model is used again. Status as for ennead_model_start and
 * ennead_model_next. */
ENNEAD_API ennead_status ennead_model_without_each(ennead_model *model, const uint64_t *candidates,
                                                   uint64_t node_limit, ennead_verdict *verdicts);

/* Frees a model; NULL is allowed. */
ENNEAD_API void ennead_model_free(ennead_model *model);

#ifdef __cplusplus
}
#endif

#endif
