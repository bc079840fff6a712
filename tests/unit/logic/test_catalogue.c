/* SPDX-License-Identifier: MIT */
/*
 * The catalogue and sets of techniques by name.
 */
#include "support/checker.h"

#include <stdlib.h>

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
                         ENNEAD_STATUS_BAD_ARGUMENT);
        assert_int_equal(ennead_technique_set_subtract(&set, none[i], strlen(none[i])),
                         ENNEAD_STATUS_BAD_ARGUMENT);
        assert_memory_equal(&set, &wanted, sizeof set);
    }
}

/* How many techniques there are of that family, or of that level. */
static int count_of(int family, int level)
{
    int count = 0;

    for (int i = 0; i < ENNEAD_TECHNIQUE_COUNT; i++) {
        const ennead_technique_row *row = ennead_technique_info(i);
        count += (int)row->family == family || (int)row->level == level;
    }
    return count;
}

static void sets_have_names(void **context)
{
    (void)context;
    ennead_technique_set set = techniques_of("all");
    const int whips = count_of(ENNEAD_FAMILY_WHIPS, -1);
    assert_int_equal(size_of(&set), ENNEAD_TECHNIQUE_COUNT - whips);
    set = techniques_of("whips and braids");
    assert_int_equal(size_of(&set), whips);
    set = techniques_of("extreme");
    assert_false(ennead_technique_set_has(&set, ENNEAD_WHIP));
    set = techniques_of("whips");
    assert_int_equal(size_of(&set), 6);
    assert_true(ennead_technique_set_has(&set, ENNEAD_WHIP));
    assert_true(ennead_technique_set_has(&set, ENNEAD_CLAIMING));
    set = techniques_of("braids");
    assert_int_equal(size_of(&set), 6);
    assert_true(ennead_technique_set_has(&set, ENNEAD_BRAID));
    set = techniques_of("g-whips");
    assert_int_equal(size_of(&set), 6);
    assert_true(ennead_technique_set_has(&set, ENNEAD_G_WHIP));
    assert_int_equal(ennead_technique_set_subtract(&set, "g-whips", 7), ENNEAD_STATUS_OK);
    assert_false(ennead_technique_set_has(&set, ENNEAD_G_WHIP));
    assert_true(ennead_technique_set_has(&set, ENNEAD_NAKED_SINGLE));

    set = techniques_of("basic");
    assert_int_equal(size_of(&set), 13);
    set = techniques_of("singles");
    assert_int_equal(size_of(&set), count_of(ENNEAD_FAMILY_SINGLES, -1));
    set = techniques_of("easy");
    assert_int_equal(size_of(&set), count_of(-1, ENNEAD_LEVEL_EASY));
    assert_true(ennead_technique_set_has(&set, ENNEAD_FULL_HOUSE));
    assert_int_equal(ennead_technique_set_add(&set, "wings and more", 5), ENNEAD_STATUS_OK);
    const int wings = count_of(ENNEAD_FAMILY_WINGS, ENNEAD_LEVEL_EASY);
    assert_int_equal(size_of(&set), wings);
    assert_int_equal(ennead_technique_set_subtract(&set, "xy-wing", 7), ENNEAD_STATUS_OK);
    assert_int_equal(ennead_technique_set_subtract(&set, "finned fish", 11), ENNEAD_STATUS_OK);
    assert_int_equal(size_of(&set), wings - 1);
    assert_false(ennead_technique_set_has(&set, ENNEAD_XY_WING));
    assert_true(ennead_technique_set_has(&set, ENNEAD_W_WING));
}

/* Other names stand for techniques, and no name of the catalogue is one of them. */
static void people_have_other_names(void **context)
{
    (void)context;
    static const struct {
        const char *alias;
        const char *names[6];
    } known[] = {
        {"y-wing", {"xy-wing"}},
        {"bug", {"bug + 1"}},
        {"simple coloring", {"simple colors trap", "simple colors wrap"}},
        {"pointing pair", {"pointing"}},
        {"box-line reduction", {"claiming"}},
        {"unique rectangle", {"u1", "u2", "u3", "u4", "u5", "u6"}},
        {"exocet", {"junior exocet", "senior exocet"}},
        {"thor's hammer", {"tridagon"}},
        {"locked candidates", {"pointing", "claiming"}},
    };
    ennead_technique_set set, named;
    const char *alias;

    for (size_t i = 0; i < COUNT_OF(known); i++) {
        memset(&named, 0, sizeof named);
        for (size_t k = 0; k < COUNT_OF(known[i].names) && known[i].names[k] != NULL; k++)
            assert_int_equal(
                ennead_technique_set_add(&named, known[i].names[k], strlen(known[i].names[k])),
                ENNEAD_STATUS_OK);
        set = techniques_of(known[i].alias);
        assert_memory_equal(&set, &named, sizeof set);
    }
    for (int i = 0; (alias = ennead_technique_alias(i, &set)) != NULL; i++) {
        named = techniques_of(alias);
        assert_memory_equal(&set, &named, sizeof set);
        assert_true(size_of(&set) > 0);
        for (int k = 0; k < ENNEAD_TECHNIQUE_COUNT; k++)
            assert_string_not_equal(ennead_technique_info(k)->name, alias);
    }
    assert_null(ennead_technique_alias(-1, &set));
}

/* Of the techniques that HoDoKu has, the set of that name leaves out those that it leaves out by
 * itself: a list of its techniques, by the codes of its library, says which. */
static void the_set_hodoku_is_what_hodoku_tries(void **context)
{
    (void)context;
    const ennead_technique_set set = techniques_of("hodoku");
    const char *folder = getenv("ENNEAD_DATA");
    char path[4096], line[512], code[32], on[8];
    int compared = 0;

    assert_true(ennead_technique_set_has(&set, ENNEAD_FORCING_NET));
    assert_false(ennead_technique_set_has(&set, ENNEAD_DEATH_BLOSSOM));
    assert_false(ennead_technique_set_has(&set, ENNEAD_M_WING));
    for (int i = 0; i < ENNEAD_TECHNIQUE_COUNT; i++)
        if (*ennead_technique_info(i)->code == '\0')
            assert_false(ennead_technique_set_has(&set, (ennead_technique)i));
    if (folder == NULL) {
        report_figure("catalogue: HoDoKu's own list is in ENNEAD_DATA");
        return;
    }
    snprintf(path, sizeof path, "%s/techniques/hodoku_scores.tsv", folder);
    FILE *list = fopen(path, "r");
    assert_non_null(list);
    while (fgets(line, sizeof line, list) != NULL)
        if (sscanf(line, "%*s %*s %*s %*s %*s %7s %31s", on, code) == 2)
            for (int i = 0; i < ENNEAD_TECHNIQUE_COUNT; i++)
                if (strcmp(ennead_technique_info(i)->code, code) == 0) {
                    assert_int_equal(ennead_technique_set_has(&set, (ennead_technique)i),
                                     strcmp(on, "true") == 0);
                    compared++;
                }
    fclose(list);
    report_figure("catalogue: %d techniques are on or off as in HoDoKu", compared);
    assert_true(compared > 40);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_rows_are_whole),
        cmocka_unit_test(every_technique_can_be_named),
        cmocka_unit_test(names_are_taken_as_people_write_them),
        cmocka_unit_test(sets_have_names),
        cmocka_unit_test(people_have_other_names),
        cmocka_unit_test(the_set_hodoku_is_what_hodoku_tries),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
