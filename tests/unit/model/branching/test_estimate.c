/* SPDX-License-Identifier: MIT */
/*
 * Estimates against exact numbers of solutions, which `ennead solve --count` counted once; in the
 * long run with the number of all full grids. Limits, the stop flag, and memory that runs
 * out.
 */
#include "support/models.h"
#include "support/variants.h"

#include <math.h>

static const struct shape nine = {9, 3, 3};

/* Our own puzzles, made by removing clues from minimal ones. */
static const struct counted {
    const char *puzzle;
    double solutions;
} all_counted[] = {
    {EXAMPLE_PUZZLE, 1},
    {TWO_BANDS, TWO_BANDS_SOLUTIONS},
    {"......14.6.........3......23...7.....826....59....3.84.........85.29........8..29", 13869},
    {"8.6.9........7....9.7...6.46...2...5...185......7.......1......7..8.3..9.......4.", 49507},
    {".....6.2.....8...5.9...1.7.3..5....2......7....2.........4.8..12.......96........", 330390},
    {"43.........6.2.....2..1....3............5.8.....2........1.8..9..5.....7......2..", 47826267},
    {"...9...82....4...........9.....7..1.....1....3.....9....28..1.........6...5......",
     263807068},
    {"...9...82....4.................7..1.....1....3.....9....28..1.........6...5......",
     867599071},
};

static ennead_estimate estimate_of(ennead_model *model, const char *line, uint64_t seed,
                                   uint64_t samples)
{
    const ennead_puzzle puzzle = puzzle_of(line);
    uint64_t candidates[ENNEAD_CELLS];
    ennead_estimate_options options;
    ennead_estimate estimate;

    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        candidates[cell] = puzzle.givens[cell] != 0 ? (uint64_t)1 << (puzzle.givens[cell] - 1)
                                                    : puzzle.candidates[cell];
    ennead_estimate_options_init(&options);
    options.seed = seed;
    options.samples = samples;
    assert_int_equal(ennead_model_estimate(model, candidates, &options, &estimate),
                     ENNEAD_STATUS_OK);
    assert_int_equal(estimate.end, ENNEAD_SEARCH_END_COMPLETE);
    assert_int_equal(estimate.samples, samples);
    return estimate;
}

/* The error bar holds: of many seeds few are off by more than twice the error, none by five. */
static void near_exact_counts(void **state)
{
    (void)state;
    const struct oracle_grid grid = grid_of(&nine);
    ennead_model *model = model_of(&grid, NULL);
    const uint64_t seeds = test_size(3, 40);
    int estimates = 0, far = 0;

    for (size_t i = 0; i < COUNT_OF(all_counted); i++)
        for (uint64_t seed = 0; seed < seeds; seed++) {
            const double exact = all_counted[i].solutions;
            const ennead_estimate found = estimate_of(model, all_counted[i].puzzle, seed, 500);
            const double away = fabs(found.solutions - exact);
            assert_true(found.relative_error < 0.25);
            assert_true(away <= 5 * found.relative_error * found.solutions);
            far += away > 2 * found.relative_error * found.solutions;
            estimates++;
        }
    report_figure("%d of %d estimates are off by more than twice their error", far, estimates);
    assert_true(far * 6 <= estimates);
    ennead_model_free(model);
}

/* 6,670,903,752,021,072,936,960 (B. Felgenhauer, F. Jarvis, "Mathematics of Sudoku I", 2006). */
static void near_the_number_of_full_grids(void **state)
{
    (void)state;
    const struct oracle_grid grid = grid_of(&nine);
    ennead_model *model = model_of(&grid, NULL);
    const ennead_estimate found = estimate_of(model, EMPTY_BOARD, 1, is_long_run() ? 100000 : 200);
    const double off = fabs(found.solutions / 6670903752021072936960.0 - 1);

    report_figure("full grids: %.5g, error %.2g, off by %.2g", found.solutions,
                  found.relative_error, off);
    assert_true(found.relative_error > 0 && found.relative_error < 0.2);
    assert_true(off <= 4 * found.relative_error);
    ennead_model_free(model);
}

