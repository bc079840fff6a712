/* SPDX-License-Identifier: MIT */
/*
 * Killers of SumoCue: cages, diagonals and regions, and what is said of what is wrong.
 */
#include "support/variants.h"

enum { CELLS = 81, ROOM = 1024 };

/* A text with these words for the first cells, and `rest` for all others. */
static const char *text_of(const char *head, const char *const *words, const char *rest)
{
    static char text[ROOM];
    size_t length = (size_t)snprintf(text, sizeof text, "%s", head);

    for (int cell = 0; cell < CELLS; cell++) {
        const char *word = *words != NULL ? *words++ : rest;
        length += (size_t)snprintf(text + length, sizeof text - length, "%s", word);
    }
    return text;
}

static void cages_are_read(void **state)
{
    (void)state;
    static const char *const words[] = {"=12", "+0", "=3", "+1", NULL};
    ennead_variant_report report;
    ennead_description *d = read_variant(text_of("SumoCueV1", words, "=0"), &report);

    assert_int_equal(report.form, ENNEAD_VARIANT_FORM_KILLER);
    assert_int_equal(d->constraint_count, 2);
    assert_int_equal(d->constraints[0].numbers[0], 12);
    assert_int_equal(d->constraints[0].cell_count, 3);
    assert_int_equal(d->constraints[0].cells[2], 3);
    assert_int_equal(d->constraints[1].numbers[0], 3);
    assert_int_equal(d->box_rows, 3);
    ennead_description_free(d);
}

static void diagonals_and_regions_are_read(void **state)
{
    (void)state;
    char text[ROOM] = "SumoCueV1D";
    size_t length = strlen(text);
    ennead_variant_report report;

    for (int cell = 0; cell < CELLS; cell++)
        length += (size_t)snprintf(text + length, sizeof text - length, "=0J%d", cell / 9);
    ennead_description *d = read_variant(text, &report);
    assert_int_equal(d->constraint_count, 2);
    assert_string_equal(d->constraints[0].name, "diagonal-up");
    assert_int_equal(d->box_rows, 0);
    assert_int_equal(d->regions[80], 8);
    ennead_description_free(d);
}

static void what_is_wrong_is_said(void **state)
{
    (void)state;
    static const struct {
        const char *words[3], *rest, *message;
    } wrong[] = {
        {{"x", NULL}, "=0", "expected = or + for cell 1 of 81"},
        {{"=", NULL}, "=0", "expected a number up to 999"},
        {{"+81", NULL}, "=0", "expected a number up to 80"},
        {{"+1", "+0", NULL}, "=0", "the cells from here lead to no sum"},
        {{"=0J9", NULL}, "=0", "expected a number up to 8"},
        {{"=0J1", NULL}, "=0", "1 cells have a region, expected all or none"},
        {{"=0=0", NULL}, "=0", "there is more after the 81 cells"},
        {{NULL}, "=0J0", "region 1 has more cells than there are values"},
    };

    for (size_t i = 0; i < COUNT_OF(wrong); i++)
        assert_variant_refused(text_of("SumoCueV1", wrong[i].words, wrong[i].rest),
                               wrong[i].message);
    assert_variant_refused("SumoCueV1=1", "expected = or + for cell 2 of 81");
}

static ennead_status read_some(const ennead_allocator *memory)
{
    static const char *const words[] = {"=12", "+0", NULL};

    return try_variant(text_of("SumoCueV1D", words, "=0"), memory);
}

static void every_allocation_may_fail(void **state)
{
    (void)state;
    assert_survives_failing_allocations(read_some);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cages_are_read),
        cmocka_unit_test(diagonals_and_regions_are_read),
        cmocka_unit_test(what_is_wrong_is_said),
        cmocka_unit_test(every_allocation_may_fail),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
