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
    ennead_result *results; /* `count` of them */
} ennead_lines;

/* Solves puzzles in lines as ennead_solve_batch does those of an array, and with the same results,
 * but without the way over ennead_puzzle, which for easy puzzles takes longer than solving them.
 * Puzzles and solutions may not overlap. ENNEAD_BAD_ARGUMENT: options out of range, or solutions to
 * be stored that are less than 81 bytes apart. */
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
 * note. 0: what comes next is not so, or not yet known to be, and is for ennead_reader_next. The
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
