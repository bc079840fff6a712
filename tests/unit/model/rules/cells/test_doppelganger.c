/* SPDX-License-Identifier: MIT */
/*
 * Doppelganger: all grids of 4x4 that keep it, with boxes and without.
 */
#include "support/rules.h"

enum { SIZE = 4, CELLS = SIZE * SIZE, MOST_GRIDS = 20000 };

typedef enum { WITHOUT_BOXES, WITH_BOXES } boxes_wanted;

static int grids[MOST_GRIDS][CELLS];
static size_t grid_count;

static int house_of(int kind, int cell)
{
    const int row = cell / SIZE, column = cell % SIZE;

    return kind == 0 ? row : kind == 1 ? column : row / 2 * 2 + column / 2;
}

/* What a house misses; -1 if that is not one value, or it is 0. */
static int missing_of(const int *grid, int kind, int house)
{
    unsigned found = 0;

    for (int cell = 0; cell < CELLS; cell++)
        if (house_of(kind, cell) == house)
            found |= 1u << grid[cell];
    for (int value = 1; value <= SIZE; value++)
        if (found == (31u & ~(1u << value)))
            return value;
    return -1;
}

static bool keeps(const int *grid, boxes_wanted boxes)
{
    const int kinds = boxes == WITH_BOXES ? 3 : 2;

    for (int kind = 0; kind < kinds; kind++) {
        unsigned found = 0;
        for (int house = 0; house < SIZE; house++) {
            if (missing_of(grid, kind, house) < 0)
                return false;
            found |= 1u << missing_of(grid, kind, house);
        }
        if (found != 30)
            return false;
    }
    for (int cell = 0; cell < CELLS; cell++)
        for (int one = 0; grid[cell] == 0 && one < kinds; one++)
            for (int other = 0; other < one; other++)
                if (missing_of(grid, one, house_of(one, cell)) ==
                    missing_of(grid, other, house_of(other, cell)))
                    return false;
    return true;
}

static void fill_from(int *grid, int cell, boxes_wanted boxes)
{
    if (cell == CELLS) {
        if (keeps(grid, boxes)) {
            assert_true(grid_count < MOST_GRIDS);
            memcpy(grids[grid_count++], grid, sizeof grids[0]);
        }
        return;
    }
    for (grid[cell] = 0; grid[cell] <= SIZE; grid[cell]++) {
        bool fits = true;
        for (int other = 0; other < cell; other++)
            for (int kind = 0; kind < (boxes == WITH_BOXES ? 3 : 2); kind++)
                fits = fits && !(grid[other] == grid[cell] &&
                                 house_of(kind, other) == house_of(kind, cell));
        if (fits)
            fill_from(grid, cell + 1, boxes);
    }
}

static ennead_description *empty_grid(boxes_wanted boxes)
{
    ennead_description *d;

    assert_int_equal(ennead_description_new(SIZE, SIZE, SIZE + 1, NULL, &d), ENNEAD_STATUS_OK);
    d->first_value = 0;
    if (boxes == WITH_BOXES)
        assert_int_equal(ennead_description_set_boxes(d, 2, 2), ENNEAD_STATUS_OK);
    else
        d->houses = ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS;
    return d;
}

static ennead_model *ruled(ennead_description *d)
{
    char message[ENNEAD_MESSAGE_SIZE] = "";
    ennead_model *model;

    assert_int_equal(ennead_description_add(d, &(ennead_constraint){.name = "doppelganger"}),
                     ENNEAD_STATUS_OK);
    assert_int_equal(ennead_model_new(d, &MODEL(0), NULL, message, &model), ENNEAD_STATUS_OK);
    ennead_description_free(d);
    return model;
}

/* Compares what is found from some givens with the list of all grids. */
static void compare(struct generator *g, boxes_wanted boxes, int givens)
{
    ennead_description *d = empty_grid(boxes);
    const int *hidden = grids[generator_below(g, (unsigned)grid_count)];
    uint64_t used[CELLS] = {0}, left[CELLS];
    size_t wanted = 0;

    for (int i = 0; i < givens; i++) {
        const unsigned cell = generator_below(g, CELLS);
        d->candidates[cell] = 1ULL << hidden[cell] | 1ULL << generator_below(g, SIZE + 1);
    }
    for (size_t i = 0; i < grid_count; i++) {
        bool fits = true;
        for (int cell = 0; cell < CELLS; cell++)
            fits = fits && (d->candidates[cell] >> grids[i][cell] & 1) != 0;
        wanted += fits;
        for (int cell = 0; fits && cell < CELLS; cell++)
            used[cell] |= 1ULL << grids[i][cell];
    }
    ennead_model *model = ruled(d);
    assert_int_equal(ennead_model_propagate(model, left), ENNEAD_STATUS_OK);
    for (int cell = 0; cell < CELLS; cell++)
        assert_int_equal(used[cell] & ~left[cell], 0);
    assert_int_equal(ennead_model_start(model, NULL), ENNEAD_STATUS_OK);
    assert_int_equal(solve_model(model).search.solutions, wanted);
    ennead_model_free(model);
}

static void all_grids_are_found(void **state)
{
    static const size_t counts[] = {17280, 768};
    struct generator g = {7};
    (void)state;

    for (boxes_wanted boxes = WITHOUT_BOXES; boxes <= WITH_BOXES; boxes++) {
        int grid[CELLS] = {0};
        grid_count = 0;
        fill_from(grid, 0, boxes);
        assert_int_equal(grid_count, counts[boxes]);
        for (int givens = 0; givens < 12; givens++)
            for (int i = 0; i < (givens == 0 ? 1 : 12); i++)
                compare(&g, boxes, givens);
    }
}

