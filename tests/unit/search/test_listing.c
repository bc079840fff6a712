/* SPDX-License-Identifier: MIT */
/*
 * All solutions as lines: the same ones that an iterator finds, in an order that is the same for
 * every edition, in blocks, up to a limit, a stop flag or a function that wants no more.
 */
#include "support/support.h"

#include <stdlib.h>

#include "ennead.h"

enum { LINE = ENNEAD_CELLS + 1, MOST_LINES = 25000 };

/* 24,779 solutions. */
static const char many[] =
    "4.......3.6..5......7..........9..........2.1....35..789...26..32....9.5.........";

struct kept_lines {
    size_t count, most; /* lines so far, and how many are wanted */
    ennead_stop *stop;  /* set after the first block; or NULL */
    char lines[MOST_LINES][LINE];
};

static struct kept_lines first, second;

static bool keep(void *user, const char *lines, size_t count)
{
    struct kept_lines *kept = user;

    assert_true(count > 0 && kept->count + count <= MOST_LINES);
    memcpy(kept->lines[kept->count], lines, count * LINE);
    kept->count += count;
    if (kept->stop != NULL)
        ennead_stop_set(kept->stop);
    return kept->count < kept->most;
}

static ennead_solve_result listed(struct kept_lines *kept, const ennead_puzzle *puzzle,
                                  const ennead_solve_options *options)
{
    ennead_solve_result result;

    kept->count = 0;
    assert_int_equal(ennead_list_solutions(puzzle, options, NULL, keep, kept, &result),
                     ENNEAD_STATUS_OK);
    assert_int_equal(result.solutions, kept->count);
    return result;
}

static int compare_lines(const void *a, const void *b)
{
    return memcmp(a, b, LINE);
}

static void compare_with_iterator(const char *text)
{
    const ennead_puzzle puzzle = puzzle_of(text);
    const ennead_solve_options options = OPTIONS(.solutions = 0);
    const ennead_solve_result result = listed(&first, &puzzle, &options);
    ennead_iterator *iterator;
    board cells;

    assert_int_equal(result.end, ENNEAD_SEARCH_END_COMPLETE);
    second.count = 0;
    assert_int_equal(ennead_iterator_new(&puzzle, &options, NULL, &iterator), ENNEAD_STATUS_OK);
    while (ennead_iterator_next(iterator, cells) == ENNEAD_STATUS_OK) {
        char line[ENNEAD_LINE_SIZE];
        assert_true(second.count < MOST_LINES);
        ennead_write_line(cells, line);
        memcpy(second.lines[second.count], line, ENNEAD_CELLS);
        second.lines[second.count++][ENNEAD_CELLS] = '\n';
    }
    ennead_iterator_free(iterator);
    assert_int_equal(first.count, second.count);
    qsort(first.lines, first.count, LINE, compare_lines);
    qsort(second.lines, second.count, LINE, compare_lines);
    assert_memory_equal(first.lines, second.lines, first.count * LINE);
}

static void the_solutions_are_those_of_an_iterator(void **state)
{
    (void)state;
    compare_with_iterator(many);
    compare_with_iterator(TWO_BANDS);
    compare_with_iterator(ALMANAC_SEVERAL);
    compare_with_iterator(EXAMPLE_PUZZLE);
    /* two equal givens in a row */
    compare_with_iterator(
        "44.......................................................................1.......");
}

static void all_editions_list_alike(void **state)
{
    (void)state;
    static const char *const puzzles[] = {many, TWO_BANDS};
    const ennead_solve_options options = OPTIONS(.solutions = 0);

    for (size_t p = 0; p < COUNT_OF(puzzles); p++) {
        const ennead_puzzle puzzle = puzzle_of(puzzles[p]);
        const ennead_solve_result expected = listed(&first, &puzzle, &options);
        for (size_t i = 0; ennead_isa_name(i) != NULL; i++) {
            if (ennead_isa_set(ennead_isa_name(i)) != ENNEAD_STATUS_OK)
                continue;
            const ennead_solve_result result = listed(&second, &puzzle, &options);
            assert_int_equal(result.solutions, expected.solutions);
            assert_int_equal(result.counters.nodes, expected.counters.nodes);
            assert_memory_equal(first.lines, second.lines, first.count * LINE);
        }
        assert_int_equal(ennead_isa_set(NULL), ENNEAD_STATUS_OK);
    }
}

