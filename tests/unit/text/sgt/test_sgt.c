/* SPDX-License-Identifier: MIT */
/*
 * Game IDs of Solo: what each part means, what is said of what is wrong, and what is written.
 */
#include "support/variants.h"

static char written[4096];

static const char *write_id(const char *text)
{
    ennead_variant_report read;
    ennead_exchange_report report;
    ennead_description *d = read_variant(text, &read);
    const ennead_exchanged exchanged = {.size = sizeof exchanged, .description = d};
    static char unsaid[ENNEAD_UNSAID_SIZE];

    assert_int_equal(ennead_write_exchange(&exchanged, ENNEAD_EXCHANGE_SGT, NULL, written,
                                           sizeof written, &report),
                     ENNEAD_STATUS_OK);
    snprintf(unsaid, sizeof unsaid, "%s", report.unsaid);
    ennead_description_free(d);
    return unsaid;
}

static void ids_are_recognized(void **state)
{
    (void)state;
    static const char *const ids[] = {"3x3:a1", "2x2dt:_", "9jxkdar4:a", "3x3:1\nmore"};
    static const char *const others[] = {"3x3::k:1", "3x3",   "3x3:",     "12:530070000",
                                         "x3:a",     "3x3:A", "3x3a b:1", "999x9:1"};

    for (size_t i = 0; i < COUNT_OF(ids); i++)
        assert_int_equal(ennead_variant_recognize(ids[i], strlen(ids[i])), ENNEAD_VARIANT_FORM_SGT);
    for (size_t i = 0; i < COUNT_OF(others); i++)
        assert_int_not_equal(ennead_variant_recognize(others[i], strlen(others[i])),
                             ENNEAD_VARIANT_FORM_SGT);
    assert_int_equal(ennead_variant_extent("3x3:1\nmore", 10), 5);
}

/* A 2x3 grid has boxes of two rows and three columns, of which there are two side by side. */
static void grids_are_read(void **state)
{
    (void)state;
    ennead_variant_report report;
    ennead_description *d = read_variant("2x3dt:1_2c6z3c", &report);

    assert_int_equal(report.form, ENNEAD_VARIANT_FORM_SGT);
    assert_int_equal(d->rows, 6);
    assert_int_equal(d->box_rows, 2);
    assert_int_equal(d->box_columns, 3);
    assert_int_equal(d->candidates[0], 1);
    assert_int_equal(d->candidates[1], 2);
    assert_int_equal(d->candidates[5], 32);
    assert_int_equal(d->candidates[32], 4);
    assert_int_equal(d->candidates[35], 63);
    ennead_description_free(d);
}

/* Lines to the right of cells, row by row, then below them, column by column:
 *
 *     A A B B      a: one place without a line, then one with
 *     A A B B      b: the last place of the row above, and one more
 *     C C C C      h: to the end of the fourth row, and one below; then _: none
 *     D D D D
 */
static void jigsaws_and_killers_are_read(void **state)
{
    (void)state;
    ennead_variant_report report;
    ennead_description *d = read_variant("4jxk:p,abh_a_a_a__,abh_a_a_a__,10a10e10c10c", &report);
    static const uint8_t regions[16] = {0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3};

    assert_int_equal(d->constraint_count, 6);
    assert_memory_equal(d->regions, regions, sizeof regions);
    assert_string_equal(d->constraints[0].name, "diagonal-up");
    assert_string_equal(d->constraints[2].name, "cage");
    assert_int_equal(d->constraints[2].numbers[0], 10);
    assert_int_equal(d->constraints[2].cell_count, 4);
    ennead_description_free(d);
}

