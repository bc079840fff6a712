/* SPDX-License-Identifier: MIT */
/*
 * Minimizing, in both ways, and checking, compared with the oracle; and the creator's memory.
 */
#include "support/creators.h"

#include <math.h>
#include <stdlib.h>

/* Whether the oracle finds one solution, and which clues it finds needless. */
static bool oracle_check(const board givens, bool needless[ENNEAD_CELLS])
{
    board fewer;

    memcpy(fewer, givens, sizeof fewer);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
        fewer[cell] = 0;
        needless[cell] = givens[cell] != 0 && oracle_count(fewer, 2) == 1;
        fewer[cell] = givens[cell];
    }
    return oracle_count(givens, 2) == 1;
}

enum { PUZZLES = 200 };

static void generate(enum puzzle_kind kind, uint64_t seed, ennead_puzzle puzzles[PUZZLES])
{
    struct generator g = {seed};

    for (int i = 0; i < PUZZLES; i++) {
        board givens;
        generate_puzzle(&g, kind, givens);
        assert_int_equal(ennead_puzzle_from_givens(givens, &puzzles[i]), ENNEAD_STATUS_OK);
    }
}

static const ennead_minimize_options seed_1 = {.size = sizeof(ennead_minimize_options), .seed = 1};

static void a_minimized_puzzle_is_part_of_it_and_minimal(void **state)
{
    (void)state;
    static ennead_puzzle puzzles[PUZZLES];
    static board minimal[PUZZLES];
    static ennead_verdict verdicts[PUZZLES];
    static const enum puzzle_kind kinds[] = {PUZZLE_UNIQUE, PUZZLE_FULL, PUZZLE_MINIMAL};

    for (size_t k = 0; k < COUNT_OF(kinds); k++) {
        generate(kinds[k], k, puzzles);
        assert_int_equal(ennead_minimize(creator, puzzles, PUZZLES, &seed_1, minimal, verdicts),
                         ENNEAD_STATUS_OK);
        for (int i = 0; i < (int)test_size(PUZZLES, PUZZLES); i++) {
            bool needless[ENNEAD_CELLS];
            assert_int_equal(verdicts[i], ENNEAD_VERDICT_UNIQUE);
            assert_true(oracle_check(minimal[i], needless));
            for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
                assert_false(needless[cell]);
                if (minimal[i][cell] != 0)
                    assert_int_equal(minimal[i][cell], puzzles[i].givens[cell]);
            }
        }
    }
}

static void the_order_is_that_of_seed_and_number(void **state)
{
    (void)state;
    static ennead_puzzle puzzles[PUZZLES];
    static board one[PUZZLES], other[PUZZLES];
    static ennead_verdict verdicts[PUZZLES];
    int different = 0;

    generate(PUZZLE_FULL, 9, puzzles);
    ennead_minimize(creator, puzzles, PUZZLES, &seed_1, one, verdicts);
    ennead_minimize(
        creator, puzzles + 50, 50,
        &(ennead_minimize_options){.size = sizeof(ennead_minimize_options), .seed = 1, .first = 50},
        other, verdicts);
    for (int i = 0; i < 50; i++)
        assert_boards_equal(other[i], one[50 + i]);
    ennead_minimize(creator, puzzles, PUZZLES,
                    &(ennead_minimize_options){.size = sizeof(ennead_minimize_options), .seed = 2},
                    other, verdicts);
    for (int i = 0; i < PUZZLES; i++)
        different += compare_boards(one[i], other[i]) != 0;
    assert_int_equal(different, PUZZLES);
}

static void others_are_left_as_they_are(void **state)
{
    (void)state;
    static ennead_puzzle puzzles[PUZZLES];
    static board minimal[PUZZLES];
    static ennead_verdict verdicts[PUZZLES];

    generate(PUZZLE_SEVERAL, 4, puzzles);
    ennead_minimize(creator, puzzles, PUZZLES, &seed_1, minimal, verdicts);
    for (int i = 0; i < PUZZLES; i++) {
        assert_int_equal(verdicts[i], ENNEAD_VERDICT_SEVERAL);
        assert_boards_equal(minimal[i], puzzles[i].givens);
    }
    puzzles[0] = puzzle_of(CLASHING_PUZZLE);
    ennead_minimize(creator, puzzles, 1, &seed_1, minimal, verdicts);
    assert_int_equal(verdicts[0], ENNEAD_VERDICT_NONE);
}

