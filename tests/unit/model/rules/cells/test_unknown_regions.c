/* SPDX-License-Identifier: MIT */
/*
 * Regions that the solution makes, counted: with a different value in each cell, there are as many
 * solutions as ways to cut the board.
 */
#include "support/rules.h"

/* A board of that shape, whose cells have the values 1, 2, 3, ..., and its regions below it. */
static ennead_description *cut(int rows, int columns, int size)
{
    enum { MOST = 72 };
    ennead_description *d;
    uint16_t cells[MOST];
    const int count = rows * columns, first_value = 1;
    const uint16_t parts[] = {(uint16_t)count, (uint16_t)count};
    const int32_t number = size;

    assert_int_equal(ennead_description_new(2 * rows, columns, count, NULL, &d), ENNEAD_STATUS_OK);
    d->houses = 0;
    d->first_value = first_value;
    for (int cell = 0; cell < 2 * count; cell++) {
        cells[cell] = (uint16_t)cell;
        if (cell < count)
            d->candidates[cell] = (uint64_t)1 << cell;
    }
    assert_int_equal(ennead_description_add(d, &(ennead_constraint){.name = "unknown-regions",
                                                                    .cells = cells,
                                                                    .cell_count = 2 * (size_t)count,
                                                                    .parts = parts,
                                                                    .part_count = 2,
                                                                    .numbers = &number,
                                                                    .number_count = 1}),
                     ENNEAD_STATUS_OK);
    return d;
}

static uint64_t solutions_of(ennead_description *d)
{
    ennead_model *model;

    assert_int_equal(ennead_model_new(d, &MODEL(.solutions = UINT64_MAX), NULL, NULL, &model),
                     ENNEAD_STATUS_OK);
    ennead_description_free(d);
    const uint64_t count = solve_model(model).search.solutions;
    ennead_model_free(model);
    return count;
}

/* Pieces of two cells are dominoes (P. W. Kasteleyn, 1961); squares of n cells a side in n pieces
 * are sequence A172477 of the OEIS. */
static void divisions_are_counted(void **state)
{
    static const struct {
        int rows, columns, size;
        uint64_t divisions;
    } boards[] = {
        {1, 4, 2, 1},  {2, 2, 1, 1},  {2, 2, 2, 2},  {2, 2, 4, 1},   {2, 3, 2, 3},
        {3, 4, 2, 11}, {4, 4, 2, 36}, {3, 3, 3, 10}, {4, 4, 4, 117}, {5, 5, 5, 4006},
    };
    (void)state;

    for (size_t i = 0; i < COUNT_OF(boards); i++)
        assert_int_equal(solutions_of(cut(boards[i].rows, boards[i].columns, boards[i].size)),
                         boards[i].divisions);
}

/* No value is twice in a region. */
static void values_of_a_region_differ(void **state)
{
    ennead_description *d = cut(2, 2, 2);
    (void)state;

    d->candidates[3] = 1; /* as in the first cell: one above the other, or side by side */
    assert_int_equal(solutions_of(d), 2);
    d = cut(2, 2, 2);
    d->candidates[1] = 1; /* not side by side */
    assert_int_equal(solutions_of(d), 1);
    d = cut(2, 2, 2);
    d->candidates[1] = d->candidates[2] = 1;
    assert_int_equal(solutions_of(d), 0);
}

/* What may be in the region of a cell of a board of 3 rows and 4 columns, in regions of 4 cells,
 * if its regions may only be as the text says, cell by cell; a star: any. */
static uint64_t left_to(const char *regions, int cell)
{
    enum { COUNT = 12 };
    ennead_description *d = cut(3, 4, 4);
    ennead_model *model;
    uint64_t left[2 * COUNT];

    for (int place = 0; place < COUNT; place++)
        if (regions[place] != '*')
            d->candidates[COUNT + place] = (uint64_t)1 << (regions[place] - '1');
    assert_int_equal(ennead_model_new(d, NULL, NULL, NULL, &model), ENNEAD_STATUS_OK);
    ennead_description_free(d);
    assert_int_equal(ennead_model_start(model, NULL), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_model_propagate(model, left), ENNEAD_STATUS_OK);
    ennead_model_free(model);
    return left[COUNT + cell];
}

/* Propagation alone: the one way out of a piece, what every way leads through, and what a piece
 * without a number needs. */
static void pieces_grow(void **state)
{
    (void)state;

    assert_int_equal(left_to("12******" /* out of the corner */
                             "****",
                             4),
                     1);
    assert_int_equal(left_to("112*12**"
                             "****",
                             8),
                     1);
    assert_int_equal(left_to("1*2****2"
                             "****",
                             3),
                     2);
}

/* If every way out of a piece leads to cells that a clue counts, it counts one more. */
static void clues_count_the_way_out(void **state)
{
    static const uint16_t cells[] = {0, 12, 13, 16, 17}; /* the corner and those around it */
    ennead_description *d = cut(3, 4, 4);
    ennead_model *model;
    uint64_t left[24];
    (void)state;

    d->candidates[0] = 7; /* 1, 2 or 3 */
    assert_int_equal(ennead_description_add(
                         d, &(ennead_constraint){.name = "alike", .cells = cells, .cell_count = 5}),
                     ENNEAD_STATUS_OK);
    assert_int_equal(ennead_model_new(d, NULL, NULL, NULL, &model), ENNEAD_STATUS_OK);
    ennead_description_free(d);
    assert_int_equal(ennead_model_propagate(model, left), ENNEAD_STATUS_OK);
    ennead_model_free(model);
    assert_int_equal(left[0], 6);
}

static void it_is_explained(void **state)
{
    ennead_description *d = cut(2, 2, 2);
    (void)state;

    d->candidates[1] = 1;
    d->candidates[4] = 1;
    assert_explained(
        d,
        "The cells of a region are connected by edges and all differ, all regions have the same "
        "number of cells, and they are numbered in the order of their first cells. With the "
        "candidates that are left there, 1, 3 and 4 are eliminated from r3c2 and r4c2; 2, 3 and 4 "
        "are eliminated from r4c1. So r3c2 must be 2, r4c1 must be 1, r4c2 must be "
        "2.");
}

static void wrong_rules_are_refused(void **state)
{
    static const uint16_t cells[] = {0, 1, 2, 3, 4, 5, 0, 7}, uneven[] = {3, 1}, even[] = {2, 2};
    static const uint16_t more[] = {4, 4};
    static const int32_t numbers[] = {3, 1};
    (void)state;

    assert_rule_is_wrong(&(ennead_constraint){.name = "unknown-regions",
                                              .cells = cells,
                                              .cell_count = 4,
                                              .parts = uneven,
                                              .part_count = 2},
                         "its parts have different numbers of cells");
    assert_rule_is_wrong(&(ennead_constraint){.name = "unknown-regions",
                                              .cells = cells,
                                              .cell_count = 4,
                                              .parts = even,
                                              .part_count = 2,
                                              .numbers = numbers,
                                              .number_count = 1},
                         "its cells cannot be divided into regions of that size");
    assert_rule_is_wrong(&(ennead_constraint){.name = "unknown-regions",
                                              .cells = cells,
                                              .cell_count = 8,
                                              .parts = more,
                                              .part_count = 2,
                                              .numbers = numbers + 1,
                                              .number_count = 1},
                         "it names a cell twice");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(divisions_are_counted), cmocka_unit_test(values_of_a_region_differ),
        cmocka_unit_test(pieces_grow),           cmocka_unit_test(clues_count_the_way_out),
        cmocka_unit_test(it_is_explained),       cmocka_unit_test(wrong_rules_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
