/* SPDX-License-Identifier: MIT */
/*
 * How many cells have the value of one of them, of all or in runs, against its definition.
 */
#include "support/rules.h"

static bool is_alike(const struct small_rule *rule, const int *filling)
{
    int count = rule->number_count > 0 ? -rule->numbers[0] : 0;

    for (int i = 1; i < rule->cell_count; i++)
        count += rule_value(rule, filling, i) == rule_value(rule, filling, 1);
    return count == rule_value(rule, filling, 0);
}

static void it_is_what_it_says(void **state)
{
    (void)state;
    static const struct rule_kind kinds[] = {
        {"alike", is_alike, ANY_CELLS, 2, 8, 0, 0, 0, 0, PROPAGATES},
        {"alike", is_alike, ANY_CELLS, 3, 6, 0, 1, 0, 1, PROPAGATES},
    };
    assert_rules(kinds, COUNT_OF(kinds));
}

/* A row of cells with these candidates, without houses. */
static ennead_description *row_of(const uint64_t *candidates, int count, ennead_constraint rule)
{
    ennead_description *d;

    assert_int_equal(ennead_description_new(1, count, 9, NULL, &d), ENNEAD_STATUS_OK);
    d->houses = 0;
    for (int i = 0; i < count; i++)
        d->candidates[i] = candidates[i];
    assert_int_equal(ennead_description_add(d, &rule), ENNEAD_STATUS_OK);
    return d;
}

/* What propagation leaves of a cell that counts, and two lines that begin with the next. */
static void runs_are_followed(void **state)
{
    static const uint16_t cells[] = {0, 1, 2, 3, 1, 4, 5}, parts[] = {1, 3, 3};
    static const struct {
        uint64_t given[6], left[6];
    } rows[] = {
        /* one cell only: both lines go on with something else */
        {{1, 1, 3, 3, 3, 3}, {1, 1, 2, 3, 2, 3}},
        /* all five cells */
        {{020, 3, 3, 3, 3, 1}, {020, 1, 1, 1, 1, 1}},
        /* the second line ends at once: at most three */
        {{077, 1, 3, 3, 2, 1}, {7, 1, 3, 3, 2, 1}},
        /* three cells, of which the second line has none */
        {{4, 1, 3, 3, 2, 1}, {4, 1, 1, 1, 2, 1}},
        /* no value has a run of four cells but 2 */
        {{010, 7, 2, 2, 2, 4}, {010, 2, 2, 2, 2, 4}},
    };
    (void)state;

    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        ennead_description *d = row_of(rows[i].given, 6,
                                       (ennead_constraint){.name = "run",
                                                           .cells = cells,
                                                           .cell_count = COUNT_OF(cells),
                                                           .parts = parts,
                                                           .part_count = COUNT_OF(parts)});
        char message[ENNEAD_MESSAGE_SIZE];
        ennead_model *model;
        uint64_t left[6];
        assert_int_equal(ennead_model_new(d, &MODEL(0), NULL, message, &model), ENNEAD_STATUS_OK);
        assert_int_equal(ennead_model_propagate(model, left), ENNEAD_STATUS_OK);
        for (int cell = 0; cell < 6; cell++)
            assert_int_equal(left[cell], rows[i].left[cell]);
        ennead_model_free(model);
        ennead_description_free(d);
    }
}

/* Sentences say what counts: with the number 1 the first of the cells does not. */
static void it_is_explained(void **state)
{
    static const uint16_t cells[] = {0, 1, 2, 3}, lines[] = {0, 1, 2, 1, 3}, parts[] = {1, 2, 2};
    static const int32_t number = 1;
    const uint64_t given[] = {1, 1, 7, 3}, two[] = {2, 1, 7, 3};
    const ennead_constraint alike = {.name = "alike", .cells = cells, .cell_count = 4};
    const ennead_constraint run = {
        .name = "run", .cells = lines, .cell_count = 5, .parts = parts, .part_count = 3};
    ennead_constraint others = alike, run_on = run;
    (void)state;

    others.numbers = run_on.numbers = &number;
    others.number_count = run_on.number_count = 1;
    assert_explained(row_of(given, 4, alike),
                     "r1c1 says how many of r1c2, r1c3 and r1c4 have the value of the first of "
                     "these. With the candidates that are left there, 1 is eliminated from r1c3 "
                     "and r1c4. So r1c4 must be 2.");
    assert_explained(row_of(two, 4, others),
                     "r1c1 says how many of r1c2, r1c3 and r1c4, besides the first of these, have "
                     "its value. With the candidates that are left there, 2 and 3 are eliminated "
                     "from r1c3; 2 is eliminated from r1c4. So r1c3 must be 1, r1c4 must be 1.");
    assert_explained(row_of(given, 4, run),
                     "r1c1 says how many of r1c2, r1c3 and r1c4 have the value of the first of "
                     "these, on each line until another value comes. With the candidates that are "
                     "left there, 1 is eliminated from r1c3 and r1c4. So r1c4 must be 2.");
    assert_explained(row_of(two, 4, run_on),
                     "r1c1 says how many of r1c2, r1c3 and r1c4, besides the first of these, have "
                     "its value, on each line until another value comes. With the candidates that "
                     "are left there, 2 and 3 are eliminated from r1c3; 2 is eliminated from r1c4. "
                     "So r1c3 must be 1, r1c4 must be 1.");
}

static void wrong_rules_are_refused(void **state)
{
    static const uint16_t cells[] = {0, 1, 2, 3, 2}, parts[] = {1, 2, 2}, two[] = {2, 1, 2};
    static const int32_t number = 2;
    (void)state;

    assert_rule_is_wrong(&(ennead_constraint){.name = "alike",
                                              .cells = cells,
                                              .cell_count = 4,
                                              .numbers = &number,
                                              .number_count = 1},
                         "its number is not 0 or 1");
    assert_rule_is_wrong(&(ennead_constraint){.name = "alike", .cells = cells, .cell_count = 5},
                         "it names a cell twice");
    assert_rule_is_wrong(
        &(ennead_constraint){
            .name = "run", .cells = cells, .cell_count = 5, .parts = parts, .part_count = 3},
        "its lines begin in different cells");
    assert_rule_is_wrong(
        &(ennead_constraint){
            .name = "run", .cells = cells, .cell_count = 5, .parts = two, .part_count = 3},
        "its first part has more than one cell");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_is_what_it_says),
        cmocka_unit_test(runs_are_followed),
        cmocka_unit_test(it_is_explained),
        cmocka_unit_test(wrong_rules_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
