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
    chain_hint best, expected;

    begin_search(c, SE_DYNAMIC);
    find_best_dynamic(&c->search);
    best = c->search.best;
    begin_search(c, SE_DYNAMIC);
    find_multiple_chains(&c->search);
    expected = c->search.best;
    assert_int_equal(best.rank, expected.rank);
    none += best.rank == NO_RANK;
    if (best.rank == NO_RANK)
        return;
    hints++;
    assert_int_equal(best.complexity, expected.complexity);
    assert_int_equal(best.shape, expected.shape);
    assert_int_equal(best.source, expected.source);
    assert_int_equal(best.target, expected.target);
    assert_int_equal(best.key, expected.key);
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
