/* SPDX-License-Identifier: MIT */
/*
 * libennead: read, solve and print Sudoku puzzles.
 *
 * A complete program (compiled and run by the tests as examples/first.c):
 *
 *     #include <ennead.h>
 *     #include <stdio.h>
 *
 *     int main(void)
 *     {
 *         ennead_puzzle puzzle;
 *         ennead_options options;
 *         ennead_result result;
 *         uint8_t solution[1][ENNEAD_CELLS];
 *         char line[ENNEAD_LINE_SIZE];
 *
 *         if (ennead_puzzle_from_line("53..7....6..195....98....6.8...6...34"
 *                 "..8.3..17...2...6.6....28....419..5....8..79", &puzzle))
 *             return 1;
 *         ennead_options_init(&options);
 *         if (ennead_solve(&puzzle, &options, solution, 1, &result))
 *             return 1;
 *         puts(ennead_verdict_name(result.verdict));
 *         if (result.solutions > 0) {
 *             ennead_write_line(solution[0], line);
 *             puts(line);
 *         }
 *         return 0;
 *     }
 *
 * Cells are numbered 0 to 80 row by row, digits 1 to 9; 0 is an empty cell. A set of digits is the
 * low nine bits of an integer, bit d - 1 for digit d.
 *
 * A function that can fail returns an ennead_status; what the search found out is a verdict, a
 * value of its own. The library never prints, exits or aborts, reads no environment and installs no
 * signal handler. Every function may run on any thread; an object (reader, solver, iterator) may be
 * used by one thread at a time. Structs whose first member is `size` may grow in later versions:
 * fill them by their _init function, or where there is none (ennead_pipeline) set `size` and leave
 * the rest 0.
 */
#ifndef ENNEAD_H
#define ENNEAD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifndef ENNEAD_API
#if defined(_WIN32) || !defined(__GNUC__)
#define ENNEAD_API
#else
#define ENNEAD_API __attribute__((visibility("default")))
#endif
#endif

#define ENNEAD_VERSION "0.1.0"

/* The version of the library that is running, as "major.minor.patch" (semver.org). A constant
 * string. ENNEAD_VERSION is the version that the caller was compiled with. */
ENNEAD_API const char *ennead_version(void);

/* ------------------------------------------------------------------------------------- status */

typedef enum ennead_status {
    ENNEAD_OK = 0,
    ENNEAD_END,           /* an iterator or a reader has no more */
    ENNEAD_NEEDS_INPUT,   /* a reader cannot go on without more text */
    ENNEAD_BAD_ARGUMENT,  /* an argument is outside its documented range; nothing was done */
    ENNEAD_OUT_OF_MEMORY, /* the allocator returned NULL; every object is as it was */
} ennead_status;

/* A short English phrase for `status`, such as "out of memory". A constant string, never NULL. */
ENNEAD_API const char *ennead_status_text(ennead_status status);

/* ------------------------------------------------------------------------------------- memory */

/* Where memory comes from. `allocate` returns memory for any type, or NULL; `release` takes back
 * what `allocate` returned, or NULL. Both get `user`, and are called only from inside the function
 * that was given the allocator or an object made with it. Where a function takes a pointer to an
 * allocator, NULL stands for malloc and free; the struct is copied. */
typedef struct ennead_allocator {
    void *(*allocate)(void *user, size_t bytes);
    void (*release)(void *user, void *memory);
    void *user;
} ennead_allocator;

/* ------------------------------------------------------------------------------------- puzzle */

#define ENNEAD_CELLS 81
#define ENNEAD_ALL_DIGITS 0x1ffu

/* A puzzle, or any state in the middle of a game. A solution holds in each cell one digit of
 * `candidates`, and the given where there is one. Plain data: copy it as you like. */
typedef struct ennead_puzzle {
    uint8_t givens[ENNEAD_CELLS];      /* 1 to 9, or 0 */
    uint16_t candidates[ENNEAD_CELLS]; /* the digits that the cell may hold; may be none */
} ennead_puzzle;

/* Makes a puzzle of 81 givens, 0 for an empty cell, which may then hold any digit. Returns
 * ENNEAD_BAD_ARGUMENT when one is above 9. Equal givens in one house are no error: such a puzzle
 * has no solution (see ennead_puzzle_conflict). */
ENNEAD_API ennead_status ennead_puzzle_from_givens(const uint8_t givens[ENNEAD_CELLS],
                                                   ennead_puzzle *puzzle);

/* Makes a puzzle without givens of 81 sets of candidates (a pencil-mark puzzle, or the state of a
 * game). Returns ENNEAD_BAD_ARGUMENT when a set holds anything above digit 9. */
ENNEAD_API ennead_status ennead_puzzle_from_candidates(const uint16_t candidates[ENNEAD_CELLS],
                                                       ennead_puzzle *puzzle);

/* Makes a puzzle of a string that begins with 81 cells: 1-9, or one of 0 . * _ x X - for an empty
 * one. What follows them is not looked at. Returns ENNEAD_BAD_ARGUMENT when the string ends or has
 * another character before the 81st. The reader below reads files and every other form. */
ENNEAD_API ennead_status ennead_puzzle_from_line(const char *line, ennead_puzzle *puzzle);

/* Two equal givens that see each other. */
typedef struct ennead_conflict {
    int cells[2]; /* 0 to 80, the smaller first */
    int digit;    /* 1 to 9 */
} ennead_conflict;

/* Whether two equal givens of `puzzle` share a house; if so, and `conflict` is not NULL, the first
 * such pair in order of cells is stored there. Values above 9 are not looked at. */
ENNEAD_API bool ennead_puzzle_conflict(const ennead_puzzle *puzzle, ennead_conflict *conflict);

/* ------------------------------------------------------------------------------------ solving */

/* What is known of the number of solutions when a search has ended. */
typedef enum ennead_verdict {
    ENNEAD_NONE,    /* none; proved */
    ENNEAD_UNIQUE,  /* exactly one; proved */
    ENNEAD_SEVERAL, /* two or more */
    ENNEAD_FOUND,   /* at least one: one was asked for, and found */
    ENNEAD_LIMIT,   /* a node limit, a time limit or the stop flag ended the search first */
} ennead_verdict;

/* "none", "unique", "several", "found" or "limit". A constant string, never NULL. */
ENNEAD_API const char *ennead_verdict_name(ennead_verdict verdict);

/* What ended a search. */
typedef enum ennead_end {
    ENNEAD_ENDED_COMPLETE,  /* nothing is left to search */
    ENNEAD_ENDED_SOLUTIONS, /* as many solutions as were asked for, or can be counted */
    ENNEAD_ENDED_NODES,     /* the node limit */
    ENNEAD_ENDED_TIME,      /* the time limit */
    ENNEAD_ENDED_STOP,      /* the stop flag */
} ennead_end;

typedef enum ennead_engine {
    ENNEAD_AUTO,        /* exact, and the quickest for the work at hand */
    ENNEAD_BIFURCATION, /* the first empty cell, its lowest digit that fits, back when none does
                           (P. Chan, Java Developers Almanac, example e1089, 2005) */
    ENNEAD_RANDOM,      /* the same with the digits of each cell in random order */
} ennead_engine;

typedef enum ennead_order {
    ENNEAD_ANY_ORDER,     /* as the engine finds them; the same in every run. With a limit of two,
                             the second may be another one than with a higher limit */
    ENNEAD_LEXICOGRAPHIC, /* ascending, as numbers of 81 digits; ENNEAD_BIFURCATION always keeps
                             it, ENNEAD_RANDOM never (such options are ENNEAD_BAD_ARGUMENT) */
} ennead_order;

/* A flag that another thread or a signal handler may set to end long work. */
typedef struct ennead_stop {
    int flag;
} ennead_stop;

/* Sets or clears the flag: atomic, and safe in a signal handler. Initialize it with {0}. */
ENNEAD_API void ennead_stop_set(ennead_stop *stop);
ENNEAD_API void ennead_stop_clear(ennead_stop *stop);
/* Whether the flag is set. */
ENNEAD_API bool ennead_stop_is_set(const ennead_stop *stop);

/* How many solutions long work has found so far, for another thread to show. Initialize it with
 * {0}. */
typedef struct ennead_tally {
    uint64_t solutions;
} ennead_tally;

/* The number now: atomic. */
ENNEAD_API uint64_t ennead_tally_read(const ennead_tally *tally);

/* Told by ENNEAD_BIFURCATION and ENNEAD_RANDOM of each cell as it is filled (`digit` 1 to 9) or
 * emptied again (0). It must not use the object that is searching; it may set the stop flag. */
typedef void (*ennead_cell_function)(void *user, int cell, int digit);

/* Whether results say how long a search took. Reading the clock takes about 25 ns each time, a
 * tenth of what an easy puzzle takes, so it is left alone unless asked for. */
typedef enum ennead_timing {
    ENNEAD_UNTIMED, /* the clock is read only when there is a time limit */
    ENNEAD_TIMED,
} ennead_timing;

/* How to solve. ennead_options_init gives each member the value in brackets. */
typedef struct ennead_options {
    size_t size;             /* sizeof(ennead_options) */
    ennead_engine engine;    /* [ENNEAD_AUTO] */
    ennead_order order;      /* [ENNEAD_ANY_ORDER] */
    uint64_t solutions;      /* stop after so many solutions; 0 for as many as can be counted,
                                which is UINT64_MAX [2] */
    uint64_t node_limit;     /* give up after so many nodes; 0 for no such limit [0] */
    double time_limit;       /* give up after so many seconds of wall time; 0 for no limit [0] */
    const ennead_stop *stop; /* give up soon after this is set; may be NULL [NULL] */
    uint64_t seed;           /* ENNEAD_RANDOM: the same seed and stream give the same order [0] */
    uint64_t stream;         /* ENNEAD_RANDOM: the number of the puzzle in a list [0] */
    ennead_cell_function on_cell; /* may be NULL [NULL] */
    void *on_cell_user;           /* handed to on_cell [NULL] */
    ennead_tally *tally;  /* each search adds what it finds, also what it finds beyond what its
                            result counts in the end; may be NULL [NULL] */
    ennead_timing timing; /* [ENNEAD_UNTIMED] */
} ennead_options;

/* The function behind ennead_options_init: writes the first `size` bytes. */
ENNEAD_API void ennead_options_init_sized(ennead_options *options, size_t size);

static inline void ennead_options_init(ennead_options *options)
{
    ennead_options_init_sized(options, sizeof *options);
}

/* The work that a search did. Equal for equal input and options, on every machine. */
typedef struct ennead_counters {
    uint64_t nodes;      /* states looked at, the first included; where ennead_solve_batch and
                            ennead_solve_lines only count solutions (no capacity, and more than
                            two asked for), one may stand for hundreds of solutions */
    uint64_t guesses;    /* states in which more than one digit was left to try */
    uint64_t backtracks; /* states in which nothing fitted, so that the search went back */
    uint64_t depth;      /* ENNEAD_AUTO: most states kept at once to go back to; the others: most
                            cells filled at once */
} ennead_counters;

/* What a search found. */
typedef struct ennead_result {
    ennead_verdict verdict;
    ennead_end end;
    uint64_t solutions; /* how many were found: their exact number when the end is
                           ENNEAD_ENDED_COMPLETE, else there may be more. UINT64_MAX solutions end
                           a search (the empty board has some 6.67e21), though none gets there in
                           a lifetime */
    ennead_counters counters;
    /* 0 unless options.timing asks for them or there is a time limit; but where many puzzles are
     * searched at once they are always there */
    double first_seconds; /* wall time to the first solution; 0 when there is none */
    double seconds;       /* wall time of all of it */
} ennead_result;

/* As much of a result as most want to know of each of many puzzles: a quarter of its memory. */
typedef struct ennead_answer {
    ennead_verdict verdict;
    ennead_end end;
    uint64_t solutions;
} ennead_answer;

/* The rest, of all of them together. */
typedef struct ennead_sums {
    ennead_counters counters; /* the depth: that of the deepest */
    double first_seconds, seconds;
} ennead_sums;

/* Solves one puzzle, without allocating. Of the solutions found the first `capacity` are stored in
 * `solutions`, which may be NULL when `capacity` is 0; `result` may not be NULL. `options` may be
 * NULL for the defaults. Returns ENNEAD_OK, or ENNEAD_BAD_ARGUMENT for options out of range, a
 * given above 9 or a candidate above digit 9. Needs about 32 KB of stack. */
ENNEAD_API ennead_status ennead_solve(const ennead_puzzle *puzzle, const ennead_options *options,
                                      uint8_t (*solutions)[ENNEAD_CELLS], size_t capacity,
                                      ennead_result *result);

/* The working memory of one thread that solves many puzzles. */
typedef struct ennead_solver ennead_solver;

/* Makes a solver; ennead_solver_free gives it back (NULL is allowed). On ENNEAD_OUT_OF_MEMORY
 * *solver is NULL. */
ENNEAD_API ennead_status ennead_solver_new(const ennead_allocator *allocator,
                                           ennead_solver **solver);
ENNEAD_API void ennead_solver_free(ennead_solver *solver);

/* Solves `count` puzzles, without allocating; with ENNEAD_AUTO and ENNEAD_ANY_ORDER many of them at
 * once, so that each takes a fraction of the time that it takes alone (give it thousands if you
 * can), and its solutions, if there are several, may come in another order than from ennead_solve.
 * Puzzle i has the result results[i], its stream is options->stream + i, and the first `capacity`
 * of its solutions begin at solutions[i * capacity]. Limits apply to each puzzle. When the stop
 * flag is set the remaining puzzles get the verdict ENNEAD_LIMIT with ENNEAD_ENDED_STOP. Otherwise
 * as ennead_solve; ENNEAD_BAD_ARGUMENT is found before anything is solved. */
ENNEAD_API ennead_status ennead_solve_batch(ennead_solver *solver, const ennead_puzzle *puzzles,
                                            size_t count, const ennead_options *options,
                                            uint8_t (*solutions)[ENNEAD_CELLS], size_t capacity,
                                            ennead_result *results);

/* Puzzles and their solutions as lines of text in the caller's memory, such as a file that has been
 * read as a whole. Of a puzzle's 81 characters '1' to '9' are givens, and every other byte is an
 * empty cell: nothing is checked. A solution is 81 characters '1' to '9', and no NUL. */
typedef struct ennead_lines {
    const char *puzzles;    /* puzzle i begins at puzzles + i * puzzle_stride */
    size_t puzzle_stride;   /* bytes: 81, or 82 where each line has its end */
    size_t count;           /* how many puzzles there are */
    char *solutions;        /* solution k of puzzle i is stored at
                               solutions + (i * capacity + k) * solution_stride; may be NULL when
                               `capacity` is 0 */
    size_t solution_stride; /* bytes, at least 81; those between two solutions are left alone */
    size_t capacity;        /* how many of each puzzle's solutions are stored, the first found */
    ennead_result *results; /* `count` of them; or NULL, and `answers` and `sums` in their place */
    /* Unless it is NULL: bit i % 64 of conflicts[i / 64] is set if two equal givens of puzzle i
     * share a house (ennead_puzzle_conflict says where), and cleared if not or if a limit ended its
     * search at once; so are all bits behind the last puzzle. This costs a fiftieth of the time. */
    uint64_t *conflicts;
    ennead_answer *answers; /* `count` of them, where results is NULL, */
    ennead_sums *sums;      /* and what is left out there; may be NULL */
} ennead_lines;

/* Solves puzzles in lines as ennead_solve_batch does those of an array, and with the same results,
 * but without the way over ennead_puzzle, which for easy puzzles takes longer than solving them.
 * Puzzles and solutions may not overlap, but with a capacity of 1 and the same stride they may be the
 * same memory: then the first solution of a puzzle takes its place. ENNEAD_BAD_ARGUMENT: options out
 * of range, or solutions to be stored that are less than 81 bytes apart. */
ENNEAD_API ennead_status ennead_solve_lines(ennead_solver *solver, const ennead_lines *lines,
                                            const ennead_options *options);

/* Solutions one by one. Life cycle:
 *
 *     ennead_iterator_new --> ennead_iterator_next ... ENNEAD_END --> ennead_iterator_free
 *
 * The puzzle and the options are copied; the stop flag that the options name must outlive the
 * iterator. The time limit runs while ennead_iterator_next does. */
typedef struct ennead_iterator ennead_iterator;

/* Makes an iterator over the solutions of `puzzle`, at most options->solutions of them. On an error
 * (as ennead_solve, or ENNEAD_OUT_OF_MEMORY) *iterator is NULL. */
ENNEAD_API ennead_status ennead_iterator_new(const ennead_puzzle *puzzle,
                                             const ennead_options *options,
                                             const ennead_allocator *allocator,
                                             ennead_iterator **iterator);

/* Stores the next solution, in the order in which ennead_solve finds them, and returns ENNEAD_OK;
 * or returns ENNEAD_END: there are no more, or a limit ended the search; ennead_iterator_result
 * says which. */
ENNEAD_API ennead_status ennead_iterator_next(ennead_iterator *iterator,
                                              uint8_t solution[ENNEAD_CELLS]);

/* What is known so far. Before ENNEAD_END the verdict is that of a search that stopped here:
 * ENNEAD_LIMIT, ENNEAD_FOUND or ENNEAD_SEVERAL. */
ENNEAD_API void ennead_iterator_result(const ennead_iterator *iterator, ennead_result *result);

/* Gives an iterator back; NULL is allowed. */
ENNEAD_API void ennead_iterator_free(ennead_iterator *iterator);

/* The engines behind ENNEAD_AUTO exist in editions for several instruction sets, which
 * give the same results. Without a choice the fastest is used that the processor can run. */

/* The name of the edition that new solvers and searches get: "avx512", "avx2", "baseline" (on
 * AArch64 "neon") or "scalar". */
ENNEAD_API const char *ennead_isa(void);

/* The name of edition number `index`, the fastest being 0, or NULL when there are no more. All that
 * were compiled are listed, also those that this processor lacks the instructions for. */
ENNEAD_API const char *ennead_isa_name(size_t index);

/* Chooses the edition that new solvers and searches get, for the whole process; NULL chooses the
 * fastest again. ENNEAD_BAD_ARGUMENT: there is none of that name, or this processor cannot run it.
 */
ENNEAD_API ennead_status ennead_isa_select(const char *name);

/* ------------------------------------------------------------------------------------ reading */

/* The forms that puzzles are written in; docs/formats.md describes each. */
typedef enum ennead_form {
    ENNEAD_FORM_AUTO,    /* decided puzzle by puzzle */
    ENNEAD_FORM_LINE,    /* one puzzle a line: 81 cells, then a note */
    ENNEAD_FORM_CSV,     /* one puzzle a line, in one of several fields */
    ENNEAD_FORM_FREE,    /* a grid over several lines, with or without a frame */
    ENNEAD_FORM_ROWS,    /* nine lines of digits and blanks */
    ENNEAD_FORM_ALMANAC, /* every 81 of 0-9 and '.', whatever is between them */
    /* states in the middle of a game */
    ENNEAD_FORM_MARKS,  /* a grid of pencil marks, with or without a frame */
    ENNEAD_FORM_SDX,    /* SudoCue's: the same without a frame; u5 is a placed digit */
    ENNEAD_FORM_SUKAKU, /* 729 characters, nine for each cell */
    ENNEAD_FORM_HODOKU, /* HoDoKu's library lines: a technique, givens, deleted pencil marks */
} ennead_form;

