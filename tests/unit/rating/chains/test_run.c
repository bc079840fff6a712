/* SPDX-License-Identifier: MIT */
/*
 * Following a supposition: true suppositions lead to nothing false, on every level; every node
 * follows from nodes found before it; and links alone turn on whatever is left alone.
 */
#include "support/rating/chained.h"

static bool is_true(const struct chained *c, int candidate)
{
    return c->solution[candidate / 9] == candidate % 9 + 1;
}

static void assert_right(const struct chained *c, const chain_run *run)
{
    assert_false(run->conflict);
    for (int i = 0; i < run->on_count; i++)
        assert_true(is_true(c, run->on[i]));
    for (int i = 0; i < run->off_count; i++)
        assert_false(is_true(c, run->off[i]));
}

/* Each node is in one list once, and each of its parents was found. */
static void assert_in_order(struct chained *c, const chain_run *run)
{
    bool known[NODES] = {false};
    chain_node parents[CANDIDATES], found[NODES];
    int on = 0, off = 0;

    while (on < run->on_count || off < run->off_count) {
        chain_node node = 0;
        bool follows = false;

        for (int kind = 0; kind < 2 && !follows; kind++) {
            if (kind == 0 ? on == run->on_count : off == run->off_count)
                continue;
            node = (chain_node)(kind == 0 ? FIRST_ON + run->on[on] : run->off[off]);
            follows = true;
            for (int i = parents_of_node(&c->search, run, node, parents); i-- > 0;)
                follows &= known[parents[i]];
        }
        assert_true(follows);
        assert_false(known[node] || known[(node + FIRST_ON) % NODES]);
        known[node] = true;
        on += node >= FIRST_ON;
        off += node < FIRST_ON;
    }
    for (int node = 0; node < NODES; node++)
        if (known[node]) {
            assert_true(node >= FIRST_ON ? is_on(run, node - FIRST_ON) : is_off(run, node));
            const int count = gather_ancestors(&c->search, run, (chain_node)node, NODES, found);
            bool begins = false;
            assert_int_equal(found[0], node);
            for (int i = 0; i < count; i++)
                begins |= found[i] == run->start;
            assert_true(begins);
        }
}

static void follow_all(struct chained *c, se_level level)
{
    begin_search(c, level);
    begin_runs(&c->search);
    for (int candidate = 0; candidate < CANDIDATES; candidate++) {
        if ((c->rater->m.of[candidate / 9] & digit_set(candidate % 9 + 1)) == 0)
            continue;
        for (int on = 0; on < 2; on++) {
            const chain_run *run =
                wanted_run(&c->search, (chain_node)(candidate + (on ? FIRST_ON : 0)));

            if (is_true(c, candidate) == on)
                assert_right(c, run);
            if (run->conflict)
                assert_true(is_true(c, candidate) != on);
            if (level < SE_NESTED_FORCING)
                assert_in_order(c, run);
        }
    }
}

static void follow_simple_levels(struct chained *c)
{
    for (int level = SE_NISHIO; level <= SE_PLUS; level++)
        follow_all(c, (se_level)level);
}

static void follow_nested_levels(struct chained *c)
{
    for (int level = SE_NESTED_FORCING; level <= SE_NESTED_DYNAMIC_0; level++)
        follow_all(c, (se_level)level);
}

static void follow_deepest_level(struct chained *c)
{
    const int last = is_long_run() ? SE_NESTED_DYNAMIC_3 : SE_NESTED_DYNAMIC_0;

    follow_nested_levels(c);
    for (int level = SE_NESTED_DYNAMIC_1; level <= last; level++)
        follow_all(c, (se_level)level);
}

static void what_follows_is_true(void **context)
{
    (void)context;
    for_chained_states(40, 2, 21, follow_simple_levels);
    for_chained_states_of(ESCARGOT, 2, follow_simple_levels);
}

static void what_follows_by_nested_chains_is_true(void **context)
{
    (void)context;
    for_chained_states(6, 1, 22, follow_nested_levels);
    for_chained_states_of(INKALA_2012, 1, follow_deepest_level);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_follows_is_true),
        cmocka_unit_test(what_follows_by_nested_chains_is_true),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
