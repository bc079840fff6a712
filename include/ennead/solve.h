/* SPDX-License-Identifier: MIT */
/*
 * Solving: one puzzle without allocating, many at once with a solver, or solutions one by one with
 * an iterator.
 */
#ifndef ENNEAD_SOLVE_H
#define ENNEAD_SOLVE_H

#include "puzzle.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What is known about the number of solutions when a search has ended. */
typedef enum ennead_verdict {
    ENNEAD_VERDICT_NONE,    /* no solution; proved */
    ENNEAD_VERDICT_UNIQUE,  /* exactly one; proved */
    ENNEAD_VERDICT_SEVERAL, /* two or more */
    ENNEAD_VERDICT_FOUND,   /* at least one: the search was to stop at one solution */
    ENNEAD_VERDICT_LIMIT,   /* a node limit, a time limit or the stop flag ended the search first */
} ennead_verdict;

/* "none", "unique", "several", "found" or "limit". A constant string, never NULL. */
ENNEAD_API const char *ennead_verdict_name(ennead_verdict verdict);

/* What ended a search. */
typedef enum ennead_search_end {
    ENNEAD_SEARCH_END_COMPLETE,  /* nothing is left to search */
    ENNEAD_SEARCH_END_SOLUTIONS, /* as many solutions as requested, or as can be counted */
    ENNEAD_SEARCH_END_NODES,     /* the node limit */
    ENNEAD_SEARCH_END_TIME,      /* the time limit */
    ENNEAD_SEARCH_END_STOP,      /* the stop flag */
} ennead_search_end;

typedef enum ennead_engine {
    /* the fastest for the task; all results are exact */
    ENNEAD_ENGINE_AUTO,
    /* backtracking: the lowest digit that fits in the first empty cell (P. Chan, Java Developers
     * Almanac, example e1089, 2005) */
    ENNEAD_ENGINE_BIFURCATION,
    /* the same, with the digits of each cell in random order */
    ENNEAD_ENGINE_RANDOM,
    /* as ENNEAD_ENGINE_AUTO, but ennead_solve_batch and ennead_solve_lines always solve many
     * puzzles at once, however few there are. The order of several solutions and the counters then
     * do not depend on how a list is cut into calls. ENNEAD_ORDER_LEXICOGRAPHIC is not possible
     * (ENNEAD_STATUS_BAD_ARGUMENT) */
    ENNEAD_ENGINE_BATCH,
} ennead_engine;

typedef enum ennead_order {
    /* as the engine finds them; the same in every run. With a limit of one or two, they may differ
     * from the first ones with a higher limit */
    ENNEAD_ORDER_ANY,
    /* ascending, as numbers of 81 digits. This is the order of ENNEAD_ENGINE_BIFURCATION;
     * ENNEAD_ENGINE_RANDOM cannot have it (ENNEAD_STATUS_BAD_ARGUMENT) */
    ENNEAD_ORDER_LEXICOGRAPHIC,
} ennead_order;

/* A running count of solutions, which another thread can read to show progress. Initialize it with
 * {0}. */
typedef struct ennead_tally {
    uint64_t solutions;
} ennead_tally;

/* The current count. Atomic. */
ENNEAD_API uint64_t ennead_tally_get_solutions(const ennead_tally *tally);

/* Called by ENNEAD_ENGINE_BIFURCATION and ENNEAD_ENGINE_RANDOM each time a cell is filled (`digit`
 * 1 to 9) or emptied again (0). It must not use the object that is searching, but may set the stop
 * flag. */
typedef void (*ennead_cell_function)(void *user, int cell, int digit);

/* Whether results include the time of the search. Reading the clock takes about 25 ns, a tenth of
 * the time for an easy puzzle, so it is off by default. */
typedef enum ennead_timing {
    ENNEAD_TIMING_OFF, /* the clock is read only if there is a time limit */
    ENNEAD_TIMING_ON,
} ennead_timing;

