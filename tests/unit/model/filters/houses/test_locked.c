/* SPDX-License-Identifier: MIT */
/*
 * Locked candidates, beside the weakest and the strongest all-different that use them.
 */
#include "support/models.h"

static void locked_beside_singles(void **state)
{
    (void)state;
    const ennead_model_options options =
        MODEL(.filter = ENNEAD_MODEL_FILTER_SINGLES, .redundant = ENNEAD_MODEL_REDUNDANT_LOCKED);
    const size_t tried = assert_fixpoints(&options, ORACLE_SINGLES | ORACLE_LOCKED);

    report_figure("locked_beside_singles: %zu states equal to the oracle's", tried);
}

static void locked_beside_domain(void **state)
{
    (void)state;
    const ennead_model_options options = MODEL(.redundant = ENNEAD_MODEL_REDUNDANT_LOCKED);
    const size_t tried = assert_fixpoints(&options, ORACLE_DOMAIN | ORACLE_LOCKED);

    report_figure("locked_beside_domain: %zu states equal to the oracle's", tried);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(locked_beside_singles),
        cmocka_unit_test(locked_beside_domain),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