/* The name of a form as it is given on the command line, or NULL when there is none of that number;
 * so names can be listed by counting up from 0. */
ENNEAD_API const char *ennead_form_name(ennead_form form);

/* How to read. ennead_reader_options_init gives each member the value in brackets. */
typedef struct ennead_reader_options {
    size_t size;             /* sizeof(ennead_reader_options) */
    ennead_form form;        /* [ENNEAD_FORM_AUTO] */
    const char *column_name; /* ENNEAD_FORM_CSV: the name that the first line gives the column with
                                the puzzles, at most 255 bytes; copied. NULL: see below [NULL] */
    size_t column;           /* ENNEAD_FORM_CSV: the same by its number from 1; 0: found by itself.
                                Only one of the two may be given [0] */
} ennead_reader_options;

/* The function behind ennead_reader_options_init: writes the first `size` bytes. */
ENNEAD_API void ennead_reader_options_init_sized(ennead_reader_options *options, size_t size);

static inline void ennead_reader_options_init(ennead_reader_options *options)
{
    ennead_reader_options_init_sized(options, sizeof *options);
}

/* What is wrong with a piece of input. Code, what is wrong, what was expected; %f is the number
 * found, %s an s unless it is 1, %e the number expected, %b the byte found. */
#define ENNEAD_FAULTS(FAULT) \
    FAULT(ENNEAD_FAULT_LINE_LENGTH, "the puzzle has %f cell%s", "expected %e") \
    FAULT(ENNEAD_FAULT_LINE_END, "stray %b after the 81 cells", \
          "expected the end of the line, a blank, a comma, a tab, ';' or '#'") \
    FAULT(ENNEAD_FAULT_STRAY, "stray %b", "expected a cell: 1-9, or 0 or . when it is empty") \
    FAULT(ENNEAD_FAULT_NOT_LINE, "no puzzle on this line", "expected 81 cells at its start") \
    FAULT(ENNEAD_FAULT_ROW_LENGTH, "the row has %f cell%s", "expected %e") \
    FAULT(ENNEAD_FAULT_GRID_SIZE, "the grid has %f cell%s", "expected %e") \
    FAULT(ENNEAD_FAULT_CUT_OFF_ROWS, "the grid is cut off after %f row%s", "expected %e") \
    FAULT(ENNEAD_FAULT_CUT_OFF_CELLS, "the grid is cut off after %f cell%s", "expected %e") \
    FAULT(ENNEAD_FAULT_GRID_TOO_LONG, "the grid is not finished after %f byte%s", \
          "expected 81 cells in at most %e") \
    FAULT(ENNEAD_FAULT_LINE_TOO_LONG, "the line is longer than %e bytes", "expected a puzzle") \
    FAULT(ENNEAD_FAULT_NO_FIELD, "the line has %f field%s", "expected a puzzle in field %e") \
    FAULT(ENNEAD_FAULT_NO_PUZZLE_FIELD, "no field of this line holds a puzzle", \
          "expected one of 81 cells") \
    FAULT(ENNEAD_FAULT_OPEN_QUOTE, "the quoted field is not closed", \
          "expected '\"' before the end of the line") \
    FAULT(ENNEAD_FAULT_NO_COLUMN, "the first line has no column of the wanted name", \
          "expected it among its fields") \
    FAULT(ENNEAD_FAULT_UTF16, "the text is UTF-16", "expected ASCII or UTF-8") \
    FAULT(ENNEAD_FAULT_NO_PUZZLE, "no puzzle in this text", "expected at least one") \
    FAULT(ENNEAD_FAULT_STRAY_MARK, "stray %b among the pencil marks", \
          "expected the digits that each cell may hold") \
    FAULT(ENNEAD_FAULT_REPEATED_MARK, "a cell has the digit %b twice", "expected it once") \
    FAULT(ENNEAD_FAULT_ROW_GROUPS, "the row has the digits of %f cell%s", "expected %e") \
    FAULT(ENNEAD_FAULT_WRONG_MARK, "%b at the place of digit %e", "expected that digit, . or 0") \
    FAULT(ENNEAD_FAULT_MARKS_LENGTH, "the pencil marks have %f sign%s", \
          "expected %e, nine for each cell") \
    FAULT(ENNEAD_FAULT_NOT_LIBRARY, "this does not belong into a library line", \
          "expected :technique:digits:givens:deleted:removed:placed:") \
    FAULT(ENNEAD_FAULT_SECTION, "the section is not a puzzle and is passed over", \
          "only [Puzzle] is read")

typedef enum ennead_fault {
    ENNEAD_NO_FAULT = 0,
#define ENNEAD_FAULT_CODE(code, wrong, expected) code,
    ENNEAD_FAULTS(ENNEAD_FAULT_CODE)
#undef ENNEAD_FAULT_CODE
} ennead_fault;

typedef enum ennead_record_kind {
    ENNEAD_RECORD_PUZZLE, /* a puzzle was read */
    ENNEAD_RECORD_ERROR,  /* something that should be a puzzle is not; reading goes on behind it */
    ENNEAD_RECORD_NOTICE, /* something was passed over that a person may want to know of */
} ennead_record_kind;

/* One thing that was read. Pointers are good until the next call with the same reader. */
typedef struct ennead_record {
    ennead_record_kind kind;
    ennead_form form; /* the form that a puzzle was written in */
    uint64_t line;    /* from 1: where the puzzle begins, or what is wrong is */
    uint64_t column;  /* from 1, in bytes */
    uint64_t offset;  /* from 0, in bytes from the start of the text */
    ennead_puzzle puzzle;
    const char *note; /* what the puzzle's line or its title says besides; not terminated */
    size_t note_length;
    /* for errors and notices */
    ennead_fault fault;
    uint64_t found;    /* the number found, or the byte found */
    uint64_t expected; /* the number expected */
    const char *text;  /* the line, or a window of it, without its end; not terminated */
    size_t text_length;
    size_t caret; /* the place in `text`; at most text_length */
    /* the digits (1 to 9, or 0) placed in the 81 cells besides the givens, each the one candidate
     * of its cell; NULL: none */
    const uint8_t *placed;
} ennead_record;

/* Room for the longest message of a fault, its terminating NUL included. */
#define ENNEAD_MESSAGE_SIZE 160

/* Writes what is wrong and what was expected, such as "the row has 8 cells, expected 9", and
 * returns its length. */
ENNEAD_API size_t ennead_record_message(const ennead_record *record,
                                        char message[ENNEAD_MESSAGE_SIZE]);

/* A reader takes text in pieces of any size and gives puzzles and errors in their order, in bounded
 * memory. Life cycle:
 *
 *     ennead_reader_new
 *        |
 *        v
 *     ennead_reader_next --> ENNEAD_OK: a record
 *        |           ^
 *        |           +--- ENNEAD_NEEDS_INPUT: ennead_reader_room, put text there, ennead_reader_add
 *        |                                 or, at the end of the text, ennead_reader_finish
 *        v
 *     ENNEAD_END --> ennead_reader_restart (the next file) or ennead_reader_free
 */
typedef struct ennead_reader ennead_reader;

/* Makes a reader. `options` may be NULL for the defaults. ENNEAD_BAD_ARGUMENT: an unknown form, two
 * columns, too long a name, or a column for a form other than ENNEAD_FORM_AUTO and ENNEAD_FORM_CSV
 * (in auto it means csv). On an error *reader is NULL. */
ENNEAD_API ennead_status ennead_reader_new(const ennead_reader_options *options,
                                           const ennead_allocator *allocator,
                                           ennead_reader **reader);

/* Where to put more text: *room bytes at the returned place, at least 1 whenever
 * ennead_reader_next has returned ENNEAD_NEEDS_INPUT. Ends the life of the last record's
 * pointers. */
ENNEAD_API char *ennead_reader_room(ennead_reader *reader, size_t *room);

/* Says that `bytes` bytes, at most the room there was, have been put there. */
ENNEAD_API void ennead_reader_add(ennead_reader *reader, size_t bytes);

/* Says that the text has ended. */
ENNEAD_API void ennead_reader_finish(ennead_reader *reader);

/* Stores the next record and returns ENNEAD_OK; or returns ENNEAD_NEEDS_INPUT, or ENNEAD_END after
 * the last record of a finished text. */
ENNEAD_API ennead_status ennead_reader_next(ennead_reader *reader, ennead_record *record);

/* Lines of a text, one behind the other, each of which is a puzzle and nothing else. */
typedef struct ennead_run {
    const char *text; /* the 81 cells of line i begin at text + i * stride; not terminated; good
                         until the next call with the same reader */
    size_t stride;    /* bytes */
    size_t count;     /* lines */
    uint64_t line;    /* the number of the first, from 1 */
    uint64_t offset;  /* of its first byte, from 0, in bytes from the start of the text */
} ennead_run;

/* A quick way over texts that are plain lists: takes the lines that come next as far as they are 81
 * cells and their end, at most `most` of them, and returns how many. They are puzzles that
 * ennead_reader_next would have given one by one, in ENNEAD_FORM_LINE, from column 1 and without a
 * note. 0: what comes next is not so, not known to be, or rare, and is for ennead_reader_next. The
 * run can be solved as it is by ennead_solve_lines. */
ENNEAD_API size_t ennead_reader_run(ennead_reader *reader, size_t most, ennead_run *run);

/* Forgets all text and starts again at line 1 of a new one. */
ENNEAD_API void ennead_reader_restart(ennead_reader *reader);

/* Gives a reader back; NULL is allowed. */
ENNEAD_API void ennead_reader_free(ennead_reader *reader);

/* ------------------------------------------------------------------------------------ writing */

/* Sizes of what the functions below write, the terminating NUL included. */
#define ENNEAD_LINE_SIZE 82
#define ENNEAD_ALMANAC_SIZE 339
#define ENNEAD_COMPACT_SIZE 133

/* Writes 81 cells (0 to 9) as one line of 81 characters, '.' for 0, and a NUL. */
ENNEAD_API void ennead_write_line(const uint8_t cells[ENNEAD_CELLS], char text[ENNEAD_LINE_SIZE]);

/* Writes 81 cells as the board of the 2005 almanac program: 13 lines of 25 characters, '.' for
 * 0. */
ENNEAD_API void ennead_write_almanac(const uint8_t cells[ENNEAD_CELLS],
                                     char text[ENNEAD_ALMANAC_SIZE]);

/* Writes 81 cells as the board of the core-Java program: 11 lines of 11 characters, '0' for 0. */
ENNEAD_API void ennead_write_compact(const uint8_t cells[ENNEAD_CELLS],
                                     char text[ENNEAD_COMPACT_SIZE]);

/* -------------------------------------------------------------------------------------- steps */

/* How a person would solve: states, and steps from one to the next, each with the technique that it
 * follows from and the parts of the board that it rests on. A step can be checked without knowing
 * its technique: it says which digits it places and which candidates it removes.
 *
 * Houses are numbered: rows 0 to 8, columns 9 to 17, boxes 18 to 26. A set of houses is bit h for
 * house h. */

/* A set of cells: bit c % 64 of words[c / 64] for cell c. */
typedef struct ennead_cell_set {
    uint64_t words[2];
} ennead_cell_set;

/* Whether a cell, 0 to 80, is in the set. */
static inline bool ennead_cell_set_has(ennead_cell_set set, int cell)
{
    return (set.words[cell / 64] >> (cell % 64) & 1) != 0;
}

/* The middle of a game. Plain data: a copy is a state of its own. Whoever fills one himself keeps
 * to what is said of its members; the functions below do not check it. */
typedef struct ennead_state {
    uint8_t givens[ENNEAD_CELLS];      /* 1 to 9, or 0 */
    uint8_t values[ENNEAD_CELLS];      /* the digit that is placed, a given or found; or 0 */
    uint16_t candidates[ENNEAD_CELLS]; /* of a cell without a value; 0 where there is one */
    bool limited; /* the puzzle itself limits candidates beyond what its givens rule out, so that
                     less follows from there being one solution */
} ennead_state;

/* Makes the state in which a puzzle begins: its givens are placed, and the candidates of the other
 * cells are those of the puzzle that no given in a house of the cell rules out; where the puzzle
 * allows fewer, the state is `limited`. A cell with one candidate is not placed.
 * ENNEAD_BAD_ARGUMENT: a given above 9 or a candidate above digit 9. */
ENNEAD_API ennead_status ennead_state_from_puzzle(const ennead_puzzle *puzzle, ennead_state *state);

/* The puzzle whose solutions are those of the state: values that are no givens become the only
 * candidate of their cell. */
ENNEAD_API void ennead_state_to_puzzle(const ennead_state *state, ennead_puzzle *puzzle);

/* Places a digit and removes it from the candidates of the cells that see it, whether or not it was
 * a candidate; a digit that was there is replaced. Returns ENNEAD_BAD_ARGUMENT for a cell outside 0
 * to 80, a digit outside 1 to 9, or a cell with a given. */
ENNEAD_API ennead_status ennead_state_place(ennead_state *state, int cell, int digit);

/* Removes a candidate; one that is not there is no error. ENNEAD_BAD_ARGUMENT as above. */
ENNEAD_API ennead_status ennead_state_remove(ennead_state *state, int cell, int digit);

/* Whether every cell has a value and each house holds nine different ones. */
ENNEAD_API bool ennead_state_solved(const ennead_state *state);

/* Why a state can have no solution. */
typedef enum ennead_contradiction_kind {
    ENNEAD_REPEATED_DIGIT, /* `digit` is placed twice in `house`: in cells[0] and cells[1] */
    ENNEAD_EMPTY_CELL,     /* cells[0] has neither a value nor a candidate */
    ENNEAD_NO_PLACE,       /* `house` has no place left for `digit` */
    ENNEAD_RULED_OUT,      /* `digit` is to be set in cells[0], which is known not to hold it */
} ennead_contradiction_kind;

typedef struct ennead_contradiction {
    ennead_contradiction_kind kind;
    uint8_t cells[2]; /* the smaller first */
    uint8_t digit;    /* 1 to 9 */
    uint8_t house;    /* 0 to 26 */
} ennead_contradiction;

/* Whether a state can be seen to have no solution: a repeated digit, an empty cell, or a digit
 * without a place; the first such, in this order, is stored where `contradiction` is not NULL. */
ENNEAD_API bool ennead_state_contradiction(const ennead_state *state,
                                           ennead_contradiction *contradiction);

/* HoDoKu's levels of difficulty. */
typedef enum ennead_level {
    ENNEAD_EASY,
    ENNEAD_MEDIUM,
    ENNEAD_HARD,
    ENNEAD_UNFAIR,
    ENNEAD_EXTREME,
} ennead_level;

/* "easy", "medium", "hard", "unfair" or "extreme". A constant string, never NULL. */
ENNEAD_API const char *ennead_level_name(ennead_level level);

typedef enum ennead_family {
    ENNEAD_SINGLES,
    ENNEAD_INTERSECTIONS,
    ENNEAD_SUBSETS,
    ENNEAD_FISH,
    ENNEAD_FINNED_FISH,
    ENNEAD_SINGLE_DIGIT,
    ENNEAD_WINGS,
    ENNEAD_COLORING,
    ENNEAD_UNIQUENESS, /* steps of these are true only of puzzles with one solution */
    ENNEAD_CHAINS,
    ENNEAD_ALMOST_LOCKED_SETS,
    ENNEAD_COMPLEX_FISH, /* Franken, mutant and siamese fish */
    ENNEAD_EXOTIC,       /* patterns over many houses: SK-loops, exocets, tridagons */
    ENNEAD_LAST_RESORT,  /* forcing chains and nets, templates */
    ENNEAD_FAMILY_COUNT,
} ennead_family;

/* "singles", "intersections" and so on, as they may be written in lists of techniques. A constant
 * string, never NULL. */
ENNEAD_API const char *ennead_family_name(ennead_family family);

/* The techniques, in the order in which they are tried: that of HoDoKu, and behind its techniques
 * those that it does not have, with scores of our own (they are there for the human style; the
 * strict order finds a chain before). Code, name within the
 * library, name, abbreviation and codes (those of HoDoKu's library of cases, "0709-2" for one
 * variant of a code alone; "" where it has none), family, rating on the scale of Sudoku Explainer 1.2.1 in tenths (0: it has no technique of this
 * kind; a step may be rated higher than its technique), score and level of HoDoKu. */
