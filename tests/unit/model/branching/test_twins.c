/* SPDX-License-Identifier: MIT */
/*
 * Grids where nothing tells some values from each other, mostly layouts of regions without any
 * value: the search, which refutes such values together, finds as many solutions as trying every
 * way to fill the grid.
 */
#include "support/instances.h"

enum { SIZE = 5, CELLS = SIZE * SIZE, MOST = 400000 };

static bool any_filling(const void *user, const uint8_t *solution)
{
    (void)user;
    (void)solution;
    return true;
}

/* Regions that need not be connected: exchanged at random from rows. */
static ennead_description *random_layout(struct generator *g, int exchanges)
{
    ennead_description *d;

    assert_int_equal(ennead_description_new(SIZE, SIZE, SIZE, NULL, &d), ENNEAD_STATUS_OK);
    for (int cell = 0; cell < CELLS; cell++)
        d->regions[cell] = (uint8_t)(cell / SIZE);
    for (int i = 0; i < exchanges; i++) {
        const unsigned one = generator_below(g, CELLS), other = generator_below(g, CELLS);
        const uint8_t region = d->regions[one];
        d->regions[one] = d->regions[other];
        d->regions[other] = region;
    }
    /* One region less, in some. */
    for (int cell = 0; exchanges % 4 == 0 && cell < CELLS; cell++)
        if (d->regions[cell] == SIZE - 1)
            d->regions[cell] = (uint8_t)(SIZE + cell);
    d->houses = ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS | ENNEAD_HOUSES_REGIONS;
    return d;
}

/* Takes two values from some cells: the others stay twins, and these two often are. */
static void take_values(struct generator *g, ennead_description *d)
{
    for (int i = 0; i < 4; i++) {
        const unsigned cell = generator_below(g, CELLS);
        d->candidates[cell] &= generator_below(g, 4) == 0 ? ~UINT64_C(1) : ~UINT64_C(3);
    }
}

static uint64_t count_by_search(const ennead_description *d)
{
    uint8_t solution[CELLS];
    char message[ENNEAD_MESSAGE_SIZE];
    ennead_model *model;
    ennead_model_options options;
    ennead_model_result result;

    ennead_model_options_init(&options);
    options.solutions = 0;
    assert_int_equal(ennead_model_new(d, &options, NULL, message, &model), ENNEAD_STATUS_OK);
    while (ennead_model_next(model, solution) == ENNEAD_STATUS_OK)
        assert_true(ennead_model_check(model, solution));
    ennead_model_get_result(model, &result);
    assert_int_equal(result.search.end, ENNEAD_SEARCH_END_COMPLETE);
    ennead_model_free(model);
    return result.search.solutions;
}

static void as_many_as_by_trying(void **state)
{
    (void)state;
    struct generator g = {23};
    uint64_t used[INSTANCE_CELLS];
    size_t empty = 0;
    const unsigned long rounds = test_size(60, 1000);

    for (unsigned long round = 0; round < rounds; round++) {
        ennead_description *d = random_layout(&g, (int)generator_below(&g, 12));
        size_t ways;
        if (round % 2 == 1)
            take_values(&g, d);
        const size_t expected = count_fillings(d, MOST, any_filling, NULL, used, &ways);
        assert_int_equal(count_by_search(d), expected);
        empty += expected == 0;
        ennead_description_free(d);
    }
    assert_in_range(empty, rounds / 10, rounds * 9 / 10);
    report_figure("twins: %lu layouts, %zu without a grid", rounds, empty);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(as_many_as_by_trying),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
