/* SPDX-License-Identifier: MIT */
/*
 * Wishes: their defaults, and what is refused and why.
 */
#include "support.h"

/* Wishes with some members set; those not named are 0, but for the greatest number of clues. */
#define WISHES(...) wishes_of((ennead_wishes){.size = sizeof(ennead_wishes), __VA_ARGS__})

static ennead_wishes wishes_of(ennead_wishes wishes)
{
    if (wishes.most_clues == 0)
        wishes.most_clues = 81;
    return wishes;
}

static ennead_obstacle obstacle(ennead_wishes wishes)
{
    return ennead_wishes_obstacle(&wishes);
}

static void defaults_are_possible(void **state)
{
    (void)state;
    ennead_wishes wishes;

    ennead_wishes_init(&wishes);
    assert_int_equal(wishes.most_clues, 81);
    assert_int_equal(wishes.effort, 2000000);
    assert_int_equal(ennead_wishes_obstacle(&wishes), ENNEAD_NO_OBSTACLE);
    assert_int_equal(ennead_wishes_obstacle(NULL), ENNEAD_NO_OBSTACLE);
    ennead_wishes_init_sized(&wishes, offsetof(ennead_wishes, most_clues));
    assert_int_equal(wishes.most_clues, 81); /* as it was */
}

static void a_shorter_struct_has_the_defaults_for_the_rest(void **state)
{
    (void)state;
    ennead_wishes wishes = WISHES(.least_clues = 90);

    wishes.size = offsetof(ennead_wishes, least_clues);
    assert_int_equal(ennead_wishes_obstacle(&wishes), ENNEAD_NO_OBSTACLE);
    wishes.size = 3;
    assert_int_equal(ennead_wishes_obstacle(&wishes), ENNEAD_OBSTACLE_RANGE);
}

static void impossible_numbers_are_refused(void **state)
{
    (void)state;
    assert_int_equal(obstacle(WISHES(.least_clues = -1)), ENNEAD_OBSTACLE_RANGE);
    assert_int_equal(obstacle(WISHES(.most_clues = 82)), ENNEAD_OBSTACLE_RANGE);
    assert_int_equal(obstacle(WISHES(.least_clues = 30, .most_clues = 29)), ENNEAD_OBSTACLE_RANGE);
    assert_int_equal(obstacle(WISHES(.extra_clues = -1)), ENNEAD_OBSTACLE_RANGE);
    assert_int_equal(obstacle(WISHES(.most_clues = 16)), ENNEAD_OBSTACLE_SEVENTEEN);
    assert_int_equal(obstacle(WISHES(.most_clues = 17)), ENNEAD_NO_OBSTACLE);
    assert_int_equal(obstacle(WISHES(.most_clues = 20, .extra_clues = 4)), ENNEAD_OBSTACLE_EXTRA);
    assert_int_equal(obstacle(WISHES(.least_clues = 41)), ENNEAD_OBSTACLE_MINIMAL);
    assert_int_equal(obstacle(WISHES(.least_clues = 41, .extra_clues = 1)), ENNEAD_NO_OBSTACLE);
    assert_int_equal(obstacle(WISHES(.least_clues = 41, .surplus = ENNEAD_REDUNDANT)),
                     ENNEAD_NO_OBSTACLE);
    assert_int_equal(obstacle(WISHES(.symmetry = ENNEAD_SYMMETRY_QUARTER_TURN, .least_clues = 22,
                                     .most_clues = 23)),
                     ENNEAD_OBSTACLE_GROUPS);
    assert_int_equal(obstacle(WISHES(.symmetry = ENNEAD_SYMMETRY_QUARTER_TURN, .least_clues = 22,
                                     .most_clues = 24)),
                     ENNEAD_NO_OBSTACLE);
}

static void values_out_of_range_are_refused(void **state)
{
    (void)state;
    assert_int_equal(obstacle(WISHES(.symmetry = (ennead_symmetry)10)), ENNEAD_OBSTACLE_RANGE);
    assert_int_equal(obstacle(WISHES(.surplus = (ennead_surplus)2)), ENNEAD_OBSTACLE_RANGE);
    assert_int_equal(obstacle(WISHES(.time_limit = -1)), ENNEAD_OBSTACLE_RANGE);
}

static void patterns_are_looked_at(void **state)
{
    (void)state;
    board pattern;

    board_of("111111111..................111111111..................111111111..................",
             pattern);
    assert_int_equal(obstacle(WISHES(.pattern = pattern)), ENNEAD_OBSTACLE_PATTERN_ROWS);
    board_of("1..1..1..1..1..1..1..1..1..1..1..1..1..1..1..1..1..1..1..1..1..1..1..1..1..1..1..",
             pattern);
    assert_int_equal(obstacle(WISHES(.pattern = pattern)), ENNEAD_OBSTACLE_PATTERN_COLUMNS);
    board_of(EXAMPLE_PUZZLE, pattern);
    assert_int_equal(obstacle(WISHES(.pattern = pattern)), ENNEAD_NO_OBSTACLE);
    assert_int_equal(obstacle(WISHES(.pattern = pattern, .symmetry = ENNEAD_SYMMETRY_HALF_TURN)),
                     ENNEAD_NO_OBSTACLE);
    assert_int_equal(obstacle(WISHES(.pattern = pattern, .symmetry = ENNEAD_SYMMETRY_DIAGONAL)),
                     ENNEAD_OBSTACLE_PATTERN_SYMMETRY);
    assert_int_equal(obstacle(WISHES(.pattern = pattern, .most_clues = 29)),
                     ENNEAD_OBSTACLE_PATTERN_CLUES);
    assert_int_equal(obstacle(WISHES(.pattern = pattern, .extra_clues = 2)),
                     ENNEAD_OBSTACLE_PATTERN_EXTRA);
    board_of("1111111111111111.................................................................",
             pattern);
    assert_int_equal(obstacle(WISHES(.pattern = pattern)), ENNEAD_OBSTACLE_SEVENTEEN);
}

static void every_obstacle_has_its_sentence(void **state)
{
    (void)state;
    for (int i = ENNEAD_NO_OBSTACLE; i <= ENNEAD_OBSTACLE_PATTERN_COLUMNS; i++) {
        assert_true(strlen(ennead_obstacle_text((ennead_obstacle)i)) > 10);
        assert_string_not_equal(ennead_obstacle_text((ennead_obstacle)i), "unknown obstacle");
    }
    assert_string_equal(ennead_obstacle_text((ennead_obstacle)99), "unknown obstacle");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(defaults_are_possible),
        cmocka_unit_test(a_shorter_struct_has_the_defaults_for_the_rest),
        cmocka_unit_test(impossible_numbers_are_refused),
        cmocka_unit_test(values_out_of_range_are_refused),
        cmocka_unit_test(patterns_are_looked_at),
        cmocka_unit_test(every_obstacle_has_its_sentence),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
