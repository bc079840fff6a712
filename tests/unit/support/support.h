/* SPDX-License-Identifier: MIT */
/*
 * What all unit tests share: cmocka with the headers that it needs first, puzzles from strings, an
 * allocator that fails on demand, and checks of solutions that do not use the library.
 */
#ifndef UNIT_SUPPORT_H
#define UNIT_SUPPORT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "ennead.h"
#include "oracle/exact_cover.h"
#include "oracle/generator.h"

#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))

/* Puzzles that several tests use. */
#define EMPTY_BOARD \
    "................................................................................."
#define EXAMPLE_PUZZLE \
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define EXAMPLE_SOLUTION \
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
/* The published sample of the almanac program that has several solutions. */
#define ALMANAC_SEVERAL \
    "123456789.6.....3..7.....4.789123456..................456789123.................."
#define CLASHING_PUZZLE \
    "5...5............................................................................"
/* No two givens conflict, but r1c9 has no candidate left. */
#define DEAD_PUZZLE \
    "12345678.............................................9..........................."

/* Has one solution, which plain backtracking from the top finds only after some 69 million
 * cells. */
#define SLOW_PUZZLE \
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"
/* The first of the list of 17-clue puzzles of G. Royle. */
#define ROYLE_PUZZLE \
    ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6..."
/* Two bands of the cyclic grid. In the third each column lacks the digits of one of three sets, and
 * each set's columns are a Latin square of order 3, of which there are 12: 12 * 12 * 12 = 1728. */
#define TWO_BANDS \
    "123456789456789123789123456231564897564897231897231564..........................."
#define TWO_BANDS_SOLUTIONS 1728

typedef uint8_t board[ENNEAD_CELLS];

/* A finder for the test, always the same one; and another for use while that one is busy. */
ennead_finder *test_finder(void);
ennead_finder *test_inner_finder(void);

/* The puzzle of a line; fails the test when the library does not read it. */
ennead_puzzle puzzle_of(const char *line);

/* The 81 cells of a string of 1-9 and '.'. */
void board_of(const char *line, board cells);

void assert_boards_equal(const board actual, const board expected);

void assert_puzzles_equal(const ennead_puzzle *actual, const ennead_puzzle *expected);

/* Whether `cells` is a full grid with nine different digits in each house. */
bool is_solved_grid(const board cells);

/* Fails the test unless `cells` is a full grid that the puzzle allows. */
void assert_solves(const ennead_puzzle *puzzle, const board cells);

/* The oracle's version of `puzzle`: each given restricts its cell to one of the candidates. */
void oracle_view(const ennead_puzzle *puzzle, unsigned short candidates[ORACLE_CELLS]);

/* -1, 0 or 1 as strcmp, for qsort too: the order of 81-digit numbers. */
int compare_boards(const void *a, const void *b);

/* Options with some members set, such as OPTIONS(.engine = ENNEAD_ENGINE_RANDOM, .seed = 7); the
 * others are 0, including `solutions`, for which 0 means all. */
#define OPTIONS(...) ((ennead_solve_options){.size = sizeof(ennead_solve_options), __VA_ARGS__})

/* ennead_solve where it must succeed. */
ennead_solve_result solved(const ennead_puzzle *puzzle, const ennead_solve_options *options,
                           board *solutions, size_t capacity);

/* Fails the test unless two results are equal but for the times. */
void assert_results_equal(const ennead_solve_result *actual, const ennead_solve_result *expected);

/* An allocator that counts, and fails the n-th allocation (from 1; 0: none). */
struct test_memory {
    size_t fail_at;
    size_t allocations;
    size_t live;
};

ennead_allocator test_allocator(struct test_memory *memory);

/* Calls `use` with the first allocation failing, then the second, and so on until none fails. It
 * must return ENNEAD_STATUS_OUT_OF_MEMORY each time, at last ENNEAD_STATUS_OK, and leak nothing. */
void assert_survives_failing_allocations(ennead_status (*use)(const ennead_allocator *memory));

/* Whether the full-size versions of tests are asked for (ENNEAD_LONG in the environment). */
bool is_long_run(void);

/* Whether only a tenth is asked for (ENNEAD_SHORT), in builds that slow tests down a lot. */
bool is_short_run(void);

/* How much of a test to do: `full` in a long run, else `slice`; or a tenth of it, at least 1, if
 * the processor is emulated, a sanitizer is active, or another build does the whole slice
 * (ENNEAD_SHORT in the environment). */
unsigned long test_size(unsigned long slice, unsigned long full);

/* Prints a number in the log, as a TAP comment; arguments as for printf. */
void report_figure(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
