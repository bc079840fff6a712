/* SPDX-License-Identifier: MIT */
/*
 * The law of leftovers, in grids of 9x9 with one or two regions. That it takes no solution away is
 * tested with random layouts in model/branching/test_twins.c.
 */
#include "support/rules.h"

enum { SIZE = 9, CELLS = SIZE * SIZE };

/* A grid whose regions are digits; other cells are in none. */
static ennead_description *layout_of(const char *rows)
{
    ennead_description *d;

    assert_int_equal(ennead_description_new(SIZE, SIZE, SIZE, NULL, &d), ENNEAD_STATUS_OK);
    for (int cell = 0; cell < CELLS; cell++) {
        const char c = (size_t)cell < strlen(rows) ? rows[cell] : '.';
        d->regions[cell] = c == '.' ? ENNEAD_NO_REGION : (uint8_t)(c - '0');
    }
    d->houses = ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS | ENNEAD_HOUSES_REGIONS;
    return d;
}

/* What propagation leaves. Returns false at a contradiction. */
static bool propagates(const ennead_description *d, uint64_t left[CELLS])
{
    char message[ENNEAD_MESSAGE_SIZE];
    ennead_model *model;

    assert_int_equal(ennead_model_new(d, NULL, NULL, message, &model), ENNEAD_STATUS_OK);
    const ennead_status status = ennead_model_propagate(model, left);
    ennead_model_free(model);
    return status == ENNEAD_STATUS_OK;
}

/* Row 1 without r1c9, and r2c1: so r1c9 and r2c1 are equal. */
static void one_cell_equals_another(void **state)
{
    (void)state;
    ennead_description *d = layout_of("11111111.1.......");
    uint64_t left[CELLS];

    d->candidates[8] = 6;
    assert_true(propagates(d, left));
    assert_int_equal(left[9], 6);
    ennead_description_free(d);
}

/* Row 1 without r1c9, and r2c9, which sees it. */
static void a_layout_without_a_grid(void **state)
{
    (void)state;
    ennead_description *d = layout_of("11111111.........1");
    uint64_t left[CELLS];

    assert_false(propagates(d, left));
    ennead_description_free(d);
}

/* Columns 1 and 2 without r9c1 and r9c2, and r1c3 and r2c3 instead, which so are 8 and 9 too. */
static void two_cells_equal_two(void **state)
{
    (void)state;
    ennead_description *d =
        layout_of("112......122......12.......12.......12.......12.......12.......12.......");
    uint64_t left[CELLS];

    d->candidates[72] = d->candidates[73] = 384;
    assert_true(propagates(d, left));
    assert_int_equal(left[2], 384);
    assert_int_equal(left[11], 384);
    ennead_description_free(d);
}

/* A region that does not hold every value says nothing. */
static void smaller_regions_do_not_count(void **state)
{
    (void)state;
    ennead_description *d = layout_of("11111111.");
    uint64_t left[CELLS];

    assert_true(propagates(d, left));
    for (int cell = 0; cell < CELLS; cell++)
        assert_int_equal(left[cell], 511);
    ennead_description_free(d);
}

static void it_is_explained(void **state)
{
    (void)state;
    ennead_description *d = layout_of("11111111.1.......");

    d->candidates[8] = 6;
    assert_explained(d, "Row 1 and region 2 hold each value equally often, so r1c9, only in the "
                        "row, holds the same values as r2c1, only in the region. With the "
                        "candidates that are left there, 1 and 4 to 9 are eliminated from r2c1.");
    d = layout_of("112......122......12.......12.......12.......12.......12.......12.......");
    d->candidates[2] = d->candidates[11] = 480;
    assert_explained(d, "Columns 1 and 2 and regions 2 and 3 hold each value equally often, so "
                        "r9c1 and r9c2, only in the columns, hold the same values as r1c3 and "
                        "r2c3, only in the regions. With the candidates that are left there, 1 "
                        "to 5 are eliminated from r9c1 and r9c2.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_cell_equals_another), cmocka_unit_test(a_layout_without_a_grid),
        cmocka_unit_test(two_cells_equal_two),     cmocka_unit_test(smaller_regions_do_not_count),
        cmocka_unit_test(it_is_explained),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
