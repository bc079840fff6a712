/* SPDX-License-Identifier: MIT */
/*
 * Hints of several dynamic chains: the best is the same whether all complexities are counted to
 * their end or only as far as they can win, and whether all suppositions are followed or only those
 * that a reachable leaves, as in inner searches.
 */
#include "support/rating/chained.h"

static chain_hint plain_best;

static void keep_plain_best(chain_search *s, const chain_hint *hint)
{
    (void)s;
    if (compare_hints(hint, &plain_best) < 0)
        plain_best = *hint;
}

static void assert_best(const chain_search *s)
{
    const chain_hint *best = &s->best;

    assert_int_equal(best->rank, plain_best.rank);
    if (best->rank == NO_RANK)
        return;
    assert_int_equal(best->complexity, plain_best.complexity);
    assert_int_equal(best->source, plain_best.source);
    assert_int_equal(best->target, plain_best.target);
    assert_int_equal(best->shape, plain_best.shape);
    assert_int_equal(best->key, plain_best.key);
}

static unsigned found, missed;

static void compare(struct chained *c)
{
    begin_search(c, SE_DYNAMIC);
    c->search.sink = keep_plain_best;
    c->search.rival = NULL;
    plain_best = (chain_hint){.rank = NO_RANK};
    find_multiple_chains(&c->search);
    for (int depth = 0; depth < 2; depth++) {
        begin_search(c, SE_DYNAMIC);
        c->search.depth = depth;
        find_multiple_chains(&c->search);
        assert_best(&c->search);
        assert_null(c->search.reachable);
    }
    found += plain_best.rank != NO_RANK;
    missed += plain_best.rank == NO_RANK;
}

static void the_best_hint_is_the_best_of_all(void **context)
{
    (void)context;
    found = missed = 0;
    for_chained_states(40, 3, 91, compare);
    for_chained_states_of(ESCARGOT, 8, compare);
    for_chained_states_of(GOLDEN_NUGGET, 1, compare);
    assert_true(found > 0 && missed > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_best_hint_is_the_best_of_all),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
