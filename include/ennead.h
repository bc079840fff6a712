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
 * fill them by their _init function.
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
    ENNEAD_ENDED_SOLUTIONS, /* as many solutions as were asked for */
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
    ENNEAD_ANY_ORDER,     /* as the engine finds them; the same in every run */
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

/* Told by ENNEAD_BIFURCATION and ENNEAD_RANDOM of each cell as it is filled (`digit` 1 to 9) or
 * emptied again (0). It must not use the object that is searching; it may set the stop flag. */
typedef void (*ennead_cell_function)(void *user, int cell, int digit);

/* How to solve. ennead_options_init gives each member the value in brackets. */
typedef struct ennead_options {
    size_t size;             /* sizeof(ennead_options) */
    ennead_engine engine;    /* [ENNEAD_AUTO] */
    ennead_order order;      /* [ENNEAD_ANY_ORDER] */
    uint64_t solutions;      /* stop after so many solutions; 0 for no such limit [2] */
    uint64_t node_limit;     /* give up after so many nodes; 0 for no such limit [0] */
    double time_limit;       /* give up after so many seconds of wall time; 0 for no limit [0] */
    const ennead_stop *stop; /* give up soon after this is set; may be NULL [NULL] */
    uint64_t seed;           /* ENNEAD_RANDOM: the same seed and stream give the same order [0] */
    uint64_t stream;         /* ENNEAD_RANDOM: the number of the puzzle in a list [0] */
    ennead_cell_function on_cell; /* may be NULL [NULL] */
    void *on_cell_user;           /* handed to on_cell [NULL] */
} ennead_options;

/* The function behind ennead_options_init: writes the first `size` bytes. */
ENNEAD_API void ennead_options_init_sized(ennead_options *options, size_t size);

static inline void ennead_options_init(ennead_options *options)
{
    ennead_options_init_sized(options, sizeof *options);
}

/* The work that a search did. Equal for equal input and options, on every machine. */
typedef struct ennead_counters {
    uint64_t nodes;      /* states looked at, the first included */
    uint64_t guesses;    /* states in which more than one digit was left to try */
    uint64_t backtracks; /* states in which nothing fitted, so that the search went back */
    uint64_t depth;      /* most guesses standing at once; ENNEAD_BIFURCATION and ENNEAD_RANDOM:
                            most cells filled at once */
} ennead_counters;

/* What a search found. */
typedef struct ennead_result {
    ennead_verdict verdict;
    ennead_end end;
    uint64_t solutions; /* how many were found */
    ennead_counters counters;
    double first_seconds; /* wall time to the first solution; 0 when there is none */
    double seconds;       /* wall time of all of it */
} ennead_result;

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
 * once, so that each takes a fraction of the time that it takes alone (give it thousands if you can),
 * and its solutions, if there are several, may come in another order than from ennead_solve. Puzzle i has the result results[i], its stream is
 * options->stream + i, and the first `capacity` of its solutions begin at solutions[i * capacity].
 * Limits apply to each puzzle. When the stop flag is set the remaining puzzles get the verdict
 * ENNEAD_LIMIT with ENNEAD_ENDED_STOP. Otherwise as ennead_solve; ENNEAD_BAD_ARGUMENT is found
 * before anything is solved. */
ENNEAD_API ennead_status ennead_solve_batch(ennead_solver *solver, const ennead_puzzle *puzzles,
                                            size_t count, const ennead_options *options,
                                            uint8_t (*solutions)[ENNEAD_CELLS], size_t capacity,
                                            ennead_result *results);

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

/* The batch engine behind ennead_solve_batch exists in editions for several instruction sets, which
 * give the same results. Without a choice the fastest is used that the processor can run. */

/* The name of the edition that new solvers get: "avx512", "avx2", "baseline" (on AArch64 "neon") or
 * "scalar". */
ENNEAD_API const char *ennead_isa(void);

/* The name of edition number `index`, the fastest being 0, or NULL when there are no more. All that
 * were compiled are listed, also those that this processor lacks the instructions for. */
ENNEAD_API const char *ennead_isa_name(size_t index);

/* Chooses the edition that new solvers get, for the whole process; NULL chooses the fastest again.
 * ENNEAD_BAD_ARGUMENT: there is none of that name, or this processor cannot run it. */
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

/* A rule beside the houses, by its name (see ennead_constraint_name). Cells are numbered row by row
 * from 0; what the numbers mean depends on the rule. */
typedef struct ennead_constraint {
    const char *name;
    const uint16_t *cells;
    size_t cell_count;
    const int32_t *numbers;
    size_t number_count;
} ennead_constraint;

/* A puzzle of any size and shape, as plain data. Value number i, from 0, is the number
 * first_value + i, and bit i of a set. Members may be changed within their ranges; the arrays belong
 * to the description. A puzzle of a newspaper has 9 rows, columns and values, the first value 1, all
 * houses, and boxes of 3 rows and 3 columns. */
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

