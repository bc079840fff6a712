/* SPDX-License-Identifier: MIT */
/*
 * Variants in the form of this project: what is read, what is said of what is wrong, and that what
 * is written reads back. Which form a text is in, and where its first puzzle ends.
 */
#include "support/variants.h"

#include <stdlib.h>

static void assert_rule(const ennead_constraint *rule, const char *name, size_t cells,
                        const uint16_t *expected)
{
    assert_string_equal(rule->name, name);
    assert_int_equal(rule->cell_count, cells);
    for (size_t i = 0; i < cells; i++)
        assert_int_equal(rule->cells[i], expected[i]);
}

static void the_head_makes_the_grid(void **state)
{
    (void)state;
    ennead_variant_report report;
    ennead_description *d = read_variant("# first\nVARIANT  Some title \nsize 4x6 # six columns\n"
                                         "values 0-7\nboxes 2x3\nhouses rows regions\n",
                                         &report);

    assert_int_equal(d->rows, 4);
    assert_int_equal(d->columns, 6);
    assert_int_equal(d->values, 8);
    assert_int_equal(d->first_value, 0);
    assert_int_equal(d->box_rows, 2);
    assert_int_equal(d->box_columns, 3);
    assert_int_equal(d->houses, ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_REGIONS);
    assert_string_equal(report.title, "Some title");
    assert_int_equal(report.notation, ENNEAD_NOTATION_SIGNS_FROM_0);
    ennead_description_free(d);
    d = read_variant("variant\nhouses none\nboxes none", &report);
    assert_int_equal(d->rows, 9);
    assert_int_equal(d->houses, 0);
    assert_int_equal(d->box_rows, 0);
    ennead_description_free(d);
}

static void the_grid_is_signs_or_numbers(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "size 4\ngrid\n1.[23].\n....\n....\n...4\n",
        "size 4\ngrid 1.[2-3]. .... .... ...4",
        "size 4\ngrid 1.[2,3]. 0000 0000 0004 # in groups",
        "size 4\ngrid\n|1 . [2,3] .|\n+---+\n. . . .\n\n0 0 0 0 # empty\n. . . 4\n",
    };

    for (size_t i = 0; i < COUNT_OF(texts); i++) {
        ennead_variant_report report;
        ennead_description *d = read_variant(texts[i], &report);
        assert_int_equal(d->candidates[0], 1);
        assert_int_equal(d->candidates[1], 15);
        assert_int_equal(d->candidates[2], 6);
        assert_int_equal(d->candidates[15], 8);
        ennead_description_free(d);
    }
}

static void large_values_have_signs_too(void **state)
{
    (void)state;
    ennead_variant_report report;
    ennead_description *d =
        read_variant("size 2\nvalues 40\nboxes none\ngrid\nA b\n12 [10-12,40]\n", &report);

    assert_int_equal(d->candidates[0], UINT64_C(1) << 9);
    assert_int_equal(d->candidates[1], UINT64_C(1) << 36);
    assert_int_equal(d->candidates[2], UINT64_C(1) << 11);
    assert_int_equal(d->candidates[3], UINT64_C(7) << 9 | UINT64_C(1) << 39);
    ennead_description_free(d);
}

static void regions_are_numbered_as_they_come(void **state)
{
    (void)state;
    ennead_variant_report report;
    ennead_description *d = read_variant("size 4\nregions\nxxyy\nx.yy\nx 12 12 .\nzz..\n", &report);

    assert_int_equal(d->regions[0], 0);
    assert_int_equal(d->regions[2], 1);
    assert_int_equal(d->regions[5], ENNEAD_NO_REGION);
    assert_int_equal(d->regions[9], 2);
    assert_int_equal(d->regions[12], 3);
    assert_int_equal(d->houses, ENNEAD_HOUSES_ROWS | ENNEAD_HOUSES_COLUMNS | ENNEAD_HOUSES_REGIONS);
    ennead_description_free(d);
}

