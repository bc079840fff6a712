/* SPDX-License-Identifier: MIT */
/*
 * Looking ahead compared with following: a supposition with nested forcing or multiple chains
 * never leads to more, in the original order, than looking ahead has found.
 */
#include "rating/chains/relaxation.h"
#include "support/rating/chained.h"

static unsigned long bad, good, contradictions;

static void compare_run(const reachability *reachable, const chain_run *run)
{
    contradictions += run->conflict;
    if (is_bad(reachable, run->start)) {
        bad++;
        return;
    }
    good++;
    assert_false(run->conflict);
    assert_follows(reachable, run);
}

/* Every 7th supposition: the others take long under sanitizers. */
static void compare(struct chained *c, se_level level)
{
    begin_search(c, level);
    begin_runs(&c->search);
    const reachability *reachable = relax_search(&c->search);

    assert_non_null(reachable);
    for (int node = (int)level % 7; node < NODES; node += is_long_run() ? 1 : 7)
        if (reachable->column[node] != NO_COLUMN)
            compare_run(reachable, wanted_run(&c->search, (chain_node)node));
}

static void compare_both(struct chained *c)
{
    compare(c, SE_NESTED_FORCING);
    compare(c, SE_NESTED_MULTIPLE);
}

static void what_is_found_was_foreseen(void **context)
{
    (void)context;
    bad = good = contradictions = 0;
    for_chained_states(20, 2, 61, compare_both);
    for_chained_states_of(ESCARGOT, 2, compare_both);
    for_chained_states_of(GOLDEN_NUGGET, 1, compare_both);
    assert_true(bad > 0 && good > 0 && contradictions > 0);
}

static void boards_with_too_many_candidates_are_left_out(void **context)
{
    (void)context;
    ennead_rater *rater;
    chain_search s;
    ennead_state state = {.limited = false};

    assert_int_equal(ennead_rater_new(NULL, NULL, &rater), ENNEAD_STATUS_OK);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        state.candidates[cell] = ENNEAD_ALL_DIGITS;
    marks_of_state(&rater->m, &state);
    begin_chain_search(&s, rater, SE_NESTED_FORCING);
    begin_runs(&s);
    assert_null(relax_search(&s));
    ennead_rater_free(rater);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_found_was_foreseen),
        cmocka_unit_test(boards_with_too_many_candidates_are_left_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
