/* SPDX-License-Identifier: MIT */
/*
 * The search, against the exact-cover oracle with every filter, redundant rule and branching; and
 * its limits, its counters, and what may be called when.
 */
#include "model/branching/branch.h"
#include "support/models.h"

#include <stdlib.h>

static ennead_model *empty_model(const struct shape *shape, const ennead_model_options *options)
{
    const struct oracle_grid grid = grid_of(shape);
    return model_of(&grid, options);
}

static const struct shape nine = {9, 3, 3};

static void start_with(ennead_model *model, const ennead_puzzle *puzzle)
{
    uint64_t candidates[ENNEAD_CELLS];

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        candidates[cell] = puzzle->candidates[cell];
    assert_int_equal(ennead_model_start(model, candidates), ENNEAD_STATUS_OK);
}

/* All solutions of a puzzle, sorted; at most `most`. */
static size_t all_solutions(ennead_model *model, const ennead_puzzle *puzzle, board *solutions,
                            size_t most)
{
    size_t count = 0;

    start_with(model, puzzle);
    while (count < most && ennead_model_next(model, solutions[count]) == ENNEAD_STATUS_OK)
        count++;
    qsort(solutions, count, sizeof *solutions, compare_boards);
    return count;
}

static void assert_agrees(ennead_model *model, const ennead_puzzle *puzzle)
{
    enum { MOST = 40 };
    static board found[MOST];
    static unsigned char expected[MOST][ORACLE_CELLS];
    unsigned short candidates[ORACLE_CELLS];

    oracle_view(puzzle, candidates);
    const size_t count = oracle_solve(candidates, ORACLE_ASCENDING, MOST, expected, MOST);
    const size_t got = all_solutions(model, puzzle, found, MOST);
    assert_int_equal(got, count);
    for (size_t i = 0; i < count; i++)
        if (count < MOST)
            assert_boards_equal(found[i], expected[i]);
        else
            assert_solves(puzzle, found[i]);
}

static void every_way_agrees_with_the_oracle(void **state)
{
    (void)state;
    static const enum puzzle_kind kinds[] = {PUZZLE_FULL,    PUZZLE_UNIQUE, PUZZLE_MINIMAL,
                                             PUZZLE_SEVERAL, PUZZLE_NONE,   PUZZLE_CLASH};
    enum { WAYS = 4 * 8 * 3 };
    const int apart = WAYS / (int)test_size(WAYS, WAYS) | 1; /* odd: all filters are met */
    struct generator g = {21};
    size_t ways = 0;

    for (int way = 0; way < WAYS; way += apart) {
        const ennead_model_options options =
            MODEL(.filter = (ennead_model_filter)(way % 4), .redundant = (unsigned)(way / 4 % 8),
                  .branch = (ennead_model_branch)(way / 32), .solutions = 0,
                  .shave = way % 7 == 0 ? ENNEAD_MODEL_SHAVE_NODES : ENNEAD_MODEL_SHAVE_NEVER);
        ennead_model *model = empty_model(&nine, &options);

        for (size_t i = 0; i < COUNT_OF(kinds); i++) {
            ennead_puzzle puzzle;
            board givens;
            generate_puzzle(&g, kinds[i], givens);
            assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_OK);
            assert_agrees(model, &puzzle);
        }
        ways++;
        ennead_model_free(model);
    }
    report_figure("model: %zu ways to solve agree with the oracle on %zu kinds of puzzle", ways,
                  COUNT_OF(kinds));
}

/* With domain filtering and first-fail, Gecode 6.2 makes these. */
static void failures_are_those_of_gecode(void **state)
{
    (void)state;
    /* the first of top1465: nodes and failures to the first solution and to the proof */
    static const char puzzle_line[] =
        "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";
    static const uint64_t expected[][2] = {{8, 1}, {41, 20}};

    for (uint64_t solutions = 1; solutions <= 2; solutions++) {
        const ennead_model_options options = MODEL(.solutions = solutions);
        const ennead_puzzle puzzle = puzzle_of(puzzle_line);
        ennead_model *model = empty_model(&nine, &options);

        start_with(model, &puzzle);
        const ennead_model_result result = solve_model(model);
        assert_int_equal(result.search.counters.nodes, expected[solutions - 1][0]);
        assert_int_equal(result.search.counters.backtracks, expected[solutions - 1][1]);
        assert_int_equal(result.root_candidates, 231);
        assert_true(result.first_filters > 27 && result.first_filters <= result.filters);
        assert_int_equal(result.search.verdict,
                         solutions == 1 ? ENNEAD_VERDICT_FOUND : ENNEAD_VERDICT_UNIQUE);
        ennead_model_free(model);
    }
}

