/* SPDX-License-Identifier: MIT */
/*
 * Cells that are connected, against the definition.
 */
#include "support/rules.h"

static bool holds(const struct small_rule *rule, const int *filling, int i)
{
    for (int k = 0; k < rule->number_count; k++)
        if (rule_value(rule, filling, i) == rule->numbers[k])
            return true;
    return false;
}

static bool touch(const struct small_rule *rule, int one, int other)
{
    const int columns = rule->grid->columns;
    const int down = rule->cells[one] / columns - rule->cells[other] / columns;
    const int right = rule->cells[one] % columns - rule->cells[other] % columns;

    return down * down + right * right == 1;
}

static bool is_connected(const struct small_rule *rule, const int *filling)
{
    int group[RULE_CELLS], groups = 0;

    for (int k = 0; k < rule->number_count; k++)
        if (rule->numbers[k] < rule->grid->first_value ||
            rule->numbers[k] >= rule->grid->first_value + rule->grid->values)
            return false; /* such a rule is refused */
    for (int i = 0; i < rule->cell_count; i++) {
        group[i] = holds(rule, filling, i) ? ++groups : 0;
        for (int k = 0; group[i] != 0 && k < i; k++)
            if (group[k] != 0 && group[k] != group[i] && touch(rule, i, k)) {
                const int old = group[k];
                for (int n = 0; n < i; n++)
                    group[n] = group[n] == old ? group[i] : group[n];
            }
    }
    int first = 0;
    for (int i = 0; i < rule->cell_count; i++) {
        if (group[i] != 0 && first != 0 && group[i] != first)
            return false;
        first = group[i] != 0 ? group[i] : first;
    }
    return first != 0;
}

static void it_is_what_it_says(void **state)
{
    (void)state;
    static const struct rule_kind kinds[] = {
        {"connected", is_connected, ANY_CELLS, 1, 9, 0, 2, 0, 5, PROPAGATES},
        {"connected", is_connected, SOME_WALK, 3, 9, 0, 1, 0, 5, PROPAGATES},
        {"connected", is_connected, SOME_WALK, 3, 9, 0, 3, 0, 5, PROPAGATES},
    };
    assert_rules(kinds, COUNT_OF(kinds));
}

/* A 3x4 grid without houses whose cells with 1 are connected; each cell may be 1 or 2 (.), must be
 * 1, or must be 2. */
static ennead_description *cells_of(const char *cells)
{
    static const uint16_t all[] = {11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0};
    static const int32_t one = 1;
    ennead_description *d;

    assert_int_equal(ennead_description_new(3, 4, 4, NULL, &d), ENNEAD_STATUS_OK);
    d->houses = 0;
    for (int cell = 0; cell < 12; cell++)
        d->candidates[cell] = cells[cell] == '.' ? 3 : cells[cell] == '1' ? 1 : 2;
    assert_int_equal(ennead_description_add(d, &(ennead_constraint){.name = "connected",
                                                                    .cells = all,
                                                                    .cell_count = COUNT_OF(all),
                                                                    .numbers = &one,
                                                                    .number_count = 1}),
                     ENNEAD_STATUS_OK);
    return d;
}

/* What propagation leaves. */
static void ways_are_seen(void **state)
{
    static const struct {
        const char *given, *left;
    } rows[] = {
        {"1..."
         "2.22"
         "1...",
         "11.."
         "2122"
         "11.."}, /* through a gate */
        {"1.2."
         "222."
         "..1.",
         NULL}, /* walls between them */
        {"1.2."
         "2.2."
         "..2.",
         "1.22"
         "2.22"
         "..22"}, /* out of reach */
        {"2222"
         "22.2"
         "2222",
         "2222"
         "2212"
         "2222"}, /* the last place */
        {"2222"
         "2222"
         "2222",
         NULL}, /* none at all */
        {"2222"
         ".22."
         "2222",
         "2222"
         ".22."
         "2222"}, /* one of them */
        {"1..1"
         "...."
         "....",
         "1..1"
         "...."
         "...."}, /* many ways */
    };
    (void)state;

    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        ennead_description *d = cells_of(rows[i].given);
        char message[ENNEAD_MESSAGE_SIZE], found[13] = "";
        ennead_model *model;
        uint64_t left[12];
        assert_int_equal(ennead_model_new(d, &MODEL(0), NULL, message, &model), ENNEAD_STATUS_OK);
        const ennead_status status = ennead_model_propagate(model, left);
        assert_int_equal(status, rows[i].left != NULL ? ENNEAD_STATUS_OK : ENNEAD_STATUS_END);
        for (int cell = 0; status == ENNEAD_STATUS_OK && cell < 12; cell++)
            found[cell] = left[cell] == 3 ? '.' : left[cell] == 1 ? '1' : '2';
        if (status == ENNEAD_STATUS_OK)
            assert_string_equal(found, rows[i].left);
        ennead_model_free(model);
        ennead_description_free(d);
    }
}

static void wrong_ones_are_named(void **state)
{
    static const uint16_t twice[] = {1, 2, 1};
    static const int32_t one = 1, five = 5;
    (void)state;

    assert_rule_is_wrong(&(ennead_constraint){.name = "connected",
                                              .cells = twice,
                                              .cell_count = 3,
                                              .numbers = &one,
                                              .number_count = 1},
                         "it names a cell twice");
    assert_rule_is_wrong(&(ennead_constraint){.name = "connected",
                                              .cells = twice,
                                              .cell_count = 2,
                                              .numbers = &five,
                                              .number_count = 1},
                         "it has a number that is no value");
}

static void it_is_explained(void **state)
{
    (void)state;
    assert_explained(
        cells_of("1..2"
                 "2.22"
                 "11.2"),
        "Of the cells of this rule, at least one holds 1, and all that do are connected by "
        "edges. With the candidates that are "
        "left there, 2 is eliminated from r1c2 and r2c2. So r1c2 must be 1, "
        "r2c2 must be 1.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_is_what_it_says),
        cmocka_unit_test(ways_are_seen),
        cmocka_unit_test(wrong_ones_are_named),
        cmocka_unit_test(it_is_explained),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