/* Adds a rule; name, cells and numbers are copied. ENNEAD_BAD_ARGUMENT: a cell that is not in the
 * grid. Whether the rule is one that can be kept, ennead_model_new says. */
ENNEAD_API ennead_status ennead_description_add(ennead_description *description,
                                                const ennead_constraint *constraint);

/* How values are written. */
typedef enum ennead_notation {
    ENNEAD_SIGNS,   /* a sign each: 1-9, A-Z for 10 to 35, a-z for 36 to 61; . for an empty cell */
    ENNEAD_NUMBERS, /* numbers with blanks between them; 0 for an empty cell */
} ennead_notation;

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
                                                 int box_columns,
                                                 const ennead_allocator *allocator,
                                                 ennead_description **description,
                                                 ennead_description_report *report);

/* Writes values, 0 for an empty cell, and a NUL; returns the length without it. The text needs
 * room for 3 * count + 1 bytes. A value above 61 has no sign. */
ENNEAD_API size_t ennead_write_values(const uint8_t *values, size_t count, ennead_notation notation,
                                      char *text);

/* -------------------------------------------------------------------------------------- model */

/* The constraint engine: any size and shape, and rules beside the houses. A cell is a variable whose
 * domain is the set of values left to it; each rule is a propagator that takes values out of domains
 * until none finds more; then the search guesses. */

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
    ENNEAD_BRANCH_FIRST_FAIL, /* the first of the cells with the fewest values, its lowest value */
    ENNEAD_BRANCH_WEIGHTED,   /* what has the fewest ways for its share of conflicts so far: a value
                                 for a cell or a place for a value in a house (F. Boussemart et al.,
                                 "Boosting systematic search by weighting constraints", ECAI 2004) */
    ENNEAD_BRANCH_LEARNED,    /* conflict-driven clause learning (J. Marques-Silva, K. Sakallah,
                                 "GRASP", ICCAD 1996): for large grids; only where all rules are that
                                 values differ */
} ennead_branch;

/* "first-fail", "weighted" or "learned"; NULL when there is no branching of that number. */
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
    ennead_branch branch;    /* [ENNEAD_BRANCH_FIRST_FAIL] */
    uint64_t solutions;      /* stop after so many solutions; 0 for no such limit [2] */
    uint64_t node_limit;     /* give up after so many nodes; 0 for no such limit [0] */
    double time_limit;       /* give up after so many seconds of wall time; 0 for no limit [0] */
    const ennead_stop *stop; /* give up soon after this is set; may be NULL [NULL] */
} ennead_model_options;

ENNEAD_API void ennead_model_options_init_sized(ennead_model_options *options, size_t size);

static inline void ennead_model_options_init(ennead_model_options *options)
{
    ennead_model_options_init_sized(options, sizeof *options);
}

/* The name of rule number `index`, from 0, that a description may name, and in one sentence what it
 * demands; NULL past the last. */
ENNEAD_API const char *ennead_constraint_name(size_t index);
ENNEAD_API const char *ennead_constraint_help(size_t index);

/* Variables, propagators, and the working memory of one thread. Life cycle:
 *
 *     ennead_model_new --> ennead_model_start --> ennead_model_next ... ENNEAD_END
 *                             ^                                            |
 *                             +--- the next puzzle of the same shape ------+--> ennead_model_free
 *
 * The description is not needed once the model is made; the stop flag must outlive the model. */
typedef struct ennead_model ennead_model;

/* Makes the model of a description and gets ready to solve it. `options` may be NULL for the
 * defaults. ENNEAD_BAD_ARGUMENT: options or members of the description out of range, an unknown
 * rule, or one that cannot be kept; then `message`, if it is not NULL, gets a sentence that says
 * what. On an error *model is NULL. */
ENNEAD_API ennead_status ennead_model_new(const ennead_description *description,
                                          const ennead_model_options *options,
                                          const ennead_allocator *allocator,
                                          char message[ENNEAD_MESSAGE_SIZE], ennead_model **model);

/* Begins anew with a puzzle of the same shape and rules, given by the set of values of each cell, or
 * with that of the description when `candidates` is NULL. The time limit runs from here. What has
 * been learned of conflicts is forgotten, so that a puzzle's result does not depend on those before
 * it. ENNEAD_BAD_ARGUMENT: a set holds a value that there is none of; nothing was begun. */
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

ENNEAD_API void ennead_model_result_of(const ennead_model *model, ennead_model_result *result);

/* Whether `solution`, the number of each cell, keeps every rule of the model: asked of each rule by
 * a plain check that shares nothing with its filter. */
ENNEAD_API bool ennead_model_check(const ennead_model *model, const uint8_t *solution);

/* Gives a model back; NULL is allowed. */
ENNEAD_API void ennead_model_free(ennead_model *model);

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