/* How to solve. ennead_solve_options_init sets the defaults, in brackets below. */
typedef struct ennead_solve_options {
    size_t size;             /* sizeof(ennead_solve_options) */
    ennead_engine engine;    /* [ENNEAD_ENGINE_AUTO] */
    ennead_order order;      /* [ENNEAD_ORDER_ANY] */
    uint64_t solutions;      /* stop after this many solutions; 0: as many as can be counted,
                                UINT64_MAX [2] */
    uint64_t node_limit;     /* give up after this many nodes; 0: no limit [0] */
    double time_limit;       /* give up after this many seconds of wall time; 0: no limit [0] */
    const ennead_stop *stop; /* give up soon after this is set; may be NULL [NULL] */
    uint64_t seed;   /* ENNEAD_ENGINE_RANDOM: with the stream, determines the random order [0] */
    uint64_t stream; /* ENNEAD_ENGINE_RANDOM: such as the puzzle's number in a list [0] */
    ennead_cell_function on_cell; /* may be NULL [NULL] */
    void *on_cell_user;           /* passed to on_cell [NULL] */
    ennead_tally *tally;  /* each search adds the solutions it finds, even those that its result
                             does not count in the end; may be NULL [NULL] */
    ennead_timing timing; /* [ENNEAD_TIMING_OFF] */
} ennead_solve_options;

/* The function behind ennead_solve_options_init: writes the first `size` bytes. */
ENNEAD_API void ennead_solve_options_init_sized(ennead_solve_options *options, size_t size);

static inline void ennead_solve_options_init(ennead_solve_options *options)
{
    ennead_solve_options_init_sized(options, sizeof *options);
}

/* The work that a search did. The same for the same input and options on every machine. */
typedef struct ennead_solve_counters {
    uint64_t nodes;      /* states examined, including the first. When ennead_solve_batch and
                            ennead_solve_lines only count solutions (capacity 0, more than two
                            requested), one node may stand for hundreds of solutions */
    uint64_t guesses;    /* nodes at which more than one digit was left to try */
    uint64_t backtracks; /* nodes at which no digit fit, so that the search went back */
    uint64_t depth;      /* ENNEAD_ENGINE_AUTO: the most states kept at once to go back to; other
                            engines: the most cells filled at once */
} ennead_solve_counters;

/* What a search found. */
typedef struct ennead_solve_result {
    ennead_verdict verdict;
    ennead_search_end end;
    /* How many solutions were found: all of them if `end` is ENNEAD_SEARCH_END_COMPLETE, otherwise
     * there may be more. A search ends at UINT64_MAX solutions (the empty board has about 6.67e21),
     * which none reaches in a lifetime. */
    uint64_t solutions;
    ennead_solve_counters counters;
    /* Times are 0 unless options.timing asks for them or there is a time limit; when many puzzles
     * are searched at once they are always set. */
    double first_seconds; /* wall time to the first solution; 0 if there is none */
    double seconds;       /* wall time of the whole search */
} ennead_solve_result;

/* The short form of a result, in a quarter of its memory. */
typedef struct ennead_solve_answer {
    ennead_verdict verdict;
    ennead_search_end end;
    uint64_t solutions;
} ennead_solve_answer;

/* What short results leave out, summed over all puzzles. */
typedef struct ennead_solve_totals {
    ennead_solve_counters counters; /* the depth is the greatest, not the sum */
    double first_seconds, seconds;
} ennead_solve_totals;

/* Solves one puzzle, without allocating. The first `capacity` solutions found are stored in
 * `solutions`, which may be NULL if `capacity` is 0; `result` must not be NULL. `options` may be
 * NULL for the defaults. ENNEAD_STATUS_BAD_ARGUMENT: an option is out of range, a given is above 9
 * or a candidate is above digit 9. */
ENNEAD_API ennead_status ennead_solve(const ennead_puzzle *puzzle,
                                      const ennead_solve_options *options,
                                      uint8_t (*solutions)[ENNEAD_CELLS], size_t capacity,
                                      ennead_solve_result *result);

