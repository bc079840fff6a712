/* SPDX-License-Identifier: MIT */
/*
 * How many nodes a node follows from, counted once and asked for often, and the whole of them as
 * the closure of what each follows from at once.
 */
#include "support/rating/chained.h"

static void compare_node(struct chained *c, chain_run *run, chain_node node)
{
    chain_node found[NODES], parents[CANDIDATES];
    bool known[NODES] = {false};
    const int count = gather_ancestors(&c->search, run, node, NODES, found);

    if (count > 1)
        assert_true(count_ancestors(&c->search, run, node, count - 1) >= count);
    assert_int_equal(count_ancestors(&c->search, run, node, count), count);
    assert_int_equal(count_ancestors(&c->search, run, node, 1), count);
    for (int i = 0; i < count; i++) {
        assert_false(known[found[i]]);
        known[found[i]] = true;
    }
    for (int i = 0; i < count; i++)
        for (int j = parents_of_node(&c->search, run, found[i], parents); j-- > 0;)
            assert_true(known[parents[j]]);
    assert_true(known[run->start]);
}

static void compare(struct chained *c)
{
    begin_search(c, SE_PLUS);
    begin_runs(&c->search);
    for (int candidate = 0; candidate < CANDIDATES; candidate += 3) {
        if ((c->rater->m.of[candidate / 9] & digit_set(candidate % 9 + 1)) == 0)
            continue;
        chain_run *run = wanted_run(&c->search, (chain_node)(FIRST_ON + candidate));

        assert_int_equal(count_ancestors(&c->search, run, run->start, NODES), 1);
        for (int i = 0; i < run->on_count; i++)
            compare_node(c, run, (chain_node)(FIRST_ON + run->on[i]));
        for (int i = 0; i < run->off_count; i++)
            compare_node(c, run, run->off[i]);
    }
}

static void counts_are_those_of_the_closure(void **context)
{
    (void)context;
    for_chained_states(20, 2, 81, compare);
    for_chained_states_of(ESCARGOT, 3, compare);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(counts_are_those_of_the_closure),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