#define ENNEAD_TECHNIQUES(TECHNIQUE) \
    TECHNIQUE(FULL_HOUSE, full_house, "Full House", "fh", "0000", SINGLES, 10, 4, EASY) \
    TECHNIQUE(NAKED_SINGLE, naked_single, "Naked Single", "n1", "0003", SINGLES, 23, 4, EASY) \
    TECHNIQUE(HIDDEN_SINGLE, hidden_single, "Hidden Single", "h1", "0002", SINGLES, 12, 14, EASY) \
    TECHNIQUE(LOCKED_PAIR, locked_pair, "Locked Pair", "l2", "0110", INTERSECTIONS, 0, 40, MEDIUM) \
    TECHNIQUE(LOCKED_TRIPLE, locked_triple, "Locked Triple", "l3", "0111", INTERSECTIONS, 0, 60, \
              MEDIUM) \
    TECHNIQUE(POINTING, pointing, "Pointing", "lc1", "0100", INTERSECTIONS, 26, 50, MEDIUM) \
    TECHNIQUE(CLAIMING, claiming, "Claiming", "lc2", "0101", INTERSECTIONS, 28, 50, MEDIUM) \
    TECHNIQUE(NAKED_PAIR, naked_pair, "Naked Pair", "n2", "0200", SUBSETS, 30, 60, MEDIUM) \
    TECHNIQUE(NAKED_TRIPLE, naked_triple, "Naked Triple", "n3", "0201", SUBSETS, 36, 80, MEDIUM) \
    TECHNIQUE(HIDDEN_PAIR, hidden_pair, "Hidden Pair", "h2", "0210", SUBSETS, 34, 70, MEDIUM) \
    TECHNIQUE(HIDDEN_TRIPLE, hidden_triple, "Hidden Triple", "h3", "0211", SUBSETS, 40, 100, \
              MEDIUM) \
    TECHNIQUE(NAKED_QUAD, naked_quad, "Naked Quad", "n4", "0202", SUBSETS, 50, 120, HARD) \
    TECHNIQUE(HIDDEN_QUAD, hidden_quad, "Hidden Quad", "h4", "0212", SUBSETS, 54, 150, HARD) \
    TECHNIQUE(X_WING, x_wing, "X-Wing", "bf2", "0300", FISH, 32, 140, HARD) \
    TECHNIQUE(SWORDFISH, swordfish, "Swordfish", "bf3", "0301", FISH, 38, 150, HARD) \
    TECHNIQUE(JELLYFISH, jellyfish, "Jellyfish", "bf4", "0302", FISH, 52, 160, HARD) \
    TECHNIQUE(REMOTE_PAIR, remote_pair, "Remote Pair", "rp", "0703", CHAINS, 0, 110, HARD) \
    TECHNIQUE(BUG_1, bug_1, "BUG + 1", "bug1", "0610", UNIQUENESS, 56, 100, HARD) \
    TECHNIQUE(SKYSCRAPER, skyscraper, "Skyscraper", "sk", "0400", SINGLE_DIGIT, 0, 130, HARD) \
    TECHNIQUE(TWO_STRING_KITE, two_string_kite, "Two-String Kite", "2sk", "0401", SINGLE_DIGIT, 0, \
              150, HARD) \
    TECHNIQUE(DUAL_TWO_STRING_KITE, dual_two_string_kite, "Dual Two-String Kite", "d2sk", "0404", \
              SINGLE_DIGIT, 0, 150, HARD) \
    TECHNIQUE(TURBOT_FISH, turbot_fish, "Turbot Fish", "tf", "0403", SINGLE_DIGIT, 0, 120, HARD) \
    TECHNIQUE(EMPTY_RECTANGLE, empty_rectangle, "Empty Rectangle", "er", "0402", SINGLE_DIGIT, 0, \
              120, HARD) \
    TECHNIQUE(DUAL_EMPTY_RECTANGLE, dual_empty_rectangle, "Dual Empty Rectangle", "der", "0405", \
              SINGLE_DIGIT, 0, 120, HARD) \
    TECHNIQUE(W_WING, w_wing, "W-Wing", "w", "0803", WINGS, 0, 150, HARD) \
    TECHNIQUE(XY_WING, xy_wing, "XY-Wing", "xy", "0800", WINGS, 42, 160, HARD) \
    TECHNIQUE(XYZ_WING, xyz_wing, "XYZ-Wing", "xyz", "0801", WINGS, 44, 180, HARD) \
    TECHNIQUE(UNIQUE_RECTANGLE_1, unique_rectangle_1, "Unique Rectangle Type 1", "u1", "0600", \
              UNIQUENESS, 45, 100, HARD) \
    TECHNIQUE(UNIQUE_RECTANGLE_2, unique_rectangle_2, "Unique Rectangle Type 2", "u2", "0601", \
              UNIQUENESS, 45, 100, HARD) \
    TECHNIQUE(UNIQUE_RECTANGLE_3, unique_rectangle_3, "Unique Rectangle Type 3", "u3", "0602", \
              UNIQUENESS, 45, 100, HARD) \
    TECHNIQUE(UNIQUE_RECTANGLE_4, unique_rectangle_4, "Unique Rectangle Type 4", "u4", "0603", \
              UNIQUENESS, 45, 100, HARD) \
    TECHNIQUE(UNIQUE_RECTANGLE_5, unique_rectangle_5, "Unique Rectangle Type 5", "u5", "0604", \
              UNIQUENESS, 0, 100, HARD) \
    TECHNIQUE(UNIQUE_RECTANGLE_6, unique_rectangle_6, "Unique Rectangle Type 6", "u6", "0605", \
              UNIQUENESS, 0, 100, HARD) \
    TECHNIQUE(HIDDEN_RECTANGLE, hidden_rectangle, "Hidden Rectangle", "hr", "0606", UNIQUENESS, 0, \
              100, HARD) \
    TECHNIQUE(AVOIDABLE_RECTANGLE_1, avoidable_rectangle_1, "Avoidable Rectangle Type 1", "ar1", \
              "0607", UNIQUENESS, 0, 100, HARD) \
    TECHNIQUE(AVOIDABLE_RECTANGLE_2, avoidable_rectangle_2, "Avoidable Rectangle Type 2", "ar2", \
              "0608", UNIQUENESS, 0, 100, HARD) \
    TECHNIQUE(FINNED_X_WING, finned_x_wing, "Finned X-Wing", "fbf2", "0310", FINNED_FISH, 0, 130, \
              HARD) \
    TECHNIQUE(SASHIMI_X_WING, sashimi_x_wing, "Sashimi X-Wing", "sbf2", "0320", FINNED_FISH, 0, \
              150, HARD) \
    TECHNIQUE(FINNED_SWORDFISH, finned_swordfish, "Finned Swordfish", "fbf3", "0311", FINNED_FISH, \
              0, 200, UNFAIR) \
    TECHNIQUE(SASHIMI_SWORDFISH, sashimi_swordfish, "Sashimi Swordfish", "sbf3", "0321", \
              FINNED_FISH, 0, 240, UNFAIR) \
    TECHNIQUE(FINNED_JELLYFISH, finned_jellyfish, "Finned Jellyfish", "fbf4", "0312", FINNED_FISH, \
              0, 250, UNFAIR) \
    TECHNIQUE(SASHIMI_JELLYFISH, sashimi_jellyfish, "Sashimi Jellyfish", "sbf4", "0322", \
              FINNED_FISH, 0, 260, UNFAIR) \
    TECHNIQUE(SIAMESE_FISH, siamese_fish, "Siamese Fish", "sf", \
              "03101 03111 03121 03201 03211 03221", FINNED_FISH, 0, 260, UNFAIR) \
    TECHNIQUE(SUE_DE_COQ, sue_de_coq, "Sue de Coq", "sdc", "1101", ALMOST_LOCKED_SETS, 0, 250, \
              UNFAIR) \
    TECHNIQUE(SIMPLE_COLORS_TRAP, simple_colors_trap, "Simple Colors Trap", "sc1", "0500", \
              COLORING, 0, 150, HARD) \
    TECHNIQUE(SIMPLE_COLORS_WRAP, simple_colors_wrap, "Simple Colors Wrap", "sc2", "0501", \
              COLORING, 0, 150, HARD) \
    TECHNIQUE(MULTI_COLORS_1, multi_colors_1, "Multi-Colors 1", "mc1", "0502", COLORING, 0, 200, \
              HARD) \
    TECHNIQUE(MULTI_COLORS_2, multi_colors_2, "Multi-Colors 2", "mc2", "0503", COLORING, 0, 200, \
              HARD) \
    TECHNIQUE(X_CHAIN, x_chain, "X-Chain", "x", "0701", CHAINS, 66, 260, UNFAIR) \
    TECHNIQUE(XY_CHAIN, xy_chain, "XY-Chain", "xyc", "0702", CHAINS, 70, 260, UNFAIR) \
    TECHNIQUE(CONTINUOUS_NICE_LOOP, continuous_nice_loop, "Continuous Nice Loop", "cnl", "0706", \
              CHAINS, 70, 280, UNFAIR) \
    TECHNIQUE(ALTERNATING_INFERENCE_CHAIN, alternating_inference_chain, \
              "Alternating Inference Chain", "aic", "0708", CHAINS, 70, 280, UNFAIR) \
    TECHNIQUE(DISCONTINUOUS_NICE_LOOP, discontinuous_nice_loop, "Discontinuous Nice Loop", "dnl", \
              "0707", CHAINS, 70, 280, UNFAIR) \
    TECHNIQUE(GROUPED_CONTINUOUS_LOOP, grouped_continuous_loop, "Grouped Continuous Nice Loop", \
              "gcnl", "0709", CHAINS, 0, 300, UNFAIR) \
    TECHNIQUE(GROUPED_CHAIN, grouped_chain, "Grouped AIC", "gaic", "0711", CHAINS, 0, 300, UNFAIR) \
    TECHNIQUE(GROUPED_DISCONTINUOUS_LOOP, grouped_discontinuous_loop, \
              "Grouped Discontinuous Nice Loop", "gdnl", "0710", CHAINS, 0, 300, UNFAIR) \
    TECHNIQUE(ALS_XZ, als_xz, "ALS-XZ", "axz", "0901", ALMOST_LOCKED_SETS, 0, 300, UNFAIR) \
    TECHNIQUE(ALS_XY_WING, als_xy_wing, "ALS-XY-Wing", "axy", "0902", ALMOST_LOCKED_SETS, 0, 320, \
              UNFAIR) \
    TECHNIQUE(ALS_CHAIN, als_chain, "ALS Chain", "ach", "0903", ALMOST_LOCKED_SETS, 0, 340, \
              UNFAIR) \
    TECHNIQUE(DEATH_BLOSSOM, death_blossom, "Death Blossom", "db", "0904", ALMOST_LOCKED_SETS, 0, \
              360, UNFAIR) \
    TECHNIQUE(SET_CONTINUOUS_LOOP, set_continuous_loop, "Continuous Nice Loop with ALS", "acnl", \
              "0709-2", ALMOST_LOCKED_SETS, 0, 300, UNFAIR) \
    TECHNIQUE(SET_CHAIN, set_chain, "AIC with ALS", "aaic", "0711-3 0711-4", ALMOST_LOCKED_SETS, \
              0, 300, UNFAIR) \
    TECHNIQUE(SET_DISCONTINUOUS_LOOP, set_discontinuous_loop, "Discontinuous Nice Loop with ALS", \
              "adnl", "0710-3 0710-4", ALMOST_LOCKED_SETS, 0, 300, UNFAIR) \
    TECHNIQUE(FRANKEN_X_WING, franken_x_wing, "Franken X-Wing", "ff2", "0330", COMPLEX_FISH, 0, \
              300, UNFAIR) \
    TECHNIQUE(FRANKEN_SWORDFISH, franken_swordfish, "Franken Swordfish", "ff3", "0331", \
              COMPLEX_FISH, 0, 350, UNFAIR) \
    TECHNIQUE(FRANKEN_JELLYFISH, franken_jellyfish, "Franken Jellyfish", "ff4", "0332", \
              COMPLEX_FISH, 0, 370, UNFAIR) \
    TECHNIQUE(FINNED_FRANKEN_X_WING, finned_franken_x_wing, "Finned Franken X-Wing", "fff2", \
              "0340", COMPLEX_FISH, 0, 390, UNFAIR) \
    TECHNIQUE(FINNED_FRANKEN_SWORDFISH, finned_franken_swordfish, "Finned Franken Swordfish", \
              "fff3", "0341", COMPLEX_FISH, 0, 410, UNFAIR) \
    TECHNIQUE(FINNED_FRANKEN_JELLYFISH, finned_franken_jellyfish, "Finned Franken Jellyfish", \
              "fff4", "0342", COMPLEX_FISH, 0, 430, UNFAIR) \
    TECHNIQUE(MUTANT_X_WING, mutant_x_wing, "Mutant X-Wing", "mf2", "0350", COMPLEX_FISH, 0, 450, \
              EXTREME) \
    TECHNIQUE(MUTANT_SWORDFISH, mutant_swordfish, "Mutant Swordfish", "mf3", "0351", COMPLEX_FISH, \
              0, 450, EXTREME) \
    TECHNIQUE(MUTANT_JELLYFISH, mutant_jellyfish, "Mutant Jellyfish", "mf4", "0352", COMPLEX_FISH, \
              0, 450, EXTREME) \
    TECHNIQUE(FINNED_MUTANT_X_WING, finned_mutant_x_wing, "Finned Mutant X-Wing", "fmf2", "0360", \
              COMPLEX_FISH, 0, 470, EXTREME) \
    TECHNIQUE(FINNED_MUTANT_SWORDFISH, finned_mutant_swordfish, "Finned Mutant Swordfish", "fmf3", \
              "0361", COMPLEX_FISH, 0, 470, EXTREME) \
    TECHNIQUE(FINNED_MUTANT_JELLYFISH, finned_mutant_jellyfish, "Finned Mutant Jellyfish", "fmf4", \
              "0362", COMPLEX_FISH, 0, 470, EXTREME) \
    TECHNIQUE(SIAMESE_FRANKEN_FISH, siamese_franken_fish, "Siamese Franken Fish", "sff", \
              "03401 03411 03421", COMPLEX_FISH, 0, 430, UNFAIR) \
    TECHNIQUE(SIAMESE_MUTANT_FISH, siamese_mutant_fish, "Siamese Mutant Fish", "smf", \
              "03601 03611 03621", COMPLEX_FISH, 0, 470, EXTREME) \
    TECHNIQUE(FORCING_CHAIN, forcing_chain, "Forcing Chain", "fc", "1301 1302", LAST_RESORT, 0, \
              500, EXTREME) \
    TECHNIQUE(FORCING_NET, forcing_net, "Forcing Net", "fn", "1303 1304", LAST_RESORT, 0, 700, \
              EXTREME) \
    TECHNIQUE(TEMPLATE_SET, template_set, "Template Set", "ts", "1201", LAST_RESORT, 0, 10000, \
              EXTREME) \
    TECHNIQUE(TEMPLATE_DELETE, template_delete, "Template Delete", "td", "1202", LAST_RESORT, 0, \
              10000, EXTREME) \
    TECHNIQUE(M_WING, m_wing, "M-Wing", "mw", "", WINGS, 0, 170, HARD) \
    TECHNIQUE(S_WING, s_wing, "S-Wing", "sw", "", WINGS, 0, 175, HARD) \
    TECHNIQUE(L_WING, l_wing, "L-Wing", "lw", "", WINGS, 0, 180, HARD) \
    TECHNIQUE(H_WING, h_wing, "H-Wing", "hw", "", WINGS, 0, 185, HARD) \
    TECHNIQUE(GROUPED_W_WING, grouped_w_wing, "Grouped W-Wing", "gw", "", WINGS, 0, 170, HARD) \
    TECHNIQUE(MULTI_BRANCH_W_WING, multi_branch_w_wing, "Multi-Branch W-Wing", "mbw", "", WINGS, \
              0, 220, UNFAIR) \
    TECHNIQUE(BROKEN_WING, broken_wing, "Broken Wing", "bw", "", SINGLE_DIGIT, 0, 250, UNFAIR) \
    TECHNIQUE(BIVALUE_ODDAGON, bivalue_oddagon, "Bivalue Oddagon", "bo", "", CHAINS, 0, 290, \
              UNFAIR) \
    TECHNIQUE(TRIPLE_FIREWORK, triple_firework, "Triple Firework", "fw3", "", ALMOST_LOCKED_SETS, \
              0, 280, UNFAIR) \
    TECHNIQUE(QUADRUPLE_FIREWORK, quadruple_firework, "Quadruple Firework", "fw4", "", \
              ALMOST_LOCKED_SETS, 0, 320, UNFAIR) \
    TECHNIQUE(TRIDAGON, tridagon, "Tridagon", "tri", "", EXOTIC, 0, 400, EXTREME) \
    TECHNIQUE(SK_LOOP, sk_loop, "SK-Loop", "skl", "", EXOTIC, 0, 420, EXTREME) \
    TECHNIQUE(MULTI_SECTOR, multi_sector, "Multi-Sector Locked Set", "msls", "", EXOTIC, 0, 440, \
              EXTREME) \
    TECHNIQUE(JUNIOR_EXOCET, junior_exocet, "Junior Exocet", "je", "", EXOTIC, 0, 460, EXTREME) \
    TECHNIQUE(SENIOR_EXOCET, senior_exocet, "Senior Exocet", "sen", "", EXOTIC, 0, 480, EXTREME)

typedef enum ennead_technique {
#define ENNEAD_TECHNIQUE_CODE(code, function, name, abbreviation, library, family, rating, score, \
                              level) \
    ENNEAD_##code,
    ENNEAD_TECHNIQUES(ENNEAD_TECHNIQUE_CODE)
#undef ENNEAD_TECHNIQUE_CODE
        ENNEAD_TECHNIQUE_COUNT,
} ennead_technique;

/* A row of the catalogue. */
typedef struct ennead_technique_row {
    const char *name;
    const char *abbreviation;
    const char *code; /* in HoDoKu's library of cases: "0300", several with blanks, or "" */
    ennead_family family;
    int rating; /* in tenths */
    int score;
    ennead_level level;
} ennead_technique_row;

/* The row of a technique, or NULL when there is none of that number, so that the catalogue can be
 * listed by counting up from 0. */
ENNEAD_API const ennead_technique_row *ennead_technique_info(int technique);

/* Why a technique works, whatever the board: two sentences at most. NULL when there is none of that
 * number. A constant string. */
ENNEAD_API const char *ennead_technique_why(int technique);

/* A set of techniques: bit t % 64 of words[t / 64] for technique t. {0} is the empty set. */
typedef struct ennead_technique_set {
    uint64_t words[4];
} ennead_technique_set;

/* Whether a technique, one of the catalogue, is in the set. */
static inline bool ennead_technique_set_has(const ennead_technique_set *set,
                                            ennead_technique technique)
{
    return (set->words[technique / 64] >> (technique % 64) & 1) != 0;
}

/* Adds to `set`, or takes from it, what a name of `length` bytes stands for: a technique
 * ("X-Wing"), its abbreviation ("bf2"), a family ("subsets"), a level ("hard"), "all", "basic": what
 * the deductive solver below knows, or "hodoku": what HoDoKu tries unless it is told otherwise, which
 * is what its scores and levels rest on. Case, blanks, hyphens and underscores do not matter.
 * Returns ENNEAD_BAD_ARGUMENT when there is nothing of that name. */
ENNEAD_API ennead_status ennead_technique_set_add(ennead_technique_set *set, const char *name,
                                                  size_t length);
ENNEAD_API ennead_status ennead_technique_set_subtract(ennead_technique_set *set, const char *name,
                                                       size_t length);

/* Why a node of a chain follows. */
typedef enum ennead_why {
    ENNEAD_WHY_LINK,     /* by a link from the node before it */
    ENNEAD_WHY_SUPPOSED, /* it does not: a chain begins here */
    ENNEAD_WHY_CELL,     /* its cell has no other candidate left */
    ENNEAD_WHY_HOUSE,    /* `house` has no other place left for the digit */
    ENNEAD_WHY_SEEN,     /* the digit is in a cell that sees all of its cells */
    ENNEAD_WHY_TAKEN,    /* its cell holds another digit */
} ennead_why;

/* One or more cells of one digit, as a node of a chain. */
typedef struct ennead_node {
    ennead_cell_set cells; /* usually one; with more the digit is in one of them */
    uint8_t digit;
    uint8_t on;             /* 1: said to be in its place, 0: not to be */
    uint8_t why;            /* ennead_why */
    uint8_t house;          /* of ENNEAD_WHY_HOUSE */
    uint16_t held;          /* the digits of `within` */
    ennead_cell_set within; /* where a link of an almost locked set leads here: its cells, which
                               hold one digit more than they are; else none */
} ennead_node;

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
 * A chain is told by its nodes: nodes[0] is what is supposed, each other node follows from the one
 * before; from on to off by a weak link (both cannot be), from off to on by a strong link (one must
 * be). Remote pairs, broken wings and oddagons have nodes too: the cells in their order. A continuous
 * loop goes on from its last node to nodes[0] by a weak link; a discontinuous one comes back to its
 * first candidate, on the other side.
 * Of SK-loops and multi-sector locked sets each node is a digit that is in one of the node's cells, in
 * `house`; of a tridagon one of its guardians, some of which are true. */
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
    ennead_cell_set placed[10];           /* [digit]: the cells that get it; [0] is empty */
    ennead_cell_set removed[10];          /* [digit]: the cells that lose it; [0] is empty */
    ennead_node nodes[ENNEAD_STEP_NODES]; /* node_count of them; the others are not initialized */
} ennead_step;

/* Does what a step says: places its digits as ennead_state_place does, and removes its candidates. */
ENNEAD_API void ennead_state_apply(ennead_state *state, const ennead_step *step);

/* Told of a step; false: enough of them. The step is good until it returns. */
typedef bool (*ennead_step_function)(void *user, const ennead_step *step);

/* Which of the steps that there are is the next. */
typedef enum ennead_style {
    ENNEAD_STYLE_STRICT, /* the first that is found, the techniques tried in the catalogue's order */
    ENNEAD_STYLE_HUMAN,  /* the one that is easiest to see: ennead_step_effort */
    ENNEAD_STYLE_HODOKU, /* the one that HoDoKu takes: its score is the sum over such a path */
} ennead_style;

/* "strict", "human" or "hodoku"; NULL when there is none of that number, so that names can be listed by
 * counting up from 0. */
ENNEAD_API const char *ennead_style_name(ennead_style style);

