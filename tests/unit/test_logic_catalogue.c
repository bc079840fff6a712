/* SPDX-License-Identifier: MIT */
/*
 * The catalogue and sets of techniques by name.
 */
#include "checker.h"

static unsigned size_of(const ennead_technique_set *set)
{
    unsigned count = 0;

    for (int i = 0; i < ENNEAD_TECHNIQUE_COUNT; i++)
        count += ennead_technique_set_has(set, (ennead_technique)i);
    return count;
}

static void the_rows_are_whole(void **context)
{
    (void)context;
    assert_null(ennead_technique_info(-1));
    assert_null(ennead_technique_info(ENNEAD_TECHNIQUE_COUNT));
    for (int i = 0; i < ENNEAD_TECHNIQUE_COUNT; i++) {
        const ennead_technique_row *row = ennead_technique_info(i);
        assert_true(*row->name != '\0' && *row->abbreviation != '\0');
        assert_in_range(row->score, 1, 20000);
        assert_in_range(row->rating, 0, 120);
        assert_string_not_equal(ennead_level_name(row->level), "unknown level");
        assert_string_not_equal(ennead_family_name(row->family), "unknown family");
        for (int other = 0; other < i; other++) {
            assert_string_not_equal(row->name, ennead_technique_info(other)->name);
            assert_string_not_equal(row->abbreviation, ennead_technique_info(other)->abbreviation);
        }
    }
    assert_string_equal(ennead_level_name((ennead_level)99), "unknown level");
    assert_string_equal(ennead_family_name((ennead_family)99), "unknown family");
}

/* Each name, and each abbreviation, is that of one technique only. */
static void every_technique_can_be_named(void **context)
{
    (void)context;
    for (int i = 0; i < ENNEAD_TECHNIQUE_COUNT; i++) {
        const ennead_technique_set by_name = techniques_of(ennead_technique_info(i)->name);
        const ennead_technique_set by_letters =
            techniques_of(ennead_technique_info(i)->abbreviation);
        assert_int_equal(size_of(&by_name), 1);
        assert_true(ennead_technique_set_has(&by_name, (ennead_technique)i));
        assert_memory_equal(&by_letters, &by_name, sizeof by_name);
    }
}

static void names_are_taken_as_people_write_them(void **context)
{
    (void)context;
    const ennead_technique_set wanted = techniques_of("X-Wing");
    static const char *const same[] = {"x-wing", "XWING", "x wing", "-x_WING ", "Bf2"};
    static const char *const none[] = {"", "-", "x-win", "x-wings", "xwing,", "fish!"};

    for (size_t i = 0; i < COUNT_OF(same); i++) {
        const ennead_technique_set set = techniques_of(same[i]);
        assert_memory_equal(&set, &wanted, sizeof set);
    }
    for (size_t i = 0; i < COUNT_OF(none); i++) {
        ennead_technique_set set = wanted;
        assert_int_equal(ennead_technique_set_add(&set, none[i], strlen(none[i])),
                         ENNEAD_BAD_ARGUMENT);
        assert_int_equal(ennead_technique_set_subtract(&set, none[i], strlen(none[i])),
                         ENNEAD_BAD_ARGUMENT);
        assert_memory_equal(&set, &wanted, sizeof set);
    }
}

static void sets_have_names(void **context)
{
    (void)context;
    ennead_technique_set set = techniques_of("all");
    assert_int_equal(size_of(&set), ENNEAD_TECHNIQUE_COUNT);

    set = techniques_of("basic");
    assert_int_equal(size_of(&set), 13);
    set = techniques_of("singles");
    assert_int_equal(size_of(&set), 3);
    set = techniques_of("easy");
    assert_int_equal(size_of(&set), 3);
    assert_int_equal(ennead_technique_set_add(&set, "wings and more", 5), ENNEAD_OK);
    assert_int_equal(size_of(&set), 12);
    assert_int_equal(ennead_technique_set_subtract(&set, "xy-wing", 7), ENNEAD_OK);
    assert_int_equal(ennead_technique_set_subtract(&set, "finned fish", 11), ENNEAD_OK);
    assert_int_equal(size_of(&set), 11);
    assert_false(ennead_technique_set_has(&set, ENNEAD_XY_WING));
    assert_true(ennead_technique_set_has(&set, ENNEAD_W_WING));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_rows_are_whole),
        cmocka_unit_test(every_technique_can_be_named),
        cmocka_unit_test(names_are_taken_as_people_write_them),
        cmocka_unit_test(sets_have_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