static void small_grids_are_counted(void **state)
{
    (void)state;
    const struct {
        struct shape shape;
        uint64_t grids;
    } counts[] = {
        {{1, 0, 0}, 1},   {{2, 0, 0}, 2},   {{3, 0, 0}, 12},
        {{4, 0, 0}, 576}, {{4, 2, 2}, 288}, {{6, 2, 3}, 28200960},
    };

    for (size_t i = 0; i < COUNT_OF(counts) - !is_long_run(); i++)
        for (int branch = 0; branch <= (i < 5 ? ENNEAD_MODEL_BRANCH_LEARNED : 0); branch++) {
            const ennead_model_options options =
                MODEL(.branch = (ennead_model_branch)branch, .solutions = 0,
                      .filter = i == 5 ? ENNEAD_MODEL_FILTER_VALUE : ENNEAD_MODEL_FILTER_DOMAIN);
            ennead_model *model = empty_model(&counts[i].shape, &options);
            const ennead_model_result result = solve_model(model);
            assert_int_equal(result.search.solutions, counts[i].grids);
            assert_int_equal(result.search.end, ENNEAD_SEARCH_END_COMPLETE);
            ennead_model_free(model);
        }
}

static void limits_end_a_search(void **state)
{
    (void)state;
    for (int branch = 0; branch <= ENNEAD_MODEL_BRANCH_LEARNED; branch++) {
        ennead_stop stop = {0};
        const ennead_model_options wishes[] = {
            MODEL(.solutions = 0, .node_limit = 100, .branch = (ennead_model_branch)branch),
            MODEL(.solutions = 0, .time_limit = 1e-9, .branch = (ennead_model_branch)branch),
            MODEL(.solutions = 0, .stop = &stop, .branch = (ennead_model_branch)branch),
        };
        const ennead_search_end ends[] = {ENNEAD_SEARCH_END_NODES, ENNEAD_SEARCH_END_TIME,
                                          ENNEAD_SEARCH_END_STOP};

        ennead_stop_set(&stop);
        for (size_t i = 0; i < COUNT_OF(wishes); i++) {
            ennead_model *model = empty_model(&nine, &wishes[i]);
            const ennead_model_result result = solve_model(model);
            uint8_t solution[ENNEAD_CELLS];
            assert_int_equal(result.search.end, ends[i]);
            assert_int_equal(result.search.verdict, ENNEAD_VERDICT_LIMIT);
            assert_true(result.search.counters.nodes <= 100);
            assert_int_equal(ennead_model_next(model, solution), ENNEAD_STATUS_END);
            ennead_model_free(model);
        }
    }
}

/* Without a guess there are only propagators to be stopped between. */
static void limits_end_propagation(void **state)
{
    (void)state;
    static uint64_t left[ENNEAD_MOST_CELLS];
    ennead_description *d;
    ennead_model *model;
    ennead_model_result result;
    ennead_stop stop = {0};
    const ennead_model_options options = MODEL(.stop = &stop, .shave = ENNEAD_MODEL_SHAVE_NODES);

    assert_int_equal(ennead_description_new(25, 25, 25, NULL, &d), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_model_new(d, &options, NULL, NULL, &model), ENNEAD_STATUS_OK);
    ennead_description_free(d);
    ennead_stop_set(&stop);
    assert_int_equal(ennead_model_propagate(model, left), ENNEAD_STATUS_END);
    ennead_model_get_result(model, &result);
    assert_int_equal(result.search.verdict, ENNEAD_VERDICT_LIMIT);
    ennead_stop_clear(&stop);
    ennead_model_free(model);
}

static void a_puzzle_does_not_depend_on_those_before_it(void **state)
{
    (void)state;
    for (int branch = 0; branch <= ENNEAD_MODEL_BRANCH_LEARNED; branch++) {
        const ennead_model_options options =
            MODEL(.branch = (ennead_model_branch)branch, .solutions = 2);
        struct generator g = {8};
        ennead_model *used = empty_model(&nine, &options);

        for (int i = 0; i < 20; i++) {
            ennead_puzzle puzzle;
            board givens;
            ennead_model *fresh = empty_model(&nine, &options);
            generate_puzzle(&g, i % 2 == 0 ? PUZZLE_MINIMAL : PUZZLE_SEVERAL, givens);
            assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_OK);
            start_with(used, &puzzle);
            start_with(fresh, &puzzle);
            const ennead_model_result one = solve_model(used), other = solve_model(fresh);
            assert_results_equal(&one.search, &other.search);
            assert_int_equal(one.filters >= one.first_filters, 1);
            ennead_model_free(fresh);
        }
        ennead_model_free(used);
    }
}

