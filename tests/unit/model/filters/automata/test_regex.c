/* SPDX-License-Identifier: MIT */
/*
 * Texts of rules: expressions, automata and tables of pairs that are read, lines that fit them, and
 * what is said of those that are wrong or too large.
 */
#include "support/rules.h"

#include <stdlib.h>

/* How many grids of one row of four, without houses and with values 1 to 4, keep a rule. */
static uint64_t lines_that_fit(const char *name, const char *text)
{
    ennead_description *d;
    const uint16_t cells[] = {0, 1, 2, 3};

    assert_int_equal(ennead_description_new(1, 4, 4, NULL, &d), ENNEAD_STATUS_OK);
    d->houses = 0;
    assert_int_equal(
        ennead_description_add(
            d, &(ennead_constraint){.name = name, .cells = cells, .cell_count = 4, .text = text}),
        ENNEAD_STATUS_OK);
    return count_solutions(d);
}

static void expressions_mean_what_they_say(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        uint64_t lines;
    } known[] = {
        {"1234", 1},           {"(12){2}", 1},
        {"[12]{4}", 16},       {"[^12]{3}1", 8},
        {"1*2*3*4*", 35},      {"1+2+3?4?", 8},
        {"(1|2)(3|4)..", 64},  {"1{2,}[2-4]{1,2}", 12},
        {"(|1)2{3,4}", 2},     {"<1><2><3><4>", 1},
        {"(1?){4}(2?){4}", 5}, {"1{0}2{4}", 1},
        {"((12)|(3))*", 5},    {"....1?", 256 > 100 ? 100 : 256},
    };

    for (size_t i = 0; i < COUNT_OF(known); i++) {
        const uint64_t lines = lines_that_fit("regex", known[i].text);
        if (lines != known[i].lines)
            print_error("%s: %llu lines\n", known[i].text, (unsigned long long)lines);
        assert_int_equal(lines, known[i].lines);
    }
    assert_int_equal(lines_that_fit("automaton", "start 0; accept 1; 0 1-3 0; 0 4 1; 1 . 1"), 100);
    assert_int_equal(lines_that_fit("automaton", " start 0 2 ;accept 3;0 1 0; 2 2 2;0 3 3; 2 4 3"),
                     2);
    assert_int_equal(lines_that_fit("pairs", "1:2 2:3 3:4"), 1);
    assert_int_equal(lines_that_fit("pairs", " 1-4:1,2\t"), 4 * 8);
}

static void assert_text_is_wrong(const char *name, const char *text, const char *reason)
{
    const uint16_t cells[] = {0, 1, 2};

    assert_rule_is_wrong(
        &(ennead_constraint){.name = name, .cells = cells, .cell_count = 3, .text = text}, reason);
}

static void wrong_texts_are_named(void **state)
{
    (void)state;
    static const char *const repeats[] = {"1{", "1{2", "1{a}", "1{3,2}", "1{1,x}", "1{2000}"};
    static const char *const signs[] = {"7",  "x",   "[5]", "[1",  "[4-1]",
                                        "<1", "<9>", "**",  "1|+", "#"};
    static const char *const tables[] = {"1", "1:", ":1", "1:9", "1:2;", "4-1:2", "1:2:3"};

    for (size_t i = 0; i < COUNT_OF(repeats); i++)
        assert_text_is_wrong("regex", repeats[i],
                             "its expression has a repeat that is not like {2,4}");
    for (size_t i = 0; i < COUNT_OF(signs); i++)
        assert_text_is_wrong("regex", signs[i],
                             "its expression has a sign that is no value of the puzzle");
    for (size_t i = 0; i < COUNT_OF(tables); i++)
        assert_text_is_wrong("pairs", tables[i],
                             "its table is not of the form 1:2,3 4-6:7, with values of the puzzle");
    assert_text_is_wrong("regex", "(1", "its expression has a group without an end");
    assert_text_is_wrong("regex", "1)", "its expression closes a group that is not open");
    assert_text_is_wrong("regex", "", "no line of cells fits its text");
    assert_text_is_wrong("automaton", "start 0; accept 0", "no line of cells fits its text");
    assert_text_is_wrong("automaton", "start x", "its states are not numbers from 0 to 4095");
    assert_text_is_wrong("automaton", "0 1 5000", "its states are not numbers from 0 to 4095");
    assert_text_is_wrong("automaton", "0 9 1", "a step has no values of the puzzle");
    assert_text_is_wrong("automaton", "0 1 1 1",
                         "its clauses are not like: start 0; accept 1; 0 1,3-5 1");
}

/* Expressions that would be very large are refused, and soon. */
static void explosions_are_refused(void **state)
{
    (void)state;
    enum { DEEP = 100, STEPS = 70000 };
    char deep[2 * DEEP + 1];
    char *steps = malloc(STEPS * 8 + 1);

    assert_text_is_wrong("regex", "(.{1000}){1000}",
                         "its expression has more than 1,024 signs with its repeats written out");
    assert_text_is_wrong("regex", "((((((){1000}){1000}){1000}){1000}){1000}){1000}",
                         "its expression is too large with its repeats written out");
    memset(deep, '(', DEEP);
    memset(deep + DEEP, ')', DEEP);
    deep[2 * DEEP] = '\0';
    assert_text_is_wrong("regex", deep,
                         "its expression has more than 64 groups inside one another");
    assert_non_null(steps);
    for (int i = 0; i < STEPS; i++)
        memcpy(steps + 8 * i, "; 0 1 1 ", 8);
    steps[8 * STEPS] = '\0';
    assert_text_is_wrong("automaton", steps, "it has more than 65,536 steps");
    memset(steps, '|', STEPS);
    steps[STEPS] = '\0';
    assert_text_is_wrong("regex", steps,
                         "its expression is too large with its repeats written out");
    free(steps);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(expressions_mean_what_they_say),
        cmocka_unit_test(wrong_texts_are_named),
        cmocka_unit_test(explosions_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
