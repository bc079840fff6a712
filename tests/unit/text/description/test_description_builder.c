/* SPDX-License-Identifier: MIT */
/*
 * Where rules are read: each knows its line and column, in every form, and the model names the one
 * that cannot be kept.
 */
#include "support/variants.h"

#include <stdlib.h>

static void assert_place(const ennead_constraint *rule, uint64_t line, uint64_t column)
{
    assert_int_equal(rule->line, line);
    assert_int_equal(rule->column, column);
}

static void every_form_knows_its_places(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        uint64_t line, column; /* of the last rule */
    } texts[] = {
        {"# one\n\nvariant\nodd r1c1\n  even r1c2 # two\n", 5, 3},
        {"variant\nodd r1c1; even r1c2", 2, 11},
        {"{\"size\":4,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],\n"
         " \"odd\":[{\"cell\":\"R1C1\"}],\n \"thermometer\":\n "
         "[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]}",
         4, 3},
        {"{\"size\":4,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],\n"
         " \"antiknight\":true}",
         2, 15},
        {".Shape~4x4.\n Thermo~R1C1~R1C2\n.Cage~3~R2C1~R2C2", 3, 2},
        /* The rule that is copied is read again, before the one after it. */
        {".Shape~4x4.Replicate~F~R1C1.\nThermo~R1C1~R2C1.End.\n\n.AntiKing", 4, 2},
        {"3x3:d:k:"
         "0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:"
         "0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:0:257",
         1, 169},
    };

    for (size_t i = 0; i < COUNT_OF(texts); i++) {
        ennead_description *d = variant_of(texts[i].text);
        assert_true(d->constraint_count > 0);
        assert_place(&d->constraints[d->constraint_count - 1], texts[i].line, texts[i].column);
        ennead_description_free(d);
    }
}

static void rules_inside_rules_have_places_of_their_own(void **state)
{
    (void)state;
    ennead_description *d =
        variant_of("variant\n or { odd r1c1\n  and { even r1c1; odd r1c2 } }\n");

    assert_place(&d->constraints[0], 2, 2);
    assert_place(&d->constraints[0].inner[0], 2, 7);
    assert_place(&d->constraints[0].inner[1], 3, 3);
    assert_place(&d->constraints[0].inner[1].inner[1], 3, 20);
    ennead_description_free(d);
}

/* Of copies each has the place of what was copied, whichever way the reader went. */
static void copies_are_where_they_were_written(void **state)
{
    (void)state;
    ennead_description *d =
        variant_of(".Shape~4x4.\nReplicate~D~R1C1.\nThermo~R1C1~R1C2.\n\nX~R2C1~R2C2.End");

    assert_int_equal(d->constraint_count, 4);
    for (size_t i = 0; i < d->constraint_count; i++)
        assert_place(&d->constraints[i], i % 2 == 0 ? 3 : 5, 1);
    ennead_description_free(d);
}

/* A rule that was not read has no place; what is read from a link has the link's. */
static void links_and_callers_have_no_places_inside(void **state)
{
    (void)state;
    const uint16_t cell = 0;
    const ennead_constraint rule = {.name = "odd", .cells = &cell, .cell_count = 1};
    ennead_description *d;

    assert_int_equal(ennead_description_new(4, 4, 4, NULL, &d), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_description_add(d, &rule), ENNEAD_STATUS_OK);
    assert_place(&d->constraints[0], 0, 0);
    ennead_description_free(d);
    /* {"size":2,"grid":[[{},{}],[{},{}]],"antiking":true} */
    d = variant_of("# a link\n https://f-puzzles.com/"
                   "?load=N4IgzglgXgpiBcAmANCA5gJwgEwQbT2AF9liBdZQk8ikAQwDsAXCAawgbQSYwFcYiQA=");
    for (size_t i = 0; i < d->constraint_count; i++)
        assert_place(&d->constraints[i], 2, 2);
    ennead_description_free(d);
}

/* Asks for a model of a text that has a rule which cannot be kept. */
static const ennead_constraint *wrong_rule(const ennead_description *d, const char *expected)
{
    const ennead_constraint *wrong = NULL;
    ennead_model_options options;
    char message[ENNEAD_MESSAGE_SIZE];
    ennead_model *model;

    ennead_model_options_init(&options);
    options.wrong_rule = &wrong;
    assert_int_equal(ennead_model_new(d, &options, NULL, message, &model),
                     ENNEAD_STATUS_BAD_ARGUMENT);
    assert_string_equal(message, expected);
    return wrong;
}

static void the_model_names_the_wrong_rule(void **state)
{
    (void)state;
    ennead_description *d = variant_of("variant\nodd r1c1\ncage 3 r1c1 r1c1\neven r1c1");

    assert_ptr_equal(wrong_rule(d, "cage: it names a cell twice"), &d->constraints[1]);
    ennead_description_free(d);
    d = variant_of("variant\nor { odd r1c1\nand { odd r1c2; cage 3 r1c1 r1c1 } }");
    assert_ptr_equal(wrong_rule(d, "cage: it names a cell twice"),
                     &d->constraints[0].inner[1].inner[1]);
    ennead_description_free(d);
    d = variant_of("variant\nregex r1c1 r1c2 \"(((((1{64}){64}){64}){64}){64})\"");
    assert_non_null(wrong_rule(
        d, "regex: its expression has more than 1,024 signs with its repeats written out"));
    ennead_description_free(d);
    d = variant_of("variant");
    d->first_value = 2;
    assert_null(wrong_rule(d, "the first value is neither 0 nor 1"));
    ennead_description_free(d);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_form_knows_its_places),
        cmocka_unit_test(rules_inside_rules_have_places_of_their_own),
        cmocka_unit_test(copies_are_where_they_were_written),
        cmocka_unit_test(links_and_callers_have_no_places_inside),
        cmocka_unit_test(the_model_names_the_wrong_rule),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
