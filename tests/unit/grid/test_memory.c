/* SPDX-License-Identifier: MIT */
/*
 * The allocator that objects use: the caller's, or malloc and free.
 */
#include "support/support.h"

#include "grid/memory.h"

static void without_one_memory_comes_from_malloc(void **state)
{
    (void)state;
    const ennead_allocator memory = allocator_or_default(NULL);
    char *block = allocate(&memory, 100);

    assert_non_null(block);
    memset(block, 1, 100);
    release(&memory, block);
    release(&memory, NULL);
}

static void the_caller_s_is_copied_and_gets_its_user(void **state)
{
    (void)state;
    struct test_memory log = {0};
    ennead_allocator given = test_allocator(&log);
    const ennead_allocator memory = allocator_or_default(&given);

    memset(&given, 0, sizeof given);
    void *block = allocate(&memory, 1);
    assert_non_null(block);
    assert_int_equal(log.live, 1);
    release(&memory, block);
    assert_int_equal(log.live, 0);
    assert_int_equal(log.allocations, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(without_one_memory_comes_from_malloc),
        cmocka_unit_test(the_caller_s_is_copied_and_gets_its_user),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
