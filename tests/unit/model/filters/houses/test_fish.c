/* SPDX-License-Identifier: MIT */
/*
 * Rows matched with columns, for each value.
 */
#include "support/models.h"

static void fish_beside_domain(void **state)
{
    (void)state;
    const ennead_model_options options = MODEL(.redundant = ENNEAD_MODEL_REDUNDANT_FISH);
    const size_t tried = assert_fixpoints(&options, ORACLE_DOMAIN | ORACLE_FISH);

    report_figure("fish_beside_domain: %zu states equal to the oracle's", tried);
}

static void fish_beside_value(void **state)
{
    (void)state;
    const ennead_model_options options =
        MODEL(.filter = ENNEAD_MODEL_FILTER_VALUE, .redundant = ENNEAD_MODEL_REDUNDANT_FISH);
    const size_t tried = assert_fixpoints(&options, ORACLE_FISH);

    report_figure("fish_beside_value: %zu states equal to the oracle's", tried);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fish_beside_domain),
        cmocka_unit_test(fish_beside_value),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