/* Solves a puzzle once without each of its givens, to find the misprint in a puzzle without a
 * solution. verdicts[cell] is the verdict when that cell may hold any digit and nothing else
 * changes; for a cell without a given it is the verdict of the puzzle itself. Limits apply to each
 * of the up to 82 searches; a node limit of 1,000 is enough for newspaper puzzles. Allocates
 * nothing. Options and status as for ennead_solve; on an error nothing is stored. */
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

/* Makes a solver; ennead_solver_free frees it (NULL is allowed). On ENNEAD_STATUS_OUT_OF_MEMORY
 * *solver is NULL. */
ENNEAD_API ennead_status ennead_solver_new(const ennead_allocator *allocator,
                                           ennead_solver **solver);
ENNEAD_API void ennead_solver_free(ennead_solver *solver);

/* Puzzles in an array, and room for the results. */
typedef struct ennead_puzzle_batch {
    const ennead_puzzle *puzzles;
    size_t count; /* how many puzzles there are */
    /* solution k of puzzle i is stored in solutions[i * capacity + k]; may be NULL if `capacity` is
     * 0 */
    uint8_t (*solutions)[ENNEAD_CELLS];
    size_t capacity; /* how many of each puzzle's solutions are stored, the first found */
    ennead_solve_result *results; /* `count` of them */
} ennead_puzzle_batch;

/* Solves the puzzles of a batch, without allocating. With ENNEAD_ENGINE_AUTO and ENNEAD_ORDER_ANY
 * many puzzles are solved at once, which takes a fraction of the time per puzzle; batches of
 * thousands are best. The order of several solutions, the counters and the times may then differ
 * from those of ennead_solve. If at most two solutions are requested and there is no node limit, a
 * few puzzles, fewer than a hundred easy ones or a dozen of the hardest, are solved one by one, as
 * by ennead_solve: the same ones on every processor. The stream of puzzle i is options->stream + i.
 * Limits apply to each puzzle. When the stop flag is set, the remaining puzzles get
 * ENNEAD_VERDICT_LIMIT and ENNEAD_SEARCH_END_STOP. Otherwise as ennead_solve;
 * ENNEAD_STATUS_BAD_ARGUMENT is returned before anything is solved. */
ENNEAD_API ennead_status ennead_solve_batch(ennead_solver *solver, const ennead_puzzle_batch *batch,
                                            const ennead_solve_options *options);

/* Puzzles and their solutions as lines of text in the caller's memory, such as a whole file. A
 * puzzle is 81 bytes: '1' to '9' are givens, and any other byte is an empty cell; nothing is
 * checked. A solution is 81 characters '1' to '9', without a NUL. With `numbers`, lines are arrays
 * of bytes: 1 to 9 in place of '1' to '9'. */
typedef struct ennead_puzzle_lines {
    const char *puzzles;    /* puzzle i begins at puzzles + i * puzzle_stride */
    size_t puzzle_stride;   /* bytes: 81, or 82 if each line has a line end */
    size_t count;           /* how many puzzles there are */
    char *solutions;        /* solution k of puzzle i is stored at solutions + (i * capacity + k) *
                               solution_stride; may be NULL if `capacity` is 0 */
    size_t solution_stride; /* bytes, at least 81; the bytes between solutions are not changed */
    size_t capacity;        /* how many of each puzzle's solutions are stored, the first found */
    /* `count` of them; or NULL to get `answers` and `sums` instead */
    ennead_solve_result *results;
    /* Unless NULL: bit i % 64 of conflicts[i / 64] is set if two equal givens of puzzle i share a
     * house (ennead_puzzle_find_conflict says where). It is cleared if not, if a limit ended the
     * search at once, and beyond the last puzzle. This adds about 2 % to the time. */
    uint64_t *conflicts;
    ennead_solve_answer *answers; /* if `results` is NULL: `count` of them, */
    ennead_solve_totals *sums;    /* and what they leave out; NULL: not counted, which is faster */
    bool numbers;                 /* lines are numbers, not text */
} ennead_puzzle_lines;

