/* SPDX-License-Identifier: MIT */
/*
 * The sizes of the public structs; and that a caller who uses these sizes can fill arrays of
 * structs that have grown.
 */
#include "support/support.h"

#include <stdlib.h>

static void sizes_are_those_of_the_header(void **state)
{
    (void)state;
    int count = 0;

#define STRUCT_TEST(code, type) \
    assert_int_equal(code, count++); \
    assert_int_equal(ennead_struct_size(code), sizeof(type)); \
    assert_string_equal(ennead_struct_name(code), #type);
    ENNEAD_STRUCTS(STRUCT_TEST)
#undef STRUCT_TEST
    assert_int_equal(count, ENNEAD_STRUCT_COUNT);
    assert_true(ennead_structs_fit());
}

static void others_have_none(void **state)
{
    (void)state;
    assert_int_equal(ennead_struct_size(ENNEAD_STRUCT_COUNT), 0);
    assert_int_equal(ennead_struct_size((ennead_struct)-1), 0);
    assert_null(ennead_struct_name(ENNEAD_STRUCT_COUNT));
    assert_null(ennead_struct_name((ennead_struct)-1));
}

/* What a binding does, which knows members by their offsets and sizes from the library. */
static void results_are_read_by_size_and_offset(void **state)
{
    (void)state;
    const size_t room = ennead_struct_size(ENNEAD_STRUCT_SOLVE_RESULT);
    unsigned char *result = malloc(room);
    const ennead_puzzle puzzle = puzzle_of(EXAMPLE_PUZZLE);
    ennead_verdict verdict;

    assert_non_null(result);
    assert_int_equal(ennead_solve(&puzzle, NULL, NULL, 0, (ennead_solve_result *)(void *)result),
                     ENNEAD_STATUS_OK);
    memcpy(&verdict, result + offsetof(ennead_solve_result, verdict), sizeof verdict);
    assert_int_equal(verdict, ENNEAD_VERDICT_UNIQUE);
    free(result);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sizes_are_those_of_the_header),
        cmocka_unit_test(others_have_none),
        cmocka_unit_test(results_are_read_by_size_and_offset),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
