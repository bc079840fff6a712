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

static void an_array_goes_over_to_more_room(void **state)
{
    (void)state;
    enum { NUMBERS = 5000 };
    struct test_memory log = {0};
    const ennead_allocator memory = test_allocator(&log);
    uint32_t *numbers = NULL;
    size_t count = 0, room = 0;

    for (; count < NUMBERS; count++) {
        const size_t before = room;
        uint32_t *more = array_with_room(&memory, numbers, count + 1, &room, sizeof *more);
        assert_non_null(more);
        assert_true(room == before || (room >= 2 * before && room > count));
        assert_true(room != before || more == numbers);
        numbers = more;
        numbers[count] = (uint32_t)count;
    }
    assert_true(log.allocations < 10);
    numbers = array_with_room(&memory, numbers, 3 * NUMBERS, &room, sizeof *numbers);
    assert_true(room >= 3 * NUMBERS);
    for (uint32_t i = 0; i < NUMBERS; i++)
        assert_int_equal(numbers[i], i);
    assert_int_equal(log.live, 1);
    release(&memory, numbers);
}

static void without_memory_an_array_is_as_it_was(void **state)
{
    (void)state;
    struct test_memory log = {0};
    const ennead_allocator memory = test_allocator(&log);
    size_t room = 0;
    uint32_t *numbers = array_with_room(&memory, NULL, 1, &room, sizeof *numbers);
    const size_t before = room;

    numbers[0] = 7;
    assert_null(array_with_room(&memory, numbers, SIZE_MAX, &room, sizeof *numbers));
    assert_null(array_with_room(&memory, numbers, SIZE_MAX / 4, &room, sizeof *numbers));
    assert_int_equal(log.allocations, 1);
    log.fail_at = 2;
    assert_null(array_with_room(&memory, numbers, before + 1, &room, sizeof *numbers));
    assert_int_equal(room, before);
    assert_int_equal(numbers[0], 7);
    release(&memory, numbers);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(without_one_memory_comes_from_malloc),
        cmocka_unit_test(an_array_goes_over_to_more_room),
        cmocka_unit_test(without_memory_an_array_is_as_it_was),
        cmocka_unit_test(the_caller_s_is_copied_and_gets_its_user),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