/* `check` refuses just those Latin squares that the definition refuses. */
static void squares_are_checked(void **state)
{
    ennead_description *d = empty_grid(WITH_BOXES);
    char message[ENNEAD_MESSAGE_SIZE];
    ennead_model *all, *model = ruled(empty_grid(WITH_BOXES));
    uint8_t square[CELLS];
    size_t kept = 0;
    (void)state;

    assert_int_equal(ennead_model_new(d, &MODEL(0), NULL, message, &all), ENNEAD_STATUS_OK);
    while (ennead_model_next(all, square) == ENNEAD_STATUS_OK) {
        int grid[CELLS];
        for (int cell = 0; cell < CELLS; cell++)
            grid[cell] = square[cell];
        const bool wanted = keeps(grid, WITH_BOXES);
        kept += wanted;
        assert_int_equal(ennead_model_check(model, square), wanted);
    }
    assert_int_equal(kept, 768);
    ennead_model_free(all);
    ennead_model_free(model);
    ennead_description_free(d);
}

static void other_grids_are_refused(void **state)
{
    static const char *const reasons[] = {
        "the values are not 0 to the size of a square grid",
        "rows, columns and regions do not have as many cells each",
    };
    (void)state;

    for (int i = 0; i < 6; i++) {
        const int rows = i == 0 ? 3 : SIZE, values = i == 1 ? SIZE : SIZE + 1;
        char message[ENNEAD_MESSAGE_SIZE] = "";
        ennead_description *d;
        ennead_model *model;
        assert_int_equal(ennead_description_new(rows, SIZE, values, NULL, &d), ENNEAD_STATUS_OK);
        d->first_value = i == 2;
        if (i == 3)
            d->houses = ENNEAD_HOUSES_COLUMNS;
        if (i >= 4) {
            assert_int_equal(ennead_description_set_boxes(d, 2, 2), ENNEAD_STATUS_OK);
            d->box_rows = d->box_columns = 0;
            d->regions[0] = i == 4 ? ENNEAD_NO_REGION : 1; /* two regions of other sizes */
        }
        assert_int_equal(ennead_description_add(d, &(ennead_constraint){.name = "doppelganger"}),
                         ENNEAD_STATUS_OK);
        assert_int_equal(ennead_model_new(d, &MODEL(0), NULL, message, &model),
                         ENNEAD_STATUS_BAD_ARGUMENT);
        assert_non_null(strstr(message, reasons[i >= 3]));
        ennead_description_free(d);
    }
}

/* What is said of the values that houses miss is compared by propagation alone: if the rows miss
 * more and more, each misses its own number. */
static void missed_values_are_compared(void **state)
{
    static const char text[] = ".Shape~4x4~0-4.Doppelganger"
                               ".GreaterThan~DGC4~DGC3.GreaterThan~DGC3~DGC2"
                               ".GreaterThan~DGC2~DGC1";
    ennead_variant_report report;
    ennead_description *d;
    ennead_model *model;
    uint64_t left[CELLS];
    size_t wanted = 0;
    (void)state;

    assert_int_equal(ennead_variant_read(text, sizeof text - 1, NULL, &d, &report),
                     ENNEAD_STATUS_OK);
    assert_int_equal(ennead_model_new(d, &MODEL(.solutions = UINT64_MAX), NULL, NULL, &model),
                     ENNEAD_STATUS_OK);
    ennead_description_free(d);
    assert_int_equal(ennead_model_propagate(model, left), ENNEAD_STATUS_OK);
    for (int cell = 0; cell < CELLS; cell++)
        assert_int_equal(left[cell], 31 & ~(2 << cell / SIZE));
    assert_int_equal(ennead_model_start(model, NULL), ENNEAD_STATUS_OK);
    const uint64_t found = solve_model(model).search.solutions;
    ennead_model_free(model);
    grid_count = 0;
    fill_from((int[CELLS]){0}, 0, WITH_BOXES);
    for (size_t i = 0; i < grid_count; i++) {
        bool rises = true;
        for (int row = 0; row < SIZE; row++)
            rises = rises && missing_of(grids[i], 0, row) == row + 1;
        wanted += rises;
    }
    assert_true(wanted > 0);
    assert_int_equal(found, wanted);
}

static void it_is_explained(void **state)
{
    ennead_description *d = empty_grid(WITH_BOXES);
    (void)state;

    for (int i = 0; i < SIZE; i++)
        d->candidates[i] = 1ULL << i;           /* row 1 misses 4 */
    for (int cell = SIZE; cell < CELLS; cell++) /* 4 is in row 2, which has one place for it */
        d->candidates[cell] = cell == SIZE || cell / SIZE > 1 ? 31 : 15;
    assert_int_equal(ennead_description_add(d, &(ennead_constraint){.name = "doppelganger"}),
                     ENNEAD_STATUS_OK);
    assert_explained(d,
                     "Each row, column and region has a 0 and misses one other value, no two of a "
                     "kind the same, and those of a 0 different ones. With the candidates that "
                     "are left there, 2 and 3 are eliminated from r2c1. So r2c1 must be 4.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_grids_are_found),     cmocka_unit_test(squares_are_checked),
        cmocka_unit_test(other_grids_are_refused), cmocka_unit_test(missed_values_are_compared),
        cmocka_unit_test(it_is_explained),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
