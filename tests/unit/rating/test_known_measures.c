/* SPDX-License-Identifier: MIT */
/*
 * Several measures of one state: with what is known from those before, each is the same as alone.
 */
#include "support/support.h"

/* Measures in an order, each with what is known from those before. Adds the nodes. */
static void measure_in_order(const ennead_state *state, const ennead_measure *order,
                             ennead_measured *results, uint64_t *nodes)
{
    ennead_known_measures known = {0};
    ennead_rater_options options;

    ennead_rater_options_init(&options);
    options.known = &known;
    for (int i = 0; i < ENNEAD_MEASURE_COUNT; i++) {
        ennead_measured *result = &results[order[i]];
        assert_int_equal(ennead_measure_state(state, order[i], &options, result), ENNEAD_STATUS_OK);
        *nodes += result->nodes;
        if (result->end == ENNEAD_RATING_END_SOLVED) {
            known.solved |= 1u << order[i];
            known.values[order[i]] = (uint8_t)result->value;
        } else {
            known.stuck |= 1u << order[i];
        }
    }
}

static const ennead_measure orders[][ENNEAD_MEASURE_COUNT] = {
    {ENNEAD_MEASURE_TE, ENNEAD_MEASURE_W, ENNEAD_MEASURE_GW, ENNEAD_MEASURE_B, ENNEAD_MEASURE_GB,
     ENNEAD_MEASURE_SW, ENNEAD_MEASURE_BXB, ENNEAD_MEASURE_BXBB},
    {ENNEAD_MEASURE_B, ENNEAD_MEASURE_GB, ENNEAD_MEASURE_BXB, ENNEAD_MEASURE_BXBB,
     ENNEAD_MEASURE_SW, ENNEAD_MEASURE_GW, ENNEAD_MEASURE_W, ENNEAD_MEASURE_TE},
};

/* What is known changes no result, and saves work. */
static void compare_known(const ennead_state *state, uint64_t *alone, uint64_t *together)
{
    ennead_measured single[ENNEAD_MEASURE_COUNT];
    uint64_t other = 0;

    for (int measure = 0; measure < ENNEAD_MEASURE_COUNT; measure++) {
        assert_int_equal(
            ennead_measure_state(state, (ennead_measure)measure, NULL, &single[measure]),
            ENNEAD_STATUS_OK);
        *alone += single[measure].nodes;
    }
    for (size_t order = 0; order < COUNT_OF(orders); order++) {
        ennead_measured results[ENNEAD_MEASURE_COUNT];
        measure_in_order(state, orders[order], results, order == 0 ? together : &other);
        for (int measure = 0; measure < ENNEAD_MEASURE_COUNT; measure++) {
            assert_int_equal(results[measure].end, single[measure].end);
            if (single[measure].end == ENNEAD_RATING_END_SOLVED)
                assert_int_equal(results[measure].value, single[measure].value);
        }
    }
}

static void what_is_known_saves_work(void **context)
{
    (void)context;
    static const char *const hard[] = {
        "..34...8.......1.37.....5.42...9....5.71..4...6...7....7...2.....58....19...6....",
        "1.3.56....571.9...69.37......1.93..75.96.73.....51.......96..........4....5...86.",
    };
    struct generator g = {7};
    uint64_t alone = 0, together = 0;
    ennead_state state;

    for (unsigned long i = 0; i < test_size(100, 2000); i++) {
        board givens;
        ennead_puzzle puzzle;
        generate_puzzle(&g, PUZZLE_MINIMAL, givens);
        assert_int_equal(ennead_puzzle_from_givens(givens, &puzzle), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
        compare_known(&state, &alone, &together);
    }
    report_figure("measures: nodes of all together: %.2f of those apart",
                  (double)together / (double)alone);
    assert_true(together < alone - alone / 20);
    for (size_t i = 0; i < COUNT_OF(hard); i++) {
        const ennead_puzzle puzzle = puzzle_of(hard[i]);
        assert_int_equal(ennead_state_from_puzzle(&puzzle, &state), ENNEAD_STATUS_OK);
        compare_known(&state, &alone, &together);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_known_saves_work),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