static void cells_have_many_names(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        size_t count;
        uint16_t cells[9];
    } rules[] = {
        {"thermo r1c1-r1c3", 3, {0, 1, 2}},
        {"thermo r3c3-r1c1", 3, {20, 10, 0}},
        {"thermo R1C1,r2c1", 2, {0, 9}},
        {"all-different r12c34", 4, {2, 3, 11, 12}},
        {"all-different r1-2c9", 2, {8, 17}},
        {"all-different row 9", 9, {72, 73, 74, 75, 76, 77, 78, 79, 80}},
        {"all-different column2", 9, {1, 10, 19, 28, 37, 46, 55, 64, 73}},
        {"all-different box 9", 9, {60, 61, 62, 69, 70, 71, 78, 79, 80}},
        {"all-different region 1", 9, {0, 1, 2, 9, 10, 11, 18, 19, 20}},
    };

    for (size_t i = 0; i < COUNT_OF(rules); i++) {
        ennead_variant_report report;
        ennead_description *d = read_variant(rules[i].text, &report);
        assert_int_equal(d->constraint_count, 1);
        assert_int_equal(d->constraints[0].cell_count, rules[i].count);
        assert_memory_equal(d->constraints[0].cells, rules[i].cells,
                            rules[i].count * sizeof(uint16_t));
        ennead_description_free(d);
    }
}

static void rules_have_numbers_parts_texts_and_rules(void **state)
{
    (void)state;
    static const uint16_t circle[] = {0, 1, 2};
    ennead_variant_report report;
    ennead_description *d =
        read_variant("whisper 4 r1c1 r2c2\narrow r1c1 : r1c2 r1c3\nregex \"1*2\" r1c1 r1c2\n"
                     "or { given 1 r1c1; and { odd r1c1\n even r2c2 } }\nanti-knight\n",
                     &report);

    assert_int_equal(d->constraint_count, 5);
    assert_int_equal(d->constraints[0].numbers[0], 4);
    assert_rule(&d->constraints[1], "arrow", 3, circle);
    assert_int_equal(d->constraints[1].part_count, 2);
    assert_int_equal(d->constraints[1].parts[1], 2);
    assert_string_equal(d->constraints[2].text, "1*2");
    assert_int_equal(d->constraints[3].inner_count, 2);
    assert_int_equal(d->constraints[3].inner[1].inner_count, 2);
    assert_string_equal(d->constraints[3].inner[1].inner[1].name, "even");
    assert_string_equal(d->constraints[4].name, "anti-knight");
    ennead_description_free(d);
}