static void a_limit_cuts_the_list(void **state)
{
    (void)state;
    static const uint64_t limits[] = {1, 2, 255, 256, 257, 1000, 1727, 1728, 1729};
    const ennead_puzzle puzzle = puzzle_of(TWO_BANDS);

    listed(&first, &puzzle, &OPTIONS(.solutions = 0));
    for (size_t i = 0; i < COUNT_OF(limits); i++) {
        const ennead_solve_result result =
            listed(&second, &puzzle, &OPTIONS(.solutions = limits[i]));
        const bool whole = limits[i] > TWO_BANDS_SOLUTIONS;
        assert_int_equal(result.solutions, whole ? TWO_BANDS_SOLUTIONS : limits[i]);
        assert_int_equal(result.end,
                         whole ? ENNEAD_SEARCH_END_COMPLETE : ENNEAD_SEARCH_END_SOLUTIONS);
        assert_memory_equal(first.lines, second.lines, second.count * LINE);
    }
    const ennead_puzzle open = puzzle_of(many);
    const ennead_solve_result result = listed(&second, &open, &OPTIONS(.node_limit = 1));
    assert_int_equal(result.end, ENNEAD_SEARCH_END_NODES);
}

static void the_function_and_the_stop_flag_end_it(void **state)
{
    (void)state;
    const ennead_puzzle puzzle = puzzle_of(many);
    ennead_tally tally = {0};
    ennead_stop stop = {0};

    first.most = 300;
    ennead_solve_result result = listed(&first, &puzzle, &OPTIONS(.solutions = 0, .tally = &tally));
    first.most = SIZE_MAX;
    assert_int_equal(result.end, ENNEAD_SEARCH_END_STOP);
    assert_true(result.solutions >= 300 && result.solutions < 600);
    assert_int_equal(ennead_tally_get_solutions(&tally), result.solutions);
    first.stop = &stop;
    result = listed(&first, &puzzle, &OPTIONS(.solutions = 0, .stop = &stop, .time_limit = 1000));
    first.stop = NULL;
    assert_int_equal(result.end, ENNEAD_SEARCH_END_STOP);
    assert_true(result.solutions > 0 && result.solutions < 600 && result.seconds > 0);
}

static void a_flag_that_is_set_already_lists_nothing(void **state)
{
    (void)state;
    const ennead_puzzle puzzle = puzzle_of(many);
    ennead_stop stop = {0};

    ennead_stop_set(&stop);
    first.most = SIZE_MAX;
    const ennead_solve_result result =
        listed(&first, &puzzle, &OPTIONS(.solutions = 0, .stop = &stop));
    assert_int_equal(result.end, ENNEAD_SEARCH_END_STOP);
    assert_true(result.solutions < 600);
}

static void what_has_no_list_is_refused(void **state)
{
    (void)state;
    const ennead_puzzle puzzle = puzzle_of(TWO_BANDS);
    ennead_puzzle bad = puzzle;
    ennead_solve_result result;
    const ennead_solve_options options[] = {
        OPTIONS(.engine = ENNEAD_ENGINE_BIFURCATION),
        OPTIONS(.engine = ENNEAD_ENGINE_RANDOM),
        OPTIONS(.order = ENNEAD_ORDER_LEXICOGRAPHIC),
        OPTIONS(.engine = (ennead_engine)77),
    };

    for (size_t i = 0; i < COUNT_OF(options); i++)
        assert_int_equal(ennead_list_solutions(&puzzle, &options[i], NULL, keep, &first, &result),
                         ENNEAD_STATUS_BAD_ARGUMENT);
    bad.givens[3] = 10;
    assert_int_equal(ennead_list_solutions(&bad, NULL, NULL, keep, &first, &result),
                     ENNEAD_STATUS_BAD_ARGUMENT);
}

static ennead_status list_example(const ennead_allocator *memory)
{
    const ennead_puzzle puzzle = puzzle_of(EXAMPLE_PUZZLE);
    ennead_solve_result result;

    first.count = 0;
    return ennead_list_solutions(&puzzle, NULL, memory, keep, &first, &result);
}

static void every_failing_allocation_is_a_status(void **state)
{
    (void)state;
    assert_survives_failing_allocations(list_example);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_solutions_are_those_of_an_iterator),
        cmocka_unit_test(all_editions_list_alike),
        cmocka_unit_test(a_limit_cuts_the_list),
        cmocka_unit_test(the_function_and_the_stop_flag_end_it),
        cmocka_unit_test(a_flag_that_is_set_already_lists_nothing),
        cmocka_unit_test(what_has_no_list_is_refused),
        cmocka_unit_test(every_failing_allocation_is_a_status),
    };
    first.most = second.most = SIZE_MAX;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
