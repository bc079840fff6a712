/* SPDX-License-Identifier: MIT */
/*
 * Hall sets against all choices.
 */
#include "support/support.h"

#include "logic/hall_sets.h"

/* Whether the sets of a choice are tight, by the definition. */
static bool is_tight(const uint16_t sets[9], int size, unsigned choice)
{
    if (__builtin_popcount(choice) != size)
        return false;
    for (int i = 0; i < 9; i++) {
        const int members = __builtin_popcount(sets[i]);
        if ((choice >> i & 1) != 0 && (members < 2 || members > size))
            return false;
    }
    return __builtin_popcount(union_of(sets, (uint16_t)choice)) == size;
}

static void all_hall_sets_are_found_once(void **context)
{
    (void)context;
    struct generator generator = {1};

    for (int round = 0; round < 2000; round++) {
        uint16_t sets[9], choices[MOST_HALL_SETS];
        bool found[512] = {false};
        for (int i = 0; i < 9; i++)
            sets[i] =
                (uint16_t)(generator_below(&generator, 512) & generator_below(&generator, 512));
        for (int size = 2; size <= 4; size++) {
            const int count = hall_sets(sets, size, choices);
            memset(found, 0, sizeof found);
            for (int i = 0; i < count; i++) {
                assert_false(found[choices[i]]);
                found[choices[i]] = true;
            }
            for (unsigned choice = 0; choice < 512; choice++)
                assert_int_equal(found[choice], is_tight(sets, size, choice));
        }
    }
}

static void the_most_choices_have_room(void **context)
{
    (void)context;
    const uint16_t sets[9] = {15, 15, 15, 15, 15, 15, 15, 15, 15};
    uint16_t choices[MOST_HALL_SETS];

    assert_int_equal(hall_sets(sets, 4, choices), MOST_HALL_SETS);
    assert_int_equal(choices[0], 0xf);
    assert_int_equal(choices[MOST_HALL_SETS - 1], 0x1e0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_hall_sets_are_found_once),
        cmocka_unit_test(the_most_choices_have_room),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