/* Solves puzzles in lines as ennead_solve_batch solves those of an array, with the same results. It
 * saves the conversion to ennead_puzzle, which takes longer than solving an easy puzzle. Puzzles
 * and solutions must not overlap, except that with a capacity of 1 and equal strides they may be
 * the same memory; the first solution of a puzzle then replaces it. ENNEAD_STATUS_BAD_ARGUMENT: an
 * option is out of range, or solutions to be stored are less than 81 bytes apart. */
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
 * ennead_iterator_get_result may be called at any time between new and free.
 *
 * The puzzle and the options are copied; the stop flag of the options must outlive the iterator.
 * The time limit counts only the time inside ennead_iterator_next. */
typedef struct ennead_iterator ennead_iterator;

/* Makes an iterator over the solutions of `puzzle`, at most options->solutions of them. On an error
 * (as for ennead_solve, or ENNEAD_STATUS_OUT_OF_MEMORY) *iterator is NULL. */
ENNEAD_API ennead_status ennead_iterator_new(const ennead_puzzle *puzzle,
                                             const ennead_solve_options *options,
                                             const ennead_allocator *allocator,
                                             ennead_iterator **iterator);

/* Stores the next solution, in the order in which ennead_solve finds them, and returns
 * ENNEAD_STATUS_OK. ENNEAD_STATUS_END: there are no more, or a limit ended the search;
 * ennead_iterator_get_result says which. */
ENNEAD_API ennead_status ennead_iterator_next(ennead_iterator *iterator,
                                              uint8_t solution[ENNEAD_CELLS]);

/* Stores what is known so far. Before ENNEAD_STATUS_END the verdict is that of a search that stops
 * here: ENNEAD_VERDICT_LIMIT, ENNEAD_VERDICT_FOUND or ENNEAD_VERDICT_SEVERAL. */
ENNEAD_API void ennead_iterator_get_result(const ennead_iterator *iterator,
                                           ennead_solve_result *result);

/* Frees an iterator; NULL is allowed. */
ENNEAD_API void ennead_iterator_free(ennead_iterator *iterator);

/* Gets `count` solutions, each a line of 81 digits and a line feed. Returns false to end the
 * search. */
typedef bool (*ennead_lines_function)(void *user, const char *lines, size_t count);

/* Finds the solutions of one puzzle and passes them on as text, up to 256 at a time. If there are
 * thousands, this is several times as fast as an iterator. The order is the same in every run, but
 * not that of an iterator. ENNEAD_STATUS_BAD_ARGUMENT: as for ennead_solve, or the engine is
 * neither ENNEAD_ENGINE_AUTO nor ENNEAD_ENGINE_BATCH, or the order not ENNEAD_ORDER_ANY. `result`
 * is as of ennead_solve, with ENNEAD_SEARCH_END_STOP if the function returned false; one node may
 * stand for hundreds of solutions. */
ENNEAD_API ennead_status ennead_list_solutions(const ennead_puzzle *puzzle,
                                               const ennead_solve_options *options,
                                               const ennead_allocator *allocator,
                                               ennead_lines_function function, void *user,
                                               ennead_solve_result *result);

/* The engines behind ENNEAD_ENGINE_AUTO are compiled in editions for several instruction sets,
 * which all give the same results. By default the fastest edition that the processor can run is
 * used. */

/* The name of the edition that new solvers and searches use: "avx512", "avx2", "baseline" (on
 * AArch64 "neon") or "scalar". A constant string. */
ENNEAD_API const char *ennead_isa_get(void);

/* The name of edition `index`, counted from 0, fastest first; NULL past the last. The list contains
 * every edition that was compiled, even those that this processor cannot run. */
ENNEAD_API const char *ennead_isa_name(size_t index);

/* Chooses the edition that new solvers and searches use, for the whole process; NULL restores the
 * default. ENNEAD_STATUS_BAD_ARGUMENT: there is no edition of that name, or this processor cannot
 * run it. */
ENNEAD_API ennead_status ennead_isa_set(const char *name);

#ifdef __cplusplus
}
#endif

#endif
