/* SPDX-License-Identifier: MIT */
/*
 * The scale: names, surcharges, and ranks, which compare as sums of binary fractions do.
 */
#include "rating/base/scale.h"
#include "support/support.h"

static void techniques_have_names_and_ratings(void **context)
{
    (void)context;
    int least = 0;

    for (int i = 0; i < ENNEAD_SE_TECHNIQUE_COUNT; i++) {
        assert_non_null(ennead_se_technique_name(i));
        for (int j = 0; j < i; j++)
            assert_string_not_equal(ennead_se_technique_name(i), ennead_se_technique_name(j));
        assert_true(ennead_se_technique_rating(i) >= 10);
        least = ennead_se_technique_rating(i);
    }
    assert_int_equal(least, 105);
    assert_string_equal(ennead_se_technique_name(ENNEAD_SE_UNIQUE_LOOP_6_2),
                        "Unique Loop 6 type 2");
    assert_string_equal(ennead_se_technique_name(ENNEAD_SE_DOUBLE_PLUS),
                        "Dynamic Double Forcing Chains (+)");
    assert_null(ennead_se_technique_name(-1));
    assert_null(ennead_se_technique_name(ENNEAD_SE_TECHNIQUE_COUNT));
    assert_int_equal(ennead_se_technique_rating(-1), 0);
    assert_int_equal(ennead_se_technique_rating(ENNEAD_SE_TECHNIQUE_COUNT), 0);
}

static void later_techniques_are_of_the_later_scale(void **context)
{
    (void)context;
    int later = 0;

    for (int i = 0; i < ENNEAD_SE_TECHNIQUE_COUNT; i++)
        later += ennead_se_technique_scale(i) == ENNEAD_SE_SCALE_1181;
    assert_int_equal(later, 22 + 4);
    assert_int_equal(ennead_se_technique_scale(ENNEAD_SE_GROUPED_KITE_3), ENNEAD_SE_SCALE_1181);
    assert_int_equal(ennead_se_technique_scale(ENNEAD_SE_TUVWXYZ_WING), ENNEAD_SE_SCALE_1181);
    assert_int_equal(ennead_se_technique_scale(ENNEAD_SE_XYZ_WING), ENNEAD_SE_SCALE_121);
    assert_int_equal(ennead_se_technique_scale(ENNEAD_SE_TURBOT_FISH), ENNEAD_SE_SCALE_121);
}

/* By the steps that RATING.md names. */
static void long_chains_cost_more(void **context)
{
    (void)context;
    static const int limits[] = {4,  6,   8,   12,  16,  24,  32,  48,  64,
                                 96, 128, 192, 256, 384, 512, 768, 1024};

    for (int complexity = 0; complexity < 1200; complexity++) {
        int expected = 0;
        for (size_t i = 0; i < COUNT_OF(limits); i++)
            expected += complexity - 2 > limits[i];
        assert_int_equal(se_length_surcharge(complexity), expected);
    }
}

struct sum {
    int base, added;
    double value;
};

static void ranks_compare_as_sums_of_fractions(void **context)
{
    (void)context;
    static const struct {
        int base, most;
        double value;
    } bases[] = {{45, 6, 4.5},  {46, 6, 4.5 + 0.1}, {47, 6, 4.5 + 0.2}, {50, 6, 4.5 + 0.3 + 0.2},
                 {40, 3, 4.0},  {54, 3, 5.4},       {55, 1, 5.5},       {57, 5, 5.7},
                 {58, 3, 5.8},  {62, 2, 6.2},       {65, 16, 6.5},      {66, 16, 6.6},
                 {70, 16, 7.0}, {75, 16, 7.5},      {80, 16, 8.0},      {85, 21, 8.5},
                 {90, 21, 9.0}, {95, 20, 9.5},      {100, 20, 10.0},    {105, 20, 10.5}};
    struct sum sums[COUNT_OF(bases) * 22];
    size_t count = 0;

    for (size_t i = 0; i < COUNT_OF(bases); i++) {
        double tenths = 0;
        for (int added = 0; added <= bases[i].most; added++) {
            /* Sets are added as a product, lengths one tenth after the other. */
            const double surcharge = bases[i].base < 65 ? added * 0.1 : tenths;
            sums[count++] = (struct sum){bases[i].base, added, bases[i].value + surcharge};
            tenths += 0.1;
        }
    }
    for (size_t i = 0; i < count; i++)
        for (size_t j = 0; j < count; j++) {
            const int a = se_rank(sums[i].base, sums[i].added);
            const int b = se_rank(sums[j].base, sums[j].added);
            assert_int_equal(a < b, sums[i].value < sums[j].value);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(techniques_have_names_and_ratings),
        cmocka_unit_test(later_techniques_are_of_the_later_scale),
        cmocka_unit_test(long_chains_cost_more),
        cmocka_unit_test(ranks_compare_as_sums_of_fractions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
