/* SPDX-License-Identifier: MIT */
/*
 * Nishio with most candidates settled by placements against Nishio that follows all.
 */
#include "support/rating/chained.h"
#include "support/states.h"

static unsigned long conflicts, settled;

static void compare(se_rater *rater)
{
    chain_search s;
    cells on[10], off[10];

    begin_chain_search(&s, rater, SE_NISHIO);
    begin_runs(&s);
    for (int digit = 1; digit <= 9; digit++)
        settle_nishio(s.before, digit, &on[digit], &off[digit]);
    for (int candidate = 0; candidate < CANDIDATES; candidate++) {
        const int cell = candidate / 9, digit = candidate % 9 + 1;

        if ((rater->m.of[cell] & digit_set(digit)) == 0)
            continue;
        const bool on_fails = wanted_run(&s, (chain_node)(FIRST_ON + candidate))->conflict,
                   off_fails = wanted_run(&s, (chain_node)candidate)->conflict;

        assert_false(on_fails && (on[digit] & CELL(cell)) != 0);
        assert_false(off_fails && (off[digit] & CELL(cell)) != 0);
        conflicts += on_fails;
        conflicts += off_fails;
        settled += (on[digit] & CELL(cell)) != 0;
        settled += (off[digit] & CELL(cell)) != 0;
    }
}

static void compare_chained(struct chained *c)
{
    compare(c->rater);
}

static void what_is_settled_leads_to_no_contradiction(void **context)
{
    (void)context;
    struct generator g = {41};
    ennead_rater *rater;

    conflicts = settled = 0;
    for_chained_states(60, 3, 42, compare_chained);
    assert_int_equal(ennead_rater_new(NULL, NULL, &rater), ENNEAD_STATUS_OK);
    rater->node_limit = UINT64_MAX;
    for (int i = 0; i < 200; i++) {
        const ennead_state state = random_state(&g);

        marks_of_state(&rater->m, &state);
        compare(rater);
    }
    ennead_rater_free(rater);
    assert_true(conflicts > 0);
    assert_true(settled > 100 * conflicts || settled > 10000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_settled_leads_to_no_contradiction),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