static void calls_out_of_order_do_no_harm(void **state)
{
    (void)state;
    const ennead_puzzle puzzle = puzzle_of(EXAMPLE_PUZZLE);
    ennead_model *model = empty_model(&nine, NULL);
    uint64_t left[ENNEAD_CELLS], bad[ENNEAD_CELLS] = {0};
    uint8_t solution[ENNEAD_CELLS];
    ennead_model_result result;

    start_with(model, &puzzle);
    ennead_model_get_result(model, &result);
    assert_int_equal(result.search.verdict, ENNEAD_VERDICT_LIMIT);
    assert_int_equal(ennead_model_propagate(model, left), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_model_propagate(model, left), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_model_next(model, solution), ENNEAD_STATUS_OK);
    ennead_model_get_result(model, &result);
    assert_int_equal(result.search.verdict, ENNEAD_VERDICT_FOUND);
    assert_int_equal(ennead_model_propagate(model, left), ENNEAD_STATUS_BAD_ARGUMENT);
    bad[80] = 1u << 9;
    assert_int_equal(ennead_model_start(model, bad), ENNEAD_STATUS_BAD_ARGUMENT);
    assert_int_equal(ennead_model_next(model, solution), ENNEAD_STATUS_END);
    assert_int_equal(ennead_model_next(model, solution), ENNEAD_STATUS_END);
    ennead_model_get_result(model, &result);
    assert_int_equal(result.search.verdict, ENNEAD_VERDICT_UNIQUE);
    bad[80] = 0;
    assert_int_equal(ennead_model_start(model, bad), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_model_propagate(model, left), ENNEAD_STATUS_END);
    assert_int_equal(ennead_model_next(model, solution), ENNEAD_STATUS_END);
    ennead_model_get_result(model, &result);
    assert_int_equal(result.search.verdict, ENNEAD_VERDICT_NONE);
    assert_int_equal(ennead_model_start(model, NULL), ENNEAD_STATUS_OK);
    ennead_model_free(model);
    ennead_model_free(NULL);
}

/* Empty grids of the largest sizes are hostile to a search that copies its state. */
static void large_empty_grids_are_filled(void **state)
{
    (void)state;
    static uint8_t solution[ENNEAD_MOST_CELLS];
    static const struct shape large[] = {{16, 4, 4}, {25, 5, 5}, {64, 8, 8}};

    for (size_t i = 0; i < COUNT_OF(large); i++) {
        const ennead_model_options options = MODEL(.solutions = 1, .node_limit = 20000);
        ennead_description *d;
        ennead_model *model;

        assert_int_equal(
            ennead_description_new(large[i].size, large[i].size, large[i].size, NULL, &d),
            ENNEAD_STATUS_OK);
        assert_int_equal(ennead_description_set_boxes(d, large[i].box_rows, large[i].box_columns),
                         ENNEAD_STATUS_OK);
        assert_int_equal(ennead_model_new(d, &options, NULL, NULL, &model), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_model_next(model, solution), ENNEAD_STATUS_OK);
        assert_true(ennead_model_check(model, solution));
        ennead_model_free(model);
        ennead_description_free(d);
    }
}

static ennead_status use_all(const ennead_allocator *memory, ennead_model_branch branch)
{
    const struct shape shape = {4, 2, 2};
    const struct oracle_grid grid = grid_of(&shape);
    const ennead_model_options options = MODEL(.solutions = 0, .redundant = 7, .branch = branch);
    ennead_description *d = description_of(&grid, memory);
    ennead_model *model = NULL;
    uint8_t solution[16];
    ennead_status status = ENNEAD_STATUS_OUT_OF_MEMORY;
    uint64_t found = 0;

    if (d != NULL)
        status = ennead_model_new(d, &options, memory, NULL, &model);
    if (status == ENNEAD_STATUS_OUT_OF_MEMORY)
        assert_null(model);
    bool failed = false;
    while (model != NULL) {
        const ennead_status next = ennead_model_next(model, solution);
        if (next == ENNEAD_STATUS_END)
            break;
        found += next == ENNEAD_STATUS_OK;
        failed = failed || next == ENNEAD_STATUS_OUT_OF_MEMORY;
    }
    /* What failed once was tried again, and nothing was lost. */
    if (model != NULL)
        assert_int_equal(found, 288);
    ennead_model_free(model);
    ennead_description_free(d);
    return failed ? ENNEAD_STATUS_OUT_OF_MEMORY : status;
}

static ennead_status use_first_fail(const ennead_allocator *memory)
{
    return use_all(memory, ENNEAD_MODEL_BRANCH_FIRST_FAIL);
}