/* ------------------------------------------------------------------------------- all of them */

enum { MOST_LISTED = 2000 };

struct list {
    board boards[MOST_LISTED];
    size_t count, wanted;
};

static bool take(void *user, const board minimal)
{
    struct list *list = user;
    if (list->count == list->wanted)
        return false;
    memcpy(list->boards[list->count++], minimal, sizeof(board));
    return true;
}

/* All sets of clues, where few are needless. */
static size_t count_minimal(const board givens, const bool needless[ENNEAD_CELLS])
{
    int cell_of[16], count = 0;
    size_t found = 0;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (needless[cell])
            cell_of[count++] = cell;
    for (unsigned set = 0; set < 1u << count; set++) {
        board fewer;
        bool left[ENNEAD_CELLS];
        int more = 0;
        memcpy(fewer, givens, sizeof fewer);
        for (int i = 0; i < count; i++)
            if (set >> i & 1)
                fewer[cell_of[i]] = 0;
        if (oracle_count(fewer, 2) != 1)
            continue;
        oracle_check(fewer, left);
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            more += left[cell];
        found += more == 0;
    }
    return found;
}

static void all_minimal_puzzles_are_found_once_each(void **state)
{
    (void)state;
    static struct list list;
    static ennead_puzzle puzzles[PUZZLES];
    static board minimal[PUZZLES];
    static ennead_verdict verdicts[PUZZLES];
    size_t several = 0;

    generate(PUZZLE_FULL, 11, puzzles);
    ennead_minimize(creator, puzzles, PUZZLES,
                    &(ennead_minimize_options){.size = sizeof(ennead_minimize_options), .seed = 5},
                    minimal, verdicts);
    for (int i = 0; i < 15; i++) {
        bool needless[ENNEAD_CELLS];
        ennead_minimize_result result;
        for (int added = 0, cell = i; added < 4; cell = (cell + 17) % ENNEAD_CELLS, added++)
            minimal[i][cell] = puzzles[i].givens[cell];
        ennead_puzzle puzzle;
        ennead_puzzle_from_givens(minimal[i], &puzzle);
        oracle_check(minimal[i], needless);
        list.count = 0;
        list.wanted = MOST_LISTED;
        assert_int_equal(ennead_minimize_all(creator, &puzzle, NULL, take, &list, &result),
                         ENNEAD_STATUS_OK);
        assert_int_equal(result.verdict, ENNEAD_VERDICT_UNIQUE);
        assert_int_equal(result.end, ENNEAD_SEARCH_END_COMPLETE);
        assert_int_equal(list.count, count_minimal(minimal[i], needless));
        qsort(list.boards, list.count, sizeof(board), compare_boards);
        for (size_t k = 0; k < list.count; k++) {
            assert_true(oracle_check(list.boards[k], needless));
            assert_true(k == 0 || compare_boards(list.boards[k - 1], list.boards[k]) < 0);
        }
        several += list.count > 1;
    }
    report_figure("minimize_all: %zu of 15 puzzles have several minimal ones", several);
    assert_true(several > 5);
}

static void finding_all_can_be_ended(void **state)
{
    (void)state;
    static struct list list = {.wanted = 3};
    ennead_stop stop = {0};
    ennead_minimize_result result;
    ennead_puzzle puzzle = puzzle_of(EXAMPLE_SOLUTION);

    ennead_minimize_all(creator, &puzzle, NULL, take, &list, &result);
    assert_int_equal(list.count, 3);
    assert_int_equal(result.verdict, ENNEAD_VERDICT_UNIQUE);
    assert_int_equal(result.end, ENNEAD_SEARCH_END_SOLUTIONS);
    ennead_stop_set(&stop);
    ennead_minimize_all(creator, &puzzle, &stop, take, &list, &result);
    assert_int_equal(result.verdict, ENNEAD_VERDICT_LIMIT);
    assert_int_equal(result.end, ENNEAD_SEARCH_END_STOP);
    puzzle = puzzle_of(EMPTY_BOARD);
    ennead_minimize_all(creator, &puzzle, NULL, take, &list, &result);
    assert_int_equal(result.verdict, ENNEAD_VERDICT_SEVERAL);
    puzzle.givens[3] = 10;
    assert_int_equal(ennead_minimize_all(creator, &puzzle, NULL, take, &list, &result),
                     ENNEAD_STATUS_BAD_ARGUMENT);
}