static void what_is_wrong_is_said(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        uint64_t line, column;
        const char *message;
    } wrong[] = {
        {"size 4\ngrid\n....\n...\n", 4, 4, "the row has 3 cells, expected 4"},
        {"size 4\ngrid\n....\n....", 4, 5, "there are 2 rows, expected 4"},
        {"size 4\ngrid\n...5\n", 3, 4, "'5' in the grid, expected a value from 1 to 4, or ."},
        {"size 4\ngrid\n..[15].\n", 3, 3, "'[15]' in the grid, expected a value from 1 to 4, or ."},
        {"size 4\ngrid\n. . . [1\n", 3, 7, "'[1' in the grid, expected a value from 1 to 4, or ."},
        {"size 65", 1, 6, "a grid has 1 to 64 rows and columns"},
        {"size 4x", 1, 8, "the line ends here, expected a number, as in 2x3"},
        {"size x", 1, 6, "'x' here, expected a number, or two as in 2x3"},
        {"size 4 4", 1, 8, "'4' here, expected the end of the line"},
        {"values 2-9", 1, 8, "values begin with 0 or 1, and are at most 64"},
        {"values x", 1, 8, "'x' here, expected how many values, or a range such as 0-8"},
        {"values 1-", 1, 10, "the line ends here, expected the last value"},
        {"size 4\nvalues 3\n", 2, 8, "there are 3 values, expected 4 to 64"},
        {"boxes 4x4", 1, 7, "the grid cannot be cut into such boxes"},
        {"boxes big", 1, 7, "'big' here, expected boxes such as 3x3, none or auto"},
        {"houses rows 3", 1, 13, "'3' here, expected rows, columns, regions or none"},
        {"houses lines", 1, 8, "'lines' here, expected rows, columns, regions or none"},
        {"odd r1c1\nsize 4", 2, 1,
         "'size' comes after the grid, the regions or a rule, expected before them"},
        {"size 2\nregions\n..\n..\nhouses rows", 5, 1,
         "'houses' comes after the grid, the regions or a rule, expected before them"},
        {"size 4\nsize 4", 2, 1, "'size' is there twice; a new puzzle begins with 'variant'"},
        {"houses rows\nhouses columns", 2, 1,
         "'houses' is there twice; a new puzzle begins with 'variant'"},
        {"size 1\ngrid\n1\ngrid\n.", 4, 1,
         "'grid' is there twice; a new puzzle begins with 'variant'"},
        {"size 1\nregions\n.\nregions\n1", 4, 1,
         "'regions' is there twice; a new puzzle begins with 'variant'"},
        {"variant a\nvariant b", 2, 1,
         "'variant' is there twice; a new puzzle begins with 'variant'"},
        {"leapfrog r1c1", 1, 1, "there is no rule 'leapfrog'"},
        {"thermo r1c1", 1, 1, "thermo: it needs more cells"},
        {"thermo 3 r1c1 r1c2", 1, 1, "thermo: it takes no number"},
        {"whisper r1c1 4", 1, 14, "the number 4 comes after cells, expected before them"},
        {"whisper 2147483648 r1c1", 1, 9,
         "'2147483648' here, expected a number from -2147483648 to 2147483647"},
        {"odd r10c1", 1, 7, "the grid has 9 rows and 9 columns"},
        {"size 12\nodd r13c1", 2, 6, "the grid has 12 rows and 12 columns"},
        {"odd r1d1", 1, 7, "'d1' here, expected c and the number of a column"},
        {"odd r1c", 1, 8, "the line ends here, expected a number, in a cell such as r1c1"},
        {"odd s1c1", 1, 5, "'s1c1' here, expected a cell such as r1c1"},
        {"odd r3-2c1", 1, 8, "the range ends before it begins"},
        {"odd r1c1-r2c3", 1, 5, "the line from cell to cell is not straight"},
        {"odd row x", 1, 9, "'x' here, expected a number"},
        {"odd row 10", 1, 5, "the grid has no row 10"},
        {"odd r1c1 ?", 1, 10,
         "'?' here, expected a number, a cell such as r1c1, or the end of the "
         "line"},
        {"odd { even r1c1 }", 1, 5, "'{' here, expected the end of the rule"},
        {"regex \"1 r1c1", 1, 14, "the line ends here, expected a quotation mark"},
        {"or { odd r1c1", 1, 1, "the rules inside it have no end: }"},
        {"or { size 4 }", 1, 6, "'size' inside a rule"},
        {"or { }", 1, 1, "or: it needs rules inside it"},
        {"}", 1, 1, "'}' here, expected the name of a rule, or a word such as size or grid"},
        {"or {or {or {or {or {or {or {or {odd r1c1}}}}}}}}", 1, 29,
         "rules are more than 8 deep inside one another"},
        {"size 4\nregions\naaaa\naaaa\naaaa\naaaa", 2, 8,
         "region 1 has more cells than there are values"},
    };

    for (size_t i = 0; i < COUNT_OF(wrong); i++) {
        const ennead_variant_report report =
            assert_variant_refused(wrong[i].text, wrong[i].message);
        assert_int_equal(report.line, wrong[i].line);
        assert_int_equal(report.column, wrong[i].column);
        assert_int_equal(report.error, strncmp(wrong[i].text, "leap", 4) == 0
                                           ? ENNEAD_VARIANT_ERROR_UNKNOWN_RULE
                                           : ENNEAD_VARIANT_ERROR_MALFORMED);
    }
}

static void a_rule_has_only_so_many_cells_and_numbers(void **state)
{
    (void)state;
    static char text[1 << 16] = "odd";

    for (size_t i = 0; i < 51; i++)
        strcat(text, " all");
    assert_variant_refused(text, "the rule has too many cells");
    strcpy(text, "odd");
    for (size_t i = 0; i < 257; i++)
        strcat(text, " 1");
    assert_variant_refused(text, "the rule has too many numbers");
}

static void what_is_written_reads_back(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "variant\nsize 9\nboxes 3x3\n",
        ("variant A title\nsize 2x4\nvalues 0-35\nhouses rows\nboxes none\nregions\n1 1 . 2\n"
         "1 1 2 2\n"),
        "variant\nsize 4\nhouses none\nboxes 2x2\n",
    };
    static const char rules[] = "whisper 4 r1c1 r1c2\n"
                                "arrow r1c1 : r1c2 r2c2\n"
                                "or { odd r1c1; regex r1c1 r1c2 \"1*2\" }\n";

    for (size_t i = 0; i < COUNT_OF(texts); i++) {
        static char text[4096], written[4096];
        ennead_variant_report report;
        snprintf(text, sizeof text, "%s", texts[i]);
        ennead_description *d = read_variant(text, &report);
        strcat(text, "grid\n");
        for (int cell = 0; cell < d->rows * d->columns; cell++)
            strcat(text, (cell + 1) % d->columns == 0 ? ".\n" : cell == 0 ? "[12] " : ". ");
        strcat(text, rules);
        ennead_description_free(d);
        d = read_variant(text, &report);
        const size_t length = ennead_variant_write(d, report.title, written, sizeof written);
        assert_string_equal(written, text);
        assert_int_equal(length, strlen(text));
        assert_int_equal(ennead_variant_write(d, report.title, written, 8), length);
        assert_string_equal(written, "variant");
        assert_int_equal(ennead_variant_write_rule(d, 0, written, sizeof written), 19);
        assert_string_equal(written, "whisper 4 r1c1 r1c2");
        ennead_description_free(d);
    }
}

