/* SPDX-License-Identifier: MIT */
/*
 * Building a model: which descriptions are refused, what the message says, and which cells a model
 * knows to differ.
 */
#include "support/models.h"

#include <string.h>

#include "model/model.h"

static ennead_description *empty(int rows, int columns, int values)
{
    ennead_description *d;

    assert_int_equal(ennead_description_new(rows, columns, values, NULL, &d), ENNEAD_STATUS_OK);
    return d;
}

static void assert_refused(ennead_description *d, const ennead_model_options *options,
                           const char *expected)
{
    char message[ENNEAD_MESSAGE_SIZE] = "";
    ennead_model *model;

    assert_int_equal(ennead_model_new(d, options, NULL, message, &model),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    assert_null(model);
    assert_string_equal(message, expected);
    assert_int_equal(ennead_model_new(d, options, NULL, NULL, &model), ENNEAD_STATUS_BAD_ARGUMENT);
    ennead_description_free(d);
}

static void members_out_of_range_are_refused(void **state)
{
    (void)state;
    static const struct {
        int rows, columns, values, first_value;
        const char *message;
    } wrong[] = {
        {0, 4, 4, 1, "the grid and its values are not 1 to 64"},
        {65, 4, 4, 1, "the grid and its values are not 1 to 64"},
        {4, 0, 4, 1, "the grid and its values are not 1 to 64"},
        {4, 65, 4, 1, "the grid and its values are not 1 to 64"},
        {4, 4, 0, 1, "the grid and its values are not 1 to 64"},
        {4, 4, 65, 1, "the grid and its values are not 1 to 64"},
        {4, 4, 4, -1, "the first value is neither 0 nor 1"},
        {4, 4, 4, 2, "the first value is neither 0 nor 1"},
        {4, 4, 3, 1, "a row or a column has more cells than there are values"},
        {2, 4, 3, 1, "a row or a column has more cells than there are values"},
        {4, 2, 3, 1, "a row or a column has more cells than there are values"},
    };

    for (size_t i = 0; i < COUNT_OF(wrong); i++) {
        ennead_description *d = empty(4, 4, 4);
        d->rows = wrong[i].rows;
        d->columns = wrong[i].columns;
        d->values = wrong[i].values;
        d->first_value = wrong[i].first_value;
        assert_refused(d, NULL, wrong[i].message);
    }
}

static void a_region_may_not_be_too_large(void **state)
{
    (void)state;
    ennead_description *d = empty(4, 4, 4);

    memset(d->regions, 3, 5);
    d->houses |= ENNEAD_HOUSES_REGIONS;
    assert_refused(d, NULL, "a region has more cells than there are values");
}

static void a_candidate_must_be_a_value(void **state)
{
    (void)state;
    ennead_description *d = empty(4, 4, 4);

    d->candidates[15] = 1u << 4;
    assert_refused(d, NULL, "a cell has a candidate that is no value");
}

static void an_unknown_rule_is_named(void **state)
{
    (void)state;
    char name[2 * ENNEAD_MESSAGE_SIZE], expected[ENNEAD_MESSAGE_SIZE];
    ennead_description *d = empty(4, 4, 4);
    const ennead_constraint added = {.name = "all-alike"};

    assert_int_equal(ennead_description_add(d, &added), ENNEAD_STATUS_OK);
    assert_refused(d, NULL, "all-alike: there is no such rule");
    /* A message has an end, however long the name is. */
    memset(name, 'n', sizeof name);
    name[sizeof name - 1] = '\0';
    memcpy(expected, name, sizeof expected);
    expected[sizeof expected - 1] = '\0';
    d = empty(4, 4, 4);
    assert_int_equal(ennead_description_add(d, &(ennead_constraint){.name = name}),
                     ENNEAD_STATUS_OK);
    assert_refused(d, NULL, expected);
}

static void options_out_of_range_are_refused(void **state)
{
    (void)state;
    const ennead_model_options wrong[] = {
        {.size = 0},
        MODEL(.filter = (ennead_model_filter)4),
        MODEL(.redundant = 8),
        MODEL(.shave = (ennead_model_shave)2),
        MODEL(.branch = (ennead_model_branch)4),
        MODEL(.time_limit = -1),
    };

    for (size_t i = 0; i < COUNT_OF(wrong); i++)
        assert_refused(empty(4, 4, 4), &wrong[i], "an option is out of range");
}

/* A caller compiled with an older header has fewer options. */
static void a_shorter_struct_of_options_will_do(void **state)
{
    (void)state;
    ennead_description *d = empty(4, 4, 4);
    ennead_model *model;
    ennead_model_options options;

    ennead_model_options_init_sized(&options, offsetof(ennead_model_options, shave));
    options.shave = (ennead_model_shave)99;
    assert_int_equal(ennead_model_new(d, &options, NULL, NULL, &model), ENNEAD_STATUS_OK);
    assert_int_equal(solve_model(model).search.verdict, ENNEAD_VERDICT_SEVERAL);
    ennead_model_free(model);
    ennead_description_free(d);
}

static void peers_are_the_cells_that_differ(void **state)
{
    (void)state;
    for (size_t i = 0; i < shape_count; i++) {
        const struct oracle_grid grid = grid_of(&shapes[i]);
        const int size = shapes[i].size, high = shapes[i].box_rows, wide = shapes[i].box_columns;
        ennead_model *model = model_of(&grid, NULL);

        for (int cell = 0; cell < size * size; cell++) {
            size_t at = model->peer_begin[cell];
            for (int other = 0; other < size * size; other++) {
                const bool row = cell / size == other / size;
                const bool column = cell % size == other % size;
                const bool box = high > 0 && cell / size / high == other / size / high &&
                                 cell % size / wide == other % size / wide;
                if (cell != other && (row || column || box))
                    assert_int_equal(model->peers[at++], other);
            }
            assert_int_equal(at, model->peer_begin[cell + 1]);
        }
        ennead_model_free(model);
    }
}

static void a_full_house_has_a_sum(void **state)
{
    (void)state;
    ennead_description *d = empty(6, 6, 7);
    const uint16_t cells[] = {0, 7, 14, 21, 28, 35, 6};
    const ennead_constraint added = {.name = "all-different", .cells = cells, .cell_count = 7};
    ennead_model *model;
    int64_t total = 0;

    d->first_value = 0;
    assert_int_equal(ennead_description_add(d, &added), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_model_new(d, NULL, NULL, NULL, &model), ENNEAD_STATUS_OK);
    for (size_t i = 0; i < model->propagator_count; i++) {
        const propagator *p = &model->propagators[i];
        assert_int_equal(p->kind->sum(model, p, &total), i == model->propagator_count - 1);
    }
    assert_int_equal(total, 0 + 1 + 2 + 3 + 4 + 5 + 6);
    ennead_model_free(model);
    ennead_description_free(d);
}

static ennead_status make_large(const ennead_allocator *memory)
{
    ennead_description *d;
    ennead_model *model = NULL;
    const ennead_model_options options = MODEL(.redundant = 7);
    ennead_status status = ennead_description_new(9, 9, 9, memory, &d);

    if (status != ENNEAD_STATUS_OK) {
        assert_null(d);
        return status;
    }
    assert_int_equal(ennead_description_set_boxes(d, 3, 3), ENNEAD_STATUS_OK);
    status = ennead_model_new(d, &options, memory, NULL, &model);
    assert_int_equal(model == NULL, status != ENNEAD_STATUS_OK);
    ennead_model_free(model);
    ennead_description_free(d);
    return status;
}

static void every_allocation_may_fail(void **state)
{
    (void)state;
    assert_survives_failing_allocations(make_large);
}

/* A model of many long sums that a limit cuts short says so, whatever it is asked. */
static void limits_count_while_it_is_made(void **state)
{
    (void)state;
    enum { SIDE = 64, SUMS = 500 };
    static uint16_t cells[SIDE * SIDE];
    static uint8_t solution[SIDE * SIDE];
    static uint64_t candidates[SIDE * SIDE];
    const ennead_model_options options = MODEL(.solutions = 2, .time_limit = 1e-9);
    ennead_description *d = NULL;
    ennead_model *model = NULL;
    ennead_model_result result;
    char text[ENNEAD_SENTENCE_SIZE] = "?";

    assert_int_equal(ennead_description_new(SIDE, SIDE, SIDE, NULL, &d), ENNEAD_STATUS_OK);
    for (int cell = 0; cell < SIDE * SIDE; cell++)
        cells[cell] = (uint16_t)cell;
    for (int32_t i = 0; i < SUMS; i++)
        assert_int_equal(
            ennead_description_add(d, &(ennead_constraint){.name = "sum",
                                                           .numbers = &(int32_t){5 + i},
                                                           .number_count = 1,
                                                           .cells = cells,
                                                           .cell_count = COUNT_OF(cells)}),
            ENNEAD_STATUS_OK);
    memcpy(candidates, d->candidates, sizeof candidates);
    assert_int_equal(ennead_model_new(d, &options, NULL, NULL, &model), ENNEAD_STATUS_OK);
    for (int again = 0; again < 2; again++) {
        assert_int_equal(ennead_model_propagate(model, candidates), ENNEAD_STATUS_END);
        assert_int_equal(ennead_model_next(model, solution), ENNEAD_STATUS_END);
        ennead_model_get_result(model, &result);
        assert_int_equal(result.search.end, ENNEAD_SEARCH_END_TIME);
        assert_int_equal(result.search.verdict, ENNEAD_VERDICT_LIMIT);
        assert_int_equal(ennead_model_explain(model, candidates, text), ENNEAD_STATUS_END);
        assert_string_equal(text, "");
        assert_int_equal(ennead_model_settle(model, candidates), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_model_start(model, NULL), ENNEAD_STATUS_OK);
    }
    assert_false(ennead_model_check(model, solution));
    ennead_model_free(model);
    ennead_description_free(d);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(members_out_of_range_are_refused),
        cmocka_unit_test(a_region_may_not_be_too_large),
        cmocka_unit_test(a_candidate_must_be_a_value),
        cmocka_unit_test(an_unknown_rule_is_named),
        cmocka_unit_test(options_out_of_range_are_refused),
        cmocka_unit_test(a_shorter_struct_of_options_will_do),
        cmocka_unit_test(peers_are_the_cells_that_differ),
        cmocka_unit_test(a_full_house_has_a_sum),
        cmocka_unit_test(every_allocation_may_fail),
        cmocka_unit_test(limits_count_while_it_is_made),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