/* How hard a step is to see, on HoDoKu's scale: the score of its technique, and more for what is
 * long or spread over the board. Above 0. */
ENNEAD_API int ennead_step_effort(const ennead_step *step);

/* Stores the first step that the techniques of the set find, tried in the catalogue's order, and
 * returns ENNEAD_OK; or ENNEAD_END when they find none, or when the state is solved or holds a
 * contradiction. Allocates nothing; needs about 900 KB of stack. */
ENNEAD_API ennead_status ennead_step_next(const ennead_state *state,
                                          const ennead_technique_set *techniques,
                                          ennead_step *step);

/* The same in a style. Of each technique at most 64 steps are compared. ENNEAD_STYLE_HODOKU needs about
 * 1,400 KB of stack, as scores do. ENNEAD_BAD_ARGUMENT: there is no such style. */
ENNEAD_API ennead_status ennead_step_choose(const ennead_state *state,
                                            const ennead_technique_set *techniques,
                                            ennead_style style, ennead_step *step);

/* Tells of every step that the techniques of the set find now, each once. */
ENNEAD_API void ennead_step_all(const ennead_state *state, const ennead_technique_set *techniques,
                                ennead_step_function tell, void *user);

/* How a path ended. */
typedef enum ennead_path_end {
    ENNEAD_PATH_SOLVED,
    ENNEAD_PATH_STUCK,         /* no technique of the set finds a step */
    ENNEAD_PATH_CONTRADICTION, /* see ennead_state_contradiction */
    ENNEAD_PATH_STOPPED,       /* by the function that is told of the steps */
} ennead_path_end;

/* Goes from `state` as far as the techniques lead, a step at a time as ennead_step_next, and leaves
 * the last state there. `tell` may be NULL; it is told of each step before it is done, and may read
 * `state`, which is the state before the step. Allocates nothing. */
ENNEAD_API ennead_path_end ennead_path(ennead_state *state, const ennead_technique_set *techniques,
                                       ennead_step_function tell, void *user);

/* The same in a style; one that there is not is ENNEAD_STYLE_STRICT. */
ENNEAD_API ennead_path_end ennead_path_in_style(ennead_state *state,
                                                const ennead_technique_set *techniques,
                                                ennead_style style, ennead_step_function tell,
                                                void *user);

/* What a puzzle is worth on HoDoKu's scale: every step of the path adds the score of its technique. */
typedef struct ennead_score {
    ennead_path_end end; /* ENNEAD_PATH_STOPPED: a step was above the level that was allowed */
    int score;           /* the sum over the steps done */
    ennead_level level;  /* the highest of a step, or higher where the score is above what HoDoKu
                            allows a level: 800, 1000, 1600, 1800 from easy to unfair.
                            ENNEAD_EXTREME where the techniques lead no further */
    int steps;
    int guesses;              /* cells that were looked up: 10,000 of the score each */
    ennead_technique hardest; /* of the highest level, and of these of the highest score; if there
                                 are steps */
    uint32_t counts[ENNEAD_TECHNIQUE_COUNT]; /* of the steps of each technique */
} ennead_score;

/* Goes a path from `state`, which is left alone, and adds up what its steps are worth; ends before the
 * first step of a level above `most`, whose level it tells. The path is that of ennead_path_in_style with
 * ENNEAD_STYLE_HODOKU: where there are several steps of a kind it takes the one that HoDoKu takes. With
 * the techniques "hodoku" the score is that program's; what it can only guess is ENNEAD_PATH_STUCK.
 * Allocates nothing; needs about 1 MB of stack. */
ENNEAD_API void ennead_score_state(const ennead_state *state,
                                   const ennead_technique_set *techniques, ennead_level most,
                                   ennead_score *score);

/* The same, but where the techniques lead no further the digit of a cell is looked up in the solution, of
 * the middle one of those that are left, and the path goes on: so HoDoKu scores what it guesses. Returns
 * ENNEAD_BAD_ARGUMENT if `solution` has another digit than 1 to 9, or one that the state does not allow
 * there; that it is a solution is up to the caller. */
ENNEAD_API ennead_status ennead_score_solved(const ennead_state *state,
                                             const uint8_t solution[ENNEAD_CELLS],
                                             const ennead_technique_set *techniques,
                                             ennead_level most, ennead_score *score);

/* ------------------------------------------------------------------------------------ ratings */

/* How hard a puzzle is for people, on the scale of Sudoku Explainer 1.2.1 (N. Juillerat, 2006), in
 * tenths: 15 is what is written as 1.5. The rater goes from the puzzle to its solution by that
 * program's techniques, always the first that its order of search finds, and the ratings of a
 * puzzle are those of single steps of this path. docs/rating-order.md tells the order.
 *
 * A second scale is that of Sukaku Explainer 1.18.1 (SudokuMonster and others, 2021) with its default
 * techniques: those of 1.2.1, chains of two to four strong links, and wings of four to seven digits.
 * As these stand in for many chains, ratings on it are never to be compared with those of 1.2.1. */
typedef enum ennead_se_scale {
    ENNEAD_SE_SCALE_121, /* the one that is quoted as ER, EP, ED */
    ENNEAD_SE_SCALE_1181,
} ennead_se_scale;

/* The techniques of the scales. Code, name, and rating in tenths; what a step is rated may be more
 * by its length or size. Those of strong links, alone and with links that are grouped (a side of
 * more than one cell), and the wings from WXYZ-Wing on are of the second scale only. */
