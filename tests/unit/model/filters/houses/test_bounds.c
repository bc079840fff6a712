/* SPDX-License-Identifier: MIT */
/*
 * All-different by Hall intervals, against the definition tried out.
 */
#include "support/models.h"

static void bounds_reach_the_fixpoint(void **state)
{
    (void)state;
    const ennead_model_options options = MODEL(.filter = ENNEAD_MODEL_FILTER_BOUNDS);
    const size_t tried = assert_fixpoints(&options, ORACLE_BOUNDS);

    report_figure("bounds_reach_the_fixpoint: %zu states equal to the oracle's", tried);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bounds_reach_the_fixpoint),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
