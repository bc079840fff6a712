/* SPDX-License-Identifier: MIT */
/*
 * Solving: one puzzle without allocating, many at once by a solver, solutions one by one by an
 * iterator.
 */
#ifndef ENNEAD_SOLVE_H
#define ENNEAD_SOLVE_H

#include "puzzle.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What is known of the number of solutions when a search has ended. */
typedef enum ennead_verdict {
    ENNEAD_VERDICT_NONE,    /* none; proved */
    ENNEAD_VERDICT_UNIQUE,  /* exactly one; proved */
    ENNEAD_VERDICT_SEVERAL, /* two or more */
    ENNEAD_VERDICT_FOUND,   /* at least one: one was asked for, and found */
    ENNEAD_VERDICT_LIMIT,   /* a node limit, a time limit or the stop flag ended the search first */
} ennead_verdict;

/* "none", "unique", "several", "found" or "limit". A constant string, never NULL. */
ENNEAD_API const char *ennead_verdict_name(ennead_verdict verdict);

/* What ended a search. */
typedef enum ennead_search_end {
    ENNEAD_SEARCH_END_COMPLETE,  /* nothing is left to search */
    ENNEAD_SEARCH_END_SOLUTIONS, /* as many solutions as were asked for, or can be counted */
    ENNEAD_SEARCH_END_NODES,     /* the node limit */
    ENNEAD_SEARCH_END_TIME,      /* the time limit */
    ENNEAD_SEARCH_END_STOP,      /* the stop flag */
} ennead_search_end;

typedef enum ennead_engine {
    /* exact, and the quickest for the work at hand */
    ENNEAD_ENGINE_AUTO,
    /* the first empty cell, its lowest digit that fits, back when none does (P. Chan, Java
     * Developers Almanac, example e1089, 2005) */
    ENNEAD_ENGINE_BIFURCATION,
    /* the same with the digits of each cell in random order */
    ENNEAD_ENGINE_RANDOM,
} ennead_engine;

typedef enum ennead_order {
    /* as the engine finds them; the same in every run. With a limit of two, the second may be
     * another one than with a higher limit */
    ENNEAD_ORDER_ANY,
    /* ascending, as numbers of 81 digits; ENNEAD_ENGINE_BIFURCATION always keeps it,
     * ENNEAD_ENGINE_RANDOM never (such options are ENNEAD_STATUS_BAD_ARGUMENT) */
    ENNEAD_ORDER_LEXICOGRAPHIC,
} ennead_order;

/* How many solutions long work has found so far, for another thread to show. Initialize it with
 * {0}. */
typedef struct ennead_tally {
    uint64_t solutions;
} ennead_tally;

/* The number now: atomic. */
ENNEAD_API uint64_t ennead_tally_get_solutions(const ennead_tally *tally);

/* Called by ENNEAD_ENGINE_BIFURCATION and ENNEAD_ENGINE_RANDOM with each cell as it is filled
 * (`digit` 1 to 9) or emptied again (0). It must not use the object that is searching; it may set
 * the stop flag. */
typedef void (*ennead_cell_function)(void *user, int cell, int digit);

/* Whether results say how long a search took. Reading the clock takes about 25 ns each time, a
 * tenth of what an easy puzzle takes, so it is left alone unless asked for. */
typedef enum ennead_timing {
    ENNEAD_TIMING_OFF, /* the clock is read only when there is a time limit */
    ENNEAD_TIMING_ON,
} ennead_timing;

/* How to solve. ennead_solve_options_init gives each member the value in brackets. */
typedef struct ennead_solve_options {
    size_t size;             /* sizeof(ennead_solve_options) */
    ennead_engine engine;    /* [ENNEAD_ENGINE_AUTO] */
    ennead_order order;      /* [ENNEAD_ORDER_ANY] */
    uint64_t solutions;      /* stop after so many solutions; 0 for as many as can be counted,
                                which is UINT64_MAX [2] */
    uint64_t node_limit;     /* give up after so many nodes; 0 for no such limit [0] */
    double time_limit;       /* give up after so many seconds of wall time; 0 for no limit [0] */
    const ennead_stop *stop; /* give up soon after this is set; may be NULL [NULL] */
    uint64_t seed;   /* ENNEAD_ENGINE_RANDOM: the same seed and stream give the same order [0] */
    uint64_t stream; /* ENNEAD_ENGINE_RANDOM: the number of the puzzle in a list [0] */
    ennead_cell_function on_cell; /* may be NULL [NULL] */
    void *on_cell_user;           /* handed to on_cell [NULL] */
    ennead_tally *tally;  /* each search adds what it finds, also what it finds beyond what its
                             result counts in the end; may be NULL [NULL] */
    ennead_timing timing; /* [ENNEAD_TIMING_OFF] */
} ennead_solve_options;

/* The function behind ennead_solve_options_init: writes the first `size` bytes. */
ENNEAD_API void ennead_solve_options_init_sized(ennead_solve_options *options, size_t size);

static inline void ennead_solve_options_init(ennead_solve_options *options)
{
    ennead_solve_options_init_sized(options, sizeof *options);
}