#define ENNEAD_SE_LINKS(TECHNIQUE, code, name, rating, grouped_rating) \
    TECHNIQUE(code, name, rating) \
    TECHNIQUE(GROUPED_##code, "Grouped " name, grouped_rating)

#define ENNEAD_SE_TWO_LINKS(TECHNIQUE) \
    ENNEAD_SE_LINKS(TECHNIQUE, SKYSCRAPER, "Skyscraper", 40, 43) \
    ENNEAD_SE_LINKS(TECHNIQUE, KITE_2, "2-String Kite", 41, 43) \
    ENNEAD_SE_LINKS(TECHNIQUE, LINKS_2, "2 Strong Links", 41, 43) \
    ENNEAD_SE_LINKS(TECHNIQUE, LINK_LOOP_2, "X-Loop of 2 Strong Links", 40, 43)

#define ENNEAD_SE_THREE_LINKS(TECHNIQUE) \
    ENNEAD_SE_LINKS(TECHNIQUE, SKYSCRAPERS_3, "3 Skyscrapers", 54, 57) \
    ENNEAD_SE_LINKS(TECHNIQUE, KITE_3, "3-String Kite", 55, 57) \
    ENNEAD_SE_LINKS(TECHNIQUE, LINKS_3, "3 Strong Links", 55, 57) \
    ENNEAD_SE_LINKS(TECHNIQUE, LINK_LOOP_3, "X-Loop of 3 Strong Links", 54, 57)

#define ENNEAD_SE_FOUR_LINKS(TECHNIQUE) \
    ENNEAD_SE_LINKS(TECHNIQUE, SKYSCRAPERS_4, "4 Skyscrapers", 58, 61) \
    ENNEAD_SE_LINKS(TECHNIQUE, LINKS_4, "4 Strong Links", 59, 61) \
    ENNEAD_SE_LINKS(TECHNIQUE, LINK_LOOP_4, "X-Loop of 4 Strong Links", 58, 61)

#define ENNEAD_SE_LOOPS(TECHNIQUE, size, rating) \
    TECHNIQUE(UNIQUE_LOOP_##size##_1, "Unique Loop " #size " type 1", rating) \
    TECHNIQUE(UNIQUE_LOOP_##size##_2, "Unique Loop " #size " type 2", rating) \
    TECHNIQUE(UNIQUE_LOOP_##size##_3, "Unique Loop " #size " type 3", rating) \
    TECHNIQUE(UNIQUE_LOOP_##size##_4, "Unique Loop " #size " type 4", rating)

#define ENNEAD_SE_DYNAMIC(TECHNIQUE, code, inner, rating) \
    TECHNIQUE(CONTRADICTION_##code, "Dynamic Contradiction Forcing Chains" inner, rating) \
    TECHNIQUE(DOUBLE_##code, "Dynamic Double Forcing Chains" inner, rating) \
    TECHNIQUE(REGION_##code, "Dynamic Region Forcing Chains" inner, rating) \
    TECHNIQUE(CELL_##code, "Dynamic Cell Forcing Chains" inner, rating)

#define ENNEAD_SE_TECHNIQUES(TECHNIQUE) \
    TECHNIQUE(HIDDEN_SINGLE, "Hidden Single", 10) \
    TECHNIQUE(DIRECT_POINTING, "Direct Pointing", 17) \
    TECHNIQUE(DIRECT_CLAIMING, "Direct Claiming", 19) \
    TECHNIQUE(DIRECT_HIDDEN_PAIR, "Direct Hidden Pair", 20) \
    TECHNIQUE(NAKED_SINGLE, "Naked Single", 23) \
    TECHNIQUE(DIRECT_HIDDEN_TRIPLET, "Direct Hidden Triplet", 25) \
    TECHNIQUE(POINTING, "Pointing", 26) \
    TECHNIQUE(CLAIMING, "Claiming", 28) \
    TECHNIQUE(NAKED_PAIR, "Naked Pair", 30) \
    TECHNIQUE(X_WING, "X-Wing", 32) \
    TECHNIQUE(HIDDEN_PAIR, "Hidden Pair", 34) \
    TECHNIQUE(NAKED_TRIPLET, "Naked Triplet", 36) \
    TECHNIQUE(SWORDFISH, "Swordfish", 38) \
    TECHNIQUE(HIDDEN_TRIPLET, "Hidden Triplet", 40) \
    ENNEAD_SE_TWO_LINKS(TECHNIQUE) \
    TECHNIQUE(XY_WING, "XY-Wing", 42) \
    TECHNIQUE(XYZ_WING, "XYZ-Wing", 44) \
    TECHNIQUE(UNIQUE_RECTANGLE_1, "Unique Rectangle type 1", 45) \
    TECHNIQUE(UNIQUE_RECTANGLE_2, "Unique Rectangle type 2", 45) \
    TECHNIQUE(UNIQUE_RECTANGLE_3, "Unique Rectangle type 3", 45) \
    TECHNIQUE(UNIQUE_RECTANGLE_4, "Unique Rectangle type 4", 45) \
    ENNEAD_SE_LOOPS(TECHNIQUE, 6, 46) \
    ENNEAD_SE_LOOPS(TECHNIQUE, 8, 47) \
    ENNEAD_SE_LOOPS(TECHNIQUE, 10, 50) \
    ENNEAD_SE_LOOPS(TECHNIQUE, 12, 50) \
    ENNEAD_SE_LOOPS(TECHNIQUE, 14, 50) \
    ENNEAD_SE_LOOPS(TECHNIQUE, 16, 50) \
    ENNEAD_SE_LOOPS(TECHNIQUE, 18, 50) \
    TECHNIQUE(NAKED_QUAD, "Naked Quad", 50) \
    TECHNIQUE(JELLYFISH, "Jellyfish", 52) \
    TECHNIQUE(HIDDEN_QUAD, "Hidden Quad", 54) \
    ENNEAD_SE_THREE_LINKS(TECHNIQUE) \
    TECHNIQUE(WXYZ_WING, "WXYZ-Wing", 55) \
    TECHNIQUE(BUG_1, "BUG type 1", 56) \
    TECHNIQUE(BUG_2, "BUG type 2", 57) \
    TECHNIQUE(BUG_3, "BUG type 3", 57) \
    TECHNIQUE(BUG_4, "BUG type 4", 57) \
    ENNEAD_SE_FOUR_LINKS(TECHNIQUE) \
    TECHNIQUE(VWXYZ_WING, "VWXYZ-Wing", 62) \
    TECHNIQUE(ALIGNED_PAIR, "Aligned Pair Exclusion", 62) \
    TECHNIQUE(UVWXYZ_WING, "UVWXYZ-Wing", 66) \
    TECHNIQUE(GENERALIZED_X_WING, "Generalized X-Wing", 65) \
    TECHNIQUE(X_CYCLE, "Bidirectional X-Cycle", 65) \
    TECHNIQUE(Y_CYCLE, "Bidirectional Y-Cycle", 65) \
    TECHNIQUE(TURBOT_FISH, "Turbot Fish", 66) \
    TECHNIQUE(FORCING_X_CHAIN, "Forcing X-Chain", 66) \
    TECHNIQUE(FORCING_Y_CHAIN, "Forcing Y-Chain", 70) \
    TECHNIQUE(FORCING_CHAIN, "Forcing Chain", 70) \
    TECHNIQUE(CYCLE, "Bidirectional Cycle", 70) \
    TECHNIQUE(TUVWXYZ_WING, "TUVWXYZ-Wing", 75) \
    TECHNIQUE(ALIGNED_TRIPLET, "Aligned Triplet Exclusion", 75) \
    TECHNIQUE(NISHIO, "Nishio Forcing Chains", 75) \
    TECHNIQUE(REGION_CHAINS, "Region Forcing Chains", 80) \
    TECHNIQUE(CELL_CHAINS, "Cell Forcing Chains", 80) \
    ENNEAD_SE_DYNAMIC(TECHNIQUE, DYNAMIC, "", 85) \
    ENNEAD_SE_DYNAMIC(TECHNIQUE, PLUS, " (+)", 90) \
    ENNEAD_SE_DYNAMIC(TECHNIQUE, NESTED, " (+ Forcing Chains)", 95) \
    ENNEAD_SE_DYNAMIC(TECHNIQUE, NESTED_MULTIPLE, " (+ Multiple Forcing Chains)", 100) \
    ENNEAD_SE_DYNAMIC(TECHNIQUE, NESTED_DYNAMIC, " (+ Dynamic Forcing Chains)", 105)

typedef enum ennead_se_technique {
#define ENNEAD_SE_CODE(code, name, rating) ENNEAD_SE_##code,
    ENNEAD_SE_TECHNIQUES(ENNEAD_SE_CODE)
#undef ENNEAD_SE_CODE
        ENNEAD_SE_TECHNIQUE_COUNT,
} ennead_se_technique;

/* The name of a technique of the scales, such as "Unique Rectangle type 1", or NULL when there is
 * none of that number, and the least that a step of it is rated, in tenths. */
ENNEAD_API const char *ennead_se_name(int technique);
ENNEAD_API int ennead_se_base(int technique);

/* The first scale that a technique is of; it is of the later ones too. */
ENNEAD_API ennead_se_scale ennead_se_since(int technique);

/* Why a node of a chain follows from others, its parents. */
typedef enum ennead_se_cause {
    ENNEAD_SE_SUPPOSED,    /* it does not: what the chain begins with */
    ENNEAD_SE_SAME_CELL,   /* off: the cell has another digit; on: it has no other left */
    ENNEAD_SE_SAME_HOUSE,  /* off: the house has the digit elsewhere; on: it has no other place */
    ENNEAD_SE_BY_POINTING, /* off, by what is there when the parents are off: */
    ENNEAD_SE_BY_CLAIMING,
    ENNEAD_SE_BY_HIDDEN_PAIR,
    ENNEAD_SE_BY_NAKED_PAIR,
    ENNEAD_SE_BY_X_WING,
    ENNEAD_SE_BY_CHAIN, /* another chain, `nested`, that the parents make possible */
} ennead_se_cause;

/* A node: a candidate that is in its place (on) or is not. */
typedef struct ennead_se_node {
    uint8_t cell;          /* 0 to 80 */
    uint8_t digit;         /* 1 to 9 */
    uint8_t on;            /* 1 or 0 */
    uint8_t cause;         /* an ennead_se_cause */
    uint8_t house;         /* 0 to 26, for ENNEAD_SE_SAME_HOUSE */
    uint8_t nested;        /* the number of the chain, for ENNEAD_SE_BY_CHAIN */
    uint16_t parent_count; /* the parents are parents[first_parent] and those behind it */
    uint32_t first_parent;
} ennead_se_node;

/* What a hint made of chains says. */
typedef enum ennead_se_shape {
    ENNEAD_SE_LOOP,          /* every node of the loop or its opposite: what sees both goes. The one
                                end is the node that the loop comes back to */
    ENNEAD_SE_FORCING,       /* the end is the opposite of what was supposed */
    ENNEAD_SE_CONTRADICTION, /* two ends say the opposite of each other */
    ENNEAD_SE_REDUCTION,     /* the first end follows from the candidate, the second, the same node,
                                from its opposite */
    ENNEAD_SE_HOUSE,         /* the same end for each place of the digit in the house */
    ENNEAD_SE_CELL,          /* the same end for each digit of the cell */
} ennead_se_shape;

/* A hint made of chains: a directed graph without cycles of nodes, each told after its parents
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
 * type 3, the other cells of the set, of type 4, the digit that is locked; of a WXYZ-Wing and so on,
 * the digits of the cell whose places in the set it all sees. `sides` of strong links: of each, in
 * the order of the chain, where the digit may be on its outer and on its inner side. A direct step
 * places the digit that becomes single; then `house` of `single` is where. */
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

/* Told of a step; false: end here. The step is good until it returns. */
typedef bool (*ennead_se_step_function)(void *user, const ennead_se_step *step);

/* Whether techniques may rest on there being one solution. */
typedef enum ennead_uniqueness {
    ENNEAD_UNIQUENESS_USED, /* as the scale is quoted */
    ENNEAD_UNIQUENESS_LEFT, /* no unique rectangles and loops, no BUG; for puzzles that limit
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
    ENNEAD_RATING_SOLVED,        /* the path leads to the solution: the ratings are the puzzle's */
    ENNEAD_RATING_STUCK,         /* no technique finds a step: beyond the scale */
    ENNEAD_RATING_CONTRADICTION, /* the puzzle has no solution */
    ENNEAD_RATING_NODES,         /* the node limit */
    ENNEAD_RATING_TIME,          /* the time limit */
    ENNEAD_RATING_STOP,          /* the stop flag */
    ENNEAD_RATING_TOLD,          /* the function that is told of the steps wanted no more */
    ENNEAD_RATING_ABOVE,         /* the next step is rated above the most that is wanted */
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

/* The working memory of one thread that rates many puzzles, a few megabytes. */
typedef struct ennead_rater ennead_rater;

/* Makes a rater; ennead_rater_free gives it back (NULL is allowed). `options` may be NULL for the
 * defaults; the stop flag must outlive the rater. ENNEAD_BAD_ARGUMENT: options out of range. On an
 * error *rater is NULL. */
ENNEAD_API ennead_status ennead_rater_new(const ennead_rater_options *options,
                                          const ennead_allocator *allocator, ennead_rater **rater);
ENNEAD_API void ennead_rater_free(ennead_rater *rater);

/* Ends every path from now on before a step that is rated above `most`, in tenths, and before looking
 * for one that could not but be; 0 for no such end, as a new rater has it. */
ENNEAD_API void ennead_rater_most(ennead_rater *rater, int most);

/* Rates a puzzle, without allocating. That it has exactly one solution is for the caller to know
 * (ennead_solve): of another puzzle the ratings mean nothing, and without a limit they may take
 * hours (the empty board); where its givens contradict each other or their own candidates, it ends
 * with ENNEAD_RATING_CONTRADICTION. ENNEAD_BAD_ARGUMENT: a given above 9 or a candidate above digit
 * 9. */
ENNEAD_API ennead_status ennead_rate(ennead_rater *rater, const ennead_puzzle *puzzle,
                                     ennead_rating *rating);

/* Goes from `state` along the path of the scale and leaves the last state there, without
 * allocating. `tell` may be NULL, and then it is as quick as ennead_rate; it is told of each step
 * before it is done, and may read `state`, which is the state before the step. `rating` may be
 * NULL. */
ENNEAD_API ennead_rating_end ennead_se_path(ennead_rater *rater, ennead_state *state,
                                            ennead_se_step_function tell, void *user,
                                            ennead_rating *rating);

/* --------------------------------------------------------------------------- deductive solver */

/* A solver of few rules and little memory, for playing: what is known goes in, what follows comes
 * out move by move with its reason, and when nothing more follows it waits for more to be known.
 * The rules are those of the low-memory solver of github.com/gaborsch/sudoku-solver, and the
 * order is its: two queues, digits to set before candidates to clear, and only when both are empty
 * a search for more. */

typedef enum ennead_reason {
    ENNEAD_ENTERED,            /* given or entered */
    ENNEAD_SINGLE_VALUE,       /* the cell has no other candidate */
    ENNEAD_FIXED_VALUE,        /* cell `source` holds the digit */
    ENNEAD_SINGLE_POSSIBILITY, /* `house` has no other place for the digit */
    ENNEAD_BOX_LINE,           /* in the box `house` the digit is only in the line `other` */
    ENNEAD_LINE_BOX,           /* in the line `house` the digit is only in the box `other`: the
                                  other two lines of the box are complements of the line */
    ENNEAD_PARTITION,          /* the cells at `positions` of `house` hold only as many digits as
                                  they are, `digits` */
} ennead_reason;

/* A phrase for a reason, such as "fixed value exclusion". A constant string, never NULL. */
ENNEAD_API const char *ennead_reason_name(ennead_reason reason);

typedef struct ennead_move {
    bool set;      /* the digit is set; or cleared from the candidates */
    uint8_t cell;  /* 0 to 80 */
    uint8_t digit; /* 1 to 9 */
    ennead_reason reason;
    uint8_t source;
    uint8_t house;
    uint8_t other;
    uint16_t positions; /* bit p for the p-th cell of the house, row by row from 0 */
    uint16_t digits;
} ennead_move;

/* How it stands when no move is left. */
typedef enum ennead_deduction {
    ENNEAD_DEDUCTION_SOLVED,
    ENNEAD_DEDUCTION_STUCK,
    ENNEAD_DEDUCTION_CONTRADICTION,
} ennead_deduction;

/* The solver, at most 1 KB, which lives where the caller puts it; a copy is a solver of its own.
 * Its members are its own affair. */
typedef struct ennead_deducer {
    uint32_t clears[163];
    uint16_t sets[ENNEAD_CELLS];
    uint16_t board[ENNEAD_CELLS];
    ennead_contradiction contradiction;
    uint8_t sets_done, set_count, first_clear, clear_count, unset;
    bool contradicted;
} ennead_deducer;

/* Starts with the givens of a puzzle, all still to be set; cells whose candidates are limited have
 * them cleared already. ENNEAD_BAD_ARGUMENT: a given above 9 or a candidate above digit 9. */
ENNEAD_API ennead_status ennead_deducer_start(ennead_deducer *deducer, const ennead_puzzle *puzzle);

/* Enters that a cell holds a digit, or does not: a move of the reason ENNEAD_ENTERED that waits in
 * its queue. What goes against what is known becomes a contradiction; then nothing follows any more
 * and nothing can be entered, so keep a copy of the solver before. ENNEAD_BAD_ARGUMENT: a cell
 * outside 0 to 80 or a digit outside 1 to 9. */
ENNEAD_API ennead_status ennead_deducer_set(ennead_deducer *deducer, int cell, int digit);
ENNEAD_API ennead_status ennead_deducer_clear(ennead_deducer *deducer, int cell, int digit);

/* Does the next move, stores it and returns ENNEAD_OK; or returns ENNEAD_END: nothing follows any
 * more, and ennead_deducer_standing says why. */
ENNEAD_API ennead_status ennead_deducer_next(ennead_deducer *deducer, ennead_move *move);

/* Solved, stuck or in contradiction; stuck as long as moves are left. Of a contradiction, where it
 * shows is stored where `contradiction` is not NULL. */
ENNEAD_API ennead_deduction ennead_deducer_standing(const ennead_deducer *deducer,
                                                    ennead_contradiction *contradiction);

/* What is known: values set, and the candidates of the other cells. `givens` of `state` are left as
 * they are. */
ENNEAD_API void ennead_deducer_state(const ennead_deducer *deducer, ennead_state *state);

/* ------------------------------------------------------------------------- cases of a library */

/* A line of HoDoKu's regression library: a state, and the step that a technique must find in it.
 *
 *     :code[-variant]:digits:givens, + before a placed value:deleted:removed:placed:extra */
typedef struct ennead_case {
    char code[12];   /* the technique's, such as "0300", or its abbreviation; ended by NUL */
    char variant[4]; /* what follows the hyphen, such as "1"; "x": nothing must be found */
    uint16_t digits; /* the digits named */
    ennead_state state;
    ennead_cell_set removed[10]; /* [digit]: what the step must remove, exactly */
    ennead_cell_set placed[10];
} ennead_case;

/* Reads one line of `length` bytes, its end left out. ENNEAD_END: a comment or an empty line;
 * ENNEAD_BAD_ARGUMENT: not such a line, and *column (from 1, may be NULL) is where. */
ENNEAD_API ennead_status ennead_case_read(const char *line, size_t length,
                                          ennead_case *library_case, size_t *column);

/* What became of a case. */
typedef enum ennead_case_outcome {
    ENNEAD_CASE_PASSED,
    ENNEAD_CASE_MISSED,    /* the technique finds nothing */
    ENNEAD_CASE_DIFFERENT, /* it finds steps, but none that does exactly what it must */
    ENNEAD_CASE_FORBIDDEN, /* it finds something where it must not */
    ENNEAD_CASE_UNKNOWN,   /* the catalogue has no technique of this code */
} ennead_case_outcome;

/* Lets the technique that a case is for look at its state. *technique (may be NULL) is that
 * technique, or ENNEAD_TECHNIQUE_COUNT for ENNEAD_CASE_UNKNOWN. */
ENNEAD_API ennead_case_outcome ennead_case_run(const ennead_case *library_case,
                                               ennead_technique *technique);

/* A worked example of a technique, as a line for ennead_case_read that it passes; NULL when there
 * is no technique of that number. A constant string. */
ENNEAD_API const char *ennead_technique_example(int technique);

/* A phrase for an outcome, such as "passed". A constant string, never NULL. */
ENNEAD_API const char *ennead_case_outcome_name(ennead_case_outcome outcome);
/* ----------------------------------------------------------------------------------- symmetry */

/* A grid or puzzle stays the same in all that matters when rows trade places within their band,
 * columns within their stack, bands or stacks as a whole, rows with columns, or digits. That is
 * 2 * 6^8 = 3,359,232 symmetries of the cells and 9! exchanges of digits. docs/symmetry.md tells
 * more. Cells here are 81 bytes, 1 to 9 or 0 for an empty one, in any order: full or not, with one
 * solution or not, with equal digits in a house or not. */

/* One such change. Row r and column c of the result hold
 *     digits[source[rows[r]][columns[c]]]    or, where `transposed` is 1,
 *     digits[source[columns[c]][rows[r]]]
 * A map is valid when `transposed` is 0 or 1, `rows` and `columns` are permutations of 0 to 8 that
 * keep bands and stacks together, digits[0] is 0 and the others are a permutation of 1 to 9. */
typedef struct ennead_map {
    uint8_t transposed;
    uint8_t rows[9];
    uint8_t columns[9];
    uint8_t digits[10];
} ennead_map;

/* The map that changes nothing. */
ENNEAD_API void ennead_map_identity(ennead_map *map);

/* A random map, all of the 3,359,232 * 9! with equal chance as far as 64-bit streams go: the same
 * for the same seed and stream on every machine. */
ENNEAD_API void ennead_map_random(uint64_t seed, uint64_t stream, ennead_map *map);

/* Whether a map is valid. */
ENNEAD_API bool ennead_map_is_valid(const ennead_map *map);

/* Stores in `result`, which may be `cells`, what the map makes of 81 cells.
 * ENNEAD_BAD_ARGUMENT: the map is not valid, or a cell is above 9. */
ENNEAD_API ennead_status ennead_map_apply(const ennead_map *map, const uint8_t cells[ENNEAD_CELLS],
                                          uint8_t result[ENNEAD_CELLS]);

/* Stores in `inverse`, which may be `map`, the map back. ENNEAD_BAD_ARGUMENT: not valid. */
ENNEAD_API ennead_status ennead_map_inverse(const ennead_map *map, ennead_map *inverse);

/* Stores in `result`, which may be one of the two, the map that does what `first` and then `second`
 * do. ENNEAD_BAD_ARGUMENT: one of them is not valid. */
ENNEAD_API ennead_status ennead_map_compose(const ennead_map *first, const ennead_map *second,
                                            ennead_map *result);

/* Room for a map as text, its terminating NUL included. */
#define ENNEAD_MAP_SIZE 32

/* Writes a valid map as 31 characters such as "t:312456789:123789456:918273645": 't' for transposed
 * or 'n', then for each row and each column of the result the number (1 to 9) that it has in the
 * source, once that is transposed or not; then what digit 1 becomes, digit 2, and so on. */
ENNEAD_API void ennead_map_to_text(const ennead_map *map, char text[ENNEAD_MAP_SIZE]);

/* Reads a map as it is written by ennead_map_to_text, up to the terminating NUL.
 * ENNEAD_BAD_ARGUMENT: `text` is no valid map; `map` is as it was. */
ENNEAD_API ennead_status ennead_map_from_text(const char *text, ennead_map *map);

/* Stores in `form`, which may be `cells`, the canonical form: of all that maps make of the 81
 * cells, the least string, 0 for an empty cell before 1 to 9 ("minlex" on the Sudoku Players'
 * Forum). Two puzzles are the same but for symmetry exactly when their forms are equal.
 *
 * `map` may be NULL; else a map that gives the form is stored there: of several the least in order
 * of transposed, rows and columns; digits that `cells` lacks become the ones that are left, in
 * order.
 *
 * `automorphisms` may be NULL; else the number of symmetries of the cells (1 to 3,359,232) is
 * stored there that with some exchange of digits leave the puzzle as it is.
 *
 * About a microsecond for most puzzles, two for a grid; at most about a second for any (81 equal
 * digits). Needs about 40 KB of stack. ENNEAD_BAD_ARGUMENT: a cell is above 9. */
ENNEAD_API ennead_status ennead_canonical(const uint8_t cells[ENNEAD_CELLS],
                                          uint8_t form[ENNEAD_CELLS], ennead_map *map,
                                          uint32_t *automorphisms);

/* A set of grids or puzzles, exact and in little memory: 11 bytes and half a byte for each clue,
 * and 12 to 24 bytes of table. Put canonical forms in to have each puzzle once up to symmetry. */
typedef struct ennead_forms ennead_forms;

/* Makes an empty set. On ENNEAD_OUT_OF_MEMORY *forms is NULL. */
ENNEAD_API ennead_status ennead_forms_new(const ennead_allocator *allocator, ennead_forms **forms);

/* Puts 81 cells into the set; *added says whether they were not in it before.
 * ENNEAD_BAD_ARGUMENT: a cell is above 9. ENNEAD_OUT_OF_MEMORY: the set is as it was. */
ENNEAD_API ennead_status ennead_forms_add(ennead_forms *forms, const uint8_t cells[ENNEAD_CELLS],
                                          bool *added);

/* How many different ones are in the set. */
ENNEAD_API uint64_t ennead_forms_count(const ennead_forms *forms);

/* Gives a set back; NULL is allowed. */
ENNEAD_API void ennead_forms_free(ennead_forms *forms);

/* The most clues that a search for neighbors takes away or adds. */
#define ENNEAD_MOST_CHANGES 5

/* Which neighbors of a puzzle are wanted. ennead_neighbor_options_init gives each member the value
 * in brackets. */
typedef struct ennead_neighbor_options {
    size_t size;             /* sizeof(ennead_neighbor_options) */
    unsigned remove;         /* how many clues are taken away, at most ENNEAD_MOST_CHANGES [1] */
    unsigned add;            /* how many others are added, likewise [1] */
    const ennead_stop *stop; /* ends the search when it is set; may be NULL [NULL] */
    double time_limit;       /* end the search around a puzzle after so many seconds of wall time; 0
                                for no limit [0] */
} ennead_neighbor_options;

/* The function behind ennead_neighbor_options_init: writes the first `size` bytes. */
ENNEAD_API void ennead_neighbor_options_init_sized(ennead_neighbor_options *options, size_t size);

static inline void ennead_neighbor_options_init(ennead_neighbor_options *options)
{
    ennead_neighbor_options_init_sized(options, sizeof *options);
}

/* Told of a neighbor; false ends the search. It must not use the object that is searching. */
typedef bool (*ennead_neighbor_function)(void *user, const uint8_t cells[ENNEAD_CELLS]);

/* A search around puzzles, which remembers what it has told. */
typedef struct ennead_neighbors ennead_neighbors;

/* Makes a search. `options` may be NULL for the defaults; the stop flag that they name must outlive
 * the search. ENNEAD_BAD_ARGUMENT: too many changes, or a time limit below 0. On an error *neighbors
 * is NULL. */
ENNEAD_API ennead_status ennead_neighbors_new(const ennead_neighbor_options *options,
                                              const ennead_allocator *allocator,
                                              ennead_neighbors **neighbors);

/* Tells of every minimal puzzle with one solution that `cells` becomes when exactly so many clues
 * are taken away and others added: none of those that were taken, though another digit may come
 * into the same cell. Each is told once up to symmetry in the life of the search, and none that
 * equals a puzzle around which was searched before or this one; always in the same order.
 *
 * ENNEAD_END: `tell` returned false, or the stop flag or the time limit ended the search.
 * ENNEAD_BAD_ARGUMENT: a cell is above 9. ENNEAD_OUT_OF_MEMORY: the search may have told of some. */
ENNEAD_API ennead_status ennead_neighbors_of(ennead_neighbors *neighbors,
                                             const uint8_t cells[ENNEAD_CELLS],
                                             ennead_neighbor_function tell, void *user);

/* Gives a search back; NULL is allowed. */
ENNEAD_API void ennead_neighbors_free(ennead_neighbors *neighbors);

/* ------------------------------------------------------------------- states and steps as text */

/* Sizes of what the functions below write, the terminating NUL included. */
#define ENNEAD_MARKS_SIZE 1600
#define ENNEAD_SDX_SIZE 892
#define ENNEAD_SUKAKU_SIZE 730
#define ENNEAD_LIBRARY_SIZE 3100

/* Writes a state as a grid of pencil marks in a frame, 13 lines: a digit that is placed stands
 * alone, other cells show their candidates, '-' when there are none. Read as a form such a grid
 * does not tell givens from digits placed, nor a naked single that no cell sees. */
ENNEAD_API void ennead_write_marks(const ennead_state *state, char text[ENNEAD_MARKS_SIZE]);

/* Writes a state as SudoCue's .sdx does, nine lines: a given stands alone, u before a digit that
 * was placed. A naked single that is not placed reads as a given: the form cannot say it. */
ENNEAD_API void ennead_write_sdx(const ennead_state *state, char text[ENNEAD_SDX_SIZE]);

/* Writes the candidates of a state as 729 characters; of a digit that is placed its own alone. */
ENNEAD_API void ennead_write_sukaku(const ennead_state *state, char text[ENNEAD_SUKAKU_SIZE]);

/* Writes a state as a line of HoDoKu's library without a technique, ":0000::givens:deleted:::",
 * the one form that says everything: givens, digits placed, candidates. */
ENNEAD_API void ennead_write_library(const ennead_state *state, char text[ENNEAD_LIBRARY_SIZE]);

/* Makes the state of a record that is a puzzle, with the digits placed in it.
 * ENNEAD_BAD_ARGUMENT: the record is none. */
ENNEAD_API ennead_status ennead_state_from_record(const ennead_record *record, ennead_state *state);

/* A room in which the words of any step fit. */
#define ENNEAD_WORDS_SIZE 16384

/* Says in plain English, in one paragraph without a line end, why a step follows and what it does:
 * "In box 5 the digit 7 can only be in row 4, so it leaves the rest of row 4: r4c2, r4c9." Chains
 * are told link by link. Writes at most `room` bytes, the terminating NUL included if room is not
 * 0, and returns the length of the whole. */
ENNEAD_API size_t ennead_write_words(const ennead_step *step, char *text, size_t room);

/* A room in which the words of nearly any step of the SE scale fit; nested chains may take more. */
#define ENNEAD_SE_WORDS_SIZE 65536

/* Says a step of the SE scale as ennead_write_words does. Chains take more than one line: behind the
 * first, an outline of what follows from what, with two blanks before each line and more before a
 * chain that is nested in another. Needs some 50 KB of stack. */
ENNEAD_API size_t ennead_write_se_words(const ennead_se_step *step, char *text, size_t room);

/* How much of a step a hint gives away. */
typedef enum ennead_hint {
    ENNEAD_HINT_WHERE,     /* houses to look at */
    ENNEAD_HINT_TECHNIQUE, /* its name */
    ENNEAD_HINT_WHY,       /* why it works, whatever the board */
    ENNEAD_HINT_CELLS,     /* the digits and cells that it rests on */
    ENNEAD_HINT_MOVE,      /* all, as ennead_write_words */
} ennead_hint;

/* "where", "technique", "why", "cells" or "move"; NULL when there is none of that number, so that names
 * can be listed by counting up from 0. */
ENNEAD_API const char *ennead_hint_name(ennead_hint stage);

/* Writes one stage of a hint, a sentence, as ennead_write_words does. */
ENNEAD_API size_t ennead_write_hint(const ennead_step *step, ennead_hint stage, char *text,
                                    size_t room);

/* Says a move of the deductive solver with its reason, as ennead_write_words does: "r4c5 = 7: it is
 * the only place in row 4". */
ENNEAD_API size_t ennead_write_move(const ennead_move *move, char *text, size_t room);

/* Says where a contradiction shows, as ennead_write_words does: "row 4 has no place for 7". */
ENNEAD_API size_t ennead_write_contradiction(const ennead_contradiction *contradiction, char *text,
                                             size_t room);

/* -------------------------------------------------------------------------------------- check */

/* What is wrong with a state. */
typedef enum ennead_standing {
    ENNEAD_STANDING_RIGHT,      /* nothing: it leads to the one solution of its givens */
    ENNEAD_STANDING_MISTAKE,    /* `wrong` or `lost` differ from the one solution of the givens */
    ENNEAD_STANDING_IMPOSSIBLE, /* there is no solution, and no one solution of the givens to
                                   compare with: taking one of `wrong` back alone would help */
    ENNEAD_STANDING_OPEN,       /* the state has several solutions, or they were too many nodes
                                   away to be counted */
} ennead_standing;

typedef struct ennead_check {
    ennead_standing standing;
    ennead_cell_set wrong; /* cells whose digit is to blame; never givens but where these
                                       clash */
    ennead_cell_set lost;  /* empty cells whose right digit is no candidate any more, not
                                       counting what a wrong digit in their sight removed */
    uint8_t
        solution[ENNEAD_CELLS]; /* ENNEAD_STANDING_RIGHT and MISTAKE: the one solution, else 0 */
    bool by_givens;             /* it is the one solution of the givens alone; where it is not,
                                       `limited` of the state should be set before steps are looked
                                       for that rest on uniqueness */
} ennead_check;

/* Finds the mistakes in a state. Where the givens alone have exactly one solution, every digit that
 * differs from it is a mistake, and so is every candidate of it that was removed. Else two equal
 * digits that see each other are to blame, or, when the state has no solution, each digit without
 * which it has one. A search that takes more than 10,000 nodes, or 1,000 for each such digit,
 * counts as one that finds several solutions. Needs about 32 KB of stack. ENNEAD_BAD_ARGUMENT: a
 * given or value above 9, a candidate above digit 9. */
ENNEAD_API ennead_status ennead_check_state(const ennead_state *state, ennead_check *check);

/* Says how a state stands, and which digits are to blame, as ennead_write_words does. */
ENNEAD_API size_t ennead_write_check(const ennead_state *state, const ennead_check *check,
                                     char *text, size_t room);

/* ----------------------------------------------------------------------------------- creating */

/* The symmetries that the cells of the clues can have: the ten groups of turns and reflections of
 * a square. Each name says what leaves the pattern as it is. */
typedef enum ennead_symmetry {
    ENNEAD_SYMMETRY_NONE,
    ENNEAD_SYMMETRY_HALF_TURN,
    ENNEAD_SYMMETRY_QUARTER_TURN,
    ENNEAD_SYMMETRY_HORIZONTAL,     /* the upper half is the lower half's reflection */
    ENNEAD_SYMMETRY_VERTICAL,       /* the left half is the right half's */
    ENNEAD_SYMMETRY_DIAGONAL,       /* reflection at the diagonal from r1c1 to r9c9 */
    ENNEAD_SYMMETRY_ANTIDIAGONAL,   /* at the one from r1c9 to r9c1 */
    ENNEAD_SYMMETRY_BOTH_AXES,      /* horizontal and vertical */
    ENNEAD_SYMMETRY_BOTH_DIAGONALS, /* diagonal and antidiagonal */
    ENNEAD_SYMMETRY_FULL,           /* all of these */
} ennead_symmetry;

/* The name of a symmetry as it is given on the command line, such as "half-turn", or NULL when
 * there is none of that number; so names can be listed by counting up from 0. */
ENNEAD_API const char *ennead_symmetry_name(ennead_symmetry symmetry);

/* Whether the cells of `grid` that are not 0 have a symmetry. */
ENNEAD_API bool ennead_has_symmetry(const uint8_t grid[ENNEAD_CELLS], ennead_symmetry symmetry);

/* The working memory of one thread that makes grids and puzzles; some 3 MB. */
typedef struct ennead_creator ennead_creator;

/* Makes a creator; ennead_creator_free gives it back (NULL is allowed). On ENNEAD_OUT_OF_MEMORY
 * *creator is NULL. */
ENNEAD_API ennead_status ennead_creator_new(const ennead_allocator *allocator,
                                            ennead_creator **creator);
ENNEAD_API void ennead_creator_free(ennead_creator *creator);

/* From now on each call of ennead_minimize, ennead_minimize_all and ennead_check_puzzles with this
 * creator gives up what it does not know after so many seconds of wall time; 0 for no limit, which
 * is how it begins. (ennead_generate has a limit among its wishes.) ENNEAD_BAD_ARGUMENT: below 0. */
ENNEAD_API ennead_status ennead_creator_set_time_limit(ennead_creator *creator, double seconds);

/* Stores the random full grids number `first` to `first` + `count` - 1 of a seed. A grid depends on
 * seed and number alone, and every one of the 6,670,903,752,021,072,936,960 grids is equally
 * likely (the method: src/create/fill.c). */
ENNEAD_API void ennead_fill(ennead_creator *creator, uint64_t seed, uint64_t first, size_t count,
                            uint8_t (*grids)[ENNEAD_CELLS]);

/* Whether a puzzle may have clues that it could do without. */
typedef enum ennead_surplus {
    ENNEAD_MINIMAL,   /* no clue can be taken away, but for the extra_clues that are asked for */
    ENNEAD_REDUNDANT, /* there may be any */
} ennead_surplus;

/* Whether the first steps of a puzzle are as hard as the hardest. */
typedef enum ennead_gem {
    ENNEAD_NO_GEM,
    ENNEAD_PEARL,   /* EP is ER: nothing is harder than the way to the first digit */
    ENNEAD_DIAMOND, /* ED is ER: nothing is harder than the first step */
} ennead_gem;

/* What puzzles to make. ennead_wishes_init gives each member the value in brackets. */
typedef struct ennead_wishes {
    size_t size;     /* sizeof(ennead_wishes) */
    uint64_t seed;   /* [0] */
    int least_clues; /* the fewest clues, extra clues among them [0] */
    int most_clues;  /* the most [81] */
    int extra_clues; /* clues more than needed, at random places, when the puzzle is made. With a
                        symmetry they come in whole groups of cells, exactly so many in all [0] */
    ennead_symmetry symmetry;  /* of the cells of the clues, at least this one [NONE] */
    const uint8_t *pattern;    /* 81 numbers, other than 0 where the clues are to be, exactly; they
                                 may be redundant whatever `surplus` says. Read, not kept, by each
                                 function that takes wishes. NULL: anywhere [NULL] */
    ennead_surplus surplus;    /* ENNEAD_REDUNDANT: clues are added at random places, where there is
                                 no pattern, up to a number of clues taken at random from those
                                 wished for [ENNEAD_MINIMAL] */
    uint64_t effort;           /* give a puzzle up after so many questions to the solver; 0 for no
                                 such limit [2,000,000] */
    double time_limit;         /* give up after so many seconds of wall time; 0 for no limit [0] */
    const ennead_stop *stop;   /* give up soon after this is set; may be NULL [NULL] */
    int least_rating;          /* ER, in tenths, as ennead_rate tells it; 0: any [0] */
    int most_rating;           /* 0: any [0] */
    ennead_gem gem;            /* [ENNEAD_NO_GEM] */
    unsigned levels;           /* a set of those that are allowed, bit l for ennead_level l, as
                         ennead_score_state tells them with all techniques; 0: any [0] */
    ennead_technique_set only; /* these techniques solve it; the empty set: not asked [empty] */
    ennead_technique_set beyond; /* these do not [empty: not asked] */
} ennead_wishes;

/* The function behind ennead_wishes_init: writes the first `size` bytes. */
ENNEAD_API void ennead_wishes_init_sized(ennead_wishes *wishes, size_t size);

static inline void ennead_wishes_init(ennead_wishes *wishes)
{
    ennead_wishes_init_sized(wishes, sizeof *wishes);
}

/* Why no puzzle can be as it is wished for. */
#define ENNEAD_OBSTACLES(OBSTACLE) \
    OBSTACLE(ENNEAD_OBSTACLE_RANGE, "the least number of clues is above the greatest, or they " \
                                    "are not from 0 to 81") \
    OBSTACLE(ENNEAD_OBSTACLE_SEVENTEEN, "no puzzle of 16 clues or fewer has one solution " \
                                        "(G. McGuire, B. Tugemann and G. Civario, 2012)") \
    OBSTACLE(ENNEAD_OBSTACLE_EXTRA, "the extra clues leave fewer than 17 that are needed, and no " \
                                    "puzzle of 16 clues has one solution") \
    OBSTACLE(ENNEAD_OBSTACLE_MINIMAL, "no minimal puzzle of more than 40 clues is known; clues " \
                                      "that are not needed have to be allowed") \
    OBSTACLE(ENNEAD_OBSTACLE_GROUPS, "a pattern of this symmetry has no such number of clues") \
    OBSTACLE(ENNEAD_OBSTACLE_RATING, "the least rating is above the greatest, or they are not " \
                                     "from 1.0 to 20.0") \
    OBSTACLE(ENNEAD_OBSTACLE_HARDEST, "no puzzle rated above 11.9 is known") \
    OBSTACLE(ENNEAD_OBSTACLE_BEYOND, "the techniques that may be used are among those that must " \
                                     "not be enough") \
    OBSTACLE(ENNEAD_OBSTACLE_PATTERN_CLUES, "the pattern's number of clues is not among those " \
                                            "wished for") \
    OBSTACLE(ENNEAD_OBSTACLE_PATTERN_EXTRA, "extra clues would leave the pattern") \
    OBSTACLE(ENNEAD_OBSTACLE_PATTERN_SYMMETRY, "the pattern does not have the symmetry") \
    OBSTACLE(ENNEAD_OBSTACLE_PATTERN_ROWS, "the pattern leaves two rows of a band empty: " \
                                           "exchanging them makes a second solution") \
    OBSTACLE(ENNEAD_OBSTACLE_PATTERN_COLUMNS, "the pattern leaves two columns of a stack empty: " \
                                              "exchanging them makes a second solution")

typedef enum ennead_obstacle {
    ENNEAD_NO_OBSTACLE = 0,
#define ENNEAD_OBSTACLE_CODE(code, text) code,
    ENNEAD_OBSTACLES(ENNEAD_OBSTACLE_CODE)
#undef ENNEAD_OBSTACLE_CODE
} ennead_obstacle;

/* The first reason why wishes cannot be fulfilled, or ENNEAD_NO_OBSTACLE: none is known. */
ENNEAD_API ennead_obstacle ennead_wishes_obstacle(const ennead_wishes *wishes);

/* The sentence above, without a stop at its end. A constant string, never NULL. */
ENNEAD_API const char *ennead_obstacle_text(ennead_obstacle obstacle);

typedef enum ennead_creation {
    ENNEAD_CREATED,
    ENNEAD_GAVE_UP, /* `effort` was spent */
    ENNEAD_STOPPED, /* the time limit or the stop flag */
} ennead_creation;

/* A puzzle that was made, or how far that went. */
typedef struct ennead_created {
    ennead_creation state;
    uint8_t puzzle[ENNEAD_CELLS];   /* ENNEAD_CREATED: it has exactly one solution, */
    uint8_t solution[ENNEAD_CELLS]; /* and that is this. Else both are empty */
    uint64_t questions;             /* how often the solver was asked */
    uint64_t attempts;              /* how many puzzles were looked at */
    int nearest; /* if not created, the number of clues of the nearest puzzle that has one solution,
                    or 0: none was found */
    int needless;       /* and how many of its clues are needless, as far as that was looked at */
    uint64_t solutions; /* with a pattern, the fewest solutions that digits in it had, counted up to
                           128; 1 of what was created */
    int rating;         /* where a rating or a gem was wished for, ER of what was created, or of the
                           nearest puzzle; in tenths, 0: not known */
} ennead_created;

/* Makes the puzzles number `first` to `first` + `count` - 1 of the seed in `wishes` (NULL for the
 * defaults). Each depends on the wishes, without the last two, and its number alone, so that a list
 * may be made in parts, by any number of threads. Give it hundreds at once if you can: they are
 * worked on together. ENNEAD_BAD_ARGUMENT: wishes out of range, techniques among them that are not
 * in the catalogue, or an obstacle.
 * ENNEAD_OUT_OF_MEMORY: there is none for a rater. */
ENNEAD_API ennead_status ennead_generate(ennead_creator *creator, const ennead_wishes *wishes,
                                         uint64_t first, size_t count, ennead_created *created);

/* Takes clues away from puzzles in random order while the solution stays the only one. Puzzle i
 * depends on the seed, `first` + i and itself alone. minimal[i] gets what is left of puzzle i, and
 * verdicts[i] what it was: ENNEAD_UNIQUE; if it is ENNEAD_NONE or ENNEAD_SEVERAL nothing was taken
 * away; ENNEAD_LIMIT: the stop flag (may be NULL) was set first, or the creator's time was over: all
 * clues are left then. The cell of a clue that is taken away may hold any digit; candidates of empty
 * cells are kept. ENNEAD_BAD_ARGUMENT: a value out of range. */
ENNEAD_API ennead_status ennead_minimize(ennead_creator *creator, const ennead_puzzle *puzzles,
                                         size_t count, uint64_t seed, uint64_t first,
                                         const ennead_stop *stop, uint8_t (*minimal)[ENNEAD_CELLS],
                                         ennead_verdict *verdicts);

/* Told of a minimal puzzle; false: no more are wanted. */
typedef bool (*ennead_minimal_function)(void *user, const uint8_t minimal[ENNEAD_CELLS]);

/* Finds every minimal puzzle whose clues are among those of `puzzle`, each once, and tells `found`
 * of each, in an order that depends on the puzzle alone. *verdict gets what the puzzle is: only
 * ENNEAD_UNIQUE ones have any; ENNEAD_LIMIT: the stop flag (may be NULL) was set first, or the
 * creator's time was over. *end gets ENNEAD_ENDED_COMPLETE, ENNEAD_ENDED_SOLUTIONS when `found`
 * wanted no more, ENNEAD_ENDED_STOP or ENNEAD_ENDED_TIME.
 * ENNEAD_BAD_ARGUMENT: a value out of range. */
ENNEAD_API ennead_status ennead_minimize_all(ennead_creator *creator, const ennead_puzzle *puzzle,
                                             const ennead_stop *stop, ennead_minimal_function found,
                                             void *user, ennead_verdict *verdict, ennead_end *end);

/* What is known of a puzzle as a piece of work. */
typedef struct ennead_check_result {
    ennead_verdict verdict;         /* of the puzzle */
    int clues;                      /* how many givens it has */
    bool redundant[ENNEAD_CELLS];   /* ENNEAD_UNIQUE: givens of which each alone can be left out */
    int redundant_count;            /* a puzzle with one solution is minimal when this is 0 */
    uint8_t solution[ENNEAD_CELLS]; /* ENNEAD_UNIQUE */
} ennead_check_result;

/* Checks puzzles. The verdict is ENNEAD_LIMIT when the stop flag (may be NULL) was set, or the
 * creator's time was over, before all was known. ENNEAD_BAD_ARGUMENT: a value out of range. */
ENNEAD_API ennead_status ennead_check_puzzles(ennead_creator *creator, const ennead_puzzle *puzzles,
                                              size_t count, const ennead_stop *stop,
                                              ennead_check_result *results);

/* -------------------------------------------------------------------------------- description */

/* The most rows, columns and values of a puzzle, so that a set of values is 64 bits, and the most
 * cells. */
#define ENNEAD_MOST_SIZE 64
#define ENNEAD_MOST_CELLS (ENNEAD_MOST_SIZE * ENNEAD_MOST_SIZE)

/* In which houses of the grid all values differ; a set. */
enum {
    ENNEAD_ROWS = 1,
    ENNEAD_COLUMNS = 2,
    ENNEAD_REGIONS = 4, /* boxes, or the regions of a jigsaw */
};

/* The region of a cell that is in none. */
#define ENNEAD_NO_REGION 255

/* A rule beside the houses, by its name (see ENNEAD_CONSTRAINTS). Cells are numbered row by row
 * from 0, and may come in parts (an arrow's circle and its shaft): the first parts[0] cells are the
 * first part, and so on; without parts they are all one part. What the numbers mean, and the text,
 * depends on the rule. Members that a rule has no use for are 0 or NULL. Where it was read from is
 * for messages only. */
typedef struct ennead_constraint {
    const char *name;
    const uint16_t *cells;
    size_t cell_count;
    const int32_t *numbers;
    size_t number_count;
    const uint16_t *parts;
    size_t part_count;
    const char *text;                      /* a regular expression, a table of pairs */
    const struct ennead_constraint *inner; /* the rules of which some or all are to hold */
    size_t inner_count;
    uint64_t line, column; /* of the text that it was read from, from 1; 0: of none */
} ennead_constraint;

/* How deep rules may be inside one another. */
#define ENNEAD_CONSTRAINT_DEPTH 8

/* Any number of cells, numbers or parts. */
#define ENNEAD_MANY 65535

/* What a rule has besides. */
typedef enum ennead_constraint_extra {
    ENNEAD_EXTRA_NONE,
    ENNEAD_EXTRA_TEXT,
    ENNEAD_EXTRA_RULES,
} ennead_constraint_extra;

/* The rules that a description may name: name of the function, name, least and most numbers, parts,
 * and cells in each part; what else it has; in one sentence what it demands; and an example as it is
 * written in text. */
#define ENNEAD_CONSTRAINTS(CONSTRAINT) \
    CONSTRAINT(all_different, "all-different", 0, 0, 1, 1, 1, ENNEAD_MOST_SIZE, NONE, \
               "the values of its cells are all different", "all-different r1c1 r2c2 r3c3") \
    /* lines and dots */ \
    CONSTRAINT(thermo, "thermo", 0, 0, 1, 1, 2, ENNEAD_MOST_SIZE, NONE, \
               "values rise along the line from its first cell, the bulb", \
               "thermo r1c1 r1c2 r2c3") \
    CONSTRAINT(slow_thermo, "slow-thermo", 0, 0, 1, 1, 2, ENNEAD_MANY, NONE, \
               "values rise or stay along the line from its first cell", \
               "slow-thermo r1c1 r1c2 r2c3") \
    CONSTRAINT(greater, "greater", 0, 0, 1, 1, 2, ENNEAD_MOST_SIZE, NONE, \
               "each cell has a greater value than the next", "greater r1c1 r1c2") \
    CONSTRAINT(white_dot, "white-dot", 0, 1, 1, 1, 2, 2, NONE, \
               "the values of the two cells differ by the number, or by 1", "white-dot r1c1 r1c2") \
    CONSTRAINT(black_dot, "black-dot", 0, 1, 1, 1, 2, 2, NONE, \
               "one value is the other times the number, or twice the other", \
               "black-dot r1c1 r1c2") \
    CONSTRAINT(x, "x", 0, 0, 1, 1, 2, 2, NONE, "the values of the two cells add up to 10", \
               "x r1c1 r1c2") \
    CONSTRAINT(v, "v", 0, 0, 1, 1, 2, 2, NONE, "the values of the two cells add up to 5", \
               "v r1c1 r1c2") \
    CONSTRAINT(no_other_white_dots, "no-other-white-dots", 0, ENNEAD_MANY, 0, 0, 0, 0, NONE, \
               "neighbors without a dot do not differ by a number, or by those of the white dots", \
               "no-other-white-dots") \
    CONSTRAINT(no_other_black_dots, "no-other-black-dots", 0, ENNEAD_MANY, 0, 0, 0, 0, NONE, \
               "of neighbors without a dot none is a number times the other, as with black dots", \
               "no-other-black-dots") \
    CONSTRAINT(no_other_xv, "no-other-xv", 0, 0, 0, 0, 0, 0, NONE, \
               "neighbors without X or V do not add up to 5 or 10", "no-other-xv") \
    CONSTRAINT(whisper, "whisper", 0, 1, 1, 1, 2, ENNEAD_MANY, NONE, \
               "neighbors on the line differ by the number or more; without one by half of the " \
               "values", \
               "whisper 5 r1c1 r1c2 r2c3") \
    CONSTRAINT(renban, "renban", 0, 0, 1, 1, 1, ENNEAD_MOST_SIZE, NONE, \
               "the values are successive numbers in any order", "renban r1c1 r1c2 r2c3") \
    CONSTRAINT(palindrome, "palindrome", 0, 0, 1, 1, 2, ENNEAD_MANY, NONE, \
               "the line reads the same from both ends", "palindrome r1c1 r1c2 r2c3 r3c3") \
    CONSTRAINT(between, "between", 0, 0, 1, 1, 3, ENNEAD_MANY, NONE, \
               "values of the line are between those of its first and its last cell", \
               "between r1c1 r2c2 r2c3 r3c3") \
    CONSTRAINT( \
        lockout, "lockout", 0, 1, 1, 1, 2, ENNEAD_MANY, NONE, \
        "the ends differ by the number (or 4) or more, and no value of the line is between " \
        "theirs or one of them", \
        "lockout 4 r1c1 r2c2 r2c3 r3c3") \
    CONSTRAINT(entropic, "entropic", 0, 0, 1, 1, 2, ENNEAD_MANY, NONE, \
               "three successive cells of the line have a low, a middle and a high value", \
               "entropic r1c1 r1c2 r2c3 r3c3") \
    CONSTRAINT(modular, "modular", 0, 1, 1, 1, 2, ENNEAD_MANY, NONE, \
               "so many successive cells of the line as the number says (or 3) have different " \
               "remainders by it", \
               "modular 3 r1c1 r1c2 r2c3 r3c3") \
    /* cells and groups */ \
    CONSTRAINT(odd, "odd", 0, 0, 1, 1, 1, ENNEAD_MANY, NONE, "the values are odd", \
               "odd r1c1 r2c2") \
    CONSTRAINT(even, "even", 0, 0, 1, 1, 1, ENNEAD_MANY, NONE, "the values are even", \
               "even r1c1 r2c2") \
    CONSTRAINT(given, "given", 1, ENNEAD_MOST_SIZE, 1, 1, 1, ENNEAD_MANY, NONE, \
               "each of the cells holds one of the numbers", "given 1 2 r1c1") \
    CONSTRAINT(extra_region, "extra-region", 0, 0, 1, 1, 1, ENNEAD_MOST_SIZE, NONE, \
               "one more region: its values are all different", \
               "extra-region r1c1 r1c2 r2c3 r3c3") \
    CONSTRAINT(diagonal_up, "diagonal-up", 0, 0, 0, 0, 0, 0, NONE, \
               "the values of the diagonal from the lower left are all different", "diagonal-up") \
    CONSTRAINT(diagonal_down, "diagonal-down", 0, 0, 0, 0, 0, 0, NONE, \
               "the values of the diagonal from the upper left are all different", \
               "diagonal-down") \
    CONSTRAINT(windoku, "windoku", 0, 0, 0, 0, 0, 0, NONE, \
               "four more regions of the shape of a box, a line from the border and each other", \
               "windoku") \
    CONSTRAINT(disjoint_groups, "disjoint-groups", 0, 0, 0, 0, 0, 0, NONE, \
               "cells in the same place of their boxes are all different", "disjoint-groups") \
    CONSTRAINT(anti_knight, "anti-knight", 0, 0, 0, 0, 0, 0, NONE, \
               "cells a knight's move apart differ", "anti-knight") \
    CONSTRAINT(anti_king, "anti-king", 0, 0, 0, 0, 0, 0, NONE, "cells a king's move apart differ", \
               "anti-king") \
    CONSTRAINT(anti_taxicab, "anti-taxicab", 0, 0, 0, 0, 0, 0, NONE, \
               "cells as many steps apart as the value of one says do not both have it", \
               "anti-taxicab") \
    CONSTRAINT(global_entropy, "global-entropy", 0, 0, 0, 0, 0, 0, NONE, \
               "every square of 2x2 cells has a low, a middle and a high value", "global-entropy") \
    CONSTRAINT(global_modular, "global-modular", 0, 0, 0, 0, 0, 0, NONE, \
               "every square of 2x2 cells has values of each remainder by 3", "global-modular") \
    CONSTRAINT(nonconsecutive, "nonconsecutive", 0, 1, 0, 0, 0, 0, NONE, \
               "neighbors do not differ by 1, or by the number", "nonconsecutive") \
    CONSTRAINT(clone, "clone", 0, 0, 2, ENNEAD_MANY, 1, ENNEAD_MANY, NONE, \
               "the parts hold the same, cell by cell", "clone r1c1 r1c2 : r5c5 r5c6") \
    CONSTRAINT(same_values, "same-values", 0, 0, 2, ENNEAD_MANY, 1, ENNEAD_MANY, NONE, \
               "the parts hold the same values in any order", "same-values r1c1 r1c2 : r5c5 r6c6") \
    /* whatever else can be said */ \
    CONSTRAINT(pairs, "pairs", 0, 0, 1, 1, 2, ENNEAD_MANY, TEXT, \
               "for each value of a cell, which the next one on the line may have", \
               "pairs r1c1 r1c2 r1c3 \"1:2,3 2-4:7-9 7-9:1\"") \
    CONSTRAINT(regex, "regex", 0, 0, 1, 1, 1, ENNEAD_MANY, TEXT, \
               "the values of the line, each a sign, match the regular expression", \
               "regex r1c1 r1c2 r1c3 r1c4 \"[1-4]+9.*\"") \
    CONSTRAINT(automaton, "automaton", 0, 0, 1, ENNEAD_MANY, 1, ENNEAD_MANY, TEXT, \
               "the values of the line lead from a start to an accepted state, with a step / " \
               "between its parts", \
               "automaton r1c1 r1c2 r1c3 \"start 0; accept 1; 0 1-4 0; 0 9 1; 1 . 1\"") \
    CONSTRAINT(or, "or", 0, 0, 0, 0, 0, 0, RULES, "one of the rules holds, or more", \
               "or { white-dot r1c1 r1c2; black-dot r1c1 r1c2 }") \
    CONSTRAINT(and, "and", 0, 0, 0, 0, 0, 0, RULES, "all of the rules hold", \
               "and { odd r1c1; greater r1c1 r1c2 }") \
    /* sums */ \
    CONSTRAINT(cage, "cage", 0, 1, 1, 1, 1, ENNEAD_MOST_SIZE, NONE, \
               "the values of its cells are all different and sum to the number, if there is one", \
               "cage 15 r1c1 r1c2 r2c1") \
    CONSTRAINT(sum, "sum", 1, 1, 1, 1, 1, ENNEAD_MOST_CELLS, NONE, \
               "its cells sum to the number, whether they repeat a value or not", \
               "sum 10 r1c1 r2c3") \
    CONSTRAINT(little_killer, "little-killer", 1, 1, 1, 1, 1, ENNEAD_MOST_SIZE, NONE, \
               "the cells of a diagonal sum to the number", "little-killer 20 r1c6-r4c9") \
    CONSTRAINT( \
        arrow, "arrow", 0, 0, 2, 2, 1, ENNEAD_MOST_CELLS, NONE, \
        "its shaft sums to the number in its circle, which in a pill of two or three cells " \
        "has a digit in each", \
        "arrow r1c1 : r1c2 r1c3") \
    CONSTRAINT(double_arrow, "double-arrow", 0, 0, 1, 1, 3, ENNEAD_MOST_CELLS, NONE, \
               "the two ends of its line together are the sum of the cells between them", \
               "double-arrow r1c1-r1c5") \
    CONSTRAINT(region_sum, "region-sum", 0, 0, 1, 1, 1, ENNEAD_MOST_CELLS, NONE, \
               "each piece of its line, which regions cut, has the same sum", \
               "region-sum r2c1-r2c6") \
    CONSTRAINT(equal_sum, "equal-sum", 0, 0, 2, ENNEAD_MANY, 1, ENNEAD_MOST_CELLS, NONE, \
               "each of its parts has the same sum", "equal-sum r1c1 r1c2 : r3c1 r3c2 : r5c5") \
    CONSTRAINT(sum_line, "sum-line", 1, 1, 1, 1, 1, ENNEAD_MANY, NONE, \
               "its line can be cut into pieces that sum to the number each", \
               "sum-line 10 r1c1-r1c6") \
    CONSTRAINT(sum_loop, "sum-loop", 1, 1, 1, 1, 2, ENNEAD_MANY, NONE, \
               "the same of a line that is closed: a piece may go over its end", \
               "sum-loop 10 r1c1 r1c2 r2c2 r2c1") \
    CONSTRAINT( \
        zipper, "zipper", 0, 0, 1, 1, 2, ENNEAD_MOST_CELLS, NONE, \
        "any two cells as far from the middle of its line as one another sum to the middle, " \
        "or if there is no cell in the middle all to the same", \
        "zipper r1c1-r1c5") \
    CONSTRAINT( \
        sandwich, "sandwich", 1, 1, 1, 1, 2, ENNEAD_MOST_SIZE, NONE, \
        "in its line, whose values all differ, the cells between the least and the greatest " \
        "value of the grid sum to the number", \
        "sandwich 12 row 3") \
    CONSTRAINT( \
        lunchbox, "lunchbox", 1, 1, 1, 1, 2, ENNEAD_MOST_SIZE, NONE, \
        "in its line, whose values all differ, the cells between its least and its greatest " \
        "value sum to the number", \
        "lunchbox 12 r1c1-r1c5") \
    CONSTRAINT(x_sum, "x-sum", 1, 1, 1, 1, 1, ENNEAD_MOST_SIZE, NONE, \
               "the first cells of its line, as many as the first one says, sum to the number", \
               "x-sum 20 column 4") \
    CONSTRAINT(skyscraper, "skyscraper", 1, 1, 1, 1, 1, ENNEAD_MOST_SIZE, NONE, \
               "so many cells of its line are greater than all before them, and than 0", \
               "skyscraper 4 row 2") \
    CONSTRAINT(hidden_skyscraper, "hidden-skyscraper", 1, 1, 1, 1, 2, ENNEAD_MANY, NONE, \
               "the first cell of its line that is less than one before it has the number", \
               "hidden-skyscraper 4 row 2") \
    CONSTRAINT(numbered_room, "numbered-room", 1, 1, 1, 1, 1, ENNEAD_MOST_SIZE, NONE, \
               "the first cell of its line says which cell of the line holds the number", \
               "numbered-room 7 row 2") \
    CONSTRAINT(rellik, "rellik", 1, 1, 1, 1, 1, ENNEAD_MOST_SIZE, NONE, \
               "the values of its cells are all different, and no choice of one or more of them " \
               "sums to the number", \
               "rellik 9 r1c1 r1c2 r2c1") \
    CONSTRAINT( \
        minimum, "minimum", 0, 0, 1, 1, 1, ENNEAD_MOST_CELLS, NONE, \
        "each of its cells is less than the cells that share an edge with it and are not named", \
        "minimum r2c2 r5c5") \
    CONSTRAINT(maximum, "maximum", 0, 0, 1, 1, 1, ENNEAD_MOST_CELLS, NONE, \
               "each of its cells is greater than the cells that share an edge with it and are " \
               "not named", \
               "maximum r2c2 r5c5") \
    CONSTRAINT(counting_circles, "counting-circles", 0, 0, 1, 1, 1, ENNEAD_MOST_CELLS, NONE, \
               "a value that is in one of its cells is in as many of them as it says", \
               "counting-circles r1c1 r2c4 r5c5 r7c8") \
    CONSTRAINT(row_indexer, "row-indexer", 0, 0, 1, 1, 1, ENNEAD_MOST_CELLS, NONE, \
               "each of its cells says in which row of its column the number of its own row is", \
               "row-indexer row 1") \
    CONSTRAINT( \
        column_indexer, "column-indexer", 0, 0, 1, 1, 1, ENNEAD_MOST_CELLS, NONE, \
        "each of its cells says in which column of its row the number of its own column is", \
        "column-indexer column 1") \
    CONSTRAINT(count, "count", 2, 2, 1, 1, 1, ENNEAD_MOST_CELLS, NONE, \
               "as many of its cells as the first number says have the value of the second", \
               "count 2 7 r1c1 r1c2 r2c4 r5c5") \
    CONSTRAINT(quadruple, "quadruple", 1, ENNEAD_MOST_SIZE, 1, 1, 1, ENNEAD_MOST_SIZE, NONE, \
               "each of the numbers is in one of its cells, and one that is named twice in two", \
               "quadruple 1 3 5 r1c1 r1c2 r2c1 r2c2")

/* A row of this table. */
typedef struct ennead_constraint_row {
    const char *name;
    uint16_t least_numbers, most_numbers;
    uint16_t least_parts, most_parts;
    uint16_t least_cells, most_cells; /* in each part */
    ennead_constraint_extra extra;
    const char *help;
    const char *example;
} ennead_constraint_row;

/* Row number `index` from 0, or NULL past the last. */
ENNEAD_API const ennead_constraint_row *ennead_constraint_info(size_t index);

/* The row of that name, or NULL. */
ENNEAD_API const ennead_constraint_row *ennead_constraint_find(const char *name);

/* A puzzle of any size and shape, as plain data. Value number i, from 0, is the number
 * first_value + i, and bit i of a set. Members may be changed within their ranges; the arrays
 * belong to the description. A puzzle of a newspaper has 9 rows, columns and values, the first
 * value 1, all houses, and boxes of 3 rows and 3 columns. */
typedef struct ennead_description {
    int rows, columns;         /* 1 to 64 each */
    int values;                /* how many: 1 to 64 */
    int first_value;           /* the least: 0 or 1 */
    int box_rows, box_columns; /* of a box; 0 when the regions are no boxes */
    unsigned houses;           /* of ENNEAD_ROWS, ENNEAD_COLUMNS and ENNEAD_REGIONS */
    uint8_t *regions;          /* of each cell: 0 to 63, or ENNEAD_NO_REGION */
    uint64_t *candidates;      /* of each cell: the set of values that it may hold */
    ennead_constraint *constraints;
    size_t constraint_count, constraint_room;
    ennead_allocator allocator;
} ennead_description;

/* Makes the description of an empty grid: every cell may hold any value, the values of a row and of
 * a column differ, and no cell is in a region. ennead_description_free gives it back (NULL is
 * allowed). ENNEAD_BAD_ARGUMENT: a number out of the ranges above, or a row or column with more
 * cells than there are values. On an error *description is NULL. */
ENNEAD_API ennead_status ennead_description_new(int rows, int columns, int values,
                                                const ennead_allocator *allocator,
                                                ennead_description **description);
ENNEAD_API void ennead_description_free(ennead_description *description);

/* Cuts the grid into boxes, numbered row by row, in which the values differ. ENNEAD_BAD_ARGUMENT:
 * they do not cover the grid exactly, there are more than 64, or one has more cells than there are
 * values. */
ENNEAD_API ennead_status ennead_description_set_boxes(ennead_description *description, int box_rows,
                                                      int box_columns);

/* Adds a rule, which is copied with all that is in it. ENNEAD_BAD_ARGUMENT: a cell that is not in
 * the grid, parts that are not all of the cells, or rules deeper inside one another than
 * ENNEAD_CONSTRAINT_DEPTH. Whether the rule is one that can be kept, ennead_model_new says. */
ENNEAD_API ennead_status ennead_description_add(ennead_description *description,
                                                const ennead_constraint *constraint);

/* How values are written. */
typedef enum ennead_notation {
    ENNEAD_SIGNS,   /* a sign each: 1-9, A-Z for 10 to 35, a-z for 36 to 61; . for an empty cell */
    ENNEAD_NUMBERS, /* numbers with blanks between them; 0 for an empty cell */
    ENNEAD_SIGNS_FROM_0, /* the same as signs, where 0 is a value: 0 */
} ennead_notation;

/* The most values that have a sign of their own. */
#define ENNEAD_MOST_SIGNS 61

/* What ennead_description_read has to say besides. */
typedef struct ennead_description_report {
    ennead_notation notation; /* what the puzzle was written in; ENNEAD_NUMBERS above 61 values */
    size_t place;             /* of an error: in bytes from the start of the text */
    char message[ENNEAD_MESSAGE_SIZE]; /* of an error */
} ennead_description_report;

/* Reads a square puzzle of any size up to 64 from `length` bytes of text, as signs (up to 35 values
 * small letters are as good as capitals) or as numbers; 0 and one of . _ * - are empty cells, and
 * between cells or numbers may be blanks, line ends, commas, | and +. The size is known from how
 * many cells there are. Twice as many signs are a jigsaw: the cells, and then a sign for the region
 * of each. Else boxes are of `box_rows` by `box_columns` cells; with 0 rows the squarest boxes that
 * have as many cells as there are values, and with 1 row there are none,
 * a Latin square. ENNEAD_BAD_ARGUMENT: `report` says what is wrong. On an error *description is
 * NULL. */
ENNEAD_API ennead_status ennead_description_read(const char *text, size_t length, int box_rows,
                                                 int box_columns, const ennead_allocator *allocator,
                                                 ennead_description **description,
                                                 ennead_description_report *report);

/* Writes values, 0 for an empty cell, and a NUL; returns the length without it. The text needs
 * room for 3 * count + 1 bytes. A value above 61 has no sign. */
ENNEAD_API size_t ennead_write_values(const uint8_t *values, size_t count, ennead_notation notation,
                                      char *text);

/* ----------------------------------------------------------------------------------- variants */

/* Puzzles with rules of their own, as text. The form of this project has a line a rule:
 *
 *     variant An example           the first line; what follows the word is the title
 *     size 6                       rows and columns, or rows x columns; 9
 *     values 1-6                   the values; as many as the longer side has cells, from 1
 *     boxes 2x3                    rows x columns, "none" or "auto", the squarest; auto
 *     regions                      or so many lines of signs, one for the region of each cell; . none
 *     houses rows columns regions  where values differ, or "none"; all three
 *     grid                         so many lines of cells: . empty, [125] one of these
 *     cage 7 r1c1 r1c2             and the rules, as the examples of ENNEAD_CONSTRAINTS
 *
 * A # begins a comment. Cells are r1c1, r1c1-r1c9 (a straight line, also diagonally), r1c1-3, r12c34
 * (in grids of up to nine rows and columns: two rows, two columns), row 3, column 2, region 5, all;
 * between the parts of a rule is a colon. Rules inside a rule are in braces, with semicolons or line
 * ends between them. */

/* How a variant is written. */
typedef enum ennead_variant_form {
    ENNEAD_VARIANT_NONE,     /* it is none: cells and nothing else */
    ENNEAD_VARIANT_TEXT,     /* as above */
    ENNEAD_VARIANT_FPUZZLES, /* the JSON of f-puzzles.com, or a link that holds it */
    ENNEAD_VARIANT_ISS,      /* a string of Interactive Sudoku Solver (sigh.github.io) or a link */
    ENNEAD_VARIANT_KILLER,   /* 81 sums and arrows towards them, or 3x3::k: and 81 numbers */
} ennead_variant_form;

/* "none", "variant", "fpuzzles", "iss" or "killer"; NULL when there is no form of that number. */
ENNEAD_API const char *ennead_variant_form_name(ennead_variant_form form);

/* What form a text is in, going by how it begins; blanks and comments before it are passed over. */
ENNEAD_API ennead_variant_form ennead_variant_recognize(const char *text, size_t length);

/* How many bytes of a text its first puzzle takes, what lies before it included. A line that begins
 * with "variant" begins the next puzzle; links and killer strings are a line each; JSON ends with its last brace, and a
 * string of Interactive Sudoku Solver at an empty line. */
ENNEAD_API size_t ennead_variant_extent(const char *text, size_t length);

typedef enum ennead_variant_fault {
    ENNEAD_VARIANT_SOUND,
    ENNEAD_VARIANT_MALFORMED,
    ENNEAD_VARIANT_UNKNOWN_RULE, /* it has a rule, or something that may be one, that is not known */
} ennead_variant_fault;

/* Room for a title, its NUL included; a longer one is cut. */
#define ENNEAD_TITLE_SIZE 120

/* What ennead_variant_read has to say besides. */
typedef struct ennead_variant_report {
    ennead_variant_form form;
    ennead_notation notation; /* that suits the values */
    char title[ENNEAD_TITLE_SIZE];
    ennead_variant_fault fault;
    uint64_t line, column; /* of an error: from 1, in bytes; of what a link holds, the link's */
    uint64_t offset;       /* of an error: in bytes from the start of the text */
    char message[ENNEAD_MESSAGE_SIZE]; /* of an error: what was found, and expected */
} ennead_variant_report;

/* Reads one puzzle from `length` bytes of text in any of these forms; one that is in none of them
 * is taken for the form of this project without its first line. Nothing that may be a rule is ever
 * passed over. Each rule is told where in the text it begins, rules of a link where the link does.
 * ENNEAD_BAD_ARGUMENT: the report says what is wrong. On an error *description is NULL.
 */
ENNEAD_API ennead_status ennead_variant_read(const char *text, size_t length,
                                             const ennead_allocator *allocator,
                                             ennead_description **description,
                                             ennead_variant_report *report);

/* Writes a description in the form of this project, with `title` unless it is NULL, into `room` bytes
 * and ends it by a NUL; returns the length of all of it, which may be more than there was room for.
 */
ENNEAD_API size_t ennead_variant_write(const ennead_description *description, const char *title,
                                       char *text, size_t room);

/* The same of one rule, on one line. */
ENNEAD_API size_t ennead_variant_write_rule(const ennead_description *description, size_t index,
                                            char *text, size_t room);

/* The grid alone, with lines between its boxes: what each cell may hold, . for anything. It reads
 * back behind the word "grid". */
ENNEAD_API size_t ennead_variant_write_marks(const ennead_description *description, char *text,
                                             size_t room);

/* What a picture is made of. */
typedef enum ennead_drawing {
    ENNEAD_DRAWING_FINE,  /* box-drawing characters, as UTF-8 */
    ENNEAD_DRAWING_PLAIN, /* ASCII */
} ennead_drawing;

/* Draws the grid with its regions, cages, dots and lines, two lines a row, and in it `values`, the
 * number of each cell, or if it is NULL the givens. *length is that of the whole text, which may be
 * more than there was room for; it ends by a NUL. ENNEAD_OUT_OF_MEMORY. */
ENNEAD_API ennead_status ennead_variant_draw(const ennead_description *description,
                                             const uint8_t *values, ennead_drawing drawing,
                                             const ennead_allocator *allocator, char *text,
                                             size_t room, size_t *length);

/* Whether a picture shows all of a rule; of others it shows the line, or nothing. */
ENNEAD_API bool ennead_variant_is_drawn(const ennead_constraint *rule);

/* The same as JSON of f-puzzles.com. *unsaid gets NULL, or the name of something that f-puzzles has
 * no word for; then nothing is written, and 0 returned. */
ENNEAD_API size_t ennead_variant_write_fpuzzles(const ennead_description *description,
                                                const char *title, char *text, size_t room,
                                                const char **unsaid);

/* -------------------------------------------------------------------------------------- model */

/* The constraint engine: any size and shape, and rules beside the houses. A cell is a variable
 * whose domain is the set of values left to it; each rule is a propagator that takes values out of
 * domains until none finds more; then the search guesses. */

/* How much an all-different finds out. What each leaves is unique, whatever the order of work. */
typedef enum ennead_filter {
    ENNEAD_FILTER_DOMAIN,  /* all there is: after it each value left is part of some assignment with
                              different values (J.-C. Regin, "A filtering algorithm for constraints
                              of difference in CSPs", AAAI 1994) */
    ENNEAD_FILTER_BOUNDS,  /* Hall intervals: if the cells confined to an interval fill it, the
                              bounds of others leave it (J.-F. Puget, "A fast algorithm for the
                              bound consistency of alldiff constraints", AAAI 1998) */
    ENNEAD_FILTER_SINGLES, /* a value with one place left in a full house goes there */
    ENNEAD_FILTER_VALUE,   /* only that a value leaves the cells that see it */
} ennead_filter;

/* "domain", "bounds", "singles" or "value"; NULL when there is no filter of that number. */
ENNEAD_API const char *ennead_filter_name(ennead_filter filter);

/* Rules that follow from the houses but let more be found out (H. Simonis, "Sudoku as a constraint
 * problem", 2005); a set. They are made where houses hold every value. */
enum {
    ENNEAD_REDUNDANT_LOCKED = 1, /* a value confined to what two houses share leaves the rest */
    ENNEAD_REDUNDANT_FISH = 2,   /* for each value, rows and columns are matched */
    ENNEAD_REDUNDANT_SAME = 4,   /* two houses hold the same values outside what they share */
};

/* "locked", "fish" or "same" for the rule of bit `index` from 0; NULL when there is none. */
ENNEAD_API const char *ennead_redundant_name(size_t index);

/* What the search guesses. */
typedef enum ennead_branch {
    ENNEAD_BRANCH_AUTO, /* weighted where there are rules beside houses, else first-fail; after
                                 2,048 contradictions learned, where that can be */
    ENNEAD_BRANCH_FIRST_FAIL, /* the first of the cells with the fewest values, its lowest value */
    ENNEAD_BRANCH_WEIGHTED,   /* what has the fewest ways for its share of conflicts so far: a value
                                 for a cell or a place for a value in a house (F. Boussemart et al.,
                                 "Boosting systematic search by weighting constraints", ECAI 2004);
                                 begins afresh now and then */
    ENNEAD_BRANCH_LEARNED,    /* conflict-driven clause learning (J. Marques-Silva, K. Sakallah,
                                 "GRASP", ICCAD 1996): for large grids; only where all rules are that
                                 values differ, or of single cells and of two cells each */
} ennead_branch;

/* "auto", "first-fail", "weighted" or "learned"; NULL when there is no branching of that number. */
ENNEAD_API const char *ennead_branch_name(ennead_branch branch);

/* Whether each value left is tried for a contradiction before the search guesses. */
typedef enum ennead_shave {
    ENNEAD_SHAVE_NEVER,
    ENNEAD_SHAVE_NODES, /* at every node, until no trial fails */
} ennead_shave;

/* How to solve. ennead_model_options_init gives each member the value in brackets. */
typedef struct ennead_model_options {
    size_t size;             /* sizeof(ennead_model_options) */
    ennead_filter filter;    /* [ENNEAD_FILTER_DOMAIN] */
    unsigned redundant;      /* of ENNEAD_REDUNDANT_LOCKED, _FISH and _SAME [0] */
    ennead_shave shave;      /* [ENNEAD_SHAVE_NEVER] */
    ennead_branch branch;    /* [ENNEAD_BRANCH_AUTO] */
    uint64_t solutions;      /* stop after so many solutions; 0 for no such limit [2] */
    uint64_t node_limit;     /* give up after so many nodes; 0 for no such limit [0] */
    double time_limit;       /* give up after so many seconds of wall time; 0 for no limit [0] */
    const ennead_stop *stop; /* give up soon after this is set; may be NULL [NULL] */
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
 *     ennead_model_new --> ennead_model_start --> ennead_model_next ... ENNEAD_END
 *                             ^                                            |
 *                             +--- the next puzzle of the same shape ------+--> ennead_model_free
 *
 * The description is not needed once the model is made; the stop flag must outlive the model. */
typedef struct ennead_model ennead_model;

/* Makes the model of a description and gets ready to solve it. `options` may be NULL for the
 * defaults. A value that the description leaves to no cell is none of the model's, unless every cell
 * has one value only. ENNEAD_BAD_ARGUMENT: options or members of the description out of range, an unknown
 * rule, or one that cannot be kept; then `message`, if it is not NULL, gets a sentence that says
 * what. On an error *model is NULL. */
ENNEAD_API ennead_status ennead_model_new(const ennead_description *description,
                                          const ennead_model_options *options,
                                          const ennead_allocator *allocator,
                                          char message[ENNEAD_MESSAGE_SIZE], ennead_model **model);

/* In place of the time limit of the options, for what is begun from now on: seconds of wall time; 0
 * for no limit. So several searches, or steps, can share a time. ENNEAD_BAD_ARGUMENT: below 0. */
ENNEAD_API ennead_status ennead_model_set_time_limit(ennead_model *model, double seconds);

/* Begins anew with a puzzle of the same shape and rules, given by the set of values of each cell,
 * or with that of the description when `candidates` is NULL. The time limit runs from here. What
 * has been learned of conflicts is forgotten, so that a puzzle's result does not depend on those
 * before it. ENNEAD_BAD_ARGUMENT: a set holds a value that there is none of; nothing was begun. */
ENNEAD_API ennead_status ennead_model_start(ennead_model *model, const uint64_t *candidates);

/* Stores the sets of values that propagation alone, with shaving if that was asked for, leaves of
 * the puzzle that was started, and returns ENNEAD_OK; or returns ENNEAD_END: it finds a
 * contradiction, or a limit came first (see ennead_model_result). Only between ennead_model_start
 * and the first ennead_model_next, else ENNEAD_BAD_ARGUMENT. */
ENNEAD_API ennead_status ennead_model_propagate(ennead_model *model, uint64_t *candidates);

/* Stores the next solution, the number of each cell, and returns ENNEAD_OK; or returns ENNEAD_END:
 * there are no more, or a limit came first; or ENNEAD_OUT_OF_MEMORY: the search is deeper than any
 * before and there is no memory for it; it may be tried again. */
ENNEAD_API ennead_status ennead_model_next(ennead_model *model, uint8_t *solution);

/* What is known so far. In `search`, nodes are states propagated, guesses those in which the search
 * branched, backtracks (failures) those in which a domain was emptied. */
typedef struct ennead_model_result {
    ennead_result search;
    uint64_t filters;          /* calls of a propagator */
    uint64_t first_backtracks; /* these three when the first solution was found */
    uint64_t first_filters;
    uint64_t first_depth;
    uint64_t root_candidates; /* values left in all cells before the first guess; 0 for a
                                 contradiction */
} ennead_model_result;

/* Stores what is known so far; at any time after ennead_model_new. */
ENNEAD_API void ennead_model_result_of(const ennead_model *model, ennead_model_result *result);

/* Whether `solution`, the number of each cell, keeps every rule of the model: asked of each rule by
 * a plain check that shares nothing with its filter. */
ENNEAD_API bool ennead_model_check(const ennead_model *model, const uint8_t *solution);

/* Room for a sentence of an explanation, its NUL included. */
#define ENNEAD_SENTENCE_SIZE 1024

/* Explains the next step from a state, the set of values of each cell: takes values out of the sets
 * for the simplest reason that the rules of the model give, and writes that reason as a sentence,
 * such as "Row 1: r1c2 and r1c5 hold only 3 and 7, so these leave r1c9. So r1c9 is 4.". A value that
 * is placed leaves the cells that see it without a word, unless one value is left in some of them.
 * Where no rule alone finds anything, one value is tried and what follows is told: "If r1c1 were 5,
 * then ... which is impossible". Returns ENNEAD_OK; or ENNEAD_END when there is no next step: then
 * the sentence is empty, or says what contradiction there is, as it would go on after a colon; or
 * when a limit came first: then it is empty, and ennead_model_result_of tells which limit.
 * ENNEAD_BAD_ARGUMENT: a set holds a value that there is none of. Begins the model anew with this
 * state, as ennead_model_start. */
ENNEAD_API ennead_status ennead_model_explain(ennead_model *model, uint64_t *candidates,
                                              char text[ENNEAD_SENTENCE_SIZE]);

/* What a step of a model rests on. */
typedef enum ennead_model_reason {
    ENNEAD_REASON_PLACED, /* the values placed leave a cell one value only */
    ENNEAD_REASON_RULE,   /* one house or rule alone */
    ENNEAD_REASON_TRIAL,  /* a value is tried, and leads to a contradiction */
} ennead_model_reason;

/* "placed", "rule" or "trial"; NULL when there is no reason of that number. */
ENNEAD_API const char *ennead_model_reason_name(ennead_model_reason reason);

typedef struct ennead_model_step {
    ennead_model_reason reason;
    char where[ENNEAD_SENTENCE_SIZE];         /* what to look at: "row 3", "r1c1 and r1c2" */
    char text[ENNEAD_SENTENCE_SIZE];          /* the sentence */
    uint64_t changed[ENNEAD_MOST_CELLS / 64]; /* the cells that it is about, a bit each */
} ennead_model_step;

/* The same as ennead_model_explain, told more of; reasons beyond `most` are not looked for. At
 * ENNEAD_END only `text` is set. */
ENNEAD_API ennead_status ennead_model_step_next(ennead_model *model, ennead_model_reason most,
                                                uint64_t *candidates, ennead_model_step *step);

/* Writes a hint at a step of the model of a description, as ennead_write_hint does; there is
 * nothing to say of ENNEAD_HINT_WHY. */
ENNEAD_API size_t ennead_write_model_hint(const ennead_description *description,
                                          const ennead_model_step *step, ennead_hint hint,
                                          char *text, size_t room);

/* Takes the value of each cell that has one only from all cells that see it, and so on until
 * nothing changes: what a player does without a word. ENNEAD_END: a cell has no value left.
 * ENNEAD_BAD_ARGUMENT as ennead_model_explain. */
ENNEAD_API ennead_status ennead_model_settle(ennead_model *model, uint64_t *candidates);

/* Makes puzzle number `number` of a seed with the rules of a description, whose candidates are left
 * to every cell: a random grid that keeps the rules, and clues of it taken away in random order while
 * the solution stays the only one. `candidates` gets the set of each cell: one value where there is
 * a clue. *creation gets ENNEAD_CREATED, ENNEAD_STOPPED: the flag (may be NULL) was set first, or
 * ENNEAD_GAVE_UP: no grid was found. ENNEAD_BAD_ARGUMENT: as ennead_model_new, with its message (may
 * be NULL). */
ENNEAD_API ennead_status ennead_variant_generate(const ennead_description *rules, uint64_t seed,
                                                 uint64_t number, const ennead_stop *stop,
                                                 const ennead_allocator *allocator,
                                                 char message[ENNEAD_MESSAGE_SIZE],
                                                 uint64_t *candidates, ennead_creation *creation);

/* Gives a model back; NULL is allowed. */
ENNEAD_API void ennead_model_free(ennead_model *model);

/* ------------------------------------------------------------------------------------ session */

/* A game that is played by lines of text: a command goes in, what there is to say comes out.
 * Nothing is read or printed here, so a terminal, a pipe and a window can drive the same session.
 * Each command makes a new state and leaves the old ones as they are, so that all can be taken
 * back; docs/playing.md describes the commands.
 *
 *     ennead_session_new --> ennead_session_greet
 *        |
 *        v
 *     ennead_session_line <----------------------------------+
 *        |                                                   |
 *        +--> ENNEAD_REPLY_SAY: show the text ---------------+
 *        +--> ENNEAD_REPLY_SAVE: write the text to the file  |
 *        |                       `name`, say how it went ----+
 *        +--> ENNEAD_REPLY_LOAD: read the file `name`,       |
 *        |                       ennead_session_load --------+
 *        +--> ENNEAD_REPLY_EXIT: ennead_session_free
 */
typedef struct ennead_session ennead_session;

typedef enum ennead_reply_kind {
    ENNEAD_REPLY_SAY,
    ENNEAD_REPLY_SAVE,
    ENNEAD_REPLY_LOAD,
    ENNEAD_REPLY_EXIT,
} ennead_reply_kind;

/* What a session answers. Pointers are good until the next call with the same session. */
typedef struct ennead_reply {
    ennead_reply_kind kind;
    const char *text; /* whole lines, perhaps none; ended by NUL */
    size_t length;
    const char *name;   /* of a file, as it was typed; ended by NUL; else NULL */
    const char *prompt; /* what to ask for the next line with, such as "> " */
    bool refused;       /* the line could not be done, and the text says why */
} ennead_reply;

/* Makes a session without a puzzle. On ENNEAD_OUT_OF_MEMORY *session is NULL. */
ENNEAD_API ennead_status ennead_session_new(const ennead_allocator *allocator,
                                            ennead_session **session);

/* Says what it is and how help is to be had. */
ENNEAD_API ennead_status ennead_session_greet(ennead_session *session, ennead_reply *reply);

/* Takes a line of `length` bytes, without its end. A line that is no command gets a sentence and
 * changes nothing. ENNEAD_OUT_OF_MEMORY: nothing has changed; the reply is not set. */
ENNEAD_API ennead_status ennead_session_line(ennead_session *session, const char *line,
                                             size_t length, ennead_reply *reply);

/* Takes the text of a file: a saved game, which is played again, or the first puzzle or state of
 * any form that can be read. Text that is neither gets a sentence and changes nothing; so does
 * ENNEAD_OUT_OF_MEMORY without a reply. */
ENNEAD_API ennead_status ennead_session_load(ennead_session *session, const char *text,
                                             size_t length, ennead_reply *reply);

/* The state as it is now; all of it empty before there is a puzzle, and while it is one with rules
 * of its own. */
ENNEAD_API void ennead_session_state(const ennead_session *session, ennead_state *state);

/* Whether a puzzle with rules of its own, or of another size, is being played. Then *rules is that
 * puzzle, and *candidates the set of values left to each cell; one that has one holds it. Both
 * belong to the session, until its next line. Else both are NULL. */
ENNEAD_API bool ennead_session_variant(const ennead_session *session,
                                       const ennead_description **rules,
                                       const uint64_t **candidates);

/* Has what a puzzle with rules of its own takes long for - trials, checks, search - end soon after
 * the flag is set, with a sentence that it was not found out. For puzzles that begin from here on;
 * the flag must outlive the session. */
ENNEAD_API void ennead_session_set_stop(ennead_session *session, const ennead_stop *stop);

/* What the pictures of such puzzles are made of; at first ENNEAD_DRAWING_PLAIN. */
ENNEAD_API void ennead_session_set_drawing(ennead_session *session, ennead_drawing drawing);

/* Gives a session back; NULL is allowed. */
ENNEAD_API void ennead_session_free(ennead_session *session);

/* ----------------------------------------------------------------------------------- pipeline */

/* An ordered parallel map in bounded memory: `slots` items that the caller owns go round and round
 * through produce, work and consume.
 *
 *     produce (one at a time, in order) --> work (many at once) --> consume (one, in order)
 *
 * What `consume` sees, and in which order, does not depend on the number of threads. */
typedef struct ennead_pipeline {
    size_t size;    /* sizeof(ennead_pipeline) */
    size_t threads; /* how many threads work at once, the caller's among them; at least 1 */
    size_t slots;   /* how many items there are; at least `threads` to keep all of them busy */
    void *user;     /* handed to the functions */
    /* Fills item `slot`; false: nothing was filled and there is no more. */
    bool (*produce)(void *user, size_t slot);
    /* Does the work of item `slot` on thread `thread` (0 to threads - 1). */
    void (*work)(void *user, size_t slot, size_t thread);
    /* Takes the result of item `slot`; false: end here, drop what has not been consumed. */
    bool (*consume)(void *user, size_t slot);
} ennead_pipeline;

/* Runs a pipeline to its end, on the caller's thread and threads - 1 more (fewer when the system
 * gives no more). With one thread every item is produced, worked on and consumed before the next is
 * produced. ENNEAD_BAD_ARGUMENT: no slots, no threads, or a function is missing. */
ENNEAD_API ennead_status ennead_pipeline_run(const ennead_pipeline *pipeline,
                                             const ennead_allocator *allocator);

#ifdef __cplusplus
}
#endif

#endif