static void exact_where_nothing_is_guessed(void **state)
{
    (void)state;
    const struct oracle_grid grid = grid_of(&nine);
    ennead_model *model = model_of(&grid, NULL);

    ennead_estimate found = estimate_of(model, EXAMPLE_PUZZLE, 0, 10);
    assert_true(found.solutions == 1 && found.relative_error == 0);
    const ennead_puzzle none = puzzle_of(DEAD_PUZZLE);
    uint64_t candidates[ENNEAD_CELLS];
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        candidates[cell] =
            none.givens[cell] != 0 ? (uint64_t)1 << (none.givens[cell] - 1) : none.candidates[cell];
    assert_int_equal(ennead_model_estimate(model, candidates, NULL, &found), ENNEAD_STATUS_OK);
    assert_true(found.solutions == 0 && found.relative_error == 0);
    assert_int_equal(found.end, ENNEAD_SEARCH_END_COMPLETE);
    ennead_model_free(model);
}

/* With rules: against all solutions. */
static void rules_are_kept(void **state)
{
    (void)state;
    ennead_description *d =
        variant_of("size 6\ngrid\n1.....\n..2...\n...3..\n.....4\n......\n......\nwhisper 3 r5c1 "
                   "r5c2 r5c3 r5c4\n");
    ennead_model_options options;
    ennead_model *model;
    ennead_estimate found;
    uint8_t solution[36];
    double exact = 0;

    ennead_model_options_init(&options);
    options.solutions = 0;
    assert_int_equal(ennead_model_new(d, &options, NULL, NULL, &model), ENNEAD_STATUS_OK);
    while (ennead_model_next(model, solution) == ENNEAD_STATUS_OK)
        exact++;
    assert_true(exact > 100);
    assert_int_equal(ennead_model_estimate(model, NULL, NULL, &found), ENNEAD_STATUS_OK);
    assert_true(fabs(found.solutions - exact) <= 4 * found.relative_error * exact);
    assert_true(found.relative_error < 0.2);
    /* The model begins again. */
    assert_int_equal(ennead_model_next(model, solution), ENNEAD_STATUS_OK);
    ennead_model_free(model);
    ennead_description_free(d);
}

static void limits_end_it(void **state)
{
    (void)state;
    ennead_description *d = variant_of("size 9\n");
    ennead_model *model;
    ennead_estimate_options options;
    ennead_estimate found;
    ennead_stop stop = {0};
    uint64_t candidates[ENNEAD_CELLS];

    assert_int_equal(ennead_model_new(d, NULL, NULL, NULL, &model), ENNEAD_STATUS_OK);
    ennead_estimate_options_init(&options);
    options.samples = UINT64_MAX;
    options.time_limit = 0.05;
    assert_int_equal(ennead_model_estimate(model, NULL, &options, &found), ENNEAD_STATUS_OK);
    assert_int_equal(found.end, ENNEAD_SEARCH_END_TIME);
    assert_true(found.samples < 1000000);
    options.stop = &stop;
    ennead_stop_set(&stop);
    assert_int_equal(ennead_model_estimate(model, NULL, &options, &found), ENNEAD_STATUS_OK);
    assert_int_equal(found.end, ENNEAD_SEARCH_END_STOP);
    assert_int_equal(found.samples, 0);
    options.samples = 0;
    assert_int_equal(ennead_model_estimate(model, NULL, &options, &found),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    options.samples = 1;
    options.time_limit = -1;
    assert_int_equal(ennead_model_estimate(model, NULL, &options, &found),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    memcpy(candidates, d->candidates, sizeof candidates);
    candidates[3] = 512;
    assert_int_equal(ennead_model_estimate(model, candidates, NULL, &found),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    ennead_model_free(model);
    ennead_description_free(d);
}

static ennead_status try_with_memory(const ennead_allocator *memory)
{
    ennead_description *d = variant_of("size 6\nanti-knight\n");
    ennead_estimate_options options;
    ennead_estimate found;
    ennead_model *model = NULL;

    ennead_estimate_options_init(&options);
    options.samples = 2;
    ennead_status status = ennead_model_new(d, NULL, memory, NULL, &model);
    if (status == ENNEAD_STATUS_OK)
        status = ennead_model_estimate(model, NULL, &options, &found);
    ennead_model_free(model);
    ennead_description_free(d);
    return status;
}

static void memory_may_run_out(void **state)
{
    (void)state;
    assert_survives_failing_allocations(try_with_memory);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(near_exact_counts),
        cmocka_unit_test(near_the_number_of_full_grids),
        cmocka_unit_test(exact_where_nothing_is_guessed),
        cmocka_unit_test(rules_are_kept),
        cmocka_unit_test(limits_end_it),
        cmocka_unit_test(memory_may_run_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
