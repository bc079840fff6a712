/* SPDX-License-Identifier: MIT */
/*
 * All-different in its strengths: against the definition tried out, and against all solutions of
 * small grids. Its check is asked of every way to fill a few cells.
 */
#include "support/models.h"

static void each_strength_reaches_its_fixpoint(void **state)
{
    (void)state;
    const struct {
        ennead_model_filter filter;
        unsigned scheme;
    } strengths[] = {
        {ENNEAD_MODEL_FILTER_VALUE, 0},
        {ENNEAD_MODEL_FILTER_SINGLES, ORACLE_SINGLES},
        {ENNEAD_MODEL_FILTER_DOMAIN, ORACLE_DOMAIN},
    };

    for (size_t i = 0; i < COUNT_OF(strengths); i++) {
        const ennead_model_options options = MODEL(.filter = strengths[i].filter);
        const size_t tried = assert_fixpoints(&options, strengths[i].scheme);

        report_figure("%s: %zu states equal to the oracle's",
                      ennead_model_filter_name(strengths[i].filter), tried);
    }
}

/* A random state of 4x4 or 6x6 with a group of some cells, which may be in no house together. */
static struct oracle_grid random_grid(struct generator *g, int number)
{
    static const struct shape small[] = {{4, 2, 2}, {6, 2, 3}, {4, 0, 0}};
    struct oracle_grid grid = grid_of(&small[number % 3]);

    for (int cell = 0; cell < grid.rows * grid.columns; cell++)
        if (generator_below(g, 5) == 0 && grid.group_count < grid.values)
            grid.group[grid.group_count++] = cell;
    thin_out(g, &grid, number % 4 == 0 ? HIDDEN_NOTHING : HIDDEN_SOLUTION);
    return grid;
}

static void solutions_are_those_of_brute_force(void **state)
{
    (void)state;
    enum { MOST = 400 };
    const int states = (int)test_size(200, 200);
    struct generator g = {5};
    uint64_t solutions = 0;

    for (int number = 0; number < states; number++) {
        const struct oracle_grid grid = random_grid(&g, number);
        unsigned long long used[ORACLE_MOST_GRID] = {0};
        uint64_t left[ORACLE_MOST_GRID];
        const unsigned long long count = oracle_count_grid(&grid, MOST, used);

        for (int filter = 0; filter <= ENNEAD_MODEL_FILTER_VALUE; filter++) {
            const ennead_model_options options =
                MODEL(.filter = (ennead_model_filter)filter, .solutions = MOST);
            ennead_model *model = model_of(&grid, &options);
            const ennead_status status = ennead_model_propagate(model, left);

            for (int cell = 0; status == ENNEAD_STATUS_OK && cell < grid.rows * grid.columns;
                 cell++)
                assert_int_equal(used[cell] & ~left[cell], 0);
            assert_true(status == ENNEAD_STATUS_OK || count == 0);
            assert_int_equal(solve_model(model).search.solutions, count);
            ennead_model_free(model);
        }
        solutions += count;
    }
    report_figure("all-different: %llu solutions of %d states as by brute force",
                  (unsigned long long)solutions, states);
}

static void its_check_knows_equal_values(void **state)
{
    (void)state;
    const struct shape row = {4, 0, 0};
    const struct oracle_grid grid = grid_of(&row);
    ennead_model *model = model_of(&grid, NULL);
    uint8_t solution[16];

    for (int i = 0; i < 16; i++)
        solution[i] = (uint8_t)(1 + (i / 4 + i % 4) % 4);
    assert_true(ennead_model_check(model, solution));
    for (int i = 0; i < 16; i++) {
        const uint8_t kept = solution[i];
        for (int value = 0; value < 8; value++) {
            solution[i] = (uint8_t)value;
            assert_int_equal(ennead_model_check(model, solution), value == kept);
        }
        solution[i] = kept;
    }
    ennead_model_free(model);
}

static void a_rule_that_cannot_be_kept_is_named(void **state)
{
    (void)state;
    const uint16_t twice[] = {0, 5, 0}, many[] = {0, 5, 10, 15, 3};
    const struct {
        const uint16_t *cells;
        size_t count;
        const char *message;
    } rules[] = {
        {twice, 3, "all-different: it names a cell twice"},
        {many, 5, "all-different: it has more cells than there are values"},
    };

    for (size_t i = 0; i < COUNT_OF(rules); i++) {
        ennead_description *d;
        ennead_model *model;
        char message[ENNEAD_MESSAGE_SIZE];
        const ennead_constraint rule = {
            .name = "all-different", .cells = rules[i].cells, .cell_count = rules[i].count};

        assert_int_equal(ennead_description_new(4, 4, 4, NULL, &d), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_description_add(d, &rule), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_model_new(d, NULL, NULL, message, &model),
                         ENNEAD_STATUS_BAD_ARGUMENT);
        assert_null(model);
        assert_string_equal(message, rules[i].message);
        ennead_description_free(d);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_strength_reaches_its_fixpoint),
        cmocka_unit_test(solutions_are_those_of_brute_force),
        cmocka_unit_test(its_check_knows_equal_values),
        cmocka_unit_test(a_rule_that_cannot_be_kept_is_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
