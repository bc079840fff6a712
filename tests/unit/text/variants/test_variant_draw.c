/* SPDX-License-Identifier: MIT */
/*
 * Pictures of variants: regions, cages with sums, dots, lines and what is around values.
 */
#include "support/variants.h"

static void assert_picture(const char *text, ennead_drawing drawing, const char *expected)
{
    ennead_description *d = variant_of(text);
    char picture[4096];
    size_t length;

    assert_int_equal(
        ennead_variant_draw(
            d,
            &(ennead_drawing_options){.size = sizeof(ennead_drawing_options), .drawing = drawing},
            NULL, picture, sizeof picture, &length),
        ENNEAD_STATUS_OK);
    assert_string_equal(picture, expected);
    assert_int_equal(length, strlen(expected));
    ennead_description_free(d);
}

static void cages_and_dots_are_drawn(void **state)
{
    (void)state;
    assert_picture("size 4\ngrid\n1...\n....\n....\n....\ncage 5 r1c1 r2c1\nwhite-dot r1c2 r1c3\n"
                   "black-dot r3c1 r4c1\nx r3c3 r3c4\ngreater r4c2 r4c1\nwhite-dot 3 r4c3 r4c4\n",
                   ENNEAD_DRAWING_PLAIN,
                   "+5------+-------+\n"
                   "| 1 : . o .   . |\n"
                   "|   .   |   .   |\n"
                   "| . : . | .   . |\n"
                   "+-------+-------+\n"
                   "| .   . | . X . |\n"
                   "| * .   |   .   |\n"
                   "| . < . | . 3 . |\n"
                   "+-------+-------+\n");
}

static void lines_are_drawn(void **state)
{
    (void)state;
    assert_picture("size 4\nboxes none\nthermo r1c1 r1c2 r2c2 r3c3\nbetween r4c1-r4c3\nodd r1c4\n"
                   "even r2c4\nwhisper 2 r3c1 r2c2\n",
                   ENNEAD_DRAWING_FINE,
                   "┏━━━┯━━━┯━━━┯━━━┓\n"
                   "┃(.)═ . │ . │(.)┃\n"
                   "┠───┼─║─┼───┼───┨\n"
                   "┃ . │ . │ . │[.]┃\n"
                   "┠───╱───╲───┼───┨\n"
                   "┃ . │ . │ . │ . ┃\n"
                   "┠───┼───┼───┼───┨\n"
                   "┃(.)═ . ═(.)│ . ┃\n"
                   "┗━━━┷━━━┷━━━┷━━━┛\n");
}

static void regions_meet_in_every_way(void **state)
{
    (void)state;
    assert_picture("size 4\nregions\naabb\nacdb\naeeb\nffff\n", ENNEAD_DRAWING_FINE,
                   "┏━━━┯━━━┳━━━┯━━━┓\n"
                   "┃ . │ . ┃ . │ . ┃\n"
                   "┠───╆━━━╋━━━╅───┨\n"
                   "┃ . ┃ . ┃ . ┃ . ┃\n"
                   "┠───╊━━━╇━━━╉───┨\n"
                   "┃ . ┃ . │ . ┃ . ┃\n"
                   "┣━━━╇━━━┿━━━╇━━━┫\n"
                   "┃ . │ . │ . │ . ┃\n"
                   "┗━━━┷━━━┷━━━┷━━━┛\n");
}

static void values_are_shown(void **state)
{
    (void)state;
    ennead_description *d = variant_of("size 2\nvalues 0-11\nboxes none\n");
    static const uint8_t values[] = {0, 11, 5, 10};
    char picture[256];
    size_t length;

    assert_int_equal(
        ennead_variant_draw(d,
                            &(ennead_drawing_options){.size = sizeof(ennead_drawing_options),
                                                      .drawing = ENNEAD_DRAWING_PLAIN,
                                                      .values = values},
                            NULL, picture, sizeof picture, &length),
        ENNEAD_STATUS_OK);
    assert_string_equal(picture, "+-------+\n| 0  11 |\n|   .   |\n| 5  10 |\n+-------+\n");
    assert_true(ennead_variant_is_drawn(&(ennead_constraint){.name = "cage"}));
    assert_true(ennead_variant_is_drawn(&(ennead_constraint){.name = "odd"}));
    assert_true(ennead_variant_is_drawn(&(ennead_constraint){.name = "x"}));
    assert_false(ennead_variant_is_drawn(&(ennead_constraint){.name = "thermo"}));
    ennead_description_free(d);
}

static ennead_status draw_small(const ennead_allocator *memory)
{
    ennead_description *d = variant_of("size 4\n");
    size_t length;
    const ennead_status status =
        ennead_variant_draw(d,
                            &(ennead_drawing_options){.size = sizeof(ennead_drawing_options),
                                                      .drawing = ENNEAD_DRAWING_PLAIN},
                            memory, NULL, 0, &length);

    ennead_description_free(d);
    return status;
}

static void every_allocation_may_fail(void **state)
{
    (void)state;
    assert_survives_failing_allocations(draw_small);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cages_and_dots_are_drawn),  cmocka_unit_test(lines_are_drawn),
        cmocka_unit_test(regions_meet_in_every_way), cmocka_unit_test(values_are_shown),
        cmocka_unit_test(every_allocation_may_fail),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
