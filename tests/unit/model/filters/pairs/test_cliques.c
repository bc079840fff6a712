/* SPDX-License-Identifier: MIT */
/*
 * Cells each two of which have the same table: what they may hold together, and random graphs of
 * such pairs against brute force.
 */
#include "support/rules.h"

#include <stdlib.h>

static void join(ennead_description *d, const char *table, uint16_t one, uint16_t other)
{
    const uint16_t cells[] = {one, other};

    assert_int_equal(
        ennead_description_add(
            d,
            &(ennead_constraint){.name = "pairs", .cells = cells, .cell_count = 2, .text = table}),
        ENNEAD_STATUS_OK);
}

/* A line of cells, each two of the first `count` of which are two or more apart. */
static ennead_description *spread(int values, int count)
{
    static const char *const tables[] = {
        [4] = "1:3-4 2:4 3:1 4:1-2",
        [5] = "1:3-5 2:4-5 3:1,5 4:1-2 5:1-3",
        [13] = "1:3-13 2:4-13 3:1,5-13 4-13:1",
    };
    ennead_description *d;

    assert_int_equal(ennead_description_new(1, 4, values, NULL, &d), ENNEAD_STATUS_OK);
    d->houses = 0;
    for (uint16_t one = 0; one < count; one++)
        for (uint16_t other = 0; other < one; other++)
            join(d, tables[values], other, one);
    return d;
}

static ennead_status left_by_propagation(ennead_description *d, uint64_t *left)
{
    ennead_model *model;

    assert_int_equal(ennead_model_new(d, NULL, NULL, NULL, &model), ENNEAD_STATUS_OK);
    ennead_description_free(d);
    const ennead_status status = ennead_model_propagate(model, left);
    ennead_model_free(model);
    return status;
}

static void cells_are_seen_together(void **state)
{
    (void)state;
    uint64_t left[4];

    /* three of five that are not neighbors are 1, 3 and 5; of four there are none */
    assert_int_equal(left_by_propagation(spread(5, 3), left), ENNEAD_STATUS_OK);
    for (int cell = 0; cell < 3; cell++)
        assert_int_equal(left[cell], 1 << 0 | 1 << 2 | 1 << 4);
    assert_int_equal(left[3], 31);
    assert_int_equal(left_by_propagation(spread(4, 3), left), ENNEAD_STATUS_END);
    /* two cells are none; nor are any where sets of values are too many */
    assert_int_equal(left_by_propagation(spread(5, 2), left), ENNEAD_STATUS_OK);
    assert_int_equal(left[0], 31);
    assert_int_equal(left_by_propagation(spread(13, 3), left), ENNEAD_STATUS_OK);
    assert_explained(
        spread(5, 3),
        "Each two of r1c1, r1c2 and r1c3 are joined by the table and the all-different rule. With "
        "the candidates that are left there, 2 and 4 are eliminated from r1c1, r1c2 and r1c3.");
}

static bool fits(int table, int one, int other)
{
    return table == 0 ? abs(one - other) >= 2 : one != other && one + other != 6;
}

/* How many fillings keep all joined pairs, each by one of two tables. */
static uint64_t fillings(int cells, int values, const int8_t table[6][6])
{
    int filling[6] = {0};
    uint64_t count = 0;

    for (int cell = 0; cell >= 0;) {
        if (++filling[cell] > values) {
            filling[cell--] = 0;
            continue;
        }
        bool good = true;
        for (int other = 0; other < cell; other++)
            good = good && (table[other][cell] < 0 ||
                            fits(table[other][cell], filling[other], filling[cell]));
        if (good && cell + 1 == cells)
            count++;
        else if (good)
            cell++;
    }
    return count;
}

static void random_graphs_have_the_fillings_of_brute_force(void **state)
{
    (void)state;
    static const char *const tables[] = {"1:3-6 2:4-6 3:1,5-6 4:1-2,6 5:1-3 6:1-4",
                                         "1:2-4,6 2:1,3,5-6 3:1-2,4-6 4:1,3,5-6 5:2-4,6 6:1-5"};
    struct generator g = {5};
    unsigned long long all = 0;

    for (int number = 0; number < 60; number++) {
        int8_t table[6][6];
        ennead_description *d;
        ennead_model *model;
        assert_int_equal(ennead_description_new(2, 3, 6, NULL, &d), ENNEAD_STATUS_OK);
        d->houses = 0;
        for (uint16_t one = 0; one < 6; one++)
            for (uint16_t other = one + 1; other < 6; other++) {
                table[one][other] = (int8_t)((int)generator_below(&g, 5) / 2 - 1);
                if (table[one][other] >= 0)
                    join(d, tables[table[one][other]], one, other);
            }
        assert_int_equal(ennead_model_new(d, &MODEL(0), NULL, NULL, &model), ENNEAD_STATUS_OK);
        const uint64_t count = solve_model(model).search.solutions;
        assert_int_equal(count, fillings(6, 6, table));
        all += count;
        ennead_model_free(model);
        ennead_description_free(d);
    }
    report_figure("cliques: %llu fillings as by brute force", all);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cells_are_seen_together),
        cmocka_unit_test(random_graphs_have_the_fillings_of_brute_force),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
