/* SPDX-License-Identifier: MIT */
/*
 * The reachable against following every supposition: the same contradictions, the same nodes where
 * there is none, and nothing in common kept back.
 */
#include "support/rating/chained.h"
#include "support/states.h"

static unsigned long bad, good, common, none;

static void compare_run(const reachability *reachable, chain_run *run)
{
    const uint64_t *led = &reachable->led[reachable->column[run->start] * LED_WORDS];

    assert_int_equal(is_bad(reachable, run->start), run->conflict);
    bad += run->conflict;
    good += !run->conflict;
    for (int number = 0; number < reachable->count && !run->conflict; number++) {
        const int candidate = reachable->candidate[number], word = number / 64 * 2;

        assert_int_equal(led[word] >> number % 64 & 1, is_on(run, candidate));
        assert_int_equal(led[word + 1] >> number % 64 & 1, is_off(run, candidate));
    }
}

/* What the suppositions of some candidates of one cell have in common. */
static void compare_cell(chain_search *s, const reachability *reachable, int cell)
{
    chain_node nodes[9];
    uint8_t all[CANDIDATES];
    uint64_t together[LED_WORDS];
    int count = 0;
    bool any = false, conflict = false;

    memset(all, NODE_ON | NODE_OFF, sizeof all);
    for (digits rest = s->before->of[cell]; rest != 0; rest = without_lowest_digit(rest))
        nodes[count++] = (chain_node)(FIRST_ON + candidate_of(cell, lowest_digit(rest)));
    for (int i = 0; i < count; i++) {
        const chain_run *run = wanted_run(s, nodes[i]);

        conflict |= run->conflict;
        for (int candidate = 0; candidate < CANDIDATES; candidate++)
            all[candidate] &= run->states.of[candidate];
    }
    for (int candidate = 0; candidate < CANDIDATES; candidate++)
        any |= all[candidate] != 0;
    const bool said = have_common_nodes(reachable, nodes, count, together);
    assert_true(said || !any);
    if (!conflict)
        assert_int_equal(said, any);
    common += said;
    none += !said;
}

static void compare(chain_search *s)
{
    reachability *reachable = &s->memory->reachable;

    begin_runs(s);
    fill_reachability(reachable, &s->memory->implied_by_depth[s->depth]);
    for (int node = 0; node < NODES; node++)
        if (reachable->column[node] != NO_COLUMN)
            compare_run(reachable, wanted_run(s, (chain_node)node));
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        if (digit_count(s->before->of[cell]) > 1)
            compare_cell(s, reachable, cell);
}

static void compare_chained(struct chained *c)
{
    begin_search(c, SE_DYNAMIC);
    compare(&c->search);
}

static void the_sieve_keeps_what_leads_to_hints(void **context)
{
    (void)context;
    struct generator g = {51};
    ennead_rater *rater;

    bad = good = common = none = 0;
    for_chained_states(30, 2, 52, compare_chained);
    for_chained_states_of(ESCARGOT, 3, compare_chained);
    assert_int_equal(ennead_rater_new(NULL, NULL, &rater), ENNEAD_STATUS_OK);
    for (int i = 0; i < 20; i++) {
        const ennead_state state = random_state(&g);
        chain_search s;

        marks_of_state(&rater->m, &state);
        begin_chain_search(&s, rater, SE_DYNAMIC);
        compare(&s);
    }
    ennead_rater_free(rater);
    assert_true(bad > 0 && good > 0 && common > 0 && none > 0);
}

/* All 729 candidates: nothing follows but what sees them. */
static void an_empty_board_is_sieved(void **context)
{
    (void)context;
    ennead_rater *rater;
    chain_search s;
    ennead_state state = {.limited = false};

    assert_int_equal(ennead_rater_new(NULL, NULL, &rater), ENNEAD_STATUS_OK);
    for (int cell = 0; cell < ENNEAD_CELLS; cell++)
        state.candidates[cell] = ENNEAD_ALL_DIGITS;
    marks_of_state(&rater->m, &state);
    begin_chain_search(&s, rater, SE_DYNAMIC);
    compare(&s);
    assert_int_equal(s.memory->reachable.columns, CANDIDATES);
    ennead_rater_free(rater);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_sieve_keeps_what_leads_to_hints),
        cmocka_unit_test(an_empty_board_is_sieved),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
