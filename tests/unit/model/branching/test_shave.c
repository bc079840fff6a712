/* SPDX-License-Identifier: MIT */
/*
 * Every value left tried out, on top of each kind of propagation.
 */
#include "support/models.h"

static void shaving_singles(void **state)
{
    (void)state;
    const ennead_model_options options =
        MODEL(.filter = ENNEAD_MODEL_FILTER_SINGLES, .shave = ENNEAD_MODEL_SHAVE_NODES);
    const size_t tried = assert_fixpoints(&options, ORACLE_SINGLES | ORACLE_SHAVE);

    report_figure("shaving_singles: %zu states equal to the oracle's", tried);
}

static void shaving_domain(void **state)
{
    (void)state;
    const ennead_model_options options = MODEL(.shave = ENNEAD_MODEL_SHAVE_NODES);
    const size_t tried = assert_fixpoints(&options, ORACLE_DOMAIN | ORACLE_SHAVE);

    report_figure("shaving_domain: %zu states equal to the oracle's", tried);
}

static void shaving_values(void **state)
{
    (void)state;
    const ennead_model_options options =
        MODEL(.filter = ENNEAD_MODEL_FILTER_VALUE, .shave = ENNEAD_MODEL_SHAVE_NODES);
    const size_t tried = assert_fixpoints(&options, ORACLE_SHAVE);

    report_figure("shaving_values: %zu states equal to the oracle's", tried);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(shaving_singles),
        cmocka_unit_test(shaving_domain),
        cmocka_unit_test(shaving_values),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