/* The work that a search did. Equal for equal input and options, on every machine. */
typedef struct ennead_solve_counters {
    uint64_t nodes;      /* states looked at, the first included; where ennead_solve_batch and
                            ennead_solve_lines only count solutions (no capacity, and more than
                            two asked for), one may stand for hundreds of solutions */
    uint64_t guesses;    /* states in which more than one digit was left to try */
    uint64_t backtracks; /* states in which nothing fitted, so that the search went back */
    uint64_t depth; /* ENNEAD_ENGINE_AUTO: most states kept at once to go back to; the others: most
                       cells filled at once */
} ennead_solve_counters;

/* What a search found. */
typedef struct ennead_solve_result {
    ennead_verdict verdict;
    ennead_search_end end;
    /* how many were found: their exact number when the end is ENNEAD_SEARCH_END_COMPLETE, else there
     * may be more. UINT64_MAX solutions end a search (the empty board has some 6.67e21), though none
     * gets there in a lifetime */
    uint64_t solutions;
    ennead_solve_counters counters;
    /* 0 unless options.timing asks for them or there is a time limit; but where many puzzles are
     * searched at once they are always there */
    double first_seconds; /* wall time to the first solution; 0 when there is none */
    double seconds;       /* wall time of all of it */
} ennead_solve_result;

/* As much of a result as most want to know of each of many puzzles: a quarter of its memory. */
typedef struct ennead_solve_answer {
    ennead_verdict verdict;
    ennead_search_end end;
    uint64_t solutions;
} ennead_solve_answer;

/* The rest, of all of them together. */
typedef struct ennead_solve_totals {
    ennead_solve_counters counters; /* the depth: that of the deepest */
    double first_seconds, seconds;
} ennead_solve_totals;

/* Solves one puzzle, without allocating. Of the solutions found the first `capacity` are stored in
 * `solutions`, which may be NULL when `capacity` is 0; `result` may not be NULL. `options` may be
 * NULL for the defaults. Returns ENNEAD_STATUS_OK, or ENNEAD_STATUS_BAD_ARGUMENT for options out of
 * range, a given above 9 or a candidate above digit 9. */
ENNEAD_API ennead_status ennead_solve(const ennead_puzzle *puzzle,
                                      const ennead_solve_options *options,
                                      uint8_t (*solutions)[ENNEAD_CELLS], size_t capacity,
                                      ennead_solve_result *result);

/* Solves a puzzle once without each of its givens, which is how a misprint in one that has no solution
 * is found: verdicts[cell] is what there is when the cell may hold any digit and all else stays; of a
 * cell without a given it is the verdict of the puzzle itself. Limits apply to each of the up to 82
 * searches; a node limit of 1,000 is enough for newspapers' puzzles. Any number of threads may call it
 * at once; it allocates nothing. `options` and status as ennead_solve; on an error nothing is stored. */
ENNEAD_API ennead_status ennead_solve_without_each(const ennead_puzzle *puzzle,
                                                   const ennead_solve_options *options,
                                                   ennead_verdict verdicts[ENNEAD_CELLS]);

/* The working memory of one thread that solves many puzzles. Life cycle:
 *
 *     ennead_solver_new --> ennead_solve_batch   ----+--> ennead_solver_free
 *                      ^    ennead_solve_lines       |
 *                      +---------- again ------------+
 */
typedef struct ennead_solver ennead_solver;

/* Makes a solver; ennead_solver_free gives it back (NULL is allowed). On
 * ENNEAD_STATUS_OUT_OF_MEMORY *solver is NULL. */
ENNEAD_API ennead_status ennead_solver_new(const ennead_allocator *allocator,
                                           ennead_solver **solver);
ENNEAD_API void ennead_solver_free(ennead_solver *solver);

/* Puzzles in an array, and room for what is found of each. */
typedef struct ennead_puzzle_batch {
    const ennead_puzzle *puzzles;
    size_t count; /* how many puzzles there are */
    /* solution k of puzzle i is stored in solutions[i * capacity + k]; may be NULL when `capacity` is
     * 0 */
    uint8_t (*solutions)[ENNEAD_CELLS];
    size_t capacity; /* how many of each puzzle's solutions are stored, the first found */
    ennead_solve_result *results; /* `count` of them */
} ennead_puzzle_batch;

/* Solves the puzzles of a batch, without allocating; with ENNEAD_ENGINE_AUTO and ENNEAD_ORDER_ANY many of
 * them at once, so that each takes a fraction of the time that it takes alone (give it thousands if
 * you can), and its solutions, if there are several, may come in another order than from
 * ennead_solve. The stream of puzzle i is options->stream + i. Limits apply to each puzzle. When the stop flag is set the remaining puzzles get the verdict ENNEAD_VERDICT_LIMIT with
 * ENNEAD_SEARCH_END_STOP. Otherwise as ennead_solve; ENNEAD_STATUS_BAD_ARGUMENT is found before
 * anything is solved. */
