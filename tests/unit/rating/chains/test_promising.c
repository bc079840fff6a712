/* SPDX-License-Identifier: MIT */
/*
 * The best hint of dynamic chains found by looking at the most promising first, against the one
 * found by following every chain in order.
 */
#include "rating/chains/promising.h"

#include "support/rating/chained.h"

static unsigned long hints, none;

static void compare(struct chained *c)
{
    chain_hint best;

    begin_search(c, SE_DYNAMIC);
    find_best_dynamic(&c->search);
    best = c->search.best;
    begin_search(c, SE_DYNAMIC);
    find_multiple_chains(&c->search);
    if (assert_same_hint(&best, &c->search.best))
        hints++;
    else
        none++;
}

static void the_best_is_found_first(void **context)
{
    (void)context;
    hints = none = 0;
    for_chained_states(200, 3, 53, compare);
    for_chained_states_of(ESCARGOT, 8, compare);
    for_chained_states_of(INKALA_2012, 8, compare);
    for_chained_states_of(GOLDEN_NUGGET, 8, compare);
    assert_true(hints > 0 && none > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_best_is_found_first),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