static ennead_status use_learned(const ennead_allocator *memory)
{
    return use_all(memory, ENNEAD_MODEL_BRANCH_LEARNED);
}

static void every_allocation_may_fail(void **state)
{
    (void)state;
    assert_survives_failing_allocations(use_first_fail);
    assert_survives_failing_allocations(use_learned);
}

/* A hidden 6x6 grid that is given only by sums of some cells: many contradictions, so that the
 * weighted search restarts again and again, and few solutions. */
static ennead_description *sums_of_a_grid(struct generator *g, int sums)
{
    static const char hidden[] = "123456456123231564564231312645645312";
    ennead_description *d;

    assert_int_equal(ennead_description_new(6, 6, 6, NULL, &d), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_description_set_boxes(d, 2, 3), ENNEAD_STATUS_OK);
    for (int i = 0; i < sums; i++) {
        uint16_t cells[5];
        int32_t sum = 0;
        uint64_t chosen = 0;
        for (int k = 0; k < 5;) {
            const unsigned cell = generator_below(g, 36);
            if ((chosen >> cell & 1) != 0)
                continue;
            chosen |= 1ULL << cell;
            cells[k++] = (uint16_t)cell;
            sum += hidden[cell] - '0';
        }
        assert_int_equal(ennead_description_add(d, &(ennead_constraint){.name = "sum",
                                                                        .cells = cells,
                                                                        .cell_count = 5,
                                                                        .numbers = &sum,
                                                                        .number_count = 1}),
                         ENNEAD_STATUS_OK);
    }
    return d;
}

/* The weighted search of the second comes to its first solution again after it begins afresh. */
static void beginning_afresh_loses_nothing(void **state)
{
    (void)state;
    static const struct {
        uint64_t seed;
        int sums;
    } grids[] = {{3, 6}, {572, 7}};
    uint64_t most = 0, failures = 0;

    for (size_t number = 0; number < sizeof grids / sizeof *grids; number++) {
        struct generator g = {grids[number].seed};
        ennead_description *d = sums_of_a_grid(&g, grids[number].sums);
        uint64_t count[2];
        for (int i = 0; i < 2; i++) {
            ennead_model *model;
            const ennead_model_options options =
                MODEL(.solutions = 5000, .branch = i == 0 ? ENNEAD_MODEL_BRANCH_WEIGHTED
                                                          : ENNEAD_MODEL_BRANCH_FIRST_FAIL);
            assert_int_equal(ennead_model_new(d, &options, NULL, NULL, &model), ENNEAD_STATUS_OK);
            const ennead_model_result result = solve_model(model);
            count[i] = result.search.solutions;
            if (i == 0 && result.search.counters.backtracks > failures)
                failures = result.search.counters.backtracks;
            ennead_model_free(model);
        }
        assert_int_equal(count[0], count[1]);
        most = count[0] > most ? count[0] : most;
        ennead_description_free(d);
    }
    assert_true(failures > 2000);
    assert_true(most > 2);
}

/* What the next contradiction adds to weights, after so many. */
static uint64_t blame_after(ennead_model *model, uint64_t contradictions)
{
    model->result.search.counters.backtracks = contradictions;
    model->blame = 1 << 20;
    blame(model);
    return model->blame;
}

/* Its growth decides how soon old contradictions are forgotten. */
static void long_proofs_remember_longer(void **state)
{
    (void)state;
    const uint64_t before = 1 << 20;
    const ennead_model_options options = MODEL(.branch = ENNEAD_MODEL_BRANCH_WEIGHTED);
    ennead_model *model = empty_model(&nine, &options);

    assert_int_equal(ennead_model_start(model, NULL), ENNEAD_STATUS_OK);
    assert_int_equal(blame_after(model, 1), before + before / 64);
    assert_int_equal(blame_after(model, 2048), before + before / 64);
    assert_int_equal(blame_after(model, 131072), before + before / 4096);
    model->renames = true;
    assert_int_equal(blame_after(model, 131072), before + before / 64);
    ennead_model_free(model);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_way_agrees_with_the_oracle),
        cmocka_unit_test(failures_are_those_of_gecode),
        cmocka_unit_test(small_grids_are_counted),
        cmocka_unit_test(limits_end_a_search),
        cmocka_unit_test(limits_end_propagation),
        cmocka_unit_test(a_puzzle_does_not_depend_on_those_before_it),
        cmocka_unit_test(calls_out_of_order_do_no_harm),
        cmocka_unit_test(large_empty_grids_are_filled),
        cmocka_unit_test(every_allocation_may_fail),
        cmocka_unit_test(beginning_afresh_loses_nothing),
        cmocka_unit_test(long_proofs_remember_longer),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