static void forms_are_recognized(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        ennead_variant_form form;
        size_t extent;
    } texts[] = {
        {"", ENNEAD_VARIANT_FORM_NONE, 0},
        {"# only\n", ENNEAD_VARIANT_FORM_NONE, 7},
        {"variant", ENNEAD_VARIANT_FORM_TEXT, 7},
        {"\xEF\xBB\xBFvariant A\nodd r1c1\nvariant B\n", ENNEAD_VARIANT_FORM_TEXT, 22},
        {"variants", ENNEAD_VARIANT_FORM_NONE, 8},
        {"  {\"a\": \"}\\\"\"}\n{}", ENNEAD_VARIANT_FORM_FPUZZLES, 14},
        {"{", ENNEAD_VARIANT_FORM_FPUZZLES, 1},
        {"https://f-puzzles.com/?load=N4\nx", ENNEAD_VARIANT_FORM_FPUZZLES, 30},
        {"https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Or\n", ENNEAD_VARIANT_FORM_ISS, 55},
        {".~R1C1_5", ENNEAD_VARIANT_FORM_ISS, 8},
        {"..Cage~3~R1C1\n.X~R1C1\n \n.AntiKing", ENNEAD_VARIANT_FORM_ISS, 23},
        {".Or.~R1C1_1.End", ENNEAD_VARIANT_FORM_ISS, 15},
        {".AntiKnight", ENNEAD_VARIANT_FORM_ISS, 11},
        {".....1.2.", ENNEAD_VARIANT_FORM_NONE, 9},
        {".AB.1", ENNEAD_VARIANT_FORM_NONE, 5},
        {"3x3::k:1:2\nx", ENNEAD_VARIANT_FORM_KILLER, 10},
    };

    for (size_t i = 0; i < COUNT_OF(texts); i++) {
        const size_t length = strlen(texts[i].text);
        assert_int_equal(ennead_variant_recognize(texts[i].text, length), texts[i].form);
        assert_int_equal(ennead_variant_extent(texts[i].text, length), texts[i].extent);
    }
    assert_string_equal(ennead_variant_form_name(ENNEAD_VARIANT_FORM_KILLER), "killer");
    assert_null(ennead_variant_form_name((ennead_variant_form)9));
}

/* A million rules are no more than a description of that size. */
static void many_rules_are_read(void **state)
{
    (void)state;
    enum { RULES = 20000 };
    static const char rule[] = "odd r1c1 r9c9\n";
    const size_t size = sizeof rule - 1;
    char *text = malloc(RULES * size);
    ennead_variant_report report;
    ennead_description *d;

    assert_non_null(text);
    for (size_t i = 0; i < RULES; i++)
        memcpy(text + i * size, rule, size);
    assert_int_equal(ennead_variant_read(text, RULES * size, NULL, &d, &report), ENNEAD_STATUS_OK);
    assert_int_equal(d->constraint_count, RULES);
    ennead_description_free(d);
    free(text);
}

static ennead_status read_small(const ennead_allocator *memory)
{
    static const char text[] = "size 4\nthermo r1c1 r1c2\nor { odd r1c1; and { even r2c2; odd r1c1 "
                               "} }\nregex \"1*\" r1c1 r1c2\n";

    return try_variant(text, memory);
}

static void every_allocation_may_fail(void **state)
{
    (void)state;
    assert_survives_failing_allocations(read_small);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_head_makes_the_grid),
        cmocka_unit_test(the_grid_is_signs_or_numbers),
        cmocka_unit_test(large_values_have_signs_too),
        cmocka_unit_test(regions_are_numbered_as_they_come),
        cmocka_unit_test(cells_have_many_names),
        cmocka_unit_test(rules_have_numbers_parts_texts_and_rules),
        cmocka_unit_test(what_is_wrong_is_said),
        cmocka_unit_test(a_rule_has_only_so_many_cells_and_numbers),
        cmocka_unit_test(what_is_written_reads_back),
        cmocka_unit_test(forms_are_recognized),
        cmocka_unit_test(many_rules_are_read),
        cmocka_unit_test(every_allocation_may_fail),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
