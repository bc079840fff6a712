/* SPDX-License-Identifier: MIT */
/*
 * Tight choices against all combinations, and in their order.
 */
#include "support/rating/raters.h"

static void every_tight_choice_is_there_in_order(void **context)
{
    (void)context;
    struct generator generator = {71};
    unsigned long found = 0;

    for (unsigned long i = 0; i < test_size(4000, 400000); i++) {
        const int size = 2 + (int)(i % 5), least = 1 + (int)(i / 5 % 2);
        uint16_t sets[9], choices[SE_MOST_CHOICES];
        unsigned combination = (1u << size) - 1;
        int count, next = 0;
        for (int set = 0; set < 9; set++) {
            sets[set] = 0;
            for (int member = 0; member < 9; member++)
                if (generator_below(&generator, 9) < 3)
                    sets[set] |= (uint16_t)(1u << member);
        }
        count = se_hall_sets(sets, size, least, choices);
        do {
            unsigned all = 0;
            bool fit = true;
            for (int set = 0; set < 9; set++)
                if ((combination >> set & 1) != 0) {
                    all |= sets[set];
                    fit = fit && __builtin_popcount(sets[set]) >= least;
                }
            if (fit && __builtin_popcount(all) == size) {
                assert_true(next < count);
                assert_int_equal(choices[next++], combination);
            }
        } while (plain_next(&combination, 9));
        assert_int_equal(next, count);
        found += (unsigned long)count;
    }
    assert_true(found > 0);
}

/* Nine equal sets: every choice is tight, as many as there is room for. */
static void there_is_room_for_all(void **context)
{
    (void)context;
    uint16_t sets[9], choices[SE_MOST_CHOICES];

    for (int size = 2; size <= 6; size++) {
        static const int binomials[] = {0, 9, 36, 84, 126, 126, 84};
        for (int set = 0; set < 9; set++)
            sets[set] = (uint16_t)((1u << size) - 1);
        assert_int_equal(se_hall_sets(sets, size, 2, choices), binomials[size]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_tight_choice_is_there_in_order),
        cmocka_unit_test(there_is_room_for_all),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
