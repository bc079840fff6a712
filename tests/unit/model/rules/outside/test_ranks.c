/* SPDX-License-Identifier: MIT */
/*
 * Ranks of rows and columns, against their definition: all numbers are written down and compared.
 */
#include "support/rules.h"

enum { MOST_SIZE = 6 };

typedef struct written_numbers {
    int size, count;
    int digits[4 * MOST_SIZE][MOST_SIZE];
} written_numbers;

/* Writes down the rows and columns of a filling, from both ends. */
static void write_down(const struct small_grid *grid, const int *filling, written_numbers *n)
{
    n->size = grid->rows;
    n->count = 0;
    for (int line = 0; line < n->size; line++) {
        for (int i = 0; i < n->size; i++) {
            const int back = n->size - 1 - i;
            n->digits[n->count][i] = filling[line * n->size + i];
            n->digits[n->count + 1][i] = filling[line * n->size + back];
            n->digits[n->count + 2][i] = filling[i * n->size + line];
            n->digits[n->count + 3][i] = filling[back * n->size + line];
        }
        n->count += 4;
    }
}

static int order_of(int size, const int *one, const int *other)
{
    for (int i = 0; i < size; i++)
        if (one[i] != other[i])
            return one[i] - other[i];
    return 0;
}

static bool has_rank(const struct small_rule *rule, const int *filling, int most_equal)
{
    const struct small_grid *grid = rule->grid;
    int own[MOST_SIZE], lower = 0, equal = -1;
    written_numbers n;

    if (grid->rows != grid->columns || grid->values != grid->rows || (grid->houses & 3) != 3)
        return false;
    for (int i = 0; i < grid->rows; i++)
        own[i] = rule_value(rule, filling, i);
    write_down(grid, filling, &n);
    for (int i = 0; i < n.count; i++) {
        lower += order_of(n.size, n.digits[i], own) < 0;
        equal += order_of(n.size, n.digits[i], own) == 0;
    }
    return equal <= most_equal && lower == rule->numbers[0] - 1;
}

static bool is_ranked(const struct small_rule *rule, const int *filling)
{
    return has_rank(rule, filling, 0);
}

static bool is_ranked_with_ties(const struct small_rule *rule, const int *filling)
{
    return has_rank(rule, filling, 4 * MOST_SIZE);
}

static bool lines_differ(const struct small_rule *rule, const int *filling)
{
    written_numbers n;

    if (rule->grid->rows != rule->grid->columns)
        return false;
    write_down(rule->grid, filling, &n);
    for (int i = 0; i < n.count; i++)
        for (int k = 0; k < i; k++)
            if (order_of(n.size, n.digits[i], n.digits[k]) == 0)
                return false;
    return true;
}

static void they_are_what_they_say(void **state)
{
    (void)state;
    static const struct rule_kind kinds[] = {
        {"full-rank", is_ranked, ONE_LINE, 2, 6, 0, 1, 1, 24, PROPAGATES},
        {"full-rank-ties", is_ranked_with_ties, ONE_LINE, 2, 6, 0, 1, 1, 24, PROPAGATES},
        {"different-lines", lines_differ, ANY_CELLS, 0, 0, 0, 0, 0, 0, PROPAGATES},
    };
    assert_rules(kinds, COUNT_OF(kinds));
}

/* Some Latin squares of 4x4: with each line and each rank, exactly those with it are found. */
static void ranks_of_squares_are_found(void **state)
{
    static const char *const names[] = {"full-rank", "full-rank-ties"};
    struct small_grid grid = {.rows = 4, .columns = 4, .values = 4, .first_value = 1, .houses = 3};
    static int squares[600][16];
    size_t count = 0;
    (void)state;

    ennead_description *empty;
    assert_int_equal(ennead_description_new(4, 4, 4, NULL, &empty), ENNEAD_STATUS_OK);
    empty->houses = ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS;
    char message[ENNEAD_MESSAGE_SIZE];
    ennead_model *all;
    uint8_t square[16];
    assert_int_equal(ennead_model_new(empty, &MODEL(0), NULL, message, &all), ENNEAD_STATUS_OK);
    while (ennead_model_next(all, square) == ENNEAD_STATUS_OK) {
        for (int cell = 0; cell < 16; cell++)
            squares[count][cell] = square[cell];
        count++;
    }
    assert_int_equal(count, 576);
    ennead_model_free(all);
    ennead_description_free(empty);
    for (int32_t rank = 1; rank <= 16; rank++)
        for (int ties = 0; ties < 2; ties++) {
            const int line = rank % 4;
            struct small_rule rule = {.grid = &grid, .cell_count = 4, .numbers = {rank}};
            size_t wanted = 0;
            for (int i = 0; i < 4; i++)
                rule.cells[i] = (uint16_t)(ties == 0 ? line * 4 + i : (3 - i) * 4 + line);
            for (size_t i = 0; i < count; i++)
                wanted += has_rank(&rule, squares[i], ties == 0 ? 0 : 16);
            ennead_description *d;
            assert_int_equal(ennead_description_new(4, 4, 4, NULL, &d), ENNEAD_STATUS_OK);
            d->houses = ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS;
            assert_int_equal(ennead_description_add(d, &(ennead_constraint){.name = names[ties],
                                                                            .cells = rule.cells,
                                                                            .cell_count = 4,
                                                                            .numbers = &rank,
                                                                            .number_count = 1}),
                             ENNEAD_STATUS_OK);
            ennead_model *model;
            assert_int_equal(ennead_model_new(d, &MODEL(0), NULL, message, &model),
                             ENNEAD_STATUS_OK);
            assert_int_equal(solve_model(model).search.solutions, wanted);
            ennead_model_free(model);
            ennead_description_free(d);
        }
}

