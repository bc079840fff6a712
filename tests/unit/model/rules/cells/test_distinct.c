/* SPDX-License-Identifier: MIT */
/*
 * How many values differ, against its definition.
 */
#include "support/rules.h"

static bool is_distinct(const struct small_rule *rule, const int *filling)
{
    uint64_t values = 0;

    for (int i = 1; i < rule->cell_count; i++)
        values |= 1ULL << rule_value(rule, filling, i);
    return __builtin_popcountll(values) == rule_value(rule, filling, 0);
}

static void it_is_what_it_says(void **state)
{
    (void)state;
    static const struct rule_kind kinds[] = {
        {"distinct", is_distinct, ANY_CELLS, 2, 8, 0, 0, 0, 0, PROPAGATES},
        {"distinct", is_distinct, ANY_CELLS, 3, 5, 0, 0, 0, 0, PROPAGATES},
    };
    assert_rules(kinds, COUNT_OF(kinds));
}

/* A row of cells with these candidates, without houses; the first cell counts the others. */
static ennead_description *row_of(const uint64_t *candidates, int count)
{
    ennead_description *d;
    uint16_t cells[9];

    assert_int_equal(ennead_description_new(1, count, 9, NULL, &d), ENNEAD_STATUS_OK);
    d->houses = 0;
    for (int i = 0; i < count; i++) {
        cells[i] = (uint16_t)i;
        d->candidates[i] = candidates[i];
    }
    assert_int_equal(ennead_description_add(d, &(ennead_constraint){.name = "distinct",
                                                                    .cells = cells,
                                                                    .cell_count = (size_t)count}),
                     ENNEAD_STATUS_OK);
    return d;
}

/* What propagation leaves. */
static void bounds_are_seen(void **state)
{
    static const struct {
        uint64_t given[5], left[5];
    } rows[] = {
        /* 12 and 34 have no common value, 13 and 24 may share theirs: two to four */
        {{0777, 3, 014, 5, 012}, {016, 3, 014, 5, 012}},
        /* two values: those of the first two cells, which hold one each */
        {{2, 1, 4, 07, 017}, {2, 1, 4, 5, 5}},
        /* four values of the four cells: 1 and 2 are taken */
        {{010, 3, 3, 7, 017}, {010, 3, 3, 4, 010}},
        /* three values in four cells: one of them has another's */
        {{4, 1, 1, 3, 7}, {4, 1, 1, 2, 4}},
    };
    (void)state;

    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        ennead_description *d = row_of(rows[i].given, 5);
        char message[ENNEAD_MESSAGE_SIZE];
        ennead_model *model;
        uint64_t left[5];
        assert_int_equal(ennead_model_new(d, &MODEL(0), NULL, message, &model), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_model_propagate(model, left), ENNEAD_STATUS_OK);
        for (int cell = 0; cell < 5; cell++)
            assert_int_equal(left[cell], rows[i].left[cell]);
        ennead_model_free(model);
        ennead_description_free(d);
    }
}

static void it_is_explained(void **state)
{
    const uint64_t given[] = {2, 1, 4, 07, 017};
    (void)state;

    assert_explained(row_of(given, 5),
                     "r1c1 says how many different values there are in r1c2, r1c3, r1c4 and r1c5. "
                     "With the candidates that are left there, 2 is eliminated from r1c4; 2 and 4 "
                     "are eliminated from r1c5.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_is_what_it_says),
        cmocka_unit_test(bounds_are_seen),
        cmocka_unit_test(it_is_explained),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
