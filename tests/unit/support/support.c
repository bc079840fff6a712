/* SPDX-License-Identifier: MIT */
/*
 * What all unit tests share: see support.h. The checks of grids are written out loop by loop on
 * purpose, so that they do not repeat an error of the library's tables.
 */
#include "support/support.h"

#include <stdlib.h>

static ennead_finder *made_finder(ennead_finder **finder)
{
    if (*finder == NULL)
        assert_int_equal(ennead_finder_new(NULL, finder), ENNEAD_STATUS_OK);
    return *finder;
}

ennead_finder *test_finder(void)
{
    static ennead_finder *finder;
    return made_finder(&finder);
}

ennead_finder *test_inner_finder(void)
{
    static ennead_finder *finder;
    return made_finder(&finder);
}

ennead_puzzle puzzle_of(const char *line)
{
    ennead_puzzle puzzle;

    assert_int_equal(ennead_puzzle_from_line(line, &puzzle), ENNEAD_STATUS_OK);
    return puzzle;
}

void board_of(const char *line, board cells)
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        cells[cell] = (uint8_t)(line[cell] == '.' ? 0 : line[cell] - '0');
}

static void print_board(const board cells, char line[ENNEAD_CELLS + 1])
{
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        line[cell] = (char)(cells[cell] == 0 ? '.' : '0' + cells[cell]);
    line[ENNEAD_CELLS] = '\0';
}

void assert_boards_equal(const board actual, const board expected)
{
    char actual_line[ENNEAD_CELLS + 1], expected_line[ENNEAD_CELLS + 1];

    print_board(actual, actual_line);
    print_board(expected, expected_line);
    assert_string_equal(actual_line, expected_line);
}

/* Member by member: the bytes between them may be anything. */
void assert_puzzles_equal(const ennead_puzzle *actual, const ennead_puzzle *expected)
{
    assert_boards_equal(actual->givens, expected->givens);
    assert_memory_equal(actual->candidates, expected->candidates, sizeof expected->candidates);
}

bool is_solved_grid(const board cells)
{
    for (int i = 0; i < 9; i++) {
        unsigned row = 0, column = 0, box = 0;

        for (int j = 0; j < 9; j++) {
            row |= 1u << cells[9 * i + j];
            column |= 1u << cells[9 * j + i];
            box |= 1u << cells[(i / 3 * 3 + j / 3) * 9 + i % 3 * 3 + j % 3];
        }
        if (row != 0x3fe || column != 0x3fe || box != 0x3fe)
            return false;
    }
    return true;
}

void assert_solves(const ennead_puzzle *puzzle, const board cells)
{
    assert_true(is_solved_grid(cells));
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        assert_true(puzzle->givens[cell] == 0 || puzzle->givens[cell] == cells[cell]);
        assert_true(puzzle->candidates[cell] >> (cells[cell] - 1) & 1);
    }
}

void oracle_view(const ennead_puzzle *puzzle, unsigned short candidates[ORACLE_CELLS])
{
    oracle_candidates(puzzle->givens, candidates);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        candidates[cell] &= puzzle->candidates[cell];
}

int compare_boards(const void *a, const void *b)
{
    return memcmp(a, b, sizeof(board));
}

ennead_solve_result solved(const ennead_puzzle *puzzle, const ennead_solve_options *options,
                           board *solutions, size_t capacity)
{
    ennead_solve_result result;

    assert_int_equal(ennead_solve(puzzle, options, solutions, capacity, &result), ENNEAD_STATUS_OK);
    return result;
}

void assert_results_equal(const ennead_solve_result *actual, const ennead_solve_result *expected)
{
    assert_int_equal(actual->verdict, expected->verdict);
    assert_int_equal(actual->end, expected->end);
    assert_int_equal(actual->solutions, expected->solutions);
    assert_int_equal(actual->counters.nodes, expected->counters.nodes);
    assert_int_equal(actual->counters.guesses, expected->counters.guesses);
    assert_int_equal(actual->counters.backtracks, expected->counters.backtracks);
    assert_int_equal(actual->counters.depth, expected->counters.depth);
}

static void *allocate_or_fail(void *user, size_t bytes)
{
    struct test_memory *memory = user;

    memory->allocations++;
    if (memory->allocations == memory->fail_at)
        return NULL;
    memory->live++;
    return malloc(bytes);
}

static void release_and_count(void *user, void *block)
{
    struct test_memory *memory = user;

    if (block != NULL)
        memory->live--;
    free(block);
}

ennead_allocator test_allocator(struct test_memory *memory)
{
    return (ennead_allocator){allocate_or_fail, release_and_count, memory};
}

void assert_survives_failing_allocations(ennead_status (*use)(const ennead_allocator *memory))
{
    for (size_t n = 1;; n++) {
        struct test_memory memory = {.fail_at = n};
        const ennead_allocator allocator = test_allocator(&memory);
        const ennead_status status = use(&allocator);

        assert_int_equal(memory.live, 0);
        if (memory.allocations < n) {
            assert_int_equal(status, ENNEAD_STATUS_OK);
            assert_true(n > 1);
            return;
        }
        assert_int_equal(status, ENNEAD_STATUS_OUT_OF_MEMORY);
    }
}

static bool is_wished(const char *name)
{
    const char *wish = getenv(name);

    return wish != NULL && *wish != '\0';
}

bool is_long_run(void)
{
    return is_wished("ENNEAD_LONG");
}

bool is_short_run(void)
{
    return !is_long_run() && is_wished("ENNEAD_SHORT");
}

unsigned long test_size(unsigned long slice, unsigned long full)
{
    if (is_long_run())
        return full;
    if (!is_short_run())
        return slice;
    return slice > 0 && slice < 10 ? 1 : slice / 10;
}

void report_figure(const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    printf("# ");
    vprintf(format, arguments);
    printf("\n");
    va_end(arguments);
    fflush(stdout);
}