static void wrong_ones_are_named(void **state)
{
    static const uint16_t row[] = {0, 1, 2, 3}, bent[] = {0, 1, 2, 7};
    static const int32_t ranks[] = {1, 0, 17};
    (void)state;

    assert_rule_is_wrong(&(ennead_constraint){.name = "full-rank",
                                              .cells = bent,
                                              .cell_count = 4,
                                              .numbers = ranks,
                                              .number_count = 1},
                         "its cells are not a row or column in order");
    assert_rule_is_wrong(&(ennead_constraint){.name = "full-rank-ties",
                                              .cells = row,
                                              .cell_count = 3,
                                              .numbers = ranks,
                                              .number_count = 1},
                         "its cells are not a row or column in order");
    for (int i = 1; i < 3; i++)
        assert_rule_is_wrong(&(ennead_constraint){.name = "full-rank",
                                                  .cells = row,
                                                  .cell_count = 4,
                                                  .numbers = ranks + i,
                                                  .number_count = 1},
                             "there is no such rank: there are two for each row and column");
}

/* Whether a grid with this rule is refused for that reason. */
static void assert_refused(ennead_description *d, const ennead_constraint *rule, const char *reason)
{
    char message[ENNEAD_MESSAGE_SIZE];
    ennead_model *model;

    assert_int_equal(ennead_description_add(d, rule), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_model_new(d, NULL, NULL, message, &model), ENNEAD_STATUS_BAD_ARGUMENT);
    assert_non_null(strstr(message, reason));
    ennead_description_free(d);
}

/* Ranks need a square grid whose lines hold each value. */
static void other_grids_are_refused(void **state)
{
    static const uint16_t row[] = {0, 1, 2, 3};
    static const int32_t rank = 1;
    const ennead_constraint ranked = {
        .name = "full-rank", .cells = row, .cell_count = 4, .numbers = &rank, .number_count = 1};
    static const char reason[] = "the rows and columns do not hold each value once";
    ennead_description *d;
    (void)state;

    for (int i = 0; i < 3; i++) {
        assert_int_equal(ennead_description_new(i == 0 ? 3 : 4, 4, i == 1 ? 5 : 4, NULL, &d),
                         ENNEAD_STATUS_OK);
        if (i == 2)
            d->houses = ENNEAD_HOUSES_ROWS;
        assert_refused(d, &ranked, reason);
    }
    assert_int_equal(ennead_description_new(3, 4, 4, NULL, &d), ENNEAD_STATUS_OK);
    assert_refused(d, &(ennead_constraint){.name = "different-lines"}, "the grid is not square");
}

static void they_are_explained(void **state)
{
    static const uint16_t row[] = {0, 1, 2, 3};
    static const int32_t rank = 5;
    static const int square[] = {1, 1, 2, 2, 3, 1, 2, 3, 3};
    ennead_description *d;
    (void)state;

    assert_int_equal(ennead_description_new(4, 4, 4, NULL, &d), ENNEAD_STATUS_OK);
    d->houses = ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS;
    d->candidates[0] = 2;
    d->candidates[4] = 5;
    assert_int_equal(ennead_description_add(d, &(ennead_constraint){.name = "full-rank",
                                                                    .cells = row,
                                                                    .cell_count = 4,
                                                                    .numbers = &rank,
                                                                    .number_count = 1}),
                     ENNEAD_STATUS_OK);
    assert_explained(d, "Of the 16 numbers that rows and columns read as, from both ends, that of "
                        "r1c1, r1c2, r1c3 and r1c4 is number 5 from the lowest. With the "
                        "candidates that are left there, 4 is eliminated from r1c2.");
    assert_int_equal(ennead_description_new(3, 3, 3, NULL, &d), ENNEAD_STATUS_OK);
    d->houses = 0;
    for (int cell = 0; cell < 9; cell++)
        d->candidates[cell] = (uint64_t)1 << (square[cell] - 1);
    d->candidates[0] = 5; /* with 3, row 1 read from the right is column 3 */
    assert_int_equal(ennead_description_add(d, &(ennead_constraint){.name = "different-lines"}),
                     ENNEAD_STATUS_OK);
    assert_explained(d, "No two rows or columns read the same, from whichever ends they are read. "
                        "With the candidates that are left there, 3 is eliminated from r1c1. So "
                        "r1c1 must be 1.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(they_are_what_they_say), cmocka_unit_test(ranks_of_squares_are_found),
        cmocka_unit_test(wrong_ones_are_named),   cmocka_unit_test(other_grids_are_refused),
        cmocka_unit_test(they_are_explained),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
