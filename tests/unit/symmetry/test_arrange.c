/* SPDX-License-Identifier: MIT */
/*
 * The tables of how three columns stand, against the same worked out step by step.
 */
#include "support/support.h"

#include "symmetry/arrange.h"

static unsigned loose_count(unsigned stand)
{
    return (unsigned)__builtin_popcount(stand_loose[stand]);
}

static void each_stand_is_another_order(void **state)
{
    (void)state;
    for (unsigned stand = 0; stand < STANDS; stand++) {
        const uint8_t *order = stand_order[stand];
        const unsigned loose = loose_count(stand);
        unsigned set = 0;

        assert_int_equal(1u << order[0] | 1u << order[1] | 1u << order[2], 7);
        assert_int_equal(stand_columns[stand], order[0] << 8 | order[1] << 4 | order[2]);
        for (unsigned i = 0; i < loose; i++)
            set |= 1u << order[i];
        assert_int_equal(stand_loose[stand], set);
        assert_int_equal(stand_of(order[0], order[1], order[2], loose), stand);
    }
}

/* Loose columns stand at the left; of these those with a cell as far right as can be. */
static void shapes_have_zeros_first(void **state)
{
    (void)state;
    for (unsigned stand = 0; stand < STANDS; stand++)
        for (unsigned row = 0; row < 8; row++) {
            const unsigned loose = loose_count(stand);
            const unsigned hits = (unsigned)__builtin_popcount(row & stand_loose[stand]);
            unsigned shape = 0;

            for (unsigned place = 0; place < 3; place++) {
                const bool filled = place < loose ? place >= loose - hits
                                                  : (row >> stand_order[stand][place] & 1) != 0;
                shape = shape << 1 | filled;
            }
            assert_int_equal(stand_shape[stand][row], shape);
        }
}

static void one_hit_column_stands_right_of_the_loose(void **state)
{
    (void)state;
    for (unsigned stand = 0; stand < STANDS; stand++)
        for (unsigned row = 0; row < 8; row++) {
            const unsigned loose = loose_count(stand), hit = row & stand_loose[stand];
            uint8_t order[3];
            unsigned count = 0;

            if (hit == 0) {
                assert_int_equal(stand_after[stand][row], stand);
                continue;
            }
            if ((hit & (hit - 1)) != 0) {
                assert_int_equal(stand_after[stand][row], NOT_SETTLED);
                continue;
            }
            for (unsigned place = 0; place < loose; place++)
                if ((hit >> stand_order[stand][place] & 1) == 0)
                    order[count++] = stand_order[stand][place];
            order[count++] = (uint8_t)__builtin_ctz(hit);
            for (unsigned place = loose; place < 3; place++)
                order[count++] = stand_order[stand][place];
            assert_int_equal(stand_after[stand][row],
                             stand_of(order[0], order[1], order[2], loose - 1));
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_stand_is_another_order),
        cmocka_unit_test(shapes_have_zeros_first),
        cmocka_unit_test(one_hit_column_stands_right_of_the_loose),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
