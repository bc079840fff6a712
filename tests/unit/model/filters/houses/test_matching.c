/* SPDX-License-Identifier: MIT */
/*
 * The matching filter against each pair tried out: random sets of all sizes, with partners to spare
 * and without, with good, bad and impossible guesses.
 */
#include "support/models.h"

#include "model/filters/houses/matching_nine.h"

enum { MOST_ITEMS = 16, ROUNDS = 4000 };

/* Sets of partners below `partners`; sparse ones, so that often something follows. */
static void make_sets(struct generator *g, domain *sets, int items, unsigned partners)
{
    for (int i = 0; i < items; i++) {
        const unsigned count = 1 + generator_below(g, 4);
        sets[i] = 0;
        for (unsigned k = 0; k < count; k++)
            sets[i] |= value_bit((int)generator_below(g, partners));
        /* Items in the first half share few partners. */
        if (i < items / 2 && generator_below(g, 2) == 0)
            sets[i] = value_bit((int)generator_below(g, (unsigned)items)) |
                      value_bit((int)generator_below(g, (unsigned)items));
    }
}

static void expect_pairs(const domain *sets, int items, domain *expected)
{
    for (int i = 0; i < items; i++) {
        expected[i] = 0;
        for (domain left = sets[i]; left != 0; left &= left - 1) {
            unsigned long long fixed[MOST_ITEMS];
            for (int k = 0; k < items; k++)
                fixed[k] = k == i ? left & -left : sets[k];
            if (oracle_matchable(fixed, items))
                expected[i] |= left & -left;
        }
    }
}

static void filters_what_is_in_no_matching(void **state)
{
    (void)state;
    struct generator g = {3};
    size_t seen[MATCHED_FEWER + 1] = {0};
    const int rounds = (int)test_size(ROUNDS, 100 * ROUNDS);

    for (int round = 0; round < rounds; round++) {
        const int items = 1 + (int)generator_below(&g, MOST_ITEMS);
        const unsigned spare = generator_below(&g, 3) == 0 ? generator_below(&g, 5) : 0;
        const unsigned partners = generator_below(&g, 40) == 0 ? 64 : (unsigned)items + spare;
        domain sets[MOST_ITEMS], before[MOST_ITEMS], expected[MOST_ITEMS];
        uint8_t guess[MOST_ITEMS];

        make_sets(&g, sets, items, partners);
        memcpy(before, sets, sizeof sets);
        expect_pairs(sets, items, expected);
        for (int i = 0; i < items; i++)
            guess[i] = (uint8_t)generator_below(&g, partners);
        const matched found = matching_filter(sets, guess, items);
        seen[found]++;
        assert_int_equal(found == MATCHED_NOT, expected[0] == 0);
        const domain *wanted = found == MATCHED_NOT ? before : expected;
        assert_memory_equal(sets, wanted, (size_t)items * sizeof *sets);
        assert_int_equal(found == MATCHED_FEWER,
                         memcmp(sets, before, (size_t)items * sizeof *sets) != 0);
        for (int i = 0; found != MATCHED_NOT && i < items; i++) {
            assert_true((sets[i] & value_bit(guess[i])) != 0);
            for (int k = 0; k < i; k++)
                assert_int_not_equal(guess[i], guess[k]);
        }
    }
    report_figure("matching: %zu without, %zu with all pairs, %zu with fewer", seen[MATCHED_NOT],
                  seen[MATCHED_ALIKE], seen[MATCHED_FEWER]);
    for (int i = 0; i <= MATCHED_FEWER; i++)
        assert_true(seen[i] > (size_t)rounds / 50);
}

static void nine_are_put_into_order(void **state)
{
    (void)state;
    struct generator g = {5};
    size_t seen[MATCHED_FEWER + 1] = {0};
    const int rounds = (int)test_size(ROUNDS, 100 * ROUNDS);
    uint16_t order[NINE] = {0, 1, 2, 3, 4, 5, 6, 7, 8};

    for (int round = 0; round < rounds; round++) {
        domain items[NINE], expected[NINE], keep[NINE];
        int open = 0;

        make_sets(&g, items, NINE, NINE);
        for (int i = 0; i < NINE && round % 2 == 0; i++)
            items[i] |= value_bit((int)generator_below(&g, NINE)) |
                        value_bit((int)generator_below(&g, NINE));
        expect_pairs(items, NINE, expected);
        for (int i = 0; i < NINE; i++)
            open += !is_single(items[i]);
        nine_items x = nine_items_of(items, order);
        assert_int_equal(x.open, open);
        const matched found = matching_filter_nine(&x, keep);
        seen[found]++;
        assert_int_equal(found == MATCHED_NOT, expected[0] == 0);
        domain ordered = 0;
        for (int i = 0; i < NINE; i++) {
            const domain set = items[order[i]];
            ordered |= value_bit(order[i]);
            assert_true(found == MATCHED_NOT || (set & value_bit(i)) != 0);
            if (found != MATCHED_NOT)
                assert_int_equal(found == MATCHED_FEWER ? set & keep[i] : set, expected[order[i]]);
        }
        assert_int_equal(ordered, 0x1ff);
        assert_int_equal(found == MATCHED_FEWER,
                         found != MATCHED_NOT && memcmp(items, expected, sizeof items) != 0);
    }
    for (int i = 0; i <= MATCHED_FEWER; i++)
        assert_true(seen[i] > (size_t)rounds / 50);
}

static void sixty_four_of_each_are_matched(void **state)
{
    (void)state;
    domain sets[64];
    uint8_t guess[64] = {0};

    for (int i = 0; i < 64; i++)
        sets[i] = value_bit(i) | value_bit((i + 1) % 64);
    assert_int_equal(matching_filter(sets, guess, 64), MATCHED_ALIKE);
    sets[63] = value_bit(63);
    assert_int_equal(matching_filter(sets, guess, 64), MATCHED_FEWER);
    for (int i = 0; i < 64; i++)
        assert_int_equal(sets[i], value_bit(i));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(filters_what_is_in_no_matching),
        cmocka_unit_test(nine_are_put_into_order),
        cmocka_unit_test(sixty_four_of_each_are_matched),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