/* ------------------------------------------------------------------------------------- checks */

static void checks_agree_with_the_oracle(void **state)
{
    (void)state;
    static ennead_puzzle puzzles[PUZZLES];
    static ennead_puzzle_check results[PUZZLES];

    generate(PUZZLE_UNIQUE, 21, puzzles);
    puzzles[3] = puzzle_of(CLASHING_PUZZLE);
    puzzles[4] = puzzle_of(EMPTY_BOARD);
    assert_int_equal(ennead_check_puzzles(creator, puzzles, PUZZLES, NULL, results),
                     ENNEAD_STATUS_OK);
    for (int i = 0; i < PUZZLES; i++) {
        bool needless[ENNEAD_CELLS];
        int clues = 0, count = 0;
        const bool unique = i == 4 ? false : oracle_check(puzzles[i].givens, needless);
        assert_int_equal(results[i].verdict == ENNEAD_VERDICT_UNIQUE, unique);
        for (int cell = 0; cell < ENNEAD_CELLS; cell++) {
            clues += puzzles[i].givens[cell] != 0;
            count += unique && needless[cell];
            assert_int_equal(results[i].redundant[cell], unique && needless[cell]);
        }
        assert_int_equal(results[i].clues, clues);
        assert_int_equal(results[i].redundant_count, count);
        if (unique)
            assert_solves(&puzzles[i], results[i].solution);
    }
    assert_int_equal(results[3].verdict, ENNEAD_VERDICT_NONE);
    assert_int_equal(results[4].verdict, ENNEAD_VERDICT_SEVERAL);
}

static void long_lists_are_done_in_parts(void **state)
{
    (void)state;
    enum { MANY = 5000 };
    ennead_puzzle *puzzles = malloc(MANY * sizeof *puzzles);
    ennead_puzzle_check *results = malloc(MANY * sizeof *results);
    board *minimal = malloc(MANY * sizeof *minimal);
    ennead_verdict *verdicts = malloc(MANY * sizeof *verdicts);

    assert_true(puzzles != NULL && results != NULL && minimal != NULL && verdicts != NULL);
    for (int i = 0; i < MANY; i++)
        puzzles[i] = puzzle_of(EXAMPLE_PUZZLE);
    assert_int_equal(ennead_check_puzzles(creator, puzzles, MANY, NULL, results), ENNEAD_STATUS_OK);
    assert_int_equal(results[MANY - 1].redundant_count, results[0].redundant_count);
    assert_int_equal(ennead_minimize(creator, puzzles, MANY, &seed_1, minimal, verdicts),
                     ENNEAD_STATUS_OK);
    assert_int_equal(verdicts[MANY - 1], ENNEAD_VERDICT_UNIQUE);
    free(puzzles);
    free(results);
    free(minimal);
    free(verdicts);
}

