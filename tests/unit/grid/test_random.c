/* SPDX-License-Identifier: MIT */
/*
 * Random streams: the same on every machine (fixed numbers), different for different seeds and
 * puzzles, and even where they are cut to a bound.
 */
#include "support/support.h"

#include "grid/random.h"

/* Published: the first numbers of SplitMix64 from the state 0, as its authors' code prints them. */
static void the_numbers_are_splitmix64(void **state)
{
    (void)state;
    random_stream s = {0};

    assert_true(random_next(&s) == 0xe220a8397b1dcdafu);
    assert_true(random_next(&s) == 0x6e789e6aa1b965f4u);
    assert_true(random_next(&s) == 0x06c45d188009454fu);
}

static void programs_get_the_same_numbers(void **state)
{
    (void)state;
    random_stream s = {7};
    uint64_t at = 7;

    for (int i = 0; i < 100; i++)
        assert_true(ennead_random_next(&at) == random_next(&s));
    assert_true(at == s.state);
}

static void neighboring_seeds_and_puzzles_share_no_stream(void **state)
{
    (void)state;
    enum { SIDE = 64 };
    uint64_t states[SIDE * SIDE];

    for (uint64_t seed = 0; seed < SIDE; seed++)
        for (uint64_t number = 0; number < SIDE; number++)
            states[seed * SIDE + number] = random_stream_of(seed, number).state;
    for (size_t i = 0; i < COUNT_OF(states); i++)
        for (size_t j = 0; j < i; j++)
            assert_true(states[i] != states[j]);
}

static void equal_seed_and_number_make_equal_streams(void **state)
{
    (void)state;
    random_stream a = random_stream_of(12, 34), b = random_stream_of(12, 34);

    for (int i = 0; i < 100; i++)
        assert_true(random_next(&a) == random_next(&b));
}

/* For each bound, Pearson's chi-square against its mean plus eight standard deviations: with fixed
 * seeds this fails only when the numbers are wrong. */
static void numbers_below_a_bound_are_even(void **state)
{
    (void)state;
    enum { DRAWS = 90000 };

    for (uint32_t bound = 1; bound <= 9; bound++) {
        random_stream s = random_stream_of(1, bound);
        unsigned seen[9] = {0};
        double chi_square = 0, mean = (double)DRAWS / bound;

        for (int i = 0; i < DRAWS; i++) {
            const uint32_t number = random_below(&s, bound);

            assert_true(number < bound);
            seen[number]++;
        }
        for (uint32_t i = 0; i < bound; i++)
            chi_square += (seen[i] - mean) * (seen[i] - mean) / mean;
        assert_true(chi_square < 8 + 8 * 4);
    }
}

/* At this bound a quarter of all draws is unfair and drawn again. */
static void a_large_bound_is_even_too(void **state)
{
    (void)state;
    enum { DRAWS = 30000 };
    const uint32_t bound = 3u << 30;
    random_stream s = random_stream_of(2, 2);
    unsigned thirds[3] = {0};

    for (int i = 0; i < DRAWS; i++) {
        const uint32_t number = random_below(&s, bound);

        assert_true(number < bound);
        thirds[number >> 30]++;
    }
    for (int i = 0; i < 3; i++)
        assert_in_range(thirds[i], DRAWS / 3 - 600, DRAWS / 3 + 600);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_numbers_are_splitmix64),
        cmocka_unit_test(programs_get_the_same_numbers),
        cmocka_unit_test(neighboring_seeds_and_puzzles_share_no_stream),
        cmocka_unit_test(equal_seed_and_number_make_equal_streams),
        cmocka_unit_test(numbers_below_a_bound_are_even),
        cmocka_unit_test(a_large_bound_is_even_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