static void what_is_wrong_is_said(void **state)
{
    (void)state;
    static const struct {
        const char *id, *message;
    } wrong[] = {
        {"1x1:a", "a grid of size 1, expected 2 to 31"},
        {"2x2y:a", "the parameter 'y' is not known"},
        {"2x2:a", "the game ID has 1 cells, expected 16"},
        {"2x2:q", "there are more than 16 cells"},
        {"2x2:p1", "there are more than 16 cells"},
        {"2x2:0o", "'0' here, expected a number"},
        {"2x2:5o", "a given is 5, expected at most 4"},
        {"2x2:p,a", "',' here, expected the end of the game ID"},
        {"4j:p", "the game ID ends here, expected a comma and lines between cells"},
        {"4j:p,a", "the game ID ends here, expected more lines between cells"},
        {"4j:p,z", "'z' here, expected lines between cells of the grid"},
        {"4j:p,1", "'1' here, expected lines between cells of the grid"},
        {"4j:p,_________________________", "there are more than 4 regions"},
        {"4j:p,x", "region 1 has more cells than there are values"},
        {"2x2k:p,________________________", "the game ID ends here, expected more lines between "
                                            "cells"},
        {"2x2k:p,x", "the game ID ends here, expected a comma and the sums of the cages"},
    };

    for (size_t i = 0; i < COUNT_OF(wrong); i++) {
        ennead_variant_report report;
        ennead_description *d;
        assert_int_equal(ennead_variant_read(wrong[i].id, strlen(wrong[i].id), NULL, &d, &report),
                         ENNEAD_STATUS_BAD_ARGUMENT);
        if (strcmp(report.message, wrong[i].message) != 0)
            fail_msg("%s: %s", wrong[i].id, report.message);
    }
}

static void ids_are_written(void **state)
{
    (void)state;
    static const struct {
        const char *text, *unsaid, *id;
    } texts[] = {
        {"size 4\ngrid 12............34", "", "2x2:1_2l3_4"},
        {"size 6\ngrid ......6.............................", "", "2x3:f6zc"},
        {"size 4\nboxes none\nregions AABBAABBCCCCDDDD\n", "", "4j:p,abh_a_a_a__"},
        {"size 4\ndiagonal-up\ndiagonal-down\n", "", "2x2x:p"},
        {"size 4\ndiagonal-up\n", "one diagonal", ""},
        {"size 4\nanti-king\n", "anti-king", ""},
        {"size 4\ncage 3 r1c1 r1c2\n", "a cell without a cage", ""},
        {"size 4\ncage 3 r1c1 r1c2\ncage 3 r1c2 r1c3\n",
         "cages that overlap", ""},
        {"size 4\nregions AABBAABBCCDDCC.D\n", "regions of this size", ""},
        {"size 4\nregions ABCDABCDABCDDCBA\n", "a region in pieces", ""},
        {"size 2x4\n", "a grid of this size", ""},
        {"size 4\nhouses rows\n", "rows, columns or regions with equal values", ""},
        {"size 4\ncage 10 row 1\ncage 10 row 2\ncage 10 row 3\ncage 10 r4c1 r4c2\n"
         "cage r4c3 r4c4\n",
         "cage", ""},
        {"size 4\ncage 10 row 1\ncage 10 row 2\ncage 10 row 3\ncage 5 r4c1 r4c3\n"
         "cage 5 r4c2 r4c4\n",
         "a cage in pieces", ""},
    };

    for (size_t i = 0; i < COUNT_OF(texts); i++) {
        char text[512];
        snprintf(text, sizeof text, "variant\n%s", texts[i].text);
        assert_string_equal(write_id(text), texts[i].unsaid);
        assert_string_equal(written, texts[i].id);
    }
    /* there and back */
    assert_string_equal(write_id("variant\nsize 4\ncage 10 row 1\ncage 10 row 2\ncage 10 row 3\n"
                                 "cage 3 r4c1 r4c2\ncage 7 r4c3 r4c4\n"),
                        "");
    static char id[sizeof written];
    memcpy(id, written, sizeof id);
    assert_string_equal(write_id(id), "");
    assert_string_equal(written, id);
}

static ennead_status read_id(const ennead_allocator *memory)
{
    return try_variant("4jxk:p,abh_a_a_a__,abh_a_a_a__,10a10e10c10c", memory);
}

static void every_allocation_may_fail(void **state)
{
    (void)state;
    assert_survives_failing_allocations(read_id);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ids_are_recognized),
        cmocka_unit_test(grids_are_read),
        cmocka_unit_test(jigsaws_and_killers_are_read),
        cmocka_unit_test(what_is_wrong_is_said),
        cmocka_unit_test(ids_are_written),
        cmocka_unit_test(every_allocation_may_fail),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