static void a_stop_and_bad_values_are_told(void **state)
{
    (void)state;
    ennead_stop stop = {0};
    ennead_puzzle_check result;
    ennead_verdict verdict;
    board minimal;
    ennead_puzzle puzzle = puzzle_of(EXAMPLE_PUZZLE);

    ennead_stop_set(&stop);
    assert_int_equal(ennead_check_puzzles(creator, &puzzle, 1, &stop, &result), ENNEAD_STATUS_OK);
    assert_int_equal(result.verdict, ENNEAD_VERDICT_LIMIT);
    ennead_minimize(creator, &puzzle, 1,
                    &(ennead_minimize_options){
                        .size = sizeof(ennead_minimize_options), .seed = 1, .stop = &stop},
                    &minimal, &verdict);
    assert_int_equal(verdict, ENNEAD_VERDICT_LIMIT);
    assert_boards_equal(minimal, puzzle.givens);
    puzzle.givens[0] = 12;
    assert_int_equal(ennead_check_puzzles(creator, &puzzle, 1, NULL, &result),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    assert_int_equal(ennead_minimize(creator, &puzzle, 1, &seed_1, &minimal, &verdict),
                     ENNEAD_STATUS_BAD_ARGUMENT);
}

/* Calls every function of a creator whose time is up at once, or soon. */
static void a_time_limit_ends_each_call(void **state)
{
    (void)state;
    enum { MANY = 4000 };
    static ennead_puzzle puzzles[MANY];
    static board minimal[MANY];
    static ennead_verdict verdicts[MANY];
    static ennead_puzzle_check results[MANY];
    static struct list list;
    ennead_minimize_result result;

    assert_int_equal(ennead_creator_set_time_limit(creator, -1), ENNEAD_STATUS_BAD_ARGUMENT);
    assert_int_equal(ennead_creator_set_time_limit(creator, NAN), ENNEAD_STATUS_BAD_ARGUMENT);
    for (int i = 0; i < MANY; i++)
        puzzles[i] = puzzle_of(i % 2 == 0 ? EXAMPLE_SOLUTION : EMPTY_BOARD);
    for (int part = 0; part < 2; part++) {
        assert_int_equal(ennead_creator_set_time_limit(creator, part == 0 ? 1e-9 : 1e-3),
                         ENNEAD_STATUS_OK);
        assert_int_equal(ennead_check_puzzles(creator, puzzles, MANY, NULL, results),
                         ENNEAD_STATUS_OK);
        ennead_minimize(creator, puzzles, MANY, &seed_1, minimal, verdicts);
        for (int i = 0; i < MANY; i += 2) {
            assert_int_equal(results[i].verdict, ENNEAD_VERDICT_LIMIT);
            assert_int_equal(verdicts[i], ENNEAD_VERDICT_LIMIT);
            assert_boards_equal(minimal[i], puzzles[i].givens);
            assert_true(results[i + 1].verdict >= ENNEAD_VERDICT_SEVERAL);
            assert_true(verdicts[i + 1] >= ENNEAD_VERDICT_SEVERAL);
        }
    }
    for (int part = 0; part < 2; part++) {
        list.count = 0;
        list.wanted = MOST_LISTED;
        ennead_creator_set_time_limit(creator, part == 0 ? 1e-9 : 1e-3);
        ennead_minimize_all(creator, &puzzles[0], NULL, take, &list, &result);
        assert_int_equal(result.verdict, ENNEAD_VERDICT_LIMIT);
        assert_int_equal(result.end, ENNEAD_SEARCH_END_TIME);
        assert_true(list.count < MOST_LISTED);
    }
    assert_int_equal(ennead_creator_set_time_limit(creator, 0), ENNEAD_STATUS_OK);
    ennead_minimize(creator, puzzles, MANY, &seed_1, minimal, verdicts);
    assert_int_equal(verdicts[0], ENNEAD_VERDICT_UNIQUE);
    assert_int_equal(verdicts[1], ENNEAD_VERDICT_SEVERAL);
}

/* ------------------------------------------------------------------------------------- memory */

static ennead_status use_creator(const ennead_allocator *memory)
{
    ennead_creator *one;
    board grids[2];
    const ennead_status status = ennead_creator_new(memory, &one);

    if (status != ENNEAD_STATUS_OK) {
        assert_null(one);
        return status;
    }
    ennead_fill(one, 1, 5, 2, grids);
    assert_true(is_solved_grid(grids[1]));
    ennead_creator_free(one);
    return ENNEAD_STATUS_OK;
}

static void failing_allocations_are_survived(void **state)
{
    (void)state;
    assert_survives_failing_allocations(use_creator);
    ennead_creator_free(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_minimized_puzzle_is_part_of_it_and_minimal),
        cmocka_unit_test(the_order_is_that_of_seed_and_number),
        cmocka_unit_test(others_are_left_as_they_are),
        cmocka_unit_test(all_minimal_puzzles_are_found_once_each),
        cmocka_unit_test(finding_all_can_be_ended),
        cmocka_unit_test(checks_agree_with_the_oracle),
        cmocka_unit_test(long_lists_are_done_in_parts),
        cmocka_unit_test(a_stop_and_bad_values_are_told),
        cmocka_unit_test(a_time_limit_ends_each_call),
        cmocka_unit_test(failing_allocations_are_survived),
    };
    return cmocka_run_group_tests(tests, make_creator, free_creator);
}