ENNEAD_API ennead_status ennead_solve_batch(ennead_solver *solver, const ennead_puzzle_batch *batch,
                                            const ennead_solve_options *options);

/* Puzzles and their solutions as lines of text in the caller's memory, such as a file that has been
 * read as a whole. Of a puzzle's 81 characters '1' to '9' are givens, and every other byte is an
 * empty cell: nothing is checked. A solution is 81 characters '1' to '9', and no NUL. */
typedef struct ennead_puzzle_lines {
    const char *puzzles;    /* puzzle i begins at puzzles + i * puzzle_stride */
    size_t puzzle_stride;   /* bytes: 81, or 82 where each line has its end */
    size_t count;           /* how many puzzles there are */
    char *solutions;        /* solution k of puzzle i is stored at
                               solutions + (i * capacity + k) * solution_stride; may be NULL when
                               `capacity` is 0 */
    size_t solution_stride; /* bytes, at least 81; those between two solutions are left alone */
    size_t capacity;        /* how many of each puzzle's solutions are stored, the first found */
    /* `count` of them; or NULL, and `answers` and `sums` in their place */
    ennead_solve_result *results;
    /* Unless it is NULL: bit i % 64 of conflicts[i / 64] is set if two equal givens of puzzle i
     * share a house (ennead_puzzle_find_conflict says where), and cleared if not or if a limit ended
     * its search at once; so are all bits behind the last puzzle. This costs a fiftieth of the
     * time. */
    uint64_t *conflicts;
    ennead_solve_answer *answers; /* `count` of them, where results is NULL, */
    ennead_solve_totals *sums;    /* and what is left out there; may be NULL */
} ennead_puzzle_lines;

/* Solves puzzles in lines as ennead_solve_batch does those of an array, and with the same results,
 * but without the way over ennead_puzzle, which for easy puzzles takes longer than solving them.
 * Puzzles and solutions may not overlap, but with a capacity of 1 and the same stride they may be
 * the same memory: then the first solution of a puzzle takes its place. ENNEAD_STATUS_BAD_ARGUMENT:
 * options out of range, or solutions to be stored that are less than 81 bytes apart. */
ENNEAD_API ennead_status ennead_solve_lines(ennead_solver *solver, const ennead_puzzle_lines *lines,
                                            const ennead_solve_options *options);

/* Solutions one by one. Life cycle:
 *
 *     ennead_iterator_new --> ennead_iterator_next --> ENNEAD_STATUS_OK: a solution
 *                             |    ^                    |
 *                             |    +------ again -------+
 *                             v
 *                             ENNEAD_STATUS_END --> ennead_iterator_free
 *
 * ennead_iterator_get_result may be asked at any time between the two.
 *
 * The puzzle and the options are copied; the stop flag that the options name must outlive the
 * iterator. The time limit runs while ennead_iterator_next does. */
typedef struct ennead_iterator ennead_iterator;

/* Makes an iterator over the solutions of `puzzle`, at most options->solutions of them. On an error
 * (as ennead_solve, or ENNEAD_STATUS_OUT_OF_MEMORY) *iterator is NULL. */
ENNEAD_API ennead_status ennead_iterator_new(const ennead_puzzle *puzzle,
                                             const ennead_solve_options *options,
                                             const ennead_allocator *allocator,
                                             ennead_iterator **iterator);

/* Stores the next solution, in the order in which ennead_solve finds them, and returns
 * ENNEAD_STATUS_OK; or returns ENNEAD_STATUS_END: there are no more, or a limit ended the search;
 * ennead_iterator_get_result says which. */
ENNEAD_API ennead_status ennead_iterator_next(ennead_iterator *iterator,
                                              uint8_t solution[ENNEAD_CELLS]);

/* What is known so far. Before ENNEAD_STATUS_END the verdict is that of a search that stopped here:
 * ENNEAD_VERDICT_LIMIT, ENNEAD_VERDICT_FOUND or ENNEAD_VERDICT_SEVERAL. */
ENNEAD_API void ennead_iterator_get_result(const ennead_iterator *iterator,
                                           ennead_solve_result *result);

/* Gives an iterator back; NULL is allowed. */
ENNEAD_API void ennead_iterator_free(ennead_iterator *iterator);

/* The engines behind ENNEAD_ENGINE_AUTO exist in editions for several instruction sets, which
 * give the same results. Without a choice the fastest is used that the processor can run. */

/* The name of the edition that new solvers and searches get: "avx512", "avx2", "baseline" (on
 * AArch64 "neon") or "scalar". */
ENNEAD_API const char *ennead_isa_get(void);

/* The name of edition number `index`, the fastest being 0, or NULL when there are no more. All that
 * were compiled are listed, also those that this processor lacks the instructions for. */
ENNEAD_API const char *ennead_isa_name(size_t index);

/* Chooses the edition that new solvers and searches get, for the whole process; NULL chooses the
 * fastest again. ENNEAD_STATUS_BAD_ARGUMENT: there is none of that name, or this processor cannot
 * run it. */
ENNEAD_API ennead_status ennead_isa_set(const char *name);

#ifdef __cplusplus
}
#endif

#endif
