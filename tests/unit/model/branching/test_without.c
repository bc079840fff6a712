/* SPDX-License-Identifier: MIT */
/*
 * Puzzles without each of their givens: plain ones as the search answers them; others against a
 * model that is begun without the given; limits; and that the options of the model stay.
 */
#include "support/models.h"
#include "support/variants.h"

static const struct shape nine = {9, 3, 3};

static void as_the_search_says(void **state)
{
    (void)state;
    static const enum puzzle_kind kinds[] = {PUZZLE_UNIQUE, PUZZLE_SEVERAL, PUZZLE_NONE};
    const struct oracle_grid grid = grid_of(&nine);
    ennead_model_options options;
    struct generator g = {8};

    ennead_model_options_init(&options);
    options.solutions = 1;
    ennead_model *model = model_of(&grid, &options);
    for (size_t i = 0; i < 9; i++) {
        board givens;
        ennead_puzzle puzzle;
        ennead_verdict expected[ENNEAD_CELLS], verdicts[ENNEAD_CELLS];
        uint64_t candidates[ENNEAD_CELLS];

        generate_puzzle(&g, kinds[i % COUNT_OF(kinds)], givens);
        ennead_puzzle_from_givens(givens, &puzzle);
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            candidates[cell] = puzzle.candidates[cell];
        assert_int_equal(ennead_solve_without_each(&puzzle, NULL, expected), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_model_without_each(model, candidates, 0, verdicts),
                         ENNEAD_STATUS_OK);
        for (int cell = 0; cell < ENNEAD_CELLS; cell++)
            assert_int_equal(verdicts[cell],
                             givens[cell] != 0 ? expected[cell] : ENNEAD_VERDICT_NONE);
    }
    ennead_model_free(model);
}

static ennead_verdict verdict_of_started(ennead_model *model)
{
    uint8_t solution[16];
    ennead_model_result result;

    while (ennead_model_next(model, solution) == ENNEAD_STATUS_OK)
        continue;
    ennead_model_get_result(model, &result);
    return result.search.verdict;
}

static void rules_are_kept(void **state)
{
    (void)state;
    ennead_description *d = variant_of("size 4\ngrid\n1...\n3.1.\n..4.\n...2\ncage 3 r1c1 r1c2\n");
    ennead_model *model = NULL;
    ennead_verdict verdicts[16];
    uint64_t candidates[16];

    assert_int_equal(ennead_model_new(d, NULL, NULL, NULL, &model), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_model_without_each(model, NULL, 0, verdicts), ENNEAD_STATUS_OK);
    assert_int_equal(verdicts[6], ENNEAD_VERDICT_UNIQUE);
    for (int cell = 0; cell < 16; cell++) {
        memcpy(candidates, d->candidates, sizeof candidates);
        if ((candidates[cell] & (candidates[cell] - 1)) != 0)
            continue;
        candidates[cell] = 15;
        assert_int_equal(ennead_model_start(model, candidates), ENNEAD_STATUS_OK);
        assert_int_equal(verdicts[cell], verdict_of_started(model));
    }
    ennead_model_free(model);
    ennead_description_free(d);
}

static void limits_hold_and_are_given_back(void **state)
{
    (void)state;
    const struct oracle_grid grid = grid_of(&nine);
    ennead_model_options options;
    ennead_verdict verdicts[ENNEAD_CELLS];
    uint64_t candidates[ENNEAD_CELLS];
    uint8_t solution[ENNEAD_CELLS];

    ennead_model_options_init(&options);
    options.solutions = 1;
    ennead_model *model = model_of(&grid, &options);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        candidates[cell] = cell == 7 ? 1 : ENNEAD_ALL_DIGITS;
    assert_int_equal(ennead_model_without_each(model, candidates, 1, verdicts), ENNEAD_STATUS_OK);
    assert_int_equal(verdicts[7], ENNEAD_VERDICT_LIMIT);
    assert_int_equal(ennead_model_start(model, candidates), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_model_next(model, solution), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_model_next(model, solution), ENNEAD_STATUS_END);
    candidates[0] = 512;
    assert_int_equal(ennead_model_without_each(model, candidates, 1, verdicts),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    ennead_model_free(model);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(as_the_search_says),
        cmocka_unit_test(rules_are_kept),
        cmocka_unit_test(limits_hold_and_are_given_back),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
