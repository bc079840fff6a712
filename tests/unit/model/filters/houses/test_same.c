/* SPDX-License-Identifier: MIT */
/*
 * The same values in what two houses do not share.
 */
#include "support/models.h"

static void same_beside_domain(void **state)
{
    (void)state;
    const ennead_model_options options = MODEL(.redundant = ENNEAD_MODEL_REDUNDANT_SAME);
    const size_t tried = assert_fixpoints(&options, ORACLE_DOMAIN | ORACLE_SAME);

    report_figure("same_beside_domain: %zu states equal to the oracle's", tried);
}

static void same_and_fish_beside_domain(void **state)
{
    (void)state;
    const ennead_model_options options =
        MODEL(.redundant = ENNEAD_MODEL_REDUNDANT_SAME | ENNEAD_MODEL_REDUNDANT_FISH);
    const size_t tried = assert_fixpoints(&options, ORACLE_DOMAIN | ORACLE_SAME | ORACLE_FISH);

    report_figure("same_and_fish_beside_domain: %zu states equal to the oracle's", tried);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(same_beside_domain),
        cmocka_unit_test(same_and_fish_beside_domain),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
