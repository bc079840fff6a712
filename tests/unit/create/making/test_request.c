/* SPDX-License-Identifier: MIT */
/*
 * Requests: their defaults, and which are refused and why.
 */
#include "support/support.h"

/* A request with some members set; the others are 0, except the greatest number of clues. */
#define REQUEST(...) request_of((ennead_request){.size = sizeof(ennead_request), __VA_ARGS__})

static ennead_request request_of(ennead_request request)
{
    if (request.most_clues == 0)
        request.most_clues = 81;
    return request;
}

static ennead_request_conflict conflict(ennead_request request)
{
    return ennead_request_find_conflict(&request);
}

static void defaults_are_possible(void **state)
{
    (void)state;
    ennead_request request;

    ennead_request_init(&request);
    assert_int_equal(request.most_clues, 81);
    assert_int_equal(request.effort, 2000000);
    assert_int_equal(ennead_request_find_conflict(&request), ENNEAD_REQUEST_CONFLICT_NONE);
    assert_int_equal(ennead_request_find_conflict(NULL), ENNEAD_REQUEST_CONFLICT_NONE);
    ennead_request_init_sized(&request, offsetof(ennead_request, most_clues));
    assert_int_equal(request.most_clues, 81); /* as it was */
}

static void a_shorter_struct_has_the_defaults_for_the_rest(void **state)
{
    (void)state;
    ennead_request request = REQUEST(.least_clues = 90);

    request.size = offsetof(ennead_request, least_clues);
    assert_int_equal(ennead_request_find_conflict(&request), ENNEAD_REQUEST_CONFLICT_NONE);
    request.size = 3;
    assert_int_equal(ennead_request_find_conflict(&request), ENNEAD_REQUEST_CONFLICT_RANGE);
}

static void impossible_numbers_are_refused(void **state)
{
    (void)state;
    assert_int_equal(conflict(REQUEST(.least_clues = -1)), ENNEAD_REQUEST_CONFLICT_RANGE);
    assert_int_equal(conflict(REQUEST(.most_clues = 82)), ENNEAD_REQUEST_CONFLICT_RANGE);
    assert_int_equal(conflict(REQUEST(.least_clues = 30, .most_clues = 29)),
                     ENNEAD_REQUEST_CONFLICT_RANGE);
    assert_int_equal(conflict(REQUEST(.extra_clues = -1)), ENNEAD_REQUEST_CONFLICT_RANGE);
    assert_int_equal(conflict(REQUEST(.most_clues = 16)), ENNEAD_REQUEST_CONFLICT_SEVENTEEN);
    assert_int_equal(conflict(REQUEST(.most_clues = 17)), ENNEAD_REQUEST_CONFLICT_NONE);
    assert_int_equal(conflict(REQUEST(.most_clues = 20, .extra_clues = 4)),
                     ENNEAD_REQUEST_CONFLICT_EXTRA);
    assert_int_equal(conflict(REQUEST(.least_clues = 41)), ENNEAD_REQUEST_CONFLICT_MINIMAL);
    assert_int_equal(conflict(REQUEST(.least_clues = 41, .extra_clues = 1)),
                     ENNEAD_REQUEST_CONFLICT_NONE);
    assert_int_equal(conflict(REQUEST(.least_clues = 41, .surplus = ENNEAD_SURPLUS_ALLOWED)),
                     ENNEAD_REQUEST_CONFLICT_NONE);
    assert_int_equal(conflict(REQUEST(.symmetry = ENNEAD_SYMMETRY_QUARTER_TURN, .least_clues = 22,
                                      .most_clues = 23)),
                     ENNEAD_REQUEST_CONFLICT_GROUPS);
    assert_int_equal(conflict(REQUEST(.symmetry = ENNEAD_SYMMETRY_QUARTER_TURN, .least_clues = 22,
                                      .most_clues = 24)),
                     ENNEAD_REQUEST_CONFLICT_NONE);
}

static void values_out_of_range_are_refused(void **state)
{
    (void)state;
    assert_int_equal(conflict(REQUEST(.symmetry = (ennead_symmetry)10)),
                     ENNEAD_REQUEST_CONFLICT_RANGE);
    assert_int_equal(conflict(REQUEST(.surplus = (ennead_surplus)2)),
                     ENNEAD_REQUEST_CONFLICT_RANGE);
    assert_int_equal(conflict(REQUEST(.time_limit = -1)), ENNEAD_REQUEST_CONFLICT_RANGE);
}

static void patterns_are_looked_at(void **state)
{
    (void)state;
    board pattern;

    board_of("111111111..................111111111..................111111111..................",
             pattern);
    assert_int_equal(conflict(REQUEST(.pattern = pattern)), ENNEAD_REQUEST_CONFLICT_PATTERN_ROWS);
    board_of("1..1..1..1..1..1..1..1..1..1..1..1..1..1..1..1..1..1..1..1..1..1..1..1..1..1..1..",
             pattern);
    assert_int_equal(conflict(REQUEST(.pattern = pattern)),
                     ENNEAD_REQUEST_CONFLICT_PATTERN_COLUMNS);
    board_of(EXAMPLE_PUZZLE, pattern);
    assert_int_equal(conflict(REQUEST(.pattern = pattern)), ENNEAD_REQUEST_CONFLICT_NONE);
    assert_int_equal(conflict(REQUEST(.pattern = pattern, .symmetry = ENNEAD_SYMMETRY_HALF_TURN)),
                     ENNEAD_REQUEST_CONFLICT_NONE);
    assert_int_equal(conflict(REQUEST(.pattern = pattern, .symmetry = ENNEAD_SYMMETRY_DIAGONAL)),
                     ENNEAD_REQUEST_CONFLICT_PATTERN_SYMMETRY);
    assert_int_equal(conflict(REQUEST(.pattern = pattern, .most_clues = 29)),
                     ENNEAD_REQUEST_CONFLICT_PATTERN_CLUES);
    assert_int_equal(conflict(REQUEST(.pattern = pattern, .extra_clues = 2)),
                     ENNEAD_REQUEST_CONFLICT_PATTERN_EXTRA);
    board_of("1111111111111111.................................................................",
             pattern);
    assert_int_equal(conflict(REQUEST(.pattern = pattern)), ENNEAD_REQUEST_CONFLICT_SEVENTEEN);
}

static void every_obstacle_has_its_sentence(void **state)
{
    (void)state;
    for (int i = ENNEAD_REQUEST_CONFLICT_NONE; i <= ENNEAD_REQUEST_CONFLICT_PATTERN_COLUMNS; i++) {
        assert_true(strlen(ennead_request_conflict_text((ennead_request_conflict)i)) > 10);
        assert_string_not_equal(ennead_request_conflict_text((ennead_request_conflict)i),
                                "unknown obstacle");
    }
    assert_string_equal(ennead_request_conflict_text((ennead_request_conflict)99),
                        "unknown obstacle");
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
