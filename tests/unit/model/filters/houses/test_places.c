/* SPDX-License-Identifier: MIT */
/*
 * A value that a rule must hold is eliminated from cells that see all its places: for each rule
 * that does this, a grid where nothing else would eliminate the value. (The tests of the rules
 * check on random grids that no solution is lost.)
 */
#include "support/models.h"

#include <string.h>

static ennead_model *model_of_text(const char *text)
{
    ennead_description *d = NULL;
    ennead_variant_report report;
    ennead_model *model = NULL;
    const ennead_model_options options = MODEL(.solutions = 2, .node_limit = 100000);

    assert_int_equal(ennead_variant_read(text, strlen(text), NULL, &d, &report), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_model_new(d, &options, NULL, NULL, &model), ENNEAD_STATUS_OK);
    ennead_description_free(d);
    return model;
}

/* Whether a value is left to a cell of a grid of 9x9. */
static bool is_left(const char *text, int row, int column, int value)
{
    uint64_t candidates[81];
    ennead_model *model = model_of_text(text);

    assert_int_equal(ennead_model_propagate(model, candidates), ENNEAD_STATUS_OK);
    ennead_model_free(model);
    return (candidates[9 * (row - 1) + column - 1] >> (value - 1) & 1) != 0;
}

static void what_a_rule_must_hold_leaves_those_outside(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        int row, column, value, stays; /* the value goes, the other stays */
    } cases[] = {
        {"variant\nrenban r1c1-r1c6\n", 1, 9, 5, 3},
        {"variant\ncage 22 r1c1 r1c2 r1c3\n", 1, 9, 9, 8},
        {"variant\ncount 1 5 r1c1 r1c2\n", 1, 9, 5, 4},
        {"variant\ncount 2 5 r1c1 r1c2 r2c4 r2c5\n", 2, 9, 5, 4},
        {"variant\nquadruple 5 r1c1 r1c2 r1c4 r1c5 r1c6\n", 1, 9, 5, 4},
        {"variant\nrellik 8 r1c1-r1c5\n", 1, 9, 4, 7},
        {"variant\nrellik 8 r1c1-r1c5\n", 1, 9, 9, 7},
        {"variant\ngrid\n.........\n.........\n78.......\n.........\n.........\n.........\n"
         ".........\n.........\n.........\nglobal-entropy\n",
         3, 3, 9, 3},
    };

    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        assert_false(is_left(cases[i].text, cases[i].row, cases[i].column, cases[i].value));
        assert_true(is_left(cases[i].text, cases[i].row, cases[i].column, cases[i].stays));
    }
}

static void cells_that_differ_make_lines_stronger(void **state)
{
    (void)state;
    const char *const seen =
        "variant\ngrid\n....8....\n.........\n.........\n.........\n.........\n"
        ".........\n.........\n.........\n.........\nskyscraper 2 row 1\n";
    const char *const hidden = "variant\nhidden-skyscraper 8 row 1\n";

    for (int column = 6; column <= 9; column++)
        assert_false(is_left(seen, 1, column, 9));
    assert_true(is_left(seen, 1, 4, 9));
    assert_false(is_left(hidden, 1, 1, 8));
    assert_true(is_left(hidden, 1, 2, 8));
}

/* Ten circles in four by four hold one 1, two 2, three 3 and four 4: a 4 in each row. */
static void all_of_a_value_are_in_circles(void **state)
{
    (void)state;
    static const uint16_t circles[] = {0, 1, 2, 4, 6, 7, 9, 11, 12, 15};
    const struct oracle_grid empty = grid_of(&(struct shape){4, 2, 2});
    ennead_description *d = description_of(&empty, NULL);
    const ennead_model_options options = MODEL(.solutions = 0);
    uint64_t candidates[16], inside = 0;
    ennead_model *model = NULL;

    assert_int_equal(
        ennead_description_add(d, &(ennead_constraint){.name = "counting-circles",
                                                       .cells = circles,
                                                       .cell_count = COUNT_OF(circles)}),
        ENNEAD_STATUS_OK);
    assert_int_equal(ennead_model_new(d, &options, NULL, NULL, &model), ENNEAD_STATUS_OK);
    ennead_description_free(d);
    assert_int_equal(ennead_model_propagate(model, candidates), ENNEAD_STATUS_OK);
    ennead_model_free(model);
    for (size_t i = 0; i < COUNT_OF(circles); i++)
        inside |= (uint64_t)1 << circles[i];
    for (int cell = 0; cell < 16; cell++)
        if ((inside >> cell & 1) == 0)
            assert_int_equal(candidates[cell] >> 3 & 1, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_a_rule_must_hold_leaves_those_outside),
        cmocka_unit_test(cells_that_differ_make_lines_stronger),
        cmocka_unit_test(all_of_a_value_are_in_circles),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
